"""What the sea adds to a position: a small value, replaced when something changes, so that copies share it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from deskovka.core.values import value
from deskovka.games.catan.island import Terrain

NO_PIRATE: Final = -1


@value
class Sea:
    """Ships, the pirate, and the islands where somebody was first to earn a point."""

    ships: tuple[int, ...]  # edges, by seat
    pirate: int = NO_PIRATE  # hex
    fresh: int = 0  # edges of ships built in this turn
    moved: bool = False  # a ship, in this turn
    islands: tuple[int, ...] = ()  # those that brought a seat its point, as bits, by seat

    def but(self, **changes: Any) -> Sea:
        """The same with some things changed."""
        return replace(self, **changes)


@value
class Unknown:
    """What lies face down, in no order: it is drawn when somebody may look."""

    terrain: tuple[Terrain, ...]
    tokens: tuple[int, ...]
