"""What is kept: tables as logs that only grow, on SQLite or PostgreSQL, used from one asyncio loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import BigInteger, Connection, Text, bindparam, cast, func, literal, null, select, union_all
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from deskovka.server.databases import backup, forgetting
from deskovka.server.databases.backup import Imported
from deskovka.server.databases.base import (
    Append,
    Check,
    Create,
    Damaged,
    Database,
    Entry,
    Job,
    Keep,
    Listed,
    Mode,
    NoSpace,
    Snapshot,
    Stored,
    StoreError,
    Summary,
    check_name,
    is_name,
)
from deskovka.server.databases.contents import origin_of
from deskovka.server.databases.forgetting import Kind
from deskovka.server.databases.postgres import PostgresDatabase
from deskovka.server.databases.said import reason_below, said
from deskovka.server.databases.space import Disk, Space
from deskovka.server.databases.sqlite import SqliteDatabase
from deskovka.server.databases.upgrade import require_current, upgrade
from deskovka.server.databases.writer import Writer
from deskovka.server.log import SEATS
from deskovka.server.schema import entries, snapshots, tables

__all__ = [
    "Damaged",
    "Entry",
    "Imported",
    "Kind",
    "Listed",
    "NoSpace",
    "Snapshot",
    "Space",
    "Store",
    "StoreError",
    "Stored",
    "Summary",
    "open_store",
]

READERS = 4  # threads
PAGE = 500  # ids asked for in one statement
SURVEYED = 100  # tables whose logs are counted in one statement
PATIENCE = 5.0  # seconds until a database that does not answer counts as ill

T = TypeVar("T")


async def open_store(url: str, mode: Mode = "serve", reserve: int = 0) -> Store:
    """Open a database and bring it up to date: a path, sqlite:///PATH or postgresql://USER@HOST/DATABASE.

    To look at it or to forget something beside a running server, nothing is migrated, made or locked. `reserve` are
    the bytes that new tables leave on the disk."""
    database = await asyncio.to_thread(_open, url, mode)
    return Store(database, mode, reserve)


def _open(url: str, mode: Mode) -> Database:
    database = _database(url, mode)
    try:
        if mode == "serve":
            upgrade(database)
        else:
            require_current(database)
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


def _database(url: str, mode: Mode) -> Database:
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
    return SqliteDatabase(Path(path), mode)


class Store:
    """Writes pass through one thread, reads through a few others; all but import and export is awaited.

    Whatever cannot be done because the database fails raises StoreError; then a write was most likely not
    done, and reading the table again tells."""

    def __init__(self, database: Database, mode: Mode = "serve", reserve: int = 0) -> None:
        self._database = database
        self._mode = mode
        self.disk = Disk(database.free, reserve)
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(READERS, "store reader")
        self._writer = Writer(database, self._loop, self.disk) if mode == "serve" else None
        self._closed = False

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self._database.shared

    async def create(self, table: str, opening: bytes, created: int, summary: Summary) -> bool:
        """Begin a table; False: the id is taken, nothing changed. Refused while the disk is nearly full."""
        check_name("table", table)
        check_name("waiting", summary.waiting)
        self.require(Space.ENOUGH)
        return await self._write(Create(table, opening, created, summary, origin_of(opening)))

    async def append(self, table: str, entry: Entry, summary: Summary) -> bool:
        """Add the next entry; when this returns True, it survives a loss of power.

        False: its number is not the next one (another process was first), its message was kept before, or
        there is no such table; nothing changed."""
        check_name("table", table)
        check_name("kind", entry.kind)
        check_name("waiting", summary.waiting)
        if entry.message is not None:
            check_name("message", entry.message)
        with damage_of(table):
            return await self._write(Append(table, entry, summary))

    async def read(self, table: str, after: int = 0) -> Stored | None:
        """How a table began, and its entries with larger numbers than `after`, in order; or that it is damaged."""
        if not is_name(table):
            return None
        with damage_of(table):
            return await self._read(_read_table, table, after)

    async def exists(self, table: str) -> bool:
        """Whether there is anything of a table."""
        return is_name(table) and await self._read(_exists, table)

    async def read_seating(self, table: str) -> Stored | None:
        """As `read`, of the entries only those that tell who sits where."""
        if not is_name(table):
            return None
        with damage_of(table):
            return await self._read(_read_seating, table)

    async def summaries(self, ids: Sequence[str]) -> dict[str, Listed]:
        """Those of the tables that exist."""
        return await self._read(_read_summaries, [table for table in ids if is_name(table)])

    async def with_bots(self, limit: int, after: str = "") -> list[tuple[str, int]]:
        """Tables where a bot is asked, not over, that come after one in the order of their ids; with their `seq`."""
        return await self._read(_read_with_bots, limit, after)

    async def save_snapshot(self, table: str, moves: int, version: str, state: bytes) -> None:
        """Keep a state instead of the one before; it is only ever a shortcut, no table needs it."""
        check_name("table", table)
        check_name("version", version)
        if self.disk.space <= Space.LOW:
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

    def listen_to_notes(self, heard: Callable[[str, str], None]) -> None:
        """Call `heard` on the loop with what another process tells all others, and who that is."""
        self._database.listen_to_notes(heard)

    async def tell(self, note: str) -> None:
        """Tell all other processes something that is not kept."""
        if self.shared:
            await self._read(self._database.tell, note)

    # the disk

    def require(self, worst: Space) -> None:
        """Refuse what has to wait when there is less room than this."""
        if self.disk.space > worst:
            name = self._database.name
            raise NoSpace(f"{name}: the disk is nearly full", "store-no-space", database=name)

    async def healthy(self) -> bool:
        """Whether the database can be read and written now."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._read(_read_nothing)
                if self._writer is not None:
                    await self._write(Check(_now()))
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

    # forgetting

    async def forget(self, table: str, before: int | None = None) -> bool:
        """Forget a table, and the names that forks and rematches have from it; False: there is none.

        `before`: only if nothing has happened since then, neither there nor at what was made from it."""
        return is_name(table) and await self._change(forgetting.forget, table, _now(), before)

    async def expired(self, kind: Kind, before: int) -> AsyncIterator[str]:
        """Tables of a kind where nothing has happened since."""
        after = ""
        while page := await self._read(forgetting.quiet, kind, before, after, PAGE):
            for table, sure in page:
                with suppress(StoreError):  # of one that cannot be read nobody knows
                    if sure or await self._read(forgetting.begun, table) == (kind == "asleep"):
                        yield table
            after = page[-1][0]

    async def newest_outdated(self) -> int:
        """The number of the latest change that makes servers read a table again."""
        return await self._read(forgetting.newest)

    async def outdated(self, since: int) -> Sequence[tuple[int, str]]:
        """Later ones, and the tables."""
        return await self._read(forgetting.since, since)

    # damage

    async def survey(self, told: Callable[[str], None]) -> None:
        """Look at all tables, a few at a time, and tell of those that are not whole."""
        after = ""
        while True:
            page = await self._read(_read_page, after)
            if not page:
                return
            try:
                found = await self._read(_read_counts, page)
            except StoreError:
                found = [table for table in page if await self._is_damaged(table)]
            for table in found:
                told(table)
            after = page[-1]

    async def _is_damaged(self, table: str) -> bool:
        try:
            await self.read(table)
        except Damaged:
            return True
        return False

    # all tables at once

    def export_tables(self, damaged: Callable[[str], None] = lambda table: None) -> Iterator[str]:
        """One line of JSON a table, without line end, all as they are at one moment; from any thread.

        Tables that are not whole are left out and told."""
        try:
            with self._database.one_moment() as connection:
                yield from backup.export_tables(connection, damaged)
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

    async def _change(self, change: Callable[..., T], *arguments: object) -> T:
        """Something rare, in a transaction of its own."""
        if self._mode == "read":
            raise self._read_only()
        if self._closed:
            raise self._is_closed()
        if self._writer is not None and not self.shared:
            return await self._writer.errand(lambda: self._run_change(change, arguments))
        return await self._loop.run_in_executor(self._readers, self._run_change, change, arguments)

    def _run_change(self, change: Callable[..., T], arguments: tuple[object, ...]) -> T:
        try:
            with self._database.changing.begin() as connection:
                self._database.lock_upkeep(connection)
                return change(connection, *arguments)
        except SQLAlchemyError as error:
            raise self._failure("changed", error)

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
        """It cannot be read, changed, exported, imported."""
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
# A union, because with "seq = 0 OR seq > :after" SQLite walks through the whole log. Before the log stands the number
# that the table itself has for its last entry.
_COUNT = -1
_counted = select(
    literal(_COUNT).label("seq"),
    cast(tables.c.seq, BigInteger).label("at"),
    cast(literal(""), Text).label("kind"),
    literal(b"").label("data"),
    cast(null(), Text).label("message"),
).where(tables.c.id == bindparam("table"))
_LOG = union_all(
    _counted,
    _of_table.where(entries.c.seq == 0),
    _of_table.where(entries.c.seq > bindparam("after")),
).order_by("seq")
_SEATING = union_all(
    _of_table.where(entries.c.seq == 0), _of_table.where(entries.c.seq > 0, entries.c.kind.in_(SEATS))
).order_by("seq")
_LISTED = select(
    tables.c.id, tables.c.waiting, tables.c.bots, tables.c.over, tables.c.seq, tables.c.changed
).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_WITH_BOTS = (
    select(tables.c.id, tables.c.seq)
    .where(tables.c.bots, ~tables.c.over, tables.c.id > bindparam("after"))
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)
_SNAPSHOT = select(snapshots.c.moves, snapshots.c.version, snapshots.c.state).where(
    snapshots.c.table_id == bindparam("table")
)


