"""Goods: workers, coins, priests, power and what else tiles give, as they are written on the boards."""

from __future__ import annotations

import re
from typing import NamedTuple

FIELDS = {
    "W": "workers",
    "C": "coins",
    "P": "priests",
    "PW": "power",
    "VP": "points",
    "SPADE": "spades",
    "FAVOR": "favors",
    "SHIP": "shipping",
    "ORDAIN": "ordained",
}
PART = re.compile(r"(\d+) ([A-Z]+)")


class Goods(NamedTuple):
    """`1 W + 2 C`"""

    workers: int = 0
    coins: int = 0
    priests: int = 0
    power: int = 0
    points: int = 0
    spades: int = 0
    favors: int = 0
    shipping: int = 0
    ordained: int = 0  # workers that may become priests


def read_goods(text: str) -> Goods:
    """Goods from their text; raises ValueError with what was expected."""
    amounts: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split("+"))):
        match = PART.fullmatch(part)
        if not match or match[2] not in FIELDS:
            raise ValueError(f"expected goods such as '1 W + 2 C', got {text!r}")
        amounts[FIELDS[match[2]]] = int(match[1])
    return Goods(**amounts)


def add(one: Goods, other: Goods) -> Goods:
    return Goods(*(a + b for a, b in zip(one, other)))
