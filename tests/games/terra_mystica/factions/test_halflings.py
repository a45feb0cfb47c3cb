"""The Halflings (TM-27): points for spades, and three of them with the stronghold."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    board,
    buildings,
    earned,
    end_round,
    income,
    moves,
    price,
    shipping_points,
    spade_prices,
    spent,
    start,
)
from games.terra_mystica.table import give, play, position, put, terrain
from positions import options, refused

# Seen from E6: E5 (swamp) and F3 (desert) are one spade from plains, D4 (wasteland) two, E7 (mountains) and
# F4 (forest) three.


def halflings(*own: str, round: int = 4) -> TerraMysticaState:
    state = position("halflings", "witches", "giants", round=round)
    put(state, 0, *(own or ("E6",)))
    return state


def stronghold_built(*own: str, round: int = 3) -> TerraMysticaState:
    """The stronghold has just been built on E6; its three spades are to be used."""
    state = halflings("E6:TP", *own, round=round)
    play(state, 0, "upgrade E6 to SH")
    return state


# Spades


@pytest.mark.parametrize(("hex", "spades"), [("E5", 1), ("D4", 2), ("E7", 3)])
def test_each_spade_used_brings_a_point(hex: str, spades: int) -> None:
    """TM-27.1: those bought with workers."""
    state = halflings()

    assert earned(state, f"transform {hex} to brown") == spades

    assert state.workers[0] == 10 - 3 * spades


@pytest.mark.parametrize(
    ("space", "hex", "points"), [("ACT5", "E5", 1), ("BON1", "E5", 1), ("ACT6", "D4", 2)]
)
def test_free_spades_bring_a_point_as_well(space: str, hex: str, points: int) -> None:
    """TM-27.1: however obtained."""
    state = halflings()
    give(state, 0, bowls=(0, 0, 12))

    assert earned(state, f"action {space}", f"transform {hex} to brown") == points


def test_a_free_spade_and_a_bought_one_bring_a_point_each() -> None:
    """TM-27.1"""
    assert earned(halflings(), "action BON1", "transform D4 to brown") == 2


def test_the_spades_of_a_cult_bring_points_too() -> None:
    """TM-27.1, TM-23.12: two spades for step 8 of earth, without the 2 points of a scoring tile."""
    state = position("halflings", "witches", round=2)
    put(state, 0, "E6")
    give(state, 0, cults=(0, 0, 8, 0))

    end_round(state)

    assert earned(state, "transform D4 to brown") == 2


def test_a_spade_that_is_not_used_brings_nothing() -> None:
    """TM-27.1: one spade of two is lost."""
    state = halflings()
    give(state, 0, bowls=(0, 0, 12))

    assert earned(state, "action ACT6", "transform E5 to brown", "done", "done") == 1


def test_a_point_of_the_halflings_comes_on_top_of_the_scoring_tile() -> None:
    """TM-27.1: 2 points for each spade in the first round, and 1."""
    assert earned(halflings(round=1), "transform D4 to brown") == 2 * (2 + 1)


def test_the_halflings_improve_digging_for_a_single_coin() -> None:
    """TM-27.2: with 2 workers and a priest, both times."""
    state = halflings()

    assert spent(state, "advance dig") == (2, 1, 1)
    assert state.points[0] == 26
    play(state, 0, "done")
    play(state, 1, "send p to FIRE for 1", "done")
    play(state, 2, "send p to FIRE for 1", "done")
    assert spent(state, "advance dig") == (2, 1, 1)

    assert board(state)["digging"] == 2


# The stronghold


def test_the_stronghold_gives_three_spades_at_once() -> None:
    """TM-27.3: E7 is three spades from plains; a dwelling is built there for its normal cost."""
    state = stronghold_built()

    assert spent(state, "transform E7 to brown") == (0, 0, 0)
    assert terrain(state, "E7") == "brown"
    assert spent(state, "build E7") == (1, 2, 0)

    assert buildings(state) == {"E6": "SH", "E7": "D"}


def test_the_three_spades_may_go_to_three_hexes() -> None:
    """TM-27.3, TM-9.15: two become home terrain, one stays on the way."""
    state = stronghold_built()

    assert spent(state, "transform E5 to brown", "transform D4 to yellow", "transform F3 to brown") == (
        0,
        0,
        0,
    )

    assert [terrain(state, hex) for hex in ("E5", "D4", "F3")] == ["brown", "yellow", "brown"]
    assert moves(state, "transform") == set()


def test_only_one_of_the_hexes_may_end_as_foreign_terrain() -> None:
    """TM-27.3, TM-9.15"""
    state = stronghold_built()
    play(state, 0, "transform D4 to yellow")

    with refused("TM-9.15"):
        play(state, 0, "transform E7 to red")
    with refused("TM-9.15"):
        play(state, 0, "transform E5 to blue")
    play(state, 0, "transform E5 to brown")


def test_no_spades_are_bought_for_further_hexes() -> None:
    """TM-27.3, TM-9.15: two spades are left, E7 needs three."""
    state = stronghold_built()
    play(state, 0, "transform E5 to brown")

    with refused("TM-9.15"):
        play(state, 0, "transform E7 to brown")
    play(state, 0, "transform D4 to brown")


def test_the_hexes_of_the_three_spades_must_be_reachable_from_what_stood_before() -> None:
    """TM-27.3, TM-9.15: E4 lies beyond E5."""
    state = stronghold_built()
    play(state, 0, "transform E5 to brown")

    with refused("TM-9.1"):
        play(state, 0, "transform E4 to brown")


def test_a_dwelling_is_built_on_one_of_the_transformed_hexes_only() -> None:
    """TM-27.3: not on D4 that is no plains, not on I8 that was plains before, and not a second one."""
    state = stronghold_built("I7")
    play(state, 0, "transform E5 to brown", "transform F3 to brown", "transform D4 to yellow")

    for hex in ("D4", "I8"):
        with refused("TM-9.23"):
            play(state, 0, f"build {hex}")
    play(state, 0, "build F3")

    with refused("TM-9.19"):
        play(state, 0, "build E5")


def test_the_dwelling_is_built_when_all_spades_are_used() -> None:
    """TM-27.3, TM-9.15: not while some are left that may still be used."""
    state = stronghold_built()
    play(state, 0, "transform E5 to brown")
    assert moves(state, "build") == set()
    play(state, 0, "transform D4 to brown")

    assert moves(state, "build") == {"build E5", "build D4"}


def test_the_three_spades_come_once() -> None:
    """TM-27.3: in the next round there is nothing to use."""
    state = position("halflings", "witches")
    put(state, 0, "E6:TP")
    play(state, 0, "upgrade E6 to SH", "transform E7 to brown", "done")
    play(state, 1, "pass BON4", "done")
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON5", "done")

    assert spent(state, "transform E5 to brown") == (3, 0, 0)


@pytest.mark.parametrize(
    ("round", "points"),
    [
        (1, 3 * (2 + 1)),  # 2 for each spade
        (3, 3),
        (4, 3 + 5),  # 5 for the stronghold
    ],
)
def test_the_three_spades_count_as_used_in_phase_two(round: int, points: int) -> None:
    """TM-27.5: a point each, and what the scoring tile gives."""
    state = halflings("E6:TP", round=round)

    assert (
        earned(state, "upgrade E6 to SH", "transform E5 to brown", "transform D4 to brown", "done") == points
    )


def test_the_three_spades_need_not_be_used() -> None:
    """TM-27.5: the action has its content, the stronghold."""
    state = halflings("E6:TP", round=3)

    assert earned(state, "upgrade E6 to SH", "done", "done") == 0

    assert buildings(state) == {"E6": "SH"}
    assert GAME.waiting(state) == (1,)


def test_unused_spades_of_the_stronghold_are_lost() -> None:
    """TM-27.5: one is used; afterwards a spade costs workers again."""
    state = position("halflings", "witches")
    put(state, 0, "E6:TP")
    assert earned(state, "upgrade E6 to SH", "transform E5 to brown", "done", "done") == 1
    play(state, 1, "pass BON4", "done")

    assert spent(state, "transform F3 to brown") == (3, 0, 0)


def test_neighbours_are_asked_after_the_action_first_for_the_stronghold_then_for_the_dwelling() -> None:
    """TM-27.5, TM-7.6: E6 touches F4 of the Witches, D4 and F3 of the Giants; E5 touches E4 of the Witches and F3."""
    state = halflings("E6:TP", round=3)
    put(state, 1, "F4", "E4:TP")
    put(state, 2, "D4:TP", "F3")
    for move in ("upgrade E6 to SH", "transform E5 to brown", "done", "build E5", "done"):
        assert GAME.waiting(state) == (0,)
        play(state, 0, move)

    play(state, 1, "decline 1 from halflings")
    play(state, 2, "leech 3 from halflings")
    play(state, 1, "leech 2 from halflings")
    play(state, 2, "decline 1 from halflings")
    assert state.points == [20 + 1 + 2, 20 - 1, 20 - 2]
    assert GAME.waiting(state) == (1,)
    play(state, 1, "send p to FIRE for 1")


def test_the_dwelling_may_found_a_town_that_the_stronghold_did_not() -> None:
    """TM-27.5, TM-7.6: E6, F3 and G2 have seven power but are only three; with E5 they are four."""
    state = stronghold_built("F3:TP", "G2:TP", round=4)
    assert "+TW1" not in options(GAME, state, 0)

    play(state, 0, "transform E5 to brown", "done", "build E5", "+TW1")

    assert board(state)["towns"] == ["TW1"]
    assert state.points[0] == 20 + 5 + 1 + 5


def test_the_stronghold_may_found_a_town_before_the_spades_are_used() -> None:
    """TM-27.5, TM-7.6: the dwelling beside it then joins this town."""
    state = halflings("E6:TP", "F3:TP", "G2", "F4", round=3)

    play(state, 0, "upgrade E6 to SH", "+TW1", "transform E5 to brown", "done", "build E5", "done")

    assert board(state)["towns"] == ["TW1"]
    assert GAME.waiting(state) == (1,)


def test_the_halflings_start_with_nine_tokens_in_the_second_bowl() -> None:
    """TM-27.4"""
    assert start("halflings") == {
        "workers": 3,
        "coins": 15,
        "priests": 0,
        "bowls": [3, 9, 0],
        "cults": [0, 0, 1, 1],
        "points": 20,
    }


def test_stronghold_and_sanctuary_of_the_halflings_have_their_own_cost() -> None:
    """TM-27.4"""
    assert price("halflings", "E6:TP", "upgrade E6 to SH") == (4, 8)
    assert price("halflings", "E6:TE", "upgrade E6 to SA") == (4, 6)


def test_other_buildings_of_the_halflings_cost_as_usual() -> None:
    """TM-9.18, TM-12.3, TM-12.4: a trading post half the coins beside a neighbour."""
    assert price("halflings", "F4", "build E6") == (1, 2)
    assert price("halflings", "E6", "upgrade E6 to TP") == (2, 6)
    assert price("halflings", "E6", "upgrade E6 to TP", neighbour="F4") == (2, 3)
    assert price("halflings", "E6:TP", "upgrade E6 to TE") == (2, 5)


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
def test_the_buildings_of_the_halflings_bring_income(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-27.4: workers, coins, priests and power of phase I."""
    assert income("halflings", **pieces) == collected


def test_the_halflings_dig_and_sail_as_usual() -> None:
    """TM-10.1, TM-11.1: a spade costs three workers, then two, then one; shipping goes from 0 to 3."""
    assert spade_prices("halflings") == [3, 2, 1]
    assert shipping_points("halflings") == (0, [2, 3, 4])
