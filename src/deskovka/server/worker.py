"""A process in which bots think, seen from the server."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from subprocess import PIPE
from typing import Any

from deskovka.server import thinker

START_SECONDS = 30.0  # after that a new process is given up
STOP_SECONDS = 2.0  # after that one that does not stop is killed
LONGEST_LINE = 2**20


class WorkerLost(Exception):
    """The process could not be started, has ended, or talks nonsense."""


class Worker(asyncio.SubprocessProtocol):
    """One process. It is `usable` while it lives and nothing is unanswered; a `quick` one is kept for short thoughts."""

    def __init__(self, maker: str, quick: bool = False, others: Sequence[str] = ()) -> None:
        self.quick = quick
        self._busy = False
        self._lost = False
        self._transport: asyncio.SubprocessTransport | None = None
        self._lines = asyncio.StreamReader(LONGEST_LINE)
        self._gone = asyncio.Event()
        self._unwanted = False
        self._started = asyncio.create_task(self._start(maker, *others))

    @property
    def usable(self) -> bool:
        return not self._busy and not self._lost

    @property
    def thinks(self) -> bool:
        """Whether something is unanswered, and the process lives."""
        return self._busy and not self._lost

    @property
    def pid(self) -> int | None:
        return self._transport.get_pid() if self._transport else None

    async def ready(self) -> None:
        """Wait until the process can think; raises WorkerLost."""
        await asyncio.shield(self._started)

    async def think(self, job: bytes, seconds: float) -> dict[str, str]:
        """The answer to a job; raises TimeoutError or WorkerLost."""
        if not self.usable or self._transport is None:
            raise WorkerLost("ended while it was idle")
        self._busy = True
        jobs: Any = self._transport.get_pipe_transport(0)
        jobs.write(job)
        async with asyncio.timeout(seconds):
            answer = await self._next_line()
        self._busy = False
        return answer

    async def stop(self) -> None:
        """End a thought nobody waits for any more; the process goes on if it can be stopped soon."""
        if not self.thinks or self._transport is None or thinker.STOP is None:
            return
        try:
            self._transport.send_signal(thinker.STOP)
            async with asyncio.timeout(STOP_SECONDS):
                await self._next_line()
            self._busy = False
        except (ProcessLookupError, TimeoutError, WorkerLost):
            pass  # it is not usable, and will be replaced

    async def end(self) -> None:
        """Kill the process and wait until nothing of it is left."""
        self._lost = True
        self._unwanted = True
        if self._transport:
            self._transport.close()
        await asyncio.gather(self._started, return_exceptions=True)
        if self._transport:
            await self._gone.wait()

    async def _start(self, *told: str) -> None:
        try:
            await self._run_program(*told)
            async with asyncio.timeout(START_SECONDS):
                await self._next_line()
        except (OSError, WorkerLost) as error:  # a TimeoutError is an OSError
            self._lost = True
            raise WorkerLost(f"could not be started: {error!r}") from error

    async def _run_program(self, *told: str) -> None:
        # The process finds the modules this one finds; the signals of this one's terminal do not reach it.
        path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
        await asyncio.get_running_loop().subprocess_exec(
            lambda: self,
            *(sys.executable, "-P", "-m", thinker.__name__, *told),
            stdin=PIPE,
            stdout=PIPE,
            stderr=None,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,
        )
        if self._unwanted and self._transport:
            self._transport.close()

    async def _next_line(self) -> dict[str, str]:
        try:
            line = await self._lines.readline()
            answer: dict[str, str] = json.loads(line)
        except ValueError as error:
            raise WorkerLost("ended without an answer") from error
        return answer

    # called by the event loop

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._lines.feed_data(data)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._lost = True
        if fd == 1:
            self._lines.feed_eof()

    def process_exited(self) -> None:
        self._lost = True

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone.set()
