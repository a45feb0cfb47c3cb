"""What the eight actions of a turn have in common: afterwards neighbours gain power, and the turn goes on or ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from deskovka.core.game import Choice, Deed, Play, Seat, Task
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.leech import OfferPower
from deskovka.games.terra_mystica.state import TerraMysticaState

A = TypeVar("A", bound=Action)


@value
class Turn(Choice[TerraMysticaState]):
    """A turn as its actions know it; `first` and `second` are those of a double turn (TM-38.3)."""

    first: bool = False
    second: bool = False

    def end(self, seat: Seat) -> Task[TerraMysticaState]:
        """What follows the last action."""
        raise NotImplementedError

    def rest(self, seat: Seat) -> Task[TerraMysticaState]:
        """What follows an action."""
        return replace(self, first=False, second=True) if self.first else self.end(seat)


class TurnDeed(Deed[TerraMysticaState, A]):
    """One of the eight actions."""

    def any_legal(
        self, asked: Turn, state: TerraMysticaState, seat: Seat, some: Sequence[A], random: Random
    ) -> A | None:
        """One of some, if it is legal: listing all that are costs 30 times as much."""
        action = some[int(random.random() * len(some))]
        return action if self.why_not(asked, state, seat, action) is None else None

    def do(
        self, asked: Turn, state: TerraMysticaState, seat: Seat, action: A, play: Play[TerraMysticaState]
    ) -> None:
        play.then(OfferPower(seat), asked.rest(seat))
        self.act(state, seat, action, play)

    def act(self, state: TerraMysticaState, seat: Seat, action: A, play: Play[TerraMysticaState]) -> None:
        """Do it, up to the end of the action."""
        raise NotImplementedError
