"""One game under load: a server of its own on a fresh file, many tables, moves at a rate, and what it all costs."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct
from sqlalchemy import NullPool, create_engine, func, select

from deep.load_figures import Figures, Memory, cpu_seconds, figures, machine_cpu_seconds, memory
from deep.load_moves import Kind
from deep.load_tables import Crowd, Sample, some_at_once
from deep.wire import Http, Server, server
from deskovka.server.schema import entries

Progress = Callable[[str, int], AbstractContextManager[Callable[[], None]]]

TOLD_WITHIN = 20.0  # seconds
SWEPT_WITHIN = 60  # seconds in which the server lets go of tables nobody looks at


class Plan(Struct):
    """How much of everything."""

    tables: int
    rate: float
    seconds: float
    warm_up: float
    stored: int  # more tables, that are only kept
    drop: bool  # wait until the tables have left the memory
    bots: int = 0  # at each table, beside the people
    spectators: int = 0
    language: str | None = None  # in which everybody reads what happens
    processes: int = 1  # more than one on PostgreSQL
    parts: bool = False  # count what the time goes into


class Found(Struct):
    """What came of one game."""

    game: str
    saturated: Figures
    offered: Figures
    memory: Memory
    ended: int
    sent: int  # moves that were answered with `done` and seen by all
    kept: int  # moves of people in the database afterwards
    late: int  # for which a bot was faster
    shown: int  # messages to spectators
    parts: dict[str, float]  # seconds of CPU time by what they were for, at the offered rate


async def measure(kind: Kind, plan: Plan, database: str, progress: Progress) -> Found:
    """On a database of its own, a file or PostgreSQL."""
    with server(database):
        pass  # makes the tables, for which it loads what no later start needs
    options = ["--processes", str(plan.processes)] if plan.processes > 1 else []
    with TemporaryDirectory(prefix="load-") as folder:
        told = Path(folder) / "parts"
        program = ("deep.load_parts", str(told)) if plan.parts else ("deskovka",)
        with server(database, *options, program=program) as running:
            found = await under_load(running, kind, plan, progress, told)
    found.kept = kept_moves(database)
    if plan.stored:
        with server(database) as again:
            await healthy_tables(again)
            found.memory.restarted = memory(again.process.pid)
            found.memory.stored = plan.tables + plan.stored
    return found


async def under_load(
    running: Server, kind: Kind, plan: Plan, progress: Progress, told: Path | None = None
) -> Found:
    """`told`: where the server writes what its time went into."""
    pid, game = running.process.pid, kind.name
    await healthy_tables(running)
    held = Memory(plan.tables, started=memory(pid))
    crowd = Crowd(running, kind, plan.bots, plan.spectators, plan.language)
    with progress(f"{game}: tables", plan.tables) as step:
        await crowd.make(plan.tables, step)
    held.made = memory(pid)
    with progress(f"{game}: sockets", plan.tables) as step:
        await crowd.come(step)
    with progress(f"{game}: games on their way", plan.tables) as step:
        saturated = await watched(crowd, "saturated", lambda: play_fast(crowd, kind.depth, step))
    with progress(f"{game}: warm-up", round(plan.rate * plan.warm_up)) as step:
        await crowd.play_at_rate(plan.rate, plan.warm_up, step)
    if plan.parts:
        running.process.send_signal(signal.SIGUSR1)
    with progress(f"{game}: {plan.rate:g} moves a second", round(plan.rate * plan.seconds)) as step:
        offered = await watched(crowd, "offered", lambda: crowd.play_at_rate(plan.rate, plan.seconds, step))
    parts = await told_parts(running, told) if plan.parts and told else {}
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
            await store_tables(running, kind, plan.stored, step)
    counts = crowd.ended, crowd.moves, 0, crowd.late, crowd.shown
    return Found(game, saturated, offered, held, *counts, parts)


async def told_parts(running: Server, told: Path) -> dict[str, float]:
    running.process.send_signal(signal.SIGUSR2)
    async with asyncio.timeout(TOLD_WITHIN):
        while not told.exists():
            await asyncio.sleep(0.01)
    return msgspec.json.decode(told.read_bytes(), type=dict[str, float])


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


async def store_tables(running: Server, kind: Kind, count: int, step: Callable[[], None]) -> None:
    async with Http(running.url) as http:

        async def make_one(_: int) -> None:
            await http.make_table(kind.game, ["me"] * kind.people, kind.options)
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


def kept_moves(database: str) -> int:
    """The moves of people (those of bots have no message) in a database no server uses any more."""
    url = (
        database.replace("postgresql://", "postgresql+psycopg://")
        if "://" in database
        else f"sqlite:///{database}"
    )
    engine = create_engine(url, poolclass=NullPool)
    asked = select(func.count()).where(entries.c.kind == "moved", entries.c.message.is_not(None))
    with engine.connect() as connection:
        return int(connection.scalar(asked) or 0)
