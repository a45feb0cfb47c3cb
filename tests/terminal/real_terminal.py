"""The program at a real terminal, a pseudo terminal whose other side is the test: keys are pressed, the screen is read."""

from __future__ import annotations

import fcntl
import os
import struct
import sys
import termios
from select import select
from subprocess import Popen
from time import monotonic
from typing import Self

PATIENCE = 60.0  # seconds; only a test that fails waits so long
MOVED_SPACE = ">\x08\x1b[2C"  # the prompt, where its space is a movement of the cursor
CTRL_C, CTRL_D, TAB, UP, BACKSPACE = "\x03", "\x04", "\t", "\x1b[A", "\x7f"


class RealTerminal:
    """A process that holds a terminal of its own, as its controlling one: Ctrl-C reaches it as a signal."""

    def __init__(self, *arguments: str, rows: int = 40, columns: int = 100, **environment: str) -> None:
        self.side, other = os.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(self.side)
        self.other = other
        settings = {**os.environ, "DESKOVKA_LANG": "en", "TERM": "xterm-256color", **environment}
        for size in ("COLUMNS", "LINES"):
            settings.pop(size, None)  # the terminal knows
        start = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); from deskovka.cli import main; main()"
        self.process = Popen(
            [sys.executable, "-c", start, *arguments],
            stdin=other,
            stdout=other,
            stderr=other,
            env=settings,
            start_new_session=True,
        )
        self.text = ""  # what was shown and not awaited yet

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.side)
        os.close(self.other)

    def press(self, keys: str) -> None:
        os.write(self.side, keys.encode())

    def until(self, words: str) -> str:
        """Wait for words; gives what was shown before them."""
        end = monotonic() + PATIENCE
        while words not in self.text:
            ready, _, _ = select([self.side], [], [], 0.1)
            assert ready or monotonic() < end, f"{words!r} did not come:\n{self.text}"
            if ready:
                self.text += os.read(self.side, 65536).decode("utf-8", "replace")
                self.text = self.text.replace(MOVED_SPACE, "> ")
        before, _, self.text = self.text.partition(words)
        return before

    def answer(self, words: str, keys: str) -> str:
        """Wait for a question and the prompt after it, then press keys."""
        before = self.until(words) + self.until("> ")
        self.press(keys)
        return before

    def end(self) -> int:
        """Wait until the program ends; gives its exit code. The terminal must be as it was."""
        code = self.process.wait(PATIENCE)
        assert termios.tcgetattr(self.side) == self.before
        return code
