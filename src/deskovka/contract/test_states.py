"""States: independent copies, JSON and pickle, records that lead to them again."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

from deskovka.contract.random_games import positions, questions, tables
from deskovka.core.chance import RandomChance
from deskovka.core.codec import Codec
from deskovka.core.game import Game
from deskovka.core.record import Record
from deskovka.core.replaying import final_state, verify


def test_playing_on_a_copy_leaves_the_original_alone(game: Game[Any]) -> None:
    codec = Codec(game.values)
    for state, seat in positions(game):
        before = json.dumps(codec.encode(state))
        copy = state.copy()
        assert copy == state
        random = Random(1)
        chance = RandomChance(random)
        for _ in range(30):
            if game.over(copy):
                break
            seat = game.waiting(copy)[-1]
            game.apply(copy, seat, game.sample(copy, seat, random), chance)
        assert json.dumps(codec.encode(state)) == before


def test_states_and_events_survive_the_codec(game: Game[Any]) -> None:
    codec = Codec(game.values)
    for state, _ in positions(game):
        assert codec.decode(json.loads(json.dumps(codec.encode(state)))) == state
        assert pickle.loads(pickle.dumps(state)) == state
    for table, random in tables(game):
        events = list(table.events)
        for asked in questions(table):
            events += table.play(asked[0], game.sample(table.state, asked[0], random))
        for event in events:
            assert codec.decode(json.loads(json.dumps(codec.encode(event)))) == event


def test_records_replay_to_an_equal_state(game: Game[Any]) -> None:
    for table, random in tables(game):
        for asked in questions(table):
            seat = random.choice(asked)
            table.play(seat, game.sample(table.state, seat, random))
        for text in (table.record.write(), table.record.write_json()):
            record = Record.read(text)
            assert record == table.record
            assert final_state(record, game) == table.state
        draws = len(table.record.dealt) + sum(len(move.drawn) for move in table.record.moves)
        assert len(verify(table.record, game)) == draws
