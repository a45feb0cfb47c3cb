"""One PostgreSQL database, used by any number of server processes."""

from __future__ import annotations

import asyncio
import secrets
import select
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, NullPool, create_engine, make_url, text
from sqlalchemy.exc import ArgumentError

from deskovka.server.databases.base import (
    OPENING,
    Append,
    Check,
    Create,
    Database,
    Job,
    Keep,
    StoreError,
)
from deskovka.server.databases.said import said

if TYPE_CHECKING:
    import psycopg

CHANNEL = "deskovka"
NOTES = "deskovka_notes"  # what processes tell each other and nobody keeps
UPKEEP_LOCK = 0x6465736B6F766B61  # "deskovka": the key of the advisory lock
LONGEST_PAUSE = 5.0  # seconds between two tries to listen again

# A connection whose other end vanished is noticed within a minute; the URL may say otherwise.
NETWORK = {
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}

# Each job is one statement: no answer is needed in between, so a whole batch is sent with its COMMIT at once,
# and no lock is ever held while the server waits for us.
CREATE = """
    WITH made AS (
        INSERT INTO tables (id, created, changed, seq, waiting, bots, over, origin)
        VALUES (%(table)s, %(created)s, %(created)s, 0, %(waiting)s, %(bots)s, %(over)s, %(origin)s)
        ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO entries (table_id, seq, at, kind, data)
    SELECT id, 0, %(created)s, %(kind)s, %(opening)s FROM made"""
APPEND = """
    WITH won AS (
        UPDATE tables
        SET seq = %(seq)s, changed = %(at)s, waiting = %(waiting)s, bots = %(bots)s, over = %(over)s
        WHERE id = %(table)s AND seq = %(seq)s - 1
        AND NOT EXISTS (SELECT FROM entries WHERE table_id = %(table)s AND message = %(message)s)
        RETURNING id
    ), added AS (
        INSERT INTO entries (table_id, seq, at, kind, data, message)
        SELECT id, %(seq)s, %(at)s, %(kind)s, %(data)s, %(message)s FROM won
    )
    SELECT pg_notify(%(channel)s, %(note)s) FROM won"""
KEEP = """
    INSERT INTO snapshots (table_id, moves, version, state)
    SELECT id, %(moves)s, %(version)s, %(state)s FROM tables WHERE id = %(table)s
    ON CONFLICT (table_id) DO UPDATE
    SET moves = excluded.moves, version = excluded.version, state = excluded.state"""
TELL = text("SELECT pg_notify(:channel, :note)")
CHECK = "INSERT INTO health (id, at) VALUES (1, %(at)s) ON CONFLICT (id) DO UPDATE SET at = excluded.at"


