"""Actions 6 and 7 in a turn: what using a space of a power action or special action leads to."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from deskovka.core.game import Play, RuleId, Seat, Task
from deskovka.games.terra_mystica.acting import Turn, TurnDeed
from deskovka.games.terra_mystica.finishing import FinishTurn, UseSpades
from deskovka.games.terra_mystica.power import gain, pay, spend_power
from deskovka.games.terra_mystica.special_actions import (
    ChooseBridge,
    ChooseCult,
    FreeTradingPost,
    Ride,
    Sandstorm,
)
from deskovka.games.terra_mystica.specials import (
    DOUBLE_TURN,
    ENGINEERS_BRIDGE,
    SpaceUsed,
    UseSpace,
    spaces,
    special_bit,
    why_not_use,
)
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.terraforming import Spades
from deskovka.games.terra_mystica.words import Code


class UseActionSpace(TurnDeed[UseSpace]):
    """TM-16, TM-17: each space once a round."""

    def options(self, asked: Turn, state: TerraMysticaState, seat: Seat) -> list[UseSpace]:
        return [action for action in uses(state, seat) if self.why_not(asked, state, seat, action) is None]

    def one(self, asked: Turn, state: TerraMysticaState, seat: Seat, random: Random) -> UseSpace | None:
        return self.any_legal(asked, state, seat, uses(state, seat), random)

    def why_not(self, asked: Turn, state: TerraMysticaState, seat: Seat, action: UseSpace) -> RuleId | None:
        return why_not_use(state, seat, action.space, doubled=asked.first or asked.second)

    def do(
        self,
        asked: Turn,
        state: TerraMysticaState,
        seat: Seat,
        action: UseSpace,
        play: Play[TerraMysticaState],
    ) -> None:
        """TM-38.3: a double turn is two actions in place of this one."""
        play.tell(SpaceUsed(seat, action.space))
        if action.space == DOUBLE_TURN:
            state.used[seat] |= special_bit(state, seat, action.space)
            play.then(replace(asked, first=True))
        else:
            super().do(asked, state, seat, action, play)

    def act(
        self, state: TerraMysticaState, seat: Seat, action: UseSpace, play: Play[TerraMysticaState]
    ) -> None:
        play.then(*use_space(state, seat, action.space))


def use_space(state: TerraMysticaState, seat: Seat, space: str) -> list[Task[TerraMysticaState]]:
    """TM-16, TM-17: cover the space and pay; what is to be done then."""
    power = state.tiles.power_actions.get(space)
    if power is not None:
        state.used_power |= 1 << list(state.tiles.power_actions).index(space)
        spend_power(state, seat, power.power)
        if power.effect == "bridge":
            return [ChooseBridge((seat,))]
        if power.spades:
            return [UseSpades((seat,), Spades(power.spades))]
        gain(state, seat, power.gain)
        return [FinishTurn((seat,))]
    if space == ENGINEERS_BRIDGE:
        cost = state.faction(seat).bridge_cost
        assert cost is not None
        pay(state, seat, cost)
        return [ChooseBridge((seat,))]
    state.used[seat] |= special_bit(state, seat, space)
    return [special_task(state, seat, space)]


def special_task(state: TerraMysticaState, seat: Seat, space: str) -> Task[TerraMysticaState]:
    """TM-17.2: what a special action leads to."""
    if space == "ACTG":
        return UseSpades((seat,), Spades(2))  # TM-37.3
    if space == "ACTN":
        return Sandstorm((seat,))
    if space == "ACTS":
        return FreeTradingPost((seat,))
    if space == "ACTW":
        return Ride((seat,))
    number = state.tiles.scroll_index.get(space)
    if number is not None and state.tiles.scrolls[number].action == "spade":
        return UseSpades((seat,), Spades(1))  # TM-17.5
    return ChooseCult((seat,), 2 if space == "ACTA" else 1)  # TM-34.3, TM-17.6


_USES: dict[str, UseSpace] = {}


def uses(state: TerraMysticaState, seat: Seat) -> list[UseSpace]:
    """The action spaces this seat might use; one object for each space."""
    found = []
    for space in spaces(state, seat):
        if space not in _USES:
            _USES[space] = UseSpace(Code(space))
        found.append(_USES[space])
    return found
