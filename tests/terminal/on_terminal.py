"""The program on a terminal of its own, which can be taken away from it."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from select import select
from subprocess import Popen
from threading import Event, Thread
from time import monotonic, sleep
from typing import Self

from processes import UNCOUNTED, living, marked, new_mark, those_left

PATIENCE = 120.0  # seconds until a busy machine must have done anything at all
START = """
import fcntl, os, signal, sys, termios
if sys.argv[2] == "leading":
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # as in a new window, even if the tests run under nohup
if ignored := int(sys.argv[1]):
    signal.signal(ignored, signal.SIG_IGN)
os.execv(sys.executable, [sys.executable, "-m", "deskovka", *sys.argv[3:]])
"""


class OnTerminal:
    """A command that leads the session of a terminal, as one that is started in a new window.

    The end of one that leads is told to all of its session by the system; without leading, nobody hears of it.
    """

    def __init__(self, *arguments: str, data: Path, ignored: int = 0, leading: bool = True) -> None:
        self.mark = new_mark()
        self.shown = ""
        self._terminal, side = os.openpty()
        own = {"XDG_DATA_HOME": str(data), "DESKOVKA_LANG": "en", "COLUMNS": "100", "TERM": "xterm"}
        self.process = Popen(
            [sys.executable, "-c", START, str(ignored), "leading" if leading else "", *arguments],
            stdin=side,
            stdout=side,
            stderr=side,
            start_new_session=True,
            env=marked({**os.environ, **own, **UNCOUNTED}, self.mark),
        )
        os.close(side)
        self._enough = Event()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self.hang_up()

    def _read(self) -> None:
        while not self._enough.is_set():
            ready, _, _ = select([self._terminal], [], [], 0.02)
            try:
                self.shown += os.read(self._terminal, 65536).decode("utf-8", "replace") if ready else ""
            except OSError:  # nobody is at the other side any more
                return

    def until(self, pattern: str) -> None:
        """Wait until something is shown."""
        end = monotonic() + PATIENCE
        while not re.search(pattern, self.shown):
            assert monotonic() < end and self._reader.is_alive(), f"{pattern!r} did not come:\n{self.shown}"
            sleep(0.02)

    def until_processes(self, count: int) -> None:
        """Wait until it has started others, itself counted."""
        end = monotonic() + PATIENCE
        while len(living(self.mark)) < count:
            assert monotonic() < end, living(self.mark)
            sleep(0.02)

    def type(self, keys: bytes) -> None:
        os.write(self._terminal, keys)

    def hang_up(self) -> None:
        """The window is closed: there is nobody to write to any more."""
        if not self._enough.is_set():
            self._enough.set()
            self._reader.join()
            os.close(self._terminal)

    def ended(self) -> int:
        """Wait for its end and that of all it has started; gives its exit code."""
        code = self.process.wait(PATIENCE)
        left = those_left(self.mark, PATIENCE)
        assert not left, left
        self._reader.join()  # all is read once nobody is left to write
        return code
