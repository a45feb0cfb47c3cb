"""The tables somebody sits at, with their secrets, in a file that only this user can read."""

from __future__ import annotations

import json
import os
from pathlib import Path

from deskovka.core.errors import DeskovkaError
from deskovka.terminal.files import FileError
from deskovka.terminal.remote.links import Link, read_link

ONLY_OWN = 0o600
MOST = 200  # tables of a server that are asked about; a server takes no more


class SeatsFile:
    """One JSON object a line, the latest last. Lines are only added, so several terminals lose nothing."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def remember(self, link: Link, invitation: str = "") -> None:
        """Keep a seat, and the secret of the invitation that led to it."""
        if link in self.links():
            return
        told = {"link": link.open, "secret": link.secret}
        line = json.dumps({**told, "invitation": invitation} if invitation else told)
        try:
            self.path.parent.mkdir(0o700, parents=True, exist_ok=True)
            file = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, ONLY_OWN)
            try:
                os.write(file, f"{line}\n".encode())
            finally:
                os.close(file)
        except OSError as error:
            raise FileError(
                f"{self.path}: cannot be written: {error.strerror or error}",
                "file-unwritable",
                file=str(self.path),
            ) from error

    def links(self) -> list[Link]:
        """All that is remembered, the latest first."""
        return list(dict.fromkeys(link for link, _ in self._remembered()))

    def at(self, link: Link) -> list[Link]:
        """The seats at the same table, the latest first."""
        return [known for known in self.links() if known.open == link.open]

    def taken_with(self, invitation: Link) -> Link | None:
        """The seat that was taken with an invitation."""
        found = (known for known, secret in self._remembered() if secret == invitation.secret)
        return next((known for known in found if known.open == invitation.open), None)

    def _remembered(self) -> list[tuple[Link, str]]:
        """Seats and invitations, the latest first; what is no such line is passed over."""
        try:
            lines = self.path.read_text("utf-8", errors="replace").splitlines()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise FileError(
                f"{self.path}: cannot be read: {error.strerror or error}",
                "file-unreadable",
                file=str(self.path),
            ) from error
        return [found for line in reversed(lines) if (found := _read(line))]

    def by_server(self) -> dict[str, list[Link]]:
        found: dict[str, list[Link]] = {}
        for link in self.links():
            found.setdefault(link.server, []).append(link)
        return {server: links[:MOST] for server, links in found.items()}


def _read(line: str) -> tuple[Link, str] | None:
    try:
        told = json.loads(line)
        return read_link(f"{told['link']}#{told['secret']}"), str(told.get("invitation", ""))
    except (ValueError, KeyError, TypeError, DeskovkaError):
        return None
