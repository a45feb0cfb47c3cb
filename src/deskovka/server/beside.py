"""Long work beside whatever else is asked for: in slices, in turn for all who ask, for half of the time at most."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Generator
from time import perf_counter
from typing import Any, TypeVar

from deskovka.core.stepwise import Work
from deskovka.server.asker import asker
from deskovka.server.refusals import Refusal

SLICE = 0.003  # seconds: what others may have to wait for it
MOST_WAITING = 20  # works of one asker

T = TypeVar("T")
Steps = Generator[bytes | None, None, Any]


class Job:
    """A work somebody waits for."""

    def __init__(self, steps: Steps, whose: str) -> None:
        self.steps = steps
        self.whose = whose
        self.parts: list[bytes] = []
        self.result: Any = None
        self.error: BaseException | None = None
        self.ended = False
        self.news = asyncio.Event()

    def work(self) -> None:
        """One slice."""
        began = perf_counter()
        try:
            while perf_counter() - began < SLICE:
                part = next(self.steps)
                if part is not None:
                    self.parts.append(part)
                    self.news.set()
                    break
        except StopIteration as end:
            self.result, self.ended = end.value, True
        except Exception as error:  # noqa: BLE001 - it is raised where somebody waits for the work
            self.error, self.ended = error, True
        if self.ended:
            self.news.set()

    def drop(self) -> None:
        """Nobody waits for it any more."""
        self.ended = True
        self.steps.close()


class Beside:
    """Works on one job at a time, in turn for all who ask; the first slice of each at once, which is enough for most."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[Job]] = {}  # by who asks
        self._running: asyncio.Task[None] | None = None

    async def do(self, work: Work[T]) -> T:
        """The result of a work."""
        job = await self._begin(work)
        try:
            await self._until_ended(job)
        finally:
            job.drop()
        if job.error:
            raise job.error
        result: T = job.result
        return result

    async def parts(self, steps: Generator[bytes | None, None, None]) -> AsyncIterator[bytes]:
        """The parts of an answer, as they are ready; who reads slowly is waited for."""
        job = await self._begin(steps)
        try:
            while True:
                if job.parts:
                    yield job.parts.pop(0)
                elif not job.ended:
                    await self._more(job)
                elif job.error:
                    raise job.error
                else:
                    return
        finally:
            job.drop()

    async def close(self) -> None:
        if self._running:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _begin(self, steps: Steps) -> Job:
        job = Job(steps, asker.get())
        if len(self.waiting.get(job.whose, ())) >= MOST_WAITING:
            raise Refusal(
                "too-fast", "too much is being worked out for this address already: try again later"
            )
        job.work()
        return job

    async def _until_ended(self, job: Job) -> None:
        while not job.ended:
            await self._more(job)

    async def _more(self, job: Job) -> None:
        """Wait until there is news of a job."""
        job.news.clear()
        self._queue(job)
        await job.news.wait()

    def _queue(self, job: Job) -> None:
        line = self.waiting.setdefault(job.whose, deque())
        if job not in line:
            line.append(job)
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run())

    async def _run(self) -> None:
        """Work on what waits, and rest as long as that took."""
        while self.waiting:
            whose, line = next(iter(self.waiting.items()))
            del self.waiting[whose]  # and behind all others, if there is more
            job = line.popleft()
            began = perf_counter()
            if not job.ended:
                job.work()
            if not job.ended and not job.parts:
                line.append(job)
            if line:
                self.waiting[whose] = line
            await asyncio.sleep(perf_counter() - began)
