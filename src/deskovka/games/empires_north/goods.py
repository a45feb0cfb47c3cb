"""Goods and workers, what is gained and what is paid (EN-2)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import combinations, combinations_with_replacement
from typing import Final, Self

from deskovka.core.values import value, word


class Good(StrEnum):
    """What lies in a supply: five resources, gold, raze tokens, and workers, which are no goods (EN-2.1, EN-2.2)."""

    FOOD = "food"
    WOOD = "wood"
    STONE = "stone"
    SHEEP = "sheep"
    FISH = "fish"
    GOLD = "gold"
    RAZE = "raze"
    WORKER = "worker"


GOODS: Final = tuple(Good)
GOOD_NAMES: Final = tuple(good.value for good in GOODS)
KINDS: Final = len(GOODS)
NUMBER: Final = {good.value: number for number, good in enumerate(GOODS)}
RESOURCE_KINDS: Final = range(5)
FISH: Final = 4
GOLD: Final = 5
RAZE: Final = 6
WORKER: Final = 7
FOOD: Final = 0
CLASSES: Final = {  # what may be assigned under a name: kinds
    **{good.value: (number,) for number, good in enumerate(GOODS[:5])},
    "resource": tuple(RESOURCE_KINDS),
    "good": tuple(range(WORKER)),
    "gold": (GOLD,),
    "worker": (WORKER,),
}
NO_TOKENS: Final[tuple[int, ...]] = (0,) * KINDS
LIST: Final = re.compile(r"[a-z]+(,[a-z]+)*")


@word
class Handful(tuple[Good, ...]):
    """Some goods or workers, `food,food,gold`; in the order of their kinds."""

    __slots__ = ()

    @classmethod
    def of(cls, kinds: Sequence[int]) -> Self:
        return cls(GOODS[kind] for kind in sorted(kinds))

    @classmethod
    def read(cls, text: str) -> Self:
        text = text.casefold()
        if text == "none":
            return cls()
        if not LIST.fullmatch(text):
            raise ValueError(f"{text!r} is not a list such as food,food,gold")
        unknown = [name for name in text.split(",") if name not in NUMBER]
        if unknown:
            raise ValueError(f"{unknown[0]!r} is not one of {', '.join(NUMBER)}")
        return cls.of([NUMBER[name] for name in text.split(",")])

    def __str__(self) -> str:
        return ",".join(self) or "none"

    def counts(self) -> list[int]:
        """How many of each kind."""
        found = [0] * KINDS
        for good in self:
            found[NUMBER[good]] += 1
        return found


@value
class Gains:
    """What a text gives: things for the supply by kind, points, cards, ships, resources of one's choice."""

    supply: tuple[tuple[int, int], ...] = ()  # kinds, and how many of each
    points: int = 0
    cards: int = 0
    any: int = 0  # resources, each of a type of one's choice
    different: int = 0  # the same, of different types
    neutral_ships: int = 0
    clan_ships: int = 0

    def plain(self) -> bool:
        """Whether nothing is chosen or drawn."""
        return not (self.cards or self.any or self.different)


NO_GAINS: Final = Gains()


@value
class Price:
    """What is paid: by kind, and resources of one's choice."""

    supply: tuple[tuple[int, int], ...] = ()
    any: int = 0


def handfuls(held: Sequence[int], kinds: Sequence[int], amount: int) -> Iterator[Handful]:
    """Every way to choose so many things of these kinds out of those that are held."""
    for chosen in combinations_with_replacement(kinds, amount):
        for kind in chosen:
            if held[kind] < amount and held[kind] < chosen.count(kind):
                break
        else:
            yield Handful.of(chosen)


def resources_taken(amount: int, different: bool) -> list[Handful]:
    """Every choice of so many resources from the general supply, which never runs out (EN-2.9)."""
    choose = combinations if different else combinations_with_replacement
    return [Handful.of(chosen) for chosen in choose(RESOURCE_KINDS, amount)]
