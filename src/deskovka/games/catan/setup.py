"""The options of a game, and the table before the first settlement (CT-B2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from deskovka.core.chance import Chance
from deskovka.core.setup import Needs, Option, Setup
from deskovka.games.catan.board import HEX_AT, ring
from deskovka.games.catan.development import DECK
from deskovka.games.catan.founding import FoundSettlement
from deskovka.games.catan.goods import EACH, KINDS, pack
from deskovka.games.catan.island import (
    LAYOUTS,
    NUMBERS,
    Harbour,
    Island,
    Layout,
    Terrain,
    Tile,
    red_neighbours,
)
from deskovka.games.catan.state import NOBODY, CatanState
from deskovka.games.catan.turn import START_TURN

# On the beginner's board nothing is shuffled; records of it with shuffled harbours are from before that was asked.
VARIABLE: Final = (Needs((("board", "variable"),), rule="CT-B2.1"),)
OPTIONS: Final = (
    Option("board", "choice", "variable", ("variable", "beginner")),
    Option("numbers", "choice", "spiral", ("spiral", "random"), needs=VARIABLE),
    Option("harbours", "choice", "printed", ("printed", "shuffled"), needs=VARIABLE),
    Option("target", "number", 10, least=5, most=12),
)
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


def set_up(setup: Setup, chance: Chance) -> CatanState:
    seats = setup.seats
    island = lay_island(setup, chance)
    first = chance.pick(range(seats), "first player")  # CT-B2.6
    order = [(first + step) % seats for step in range(seats)]
    founding = [FoundSettlement((seat,), False) for seat in order]
    founding += [FoundSettlement((seat,), True) for seat in reversed(order)]
    desert = next(hex for hex, tile in island.tiles.items() if tile.terrain is Terrain.DESERT)
    target = setup["target"]
    assert isinstance(target, int)
    return CatanState(
        agenda=[START_TURN[first], *reversed(founding)],
        island=island,
        target=target,
        active=first,
        turn=0,
        rolled=False,
        dice=(0, 0),
        robber=desert,
        bank=pack([EACH] * KINDS),
        hands=[0] * seats,
        deck=list(DECK),
        cards=[[0] * len(DECK) for _ in range(seats)],
        fresh=[0] * len(DECK),
        card_played=False,
        knights=[0] * seats,
        roads=[0] * seats,
        settlements=[0] * seats,
        cities=[0] * seats,
        taken=0,
        built=0,
        open=island.corners,
        ends=[0] * seats,
        reach=[0] * seats,
        chains=[0] * seats,
        income=[0] * (NUMBERS * seats),
        longest=NOBODY,
        army=NOBODY,
        offers=0,
        rolls=[0] * NUMBERS,
        memory=None,
        limits=[target] * seats,
        winner=NOBODY,
    )


def lay_island(setup: Setup, chance: Chance) -> Island:
    """CT-B2.1 or CT-B2.2."""
    layout = LAYOUTS[setup.choice("board")]
    tiles = dict(layout.tiles)
    if layout.terrain:
        places = [hex for hex in layout.hexes if hex not in tiles]
        terrain = shuffled(chance, list(layout.terrain), "terrain")
        tiles |= {hex: Tile(found) for hex, found in zip(places, terrain)}
        if setup.choice("numbers") == "spiral":
            corner = chance.pick(SPIRAL_CORNERS, "first corner")
            tiles = with_tokens(tiles, spiral(corner), layout.tokens)
        else:
            tiles = random_tokens(tiles, layout, chance)
    harbours = list(layout.harbours)
    if setup.choice("harbours") == "shuffled":
        kinds = shuffled(chance, [harbour.kind for harbour in harbours], "harbour")
        harbours = [Harbour(harbour.edge, kind) for harbour, kind in zip(harbours, kinds)]
    return Island.read(str(Island(tiles, harbours)))


def spiral(corner: int) -> list[int]:
    """CT-B2.2: counter-clockwise along the coast from a corner, then the inner ring, then the middle."""
    return [HEX_AT[place] for radius in (2, 1, 0) for place in ring(radius, corner)]


def with_tokens(tiles: dict[int, Tile], order: list[int], tokens: tuple[int, ...]) -> dict[int, Tile]:
    """The tokens in order over the hexes that produce."""
    producing = [hex for hex in order if tiles[hex].kind is not None]
    numbers = dict(zip(producing, tokens))
    return {hex: Tile(tile.terrain, numbers.get(hex, 0)) for hex, tile in tiles.items()}


def random_tokens(tiles: dict[int, Tile], layout: Layout, chance: Chance) -> dict[int, Tile]:
    """CT-B2.3: shuffled, and again until no 6 and 8 lie side by side."""
    attempt = 1
    while True:
        tokens = shuffled(chance, list(layout.tokens), f"token {attempt}")
        laid = with_tokens(tiles, list(tiles), tuple(tokens))
        if not red_neighbours(laid):
            return laid
        attempt += 1
