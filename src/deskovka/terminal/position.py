"""What one person at the table sees and may do."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from deskovka.core.game import Game, Json, RuleId, Seat
from deskovka.core.notation import Action


class Position:
    """The view of a seat and the questions it may ask of the rules; the state itself is not handed out."""

    def __init__(self, game: Game[Any], state: Any, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.view: Json = game.view(state, seat)
        self.decision = type(game.decision(state)).__name__
        self.why_not: Callable[[Action], RuleId | None] = lambda action: game.why_not(state, seat, action)
        self._legal: Callable[[], list[Action]] = lambda: game.legal(state, seat)

    @cached_property
    def legal(self) -> list[Action]:
        return self._legal()
