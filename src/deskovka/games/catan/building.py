"""Roads, settlements and cities (CT-B7)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeVar

from deskovka.core.game import Deed, Event, Play, RuleId, Seat, Step
from deskovka.core.grid import any_bit, bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import (
    CORNERS,
    EDGE_ENDS,
    EDGE_MASKS,
    EDGES,
    END_MASKS,
    NEAR,
    Corner,
    Edge,
    around,
)
from deskovka.games.catan.book import Ban
from deskovka.games.catan.goods import Cards, holds
from deskovka.games.catan.hands import pay
from deskovka.games.catan.island import NUMBERS
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.roads import award_longest_road
from deskovka.games.catan.state import CatanState, recount

ROAD: Final = int(Cards.read("brick+lumber"))  # CT-B7.1
SETTLEMENT: Final = int(Cards.read("brick+lumber+wool+grain"))
CITY: Final = int(Cards.read("2grain+3ore"))
ROADS: Final = 15  # pieces of a player, CT-B1.4
SETTLEMENTS: Final = 5

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


@value
class BuildSettlement(Action):
    """`settle E7n`"""

    form = "settle {corner}"
    corner: Corner


@value
class BuildCity(Action):
    """`city E7n`"""

    form = "city {corner}"
    corner: Corner


class Laying(Deed[CatanState, A]):
    """A piece for an edge that is paid for; where it may lie and what follows is the same where it is for nothing."""

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def at(self, edge: int) -> A:
        """The one for an edge: making it takes longer than finding it."""
        raise NotImplementedError

    def places(self, state: CatanState, seat: Seat) -> int:
        """The edges where one may be placed, paid or not."""
        raise NotImplementedError

    def first_places(self, state: CatanState, corner: int) -> int:
        """The edges at a settlement just founded where one may be placed."""
        raise NotImplementedError

    def left(self, state: CatanState, seat: Seat) -> int:
        """How many pieces a player still has."""
        raise NotImplementedError

    def why_not_there(self, state: CatanState, seat: Seat, edge: int) -> RuleId | None:
        """The rule against a place, paid or not."""
        raise NotImplementedError

    def why_not_first(self, state: CatanState, corner: int, edge: int) -> RuleId | None:
        """The rule against a place at a settlement just founded."""
        return None if edge >= 0 and self.first_places(state, corner) >> edge & 1 else "CT-B2.7"

    def lay(self, state: CatanState, seat: Seat, edge: int, play: Play[CatanState]) -> None:
        """Place it, whoever paid."""
        raise NotImplementedError

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[A]:
        if not holds(state.hands[seat], self.cost):
            return ()
        return [self.at(edge) for edge in bits(self.places(state, seat))]

    def one(self, asked: object, state: CatanState, seat: Seat, random: Random) -> A | None:
        if holds(state.hands[seat], self.cost) and (places := self.places(state, seat)):
            return self.at(any_bit(places, random))
        return None

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: Any) -> RuleId | None:
        rule = self.why_not_there(state, seat, action.edge)
        return rule if rule is not None else None if holds(state.hands[seat], self.cost) else "CT-B7.1"

    def do(self, asked: object, state: CatanState, seat: Seat, action: Any, play: Play[CatanState]) -> None:
        pay(state, seat, self.cost)
        self.lay(state, seat, action.edge, play)


class LayRoad(Laying[BuildRoad]):
    """CT-B7.2."""

    def at(self, edge: int) -> BuildRoad:
        return BUILD_ROAD[edge]

    def places(self, state: CatanState, seat: Seat) -> int:
        return road_places(state, seat)

    def first_places(self, state: CatanState, corner: int) -> int:
        return EDGE_MASKS[corner] & state.island.paths & ~state.taken

    def left(self, state: CatanState, seat: Seat) -> int:
        return ROADS - state.roads[seat].bit_count()

    def why_not_there(self, state: CatanState, seat: Seat, edge: int) -> RuleId | None:
        return why_not_road(state, seat, edge)

    def lay(self, state: CatanState, seat: Seat, edge: int, play: Play[CatanState]) -> None:
        place_road(state, seat, edge, play)


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
        if rule == "CT-B7.4" or rule is None:  # a ban says more than what is near
            rule = why_banned(state, state.book.bans_of_settlements, action.corner) or rule
        if rule is not None:
            return rule
        if not state.ends[seat] >> action.corner & 1:
            return state.book.why_unreached(state, seat, action.corner)
        return None if holds(state.hands[seat], SETTLEMENT) else "CT-B7.1"

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: BuildSettlement, play: Play[CatanState]
    ) -> None:
        pay(state, seat, SETTLEMENT)
        place_settlement(state, seat, action.corner, play)
        check_victory(state, play)


class PaidCity(Deed[CatanState, BuildCity]):
    """A city that is paid for."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[BuildCity]:
        return chosen(BUILD_CITY, city_places(state, seat)) if holds(state.hands[seat], CITY) else ()

    def one(self, asked: object, state: CatanState, seat: Seat, random: Random) -> BuildCity | None:
        if holds(state.hands[seat], CITY) and (places := city_places(state, seat)):
            return BUILD_CITY[any_bit(places, random)]
        return None

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: BuildCity) -> RuleId | None:
        rule = why_not_city(state, seat, action.corner)
        return rule if rule is not None else None if holds(state.hands[seat], CITY) else "CT-B7.1"

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
    places = state.reach[seat] & ~state.taken
    return allowed(state, bans, places) if (bans := state.book.bans_of_roads) else places


