"""Action 1, transform and build (TM-9)."""

from __future__ import annotations

from itertools import permutations

import pytest

from deskovka.core.errors import IllegalAction
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put, terrain
from positions import options, refused

WHEEL = ("yellow", "brown", "black", "blue", "green", "gray", "red")


def witches(*buildings: str, round: int = 3, **amounts: object) -> TerraMysticaState:
    """The Witches to act, beside Nomads who have nothing.

    Around F4: E7 is gray (1 spade to green), G2 red (2), E6 brown (3), F3 yellow (3).
    Around D4: D5 is blue (1), E7 gray (1), E6 brown (3), C3 green.
    """
    state = position("witches", "nomads", round=round)
    put(state, 0, *buildings)
    give(state, 0, **amounts)
    return state


def goods(state: TerraMysticaState, seat: int = 0) -> tuple[int, int, int]:
    return state.workers[seat], state.coins[seat], state.priests[seat]


def has_dwelling(state: TerraMysticaState, name: str, seat: int = 0) -> bool:
    hex = next(hex for hex in GAME.view(state, None)["map"] if hex["hex"] == name)
    return (hex.get("owner"), hex.get("building")) == (seat, "D")


def choices(state: TerraMysticaState, begin: str, seat: int = 0) -> set[str]:
    return {option for option in options(GAME, state, seat) if option.startswith(begin)}


# Which hex


@pytest.mark.parametrize("action", ["transform E8 to green", "transform D5 to green", "build C3", "build A3"])
def test_the_hex_must_be_reachable(action: str) -> None:
    """TM-9.1"""
    state = witches("F4")

    with refused("TM-9.1"):
        play(state, 0, action)
    assert action not in options(GAME, state, 0)


def test_the_hex_is_a_land_hex() -> None:
    """TM-9.1: r22 is beside F4."""
    state = witches("F4")

    with refused("TM-9.1"):
        play(state, 0, "transform r22 to green")


def test_nothing_is_built_on_the_river() -> None:
    """TM-9.1"""
    state = witches("F4")

    with pytest.raises(IllegalAction):
        play(state, 0, "build r22")


def test_an_occupied_hex_can_never_be_transformed() -> None:
    """TM-9.2: neither that of an opponent nor the own."""
    state = witches("F4", "E7")
    put(state, 1, "F3")

    with refused("TM-9.2"):
        play(state, 0, "transform F3 to green")
    with refused("TM-9.2"):
        play(state, 0, "transform E7 to gray")
    with refused("TM-9.2"):
        play(state, 0, "build E7")
    assert not {choice for choice in options(GAME, state, 0) if " F3" in choice or "transform E7" in choice}


def test_a_hex_with_a_terrain_tile_but_no_building_is_free_for_everyone() -> None:
    """TM-9.2: the Witches make E7 forest and do not build; the Nomads on E8 make it desert and do."""
    state = witches("F4")
    put(state, 1, "E8")
    play(state, 0, "transform E7 to green", "done")

    play(state, 1, "transform E7 to yellow", "build E7")

    assert terrain(state, "E7") == "yellow"
    assert has_dwelling(state, "E7", seat=1)


def test_a_dwelling_may_be_built_on_home_terrain_without_transforming() -> None:
    """TM-9.3 (a)"""
    state = witches("D4")

    play(state, 0, "build C3")

    assert has_dwelling(state, "C3")
    assert goods(state) == (9, 18, 2)


def test_a_hex_may_be_transformed_and_built_on_at_once() -> None:
    """TM-9.3 (b)"""
    state = witches("F4")

    play(state, 0, "transform E7 to green", "build E7")

    assert has_dwelling(state, "E7")
    assert goods(state) == (10 - 3 - 1, 18, 2)


