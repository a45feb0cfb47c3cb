"""One SQLite file, used by one server process."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, NullPool, QueuePool, create_engine, event

from deskovka.server.databases.base import (
    OPENING,
    Append,
    Check,
    Create,
    Database,
    Job,
    Keep,
    Mode,
    StoreError,
)
from deskovka.server.databases.file_lock import FileLock
from deskovka.server.databases.said import said

PATIENCE = 5.0  # seconds to wait for somebody else's lock, such as a backup program's

CREATE = """
    INSERT INTO tables (id, created, changed, seq, waiting, bots, over, origin)
    VALUES (?, ?, ?, 0, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING"""
ADVANCE = """
    UPDATE tables SET seq = ?, changed = ?, waiting = ?, bots = ?, over = ? WHERE id = ? AND seq = ?
    AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = ? AND message = ?)"""
ADD = "INSERT INTO entries (table_id, seq, at, kind, data, message) VALUES (?, ?, ?, ?, ?, ?)"
KEEP = """
    INSERT INTO snapshots (table_id, moves, version, state) SELECT id, ?, ?, ? FROM tables WHERE id = ?
    ON CONFLICT (table_id) DO UPDATE
    SET moves = excluded.moves, version = excluded.version, state = excluded.state"""

CHECK = "INSERT INTO health (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"


class SqliteDatabase(Database):
    """Writes go straight through the driver.

    That takes 21 microseconds of CPU an append (without the disk's part), 96 with SQLAlchemy's statements."""

    shared = False

    def __init__(self, path: Path, mode: Mode = "serve") -> None:
        self.name = str(path)
        self._path = Path(os.path.realpath(path))
        self._read_only = mode == "read"
        self._writing: sqlite3.Connection | None = None
        self._lock: FileLock | None = None
        try:
            if mode == "serve":
                self._lock = self._prepare_file()
            with_wal = self.connect()
            try:
                if mode == "serve":
                    with_wal.execute("PRAGMA journal_mode = WAL")
                with_wal.execute("SELECT count(*) FROM sqlite_master")
            finally:
                with_wal.close()
        except (OSError, sqlite3.Error) as error:
            self._unlock()
            raise self._not_opened(error)
        self.reading = self._engine(QueuePool, "AUTOCOMMIT")
        self.changing = self._engine(NullPool, None)
        event.listen(self.changing, "begin", _begin)

    def _not_opened(self, error: OSError | sqlite3.Error) -> StoreError:
        why = error if isinstance(error, OSError) else said(error)
        words = error.strerror if isinstance(error, OSError) else str(why)
        failure = StoreError(
            f"{self.name}: cannot be opened: {words}", "store-not-opened", database=self.name
        )
        failure.__cause__ = why
        return failure

    def _prepare_file(self) -> FileLock:
        """Make the file where it is missing, and keep other servers away."""
        if not self._path.parent.exists():  # a slip of the pen would begin a new, empty database there
            folder = str(self._path.parent)
            raise StoreError(
                f"{self.name}: there is no folder {folder}; make it first if a new database shall lie there",
                "store-no-folder",
                database=self.name,
                folder=folder,
            )
        try:
            return FileLock(self._path)
        except BlockingIOError:
            raise StoreError(
                f"{self.name}: in use by another server; several servers need PostgreSQL",
                "store-in-use",
                database=self.name,
            ) from None

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            f"{self._path.as_uri()}?mode=rw",
            uri=True,
            timeout=PATIENCE,
            isolation_level=None,  # transactions begin where we say so
            check_same_thread=False,
        )
        connection.execute("PRAGMA synchronous = FULL")  # what was acknowledged survives a loss of power
        connection.execute("PRAGMA foreign_keys = ON")
        if self._read_only:
            connection.execute("PRAGMA query_only = ON")
        return connection

    def _engine(self, pool: type[QueuePool | NullPool], isolation: str | None) -> Engine:
        options = (
            {} if isolation is None else {"isolation_level": isolation, "skip_autocommit_rollback": True}
        )
        return create_engine("sqlite://", creator=self.connect, poolclass=pool, **options)

    def write(self, jobs: Sequence[Job]) -> list[bool]:
        if self._writing is None:
            self._writing = self.connect()
        cursor = self._writing.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            done = [_do(cursor, job) for job in jobs]
            cursor.execute("COMMIT")
        except BaseException:
            # Closing alone would not end the transaction while the error's traceback holds the cursor.
            cursor.close()
            with suppress(sqlite3.Error):
                self._writing.rollback()
            self._writing.close()
            self._writing = None
            raise
        return done

    @contextmanager
    def one_moment(self) -> Iterator[Connection]:
        with self.reading.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            try:
                yield connection
            finally:
                connection.exec_driver_sql("ROLLBACK")

    def free(self) -> int:
        return shutil.disk_usage(self._path.parent).free

    def lock_upkeep(self, connection: Connection) -> None:
        """Nothing to do: a transaction of `changing` is the only one."""

    def listen(self, heard: Callable[[str, int], None], lost: Callable[[], None]) -> None:
        """Nothing to hear: there is no other process."""

    async def stop_listening(self) -> None:
        """Nothing was heard."""

    def close(self) -> None:
        self.reading.dispose()
        if self._writing is not None:
            self._writing.close()
            self._writing = None
        self._unlock()


def _do(cursor: sqlite3.Cursor, job: Job) -> bool:
    match job:
        case Append():
            return _append(cursor, job)
        case Create(table, opening, created, summary, origin):
            row = (table, created, created, summary.waiting, int(summary.bots), int(summary.over), origin)
            if not cursor.execute(CREATE, row).rowcount:
                return False
            cursor.execute(ADD, (table, 0, created, OPENING, opening, None))
        case Keep(table, snapshot):
            return cursor.execute(KEEP, (*snapshot, table)).rowcount == 1
        case Check(at):
            cursor.execute(CHECK, (at,))
    return True


def _append(cursor: sqlite3.Cursor, job: Append) -> bool:
    table, entry, summary = job.table, job.entry, job.summary
    advance = (
        entry.seq,
        entry.at,
        summary.waiting,
        int(summary.bots),
        int(summary.over),
        table,
        entry.seq - 1,
        table,
        entry.message,
    )
    if not cursor.execute(ADVANCE, advance).rowcount:
        return False
    cursor.execute(ADD, (table, entry.seq, entry.at, entry.kind, entry.data, entry.message))
    return True


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA secure_delete = ON")  # what is forgotten is overwritten
    connection.exec_driver_sql("BEGIN IMMEDIATE")
