"""Cartographers by numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deskovka.research.cartographers.answers import answers
from deskovka.research.cartographers.features import observer

__all__ = ["SCENARIOS", "SEATS", "answers", "observer"]

SEATS: Final = 4
SCENARIOS: Final[Mapping[str, Mapping[str, str]]] = {"": {}, "side-b": {"side": "B"}}
