"""The one thread that writes: it takes everything that waits and writes it in one transaction."""

from __future__ import annotations

import time
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from deskovka.server.databases.base import Database, Job, NoSpace, StoreError
from deskovka.server.databases.said import reason_below, said
from deskovka.server.databases.space import Disk

T = TypeVar("T")
# Seconds between the beginnings of two commits, and after one that several share: whoever comes first waits for nobody,
# who plays alone hardly waits, and at 200 moves a second half as many commits take 5 to 15 % of the server's CPU less.
BETWEEN, BETWEEN_SHARED = 0.01, 0.02

Waiting = tuple[Job, "Future[bool]"]


class Errand(NamedTuple):
    """Something rare that is done between two batches."""

    do: Callable[[], Any]
    future: Future[Any]


class Writer:
    """A commit is dear (the disk must confirm): whatever comes during one shares the next."""

    def __init__(self, database: Database, loop: AbstractEventLoop, disk: Disk) -> None:
        self._database = database
        self._disk = disk
        self._loop = loop
        self._queue: SimpleQueue[Waiting | Errand | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> Future[bool]:
        """Write this; the job is done even if nobody waits for the answer any more."""
        future: Future[bool] = self._loop.create_future()
        self._queue.put((job, future))
        return future

    def errand(self, do: Callable[[], T]) -> Future[T]:
        """Do this in the thread that writes: where one writes at a time, two threads would keep each other waiting."""
        future: Future[T] = self._loop.create_future()
        self._queue.put(Errand(do, future))
        return future

    def finish(self) -> None:
        """Wait until everything that was put is written; to be called from another thread than the loop's."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        stopping, soonest = False, 0.0
        while not stopping:
            batch: list[Waiting] = []
            errands: list[Errand] = []
            item = self._queue.get()
            if item is not None:
                time.sleep(max(0.0, soonest - time.monotonic()))
                soonest = time.monotonic()
            while item is not None:
                if isinstance(item, Errand):
                    errands.append(item)
                else:
                    batch.append(item)
                if self._queue.empty():
                    break
                item = self._queue.get()
            stopping = item is None
            soonest += BETWEEN_SHARED if len(batch) > 1 else BETWEEN
            if batch:
                self._write(batch)
            for errand in errands:
                self._run_errand(errand)

    def _write(self, batch: list[Waiting]) -> None:
        # The same order in every process: two of them never wait for each other.
        batch.sort(key=_order)
        answers = self._answers([job for job, _ in batch])
        self._tell(_settle, [future for _, future in batch], answers)

    def _run_errand(self, errand: Errand) -> None:
        answer: object
        try:
            answer = errand.do()
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it
            answer = error
        self._tell(_settle, [errand.future], [answer])

    def _tell(self, *call: Any) -> None:
        try:
            self._loop.call_soon_threadsafe(*call)
        except RuntimeError:
            pass  # the loop was closed before the store: nobody waits

    def _answers(self, jobs: Sequence[Job]) -> list[bool | StoreError]:
        try:
            done = self._database.write(jobs)
        except Exception as error:  # noqa: BLE001 - those who wait must hear of it
            failure = self._failure(error)
            if len(jobs) > 1 and certain(failure):  # what one cannot do is not the others' fault
                return [answer for job in jobs for answer in self._answers([job])]
            if isinstance(failure, NoSpace):
                self._disk.fills()
            return [failure for _ in jobs]
        return [*done]

    def _failure(self, error: Exception) -> StoreError:
        name, why = self._database.name, said(error)
        kind = NoSpace if why.reason == "database-full" else StoreError
        failure = kind(f"{name}: not written: {why}", "store-not-written", database=name)
        failure.__cause__ = why
        return failure


def certain(failure: StoreError) -> bool:
    """Whether surely nothing was written: the transaction was rolled back, not cut off."""
    assert failure.__cause__ is not None
    state = getattr(failure.__cause__.__cause__, "sqlstate", None) or ""
    return reason_below(failure) in ("database-full", "database-damaged") or state[:2] in ("23", "40")


def _order(item: Waiting) -> tuple[int, str]:
    job, _ = item
    return job.rank, job.table


def _settle(futures: Sequence[Future[Any]], answers: Sequence[object]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.done():  # cancelled
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
