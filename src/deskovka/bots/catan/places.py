"""Where a seat can settle next, and how many roads away that is."""

from __future__ import annotations

from functools import lru_cache

from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.catan.board import CORNER_EDGES, EDGE_ENDS
from deskovka.games.catan.state import CatanState

FARTHEST = 3


def places_of(state: CatanState, seat: Seat) -> tuple[int, ...]:
    """The open corners that take no, one, two or three more roads."""
    own = state.settlements[seat] | state.cities[seat]
    foreign = state.built & ~own
    return spread(state.ends[seat] | own, foreign, state.island.paths & ~state.taken, state.open)


@lru_cache(50_000)
def spread(start: int, foreign: int, free: int, open: int) -> tuple[int, ...]:
    """Corners by distance, along free edges and not through foreign buildings."""
    seen = start
    new = start & ~foreign
    found = [start & open]
    for _ in range(FARTHEST):
        reached = 0
        for corner in bits(new):
            for edge in CORNER_EDGES[corner]:
                if free >> edge & 1:
                    one, other = EDGE_ENDS[edge]
                    reached |= 1 << (other if one == corner else one)
        reached &= ~seen
        seen |= reached
        found.append(reached & open)
        new = reached & ~foreign
    return tuple(found)
