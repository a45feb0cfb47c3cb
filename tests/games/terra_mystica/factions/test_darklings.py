"""The Darklings (TM-30): spades for priests."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    board,
    earned,
    end_round,
    income,
    price,
    shipping_points,
    spent,
    start,
)
from games.terra_mystica.table import give, play, position, put
from positions import options, refused

# Seen from E5: E4 (lakes) and E6 (plains) are one spade from swamp, F3 (desert) two.


def darklings(*own: str, round: int = 3, **amounts: object) -> TerraMysticaState:
    state = position("darklings", "witches", round=round)
    put(state, 0, *(own or ("E5",)))
    give(state, 0, **amounts)
    return state


@pytest.mark.parametrize(("hex", "spades"), [("E4", 1), ("F3", 2)])
def test_the_darklings_pay_a_priest_for_a_spade_and_gain_two_points(hex: str, spades: int) -> None:
    """TM-30.1"""
    state = darklings()

    assert spent(state, f"transform {hex} to black") == (0, 0, spades)

    assert state.points[0] == 20 + 2 * spades


def test_the_priests_paid_for_spades_return_to_the_supply() -> None:
    """TM-30.1, TM-7.1: all seven can be had again."""
    state = darklings(priests=7, bowls=(0, 0, 12))
    play(state, 0, "transform F3 to black")
    assert state.priests[0] == 5

    play(state, 0, "convert 5PW to 1P", "convert 5PW to 1P")

    assert state.priests[0] == 7


def test_the_darklings_never_pay_spades_with_workers() -> None:
    """TM-30.1"""
    state = darklings(workers=30, priests=1)

    with refused("TM-9.7"):
        play(state, 0, "transform F3 to black")
    assert {"transform E4 to black", "transform E6 to black"} <= options(GAME, state, 0)


def test_the_points_of_the_darklings_come_on_top_of_the_scoring_tile() -> None:
    """TM-30.1: 2 for each spade in the first round, and 2 for each priest."""
    assert earned(darklings(round=1), "transform F3 to black") == 8


@pytest.mark.parametrize(("space", "hex"), [("ACT5", "E4"), ("BON1", "E4"), ("ACT6", "F3")])
def test_free_spades_bring_the_darklings_no_points(space: str, hex: str) -> None:
    """TM-30.2"""
    state = darklings(bowls=(0, 0, 12))

    assert spent(state, f"action {space}", f"transform {hex} to black") == (0, 0, 0)

    assert state.points[0] == 20


def test_only_the_bought_spade_beside_a_free_one_brings_points() -> None:
    """TM-30.2"""
    state = darklings()

    assert spent(state, "action BON1", "transform F3 to black") == (0, 0, 1)

    assert state.points[0] == 22


def test_the_spades_of_a_cult_bring_the_darklings_no_points() -> None:
    """TM-30.2, TM-23.12"""
    state = darklings(round=2, cults=(0, 0, 8, 0))
    end_round(state)

    assert earned(state, "transform F3 to black") == 0


def test_the_darklings_have_no_digging_track() -> None:
    """TM-30.3"""
    with refused("TM-11.3"):
        play(darklings(), 0, "advance dig")


# The stronghold


@pytest.mark.parametrize("turned", [0, 1, 2, 3])
def test_up_to_three_workers_become_priests_with_the_stronghold(turned: int) -> None:
    """TM-30.4"""
    state = darklings("E5:TP")
    play(state, 0, "upgrade E5 to SH")

    assert spent(state, *["convert 1W to 1P"] * turned) == (turned, 0, -turned)
    play(state, 0, *["done"] * (2 if turned < 3 else 1))

    assert GAME.waiting(state) == (1,)


def test_a_fourth_worker_does_not_become_a_priest() -> None:
    """TM-30.4"""
    state = darklings("E5:TP")
    play(state, 0, "upgrade E5 to SH", "convert 1W to 1P", "convert 1W to 1P", "convert 1W to 1P")

    with refused("TM-30.4"):
        play(state, 0, "convert 1W to 1P")


def test_workers_become_priests_only_while_priests_are_in_the_supply() -> None:
    """TM-30.4, TM-1.4: five priests at hand and one sent to the fire leave one."""
    state = darklings("E5:TP", priests=6)
    play(state, 0, "send p to FIRE for 3", "done")
    play(state, 1, "pass BON4", "done")
    play(state, 0, "upgrade E5 to SH", "convert 1W to 1P")
    assert state.priests[0] == 6

    with refused("TM-30.4"):
        play(state, 0, "convert 1W to 1P")


def test_workers_are_needed_to_become_priests() -> None:
    """TM-30.4: after the stronghold one worker is left."""
    state = darklings("E5:TP", workers=5)
    play(state, 0, "upgrade E5 to SH", "convert 1W to 1P")
    assert (state.workers[0], state.priests[0]) == (0, 3)

    with refused("TM-30.4"):
        play(state, 0, "convert 1W to 1P")


def test_workers_become_priests_in_the_action_that_builds_the_stronghold_and_never_again() -> None:
    """TM-30.4"""
    state = darklings("E5:TP")
    with refused("TM-30.4"):
        play(state, 0, "convert 1W to 1P")
    play(state, 0, "upgrade E5 to SH", "convert 1W to 1P", "done", "done")
    play(state, 1, "pass BON4", "done")

    with refused("TM-30.4"):
        play(state, 0, "convert 1W to 1P")


def test_temple_and_sanctuary_turn_no_workers_into_priests() -> None:
    """TM-30.4"""
    state = darklings("E5:TP")
    play(state, 0, "upgrade E5 to TE", "+FAV12")

    with refused("TM-30.4"):
        play(state, 0, "convert 1W to 1P")


def test_the_sanctuary_of_the_darklings_brings_two_priests() -> None:
    """TM-30.5: a temple one."""
    assert income("darklings", SA=1) == (1, 0, 2, 0)
    assert income("darklings", TE=1) == (1, 0, 1, 0)


def test_the_darklings_start_with_a_priest() -> None:
    """TM-30.6"""
    assert start("darklings") == {
        "workers": 1,
        "coins": 15,
        "priests": 1,
        "bowls": [5, 7, 0],
        "cults": [0, 1, 1, 0],
        "points": 20,
    }


def test_stronghold_and_sanctuary_of_the_darklings_have_their_own_cost() -> None:
    """TM-30.6"""
    assert price("darklings", "E5:TP", "upgrade E5 to SH") == (4, 6)
    assert price("darklings", "E5:TE", "upgrade E5 to SA") == (4, 10)


def test_other_buildings_of_the_darklings_cost_as_usual() -> None:
    """TM-9.18, TM-12.3, TM-12.4: a trading post half the coins beside a neighbour."""
    assert price("darklings", "E4", "build E5") == (1, 2)
    assert price("darklings", "E5", "upgrade E5 to TP") == (2, 6)
    assert price("darklings", "E5", "upgrade E5 to TP", neighbour="E4") == (2, 3)
    assert price("darklings", "E5:TP", "upgrade E5 to TE") == (2, 5)


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
    ],
)
def test_the_buildings_of_the_darklings_bring_income(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-30.6: workers, coins, priests and power of phase I."""
    assert income("darklings", **pieces) == collected


def test_the_sanctuary_of_the_darklings_takes_one_favor_tile() -> None:
    """TM-30.5: two priests, but not two tiles."""
    state = darklings("E5:TE")

    play(state, 0, "upgrade E5 to SA", "+FAV11", "done")

    assert board(state)["favors"] == ["FAV11"]
    assert GAME.waiting(state) == (1,)


def test_the_darklings_sail_as_usual() -> None:
    """TM-10.1: shipping goes from 0 to 3."""
    assert shipping_points("darklings") == (0, [2, 3, 4])