def _read_table(connection: Connection, table: str, after: int) -> Stored | None:
    after = max(after, 0)
    found = connection.execute(_LOG, {"table": table, "after": after}).all()
    if not found:
        return None
    counted, *rows = found
    if counted.seq != _COUNT:
        raise damaged(table, "its log has lost its table")
    if [row.seq for row in rows] != [0, *range(after + 1, counted.at + 1)]:
        raise damaged(table, f"it counts {counted.at} entries, which its log has not")
    return _stored(rows)


def _read_seating(connection: Connection, table: str) -> Stored | None:
    rows = connection.execute(_SEATING, {"table": table}).all()
    return _stored(rows) if rows and rows[0].seq == 0 else None


def _stored(rows: Sequence[Any]) -> Stored:
    opening = rows[0]
    return Stored(opening.data, opening.at, [Entry(*row) for row in rows[1:]])


@contextmanager
def damage_of(table: str) -> Iterator[None]:
    """What the database says of damaged pages is said of the table that they were read or written for."""
    try:
        yield
    except StoreError as error:
        if reason_below(error) == "database-damaged":
            raise damaged(table, str(error)) from error
        raise


def damaged(table: str, why: str) -> Damaged:
    return Damaged(f"table {table} is damaged: {why}", "store-damaged", table=table)


