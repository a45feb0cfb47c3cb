"""Any game by numbers: whatever its forms and its view tell by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deskovka.core.game import Game
from deskovka.core.setup import Setup
from deskovka.research.any_game.features import observer
from deskovka.research.numbering import Answers

__all__ = ["SCENARIOS", "SEATS", "answers", "observer"]

SCENARIOS: Final[Mapping[str, Mapping[str, str]]] = {"": {}}
SEATS: Final = None  # as few as can play


def answers(game: Game[Any], setup: Setup, state: Any) -> Answers:
    """Kinds whose fields are all enumerations have numbers, others places."""
    return Answers(kinds=game.actions, places=256)
