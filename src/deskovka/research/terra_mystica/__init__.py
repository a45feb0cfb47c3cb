"""Terra Mystica by numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deskovka.research.terra_mystica.answers import answers
from deskovka.research.terra_mystica.features import observer

__all__ = ["SCENARIOS", "SEATS", "answers", "observer"]

SEATS: Final = 4
SCENARIOS: Final[Mapping[str, Mapping[str, str]]] = {
    "": {},
    "first-game": {"selection": "first_game"},
    "later-tiles": {"tiles": "later"},
}
