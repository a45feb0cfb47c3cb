"""What the active player can do: each kind says itself when it is forbidden, and what it does."""

from __future__ import annotations

from deskovka.core.game import Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.state import CatanState


@value
class Deed(Action):
    """An action of the turn; afterwards the turn goes on."""

    def why_not(self, state: CatanState, seat: Seat) -> RuleId | None:
        raise NotImplementedError

    def do(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        raise NotImplementedError
