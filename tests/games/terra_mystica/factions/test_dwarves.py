"""The Dwarves (TM-35): tunnels instead of ships."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    AREA,
    buildings,
    earned,
    end_game,
    end_round,
    income,
    moves,
    points_for,
    price,
    shipping_points,
    spade_prices,
    spent,
    start,
)
from games.terra_mystica.table import give, play, position, put, terrain
from positions import refused

# Seen from E7: F4 (forest) is beside it, one spade from mountains; G2 (wasteland, one spade) lies behind F4, G3
# (forest, one spade) behind the river hex r22, H4 (lakes) three hexes away.
NEAR_E7 = {"D4", "D5", "E6", "E8", "F4"}
TWO_FROM_E7 = {"C3", "E5", "F3", "G2", "G3"}


def dwarves(*own: str, round: int = 4, **amounts: object) -> TerraMysticaState:
    state = position("dwarves", "witches", round=round)
    put(state, 0, *(own or ("E7",)))
    give(state, 0, **amounts)
    return state


def transformable(state: TerraMysticaState) -> set[str]:
    """The hexes that may be transformed now."""
    return {move.split()[1] for move in moves(state, "transform")}


def test_the_dwarves_have_no_shipping() -> None:
    """TM-35.1: on D6, with the shipping scroll and the spade of a power action but no worker, only C4 is in reach."""
    state = dwarves("D6", scroll="BON4", workers=0)
    play(state, 0, "action ACT5")

    assert transformable(state) == {"C4"}


def test_the_dwarves_cannot_advance_in_shipping() -> None:
    """TM-35.1"""
    with refused("TM-10.2"):
        play(dwarves(), 0, "advance ship")


def test_a_tunnel_skips_one_hex_for_two_workers_and_brings_four_points() -> None:
    """TM-35.2: from E7 to G2; the spade is paid as usual."""
    state = dwarves()

    assert spent(state, "transform G2 to gray") == (3 + 2, 0, 0)
    assert state.points[0] == 24
    assert spent(state, "build G2") == (1, 2, 0)

    assert state.points[0] == 24
    assert terrain(state, "G2") == "gray"
    assert buildings(state) == {"E7": "D", "G2": "D"}


@pytest.mark.parametrize(
    ("own", "target"),
    [("E7", "G2"), ("A5", "C2"), ("E7", "G3")],
    ids=["a hex of the Witches", "land", "river"],
)
def test_the_tunnel_may_skip_land_or_river_occupied_or_not(own: str, target: str) -> None:
    """TM-35.2: F4 of the Witches between E7 and G2; B2 or B3 between A5 and C2; r22 between E7 and G3."""
    state = dwarves(own)
    put(state, 1, "F4")

    move = f"build {target}" if target == "C2" else f"transform {target} to gray"

    assert earned(state, move) == 4


def test_a_tunnel_leads_in_any_direction() -> None:
    """TM-35.2: all land hexes that are two hexes away, straight or not."""
    assert transformable(dwarves(workers=30)) == NEAR_E7 | TWO_FROM_E7


def test_a_tunnel_may_lead_to_a_mountain_on_which_only_a_dwelling_is_built() -> None:
    """TM-35.2: from A5 to C2."""
    state = dwarves("A5")

    assert spent(state, "build C2") == (2 + 1, 2, 0)

    assert state.points[0] == 24


@pytest.mark.parametrize("space", ["ACT5", "BON1"])
def test_a_tunnel_is_possible_in_an_action_granted_by_a_power_action_or_scroll(space: str) -> None:
    """TM-35.2: the spade is free, the tunnel is not."""
    state = dwarves()

    assert spent(state, f"action {space}", "transform G2 to gray") == (2, 0, 0)

    assert state.points[0] == 24


@pytest.mark.parametrize(("workers", "possible"), [(4, False), (5, True)])
def test_spade_and_tunnel_must_be_paid_together(workers: int, possible: bool) -> None:
    """TM-35.2: three workers and two."""
    assert ("transform G2 to gray" in moves(dwarves(workers=workers), "transform")) is possible


def test_a_tunnel_that_cannot_be_paid_is_refused_for_the_workers_it_costs() -> None:
    """TM-35.2: the spade is free."""
    state = dwarves(workers=1)
    play(state, 0, "action BON1")

    with refused("TM-35.2"):
        play(state, 0, "transform G2 to gray")


def test_a_hex_beside_an_own_building_is_not_tunnelled_to() -> None:
    """TM-35.3: G2 is two hexes from E7, but beside F3."""
    state = dwarves("E7", "F3")

    assert spent(state, "transform G2 to gray") == (3, 0, 0)

    assert state.points[0] == 20


def test_a_hex_at_the_other_end_of_a_bridge_is_not_tunnelled_to() -> None:
    """TM-35.3: bridged hexes are directly adjacent."""
    state = dwarves("F4")
    play(state, 0, "action ACT1", "bridge F4:G3", "done")
    play(state, 1, "pass BON4", "done")

    assert spent(state, "transform G3 to gray") == (3, 0, 0)

    assert state.points[0] == 20


@pytest.mark.parametrize("kind", ["D", "SH"])
def test_a_tunnel_skips_no_more_than_one_hex(kind: str) -> None:
    """TM-35.3: H4 is three hexes from E7, with the stronghold as without it."""
    with refused("TM-9.1"):
        play(dwarves(f"E7:{kind}", workers=30), 0, "transform H4 to gray")


def test_one_action_has_one_tunnel() -> None:
    """TM-35.4: of two spades the second may go to F4 beside E7, not to G3."""
    state = dwarves(bowls=(0, 0, 12))
    play(state, 0, "action ACT6", "transform G2 to gray")

    assert transformable(state) == NEAR_E7
    assert spent(state, "transform F4 to gray") == (0, 0, 0)
    assert state.points[0] == 24


def test_the_tunnel_may_lead_to_the_second_hex_of_two_spades() -> None:
    """TM-35.4, TM-9.15: F4 beside E7 first or last, G2 behind it for two workers and four points."""
    ends = []
    for hexes in (("F4", "G2"), ("G2", "F4")):
        state = dwarves(bowls=(0, 0, 12))
        play(state, 0, "action ACT6", *(f"transform {hex} to gray" for hex in hexes))
        assert state.workers[0] == 8
        assert state.points[0] == 24
        ends.append(state.terrain)

    assert ends[0] == ends[1]


def test_the_tunnel_to_the_second_hex_must_be_paid() -> None:
    """TM-35.2: two workers."""
    state = dwarves(bowls=(0, 0, 12), workers=1)
    play(state, 0, "action ACT6", "transform F4 to gray")

    assert transformable(state) == NEAR_E7 - {"F4"}
    with refused("TM-35.2"):
        play(state, 0, "transform G2 to gray")


def test_a_hex_that_was_tunnelled_to_goes_on_without_another_tunnel() -> None:
    """TM-35.4, TM-6.4: one tunnel and one spade, then another spade for the same hex."""
    state = dwarves(workers=30)
    play(state, 0, "transform F3 to red")

    assert spent(state, "transform F3 to gray") == (3, 0, 0)
    assert state.points[0] == 24


def test_a_second_tunnel_is_refused_by_the_rule_of_the_dwarves() -> None:
    """TM-35.4: not by that of the Fakirs."""
    state = dwarves(bowls=(0, 0, 12))
    play(state, 0, "action ACT6", "transform G2 to gray")

    with refused("TM-35.4"):
        play(state, 0, "transform G3 to gray")


def test_building_later_on_a_hex_that_was_tunnelled_to_needs_another_tunnel() -> None:
    """TM-35.4: cost and points again."""
    state = dwarves()
    play(state, 0, "transform G2 to gray", "done")
    play(state, 1, "pass BON4", "done")

    assert spent(state, "build G2") == (2 + 1, 2, 0)

    assert state.points[0] == 28


def test_building_later_needs_no_tunnel_if_the_hex_is_adjacent_by_then() -> None:
    """TM-35.4"""
    state = dwarves()
    play(state, 0, "transform G2 to gray", "done")
    play(state, 1, "pass BON4", "done")
    put(state, 0, "F4")

    assert spent(state, "build G2") == (1, 2, 0)

    assert state.points[0] == 24


def test_with_the_stronghold_a_tunnel_costs_one_worker() -> None:
    """TM-35.5: and brings four points as before."""
    state = dwarves("E7:SH")

    assert spent(state, "transform G2 to gray") == (3 + 1, 0, 0)

    assert state.points[0] == 24


def test_with_the_stronghold_a_tunnel_to_build_costs_one_worker_too() -> None:
    """TM-35.5"""
    assert spent(dwarves("A5:SH"), "build C2") == (1 + 1, 2, 0)


@pytest.mark.parametrize("kind", ["D", "SH"])
def test_the_dwarves_do_not_tunnel_for_the_spades_of_a_cult(kind: str) -> None:
    """TM-35.6, TM-23.6: only the hexes beside E7 are left, whatever workers there are."""
    state = dwarves(f"E7:{kind}", round=2, cults=(0, 0, 4, 0))

    end_round(state)

    assert transformable(state) == NEAR_E7
    assert earned(state, "transform F4 to gray") == 0


@pytest.mark.parametrize(
    ("own", "points"),
    [
        (("A5", "A7", "A9"), 18),  # always one hex between them
        (("E8", "G3", "D6"), 18),  # one river hex between E8 and each of the others
        (("A5:TP", "A8", "A11"), 12),  # two hexes
        (("A5:SH", "A8", "A11"), 12),
    ],
)
def test_in_the_final_area_the_dwarves_skip_one_hex(own: tuple[str, ...], points: int) -> None:
    """TM-35.6, TM-24.7: three buildings or one, against an area of two of the Witches; the hexes between are theirs."""
    state = dwarves(*own, round=6, workers=0)
    put(state, 1, "H7", "H8", "A6", "A10")

    end_game(state)

    assert points_for(state, 0, AREA) == points
    assert points_for(state, 1, AREA) == 30 - points


def test_the_dwarves_start_on_two_in_earth() -> None:
    """TM-35.7"""
    assert start("dwarves") == {
        "workers": 3,
        "coins": 15,
        "priests": 0,
        "bowls": [5, 7, 0],
        "cults": [0, 0, 2, 0],
        "points": 20,
    }


def test_stronghold_and_sanctuary_of_the_dwarves_have_their_own_cost() -> None:
    """TM-35.7"""
    assert price("dwarves", "E7:TP", "upgrade E7 to SH") == (4, 6)
    assert price("dwarves", "E7:TE", "upgrade E7 to SA") == (4, 6)


def test_other_buildings_of_the_dwarves_cost_as_usual() -> None:
    """TM-9.18, TM-12.3, TM-12.4: a trading post half the coins beside a neighbour."""
    assert price("dwarves", "F4", "build E7") == (1, 2)
    assert price("dwarves", "E7", "upgrade E7 to TP") == (2, 6)
    assert price("dwarves", "E7", "upgrade E7 to TP", neighbour="F4") == (2, 3)
    assert price("dwarves", "E7:TP", "upgrade E7 to TE") == (2, 5)


@pytest.mark.parametrize(
    ("pieces", "collected"),
    [
        ({"SH": 1}, (1, 0, 0, 2)),
        ({"D": 2}, (3, 0, 0, 0)),
        ({"D": 8}, (8, 0, 0, 0)),
        ({"TP": 1}, (1, 3, 0, 1)),
        ({"TP": 2}, (1, 5, 0, 2)),
        ({"TP": 3}, (1, 7, 0, 4)),
        ({"TP": 4}, (1, 10, 0, 6)),
        ({"TE": 3}, (1, 0, 3, 0)),
        ({"SA": 1}, (1, 0, 1, 0)),
    ],
)
def test_the_trading_posts_of_the_dwarves_bring_coins_and_power(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-35.7: workers, coins, priests and power of phase I."""
    assert income("dwarves", **pieces) == collected


def test_the_dwarves_dig_and_do_not_sail() -> None:
    """TM-35.1, TM-11.1: a spade costs three workers, then two, then one; there are no ships."""
    assert spade_prices("dwarves") == [3, 2, 1]
    assert shipping_points("dwarves") == (0, [])
