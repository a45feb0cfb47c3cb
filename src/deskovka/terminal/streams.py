"""Standard input and output that somebody closed before the program began."""

from __future__ import annotations

import errno
import os
import sys
from io import TextIOBase


class ClosedStream(TextIOBase):
    """Stands where Python has put nothing: whoever reads or writes is told so, whoever only asks is not."""

    encoding = "utf-8"

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, size: int | None = -1) -> str:
        raise OSError(errno.EBADF, "it is closed", self.name)

    def readline(self, size: int = -1) -> str:  # type: ignore[override]  # typeshed has it positional
        raise OSError(errno.EBADF, "it is closed", self.name)

    def write(self, text: str) -> int:
        raise OSError(errno.EBADF, "it is closed", self.name)


def open_streams() -> None:
    """Nothing that the program asks of its streams ends in a traceback, and no file gets one of their numbers."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # the lowest free number: this one
    if sys.stdin is None:
        sys.stdin = ClosedStream("standard input")
    if sys.stdout is None:
        sys.stdout = ClosedStream("standard output")
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115 - open as long as the program runs
