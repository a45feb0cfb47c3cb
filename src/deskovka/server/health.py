"""Whether the server can do its work, and what is ill; asked often, looked at now and then."""

from __future__ import annotations

import asyncio
import time

from deskovka import __version__
from deskovka.server.messages.game_answers import Health, Ill
from deskovka.server.store import Space
from deskovka.server.tables import Tables

FRESH = 3.0  # seconds for which one try to write is good, however many ask


class Doctor:
    """Tries to write; who asks at the same time shares the answer."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.tried = -FRESH
        self.writes = True
        self.lock = asyncio.Lock()

    async def health(self) -> Health:
        async with self.lock:
            if time.monotonic() - self.tried >= FRESH:
                self.writes = await self.tables.store.healthy()
                self.tried = time.monotonic()
        return self._told()

    def _told(self) -> Health:
        tables = self.tables
        space, damaged = tables.store.disk.space, len(tables.damaged)
        ills: list[Ill] = []
        if not self.writes:
            ills.append("database")
        if space > Space.ENOUGH:
            ills.append("disk-full" if space > Space.LOW else "disk-low")
        if damaged:
            ills.append("damaged-tables")
        sockets = sum(len(room.watchers) for room in tables.in_memory.values())
        return Health(
            "failing" if not self.writes else "ailing" if ills else "ok",
            __version__,
            self.writes,
            len(tables.in_memory),
            sockets,
            ills,
            damaged,
        )
