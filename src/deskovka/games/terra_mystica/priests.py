"""Action 5: send a priest to the order of a cult."""

from __future__ import annotations

from random import Random

from deskovka.core.game import Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.acting import Turn, TurnDeed
from deskovka.games.terra_mystica.cults import CULT_ORDER, ORDER_STEPS, Cult, step_up
from deskovka.games.terra_mystica.finishing import FinishTurn
from deskovka.games.terra_mystica.state import NOBODY, TerraMysticaState


@value
class SendPriest(Action):
    """`send p to WATER for 3`: 3 or 2 on a free space of the order, 1 with the priest coming home."""

    form = "send p to {cult} for {steps}"
    cult: Cult
    steps: int


SENDS = tuple(SendPriest(cult, steps) for cult in CULT_ORDER for steps in sorted({*ORDER_STEPS, 1}))


class SendAPriest(TurnDeed[SendPriest]):
    """TM-15.1 to TM-15.3: the priest stays on the order, or comes home for one step."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> list[SendPriest]:
        return [action for action in SENDS if self.why_not(asked, state, seat, action) is None]

    def one(self, asked: Turn, state: TerraMysticaState, seat: Seat, random: Random) -> SendPriest | None:
        return self.any_legal(asked, state, seat, SENDS, random) if state.priests[seat] else None

    def why_not(
        self, asked: object, state: TerraMysticaState, seat: Seat, action: SendPriest
    ) -> RuleId | None:
        if not state.priests[seat]:
            return "TM-15.1"
        if action.steps != 1 and free_space(state, CULT_ORDER.index(action.cult), action.steps) is None:
            return "TM-15.1"
        return None

    def act(
        self, state: TerraMysticaState, seat: Seat, action: SendPriest, play: Play[TerraMysticaState]
    ) -> None:
        play.then(FinishTurn((seat,)))
        cult = CULT_ORDER.index(action.cult)
        state.priests[seat] -= 1
        if action.steps > 1:
            space = free_space(state, cult, action.steps)
            assert space is not None
            state.orders[space] = seat
        step_up(state, seat, cult, action.steps, play)


def free_space(state: TerraMysticaState, cult: int, steps: int) -> int | None:
    """A free space of an order that is worth so many steps."""
    for space, worth in enumerate(ORDER_STEPS):
        if worth == steps and state.orders[cult * len(ORDER_STEPS) + space] == NOBODY:
            return cult * len(ORDER_STEPS) + space
    return None
