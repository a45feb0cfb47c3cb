"""What everybody may see of the scenarios."""

from __future__ import annotations

from deskovka.core.grid import bits
from deskovka.games.catan.board import Corner, Edge, Hex
from deskovka.games.catan.scenarios.curse import blocked_corners, blocked_edges, dragons_of
from deskovka.games.catan.scenarios.shapes import DragonsView
from deskovka.games.catan.state import CatanState


def dragons_view(state: CatanState) -> DragonsView:
    dragons = dragons_of(state)
    return {
        "beside": dragons.beside,
        "storm": not dragons.beside,
        "deserts": [
            {"hex": str(Hex(hex)), "dragons": number} for hex, number in zip(dragons.deserts, dragons.lying)
        ],
        "hexes": [str(Hex(hex)) for hex in bits(dragons.hexes)],
        "blocked_roads": [str(Edge(edge)) for edge in bits(state.taken & blocked_edges(state))],
        "blocked_buildings": [str(Corner(corner)) for corner in bits(state.built & blocked_corners(state))],
    }