def test_a_hex_may_be_transformed_only() -> None:
    """TM-9.3 (c)"""
    state = witches("F4")

    play(state, 0, "transform E7 to green", "done")

    assert terrain(state, "E7") == "green"
    assert not has_dwelling(state, "E7")
    assert goods(state) == (7, 20, 2)


def test_a_dwelling_needs_home_terrain() -> None:
    """TM-9.3"""
    state = witches("F4")

    with refused("TM-9.3"):
        play(state, 0, "build E7")
    assert choices(state, "build") == set()


def test_a_dwelling_after_a_transformation_needs_home_terrain() -> None:
    """TM-9.3 (b)"""
    state = witches("F4")
    play(state, 0, "transform E7 to red")

    assert choices(state, "build") == set()
    with refused("TM-9.3"):
        play(state, 0, "build E7")


def test_building_on_one_hex_and_transforming_another_is_not_one_action() -> None:
    """TM-9.3, TM-9.23: C3 is forest already."""
    state = witches("D4")

    play(state, 0, "transform E7 to green")

    with refused("TM-9.23"):
        play(state, 0, "build C3")


def test_transforming_never_comes_after_building() -> None:
    """TM-9.3"""
    state = witches("D4")

    play(state, 0, "build C3")

    assert choices(state, "transform") == set()
    with pytest.raises(IllegalAction):
        play(state, 0, "transform E7 to green")


# Spades and the wheel


@pytest.mark.parametrize("one, other", list(permutations(WHEEL, 2)))
def test_the_cost_is_the_number_of_steps_on_the_wheel_the_shorter_way(one: str, other: str) -> None:
    """TM-9.4: with a worker for a spade."""
    apart = abs(WHEEL.index(one) - WHEEL.index(other))
    state = witches("F4", digging=2)
    if one != "gray":
        play(state, 0, f"transform E7 to {one}", "done")
        play(state, 1, "pass BON3", "done")
    give(state, 0, workers=10)

    play(state, 0, f"transform E7 to {other}")

    assert terrain(state, "E7") == other
    assert state.workers[0] == 10 - min(apart, 7 - apart)


def test_a_hex_is_not_transformed_into_what_it_is() -> None:
    """TM-9.4"""
    state = witches("D4")

    with refused("TM-9.4"):
        play(state, 0, "transform E7 to gray")
    with refused("TM-9.4"):
        play(state, 0, "transform C3 to green")


def test_nobody_goes_the_long_way_round_the_wheel() -> None:
    """TM-9.5: the Halflings would like to use six spades for a point each; one step is one spade."""
    state = position("halflings", "nomads")
    put(state, 0, "F4")
    give(state, 0, workers=30)

    play(state, 0, "transform E7 to green")

    assert state.points[0] == 21
    assert state.workers[0] == 27


@pytest.mark.parametrize(
    "action, workers",
    [
        pytest.param("transform E6 to black", 3, id="one step of three towards home"),
        pytest.param("transform E6 to blue", 6, id="two steps of three"),
        pytest.param("transform E7 to red", 3, id="away from home"),
        pytest.param("transform D5 to yellow", 9, id="three steps away from home"),
        pytest.param("transform C3 to gray", 3, id="from home"),
    ],
)
def test_the_new_terrain_need_not_be_the_home_terrain(action: str, workers: int) -> None:
    """TM-9.6"""
    state = witches("D4", workers=20)

    play(state, 0, action)

    assert terrain(state, action.split()[1]) == action.split()[3]
    assert state.workers[0] == 20 - workers


@pytest.mark.parametrize("level, rate", [(0, 3), (1, 2), (2, 1)])
def test_spades_are_bought_with_workers_at_the_rate_of_the_digging_track(level: int, rate: int) -> None:
    """TM-9.7, TM-X14: on the lowest space 3 workers for a spade; two spades for G2."""
    state = witches("F4", digging=level)

    play(state, 0, "transform G2 to green")

    assert goods(state) == (10 - 2 * rate, 20, 2)


