"""The course of a game: it goes on, ends, explains its points, and depends on its seed alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deskovka.contract.random_games import option_sets, questions, random_game, seat_counts
from deskovka.core.chance import RandomChance, SeededChance
from deskovka.core.errors import IllegalAction
from deskovka.core.game import Game
from deskovka.core.table import Table


def test_no_game_gets_stuck_and_nothing_impossible_appears(game: Game[Any]) -> None:
    for chosen in option_sets(game):
        seats = seat_counts(game)[-1]
        last = None
        for state, _, _, _ in random_game(game, seats, "stuck", **chosen):
            assert game.faults(state) == []
            assert game.outcome(state) is None
            assert game.waiting(state)
            last = state
        assert last is not None and game.over(last)
        assert game.faults(last) == []
        assert game.outcome(last) is not None


def test_scores_are_the_sum_of_their_explained_lines(game: Game[Any]) -> None:
    rules = game.rules("en").rules
    for seats in seat_counts(game):
        *_, (state, _, _, _) = random_game(game, seats, "score")
        outcome = game.outcome(state)
        assert outcome is not None and len(outcome.standings) == seats and outcome.winners
        for seat, standing in enumerate(outcome.standings):
            assert standing.lines == game.lines(state, seat)
            assert standing.score == sum(line.points for line in standing.lines)
            assert all(line.rule in rules for line in standing.lines)
        keys = [(standing.won, standing.score, *standing.tie_breaks) for standing in outcome.standings]
        assert [1 + sum(other > key for other in keys) for key in keys] == list(outcome.ranking)


def test_nobody_acts_out_of_turn_or_after_the_end(game: Game[Any]) -> None:
    seats = seat_counts(game)[-1]
    last: Any = None
    for state, seat, action, _ in random_game(game, seats, "turns"):
        before = state.copy()
        for other in (*set(range(seats)).difference(game.waiting(state)), seats, -1):
            assert game.legal(state, other) == []
            with pytest.raises(IllegalAction):
                game.apply(state, other, action, RandomChance(Random(1)))
            with pytest.raises(IllegalAction):
                game.sample(state, other, Random(1))
        assert state == before
        last = state, seat, action
    state, seat, action = last
    assert game.legal(state, seat) == []
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, seat, action, RandomChance(Random(1)))
    assert caught.value.rule == game.end_rule
    assert game.end_rule in game.rules("en").rules


def test_the_same_seed_gives_the_same_game(game: Game[Any]) -> None:
    for seats in seat_counts(game):
        states = []
        for _ in range(2):
            table = Table(game, game.setup(seats), SeededChance.from_text("same"))
            random = Random(5)
            for asked in questions(table):
                table.play(asked[0], game.sample(table.state, asked[0], random))
            states.append(table.state)
        assert states[0] == states[1]


def test_the_rules_are_the_same_in_both_languages(game: Game[Any]) -> None:
    english, czech = (game.rules(language).rules for language in ("en", "cs"))
    assert list(english) == list(czech) != []


def test_turns_begin_one_after_the_other(game: Game[Any]) -> None:
    """Setting up is none; a turn in which nobody is asked may pass between two questions."""
    for seats in seat_counts(game):
        state = game.new_game(game.setup(seats), chance := RandomChance(random := Random(f"turns {seats}")))
        counted = [game.turns(state)]
        while asked := game.waiting(state):
            game.apply(state, asked[0], game.sample(state, asked[0], random), chance)
            counted.append(game.turns(state))
        assert counted == sorted(counted) and counted[-1] > 1
