"""The Giants (TM-37): always two spades."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    buildings,
    earned,
    end_round,
    income,
    moves,
    price,
    shipping_points,
    spent,
    start,
)
from games.terra_mystica.table import give, play, position, put, terrain
from positions import options, refused

# Seen from E3: D3 (desert) is one step from wasteland on the wheel, E2 (plains) and F2 (forest) two, D2 and E4
# (lakes) three; G1 lies across one river hex.
NEAR_E3 = {f"transform {hex} to red" for hex in ("D2", "D3", "E2", "E4", "F2")}


def giants(*own: str, round: int = 4, **amounts: object) -> TerraMysticaState:
    state = position("giants", "witches", round=round)
    put(state, 0, *(own or ("E3",)))
    give(state, 0, **amounts)
    return state


@pytest.mark.parametrize("hex", ["D3", "E2", "F2", "D2", "E4"])
@pytest.mark.parametrize(("digging", "workers"), [(0, 6), (1, 4), (2, 2)])
def test_any_terrain_takes_two_spades(hex: str, digging: int, workers: int) -> None:
    """TM-37.1: whether it is one, two or three steps away on the wheel."""
    state = giants(digging=digging)

    assert spent(state, f"transform {hex} to red") == (workers, 0, 0)

    assert terrain(state, hex) == "red"


def test_the_giants_make_wasteland_and_nothing_else() -> None:
    """TM-37.1, TM-9.10"""
    state = giants()

    assert moves(state, "transform") == NEAR_E3
    with refused("TM-9.10"):
        play(state, 0, "transform D3 to brown")


def test_one_spade_is_never_enough() -> None:
    """TM-37.1: D3 is one step away, and five workers buy one spade."""
    assert moves(giants(workers=5), "transform") == set()


def test_both_spades_of_the_giants_score() -> None:
    """TM-37.1: 2 points each in the first round, for D3 as for D2."""
    for hex in ("D3", "D2"):
        assert earned(giants(round=1), f"transform {hex} to red") == 4


def test_two_free_spades_turn_one_hex() -> None:
    """TM-37.1: none is left for another."""
    state = giants(bowls=(0, 0, 12))

    assert spent(state, "action ACT6", "transform D3 to red") == (0, 0, 0)

    assert moves(state, "transform") == set()
    assert spent(state, "build D3") == (1, 2, 0)


@pytest.mark.parametrize("earth", [4, 7])
def test_a_single_spade_of_a_cult_is_lost(earth: int) -> None:
    """TM-37.2: with workers enough to buy another."""
    state = giants(round=2, cults=(0, 0, earth, 0))

    end_round(state)

    assert state.round == 3
    assert [terrain(state, hex) for hex in ("D2", "D3", "E2", "E4", "F2")] == [
        *("blue", "yellow", "brown", "blue", "green")
    ]


def test_two_spades_of_a_cult_turn_one_hex() -> None:
    """TM-37.2, TM-23.11: for step 8, at no cost; nothing is built. Then the Witches use theirs."""
    state = giants(round=2, cults=(0, 0, 8, 0))
    put(state, 1, "I11")
    give(state, 1, cults=(0, 0, 4, 0))

    end_round(state)
    assert options(GAME, state, 0) == NEAR_E3 | {"done"}
    assert spent(state, "transform D2 to red") == (0, 0, 0)

    assert terrain(state, "D2") == "red"
    assert GAME.waiting(state) == (1,)
    assert buildings(state) == {"E3": "D"}


# The stronghold


def test_the_stronghold_turns_a_reachable_hex_free_of_charge() -> None:
    """TM-37.3: with nothing to pay with."""
    state = giants("E3:SH", workers=0, coins=0, priests=0, bowls=(12, 0, 0))

    play(state, 0, "action ACTG")
    assert moves(state, "transform") == NEAR_E3
    play(state, 0, "transform D2 to red", "done")

    assert terrain(state, "D2") == "red"
    assert GAME.waiting(state) == (1,)


def test_a_dwelling_may_be_built_there_at_once_for_its_normal_cost() -> None:
    """TM-37.3"""
    state = giants("E3:SH")

    assert spent(state, "action ACTG", "transform D2 to red") == (0, 0, 0)
    assert spent(state, "build D2") == (1, 2, 0)

    assert buildings(state) == {"E3": "SH", "D2": "D"}


def test_the_dwelling_of_the_stronghold_stands_on_the_hex_just_turned() -> None:
    """TM-37.3: G2 is reachable wasteland as well."""
    state = giants("E3:SH", "F3")
    play(state, 0, "action ACTG", "transform D2 to red")

    with refused("TM-9.23"):
        play(state, 0, "build G2")


def test_the_spades_of_the_stronghold_turn_one_hex() -> None:
    """TM-37.3"""
    state = giants("E3:SH")
    play(state, 0, "action ACTG", "transform D3 to red")

    assert moves(state, "transform") == set()


def test_the_stronghold_turns_a_hex_once_in_a_round() -> None:
    """TM-37.3: and another in the next."""
    state = giants("E3:SH")
    play(state, 0, "action ACTG", "transform D2 to red", "done")
    play(state, 1, "pass BON4", "done")
    with refused("TM-17.1"):
        play(state, 0, "action ACTG")
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON5", "done")

    play(state, 0, "action ACTG", "transform D3 to red")

    assert terrain(state, "D3") == "red"


def test_without_the_stronghold_there_are_no_free_spades() -> None:
    """TM-37.3"""
    with refused("TM-17.2"):
        play(giants("E3:TP"), 0, "action ACTG")


def test_the_hex_of_the_stronghold_may_be_reached_by_ship() -> None:
    """TM-37.3: G1 across one river hex, with shipping 1."""
    state = giants("E3:SH")
    play(state, 0, "action ACTG")
    with refused("TM-9.1"):
        play(state, 0, "transform G1 to red")
    give(state, 0, shipping=1)

    play(state, 0, "transform G1 to red")

    assert terrain(state, "G1") == "red"


def test_the_spades_of_the_stronghold_score() -> None:
    """TM-37.3: 2 points each in the first round."""
    assert earned(giants("E3:SH", round=1), "action ACTG", "transform D3 to red") == 4


def test_the_stronghold_makes_wasteland_and_nothing_else() -> None:
    """TM-37.3, TM-9.10"""
    state = giants("E3:SH")
    play(state, 0, "action ACTG")

    with refused("TM-9.10"):
        play(state, 0, "transform D3 to brown")


@pytest.mark.parametrize("space", ["ACT5", "BON1"])
@pytest.mark.parametrize("hex", ["D3", "D2"])
def test_with_one_free_spade_the_second_is_bought(space: str, hex: str) -> None:
    """TM-37.4"""
    state = giants()

    assert spent(state, f"action {space}", f"transform {hex} to red") == (3, 0, 0)

    assert terrain(state, hex) == "red"


@pytest.mark.parametrize("space", ["ACT5", "BON1"])
def test_with_one_free_spade_and_no_workers_nothing_can_be_done(space: str) -> None:
    """TM-37.4, TM-9.16: two workers buy no spade."""
    with refused("TM-9.16"):
        play(giants(workers=2), 0, f"action {space}")


@pytest.mark.parametrize("space", ["ACT5", "BON1"])
def test_the_workers_for_the_second_spade_are_not_converted(space: str) -> None:
    """TM-37.4, TM-9.16: the spade must be used, so what it costs stays; more than that may go."""
    state = giants(workers=4)
    play(state, 0, f"action {space}")
    play(state, 0, "convert 1W to 1C")
    assert "convert 1W to 1C" not in options(GAME, state, 0)

    with refused("TM-9.16"):
        play(state, 0, "convert 1W to 1C")

    play(state, 0, "transform D3 to red")
    assert "done" in options(GAME, state, 0)


# The faction board


def test_the_giants_start_on_fire_and_air() -> None:
    """TM-37.5"""
    assert start("giants") == {
        "workers": 3,
        "coins": 15,
        "priests": 0,
        "bowls": [5, 7, 0],
        "cults": [1, 0, 0, 1],
        "points": 20,
    }


def test_stronghold_and_sanctuary_of_the_giants_have_their_own_cost() -> None:
    """TM-37.5"""
    assert price("giants", "E3:TP", "upgrade E3 to SH") == (4, 6)
    assert price("giants", "E3:TE", "upgrade E3 to SA") == (4, 6)


def test_other_buildings_of_the_giants_cost_as_usual() -> None:
    """TM-9.18, TM-12.3, TM-12.4: a trading post half the coins beside a neighbour."""
    assert price("giants", "F2", "build E3") == (1, 2)
    assert price("giants", "E3", "upgrade E3 to TP") == (2, 6)
    assert price("giants", "E3", "upgrade E3 to TP", neighbour="F2") == (2, 3)
    assert price("giants", "E3:TP", "upgrade E3 to TE") == (2, 5)


@pytest.mark.parametrize(
    ("pieces", "collected"),
    [
        ({"SH": 1}, (1, 0, 0, 4)),
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
def test_the_buildings_of_the_giants_bring_income(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-37.5: workers, coins, priests and power of phase I."""
    assert income("giants", **pieces) == collected


def test_the_giants_sail_as_usual() -> None:
    """TM-10.1: shipping goes from 0 to 3."""
    assert shipping_points("giants") == (0, [2, 3, 4])
