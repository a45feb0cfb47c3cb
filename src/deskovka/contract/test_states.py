"""States: independent copies, JSON and pickle, records that lead to them again."""

from __future__ import annotations

import json
import pickle
from random import Random

from deskovka.contract.random_games import Course
from deskovka.core.chance import RandomChance
from deskovka.core.codec import Codec
from deskovka.core.record import Record
from deskovka.core.replaying import final_state, verify

DEEP = 30  # moves played on a copy


def test_playing_on_a_copy_leaves_the_original_alone(course: Course) -> None:
    game = course.game
    codec = Codec(game.values)
    for state in (moment.state for moment in course.moments[::2]):
        before = json.dumps(codec.encode(state))
        copy = state.copy()
        assert copy == state
        random = Random(1)
        chance = RandomChance(random)
        for _ in range(DEEP):
            if game.over(copy):
                break
            seat = game.waiting(copy)[-1]
            game.apply(copy, seat, game.sample(copy, seat, random), chance)
        assert json.dumps(codec.encode(state)) == before


def test_states_and_events_survive_the_codec(course: Course) -> None:
    codec = Codec(course.game.values)
    for state in (moment.state for moment in course.moments):
        assert codec.decode(json.loads(json.dumps(codec.encode(state)))) == state
        assert pickle.loads(pickle.dumps(state)) == state
    _, events = course.finished
    for event in events:
        assert codec.decode(json.loads(json.dumps(codec.encode(event)))) == event


def test_records_replay_to_an_equal_state(course: Course) -> None:
    """From what chance gave, and from the seed alone: the same seed gives the same game."""
    game = course.game
    table, _ = course.finished
    for text in (table.record.write(), table.record.write_json()):
        assert Record.read(text) == table.record
    assert final_state(Record.read(table.record.write()), game) == table.state
    draws = len(table.record.dealt) + sum(len(move.drawn) for move in table.record.moves)
    assert len(verify(table.record, game)) == draws
