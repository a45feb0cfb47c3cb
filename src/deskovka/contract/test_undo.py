"""Taking back: possible until something was revealed, and then as if nothing had been done."""

from __future__ import annotations

from typing import Any

from deskovka.contract.random_games import questions, random_game, seat_counts, tables
from deskovka.core.game import Game
from deskovka.core.record import Record
from deskovka.core.replaying import final_state
from deskovka.core.table import NothingToUndo


def test_undo_restores(game: Game[Any]) -> None:
    """A move that drew nothing, revealed nothing and did not end the game can be taken back, no other."""
    for table, random in tables(game):
        for asked in questions(table):
            seat = random.choice(asked)
            before = table.state.copy(), table.record.write()
            events = table.play(seat, game.sample(table.state, seat, random))
            after = table.state.copy(), table.record.write()
            drew = bool(table.record.moves[-1].drawn)
            final = drew or game.over(table.state) or any(event.reveals for event in events)
            try:
                table.undo(seat, agreed=range(game.seats.stop))
            except NothingToUndo:
                assert final
                assert (table.state, table.record.write()) == after
            else:
                assert not final
                assert (table.state, table.record.write()) == before
                table.play(seat, game.sample(table.state, seat, random))
        assert final_state(Record.read(table.record.write()), game) == table.state


def test_undo_keeps_the_others_answers(game: Game[Any]) -> None:
    """A seat takes its answer back after others have answered the same question."""
    kept = 0
    for table, random in tables(game):
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
                    for again in asked[:2]:
                        table.play(again, game.sample(table.state, again, random))
    simultaneous = any(
        len(game.waiting(state)) > 2 for state, *_ in random_game(game, seat_counts(game)[-1], "stuck")
    )
    assert kept > 0 or not simultaneous
