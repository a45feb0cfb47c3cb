"""What is not done, and why: every code, and its HTTP status."""

from __future__ import annotations

from collections.abc import Mapping

from deskovka.core.errors import DeskovkaError
from deskovka.server.messages.answers import Refused

# Every code with which something is refused, and its HTTP status.
STATUS = {
    "bad-message": 400,
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
    "full": 409,
    "illegal": 409,
    "late": 409,
    "asked-already": 409,
    "not-agreed": 409,
    "not-asked": 409,
    "not-handed": 409,
    "not-over": 409,
    "not-started": 409,
    "nothing-to-undo": 409,
    "over": 409,
    "started": 409,
    "taken": 409,
    "too-large": 413,
    "too-fast": 429,
    "our-fault": 500,
    "busy": 503,
    "storage": 503,
}


class Refusal(DeskovkaError):
    """Something that is not done: a word for programs, a sentence for people, and the rule if one forbids it.

    Where one code has several reasons, `reason` is the word for it and `about` what it speaks of.
    """

    def __init__(
        self,
        code: str,
        message: str,
        rule: str | None = None,
        reason: str = "",
        about: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.reason = reason
        self.about = dict(about or {})

    def told(self, id: str | None = None) -> Refused:
        """The answer to the message of this id."""
        return Refused(self.code, str(self), id, self.rule, self.reason, self.about)


def no_such_table() -> Refusal:
    """The same for a table that does not exist and for a secret that does not fit: nobody can find out which."""
    return Refusal("unknown-table", "there is no such table, or the secret is not one of its secrets")
