"""The Alchemists (TM-29): points into coins and back, and power from spades."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    RESOURCES,
    bowls,
    end_game,
    end_round,
    income,
    moves,
    points_for,
    price,
    shipping_points,
    spade_prices,
    start,
)
from games.terra_mystica.table import give, play, position, put
from positions import options, refused

# Seen from E5: E4 (lakes) and E6 (plains) are one spade from swamp, F3 (desert) two.


def alchemists(*own: str, round: int = 3, **amounts: object) -> TerraMysticaState:
    state = position("alchemists", "witches", round=round)
    put(state, 0, *(own or ("E5",)))
    give(state, 0, **amounts)
    return state


def test_the_alchemists_turn_a_point_into_a_coin() -> None:
    """TM-29.1: as often as they like."""
    state = alchemists()

    play(state, 0, "convert 1VP to 1C", "convert 1VP to 1C", "convert 1VP to 1C")

    assert (state.points[0], state.coins[0]) == (17, 23)
    assert GAME.waiting(state) == (0,)


def test_the_alchemists_turn_two_coins_into_a_point() -> None:
    """TM-29.1"""
    state = alchemists()

    play(state, 0, "convert 2C to 1VP", "convert 2C to 1VP")

    assert (state.points[0], state.coins[0]) == (22, 16)


def test_the_alchemists_exchange_before_after_and_within_an_action() -> None:
    """TM-29.1: with a spade dug and no coin left, two points pay for the dwelling."""
    state = alchemists(coins=0)

    play(state, 0, "transform E6 to black", "convert 1VP to 1C", "convert 1VP to 1C", "build E6")
    play(state, 0, "convert 1VP to 1C", "done")

    assert state.coins[0] == 1
    assert state.points[0] == 20 - 3 + 2


def test_one_coin_is_too_little_for_a_point() -> None:
    """TM-29.1"""
    assert "convert 2C to 1VP" in options(GAME, alchemists(coins=2), 0)
    assert "convert 2C to 1VP" not in options(GAME, alchemists(coins=1), 0)


def test_a_point_that_cannot_be_paid_is_refused_for_its_price() -> None:
    """TM-29.1: two coins are needed; that points may not fall below 0 has nothing to do with it."""
    with refused("TM-29.1"):
        play(alchemists(coins=1), 0, "convert 2C to 1VP")


def test_the_alchemists_exchange_nothing_on_the_turn_of_others() -> None:
    """TM-29.1: not even when they are asked whether they take power."""
    state = alchemists()
    put(state, 1, "E4")
    play(state, 0, "send p to FIRE for 1", "done")
    play(state, 1, "upgrade E4 to TP", "done")

    assert options(GAME, state, 0) == {"leech 1 from witches", "decline 1 from witches"}


def test_the_alchemists_exchange_nothing_in_phase_three() -> None:
    """TM-29.1: when they use the spade of a cult."""
    state = alchemists(round=2, cults=(0, 0, 4, 0))

    end_round(state)

    assert GAME.waiting(state) == (0,)
    assert moves(state, "convert") == set()


@pytest.mark.parametrize("move", ["convert 1VP to 1C", "convert 2C to 1VP"])
def test_nobody_else_exchanges_points_and_coins(move: str) -> None:
    """TM-29.1: not even the Darklings, who have the same colour."""
    state = position("darklings", "witches")
    put(state, 0, "E5")

    with refused("TM-29.1"):
        play(state, 0, move)


def test_points_do_not_fall_below_zero() -> None:
    """TM-29.2"""
    state = alchemists(points=1)

    play(state, 0, "convert 1VP to 1C")
    assert state.points[0] == 0

    with refused("TM-29.2"):
        play(state, 0, "convert 1VP to 1C")


def test_the_stronghold_of_the_alchemists_brings_twelve_power_at_once() -> None:
    """TM-29.3: five move from the first bowl to the second, seven from there to the third."""
    state = alchemists("E5:TP", bowls=(5, 7, 0))

    play(state, 0, "upgrade E5 to SH")
    assert bowls(state) == (0, 5, 7)
    play(state, 0, "done")
    play(state, 1, "pass BON4", "done")
    play(state, 0, "send p to FIRE for 1")

    assert bowls(state) == (0, 5, 7)


@pytest.mark.parametrize(("hex", "power"), [("E6", 2), ("E4", 2), ("F3", 4)])
def test_with_the_stronghold_each_spade_brings_two_power(hex: str, power: int) -> None:
    """TM-29.3"""
    state = alchemists("E5:SH", bowls=(12, 0, 0))

    play(state, 0, f"transform {hex} to black")

    assert bowls(state) == (12 - power, power, 0)


def test_without_the_stronghold_a_spade_brings_no_power() -> None:
    """TM-29.3"""
    state = alchemists("E5:TP", bowls=(12, 0, 0))

    play(state, 0, "transform F3 to black")

    assert bowls(state) == (12, 0, 0)


def test_free_spades_bring_power_as_well() -> None:
    """TM-29.3: of twelve tokens in the third bowl six pay for two spades; then come twice two power."""
    state = alchemists("E5:SH", bowls=(0, 0, 12))

    play(state, 0, "action ACT6", "transform F3 to black")

    assert bowls(state) == (2, 4, 6)


def test_the_spade_of_a_scroll_and_a_bought_one_bring_power_both() -> None:
    """TM-29.3"""
    state = alchemists("E5:SH", bowls=(12, 0, 0))

    play(state, 0, "action BON1", "transform F3 to black")

    assert bowls(state) == (8, 4, 0)


def test_the_spades_of_a_cult_bring_power_too() -> None:
    """TM-29.3, TM-23.12: the first of two for step 8 of earth."""
    state = alchemists("E5:SH", round=2, cults=(0, 0, 8, 0), bowls=(12, 0, 0))
    end_round(state)
    assert bowls(state) == (12, 0, 0)

    play(state, 0, "transform E4 to black")

    assert bowls(state) == (10, 2, 0)


def test_the_stronghold_of_the_alchemists_brings_six_coins() -> None:
    """TM-29.4: and no power."""
    assert income("alchemists", SH=1) == (1, 6, 0, 0)


@pytest.mark.parametrize(("coins", "alchemists_get", "witches_get"), [(5, 2, 1), (6, 3, 2), (1, 0, 0)])
def test_at_the_end_two_coins_are_a_point(coins: int, alchemists_get: int, witches_get: int) -> None:
    """TM-29.5: others need three."""
    state = alchemists(round=6)
    put(state, 1, "F4")
    for seat in (0, 1):
        give(state, seat, workers=0, priests=0, coins=coins, bowls=(12, 0, 0))

    end_game(state)

    assert points_for(state, 0, RESOURCES) == alchemists_get
    assert points_for(state, 1, RESOURCES) == witches_get


def test_at_the_end_everything_is_turned_into_coins_first() -> None:
    """TM-29.5, TM-24.11: 2 tokens of the third bowl, 2 of the second by sacrifice, 1 worker, 1 priest, 3 coins: 9 coins."""
    state = alchemists(round=6)
    put(state, 1, "F4")
    give(state, 0, workers=1, priests=1, coins=3, bowls=(5, 5, 2))

    end_game(state)

    assert points_for(state, 0, RESOURCES) == 4


def test_the_alchemists_start_on_fire_and_water() -> None:
    """TM-29.6"""
    assert start("alchemists") == {
        "workers": 3,
        "coins": 15,
        "priests": 0,
        "bowls": [5, 7, 0],
        "cults": [1, 1, 0, 0],
        "points": 20,
    }


def test_stronghold_and_sanctuary_of_the_alchemists_have_their_own_cost() -> None:
    """TM-29.6"""
    assert price("alchemists", "E5:TP", "upgrade E5 to SH") == (4, 6)
    assert price("alchemists", "E5:TE", "upgrade E5 to SA") == (4, 6)


def test_other_buildings_of_the_alchemists_cost_as_usual() -> None:
    """TM-9.18, TM-12.3, TM-12.4: a trading post half the coins beside a neighbour."""
    assert price("alchemists", "E4", "build E5") == (1, 2)
    assert price("alchemists", "E5", "upgrade E5 to TP") == (2, 6)
    assert price("alchemists", "E5", "upgrade E5 to TP", neighbour="E4") == (2, 3)
    assert price("alchemists", "E5:TP", "upgrade E5 to TE") == (2, 5)


@pytest.mark.parametrize(
    ("pieces", "collected"),
    [
        ({"TP": 1}, (1, 2, 0, 1)),
        ({"TP": 2}, (1, 4, 0, 2)),
        ({"TP": 3}, (1, 7, 0, 3)),
        ({"TP": 4}, (1, 11, 0, 4)),
        ({"D": 2}, (3, 0, 0, 0)),
        ({"D": 8}, (8, 0, 0, 0)),
        ({"TE": 3}, (1, 0, 3, 0)),
        ({"SA": 1}, (1, 0, 1, 0)),
    ],
)
def test_the_trading_posts_of_the_alchemists_bring_more_and_more_coins(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-29.6: workers, coins, priests and power of phase I."""
    assert income("alchemists", **pieces) == collected


