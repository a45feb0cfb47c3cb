"""Taking back: possible until something was revealed, and then as if nothing had been done."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from deskovka.contract.random_games import Course, questions
from deskovka.core.game import Game
from deskovka.core.record import Record
from deskovka.core.replaying import final_state
from deskovka.core.table import NothingToUndo, Table

TRIES = 0.25  # how often a move is taken back at once
KEPT = 3  # answers taken back between those of others
TABLES = 10  # at which a question to several that can come is waited for


def test_undo_restores(course: Course) -> None:
    """A move that drew nothing, revealed nothing and did not end the game can be taken back, no other."""
    game = course.game
    table, random = course.table()
    for asked in questions(table):
        seat = random.choice(asked)
        action = game.sample(table.state, seat, random)
        if random.random() > TRIES:
            table.play(seat, action)
            continue
        before = table.state.copy(), noted(table)
        events = table.play(seat, action)
        after = table.state.copy(), noted(table)
        drew = bool(table.record.moves[-1].drawn)
        final = drew or game.over(table.state) or any(event.reveals for event in events)
        try:
            table.undo(seat, agreed=range(game.seats.stop))
        except NothingToUndo:
            assert final
            assert (table.state, noted(table)) == after
        else:
            assert not final
            assert (table.state, noted(table)) == before
            table.play(seat, game.sample(table.state, seat, random))
    with pytest.raises(NothingToUndo):
        table.undo(seat, agreed=range(game.seats.stop))
    assert final_state(Record.read(table.record.write()), game) == table.state


def noted(table: Table) -> Record:
    """The record as it is now."""
    return replace(table.record, moves=table.record.moves.copy())


def test_undo_keeps_the_others_answers(course: Course) -> None:
    """A seat takes its answer back after others have answered the same question."""
    game = course.game
    if not any(len(game.waiting(moment.state)) > 2 for moment in course.moves()):
        return
    assert any(answers_kept(course.table(again), game) for again in range(TABLES))


def answers_kept(played: tuple[Table, Random], game: Game[Any]) -> bool:
    """Play a game, and take answers back where several seats are asked; tells whether any could be."""
    table, random = played
    kept = 0
    for asked in questions(table):
        seat = asked[0]
        table.play(seat, game.sample(table.state, seat, random))
        if len(asked) > 2 and game.waiting(table.state) == asked[1:]:
            other = asked[1]
            table.play(other, game.sample(table.state, other, random))
            if game.waiting(table.state) == asked[2:]:
                answer = table.record.moves[-1]
                table.undo(seat, agreed=range(game.seats.stop))
                assert table.record.moves[-1] == answer
                assert game.waiting(table.state) == tuple(s for s in asked if s != other)
                table.undo(other, agreed=range(game.seats.stop))
                assert game.waiting(table.state) == asked
                kept += 1
                if kept == KEPT:
                    return True
                for again in asked[:2]:
                    table.play(again, game.sample(table.state, again, random))
    return kept > 0
