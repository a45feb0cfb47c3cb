"""What is hidden: views, events and guesses of a seat depend on what it may know, and on nothing else."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from deskovka.contract.random_games import Course, Moment
from deskovka.core.chance import RandomChance
from deskovka.core.codec import Codec
from deskovka.core.game import Game


def test_a_guess_looks_the_same_to_the_player_who_makes_it(course: Course) -> None:
    game = course.game
    for number, moment in enumerate(course.moments):
        state = moment.state
        for seat in range(course.seats):
            guess = game.determinise(state, seat, Random(number))
            assert game.faults(guess) == []
            assert json.dumps(game.view(guess, seat)) == json.dumps(game.view(state, seat))
            assert game.legal(guess, seat) == game.legal(state, seat)
            assert game.waiting(guess) == game.waiting(state)


def test_guesses_differ_where_something_is_hidden(course: Course) -> None:
    """Where another seat sees something that this one does not, guesses are not always the truth."""
    if only_truths(course, course.moments):
        assert not only_truths(course, course.moves())


def only_truths(course: Course, moments: Iterable[Moment]) -> bool:
    """Whether seats see different things, and yet every guess is what the others see, and some just the truth."""
    game, seats = course.game, first_seats(course.seats)
    truths = 0
    for state in (moment.state for moment in moments):
        if len({json.dumps(game.view(state, seat)) for seat in seats}) == 1:
            continue
        for seat in seats:
            guesses = [game.determinise(state, seat, Random(n)) for n in range(4)]
            seen = views_of_others(game, state, seat, seats)
            if any(views_of_others(game, guess, seat, seats) != seen for guess in guesses):
                return False
            truths += all(guess == state for guess in guesses)
    return truths > 0


def test_a_guess_can_be_guessed_from_again(course: Course) -> None:
    """With the same random numbers it is the same guess, from the position and from another guess, also a stored one:

    so a guess keeps all that its seat has seen, and has nothing of what is hidden from it.
    """
    game = course.game
    codec = Codec(game.values)
    for number, moment in enumerate(course.moments):
        for seat in range(course.seats):
            guess = game.determinise(moment.state, seat, Random(number))
            stored = codec.decode(json.loads(json.dumps(codec.encode(guess))))
            sent = pickle.loads(pickle.dumps(guess))
            expected = game.determinise(moment.state, seat, Random(-number - 1))
            for start in (guess, stored, sent):
                assert game.determinise(start, seat, Random(-number - 1)) == expected


def test_views_that_share_what_all_see_are_those_of_each_alone(course: Course) -> None:
    """In whatever order they are asked for."""
    game = course.game
    for moment in course.moments:
        eyes = [None, *range(course.seats)]
        alone = {seat: json.dumps(game.view(moment.state, seat)) for seat in eyes}
        for order in (eyes, eyes[::-1]):
            seen = game.views(moment.state)
            assert {seat: json.dumps(seen(seat)) for seat in order} == alone


def test_where_nothing_is_hidden_everybody_sees_the_same(course: Course) -> None:
    """The table server shows everybody one view of such a game, built for a spectator."""
    game = course.game
    if game.open:
        for state in (moment.state for moment in course.moments):
            views = {json.dumps(game.view(state, seat)) for seat in (None, *range(course.seats))}
            assert len(views) == 1


def first_seats(seats: int) -> range:
    """Two seats stand for all."""
    return range(min(2, seats))


def views_of_others(game: Game[Any], state: Any, seat: int, seats: range) -> list[str]:
    return [json.dumps(game.view(state, other)) for other in seats if other != seat]


def test_events_and_views_tell_nothing_of_what_is_hidden(course: Course) -> None:
    """Two states a seat cannot tell apart give it, and spectators, equal events for the same public move."""
    game = course.game
    codec = Codec(game.values)
    for number, moment in enumerate(course.moments):
        for seat in first_seats(course.seats):
            guess = game.determinise(moment.state, seat, Random(number))
            if json.dumps(game.view(guess, None)) != json.dumps(game.view(moment.state, None)):
                pytest.fail("a spectator sees more than a seat")
            if moment.seat != seat or len(game.waiting(moment.state)) < 2:
                continue
            seen = []
            for position in (moment.state.copy(), guess):
                events = game.apply(position, moment.seat, moment.action, RandomChance(Random(7)))
                seen.append([codec.encode(told) for e in events if (told := e.seen_by(seat))])
                seen.append([codec.encode(told) for e in events if (told := e.seen_by(None))])
            assert seen[0] == seen[2] and seen[1] == seen[3]
