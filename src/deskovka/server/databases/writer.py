"""The one thread that writes: it takes everything that waits and writes it in one transaction."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from queue import SimpleQueue
from threading import Thread

from deskovka.server.databases.base import Database, Job, StoreError
from deskovka.server.databases.said import said

Waiting = tuple[Job, "Future[bool]"]


class Writer:
    """A commit is dear (the disk must confirm): whatever comes during one shares the next."""

    def __init__(self, database: Database, loop: AbstractEventLoop) -> None:
        self._database = database
        self._loop = loop
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> Future[bool]:
        """Write this; the job is done even if nobody waits for the answer any more."""
        future: Future[bool] = self._loop.create_future()
        self._queue.put((job, future))
        return future

    def finish(self) -> None:
        """Wait until everything that was put is written; to be called from another thread than the loop's."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            batch = []
            item = self._queue.get()
            while item is not None:
                batch.append(item)
                if self._queue.empty():
                    break
                item = self._queue.get()
            stopping = item is None
            if batch:
                self._write(batch)

    def _write(self, batch: list[Waiting]) -> None:
        # The same order in every process: two of them never wait for each other.
        batch.sort(key=_order)
        answers: list[bool | StoreError]
        try:
            answers = [*self._database.write([job for job, _ in batch])]
        except Exception as error:  # noqa: BLE001 - those who wait must hear of it
            answers = [self._failure(error) for _ in batch]
        try:
            self._loop.call_soon_threadsafe(_settle, batch, answers)
        except RuntimeError:
            pass  # the loop was closed before the store: nobody waits

    def _failure(self, error: Exception) -> StoreError:
        name, why = self._database.name, said(error)
        failure = StoreError(f"{name}: not written: {why}", "store-not-written", database=name)
        failure.__cause__ = why
        return failure


def _order(item: Waiting) -> tuple[int, str]:
    job, _ = item
    return job.rank, job.table


def _settle(batch: list[Waiting], answers: list[bool | StoreError]) -> None:
    for (_, future), answer in zip(batch, answers, strict=True):
        if future.done():  # cancelled
            continue
        if isinstance(answer, StoreError):
            future.set_exception(answer)
        else:
            future.set_result(answer)
