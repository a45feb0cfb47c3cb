"""The Longest Trade Route: roads and ships in one chain (CT-S4)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Event, Play, Seat
from deskovka.core.grid import bits
from deskovka.core.values import value
from deskovka.games.catan.board import CORNER_EDGES, EDGE_ENDS, EDGE_MASKS
from deskovka.games.catan.book import Source
from deskovka.games.catan.points import longest_road_points
from deskovka.games.catan.roads import award_longest_road, foreign_buildings
from deskovka.games.catan.seafarers.ships import own_buildings, sea_of
from deskovka.games.catan.state import CatanState


@value
class LongestRouteMoved(Event):
    """Who holds the card now, and of how many pieces the chain is; NOBODY: it is set aside."""

    seat: Seat
    pieces: int


LONGEST_ROUTE: Final = Source("CT-S4.1", "longest-route", longest_road_points)


def all_edges(state: CatanState) -> list[int]:
    """The edges with a piece: roads and ships, by seat."""
    return [*state.roads, *sea_of(state).ships]


def roads_and_ships(state: CatanState, seat: Seat) -> int:
    return state.roads[seat] | sea_of(state).ships[seat]


def route_through(state: CatanState, seat: Seat, edge: int) -> int:
    """The longest chain of a seat with a given piece in it."""
    return _through(_Network(state, seat), edge)


def longest_trade_route(state: CatanState, seat: Seat) -> int:
    """CT-S4.1."""
    network = _Network(state, seat)
    best = 0
    for edge in bits(network.roads | network.ships):
        best = max(best, _beginning(network, edge))
    return best


def join_routes(state: CatanState, seat: Seat, corner: int, play: Play[CatanState]) -> None:
    """CT-S4.3: a building where own roads and ships meet makes them one chain."""
    around = EDGE_MASKS[corner]
    if state.roads[seat] & around and sea_of(state).ships[seat] & around:
        state.chains[seat] = state.book.longest_route(state, seat)
        award_longest_road(state, play)


class _Network:
    """The connected pieces of a seat, where roads and ships may follow each other, and where chains break."""

    __slots__ = ("blocked", "own", "roads", "ships")

    def __init__(self, state: CatanState, seat: Seat) -> None:
        connected = state.book.network(state, seat)
        self.roads = state.roads[seat] & connected
        self.ships = sea_of(state).ships[seat] & connected
        self.own = own_buildings(state, seat)
        self.blocked = foreign_buildings(state, seat)

    def going_on(self, left: int, corner: int, by_ship: bool) -> list[tuple[int, bool, int]]:
        """CT-S4.2: the pieces that follow one at a corner: edge, whether it is a ship, and the corner beyond."""
        if self.blocked >> corner & 1:
            return []
        change = self.own >> corner & 1
        found = []
        for edge in CORNER_EDGES[corner]:
            if left >> edge & 1:
                ship = bool(self.ships >> edge & 1)
                if change or ship == by_ship:
                    start, end = EDGE_ENDS[edge]
                    found.append((edge, ship, end if start == corner else start))
        return found


def _beginning(network: _Network, edge: int) -> int:
    """The longest chain that begins with a piece: over all pieces five times as fast as asking for those through it."""
    ship = bool(network.ships >> edge & 1)
    left = (network.roads | network.ships) & ~(1 << edge)
    one, other = EDGE_ENDS[edge]
    return 1 + max(_onwards(network, left, one, ship), _onwards(network, left, other, ship))


def _through(network: _Network, edge: int) -> int:
    one, other = EDGE_ENDS[edge]
    ship = bool(network.ships >> edge & 1)
    left = (network.roads | network.ships) & ~(1 << edge)
    return 1 + _both_ways(network, left, one, ship, other, ship)


def _both_ways(network: _Network, left: int, one: int, by_ship: bool, other: int, other_ship: bool) -> int:
    """The most pieces that go on from two corners, none used twice."""
    best = _onwards(network, left, other, other_ship)
    for edge, ship, end in network.going_on(left, one, by_ship):
        longer = 1 + _both_ways(network, left & ~(1 << edge), end, ship, other, other_ship)
        best = max(best, longer)
    return best


def _onwards(network: _Network, left: int, corner: int, by_ship: bool) -> int:
    best = 0
    for edge, ship, end in network.going_on(left, corner, by_ship):
        best = max(best, 1 + _onwards(network, left & ~(1 << edge), end, ship))
    return best
