"""What is done with tables beside play: old ones are forgotten, changes from outside followed, damage looked for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator

from deskovka.server.store import Kind, StoreError
from deskovka.server.tables import Tables

LOG = logging.getLogger(__name__)
FORGET_SECONDS = 600.0  # between two looks for old tables
BREATH = 0.1  # seconds between two tables that are forgotten: play comes first
PATIENCE = 3  # tables that could not be forgotten, until the next look
DAY = 24 * 3600 * 1000  # milliseconds
JUMP = 3600 * 1000  # milliseconds by which a clock may be set without a doubt about it


class Upkeep:
    """Looks after what is kept; several processes may do so on one database."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.seen = 0  # the latest change from outside that was followed
        self.steady: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000  # never set
        self.ahead: int | None = None  # what the clock shows beyond the steady one
        self.doubted_until = 0

    async def start(self) -> None:
        self.seen = await self.store.newest_outdated()

    async def follow(self) -> None:
        """Tables that somebody has forgotten, or taken names from: this process, another one, or a command."""
        for number, table in await self.store.outdated(self.seen):
            await self.tables.renew(table)
            self.seen = max(self.seen, number)

    async def forget_old(self) -> None:
        """Those whose time has come. One that somebody watches here stays."""
        if not self._trusts_clock():
            return
        failures = 0
        for kind, days in self._times():
            before = self.tables.clock() - round(days * DAY)
            async for table in self.store.expired(kind, before):
                room = self.tables.in_memory.get(table)
                if room and room.watchers:
                    continue
                try:
                    await self.tables.forget(table, kind, before)
                except StoreError as error:
                    LOG.error("table %s could not be forgotten: %s", table, error)
                    failures += 1
                    if failures == PATIENCE:
                        return
                await asyncio.sleep(BREATH)

    def _trusts_clock(self) -> bool:
        """A clock that jumps makes all tables old at once: for a day nothing is forgotten then."""
        ahead = self.tables.clock() - self.steady()
        if self.ahead is not None and abs(ahead - self.ahead) > JUMP:
            LOG.warning(
                "the clock has jumped by %d seconds: no tables are forgotten for a day",
                (ahead - self.ahead) // 1000,
            )
            self.doubted_until = self.steady() + DAY
        self.ahead = ahead
        return self.steady() >= self.doubted_until

    def _times(self) -> Iterator[tuple[Kind, float]]:
        settings = self.tables.settings
        times: tuple[tuple[Kind, float | None], ...] = (
            ("unbegun", settings.forget_unbegun),
            ("finished", settings.forget_finished),
            ("asleep", settings.forget_asleep),
        )
        for kind, days in times:
            if days is not None:
                yield kind, days

    async def survey(self) -> None:
        """Look at everything once, so that damage is known before somebody meets it."""
        try:
            await self.store.survey(self.tables.note_damage)
        except StoreError as error:
            LOG.error("not all tables could be looked at: %s", error)