def test_darklings_pay_a_priest_for_each_spade() -> None:
    """TM-9.7: from gray over green and blue to black are three spades."""
    state = position("darklings", "nomads")
    put(state, 0, "F4")
    give(state, 0, priests=3, workers=30)
    with refused("TM-9.7"):
        give(state, 0, priests=2)
        play(state, 0, "transform E7 to black")

    give(state, 0, priests=3)
    play(state, 0, "transform E7 to black")

    assert goods(state) == (30, 20, 0)


@pytest.mark.parametrize("level, workers", [(0, 5), (1, 3), (2, 1)])
def test_without_enough_workers_a_hex_is_not_transformed(level: int, workers: int) -> None:
    """TM-9.7: G2 needs two spades; coins, priests and power do not pay them."""
    state = witches("F4", digging=level, workers=workers, priests=5, bowls=(0, 0, 12))

    with refused("TM-9.7"):
        play(state, 0, "transform G2 to green")
    assert "transform G2 to green" not in options(GAME, state, 0)


def test_power_actions_and_the_spade_scroll_bring_free_spades() -> None:
    """TM-9.8: 1, 2 and 1."""
    for action, hex in [("action ACT5", "E7"), ("action ACT6", "G2"), ("action BON1", "E7")]:
        state = witches("F4", bowls=(0, 0, 12))

        play(state, 0, action, f"transform {hex} to green")

        assert terrain(state, hex) == "green"
        assert goods(state) == (10, 20, 2)


def test_the_stronghold_brings_the_halflings_three_spades_once() -> None:
    """TM-9.8: forest to plains takes three."""
    state = position("halflings", "nomads")
    put(state, 0, "F3:TP")

    play(state, 0, "upgrade F3 to SH", "transform F4 to brown", "done")

    assert terrain(state, "F4") == "brown"
    assert state.workers[0] == 10 - 4  # for the stronghold
    play(state, 1, "pass BON3", "done")
    play(state, 0, "transform E5 to brown")
    assert state.workers[0] == 6 - 3


def test_the_stronghold_brings_the_giants_two_spades_each_round() -> None:
    """TM-9.8"""
    state = position("giants", "nomads")
    put(state, 0, "F3:SH")

    play(state, 0, "action ACTG", "transform F4 to red", "done")

    assert terrain(state, "F4") == "red"
    assert state.workers[0] == 10


def test_a_cult_bonus_brings_spades() -> None:
    """TM-9.8: SCORE2, one for 4 steps of earth."""
    state = witches("F4", round=2, cults=(0, 0, 4, 0), workers=0)

    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")
    play(state, 0, "transform E7 to green")

    assert terrain(state, "E7") == "green"
    assert state.round == 3
    assert state.workers[0] == 2  # the income of one dwelling


def test_spades_cannot_be_saved() -> None:
    """TM-9.9: one of two is left over; in the next turn a spade costs 3 workers again."""
    state = witches("F4", bowls=(0, 0, 12))
    play(state, 0, "action ACT6", "transform E7 to green", "done", "done")
    play(state, 1, "pass BON3", "done")

    play(state, 0, "transform G2 to gray")

    assert state.workers[0] == 10 - 3


@pytest.mark.parametrize("hex", ["F4", "F3", "E5", "E6"])
def test_giants_always_need_two_spades_to_make_wasteland(hex: str) -> None:
    """TM-9.10: forest is two steps away, desert one, swamp three, plains two."""
    state = position("giants", "nomads")
    put(state, 0, {"F4": "G2", "F3": "G2", "E5": "E4", "E6": "E7"}[hex])

    play(state, 0, f"transform {hex} to red")

    assert state.workers[0] == 10 - 6


def test_giants_make_no_other_terrain() -> None:
    """TM-9.10"""
    state = position("giants", "nomads")
    put(state, 0, "G2")
    give(state, 0, workers=30)

    assert choices(state, "transform") == {"transform F3 to red", "transform F4 to red"}
    for colour in ("gray", "yellow", "brown"):
        with refused("TM-9.10"):
            play(state, 0, f"transform F4 to {colour}")


