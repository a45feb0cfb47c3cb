"""The house: all tables of a server. Everything that happens at a table passes through here, one thing at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from msgspec import DecodeError

from deskovka.core.errors import DeskovkaError, NotationError
from deskovka.core.game import Seat
from deskovka.core.replaying import NO_POSITION
from deskovka.core.table import Trial
from deskovka.server import log, openings, showing, table_requests
from deskovka.server import messages as m
from deskovka.server.keys import table_id
from deskovka.server.limits import Bucket
from deskovka.server.loaded import LoadedTable
from deskovka.server.loading import load
from deskovka.server.metrics import Metrics
from deskovka.server.refusals import Refusal, no_such_table
from deskovka.server.seating import Viewer, missing
from deskovka.server.settings import Settings
from deskovka.server.snapshots import fingerprint
from deskovka.server.store import Entry, Listed, Snapshot, Store, Stored, StoreError
from deskovka.server.thinking import Thinkers

LOG = logging.getLogger(__name__)
TRIES = 50  # how often another process may be faster
SWEEP_SECONDS = 2.0
MOST_WOKEN = 100  # tables whose bots are woken in one sweep


class Room:
    """A table in memory with those who watch it."""

    def __init__(self, loaded: LoadedTable) -> None:
        self.loaded = loaded
        self.watchers: set[Watcher] = set()
        self.thinking: dict[Seat, int] = {}  # the question each bot thinks about
        self.used = time.monotonic()
        self.lost = False  # nobody knows what was kept last: the table must be read again
        self.told: dict[tuple[str, tuple[Seat, ...], bool, m.Language | None], bytes] = {}

    def idle_since(self, then: float) -> bool:
        return not (self.watchers or self.thinking or self.loaded.lock.locked()) and self.used < then


class Watcher:
    """Somebody who is told what happens at a table, as fast as they can listen."""

    def __init__(self, room: Room, viewer: Viewer, seen: int, language: m.Language | None) -> None:
        self.room = room
        self.viewer = viewer
        self.seen = seen
        self.language = language
        self.news = asyncio.Event()


class House:
    """Opens tables when they are needed, keeps what happens, tells everybody, lets bots think, forgets idle tables."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.hopeless: set[str] = set()  # tables whose bots need not be woken: nothing can happen there
        self.clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000

    async def start(self) -> None:
        await self.thinkers.start()
        self.store.listen(self._heard, self._missed)
        self._begin(self._sweep())

    async def close(self) -> None:
        """Stop everything; what was acknowledged is kept already, snapshots only save time."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(0.5):
                for room in self.rooms.values():
                    await self._keep_snapshot(room.loaded)
        await self.store.close()

    # tables

    async def room(self, table: str) -> Room:
        """A table, read from the store if it is not in memory."""
        room = self.rooms.get(table)
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
        loaded = self._read(table, stored, await self.store.snapshot(table))
        if loaded.broken:
            LOG.warning("table %s stopped fitting the rules: %s", table, loaded.broken.message)
        room = self.rooms[table] = Room(loaded)
        self.metrics.opened.inc()
        return room

    def _read(
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

    async def create(self, secret: str, wish: m.CreateTable) -> m.NewTable:
        """A new table; the same secret gives the same table again."""
        table = table_id(secret, "table")
        opening = openings.new_table(table, secret, wish, self.settings.most_seats)
        await self._make(table, opening)
        room, viewer = await self.enter(table, secret)
        if not openings.alike(room.loaded.opening, opening):
            raise Refusal(
                "secret", "this secret has made another table already: a new one needs a new secret"
            )
        return m.NewTable(table, openings.links(room.loaded, viewer, secret))

    async def fork(self, table: str, secret: str, wish: m.Fork) -> m.NewTable:
        """A private table that begins where this one was."""
        room, viewer = await self.enter(table, secret)
        id = table_id(secret, "fork", table, wish.id)
        await self._make(id, openings.fork(room.loaded, viewer, secret, wish, id))
        made, viewer = await self.enter(id, secret)
        return m.NewTable(id, openings.links(made.loaded, viewer, secret))

    async def rematch(self, room: Room, viewer: Viewer, message: m.Rematch) -> m.Done:
        loaded = room.loaded
        if viewer.role != "seat":
            raise Refusal("not-allowed", "players ask for a rematch")
        if loaded.rematch is None:
            table = table_id(loaded.opening.seed, "rematch", loaded.id)
            await self._make(table, openings.rematch(loaded))
            seat = next(iter(loaded.held(viewer)), 0)
            # One entry, also if several ask at once: the message is the same.
            await self._keep(room, "rematch", lambda: (log.Rematched(seat, table), None))
        return m.Done(message.id, loaded.seq, loaded.rematch)

    async def _make(self, table: str, opening: log.Opening) -> None:
        """Keep a new table, unless it is kept already."""
        if not missing(opening.chairs) and opening.dealt is None and not opening.position:
            opening.dealt = openings.first_deal(table, opening)
        stored = Stored(log.write(opening), self.clock(), [])
        loaded = load(table, stored)
        if await self.store.create(table, stored.opening, stored.created, loaded.summary()):
            self.metrics.created.labels(opening.game).inc()
            self.rooms.setdefault(table, Room(loaded))
            self._mind_bots(self.rooms[table])

    async def mine(self, wish: m.Mine) -> m.Summaries:
        """Whose turn it is at many tables. Those that are not in memory are read without their rules."""
        known = await self.store.summaries([held.table for held in wish.tables])
        found = []
        for held in wish.tables:
            listed = known.get(held.table)
            room = self.rooms.get(held.table)
            stored = await self.store.read(held.table) if listed and not room else None
            if listed is None or not (room or stored):
                continue
            with suppress(Refusal):
                loaded = room.loaded if room else stored and self._read(held.table, stored, tell=False)
                if loaded and (viewer := loaded.viewer(held.secret)):
                    found.append(summary_of(loaded, viewer, listed))
        found.sort(key=lambda summary: (not summary.my_turn, summary.over, -summary.changed))
        return m.Summaries(found)

    # what happens

    async def sit(self, table: str, secret: str, message: m.Sit) -> m.Done | m.Answer:
        """Take the seat of an invitation. It works once, but the same message may come again."""
        room = await self.room(table)
        seq = room.loaded.seated_by(secret, message.secret)
        if seq is not None:
            return m.Done(message.id, seq)
        room, viewer = await self.enter(table, secret)
        return await self.do(room, viewer, secret, message)

    async def do(self, room: Room, viewer: Viewer, secret: str, message: m.TableRequest) -> m.Done | m.Answer:
        """Do what somebody asks for; done, kept and only then answered and shown. Refused with a reason."""
        if isinstance(message, m.WhatIf):
            table_requests.require_seat(room.loaded, viewer, message.seat)
            table_requests.require_game(room.loaded)
            try:
                return showing.what_if(room.loaded, message.seat, message)
            except NotationError as error:
                raise Refusal("notation", str(error)) from None
        if isinstance(message, m.Rematch):
            return await self.rematch(room, viewer, message)
        name = f"{viewer.key[:16]} {message.id}"
        seq = await self._keep(
            room, name, lambda: table_requests.change_of(room.loaded, viewer, secret, message)
        )
        return m.Done(message.id, seq)

    async def _keep(
        self, room: Room, message: str | None, prepare: Callable[[], table_requests.Prepared]
    ) -> int:
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
        if loaded.seq >= self.settings.most_entries or talk and loaded.talk >= self.settings.most_words:
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
            self._changed(room)
            self._mind_bots(room)
            self.metrics.changes.labels(loaded.game.name, kind).inc()
        return kept

    async def _catch_up(self, room: Room) -> None:
        """Follow what other processes have kept."""
        stored = await self.store.read(room.loaded.id, room.loaded.seq)
        for entry in stored.entries if stored else ():
            if entry.seq == room.loaded.seq + 1:
                room.loaded.follow(entry, log.read_change(entry.data))
        self._changed(room)

    def _changed(self, room: Room) -> None:
        room.told.clear()
        room.used = time.monotonic()
        for watcher in room.watchers:
            watcher.news.set()

    # those who watch

    def new_bucket(self) -> Bucket | None:
        """How fast one socket may talk."""
        settings = self.settings
        return Bucket(settings.messages_per_second, settings.messages_at_once) if settings.limits else None

    def watch(self, room: Room, viewer: Viewer, seen: int, language: m.Language | None = None) -> Watcher:
        watcher = Watcher(room, viewer, seen if seen <= room.loaded.seq else 0, language)
        watcher.news.set()
        room.watchers.add(watcher)
        self.metrics.sockets.inc()
        return watcher

    def leave(self, watcher: Watcher) -> None:
        watcher.room.watchers.discard(watcher)
        watcher.room.used = time.monotonic()
        self.metrics.sockets.dec()

    def tell(self, watcher: Watcher, first: bool = False) -> bytes:
        """What a watcher has not seen yet. Those who see the same share one message."""
        room, viewer, language = watcher.room, watcher.viewer, watcher.language
        loaded, since = room.loaded, watcher.seen
        watcher.seen = loaded.seq
        if first or since != loaded.seq - 1:
            return showing.encode(showing.news(loaded, viewer, since, language, whole=first))
        who = viewer.role, loaded.held(viewer), viewer.host, language
        if who not in room.told:
            room.told[who] = showing.encode(showing.news(loaded, viewer, since, language))
        return room.told[who]

    # bots

    def _mind_bots(self, room: Room) -> None:
        """Let bots think that are asked and do not think about it yet."""
        loaded = room.loaded
        for seat in loaded.waiting:
            asked = loaded.asked_at[seat]
            if loaded.bot_of(seat) and room.thinking.get(seat) != asked:
                room.thinking[seat] = asked
                self._begin(self._think(room, seat, asked))

    async def _think(self, room: Room, seat: Seat, asked: int) -> None:
        loaded = room.loaded
        try:
            text = await self.thinkers.choose(loaded.game, loaded.bot_of(seat), loaded.state, seat)
            await self._keep(room, None, lambda: bot_move(loaded, seat, asked, text))
        except Refusal as refusal:
            LOG.info("table %s: a bot was refused: %s", loaded.id, refusal)
        except StoreError as error:
            LOG.error("table %s: a bot's move was not kept: %s", loaded.id, error)
        finally:
            if room.thinking.get(seat) == asked:
                del room.thinking[seat]

    # other processes, and time

    def _heard(self, table: str, seq: int) -> None:
        room = self.rooms.get(table)
        if room and seq > room.loaded.seq:
            self._begin(self._follow_others(room, seq))

    def _missed(self) -> None:
        for room in self.rooms.values():
            self._begin(self._follow_others(room, room.loaded.seq + 1))

    async def _follow_others(self, room: Room, seq: int) -> None:
        async with room.loaded.lock:
            if seq > room.loaded.seq:
                await self._catch_up(room)

    def _forget(self, room: Room) -> None:
        """Read the table again when it is needed next; whoever watches is asked to come back."""
        if self.rooms.get(room.loaded.id) is room:
            del self.rooms[room.loaded.id]
        room.lost = True
        for watcher in room.watchers:
            watcher.news.set()

    async def _sweep(self) -> None:
        """Wake bots whose server was stopped, and let go of tables nobody looks at."""
        while True:
            try:
                await self._wake_bots()
                await self._drop_idle()
            except StoreError as error:
                LOG.error("%s", error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _wake_bots(self) -> None:
        """Where several processes serve one database, another one may be at it: wait as long as a bot may think."""
        patience = self.settings.bot_seconds * 1000 if self.store.shared else 0
        for table in await self.store.with_bots(MOST_WOKEN + len(self.hopeless)):
            if table in self.hopeless:
                continue
            try:
                room = await self.room(table)
            except Refusal:
                self.hopeless.add(table)
                continue
            if room.loaded.broken or room.loaded.seq >= self.settings.most_entries:
                self.hopeless.add(table)
            elif room.loaded.changed + patience <= self.clock():
                self._mind_bots(room)

    async def _drop_idle(self) -> None:
        long_ago = time.monotonic() - self.settings.idle_seconds
        for table, room in list(self.rooms.items()):
            if room.idle_since(long_ago):
                await self._keep_snapshot(room.loaded)
                if room.idle_since(long_ago) and self.rooms.get(table) is room:
                    del self.rooms[table]

    async def _keep_snapshot(self, loaded: LoadedTable) -> None:
        snapshot = loaded.snapshot()
        if snapshot:
            moves, state = snapshot
            await self.store.save_snapshot(loaded.id, moves, fingerprint(loaded.game.name), state)
            loaded.kept_moves = moves

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            LOG.error("a task of the house broke", exc_info=task.exception())


def bot_move(loaded: LoadedTable, seat: Seat, asked: int, text: str) -> table_requests.Prepared:
    if not loaded.bot_of(seat):
        raise Refusal("late", "the player has come back")
    return table_requests.move(loaded, seat, asked, text)


def summary_of(loaded: LoadedTable, viewer: Viewer, listed: Listed) -> m.Summary:
    waiting = [int(seat) for seat in listed.summary.waiting.split()]
    return m.Summary(
        loaded.id,
        loaded.game.name,
        showing.seat_infos(loaded, viewer),
        waiting,
        any(seat in waiting and not loaded.bot_of(seat) for seat in loaded.held(viewer)),
        loaded.started,
        listed.summary.over,
        listed.seq,
        listed.changed,
    )
