"""Where a seat can settle next, and how many roads or ships away that is."""

from __future__ import annotations

from functools import lru_cache

from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.catan.board import CORNER_EDGES, EDGE_ENDS
from deskovka.games.catan.building import allowed, ends_of
from deskovka.games.catan.seafarers.ships import pirate_edges, sea_of
from deskovka.games.catan.state import CatanState

FARTHEST = 3  # roads
FARTHEST_AT_SEA = 6  # ships


def places_of(state: CatanState, seat: Seat) -> tuple[int, ...]:
    """The open corners that take no, one, two or three more roads."""
    open = open_corners(state)
    return tuple([corners & open for corners in by_road(state, seat)])


def by_road(state: CatanState, seat: Seat) -> tuple[int, ...]:
    """The corners that take no, one, two or three more roads."""
    own = state.settlements[seat] | state.cities[seat]
    foreign, free = state.built & ~own, state.island.paths & ~state.taken
    if state.sea is None:
        return spread(state.ends[seat] | own, foreign, free, FARTHEST)
    roads = ends_of(state.roads[seat] & state.book.network(state, seat)) | own
    _, *further = spread(roads, foreign, allowed(state, state.book.bans_of_roads, free), FARTHEST)
    return (state.ends[seat] | own, *further)


def by_ship(state: CatanState, seat: Seat) -> tuple[int, ...]:
    """The corners that take no, one or more ships; by roads and ships in turn only own buildings lead."""
    own = state.settlements[seat] | state.cities[seat]
    free = state.island.lanes & ~state.taken & ~pirate_edges(state)
    start = ends_of(sea_of(state).ships[seat]) | own
    return spread(start, state.built & ~own, allowed(state, state.book.bans_of_ships, free), FARTHEST_AT_SEA)


def open_corners(state: CatanState) -> int:
    """Where a settlement may stand."""
    bans = state.book.bans_of_settlements
    return allowed(state, bans, state.open) if bans else state.open


@lru_cache(50_000)
def spread(start: int, foreign: int, free: int, farthest: int) -> tuple[int, ...]:
    """Corners by distance, along free edges and not through foreign buildings."""
    seen = start
    new = start & ~foreign
    found = [start]
    for _ in range(farthest):
        reached = 0
        for corner in bits(new):
            for edge in CORNER_EDGES[corner]:
                if free >> edge & 1:
                    one, other = EDGE_ENDS[edge]
                    reached |= 1 << (other if one == corner else one)
        reached &= ~seen
        seen |= reached
        found.append(reached)
        new = reached & ~foreign
    return tuple(found)
