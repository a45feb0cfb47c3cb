"""What happened in a game, move by move, with its events."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Event, Game
from deskovka.core.record import Move, Record
from deskovka.core.replaying import retell
from deskovka.core.values import value


@value
class Moment:
    """The state after a move, and what happened in it; move 0 is the deal."""

    number: int
    move: Move | None
    events: tuple[Event, ...]
    state: Any


def moments(record: Record, game: Game[Any]) -> list[Moment]:
    """Every moment of a record; all of it must fit the rules."""
    return [
        Moment(number, move, tuple(events), state.copy())
        for number, ((state, events), move) in enumerate(zip(retell(record, game), [None, *record.moves]))
    ]
