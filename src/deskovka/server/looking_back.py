"""A table at another moment, and how chance came to its answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from deskovka.core.game import Event
from deskovka.core.record import Record
from deskovka.core.replaying import retell, verifying
from deskovka.core.stepwise import Work
from deskovka.server import happenings, known, points, showing
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import answers
from deskovka.server.refusals import Refusal
from deskovka.server.seating import Viewer


def moment(loaded: LoadedTable, viewer: Viewer, number: int) -> Work[answers.Moment]:
    """The table after one of its moves; what is kept back from the viewer, the view keeps back as it does now."""
    record = known.record_now(loaded)
    if number > len(loaded.moves):
        raise Refusal("unknown-move", f"there are {len(loaded.moves)} moves so far, got {number}")
    hidden = number - 1 in known.hidden_moves(loaded, viewer)
    move, moves = loaded.moves[number - 1] if number else None, len(loaded.moves)
    state, events = yield from at_move(loaded, record, min(number, len(record.moves)))
    return answers.Moment(
        number,
        moves,
        move.seat if move else None,
        happenings.as_seen(loaded, viewer, move.action, move.seat) if move and not hidden else None,
        [] if hidden else happenings.seen(loaded, viewer, events),
        [showing.sight(loaded, state, seat) for seat in loaded.held(viewer) or (None,)],
        points.standings(loaded.game, state),
    )


def at_move(loaded: LoadedTable, record: Record, number: int) -> Work[tuple[Any, list[Event]]]:
    """The state after some moves of a record, and what happened in the last of them."""
    if number > len(record.moves):
        raise Refusal("unknown-move", f"there are {len(record.moves)} moves so far, got {number}")
    for reached in retell(replace(record, moves=record.moves[:number], scores=None), loaded.game):
        yield
    return reached


def draws(loaded: LoadedTable) -> Work[answers.Draws]:
    """How chance came to its answers, once the seed is shown."""
    record = known.record_now(loaded)
    if not loaded.over:
        raise Refusal("not-over", "the seed is shown when the game is over")
    found = yield from verifying(record, loaded.game)
    return answers.Draws(
        record.seed,
        record.commitment,
        list(record.words),
        [answers.DrawInfo(draw.move, draw.name, list(draw.options), draw.answer) for draw in found],
    )
