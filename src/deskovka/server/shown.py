"""What was told of a table since the last thing happened there: worked out once for all who are told the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Raw

from deskovka.core.codec import Codec
from deskovka.core.game import Event, Json, Seat
from deskovka.server.encoding import encode

MOST_EVENTS = 500  # kept of one moment; a long log tells each of its events once


class Shown:
    """As JSON the views, by whose eyes see them (None: a spectator's, or everybody's), and the offers, by seat.

    Of each event, as somebody sees it, its JSON and its sentences by language: whoever sees the same has the same event.
    """

    __slots__ = ("_events", "_sentences", "offers", "seq", "state", "view_of", "views")

    def __init__(self, seq: int, state: Any) -> None:
        self.seq = seq
        self.state = state
        self.view_of: Callable[[Seat | None], Json] | None = None
        self.views: dict[Seat | None, Raw] = {}
        self.offers: dict[Seat, Raw] = {}
        # by the identity of an event, which is kept with it: to hash one takes as long as to write it
        self._events: dict[int, tuple[Event, Raw]] = {}
        self._sentences: dict[tuple[int, str], tuple[Event, str]] = {}

    def rest(self) -> None:
        """All have been told. What was built for that is let go while it is at hand: later that takes twice as long."""
        self.view_of = None

    def event(self, event: Event, codec: Codec) -> Raw:
        known = self._events.get(id(event))
        if known is not None:
            return known[1]
        told = Raw(encode(codec.encode(event)))
        if len(self._events) < MOST_EVENTS:
            self._events[id(event)] = event, told
        return told

    def sentence(self, event: Event, language: str, tell: Callable[[Event], str]) -> str:
        known = self._sentences.get((id(event), language))
        if known is not None:
            return known[1]
        sentence = tell(event)
        if len(self._sentences) < MOST_EVENTS:
            self._sentences[id(event), language] = event, sentence
        return sentence
