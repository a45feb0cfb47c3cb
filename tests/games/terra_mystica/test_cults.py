"""Cult tracks (TM-14) and action 5, send a priest (TM-15)."""

from __future__ import annotations

import pytest

from deskovka.core.errors import NotationError
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put
from positions import options, refused

TRACKS = ("FIRE", "WATER", "EARTH", "AIR")


def alone(*, faction: str = "nomads", **amounts: object) -> TerraMysticaState:
    """A faction to act with all tokens in bowl I and markers on 0; the Witches have passed."""
    state = position(faction, "witches", turn=1)
    play(state, 1, "pass BON3", "done")
    give(state, 0, bowls=(12, 0, 0), priests=7, cults=(0, 0, 0, 0))
    give(state, 0, **amounts)
    give(state, 1, cults=(0, 0, 0, 0))
    return state


def cults(state: TerraMysticaState, seat: int = 0) -> list[int]:
    shown: list[int] = GAME.view(state, None)["seats"][seat]["cults"]
    return shown


def orders(state: TerraMysticaState, cult: str) -> list[int | None]:
    shown: list[int | None] = GAME.view(state, None)["orders"][cult]
    return shown


def gained(state: TerraMysticaState) -> int:
    """The power gained since all tokens lay in bowl I."""
    return state.bowl2[0] + 2 * state.bowl3[0]


# Steps and power


def test_there_are_four_tracks_with_steps_up_to_10() -> None:
    """TM-14.1"""
    for track, cult in enumerate(TRACKS):
        state = alone(keys=1, cults=(8, 8, 8, 8))

        play(state, 0, f"send p to {cult} for 3", f"climb {cult}")

        assert cults(state) == [10 if number == track else 8 for number in range(4)]
    with pytest.raises(NotationError):
        GAME.read("send p to LIGHT for 3")


def test_there_is_no_step_beyond_10() -> None:
    """TM-14.1"""
    state = alone(keys=1, cults=(10, 0, 0, 0))

    play(state, 0, "send p to FIRE for 3", "done")

    assert cults(state) == [10, 0, 0, 0]
    assert state.keys[0] == 1


@pytest.mark.parametrize("track", range(4))
def test_reaching_steps_3_5_7_and_10_gives_1_2_2_and_3_power(track: int) -> None:
    """TM-14.2: step by step; no other step gives any."""
    power = {}
    for step in range(1, 11):
        state = alone(keys=1, cults=tuple(step - 1 if other == track else 0 for other in range(4)))
        play(state, 0, f"send p to {TRACKS[track]} for 1")
        if step == 10:
            play(state, 0, f"climb {TRACKS[track]}")
        assert cults(state)[track] == step
        power[step] = gained(state)

    assert power == {1: 0, 2: 0, 3: 1, 4: 0, 5: 2, 6: 0, 7: 2, 8: 0, 9: 0, 10: 3}


def test_the_power_comes_at_that_moment() -> None:
    """TM-14.2: it can be spent in the same turn."""
    state = alone(bowls=(0, 2, 0), cults=(4, 0, 0, 0))

    play(state, 0, "send p to FIRE for 1", "convert 1PW to 1C", "convert 1PW to 1C")

    assert state.coins[0] == 22


def test_each_track_gives_its_own_power() -> None:
    """TM-14.2: once per track and step."""
    state = alone()

    for cult in TRACKS:
        play(state, 0, f"send p to {cult} for 3", "done")

    assert gained(state) == 4
    assert cults(state) == [3, 3, 3, 3]


@pytest.mark.parametrize(
    "start, steps, goal, power",
    [
        (0, 2, 2, 0),
        (0, 3, 3, 1),
        (1, 3, 4, 1),
        (2, 3, 5, 3),
        (3, 3, 6, 2),
        (4, 3, 7, 4),
        (5, 2, 7, 2),
        (6, 3, 9, 2),
        (7, 2, 9, 0),
    ],
)
def test_steps_taken_in_one_go_give_the_power_of_all_thresholds_passed(
    start: int, steps: int, goal: int, power: int
) -> None:
    """TM-14.3: that of the step left behind is not given again."""
    state = alone(cults=(0, 0, start, 0))

    play(state, 0, f"send p to EARTH for {steps}")

    assert cults(state) == [0, 0, goal, 0]
    assert gained(state) == power


def test_the_nomads_move_three_steps_on_air_and_gain_4_power() -> None:
    """TM-X22 (TM-14.2): from 4 to 7."""
    state = alone(cults=(0, 0, 0, 4))

    play(state, 0, "send p to AIR for 3")

    assert cults(state) == [0, 0, 0, 7]
    assert gained(state) == 2 + 2


