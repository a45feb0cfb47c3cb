"""Tables between memory and the store: read when they are needed, changed by one writer at a time, dropped when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from msgspec import DecodeError

from deskovka.core.errors import DeskovkaError
from deskovka.core.replaying import NO_POSITION
from deskovka.core.table import Trial
from deskovka.server import log
from deskovka.server.background import Background
from deskovka.server.loaded import LoadedTable
from deskovka.server.loading import load
from deskovka.server.metrics import Metrics
from deskovka.server.refusals import Refusal, no_such_table
from deskovka.server.rooms import Room
from deskovka.server.seating import Viewer
from deskovka.server.settings import Settings
from deskovka.server.snapshots import fingerprint
from deskovka.server.store import Entry, Snapshot, Store, Stored, StoreError
from deskovka.server.table_requests import Prepared

LOG = logging.getLogger(__name__)
TRIES = 50  # how often another process may be faster


class Tables:
    """The only one who reads and writes what the store has of tables."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, background: Background) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.background = background
        self.in_memory: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000
        self.after_change: Callable[[Room], None] = lambda room: None  # called for what is changed here

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
        stored = await self.store.read(table)
        if stored is None:
            raise no_such_table()
        loaded = self.read(table, stored, await self.store.snapshot(table))
        if loaded.broken:
            LOG.warning("table %s stopped fitting the rules: %s", table, loaded.broken.message)
        room = self.in_memory[table] = Room(loaded)
        self.metrics.opened.inc()
        return room

    def read(
        self, table: str, stored: Stored, snapshot: Snapshot | None = None, tell: bool = True
    ) -> LoadedTable:
        try:
            return load(table, stored, snapshot, tell)
        except (DeskovkaError, DecodeError, *NO_POSITION) as error:
            LOG.exception("table %s cannot be read", table)
            raise Refusal("broken", f"this version cannot read the table: {error}") from None

    async def enter(self, table: str, secret: str) -> tuple[Room, Viewer]:
        """A table, with what other processes have kept meanwhile, and who somebody is there."""
        room = await self.room(table)
        if self.store.shared:
            await self._follow_others(room, room.loaded.seq + 1)
        viewer = room.loaded.viewer(secret)
        if viewer is None:
            raise no_such_table()
        return room, viewer

    # writing

    async def make(self, table: str, opening: log.Opening) -> None:
        """Keep a new table, unless it is kept already."""
        stored = Stored(log.write(opening), self.clock(), [])
        loaded = load(table, stored)
        if await self.store.create(table, stored.opening, stored.created, loaded.summary()):
            self.metrics.created.labels(opening.game).inc()
            self.in_memory.setdefault(table, Room(loaded))
            self.after_change(self.in_memory[table])

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
        if loaded.seq >= self.settings.most_entries or talk and loaded.talk >= self.settings.most_talk:
            raise Refusal("full", "too much has happened at this table")
        kind = type(change).__name__.lower()
        entry = Entry(loaded.seq + 1, self.clock(), kind, log.write(change), message)
        try:
            kept = await self.store.append(loaded.id, entry, loaded.summary(change, trial))
        except StoreError:
            self._forget(room)  # nobody knows whether it was kept: read the table again
            raise
        if kept:
            loaded.follow(entry, change, trial)
            room.changed()
            self.after_change(room)
            self.metrics.changes.labels(loaded.game.name, kind).inc()
        return kept

    def _forget(self, room: Room) -> None:
        """Read the table again when it is needed next."""
        if self.in_memory.get(room.loaded.id) is room:
            del self.in_memory[room.loaded.id]
        room.lose()

    # what other processes keep

    def listen(self) -> None:
        self.store.listen(self._heard, self._missed)

    def _heard(self, table: str, seq: int) -> None:
        room = self.in_memory.get(table)
        if room and seq > room.loaded.seq:
            self.background.begin(self._follow_others(room, seq))

    def _missed(self) -> None:
        for room in self.in_memory.values():
            self.background.begin(self._follow_others(room, room.loaded.seq + 1))

    async def _follow_others(self, room: Room, seq: int) -> None:
        async with room.loaded.lock:
            if seq > room.loaded.seq:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        """Follow what other processes have kept."""
        stored = await self.store.read(room.loaded.id, room.loaded.seq)
        for entry in stored.entries if stored else ():
            if entry.seq == room.loaded.seq + 1:
                room.loaded.follow(entry, log.read_change(entry.data))
        room.changed()

    # dropping

    async def drop_idle(self) -> None:
        """Let go of tables nobody looks at."""
        long_ago = time.monotonic() - self.settings.idle_seconds
        for table, room in list(self.in_memory.items()):
            if room.idle_since(long_ago):
                await self._keep_snapshot(room.loaded)
                if room.idle_since(long_ago) and self.in_memory.get(table) is room:
                    del self.in_memory[table]

    async def keep_snapshots(self) -> None:
        for room in self.in_memory.values():
            await self._keep_snapshot(room.loaded)

    async def _keep_snapshot(self, loaded: LoadedTable) -> None:
        snapshot = loaded.snapshot()
        if snapshot:
            moves, state = snapshot
            await self.store.save_snapshot(loaded.id, moves, fingerprint(loaded.game.name), state)
            loaded.kept_moves = moves