def test_the_alchemists_dig_and_sail_as_usual() -> None:
    """TM-10.1, TM-11.1: a spade costs three workers, then two, then one; shipping goes from 0 to 3."""
    assert spade_prices("alchemists") == [3, 2, 1]
    assert shipping_points("alchemists") == (0, [2, 3, 4])


def test_the_power_of_a_spade_pays_for_the_next() -> None:
    """TM-6.4, TM-29.3: F3 is two spades away; the first brings two power, with it three become a worker."""
    state = alchemists("E5:SH", workers=1, bowls=(0, 2, 1))
    give(state, 0, digging=2)

    play(state, 0, "transform F3 to brown")
    with refused("TM-9.7"):
        play(state, 0, "transform F3 to black")
    play(state, 0, "convert 3PW to 1W", "transform F3 to black")

    assert (state.workers[0], bowls(state)) == (0, (1, 2, 0))


def test_the_power_of_a_free_spade_pays_for_the_one_that_is_missing() -> None:
    """TM-6.4, TM-9.12: the spade of the scroll brings two power, which become the worker of the second."""
    state = alchemists("E5:SH", workers=0, bowls=(0, 2, 1), scroll="BON1")
    give(state, 0, digging=2)

    play(state, 0, "action BON1", "transform F3 to brown", "convert 3PW to 1W", "transform F3 to black")

    assert moves(state, "transform") == set()
    assert (state.workers[0], bowls(state)) == (0, (1, 2, 0))


def test_the_power_of_a_spade_pays_for_the_dwelling() -> None:
    """TM-6.4: the two coins of the dwelling come from the two power of its spade."""
    state = alchemists("E5:SH", workers=2, coins=0, bowls=(0, 2, 0))
    give(state, 0, digging=2)

    play(state, 0, "transform E6 to black", *["convert 1PW to 1C"] * 2, "build E6")

    assert (state.coins[0], state.workers[0]) == (0, 0)