# Step 10


def test_on_step_10_only_one_player_may_stand() -> None:
    """TM-14.4: the Witches stand there; a key does not help, and nothing is asked."""
    state = alone(keys=1, cults=(8, 0, 0, 0))
    give(state, 1, cults=(10, 0, 0, 0))

    play(state, 0, "send p to FIRE for 3")

    assert cults(state) == [9, 0, 0, 0]
    assert "done" in options(GAME, state, 0)
    with refused("TM-14.5"):
        play(state, 0, "climb FIRE")
    assert state.keys[0] == 1


def test_step_10_of_another_track_is_free() -> None:
    """TM-14.4: it is taken on one track only."""
    state = alone(keys=1, cults=(0, 9, 0, 0))
    give(state, 1, cults=(10, 0, 0, 0))

    play(state, 0, "send p to WATER for 1", "climb WATER")

    assert cults(state) == [0, 10, 0, 0]


@pytest.mark.parametrize("start, steps", [(9, 1), (8, 2), (7, 3), (8, 3), (9, 3)])
def test_without_a_key_the_marker_stops_at_9(start: int, steps: int) -> None:
    """TM-14.5: further steps are lost."""
    state = alone(cults=(start, 0, 0, 0))

    play(state, 0, f"send p to FIRE for {steps}", "done")

    assert cults(state) == [9, 0, 0, 0]
    assert gained(state) == 0
    assert GAME.waiting(state) == (0,)


@pytest.mark.parametrize("start, steps, power", [(9, 1, 3), (8, 2, 3), (7, 3, 3), (9, 3, 3)])
def test_a_key_opens_step_10(start: int, steps: int, power: int) -> None:
    """TM-14.5: 3 power, and the key is used up."""
    state = alone(cults=(start, 0, 0, 0), keys=1)

    play(state, 0, f"send p to FIRE for {steps}", "climb FIRE")

    assert cults(state) == [10, 0, 0, 0]
    assert gained(state) == power
    assert state.keys[0] == 0


def test_nothing_is_asked_when_the_steps_do_not_reach_10() -> None:
    """TM-14.5"""
    state = alone(cults=(6, 0, 0, 0), keys=1)

    play(state, 0, "send p to FIRE for 3")

    assert "done" in options(GAME, state, 0)
    assert cults(state) == [9, 0, 0, 0]


def test_each_key_serves_once() -> None:
    """TM-14.5"""
    state = alone(cults=(9, 9, 0, 0), keys=1)

    play(state, 0, "send p to FIRE for 1", "climb FIRE", "done")
    play(state, 0, "send p to WATER for 1", "done")

    assert cults(state) == [10, 9, 0, 0]


def test_with_two_towns_a_player_may_go_to_step_10_on_two_tracks() -> None:
    """TM-X23 (TM-14.5): but not on three."""
    state = alone(cults=(9, 9, 9, 0), keys=2)

    play(state, 0, "send p to FIRE for 1", "climb FIRE", "done")
    play(state, 0, "send p to EARTH for 1", "climb EARTH", "done")
    play(state, 0, "send p to WATER for 1", "done")

    assert cults(state) == [10, 9, 10, 0]
    assert state.keys[0] == 0


def test_each_town_gives_a_key() -> None:
    """TM-14.5: two towns, with trading posts at both ends of the map."""
    state = alone(faction="giants", workers=20, coins=40)
    put(state, 0, "F4:SH", "E6:TP", "E7", "G2")
    put(state, 0, "A1:TP", "A2:TE", "B1:TE", "A3")

    play(state, 0, "upgrade E7 to TP", "+TW1", "done")
    assert state.keys[0] == 1
    play(state, 0, "upgrade A3 to TP", "+TW1", "done")

    assert state.keys[0] == 2


def test_moving_to_step_10_is_a_right() -> None:
    """TM-14.6: one may stop at 9, keep the key and use it later."""
    state = alone(cults=(8, 0, 0, 0), keys=1)
    play(state, 0, "send p to FIRE for 3")
    assert {"climb FIRE", "stay FIRE"} <= options(GAME, state, 0)

    play(state, 0, "stay FIRE", "done")
    assert (cults(state), state.keys[0], gained(state)) == ([9, 0, 0, 0], 1, 0)
    play(state, 0, "send p to FIRE for 1", "climb FIRE")

    assert (cults(state), state.keys[0], gained(state)) == ([10, 0, 0, 0], 0, 3)


