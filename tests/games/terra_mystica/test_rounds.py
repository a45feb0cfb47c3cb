"""Round and turn order (TM-4)."""

from __future__ import annotations

import pytest

from deskovka.core.errors import IllegalAction
from deskovka.core.game import Event
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.free import FREE
from deskovka.games.terra_mystica.rounds import CultBonus, IncomeCollected, RoundBegan
from deskovka.games.terra_mystica.specials import DOUBLE_TURN, UseSpace
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.turn import TakeTurn
from games.terra_mystica.table import give, new_table, play, position, put
from positions import options, random_game, refused


def asked(state: TerraMysticaState) -> int:
    [seat] = GAME.waiting(state)
    return seat


def pass_once(state: TerraMysticaState) -> list[Event]:
    """Whoever is asked passes and takes the first scroll that lies there."""
    seat = asked(state)
    scroll = min(option for option in options(GAME, state, seat) if option.startswith("pass"))
    return play(state, seat, scroll, "done")


def first_round() -> TerraMysticaState:
    state = new_table("witches", "nomads")
    play(state, 0, "build F4")
    play(state, 1, "build A5", "build G7")
    play(state, 0, "build A3")
    play(state, 1, "build I7", "pass BON1")
    return state


def test_the_game_has_six_rounds() -> None:
    """TM-4.1"""
    state = position("witches", "nomads", round=1)
    rounds = [state.round]
    while not GAME.over(state):
        pass_once(state)
        rounds.append(state.round)

    assert sorted(set(rounds)) == [1, 2, 3, 4, 5, 6]
    assert rounds.count(6) == 1 + 2
    assert GAME.outcome(state) is not None


def test_each_round_has_income_then_actions_then_cult_bonuses() -> None:
    """TM-4.1: from round to round the bonus of the old tile comes before the income of the new round."""
    state = position("witches", "nomads", round=1)  # SCORE1: a coin for each step of earth
    give(state, 0, cults=(0, 0, 3, 0))
    give(state, 1, cults=(0, 0, 2, 0))
    pass_once(state)

    happened = pass_once(state)

    kinds = [type(event) for event in happened if isinstance(event, CultBonus | RoundBegan | IncomeCollected)]
    assert kinds == [CultBonus, CultBonus, RoundBegan, IncomeCollected, IncomeCollected]
    assert state.round == 2


def test_the_tile_of_the_current_round_is_the_one_that_scores() -> None:
    """TM-X06 (TM-4.1): in round 3 the tiles of rounds 1 (spades) and 2 (towns) are turned over."""
    state = position("witches", "nomads", round=3)
    put(state, 0, "F4")
    assert GAME.view(state, None)["round"] == 3
    assert GAME.view(state, None)["scoring"][2] == "SCORE3"

    play(state, 0, "transform E7 to green")
    assert state.points[0] == 20
    play(state, 0, "build E7")

    assert state.points[0] == 22


def test_there_is_an_income_in_round_1() -> None:
    """TM-4.2: two dwellings bring the Witches 3 workers, BON3 6 coins."""
    state = first_round()
    assert (state.workers[0], state.coins[0]) == (3, 15)

    happened = play(state, 0, "pass BON3")

    assert [event for event in happened if isinstance(event, IncomeCollected)] == [
        IncomeCollected(0, workers=3, coins=6, priests=0, power=0),
        IncomeCollected(1, workers=4, coins=2, priests=0, power=0),
    ]
    assert (state.workers[0], state.coins[0]) == (6, 21)


def test_there_is_no_phase_iii_in_round_6() -> None:
    """TM-4.3: SCORE6 would bring spades for 4 steps of water."""
    state = position("witches", "nomads", round=5)
    put(state, 0, "F4")
    give(state, 0, cults=(0, 8, 0, 0))
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")
    assert state.round == 6

    play(state, 0, "pass", "done")
    play(state, 1, "pass", "done")

    assert GAME.over(state)


