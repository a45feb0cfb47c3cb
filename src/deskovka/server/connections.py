"""Open connections: how many there may be, how long each may take for what, and who makes way when files run out.

A connection that has proved a secret of a table is a player's and stays. The others are strangers'.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable

from starlette.types import Scope

from deskovka.server.addresses import client_of
from deskovka.server.ledger import Ledger, Tally
from deskovka.server.limits import Buckets
from deskovka.server.metrics import Metrics
from deskovka.server.settings import Settings

LOG = logging.getLogger(__name__)
SCOPE = "deskovka.connection"  # where the application finds its connection
RESERVED = 64  # files for all that is no connection: the database, bots, pages, those that wait to be refused
SWEEP_SECONDS = 1.0
UNLIMITED = 60_000  # of one address, where nobody limits them
PROGRESS = 16_384  # bytes that a slow reader must take within the time


class Connection:
    """One connection, over HTTP first and perhaps as a socket later."""

    __slots__ = ("address", "deadline", "player", "transport", "unread", "unread_since")

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address  # "": a proxy's, which nobody counts by its address
        self.player = False
        self.deadline = 0.0  # until when it must have sent what it has begun; 0: nothing is due
        self.unread = 0  # bytes that were waiting to be read
        self.unread_since = 0.0


class Connections:
    """Those of this process."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        ledger: Ledger | None = None,
        is_proxy: Callable[[str], bool] = lambda address: False,
        files: int | None = None,
    ) -> None:
        """`files`: how many this process may have open in all."""
        self.settings = settings
        self.metrics = metrics
        self.is_proxy = is_proxy
        self.most = settings.connections
        if files is not None:
            self.most = max(1, min(self.most, files - RESERVED - open_files()))
        self.of: dict[asyncio.Transport, Connection] = {}
        self.strangers: dict[Connection, None] = {}  # those that came first are the first
        ledger = ledger or Ledger()
        self.by_client = Tally(ledger, "connections")
        self.arrivals = Buckets(
            settings.connections_per_second, settings.connections_at_once, ledger, "arrivals"
        )

    def begin(self, transport: asyncio.Transport, address: str) -> Connection | None:
        """Let a new one in; None if there is no place for it. A stranger who came before may have to make way."""
        client = "" if self.is_proxy(address) else client_of(address)
        if client and self.settings.limits and self.arrivals.take(client):
            self.metrics.ended.labels("came too fast").inc()
            return None
        if len(self.of) >= self.most and not self._make_way():
            self.metrics.ended.labels("no more files").inc()
            return None
        most = self.settings.connections_per_address if self.settings.limits else UNLIMITED
        if client and not self.by_client.add(client, most):
            self.metrics.ended.labels("too many of one address").inc()
            return None
        connection = self.of[transport] = Connection(transport, client)
        self.strangers[connection] = None
        self.metrics.connections.inc()
        return connection

    def _make_way(self) -> bool:
        for connection in self.strangers:
            if connection.address:  # a proxy cares for its own
                self._abort(connection, "made way")
                self.end(connection.transport)
                return True
        return False

    def end(self, transport: asyncio.Transport) -> None:
        connection = self.of.pop(transport, None)
        if connection is None:
            return
        self.strangers.pop(connection, None)
        self.metrics.connections.dec()
        if connection.address:
            self.by_client.remove(connection.address)

    def welcome(self, connection: Connection) -> None:
        """It has proved a secret."""
        connection.player = True
        self.strangers.pop(connection, None)

    # what takes too long

    async def look_after(self) -> None:
        """End what takes too long, for ever."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                self.sweep(time.monotonic())
            except Exception:
                LOG.exception("connections could not be looked after")

    def sweep(self, now: float) -> None:
        for connection in [*self.of.values()]:
            if connection.deadline and now > connection.deadline:
                self._abort(connection, "sent too slowly")
            elif self._reads_nothing(connection, now):
                self._abort(connection, "read too slowly")

    def _reads_nothing(self, connection: Connection, now: float) -> bool:
        """Also of those that are closed, and wait only for the client to read the rest."""
        waiting = connection.transport.get_write_buffer_size()
        if not waiting:
            connection.unread_since = 0.0
            return False
        if not connection.unread_since or waiting <= connection.unread - PROGRESS:
            connection.unread, connection.unread_since = waiting, now
        return now > connection.unread_since + self.settings.read_within

    def _abort(self, connection: Connection, why: str) -> None:
        self.metrics.ended.labels(why).inc()
        connection.transport.abort()


def welcome(scope: Scope) -> None:
    """Whoever sent this request, or has this socket, is a player: their connection stays when files run out."""
    found = scope.get(SCOPE)
    if found:
        connections, connection = found
        connections.welcome(connection)


def open_files() -> int:
    """Those of this process, where that can be asked."""
    for folder in ("/proc/self/fd", "/dev/fd"):
        try:
            return len(os.listdir(folder))
        except OSError:
            continue
    return 0


def raise_file_limit() -> int | None:
    """Take as many as the system allows; None where it does not say."""
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):  # some systems name a limit that they do not grant
            pass
    return None if soft == resource.RLIM_INFINITY else soft
