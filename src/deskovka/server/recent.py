"""What happened at a table lately, with its events."""

from __future__ import annotations

from deskovka.core.game import Event
from deskovka.core.values import value
from deskovka.server import log

MOST_RECENT = 100  # things that happened, told to a client that missed them


@value
class Recent:
    """Something that happened, with the events of a move or a deal."""

    seq: int
    at: int
    change: log.AnyChange
    move: int | None = None
    events: tuple[Event, ...] = ()
