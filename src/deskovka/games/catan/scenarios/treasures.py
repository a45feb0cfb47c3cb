"""Treasure tokens: the kinds there are, and where they lie."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from functools import cache
from typing import Any

from deskovka.core.data import entries
from deskovka.core.values import value
from deskovka.games.catan.goods import Good


class Treasure(StrEnum):
    """What a treasure brings (CT-T1.11)."""

    ONE_RESOURCE = "one-resource"
    TWO_RESOURCES = "two-resources"
    GRAIN_WOOL_BRICK = "grain-wool-brick"
    ROADS_OR_SHIPS = "roads-or-ships"
    DEVELOPMENT_CARD = "development-card"


@cache
def in_box() -> dict[Treasure, int]:
    """How many there are of each kind, read when somebody plays with them."""
    return {Treasure(entry.id): entry.number("count", 1) for entry in entries(__package__, "treasures.toml")}


@value
class Treasures:
    """Where treasures lie, and which nobody has looked at, in no order: they are drawn when somebody may look."""

    places: int  # corners
    bag: tuple[Treasure, ...]
    kept: tuple[tuple[Treasure, ...], ...]  # unused, by seat, in no order
    looked: Treasure | None = None  # what the player who is asked has found and sees alone
    harbours: tuple[Good, ...] = ()  # the special ones beside the board
    placed: int = 0  # the seats that have placed one of them, as bits

    def but(self, **changes: Any) -> Treasures:
        """The same with some things changed."""
        return replace(self, **changes)
