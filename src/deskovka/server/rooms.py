"""A table in memory with those who watch it, and what each of them is told."""

from __future__ import annotations

import asyncio
import time

from deskovka.core.game import Seat
from deskovka.server import showing
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import fields
from deskovka.server.seating import Viewer


class Room:
    """A table in memory with those who watch it."""

    def __init__(self, loaded: LoadedTable) -> None:
        self.loaded = loaded
        self.watchers: set[Watcher] = set()
        self.thinking: dict[Seat, int] = {}  # the question each bot thinks about
        self.used = time.monotonic()
        self.lost = False  # nobody knows what was kept last: the table must be read again
        self.told: dict[tuple[str, tuple[Seat, ...], bool, fields.Language | None], bytes] = {}

    def idle_since(self, then: float) -> bool:
        return not (self.watchers or self.thinking or self.loaded.lock.locked()) and self.used < then

    def watch(self, viewer: Viewer, seen: int, language: fields.Language | None = None) -> Watcher:
        watcher = Watcher(self, viewer, seen if seen <= self.loaded.seq else 0, language)
        watcher.news.set()
        self.watchers.add(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.used = time.monotonic()

    def changed(self) -> None:
        """Something happened: whoever watches has news."""
        self.told.clear()
        self.used = time.monotonic()
        for watcher in self.watchers:
            watcher.news.set()

    def lose(self) -> None:
        """Whoever watches is asked to come back, when the table is read again."""
        self.lost = True
        for watcher in self.watchers:
            watcher.news.set()


class Watcher:
    """Somebody who is told what happens at a table, as fast as they can listen."""

    def __init__(self, room: Room, viewer: Viewer, seen: int, language: fields.Language | None) -> None:
        self.room = room
        self.viewer = viewer
        self.seen = seen
        self.language = language
        self.news = asyncio.Event()

    def unseen(self, first: bool = False) -> bytes:
        """What a watcher has not seen yet. Those who see the same share one message."""
        room, viewer, language = self.room, self.viewer, self.language
        loaded, since = room.loaded, self.seen
        self.seen = loaded.seq
        if first or since != loaded.seq - 1:
            return showing.encode(showing.news(loaded, viewer, since, language, whole=first))
        who = viewer.role, loaded.held(viewer), viewer.host, language
        if who not in room.told:
            room.told[who] = showing.encode(showing.news(loaded, viewer, since, language))
        return room.told[who]
