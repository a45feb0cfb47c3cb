"""The house: all tables of a server, and whatever people ask for there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from deskovka.core.errors import DeskovkaError, NotationError
from deskovka.registry import game as find_game
from deskovka.server import deleting, log, openings, points, showing, standing_in, table_requests
from deskovka.server.background import Background
from deskovka.server.beside import Beside
from deskovka.server.bot_turns import BotTurns
from deskovka.server.health import Doctor
from deskovka.server.keys import table_id
from deskovka.server.limits import Bucket
from deskovka.server.messages import answers, fields, requests
from deskovka.server.metrics import Metrics
from deskovka.server.presence import BEAT_SECONDS
from deskovka.server.records import Records
from deskovka.server.refusals import Refusal
from deskovka.server.rooms import Room, Watcher
from deskovka.server.seating import Seating, Viewer, missing
from deskovka.server.settings import Settings
from deskovka.server.store import Listed, Space, Store
from deskovka.server.tables import Tables
from deskovka.server.thinking import Thinkers
from deskovka.server.upkeep import FORGET_SECONDS, Upkeep

SWEEP_SECONDS = 2.0
LONGEST_SWEEP = 60.0  # seconds


class House:
    """Makes tables, does what is asked for at them, and looks after them."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.metrics = metrics
        self.background = Background()
        self.beside = Beside()
        self.tables = Tables(store, settings, metrics, self.background, self.beside)
        self.bot_turns = BotTurns(self.tables, thinkers, self.background)
        self.tables.after_change = self.bot_turns.begin
        self.upkeep = Upkeep(self.tables)
        self.records = Records(settings.most_seats)
        self.doctor = Doctor(self.tables)

    async def start(self) -> None:
        await self.thinkers.start()
        self.tables.listen()
        await self.upkeep.start()
        for work in (self._wake, self.tables.drop_idle, self.upkeep.follow):
            self.background.repeat(work, SWEEP_SECONDS, LONGEST_SWEEP)
        self.background.repeat(self.upkeep.forget_old, FORGET_SECONDS)
        self.background.repeat(self.tables.presence.beat, BEAT_SECONDS)
        self.background.begin(self.upkeep.survey())

    async def close(self) -> None:
        """Stop everything; what was acknowledged is kept already."""
        await self.background.stop()
        await self.beside.close()
        await self.thinkers.close()
        await self.store.close()

    async def _wake(self) -> None:
        """Wake bots whose server was stopped, unless their moves could not be kept."""
        if self.store.disk.space < Space.FULL:
            await self.bot_turns.wake()

    # new tables

    async def create(self, secret: str, wanted: requests.CreateTable) -> answers.NewTable:
        """A new table; the same secret gives the same table again."""
        table = table_id(secret, "table")
        opening = openings.new_table(table, secret, wanted, self.settings.most_seats, self.settings.bots)
        await self.make(table, opening)
        room, viewer = await self.tables.enter(table, secret)
        if not openings.alike(room.loaded.opening, opening):
            raise Refusal(
                "secret", "this secret has made another table already: a new one needs a new secret"
            )
        return answers.NewTable(table, openings.links(room.loaded, viewer, secret))

    async def begin_lesson(self, game: str, secret: str, wanted: requests.BeginLesson) -> answers.NewTable:
        """A new table with the guided first game of a game; the same secret gives the same table again."""
        table = table_id(secret, "lesson", game)
        await self.make(table, openings.guided(find_game(game), table, secret, wanted.name))
        room, viewer = await self.tables.enter(table, secret)
        return answers.NewTable(table, openings.links(room.loaded, viewer, secret))

    async def fork(self, table: str, secret: str, wanted: requests.Fork) -> answers.NewTable:
        """A private table that begins where this one was."""
        room, viewer = await self.tables.enter(table, secret)
        id = table_id(secret, "fork", table, wanted.id)
        allowed = self.settings.bots
        opening = await self.beside.do(openings.forking(room.loaded, viewer, secret, wanted, id, allowed))
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
        room = await self.tables.known(table, secret)
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
        if isinstance(message, requests.Delete):
            return await self._delete(room, viewer, message, name)
        if isinstance(message, standing_in.Message):
            seq = await self.tables.keep(
                room, name, lambda: standing_in.change_of(self.tables.presence, room, viewer, message)
            )
            return answers.Done(message.id, seq)
        allowed = self.settings.bots
        seq = await self.tables.keep(
            room, name, lambda: table_requests.change_of(room.loaded, viewer, secret, message, allowed)
        )
        return answers.Done(message.id, seq)

    async def _delete(self, room: Room, viewer: Viewer, message: requests.Delete, name: str) -> answers.Done:
        """The last one who agrees deletes the table."""
        loaded = room.loaded
        seq = await self.tables.keep(room, name, lambda: deleting.change_of(loaded, viewer, message))
        if deleting.is_agreed(loaded):
            await self.tables.forget(loaded.id, "agreed")
        return answers.Done(message.id, seq)

    # those who watch

    def new_bucket(self) -> Bucket | None:
        """How fast one socket may talk."""
        settings = self.settings
        return Bucket(settings.messages_per_second, settings.messages_at_once) if settings.limits else None

    def watch(
        self,
        room: Room,
        viewer: Viewer,
        seen: int,
        language: fields.Language | None,
        tell: Callable[[], None],
        presence: bool = False,
    ) -> Watcher:
        self.metrics.sockets.inc()
        watcher = room.watch(viewer, seen, language, tell, presence)
        self.tables.presence.came(room)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        watcher.room.leave(watcher)
        self.tables.presence.left(watcher.room, watcher.viewer)
        self.metrics.sockets.dec()

    # lists of tables

    async def my_tables(self, known: requests.MyTables) -> answers.Summaries:
        """Whose turn it is at many tables, each read once; of those that are not in memory only the seats are read."""
        secrets: dict[str, dict[str, None]] = {}
        for held in known.tables:
            secrets.setdefault(held.table, {})[held.secret] = None
        found = []
        for table, listed in (await self.store.summaries(list(secrets))).items():
            if table in self.tables.damaged:
                continue
            with suppress(DeskovkaError):  # as of a table that this version cannot read
                seating = await self.tables.seating(table)
                viewers = [seating and viewer_of(seating, secret) for secret in secrets[table]]
                if seating:
                    found += [
                        summary_of(table, seating, viewer, listed)
                        for viewer in viewers
                        if viewer and (viewer.role != "result" or listed.summary.over)
                    ]
        found.sort(key=lambda summary: (not summary.my_turn, summary.over, -summary.changed))
        return answers.Summaries(found)


def viewer_of(seating: Seating, secret: str) -> Viewer | None:
    with suppress(Refusal):
        return seating.viewer(secret)
    return None


def summary_of(table: str, seating: Seating, viewer: Viewer, listed: Listed) -> answers.Summary:
    """A table as whoever holds one of its secrets finds it in the own list."""
    waiting = [int(seat) for seat in listed.summary.waiting.split()]
    held = seating.held(viewer)
    return answers.Summary(
        table,
        find_game(seating.opening.game).name,
        showing.seat_infos(seating, held),
        waiting,
        any(seat in waiting and not seating.bot_of(seat) for seat in held),
        seating.opening.lesson,
        seating.started,
        listed.summary.over,
        listed.seq,
        listed.changed,
    )
