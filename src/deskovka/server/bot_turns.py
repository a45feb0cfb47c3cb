"""The turns of bots at the tables of a server: they think when they are asked, and answer like anybody else."""

from __future__ import annotations

import logging

from deskovka.core.game import Seat
from deskovka.server import table_requests
from deskovka.server.background import Background
from deskovka.server.loaded import LoadedTable
from deskovka.server.refusals import Refusal
from deskovka.server.rooms import Room
from deskovka.server.store import StoreError
from deskovka.server.tables import Tables
from deskovka.server.thinking import Thinkers

LOG = logging.getLogger(__name__)
MOST_WOKEN = 100  # tables whose bots are woken at once


class BotTurns:
    """Lets bots think that are asked, also those whose server was stopped meanwhile."""

    def __init__(self, tables: Tables, thinkers: Thinkers, background: Background) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.background = background
        self.hopeless: set[str] = set()  # tables whose bots need not be woken: nothing can happen there

    def begin(self, room: Room) -> None:
        """Let bots think that are asked and do not think about it yet."""
        loaded = room.loaded
        for seat in loaded.waiting:
            asked = loaded.asked_at[seat]
            if loaded.bot_of(seat) and room.thinking.get(seat) != asked:
                room.thinking[seat] = asked
                self.background.begin(self._think(room, seat, asked))

    async def _think(self, room: Room, seat: Seat, asked: int) -> None:
        loaded = room.loaded
        try:
            text = await self.thinkers.choose(loaded.game, loaded.bot_of(seat), loaded.state, seat)
            await self.tables.keep(room, None, lambda: bot_move(loaded, seat, asked, text))
        except Refusal as refusal:
            LOG.info("table %s: a bot was refused: %s", loaded.id, refusal)
        except StoreError as error:
            LOG.error("table %s: a bot's move was not kept: %s", loaded.id, error)
        finally:
            if room.thinking.get(seat) == asked:
                del room.thinking[seat]

    async def wake(self) -> None:
        """Where several processes serve one database, another one may be at it: wait as long as a bot may think."""
        tables = self.tables
        patience = tables.settings.bot_seconds * 1000 if tables.store.shared else 0
        for table in await tables.store.with_bots(MOST_WOKEN + len(self.hopeless)):
            if table in self.hopeless:
                continue
            try:
                room = await tables.room(table)
            except Refusal:
                self.hopeless.add(table)
                continue
            if room.loaded.broken or room.loaded.seq >= tables.settings.most_entries:
                self.hopeless.add(table)
            elif room.loaded.changed + patience <= tables.clock():
                self.begin(room)


def bot_move(loaded: LoadedTable, seat: Seat, asked: int, text: str) -> table_requests.Prepared:
    if not loaded.bot_of(seat):
        raise Refusal("late", "the player has come back")
    return table_requests.move(loaded, seat, asked, text)
