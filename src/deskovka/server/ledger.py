"""What is counted by client: a table of fixed size, which the processes of one server share.

It takes the same memory however many clients come. A client has a place in one of many small sets; in a full set
whoever rested longest is forgotten. Which set it is depends on a secret of the server, so nobody can aim at others.
"""

from __future__ import annotations

import mmap
import os
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from tempfile import TemporaryFile

SETS, WAYS = 4096, 8
KEY_BYTES = 16
NUMBER = 8  # bytes of a client's number, with which its entry begins; 0 is nobody's


class Ledger:
    """The memory of all counts. `file` and `process` name what a supervising process shares with this one."""

    def __init__(self, file: int = -1, process: int = 0) -> None:
        self.file = file
        self.process = process
        self.memory = mmap.mmap(file, SIZE)
        if file < 0:
            self.memory[:KEY_BYTES] = os.urandom(KEY_BYTES)
        key = self.memory[:KEY_BYTES]
        self.number_of: Callable[[str], int] = lru_cache(4096)(lambda client: number_of(client, key))

    @contextmanager
    def locked(self, start: int, size: int) -> Iterator[None]:
        """Nobody else changes these bytes; whoever dies lets go of them."""
        if self.file < 0:
            yield
            return
        import fcntl

        fcntl.lockf(self.file, fcntl.LOCK_EX, size, start)
        try:
            yield
        finally:
            fcntl.lockf(self.file, fcntl.LOCK_UN, size, start)


class Page:
    """Entries of one kind."""

    def __init__(self, ledger: Ledger, kind: str) -> None:
        self.ledger = ledger
        self.start, self.form = PAGES[kind]

    @contextmanager
    def set_of(self, client: str) -> Iterator[tuple[int, dict[int, tuple[float, ...]]]]:
        """The client's number, and the entries of its set by their places, for as long as nobody else changes them."""
        number = self.ledger.number_of(client)
        size = WAYS * self.form.size
        start = self.start + number % SETS * size
        with self.ledger.locked(start, size):
            places = range(start, start + size, self.form.size)
            yield number, {place: self.form.unpack_from(self.ledger.memory, place) for place in places}

    def write(self, place: int, *entry: float) -> None:
        self.form.pack_into(self.ledger.memory, place, *entry)


class Tally:
    """How much of something each client has now, in all processes together."""

    def __init__(self, ledger: Ledger, kind: str) -> None:
        self.page = Page(ledger, kind)
        self.own = 1 + ledger.process  # where an entry has the count of this process
        if ledger.file >= 0:
            self._forget_own()

    def add(self, client: str, most: int) -> bool:
        """One more; False if there are as many as may be."""
        with self.page.set_of(client) as (number, entries):
            mine = next((place for place, entry in entries.items() if entry[0] == number), None)
            if mine is None:
                mine = next((place for place, entry in entries.items() if not any(entry[1:])), None)
                if mine is None:  # a set of others, all of them busy: it is not counted
                    return True
                entries[mine] = (number, *[0] * MOST_PROCESSES)
            if sum(entries[mine][1:]) >= most:
                return False
            self._change(mine, entries[mine], 1)
            return True

    def remove(self, client: str) -> None:
        with self.page.set_of(client) as (number, entries):
            for place, entry in entries.items():
                if entry[0] == number and entry[self.own]:
                    self._change(place, entry, -1)

    def _change(self, place: int, entry: tuple[float, ...], by: int) -> None:
        self.page.write(place, *entry[: self.own], entry[self.own] + by, *entry[self.own + 1 :])

    def _forget_own(self) -> None:
        """What a process with this number had that has ended."""
        page, ledger = self.page, self.page.ledger
        size = WAYS * page.form.size
        for start in range(page.start, page.start + SETS * size, size):
            with ledger.locked(start, size):  # set by set: the others go on
                for place in range(start, start + size, page.form.size):
                    entry = page.form.unpack_from(ledger.memory, place)
                    if entry[self.own]:
                        self._change(place, entry, -entry[self.own])


MOST_PROCESSES = 64
BUCKET = struct.Struct("<Qdd")  # number, when, tokens left
COUNTS = struct.Struct(f"<Q{MOST_PROCESSES}H")


def laid_out(**forms: struct.Struct) -> tuple[dict[str, tuple[int, struct.Struct]], int]:
    """Where each page begins, and where the last one ends."""
    found, start = {}, KEY_BYTES
    for kind, form in forms.items():
        found[kind] = start, form
        start += SETS * WAYS * form.size
    return found, start


PAGES, SIZE = laid_out(
    requests=BUCKET, tables=BUCKET, daily=BUCKET, arrivals=BUCKET, connections=COUNTS, sockets=COUNTS
)


def number_of(client: str, key: bytes) -> int:
    return int.from_bytes(blake2b(client.encode(), digest_size=NUMBER, key=key).digest(), "little") or 1


def shared_file() -> int:
    """For a ledger of several processes: a file without a name, which goes with the last of them."""
    if hasattr(os, "memfd_create"):
        file = os.memfd_create("deskovka ledger")
    else:
        with TemporaryFile() as found:
            file = os.dup(found.fileno())
    os.truncate(file, SIZE)
    os.pwrite(file, os.urandom(KEY_BYTES), 0)
    return file