def test_only_the_track_in_question_is_climbed() -> None:
    """TM-14.6"""
    state = alone(cults=(9, 9, 0, 0), keys=1)
    play(state, 0, "send p to FIRE for 1")

    for wrong in ("climb WATER", "stay WATER", "done"):
        with refused("TM-14.6"):
            play(state, 0, wrong)


def town_of_giants(**amounts: object) -> TerraMysticaState:
    """The Giants are about to take a tile for a town."""
    state = alone(faction="giants", **amounts)
    put(state, 0, "F4:SH", "E6:TP", "E7", "G2")
    play(state, 0, "upgrade E7 to TP")
    return state


def finish_tracks(state: TerraMysticaState, *climbed: str) -> None:
    """Answer every question for step 10: climb these tracks, stay on the others."""
    while climbs := [option for option in options(GAME, state, 0) if option.startswith("climb")]:
        cult = climbs[0].removeprefix("climb ")
        play(state, 0, climbs[0] if cult in climbed else f"stay {cult}")


@pytest.mark.parametrize("track, cult", list(enumerate(TRACKS)))
def test_if_the_keys_do_not_suffice_for_all_tracks_the_player_chooses(track: int, cult: str) -> None:
    """TM-14.7: TW5 brings a step on every track, all markers are on 9, the town's key is the only one."""
    state = town_of_giants(cults=(9, 9, 9, 9))
    play(state, 0, "+TW5")

    finish_tracks(state, cult)

    assert cults(state) == [10 if number == track else 9 for number in range(4)]
    assert state.keys[0] == 0
    assert gained(state) == 3


def test_one_key_opens_one_of_two_tracks() -> None:
    """TM-14.5, TM-14.7: after the first climb there is no key for the second."""
    state = town_of_giants(cults=(9, 9, 0, 0))
    play(state, 0, "+TW5")

    finish_tracks(state, "FIRE", "WATER")

    assert sorted(cults(state)) == [1, 1, 9, 10]
    assert state.keys[0] == 0


def test_two_keys_open_two_tracks_at_once() -> None:
    """TM-14.7: one key was left from before."""
    state = town_of_giants(cults=(9, 9, 0, 9), keys=1)
    play(state, 0, "+TW5")

    finish_tracks(state, "FIRE", "AIR")

    assert cults(state) == [10, 9, 1, 10]
    assert state.keys[0] == 0


def test_the_key_of_a_town_may_be_used_for_the_steps_of_its_own_tile() -> None:
    """TM-14.8: TW5."""
    state = town_of_giants(cults=(9, 0, 4, 0))

    play(state, 0, "+TW5", "climb FIRE")

    assert cults(state) == [10, 1, 5, 1]
    assert gained(state) == 3 + 2


def test_the_key_of_a_town_may_be_used_for_other_steps_of_the_same_action() -> None:
    """TM-14.8: the sanctuary founds a town and brings a favor tile with three steps."""
    state = alone(faction="giants", cults=(8, 0, 0, 0))
    put(state, 0, "F4:TE", "E6:TP", "G2:TP")

    play(state, 0, "upgrade F4 to SA", "+TW1", "+FAV1", "climb FIRE")

    assert cults(state) == [10, 0, 0, 0]
    assert state.keys[0] == 0


def test_the_key_of_a_town_founded_by_a_favor_tile_may_be_used_for_the_steps_of_that_tile() -> None:
    """TM-14.8, TM-20.2: FAV5 founds the town of value 6 in the corner; then its two steps of fire may follow."""
    state = alone(faction="giants", cults=(8, 0, 0, 0))
    put(state, 0, "F4:TP", "A1:TP", "A2:TP", "B1", "A3")

    play(state, 0, "upgrade F4 to TE", "+FAV5", "+TW1")
    assert "climb FIRE" in options(GAME, state, 0)
    play(state, 0, "climb FIRE")

    assert cults(state) == [10, 0, 0, 0]
    assert state.keys[0] == 0


def test_markers_never_move_down() -> None:
    """TM-14.9: a cult bonus of two priests leaves the marker on 9."""
    state = alone(cults=(0, 9, 0, 0), priests=0)

    play(state, 0, "pass BON4", "done")

    assert state.round == 4
    assert state.priests[0] == 2
    assert cults(state) == [0, 9, 0, 0]


# Sending a priest


