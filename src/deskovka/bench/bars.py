"""How fast a game is meant to be, as a ratio to the yardstick or to another measure."""

from __future__ import annotations

from deskovka.core.values import value


@value
class Bar:
    """`ours` is to be done at least `times` as often in a second as `theirs`."""

    ours: str
    theirs: str
    times: float
    words: str