def _read_summaries(connection: Connection, ids: Sequence[str]) -> dict[str, Listed]:
    found = {}
    for start in range(0, len(ids), PAGE):
        rows = connection.execute(_LISTED, {"ids": ids[start : start + PAGE]})
        for table, waiting, bots, over, seq, changed in rows:
            found[table] = Listed(Summary(waiting, bots, over), seq, changed)
    return found


def _read_with_bots(connection: Connection, limit: int, after: str) -> list[tuple[str, int]]:
    return [(table, seq) for table, seq in connection.execute(_WITH_BOTS, {"most": limit, "after": after})]


def _read_snapshot(connection: Connection, table: str) -> Snapshot | None:
    row = connection.execute(_SNAPSHOT, {"table": table}).one_or_none()
    return None if row is None else Snapshot(*row)


def _read_page(connection: Connection, after: str) -> Sequence[str]:
    ids = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id)
    return connection.scalars(ids.limit(SURVEYED)).all()


def _read_counts(connection: Connection, ids: Sequence[str]) -> Sequence[str]:
    """Of these tables those whose log has not all its numbers."""
    log = select(entries.c.table_id, func.count().label("n"), func.max(entries.c.seq).label("last"))
    log = log.where(entries.c.table_id.in_(ids)).group_by(entries.c.table_id)
    found = log.subquery()
    joined = select(tables.c.id).outerjoin(found, found.c.table_id == tables.c.id)
    whole = (found.c.n == tables.c.seq + 1) & (found.c.last == tables.c.seq)
    return connection.scalars(joined.where(tables.c.id.in_(ids), found.c.n.is_(None) | ~whole)).all()


def _now() -> int:
    return time.time_ns() // 1_000_000


def _exists(connection: Connection, table: str) -> bool:
    return (
        connection.scalar(_of_table.with_only_columns(entries.c.seq).limit(1), {"table": table}) is not None
    )


def _count(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(tables)) or 0


def _read_nothing(connection: Connection) -> None:
    connection.execute(select(tables.c.id).limit(0))
