"""Being asked to end: whoever terminates the program or takes its terminal away gets what Ctrl-C gets."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

SIGNALS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))

_received: list[int] = []


class Stopped(KeyboardInterrupt):
    """A signal asked the program to end."""


def stop_on_signals() -> None:
    """From now on these signals raise Stopped; those that are ignored, as under nohup, stay ignored."""
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, stop)


def stop(number: int, frame: FrameType | None) -> None:
    """A shell tells of a lost terminal twice: whoever is stopped already finishes what it does about that."""
    _received.append(number)
    leave_lost_terminal()
    if not is_stopped(sys.exception()):
        raise Stopped


def is_stopped(error: BaseException | None) -> bool:
    """Whether an exception that is being handled is Stopped or came of it."""
    while error is not None and not isinstance(error, Stopped):
        error = error.__context__
    return error is not None


def leave_lost_terminal() -> None:
    """What is still to be told goes nowhere if nobody is there: it must not keep results from being written."""
    for stream in (1, 2):
        try:
            os.write(stream, b"")
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)


def end_as_asked() -> None:
    """If a signal stopped the program, end by it: so shells and service managers know that it did as it was told."""
    if _received:
        sys.stderr.flush()
        signal.signal(_received[0], signal.SIG_DFL)
        signal.raise_signal(_received[0])
