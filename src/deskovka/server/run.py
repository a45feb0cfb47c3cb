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
from uvicorn.middleware.proxy_headers import _TrustedHosts

from deskovka.core.errors import DeskovkaError
from deskovka.lifeline import follow
from deskovka.server import watchdog
from deskovka.server.app import make_app
from deskovka.server.connections import Connections, raise_file_limit
from deskovka.server.frame_limits import FrameLimitingProtocol
from deskovka.server.http_limits import Config, HeadLimitingProtocol
from deskovka.server.ledger import Ledger, shared_file
from deskovka.server.metrics import Metrics
from deskovka.server.settings import Settings
from deskovka.server.store import open_store
from deskovka.stopping import SIGNALS

LOG = logging.getLogger(__name__)
STOP_SECONDS = 1  # for requests that still run
SEND_BUFFER = 256 * 1024  # bytes: enough for a megabyte a second to the other side of the world
# Asked after 30 s of silence and every 10 s, the third time in vain is the end: a minute in all.
KEEP_ALIVE = {"TCP_KEEPIDLE": 30, "TCP_KEEPINTVL": 10, "TCP_KEEPCNT": 3}


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
    bound_clients(listening)
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


def bound_clients(listening: socket.socket) -> None:
    """What the system does for each connection, which inherits it.

    A client whose machine or line is gone says nothing: the system asks for it. And it keeps little for one that does
    not read; by itself it would take megabytes before we hear of it.
    """
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, seconds_or_times in KEEP_ALIVE.items():
        if hasattr(socket, option):
            listening.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), seconds_or_times)


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
    ledger: Ledger | None = None,
    hung: Callable[[], None] = watchdog.end,
) -> None:
    """Serve in this process until a signal stops it; `hung` is called if it does not answer any more."""
    with listening, asyncio.Runner(loop_factory=loop_factory()) as runner:
        watching = watchdog.Watchdog(runner.get_loop(), hung)
        watching.start()
        try:
            runner.run(_serve(listening, database, settings, behind_proxy, ready, ledger or Ledger()))
        finally:
            watching.stop()


async def _serve(
    listening: socket.socket,
    database: str,
    settings: Settings,
    behind_proxy: str,
    ready: Callable[[], None],
    ledger: Ledger,
) -> None:
    files = raise_file_limit()
    store = await open_store(database, reserve=settings.disk_reserve)
    metrics = Metrics()
    connections = Connections(settings, metrics, ledger, proxies(behind_proxy), files)
    config = Config(
        connections,
        make_app(store, settings, metrics, ledger),
        lifespan="on",
        log_config=None,
        access_log=False,
        http=HeadLimitingProtocol,
        ws=FrameLimitingProtocol,
        ws_max_size=settings.largest_message,
        ws_ping_interval=settings.silent_seconds,
        ws_ping_timeout=settings.silent_seconds,
        ws_per_message_deflate=False,  # the messages are small, and packing them costs more than sending them
        proxy_headers=bool(behind_proxy),
        forwarded_allow_ips=behind_proxy,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    spare_the_collector()
    looking_after = asyncio.create_task(connections.look_after())
    await TellingServer(config, ready).serve(sockets=[listening])
    looking_after.cancel()


def proxies(behind_proxy: str) -> Callable[[str], bool]:
    """Whether an address is a proxy's that is believed who the client is."""
    if not behind_proxy:
        return lambda address: False
    trusted = _TrustedHosts(behind_proxy)
    return lambda address: address in trusted


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
    ledger = shared_file()
    shared = [listening.fileno(), ledger]
    command = [sys.executable, "-m", "deskovka", "serve", *arguments]
    command += ["--socket", str(listening.fileno()), "--ledger", str(ledger), "--process"]
    children = [start([*command, str(number)], shared) for number in range(processes)]
    stopping: list[int] = []
    with heeding((signal.SIGINT, *SIGNALS), lambda number, _: stopping.append(number)):
        while not stopping:
            time.sleep(0.2)
            for index, child in enumerate(children):
                if child.poll() is not None and not stopping:
                    LOG.error("a server process ended with %s and is started again", child.returncode)
                    time.sleep(1)
                    children[index] = start([*command, str(index)], shared)
        for child in children:
            child.terminate()
        for child in children:
            child.wait()
    signal.raise_signal(stopping[0])


def start(command: Sequence[str], shared: Sequence[int]) -> subprocess.Popen[bytes]:
    """A server process, with files that it shares with the others."""
    return subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=shared, start_new_session=True)


def stop_with_supervisor() -> None:
    """The end of the standard input is the end of the process that started this one."""
    follow(next_byte, lambda byte: None, lambda: os.kill(os.getpid(), signal.SIGTERM))


def next_byte() -> bytes:
    byte = os.read(0, 1)  # not sys.stdin: a thread that waits there must not disturb the end of Python
    if not byte:
        raise EOFError
    return byte
