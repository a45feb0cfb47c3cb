"""What chance lays out before a game: terrain, number tokens, harbours (CT-B2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from deskovka.core.chance import Chance
from deskovka.core.setup import Setup
from deskovka.games.catan.island import Harbour, Island, Tile
from deskovka.games.catan.layouts import LAYOUTS, Layout, Pool, red_neighbours, spiral

T = TypeVar("T")
SPIRAL_CORNERS: Final = tuple(range(6))


def shuffled(chance: Chance, things: Sequence[T], name: str) -> list[T]:
    """Things drawn one after the other, each draw under its own name."""
    left = list(things)
    found: list[T] = []
    while left:
        thing = chance.pick(left, name, len(found) + 1) if len(left) > 1 else left[0]
        left.remove(thing)
        found.append(thing)
    return found


def lay_base_island(setup: Setup, chance: Chance) -> Island:
    """CT-B2.1 or CT-B2.2."""
    layout = LAYOUTS[setup.choice("board")]
    tiles = dict(layout.tiles)
    for pool in layout.pools.values():
        tiles |= deal_terrain(pool, chance, "terrain")
        if setup.choice("numbers") == "spiral":
            tiles = spiral_tokens(tiles, layout, chance)
        else:
            tiles = random_tokens(tiles, pool.tokens, chance)
    mixed = setup.choice("harbours") == "shuffled"
    return Island.read(str(Island(tiles, deal_harbours(layout, chance, mixed))))


def deal_terrain(pool: Pool, chance: Chance, name: str) -> dict[int, Tile]:
    """The hexes of a pool, with the tokens that are printed there."""
    terrain = shuffled(chance, pool.terrain, name)
    return {hex: Tile(found, pool.printed.get(hex, 0)) for hex, found in zip(pool.hexes, terrain)}


def spiral_tokens(tiles: Mapping[int, Tile], layout: Layout, chance: Chance) -> dict[int, Tile]:
    """CT-B2.2: in the order of their letters from a corner that chance chooses."""
    corner = chance.pick(SPIRAL_CORNERS, "first corner")
    return with_tokens(tiles, spiral(corner, layout.spiral), layout.pools["main"].tokens)


def with_tokens(tiles: Mapping[int, Tile], order: Sequence[int], tokens: Sequence[int]) -> dict[int, Tile]:
    """The tokens in order over the hexes that produce and have none."""
    producing = [hex for hex in order if tiles[hex].kind is not None and not tiles[hex].token]
    numbers = dict(zip(producing, tokens))
    return {hex: Tile(tile.terrain, numbers.get(hex, tile.token)) for hex, tile in tiles.items()}


def random_tokens(tiles: Mapping[int, Tile], tokens: Sequence[int], chance: Chance) -> dict[int, Tile]:
    """CT-B2.3: shuffled, and again until no 6 and 8 lie side by side."""
    attempt = 1
    while True:
        laid = with_tokens(tiles, list(tiles), shuffled(chance, tokens, f"token {attempt}"))
        if not red_neighbours(laid):
            return laid
        attempt += 1


def deal_harbours(layout: Layout, chance: Chance, mixed: bool) -> list[Harbour]:
    """As printed, or with their kinds shuffled."""
    if not mixed:
        return list(layout.harbours)
    kinds = shuffled(chance, [harbour.kind for harbour in layout.harbours], "harbour")
    return [Harbour(harbour.edge, kind) for harbour, kind in zip(layout.harbours, kinds)]
