"""Empires of the North by numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deskovka.research.empires_north.answers import answers
from deskovka.research.empires_north.features import observer

__all__ = ["SCENARIOS", "SEATS", "answers", "observer"]

SEATS: Final = 4
SCENARIOS: Final[Mapping[str, Mapping[str, str]]] = {"": {}}