@pytest.mark.parametrize("cult", TRACKS)
def test_each_cult_has_one_space_of_3_and_three_of_2(cult: str) -> None:
    """TM-15.1: the fifth priest finds none."""
    state = alone()
    track = TRACKS.index(cult)

    play(state, 0, f"send p to {cult} for 3", "done")
    assert cults(state)[track] == 3
    with refused("TM-15.1"):
        play(state, 0, f"send p to {cult} for 3")
    for step in (5, 7, 9):
        play(state, 0, f"send p to {cult} for 2", "done")
        assert cults(state)[track] == step

    with refused("TM-15.1"):
        play(state, 0, f"send p to {cult} for 2")
    assert orders(state, cult) == [0, 0, 0, 0]
    assert {option for option in options(GAME, state, 0) if cult in option} == {f"send p to {cult} for 1"}


@pytest.mark.parametrize("steps", [4, 0, -1, 10])
def test_there_are_no_other_spaces(steps: int) -> None:
    """TM-15.1"""
    state = alone()

    with refused("TM-15.1"):
        play(state, 0, f"send p to FIRE for {steps}")


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_without_a_priest_none_can_be_sent(steps: int) -> None:
    """TM-15.1, TM-15.3"""
    state = alone(priests=0)

    with refused("TM-15.1"):
        play(state, 0, f"send p to FIRE for {steps}")
    assert not [option for option in options(GAME, state, 0) if option.startswith("send")]


def test_one_priest_is_sent_in_an_action() -> None:
    """TM-15.1"""
    state = alone(priests=3)

    play(state, 0, "send p to FIRE for 2")

    assert state.priests[0] == 2
    assert not [option for option in options(GAME, state, 0) if option.startswith("send")]


def test_the_spaces_are_shared_by_all_players() -> None:
    """TM-15.1: what one has taken is not free for another."""
    state = position("nomads", "witches")
    play(state, 0, "send p to FIRE for 3", "done")

    with refused("TM-15.1"):
        play(state, 1, "send p to FIRE for 3")
    play(state, 1, "send p to FIRE for 2", "done")

    assert orders(state, "FIRE").count(0) == 1
    assert orders(state, "FIRE").count(1) == 1


def test_a_priest_on_an_order_never_comes_back() -> None:
    """TM-15.2: the space stays taken in later rounds, and the priest counts towards the seven."""
    state = alone()
    play(state, 0, "send p to FIRE for 3", "done")
    play(state, 0, "pass BON4", "done")
    assert state.round == 4
    assert GAME.waiting(state) == (1,)
    play(state, 1, "advance dig", "done")

    with refused("TM-15.1"):
        play(state, 0, "send p to FIRE for 3")
    give(state, 0, bowls=(0, 0, 12), priests=6)
    with refused("TM-6.6"):
        play(state, 0, "convert 5PW to 1P")


def test_a_priest_may_be_returned_to_the_supply_for_one_step() -> None:
    """TM-15.3: no space is taken and the priest can be gained again."""
    state = alone(priests=7, bowls=(0, 0, 12))

    play(state, 0, "send p to AIR for 1")
    assert cults(state) == [0, 0, 0, 1]
    assert state.priests[0] == 6
    assert orders(state, "AIR") == [None] * 4
    play(state, 0, "convert 5PW to 1P")

    assert state.priests[0] == 7


def test_one_step_is_always_possible() -> None:
    """TM-15.3: when spaces are free, and when all are taken."""
    state = alone()
    assert "send p to EARTH for 1" in options(GAME, state, 0)
    for steps in (3, 2, 2, 2):
        play(state, 0, f"send p to EARTH for {steps}", "done")
    give(state, 0, cults=(0, 0, 0, 0))

    play(state, 0, "send p to EARTH for 1")

    assert cults(state) == [0, 0, 1, 0]


def test_a_space_of_2_may_be_chosen_while_that_of_3_is_free() -> None:
    """TM-15.4"""
    state = alone()

    play(state, 0, "send p to WATER for 2", "done")

    assert cults(state) == [0, 2, 0, 0]
    play(state, 0, "send p to WATER for 3")
    assert cults(state) == [0, 5, 0, 0]


@pytest.mark.parametrize("step", [9, 10])
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_priest_may_be_sent_even_if_the_marker_cannot_move(step: int, steps: int) -> None:
    """TM-15.5: without a key."""
    state = alone(cults=(step, 0, 0, 0))

    play(state, 0, f"send p to FIRE for {steps}", "done")

    assert cults(state) == [step, 0, 0, 0]
    assert state.priests[0] == 6