def test_giants_with_one_free_spade_buy_the_second() -> None:
    """TM-9.10, TM-9.12"""
    state = position("giants", "nomads")
    put(state, 0, "G2")

    play(state, 0, "action ACT5", "transform F3 to red")

    assert state.workers[0] == 10 - 3


# One spade after the other


@pytest.mark.parametrize("before", [(), ("action ACT5",), ("action ACT6",)])
def test_spades_are_bought_and_used_one_after_the_other(before: tuple[str, ...]) -> None:
    """TM-6.4: E6 goes from plains over swamp and lakes to forest; each step costs what it costs at once."""
    at_once, one_by_one = (witches("F4", workers=10, bowls=(0, 0, 12)) for _ in range(2))

    play(at_once, 0, *before, "transform E6 to green", "build E6", "done")
    steps = ("transform E6 to black", "transform E6 to blue", "transform E6 to green")
    play(one_by_one, 0, *before, *steps, "build E6", "done")

    assert one_by_one == at_once


def test_conversions_may_stand_between_two_spades() -> None:
    """TM-6.4: three workers for the first, the other three from power and priests."""
    state = witches("F4", workers=3, bowls=(9, 0, 3))
    give(state, 0, priests=2)
    with refused("TM-9.7"):
        play(state, 0, "transform G2 to green")

    play(state, 0, "transform G2 to gray", "convert 3PW to 1W", *["convert 1P to 1W"] * 2)
    play(state, 0, "transform G2 to green")

    assert terrain(state, "G2") == "green"
    assert goods(state) == (0, 20, 0)


def test_a_further_spade_goes_on_by_the_shorter_way() -> None:
    """TM-6.4, TM-9.4: of plains, once swamp, lakes and forest lie ahead; desert and wasteland lie back."""
    state = witches("F4", workers=30)
    play(state, 0, "transform E6 to black")

    assert choices(state, "transform") == {"transform E6 to blue", "transform E6 to green"}
    for colour in ("brown", "yellow", "red", "gray"):
        with refused("TM-9.4"):
            play(state, 0, f"transform E6 to {colour}")


def test_as_home_terrain_a_hex_takes_no_more_spades() -> None:
    """TM-9.11: G2 by way of mountains and forest to lakes."""
    state = witches("F4", workers=30)
    play(state, 0, "transform G2 to gray", "transform G2 to green")

    assert choices(state, "transform") == set()
    with refused("TM-9.11"):
        play(state, 0, "transform G2 to blue")


def test_further_spades_are_bought_for_the_same_hex_only() -> None:
    """TM-9.11"""
    state = witches("F4", workers=30)
    play(state, 0, "transform E6 to black")

    with refused("TM-9.11"):
        play(state, 0, "transform E7 to green")


def test_after_the_dwelling_nothing_is_transformed() -> None:
    """TM-9.3: transforming comes before building."""
    state = witches("F4", workers=30)
    play(state, 0, "transform E7 to green", "build E7")

    with refused("TM-9.3"):
        play(state, 0, "transform G2 to gray")


# Free spades


@pytest.mark.parametrize("before", [(), ("action ACT5",), ("action BON1",)])
def test_all_spades_of_an_action_go_to_one_hex(before: tuple[str, ...]) -> None:
    """TM-9.11: after a first hex no second one, however many workers there are."""
    state = witches("F4", workers=30)

    play(state, 0, *before, "transform E7 to green")

    assert choices(state, "transform") == set()
    with pytest.raises(IllegalAction):
        play(state, 0, "transform G2 to green")


