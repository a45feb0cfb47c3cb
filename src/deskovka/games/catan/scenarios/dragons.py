"""The dragons of a position: a small value, replaced when one moves, so that copies share it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from deskovka.core.values import value

DRAGONS: Final = 18  # CT-T4.3


@value
class Dragons:
    """Where the dragons are: beside the board, on the deserts, and one each on other hexes."""

    deserts: tuple[int, ...]  # hexes
    lying: tuple[int, ...]  # dragons, by desert
    hexes: int = 0  # other hexes with a dragon
    beside: int = DRAGONS
    deserts_curse: bool = True  # CT-T4.19; how the table reads the rules does not change
    upgrade_blocked: bool = False  # CT-T4.20
    build_blocked: bool = False  # CT-T4.27
    idle: int = 0  # turns in which nothing could produce and nobody paid, CT-T4.32
    bank: int = 0  # what it held when the last of them began

    def but(self, **changes: Any) -> Dragons:
        """The same with some things changed."""
        return replace(self, **changes)

    def with_desert(self, desert: int, change: int) -> Dragons:
        """The same with more or fewer dragons on a desert."""
        lying = [
            number + change if hex == desert else number for hex, number in zip(self.deserts, self.lying)
        ]
        return self.but(lying=tuple(lying))

    def deserts_with(self, number: int) -> list[int]:
        """The deserts with so many dragons."""
        return [hex for hex, lying in zip(self.deserts, self.lying) if lying == number]

    def anywhere(self) -> int:
        """The hexes with a dragon, the deserts among them."""
        return self.hexes | sum(1 << hex for hex, number in zip(self.deserts, self.lying) if number)

    def cursed(self) -> int:
        """CT-T4.19: the hexes with a dragon that block what lies between them."""
        return self.anywhere() if self.deserts_curse else self.hexes
