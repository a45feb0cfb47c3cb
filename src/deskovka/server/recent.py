"""What happened at a table lately, with its events."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from deskovka.core.game import Event, Game
from deskovka.core.record import Record
from deskovka.core.replaying import retell
from deskovka.core.values import value
from deskovka.server import log


@value
class Recent:
    """Something that happened; the events of a move that was not told again are not known."""

    seq: int
    at: int
    change: log.AnyChange
    move: int | None = None
    events: tuple[Event, ...] | None = ()


def with_events(
    kept: Collection[Recent], record: Record, game: Game[Any], move_seqs: Sequence[int]
) -> list[Recent]:
    """The same things with the events of their moves, where those are not known."""
    if all(recent.events is not None for recent in kept):
        return list(kept)
    deal, *moves = (tuple(events) for _, events in retell(record, game))
    by_seq = dict(zip(move_seqs, moves))
    return [
        Recent(
            one.seq,
            one.at,
            one.change,
            one.move,
            one.events if one.events is not None else by_seq.get(one.seq, ()) if one.move else deal,
        )
        for one in kept
    ]
