"""What happened at a server's table, folded into the story its people are told."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from deskovka.core.codec import Codec
from deskovka.core.errors import DataError
from deskovka.core.game import Event, Json, Seat


class Story:
    """The events by move, and how much of them each person knows."""

    def __init__(self, codec: Codec, people: Sequence[Seat]) -> None:
        self.codec = codec
        self.events: list[tuple[int, Event]] = []
        self.told = dict.fromkeys(people, 0)
        self.told_before = dict.fromkeys(people, 0)
        self.movers: list[Seat] = []  # the people here who moved, the latest last
        self.shown = 0  # how much was told line by line while nobody was asked

    def seat(self, people: Sequence[Seat]) -> None:
        """Before a game begins, people may still change."""
        for seat in people:
            self.told.setdefault(seat, 0)
            self.told_before.setdefault(seat, 0)

    def fold(self, happened: Json) -> None:
        """One thing that happened: a move, a move taken back, or the deal."""
        kind, seat = happened["kind"], happened["seat"]
        if kind == "undone":
            self._take_out(seat, happened["move"])
            return
        if kind == "moved" and seat in self.told:
            self.told_before[seat], self.told[seat] = self.told[seat], len(self.events)
            self.movers.append(seat)
        self.add(happened["move"] or 0, happened["events"])

    def add(self, move: int, events: Sequence[Json]) -> None:
        """Events of a move; one that this version cannot read is left out."""
        for told in events:
            with suppress(DataError):
                self.events.append((move, self.codec.decode(told)))

    def _take_out(self, seat: Seat, move: int) -> None:
        """A move and its events are gone; later ones have moved up by one."""
        if seat in self.told:
            self.told[seat] = self.told_before[seat]
        kept = []
        for index, (number, event) in enumerate(self.events):
            if number != move:
                kept.append((number - (number > move), event))
                continue
            for who, known in self.told.items():
                self.told[who] = known - (index < known)
            self.shown -= index < self.shown
        self.events[:] = kept
