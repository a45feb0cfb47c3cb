"""Power from neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from deskovka.core.game import Choice, Deed, Event, Play, RuleId, Seat, Step, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.cults import CULT_ORDER, step_up
from deskovka.games.terra_mystica.factions import FactionId
from deskovka.games.terra_mystica.power import capacity, gain_power
from deskovka.games.terra_mystica.reach import directly_adjacent
from deskovka.games.terra_mystica.state import NOBODY, Source, TerraMysticaState
from deskovka.games.terra_mystica.towns import power_value
from deskovka.games.terra_mystica.words import Done, NothingMore, TakeStep


@value
class Leech(Action):
    """`leech 2 from witches`: take the power that is offered, or as much of it as is possible."""

    form = "leech {offer} from {faction}"
    offer: int
    faction: FactionId


@value
class Decline(Action):
    """`decline 2 from witches`"""

    form = "decline {offer} from {faction}"
    offer: int
    faction: FactionId


@value
class Leeched(Event):
    """A seat took power and paid for it."""

    seat: Seat
    power: int
    builder: Seat


@value
class Declined(Event):
    """A seat left the power that was offered."""

    seat: Seat
    offer: int
    builder: Seat


@value
class Consoled(Event):
    """TM-28.4: the Cultists gained a power because all refused."""

    seat: Seat
    power: int


class PowerOffered(TypedDict):
    """How much power can be taken, and whose building brings it."""

    offer: int
    builder: Seat


class TakeOffer(Deed[TerraMysticaState, Leech]):
    """TM-13.6: power for points."""

    def options(self, asked: TakePower, state: TerraMysticaState, seat: Seat) -> Sequence[Leech]:
        return (Leech(asked.offer, FactionId(state.factions[asked.builder])),)

    def do(
        self,
        asked: TakePower,
        state: TerraMysticaState,
        seat: Seat,
        action: Leech,
        play: Play[TerraMysticaState],
    ) -> None:
        power = possible(state, seat, asked.offer)
        gain_power(state, seat, power)
        state.score(seat, 1 - power, Source.LEECH)
        state.leeched += 1
        play.tell(Leeched(seat, power, asked.builder))


class LeaveOffer(Deed[TerraMysticaState, Decline]):
    """TM-13.5: nobody need take it."""

    def options(self, asked: TakePower, state: TerraMysticaState, seat: Seat) -> Sequence[Decline]:
        return (Decline(asked.offer, FactionId(state.factions[asked.builder])),)

    def do(
        self,
        asked: TakePower,
        state: TerraMysticaState,
        seat: Seat,
        action: Decline,
        play: Play[TerraMysticaState],
    ) -> None:
        play.tell(Declined(seat, asked.offer, asked.builder))


@value
class TakePower(Choice[TerraMysticaState]):
    """All or nothing, at one point less than the power taken; one opponent after another."""

    rule = "TM-13.5"
    answers = deeds({Leech: TakeOffer(), Decline: LeaveOffer()})
    offer: int
    builder: Seat

    def why_not(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        return None if action in self.options(state, seat) else "TM-13.7"

    def about(self, state: TerraMysticaState) -> PowerOffered:
        return {"offer": self.offer, "builder": self.builder}


def possible(state: TerraMysticaState, seat: Seat, offer: int) -> int:
    """TM-13.7: less only if the bowls or the points do not suffice."""
    return min(offer, capacity(state, seat), state.points[seat] + 1)


@value
class OfferPower(Step[TerraMysticaState]):
    """After each building event its neighbours are asked, clockwise from the builder."""

    rule = "TM-13.2"
    builder: Seat

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        events, state.built = state.built, []
        tasks: list[Step[TerraMysticaState]] = []
        for hex in events:
            tasks += [AskNeighbour(self.builder, hex, turn) for turn in range(1, state.seats)]
            tasks.append(SettleEvent(self.builder))
        play.then(*tasks)


@value
class AskNeighbour(Step[TerraMysticaState]):
    """TM-13.5: one after another; nothing is asked if nothing can be gained (TM-13.12)."""

    rule = "TM-13.5"
    builder: Seat
    hex: int
    turn: int

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        seat = (self.builder + self.turn) % state.seats
        offer = power_value(state, seat, directly_adjacent(state, 1 << self.hex) & state.own[seat])
        if possible(state, seat, offer) > 0:
            state.leeched = max(0, state.leeched)
            play.then(TakePower((seat,), offer, self.builder))


@value
class SettleEvent(Step[TerraMysticaState]):
    """TM-28.1 to TM-28.4: the Cultists' step when somebody took power; by the errata a power when all refused."""

    rule = "TM-28.2"
    builder: Seat

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        leeched, state.leeched = state.leeched, NOBODY
        if not state.faction(self.builder).cult_step_for_leech:
            return
        if leeched > 0:
            play.then(CultistsStep((self.builder,)))
        elif leeched == 0 and state.switches.cultist_errata:
            play.tell(Consoled(self.builder, gain_power(state, self.builder, 1)))


class StepOfCultists(Deed[TerraMysticaState, TakeStep]):
    """TM-28.1: on any cult."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> list[TakeStep]:
        return [TakeStep(cult) for cult in CULT_ORDER]

    def do(
        self,
        asked: object,
        state: TerraMysticaState,
        seat: Seat,
        action: TakeStep,
        play: Play[TerraMysticaState],
    ) -> None:
        step_up(state, seat, CULT_ORDER.index(action.cult), 1, play)


@value
class CultistsStep(Choice[TerraMysticaState]):
    """One step on a cult of choice."""

    rule = "TM-28.1"
    answers = deeds({TakeStep: StepOfCultists(), Done: NothingMore()})