def test_there_is_a_phase_iii_in_round_5() -> None:
    """TM-4.3: with the same tile in round 5 the Witches use two spades before round 6."""
    state = position("witches", "nomads", round=5, scoring="SCORE1,SCORE2,SCORE3,SCORE4,SCORE6,SCORE5")
    put(state, 0, "F4")
    give(state, 0, cults=(0, 8, 0, 0))

    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")

    assert (state.round, asked(state)) == (5, 0)
    play(state, 0, "transform G2 to green")
    assert state.round == 6


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """TM-4.3"""
    state = position("witches", "nomads", round=6)
    play(state, 0, "pass", "done")
    play(state, 1, "pass", "done")

    with refused("TM-24.1"):
        play(state, 0, "convert 1W to 1C")


def test_players_take_one_turn_each_clockwise_again_and_again() -> None:
    """TM-4.4"""
    state = position("witches", "nomads", "giants")
    turns = []
    for cult in ("FIRE", "WATER"):
        for _ in range(3):
            turns.append(asked(state))
            play(state, asked(state), f"send p to {cult} for 1", "done")

    assert turns == [0, 1, 2, 0, 1, 2]


def test_the_start_player_begins_phase_ii() -> None:
    """TM-4.4: seat 1 has passed first in round 3 and begins round 4, then clockwise."""
    state = position("witches", "nomads", "giants")
    play(state, 0, "send p to FIRE for 1", "done")
    play(state, 1, "pass BON4", "done")
    play(state, 2, "pass BON5", "done")
    play(state, 0, "pass BON6", "done")

    turns = []
    for _ in range(4):
        turns.append(asked(state))
        give(state, turns[-1], priests=1)
        play(state, turns[-1], "send p to FIRE for 1", "done")
    assert turns == [1, 2, 0, 1]


def test_a_player_who_has_passed_is_skipped() -> None:
    """TM-4.4"""
    state = position("witches", "nomads", "giants")
    play(state, 0, "send p to FIRE for 1", "done")
    play(state, 1, "pass BON4", "done")
    play(state, 2, "send p to FIRE for 1", "done")
    play(state, 0, "send p to FIRE for 1", "done")

    assert asked(state) == 2
    with pytest.raises(IllegalAction):
        play(state, 1, "send p to FIRE for 1")


def test_nobody_acts_out_of_turn() -> None:
    """TM-4.4"""
    state = position("witches", "nomads")

    for action in ("send p to FIRE for 1", "pass BON3", "convert 1W to 1C"):
        with refused("TM-4.5"):
            play(state, 1, action)


def test_a_turn_is_one_action() -> None:
    """TM-4.5: none is too few."""
    state = position("witches", "nomads")

    play(state, 0, "convert 1W to 1C")
    with refused("TM-4.5"):
        play(state, 0, "done")
    assert "done" not in options(GAME, state, 0)


@pytest.mark.parametrize(
    "first", ["build G3", "transform E7 to green", "advance ship", "action ACT4", "send p to FIRE for 1"]
)
@pytest.mark.parametrize("second", ["upgrade F4 to TP", "send p to AIR for 2", "action ACT3", "pass BON3"])
def test_a_second_action_in_a_turn_is_refused(first: str, second: str) -> None:
    """TM-4.5"""
    state = position("witches", "nomads")
    put(state, 0, "F4")
    give(state, 0, shipping=1, bowls=(0, 0, 12))
    assert second in options(GAME, state, 0)

    play(state, 0, first)

    assert second not in options(GAME, state, 0)
    with pytest.raises(IllegalAction):
        play(state, 0, second)


def test_a_second_action_is_refused_because_a_turn_is_one_action() -> None:
    """TM-4.5"""
    state = position("witches", "nomads")

    play(state, 0, "advance ship")

    with refused("TM-4.5"):
        play(state, 0, "advance dig")


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("+FAV3", "TM-12.7"),
        ("+TW1", "TM-19.3"),
        ("+EARTH", "TM-17.6"),
        ("climb FIRE", "TM-14.5"),
        ("stay FIRE", "TM-14.5"),
        ("bridge F4:G3", "TM-16.4"),
        ("choose witches", "TM-2.1"),
        ("leech 2 from nomads", "TM-13.2"),
        ("decline 2 from nomads", "TM-13.2"),
    ],
)
@pytest.mark.parametrize("moves", [(), ("advance ship",)])
def test_an_answer_nobody_asked_for_is_refused_by_the_rule_that_asks_it(
    answer: str, rule: str, moves: tuple[str, ...]
) -> None:
    """TM-12.7, TM-19.3, TM-17.6, TM-14.5, TM-16.4, TM-2.1, TM-13.2; that a turn is one action does not forbid it."""
    state = position("witches", "nomads")
    play(state, 0, *moves)

    with refused(rule):
        play(state, 0, answer)


