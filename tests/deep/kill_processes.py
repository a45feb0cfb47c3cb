"""Ports for servers that come back, and processes that must be gone."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random

from deep.kill_players import PAUSE, Fault

ORPHANS_WITHIN = 10.0  # seconds


def free_ports(many: int, random: Random) -> list[int]:
    """Below those that connections get: a client that tries to connect to a dead server must not take its port."""
    found: list[int] = []
    while len(found) < many:
        port = random.randrange(10_000, 30_000)
        with socket.socket() as trying:
            if port not in found and trying.connect_ex(("127.0.0.1", port)):
                found.append(port)
    return found


def children(parent: int) -> list[int]:
    """The processes a process has started."""
    return [pid for pid in processes() if (status := status_of(pid)) and status[1] == parent]


def descendants(parent: int) -> list[int]:
    """Those, and the processes they have started."""
    return [pid for child in children(parent) for pid in (child, *descendants(child))]


def processes() -> list[int]:
    return [int(name) for name in os.listdir("/proc") if name.isdigit()]


def status_of(pid: int) -> tuple[str, int] | None:
    """The state of a process and its parent."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return words[0], int(words[1])


async def no_orphans(pids: Iterable[int]) -> None:
    """Wait until none of the processes runs."""
    until = time.monotonic() + ORPHANS_WITHIN
    left = list(pids)
    while left:
        left = [pid for pid in left if (status := status_of(pid)) and status[0] not in "ZX"]
        if left and time.monotonic() > until:
            raise Fault(f"processes of a server that has ended still run: {left}")
        await asyncio.sleep(PAUSE)
