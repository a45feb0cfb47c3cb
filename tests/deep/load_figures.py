"""What is measured of a server from outside: its CPU time and memory, and how long moves take."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from deep.load_tables import Sample

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """User and system time of a process and those it has started, all their threads together."""
    found = 0.0
    for one in (pid, *children(pid)):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(") ")[2].split()
        found += (int(fields[11]) + int(fields[12])) / TICKS
    return found


def children(pid: int) -> list[int]:
    """The processes a process has started, and those they have."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            found += [child, *children(child)]
    return found


def machine_cpu_seconds() -> float:
    """What all programs of this machine have used, and what others on the same hardware took from it."""
    user, nice, system, _idle, _waiting, *others = map(int, Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + sum(others)) / TICKS


def memory(pid: int) -> int:
    """Bytes of a process that are in memory, with the server processes it has started."""
    status = Path(f"/proc/{pid}/status").read_text()
    [own] = [int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS:")]
    return own + sum(memory(child) for child in children(pid) if serves(child))


def serves(pid: int) -> bool:
    """Whether a process is one of several of a server, and no bot's."""
    return b"serve" in Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")


class Figures(Struct):
    """Some time of one game under load. Latencies are from when a move was planned to when the other seat saw it."""

    how: str
    tables: int
    moves: int
    seconds: float
    cpu: float
    load_cpu: float  # of the load generator
    machine_cpu: float  # of everything on this machine
    p50: float
    p99: float
    most: float
    sent_p99: float  # from when it was really sent

    @property
    def others(self) -> float:
        """Cores that were busy with something else: these figures are only good if there were hardly any."""
        return max(0.0, self.machine_cpu - self.cpu - self.load_cpu) / self.seconds

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cpu_per_move(self) -> float:
        return self.cpu / self.moves


def figures(
    how: str,
    tables: int,
    seconds: float,
    cpu: float,
    load_cpu: float,
    machine_cpu: float,
    samples: Sequence[Sample],
) -> Figures:
    since_planned = sorted(sample.seen - sample.planned for sample in samples)
    since_sent = sorted(sample.seen - sample.sent for sample in samples)
    return Figures(
        how,
        tables,
        len(samples),
        seconds,
        cpu,
        load_cpu,
        machine_cpu,
        at(since_planned, 0.5),
        at(since_planned, 0.99),
        since_planned[-1],
        at(since_sent, 0.99),
    )


def at(ordered: Sequence[float], part: float) -> float:
    """The value that such a part of all is below, or equal to it."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


class Memory(Struct):
    """Bytes of the server process, moment by moment."""

    tables: int
    started: int = 0
    made: int = 0  # all tables, nobody looks
    live: int = 0  # everybody has a socket and has played
    dropped: int | None = None  # everybody has left, and the server has let go of the tables
    again: int | None = None  # everybody has come back
    stored: int = 0  # tables in the file of a server that was started anew
    restarted: int | None = None

    @property
    def per_live_table(self) -> float:
        """With its two sockets, and whatever the program loads when it is used first."""
        return (self.live - self.started) / self.tables

    @property
    def per_stored_table(self) -> float | None:
        """A server with all those tables against one with none."""
        return None if self.restarted is None else (self.restarted - self.started) / self.stored