def settlement_places(state: CatanState, seat: Seat) -> int:
    if state.settlements[seat].bit_count() >= SETTLEMENTS:
        return 0
    places = state.ends[seat] & state.open
    return allowed(state, bans, places) if (bans := state.book.bans_of_settlements) else places


def city_places(state: CatanState, seat: Seat) -> int:
    if state.cities[seat].bit_count() >= state.book.cities:
        return 0
    places = state.settlements[seat]
    return allowed(state, bans, places) if (bans := state.book.bans_of_cities) else places


def allowed(state: CatanState, bans: Sequence[Ban], places: int) -> int:
    """Places without those that are banned."""
    for ban in bans:
        places &= ~ban.places(state)
    return places


def why_banned(state: CatanState, bans: Sequence[Ban], place: int) -> RuleId | None:
    """The rule that bans a place."""
    for ban in bans:
        if ban.places(state) >> place & 1:
            return ban.rule
    return None


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
    rule = why_banned(state, state.book.bans_of_roads, edge)
    if rule is None and not state.reach[seat] >> edge & 1:
        return state.book.why_unconnected(state, seat, edge)
    return rule


def why_unconnected(state: CatanState, seat: Seat, edge: int) -> RuleId:
    return "CT-B7.2"


def why_unreached(state: CatanState, seat: Seat, corner: int) -> RuleId:
    return "CT-B7.5"


def why_not_settle(state: CatanState, corner: int) -> RuleId | None:
    """Where a settlement may stand, as far as others are concerned."""
    if not 0 <= corner < CORNERS or not state.island.corners >> corner & 1:
        return "CT-G1.4"
    if state.built >> corner & 1:
        return "CT-B7.3"
    return None if state.open >> corner & 1 else "CT-B7.4"


def why_not_city(state: CatanState, seat: Seat, corner: int) -> RuleId | None:
    """Where a city may be built, whatever it costs."""
    if state.cities[seat].bit_count() >= state.book.cities:
        return "CT-B1.4"
    if corner < 0 or not state.settlements[seat] >> corner & 1:
        return "CT-B7.7"
    return why_banned(state, state.book.bans_of_cities, corner)


def place_road(state: CatanState, seat: Seat, edge: int, play: Play[CatanState]) -> None:
    bit = 1 << edge
    state.roads[seat] |= bit
    state.taken |= bit
    state.ends[seat] |= END_MASKS[edge]
    blocked = state.book.foreign(state, seat)
    reach = state.reach[seat]
    for corner in EDGE_ENDS[edge]:
        if not blocked >> corner & 1:
            reach |= EDGE_MASKS[corner]
    state.reach[seat] = reach & state.island.paths
    if play.heard:
        play.tell(RoadBuilt(seat, Edge(edge)))
    arrive(state, seat, edge, play)


