"""The server inside the test: its application called directly, on a store that is a dict."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from copy import copy
from itertools import cycle
from typing import Any

from starlette.types import ASGIApp, Message, Scope

from deskovka.core.game import Game
from deskovka.server.app import Guard, Server, application
from deskovka.server.databases.space import Disk
from deskovka.server.log import SEATS
from deskovka.server.settings import Settings
from deskovka.server.store import Entry, Listed, Snapshot, Space, Stored, Summary
from deskovka.server.thinking import Decided

Json = Any


class MemoryStore:
    """As `Store`, for one process and no longer than it lives."""

    shared = False

    def __init__(self) -> None:
        self.tables: dict[str, Stored] = {}
        self.listed: dict[str, Listed] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.disk = Disk(lambda: None, 0)

    async def create(self, table: str, opening: bytes, created: int, summary: Summary) -> bool:
        if table in self.tables:
            return False
        self.tables[table] = Stored(opening, created, [])
        self.listed[table] = Listed(summary, 0, created)
        return True

    async def append(self, table: str, entry: Entry, summary: Summary) -> bool:
        entries = self.tables[table].entries
        if entry.seq != len(entries) + 1:
            return False
        entries.append(entry)
        self.listed[table] = Listed(summary, entry.seq, entry.at)
        return True

    async def read(self, table: str, after: int = 0) -> Stored | None:
        stored = self.tables.get(table)
        return stored and Stored(stored.opening, stored.created, stored.entries[after:])

    async def read_seating(self, table: str) -> Stored | None:
        stored = self.tables.get(table)
        seats = [entry for entry in stored.entries if entry.kind in SEATS] if stored else []
        return stored and Stored(stored.opening, stored.created, seats)

    async def summaries(self, ids: Sequence[str]) -> dict[str, Listed]:
        return {table: self.listed[table] for table in ids if table in self.listed}

    async def with_bots(self, limit: int, after: str = "") -> list[tuple[str, int]]:
        asked = [(table, listed.seq) for table, listed in self.listed.items() if listed.summary.bots]
        return sorted(one for one in asked if one[0] > after)[:limit]

    async def save_snapshot(self, table: str, moves: int, version: str, state: bytes) -> None:
        self.snapshots[table] = Snapshot(moves, version, state)

    async def snapshot(self, table: str) -> Snapshot | None:
        return self.snapshots.get(table)

    async def healthy(self) -> bool:
        return True

    async def forget(self, table: str, before: int | None = None) -> bool:
        self.listed.pop(table, None)
        return self.tables.pop(table, None) is not None

    def require(self, worst: Space) -> None:
        pass

    async def close(self) -> None:
        pass

    def listen(self, heard: Callable[[str, int], None], lost: Callable[[], None]) -> None:
        pass

    def listen_to_notes(self, heard: Callable[[str, str], None]) -> None:
        pass

    async def tell(self, note: str) -> None:
        pass


class SharedStore(MemoryStore):
    """As several processes have one: they hear of what others keep."""

    shared = True

    def __init__(self) -> None:
        super().__init__()
        self.listening: list[Callable[[str, int], None]] = []
        self.noted: list[tuple[SharedStore, Callable[[str, str], None]]] = []

    def of_process(self) -> SharedStore:
        """What one of the processes has: it knows itself, all else is the same."""
        return copy(self)

    async def append(self, table: str, entry: Entry, summary: Summary) -> bool:
        kept = await super().append(table, entry, summary)
        for heard in self.listening if kept else ():
            asyncio.get_running_loop().call_soon(heard, table, entry.seq)
        return kept

    def listen(self, heard: Callable[[str, int], None], lost: Callable[[], None]) -> None:
        self.listening.append(heard)

    def listen_to_notes(self, heard: Callable[[str, str], None]) -> None:
        self.noted.append((self, heard))

    async def tell(self, note: str) -> None:
        for store, heard in self.noted:
            if store is not self:
                asyncio.get_running_loop().call_soon(heard, f"{id(self)}", note)


class FirstLegal:
    """Stands for the bots: the first legal action, at once."""

    thoughts = late = crashed = hurried = waiting = 0

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def choose(self, game: Game[Any], bot: str, state: Any, seat: int, *_: object) -> Decided:
        return Decided(str(game.legal(state, seat)[0]))


class Inside:
    """A server without sockets: requests and messages go straight to its application.

    Of several processes on one store each gets a request in turn; they are told apart by all but the memory they share."""

    def __init__(
        self, settings: Settings | None = None, store: MemoryStore | None = None, processes: int = 1
    ) -> None:
        self.store = store or (SharedStore() if processes > 1 else MemoryStore())
        self.processes = processes
        self.servers = [self._serving(settings or Settings(limits=False)) for _ in range(processes)]
        self.server = self.servers[0]
        self.apps: Iterator[ASGIApp] = cycle([Guard(application(server), server) for server in self.servers])

    def _serving(self, settings: Settings) -> Server:
        store = self.store.of_process() if isinstance(self.store, SharedStore) else self.store
        server = Server(store, settings, FirstLegal())  # type: ignore[arg-type]
        server.house.tables.clock = lambda: 1_000_000
        server.house.tables.listen()
        return server

    @property
    def app(self) -> ASGIApp:
        """The process that is next."""
        return next(self.apps)

    async def request(
        self,
        method: str,
        path: str,
        secret: str = "",
        body: Json = None,
        headers: Sequence[tuple[str, str]] = (),
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of an answer."""
        path, _, query = path.partition("?")
        given = [*headers, ("host", "inside")]
        if secret:
            given.append(("authorization", f"Bearer {secret}"))
        scope: Scope = {
            "type": "http",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), text.encode()) for name, text in given],
            "client": ("127.0.0.1", 1),
            "server": ("inside", 80),
            "scheme": "http",
            "http_version": "1.1",
        }
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        sent: list[Message] = []

        bodies: list[Message] = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> Message:
            return bodies.pop() if bodies else await asyncio.get_running_loop().create_future()

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        answered = {name.decode(): text.decode() for name, text in sent[0]["headers"]}
        return sent[0]["status"], answered, b"".join(part.get("body", b"") for part in sent[1:])

    @asynccontextmanager
    async def socket(
        self,
        table: str,
        secret: str,
        seen: int = 0,
        headers: Sequence[tuple[str, str]] = (),
        language: str | None = None,
        presence: bool = False,
    ) -> AsyncIterator[InsideSocket]:
        """A socket that has said hello."""
        socket = InsideSocket(self.app, table, headers)
        hello = {"type": "hello", "secret": secret, "seen": seen, "language": language}
        await socket.send({**hello, "presence": True} if presence else hello)
        yield socket
        await socket.close()


class InsideSocket:
    """Both ends of a socket in one process."""

    def __init__(self, app: ASGIApp, table: str, headers: Sequence[tuple[str, str]] = ()) -> None:
        path = f"/api/tables/{table}/socket"
        scope: Scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(name.encode(), text.encode()) for name, text in [*headers, ("host", "inside")]],
            "client": ("127.0.0.1", 1),
            "server": ("inside", 80),
            "scheme": "ws",
            "subprotocols": [],
        }
        self.to_server: asyncio.Queue[Message] = asyncio.Queue()
        self.to_server.put_nowait({"type": "websocket.connect"})
        self.sent: list[Message] = []
        self.task = asyncio.ensure_future(app(scope, self.to_server.get, self._send))

    async def _send(self, message: Message) -> None:
        self.sent.append(message)

    async def send(self, message: Json) -> None:
        self.to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        await settle()

    @property
    def texts(self) -> list[str]:
        """Everything that was received."""
        return [message["text"] for message in self.sent if message["type"] == "websocket.send"]

    async def close(self) -> None:
        self.to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


async def settle() -> None:
    """Let everything run that can."""
    for _ in range(20):
        await asyncio.sleep(0)
