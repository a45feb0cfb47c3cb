"""A turn in phase II: one action, with the choices that belong to it and free conversions in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from deskovka.core.game import Deed, Play, Seat, Step, Task, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.acting import Turn
from deskovka.games.terra_mystica.action_spaces import UseActionSpace
from deskovka.games.terra_mystica.free import FREE
from deskovka.games.terra_mystica.passing import Pass, PassTheRound
from deskovka.games.terra_mystica.priests import SendAPriest, SendPriest
from deskovka.games.terra_mystica.specials import UseSpace
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.strongholds import UpgradeBuilding
from deskovka.games.terra_mystica.transform_and_build import BuildDwelling, TransformHex
from deskovka.games.terra_mystica.upgrading import Advance, AdvanceOnTrack, Upgrade
from deskovka.games.terra_mystica.words import DONE, Build, Done, Transform

SAMPLE_TRIES = 8


class LeaveSecond(Deed[TerraMysticaState, Done]):
    """TM-38.8: the second action of a double turn may be left."""

    def options(self, asked: Turn, state: TerraMysticaState, seat: Seat) -> Sequence[Done]:
        return (DONE,) if asked.second else ()

    def do(
        self, asked: Turn, state: TerraMysticaState, seat: Seat, action: Done, play: Play[TerraMysticaState]
    ) -> None:
        play.then(asked.end(seat))


EIGHT_ACTIONS: dict[type[Action], Deed[TerraMysticaState, Any]] = {
    Build: BuildDwelling(),
    Transform: TransformHex(),
    Upgrade: UpgradeBuilding(),
    Advance: AdvanceOnTrack(),
    SendPriest: SendAPriest(),
    UseSpace: UseActionSpace(),
    Pass: PassTheRound(),
}


@value
class TakeTurn(Turn):
    """Exactly one action."""

    rule = "TM-4.5"
    answers = deeds({**FREE, **EIGHT_ACTIONS, Done: LeaveSecond()})

    def end(self, seat: Seat) -> Task[TerraMysticaState]:
        return NextTurn(seat)

    def sample(self, state: TerraMysticaState, seat: Seat, random: Random) -> Action:
        """Some kind of action first, then one of it; listing all costs 30 times as much."""
        for _ in range(SAMPLE_TRIES):
            action = SOME[int(random.random() * len(SOME))](self, state, seat, random)
            if action is not None:
                return action
        options = self.options(state, seat)
        return options[int(random.random() * len(options))]


def some_free(asked: TakeTurn, state: TerraMysticaState, seat: Seat, random: Random) -> Action | None:
    found: list[Action] = []
    for deed in FREE.values():
        found += deed.options(asked, state, seat)
    return found[int(random.random() * len(found))] if found else None


SOME: tuple[Callable[[TakeTurn, TerraMysticaState, Seat, Random], Action | None], ...] = (
    some_free,
    *(deed.one for deed in EIGHT_ACTIONS.values()),
)


@value
class NextTurn(Step[TerraMysticaState]):
    """TM-4.4: clockwise, or in this round's order, without those who have passed; TM-4.8: until all have."""

    rule = "TM-4.4"
    seat: Seat

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        place = state.order.index(self.seat)
        for seat in state.order[place + 1 :] + state.order[: place + 1]:
            if seat not in state.passed:
                begin_turn(state, seat, play)
                return


def begin_turn(state: TerraMysticaState, seat: Seat, play: Play[TerraMysticaState]) -> None:
    state.turns += 1
    play.then(TakeTurn((seat,)))
