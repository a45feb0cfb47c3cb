"""Runs the server: one process or several, until a signal stops it."""

from __future__ import annotations

import asyncio
import errno
import gc
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any, Literal

import uvicorn

from deskovka.core.errors import DeskovkaError
from deskovka.lifeline import follow
from deskovka.server.app import make_app
from deskovka.server.frame_limits import FrameLimitingProtocol
from deskovka.server.settings import Settings
from deskovka.server.store import open_store
from deskovka.stopping import SIGNALS

LOG = logging.getLogger(__name__)
STOP_SECONDS = 1  # for requests that still run


class CannotServe(DeskovkaError):
    """The server cannot be started like this."""


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logging(form: Literal["text", "json"]) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else plain)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for chatty in ("alembic", "uvicorn"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(shorten)


def shorten(record: logging.LogRecord) -> bool:
    """What clients do wrong is worth a line, not a traceback."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


def bind(host: str, port: int, or_any: bool) -> socket.socket:
    """The address to listen at; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if or_any and error.errno == errno.EADDRINUSE:
            return bind(host, 0, False)
        raise CannotServe(
            f"cannot listen at {host} port {port}: {error.strerror or error}",
            "cannot-listen",
            host=host,
            port=str(port),
        ) from error
    return listening


def inherited(number: int) -> socket.socket:
    """The socket a supervising process gave us."""
    return socket.socket(fileno=number)


class TellingServer(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A lost terminal stops it as the other signals do, and as they do it is raised again at the end."""
        with super().capture_signals(), heeding(SIGNALS, self.handle_exit):
            yield


@contextmanager
def heeding(signals: Iterable[int], handle: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Meanwhile these signals are handled so, unless they are ignored, as under nohup."""
    before = {number: signal.getsignal(number) for number in signals}
    heeded = [number for number, handler in before.items() if handler is not signal.SIG_IGN]
    try:
        for number in heeded:
            signal.signal(number, handle)
        yield
    finally:
        for number in heeded:
            signal.signal(number, before[number])


def serve(
    listening: socket.socket,
    database: str,
    settings: Settings,
    behind_proxy: str = "",
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve in this process until a signal stops it."""
    with listening, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(listening, database, settings, behind_proxy, ready))


async def _serve(
    listening: socket.socket,
    database: str,
    settings: Settings,
    behind_proxy: str,
    ready: Callable[[], None],
) -> None:
    store = await open_store(database)
    config = uvicorn.Config(
        make_app(store, settings),
        lifespan="on",
        log_config=None,
        access_log=False,
        ws=FrameLimitingProtocol,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,  # the messages are small, and packing them costs more than sending them
        proxy_headers=bool(behind_proxy),
        forwarded_allow_ips=behind_proxy,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    spare_the_collector()
    await TellingServer(config, ready).serve(sockets=[listening])


def spare_the_collector() -> None:
    """What was loaded stays; without this, looking through all of it took up to a third of a second at once."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop, where it exists."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


def supervise(listening: socket.socket, processes: int, arguments: Sequence[str]) -> None:
    """Several processes on one address; one that ends by itself is started again."""
    listening.set_inheritable(True)
    listening.listen()  # whoever comes before the processes are ready waits
    command = [sys.executable, "-m", "deskovka", "serve", *arguments, "--socket", str(listening.fileno())]
    children = [start(command, listening) for _ in range(processes)]
    stopping: list[int] = []
    with heeding((signal.SIGINT, *SIGNALS), lambda number, _: stopping.append(number)):
        while not stopping:
            time.sleep(0.2)
            for index, child in enumerate(children):
                if child.poll() is not None and not stopping:
                    LOG.error("a server process ended with %s and is started again", child.returncode)
                    time.sleep(1)
                    children[index] = start(command, listening)
        for child in children:
            child.terminate()
        for child in children:
            child.wait()
    signal.raise_signal(stopping[0])


def start(command: Sequence[str], listening: socket.socket) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, pass_fds=[listening.fileno()], start_new_session=True
    )


def stop_with_supervisor() -> None:
    """The end of the standard input is the end of the process that started this one."""
    follow(next_byte, lambda byte: None, lambda: os.kill(os.getpid(), signal.SIGTERM))


def next_byte() -> bytes:
    byte = os.read(0, 1)  # not sys.stdin: a thread that waits there must not disturb the end of Python
    if not byte:
        raise EOFError
    return byte
