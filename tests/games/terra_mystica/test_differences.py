"""Where the book and other sources differ (TM-41), and the three switches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from deskovka.core.errors import SetupError
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, new_table, play, position, put, terrain
from positions import options, refused


def both_pass(state: TerraMysticaState) -> None:
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")


def hexes(state: TerraMysticaState, seat: int = 0) -> set[str]:
    return {text.split()[1] for text in options(GAME, state, seat) if text.startswith("transform")}


@pytest.mark.parametrize(
    ("faction", "building", "priests"),
    [
        ("swarmlings", "A1:TE", 1),
        ("swarmlings", "A1:SA", 2),
        ("darklings", "A1:TE", 1),
        ("darklings", "A1:SA", 2),
        ("witches", "A1:TE", 1),
        ("witches", "A1:SA", 1),
    ],
)
def test_two_priests_come_from_the_sanctuary_not_from_a_temple(
    faction: str, building: str, priests: int
) -> None:
    """TM-41.1: of Swarmlings and Darklings."""
    state = position(faction, "halflings", round=1)
    put(state, 0, building)
    give(state, 0, priests=0, cults=(0, 0, 0, 0))

    both_pass(state)

    assert state.priests[0] == priests


@pytest.mark.parametrize(
    ("switch", "second"),
    [
        ({}, {"E1", "D1", "F1"}),
        ({"cult_spades_must_adjoin": "yes"}, {"E1", "D1", "F1"}),
        ({"cult_spades_must_adjoin": "no"}, {"E1", "D1", "D2", "E3", "F1", "F2"}),
    ],
)
def test_several_bonus_spades_must_adjoin_unless_switched_off(
    switch: dict[str, str], second: set[str]
) -> None:
    """TM-41.2: earth 8, the first spade on E1 beside E2; the second may go on there."""
    state = position("witches", "halflings", round=2, turn=0, **switch)
    put(state, 0, "E2")
    give(state, 0, cults=(0, 0, 8, 0))
    both_pass(state)

    play(state, 0, "transform E1 to blue")

    assert hexes(state) == second


def cultists_build(answers: list[str], **switch: str) -> TerraMysticaState:
    """The Cultists upgrade at E2, next to the Witches' dwelling E1 and the Nomads' dwelling E3, who answer."""
    state = position("cultists", "witches", "nomads", round=1, turn=0, **switch)
    put(state, 0, "E2")
    put(state, 1, "E1")
    put(state, 2, "E3")
    give(state, 0, bowls=(12, 0, 0), cults=(0, 0, 0, 0))
    play(state, 0, "upgrade E2 to TP", "done")
    for seat, answer in enumerate(answers, 1):
        play(state, seat, f"{answer} 1 from cultists")
    return state


@pytest.mark.parametrize(
    ("switch", "power"), [({}, 0), ({"cultist_errata": "no"}, 0), ({"cultist_errata": "yes"}, 1)]
)
def test_the_cultists_consolation_power_is_a_switch(switch: dict[str, str], power: int) -> None:
    """TM-41.3: all opponents refuse."""
    state = cultists_build(["decline", "decline"], **switch)

    assert state.bowl2[0] == power
    assert GAME.waiting(state) == (1,)


def test_with_the_switch_there_is_no_consolation_when_somebody_takes_power() -> None:
    """TM-41.3: then there is the step on a cult, as in the book."""
    state = cultists_build(["decline", "leech"], cultist_errata="yes")

    assert GAME.waiting(state) == (0,)
    play(state, 0, "+FIRE")

    assert (state.cults[0], state.bowl2[0]) == (1, 0)


@pytest.mark.parametrize("bowls", [(0, 0, 12)])
def test_with_the_switch_there_is_no_consolation_when_nobody_could_take_power(bowls: tuple[int, ...]) -> None:
    """TM-41.3: both neighbours have all tokens in bowl III, so nobody refuses."""
    state = position("cultists", "witches", round=1, cultist_errata="yes")
    put(state, 0, "E2")
    put(state, 1, "E1")
    give(state, 0, bowls=(12, 0, 0))
    give(state, 1, bowls=bowls)

    play(state, 0, "upgrade E2 to TP", "done")

    assert GAME.waiting(state) == (1,)
    assert state.bowl2[0] == 0


def test_the_consolation_is_for_the_cultists_only() -> None:
    """TM-41.3."""
    state = position("halflings", "witches", round=1)
    state.switches = replace(state.switches, cultist_errata=True)
    put(state, 0, "E2")
    put(state, 1, "E1")
    give(state, 0, bowls=(12, 0, 0))

    play(state, 0, "upgrade E2 to TP", "done")
    play(state, 1, "decline 1 from halflings")

    assert state.bowl2[0] == 0


@pytest.mark.parametrize(
    ("switch", "order"),
    [
        ({}, [1, 2, 0]),
        ({"turn_order": "clockwise"}, [1, 2, 0]),
        ({"turn_order": "pass_order"}, [1, 0, 2]),
    ],
)
def test_turn_order_by_passing_order_is_a_switch(switch: dict[str, str], order: list[int]) -> None:
    """TM-41.4: in round 3 they pass in the order 1, 0, 2."""
    state = position("witches", "halflings", "nomads", round=3, turn=1, **switch)
    play(state, 1, "pass BON4", "done")
    play(state, 2, "send p to FIRE for 1", "done")
    play(state, 0, "pass BON5", "done")
    play(state, 2, "pass BON6", "done")

    turns = []
    for _ in range(6):
        [seat] = GAME.waiting(state)
        turns.append(seat)
        give(state, seat, priests=1)
        play(state, seat, "send p to FIRE for 1", "done")

    assert turns == order * 2


def test_in_the_order_of_passing_those_who_passed_are_skipped() -> None:
    """TM-41.4: order 1, 0, 2; when 0 has passed, 2 follows 1."""
    state = position("witches", "halflings", "nomads", turn=1, turn_order="pass_order")
    play(state, 1, "pass BON4", "done")
    play(state, 2, "send p to FIRE for 1", "done")
    play(state, 0, "pass BON5", "done")
    play(state, 2, "pass BON6", "done")

    play(state, 1, "send p to FIRE for 1", "done")
    play(state, 0, "pass BON1", "done")
    play(state, 2, "send p to FIRE for 1", "done")

    assert GAME.waiting(state) == (1,)


@pytest.mark.parametrize(
    ("colour", "spades"),
    [("green", 1), ("red", 1), ("blue", 2), ("yellow", 2), ("black", 3), ("brown", 3)],
)
def test_the_long_way_round_the_wheel_is_not_used(colour: str, spades: int) -> None:
    """TM-41.5: A2 is gray; with SCORE1 the longer way would bring more points."""
    state = position("witches", "halflings", round=1)
    put(state, 0, "A3")
    give(state, 0, workers=30)

    play(state, 0, f"transform A2 to {colour}")

    assert state.workers[0] == 30 - 3 * spades
    assert state.points[0] == 20 + 2 * spades


def test_a_hex_is_not_turned_once_round_the_wheel() -> None:
    """TM-41.5."""
    state = position("witches", "halflings", round=1)
    put(state, 0, "A3")
    give(state, 0, workers=30)

    with refused("TM-9.4"):
        play(state, 0, "transform A2 to gray")


@pytest.mark.parametrize(("move", "points"), [("done", 0), ("transform E1 to brown", 1)])
def test_a_bonus_spade_pays_halflings_when_it_is_used(move: str, points: int) -> None:
    """TM-41.6: not when it is gained, so nothing if it is lost."""
    state = position("halflings", "witches", round=2)
    put(state, 0, "E2")
    give(state, 0, cults=(0, 0, 4, 0))
    both_pass(state)
    assert state.points[0] == 20

    play(state, 0, move)

    assert state.points[0] == 20 + points


@pytest.mark.parametrize(("move", "power"), [("done", 0), ("transform D1 to blue", 2)])
def test_a_bonus_spade_pays_alchemists_when_it_is_used(move: str, power: int) -> None:
    """TM-41.6."""
    state = position("alchemists", "witches", round=2)
    put(state, 0, "E2:SH")
    give(state, 0, cults=(0, 0, 4, 0), bowls=(12, 0, 0))
    both_pass(state)
    assert state.bowl2[0] == 0

    play(state, 0, move)

    assert state.bowl2[0] == power


def test_no_cult_bonuses_are_given_in_round_6() -> None:
    """TM-41.8: SCORE7 would give 4 workers for air 8; they would be worth a point at the end."""
    scoring = "SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE7"
    state = position("witches", "halflings", round=6, scoring=scoring)
    for seat in (0, 1):
        give(state, seat, workers=0, coins=0, priests=0, bowls=(12, 0, 0), cults=(0, 0, 0, 8 * (1 - seat)))
    play(state, 0, "pass", "done")
    play(state, 1, "pass", "done")

    assert GAME.over(state)
    assert state.points == [20 + 8, 20]
    assert state.workers == [0, 0]


def test_the_town_tile_with_two_workers_exists() -> None:
    """TM-41.9: five kinds, two of each."""
    state = position("halflings", "witches", round=1)
    assert GAME.view(state, None)["towns"] == {"TW1": 2, "TW2": 2, "TW3": 2, "TW4": 2, "TW5": 2}
    put(state, 0, "A1", "A2:TP", "A3:TP", "A4")
    give(state, 0, workers=10)

    play(state, 0, "upgrade A1 to TP", "+TW2")

    assert (state.workers[0], state.points[0]) == (10 - 2 + 2, 20 + 7)


def test_the_default_is_the_book() -> None:
    """TM-41.2, TM-41.3, TM-41.4: without a word nothing is switched."""
    setup = GAME.setup(2)

    assert setup["cultist_errata"] is False
    assert setup["turn_order"] == "clockwise"
    assert setup["cult_spades_must_adjoin"] is True


@pytest.mark.parametrize(
    ("option", "text"),
    [("cultist_errata", "perhaps"), ("turn_order", "backwards"), ("cult_spades_must_adjoin", "2")],
)
def test_a_switch_takes_no_other_values(option: str, text: str) -> None:
    """TM-41.2, TM-41.3, TM-41.4."""
    with pytest.raises(SetupError, match=option):
        new_table("witches", "nomads", **{option: text})


def test_bonus_spades_that_need_not_adjoin_must_still_be_reachable() -> None:
    """TM-41.2: E4 is out of reach of E2, switch or no switch."""
    state = position("witches", "halflings", round=2, cult_spades_must_adjoin="no")
    put(state, 0, "E2")
    give(state, 0, cults=(0, 0, 8, 0))
    both_pass(state)
    play(state, 0, "transform E1 to blue")

    with refused("TM-9.1"):
        play(state, 0, "transform E4 to green")
    assert terrain(state, "E4") == "blue"
