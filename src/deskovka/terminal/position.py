"""What one person at the table sees and may do."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any

from deskovka.core.chance import RandomChance
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
        self._guess: Callable[[], Any] = lambda: game.determinise(state, seat, Random(0))
        self._legal: Callable[[], list[Action]] = lambda: game.legal(state, seat)

    @cached_property
    def legal(self) -> list[Action]:
        return self._legal()

    def after(self, action: Action) -> Json:
        """What the seat would see after an action, as far as it can know; what is hidden is guessed."""
        guess = self._guess()
        self.game.apply(guess, self.seat, action, RandomChance(Random(0)), heard=False)
        return self.game.view(guess, self.seat)
