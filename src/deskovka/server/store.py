"""What is kept: tables as logs that only grow, on SQLite or PostgreSQL, used from one asyncio loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, bindparam, func, select, union_all
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from deskovka.server.databases import backup
from deskovka.server.databases.backup import Imported
from deskovka.server.databases.base import (
    Append,
    Check,
    Create,
    Database,
    Entry,
    Job,
    Keep,
    Listed,
    Snapshot,
    Stored,
    StoreError,
    Summary,
    check_name,
    is_name,
)
from deskovka.server.databases.postgres import PostgresDatabase
from deskovka.server.databases.said import said
from deskovka.server.databases.sqlite import SqliteDatabase
from deskovka.server.databases.upgrade import require_current, upgrade
from deskovka.server.databases.writer import Writer
from deskovka.server.schema import entries, snapshots, tables

__all__ = [
    "Entry",
    "Imported",
    "Listed",
    "Snapshot",
    "Store",
    "StoreError",
    "Stored",
    "Summary",
    "open_store",
]

READERS = 4  # threads
PAGE = 500  # ids asked for in one statement
PATIENCE = 5.0  # seconds until a database that does not answer counts as ill

T = TypeVar("T")


async def open_store(url: str, read_only: bool = False) -> Store:
    """Open a database and bring it up to date: a path, sqlite:///PATH or postgresql://USER@HOST/DATABASE.

    `read_only` is for a look or a backup beside a running server: nothing is migrated, made or locked."""
    database = await asyncio.to_thread(_open, url, read_only)
    return Store(database, read_only)


def _open(url: str, read_only: bool) -> Database:
    database = _database(url, read_only)
    try:
        if read_only:
            require_current(database)
        else:
            upgrade(database)
    except SQLAlchemyError as error:
        database.close()
        why = said(error)
        raise StoreError(
            f"{database.name}: cannot be opened: {why}", "store-not-opened", database=database.name
        ) from why
    except BaseException:
        database.close()
        raise
    return database


def _database(url: str, read_only: bool) -> Database:
    scheme, mark, rest = url.partition("://")
    if scheme in ("postgresql", "postgres", "postgresql+psycopg") and mark:
        return PostgresDatabase(f"postgresql://{rest}")
    if mark and scheme != "sqlite":
        raise StoreError(
            f"{scheme}://...: expected a path, sqlite:///PATH or postgresql://USER@HOST/DATABASE",
            "store-address",
            typed=f"{scheme}://...",
        )
    path = rest.removeprefix("/") if mark else url
    if not path or "\0" in path or (mark and not rest.startswith("/")):
        raise StoreError(
            f"{url!r} names no file: expected a path or sqlite:///PATH", "store-no-file", typed=url
        )
    return SqliteDatabase(Path(path), read_only)


class Store:
    """Writes pass through one thread, reads through a few others; all but import and export is awaited.

    Whatever cannot be done because the database fails raises StoreError; then a write was most likely not
    done, and reading the table again tells."""

    def __init__(self, database: Database, read_only: bool = False) -> None:
        self._database = database
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(READERS, "store reader")
        self._writer = None if read_only else Writer(database, self._loop)
        self._closed = False

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self._database.shared

    async def create(self, table: str, opening: bytes, created: int, summary: Summary) -> bool:
        """Begin a table; False: the id is taken, nothing changed."""
        check_name("table", table)
        check_name("waiting", summary.waiting)
        return await self._write(Create(table, opening, created, summary))

    async def append(self, table: str, entry: Entry, summary: Summary) -> bool:
        """Add the next entry; when this returns True, it survives a loss of power.

        False: its number is not the next one (another process was first), its message was kept before, or
        there is no such table; nothing changed."""
        check_name("table", table)
        check_name("kind", entry.kind)
        check_name("waiting", summary.waiting)
        if entry.message is not None:
            check_name("message", entry.message)
        return await self._write(Append(table, entry, summary))

    async def read(self, table: str, after: int = 0) -> Stored | None:
        """How a table began, and its entries with larger numbers than `after`, in order."""
        if not is_name(table):
            return None
        return await self._read(_read_table, table, after)

    async def summaries(self, ids: Sequence[str]) -> dict[str, Listed]:
        """Those of the tables that exist."""
        return await self._read(_read_summaries, [table for table in ids if is_name(table)])

    async def with_bots(self, limit: int) -> list[str]:
        """Tables where a bot is asked, not over; those that wait longest first."""
        return await self._read(_read_with_bots, limit)

    async def save_snapshot(self, table: str, moves: int, version: str, state: bytes) -> None:
        """Keep a state instead of the one before; it is only ever a shortcut, no table needs it."""
        check_name("table", table)
        check_name("version", version)
        await self._write(Keep(table, Snapshot(moves, version, state)))

    async def snapshot(self, table: str) -> Snapshot | None:
        if not is_name(table):
            return None
        return await self._read(_read_snapshot, table)

    async def count(self) -> int:
        """How many tables there are."""
        return await self._read(_count)

    def listen(self, heard: Callable[[str, int], None], lost: Callable[[], None]) -> None:
        """Call `heard` with table and number for each append of another process, on the loop.

        `lost` is called after the connection had to be renewed: something may have been missed."""
        self._database.listen(heard, lost)

    async def healthy(self) -> bool:
        """Whether the database can be read and written now."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._read(_read_nothing)
                if self._writer is not None:
                    await self._write(Check())
        except (StoreError, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Finish what waits, then close; what comes later is refused."""
        if self._closed:
            return
        self._closed = True
        await self._database.stop_listening()
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        if self._writer is not None:
            self._writer.finish()
        self._readers.shutdown()
        self._database.close()

    def export_tables(self) -> Iterator[str]:
        """One line of JSON a table, without line end; from any thread."""
        try:
            yield from backup.export_tables(self._database.reading)
        except SQLAlchemyError as error:
            raise self._failure("exported", error)

    def import_tables(self, lines: Iterable[str]) -> Imported:
        """Add exported tables; from any thread. A table whose id is taken is left as it is and named."""
        if self._writer is None:
            raise self._read_only()
        try:
            return backup.import_tables(self._database.changing, lines)
        except SQLAlchemyError as error:
            raise self._failure("imported", error)

    async def _write(self, job: Job) -> bool:
        if self._writer is None:
            raise self._read_only()
        if self._closed:
            raise self._is_closed()
        return await self._writer.put(job)

    async def _read(self, query: Callable[..., T], *arguments: object) -> T:
        if self._closed:
            raise self._is_closed()
        return await self._loop.run_in_executor(self._readers, self._run, query, arguments)

    def _run(self, query: Callable[..., T], arguments: tuple[object, ...]) -> T:
        try:
            try:
                with self._database.reading.connect() as connection:
                    return query(connection, *arguments)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            # The server was restarted since: the pool has dropped its connections, a new one may do.
            with self._database.reading.connect() as connection:
                return query(connection, *arguments)
        except SQLAlchemyError as error:
            raise self._failure("read", error)

    def _failure(self, done: str, error: Exception) -> StoreError:
        """It cannot be read, exported, imported."""
        name, why = self._database.name, said(error)
        failure = StoreError(f"{name}: cannot be {done}: {why}", "store-fails", database=name, done=done)
        failure.__cause__ = why
        return failure

    def _read_only(self) -> StoreError:
        name = self._database.name
        return StoreError(f"{name}: opened for reading only", "store-read-only", database=name)

    def _is_closed(self) -> StoreError:
        name = self._database.name
        return StoreError(f"{name}: closed", "store-closed", database=name)


_COLUMNS = (entries.c.seq, entries.c.at, entries.c.kind, entries.c.data, entries.c.message)
_of_table = select(*_COLUMNS).where(entries.c.table_id == bindparam("table"))
# Built once: building a statement takes twice as long as running it (120 of 170 microseconds).
# A union, because with "seq = 0 OR seq > :after" SQLite walks through the whole log.
_LOG = union_all(
    _of_table.where(entries.c.seq == 0), _of_table.where(entries.c.seq > bindparam("after"))
).order_by("seq")
_LISTED = select(
    tables.c.id, tables.c.waiting, tables.c.bots, tables.c.over, tables.c.seq, tables.c.changed
).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_WITH_BOTS = (
    select(tables.c.id)
    .where(tables.c.bots, ~tables.c.over)
    .order_by(tables.c.changed, tables.c.id)
    .limit(bindparam("most"))
)
_SNAPSHOT = select(snapshots.c.moves, snapshots.c.version, snapshots.c.state).where(
    snapshots.c.table_id == bindparam("table")
)


def _read_table(connection: Connection, table: str, after: int) -> Stored | None:
    rows = connection.execute(_LOG, {"table": table, "after": max(after, 0)}).all()
    if not rows:
        return None
    opening = rows[0]
    return Stored(opening.data, opening.at, [Entry(*row) for row in rows[1:]])


def _read_summaries(connection: Connection, ids: Sequence[str]) -> dict[str, Listed]:
    found = {}
    for start in range(0, len(ids), PAGE):
        rows = connection.execute(_LISTED, {"ids": ids[start : start + PAGE]})
        for table, waiting, bots, over, seq, changed in rows:
            found[table] = Listed(Summary(waiting, bots, over), seq, changed)
    return found


def _read_with_bots(connection: Connection, limit: int) -> list[str]:
    return [*connection.scalars(_WITH_BOTS, {"most": limit})]


def _read_snapshot(connection: Connection, table: str) -> Snapshot | None:
    row = connection.execute(_SNAPSHOT, {"table": table}).one_or_none()
    return None if row is None else Snapshot(*row)


def _count(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(tables)) or 0


def _read_nothing(connection: Connection) -> None:
    connection.execute(select(tables.c.id).limit(0))
