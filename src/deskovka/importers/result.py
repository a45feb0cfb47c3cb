"""What an import brings."""

from __future__ import annotations

from deskovka.core.errors import DeskovkaError
from deskovka.core.record import Record
from deskovka.core.values import value


class LogError(DeskovkaError):
    """A log cannot be read."""


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
        return f"line {self.line} ({self.what}): {self.field}: the log says {self.logged}, our rules {self.ours} ({self.rule})"


@value
class Imported:
    """The record of ours, how many rows agree, and what stopped it, if anything did."""

    record: Record
    rows: int
    agreed: int
    difference: Difference | None = None
    dropped: str = ""  # who left the game, and where
    scores: tuple[tuple[str, int], ...] = ()

    @property
    def whole(self) -> bool:
        return self.difference is None and not self.dropped
