"""What one person at the table sees and may do."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any

from deskovka.core.chance import RandomChance
from deskovka.core.game import Decision, Event, Game, Json, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.registry import part


class Position:
    """The view of a seat and the questions it may ask of the rules; the state itself is not handed out."""

    def __init__(self, game: Game[Any], state: Any, seat: Seat, moves: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.moves = moves  # made at the table so far
        self.view: Json = game.view(state, seat)
        self.decision = type(game.decision(state)).__name__
        self._why_not: Callable[[Action], RuleId | None] = lambda action: game.why_not(state, seat, action)
        self._guess: Callable[[], Any] = lambda: game.determinise(state, seat, Random(0))
        self._legal: Callable[[], list[Action]] = lambda: game.legal(state, seat)
        self._offer: Callable[[], Json] = lambda: part("server", game.name).offer(state, seat)

    @cached_property
    def legal(self) -> list[Action]:
        return self._legal()

    @property
    def asked_for(self) -> type[Decision[Any, Any]]:
        """The kind of decision, which says what it is by rule and which of its answers are not all listed."""
        return next(
            kind for kind in self.game.values if issubclass(kind, Decision) and kind.__name__ == self.decision
        )

    @cached_property
    def options(self) -> Json:
        """The legal actions as a table server tells of them, with what each would change."""
        return self._offer()

    def why_not(self, action: Action) -> RuleId | None:
        """The rule that forbids an action, None if it is legal."""
        return self._why_not(action)

    def ahead(self, action: Action) -> tuple[Position | None, list[Event]]:
        """Where an action would lead, as far as the seat can know, and what would happen.

        No position where somebody else is asked then.
        """
        guess = self._guess()
        events = self.game.apply(guess, self.seat, action, RandomChance(Random(0)))
        asked = self.seat in self.game.waiting(guess)
        return Position(self.game, guess, self.seat, self.moves + 1) if asked else None, events

    def asked_after(self, action: Action) -> tuple[Seat, ...] | None:
        """Who would be asked after an action, as far as the seat can know; None where nobody can tell."""
        guess = self._guess()
        self.game.apply(guess, self.seat, action, RandomChance(Random(0)), heard=False)
        return self.game.waiting(guess)
