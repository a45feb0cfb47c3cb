"""What the sea promises: hexes to discover, tokens to bring, treasures, and islands that earn a point."""

from __future__ import annotations

from functools import lru_cache

from deskovka.bots.catan.weights import RULES_OF_THUMB
from deskovka.games.catan.board import HEX_CORNER_MASKS
from deskovka.games.catan.island import Island, Terrain
from deskovka.games.catan.state import CatanState


def finds_at(state: CatanState, corners: int) -> float:
    """What chance may bring to who is first at some corners, in points."""
    found = 0.0
    if state.treasures is not None:
        found += RULES_OF_THUMB.treasure * (state.treasures.places & corners).bit_count()
    if state.unknown is not None and state.unknown.terrain:
        found += RULES_OF_THUMB.discovery * sum(
            1 for hex in face_down(state.island) if HEX_CORNER_MASKS[hex] & corners
        )
    return found


@lru_cache(64)
def face_down(island: Island) -> tuple[int, ...]:
    return tuple(hex for hex, tile in island.tiles.items() if tile.terrain is Terrain.UNKNOWN)
