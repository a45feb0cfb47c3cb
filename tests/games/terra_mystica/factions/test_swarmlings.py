"""The Swarmlings (TM-32): everything costs more, towns bring workers."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    board,
    buildings,
    earned,
    income,
    moves,
    price,
    shipping_points,
    spade_prices,
    spent,
    start,
)
from games.terra_mystica.table import give, play, position, put
from positions import options, refused


def swarmlings(*own: str, round: int = 4, **amounts: object) -> TerraMysticaState:
    state = position("swarmlings", "witches", round=round)
    put(state, 0, *own)
    give(state, 0, **amounts)
    return state


@pytest.mark.parametrize(("tile", "workers"), [("TW1", 0), ("TW2", 2), ("TW3", 0)])
def test_each_town_brings_the_swarmlings_three_workers(tile: str, workers: int) -> None:
    """TM-32.1: on top of what the tile gives; the dwelling on E4 costs two."""
    state = swarmlings("D2:TP", "D3:TP", "E3:TP")

    play(state, 0, "build E4", f"+{tile}")

    assert state.workers[0] == 10 - 2 + workers + 3


def test_a_second_town_brings_three_workers_again() -> None:
    """TM-32.1: first around D3, then around H4."""
    state = swarmlings("D2:TP", "D3:TP", "E3:TP", "G3:TE", "H5:TE", "I8:TE")
    play(state, 0, "build E4", "+TW1", "done")
    play(state, 1, "pass BON4", "done")

    assert spent(state, "build H4", "+TW1") == (2 - 3, 3 - 6, 0)


def test_a_town_of_others_brings_the_swarmlings_nothing() -> None:
    """TM-32.1"""
    state = position("swarmlings", "witches", turn=1)
    put(state, 0, "A11")
    put(state, 1, "D2:TP", "D3:TP", "E3:TP")

    play(state, 1, "build F2", "+TW1", "done")

    assert (state.workers[0], state.workers[1]) == (10, 9)


# The stronghold


def test_the_stronghold_makes_a_trading_post_of_a_dwelling_free_of_charge() -> None:
    """TM-32.2: with nothing to pay with."""
    state = swarmlings("A11:SH", "E4", workers=0, coins=0, priests=0, bowls=(12, 0, 0))

    play(state, 0, "action ACTS", "upgrade E4 to TP", "done")

    assert buildings(state) == {"A11": "SH", "E4": "TP"}
    assert (state.workers[0], state.coins[0]) == (0, 0)
    assert GAME.waiting(state) == (1,)


def test_the_free_trading_post_comes_once_in_a_round() -> None:
    """TM-32.2: and again in the next."""
    state = swarmlings("A11:SH", "E4", "D5")
    play(state, 0, "action ACTS", "upgrade E4 to TP", "done")
    play(state, 1, "pass BON4", "done")
    with refused("TM-17.1"):
        play(state, 0, "action ACTS")
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON5", "done")

    play(state, 0, "action ACTS", "upgrade D5 to TP")

    assert buildings(state) == {"A11": "SH", "E4": "TP", "D5": "TP"}


def test_there_is_no_free_trading_post_without_the_stronghold() -> None:
    """TM-32.2"""
    with refused("TM-17.2"):
        play(swarmlings("A11:TP", "E4"), 0, "action ACTS")


def test_only_a_dwelling_becomes_a_trading_post_free_of_charge() -> None:
    """TM-32.2: a trading post becomes no temple."""
    state = swarmlings("A11:SH", "E4", "D5:TP")
    play(state, 0, "action ACTS")

    assert moves(state, "upgrade") == {"upgrade E4 to TP"}
    with refused("TM-32.2"):
        play(state, 0, "upgrade D5 to TE")


@pytest.mark.parametrize(
    "own, rule",
    [
        (("A11:SH", "E4:TP"), "TM-32.2"),
        (("A11:SH", "A4", "D2:TP", "E4:TP", "D5:TP", "H4:TP"), "TM-1.2"),
    ],
)
def test_the_free_trading_post_needs_a_dwelling_and_a_piece(own: tuple[str, ...], rule: str) -> None:
    """TM-32.2: no dwelling stands on the map; TM-1.2: no trading post is left."""
    with refused(rule):
        play(swarmlings(*own), 0, "action ACTS")


def test_the_free_trading_post_scores_as_a_normal_one() -> None:
    """TM-32.2: 3 points from the tile of round 6, 3 from FAV10."""
    state = swarmlings("A11:SH", "E4", round=6, favors=["FAV10"])

    assert earned(state, "action ACTS", "upgrade E4 to TP") == 6


def test_the_free_trading_post_gives_power_to_neighbours() -> None:
    """TM-32.2: the Witches have a trading post beside it."""
    state = swarmlings("A11:SH", "E4")
    put(state, 1, "E3:TP")

    play(state, 0, "action ACTS", "upgrade E4 to TP", "done")

    assert options(GAME, state, 1) == {"leech 2 from swarmlings", "decline 2 from swarmlings"}


def test_the_free_trading_post_may_found_a_town() -> None:
    """TM-32.2, TM-32.1: with three workers."""
    state = swarmlings("A11:SH", "D2:TP", "D3:TP", "E3", "E4")

    play(state, 0, "action ACTS", "upgrade E3 to TP", "+TW1", "done")

    assert board(state)["towns"] == ["TW1"]
    assert state.workers[0] == 13


# The faction board


@pytest.mark.parametrize(
    ("own", "neighbour", "move", "workers", "coins"),
    [
        ("D3", "", "build E4", 2, 3),
        ("E4", "E3", "upgrade E4 to TP", 3, 4),
        ("E4", "", "upgrade E4 to TP", 3, 8),
        ("E4:TP", "", "upgrade E4 to TE", 3, 6),
        ("E4:TP", "", "upgrade E4 to SH", 5, 8),
        ("E4:TE", "", "upgrade E4 to SA", 5, 8),
    ],
)
def test_everything_the_swarmlings_build_costs_more(
    own: str, neighbour: str, move: str, workers: int, coins: int
) -> None:
    """TM-32.3"""
    assert price("swarmlings", own, move, neighbour) == (workers, coins)


@pytest.mark.parametrize(
    ("pieces", "collected"),
    [
        ({"D": 0}, (2, 0, 0, 0)),
        ({"D": 1}, (3, 0, 0, 0)),
        ({"D": 2}, (4, 0, 0, 0)),
        ({"D": 7}, (9, 0, 0, 0)),
        ({"D": 8}, (9, 0, 0, 0)),
        ({"TP": 1}, (2, 2, 0, 2)),
        ({"TP": 2}, (2, 4, 0, 4)),
        ({"TP": 3}, (2, 6, 0, 6)),
        ({"TP": 4}, (2, 9, 0, 8)),
        ({"TE": 1}, (2, 0, 1, 0)),
        ({"TE": 3}, (2, 0, 3, 0)),
        ({"SH": 1}, (2, 0, 0, 4)),
        ({"SA": 1}, (2, 0, 2, 0)),
    ],
)
def test_the_buildings_of_the_swarmlings_bring_income(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-32.4: workers, coins, priests and power of phase I."""
    assert income("swarmlings", **pieces) == collected


def test_the_swarmlings_start_with_eight_workers_and_twenty_coins() -> None:
    """TM-32.5"""
    assert start("swarmlings") == {
        "workers": 8,
        "coins": 20,
        "priests": 0,
        "bowls": [3, 9, 0],
        "cults": [1, 1, 1, 1],
        "points": 20,
    }


def test_the_swarmlings_dig_and_sail_as_usual() -> None:
    """TM-10.1, TM-11.1: a spade costs three workers, then two, then one; shipping goes from 0 to 3."""
    assert spade_prices("swarmlings") == [3, 2, 1]
    assert shipping_points("swarmlings") == (0, [2, 3, 4])
