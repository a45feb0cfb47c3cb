"""What is not done, and why: every code, and its HTTP status."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from deskovka.core.errors import DeskovkaError
from deskovka.server.databases.base import Damaged, NoSpace, StoreError
from deskovka.server.databases.space import PAUSE
from deskovka.server.messages.answers import Refused

# Every code with which something is refused, and its HTTP status.
STATUS = {
    "bad-message": 400,
    "bad-record": 400,
    "empty": 400,
    "no-bot": 400,
    "notation": 400,
    "secret": 400,
    "setup": 400,
    "unknown-seat": 400,
    "no-secret": 401,
    "not-allowed": 403,
    "not-yours": 403,
    "origin": 403,
    "unknown-game": 404,
    "unknown-move": 404,
    "unknown-path": 404,
    "unknown-table": 404,
    "wrong-method": 405,
    "broken": 409,
    "damaged": 409,
    "full": 409,
    "illegal": 409,
    "late": 409,
    "lesson": 409,
    "asked-already": 409,
    "name-taken": 409,
    "not-agreed": 409,
    "not-absent": 409,
    "not-asked": 409,
    "not-handed": 409,
    "no-aids": 409,
    "no-lesson": 404,
    "not-left": 409,
    "not-over": 409,
    "not-started": 409,
    "nothing-to-undo": 409,
    "resigned": 409,
    "over": 409,
    "started": 409,
    "taken": 409,
    "forgotten": 410,
    "too-large": 413,
    "too-fast": 429,
    "our-fault": 500,
    "busy": 503,
    "storage": 503,
    "disk-full": 507,
}


DISK_SECONDS = round(PAUSE)  # until it is worth trying again
SOCKET_SECONDS = 10  # until others of the same address may have left
# What passes by itself, and after how many seconds it may have passed.
WAIT = {"busy": 1, "storage": 5, "disk-full": DISK_SECONDS}


class Refusal(DeskovkaError):
    """Something that is not done: a word for programs, a sentence for people, and the rule if one forbids it.

    Where one code has several reasons, `reason` is the word for it and `about` what it speaks of. `wait` are the seconds
    after which it may be tried again.
    """

    def __init__(
        self,
        code: str,
        message: str,
        rule: str | None = None,
        reason: str = "",
        about: Mapping[str, str | int] | None = None,
        wait: int = 0,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.reason = reason
        self.wait = wait or WAIT.get(code, 0)
        self.about = dict(about or {})
        if self.wait:
            self.about["seconds"] = self.wait

    def told(self, id: str | None = None) -> Refused:
        """The answer to the message of this id."""
        return Refused(self.code, str(self), id, self.rule, self.reason, self.about)


def too_fast(what: str, wait: float) -> Refusal:
    """More than one client may ask for."""
    seconds = ceil(wait)
    return Refusal("too-fast", f"{what}: try again in {seconds} seconds", wait=seconds)


def too_many_sockets() -> Refusal:
    return too_fast("too many sockets of one address", SOCKET_SECONDS)


def forgotten() -> Refusal:
    """For those who were there when it went; whoever comes later hears only that there is no such table."""
    return Refusal("forgotten", "this table was deleted")


def damaged() -> Refusal:
    return Refusal("damaged", "what is kept of this table is damaged; whoever runs the server has been told")


def of_storage(error: StoreError) -> Refusal:
    """Paths, users and hosts that a database speaks of are for the log alone."""
    if isinstance(error, Damaged):
        return damaged()
    if isinstance(error, NoSpace):
        return Refusal("disk-full", f"the disk of the server is full: try again in {DISK_SECONDS} seconds")
    return Refusal("storage", "the server cannot reach what it keeps: try again")


def no_such_table() -> Refusal:
    """The same for a table that does not exist and for a secret that does not fit: nobody can find out which."""
    return Refusal("unknown-table", "there is no such table, or the secret is not one of its secrets")
