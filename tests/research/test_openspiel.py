"""The games in OpenSpiel: its own tests, and what it is told of chance and of hidden things."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from deskovka.installed import NAMES
from deskovka.research import openspiel
from deskovka.research.openspiel_bots import SeatBot

SHORT = {"catan": {"target": "5"}}  # games that end soon


def begun(state: openspiel.TableState, random: Random, answers: int) -> None:
    """Go on by lot; what chance gives too."""
    while answers and not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(random.choices([n for n, _ in outcomes], [p for _, p in outcomes])[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            answers -= 1


@pytest.mark.parametrize("name", NAMES)
def test_random_games_as_openspiel_asks_for(name: str) -> None:
    pyspiel.random_sim_test(openspiel.load(name, 2, SHORT.get(name)), 1, False, False)


@pytest.mark.parametrize("name", NAMES)
def test_outcomes_of_chance_are_all_there_and_add_up(name: str) -> None:
    state, random, nodes = openspiel.load(name, 2).new_initial_state(), Random(1), 0
    while nodes < 20 and not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            nodes += 1
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len({state.action_to_string(number) for number, _ in outcomes}) == len(outcomes)
            state.apply_action(random.choice(outcomes)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    assert nodes


def test_a_roll_of_dice_is_two_chance_nodes_of_six_outcomes() -> None:
    state, random = openspiel.load("catan", 2).new_initial_state(), Random(2)
    while state.is_chance_node() or "roll" not in map(state.action_to_string, state.legal_actions()):
        begun_one(state, random)
    state.apply_action(state.string_to_action("roll"))
    for _ in range(2):
        assert [chance for _, chance in state.chance_outcomes()] == pytest.approx([1 / 6] * 6)
        state.apply_action(0)
    assert not state.is_chance_node() or len(state.chance_outcomes()) != 6


def begun_one(state: openspiel.TableState, random: Random) -> None:
    numbers = [n for n, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(random.choice(numbers))


def test_a_clone_goes_its_own_way() -> None:
    state = openspiel.load("catan", 2).new_initial_state()
    begun(state, Random(3), 30)
    seen = [state.information_state_string(player) for player in range(2)]
    clone = state.clone()
    begun(clone, Random(4), 30)
    assert [state.information_state_string(player) for player in range(2)] == seen
    assert clone.information_state_string(0) != seen[0]
    begun(state, Random(4), 30)
    assert state.information_state_string(1) == clone.information_state_string(1)


def test_a_guess_looks_alike_to_the_one_who_guesses() -> None:
    state = openspiel.load("catan", 3).new_initial_state()
    begun(state, Random(5), 120)
    guess = state.guess(1, Random(6))
    assert guess.information_state_string(1) == state.information_state_string(1)
    assert guess.observation_tensor(1) == state.observation_tensor(1)


def test_without_a_player_the_one_who_is_asked_is_meant() -> None:
    """OpenSpiel's own algorithms ask that way."""
    state = openspiel.load("catan", 2).new_initial_state()
    begun(state, Random(8), 40)
    while state.is_chance_node():
        begun_one(state, Random(8))
    player = state.current_player()
    assert state.observation_string() == state.observation_string(player)
    assert state.information_state_string() == state.information_state_string(player)
    assert state.observation_tensor() == state.observation_tensor(player)
    assert state.observation_string() != state.observation_string(1 - player)


@pytest.mark.parametrize("name", NAMES)
def test_bots_of_ours_sit_at_its_games(name: str) -> None:
    """Two of them play, as OpenSpiel lets bots play; the same seeds play the same game again."""
    games = []
    for _ in range(2):
        game = openspiel.load(name, 2, SHORT.get(name))
        state, random = game.new_initial_state(), Random(9)
        bots = [SeatBot(game, player, "beginner", seed=player) for player in range(2)]
        assert [bot.player_id() for bot in bots] == [0, 1]
        for _ in range(200):
            if state.is_terminal():
                break
            if state.is_chance_node():
                begun_one(state, random)
                continue
            bot = bots[state.current_player()]
            answer = bot.step(state)
            assert answer in state.legal_actions()
            state.apply_action(answer)
        games.append(state.history())
    assert games[0] == games[1]


def test_the_observer_of_python_shows_the_named_arrays() -> None:
    game = openspiel.load("catan", 2)
    state = game.new_initial_state()
    begun(state, Random(7), 10)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert np.array_equal(observer.tensor, state.observation_tensor(0))
    assert observer.dict["settlements"].sum() > 0
