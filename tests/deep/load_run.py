"""One game under load: a server of its own on a fresh file, many tables, moves at a rate, and what it all costs."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from pathlib import Path

from msgspec import Struct

from deep.load_figures import Figures, Memory, cpu_seconds, figures, machine_cpu_seconds, memory
from deep.load_tables import Crowd, Sample, some_at_once
from deep.wire import Http, Server, server

Progress = Callable[[str, int], AbstractContextManager[Callable[[], None]]]

SWEPT_WITHIN = 60  # seconds in which the server lets go of tables nobody looks at


class Plan(Struct):
    """How much of everything."""

    tables: int
    rate: float
    seconds: float
    warm_up: float
    stored: int  # more tables, that are only kept
    drop: bool  # wait until the tables have left the memory
    depth: int


class Found(Struct):
    """What came of one game."""

    game: str
    saturated: Figures
    offered: Figures
    memory: Memory
    ended: int
    sent: int  # moves that were answered with `done` and seen by both
    kept: int  # moves in the file afterwards


async def measure(game: str, plan: Plan, folder: Path, progress: Progress) -> Found:
    file = folder / f"{game}.sqlite"
    with server(file):
        pass  # makes the file, for which it loads what no later start needs
    with server(file) as running:
        found = await under_load(running, game, plan, progress)
    found.kept = kept_moves(file)
    if plan.stored:
        with server(file) as again:
            await healthy_tables(again)
            found.memory.restarted = memory(again.process.pid)
            found.memory.stored = plan.tables + plan.stored
    return found


async def under_load(running: Server, game: str, plan: Plan, progress: Progress) -> Found:
    pid = running.process.pid
    await healthy_tables(running)
    held = Memory(plan.tables, started=memory(pid))
    crowd = Crowd(running, game)
    with progress(f"{game}: tables", plan.tables) as step:
        await crowd.make(plan.tables, step)
    held.made = memory(pid)
    with progress(f"{game}: sockets", plan.tables) as step:
        await crowd.come(step)
    with progress(f"{game}: games on their way", plan.tables) as step:
        saturated = await watched(crowd, "saturated", lambda: play_fast(crowd, plan.depth, step))
    with progress(f"{game}: warm-up", round(plan.rate * plan.warm_up)) as step:
        await crowd.play_at_rate(plan.rate, plan.warm_up, step)
    with progress(f"{game}: {plan.rate:g} moves a second", round(plan.rate * plan.seconds)) as step:
        offered = await watched(crowd, "offered", lambda: crowd.play_at_rate(plan.rate, plan.seconds, step))
    held.live = memory(pid)
    crowd.leave()
    if plan.drop:
        with progress(f"{game}: tables leave the memory", SWEPT_WITHIN) as step:
            await wait_until_dropped(running, step)
        held.dropped = memory(pid)
        with progress(f"{game}: sockets again", plan.tables) as step:
            await crowd.come(step)
        held.again = memory(pid)
        crowd.leave()
    if plan.stored:
        with progress(f"{game}: more tables to keep", plan.stored) as step:
            await store_tables(running, game, plan.stored, step)
    return Found(game, saturated, offered, held, crowd.ended, crowd.moves, 0)


async def play_fast(crowd: Crowd, depth: int, step: Callable[[], None]) -> list[Sample]:
    await crowd.play_fast(depth, step)
    return crowd.samples


async def watched(crowd: Crowd, how: str, play: Callable[[], Awaitable[list[Sample]]]) -> Figures:
    pid = crowd.server.process.pid

    def clocks() -> tuple[float, ...]:
        return time.perf_counter(), cpu_seconds(pid), time.process_time(), machine_cpu_seconds()

    before = clocks()
    samples = await play()
    seconds, cpu, own, machine = (after - start for start, after in zip(before, clocks()))
    return figures(how, len(crowd.tables), seconds, cpu, own, machine, samples)


async def store_tables(running: Server, game: str, count: int, step: Callable[[], None]) -> None:
    async with Http(running.url) as http:

        async def make_one(_: int) -> None:
            await http.make_table(game, ["me", "me"])
            step()

        await some_at_once(make_one, range(count))


async def healthy_tables(running: Server) -> int:
    """How many tables the server has in memory; it is well."""
    async with Http(running.url) as http:
        answer = await http.get("/api/health")
    assert answer.status_code == 200, answer.text
    tables: int = answer.json()["tables"]
    return tables


async def wait_until_dropped(running: Server, step: Callable[[], None]) -> None:
    for _ in range(SWEPT_WITHIN):
        if not await healthy_tables(running):
            return
        await asyncio.sleep(1)
        step()
    raise AssertionError(f"the server still has {await healthy_tables(running)} tables in memory")


def kept_moves(file: Path) -> int:
    """The moves in a file no server uses any more."""
    connection = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)
    try:
        [[count]] = connection.execute("SELECT count(*) FROM entries WHERE kind = 'moved'")
    finally:
        connection.close()
    return int(count)
