"""How a map of the sea is laid out: what is dealt, what lies face down, where the robber stands."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.core.chance import Chance
from deskovka.core.setup import Setup
from deskovka.games.catan.dealing import deal_harbours, deal_terrain, random_tokens, spiral_tokens
from deskovka.games.catan.island import Island, Terrain, Tile
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.seafarers.sea import Sea, Unknown
from deskovka.games.catan.state import NOBODY, CatanState


def lay_map(layout: Layout) -> Callable[[Setup, Chance], Island]:
    """Every pool is shuffled over its places, face down if it is to be discovered."""

    def lay(setup: Setup, chance: Chance) -> Island:
        dealt: dict[int, Tile] = {}
        for name, pool in layout.pools.items():
            if pool.hidden:
                dealt |= {hex: Tile(Terrain.UNKNOWN) for hex in pool.hexes}
                continue
            tiles = deal_terrain(pool, chance, name)
            spiralled = name == "main" and layout.spiral >= 0
            dealt |= spiral_tokens(tiles, layout, chance) if spiralled else tiles
        tiles = {hex: layout.tiles.get(hex) or dealt[hex] for hex in layout.hexes}
        if layout.scattered:
            tiles = random_tokens(tiles, layout.pools["main"].tokens, chance)
        harbours = deal_harbours(layout, chance, layout.shuffled_harbours)
        return Island(tiles, harbours)

    return lay


def robber_start(layout: Layout) -> Callable[[Island], int]:
    """CT-T1.5, CT-T3.4: the desert of the main island; where it has none, beside the board."""

    home = layout.home_hexes()

    def start(island: Island) -> int:
        deserts = [hex for hex, tile in island.tiles.items() if tile.terrain is Terrain.DESERT]
        return next((hex for hex in deserts if hex in home), NOBODY)

    return start


def launch(layout: Layout) -> Callable[[CatanState, Setup, Chance], None]:
    """No ships at first, and the pirate on its mark."""

    def begin(state: CatanState, setup: Setup, chance: Chance) -> None:
        nothing = (0,) * state.seats
        state.sea = Sea(nothing, layout.pirate, islands=nothing)

    return begin


def hide(layout: Layout) -> Callable[[CatanState, Setup, Chance], None]:
    """What lies face down is a bag."""

    def begin(state: CatanState, setup: Setup, chance: Chance) -> None:
        pools = [pool for pool in layout.pools.values() if pool.hidden]
        terrain = [terrain for pool in pools for terrain in pool.terrain]
        state.unknown = Unknown(
            tuple(sorted(terrain)), tuple(sorted(n for pool in pools for n in pool.tokens))
        )

    return begin
