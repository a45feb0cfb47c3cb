"""What is kept, what can be written, and what a database must be able to do for the store."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import ClassVar, Literal, NamedTuple

from sqlalchemy import Connection, Engine

from deskovka.core.errors import DeskovkaError
from deskovka.core.values import value

# How a database is opened: to be the one server, to write a little beside one, or only to look.
Mode = Literal["serve", "beside", "read"]

LONGEST_NAME = 200  # characters of an id: both databases hold it in an index
OPENING = "opening"  # the kind of entry 0


class StoreError(DeskovkaError):
    """The database cannot be used, or could not keep something; what was written last must be read again."""


class NoSpace(StoreError):
    """The disk is full, or so nearly that this has to wait; certainly nothing was written."""


class Damaged(StoreError):
    """What is kept of one table is not whole; the others are not touched by that."""


@value
class Entry:
    """One thing that happened at a table."""

    seq: int  # 1, 2, 3 ...
    at: int  # milliseconds since 1970
    kind: str
    data: bytes  # JSON
    message: str | None = None  # the id the client gave its message; at most once per table


@value
class Summary:
    """Whose turn it is, for lists; a cache that every append renews."""

    waiting: str  # seats such as "0 2"; empty: nobody
    bots: bool  # a bot is among those asked
    over: bool


@value
class Stored:
    """A table as it was kept: how it began, and what happened since."""

    opening: bytes
    created: int
    entries: list[Entry]


class Listed(NamedTuple):
    """A line of a list of tables."""

    summary: Summary
    seq: int
    changed: int


class Snapshot(NamedTuple):
    """A state somebody computed; may be dropped at any time."""

    moves: int
    version: str
    state: bytes


@value
class Create:
    rank: ClassVar = 0
    table: str
    opening: bytes
    created: int
    summary: Summary
    origin: str | None


@value
class Append:
    rank: ClassVar = 1
    table: str
    entry: Entry
    summary: Summary


@value
class Keep:
    """Keep a snapshot instead of the one before."""

    rank: ClassVar = 2
    table: str
    snapshot: Snapshot


@value
class Check:
    """Renew one row, to see whether writing works."""

    rank: ClassVar = 3
    at: int
    table: str = ""


Job = Create | Append | Keep | Check


class Database(ABC):
    """One database: connections to read, to migrate and import, and the one the writer thread uses."""

    shared: ClassVar[bool]  # several server processes may use it at once
    name: str  # for messages; without a password
    reading: Engine  # commits by itself: every read is one statement
    changing: Engine  # `begin()` waits for whoever else writes

    @abstractmethod
    def write(self, jobs: Sequence[Job]) -> list[bool]:
        """Do all jobs in one transaction, in this order; False: this one cannot be done and changed nothing.

        Anything raised means that nothing was done, or (a connection lost while committing) that nobody
        knows; the connection is then closed, and the next call makes a new one."""

    @abstractmethod
    def one_moment(self) -> AbstractContextManager[Connection]:
        """A connection whose reads all see what was there at the first of them, while others go on writing."""

    @abstractmethod
    def free(self) -> int | None:
        """Bytes left on the disk of the database, where that can be known."""

    @abstractmethod
    def lock_upkeep(self, connection: Connection) -> None:
        """Let only one process at a time change the schema or forget tables, until the transaction ends."""

    @abstractmethod
    def listen(self, heard: Callable[[str, int], None], lost: Callable[[], None]) -> None:
        """Report other processes' appends on the running loop."""

    def listen_to_notes(self, heard: Callable[[str, str], None]) -> None:
        """Report on the running loop what other processes tell, and who they are; after `listen`."""

    def tell(self, connection: Connection, note: str) -> None:
        """Tell the other processes."""

    @abstractmethod
    async def stop_listening(self) -> None:
        """Report no more."""

    @abstractmethod
    def close(self) -> None:
        """Close all connections; may be called from any thread, after the last write."""


def is_name(text: str) -> bool:
    """Whether both databases can index this text: PostgreSQL keeps no NUL, neither keeps surrogates."""
    if len(text) > LONGEST_NAME or "\0" in text:
        return False
    return text.isascii() or not any("\ud800" <= char <= "\udfff" for char in text)


def check_name(what: str, text: str) -> None:
    if not is_name(text):
        raise StoreError(
            f"{what}: expected at most {LONGEST_NAME} characters without NUL and surrogates,"
            f" got {text[:40]!r}",
            "store-name",
            what=what,
            most=LONGEST_NAME,
            typed=text[:40],
        )
