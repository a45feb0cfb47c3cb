"""`deskovka forget`: tables of a server are deleted for good, also while it runs."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.commands.backup import open_store
from deskovka.core.errors import DeskovkaError
from deskovka.text import Texts

if TYPE_CHECKING:
    from deskovka.server.store import Kind, Store

DAY = 24 * 3600 * 1000  # milliseconds


class NothingToForget(DeskovkaError):
    """It is not said which tables, or there is no such table."""


def forget(
    *,
    language: str,
    tables: Sequence[str],
    older_than: float | None,
    unbegun: bool,
    finished: bool,
    asleep: bool,
    dry_run: bool,
    database: str | None,
) -> None:
    """Delete tables, and the names that their forks and rematches have from them."""
    texts = Texts(language)
    if bool(tables) == (older_than is not None) or tables and (unbegun or finished or asleep):
        raise NothingToForget(texts.t("error-forget-which"))
    wanted: dict[Kind, bool] = {"unbegun": unbegun, "finished": finished, "asleep": asleep}
    kinds = [kind for kind, meant in wanted.items() if meant] or [*wanted]

    async def run() -> tuple[list[str], list[str]]:
        store = await open_store(database, texts, "beside")
        try:
            if older_than is None:
                return await these(store, [id_of(table) for table in tables], dry_run)
            before = time.time_ns() // 1_000_000 - round(older_than * DAY)
            return await old(store, kinds, before, dry_run), []
        finally:
            await store.close()

    gone, unknown = asyncio.run(run())
    for table in gone:
        print(table)
    print(texts.t("forget-would" if dry_run else "forget-done", tables=len(gone)), file=sys.stderr)
    if unknown:
        raise NothingToForget(texts.t("error-forget-unknown", tables=", ".join(unknown)))


async def these(store: Store, tables: Sequence[str], dry_run: bool) -> tuple[list[str], list[str]]:
    """Those that are gone, and those that there are not."""
    if dry_run:
        known = [table for table in tables if await store.exists(table)]
    else:
        known = [table for table in tables if await store.forget(table)]
    return known, [table for table in tables if table not in known]


async def old(store: Store, kinds: Sequence[Kind], before: int, dry_run: bool) -> list[str]:
    """Tables where nothing has happened since, nor at what was made from them."""
    found = []
    for kind in kinds:
        async for table in store.expired(kind, before):
            if dry_run or await store.forget(table, before):
                found.append(table)
    return found


def id_of(table: str) -> str:
    """A table as it stands in its links; a whole link is as good."""
    return table.partition("#")[0].rstrip("/").rpartition("/")[2]
