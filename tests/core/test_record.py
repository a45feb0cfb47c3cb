"""Records: reading back what was written, and clear complaints about what was not. Played on the first game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deskovka.core.chance import SeededChance
from deskovka.core.errors import DeskovkaError, RecordError
from deskovka.core.game import Game
from deskovka.core.record import Record
from deskovka.core.replaying import final_state, replay, verify
from deskovka.core.table import Table
from deskovka.registry import games

GAME: Game[Any] = games()[0]


def played(moves: int | None = None) -> Table:
    """A table after some random moves, or at the end."""
    table = Table(GAME, GAME.setup(2), SeededChance.from_text("record"))
    table.record.names = ["Žofie", 'Bob "the\n=> builder']
    random = Random(1)
    while (asked := GAME.waiting(table.state)) and (moves is None or len(table.record.moves) < moves):
        table.play(asked[0], GAME.sample(table.state, asked[0], random))
    return table


WHOLE = played().record
TEXT = WHOLE.write()


def test_a_record_survives_text_and_json_with_any_names() -> None:
    assert Record.read(TEXT) == WHOLE
    assert Record.read(WHOLE.write_json()) == WHOLE
    assert Record.read(TEXT.replace("\n", "\r\n")) == WHOLE


def test_an_unfinished_game_has_neither_scores_nor_seed() -> None:
    table = played(moves=5)
    assert table.record.scores is None and not table.record.seed and table.record.commitment
    assert final_state(Record.read(table.record.write()), GAME) == table.state


def test_a_table_goes_on_from_its_record() -> None:
    whole, part = played(), played(moves=20)
    part.record.seed = whole.record.seed
    again = Table.from_record(Record.read(part.record.write()), GAME)
    assert again.state == part.state
    for move in whole.record.moves[20:]:
        again.play(move.seat, GAME.read(move.action))
    assert again.record == whole.record


def changed(line: int, text: str) -> str:
    lines = TEXT.splitlines()
    lines[line] = text
    return "\n".join(lines)


FIRST_MOVE = TEXT.splitlines().index("") + 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1: expected 'deskovka record 1', got ''"),
        ("deskovka record 2\n", "line 1: expected 'deskovka record 1', got 'deskovka record 2'"),
        ("deskovka record 1\ncolour: red\n", "line 2: expected one of game, edition"),
        ("deskovka record 1\nseats: 2\n\n", "the header line 'game: ...' is missing"),
        ("deskovka record 1\ngame: x\nseats: two\n\n", "'seats: ...': expected a whole number, got 'two'"),
        ("deskovka record 1\ngame: x\nseats: 2\noptions: side\n\n", "expected OPTION=VALUE, got 'side'"),
        ("deskovka record 1\ngame: x\nseats: 2\nnames: [1]\n\n", "expected a JSON list of texts"),
        (changed(FIRST_MOVE, "somebody draws"), f"line {FIRST_MOVE + 1}: expected 'SEAT ACTION => CHANCE'"),
        (TEXT + "0 draw water A1\n", "nothing may follow the scores"),
        (TEXT.replace("score ", "score x "), "expected whole numbers after 'score'"),
        (TEXT.replace("\ndeal", "\n0 resign\ndeal"), "the deal stands once, before the first move"),
        ("{", "the JSON record cannot be read"),
        ("{}", "the JSON record has no"),
        ('{"format": "deskovka record 1", "seats": 2, "game": 5}', "expected a text, got 5"),
        ('{"format": "deskovka record 1", "seats": true, "game": "x"}', "expected a whole number, got True"),
        ('{"format": "deskovka record 1", "seats": 2, "game": "x", "more": 1}', "unknown field 'more'"),
        ("[" * 100_000, "line 1"),
        ("{" * 100_000, "the JSON record cannot be read"),
        ("x" * 6_000_000, "a record has at most 5000000 characters"),
    ],
)
def test_what_cannot_be_read_says_where(text: str, complaint: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    assert complaint in str(caught.value)


def stops_at(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        final_state(Record.read(text), GAME)
    return caught.value


def test_a_record_says_at_which_move_and_by_which_rule_it_stops_fitting() -> None:
    lines = TEXT.splitlines()
    error = stops_at(changed(FIRST_MOVE + 1, lines[FIRST_MOVE]))  # the same seat twice
    assert error.move == 2 and error.rule is not None and "move 2" in str(error)
    error = stops_at(changed(FIRST_MOVE, "0 jump"))
    assert error.move == 1 and error.rule is None and "'jump' is no action" in str(error)
    error = stops_at(changed(FIRST_MOVE, lines[FIRST_MOVE] + " => nonsense"))
    assert error.move == 1 and "more than was asked for" in str(error)
    error = stops_at(changed(FIRST_MOVE - 1, "deal => nonsense"))
    assert error.move == 0 and "the deal does not fit" in str(error)


def test_scores_that_do_not_follow_from_the_moves_are_noticed() -> None:
    assert "the scores do not fit" in str(stops_at(changed(-1, "score 1 2")))
    unfinished = "\n".join([*TEXT.splitlines()[:-3], TEXT.splitlines()[-1]])
    assert "the game is not over" in str(stops_at(unfinished))


def test_a_record_of_another_game_or_an_impossible_setup_is_refused() -> None:
    assert "the record is of chess" in str(stops_at(TEXT.replace(f"game: {GAME.name}", "game: chess")))
    assert "seats, got 0" in str(stops_at(TEXT.replace("seats: 2", "seats: 0")))


def test_a_record_of_another_edition_is_refused() -> None:
    """It used to be replayed by these rules without a word."""
    changed_edition = TEXT.replace(f"edition: {GAME.edition}", "edition: 1999")
    assert f"edition 1999, expected {GAME.edition}" in str(stops_at(changed_edition))


def test_every_draw_can_be_verified_from_the_seed() -> None:
    draws = len(WHOLE.dealt) + sum(len(move.drawn) for move in WHOLE.moves)
    assert len(verify(WHOLE, GAME)) == draws > 20


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"seed": ""}, "the record has no seed"),
        ({"seed": "zz"}, "the seed cannot be read"),
        ({"seed": "00" * 32}, "the seed does not fit the commitment"),
        ({"words": ["luck"]}, "but the seed gives"),
    ],
)
def test_chance_that_does_not_come_from_the_seed_is_found_out(change: dict[str, Any], complaint: str) -> None:
    record = Record.read(json.dumps({**json.loads(WHOLE.write_json()), **change}))
    with pytest.raises(RecordError) as caught:
        verify(record, GAME)
    assert complaint in str(caught.value)


def test_a_replay_shows_every_state() -> None:
    assert sum(1 for _ in replay(WHOLE, GAME)) == len(WHOLE.moves) + 1


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.data())
def test_a_damaged_record_is_refused_or_replays_but_never_breaks(data: st.DataObject) -> None:
    """Characters are changed, taken out or put in anywhere, in the text and in its JSON twin."""
    text = list(data.draw(st.sampled_from([TEXT, WHOLE.write_json()])))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place] = data.draw(
            st.sampled_from(["", "0", "x", "\n", " ", ":", "=>", "+", '"', "{", "-1", "é"])
        )
    try:
        final_state(Record.read("".join(text)), GAME)
    except DeskovkaError as error:
        assert "\n" not in str(error)
