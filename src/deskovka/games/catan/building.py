"""Roads, settlements and cities (CT-B7)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

from deskovka.core.game import Deed, Event, Play, RuleId, Seat
from deskovka.core.grid import any_bit, bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import CORNERS, EDGE_ENDS, EDGE_MASKS, EDGES, END_MASKS, NEAR, Corner, Edge
from deskovka.games.catan.goods import Cards, holds
from deskovka.games.catan.hands import pay
from deskovka.games.catan.island import NUMBERS
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.roads import award_longest_road, chain_through, foreign_buildings, longest_chain
from deskovka.games.catan.state import CatanState

ROAD: Final = int(Cards.read("brick+lumber"))  # CT-B7.1
SETTLEMENT: Final = int(Cards.read("brick+lumber+wool+grain"))
CITY: Final = int(Cards.read("2grain+3ore"))
ROADS: Final = 15  # pieces of a player, CT-B1.4
SETTLEMENTS: Final = 5
CITIES: Final = 4

A = TypeVar("A", bound=Action)


@value
class RoadBuilt(Event):
    seat: Seat
    edge: Edge


@value
class SettlementBuilt(Event):
    seat: Seat
    corner: Corner


@value
class CityBuilt(Event):
    seat: Seat
    corner: Corner


@value
class BuildRoad(Action):
    """`road E7ne`"""

    form = "road {edge}"
    edge: Edge


class PaidRoad(Deed[CatanState, BuildRoad]):
    """A road that is paid for."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[BuildRoad]:
        return chosen(BUILD_ROAD, road_places(state, seat)) if holds(state.hands[seat], ROAD) else ()

    def one(self, asked: object, state: CatanState, seat: Seat, random: Random) -> BuildRoad | None:
        if holds(state.hands[seat], ROAD) and (places := road_places(state, seat)):
            return BUILD_ROAD[any_bit(places, random)]
        return None

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: BuildRoad) -> RuleId | None:
        rule = why_not_road(state, seat, action.edge)
        return rule if rule is not None else None if holds(state.hands[seat], ROAD) else "CT-B7.1"

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: BuildRoad, play: Play[CatanState]
    ) -> None:
        pay(state, seat, ROAD)
        place_road(state, seat, action.edge, play)


@value
class BuildSettlement(Action):
    """`settle E7n`"""

    form = "settle {corner}"
    corner: Corner


class PaidSettlement(Deed[CatanState, BuildSettlement]):
    """A settlement that is paid for."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[BuildSettlement]:
        return (
            chosen(BUILD_SETTLEMENT, settlement_places(state, seat))
            if holds(state.hands[seat], SETTLEMENT)
            else ()
        )

    def one(self, asked: object, state: CatanState, seat: Seat, random: Random) -> BuildSettlement | None:
        if holds(state.hands[seat], SETTLEMENT) and (places := settlement_places(state, seat)):
            return BUILD_SETTLEMENT[any_bit(places, random)]
        return None

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: BuildSettlement) -> RuleId | None:
        if state.settlements[seat].bit_count() >= SETTLEMENTS:
            return "CT-B1.4"
        rule = why_not_settle(state, action.corner)
        if rule is not None:
            return rule
        if not state.ends[seat] >> action.corner & 1:
            return "CT-B7.5"
        return None if holds(state.hands[seat], SETTLEMENT) else "CT-B7.1"

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: BuildSettlement, play: Play[CatanState]
    ) -> None:
        pay(state, seat, SETTLEMENT)
        place_settlement(state, seat, action.corner, play)
        check_victory(state, play)


@value
class BuildCity(Action):
    """`city E7n`"""

    form = "city {corner}"
    corner: Corner


class PaidCity(Deed[CatanState, BuildCity]):
    """A city that is paid for."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[BuildCity]:
        return chosen(BUILD_CITY, city_places(state, seat)) if holds(state.hands[seat], CITY) else ()

    def one(self, asked: object, state: CatanState, seat: Seat, random: Random) -> BuildCity | None:
        if holds(state.hands[seat], CITY) and (places := city_places(state, seat)):
            return BUILD_CITY[any_bit(places, random)]
        return None

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: BuildCity) -> RuleId | None:
        if state.cities[seat].bit_count() >= CITIES:
            return "CT-B1.4"
        if action.corner < 0 or not state.settlements[seat] >> action.corner & 1:
            return "CT-B7.7"
        return None if holds(state.hands[seat], CITY) else "CT-B7.1"

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: BuildCity, play: Play[CatanState]
    ) -> None:
        pay(state, seat, CITY)
        place_city(state, seat, action.corner, play)
        check_victory(state, play)


