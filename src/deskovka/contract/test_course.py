"""The course of a game: it goes on, ends, and explains its points."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deskovka.contract.random_games import Course
from deskovka.contract.setups import drawn_setups
from deskovka.core.chance import RandomChance
from deskovka.core.errors import IllegalAction
from deskovka.core.game import Game
from deskovka.core.luck import telling
from deskovka.core.rules import LANGUAGES
from deskovka.core.stepwise import finish
from deskovka.text import Texts


def test_no_game_gets_stuck_and_nothing_impossible_appears(course: Course) -> None:
    game = course.game
    last = None
    for moment in course.moves():
        last = moment.state
        assert game.faults(last) == []
        assert game.outcome(last) is None
        assert game.waiting(last)
    assert last is not None and game.over(last)
    assert game.faults(last) == []
    assert game.outcome(last) is not None


def test_scores_are_the_sum_of_their_explained_lines(course: Course) -> None:
    game = course.game
    rules = game.rules("en").rules
    last = course.passage.last
    outcome = game.outcome(last.state)
    assert outcome is not None and len(outcome.standings) == course.seats and outcome.winners
    for seat, standing in enumerate(outcome.standings):
        assert standing.lines == game.lines(last.state, seat)
        assert standing.score == sum(line.points for line in standing.lines)
        assert all(line.rule in rules for line in standing.lines)
    keys = [(standing.won, standing.score, *standing.tie_breaks) for standing in outcome.standings]
    assert [1 + sum(other > key for other in keys) for key in keys] == list(outcome.ranking)


def test_nobody_acts_out_of_turn_or_after_the_end(course: Course) -> None:
    game = course.game
    for moment in course.moments:
        state = moment.state
        before = state.copy()
        for other in (*set(range(course.seats)).difference(game.waiting(state)), course.seats, -1):
            able = game.legal(state, other)
            assert not able or other in game.bystanders(state)
            for action in able:
                meanwhile = state.copy()
                game.apply(meanwhile, other, game.read(str(action)), RandomChance(Random(1)))
                assert game.faults(meanwhile) == []
            if moment.action not in able:
                with pytest.raises(IllegalAction):
                    game.apply(state, other, moment.action, RandomChance(Random(1)))
            with pytest.raises(IllegalAction):
                game.sample(state, other, Random(1))
        assert state == before
    last = course.passage.last
    assert game.legal(last.state, last.seat) == []
    with pytest.raises(IllegalAction) as caught:
        game.apply(last.state, last.seat, last.action, RandomChance(Random(1)))
    assert caught.value.rule == game.end_rule
    assert game.end_rule in game.rules("en").rules


def test_the_rules_are_the_same_in_both_languages(game: Game[Any]) -> None:
    english, czech = (game.rules(language).rules for language in ("en", "cs"))
    assert list(english) == list(czech) != []


def test_turns_begin_one_after_the_other(course: Course) -> None:
    """Setting up is none; a turn in which nobody is asked may pass between two questions."""
    counted = course.passage.turns
    assert counted == sorted(counted) and counted[-1] > 1


def test_every_choice_can_be_chosen(game: Game[Any]) -> None:
    """An option may depend on others and on the seats, but what no set-up takes is offered in vain."""
    assert drawn_setups(game)[1] == ()


def test_any_number_of_seats_can_be_set_up(game: Game[Any]) -> None:
    for seats in game.seats:
        state = game.new_game(game.setup(seats), RandomChance(Random(seats)))
        assert game.faults(state) == []
        assert game.waiting(state)
        assert game.view(state, seats - 1)


def test_luck_is_told_of_what_could_have_come(course: Course) -> None:
    """What was drawn is among what could have been, and every measure has its words."""
    table, _ = course.finished
    found = finish(telling(table.record, course.game))
    for luck in found or ():
        assert len(luck.shares) == (1 if luck.shared else course.seats)
        assert all(share.variance >= 0 and share.deviation == share.deviation for share in luck.shares)
        for language in LANGUAGES:
            assert Texts(language, course.game.name).has(f"luck-{luck.measure.name}")
    if found is not None:
        assert all(Texts(language, course.game.name).has("luck-about") for language in LANGUAGES)
