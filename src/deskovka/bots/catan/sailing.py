"""What the sea promises: hexes to discover, tokens to bring, treasures, and islands that earn a point."""

from __future__ import annotations

from functools import lru_cache

from deskovka.bots.catan.production import counted
from deskovka.bots.catan.weights import Weights
from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.catan.board import CORNERS, HEX_CORNER_MASKS
from deskovka.games.catan.island import Island, Terrain
from deskovka.games.catan.state import CatanState


def finds_at(state: CatanState, corners: int, weights: Weights) -> float:
    """What chance may bring to who is first at some corners, in points."""
    found = 0.0
    if state.treasures is not None:
        found += weights.treasure * (state.treasures.places & corners).bit_count()
    if state.unknown is not None and state.unknown.terrain:
        found += weights.discovery * sum(1 for around in face_down(state.island) if around & corners)
    return found


def finding_plans(
    state: CatanState, seat: Seat, corners: int, cost: int, sure: float, weights: Weights
) -> list[tuple[list[int], float]]:
    """The best find at some corners, where nobody has been."""
    if state.treasures is None:
        return []
    touched = state.ends[seat]
    best = 0.0
    places = state.treasures.places & ~touched
    hidden = hidden_at(state.island, touched)
    for corner in bits(corners):
        best = max(best, weights.treasure * (places >> corner & 1) + weights.discovery * hidden[corner])
    return [(counted(state)(cost), best * sure)] if best else []


def beyond(state: CatanState, seat: Seat, corner: int, lasting: float, weights: Weights) -> float:
    """What a settlement on a corner is worth besides its point and what it brings now."""
    found = 0.0
    assert state.sea is not None
    for number, corners in enumerate(state.book.islands):
        if corners >> corner & 1 and not state.sea.islands[seat] >> number & 1:
            found += 1
    found += weights.new_coast * hidden_at(state.island)[corner] * lasting
    if state.unknown is not None and state.unknown.tokens:
        found += weights.token * bare(state.island)[corner] * lasting
    return found


def hoard(state: CatanState, seat: Seat, weights: Weights) -> float:
    """What kept treasures are worth besides their points."""
    return weights.kept[len(state.treasures.kept[seat])] if state.treasures is not None else 0.0


@lru_cache(64)
def face_down(island: Island) -> tuple[int, ...]:
    """The corners around each face-down hex."""
    return tuple(
        HEX_CORNER_MASKS[hex] for hex, tile in island.tiles.items() if tile.terrain is Terrain.UNKNOWN
    )


@lru_cache(1024)
def hidden_at(island: Island, touched: int = 0) -> tuple[int, ...]:
    """By corner: how many face-down hexes are there, without those at some corners."""
    found = [0] * CORNERS
    for around in face_down(island):
        for corner in bits(around if not around & touched else 0):
            found[corner] += 1
    return tuple(found)


@lru_cache(64)
def bare(island: Island) -> tuple[int, ...]:
    """By corner: how many hexes there could produce and have no number."""
    hexes = [hex for hex, tile in island.tiles.items() if tile.kind is not None and not tile.token]
    return tuple(sum(HEX_CORNER_MASKS[hex] >> corner & 1 for hex in hexes) for corner in range(CORNERS))
