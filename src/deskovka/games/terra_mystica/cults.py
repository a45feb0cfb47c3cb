"""The cult tracks: steps, keys, and priests who are sent there."""

from __future__ import annotations

from enum import Enum

from deskovka.core.data import entries
from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Step
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.conversions import Burn, Convert, conversions, convert, why_not_convert
from deskovka.games.terra_mystica.power import gain_power
from deskovka.games.terra_mystica.state import CULTS, NOBODY, TerraMysticaState

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
class SendPriest(Action):
    """`send p to WATER for 3`: 3 or 2 on a free space of the order, 1 with the priest coming home."""

    form = "send p to {cult} for {steps}"
    cult: Cult
    steps: int


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


@value
class UseKey(Decision[TerraMysticaState, Action]):
    """A key gives the right to go to step 10; one may keep it, and convert before deciding (TM-6.4)."""

    rule = "TM-14.6"
    answers = (Climb, Stay, Convert, Burn)
    cult: Cult

    def options(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        return [Climb(self.cult), Stay(self.cult), *conversions(state, seat)]

    def why_not(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        if isinstance(action, (Convert, Burn)):
            return why_not_convert(state, seat, action)
        return None if action in (Climb(self.cult), Stay(self.cult)) else self.rule

    def resolve(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        if isinstance(action, (Convert, Burn)):
            convert(state, seat, action, play)
            play.then(self)
        elif isinstance(action, Climb):
            state.keys[seat] -= 1
            _move(state, seat, CULT_ORDER.index(self.cult), TOP, play)


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


def why_not_send(state: TerraMysticaState, seat: Seat, action: SendPriest) -> RuleId | None:
    if not state.priests[seat]:
        return "TM-15.1"
    if action.steps != 1 and free_space(state, CULT_ORDER.index(action.cult), action.steps) is None:
        return "TM-15.1"
    return None


def free_space(state: TerraMysticaState, cult: int, steps: int) -> int | None:
    """A free space of an order that is worth so many steps."""
    for space, worth in enumerate(ORDER_STEPS):
        if worth == steps and state.orders[cult * len(ORDER_STEPS) + space] == NOBODY:
            return cult * len(ORDER_STEPS) + space
    return None


def send_priest(
    state: TerraMysticaState, seat: Seat, action: SendPriest, play: Play[TerraMysticaState]
) -> None:
    """TM-15.1 to TM-15.3: the priest stays on the order, or comes home for one step."""
    cult = CULT_ORDER.index(action.cult)
    state.priests[seat] -= 1
    if action.steps > 1:
        space = free_space(state, cult, action.steps)
        assert space is not None
        state.orders[space] = seat
    step_up(state, seat, cult, action.steps, play)
