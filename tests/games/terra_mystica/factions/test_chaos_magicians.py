"""The Chaos Magicians (TM-38): one dwelling, two favor tiles, double turns."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    board,
    bowls,
    buildings,
    income,
    moves,
    price,
    shipping_points,
    spade_prices,
    spent,
    start,
)
from games.terra_mystica.table import give, new_table, play, position, put, terrain
from positions import options, refused


def magicians(*own: str, round: int = 4, **amounts: object) -> TerraMysticaState:
    state = position("chaos_magicians", "witches", round=round)
    put(state, 0, *(own or ("E3:SH",)))
    give(state, 0, **amounts)
    return state


def stop(state: TerraMysticaState) -> None:
    """The Magicians do nothing more in this turn."""
    play(state, 0, "done")
    if GAME.waiting(state) == (0,):
        play(state, 0, "done")


# The first dwelling


def test_the_only_dwelling_of_the_chaos_magicians_is_placed_last_of_all() -> None:
    """TM-38.1: also if they are the start player, and after the third of the Nomads."""
    state = new_table("chaos_magicians", "nomads", "witches")
    asked = []
    for hex in ("A5", "A3", "F4", "B4", "E8", "A6"):
        [seat] = GAME.waiting(state)
        asked.append(seat)
        play(state, seat, f"build {hex}")

    assert asked == [1, 2, 2, 1, 1, 0]
    assert buildings(state) == {"A6": "D"}
    assert GAME.waiting(state) == (2,)
    play(state, 2, "pass BON3")


# Favor tiles


@pytest.mark.parametrize(("own", "move"), [("E3:TP", "upgrade E3 to TE"), ("E3:TE", "upgrade E3 to SA")])
def test_temple_and_sanctuary_take_two_favor_tiles(own: str, move: str) -> None:
    """TM-38.2: with the cult steps of both."""
    state = magicians(own, cults=(2, 0, 0, 0))

    play(state, 0, move, "+FAV11")
    with refused("TM-20.7"):
        play(state, 0, "done")
    play(state, 0, "+FAV6", "done")

    assert board(state)["favors"] == ["FAV6", "FAV11"]
    assert board(state)["cults"] == [2, 2, 1, 0]
    assert GAME.waiting(state) == (1,)


def test_each_further_temple_takes_two_favor_tiles() -> None:
    """TM-38.2"""
    state = magicians("E3:TP", "A6:TP")
    play(state, 0, "upgrade E3 to TE", "+FAV11", "+FAV12", "done")
    play(state, 1, "pass BON4", "done")

    play(state, 0, "upgrade A6 to TE", "+FAV9", "+FAV10", "done")

    assert board(state)["favors"] == ["FAV9", "FAV10", "FAV11", "FAV12"]


def test_the_two_favor_tiles_differ() -> None:
    """TM-38.2, TM-20.1"""
    state = magicians("E3:TP")
    play(state, 0, "upgrade E3 to TE", "+FAV11")

    with refused("TM-20.1"):
        play(state, 0, "+FAV11")


def test_the_stronghold_of_the_chaos_magicians_takes_no_favor_tile() -> None:
    """TM-38.2"""
    state = magicians("E3:TP")

    play(state, 0, "upgrade E3 to SH", "done")

    assert board(state)["favors"] == []
    assert GAME.waiting(state) == (1,)


# The double turn


def test_a_double_turn_is_two_actions_one_after_the_other() -> None:
    """TM-38.3: nobody acts in between."""
    state = magicians(cults=(0, 0, 0, 0))

    play(state, 0, "action ACTC", "send p to FIRE for 2", "done")
    assert GAME.waiting(state) == (0,)
    play(state, 0, "send p to WATER for 2", "done")

    assert GAME.waiting(state) == (1,)
    assert board(state)["cults"] == [2, 2, 0, 0]


def test_the_double_turn_itself_costs_nothing() -> None:
    """TM-38.3, TM-17.3"""
    state = magicians()

    assert spent(state, "action ACTC") == (0, 0, 0)

    assert bowls(state) == (4, 4, 4)


def test_a_double_turn_comes_once_in_a_round() -> None:
    """TM-38.3: and again in the next."""
    state = magicians(priests=4)
    play(state, 0, "action ACTC", "send p to FIRE for 1", "done", "send p to FIRE for 1", "done")
    play(state, 1, "pass BON4", "done")
    with refused("TM-17.1"):
        play(state, 0, "action ACTC")
    play(state, 0, "pass BON3", "done")
    assert state.round == 5
    play(state, 1, "pass BON5", "done")

    assert "action ACTC" in options(GAME, state, 0)


def test_there_is_no_double_turn_without_the_stronghold() -> None:
    """TM-38.3"""
    with refused("TM-17.2"):
        play(magicians("E3:TP"), 0, "action ACTC")


def test_a_double_turn_may_be_taken_in_the_round_of_the_stronghold() -> None:
    """TM-38.3, TM-12.8"""
    state = magicians("E3:TP")
    play(state, 0, "upgrade E3 to SH", "done")
    play(state, 1, "pass BON4", "done")

    assert "action ACTC" in options(GAME, state, 0)


@pytest.mark.parametrize(
    "first",
    [
        ("transform D3 to red", "build D3"),
        ("build G2",),
        ("advance ship",),
        ("advance dig",),
        ("upgrade F3 to TP",),
        ("upgrade E8 to TE", "+FAV11", "+FAV12"),
        ("send p to FIRE for 3",),
        ("action ACT1", "bridge E4:G1"),
        ("action ACT4",),
        ("action ACT5", "transform D3 to red"),
        ("action ACT6", "transform E2 to red"),
        ("action BON1", "transform D3 to red"),
        ("action FAV6", "+FIRE"),
    ],
    ids=" ".join,
)
def test_each_of_the_two_actions_may_be_of_any_type(first: tuple[str, ...]) -> None:
    """TM-38.4: whatever the first is, the second follows, and then the next player."""
    state = magicians("A6:SH", "E3", "E4", "F3", "E8:TP", bowls=(0, 0, 12), favors=["FAV6"])

    play(state, 0, "action ACTC", *first, "done")
    assert GAME.waiting(state) == (0,)
    play(state, 0, "action ACT3", "done")

    assert GAME.waiting(state) == (1,)


def test_after_a_pass_no_further_action_follows() -> None:
    """TM-38.4: passing as the first action."""
    state = magicians()

    play(state, 0, "action ACTC", "pass BON3", "done")

    assert GAME.waiting(state) == (1,)
    assert state.passed == (0,)
    play(state, 1, "send p to FIRE for 1", "done")
    assert GAME.waiting(state) == (1,)


def test_the_second_action_may_be_a_pass() -> None:
    """TM-38.4"""
    state = magicians()

    play(state, 0, "action ACTC", "send p to FIRE for 1", "done", "pass BON3", "done")

    assert GAME.waiting(state) == (1,)
    assert state.passed == (0,)
    assert board(state)["scroll"] == "BON3"


def test_neighbours_take_power_after_each_of_the_two_actions() -> None:
    """TM-38.5: C1 and later D2 of the Witches lie beside D3."""
    state = magicians("E3:SH", "D3")
    put(state, 1, "C1")

    play(state, 0, "action ACTC", "upgrade D3 to TP", "done")
    assert options(GAME, state, 1) == {"leech 1 from chaos_magicians", "decline 1 from chaos_magicians"}
    play(state, 1, "leech 1 from chaos_magicians")
    assert GAME.waiting(state) == (0,)
    put(state, 1, "D2:TP")
    play(state, 0, "upgrade D3 to TE", "+FAV11", "+FAV12", "done")

    assert options(GAME, state, 1) == {"leech 3 from chaos_magicians", "decline 3 from chaos_magicians"}
    play(state, 1, "leech 3 from chaos_magicians")
    assert GAME.waiting(state) == (1,)
    assert state.points[1] == 18
    assert "pass BON3" in options(GAME, state, 1)


def test_the_power_of_the_first_action_is_not_offered_again_after_the_second() -> None:
    """TM-38.5: the second action builds nothing."""
    state = magicians("E3:SH", "D3")
    put(state, 1, "C1")
    play(state, 0, "action ACTC", "upgrade D3 to TP", "done")
    play(state, 1, "decline 1 from chaos_magicians")

    play(state, 0, "send p to FIRE for 1", "done")

    assert moves(state, "leech", seat=1) == set()
    assert "pass BON4" in options(GAME, state, 1)


def test_nobody_acts_between_the_two_actions() -> None:
    """TM-38.8"""
    state = magicians()
    play(state, 0, "action ACTC", "send p to FIRE for 1", "done")

    assert options(GAME, state, 1) == set()
    with refused("TM-4.5"):
        play(state, 1, "pass BON4")


@pytest.mark.parametrize("before", [(), ("send p to FIRE for 1", "done")], ids=["first", "second"])
def test_the_double_turn_is_not_one_of_its_two_actions(before: tuple[str, ...]) -> None:
    """TM-38.8"""
    state = magicians()
    play(state, 0, "action ACTC", *before)

    assert "action ACTC" not in options(GAME, state, 0)
    assert "send p to FIRE for 1" in options(GAME, state, 0)


def test_each_of_the_two_actions_pays_its_own_cost() -> None:
    """TM-38.8: a trading post, then a temple on the same hex."""
    state = magicians("A6:SH", "E3")

    assert spent(state, "action ACTC", "upgrade E3 to TP", "done") == (2, 6, 0)
    assert spent(state, "upgrade E3 to TE") == (2, 5, 0)


def test_an_action_that_cannot_be_paid_is_not_possible_in_a_double_turn_either() -> None:
    """TM-38.8"""
    state = magicians("A6:SH", "E3", workers=3)
    play(state, 0, "action ACTC", "upgrade E3 to TP", "done")

    with refused("TM-12.4"):
        play(state, 0, "upgrade E3 to TE")


def test_an_action_space_serves_once_in_a_double_turn() -> None:
    """TM-38.8, TM-16.2"""
    state = magicians(bowls=(0, 0, 12))
    play(state, 0, "action ACTC", "action ACT4", "done")

    with refused("TM-16.2"):
        play(state, 0, "action ACT4")
    play(state, 0, "action ACT3", "done")
    assert GAME.waiting(state) == (1,)


def test_a_hex_transformed_by_the_first_action_may_be_built_on_by_the_second() -> None:
    """TM-38.8: two actions of their own."""
    state = magicians()

    play(state, 0, "action ACTC", "transform D3 to red", "done", "build D3", "done")

    assert terrain(state, "D3") == "red"
    assert buildings(state) == {"E3": "SH", "D3": "D"}


def test_the_chaos_magicians_may_stop_after_the_first_action() -> None:
    """TM-38.8: the second is lost."""
    state = magicians(cults=(0, 0, 0, 0))
    play(state, 0, "action ACTC", "send p to FIRE for 2", "done")

    stop(state)

    assert GAME.waiting(state) == (1,)
    play(state, 1, "pass BON4", "done")
    play(state, 0, "send p to WATER for 2", "done")
    assert board(state)["cults"] == [2, 2, 0, 0]


def test_the_first_of_the_two_actions_is_taken() -> None:
    """TM-38.8, TM-4.5: the turn cannot be over before it."""
    state = magicians()
    play(state, 0, "action ACTC")

    with refused("TM-4.5"):
        play(state, 0, "done")


def test_conversions_are_free_between_the_two_actions() -> None:
    """TM-38.8, TM-6.4: a priest becomes the worker that the second action lacks."""
    state = magicians("A6:SH", "E3", workers=3)
    play(state, 0, "action ACTC", "upgrade E3 to TP", "done")

    play(state, 0, "convert 1P to 1W", "upgrade E3 to TE", "+FAV11", "+FAV12", "done")

    assert buildings(state)["E3"] == "TE"
    assert GAME.waiting(state) == (1,)


# The faction board


def test_the_stronghold_of_the_chaos_magicians_brings_two_workers() -> None:
    """TM-38.6: and no power."""
    assert income("chaos_magicians", SH=1) == (1 + 2, 0, 0, 0)


def test_the_chaos_magicians_start_on_two_in_fire() -> None:
    """TM-38.7"""
    assert start("chaos_magicians") == {
        "workers": 4,
        "coins": 15,
        "priests": 0,
        "bowls": [5, 7, 0],
        "cults": [2, 0, 0, 0],
        "points": 20,
    }


def test_stronghold_and_sanctuary_of_the_chaos_magicians_have_their_own_cost() -> None:
    """TM-38.7"""
    assert price("chaos_magicians", "E3:TP", "upgrade E3 to SH") == (4, 4)
    assert price("chaos_magicians", "E3:TE", "upgrade E3 to SA") == (4, 8)


def test_other_buildings_of_the_chaos_magicians_cost_as_usual() -> None:
    """TM-9.18, TM-12.3, TM-12.4: a trading post half the coins beside a neighbour."""
    assert price("chaos_magicians", "F2", "build E3") == (1, 2)
    assert price("chaos_magicians", "E3", "upgrade E3 to TP") == (2, 6)
    assert price("chaos_magicians", "E3", "upgrade E3 to TP", neighbour="F2") == (2, 3)
    assert price("chaos_magicians", "E3:TP", "upgrade E3 to TE") == (2, 5)


@pytest.mark.parametrize(
    ("pieces", "collected"),
    [
        ({"D": 1}, (2, 0, 0, 0)),
        ({"D": 8}, (8, 0, 0, 0)),
        ({"TP": 1}, (1, 2, 0, 1)),
        ({"TP": 2}, (1, 4, 0, 2)),
        ({"TP": 3}, (1, 6, 0, 4)),
        ({"TP": 4}, (1, 8, 0, 6)),
        ({"TE": 3}, (1, 0, 3, 0)),
        ({"SA": 1}, (1, 0, 1, 0)),
    ],
)
def test_the_buildings_of_the_chaos_magicians_bring_income(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-5.4: workers, coins, priests and power of phase I."""
    assert income("chaos_magicians", **pieces) == collected


def test_the_chaos_magicians_dig_and_sail_as_usual() -> None:
    """TM-10.1, TM-11.1: a spade costs three workers, then two, then one; shipping goes from 0 to 3."""
    assert spade_prices("chaos_magicians") == [3, 2, 1]
    assert shipping_points("chaos_magicians") == (0, [2, 3, 4])
