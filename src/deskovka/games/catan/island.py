"""A map as it lies on the table: terrain, number tokens and harbours, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final

from deskovka.core.data import Entry, entries
from deskovka.core.values import value
from deskovka.games.catan.board import CORNER_HEXES, EDGE_ENDS, EDGE_HEXES, HEX_CORNERS, HEX_EDGES, Edge, Hex
from deskovka.games.catan.goods import GOODS, NUMBER, Good

NUMBERS: Final = 13  # a token is less
RED: Final = (6, 8)


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


TERRAINS: Final = {terrain.value: terrain for terrain in Terrain}
LETTERS: Final = {"H": "hills", "W": "forest", "P": "pasture", "F": "fields", "M": "mountains"} | {
    "D": "desert",
    "G": "gold",
    "S": "sea",
}
PRODUCT: Final = {
    Terrain.HILLS: Good.BRICK,
    Terrain.FOREST: Good.LUMBER,
    Terrain.PASTURE: Good.WOOL,
    Terrain.FIELDS: Good.GRAIN,
    Terrain.MOUNTAINS: Good.ORE,
}
GENERIC: Final = "3:1"
HARBOUR_KINDS: Final = (GENERIC, *(good.value for good in GOODS))


@value
class Tile:
    """A hex on the table: its terrain, and its number token (0: none)."""

    terrain: Terrain
    token: int = 0

    @property
    def kind(self) -> int | None:
        """What it produces, as the number of a good."""
        good = PRODUCT.get(self.terrain)
        return None if good is None else NUMBER[good]


@value
class Harbour:
    """A harbour on a coast edge (CT-B1.3)."""

    edge: Edge
    kind: str


class Island:
    """Every hex with its tile, and the harbours; shared by all states of a game as long as nothing is turned."""

    __slots__ = ("corners", "generic", "harbours", "land", "paths", "special", "tiles", "word", "yields")

    def __init__(self, tiles: Mapping[int, Tile], harbours: Sequence[Harbour]) -> None:
        self.tiles = dict(tiles)
        self.harbours = tuple(harbours)
        self.land = 0  # hexes
        self.paths = 0  # land and coast edges, where roads may lie (CT-G1.3)
        self.corners = 0  # corners of a land hex, where buildings may stand
        found: list[list[tuple[int, int]]] = [[] for _ in range(NUMBERS)]
        for hex, tile in self.tiles.items():
            if tile.terrain is Terrain.SEA:
                continue
            self.land |= 1 << hex
            for corner, edge in zip(HEX_CORNERS[hex], HEX_EDGES[hex]):
                self.corners |= 1 << corner
                self.paths |= 1 << edge
            if tile.token and tile.kind is not None:
                found[tile.token].append((hex, tile.kind))
        self.yields = tuple(map(tuple, found))  # the producing hexes and their goods, by number
        self.generic = self._served(GENERIC)
        self.special = tuple(self._served(good.value) for good in GOODS)
        hexes = " ".join(f"{Hex(hex)}:{tile.terrain}:{tile.token}" for hex, tile in self.tiles.items())
        places = " ".join(f"{harbour.edge}:{harbour.kind}" for harbour in self.harbours)
        self.word = f"{hexes} | {places}"

    def _served(self, kind: str) -> int:
        """CT-B6.4: the corners at harbours of a kind."""
        return sum(
            1 << corner
            for harbour in self.harbours
            if harbour.kind == kind
            for corner in EDGE_ENDS[harbour.edge]
        )

    def producing(self, corner: int) -> list[tuple[int, int, int]]:
        """Hex, number and good of the producing hexes at a corner."""
        return [
            (hex, tile.token, tile.kind)
            for hex in CORNER_HEXES[corner]
            if (tile := self.tiles.get(hex)) is not None and tile.token and tile.kind is not None
        ]

    def is_coast(self, edge: int) -> bool:
        """CT-G1.3: exactly one side is sea; the frame is."""
        return sum(self.land >> hex & 1 for hex in EDGE_HEXES[edge]) == 1

    @classmethod
    def read(cls, text: str) -> Island:
        return read_island(text)

    def __str__(self) -> str:
        return self.word

    def __eq__(self, other: object) -> bool:
        return self is other or isinstance(other, Island) and self.word == other.word

    def __hash__(self) -> int:
        return hash(self.word)

    def __reduce__(self) -> tuple[object, ...]:
        return read_island, (self.word,)


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


@value
class Layout:
    """A map of the data folder: hexes in reading order, fixed tiles, what is dealt over the rest, harbours."""

    id: str
    hexes: tuple[int, ...]
    tiles: Mapping[int, Tile]
    terrain: tuple[Terrain, ...]  # to be dealt
    tokens: tuple[int, ...]  # in the order of their letters
    harbours: tuple[Harbour, ...]


def _layout(entry: Entry) -> Layout:
    hexes: list[int] = []
    tiles: dict[int, Tile] = {}
    for line in entry.text("picture").strip().splitlines():
        first, _, row = line.partition(":")
        number = int(first[1:])
        for offset, word in enumerate(row.split()):
            hex = Hex.read(f"{first[0]}{number + offset}")
            hexes.append(hex)
            if word != "?":
                tiles[hex] = Tile(TERRAINS[LETTERS[word[0]]], int(word[1:] or 0))
    names = [terrain.value for terrain in Terrain]
    dealt = [terrain for terrain, count in zip(Terrain, entry.counts("terrain", names)) for _ in range(count)]
    harbours = []
    for text in entry.texts("harbours"):
        place, _, kind = text.partition(" ")
        if kind not in HARBOUR_KINDS:
            raise entry.error("harbours", f"{kind!r} is not one of {', '.join(HARBOUR_KINDS)}")
        harbours.append(Harbour(Edge.read(place), kind))
    return Layout(entry.id, tuple(hexes), tiles, tuple(dealt), entry.numbers("tokens"), tuple(harbours))


LAYOUTS: Final = {entry.id: _layout(entry) for entry in entries(__package__, "maps.toml")}


def neighbours(hex: int) -> list[int]:
    """The hexes beside a hex."""
    return [other for edge in HEX_EDGES[hex] for other in EDGE_HEXES[edge] if other != hex]


def red_neighbours(tiles: Mapping[int, Tile]) -> bool:
    """CT-B2.3: whether two of 6 and 8 lie side by side."""
    red = {hex for hex, tile in tiles.items() if tile.token in RED}
    return any(other in red for hex in red for other in neighbours(hex))
