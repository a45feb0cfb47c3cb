"""Ships: building and moving them (CT-S2, CT-S3)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from deskovka.core.game import Deed, Event, Play, RuleId, Seat
from deskovka.core.grid import any_bit, bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import EDGE_ENDS, EDGE_MASKS, EDGES, END_MASKS, HEX_EDGE_MASKS, Edge, around
from deskovka.games.catan.building import Laying, allowed, arrive, ends_of, finish_routes, why_banned
from deskovka.games.catan.goods import Cards
from deskovka.games.catan.seafarers.sea import NO_PIRATE, Sea
from deskovka.games.catan.state import CatanState, with_entry

SHIP: Final = int(Cards.read("lumber+wool"))  # CT-S2.1
SHIPS: Final = 15  # pieces of a player
MOVING: Final = 0.3  # so often does a random player think of moving a ship


@value
class ShipBuilt(Event):
    seat: Seat
    edge: Edge


@value
class ShipMoved(Event):
    seat: Seat
    edge: Edge
    to: Edge


def sea_of(state: CatanState) -> Sea:
    assert state.sea is not None, "this table plays without the sea"
    return state.sea


def pirate_edges(state: CatanState) -> int:
    """CT-S2.6, CT-S3.5: the edges of the pirate's hex."""
    pirate = sea_of(state).pirate
    return 0 if pirate == NO_PIRATE else HEX_EDGE_MASKS[pirate]


def nothing_anchored(state: CatanState, seat: Seat, ship: int) -> int:
    return 0


def holding(state: CatanState, seat: Seat, ship: int) -> int:
    """CT-S3.3: corners where a ship does not lie at a free end."""
    return own_buildings(state, seat) | state.book.anchored(state, seat, ship)


def own_buildings(state: CatanState, seat: Seat) -> int:
    return state.settlements[seat] | state.cities[seat]


def lane_reach(state: CatanState, seat: Seat, ships: int) -> int:
    """CT-S2.3, CT-S2.5: the edges at own buildings, and at the ends of own ships where no opponent stands."""
    corners = (ends_of(ships) & ~state.book.foreign(state, seat)) | own_buildings(state, seat)
    return around(EDGE_MASKS, corners) & state.island.lanes


def may_branch(state: CatanState, seat: Seat, ships: int) -> int:
    """CT-S2.3: no edge is closed to who has these ships, only because a line would branch."""
    return 0


def ship_places(state: CatanState, seat: Seat, ships: int) -> int:
    """Where a ship may be placed by who has these ships; `taken` still counts one that moves."""
    free = lane_reach(state, seat, ships) & ~state.taken & ~pirate_edges(state)
    free &= ~state.book.forks(state, seat, ships)
    bans = state.book.bans_of_ships
    return allowed(state, bans, free) if bans else free


@value
class BuildShip(Action):
    """`ship E7ne`"""

    form = "ship {edge}"
    edge: Edge


class LayShip(Laying[BuildShip]):
    """CT-S2.1 to CT-S2.7."""

    def at(self, edge: int) -> BuildShip:
        return BUILD_SHIP[edge]

    def places(self, state: CatanState, seat: Seat) -> int:
        ships = sea_of(state).ships[seat]
        return ship_places(state, seat, ships) if ships.bit_count() < SHIPS else 0

    def first_places(self, state: CatanState, corner: int) -> int:
        """CT-S2.7, and where a scenario wants it the coast only (CT-T0.8)."""
        return EDGE_MASKS[corner] & first_lanes(state) & ~state.taken & ~pirate_edges(state)

    def left(self, state: CatanState, seat: Seat) -> int:
        return SHIPS - sea_of(state).ships[seat].bit_count()

    def why_not_first(self, state: CatanState, corner: int, edge: int) -> RuleId | None:
        if not 0 <= edge < EDGES or not EDGE_MASKS[corner] >> edge & 1:
            return "CT-S2.7"
        if not state.island.lanes >> edge & 1 or state.taken >> edge & 1:
            return "CT-S2.2"
        if pirate_edges(state) >> edge & 1:
            return "CT-S2.6"
        return None if first_lanes(state) >> edge & 1 else "CT-T0.8"

    def why_not_there(self, state: CatanState, seat: Seat, edge: int) -> RuleId | None:
        ships = sea_of(state).ships[seat]
        if ships.bit_count() >= SHIPS:
            return "CT-S2.1"
        return why_not_ship(state, seat, edge, ships)

    def lay(self, state: CatanState, seat: Seat, edge: int, play: Play[CatanState]) -> None:
        place_ship(state, seat, edge, play)