@pytest.mark.parametrize(
    "action, hex, bought",
    [
        ("action ACT5", "G2", 1),
        ("action ACT5", "E6", 2),
        ("action ACT6", "E6", 1),
        ("action BON1", "G2", 1),
        ("action BON1", "F3", 2),
    ],
)
def test_missing_spades_may_be_bought_for_the_same_hex(action: str, hex: str, bought: int) -> None:
    """TM-9.12: at 3 workers each, and a dwelling may follow."""
    state = witches("F4", bowls=(0, 0, 12))

    play(state, 0, action, f"transform {hex} to green")
    assert state.workers[0] == 10 - 3 * bought
    play(state, 0, f"build {hex}")

    assert has_dwelling(state, hex)


def test_missing_spades_must_be_paid() -> None:
    """TM-9.12: the first spade is free, the other two would cost 6 workers."""
    state = witches("F4", workers=5)
    play(state, 0, "action ACT5")

    with refused("TM-9.7"):
        play(state, 0, "transform E6 to green")
    play(state, 0, "transform E6 to blue")

    assert state.workers[0] == 2


@pytest.mark.parametrize("action, colour", [("ACT5", "gray"), ("BON1", "gray"), ("ACT6", "gray")])
def test_a_free_spade_need_not_be_topped_up(action: str, colour: str) -> None:
    """TM-9.13: wasteland stops at mountains."""
    state = witches("F4", workers=0, bowls=(0, 0, 12))

    play(state, 0, f"action {action}", f"transform G2 to {colour}")

    assert terrain(state, "G2") == colour
    assert "done" in options(GAME, state, 0)
    assert choices(state, "build") == set()


def test_of_two_spades_the_second_may_go_to_another_hex() -> None:
    """TM-9.14: D5 becomes forest with one, E6 swamp with the other."""
    state = witches("D4", bowls=(0, 0, 12), workers=1)

    play(state, 0, "action ACT6", "transform D5 to green", "transform E6 to black")

    assert (terrain(state, "D5"), terrain(state, "E6")) == ("green", "black")
    assert choices(state, "build") == {"build D5"}
    play(state, 0, "build D5", "done")
    assert goods(state) == (0, 18, 2)


def test_the_second_of_two_spades_may_be_left_unused() -> None:
    """TM-9.14: it "may" be used."""
    state = witches("D4", bowls=(0, 0, 12))

    play(state, 0, "action ACT6", "transform D5 to green", "done", "build D5")

    assert has_dwelling(state, "D5")


def test_no_second_hex_when_the_first_takes_both_spades() -> None:
    """TM-9.14"""
    state = witches("F4", bowls=(0, 0, 12))

    play(state, 0, "action ACT6", "transform G2 to green")

    assert choices(state, "transform") == set()


def test_the_three_spades_of_the_halflings_may_go_to_several_hexes() -> None:
    """TM-9.14: E5 takes one (swamp to plains), G2 two (wasteland over desert to plains)."""
    state = position("halflings", "nomads")
    put(state, 0, "F3:TP")

    play(state, 0, "upgrade F3 to SH", "transform E5 to brown", "transform G2 to brown")

    assert choices(state, "build") == {"build E5", "build G2"}
    play(state, 0, "build G2")
    with refused("TM-9.19"):
        play(state, 0, "build E5")


def test_the_three_spades_of_the_halflings_leave_at_most_one_hex_of_another_terrain() -> None:
    """TM-9.15: F4 gets one step (forest to lakes); of the other two it may get more, E5 and G2 must become plains."""
    state = position("halflings", "nomads")
    put(state, 0, "F3:TP")
    play(state, 0, "upgrade F3 to SH", "transform F4 to blue")

    with refused("TM-9.15"):
        play(state, 0, "transform G2 to yellow")
    go_on = {"transform F4 to black", "transform F4 to brown"}
    assert choices(state, "transform") == {"transform E5 to brown", "transform G2 to brown", *go_on}
    play(state, 0, "transform E5 to brown")
    assert choices(state, "transform") == {"transform F4 to black"}
    with pytest.raises(IllegalAction):
        play(state, 0, "transform G2 to yellow")


