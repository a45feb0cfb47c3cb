"""The guard over the tests themselves: nothing they start outlives them, none of them runs for ever."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from processes import living, marked, needs_proc, new_mark

pytest_plugins = ["pytester"]
pytestmark = needs_proc

TESTS = Path(__file__).parent
RUN = (sys.executable, "-m", "pytest", "-p", "xdist", "-p", "leftovers", "-p", "impatience")

ORPHAN = """
import subprocess, sys, pytest

@pytest.mark.parametrize("number", range(2))
def test_that_leaves_something(number):
    if number:
        start = "import subprocess; subprocess.Popen(['sleep', '1000.5'], start_new_session=True)"
        subprocess.run([sys.executable, "-c", start], check=True)
"""

TIDY = """
import subprocess

def test_that_tidies_up():
    subprocess.run(["sleep", "0"], check=True)
"""

STOPPED = """
import signal, subprocess, pytest

@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP", "SIGTERM"])
def test_that_stops_a_program(name):
    with subprocess.Popen(["sleep", "1000"]) as process:
        process.send_signal(getattr(signal, name))
        try:
            assert process.wait(20) == -getattr(signal, name)
        finally:
            process.kill()
"""


@pytest.fixture
def mark(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> str:
    """Of everything that runs of tests inside a test start; they know no plugins but those they name."""
    mark = new_mark()
    own = {
        "PYTHONPATH": os.pathsep.join((str(TESTS), str(pytester.path))),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    for name, text in marked({**os.environ, **own}, mark).items():
        monkeypatch.setenv(name, text)
    pytester.makepyfile(impatience="import leftovers\nleftovers.GRACE = 0.1")
    return mark


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_process_left_behind_fails_the_run_and_is_named_and_ended(
    pytester: pytest.Pytester, mark: str, processes: str
) -> None:
    """Its parent is gone and it has a session of its own: only its mark tells where it comes from."""
    pytester.makepyfile(test_orphan=ORPHAN)
    result = pytester.run(*RUN, "-n", processes)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["*processes left behind*", "* sleep 1000.5"])
    assert not living(mark)


def test_a_run_that_leaves_nothing_passes(pytester: pytest.Pytester, mark: str) -> None:
    pytester.makepyfile(test_tidy=TIDY)
    result = pytester.run(*RUN, "-n", "2")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*left behind*")


def test_programs_heed_signals_that_the_run_was_told_to_ignore(pytester: pytest.Pytester, mark: str) -> None:
    """`nohup ./test &` waited for ever for a simulation that did not hear Ctrl-C."""
    pytester.makepyfile(test_stopped=STOPPED)
    ignoring = ("sh", "-c", "trap '' INT HUP TERM; exec \"$@\"", "sh")
    result = subprocess.run([*ignoring, *RUN, "-n", "1"], capture_output=True, text=True, check=False)
    assert "3 passed" in result.stdout, result.stdout


def test_every_test_has_a_limit_of_time(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.pluginmanager.hasplugin("timeout")
    assert float(pytestconfig.getini("timeout")) > 0