class PostgresDatabase(Database):
    """Writes go straight through the driver, in its pipeline: one round trip a batch."""

    shared = True

    def __init__(self, url: str) -> None:
        self._psycopg = _driver()
        scheme, _, rest = url.partition("://")
        try:
            self.name = make_url(url).set(query={}).render_as_string(hide_password=True)
            self._parameters: dict[str, Any] = {
                **NETWORK,
                **self._psycopg.conninfo.conninfo_to_dict(f"postgresql://{rest}"),
            }
        except (ArgumentError, ValueError, self._psycopg.Error):
            raise StoreError(
                f"{scheme}://...: expected {scheme}://USER:PASSWORD@HOST:PORT/DATABASE",
                "store-no-url",
                scheme=scheme,
            ) from None
        self._sender = secrets.token_hex(4)  # tells our own notifications from those of others
        self._heard_note: Callable[[str, str], None] = lambda sender, note: None
        self._writing: psycopg.Connection[Any] | None = None
        self._listener: Listener | None = None
        try:
            self.connect().close()
        except self._psycopg.Error as error:
            why = said(error)
            raise StoreError(
                f"{self.name}: cannot be reached: {why}", "store-unreachable", database=self.name
            ) from why
        self.reading = create_engine(
            "postgresql+psycopg://",
            creator=self.connect,
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
        )
        self.changing = create_engine("postgresql+psycopg://", creator=self.connect, poolclass=NullPool)

    def connect(self, autocommit: bool = False) -> psycopg.Connection[Any]:
        connection: psycopg.Connection[Any] = self._psycopg.connect(autocommit=autocommit, **self._parameters)
        return connection

    def write(self, jobs: Sequence[Job]) -> list[bool]:
        if self._writing is not None and _has_ended(self._writing):
            self._writing.close()
            self._writing = None
        if self._writing is None:
            self._writing = self.connect(autocommit=True)
        statements = [self._statement(job) for job in jobs]
        try:
            if len(statements) == 1:
                return [self._writing.execute(*statements[0]).rowcount == 1]
            with self._writing.pipeline(), self._writing.transaction():
                cursors = [self._writing.execute(*statement) for statement in statements]
            return [cursor.rowcount == 1 for cursor in cursors]
        except BaseException:
            self._writing.close()
            self._writing = None
            raise

    def _statement(self, job: Job) -> tuple[str, dict[str, object]]:
        match job:
            case Append(table, entry, summary):
                return APPEND, {
                    "table": table,
                    "seq": entry.seq,
                    "at": entry.at,
                    "kind": entry.kind,
                    "data": entry.data,
                    "message": entry.message,
                    "waiting": summary.waiting,
                    "bots": summary.bots,
                    "over": summary.over,
                    "channel": CHANNEL,
                    "note": f"{self._sender} {entry.seq} {table}",
                }
            case Create(table, opening, created, summary, origin):
                return CREATE, {
                    "table": table,
                    "created": created,
                    "kind": OPENING,
                    "opening": opening,
                    "waiting": summary.waiting,
                    "bots": summary.bots,
                    "over": summary.over,
                    "origin": origin,
                }
            case Keep(table, snapshot):
                return KEEP, {"table": table, **snapshot._asdict()}
            case Check(at):
                return CHECK, {"at": at}

    @contextmanager
    def one_moment(self) -> Iterator[Connection]:
        with self.changing.connect() as connection:
            yield connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    def free(self) -> None:
        """Its disk is elsewhere; what it says when it is full is heard."""

    def lock_upkeep(self, connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPKEEP_LOCK})

    def listen(self, heard: Callable[[str, int], None], lost: Callable[[], None]) -> None:
        def read(channel: str, note: str) -> None:
            sender, _, rest = note.partition(" ")
            if sender == self._sender:
                return
            if channel == NOTES:
                self._heard_note(sender, rest)
            else:
                seq, _, table = rest.partition(" ")
                heard(table, int(seq))

        try:
            self._listener = Listener(self.listening, read, lost)
        except self._psycopg.Error as error:
            why = said(error)
            raise StoreError(f"{self.name}: cannot listen: {why}", "store-deaf", database=self.name) from why

    def listen_to_notes(self, heard: Callable[[str, str], None]) -> None:
        self._heard_note = heard

    def tell(self, connection: Connection, note: str) -> None:
        connection.execute(TELL, {"channel": NOTES, "note": f"{self._sender} {note}"})

    def listening(self) -> psycopg.Connection[Any]:
        connection = self.connect(autocommit=True)
        connection.execute(f"LISTEN {CHANNEL}")
        connection.execute(f"LISTEN {NOTES}")
        return connection

    async def stop_listening(self) -> None:
        if self._listener is not None:
            await self._listener.stop()
            self._listener = None

    def close(self) -> None:
        self.reading.dispose()
        if self._writing is not None:
            self._writing.close()
            self._writing = None


class Listener:
    """Hears notifications on the running loop, without a thread; connects again after a loss."""

    def __init__(
        self,
        connect: Callable[[], psycopg.Connection[Any]],
        heard: Callable[[str, str], None],
        lost: Callable[[], None],
    ) -> None:
        self._connect = connect
        self._heard = heard
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._stopped = asyncio.Event()
        self._again: asyncio.Task[None] | None = None
        # Connecting keeps the loop waiting this once; from the return of `listen` on nothing is missed.
        self._watch(connect())

    def _watch(self, connection: psycopg.Connection[Any]) -> None:
        self._connection: psycopg.Connection[Any] | None = connection
        self._descriptor = connection.fileno()  # a lost connection cannot be asked any more
        self._loop.add_reader(self._descriptor, self._readable)

    def _readable(self) -> None:
        from psycopg import OperationalError

        assert self._connection is not None
        server = self._connection.pgconn
        try:
            server.consume_input()
        except OperationalError:
            self._drop()
            self._again = self._loop.create_task(self._listen_again())
            return
        while note := server.notifies():
            self._loop.call_soon(self._heard, note.relname.decode(), note.extra.decode())

    def _drop(self) -> None:
        """Once only: later the descriptor's number may be somebody else's."""
        if self._connection is not None:
            self._loop.remove_reader(self._descriptor)
            self._connection.close()
            self._connection = None

    async def _listen_again(self) -> None:
        from psycopg import Error

        pause = 0.1
        while not self._stopped.is_set():
            try:
                self._watch(await asyncio.to_thread(self._connect))
            except Error:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stopped.wait(), pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                self._loop.call_soon(self._lost)
                return

    async def stop(self) -> None:
        self._stopped.set()
        if self._again is not None:
            await self._again
        self._drop()


def _has_ended(connection: psycopg.Connection[Any]) -> bool:
    """Whether the server closed a connection while nothing was asked: else it would have nothing to say."""
    unasked = select.poll()
    unasked.register(connection.fileno(), select.POLLIN)
    return bool(unasked.poll(0))


def _driver() -> Any:
    """psycopg, which is not installed for those who use SQLite."""
    try:
        import psycopg
    except ImportError:
        raise StoreError(
            "PostgreSQL needs its driver: pip install 'deskovka[postgres]'", "store-no-driver"
        ) from None
    return psycopg