def test_the_order_in_which_the_hexes_are_entered_does_not_matter() -> None:
    """TM-9.15: first the one that stays foreign, then the one that becomes home."""
    state = witches("D4", bowls=(0, 0, 12))

    play(state, 0, "action ACT6", "transform E6 to black", "transform D5 to green", "build D5")

    assert (terrain(state, "D5"), terrain(state, "E6")) == ("green", "black")
    assert has_dwelling(state, "D5")


def test_of_two_hexes_that_share_the_spades_at_least_one_becomes_home_terrain() -> None:
    """TM-9.15"""
    state = witches("D4", bowls=(0, 0, 12))
    play(state, 0, "action ACT6", "transform E6 to black")

    with refused("TM-9.15"):
        play(state, 0, "transform D5 to black")
    go_on = {"transform E6 to blue", "transform E6 to green"}
    assert choices(state, "transform") == {"transform D5 to green", "transform E7 to green", *go_on}


def test_no_spades_are_bought_for_the_second_hex() -> None:
    """TM-9.15: E6 needs three to become forest."""
    state = witches("D4", bowls=(0, 0, 12), workers=30)
    play(state, 0, "action ACT6", "transform D5 to green")

    for colour in ("green", "blue", "gray"):
        with refused("TM-9.15"):
            play(state, 0, f"transform E6 to {colour}")


def test_a_hex_just_transformed_does_not_extend_the_reach() -> None:
    """TM-9.15: D5 is beside E7 but not beside F4."""
    state = witches("F4", bowls=(0, 0, 12))
    play(state, 0, "action ACT6", "transform E7 to green")

    with refused("TM-9.1"):
        play(state, 0, "transform D5 to green")


def test_after_all_spades_one_dwelling_is_built_on_either_of_two_home_hexes() -> None:
    """TM-9.15"""
    for first, second in [("D5", "E7"), ("E7", "D5")]:
        state = witches("D4", bowls=(0, 0, 12))

        play(state, 0, "action ACT6", "transform D5 to green", "transform E7 to green")
        assert choices(state, "build") == {"build D5", "build E7"}
        play(state, 0, f"build {first}")

        with refused("TM-9.19"):
            play(state, 0, f"build {second}")
        assert has_dwelling(state, first)
        assert not has_dwelling(state, second)


def test_no_dwelling_while_spades_are_still_being_used() -> None:
    """TM-9.15: after all spades are used."""
    state = witches("D4", bowls=(0, 0, 12))

    play(state, 0, "action ACT6", "transform D5 to green")

    assert choices(state, "build") == set()
    with pytest.raises(IllegalAction):
        play(state, 0, "build D5")


@pytest.mark.parametrize("action", ["action ACT5", "action ACT6", "action BON1"])
def test_an_action_with_free_spades_uses_at_least_one(action: str) -> None:
    """TM-9.16, TM-9.24: ending it or only building on a forest will not do."""
    state = witches("D4", bowls=(0, 0, 12))
    play(state, 0, action)

    for without in ("done", "build C3"):
        with refused("TM-9.16"):
            play(state, 0, without)
    assert not {"done", "build C3"} & options(GAME, state, 0)


def test_an_action_with_free_spades_needs_a_hex_for_them() -> None:
    """TM-9.16: Giants without workers cannot use a single spade; all neighbours of D6 can be occupied."""
    giants = position("giants", "nomads")
    put(giants, 0, "G2")
    give(giants, 0, workers=0)
    hemmed_in = witches("D6")
    put(hemmed_in, 1, "C4")

    for state in (giants, hemmed_in):
        for action in ("action ACT5", "action BON1"):
            with refused("TM-9.16"):
                play(state, 0, action)
            assert action not in options(GAME, state, 0)


