"""The Auren (TM-34): a favor tile, and steps on the cults."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    board,
    bowls,
    earned,
    income,
    price,
    shipping_points,
    spade_prices,
    spent,
    start,
)
from games.terra_mystica.table import give, play, position, put
from positions import options, refused


def auren(*own: str, round: int = 3, **amounts: object) -> TerraMysticaState:
    state = position("auren", "nomads", round=round)
    put(state, 0, *(own or ("A3:SH",)))
    give(state, 0, **amounts)
    return state


# Before the stronghold


def test_the_auren_have_no_special_action_at_the_start() -> None:
    """TM-34.1"""
    with refused("TM-17.2"):
        play(auren("A3:TP"), 0, "action ACTA")


def test_a_town_brings_the_auren_nothing_but_its_tile() -> None:
    """TM-34.1: not the points of the Witches, nor the workers of the Swarmlings."""
    state = auren("D2:TP", "D3:TP", "E3:TP", round=4)

    assert spent(state, "build F2", "+TW1") == (1, 2 - 6, 0)

    assert state.points[0] == 25


def test_a_spade_brings_the_auren_neither_points_nor_power() -> None:
    """TM-34.1"""
    state = auren("A3")

    assert spent(state, "transform A4 to green") == (3, 0, 0)

    assert state.points[0] == 20
    assert bowls(state) == (4, 4, 4)


def test_a_temple_of_the_auren_takes_one_favor_tile() -> None:
    """TM-34.1"""
    state = auren("A3:TP")

    play(state, 0, "upgrade A3 to TE", "+FAV11", "done")

    assert board(state)["favors"] == ["FAV11"]
    assert GAME.waiting(state) == (1,)


# The stronghold


def test_the_stronghold_of_the_auren_takes_a_favor_tile_at_once() -> None:
    """TM-34.2: with its cult steps, here three on fire and one power for step 3."""
    state = auren("A3:TP", cults=(0, 1, 0, 1), bowls=(5, 7, 0))

    play(state, 0, "upgrade A3 to SH")
    with refused("TM-20.7"):
        play(state, 0, "done")
    play(state, 0, "+FAV1", "done")

    assert board(state)["favors"] == ["FAV1"]
    assert board(state)["cults"] == [3, 1, 0, 1]
    assert bowls(state) == (4, 8, 0)
    assert GAME.waiting(state) == (1,)


def test_the_stronghold_of_the_auren_takes_a_tile_they_do_not_own() -> None:
    """TM-34.2, TM-20.1"""
    state = auren("A3:TP", favors=["FAV11"])
    play(state, 0, "upgrade A3 to SH")

    with refused("TM-20.1"):
        play(state, 0, "+FAV11")
    play(state, 0, "+FAV5")
    assert board(state)["favors"] == ["FAV5", "FAV11"]


@pytest.mark.parametrize(
    ("cult", "cults"),
    [
        ("FIRE", [2, 1, 0, 1]),
        ("WATER", [0, 3, 0, 1]),
        ("EARTH", [0, 1, 2, 1]),
        ("AIR", [0, 1, 0, 3]),
    ],
)
def test_the_auren_move_two_steps_on_one_cult(cult: str, cults: list[int]) -> None:
    """TM-34.3"""
    state = auren(cults=(0, 1, 0, 1))

    play(state, 0, "action ACTA", f"+{cult}", "done")

    assert board(state)["cults"] == cults
    assert GAME.waiting(state) == (1,)


@pytest.mark.parametrize(
    ("step", "power"),
    [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 2), (7, 0)],
)
def test_the_two_steps_bring_the_power_of_the_steps_passed(step: int, power: int) -> None:
    """TM-34.3: 1, 2 and 2 power for 3, 5 and 7."""
    state = auren(cults=(step, 0, 0, 0), bowls=(12, 0, 0))

    play(state, 0, "action ACTA", "+FIRE")

    assert bowls(state) == (12 - power, power, 0)


def test_the_two_steps_cost_nothing() -> None:
    """TM-34.3"""
    assert spent(auren(), "action ACTA", "+FIRE", "done") == (0, 0, 0)


def test_the_two_steps_come_once_in_a_round() -> None:
    """TM-34.3: and again in the next."""
    state = auren(cults=(0, 0, 0, 0))
    play(state, 0, "action ACTA", "+FIRE", "done")
    play(state, 1, "pass BON4", "done")
    with refused("TM-17.1"):
        play(state, 0, "action ACTA")
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON5", "done")

    play(state, 0, "action ACTA", "+FIRE")

    assert board(state)["cults"] == [4, 0, 0, 0]


def test_the_two_steps_may_be_moved_in_the_round_of_the_stronghold() -> None:
    """TM-34.3, TM-12.8"""
    state = auren("A3:TP", cults=(0, 0, 0, 0))
    play(state, 0, "upgrade A3 to SH", "+FAV10", "done")
    play(state, 1, "pass BON4", "done")

    play(state, 0, "action ACTA", "+WATER")

    assert board(state)["cults"] == [0, 3, 0, 0]


@pytest.mark.parametrize("step", [7, 8, 9])
def test_without_a_key_the_two_steps_end_below_the_top(step: int) -> None:
    """TM-34.3: what is too much is lost."""
    state = auren(cults=(step, 0, 0, 0), bowls=(12, 0, 0))

    play(state, 0, "action ACTA", "+FIRE", "done")

    assert board(state)["cults"] == [9, 0, 0, 0]
    assert bowls(state) == (12, 0, 0)


@pytest.mark.parametrize("step", [8, 9])
def test_a_key_leads_to_the_top(step: int) -> None:
    """TM-34.3: with three power."""
    state = auren(cults=(step, 0, 0, 0), bowls=(12, 0, 0), keys=1)

    play(state, 0, "action ACTA", "+FIRE", "climb FIRE", "done")

    assert board(state)["cults"] == [10, 0, 0, 0]
    assert bowls(state) == (9, 3, 0)
    assert state.keys[0] == 0


def test_the_key_may_be_kept() -> None:
    """TM-34.3, TM-14.6"""
    state = auren(cults=(8, 0, 0, 0), keys=1)

    play(state, 0, "action ACTA", "+FIRE")
    assert options(GAME, state, 0) >= {"climb FIRE", "stay FIRE"}
    play(state, 0, "stay FIRE")

    assert board(state)["cults"] == [9, 0, 0, 0]
    assert state.keys[0] == 1


def test_a_key_does_not_lead_to_a_top_that_is_taken() -> None:
    """TM-34.3, TM-14.4"""
    state = auren(cults=(8, 0, 0, 0), keys=1)
    give(state, 1, cults=(10, 0, 0, 0))

    play(state, 0, "action ACTA", "+FIRE", "done")

    assert board(state)["cults"] == [9, 0, 0, 0]
    assert state.keys[0] == 1


# The faction board


def test_the_auren_start_on_water_and_air() -> None:
    """TM-34.4"""
    assert start("auren") == {
        "workers": 3,
        "coins": 15,
        "priests": 0,
        "bowls": [5, 7, 0],
        "cults": [0, 1, 0, 1],
        "points": 20,
    }


def test_stronghold_and_sanctuary_of_the_auren_have_their_own_cost() -> None:
    """TM-34.4"""
    assert price("auren", "A3:TP", "upgrade A3 to SH") == (4, 6)
    assert price("auren", "A3:TE", "upgrade A3 to SA") == (4, 8)


def test_other_buildings_of_the_auren_cost_as_usual() -> None:
    """TM-9.18, TM-12.3, TM-12.4: a trading post half the coins beside a neighbour."""
    assert price("auren", "A4", "build A3") == (1, 2)
    assert price("auren", "A3", "upgrade A3 to TP") == (2, 6)
    assert price("auren", "A3", "upgrade A3 to TP", neighbour="A4") == (2, 3)
    assert price("auren", "A3:TP", "upgrade A3 to TE") == (2, 5)


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
def test_the_buildings_of_the_auren_bring_income(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-34.4: workers, coins, priests and power of phase I."""
    assert income("auren", **pieces) == collected


def test_the_stronghold_of_the_auren_scores_no_points_of_its_own() -> None:
    """TM-34.2: the tile is all it brings."""
    assert earned(auren("A3:TP"), "upgrade A3 to SH", "+FAV11", "done") == 0


def test_the_auren_dig_and_sail_as_usual() -> None:
    """TM-10.1, TM-11.1: a spade costs three workers, then two, then one; shipping goes from 0 to 3."""
    assert spade_prices("auren") == [3, 2, 1]
    assert shipping_points("auren") == (0, [2, 3, 4])
