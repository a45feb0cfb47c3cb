"""One server a file, by whatever name each of them knows it."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import ClassVar

FIRST_BYTES = b"SQLite format 3\0"  # of every database


class FileLock:
    """Holds a database's file, which it makes where it is missing; BlockingIOError: somebody else holds it.

    The lock is on the file itself, so that a hard link or another mount leads to the same lock. To close any
    descriptor of a file ends the locks that SQLite has on it in this process: this one is opened before SQLite
    opens the file, closed after SQLite has closed it, and no other is opened by a process that holds the file.
    """

    held: ClassVar[set[tuple[int, int]]] = set()  # device and inode of every file that this process holds
    one_at_a_time = Lock()

    def __init__(self, path: Path) -> None:
        self.descriptors: list[int] = []
        self.file: tuple[int, int] | None = None
        with self.one_at_a_time:
            self._take(path)

    def _take(self, path: Path) -> None:
        with suppress(FileNotFoundError):
            self._refuse_held(path.stat())
        try:
            data = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
            self.descriptors.append(data)
            found = os.fstat(data)
            # flock, because it ends with the process, however that ends. SQLite's own locks are others, but on
            # BSD they would meet: there only the file beside it is locked, which is by its path.
            if sys.platform == "linux":
                fcntl.flock(data, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.pread(data, len(FIRST_BYTES), 0) not in (b"", FIRST_BYTES):
                raise not_a_database()
            beside = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, 0o600)
            self.descriptors.append(beside)
            fcntl.flock(beside, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BaseException:
            self.release()
            raise
        self.file = (found.st_dev, found.st_ino)
        self.held.add(self.file)

    def _refuse_held(self, found: os.stat_result) -> None:
        if (found.st_dev, found.st_ino) in self.held:
            raise BlockingIOError

    def release(self) -> None:
        for descriptor in self.descriptors:
            os.close(descriptor)
        self.descriptors = []
        if self.file is not None:
            self.held.discard(self.file)
            self.file = None


def not_a_database() -> sqlite3.DatabaseError:
    """As SQLite itself would say, before anything is made beside a file that is none."""
    error = sqlite3.DatabaseError("file is not a database")
    error.sqlite_errorname = "SQLITE_NOTADB"
    return error
