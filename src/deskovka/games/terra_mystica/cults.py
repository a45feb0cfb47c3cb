"""The cult tracks: steps and keys."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from deskovka.core.data import entries
from deskovka.core.game import Choice, Deed, Event, Play, Seat, Step, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.conversions import CONVERSION, SACRIFICE, Burn, Convert
from deskovka.games.terra_mystica.power import gain_power
from deskovka.games.terra_mystica.state import CULTS, TerraMysticaState

_board = next(iter(entries(__package__, "cults.toml")))
ORDER_STEPS = _board.numbers("orders")  # TM-15.1: the spaces of an order
_power = _board.numbers("power")
POWER = {step: power for step, power in enumerate(_power) if power}  # TM-14.2
TOP = len(_power) - 1


class Cult(Enum):
    """The four cults, as they are written."""

    FIRE = "FIRE"
    WATER = "WATER"
    EARTH = "EARTH"
    AIR = "AIR"


CULT_ORDER = tuple(Cult)


@value
class Climb(Action):
    """`climb FIRE`: use a key and go to the top."""

    form = "climb {cult}"
    cult: Cult


@value
class Stay(Action):
    """`stay FIRE`: stop below the top and keep the key."""

    form = "stay {cult}"
    cult: Cult


@value
class CultMoved(Event):
    """A seat's marker moved, and brought power."""

    seat: Seat
    cult: Cult
    step: int
    power: int


class ClimbToTop(Deed[TerraMysticaState, Climb]):
    """TM-14.6: a key is used."""

    def options(self, asked: UseKey, state: TerraMysticaState, seat: Seat) -> Sequence[Climb]:
        return (Climb(asked.cult),)

    def do(
        self,
        asked: UseKey,
        state: TerraMysticaState,
        seat: Seat,
        action: Climb,
        play: Play[TerraMysticaState],
    ) -> None:
        state.keys[seat] -= 1
        _move(state, seat, CULT_ORDER.index(asked.cult), TOP, play)


class StayBelow(Deed[TerraMysticaState, Stay]):
    """TM-14.6: the key is kept."""

    def options(self, asked: UseKey, state: TerraMysticaState, seat: Seat) -> Sequence[Stay]:
        return (Stay(asked.cult),)

    def do(
        self, asked: UseKey, state: TerraMysticaState, seat: Seat, action: Stay, play: Play[TerraMysticaState]
    ) -> None:
        """The marker stands where it stays."""


@value
class UseKey(Choice[TerraMysticaState]):
    """A key gives the right to go to step 10; one may keep it, and convert before deciding (TM-6.4)."""

    rule = "TM-14.6"
    answers = deeds({Climb: ClimbToTop(), Stay: StayBelow(), Convert: CONVERSION, Burn: SACRIFICE})
    cult: Cult


@value
class OfferTop(Step[TerraMysticaState]):
    """TM-14.5, TM-14.7: whoever has a key left is asked, track by track; otherwise the marker stays."""

    rule = "TM-14.5"
    seat: Seat
    cult: int

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        if state.keys[self.seat] and top_is_free(state, self.cult):
            play.then(UseKey((self.seat,), CULT_ORDER[self.cult]))


@value
class TakeSteps(Step[TerraMysticaState]):
    """Cult steps that follow something else."""

    rule = "TM-14.3"
    seat: Seat
    cult: int
    steps: int

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        step_up(state, self.seat, self.cult, self.steps, play)


def step_up(
    state: TerraMysticaState, seat: Seat, cult: int, steps: int, play: Play[TerraMysticaState]
) -> None:
    """TM-14.2 to TM-14.5: move up, with power for the thresholds; the top needs a key and must be free."""
    now = state.cults[seat * CULTS + cult]
    goal = min(now + steps, TOP - 1)
    if goal > now:
        _move(state, seat, cult, goal, play)
    if now < TOP <= now + steps:
        play.then(OfferTop(seat, cult))


def top_is_free(state: TerraMysticaState, cult: int) -> bool:
    """TM-14.4: one marker on step 10 of a track, for the rest of the game."""
    return TOP not in state.cults[cult::CULTS]


def _move(state: TerraMysticaState, seat: Seat, cult: int, goal: int, play: Play[TerraMysticaState]) -> None:
    now = state.cults[seat * CULTS + cult]
    power = sum(gain for step, gain in POWER.items() if now < step <= goal)
    state.cults[seat * CULTS + cult] = goal
    if power:
        gain_power(state, seat, power)
    if play.heard:
        play.tell(CultMoved(seat, CULT_ORDER[cult], goal, power))
