"""Cards of goods. A handful is one number: seven bits a kind, of which the highest stays free.

So handfuls are added and taken away like numbers, and one subtraction tells whether a hand holds what is asked
(`holds`): a kind that falls short borrows its free bit.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Annotated, Final, Self

from deskovka.core.values import word

WIDTH: Final = 7
MASK: Final = (1 << WIDTH) - 1


class Good(StrEnum):
    """The kinds of cards in a hand: five resources, then three commodities (CT-G1.6)."""

    BRICK = "brick"
    LUMBER = "lumber"
    WOOL = "wool"
    GRAIN = "grain"
    ORE = "ore"
    PAPER = "paper"
    CLOTH = "cloth"
    COIN = "coin"


Amounts = dict[Annotated[str, Good], int]
GOODS: Final = tuple(Good)
RESOURCES: Final = GOODS[:5]
COMMODITIES: Final = GOODS[5:]
KINDS: Final = len(GOODS)
RESOURCE_KINDS: Final = tuple(range(len(RESOURCES)))
COMMODITY_KINDS: Final = tuple(range(len(RESOURCES), KINDS))
ALL_KINDS: Final = RESOURCE_KINDS + COMMODITY_KINDS
FIRST_COMMODITY: Final = 1 << WIDTH * len(RESOURCES)  # less than that are resources only
NUMBER: Final = {good: number for number, good in enumerate(GOODS)}
SHIFT: Final = tuple(WIDTH * number for number in range(KINDS))
GOOD_NAMES: Final = tuple(good.value for good in GOODS)
ONE: Final = tuple(1 << shift for shift in SHIFT)
FREE_BITS: Final = sum(1 << shift + WIDTH - 1 for shift in SHIFT)
EACH: Final = 19  # cards of a resource in the bank, CT-G1.6
EACH_COMMODITY: Final = 12  # the same of a commodity
MOST: Final = 63
GOLD: Final = 8  # the column of an income that is to be chosen; no kind of card


def holds(hand: int, cards: int) -> bool:
    """Whether all these cards are in the hand."""
    return (hand | FREE_BITS) - cards & FREE_BITS == FREE_BITS


def size(hand: int) -> int:
    """How many cards: 128 leaves 1 when divided by 127, so the remainder is the sum of the kinds."""
    return hand % MASK


def count(hand: int, kind: int) -> int:
    return hand >> WIDTH * kind & MASK


def counts(hand: int) -> list[int]:
    return [hand >> shift & MASK for shift in SHIFT]


def resources(hand: int) -> list[int]:
    """The same of the resources alone."""
    return [hand >> SHIFT[kind] & MASK for kind in RESOURCE_KINDS]


def amounts(hand: int, kinds: Sequence[int] = range(KINDS)) -> Amounts:
    """How many cards of every kind, by its name."""
    return {GOOD_NAMES[kind]: hand >> WIDTH * kind & MASK for kind in kinds}


def each_card(hand: int) -> list[int]:
    """The kind of every card."""
    found: list[int] = []
    for kind in kinds(hand):
        found += [kind] * (hand >> WIDTH * kind & MASK)
    return found


def kinds(hand: int) -> list[int]:
    """The kinds of which there is a card; most hands have no commodities, so their resources are looked at alone."""
    known = RESOURCE_KINDS if hand < FIRST_COMMODITY else ALL_KINDS
    return [kind for kind in known if hand >> WIDTH * kind & MASK]


def common(one: int, other: int) -> bool:
    """Whether both have a card of the same kind."""
    return any(one >> shift & MASK and other >> shift & MASK for shift in SHIFT)


def handfuls(hand: int, amount: int, most: int = sys.maxsize) -> list[int]:
    """Every way to choose so many cards of a hand, or the first ways."""
    found: list[int] = []
    left = size(hand)
    if amount <= left:
        _choose(found, hand, amount, left, 0, 0, most)
    return found


def _choose(found: list[int], hand: int, amount: int, left: int, shift: int, cards: int, most: int) -> None:
    """The ways to add so many cards to others, of the kinds from a place on, of which so many cards are left."""
    if not amount:
        found.append(cards)
        return
    while not hand >> shift & MASK:
        shift += WIDTH
    held = hand >> shift & MASK
    left -= held
    if not left:
        found.append(cards | amount << shift)
        return
    for taken in range(min(held, amount), max(0, amount - left) - 1, -1):
        _choose(found, hand, amount - taken, left, shift + WIDTH, cards | taken << shift, most)
        if len(found) >= most:
            return


@lru_cache(maxsize=10_000)  # trades name the same few handfuls again and again
def _cards_written(cards: int) -> str:
    parts = [
        f"{number if number > 1 else ''}{good}" for good, number in zip(GOOD_NAMES, counts(cards)) if number
    ]
    return "+".join(parts) or "nothing"


_PART: Final = re.compile(r"([1-9][0-9]?)?([a-z]+)")


@word
class Cards(int):
    """A handful as it is written: `2wool+ore`; no cards at all: `nothing`."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Self:
        names = {good.value: number for number, good in enumerate(GOODS)}
        found = [0] * KINDS
        if text.casefold() == "nothing":
            return cls(0)
        for part in text.casefold().split("+"):
            match = _PART.fullmatch(part)
            if not match or match[2] not in names:
                raise ValueError(f"{part[:20]!r} is not a number of cards such as 2wool or ore")
            found[names[match[2]]] += int(match[1] or 1)
        if max(found) > MOST:
            raise ValueError(f"there are not {max(found)} cards of a kind")
        return cls(pack(found))

    def __str__(self) -> str:
        return _cards_written(int(self))

    def __repr__(self) -> str:
        return str(self)


def pack(numbers: Sequence[int]) -> int:
    return sum(number << shift for number, shift in zip(numbers, SHIFT))


def only(hand: int, kinds: Sequence[int]) -> int:
    """The cards of these kinds."""
    return sum(hand & MASK << SHIFT[kind] for kind in kinds)


def of(good: Good, number: int = 1) -> int:
    return number << SHIFT[NUMBER[good]]
