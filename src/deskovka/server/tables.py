"""Tables between memory and the store: read when they are needed, changed by one writer at a time, dropped when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

from msgspec import DecodeError, ValidationError

from deskovka.core.errors import DeskovkaError
from deskovka.core.replaying import NO_POSITION
from deskovka.core.stepwise import Work
from deskovka.core.table import Trial
from deskovka.server import log
from deskovka.server.background import Background
from deskovka.server.beside import Beside
from deskovka.server.loaded import LoadedTable
from deskovka.server.loading import loading, read_seating
from deskovka.server.metrics import Metrics
from deskovka.server.presence import Presence
from deskovka.server.refusals import Refusal, damaged, forgotten, no_such_table
from deskovka.server.rooms import Room
from deskovka.server.seating import Seating, Viewer
from deskovka.server.settings import Settings
from deskovka.server.snapshots import write_mark
from deskovka.server.store import Damaged, Entry, NoSpace, Space, Store, Stored, StoreError
from deskovka.server.table_requests import Prepared

LOG = logging.getLogger(__name__)
T = TypeVar("T")
ABOUT_DELETING = 100  # entries that a full table still takes
TRIES = 50  # how often another process may be faster


class Tables:
    """The only one who reads and writes what the store has of tables."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, background: Background, beside: Beside
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.background = background
        self.beside = beside
        self.in_memory: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000
        self.after_change: Callable[[Room], None] = lambda room: None  # of what is changed or opened here
        self.damaged: set[str] = set()  # known to be
        self.presence = Presence(self)

    # reading

    async def room(self, table: str) -> Room:
        """A table, read from the store if it is not in memory."""
        room = self.in_memory.get(table)
        if room is None:
            task = self.opening.get(table)
            if task is None:
                task = self.opening[table] = asyncio.create_task(self._open(table))
                task.add_done_callback(lambda _: self.opening.pop(table, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _open(self, table: str) -> Room:
        stored = await self.stored(table)
        if stored is None:
            raise no_such_table()
        snapshot = None
        with suppress(StoreError):  # only a shortcut
            snapshot = await self.store.snapshot(table)
        loaded = await self.beside.do(self._reading(table, loading(table, stored, snapshot)))
        if loaded.broken:
            LOG.warning("table %s stopped fitting the rules: %s", table, loaded.broken.message)
        self.damaged.discard(table)
        room = self.in_memory[table] = Room(loaded)
        self.metrics.opened.inc()
        await self._keep_snapshot(loaded)
        if not self.store.shared:  # else another process may be at it
            self.after_change(room)
        return room

    async def seating(self, table: str) -> Seating | None:
        """Who sits where at a table, without reading what was played there."""
        room = self.in_memory.get(table)
        if room:
            return room.loaded
        with self._noting_damage(table):
            stored = await self.store.read_seating(table)
        return await self.beside.do(self._reading(table, read_seating(table, stored))) if stored else None

    async def known(self, table: str, secret: str) -> Room:
        """A table, for whoever has one of its secrets: before that is proved, nothing is read that takes long."""
        if table not in self.in_memory:
            seating = await self.seating(table)
            if seating is None or not seating.knows(secret):
                raise no_such_table()
        return await self.room(table)

    async def stored(self, table: str, after: int = 0) -> Stored | None:
        """What is kept of a table; where it is damaged, that is noted."""
        with self._noting_damage(table):
            return await self.store.read(table, after)

    @contextmanager
    def _noting_damage(self, table: str) -> Iterator[None]:
        try:
            yield
        except Damaged as error:
            self.note_damage(table, error)
            raise damaged() from None

    def note_damage(self, table: str, why: object = "its log is not whole") -> None:
        if table not in self.damaged:
            self.damaged.add(table)
            LOG.error("table %s is damaged: %s", table, why)

    def _reading(self, table: str, work: Work[T]) -> Work[T]:
        """A reading of what is kept of a table; what this version cannot read is told as such."""
        try:
            return (yield from work)
        except (DeskovkaError, DecodeError, *NO_POSITION) as error:
            if isinstance(error, DecodeError) and not isinstance(error, ValidationError):  # not even JSON
                self.note_damage(table, error)
                raise damaged() from None
            LOG.error("table %s cannot be read", table, exc_info=error)
            raise Refusal("broken", f"this version cannot read the table: {error}") from None

    async def enter(self, table: str, secret: str) -> tuple[Room, Viewer]:
        """A table, with what other processes have kept meanwhile, and who somebody is there."""
        room = await self.known(table, secret)
        if self.store.shared:
            await self._follow_others(room, room.loaded.seq + 1)
        viewer = room.loaded.viewer(secret)
        if viewer is None:
            raise no_such_table()
        room.visit()
        self.presence.saw(room.loaded, viewer)
        return room, viewer

    # writing

    async def make(self, table: str, opening: log.Opening) -> None:
        """Keep a new table, unless it is kept already."""
        stored = Stored(log.write(opening), self.clock(), [])
        loaded = await self.beside.do(loading(table, stored))
        if await self.store.create(table, stored.opening, stored.created, loaded.summary()):
            self.metrics.created.labels(opening.game).inc()
            room = self.in_memory.setdefault(table, Room(loaded))
            room.visit()
            self.after_change(room)

    async def keep(self, room: Room, message: str | None, prepare: Callable[[], Prepared]) -> int:
        """One writer per table: work it out, keep it, then take it over. If another process was faster, follow it."""
        loaded = room.loaded
        behind = self.store.shared  # another process may know more
        async with loaded.lock:
            for _ in range(TRIES):
                if message in loaded.messages:
                    return loaded.messages[message]
                try:
                    change, trial = prepare()
                except Refusal:
                    if not behind:
                        raise
                    behind = False
                    await self._catch_up(room)
                    continue
                if await self._append(room, message, change, trial):
                    return loaded.seq
                await self._catch_up(room)
        raise Refusal("busy", "the table is too busy: try again")

    async def _append(
        self, room: Room, message: str | None, change: log.AnyChange, trial: Trial | None
    ) -> bool:
        """Write a change down, then take it over; False if another process was faster."""
        loaded = room.loaded
        talk = isinstance(change, log.Talk)
        kind = type(change).__name__.lower()
        entry = Entry(loaded.seq + 1, self.clock(), kind, log.write(change), message)
        about_deleting = isinstance(change, log.AboutDeleting)
        if (
            self.is_full(loaded, ABOUT_DELETING if about_deleting else 0)
            or talk
            and self._is_full_of_talk(loaded, len(entry.data))
        ):
            raise Refusal("full", "too much has happened at this table")
        try:
            if talk:
                self.store.require(Space.LOW)
            kept = await self.store.append(loaded.id, entry, loaded.summary(change, trial))
        except NoSpace:
            raise  # surely not kept
        except StoreError as error:
            if isinstance(error, Damaged):
                self.note_damage(loaded.id, error)
            self._drop(room)  # nobody knows whether it was kept: read the table again
            raise
        if kept:
            loaded.follow(entry, change, trial)
            room.changed()
            self.presence.follow(room)
            self.after_change(room)
            self.metrics.count_change(loaded.game.name, kind)
            if loaded.mark_to_keep():
                self.background.begin(self._keep_snapshot(loaded))
        return kept

    def is_full(self, loaded: LoadedTable, more: int = 0) -> bool:
        """Whether it takes nothing any more, beyond so many entries."""
        settings = self.settings
        return loaded.seq >= settings.most_entries + more or not more and loaded.bytes >= settings.most_bytes

    def _is_full_of_talk(self, loaded: LoadedTable, more: int) -> bool:
        settings = self.settings
        return loaded.talk >= settings.most_talk or loaded.talk_bytes + more > settings.most_talk_bytes

    def _drop(self, room: Room, gone: bool = False) -> None:
        """Read the table again when it is needed next."""
        if self.in_memory.get(room.loaded.id) is room:
            del self.in_memory[room.loaded.id]
        room.lose(gone)

    # forgetting

    async def forget(self, table: str, why: str, before: int | None = None) -> bool:
        """Forget what is kept of a table; False: there is none, or something has happened there since `before`."""
        if not await self.store.forget(table, before):
            return False
        self.metrics.forgotten.labels(why).inc()
        self._gone(table)
        return True

    def _gone(self, table: str) -> None:
        self.damaged.discard(table)
        room = self.in_memory.get(table)
        if room:
            self._drop(room, gone=True)

    async def renew(self, table: str) -> None:
        """Something else than an entry has changed what is kept of a table: it is gone, or has lost names."""
        summaries = await self.store.summaries([table])
        if table not in summaries:
            self._gone(table)
        elif table in self.in_memory:
            self._drop(self.in_memory[table])

    # what other processes keep

    def listen(self) -> None:
        self.store.listen(self._heard, self._missed)
        self.presence.start()

    def _heard(self, table: str, seq: int) -> None:
        room = self.in_memory.get(table)
        if room and seq > room.loaded.seq:
            self.background.begin(self._hear(room, seq))

    def _missed(self) -> None:
        for room in self.in_memory.values():
            self.background.begin(self._hear(room, room.loaded.seq + 1))

    async def _hear(self, room: Room, seq: int) -> None:
        with suppress(Refusal):  # it is gone, or damaged: whoever watches is told
            await self._follow_others(room, seq)

    async def _follow_others(self, room: Room, seq: int) -> None:
        async with room.loaded.lock:
            if seq > room.loaded.seq:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        """Follow what other processes have kept."""
        stored = await self.stored(room.loaded.id, room.loaded.seq)
        if stored is None:
            self._gone(room.loaded.id)
            raise forgotten()
        for entry in stored.entries:
            if entry.seq == room.loaded.seq + 1:
                room.loaded.follow(entry, log.read_change(entry.data))
        room.changed()
        self.presence.follow(room)

    # dropping

    async def drop_idle(self) -> None:
        """Let go of tables nobody looks at."""
        long_ago = time.monotonic() - self.settings.idle_seconds
        for table, room in list(self.in_memory.items()):
            if room.idle_since(long_ago):
                del self.in_memory[table]

    async def _keep_snapshot(self, loaded: LoadedTable) -> None:
        mark = loaded.mark_to_keep()
        if mark is None:
            return
        loaded.kept_seq = mark.seq
        try:
            await self.store.save_snapshot(loaded.id, *write_mark(loaded.game.name, mark, loaded.codec))
        except StoreError as error:  # it only saves time
            LOG.warning("table %s: a snapshot was not kept: %s", loaded.id, error)
