"""What everybody may see of the sea."""

from __future__ import annotations

from deskovka.core.grid import bits
from deskovka.games.catan.board import Edge, Hex
from deskovka.games.catan.island import Terrain
from deskovka.games.catan.seafarers.sea import NO_PIRATE
from deskovka.games.catan.seafarers.shapes import SeaView, UnknownView
from deskovka.games.catan.seafarers.ships import SHIPS, sea_of
from deskovka.games.catan.state import CatanState


def sea_view(state: CatanState) -> SeaView:
    sea = sea_of(state)
    return {
        "pirate": None if sea.pirate == NO_PIRATE else str(Hex(sea.pirate)),
        "moved": sea.moved,
        "players": [
            {
                "ships": [str(Edge(edge)) for edge in bits(ships)],
                "left": SHIPS - ships.bit_count(),
                "islands": islands.bit_count(),
            }
            for ships, islands in zip(sea.ships, sea.islands)
        ],
    }


def unknown_view(state: CatanState) -> UnknownView:
    """CT-T1.2: what was shuffled is known, so what is left of it, too."""
    assert state.unknown is not None
    bag = state.unknown
    return {
        "hexes": {terrain.value: bag.terrain.count(terrain) for terrain in Terrain if terrain in bag.terrain},
        "tokens": sorted(bag.tokens),
    }
