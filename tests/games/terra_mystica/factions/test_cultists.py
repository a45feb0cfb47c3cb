"""The Cultists (TM-28): a step on a cult when a neighbour takes power."""

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
    start,
)
from games.terra_mystica.table import give, play, position, put
from positions import options, refused


def trading_post_built(cultist_errata: str = "no") -> TerraMysticaState:
    """The Cultists have just built a trading post on E6, beside F4 of the Witches and D4 of the Giants."""
    state = position("cultists", "witches", "giants", cultist_errata=cultist_errata)
    put(state, 0, "E6")
    put(state, 1, "F4")
    put(state, 2, "D4")
    give(state, 0, cults=(1, 0, 1, 0))
    play(state, 0, "upgrade E6 to TP", "done")
    return state


def test_the_cultists_move_a_step_when_an_opponent_takes_power() -> None:
    """TM-28.1: on a cult of their choice."""
    for cult, cults in (
        ("FIRE", [2, 0, 1, 0]),
        ("WATER", [1, 1, 1, 0]),
        ("EARTH", [1, 0, 2, 0]),
        ("AIR", [1, 0, 1, 1]),
    ):
        state = trading_post_built()
        play(state, 1, "leech 1 from cultists")
        play(state, 2, "decline 1 from cultists")

        play(state, 0, f"+{cult}")

        assert board(state)["cults"] == cults
        assert GAME.waiting(state) == (1,)


def test_it_is_one_step_however_many_opponents_take_power() -> None:
    """TM-28.1"""
    state = trading_post_built()
    play(state, 1, "leech 1 from cultists")
    play(state, 2, "leech 1 from cultists")

    play(state, 0, "+FIRE")

    assert board(state)["cults"] == [2, 0, 1, 0]
    play(state, 1, "pass BON4")


def test_each_building_event_brings_its_own_step() -> None:
    """TM-28.1: a trading post, then a temple."""
    state = trading_post_built()
    play(state, 1, "leech 1 from cultists")
    play(state, 2, "leech 1 from cultists")
    play(state, 0, "+WATER")
    play(state, 1, "pass BON4", "done")
    play(state, 2, "pass BON5", "done")

    play(state, 0, "upgrade E6 to TE", "+FAV12", "done")
    play(state, 1, "decline 1 from cultists")
    play(state, 2, "leech 1 from cultists")
    play(state, 0, "+WATER")

    assert board(state)["cults"] == [1, 2, 1, 1]


def test_a_dwelling_brings_the_step_as_well() -> None:
    """TM-28.1"""
    state = position("cultists", "witches")
    put(state, 0, "E5")
    put(state, 1, "F4")
    play(state, 0, "build E6", "done")
    play(state, 1, "leech 1 from cultists")

    play(state, 0, "+AIR")

    assert board(state)["cults"] == [1, 0, 1, 1]


def test_the_cultists_may_leave_the_step() -> None:
    """TM-28.1: they may move."""
    state = trading_post_built()
    play(state, 1, "leech 1 from cultists")
    play(state, 2, "decline 1 from cultists")

    assert options(GAME, state, 0) == {"+FIRE", "+WATER", "+EARTH", "+AIR", "done"}
    play(state, 0, "done")

    assert board(state)["cults"] == [1, 0, 1, 0]
    assert GAME.waiting(state) == (1,)


def test_the_step_brings_the_power_of_the_cult() -> None:
    """TM-28.1, TM-14.2: from 4 to 5, two power."""
    state = trading_post_built()
    give(state, 0, cults=(4, 0, 1, 0), bowls=(5, 7, 0))
    play(state, 1, "leech 1 from cultists")
    play(state, 2, "decline 1 from cultists")

    play(state, 0, "+FIRE")

    assert bowls(state) == (3, 9, 0)


def test_the_step_to_the_top_needs_a_key() -> None:
    """TM-28.1, TM-14.5"""
    state = trading_post_built()
    give(state, 0, cults=(9, 9, 0, 0), keys=1)
    play(state, 1, "leech 1 from cultists")
    play(state, 2, "decline 1 from cultists")

    play(state, 0, "+FIRE", "climb FIRE")

    assert board(state)["cults"] == [10, 9, 0, 0]


def test_power_that_the_cultists_take_themselves_brings_no_step() -> None:
    """TM-28.1: only their own building events do."""
    state = position("cultists", "witches", turn=1)
    put(state, 0, "E6")
    put(state, 1, "F4")
    play(state, 1, "upgrade F4 to TP", "done")

    play(state, 0, "leech 1 from witches")

    assert "+FIRE" not in options(GAME, state, 0)
    assert GAME.waiting(state) == (0,)
    play(state, 0, "pass BON3")


def test_the_step_follows_when_all_have_decided() -> None:
    """TM-28.2: also if the first of them has taken power already."""
    state = trading_post_built()
    assert GAME.waiting(state) == (1,)
    play(state, 1, "leech 1 from cultists")
    assert GAME.waiting(state) == (2,)
    play(state, 2, "decline 1 from cultists")

    assert GAME.waiting(state) == (0,)
    with refused("TM-28.1"):
        play(state, 0, "pass BON3")
    play(state, 0, "+FIRE")

    assert GAME.waiting(state) == (1,)


