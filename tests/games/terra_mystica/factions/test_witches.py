"""The Witches (TM-33): points for towns, and the ride."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    AREA,
    board,
    buildings,
    earned,
    end_game,
    income,
    moves,
    points_for,
    price,
    shipping_points,
    spade_prices,
    spent,
    start,
)
from games.terra_mystica.table import give, play, position, put
from positions import options, refused

FORESTS = {"A3", "A10", "C3", "C4", "D1", "E9", "F2", "F4", "G3", "I6", "I11"}


def witches(*own: str, round: int = 4, **amounts: object) -> TerraMysticaState:
    state = position("witches", "nomads", round=round)
    put(state, 0, *own)
    give(state, 0, **amounts)
    return state


@pytest.mark.parametrize(
    ("tile", "round", "points"),
    [("TW1", 4, 5 + 5), ("TW3", 4, 9 + 5), ("TW1", 2, 5 + 5 + 5)],
)
def test_each_town_brings_the_witches_five_points(tile: str, round: int, points: int) -> None:
    """TM-33.1: on top of the tile, and of the scoring tile of round 2."""
    state = witches("D2:TP", "D3:TP", "E3:TP", round=round)

    assert earned(state, "build F2", f"+{tile}") == points


def test_a_second_town_brings_five_points_again() -> None:
    """TM-33.1: first around E3, then around G3."""
    state = witches("D2:TP", "D3:TP", "E3:TP", "H4:TE", "H5:TE", "I8:TP")
    play(state, 0, "build F2", "+TW1", "done")
    play(state, 1, "pass BON4", "done")

    assert earned(state, "build G3", "+TW1") == 10


def test_a_town_of_others_brings_no_points() -> None:
    """TM-33.1: neither to the Witches nor, beyond the tile, to the Nomads."""
    state = position("witches", "nomads", round=4, turn=1)
    put(state, 1, "D2:TP", "E4:TP", "E3:TP")

    play(state, 1, "build D3", "+TW1", "done")

    assert state.points == [20, 25]


# The ride


def test_a_ride_builds_a_dwelling_free_of_charge_anywhere_in_the_forest() -> None:
    """TM-33.2: I11 is far from the stronghold on A3."""
    state = witches("A3:SH", workers=0, coins=0, priests=0, bowls=(12, 0, 0))

    play(state, 0, "action ACTW", "build I11", "done")

    assert buildings(state) == {"A3": "SH", "I11": "D"}
    assert (state.workers[0], state.coins[0]) == (0, 0)
    assert GAME.waiting(state) == (1,)


def test_a_ride_leads_to_any_unoccupied_forest_hex() -> None:
    """TM-33.2: C4 holds a dwelling of the Witches, F4 has become desert with one of the Nomads."""
    state = witches("A3:SH", "C4")
    put(state, 1, "F4")

    play(state, 0, "action ACTW")

    assert moves(state, "build") == {f"build {hex}" for hex in FORESTS - {"A3", "C4", "F4"}}
    with refused("TM-33.2"):
        play(state, 0, "build C4")


def test_the_witches_ride_once_in_a_round() -> None:
    """TM-33.2: and again in the next."""
    state = witches("A3:SH")
    play(state, 0, "action ACTW", "build I11", "done")
    play(state, 1, "pass BON4", "done")
    with refused("TM-17.1"):
        play(state, 0, "action ACTW")
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON5", "done")

    play(state, 0, "action ACTW", "build E9")

    assert buildings(state) == {"A3": "SH", "I11": "D", "E9": "D"}


def test_there_is_no_ride_without_the_stronghold() -> None:
    """TM-33.2"""
    with refused("TM-17.2"):
        play(witches("A3:TP"), 0, "action ACTW")


def test_there_is_no_ride_without_a_dwelling_on_the_board() -> None:
    """TM-33.2, TM-1.2: all eight stand on the map."""
    state = witches("A3:SH", "A10", "C3", "C4", "D1", "E9", "F2", "F4", "G3")

    assert "action ACTW" not in options(GAME, state, 0)
    with refused("TM-1.2"):
        play(state, 0, "action ACTW")


def test_a_ride_builds_one_dwelling() -> None:
    """TM-33.2"""
    state = witches("A3:SH")
    play(state, 0, "action ACTW", "build I11")

    with refused("TM-9.19"):
        play(state, 0, "build E9")


def test_the_witches_ride_to_forest_only() -> None:
    """TM-33.3: A4 beside the stronghold is lakes, one spade away."""
    state = witches("A3:SH")
    play(state, 0, "action ACTW")

    with refused("TM-33.3"):
        play(state, 0, "build A4")


def test_nothing_is_transformed_in_a_ride() -> None:
    """TM-33.3: neither before the dwelling nor after it."""
    state = witches("A3:SH", workers=30)
    play(state, 0, "action ACTW")
    assert moves(state, "transform") == set()
    play(state, 0, "build I11")

    assert moves(state, "transform") == set()


def test_a_hex_that_was_made_forest_before_is_forest() -> None:
    """TM-33.3: A4, in an action before the ride."""
    state = witches("A3:SH")
    play(state, 0, "transform A4 to green", "done")
    play(state, 1, "pass BON4", "done")

    play(state, 0, "action ACTW", "build A4")

    assert buildings(state) == {"A3": "SH", "A4": "D"}


def test_a_forest_that_was_made_something_else_is_none() -> None:
    """TM-33.3: F4 has become wasteland."""
    state = position("witches", "giants")
    put(state, 0, "A3:SH")
    put(state, 1, "G2")
    play(state, 0, "send p to AIR for 1", "done")
    play(state, 1, "transform F4 to red", "done")
    play(state, 0, "action ACTW")

    with refused("TM-33.3"):
        play(state, 0, "build F4")


def test_the_dwelling_of_a_ride_scores() -> None:
    """TM-33.4: 2 points from the tile of round 3, 2 from FAV11."""
    state = witches("A3:SH", round=3, favors=["FAV11"])

    assert earned(state, "action ACTW", "build I11") == 4


def test_the_dwelling_of_a_ride_gives_power_to_neighbours() -> None:
    """TM-33.4"""
    state = witches("A3:SH")
    put(state, 1, "H7:TP", "H8")

    play(state, 0, "action ACTW", "build I11", "done")

    assert options(GAME, state, 1) == {"leech 3 from witches", "decline 3 from witches"}


def test_the_dwelling_of_a_ride_may_found_a_town() -> None:
    """TM-33.4, TM-33.1"""
    state = witches("A10:SH", "D2:TP", "D3:TP", "E3:TP")

    assert earned(state, "action ACTW", "build F2", "+TW1") == 5 + 5

    assert board(state)["towns"] == ["TW1"]


@pytest.mark.parametrize(("hex", "points"), [("I11", 12), ("A4", 18)])
def test_in_the_final_area_a_ridden_dwelling_counts_only_if_it_is_connected(hex: str, points: int) -> None:
    """TM-33.4, TM-24.9: A2 and A3 with A4 are three, with I11 they are two; the Nomads have three, or two."""
    state = witches("A3:SH", "A2", round=6)
    play(state, 0, "transform A4 to green", "done")
    put(state, 1, "G4", "G5", *(["F5"] if hex == "I11" else []))
    play(state, 1, "send p to AIR for 1", "done")
    play(state, 0, "action ACTW", f"build {hex}", "done")
    play(state, 1, "send p to AIR for 1", "done")

    end_game(state)

    assert points_for(state, 0, AREA) == points


def test_the_witches_start_on_two_in_air() -> None:
    """TM-33.5"""
    assert start("witches") == {
        "workers": 3,
        "coins": 15,
        "priests": 0,
        "bowls": [5, 7, 0],
        "cults": [0, 0, 0, 2],
        "points": 20,
    }


def test_stronghold_and_sanctuary_of_the_witches_have_their_own_cost() -> None:
    """TM-33.5"""
    assert price("witches", "A3:TP", "upgrade A3 to SH") == (4, 6)
    assert price("witches", "A3:TE", "upgrade A3 to SA") == (4, 6)


def test_other_buildings_of_the_witches_cost_as_usual() -> None:
    """TM-9.18, TM-12.3, TM-12.4: a trading post half the coins beside a neighbour."""
    assert price("witches", "A4", "build A3") == (1, 2)
    assert price("witches", "A3", "upgrade A3 to TP") == (2, 6)
    assert price("witches", "A3", "upgrade A3 to TP", neighbour="A4") == (2, 3)
    assert price("witches", "A3:TP", "upgrade A3 to TE") == (2, 5)


@pytest.mark.parametrize(
    ("pieces", "collected"),
    [
        ({"SH": 1}, (1, 0, 0, 2)),
        ({"D": 2}, (3, 0, 0, 0)),
        ({"D": 8}, (8, 0, 0, 0)),
        ({"TP": 1}, (1, 2, 0, 1)),
        ({"TP": 2}, (1, 4, 0, 2)),
        ({"TP": 3}, (1, 6, 0, 4)),
        ({"TP": 4}, (1, 8, 0, 6)),
        ({"TE": 3}, (1, 0, 3, 0)),
        ({"SA": 1}, (1, 0, 1, 0)),
    ],
)
def test_the_buildings_of_the_witches_bring_income(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-33.5: workers, coins, priests and power of phase I."""
    assert income("witches", **pieces) == collected


def test_an_ordinary_dwelling_of_the_witches_costs_as_usual() -> None:
    """TM-33.2: only the ride is free."""
    state = witches("A3:SH", "H7")

    assert spent(state, "build I11") == (1, 2, 0)


def test_the_witches_dig_and_sail_as_usual() -> None:
    """TM-10.1, TM-11.1: a spade costs three workers, then two, then one; shipping goes from 0 to 3."""
    assert spade_prices("witches") == [3, 2, 1]
    assert shipping_points("witches") == (0, [2, 3, 4])
