"""The Longest Trade Route: roads and ships in one chain (CT-S4)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Event, Play, Seat
from deskovka.core.grid import bits
from deskovka.core.values import value
from deskovka.games.catan.board import CORNER_EDGES, EDGE_ENDS, EDGE_MASKS
from deskovka.games.catan.book import Source
from deskovka.games.catan.points import longest_road_points
from deskovka.games.catan.roads import award_longest_road
from deskovka.games.catan.seafarers.ships import own_buildings, sea_of
from deskovka.games.catan.state import CatanState


@value
class LongestRouteMoved(Event):
    """Who holds the card now, and of how many pieces the chain is; NOBODY: it is set aside."""

    seat: Seat
    pieces: int


BEYOND: Final = tuple(  # by corner: the one at the other end of each edge, by the bit of the edge
    {1 << edge: sum(EDGE_ENDS[edge]) - corner for edge in edges} for corner, edges in enumerate(CORNER_EDGES)
)
LONGEST_ROUTE: Final = Source("CT-S4.1", "longest-route", longest_road_points)


def all_edges(state: CatanState) -> list[int]:
    """The edges with a piece: roads and ships, by seat."""
    return [*state.roads, *sea_of(state).ships]


def roads_and_ships(state: CatanState, seat: Seat) -> int:
    return state.roads[seat] | sea_of(state).ships[seat]


def route_through(state: CatanState, seat: Seat, edge: int) -> int:
    """The longest chain of a seat with a given piece in it."""
    network = _Network(state, seat)
    simple = network.grow(edge)
    return network.through() if simple else _exhausted(network, edge)


def longest_trade_route(state: CatanState, seat: Seat) -> int:
    """CT-S4.1: of each part of the network the longest chain in it."""
    network = _Network(state, seat)
    best = 0
    while before := network.left:
        simple = network.grow((before & -before).bit_length() - 1)
        part = before ^ network.left
        if part.bit_count() > best:
            best = max(best, network.best if simple else _longest_trail(network, part, best))
    return best


def join_routes(state: CatanState, seat: Seat, corner: int, play: Play[CatanState]) -> None:
    """CT-S4.3: a building where own roads and ships meet makes them one chain."""
    around = EDGE_MASKS[corner]
    if state.roads[seat] & around and sea_of(state).ships[seat] & around:
        state.chains[seat] = state.book.longest_route(state, seat)
        award_longest_road(state, play)


class _Network:
    """The connected pieces of a seat, where roads and ships may follow each other, and where chains break.

    A corner is one place for roads and another for ships, unless an own building joins them. Most parts of a network have
    no ring of pieces: then the longest chain is found in one walk over it (`grow`). Only rings need every way tried.
    """

    __slots__ = ("best", "blocked", "left", "one", "other", "own", "pieces", "ring", "ships", "visited")

    def __init__(self, state: CatanState, seat: Seat) -> None:
        connected = state.book.network(state, seat)
        self.ships = sea_of(state).ships[seat] & connected
        self.pieces = state.roads[seat] & connected | self.ships
        self.own = own_buildings(state, seat)
        self.blocked = state.book.foreign(state, seat)
        self.left = self.pieces  # the edges not walked over
        self.visited = [0, 0]  # the corners walked over, by road and by ship
        self.ring = False  # whether a corner was come to twice
        self.best = self.one = self.other = (
            0  # the longest chain; the longest ways on from both ends of the first edge
        )

    def grow(self, edge: int) -> bool:
        """Walk from an edge over all that is joined to it; tells whether there is no ring."""
        self.best, self.ring = 0, False
        ship = self.ships >> edge & 1
        self.left &= ~(1 << edge)
        start, end = EDGE_ENDS[edge]
        self.one = self.walk(start, ship)
        self.other = self.walk(end, ship)
        self.best = max(self.best, self.through())
        return not self.ring

    def through(self) -> int:
        """The longest chain with the first edge in it."""
        return 1 + self.one + self.other

    def walk(self, corner: int, ship: int) -> int:
        """The longest way on from a corner; two ways that meet there are a chain, too."""
        bit = 1 << corner
        if self.blocked & bit:
            return 0
        if self.visited[ship] & bit:
            self.ring = True
            return 0
        self.visited[ship] |= bit
        here = EDGE_MASKS[corner] & self.left
        if self.own & bit:
            self.visited[1 - ship] |= bit
        elif here:
            here &= self.ships if ship else ~self.ships
        longest = second = 0
        while here:
            piece = here & -here
            self.left ^= piece
            way = 1 + self.walk(BEYOND[corner][piece], 1 if self.ships & piece else 0)
            if way > longest:
                longest, second = way, longest
            elif way > second:
                second = way
            here &= self.left
        self.best = max(self.best, longest + second)
        return longest

    def pieces_at(self, left: int, corner: int, by_ship: int) -> int:
        """CT-S4.2: the pieces, of those that are left, that follow one at a corner."""
        if self.blocked >> corner & 1:
            return 0
        here = EDGE_MASKS[corner] & left
        if here and not self.own >> corner & 1:
            here &= self.ships if by_ship else ~self.ships
        return here

    def going_on(self, left: int, corner: int, by_ship: int) -> list[tuple[int, int, int]]:
        """The same, each with whether it is a ship, and the corner beyond."""
        here = self.pieces_at(left, corner, by_ship)
        found = []
        while here:
            piece = here & -here
            found.append((piece, 1 if self.ships & piece else 0, BEYOND[corner][piece]))
            here ^= piece
        return found

    def beginnings(self, part: int) -> tuple[list[tuple[int, int, int]], int]:
        """Where one or three pieces meet, each of them as `going_on` tells it; and dead ends."""
        found, dead = [], 0
        for edge in bits(part):
            piece, ship, (one, other) = 1 << edge, self.ships >> edge & 1, EDGE_ENDS[edge]
            for corner, beyond in ((one, other), (other, one)):
                more = self.pieces_at(part ^ piece, corner, ship).bit_count()
                if more != 1:
                    found.append((piece, ship, beyond))
                if not more:
                    dead |= piece
        return found, dead


def _exhausted(network: _Network, edge: int) -> int:
    """The longest chain with a piece in it, where there is a ring: all ways on from one end, with all from the other."""
    one, other = EDGE_ENDS[edge]
    ship = network.ships >> edge & 1
    return 1 + _both_ways(network, network.pieces & ~network.left & ~(1 << edge), one, ship, other, ship)


def _both_ways(network: _Network, left: int, one: int, by_ship: int, other: int, other_ship: int) -> int:
    """The most pieces that go on from two corners, none used twice."""
    best = _onwards(network, left, other, other_ship, 0, 0)
    for piece, ship, end in network.going_on(left, one, by_ship):
        rest = left ^ piece
        if 1 + rest.bit_count() > best:
            best = max(best, 1 + _both_ways(network, rest, end, ship, other, other_ship))
    return best


def _longest_trail(network: _Network, part: int, known: int) -> int:
    """The longest chain in a part with a ring, if it is longer than what is known.

    A chain that cannot go on begins where one or three pieces meet; where there is no such place, the part is one ring.
    """
    starts, dead = network.beginnings(part)
    if not starts:
        return part.bit_count()
    for piece, ship, corner in starts:
        known = max(known, 1 + _onwards(network, part ^ piece, corner, ship, known - 1, dead))
    return known


def _onwards(network: _Network, left: int, corner: int, by_ship: int, known: int, dead: int) -> int:
    """The most pieces that go on from a corner, if they are more than what is known; at most one of them is a dead end."""
    here = network.pieces_at(left, corner, by_ship)
    if not here:
        return 0
    best, ships, beyond = 0, network.ships, BEYOND[corner]
    while here:
        piece = here & -here
        here ^= piece
        rest = left ^ piece
        if 2 + (rest & ~dead).bit_count() > known:
            more = 1 + _onwards(network, rest, beyond[piece], 1 if ships & piece else 0, known - 1, dead)
            if more > best:
                best = more
                known = max(known, best)
    return best
