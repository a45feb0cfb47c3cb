"""The map: hexes, rivers, and what is near what, worked out once."""

from __future__ import annotations

from enum import Enum
from typing import Self

from deskovka.core.data import entries
from deskovka.core.grid import bits
from deskovka.core.hexes import HexBoard
from deskovka.core.values import word

WHEEL = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")  # TM-9.4
LETTERS = {"Y": 0, "U": 1, "K": 2, "B": 3, "G": 4, "S": 5, "R": 6, "I": 7}
RIVER_TERRAIN = 7
MOST_SHIPPING = 6


class Colour(Enum):
    """The terrains, by the colour that stands for them."""

    YELLOW = "yellow"
    BROWN = "brown"
    BLACK = "black"
    BLUE = "blue"
    GREEN = "green"
    GRAY = "gray"
    RED = "red"


COLOURS = tuple(Colour)  # in the order of the wheel


def spades_between(one: int, other: int) -> int:
    """TM-9.4: the shorter way round the wheel."""
    steps = abs(one - other)
    return min(steps, len(WHEEL) - steps)


SPADES = tuple(tuple(spades_between(one, other) for other in range(7)) for one in range(7))

_picture = next(iter(entries(__package__, "map.toml"))).text("picture").split("\n")
BOARD = HexBoard(_picture)
NEAR = BOARD.neighbours
START_TERRAIN = tuple(LETTERS[letter] for letter in BOARD.letters)
HEXES = len(START_TERRAIN)
RIVER = sum(1 << place for place, terrain in enumerate(START_TERRAIN) if terrain == RIVER_TERRAIN)
LAND = BOARD.all & ~RIVER


def _names() -> tuple[str, ...]:
    """Land hexes are counted in their row, A1, A2, ...; river hexes all over the map, r0, r1, ..."""
    names, rivers, land = [], 0, [0] * len(_picture)
    for (row, _), terrain in zip(BOARD.places, START_TERRAIN):
        if terrain == RIVER_TERRAIN:
            names.append(f"r{rivers}")
            rivers += 1
        else:
            land[row] += 1
            names.append(f"{chr(ord('A') + row)}{land[row]}")
    return tuple(names)


NAMES = _names()
INDEX = {name.casefold(): place for place, name in enumerate(NAMES)}


@word
class Hex(int):
    """A hex, by its number; written by its name: `E5`, `r9`."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Self:
        if text.casefold() not in INDEX:
            raise ValueError(f"{text!r} is not a hex of the map, such as E5 or r9")
        return cls(INDEX[text.casefold()])

    def __str__(self) -> str:
        return NAMES[self]

    def __repr__(self) -> str:
        return str(self)


def _river_reach(place: int, shipping: int) -> int:
    """TM-8.3: the land hexes at the other end of at most so many river hexes."""
    wet = NEAR[place] & RIVER if shipping else 0
    for _ in range(shipping - 1):
        wet |= BOARD.beside(wet) & RIVER
    return BOARD.beside(wet) & LAND & ~(1 << place)


# TM-8.7: the land hexes reachable from a hex, directly or with a shipping value.
REACH = tuple(
    tuple(
        (NEAR[place] & LAND | _river_reach(place, shipping)) if LAND >> place & 1 else 0
        for place in range(HEXES)
    )
    for shipping in range(MOST_SHIPPING + 1)
)
# TM-26.4, TM-35.3: the land hexes a carpet or tunnel leads to, by distance.
LEAP = tuple(
    tuple(BOARD.within(1 << place, distance) & LAND & ~(1 << place) for place in range(HEXES))
    for distance in range(6)
)


def _spans() -> tuple[tuple[int, int], ...]:
    """TM-16.4: two land hexes that do not touch, with two river hexes and nothing else between them."""
    found = []
    for one in bits(LAND):
        for other in bits(LAND >> one + 1 << one + 1 & ~NEAR[one]):
            between = NEAR[one] & NEAR[other]
            if between.bit_count() == 2 and not between & LAND:
                found.append((one, other))
    return tuple(found)


SPANS = _spans()
SPAN_NAMES = tuple(f"{NAMES[one]}:{NAMES[other]}" for one, other in SPANS)


@word
class Span(int):
    """A place for a bridge, by its number; written by its ends: `F4:G3`."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Self:
        one, _, other = text.partition(":")
        ends = {INDEX.get(one.casefold(), -1), INDEX.get(other.casefold(), -1)}
        for number, span in enumerate(SPANS):
            if ends == set(span):
                return cls(number)
        raise ValueError(f"{text!r} is not a place for a bridge, such as F4:G3")

    def __str__(self) -> str:
        return SPAN_NAMES[self]

    def __repr__(self) -> str:
        return str(self)
