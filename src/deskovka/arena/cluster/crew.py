"""The workers of a cluster as Dask's own thread sees them: who comes, who goes, what they answer.

Everything here runs in that thread, so whatever interrupts the main one leaves no call of Dask half done. The main thread
gives orders by `Crew.ask` and takes news from `Crew.news`.
"""

from __future__ import annotations

import asyncio
import pickle
import secrets
from collections.abc import Callable, Coroutine
from itertools import count
from queue import SimpleQueue
from typing import Any

from distributed import Client, Future, KilledWorker
from distributed.client import FutureCancelledError

from deskovka.arena.cluster.errors import ClusterError, scheduler_lost, unable
from deskovka.arena.cluster.on_worker import Packed, do_packed, take_job
from deskovka.arena.cluster.vetting import Vetting
from deskovka.arena.pool import Failure
from deskovka.core.values import value

__all__ = ["Answered", "Broken", "Crew", "Gone", "Hired", "Lost", "News", "Nobody", "Unfit"]

LOOK = 0.5  # seconds from one look at who is there to the next


@value
class Hired:
    """A worker has come, and has the plan."""

    worker: str


@value
class Unfit:
    """A worker has come who cannot play as we do."""

    worker: str
    why: ClusterError


@value
class Gone:
    """A worker is no more; whatever it had in hand is to be given to others."""

    worker: str


@value
class Nobody:
    """There is no worker who could do anything."""

    connected: bool  # with the scheduler


@value
class Answered:
    """A batch is done."""

    worker: str
    number: int
    answer: Packed | Failure


@value
class Lost:
    """Dask gives a batch up: those who had it died."""

    worker: str
    number: int


@value
class Broken:
    """Nothing more can come."""

    why: Exception


News = Hired | Unfit | Gone | Nobody | Answered | Lost | Broken


class Crew:
    """Those who do one piece of work with one plan."""

    def __init__(self, client: Client, vetting: Vetting, work: Callable[[Any, int], Any], plan: Any) -> None:
        self.client = client
        self.vetting = vetting
        self.packed = pickle.dumps((work, plan))
        self.name = f"deskovka-{secrets.token_hex(6)}"  # of all tasks; whose keys are never used twice
        self.keys = count()
        self.news: SimpleQueue[News] = SimpleQueue()
        self.workers: dict[
            str, Future[Any] | None
        ] = {}  # all that are there: the plan as a worker has it, once it is asked
        self.unfit: set[str] = set()
        self.batches: dict[int, tuple[str, Future[Any]]] = {}  # under way
        self.tasks: set[asyncio.Task[None]] = set()
        self.deserted = False

    def ask(self, order: Callable[..., object], *about: object) -> None:
        """From the main thread: do this in the other one."""
        loop = self.client.loop
        if loop is not None:  # else everything has ended
            loop.add_callback(order, *about)

    def start(self) -> None:
        """Look round from now on."""
        self._begin(self._look_round())

    def give(self, worker: str, number: int, numbers: range) -> None:
        """A batch for a worker, and for nobody else: that it goes is noticed here."""
        job = self.workers.get(worker)
        if job:  # else it is gone, which is in the news
            batch = self._submit(worker, do_packed, job, numbers, priority=-number)
            self.batches[number] = worker, batch
            self._begin(self._bring(worker, number, batch))

    def dismiss(self) -> None:
        """Nothing of it goes on, and nothing is kept of it anywhere."""
        for task in self.tasks:
            task.cancel()
        self._cancel([*(batch for _, batch in self.batches.values()), *filter(None, self.workers.values())])
        self.batches.clear()
        self.workers.clear()

    def _submit(
        self, worker: str, function: Callable[..., object], *about: object, **how: Any
    ) -> Future[Any]:
        key = f"{self.name}-{next(self.keys)}"
        return self.client.submit(function, *about, workers=[worker], key=key, pure=False, **how)

    def _cancel(self, futures: list[Future[Any]]) -> None:
        if futures and self.client.status == "running":
            asyncio.ensure_future(self.client.cancel(futures, force=True))

    def _begin(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(what)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            self.news.put(Broken(error))

    async def _look_round(self) -> None:
        """Again and again: who has come, who has gone?"""
        while True:
            there = await self._who_is_there()
            for worker in self.workers.keys() - there.keys():
                self._drop(worker)
            for worker in there.keys() - self.workers.keys():
                self.workers[worker] = None
                self._begin(self._meet(worker, there[worker]))
            deserted = not self.workers.keys() - self.unfit
            if deserted and not self.deserted:
                self.news.put(Nobody(self.client.status == "running"))
            self.deserted = deserted
            await asyncio.sleep(LOOK)

    async def _who_is_there(self) -> dict[str, int]:
        """By worker its threads; nobody while Dask looks for a scheduler whose connection broke."""
        try:
            there: dict[str, int] = await self.client.nthreads()
        except Exception as problem:  # a client that is closed raises anything
            if self.client.status in ("closing", "closed"):
                raise scheduler_lost() from problem
            return {}
        return there

    async def _meet(self, worker: str, threads: int) -> None:
        why = await self.vetting.vet(worker, threads)
        if not why and worker in self.workers:
            job = self.workers[worker] = self._submit(worker, take_job, self.packed)
            try:
                error = await job.exception()
            except FutureCancelledError:
                return self._drop(worker)
            why = unable(worker, error) if error else None
        if worker not in self.workers:
            return
        if why:
            self.unfit.add(worker)
        self.news.put(Unfit(worker, why) if why else Hired(worker))

    async def _bring(self, worker: str, number: int, batch: Future[Any]) -> None:
        try:
            self.news.put(Answered(worker, number, await batch))
        except KilledWorker:
            self.news.put(Lost(worker, number))
        except FutureCancelledError:  # it was dropped, or the connection has broken
            return self._drop(worker)
        self.batches.pop(number, None)

    def _drop(self, worker: str) -> None:
        """It is gone; if it comes again, it is a new one."""
        self.unfit.discard(worker)
        if worker in self.workers:
            job = self.workers.pop(worker)
            mine = {number: batch for number, (whose, batch) in self.batches.items() if whose == worker}
            for number in mine:
                del self.batches[number]
            self._cancel([*mine.values(), *([job] if job else [])])
            self.news.put(Gone(worker))
