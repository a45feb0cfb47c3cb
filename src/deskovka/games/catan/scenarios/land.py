"""What knights do for the land, of a position: small values, replaced when something changes, so that copies share them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from deskovka.core.values import value


@value
class Canal:
    """The canal of The Great Canal: what is left to dig, and who dug; without sites it is full of water."""

    sites: int  # hexes with Catan chits
    chits: tuple[int, ...]  # won, by seat


@value
class EnchantedLand:
    """The dragons of Enchanted Land. A flag is drawn when a knight first fights its dragon; then all have seen it."""

    dragons: int  # corners
    unseen: tuple[int, ...]  # flags nobody has seen: the points of each, in no order
    seen: tuple[tuple[int, int], ...]  # dragons that won a fight: corner and flag
    lost: tuple[int, ...]  # the corners of those that beat a seat's knight, by seat
    beaten: tuple[int, ...]  # dragons, by seat
    crossed: int = 0  # seats whose knight has come over, as bits

    def but(self, **changes: Any) -> EnchantedLand:
        """The same with some things changed."""
        return replace(self, **changes)

    def flag(self, corner: int) -> int:
        """The flag of a dragon, as far as it was seen; 0: nobody knows."""
        for place, points in self.seen:
            if place == corner:
                return points
        return 0