# One object for each place: making one takes longer than finding it.
BUILD_ROAD: Final = tuple(BuildRoad(Edge(edge)) for edge in range(EDGES))
BUILD_SETTLEMENT: Final = tuple(BuildSettlement(Corner(corner)) for corner in range(CORNERS))
BUILD_CITY: Final = tuple(BuildCity(Corner(corner)) for corner in range(CORNERS))


def road_places(state: CatanState, seat: Seat) -> int:
    """CT-B7.2, CT-B1.4: the edges where a road may be placed."""
    if state.roads[seat].bit_count() >= ROADS:
        return 0
    return state.reach[seat] & ~state.taken


def settlement_places(state: CatanState, seat: Seat) -> int:
    if state.settlements[seat].bit_count() >= SETTLEMENTS:
        return 0
    return state.ends[seat] & state.open


def city_places(state: CatanState, seat: Seat) -> int:
    return state.settlements[seat] if state.cities[seat].bit_count() < CITIES else 0


def chosen(actions: Sequence[A], places: int) -> list[A]:
    return [actions[place] for place in bits(places)]


def why_not_road(state: CatanState, seat: Seat, edge: int) -> RuleId | None:
    """Where a road may lie, paid or not."""
    if state.roads[seat].bit_count() >= ROADS:
        return "CT-B1.4"
    if not 0 <= edge < EDGES or not state.island.paths >> edge & 1:
        return "CT-B7.2"
    if state.taken >> edge & 1:
        return "CT-B7.3"
    return None if state.reach[seat] >> edge & 1 else "CT-B7.2"


def why_not_settle(state: CatanState, corner: int) -> RuleId | None:
    """Where a settlement may stand, as far as others are concerned."""
    if not 0 <= corner < CORNERS or not state.island.corners >> corner & 1:
        return "CT-G1.4"
    if state.built >> corner & 1:
        return "CT-B7.3"
    return None if state.open >> corner & 1 else "CT-B7.4"


def place_road(state: CatanState, seat: Seat, edge: int, play: Play[CatanState]) -> None:
    bit = 1 << edge
    state.roads[seat] |= bit
    state.taken |= bit
    state.ends[seat] |= END_MASKS[edge]
    blocked = foreign_buildings(state, seat)
    reach = state.reach[seat]
    for corner in EDGE_ENDS[edge]:
        if not blocked >> corner & 1:
            reach |= EDGE_MASKS[corner]
    state.reach[seat] = reach & state.island.paths
    if play.heard:
        play.tell(RoadBuilt(seat, Edge(edge)))
    chain = chain_through(state.roads[seat], edge, blocked)
    if chain > state.chains[seat]:
        state.chains[seat] = chain
        award_longest_road(state, play)
        check_victory(state, play)


def place_settlement(state: CatanState, seat: Seat, corner: int, play: Play[CatanState]) -> None:
    bit = 1 << corner
    state.settlements[seat] |= bit
    state.built |= bit
    state.open &= ~(bit | NEAR[corner])
    state.reach[seat] |= EDGE_MASKS[corner] & state.island.paths
    add_income(state, seat, corner)
    if play.heard:
        play.tell(SettlementBuilt(seat, Corner(corner)))
    cut = [other for other in state.after(seat) if state.ends[other] & bit]
    for other in cut:  # CT-B7.6
        state.reach[other] = reach_of(state, other)
        state.chains[other] = longest_chain(state.roads[other], foreign_buildings(state, other))
    if cut:
        award_longest_road(state, play)


def place_city(state: CatanState, seat: Seat, corner: int, play: Play[CatanState]) -> None:
    """CT-B7.7: in place of an own settlement."""
    bit = 1 << corner
    state.settlements[seat] ^= bit
    state.cities[seat] |= bit
    add_income(state, seat, corner)
    if play.heard:
        play.tell(CityBuilt(seat, Corner(corner)))


def reach_of(state: CatanState, seat: Seat) -> int:
    """CT-B7.2: the edges at own buildings, and at the ends of own roads where no opponent stands."""
    corners = (state.ends[seat] | state.settlements[seat] | state.cities[seat]) & ~foreign_buildings(
        state, seat
    )
    reach = 0
    for corner in bits(corners):
        reach |= EDGE_MASKS[corner]
    return reach & state.island.paths


def add_income(state: CatanState, seat: Seat, corner: int) -> None:
    """CT-B4.1: one card more from every producing hex there."""
    for _, number, kind in state.island.producing(corner):
        state.income[NUMBERS * seat + number] += 1 << 7 * kind
