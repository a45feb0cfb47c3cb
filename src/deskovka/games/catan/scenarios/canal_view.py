"""What everybody may see of the canal."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.core.grid import bits
from deskovka.games.catan.board import EDGE_HEXES, HEX_EDGES, Edge, Hex
from deskovka.games.catan.island import Terrain
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.scenarios.canal import canal_of
from deskovka.games.catan.scenarios.shapes import CanalView, DitchView
from deskovka.games.catan.state import CatanState


def canal_view(layout: Layout) -> Callable[[CatanState], CanalView]:
    ditches = {ditch["hex"]: ditch for ditch in ditches_of(layout)}
    lake, desert = [str(Hex(hex)) for hex in ends_of(layout)]
    fields = [str(Hex(hex)) for hex, tile in layout.tiles.items() if tile.terrain is Terrain.FIELDS]

    def view(state: CatanState) -> CanalView:
        canal = canal_of(state)
        sites = [str(Hex(hex)) for hex in bits(canal.sites)]
        return {
            "sites": sites,
            "dug": [ditch for hex, ditch in ditches.items() if hex not in sites],
            "flooded": not canal.sites,
            "dry": fields if canal.sites else [],
            "chits": list(canal.chits),
            "desert": desert,
            "lake": lake,
        }

    return view


def ditches_of(layout: Layout) -> list[DitchView]:
    """CT-T5.9: each leads to its neighbours, the first to the lake, the last to the desert."""
    lake, desert = ends_of(layout)
    way = (lake, *layout.canal, desert)
    return [
        {"hex": str(Hex(hex)), "ends": [side_between(hex, before), side_between(hex, after)]}
        for before, hex, after in zip(way, way[1:], way[2:])
    ]


def ends_of(layout: Layout) -> tuple[int, int]:
    """CT-T5.1: lake B, from which the water comes, and desert A, to which it is led."""
    lake = next(hex for hex, tile in layout.tiles.items() if tile.terrain is Terrain.LAKE)
    desert = next(
        hex
        for hex in layout.home_hexes()
        if hex in layout.tiles and layout.tiles[hex].terrain is Terrain.DESERT
    )
    return lake, desert


def side_between(hex: int, other: int) -> str:
    return next(str(Edge(edge)) for edge in HEX_EDGES[hex] if other in EDGE_HEXES[edge])
