"""How a process lives that works for another one: it hears its master through a pipe, and ends with it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


def leave_signals_to_master() -> None:
    """What people press, or send to all processes at once, ends the master; this one ends because that one does."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)


def vanish() -> None:
    """End now, whatever is being done: nobody waits for it."""
    os._exit(0)


def follow(hear: Callable[[], T], take: Callable[[T], object], end: Callable[[], object] = vanish) -> None:
    """Take what the master sends, in a thread of its own; `hear` waits for it and raises EOFError at the end.

    The system closes the pipe of a master that is gone, even of one that was killed: its end is the master's end.
    """

    def listen() -> None:
        try:
            while True:
                take(hear())
        except (EOFError, OSError):
            end()

    Thread(target=listen, daemon=True).start()
