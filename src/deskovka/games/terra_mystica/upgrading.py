"""Action 4: upgrade a building. Actions 2 and 3: shipping and digging."""

from __future__ import annotations

from enum import Enum
from random import Random

from deskovka.core.game import Event, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.acting import Turn, TurnDeed
from deskovka.games.terra_mystica.board import HEXES, Hex
from deskovka.games.terra_mystica.building import building_event, pieces_left
from deskovka.games.terra_mystica.factions import SHIPPING_VP, UPGRADES, Building, Kind
from deskovka.games.terra_mystica.finishing import FinishTurn
from deskovka.games.terra_mystica.goods import Goods
from deskovka.games.terra_mystica.power import can_pay, pay
from deskovka.games.terra_mystica.reach import directly_adjacent
from deskovka.games.terra_mystica.state import KINDS, Source, TerraMysticaState

DIGGING_VP = 6  # TM-11.1
SHIPPING_COST = Goods(coins=4, priests=1)  # TM-10.1


class Track(Enum):
    """What can be advanced."""

    SHIP = "ship"
    DIG = "dig"


@value
class Upgrade(Action):
    """`upgrade E5 to TP`"""

    form = "upgrade {hex} to {building}"
    hex: Hex
    building: Building


@value
class Advance(Action):
    """`advance ship`, `advance dig`"""

    form = "advance {track}"
    track: Track


@value
class Advanced(Event):
    """A seat moved its shipping or digging marker."""

    seat: Seat
    track: Track
    level: int


UPGRADE_ACTIONS = {
    building: tuple(Upgrade(Hex(hex), building) for hex in range(HEXES)) for building in Building
}
KIND_OF = {building: Kind[building.name] for building in Building}
ADVANCE = {track: Advance(track) for track in Track}


def upgrade_price(state: TerraMysticaState, seat: Seat, hex: int, kind: Kind) -> Goods:
    """TM-12.3 to TM-12.5: a trading post costs twice the coins without a neighbour."""
    price = state.faction(seat).costs[kind]
    if kind is Kind.TP and not directly_adjacent(state, 1 << hex) & state.occupied & ~state.own[seat]:
        return price._replace(coins=2 * price.coins)
    return price


def why_not_upgrade(
    state: TerraMysticaState, seat: Seat, action: Upgrade, free: bool = False
) -> RuleId | None:
    kind = KIND_OF[action.building]
    if not state.pieces[seat * KINDS + UPGRADES[kind]] >> action.hex & 1:
        return "TM-12.1"
    if not pieces_left(state, seat, kind):
        return "TM-1.2"
    if not free and not can_pay(state, seat, upgrade_price(state, seat, action.hex, kind)):
        return {Kind.TP: "TM-12.3", Kind.TE: "TM-12.4"}.get(kind, "TM-12.5")
    return None


def upgrades(state: TerraMysticaState, seat: Seat, building: Building, free: bool = False) -> list[Upgrade]:
    kind = KIND_OF[building]
    if not pieces_left(state, seat, kind):
        return []
    choices = (UPGRADE_ACTIONS[building][hex] for hex in bits(state.pieces[seat * KINDS + UPGRADES[kind]]))
    return [action for action in choices if why_not_upgrade(state, seat, action, free) is None]


def upgrade(
    state: TerraMysticaState, seat: Seat, action: Upgrade, play: Play[TerraMysticaState], free: bool = False
) -> int:
    """TM-12.2: the old piece returns to the board; returns the towns founded."""
    kind = KIND_OF[action.building]
    if not free:
        pay(state, seat, upgrade_price(state, seat, action.hex, kind))
    state.pieces[seat * KINDS + UPGRADES[kind]] &= ~(1 << action.hex)
    return building_event(state, seat, action.hex, kind, play)


def advance_price(state: TerraMysticaState, seat: Seat, track: Track) -> Goods:
    """TM-10.1, TM-11.1, TM-11.2."""
    if track is Track.SHIP:
        return SHIPPING_COST
    return Goods(workers=2, coins=state.faction(seat).digging_coins, priests=1)


class AdvanceOnTrack(TurnDeed[Advance]):
    """TM-10, TM-11: a step with its points."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> list[Advance]:
        return [action for action in ADVANCE.values() if self.why_not(asked, state, seat, action) is None]

    def one(self, asked: Turn, state: TerraMysticaState, seat: Seat, random: Random) -> Advance | None:
        return self.any_legal(asked, state, seat, tuple(ADVANCE.values()), random)

    def why_not(self, asked: object, state: TerraMysticaState, seat: Seat, action: Advance) -> RuleId | None:
        faction = state.faction(seat)
        if action.track is Track.SHIP:
            if faction.shipping is None or state.shipping[seat] == faction.shipping[1]:
                return "TM-10.2"
            return None if can_pay(state, seat, SHIPPING_COST) else "TM-10.1"
        if state.digging[seat] + 1 == len(faction.spade_cost):
            return "TM-11.3" if len(faction.spade_cost) < 3 else "TM-11.1"
        return None if can_pay(state, seat, advance_price(state, seat, Track.DIG)) else "TM-11.1"

    def act(
        self, state: TerraMysticaState, seat: Seat, action: Advance, play: Play[TerraMysticaState]
    ) -> None:
        play.then(FinishTurn((seat,)))
        pay(state, seat, advance_price(state, seat, action.track))
        if action.track is Track.DIG:
            state.digging[seat] += 1
            state.score(seat, DIGGING_VP, Source.TRACK)
            play.tell(Advanced(seat, action.track, state.digging[seat]))
            return
        first = state.faction(seat).shipping
        assert first is not None
        state.shipping[seat] += 1
        state.score(seat, SHIPPING_VP[state.shipping[seat] - first[0]], Source.TRACK)
        play.tell(Advanced(seat, action.track, state.shipping[seat]))
