"""A table in memory with those who watch it, and what each of them is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from deskovka.core.game import Seat
from deskovka.server import showing
from deskovka.server.asker import NOBODY, asker
from deskovka.server.encoding import encode
from deskovka.server.limits import Bucket
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import fields
from deskovka.server.seating import Viewer

THINKING_AT_ONCE, THINKING_PER_SECOND = 120, 0.2  # seconds: the budget of the bots of one table


class Thought:
    """A question a bot thinks about."""

    def __init__(self, asked: int) -> None:
        self.asked = asked
        self.decided = False  # what it does is being kept
        self.task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        if self.task and not self.decided:
            self.task.cancel()


class Room:
    """A table in memory with those who watch it."""

    def __init__(self, loaded: LoadedTable) -> None:
        self.loaded = loaded
        self.asker = NOBODY  # who came here last, as the limits count addresses
        self.visited = float("-inf")  # when somebody came
        self.budget = Bucket(THINKING_PER_SECOND, THINKING_AT_ONCE)
        self.watchers: set[Watcher] = set()
        self.thinking: dict[Seat, Thought] = {}
        self.used = time.monotonic()
        self.lost = False  # nobody knows what was kept last: the table must be read again
        self.gone = False  # the table was forgotten
        self.told: dict[tuple[str, tuple[Seat, ...], bool, fields.Language | None], bytes] = {}
        self.about_to_tell = False
        self.away = False  # whether somebody who plays here is known to be away
        self.presence_due: asyncio.TimerHandle | None = None  # when it is told next who is here
        self.presence = b""  # what was told of that
        self.presence_essence: object = None
        self.presence_number = 0  # how often it was another
        self.told_elsewhere: object = None  # what other processes were told

    def visit(self) -> None:
        """Somebody is here who may be."""
        self.asker, self.visited = asker.get(), time.monotonic()

    def idle_since(self, then: float) -> bool:
        return not (self.watchers or self.thinking or self.loaded.lock.locked()) and self.used < then

    def watch(
        self,
        viewer: Viewer,
        seen: int,
        language: fields.Language | None,
        tell: Callable[[], None],
        presence: bool = False,
    ) -> Watcher:
        """`tell` is called whenever there are news, and with `presence` when somebody comes or leaves."""
        watcher = Watcher(self, viewer, seen if seen <= self.loaded.seq else 0, language, tell, presence)
        self.watchers.add(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.used = time.monotonic()

    def changed(self) -> None:
        """Something happened: whoever watches has news."""
        self.told.clear()
        self.used = time.monotonic()
        self._tell_soon()

    def tell_presence(self, told: bytes, essence: object) -> None:
        """Who is here, told to whoever has not heard the same."""
        self.presence = told
        if essence != self.presence_essence:
            self.presence_essence = essence
            self.presence_number += 1
        self._tell_soon()

    def lose(self, gone: bool = False) -> None:
        """Whoever watches is asked to come back, when the table is read again; or told that it is gone."""
        self.lost, self.gone = True, gone
        self._tell_soon()

    def _tell_soon(self) -> None:
        """All of them in one go, after whoever did it has got an answer."""
        if self.watchers and not self.about_to_tell:
            self.about_to_tell = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self.about_to_tell = False
        for watcher in [*self.watchers]:
            watcher.tell()
        self.loaded.shown.rest()


class Watcher:
    """Somebody who is told what happens at a table, as fast as they can listen."""

    def __init__(
        self,
        room: Room,
        viewer: Viewer,
        seen: int,
        language: fields.Language | None,
        tell: Callable[[], None],
        presence: bool,
    ) -> None:
        self.room = room
        self.viewer = viewer
        self.seen = seen
        self.language = language
        self.tell = tell
        self.first = True  # nothing was told yet
        self.presence = presence  # whether it wants to know who is here
        self.presence_seen = 0

    @property
    def behind(self) -> bool:
        return self._lacks_news or self._lacks_presence

    @property
    def _lacks_news(self) -> bool:
        return self.first or self.seen < self.room.loaded.seq

    @property
    def _lacks_presence(self) -> bool:
        return self.presence and self.presence_seen < self.room.presence_number

    def unseen(self) -> list[bytes]:
        """The messages a watcher has not seen yet."""
        found = [self._news()] if self._lacks_news else []
        if self._lacks_presence:
            self.presence_seen = self.room.presence_number
            found.append(self.room.presence)
        return found

    def _news(self) -> bytes:
        """Those who see the same share one message."""
        room, viewer, language = self.room, self.viewer, self.language
        loaded, since, first = room.loaded, self.seen, self.first
        self.seen, self.first = loaded.seq, False
        if first or since != loaded.seq - 1:
            return encode(showing.news(loaded, viewer, since, language, whole=first))
        who = viewer.role, loaded.held(viewer), viewer.host, language
        if who not in room.told:
            room.told[who] = encode(showing.news(loaded, viewer, since, language))
        return room.told[who]
