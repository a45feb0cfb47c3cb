"""A map as it lies on the table: terrain, number tokens and harbours, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final

from deskovka.core.grid import bits
from deskovka.core.values import value
from deskovka.games.catan.board import (
    CORNER_HEXES,
    EDGE_ENDS,
    EDGE_HEXES,
    HEX_CORNER_MASKS,
    HEX_EDGE_MASKS,
    NEIGHBOURS,
    Edge,
    Hex,
    around,
    mask_of,
)
from deskovka.games.catan.goods import GOLD, GOODS, NUMBER, RESOURCES, Good

NUMBERS: Final = 13  # a token is less


class Terrain(StrEnum):
    """What a hex is (CT-G1.2)."""

    HILLS = "hills"
    FOREST = "forest"
    PASTURE = "pasture"
    FIELDS = "fields"
    MOUNTAINS = "mountains"
    DESERT = "desert"
    GOLD = "gold"
    SEA = "sea"
    UNKNOWN = "unknown"  # face down: neither land nor sea until it is turned
    LAKE = "lake"  # neither land nor sea: no coast, and nothing for ships (CT-T5.21)


TERRAINS: Final = {terrain.value: terrain for terrain in Terrain}
PRODUCT: Final = {
    Terrain.HILLS: Good.BRICK,
    Terrain.FOREST: Good.LUMBER,
    Terrain.PASTURE: Good.WOOL,
    Terrain.FIELDS: Good.GRAIN,
    Terrain.MOUNTAINS: Good.ORE,
}
PRODUCES: Final = {terrain: NUMBER[good] for terrain, good in PRODUCT.items()} | {Terrain.GOLD: GOLD}
GENERIC: Final = "3:1"
HARBOUR_KINDS: Final = (GENERIC, *(good.value for good in RESOURCES))


@value
class Tile:
    """A hex on the table: its terrain, and its number token (0: none)."""

    terrain: Terrain
    token: int = 0

    @property
    def kind(self) -> int | None:
        """What it produces, as the number of a good, or gold."""
        return PRODUCES.get(self.terrain)


@value
class Harbour:
    """A harbour on a coast edge (CT-B1.3)."""

    edge: Edge
    kind: str


class Island:
    """Every hex with its tile, and the harbours; when a hex is turned or a token moves, another one takes its place."""

    __slots__ = (
        "coast",
        "corners",
        "generic",
        "harbours",
        "land",
        "lanes",
        "paths",
        "sea",
        "shores",
        "special",
        "tiles",
        "unknown",
        "written",
    )

    def __init__(
        self, tiles: Mapping[int, Tile], harbours: Sequence[Harbour], like: Island | None = None
    ) -> None:
        """`like`: another one, of whose land and sea all is the same."""
        self.tiles = dict(tiles)
        self.harbours = tuple(harbours)
        self.written = ""
        self.land = self.sea = self.unknown = 0  # hexes; the sea with the frame around the board
        self.paths = self.corners = self.lanes = self.shores = self.coast = 0
        if like is None:
            self._survey()
        else:
            self.land, self.sea, self.unknown, self.paths = like.land, like.sea, like.unknown, like.paths
            self.corners, self.lanes = like.corners, like.lanes
            self.shores, self.coast = like.shores, like.coast
        known = like is not None and like.harbours == self.harbours
        self.generic: int = like.generic if like and known else self._served(GENERIC)
        self.special: tuple[int, ...] = (
            like.special if like and known else tuple([self._served(good.value) for good in GOODS])
        )

    def _survey(self) -> None:
        """CT-G1.3, CT-G1.4: where roads may lie, and where buildings may stand."""
        for hex, tile in self.tiles.items():
            if tile.terrain is Terrain.SEA:
                self.sea |= 1 << hex
            elif tile.terrain is Terrain.UNKNOWN:
                self.unknown |= 1 << hex
            elif tile.terrain is not Terrain.LAKE:
                self.land |= 1 << hex
        self.paths = around(HEX_EDGE_MASKS, self.land)
        self.corners = around(HEX_CORNER_MASKS, self.land)
        if self.sea:
            self._find_sea()

    def _find_sea(self) -> None:
        """Where ships may lie, and the corners at the coast; the frame around the board is sea, too (CT-S1.2)."""
        frame, edges = frame_of(mask_of(self.tiles))
        self.sea |= frame
        self.lanes = around(HEX_EDGE_MASKS, self.sea) & edges
        self.shores = around(HEX_CORNER_MASKS, self.sea)
        self.coast = self.corners & self.shores

    def _uncover(self, hex: int) -> None:
        """A hex that was unknown is what it is now."""
        self.unknown &= ~(1 << hex)
        if self.tiles[hex].terrain is Terrain.SEA:
            self.sea |= 1 << hex
            self.lanes |= HEX_EDGE_MASKS[hex]
            self.shores |= HEX_CORNER_MASKS[hex]
        else:
            self.land |= 1 << hex
            self.paths |= HEX_EDGE_MASKS[hex]
            self.corners |= HEX_CORNER_MASKS[hex]
        self.coast = self.corners & self.shores

    def _served(self, kind: str) -> int:
        """CT-B6.4: the corners at harbours of a kind."""
        return sum(
            1 << corner
            for harbour in self.harbours
            if harbour.kind == kind
            for corner in EDGE_ENDS[harbour.edge]
        )

    def producing(self, corner: int) -> list[tuple[int, int, int]]:
        """Hex, number and good (or gold) of the producing hexes at a corner."""
        return [
            (hex, tile.token, tile.kind)
            for hex in CORNER_HEXES[corner]
            if (tile := self.tiles.get(hex)) is not None and tile.token and tile.kind is not None
        ]

    def is_coast(self, edge: int) -> bool:
        """CT-G1.3: exactly one side is sea, the other land; the frame is sea."""
        known = [hex for hex in EDGE_HEXES[edge] if hex in self.tiles]
        land = sum(self.land >> hex & 1 for hex in known)
        sea = sum(self.sea >> hex & 1 for hex in known) + len(EDGE_HEXES[edge]) - len(known)
        return land == 1 and sea == 1

    def with_tile(self, hex: int, tile: Tile) -> Island:
        """The same map with another tile on a hex; all is shared where it was face down, or only the token is another."""
        tiles, before = {**self.tiles, hex: tile}, self.tiles[hex].terrain
        if before not in (Terrain.UNKNOWN, tile.terrain):
            return Island(tiles, self.harbours)
        made = Island(tiles, self.harbours, self)
        if tile.terrain is not before:
            made._uncover(hex)
        return made

    def with_harbour(self, harbour: Harbour) -> Island:
        """The same map with one harbour more."""
        return Island(self.tiles, (*self.harbours, harbour), self)

    @classmethod
    def read(cls, text: str) -> Island:
        return read_island(text)

    def __str__(self) -> str:
        if not self.written:
            hexes = " ".join(f"{Hex(hex)}:{tile.terrain}:{tile.token}" for hex, tile in self.tiles.items())
            places = " ".join(f"{harbour.edge}:{harbour.kind}" for harbour in self.harbours)
            self.written = f"{hexes} | {places}"
        return self.written

    def __eq__(self, other: object) -> bool:
        return self is other or isinstance(other, Island) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        return read_island, (str(self),)


@lru_cache(16)
def frame_of(board: int) -> tuple[int, int]:
    """The hexes around a board, and the edges of the board."""
    return mask_of(other for hex in bits(board) for other in NEIGHBOURS[hex]) & ~board, around(
        HEX_EDGE_MASKS, board
    )


@lru_cache(16)
def read_island(text: str) -> Island:
    """The same map is the same object."""
    hexes, _, places = text.partition(" | ")
    tiles = {}
    for word in hexes.split():
        name, terrain, token = word.split(":")
        tiles[int(Hex.read(name))] = Tile(TERRAINS[terrain], int(token))
    harbours = [Harbour(Edge.read(word.split(":", 1)[0]), word.split(":", 1)[1]) for word in places.split()]
    return Island(tiles, harbours)
