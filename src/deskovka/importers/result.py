"""What an import brings."""

from __future__ import annotations

from typing import Self

from deskovka.core.errors import DeskovkaError
from deskovka.core.record import Record
from deskovka.core.values import value

ASKED = "asked"  # the reason of a saying about a question of a game, which the game's own texts put in words

ENDS = "the log ends here"
SILENT = (  # what is said of a log that has no answer: sentences of their own
    ENDS,
    "the log has nothing more for this faction",
    "the log does not say which cult",
    "the log does not say which tile",
)


class LogError(DeskovkaError):
    """A log cannot be read."""


class Saying(str):
    """What an importer says, with the reason by which other languages tell it, and what it is about."""

    reason: str
    about: dict[str, str | int]

    def __new__(cls, text: str, reason: str, **about: str | int) -> Self:
        said = super().__new__(cls, text)
        said.reason, said.about = reason, about
        return said


@value
class Difference:
    """The first place where a log and our rules disagree."""

    line: int
    what: str  # the faction and its commands
    field: str
    logged: str
    ours: str
    rule: str

    def __str__(self) -> str:
        if self.logged in SILENT:
            return f"line {self.line} ({self.what}): {self.logged}; {self.ours} ({self.rule})"
        return f"line {self.line} ({self.what}): {self.field}: the log says {self.logged}, our rules {self.ours} ({self.rule})"


@value
class Departure:
    """A place where the other table is known to play otherwise than the book, and what our rules say."""

    line: int
    what: str  # the faction and its commands
    name: str  # its name in the texts
    rule: str


@value
class Imported:
    """The record of ours, how many rows agree, what stopped it, if anything did, and known departures on the way.

    After a departure the record begins with the position that followed it: the game before it is not by our rules.
    """

    record: Record
    rows: int
    agreed: int
    difference: Difference | None = None
    dropped: str = ""  # who left the game, and where
    scores: tuple[tuple[str, int], ...] = ()
    departures: tuple[Departure, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether every row agrees, known departures aside."""
        return self.difference is None and not self.dropped
