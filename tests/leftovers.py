"""A run of tests fails if it leaves a process behind, and its programs can be stopped however it was started."""

from __future__ import annotations

import os
import signal
from contextlib import suppress

import pytest

from processes import PROC, living, marked, new_mark, those_left

GRACE = 30.0  # seconds in which processes that were told to end must have ended

MARK = pytest.StashKey[str]()
LEFT = pytest.StashKey[dict[int, str]]()


def pytest_configure(config: pytest.Config) -> None:
    """Whatever is started from here on is known by its mark, those started by pytest-xdist's processes too."""
    heed_signals_in_children()
    if not hasattr(config, "workerinput") and PROC.exists():
        config.stash[MARK] = new_mark()
        os.environ.update(marked(os.environ, config.stash[MARK]))


def heed_signals_in_children() -> None:
    """A signal that is ignored here, as in `nohup ./test &`, would be ignored by every program a test starts.

    One that is handled is not; this process goes on without heeding it, as it was told to.
    """
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda number, frame: None)


@pytest.hookimpl(trylast=True)  # the processes of pytest-xdist have ended
def pytest_sessionfinish(session: pytest.Session) -> None:
    mark = session.config.stash.get(MARK, "")
    left = those_left(mark, GRACE) if mark else {}
    if not left:
        return
    session.config.stash[LEFT] = left
    session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED
    for process in living(mark):
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    left = config.stash.get(LEFT, {})
    if left:
        terminalreporter.section("processes left behind", red=True)
        for process, command in sorted(left.items()):
            terminalreporter.line(f"{process} {command}")
        terminalreporter.line(
            f"the tests have started {len(left)} of them that had not ended: they are killed now"
        )