def arrive(state: CatanState, seat: Seat, edge: int, play: Play[CatanState]) -> None:
    """What follows when a piece was laid on an edge: a longer route, and what its ends set off."""
    route = state.book.route_through(state, seat, edge)
    longer = route > state.chains[seat]
    if longer:
        state.chains[seat] = route
    if longer or state.book.arrivals:
        finish_routes(state, seat, edge, play)


def finish_routes(state: CatanState, seat: Seat, edge: int, play: Play[CatanState]) -> None:
    """Who has the longest route is asked when all that the ends of a piece set off is over (founding: CT-S7.3)."""
    if not state.book.arrivals or not (state.turn or state.book.founders_arrive):
        award_longest_road(state, play)
        check_victory(state, play)
        return
    state.agenda.append(AWARD_ROUTE)
    for arrival in state.book.arrivals:
        arrival(state, seat, edge, play)


@value
class AwardRoute(Step[CatanState]):
    """CT-B8.4, CT-B11.1, CT-T0.10: last of all, the longest route and victory."""

    rule = "CT-B8.4"

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        award_longest_road(state, play)
        check_victory(state, play)


AWARD_ROUTE: Final = AwardRoute()


def place_settlement(state: CatanState, seat: Seat, corner: int, play: Play[CatanState]) -> None:
    stand_on(state, seat, corner)
    if play.heard:
        play.tell(SettlementBuilt(seat, Corner(corner)))
    cut_roads(state, seat, 1 << corner, play)
    for follow in state.book.built:
        follow(state, seat, corner, play)
    recount(state)


def cut_roads(state: CatanState, seat: Seat, corners: int, play: Play[CatanState]) -> None:
    """CT-B7.6, CT-K8.6: pieces of a seat (-1: of several) came to or left some corners: others go on elsewhere now."""
    cut = [other for other in range(state.seats) if other != seat and state.ends[other] & corners]
    for other in cut:
        state.reach[other] = reach_of(state, other)
        state.chains[other] = state.book.longest_route(state, other)
    if cut:
        award_longest_road(state, play)


def stand_on(state: CatanState, seat: Seat, corner: int) -> None:
    """A settlement comes to a corner, and nobody has yet looked what follows."""
    bit = 1 << corner
    state.settlements[seat] |= bit
    state.built |= bit
    state.open &= ~(bit | NEAR[corner])
    state.reach[seat] |= EDGE_MASKS[corner] & state.island.paths
    add_income(state, seat, corner, state.book.yields[0])


def place_city(state: CatanState, seat: Seat, corner: int, play: Play[CatanState]) -> None:
    """CT-B7.7: in place of an own settlement."""
    bit = 1 << corner
    state.settlements[seat] ^= bit
    state.cities[seat] |= bit
    settlement, city = state.book.yields
    add_income(state, seat, corner, settlement, -1)
    add_income(state, seat, corner, city)
    if play.heard:
        play.tell(CityBuilt(seat, Corner(corner)))
    for follow in state.book.built:
        follow(state, seat, corner, play)
    recount(state)


def ends_of(edges: int) -> int:
    """The corners that some edges touch."""
    return around(END_MASKS, edges)


def reach_of(state: CatanState, seat: Seat) -> int:
    """CT-B7.2: the edges at own buildings, and at the ends of own roads where no opponent stands."""
    roads = state.roads[seat] & state.book.network(state, seat)
    corners = ends_of(roads) | state.settlements[seat] | state.cities[seat]
    return around(EDGE_MASKS, corners & ~state.book.foreign(state, seat)) & state.island.paths


def add_income(state: CatanState, seat: Seat, corner: int, yields: Sequence[int], times: int = 1) -> None:
    """CT-B4.1: what a building gets from every producing hex there, from now on, or no more."""
    for _, number, kind in state.island.producing(corner):
        state.income[NUMBERS * seat + number] += times * yields[kind]
