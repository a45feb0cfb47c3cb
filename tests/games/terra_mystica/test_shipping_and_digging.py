"""Action 2, shipping (TM-10), and action 3, digging (TM-11)."""

from __future__ import annotations

import pytest

from deskovka.core.errors import IllegalAction
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put
from positions import options, refused

WITH_SHIPPING = (
    *("nomads", "halflings", "cultists", "alchemists", "darklings", "swarmlings"),
    *("witches", "auren", "engineers", "giants", "chaos_magicians"),
)
WITH_DIGGING = (
    *("nomads", "cultists", "alchemists", "mermaids", "swarmlings", "witches"),
    *("auren", "dwarves", "engineers", "giants", "chaos_magicians"),
)


def table(faction: str) -> TerraMysticaState:
    """This faction to act; the other has passed, so that turns follow each other."""
    state = position(faction, "witches" if faction not in ("witches", "auren") else "nomads", turn=1)
    play(state, 1, "pass BON3", "done")
    return state


def goods(state: TerraMysticaState) -> tuple[int, int, int]:
    return state.workers[0], state.coins[0], state.priests[0]


def hexes_within_reach(state: TerraMysticaState) -> set[str]:
    return {option.split()[1] for option in options(GAME, state, 0) if option.startswith("transform")}


# Shipping


@pytest.mark.parametrize("faction", WITH_SHIPPING)
def test_a_step_of_shipping_costs_a_priest_and_4_coins_and_scores_2_then_3_then_4(faction: str) -> None:
    """TM-10.1"""
    state = table(faction)
    give(state, 0, priests=3, coins=12)

    points = []
    for level in (1, 2, 3):
        before = state.points[0]
        play(state, 0, "advance ship", "done")
        points.append(state.points[0] - before)
        assert state.shipping[0] == level
        assert goods(state) == (10, 12 - 4 * level, 3 - level)

    assert points == [2, 3, 4]


def test_shipping_of_the_mermaids_goes_up_to_5_and_scores_2_to_5_points() -> None:
    """TM-10.1"""
    state = table("mermaids")
    give(state, 0, priests=5, coins=20)

    points = []
    for _ in range(4):
        before = state.points[0]
        play(state, 0, "advance ship", "done")
        points.append(state.points[0] - before)

    assert points == [2, 3, 4, 5]
    assert state.shipping[0] == 5
    with refused("TM-10.2"):
        play(state, 0, "advance ship")


@pytest.mark.parametrize("priests, coins", [(0, 20), (1, 3)])
def test_a_step_of_shipping_must_be_paid(priests: int, coins: int) -> None:
    """TM-10.1"""
    state = table("witches")
    give(state, 0, priests=priests, coins=coins)

    with refused("TM-10.1"):
        play(state, 0, "advance ship")
    assert "advance ship" not in options(GAME, state, 0)


def test_exactly_one_step_of_shipping_in_an_action() -> None:
    """TM-10.2"""
    state = table("witches")

    play(state, 0, "advance ship")

    assert state.shipping[0] == 1
    with pytest.raises(IllegalAction):
        play(state, 0, "advance ship")


@pytest.mark.parametrize("faction", WITH_SHIPPING)
def test_there_is_no_step_beyond_the_end_of_the_shipping_track(faction: str) -> None:
    """TM-10.2"""
    state = table(faction)
    give(state, 0, shipping=3)

    with refused("TM-10.2"):
        play(state, 0, "advance ship")
    assert "advance ship" not in options(GAME, state, 0)


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_dwarves_and_fakirs_have_no_shipping_track(faction: str) -> None:
    """TM-10.2"""
    state = table(faction)

    with refused("TM-10.2"):
        play(state, 0, "advance ship")
    assert "advance ship" not in options(GAME, state, 0)


def test_a_step_of_the_auren_to_level_2() -> None:
    """TM-X17 (TM-10.1): it gives 3 points; F5, two river hexes away from G3, is now indirectly adjacent."""
    state = table("auren")
    put(state, 0, "G3")
    give(state, 0, shipping=1, workers=30)
    assert "F5" not in hexes_within_reach(state)

    play(state, 0, "advance ship", "done")

    assert state.points[0] == 23
    assert "F5" in hexes_within_reach(state)


# Digging


@pytest.mark.parametrize("faction", WITH_DIGGING)
def test_a_step_of_digging_costs_2_workers_5_coins_and_a_priest_and_scores_6(faction: str) -> None:
    """TM-11.1: twice; then a spade costs 1 worker (the Giants need two spades) and the track has ended."""
    state = table(faction)
    put(state, 0, "F4")
    give(state, 0, workers=4, coins=10, priests=2)

    play(state, 0, "advance dig", "done")
    assert (goods(state), state.points[0]) == ((2, 5, 1), 26)
    play(state, 0, "advance dig", "done")
    assert (goods(state), state.points[0]) == ((0, 0, 0), 32)

    give(state, 0, workers=6, coins=20, priests=2)
    with refused("TM-11.1"):
        play(state, 0, "advance dig")
    assert "advance dig" not in options(GAME, state, 0)
    play(state, 0, "transform E7 to red")
    assert state.workers[0] == (4 if faction == "giants" else 5)


@pytest.mark.parametrize("workers, coins, priests", [(1, 5, 1), (2, 4, 1), (2, 5, 0)])
def test_a_step_of_digging_must_be_paid(workers: int, coins: int, priests: int) -> None:
    """TM-11.1"""
    state = table("witches")
    give(state, 0, workers=workers, coins=coins, priests=priests)

    with refused("TM-11.1"):
        play(state, 0, "advance dig")
    assert "advance dig" not in options(GAME, state, 0)


def test_halflings_pay_1_coin_instead_of_5() -> None:
    """TM-11.2"""
    state = table("halflings")
    give(state, 0, workers=2, coins=1, priests=1)

    play(state, 0, "advance dig")

    assert goods(state) == (0, 0, 0)
    assert state.points[0] == 26


def test_darklings_have_no_digging_track() -> None:
    """TM-11.3"""
    state = table("darklings")

    with refused("TM-11.3"):
        play(state, 0, "advance dig")
    assert "advance dig" not in options(GAME, state, 0)


def test_the_digging_track_of_the_fakirs_has_one_step() -> None:
    """TM-11.3: from 3 to 2 workers."""
    state = table("fakirs")
    put(state, 0, "F4")
    play(state, 0, "advance dig", "done")
    assert state.points[0] == 26

    with refused("TM-11.3"):
        play(state, 0, "advance dig")
    give(state, 0, workers=10)
    play(state, 0, "transform E7 to red")
    assert state.workers[0] == 8


def test_one_step_of_digging_in_an_action() -> None:
    """TM-11.4"""
    state = table("witches")
    give(state, 0, priests=2, coins=20)

    play(state, 0, "advance dig")

    assert state.digging[0] == 1
    with pytest.raises(IllegalAction):
        play(state, 0, "advance dig")


def test_after_the_step_the_auren_pay_2_workers_for_a_spade() -> None:
    """TM-X18 (TM-11.1)"""
    state = table("auren")
    put(state, 0, "F4")

    play(state, 0, "advance dig", "done")
    assert state.workers[0] == 8
    play(state, 0, "transform E7 to green")

    assert state.workers[0] == 6