def test_free_spades_cannot_be_used_only_to_build_on_home_terrain() -> None:
    """TM-9.24: beside D6 is only the forest C4, which may be built on or transformed but not both."""
    state = witches("D6")
    play(state, 0, "action ACT5")

    with refused("TM-9.16"):
        play(state, 0, "build C4")
    play(state, 0, "transform C4 to gray")
    assert choices(state, "build") == set()


@pytest.mark.parametrize(
    "moves, spades",
    [
        pytest.param(("transform E6 to green",), 3, id="bought"),
        pytest.param(("action ACT5", "transform E7 to green"), 1, id="free"),
        pytest.param(("action ACT6", "transform G2 to green"), 2, id="two free"),
        pytest.param(("action ACT5", "transform E6 to green"), 3, id="free and bought"),
        pytest.param(("action BON1", "transform G2 to gray"), 1, id="from the scroll"),
        pytest.param(("action ACT6", "transform E7 to green", "transform G2 to gray"), 2, id="on two hexes"),
        pytest.param(("action ACT6", "transform E7 to green", "done"), 1, id="one unused"),
    ],
)
def test_each_spade_used_scores_2_points_if_the_tile_shows_the_spade(
    moves: tuple[str, ...], spades: int
) -> None:
    """TM-9.17, TM-X16"""
    state = witches("F4", round=1, bowls=(0, 0, 12))

    play(state, 0, *moves)

    assert state.points[0] == 20 + 2 * spades


def test_spades_score_nothing_with_another_tile() -> None:
    """TM-9.17"""
    state = witches("F4", round=3)

    play(state, 0, "transform E6 to green")

    assert state.points[0] == 20


# The dwelling


@pytest.mark.parametrize(
    "faction, workers, coins",
    [
        ("nomads", 1, 2),
        ("fakirs", 1, 2),
        ("halflings", 1, 2),
        ("cultists", 1, 2),
        ("alchemists", 1, 2),
        ("darklings", 1, 2),
        ("mermaids", 1, 2),
        ("swarmlings", 2, 3),
        ("witches", 1, 2),
        ("auren", 1, 2),
        ("dwarves", 1, 2),
        ("engineers", 1, 1),
        ("giants", 1, 2),
        ("chaos_magicians", 1, 2),
    ],
)
def test_a_dwelling_costs_a_worker_and_two_coins_and_for_two_factions_something_else(
    faction: str, workers: int, coins: int
) -> None:
    """TM-9.18: not a coin or worker less."""
    near = {
        **dict.fromkeys(("nomads", "fakirs"), ("F4", "F3")),
        **dict.fromkeys(("halflings", "cultists"), ("F4", "E6")),
        **dict.fromkeys(("alchemists", "darklings"), ("E6", "E5")),
        **dict.fromkeys(("mermaids", "swarmlings"), ("E7", "D5")),
        **dict.fromkeys(("witches", "auren"), ("E7", "F4")),
        **dict.fromkeys(("dwarves", "engineers"), ("F4", "E7")),
        **dict.fromkeys(("giants", "chaos_magicians"), ("F4", "G2")),
    }
    stands, free = near[faction]
    state = position(faction, "witches" if faction not in ("witches", "auren") else "nomads")
    put(state, 0, stands)

    for lacking in ((workers - 1, coins), (workers, coins - 1)):
        give(state, 0, workers=lacking[0], coins=lacking[1])
        with refused("TM-9.18"):
            play(state, 0, f"build {free}")
        assert f"build {free}" not in options(GAME, state, 0)
    give(state, 0, workers=workers, coins=coins)
    play(state, 0, f"build {free}")

    assert goods(state) == (0, 0, 2)
    assert has_dwelling(state, free)


def test_at_most_one_dwelling_is_built_in_an_action() -> None:
    """TM-9.19: C3 is forest, E7 is made forest."""
    state = witches("D4")
    play(state, 0, "build C3")
    with refused("TM-9.19"):
        play(state, 0, "build C4")

    state = witches("D4")
    play(state, 0, "transform E7 to green", "build E7")
    with refused("TM-9.19"):
        play(state, 0, "build C3")
    assert choices(state, "build") == set()


