"""A map that changes: a hex is turned, or a token comes or goes; what follows from it is kept up to date."""

from __future__ import annotations

from deskovka.core.grid import bits
from deskovka.games.catan.board import HEX_CORNER_MASKS, NEAR
from deskovka.games.catan.building import reach_of
from deskovka.games.catan.island import NUMBERS, Tile
from deskovka.games.catan.production import yield_to
from deskovka.games.catan.state import CatanState


def change_tile(state: CatanState, hex: int, tile: Tile) -> None:
    """Put another tile, or another token, on a hex."""
    before = state.island.tiles[hex]
    add_yield(state, hex, before, -1)
    state.island = state.island.with_tile(hex, tile)
    add_yield(state, hex, tile, 1)
    if tile.terrain is not before.terrain:
        for corner in bits(HEX_CORNER_MASKS[hex] & state.island.corners & ~state.built):
            if not NEAR[corner] & state.built:
                state.open |= 1 << corner
        for seat in range(state.seats):
            state.reach[seat] = reach_of(state, seat)


def add_yield(state: CatanState, hex: int, tile: Tile, sign: int) -> None:
    """CT-B4.1: what the buildings at a hex bring from now on, or no more."""
    if not tile.token or tile.kind is None:
        return
    for seat in range(state.seats):
        state.income[NUMBERS * seat + tile.token] += sign * yield_to(state, seat, hex, tile.kind)