def test_there_is_no_step_if_nobody_takes_power() -> None:
    """TM-28.3: and no power either."""
    state = trading_post_built()
    play(state, 1, "decline 1 from cultists")
    play(state, 2, "decline 1 from cultists")

    assert GAME.waiting(state) == (1,)
    assert board(state)["cults"] == [1, 0, 1, 0]
    assert bowls(state) == (4, 4, 4)


def test_there_is_no_step_if_nobody_can_take_power() -> None:
    """TM-28.3, TM-13.12: all tokens of the Witches lie in the third bowl, the Giants are not adjacent."""
    state = position("cultists", "witches", "giants")
    put(state, 0, "E6")
    put(state, 1, "F4")
    put(state, 2, "I1")
    give(state, 1, bowls=(0, 0, 12))

    play(state, 0, "upgrade E6 to TP", "done")

    assert GAME.waiting(state) == (1,)
    assert "pass BON4" in options(GAME, state, 1)


def test_by_the_later_rule_the_cultists_gain_a_power_if_all_refuse() -> None:
    """TM-28.4"""
    state = trading_post_built(cultist_errata="yes")
    play(state, 1, "decline 1 from cultists")
    assert bowls(state) == (4, 4, 4)
    play(state, 2, "decline 1 from cultists")

    assert bowls(state) == (3, 5, 4)
    assert board(state)["cults"] == [1, 0, 1, 0]
    assert GAME.waiting(state) == (1,)


def test_by_the_later_rule_there_is_no_power_if_somebody_takes_power() -> None:
    """TM-28.4: but the step, as before."""
    state = trading_post_built(cultist_errata="yes")
    play(state, 1, "leech 1 from cultists")
    play(state, 2, "decline 1 from cultists")

    play(state, 0, "+FIRE")

    assert bowls(state) == (4, 4, 4)
    assert board(state)["cults"] == [2, 0, 1, 0]


@pytest.mark.parametrize(("witches", "tokens"), [("I11", (4, 4, 4)), ("F4", (0, 0, 12))])
def test_by_the_later_rule_there_is_no_power_if_nobody_could_take_any(
    witches: str, tokens: tuple[int, int, int]
) -> None:
    """TM-28.4: nobody is adjacent, or the neighbours have all tokens in the third bowl."""
    state = position("cultists", "witches", cultist_errata="yes")
    put(state, 0, "E6")
    put(state, 1, witches)
    give(state, 1, bowls=tokens)

    play(state, 0, "upgrade E6 to TP", "done")

    assert GAME.waiting(state) == (1,)
    assert bowls(state) == (4, 4, 4)


def test_the_stronghold_of_the_cultists_brings_seven_points_at_once() -> None:
    """TM-28.5: and 5 more in a round that scores strongholds."""
    for round, points in ((3, 7), (4, 7 + 5)):
        state = position("cultists", "witches", round=round)
        put(state, 0, "E6:TP")

        assert earned(state, "upgrade E6 to SH", "done") == points


def test_the_seven_points_come_once() -> None:
    """TM-28.5: not again at passing, nor in the next round."""
    state = position("cultists", "witches")
    put(state, 0, "E6:TP")
    play(state, 0, "upgrade E6 to SH", "done")
    play(state, 1, "pass BON4", "done")
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON5", "done")

    assert state.round == 4
    assert state.points[0] == 27


def test_the_cultists_start_on_fire_and_earth() -> None:
    """TM-28.6"""
    assert start("cultists") == {
        "workers": 3,
        "coins": 15,
        "priests": 0,
        "bowls": [5, 7, 0],
        "cults": [1, 0, 1, 0],
        "points": 20,
    }


def test_stronghold_and_sanctuary_of_the_cultists_have_their_own_cost() -> None:
    """TM-28.6"""
    assert price("cultists", "E6:TP", "upgrade E6 to SH") == (4, 8)
    assert price("cultists", "E6:TE", "upgrade E6 to SA") == (4, 8)


def test_other_buildings_of_the_cultists_cost_as_usual() -> None:
    """TM-9.18, TM-12.3, TM-12.4: a trading post half the coins beside a neighbour."""
    assert price("cultists", "F4", "build E6") == (1, 2)
    assert price("cultists", "E6", "upgrade E6 to TP") == (2, 6)
    assert price("cultists", "E6", "upgrade E6 to TP", neighbour="F4") == (2, 3)
    assert price("cultists", "E6:TP", "upgrade E6 to TE") == (2, 5)


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
def test_the_buildings_of_the_cultists_bring_income(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-28.6: workers, coins, priests and power of phase I."""
    assert income("cultists", **pieces) == collected


def test_the_cultists_dig_and_sail_as_usual() -> None:
    """TM-10.1, TM-11.1: a spade costs three workers, then two, then one; shipping goes from 0 to 3."""
    assert spade_prices("cultists") == [3, 2, 1]
    assert shipping_points("cultists") == (0, [2, 3, 4])
