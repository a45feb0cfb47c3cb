"""The socket to a table, in a thread of its own: comes back by itself, and sends again what was not answered."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Json
from deskovka.core.values import value
from deskovka.terminal.remote.links import Link
from deskovka.terminal.remote.server import SECONDS

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

FIRST_PAUSE = 0.5  # seconds, twice as long each time
LONGEST_PAUSE = 15.0
BEAT = 2.5  # seconds between an answer and the next question whether the server is there, and for the answer
OPENING = 5.0  # for a try to connect


class NoSockets(DeskovkaError):
    """The library for sockets is not installed."""


@value
class Typed:
    """A line from the keyboard; None when there will be no more."""

    line: str | None


@value
class Heard:
    """A message of the server."""

    message: Json


@value
class Lost:
    """There is no connection; it is tried again after a pause."""


@value
class Back:
    """The connection is there again."""


class Inbox(SimpleQueue[Typed | Heard | Lost | Back]):
    """What arrives, in order; who is busy with something else is woken by it."""

    wake: Callable[[], None] = staticmethod(lambda: None)

    def put(
        self, item: Typed | Heard | Lost | Back, block: bool = True, timeout: float | None = None
    ) -> None:
        super().put(item, block, timeout)
        self.wake()


def require_sockets() -> None:
    try:
        import websockets.sync.client  # noqa: F401
    except ModuleNotFoundError:
        raise NoSockets("websockets is missing: pip install 'deskovka[server]'", "no-sockets") from None


class Wire:
    """Everything that is heard goes into the inbox; nothing that is sent is lost."""

    def __init__(self, link: Link, inbox: Inbox) -> None:
        server = link.server.replace("http", "ws", 1)
        self.address = f"{server}/api/tables/{link.table}/socket"
        self.secret = link.secret
        self.inbox = inbox
        self.seen = 0
        self._unanswered: dict[str, str] = {}
        self._socket: ClientConnection | None = None
        self._lock = threading.Lock()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="wire", daemon=True)

    def start(self, seen: int) -> None:
        self.seen = seen
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        with self._lock:
            socket = self._socket
        if socket:
            socket.close()

    def send(self, message: Json) -> None:
        """Send a message with an id; until it is answered, once more on every new connection."""
        text = json.dumps(message)
        with self._lock:
            self._unanswered[message["id"]] = text
            if self._socket:
                self._try_to_send(self._socket, text)

    def _try_to_send(self, socket: ClientConnection, text: str) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            socket.send(text)
        except ConnectionClosed:
            pass  # the thread that reads notices it too, and sends it again

    def _run(self) -> None:
        from websockets.exceptions import WebSocketException

        pause, lost = FIRST_PAUSE, False
        while not self._closed.is_set():
            try:
                self._listen(lost)
            except (OSError, WebSocketException, ValueError):
                pass
            with self._lock:
                connected, self._socket = self._socket is not None, None
            if self._closed.is_set():
                return
            pause = FIRST_PAUSE if connected else pause
            lost = True
            self.inbox.put(Lost())
            self._closed.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _listen(self, lost: bool) -> None:
        """One connection, from its hello to its end."""
        from websockets.sync.client import connect

        with connect(
            self.address,
            max_size=None,
            open_timeout=OPENING,
            close_timeout=1,
            ping_interval=BEAT,
            ping_timeout=BEAT,
        ) as socket:
            hello = {"type": "hello", "secret": self.secret, "seen": self.seen, "presence": True}
            socket.send(json.dumps(hello))
            first = json.loads(socket.recv(timeout=SECONDS))
            if first["type"] == "refused":
                self._closed.set()
            elif lost:
                self.inbox.put(Back())
            self._take(first)
            with self._lock:
                self._socket = socket
                for text in self._unanswered.values():
                    self._try_to_send(socket, text)
            for heard in socket:
                self._take(json.loads(heard))

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "news":
            self.seen = message["seq"]
        elif message.get("id"):
            with self._lock:
                self._unanswered.pop(message["id"], None)
        self.inbox.put(Heard(message))
