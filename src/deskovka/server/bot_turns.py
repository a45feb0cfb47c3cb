"""The turns of bots at the tables of a server: they think when they are asked, and answer like anybody else."""

from __future__ import annotations

import asyncio
import logging
import time

from deskovka.core.game import Seat
from deskovka.server import lessons, table_requests
from deskovka.server.background import Background
from deskovka.server.line import ASLEEP, UNATTENDED, WATCHED, Claim
from deskovka.server.loaded import LoadedTable
from deskovka.server.refusals import Refusal
from deskovka.server.rooms import Room, Thought
from deskovka.server.store import StoreError
from deskovka.server.tables import Tables
from deskovka.server.thinking import Decided, Thinkers

LOG = logging.getLogger(__name__)
PAGE = 100  # tables looked at at once
MOST_UNATTENDED = 20  # tables of bots that nobody watches, which go on at the same time
UNATTENDED_SECONDS = 2.0  # between two moves there
RECENTLY = 60.0  # seconds in which somebody who asked for a table still waits for it
CROWDED = 50  # questions that wait: no more tables are woken
MOST_REMEMBERED = 10_000  # tables


class BotTurns:
    """Lets bots think that are asked, also those whose server was stopped meanwhile."""

    def __init__(self, tables: Tables, thinkers: Thinkers, background: Background) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.background = background
        self.unattended: set[str] = set()  # tables of bots that nobody watches, where one thinks
        self.hopeless: set[str] = set()  # tables whose bots need not be woken: nothing can happen there
        self.woken_up_to = ""  # the last table looked at
        self.noticed: dict[str, tuple[int, float]] = {}  # at what entry a table stood, and since when

    def begin(self, room: Room) -> None:
        """Let bots think that are asked and do not think about it yet; stop those whose question has gone."""
        loaded = room.loaded
        asked = {seat: loaded.asked_at[seat] for seat in loaded.waiting if loaded.bot_of(seat)}
        for seat, thought in list(room.thinking.items()):
            if asked.get(seat) != thought.asked:
                del room.thinking[seat]
                thought.stop()
        for seat in asked.keys() - room.thinking.keys():
            thought = room.thinking[seat] = Thought(asked[seat])
            thought.task = self.background.begin(self._think(room, seat, thought))

    def urgency(self, room: Room) -> int:
        if room.watchers or room.visited > time.monotonic() - RECENTLY:
            return WATCHED
        chairs = room.loaded.chairs
        return ASLEEP if any(chair.kind == "person" and not chair.bot for chair in chairs) else UNATTENDED

    async def _think(self, room: Room, seat: Seat, thought: Thought) -> None:
        loaded = room.loaded
        try:
            told = lessons.next_move(loaded)
            decided = Decided(told.action) if told else await self._decide(room, seat)
            if decided:
                thought.decided = True
                await self.tables.keep(room, None, lambda: bot_move(loaded, seat, thought.asked, decided))
        except Refusal as refusal:
            LOG.info("table %s: a bot was refused: %s", loaded.id, refusal)
        except StoreError as error:
            LOG.error("table %s: a bot's move was not kept: %s", loaded.id, error)
        finally:
            if room.thinking.get(seat) is thought:
                del room.thinking[seat]

    async def _decide(self, room: Room, seat: Seat) -> Decided | None:
        """What the bot does; None if it does not think now, and will be woken."""
        loaded, urgency = room.loaded, self.urgency(room)
        claim = Claim(loaded.id, room.asker, urgency)
        if urgency != UNATTENDED:
            return await self.thinkers.choose(
                loaded.game, loaded.bot_of(seat), loaded.state, seat, claim, room.budget
            )
        if loaded.id not in self.unattended and len(self.unattended) >= MOST_UNATTENDED:
            return None
        self.unattended.add(loaded.id)
        try:
            await asyncio.sleep(UNATTENDED_SECONDS)
            return await self.thinkers.choose(
                loaded.game, loaded.bot_of(seat), loaded.state, seat, claim, room.budget
            )
        finally:
            self.unattended.discard(loaded.id)

    async def wake(self) -> None:
        """Look at the next tables where a bot is asked, and let it think where nobody sees to it."""
        if self.thinkers.waiting > CROWDED:
            return
        found = await self.tables.store.with_bots(PAGE, self.woken_up_to)
        self.woken_up_to = found[-1][0] if len(found) == PAGE else ""
        for table, seq in found:
            if table not in self.hopeless and self._is_due(table, seq):
                await self._wake(table)

    def _is_due(self, table: str, seq: int) -> bool:
        """Where several processes serve one database, another one may be at it: wait as long as a bot may think."""
        if not self.tables.store.shared:
            return True
        noticed, since = self.noticed.get(table, (-1, 0.0))
        if noticed != seq:
            if len(self.noticed) >= MOST_REMEMBERED:
                self.noticed.clear()
            self.noticed[table] = seq, time.monotonic()
        return noticed == seq and since + self.tables.settings.bot_seconds < time.monotonic()

    async def _wake(self, table: str) -> None:
        """What is wrong with one table holds up no other."""
        try:
            room = await self.tables.room(table)
            if room.loaded.broken or self.tables.is_full(room.loaded):
                self._give_up(table)
            else:
                self.begin(room)
        except StoreError:
            raise  # it is the same for all tables
        except Exception as error:
            if not isinstance(error, Refusal):
                LOG.exception("table %s: its bots cannot be woken", table)
            self._give_up(table)

    def _give_up(self, table: str) -> None:
        if len(self.hopeless) >= MOST_REMEMBERED:
            self.hopeless.clear()
        self.hopeless.add(table)


def bot_move(loaded: LoadedTable, seat: Seat, asked: int, decided: Decided) -> table_requests.Prepared:
    if not loaded.bot_of(seat):
        raise Refusal("late", "the player has come back")
    return table_requests.move(loaded, seat, asked, *decided)
