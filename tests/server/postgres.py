"""A throw-away PostgreSQL server for tests, from the system's packages; works as root and as anybody else."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

# Nothing here has to survive anything: without waiting for the disk the tests take half the time.
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
}


class Server:
    """A server of our own, with as many databases as are asked for."""

    def __init__(self, programs: Path, home: Path) -> None:
        self._programs = programs
        self._home = home
        self._as_user: list[str] = []
        self._numbers = count(1)
        self.user = pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:  # the server refuses to run as root
            self.user = "postgres"
            shutil.chown(home, self.user)
            self._as_user = ["runuser", "-u", self.user, "--"]

    def run(self, program: str, *arguments: str) -> None:
        command = [*self._as_user, str(self._programs / program), *arguments]
        subprocess.run(command, check=True, cwd=self._home, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        data = str(self._home / "data")
        options = {**SETTINGS, "unix_socket_directories": str(self._home)}
        words = " ".join(f"-c {name}='{setting}'" for name, setting in options.items())
        if not (self._home / "data").exists():
            self.run(
                "initdb", "-D", data, "-U", self.user, "-A", "trust", "-N", "-E", "UTF8", "--locale=C.UTF-8"
            )
        self.run("pg_ctl", "-D", data, "-w", "-o", words, "-l", str(self._home / "log"), "start")

    def stop(self, mode: str = "fast") -> None:
        """`fast` cuts all connections and keeps what was written; `immediate` is a crash."""
        self.run("pg_ctl", "-D", str(self._home / "data"), "-m", mode, "-w", "stop")

    def url(self, database: str = "postgres") -> str:
        """Only a socket in the file system: no port that could be taken."""
        return f"postgresql://{self.user}@/{database}?host={self._home}"

    def create(self) -> str:
        """The URL of a new, empty database."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
        return self.url(name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """Import it where it is needed; it is started when the first test asks for it."""
    with postgres_server() as server:
        yield server


@contextmanager
def postgres_server() -> Iterator[Server]:
    # A short name, because the path of a socket has at most 107 bytes.
    with TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as home:
        server = Server(programs(), Path(home))
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")


def programs() -> Path:
    """The folder with initdb and pg_ctl: on PATH, or the newest of Debian's."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not folders:
        raise RuntimeError("these tests need PostgreSQL: apt-get install postgresql")
    return folders[-1].parent
