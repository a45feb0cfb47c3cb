"""The same island in both engines: hexes, corners, edges, terrain and harbours.

catanatron's cube coordinates are ours with one more number; both name corners and sides by the winds.
"""

from __future__ import annotations

from typing import Any

from deskovka.games.catan.board import CORNER_NAMES, EDGE_ENDS, EDGE_NAMES, HEX_AT, HEX_CORNERS, Edge
from deskovka.games.catan.goods import NUMBER, RESOURCE_KINDS, Good
from deskovka.games.catan.island import GENERIC, PRODUCT, Harbour, Island, Terrain, Tile

Coordinate = tuple[int, int, int]
NodePair = tuple[int, int]

RESOURCES = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")  # in catanatron's order
_GOODS = (Good.LUMBER, Good.BRICK, Good.WOOL, Good.GRAIN, Good.ORE)
GOOD = dict(zip(RESOURCES, _GOODS))
KIND = {resource: NUMBER[good] for resource, good in GOOD.items()}
RESOURCE = tuple(next(word for word in RESOURCES if KIND[word] == kind) for kind in RESOURCE_KINDS)  # by kind
_TERRAIN = {good: terrain for terrain, good in PRODUCT.items()}
_WINDS = {"n": "NORTH", "e": "EAST", "s": "SOUTH", "w": "WEST"}


def _wind(name: str) -> str:
    """`ne`: `NORTHEAST`."""
    return "".join(_WINDS[letter] for letter in name)


CORNER_WINDS = tuple(map(_wind, CORNER_NAMES))
EDGE_WINDS = tuple(map(_wind, EDGE_NAMES))


class Places:
    """One map of catanatron and what its places are called here; both ways."""

    def __init__(self, catan_map: Any) -> None:
        self.hex: dict[Coordinate, int] = {}
        self.corner: dict[int, int] = {}
        tiles: dict[int, Tile] = {}
        for coordinate, tile in catan_map.land_tiles.items():
            hex = HEX_AT[coordinate[0], coordinate[2]]
            self.hex[coordinate] = hex
            tiles[hex] = _tile(tile)
            nodes = {reference.value: node for reference, node in tile.nodes.items()}
            for wind, corner in zip(CORNER_WINDS, HEX_CORNERS[hex]):
                self.corner[nodes[wind]] = corner
        self.coordinate = {hex: coordinate for coordinate, hex in self.hex.items()}
        self.node = {corner: node for node, corner in self.corner.items()}
        self.nodes: dict[int, NodePair] = {}  # by edge, the lower node first
        self.edge: dict[NodePair, int] = {}
        for edge, (one, other) in enumerate(EDGE_ENDS):
            if one in self.node and other in self.node:
                pair = min(self.node[one], self.node[other]), max(self.node[one], self.node[other])
                self.nodes[edge] = pair
                self.edge[pair] = self.edge[pair[::-1]] = edge
        self.desert = next(hex for hex, tile in tiles.items() if tile.terrain is Terrain.DESERT)
        harbours = [self._harbour(port) for port in catan_map.ports_by_id.values()]
        self.island = Island.read(str(Island(tiles, harbours)))

    def _harbour(self, port: Any) -> Harbour:
        """A port lies on a sea hex, at the side it looks towards."""
        side = EDGE_WINDS.index(port.direction.value)
        nodes = {reference.value: node for reference, node in port.nodes.items()}
        edge = self.edge[nodes[CORNER_WINDS[side]], nodes[CORNER_WINDS[(side + 1) % 6]]]
        return Harbour(Edge(edge), GENERIC if port.resource is None else GOOD[port.resource].value)


def _tile(tile: Any) -> Tile:
    if tile.resource is None:
        return Tile(Terrain.DESERT)
    return Tile(_TERRAIN[GOOD[tile.resource]], tile.number)