BUILD_SHIP: Final = tuple(BuildShip(Edge(edge)) for edge in range(EDGES))


def first_lanes(state: CatanState) -> int:
    """Where ships may lie while founding."""
    return state.island.lanes & (state.island.paths if state.book.first_ship_at_coast else -1)


def why_not_ship(state: CatanState, seat: Seat, edge: int, ships: int) -> RuleId | None:
    """The rule against a ship on an edge for who has these ships."""
    if not 0 <= edge < EDGES or not state.island.lanes >> edge & 1 or state.taken >> edge & 1:
        return "CT-S2.2"
    if pirate_edges(state) >> edge & 1:
        return "CT-S2.6"
    if not lane_reach(state, seat, ships) >> edge & 1:
        return why_unconnected_ship(state, seat, edge, ships)
    if state.book.forks(state, seat, ships) >> edge & 1:
        return state.book.fork_rule
    return why_banned(state, state.book.bans_of_ships, edge)


def why_unconnected_ship(state: CatanState, seat: Seat, edge: int, ships: int) -> RuleId:
    if END_MASKS[edge] & ends_of(ships):
        return "CT-S2.5"
    return "CT-S2.4" if END_MASKS[edge] & ends_of(state.roads[seat]) else "CT-S2.3"


def why_unconnected_road(state: CatanState, seat: Seat, edge: int) -> RuleId:
    """CT-S2.4: a road does not go on from a ship."""
    return "CT-S2.4" if END_MASKS[edge] & ends_of(sea_of(state).ships[seat]) else "CT-B7.2"


def place_ship(state: CatanState, seat: Seat, edge: int, play: Play[CatanState]) -> None:
    sea, bit = sea_of(state), 1 << edge
    fresh = sea.fresh | bit if state.turn else 0
    ships = with_entry(sea.ships, seat, sea.ships[seat] | bit)
    state.sea = Sea(ships, sea.pirate, fresh, sea.moved, sea.islands)
    state.taken |= bit
    state.ends[seat] |= END_MASKS[edge]
    if play.heard:
        play.tell(ShipBuilt(seat, Edge(edge)))
    arrive(state, seat, edge, play)


@value
class MoveShip(Action):
    """`move E7ne to E8w`"""

    form = "move {ship} to {edge}"
    ship: Edge
    edge: Edge


