"""The set-up (CT-B2)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from deskovka.core.chance import SeededChance
from deskovka.games.catan import GAME
from deskovka.games.catan.board import HEX_AT, PLACES, SIDES, step
from deskovka.games.catan.dealing import with_tokens
from deskovka.games.catan.island import Terrain, Tile
from deskovka.games.catan.layouts import LAYOUTS, spiral
from deskovka.games.catan.state import CatanState
from games.catan.table import hand, new_table, options, play
from positions import refused

FACTS: Any = json.loads((Path(__file__).parent / "facts.json").read_text("utf-8"))["base"]
TOKENS = tuple(FACTS["number_tokens"].values())
MIDDLE = HEX_AT[0, 0]
SPIRAL = [tuple(place) for place in FACTS["number_spiral"]["order_from_corner_0_m2"]]
CORNERS = [tuple(place) for place in FACTS["number_spiral"]["corners_counterclockwise"]]
SAMPLES = [f"sample {number}" for number in range(12)]


def dealt(seed: str, seats: int = 3, **chosen: str) -> CatanState:
    return GAME.new_game(GAME.setup(seats, chosen), SeededChance.from_text(seed))


def turned(place: tuple[int, ...], times: int) -> tuple[int, int]:
    """The place a sixth of a turn counter-clockwise around the middle, several times."""
    q, r = place
    for _ in range(times):
        q, r = q + r, -q
    return q, r


def spirals() -> list[list[int]]:
    """The spiral from each corner, counter-clockwise."""
    return [[HEX_AT[turned(place, times)] for place in SPIRAL] for times in range(6)]


def red_pairs(tiles: dict[int, Tile]) -> list[tuple[int, int]]:
    red = {hex for hex, tile in tiles.items() if tile.token in (6, 8)}
    return [
        (hex, HEX_AT[step(PLACES[hex], side)])
        for hex in red
        for side in range(len(SIDES))
        if HEX_AT[step(PLACES[hex], side)] in red
    ]


def found(state: CatanState, seat: int, corner: str, edge: str) -> None:
    play(state, seat, f"settle {corner}", f"road {edge}")


# The board


def test_the_beginners_board_is_always_the_same() -> None:
    """CT-B2.1: only the first player is left to chance."""
    state = dealt("anything", board="beginner")

    assert str(state.island) == str(new_table().island)


@pytest.mark.parametrize("seed", SAMPLES)
def test_the_hexes_of_the_variable_board_are_shuffled_over_the_19_places(seed: str) -> None:
    """CT-B2.2"""
    tiles = dealt(seed).island.tiles

    assert {PLACES[hex] for hex in tiles} == set(SPIRAL)
    assert Counter(tile.terrain for tile in tiles.values()) == FACTS["hex_counts"]


def test_every_terrain_can_lie_everywhere() -> None:
    """CT-B2.2, CT-G1.7: 300 shuffles; the rarest chance is a desert, 1 in 19."""
    seen: dict[int, Counter[str]] = {HEX_AT[place[0], place[1]]: Counter() for place in SPIRAL}
    for number in range(300):
        for hex, tile in dealt(f"everywhere {number}").island.tiles.items():
            seen[hex][tile.terrain.value] += 1

    assert all(set(counts) == set(FACTS["hex_counts"]) for counts in seen.values())


def test_a_turn_of_the_spiral_starts_at_the_next_corner() -> None:
    """CT-B2.2: the corner hexes, counter-clockwise."""
    assert [PLACES[order[0]] for order in spirals()] == CORNERS


def test_the_spiral_runs_counter_clockwise_along_the_coast_then_the_inner_ring_then_the_centre() -> None:
    """CT-B2.2: from any corner."""
    assert sorted(spiral(corner, MIDDLE) for corner in range(6)) == sorted(spirals())


@pytest.mark.parametrize("seed", SAMPLES)
def test_the_tokens_follow_in_letter_order_and_skip_the_desert(seed: str) -> None:
    """CT-B2.2, CT-B4.4"""
    tiles = dealt(seed).island.tiles
    laid = [
        tuple(tiles[hex].token for hex in order if tiles[hex].terrain is not Terrain.DESERT)
        for order in spirals()
    ]

    assert laid.count(TOKENS) == 1
    assert [tile.token for tile in tiles.values() if tile.terrain is Terrain.DESERT] == [0]


def test_every_corner_can_be_the_first() -> None:
    """CT-B2.2"""
    first = set()
    for number in range(60):
        tiles = dealt(f"corner {number}").island.tiles
        for order in spirals():
            if tuple(tiles[hex].token for hex in order if tiles[hex].token) == TOKENS:
                first.add(order[0])

    assert len(first) == 6


def test_harbours_stay_as_printed_unless_they_are_shuffled() -> None:
    """CT-B2.2: shuffled, they lie on the same nine places."""
    printed = dealt("harbours").island.harbours
    shuffled = [dealt(f"harbours {number}", harbours="shuffled").island.harbours for number in range(20)]

    assert printed == LAYOUTS["variable"].harbours
    for harbours in shuffled:
        assert [harbour.edge for harbour in harbours] == [harbour.edge for harbour in printed]
        assert Counter(harbour.kind for harbour in harbours) == Counter(harbour.kind for harbour in printed)
    assert len(set(shuffled)) > 10


@pytest.mark.parametrize("seed", SAMPLES)
def test_random_tokens_never_lie_red_beside_red(seed: str) -> None:
    """CT-B2.3, CT-B2.4: they are drawn again until it fits."""
    tiles = dealt(seed, numbers="random").island.tiles

    assert Counter(tile.token for tile in tiles.values() if tile.token) == Counter(TOKENS)
    assert not red_pairs(tiles)


def test_random_tokens_do_not_follow_the_spiral() -> None:
    """CT-B2.3"""
    tiles = dealt("no spiral", numbers="random").island.tiles

    assert all(tuple(tiles[hex].token for hex in order if tiles[hex].token) != TOKENS for order in spirals())


@pytest.mark.parametrize("corner", range(6))
@pytest.mark.parametrize("desert", SPIRAL)
def test_the_spiral_never_puts_two_red_numbers_side_by_side(corner: int, desert: tuple[int, int]) -> None:
    """CT-B2.4: wherever it begins and wherever the desert lies."""
    tiles = {HEX_AT[place[0], place[1]]: Tile(Terrain.FOREST) for place in SPIRAL}
    tiles[HEX_AT[desert]] = Tile(Terrain.DESERT)

    laid = with_tokens(tiles, spiral(corner, MIDDLE), TOKENS)

    assert sorted(tile.token for tile in laid.values()) == sorted((0, *TOKENS))
    assert not red_pairs(laid)


@pytest.mark.parametrize("seed", SAMPLES)
def test_the_robber_starts_on_the_desert(seed: str) -> None:
    """CT-B2.5"""
    state = dealt(seed)

    assert state.island.tiles[state.robber].terrain is Terrain.DESERT


# The first settlements


def test_the_starting_player_is_drawn_and_everybody_is_as_likely() -> None:
    """CT-B2.6, CT-G1.7: 400 games, 100 each, standard deviation 9."""
    first = Counter(GAME.waiting(dealt(f"first {number}", 4, board="beginner"))[0] for number in range(400))

    assert set(first) == {0, 1, 2, 3}
    assert all(50 < count < 150 for count in first.values())


@pytest.mark.parametrize("seats, first, order", [(3, 0, "012210"), (3, 2, "201102"), (4, 1, "12300321")])
def test_the_second_round_runs_in_reverse_order(seats: int, first: int, order: str) -> None:
    """CT-B2.6, CT-B2.7, CT-B2.10: the last player places twice in a row; then the starting player begins."""
    state = new_table(seats, first)
    corners = ["C5n", "C7n", "E5n", "E9n", "G5s", "G7s", "E7n", "E7s"]
    asked = ""
    for corner in corners[: 2 * seats]:
        [seat] = GAME.waiting(state)
        asked += str(seat)
        play(state, seat, f"settle {corner}")
        assert GAME.waiting(state) == (seat,)
        play(state, seat, min(options(state, seat)))

    assert asked == order
    assert GAME.waiting(state) == (first,)
    assert options(state, first) == {"roll"}


def test_a_settlement_is_founded_on_any_free_intersection() -> None:
    """CT-B2.7, CT-B2.8: no connection is needed."""
    state = new_table()
    assert len(options(state, 0, "settle")) == 54

    found(state, 0, "E7n", "E7ne")

    with refused("CT-B7.3"):
        play(state, 1, "settle E7n")
    assert "settle G5s" in options(state, 1)


def test_the_first_road_touches_the_first_settlement() -> None:
    """CT-B2.7"""
    state = new_table()
    play(state, 0, "settle E7n")

    assert options(state, 0) == {"road E7ne", "road E7nw", "road D6e"}
    with refused("CT-B2.7"):
        play(state, 0, "road E7e")


def test_the_second_road_touches_the_second_settlement() -> None:
    """CT-B2.7: not the first."""
    state = new_table(2)
    found(state, 0, "E7n", "E7ne")
    found(state, 1, "C5n", "C5ne")
    play(state, 1, "settle G5s")

    assert options(state, 1) == {"road G5se", "road G5sw"}
    with refused("CT-B2.7"):
        play(state, 1, "road C5nw")


@pytest.mark.parametrize("corner", ["E7ne", "E7nw", "D6ne"])
def test_the_distance_rule_holds_in_the_set_up(corner: str) -> None:
    """CT-B2.8: beside E7n."""
    state = new_table()
    found(state, 0, "E7n", "E7ne")

    assert f"settle {corner}" not in options(state, 1)
    with refused("CT-B2.8"):
        play(state, 1, f"settle {corner}")
    assert len(options(state, 1, "settle")) == 50


@pytest.mark.parametrize(
    "corner, cards",
    [
        ("D6n", "brick+wool+ore"),
        ("G6n", "2grain+ore"),
        ("E7n", "brick+wool"),
        ("C5n", "ore"),
        ("C5ne", "wool+ore"),
    ],
)
def test_the_second_settlement_brings_one_card_for_each_producing_hex(corner: str, cards: str) -> None:
    """CT-B2.9: three hexes, two fields, the desert, the coast."""
    state = new_table(2)
    play(state, 0, "settle E5s")
    play(state, 0, "road E5sw")
    play(state, 1, "settle E9s")
    play(state, 1, "road E9se")
    assert (hand(state, 0), hand(state, 1)) == ("nothing", "nothing")

    play(state, 1, f"settle {corner}")

    assert hand(state, 1) == cards
    assert hand(state, 0) == "nothing"
