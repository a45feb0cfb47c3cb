"""The house: all tables of a server, and whatever people ask for there."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from deskovka.core.errors import NotationError
from deskovka.server import log, openings, points, showing, table_requests
from deskovka.server.background import Background
from deskovka.server.bot_turns import BotTurns
from deskovka.server.keys import table_id
from deskovka.server.limits import Bucket
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import answers, fields, requests
from deskovka.server.metrics import Metrics
from deskovka.server.refusals import Refusal
from deskovka.server.rooms import Room, Watcher
from deskovka.server.seating import Viewer, missing
from deskovka.server.settings import Settings
from deskovka.server.store import Listed, Store, StoreError
from deskovka.server.tables import Tables
from deskovka.server.thinking import Thinkers

LOG = logging.getLogger(__name__)
SWEEP_SECONDS = 2.0


class House:
    """Makes tables, does what is asked for at them, and looks after them."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.metrics = metrics
        self.background = Background()
        self.tables = Tables(store, settings, metrics, self.background)
        self.bot_turns = BotTurns(self.tables, thinkers, self.background)
        self.tables.after_change = self.bot_turns.begin

    async def start(self) -> None:
        await self.thinkers.start()
        self.tables.listen()
        self.background.begin(self._sweep())

    async def close(self) -> None:
        """Stop everything; what was acknowledged is kept already, snapshots only save time."""
        await self.background.stop()
        await self.thinkers.close()
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(0.5):
                await self.tables.keep_snapshots()
        await self.store.close()

    async def _sweep(self) -> None:
        """Wake bots whose server was stopped, and let go of tables nobody looks at."""
        while True:
            try:
                await self.bot_turns.wake()
                await self.tables.drop_idle()
            except StoreError as error:
                LOG.error("%s", error)
            await asyncio.sleep(SWEEP_SECONDS)

    # new tables

    async def create(self, secret: str, wanted: requests.CreateTable) -> answers.NewTable:
        """A new table; the same secret gives the same table again."""
        table = table_id(secret, "table")
        opening = openings.new_table(table, secret, wanted, self.settings.most_seats)
        await self.make(table, opening)
        room, viewer = await self.tables.enter(table, secret)
        if not openings.alike(room.loaded.opening, opening):
            raise Refusal(
                "secret", "this secret has made another table already: a new one needs a new secret"
            )
        return answers.NewTable(table, openings.links(room.loaded, viewer, secret))

    async def fork(self, table: str, secret: str, wanted: requests.Fork) -> answers.NewTable:
        """A private table that begins where this one was."""
        room, viewer = await self.tables.enter(table, secret)
        id = table_id(secret, "fork", table, wanted.id)
        opening = openings.fork(room.loaded, viewer, secret, wanted, id)
        await self.make(id, opening)
        made, viewer = await self.tables.enter(id, secret)
        return answers.NewTable(id, openings.links(made.loaded, viewer, secret))

    async def _rematch(self, room: Room, viewer: Viewer, message: requests.Rematch) -> answers.Done:
        loaded = room.loaded
        if viewer.role != "seat":
            raise Refusal("not-allowed", "players ask for a rematch")
        if loaded.rematch is None:
            table = table_id(loaded.opening.seed, "rematch", loaded.id)
            await self.make(table, openings.rematch(loaded))
            seat = next(iter(loaded.held(viewer)), 0)
            # One entry, also if several ask at once: the message is the same.
            await self.tables.keep(room, "rematch", lambda: (log.Rematched(seat, table), None))
        return answers.Done(message.id, loaded.seq, loaded.rematch)

    async def make(self, table: str, opening: log.Opening) -> None:
        """Keep a new table, unless it is kept already; where nobody is missing, it starts at once."""
        if not missing(opening.chairs) and opening.dealt is None and not opening.position:
            opening.dealt = openings.first_deal(table, opening)
        await self.tables.make(table, opening)

    # what is asked for at a table

    async def sit(self, table: str, secret: str, message: requests.Sit) -> answers.Done | answers.Answer:
        """Take the seat of an invitation. It works once, but the same message may come again."""
        room = await self.tables.room(table)
        seq = room.loaded.seated_by(secret, message.secret)
        if seq is not None:
            return answers.Done(message.id, seq)
        room, viewer = await self.tables.enter(table, secret)
        return await self.do(room, viewer, secret, message)

    async def do(
        self, room: Room, viewer: Viewer, secret: str, message: requests.TableRequest
    ) -> answers.Done | answers.Answer:
        """Do what somebody asks for; done, kept and only then answered and shown. Refused with a reason."""
        if isinstance(message, requests.WhatIf):
            table_requests.require_seat(room.loaded, viewer, message.seat)
            table_requests.require_game(room.loaded)
            try:
                return points.what_if(room.loaded, message.seat, message)
            except NotationError as error:
                raise Refusal("notation", str(error)) from None
        if isinstance(message, requests.Rematch):
            return await self._rematch(room, viewer, message)
        name = f"{viewer.key[:16]} {message.id}"
        seq = await self.tables.keep(
            room, name, lambda: table_requests.change_of(room.loaded, viewer, secret, message)
        )
        return answers.Done(message.id, seq)

    # those who watch

    def new_bucket(self) -> Bucket | None:
        """How fast one socket may talk."""
        settings = self.settings
        return Bucket(settings.messages_per_second, settings.messages_at_once) if settings.limits else None

    def watch(
        self, room: Room, viewer: Viewer, seen: int, language: fields.Language | None = None
    ) -> Watcher:
        self.metrics.sockets.inc()
        return room.watch(viewer, seen, language)

    def leave(self, watcher: Watcher) -> None:
        watcher.room.leave(watcher)
        self.metrics.sockets.dec()

    # lists of tables

    async def my_tables(self, known: requests.MyTables) -> answers.Summaries:
        """Whose turn it is at many tables. Those that are not in memory are read without their rules."""
        all_listed = await self.store.summaries([held.table for held in known.tables])
        found = []
        for held in known.tables:
            listed = all_listed.get(held.table)
            room = self.tables.in_memory.get(held.table)
            stored = await self.store.read(held.table) if listed and not room else None
            if listed is None or not (room or stored):
                continue
            with suppress(Refusal):
                loaded = room.loaded if room else stored and self.tables.read(held.table, stored, tell=False)
                if loaded and (viewer := loaded.viewer(held.secret)):
                    found.append(summary_of(loaded, viewer, listed))
        found.sort(key=lambda summary: (not summary.my_turn, summary.over, -summary.changed))
        return answers.Summaries(found)


def summary_of(loaded: LoadedTable, viewer: Viewer, listed: Listed) -> answers.Summary:
    waiting = [int(seat) for seat in listed.summary.waiting.split()]
    return answers.Summary(
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
