"""ISMCTS of OpenSpiel plays a whole game against a bot of ours, and finds what is best where that is plain."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import openspiel_ismcts
from deskovka.research import openspiel


def test_a_game_against_the_good_bot_comes_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    [earned] = openspiel_ismcts.main(["--simulations", "2", "--bot", "good", "--seed", "3"])
    assert sorted(earned) in ([-1.0, 1.0], [0.0, 0.0])
    words = capsys.readouterr().out.split()
    own, other = int(words[1]), int(words[3])
    assert words[4] == "good" and (own - other) * earned[0] >= 0


def test_maps_are_worth_how_far_they_are_ahead() -> None:
    game = openspiel.load("cartographers", 2)
    random = np.random.RandomState(1)
    state = game.new_initial_state()
    for _ in range(60):
        if not state.is_terminal():
            state.apply_action(openspiel_ismcts.by_lot(state, random))
    assert not state.is_terminal()
    worth = openspiel_ismcts.MapsSoon(game, random, answers=0).evaluate(state)
    assert worth[0] == -worth[1] != 0


def test_the_search_goes_on_from_guesses_and_gives_an_answer_that_is_allowed() -> None:
    game = openspiel.load("cartographers", 2)
    random = np.random.RandomState(2)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(openspiel_ismcts.by_lot(state, random))
    before = str(state)
    search = openspiel_ismcts.searcher(game, 5, random)
    assert search.step(state) in state.legal_actions()
    assert str(state) == before
