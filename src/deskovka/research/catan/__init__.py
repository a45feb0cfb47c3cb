"""Catan by numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deskovka.research.catan.answers import answers
from deskovka.research.catan.features import observer

__all__ = ["SCENARIOS", "SEATS", "answers", "observer"]

SEATS: Final = 4
KNIGHTS: Final = {"cities-knights": "yes"}
SCENARIOS: Final[Mapping[str, Mapping[str, str]]] = {
    "": {},
    "seafarers": {"scenario": "seafarers"},
    "treasure-islands": {"scenario": "treasure-islands"},
    "into-the-unknown": {"scenario": "into-the-unknown"},
    "greater-catan": {"scenario": "greater-catan"},
    "desert-dragons": {"scenario": "desert-dragons"},
    "cities-knights": KNIGHTS,
    "great-canal": {"scenario": "great-canal"},
    "enchanted-land": {"scenario": "enchanted-land"},
}
