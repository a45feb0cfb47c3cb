"""What dragons threaten: the dots of the island they gather on, the more the more of them are awake."""

from __future__ import annotations

from functools import lru_cache

from deskovka.bots.catan.production import corner_dots
from deskovka.bots.catan.weights import Weights
from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.catan.board import mask_of
from deskovka.games.catan.goods import size
from deskovka.games.catan.island import Island
from deskovka.games.catan.layouts import joined
from deskovka.games.catan.scenarios.dragons import DRAGONS
from deskovka.games.catan.state import CatanState

ASLEEP = 0.5  # what a dragon counts that nobody has woken yet


def threat(state: CatanState, seat: Seat, weights: Weights) -> float:
    """What dragons may still take from the buildings of a seat, in points."""
    if state.dragons is None:
        return 0.0
    exposed = exposed_dots(state)
    dots = sum(exposed[corner] for corner in bits(state.settlements[seat]))
    dots += 2 * sum(exposed[corner] for corner in bits(state.cities[seat]))
    return weights.storm * danger(state) * dots


def threat_at(state: CatanState, corner: int, weights: Weights) -> float:
    """What they may take from one more building on a corner."""
    return 0.0 if state.dragons is None else weights.storm * danger(state) * exposed_dots(state)[corner]


def danger(state: CatanState) -> float:
    """How much of the storm is still to come: from 1, when all have been woken, to 0, when no more can come."""
    assert state.dragons is not None
    return (sum(state.dragons.lying) + ASLEEP * state.dragons.beside) / DRAGONS


def exposed_dots(state: CatanState) -> tuple[int, ...]:
    """By corner: the dots, in halves, of the hexes that a dragon may come to."""
    assert state.dragons is not None
    return dots_within(state.island, state.dragons.deserts, state.dragons.hexes)


@lru_cache(256)
def dots_within(island: Island, deserts: tuple[int, ...], covered: int) -> tuple[int, ...]:
    """By corner: the dots, in halves, on the land of the deserts, without covered hexes."""
    beyond = island.land & ~mask_of(joined(set(deserts), set(bits(island.land))))
    return tuple([size(dots) for dots in corner_dots(island, covered | beyond)])