@pytest.mark.parametrize("round, tile, points", [(3, "SCORE3", 2), (5, "SCORE5", 2), (4, "SCORE4", 0)])
def test_each_dwelling_built_scores_2_points_if_the_tile_shows_the_dwelling(
    round: int, tile: str, points: int
) -> None:
    """TM-9.20, TM-X15"""
    state = witches("D4", round=round)
    assert GAME.view(state, None)["scoring"][round - 1] == tile

    play(state, 0, "build C3")

    assert state.points[0] == 20 + points


@pytest.mark.parametrize("round, points", [(3, 4), (4, 2)])
def test_a_favor_tile_scores_2_points_more_for_each_dwelling(round: int, points: int) -> None:
    """TM-9.20: FAV11."""
    state = witches("D4", round=round, favors=["FAV11"])

    play(state, 0, "transform E7 to green", "build E7")

    assert state.points[0] == 20 + points


def test_dwellings_built_free_of_charge_score_as_well() -> None:
    """TM-9.20: the ride of the Witches."""
    state = witches("D4:SH", favors=["FAV11"])

    play(state, 0, "action ACTW", "build I11")

    assert state.points[0] == 24
    assert goods(state) == (10, 20, 2)


def test_a_transformed_hex_may_be_built_on_later_by_anybody_whose_home_it_is() -> None:
    """TM-9.21: the Witches make E7 desert, the Nomads on E8 build there."""
    state = witches("F4")
    put(state, 1, "E8")
    play(state, 0, "transform E7 to yellow", "done")

    play(state, 1, "build E7")

    assert has_dwelling(state, "E7", seat=1)
    assert goods(state, 1) == (9, 18, 2)


def test_a_hex_transformed_in_an_earlier_action_is_built_on_by_a_new_one() -> None:
    """TM-9.21, TM-9.23"""
    state = witches("F4")
    play(state, 0, "transform E7 to green", "done")
    play(state, 1, "pass BON3", "done")

    play(state, 0, "build E7")

    assert has_dwelling(state, "E7")
    assert goods(state) == (10 - 3 - 1, 18, 2)


def test_spades_of_a_cult_bonus_never_allow_building() -> None:
    """TM-9.22: neither on the hex nor on another one."""
    state = witches("D4", round=2, cults=(0, 0, 8, 0))
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")

    play(state, 0, "transform E7 to green")
    for hex in ("E7", "C3"):
        with pytest.raises(IllegalAction):
            play(state, 0, f"build {hex}")
    assert choices(state, "build") == set()
    play(state, 0, "transform D5 to green")

    assert state.round == 3
    assert GAME.view(state, None)["seats"][0]["buildings"]["dwelling"] == 1


def test_a_hex_of_an_earlier_action_must_be_reachable_again() -> None:
    """TM-9.23: with the shipping scroll the Witches on G3 transform E7 over r22; later they hold another one."""
    state = witches("G3", scroll="BON4")
    play(state, 0, "transform E7 to green", "done")
    play(state, 1, "pass BON3", "done")
    play(state, 0, "pass BON5", "done")
    play(state, 1, "advance dig", "done")
    assert state.round == 4

    with refused("TM-9.1"):
        play(state, 0, "build E7")


def test_a_dwelling_after_a_transformation_stands_on_the_hex_of_that_action() -> None:
    """TM-9.23: E7 was made forest in an earlier action."""
    state = witches("F4", workers=20)
    play(state, 0, "transform E7 to green", "done")
    play(state, 1, "pass BON3", "done")
    play(state, 0, "transform G2 to green")

    with refused("TM-9.23"):
        play(state, 0, "build E7")
    assert choices(state, "build") == {"build G2"}
