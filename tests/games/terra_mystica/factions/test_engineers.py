"""The Engineers (TM-36): bridges for workers."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    board,
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
from games.terra_mystica.table import give, play, position, put
from positions import options, refused


def engineers(*own: str, round: int = 3, **amounts: object) -> TerraMysticaState:
    state = position("engineers", "witches", round=round)
    put(state, 0, *(own or ("C2",)))
    give(state, 0, **amounts)
    return state


def bridges(state: TerraMysticaState, seat: int = 0) -> set[str]:
    return {bridge["span"] for bridge in GAME.view(state, None)["bridges"] if bridge["owner"] == seat}


# Bridges


def test_the_engineers_build_a_bridge_for_two_workers() -> None:
    """TM-36.1: from the start, without a stronghold and without power."""
    state = engineers(bowls=(12, 0, 0))

    assert spent(state, "action ACTE", "bridge C2:D3", "done") == (2, 0, 0)

    assert bridges(state) == {"C2:D3"}
    assert GAME.waiting(state) == (1,)


def test_the_engineers_build_any_number_of_bridges_in_a_round() -> None:
    """TM-36.1: one in a turn, up to the three they have."""
    state = engineers()
    play(state, 0, "action ACTE", "bridge C2:D3", "done")
    play(state, 1, "pass BON4", "done")

    play(state, 0, "action ACTE", "bridge C2:D4", "done")
    play(state, 0, "action ACTE", "bridge C2:E5", "done")

    assert bridges(state) == {"C2:D3", "C2:D4", "C2:E5"}
    assert state.workers[0] == 4


def test_a_bridge_needs_two_workers() -> None:
    """TM-36.1"""
    with refused("TM-36.1"):
        play(engineers(workers=1), 0, "action ACTE")


def test_a_bridge_is_the_action_of_the_turn() -> None:
    """TM-36.1"""
    state = engineers()
    play(state, 0, "action ACTE", "bridge C2:D3")

    assert "action ACTE" not in options(GAME, state, 0)


def test_nobody_else_builds_bridges_for_workers() -> None:
    """TM-36.1: not even the Dwarves, who have the same colour."""
    state = position("dwarves", "witches")
    put(state, 0, "C2:SH")

    assert "action ACTE" not in options(GAME, state, 0)


def test_the_bridge_for_workers_is_one_choice() -> None:
    """TM-36.1: no move is named twice."""
    legal = [str(action) for action in GAME.legal(engineers(), 0)]

    assert legal.count("action ACTE") == 1


def test_the_engineers_may_use_the_power_action_for_bridges_as_well() -> None:
    """TM-36.2: for 3 power and no workers."""
    state = engineers()

    assert spent(state, "action ACT1", "bridge C2:D3", "done") == (0, 0, 0)
    play(state, 1, "pass BON4", "done")
    assert spent(state, "action ACTE", "bridge C2:D4") == (2, 0, 0)

    assert board(state)["bowls"] == [7, 4, 1]
    assert bridges(state) == {"C2:D3", "C2:D4"}


@pytest.mark.parametrize("space", ["ACTE", "ACT1"])
def test_the_engineers_have_three_bridges(space: str) -> None:
    """TM-36.2: a fourth, beside H6, is not possible by either action."""
    state = engineers("C2", "H6", bowls=(0, 0, 12))
    play(state, 0, "action ACT1" if space == "ACTE" else "action ACTE", "bridge C2:D3", "done")
    play(state, 1, "pass BON4", "done")
    play(state, 0, "action ACTE", "bridge C2:D4", "done")
    assert f"action {space}" in options(GAME, state, 0)
    play(state, 0, "action ACTE", "bridge C2:E5", "done")

    assert f"action {space}" not in options(GAME, state, 0)
    if space == "ACTE":
        with refused("TM-36.2"):
            play(state, 0, "action ACTE")


def test_a_bridge_begins_beside_an_own_building() -> None:
    """TM-36.2, TM-16.4"""
    state = engineers()
    play(state, 0, "action ACTE")

    assert moves(state, "bridge") == {"bridge C2:D3", "bridge C2:D4", "bridge C2:E5"}
    with refused("TM-16.4"):
        play(state, 0, "bridge H6:I9")


def test_a_span_holds_one_bridge() -> None:
    """TM-36.2, TM-16.5: the Witches on D3 have built it."""
    state = position("engineers", "witches", turn=1)
    put(state, 0, "C2")
    put(state, 1, "D3")
    play(state, 1, "action ACT1", "bridge C2:D3", "done")
    play(state, 0, "action ACTE")

    with refused("TM-16.5"):
        play(state, 0, "bridge C2:D3")


def test_a_bridge_of_the_engineers_may_found_a_town() -> None:
    """TM-36.2, TM-16.7: between H6 with G5 and I9 with I8."""
    state = engineers("H6:TP", "G5:TP", "I9:TP", "I8")

    play(state, 0, "action ACTE", "bridge H6:I9", "+TW1", "done")

    assert board(state)["towns"] == ["TW1"]


def test_a_bridge_leads_to_the_other_bank() -> None:
    """TM-36.2, TM-16.8: without ships D3 was out of reach."""
    state = engineers()
    assert "transform D3 to red" not in options(GAME, state, 0)
    play(state, 0, "action ACTE", "bridge C2:D3", "done")
    play(state, 1, "pass BON4", "done")

    assert "transform D3 to red" in options(GAME, state, 0)


def test_a_bridge_gives_no_power_to_neighbours() -> None:
    """TM-36.2, TM-13.11: the Witches stand on both banks."""
    state = engineers()
    put(state, 1, "B2", "D3")

    play(state, 0, "action ACTE", "bridge C2:D3", "done")

    assert GAME.waiting(state) == (1,)
    assert moves(state, "leech", seat=1) == set()


# The stronghold


def bridged(*own: str, witches: tuple[str, ...] = (), round: int = 3) -> TerraMysticaState:
    """The three spans of C2 bear bridges of the Engineers; seat 1 has passed in a round before the last."""
    state = engineers(*own, round=round)
    put(state, 1, *witches)
    for span in ("C2:D3", "C2:D4", "C2:E5"):
        play(state, 0, "action ACTE", f"bridge {span}", "done")
        if 1 not in state.passed:
            play(state, 1, "pass BON4" if round < 6 else "pass", "done")
    return state


@pytest.mark.parametrize(
    ("own", "points"),
    [
        (("A2:SH", "C2"), 0),
        (("A2:SH", "C2", "D3"), 3),
        (("A2:SH", "C2", "D3", "D4"), 6),
        (("A2:SH", "C2", "D3", "D4", "E5"), 9),
        (("C2:SH", "D3:TE", "D4:TP"), 6),
        (("C2", "D3", "D4", "E5"), 0),  # without the stronghold
    ],
)
@pytest.mark.parametrize("round", [3, 6])
def test_at_passing_each_bridge_with_own_buildings_on_both_ends_brings_three_points(
    own: tuple[str, ...], points: int, round: int
) -> None:
    """TM-36.3: with the stronghold, also in the last round."""
    state = bridged(*own, round=round)

    play(state, 0, "pass BON3" if round < 6 else "pass")

    assert state.points[0] == 20 + points


def test_a_bridge_to_the_building_of_another_brings_nothing() -> None:
    """TM-36.3: the Witches hold D3 and D4."""
    state = bridged("A2:SH", "C2", "E5", witches=("D3", "D4"))

    assert earned(state, "pass BON3") == 3


def test_a_bridge_of_another_brings_nothing() -> None:
    """TM-36.3: the Witches built the bridge; only the own one between H6 and I9 counts."""
    state = position("engineers", "witches", turn=1)
    put(state, 0, "A2:SH", "C2", "H6", "I9")
    put(state, 1, "D3")
    play(state, 1, "action ACT1", "bridge C2:D3", "done")
    play(state, 0, "action ACTE", "bridge H6:I9", "done")
    play(state, 1, "pass BON4", "done")

    assert earned(state, "pass BON3") == 3


def test_the_bridges_score_in_every_round() -> None:
    """TM-36.3: in the fifth and again in the sixth."""
    state = engineers("A2:SH", "H6", "I9", round=5)
    play(state, 0, "action ACTE", "bridge H6:I9", "done")
    play(state, 1, "send p to FIRE for 1", "done")
    assert state.points[0] == 20

    end_round(state)
    assert state.points[0] == 23
    play(state, 0, "pass")

    assert state.points[0] == 26


# The faction board


@pytest.mark.parametrize(
    ("own", "neighbour", "move", "workers", "coins"),
    [
        ("D4", "", "build E7", 1, 1),
        ("E7", "F4", "upgrade E7 to TP", 1, 2),
        ("E7", "", "upgrade E7 to TP", 1, 4),
        ("E7:TP", "", "upgrade E7 to TE", 1, 4),
        ("E7:TP", "", "upgrade E7 to SH", 3, 6),
        ("E7:TE", "", "upgrade E7 to SA", 3, 6),
    ],
)
def test_everything_the_engineers_build_costs_less(
    own: str, neighbour: str, move: str, workers: int, coins: int
) -> None:
    """TM-36.4"""
    assert price("engineers", own, move, neighbour) == (workers, coins)


@pytest.mark.parametrize(("dwellings", "workers"), [*enumerate([0, 1, 2, 2, 3, 4, 4, 5, 6])])
def test_the_third_and_the_sixth_dwelling_bring_no_worker(dwellings: int, workers: int) -> None:
    """TM-36.5: and none is shown before the first."""
    assert income("engineers", D=dwellings) == (workers, 0, 0, 0)


@pytest.mark.parametrize(
    ("pieces", "collected"),
    [
        ({"TE": 1}, (0, 0, 1, 0)),
        ({"TE": 2}, (0, 0, 1, 5)),
        ({"TE": 3}, (0, 0, 2, 5)),
        ({"SH": 1}, (0, 0, 0, 2)),
        ({"SA": 1}, (0, 0, 1, 0)),
        ({"TP": 1}, (0, 2, 0, 1)),
        ({"TP": 2}, (0, 4, 0, 2)),
        ({"TP": 3}, (0, 6, 0, 4)),
        ({"TP": 4}, (0, 8, 0, 6)),
    ],
)
def test_the_second_temple_brings_power_instead_of_a_priest(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-36.5: workers, coins, priests and power of phase I."""
    assert income("engineers", **pieces) == collected


def test_the_engineers_start_with_two_workers_and_ten_coins() -> None:
    """TM-36.6"""
    assert start("engineers") == {
        "workers": 2,
        "coins": 10,
        "priests": 0,
        "bowls": [3, 9, 0],
        "cults": [0, 0, 0, 0],
        "points": 20,
    }


def test_the_engineers_dig_and_sail_as_usual() -> None:
    """TM-10.1, TM-11.1: a spade costs three workers, then two, then one; shipping goes from 0 to 3."""
    assert spade_prices("engineers") == [3, 2, 1]
    assert shipping_points("engineers") == (0, [2, 3, 4])
