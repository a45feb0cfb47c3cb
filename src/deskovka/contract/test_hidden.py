"""What is hidden: views, events and guesses of a seat depend on what it may know, and on nothing else."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import pytest

from deskovka.contract.random_games import moments, seat_counts
from deskovka.core.chance import RandomChance
from deskovka.core.codec import Codec
from deskovka.core.game import Game


def test_a_guess_looks_the_same_to_the_player_who_makes_it(game: Game[Any]) -> None:
    for seats in seat_counts(game):
        for number, (state, _, _) in enumerate(moments(game, seats, "guess", every=5)):
            for seat in range(seats):
                guess = game.determinise(state, seat, Random(number))
                assert game.faults(guess) == []
                assert json.dumps(game.view(guess, seat)) == json.dumps(game.view(state, seat))
                assert game.legal(guess, seat) == game.legal(state, seat)
                assert game.waiting(guess) == game.waiting(state)


def test_guesses_differ_where_something_is_hidden(game: Game[Any]) -> None:
    """Where another seat sees something that this one does not, guesses are not always the truth."""
    codec = Codec(game.values)
    hidden = truths = 0
    seats = seat_counts(game)[-1]
    for state, _, _ in moments(game, seats, "hidden"):
        if len({json.dumps(game.view(state, seat)) for seat in first_seats(seats)}) == 1:
            continue
        for seat in first_seats(seats):
            truth = codec.encode(state)
            guesses = [codec.encode(game.determinise(state, seat, Random(n))) for n in range(4)]
            seen = views_of_others(game, state, seat, seats)
            if any(views_of_others(game, codec.decode(guess), seat, seats) != seen for guess in guesses):
                hidden += 1
            truths += all(guess == truth for guess in guesses)
    assert hidden > 0 or truths == 0


def test_a_guess_can_be_guessed_from_again(game: Game[Any]) -> None:
    """With the same random numbers it is the same guess, from the position and from another guess, also a stored one:

    so a guess keeps all that its seat has seen, and has nothing of what is hidden from it.
    """
    codec = Codec(game.values)
    for seats in seat_counts(game):
        for number, (state, _, _) in enumerate(moments(game, seats, "again", every=5)):
            for seat in range(seats):
                guess = game.determinise(state, seat, Random(number))
                stored = codec.decode(json.loads(json.dumps(codec.encode(guess))))
                sent = pickle.loads(pickle.dumps(guess))
                expected = game.determinise(state, seat, Random(-number - 1))
                for start in (guess, stored, sent):
                    assert game.determinise(start, seat, Random(-number - 1)) == expected


def first_seats(seats: int) -> range:
    """Two seats stand for all."""
    return range(min(2, seats))


def views_of_others(game: Game[Any], state: Any, seat: int, seats: int) -> list[str]:
    return [json.dumps(game.view(state, other)) for other in first_seats(seats) if other != seat]


def test_events_and_views_tell_nothing_of_what_is_hidden(game: Game[Any]) -> None:
    """Two states a seat cannot tell apart give it, and spectators, equal events for the same public move."""
    codec = Codec(game.values)
    seats = seat_counts(game)[-1]
    for number, (state, mover, action) in enumerate(moments(game, seats, "leak", every=3)):
        for seat in first_seats(seats):
            guess = game.determinise(state, seat, Random(number))
            if json.dumps(game.view(guess, None)) != json.dumps(game.view(state, None)):
                pytest.fail("a spectator sees more than a seat")
            if mover != seat or len(game.waiting(state)) < 2:
                continue
            seen = []
            for position in (state.copy(), guess):
                events = game.apply(position, mover, action, RandomChance(Random(7)))
                seen.append([codec.encode(told) for e in events if (told := e.seen_by(seat))])
                seen.append([codec.encode(told) for e in events if (told := e.seen_by(None))])
            assert seen[0] == seen[2] and seen[1] == seen[3]
