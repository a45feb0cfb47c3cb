"""A thread that sees whether the server still answers, and begins it anew where it hangs."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import socket
import sys
from collections.abc import Callable, Sequence
from threading import Event, Thread

LOG = logging.getLogger(__name__)
HANG_SECONDS = 30
HUNG = 70  # the status with which a process ends that hangs


class Watchdog:
    """Asks the loop every second whether it goes on.

    It counts how often it asked in vain: a process that was stopped and goes on, or a clock that jumps, is no hanging.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, restart: Callable[[], None]) -> None:
        self.loop = loop
        self.restart = restart
        self._asked = 0  # in vain
        self._ended = Event()
        self._thread = Thread(target=self._watch, name="watchdog", daemon=True)

    def start(self, every: float = 1.0) -> None:
        self._every = every
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()

    def _watch(self) -> None:
        while not self._ended.wait(self._every):
            if self._asked >= HANG_SECONDS:
                LOG.critical("the server has hung for %d seconds and is begun anew", HANG_SECONDS)
                faulthandler.dump_traceback(sys.stderr)
                return self.restart()
            self._asked += 1
            try:
                self.loop.call_soon_threadsafe(self._answer)
            except RuntimeError:  # the loop has ended
                return

    def _answer(self) -> None:
        self._asked = 0


def end() -> None:
    """For a process whose supervisor starts another one."""
    os._exit(HUNG)


def begin_anew(listening: socket.socket, arguments: Sequence[str]) -> None:
    """The same program in the same process, which goes on listening; what was acknowledged is kept."""
    os.set_inheritable(listening.fileno(), True)
    command = [sys.executable, "-m", "deskovka", "serve", *arguments]
    os.execv(sys.executable, [*command, "--socket", str(listening.fileno()), "--alone"])
