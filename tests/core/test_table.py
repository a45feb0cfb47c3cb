"""Tables: moves worked out before they are made, taking back, records for every seat's eyes, positions."""

from __future__ import annotations

import json
from random import Random

import pytest

from deskovka.core.chance import SeededChance
from deskovka.core.codec import Codec
from deskovka.core.errors import IllegalAction, RecordError
from deskovka.core.record import Record
from deskovka.core.replaying import final_state, verify
from deskovka.core.table import LONGEST_TRAIL, NothingToUndo, Table
from deskovka.registry import game as find_game
from guess_the_die.game import GAME, GuessTheDieGame
from guess_the_die.guessing import Guess


def new_table(seats: int = 3) -> Table:
    return Table(GAME, GAME.setup(seats), SeededChance.from_text("a table"))


def play_out(table: Table) -> None:
    random = Random(1)
    while asked := table.game.waiting(table.state):
        table.play(asked[0], table.game.sample(table.state, asked[0], random))


def test_a_trial_changes_nothing_until_it_is_kept() -> None:
    table = new_table()
    before = table.state.copy()
    trial = table.try_move(0, Guess(3))
    assert table.state == before and table.record.moves == []
    table.keep(trial)
    assert [str(move) for move in table.record.moves] == ["0 guess 3"]
    assert table.game.waiting(table.state) == (1, 2)


def test_a_refused_trial_leaves_no_draws_behind() -> None:
    table = new_table()
    with pytest.raises(IllegalAction):
        table.try_move(7, Guess(3))
    table.play(0, Guess(3))
    assert table.record.moves[0].drawn == ()


def test_what_could_be_taken_back_before_saving_can_be_taken_back_after() -> None:
    table = new_table()
    table.play(0, Guess(3))
    table.play(1, Guess(4))
    again = Table.from_record(Record.read(table.record.write()), GAME)
    assert again.undoable(0) == 0 and again.undoable(1) == 1 and again.undoable(2) is None
    again.undo(0)
    assert [str(move) for move in again.record.moves] == ["1 guess 4"]


def test_a_snapshot_saves_the_moves_before_it() -> None:
    table = new_table()
    for seat in range(3):
        table.play(seat, Guess(2))
    table.play(1, Guess(5))
    record = Record.read(table.record.write())
    again = Table.from_record(record, GAME, snapshot=(3, table.base))
    assert again.state == table.state and again.record.moves == table.record.moves
    assert again.undoable(1) == 3


def test_a_snapshot_of_the_end_has_scores_and_seed() -> None:
    table = new_table()
    play_out(table)
    record = Record.read(table.record.write())
    record.scores, record.seed = None, ""
    again = Table.from_record(record, GAME, table.chance, snapshot=(len(record.moves), table.base))
    assert again.record == table.record


def test_nothing_is_taken_back_once_the_seed_is_shown() -> None:
    table = new_table()
    play_out(table)
    assert table.record.seed
    for seat in range(3):
        with pytest.raises(NothingToUndo):
            table.undo(seat)


def test_answers_that_are_kept_back_are_not_in_the_others_record() -> None:
    table = new_table()
    table.play(0, Guess(3))
    table.play(1, Guess(4))

    def moves(*seats: int) -> list[str]:
        return [str(move) for move in table.record_for(seats).moves]

    assert moves(0) == ["0 guess 3"]
    assert moves(1) == ["1 guess 4"]
    assert moves(0, 1) == ["0 guess 3", "1 guess 4"]
    assert moves(2) == moves() == []
    table.play(2, Guess(5))
    assert [move.split(" => ")[0] for move in moves()] == ["0 guess 3", "1 guess 4", "2 guess 5"]
    assert table.record_for([2]).seed == ""
    play_out(table)
    assert len(verify(table.record_for([]), GAME)) == 8


def test_many_answers_that_are_kept_back_stay_hidden() -> None:
    game = find_game("cartographers")
    table = Table(game, game.setup(100), SeededChance.from_text("many"))
    random = Random(2)
    for seat in range(LONGEST_TRAIL + 15):
        table.play(seat, game.sample(table.state, seat, random))
    assert table.record_for([]).moves == [] and len(table.record_for([7]).moves) == 1


def test_of_secret_actions_others_are_shown_only_the_verb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guess, "secret", True)
    game = GuessTheDieGame()
    table = Table(game, game.setup(2), SeededChance.from_text("a table"))
    table.play(0, Guess(3))
    table.play(1, Guess(4))

    def actions(*seats: int) -> list[str]:
        return [move.action for move in table.record_for(seats).moves]

    assert actions() == ["guess ?", "guess ?"]
    assert actions(0) == ["guess 3", "guess ?"]
    assert actions(1) == ["guess ?", "guess 4"]
    assert actions(0, 1) == ["guess 3", "guess 4"]
    assert [move.action for move in table.record.moves] == ["guess 3", "guess 4"]
    play_out(table)
    assert actions()[:2] == ["guess 3", "guess 4"]


def test_an_action_that_is_no_secret_is_seen_by_all() -> None:
    assert GAME.action_as_seen("guess 3", 0, ()) == "guess 3"


def test_secret_options_are_shown_when_the_game_is_over() -> None:
    game = find_game("cartographers")
    table = Table(game, game.setup(1, {"deck_spring": "great_river", "side": "B"}))
    assert table.record_for([0]).options == {"side": "B"}
    play_out(table)
    assert table.record_for([]).options == {"side": "B", "deck_spring": "great_river"}


def test_a_long_trail_loses_its_older_half_only() -> None:
    game = find_game("terra_mystica")
    table = Table(game, game.setup(2), SeededChance.from_text("trail"))
    random = Random(1)
    longest = 0
    while asked := game.waiting(table.state):
        table.play(asked[0], game.sample(table.state, asked[0], random))
        longest = max(longest, len(table.trail))
    assert longest == LONGEST_TRAIL
    assert final_state(table.record, game) == table.state


def test_a_record_may_begin_with_a_position() -> None:
    table = new_table()
    for seat in range(3):
        table.play(seat, Guess(2))
    table.play(0, Guess(6))
    position = json.dumps(Codec(GAME.values).encode(GAME.determinise(table.state, 0, Random(1))))
    chance = SeededChance.from_text("another future")
    record = Record.of(GAME, GAME.setup(3))
    record.position, record.commitment = position, chance.commitment
    fork = Table.from_record(record, GAME, chance)
    assert GAME.waiting(fork.state) == (1, 2)
    play_out(fork)
    for text in (fork.record.write(), fork.record.write_json()):
        assert Record.read(text) == fork.record
        assert final_state(Record.read(text), GAME) == fork.state
    assert len(verify(fork.record, GAME)) == 7


@pytest.mark.parametrize(
    "position",
    [
        "{",
        "[]",
        "7",
        '{"$": "Nothing"}',
        '{"$": "DieState", "agenda": [], "guesses": [], "points": []}',
        '{"$": "DieState", "agenda": [7], "guesses": 1, "points": {}}',
        '{"$": "DieState", "agenda": [{"$": "GuessTheDie", "seats": 3}], "guesses": [], "points": []}',
    ],
)
def test_a_position_that_is_none_is_refused(position: str) -> None:
    record = Record(GAME.name, GAME.edition, "1", 3, position=position)
    with pytest.raises(RecordError):
        final_state(record, GAME)
