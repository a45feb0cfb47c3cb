"""The Longest Road (CT-B8)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Event, Play, Seat
from deskovka.core.grid import bits
from deskovka.core.values import value
from deskovka.games.catan.board import CORNER_EDGES, EDGE_ENDS
from deskovka.games.catan.state import NOBODY, CatanState, recount

SHORTEST: Final = 5  # CT-B8.1


@value
class LongestRoadMoved(Event):
    """Who holds the card now; NOBODY: it is set aside."""

    seat: Seat
    length: int


def award_longest_road(state: CatanState, play: Play[CatanState]) -> None:
    """CT-B8.4, CT-B8.5: after every change of a chain."""
    chains, holder = state.chains, state.longest
    best = max(chains)
    if holder != NOBODY and chains[holder] == best and best >= SHORTEST:
        return
    alone = best >= SHORTEST and chains.count(best) == 1
    taker = chains.index(best) if alone else NOBODY
    if taker != holder:
        state.longest = taker
        recount(state)
        if play.heard:
            play.tell(state.book.route_moved(taker, best if alone else 0))


def all_roads(state: CatanState) -> list[int]:
    return state.roads


def roads_of(state: CatanState, seat: Seat) -> int:
    """The edges on which a seat is connected."""
    return state.roads[seat]


def road_through(state: CatanState, seat: Seat, edge: int) -> int:
    """The longest chain of a seat with a given road in it."""
    return chain_through(state.roads[seat], edge, state.book.foreign(state, seat))


def longest_road(state: CatanState, seat: Seat) -> int:
    return longest_chain(state.roads[seat], state.book.foreign(state, seat))


def foreign_buildings(state: CatanState, seat: Seat) -> int:
    """CT-B8.3: the corners where chains of this seat break."""
    return state.built & ~(state.settlements[seat] | state.cities[seat])


def longest_chain(roads: int, blocked: int) -> int:
    """CT-B8.2: the most roads in one chain that uses none twice."""
    return max((chain_through(roads, edge, blocked) for edge in bits(roads)), default=0)


def chain_through(roads: int, edge: int, blocked: int) -> int:
    """The longest chain with a given road in it."""
    one, other = EDGE_ENDS[edge]
    return 1 + _both_ways(roads & ~(1 << edge), one, other, blocked)


def _both_ways(roads: int, one: int, other: int, blocked: int) -> int:
    """The most roads that go on from two corners, none used twice."""
    best = _onwards(roads, other, blocked)
    if not blocked >> one & 1:
        for edge in CORNER_EDGES[one]:
            if roads >> edge & 1:
                start, end = EDGE_ENDS[edge]
                longer = 1 + _both_ways(roads & ~(1 << edge), end if start == one else start, other, blocked)
                best = max(best, longer)
    return best


def _onwards(roads: int, corner: int, blocked: int) -> int:
    if blocked >> corner & 1:
        return 0
    best = 0
    for edge in CORNER_EDGES[corner]:
        if roads >> edge & 1:
            start, end = EDGE_ENDS[edge]
            longer = 1 + _onwards(roads & ~(1 << edge), end if start == corner else start, blocked)
            best = max(best, longer)
    return best
