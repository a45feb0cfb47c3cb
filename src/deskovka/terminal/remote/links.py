"""Links to tables: `http://host/t/TABLE#SECRET`. What stands after the sign # never leaves this machine in a link.

A number there, `http://host/t/TABLE#2`, is no secret: it names a seat whose secret is remembered on this machine.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Seat
from deskovka.core.values import value
from deskovka.text import shortened

TABLE = re.compile(r"(?P<folder>.*)/t/(?P<table>[A-Za-z0-9]{12})/?")
SECRET = re.compile(r"[A-Za-z0-9_-]{22,64}")
SEAT = re.compile(r"[1-9][0-9]{0,2}")


class BadLink(DeskovkaError):
    """That is no link to a table or a server."""


@value
class Link:
    """A table of a server, and what proves who somebody is there; an empty secret is still to be found."""

    server: str
    table: str
    secret: str = ""
    seat: Seat | None = None  # which of the remembered seats is meant, where the secret is still to be found

    @property
    def open(self) -> str:
        """The link without the secret: for messages."""
        return f"{self.server}/t/{self.table}"

    def back_to(self, seat: Seat) -> str:
        """The link without the secret that leads back to a seat, on this machine."""
        return f"{self.open}#{seat + 1}"

    @property
    def whole(self) -> str:
        return f"{self.open}#{self.secret}"


def read_link(text: str) -> Link:
    """The table a link leads to."""
    server, path, secret = _split(text)
    match = TABLE.fullmatch(path)
    if match and SEAT.fullmatch(secret):
        return Link(server + match["folder"], match["table"], seat=int(secret) - 1)
    if match is None or (secret and not SECRET.fullmatch(secret)):
        shown = _shown(text)
        raise BadLink(
            f"{shown} is no link to a table: expected http://HOST/t/TABLE#SECRET, whole",
            "no-table-link",
            typed=shown,
        )
    return Link(server + match["folder"], match["table"], secret)


def read_server(text: str) -> str:
    """The address of a server, without a stroke at the end."""
    server, path, secret = _split(text)
    if secret or TABLE.fullmatch(path):
        shown = _shown(text)
        raise BadLink(
            f"{shown} is a link to a table: a new one needs the server, http://HOST/",
            "link-of-table",
            typed=shown,
        )
    return server + path.rstrip("/")


def _split(text: str) -> tuple[str, str, str]:
    try:
        parts = urlsplit(text.strip())
        parts.port  # noqa: B018 - asked for the error only
    except ValueError as error:
        raise BadLink(f"{_shown(text)} is no address: {error}", "no-address", typed=_shown(text)) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        shown = _shown(text)
        raise BadLink(
            f"{shown} is no address of a table server: expected http://HOST/...",
            "no-server-address",
            typed=shown,
        )
    return f"{parts.scheme}://{parts.netloc}", parts.path, parts.fragment


def _shown(text: str) -> str:
    """A link in a message: without its secret."""
    return repr(shortened(text.partition("#")[0], 80))
