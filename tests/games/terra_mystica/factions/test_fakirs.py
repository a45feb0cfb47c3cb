"""The Fakirs (TM-26): carpet flights instead of ships."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    AREA,
    board,
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

# Seen from A5: A6 (wasteland) and B2 (plains) are beside it, one spade from desert. A7 (plains, one spade) and C2
# (mountains, two) are two hexes away, A8 (swamp), C1 (swamp) and C3 (forest) three, A9 (wasteland) four.


def fakirs(*own: str, round: int = 3, **amounts: object) -> TerraMysticaState:
    state = position("fakirs", "witches", round=round)
    put(state, 0, *(own or ("A5",)))
    give(state, 0, **amounts)
    return state


def transformable(state: TerraMysticaState) -> set[str]:
    """The hexes that may be transformed now."""
    return {move.split()[1] for move in moves(state, "transform")}


def test_the_fakirs_have_no_shipping() -> None:
    """TM-26.1: not even with the shipping scroll; without a priest only the neighbouring hexes are in reach."""
    state = fakirs("E8", scroll="BON4", priests=0, workers=30)

    assert transformable(state) == {"D5", "E7"}


def test_the_fakirs_cannot_advance_in_shipping() -> None:
    """TM-26.1"""
    with refused("TM-10.2"):
        play(fakirs(), 0, "advance ship")


def test_a_carpet_flight_skips_one_hex_for_a_priest_and_brings_four_points() -> None:
    """TM-26.2: from A5 over A6 to A7; the spade is paid as usual."""
    state = fakirs(round=4)

    assert spent(state, "transform A7 to yellow") == (3, 0, 1)
    assert state.points[0] == 24
    assert terrain(state, "A7") == "yellow"
    assert spent(state, "build A7") == (1, 2, 0)
    assert state.points[0] == 24
    assert buildings(state) == {"A5": "D", "A7": "D"}


@pytest.mark.parametrize(
    ("own", "target"),
    [("A5", "A7"), ("A10", "C4"), ("E8", "G3")],
    ids=["land", "a hex of the Witches", "river"],
)
def test_the_skipped_hex_may_be_land_or_river_occupied_or_not(own: str, target: str) -> None:
    """TM-26.2: A6 between A5 and A7; B5 of the Witches between A10 and C4; r22 between E8 and G3."""
    state = fakirs(own)
    put(state, 1, "B5")

    assert earned(state, f"transform {target} to yellow") == 4


def test_a_flight_may_lead_to_desert_on_which_only_a_dwelling_is_built() -> None:
    """TM-26.2: from A7 to B4; 4 points for the flight and 2 for the dwelling."""
    state = fakirs("A7", round=3)

    assert spent(state, "build B4") == (1, 2, 1)

    assert state.points[0] == 26


def test_without_a_priest_there_is_no_flight() -> None:
    """TM-26.2"""
    state = fakirs(priests=0)
    assert transformable(state) == {"A4", "A6", "B2", "B3"}

    play(state, 0, "convert 3PW to 1W")
    give(state, 0, bowls=(0, 0, 12))
    play(state, 0, "convert 5PW to 1P")

    assert transformable(state) == {"A4", "A6", "B2", "B3", "A3", "A7", "C2"}


def test_a_flight_that_cannot_be_paid_is_refused_for_the_priest_it_costs() -> None:
    """TM-26.2: there are workers enough for the spade."""
    with refused("TM-26.2"):
        play(fakirs(priests=0), 0, "transform A7 to yellow")


@pytest.mark.parametrize("space", ["ACT5", "BON1"])
def test_a_flight_is_possible_in_an_action_granted_by_a_power_action_or_scroll(space: str) -> None:
    """TM-26.2: the spade is free, the flight is not."""
    state = fakirs(round=4)

    assert spent(state, f"action {space}", "transform A7 to yellow") == (0, 0, 1)

    assert state.points[0] == 24


def test_a_hex_beside_an_own_building_is_not_flown_to() -> None:
    """TM-26.3: A7 is two hexes from A5, but beside A8."""
    state = fakirs("A5", "A8", round=4)

    assert spent(state, "transform A7 to yellow", "build A7") == (4, 2, 0)

    assert state.points[0] == 20


def test_a_hex_at_the_other_end_of_a_bridge_is_not_flown_to() -> None:
    """TM-26.3: bridged hexes are directly adjacent."""
    state = fakirs("E8", round=4, workers=20)
    play(state, 0, "action ACT1", "bridge E8:G3", "done")
    play(state, 1, "pass BON4", "done")

    assert spent(state, "transform G3 to yellow") == (9, 0, 0)

    assert state.points[0] == 20


@pytest.mark.parametrize("hex", ["A8", "C1", "C3"])
def test_two_hexes_may_be_skipped_with_the_stronghold_and_the_route_may_bend(hex: str) -> None:
    """TM-26.4: A8 lies straight ahead of A5, C1 and C3 round a corner."""
    with refused("TM-9.1"):
        play(fakirs("A5:TP", workers=20), 0, f"transform {hex} to yellow")
    state = fakirs("A5:SH", round=4, workers=20)

    _, _, priests = spent(state, f"transform {hex} to yellow")

    assert priests == 1
    assert state.points[0] == 24


def test_a_carpet_flies_no_farther_than_over_two_hexes() -> None:
    """TM-26.4: A9 is four hexes from A5. Desert, as on D3, may be turned into something else."""
    state = fakirs("A5:SH", workers=20)

    with refused("TM-9.1"):
        play(state, 0, "transform A9 to yellow")
    assert transformable(state) == {
        *("A4", "A6", "B2", "B3"),
        *("A3", "A7", "C2"),
        *("A2", "A8", "C1", "C3", "D3", "D4"),
    }


def test_a_hex_beside_an_own_building_is_not_flown_to_with_the_stronghold_either() -> None:
    """TM-26.4: A8 is three hexes from the stronghold, but beside A9."""
    state = fakirs("A5:SH", "A9", round=4)

    assert spent(state, "transform A8 to yellow") == (6, 0, 0)

    assert state.points[0] == 20


def test_one_action_has_one_flight() -> None:
    """TM-26.5: of two spades the second may go to A6 beside A5, not to C2 behind B2."""
    state = fakirs(round=4, bowls=(0, 0, 12))

    play(state, 0, "action ACT6", "transform A7 to yellow")
    with refused("TM-26.5"):
        play(state, 0, "transform C2 to red")
    assert spent(state, "transform A6 to yellow") == (0, 0, 0)

    assert state.points[0] == 24


def test_the_flight_may_lead_to_the_second_hex_of_two_spades() -> None:
    """TM-26.5, TM-9.15: A6 beside A5 first or last, A7 behind it for a priest and four points."""
    ends = []
    for hexes in (("A6", "A7"), ("A7", "A6")):
        state = fakirs(bowls=(0, 0, 12))
        priests = state.priests[0]
        play(state, 0, "action ACT6", *(f"transform {hex} to yellow" for hex in hexes))
        assert state.priests[0] == priests - 1
        assert state.points[0] == 24
        ends.append(state.terrain)

    assert ends[0] == ends[1]


def test_building_later_on_a_hex_that_was_flown_to_needs_another_flight() -> None:
    """TM-26.6: cost and points again."""
    state = fakirs(round=4)
    play(state, 0, "transform A7 to yellow", "done")
    play(state, 1, "pass BON4", "done")

    assert spent(state, "build A7") == (1, 2, 1)

    assert state.points[0] == 28


def test_building_later_needs_no_flight_if_the_hex_is_adjacent_by_then() -> None:
    """TM-26.6"""
    state = fakirs(round=4)
    play(state, 0, "transform A7 to yellow", "done")
    play(state, 1, "pass BON4", "done")
    put(state, 0, "A6")

    assert spent(state, "build A7") == (1, 2, 0)

    assert state.points[0] == 24


def test_the_digging_track_of_the_fakirs_has_one_step() -> None:
    """TM-26.7: 3 workers for a spade, then 2."""
    state = fakirs(workers=20)
    assert spent(state, "advance dig") == (2, 5, 1)
    assert state.points[0] == 26
    play(state, 0, "done")
    play(state, 1, "pass BON4", "done")

    with refused("TM-11.3"):
        play(state, 0, "advance dig")
    assert spent(state, "transform A6 to yellow") == (2, 0, 0)


def test_the_stronghold_of_the_fakirs_brings_a_priest() -> None:
    """TM-26.8"""
    assert income("fakirs", SH=1) == (1, 0, 1, 0)


@pytest.mark.parametrize("kind", ["TP", "SH"])
def test_the_fakirs_do_not_fly_for_the_spades_of_a_cult(kind: str) -> None:
    """TM-26.9, TM-23.6: only the hexes beside A5 are left, whatever priests there are."""
    state = fakirs(f"A5:{kind}", round=2, cults=(0, 0, 4, 0))

    end_round(state)

    assert transformable(state) == {"A4", "A6", "B2", "B3"}
    assert earned(state, "transform A6 to yellow") == 0


@pytest.mark.parametrize(
    ("own", "points"),
    [
        (("A5", "A7", "A9"), 18),  # always one hex between them
        (("A5:TP", "A8", "A11"), 12),  # two hexes
        (("A5:SH", "A8", "A11"), 18),
        (("A5:SH", "A9", "A13"), 12),  # three hexes
    ],
)
def test_in_the_final_area_the_fakirs_skip_as_many_hexes_as_in_a_flight(
    own: tuple[str, ...], points: int
) -> None:
    """TM-26.9, TM-24.8: three buildings or one, against an area of two of the Witches; the hexes between are theirs."""
    state = fakirs(*own, round=6, priests=0)
    put(state, 1, "H7", "H8", "A6", "A10")

    end_game(state)

    assert points_for(state, 0, AREA) == points
    assert points_for(state, 1, AREA) == 30 - points


def test_the_fakirs_start_with_seven_tokens_in_the_first_bowl() -> None:
    """TM-26.10"""
    assert start("fakirs") == {
        "workers": 3,
        "coins": 15,
        "priests": 0,
        "bowls": [7, 5, 0],
        "cults": [1, 0, 0, 1],
        "points": 20,
    }


def test_stronghold_and_sanctuary_of_the_fakirs_have_their_own_cost() -> None:
    """TM-26.10"""
    assert price("fakirs", "E8:TP", "upgrade E8 to SH") == (4, 10)
    assert price("fakirs", "E8:TE", "upgrade E8 to SA") == (4, 6)


def test_other_buildings_of_the_fakirs_cost_as_usual() -> None:
    """TM-9.18, TM-12.3, TM-12.4: a trading post half the coins beside a neighbour."""
    assert price("fakirs", "E7", "build E8") == (1, 2)
    assert price("fakirs", "E8", "upgrade E8 to TP") == (2, 6)
    assert price("fakirs", "E8", "upgrade E8 to TP", neighbour="E7") == (2, 3)
    assert price("fakirs", "E8:TP", "upgrade E8 to TE") == (2, 5)


@pytest.mark.parametrize(
    ("pieces", "collected"),
    [
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
def test_the_buildings_of_the_fakirs_bring_income(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-5.4: workers, coins, priests and power of phase I."""
    assert income("fakirs", **pieces) == collected


def test_the_fakirs_pay_a_flight_even_if_they_only_transform() -> None:
    """TM-26.2: one step on the wheel, and no dwelling."""
    state = fakirs(round=4)

    assert spent(state, "transform C2 to red", "done") == (3, 0, 1)

    assert state.points[0] == 24
    assert board(state)["buildings"]["dwelling"] == 1


def test_the_fakirs_dig_a_little_and_do_not_sail() -> None:
    """TM-26.1, TM-26.7: a spade costs three workers, then two; there are no ships."""
    assert spade_prices("fakirs") == [3, 2]
    assert shipping_points("fakirs") == (0, [])
