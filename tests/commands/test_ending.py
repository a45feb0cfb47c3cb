"""However a command that works with several processes is ended, it leaves none of them behind."""

from __future__ import annotations

import csv
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from pyarrow.parquet import read_table

from processes import needs_proc
from server.postgres import Server, postgres
from terminal.on_terminal import OnTerminal

__all__ = ["postgres"]  # the fixture

pytestmark = needs_proc

ENDLESS = ("cartographers", "--games", "1000000", "--processes", "2")
FILES = ("--out", "games.csv", "--decisions", "rows")
COMMANDS = {
    "simulate": ("simulate", *ENDLESS, "--seats", "random,random", *FILES),
    "simulate on a cluster": ("simulate", *ENDLESS, "--cluster", "local", "--seats", "random,random", *FILES),
    "arena": ("arena", *ENDLESS, "--seats", "beginner,random"),
    "fuzz": ("fuzz", *ENDLESS),
    "serve": ("serve", "--port", "0", "--database", "tables.sqlite", "--workers", "2"),
}
UNDER_WAY = {"serve": "Deskovka is at"}  # the others show how many games of all were played
GAMES_PLAYED = r"[1-9]\d*/1000000"
WITH_OTHERS = 3  # processes at least

# How it is ended, and the exit code; negative is the signal that ended it.
ENDS: dict[str, tuple[Callable[[OnTerminal], object], int]] = {
    "Ctrl-C": (lambda program: program.type(b"\x03"), 130),
    "terminated": (lambda program: program.process.terminate(), -signal.SIGTERM),
    "all terminated": (lambda program: os.killpg(program.process.pid, signal.SIGTERM), -signal.SIGTERM),
    "hung up": (lambda program: program.hang_up(), -signal.SIGHUP),
    "killed": (lambda program: program.process.kill(), -signal.SIGKILL),
}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_is_left_behind(command: str, end: str, tmp_path: Path) -> None:
    do, code = ENDS[end]
    with OnTerminal(*COMMANDS[command], data=tmp_path, leading=end != "killed") as program:
        program.until(UNDER_WAY.get(command, GAMES_PLAYED))
        program.until_processes(WITH_OTHERS)
        do(program)
        assert program.ended() == code
        assert "Traceback" not in program.shown
    if command.startswith("simulate") and end != "killed":
        assert games_in(tmp_path / "games.csv") == decided_in(tmp_path / "rows") > 0
    elif command != "serve" and end in ("Ctrl-C", "terminated"):
        assert "stopped after" in program.shown
    assert not [*tmp_path.glob(".games*"), *tmp_path.glob("rows/.*")], "what was half written is removed"


def games_in(path: Path) -> int:
    with path.open(encoding="utf-8") as file:
        return len({row["game"] for row in csv.DictReader(file)})


def decided_in(folder: Path) -> int:
    return len(set(read_table(folder, columns=["game"])["game"].to_pylist()))


@pytest.mark.parametrize("end", ENDS)
def test_no_server_process_is_left_behind(end: str, tmp_path: Path, postgres: Server) -> None:
    do, code = ENDS[end]
    several = ("--database", postgres.create(), "--processes", "2", "--workers", "1")
    with OnTerminal("serve", "--port", "0", *several, data=tmp_path) as program:
        program.until("Deskovka is at")
        program.until_processes(5)  # who watches, two servers, a thinker for each
        do(program)
        assert program.ended() == code


@pytest.mark.parametrize("command", COMMANDS)
def test_who_is_told_to_ignore_a_lost_terminal_goes_on(command: str, tmp_path: Path) -> None:
    """As under nohup: the second signal ends it, not the first one."""
    with OnTerminal(*COMMANDS[command], data=tmp_path, ignored=signal.SIGHUP) as program:
        program.until(UNDER_WAY.get(command, GAMES_PLAYED))
        program.process.send_signal(signal.SIGHUP)
        program.process.terminate()
        assert program.ended() == -signal.SIGTERM