def test_a_type_of_action_may_be_chosen_again_and_again_in_a_round() -> None:
    """TM-4.5: three dwellings in three turns, one at a time."""
    state = position("witches", "nomads")
    put(state, 0, "E10")  # D7, E9, F6 and F7 are beside it
    give(state, 0, workers=30)
    play(state, 0, "transform F6 to green", "build F6", "done")
    play(state, 1, "send p to FIRE for 1", "done")
    play(state, 0, "build E9", "done")
    play(state, 1, "send p to FIRE for 1", "done")
    play(state, 0, "transform D7 to green", "build D7")

    assert GAME.view(state, None)["seats"][0]["buildings"]["dwelling"] == 4


def test_the_first_to_pass_begins_the_next_round_and_the_seating_stays() -> None:
    """TM-4.6: they pass in the order 2, 0, 1; the next round goes 2, 0, 1 because that is clockwise from 2."""
    state = position("witches", "nomads", "giants", turn=2)
    play(state, 2, "pass BON4", "done")
    play(state, 0, "pass BON5", "done")
    play(state, 1, "pass BON6", "done")

    assert state.round == 4
    assert GAME.view(state, None)["order"] == [2, 0, 1]


def test_the_order_of_passing_after_the_first_does_not_matter() -> None:
    """TM-4.6: they pass in the order 1, 0, 2; the next round goes clockwise from 1, that is 1, 2, 0."""
    state = position("witches", "nomads", "giants", turn=1)
    play(state, 1, "pass BON4", "done")
    play(state, 2, "send p to FIRE for 1", "done")
    play(state, 0, "pass BON5", "done")
    play(state, 2, "pass BON6", "done")

    turns = []
    for _ in range(3):
        turns.append(asked(state))
        play(state, asked(state), "send p to WATER for 1", "done")
    assert turns == [1, 2, 0]


def test_by_the_later_variant_the_next_round_is_played_in_the_order_of_passing() -> None:
    """TM-4.4: the switch; 1, 0, 2."""
    state = position("witches", "nomads", "giants", turn=1, turn_order="pass_order")
    play(state, 1, "pass BON4", "done")
    play(state, 2, "send p to FIRE for 1", "done")
    play(state, 0, "pass BON5", "done")
    play(state, 2, "pass BON6", "done")

    turns = []
    for _ in range(4):
        turns.append(asked(state))
        play(state, asked(state), "send p to WATER for 1", "done")
        give(state, turns[-1], priests=1)
    assert turns == [1, 0, 2, 1]


def test_the_last_player_goes_on_alone_one_action_a_turn() -> None:
    """TM-4.7"""
    state = position("witches", "nomads", "giants")
    give(state, 0, priests=4)
    play(state, 0, "send p to FIRE for 1", "done")
    play(state, 1, "pass BON4", "done")
    play(state, 2, "pass BON5", "done")

    for cult in ("WATER", "EARTH", "AIR"):
        assert asked(state) == 0
        play(state, 0, f"send p to {cult} for 1", "done")
    assert asked(state) == 0
    play(state, 0, "pass BON6", "done")

    assert state.round == 4


def test_phase_ii_ends_when_the_last_player_has_passed() -> None:
    """TM-4.8: not before."""
    state = position("witches", "nomads")

    play(state, 0, "pass BON3", "done")
    assert state.round == 3
    play(state, 1, "pass BON4")
    assert state.round == 3
    play(state, 1, "done")

    assert state.round == 4


def test_a_turn_is_one_action_or_a_pass() -> None:
    """Free conversions and power from others are none; the two actions of a double turn are one (TM-38.3)."""
    seen = 0
    doubles = 0
    for state, _, action, _ in random_game(GAME, 2, "turns 13", factions="chaos_magicians,nomads"):
        question = GAME.decision(state)
        free = type(action) in FREE or (isinstance(action, UseSpace) and action.space == DOUBLE_TURN)
        if isinstance(question, TakeTurn) and not question.second and not free:
            seen += 1
            doubles += question.first
    assert doubles, "the game should have a double turn"
    assert GAME.turns(state) == seen
