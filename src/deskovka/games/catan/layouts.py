"""Maps as the data files draw them: what is printed, what is dealt from which pool, harbours and marked places."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from deskovka.core.data import Entry, entries
from deskovka.core.values import value
from deskovka.games.catan.board import (
    HEX_AT,
    HEX_CORNER_MASKS,
    NEIGHBOURS,
    PLACES,
    Corner,
    Edge,
    Hex,
    around,
    mask_of,
    ring,
)
from deskovka.games.catan.island import HARBOUR_KINDS, TERRAINS, Harbour, Terrain, Tile

LETTERS: Final = {"H": "hills", "W": "forest", "P": "pasture", "F": "fields", "M": "mountains"} | {
    "D": "desert",
    "G": "gold",
    "S": "sea",
    "L": "lake",
}
POOLS: Final = {"m": "main", "g": "grey", "u": "unknown", "n": "neighbour", "e": "enchanted"}
RED: Final = (6, 8)
NOWHERE: Final = -1


@value
class Pool:
    """Hexes whose terrain is dealt, in reading order; their tokens are printed on the map or dealt, too."""

    hexes: tuple[int, ...]
    terrain: tuple[Terrain, ...]
    tokens: tuple[int, ...]
    printed: Mapping[int, int]  # tokens, by hex
    hidden: bool  # face down


@value
class Layout:
    """A map of a data folder."""

    id: str
    source: str
    hexes: tuple[int, ...]  # in reading order
    tiles: Mapping[int, Tile]  # those that are not dealt
    pools: Mapping[str, Pool]
    harbours: tuple[Harbour, ...]
    shuffled_harbours: bool
    spiral: int  # the hex around which the tokens of the main pool are laid; NOWHERE: they are not
    pirate: int
    treasures: tuple[int, ...]  # corners
    scattered: (
        bool  # the tokens of the main pool are shuffled over all hexes that produce and have none printed
    )
    canal: tuple[int, ...]  # the hexes of the canal, from the lake to the desert
    dragons: tuple[int, ...]  # corners
    flags: tuple[int, ...]  # how many dragons have a flag with one point, with two, with three

    def home_hexes(self) -> set[int]:
        """The main island: the main pool and all land that is joined to it."""
        known = {hex for hex, tile in self.tiles.items() if tile.terrain is not Terrain.SEA}
        pool = self.pools.get("main")
        return joined(set(pool.hexes), known) if pool else known

    def home(self) -> int:
        """The corners of the main island."""
        return around(HEX_CORNER_MASKS, mask_of(self.home_hexes()))

    def islands(self) -> list[set[int]]:
        """The other islands, with what may lie there face down."""
        dealt = {hex for pool in self.pools.values() for hex in pool.hexes}
        land = {hex for hex, tile in self.tiles.items() if tile.terrain is not Terrain.SEA}
        left = (dealt | land) - self.home_hexes()
        found = []
        while left:
            found.append(joined({min(left)}, left))
            left -= found[-1]
        return found


def joined(hexes: set[int], land: set[int]) -> set[int]:
    """These hexes and all land that is joined to them."""
    found, waiting = set(hexes), list(hexes)
    while waiting:
        fresh = [other for other in NEIGHBOURS[waiting.pop()] if other in land and other not in found]
        found.update(fresh)
        waiting += fresh
    return found


def read_layout(entry: Entry) -> Layout:
    hexes: list[int] = []
    tiles: dict[int, Tile] = {}
    dealt: dict[str, dict[int, int]] = {}
    for line in entry.text("picture").strip().splitlines():
        first, _, row = line.partition(":")
        number = int(first[1:])
        for offset, word in enumerate(row.split()):
            hex = int(Hex.read(f"{first[0]}{number + offset}"))
            hexes.append(hex)
            token = int(word[1:] or 0)
            if word[0] in POOLS:
                dealt.setdefault(POOLS[word[0]], {})[hex] = token
            elif word[0] in LETTERS:
                tiles[hex] = Tile(TERRAINS[LETTERS[word[0]]], token)
            else:
                raise entry.error("picture", f"{word!r} is no hex")
    pools = {name: read_pool(entry, name, numbers) for name, numbers in dealt.items()}
    return Layout(
        entry.id,
        entry.optional("source", ""),
        tuple(hexes),
        tiles,
        pools,
        read_harbours(entry),
        entry.flag("shuffled_harbours"),
        int(Hex.read(entry.text("spiral"))) if "spiral" in entry.fields else NOWHERE,
        int(Hex.read(entry.text("pirate"))) if "pirate" in entry.fields else NOWHERE,
        tuple([int(Corner.read(name)) for name in entry.texts("treasures")]),
        entry.flag("scattered_tokens"),
        tuple([int(Hex.read(name)) for name in entry.texts("canal")]),
        tuple([int(Corner.read(name)) for name in entry.texts("dragons")]),
        entry.numbers("flags"),
    )


def read_pool(entry: Entry, name: str, numbers: Mapping[int, int]) -> Pool:
    names = [terrain.value for terrain in Terrain]
    counted = zip(Terrain, entry.counts(name, names))
    terrain = tuple([terrain for terrain, count in counted for _ in range(count)])
    if len(terrain) != len(numbers):
        raise entry.error(name, f"has {len(terrain)} hexes for {len(numbers)} places")
    printed = {hex: token for hex, token in numbers.items() if token}
    hidden = entry.optional("face_down", "") == name
    return Pool(tuple(numbers), terrain, entry.numbers(f"{name}_tokens"), printed, hidden)


def read_harbours(entry: Entry) -> tuple[Harbour, ...]:
    harbours = []
    for text in entry.texts("harbours"):
        place, _, kind = text.partition(" ")
        if kind not in HARBOUR_KINDS:
            raise entry.error("harbours", f"{kind!r} is not one of {', '.join(HARBOUR_KINDS)}")
        harbours.append(Harbour(Edge.read(place), kind))
    return tuple(harbours)


@cache
def layouts_of(package: str) -> dict[str, Layout]:
    """The maps of a folder, read when one is asked for."""
    return {entry.id: read_layout(entry) for entry in entries(package, "maps.toml")}


LAYOUTS: Final = layouts_of(__package__)


def spiral(corner: int, middle: int) -> list[int]:
    """CT-B2.2: counter-clockwise along the coast from a corner, then the inner ring, then the middle."""
    q, r = PLACES[middle]
    inwards = [place for radius in (2, 1, 0) for place in ring(radius, corner)]
    return [HEX_AT[q + place[0], r + place[1]] for place in inwards]


def red_neighbours(tiles: Mapping[int, Tile]) -> bool:
    """CT-B2.3: whether two of 6 and 8 lie side by side."""
    red = {hex for hex, tile in tiles.items() if tile.token in RED}
    return any(other in red for hex in red for other in NEIGHBOURS[hex])
