"""The processes that tests start: each carries the marks of those who look after it, whoever is its parent now."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from time import monotonic, sleep

import pytest

MARKS = "DESKOVKA_TEST_MARKS"
PROC = Path("/proc")
# For programs that get signals: what a signal raises within coverage leaves its lock locked, and the program hangs.
UNCOUNTED = {"COVERAGE_PROCESS_CONFIG": ""}

needs_proc = pytest.mark.skipif(not (PROC / "self" / "environ").exists(), reason="needs /proc")


def new_mark() -> str:
    return secrets.token_hex(8)


def marked(environment: Mapping[str, str], mark: str) -> dict[str, str]:
    """The environment with one more mark: whoever is started with it hands it on."""
    return {**environment, MARKS: f"{environment.get(MARKS, '')} {mark}".strip()}


def living(mark: str) -> dict[int, str]:
    """The command lines, by number, of all processes with a mark."""
    found = {}
    for folder in PROC.glob("[0-9]*"):
        try:
            environment = (folder / "environ").read_bytes()
            command = (folder / "cmdline").read_bytes()
        except OSError:  # it has ended meanwhile, or belongs to somebody else
            continue
        if mark.encode() in environment and int(folder.name) != os.getpid():
            found[int(folder.name)] = command.replace(b"\0", b" ").decode("utf-8", "replace").strip()
    return found


def those_left(mark: str, seconds: float) -> dict[int, str]:
    """The processes with a mark that have not ended after this time; none as soon as all have."""
    end = monotonic() + seconds
    while (left := living(mark)) and monotonic() < end:
        sleep(0.02)
    return left