class MoveAShip(Deed[CatanState, MoveShip]):
    """CT-S3: a ship at the end of an open line, once a turn."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[MoveShip]:
        found: list[MoveShip] = []
        for ship in bits(movable_ships(state, seat)):
            rest = sea_of(state).ships[seat] & ~(1 << ship)
            found += [MoveShip(Edge(ship), Edge(edge)) for edge in bits(ship_places(state, seat, rest))]
        return found

    def one(self, asked: object, state: CatanState, seat: Seat, random: Random) -> MoveShip | None:
        ships = movable_ships(state, seat)
        if not ships:
            return None
        ship = any_bit(ships, random)
        places = ship_places(state, seat, sea_of(state).ships[seat] & ~(1 << ship))
        return MoveShip(Edge(ship), Edge(any_bit(places, random))) if places else None

    def seldom(self, asked: object, state: CatanState, seat: Seat, random: Random) -> MoveShip | None:
        """People do not move a ship whenever they can."""
        return self.one(asked, state, seat, random) if random.random() <= MOVING else None

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: MoveShip) -> RuleId | None:
        rule = why_not_move(state, seat, action.ship)
        if rule is not None:
            return rule
        rest = sea_of(state).ships[seat] & ~(1 << action.ship)
        rule = why_not_ship(state, seat, action.edge, rest)
        return {"CT-S2.6": "CT-S3.5", "CT-S2.3": "CT-S3.6"}.get(rule, rule) if rule else None

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: MoveShip, play: Play[CatanState]
    ) -> None:
        sea, old, new = sea_of(state), 1 << action.ship, 1 << action.edge
        ships = with_entry(sea.ships, seat, sea.ships[seat] & ~old | new)
        state.sea = Sea(ships, sea.pirate, sea.fresh, True, sea.islands)
        state.taken = state.taken & ~old | new
        state.ends[seat] = ends_of(state.book.network(state, seat))
        state.chains[seat] = state.book.longest_route(state, seat)
        if play.heard:
            play.tell(ShipMoved(seat, action.ship, action.edge))
        finish_routes(state, seat, action.edge, play)  # CT-S3.7, CT-S4.3


def movable_ships(state: CatanState, seat: Seat) -> int:
    """CT-S3.1 to CT-S3.5: the ships at a free end of a line."""
    sea = sea_of(state)
    if sea.moved:
        return 0
    found = 0
    for ship in bits(sea.ships[seat] & ~sea.fresh & ~pirate_edges(state)):
        if has_free_end(state, seat, ship):
            found |= 1 << ship
    return found


def has_free_end(state: CatanState, seat: Seat, ship: int) -> bool:
    """CT-S3.3: one of its ends touches no other own ship and no own building."""
    others = sea_of(state).ships[seat] & ~(1 << ship)
    own = holding(state, seat, ship)
    one, other = EDGE_ENDS[ship]
    return (not own >> one & 1 and not EDGE_MASKS[one] & others) or (
        not own >> other & 1 and not EDGE_MASKS[other] & others
    )


def why_not_move(state: CatanState, seat: Seat, ship: int) -> RuleId | None:
    sea = sea_of(state)
    if sea.moved or ship < 0 or not sea.ships[seat] >> ship & 1:
        return "CT-S3.1"
    if sea.fresh >> ship & 1:
        return "CT-S3.4"
    if pirate_edges(state) >> ship & 1:
        return "CT-S3.5"
    if has_free_end(state, seat, ship):
        return None
    if is_closed(state, seat, ship, own_buildings(state, seat)):
        return "CT-S3.2"
    return "CT-K11.6" if is_closed(state, seat, ship, holding(state, seat, ship)) else "CT-S3.3"


def is_closed(state: CatanState, seat: Seat, ship: int, own: int) -> bool:
    """CT-S3.2: its ends lead over own ships to two corners that are held."""
    others = sea_of(state).ships[seat] & ~(1 << ship)
    one, other = [own & corners_along(others, corner) for corner in EDGE_ENDS[ship]]
    return bool(one and other) and (one | other).bit_count() > 1


def corners_along(ships: int, corner: int) -> int:
    """The corners that can be reached from one over ships."""
    found = 1 << corner
    waiting = [corner]
    while waiting:
        for edge in bits(EDGE_MASKS[waiting.pop()] & ships):
            for end in EDGE_ENDS[edge]:
                if not found >> end & 1:
                    found |= 1 << end
                    waiting.append(end)
    return found


def turn_of_ships(state: CatanState) -> None:
    """CT-S3.1, CT-S3.4: in a new turn a ship may be moved again."""
    sea = sea_of(state)
    if sea.fresh or sea.moved:
        state.sea = Sea(sea.ships, sea.pirate, islands=sea.islands)
