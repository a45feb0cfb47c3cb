"""Many small pieces of work on all cores, with the results in order."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Generic, NoReturn, Protocol, TypeVar

from deskovka.core.errors import DeskovkaError
from deskovka.core.values import value
from deskovka.lifeline import follow, leave_signals_to_master, vanish

__all__ = ["Elsewhere", "Where", "WorkerLost", "cores", "in_batches"]

P = TypeVar("P")
R = TypeVar("R")
LARGEST = 100  # pieces of work in a batch
SLICE = 0.25  # seconds that a batch should take: whoever is stopped loses what is not yet handed over
IN_HAND = 2  # batches: while the results of one travel, a process works on the next
AHEAD = 16  # batches per process that may be done before the results of earlier ones are there


class WorkerLost(DeskovkaError):
    """A process ended before its work was done."""


@value
class Done(Generic[R]):
    """The results of a batch, and how long it has taken."""

    results: list[R]
    seconds: float


@value
class Failure:
    """What was raised in another process, and where."""

    error: Exception
    trace: str

    def raise_here(self, place: str) -> NoReturn:
        """The error is that of who waits for the results; its note tells where it was."""
        self.error.add_note(f"{place}:\n{self.trace}")
        raise self.error


class Elsewhere(Protocol):
    """Other places than processes of this machine that do work in batches."""

    @property
    def workers(self) -> int:
        """How many are doing it now."""

    def in_batches(self, work: Callable[[P, int], R], plan: P, count: int) -> Generator[R, None, None]:
        """As the function of that name."""


Where = int | Elsewhere  # so many processes of this machine, or others


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_batches(work: Callable[[P, int], R], plan: P, count: int, where: Where) -> Generator[R, None, None]:
    """`work(plan, 0)`, `work(plan, 1)`, ...: the same results in the same order wherever they come from.

    Closing the generator, as Ctrl-C does, ends the work at once; if this process is killed, it ends as well.
    """
    if not isinstance(where, int):
        yield from where.in_batches(work, plan, count)
        return
    if where == 1:
        yield from (work(plan, number) for number in range(count))
        return
    workers: list[Worker[R]] = []
    try:
        for _ in range(min(where, count)):
            workers.append(Worker(work, plan))
        yield from in_order(workers, Cutter(count, where))
    finally:
        for worker in workers:
            worker.end()


class Cutter:
    """Cuts all numbers into batches: small ones first, so that results come soon, later as many as a slice of time is for."""

    def __init__(self, count: int, workers: int, slice: float = SLICE, largest: int = LARGEST) -> None:
        self.count = count
        self.workers = workers
        self.slice = slice
        self.largest = largest
        self.first = 0  # the first number that is in no batch yet
        self.done = 0  # pieces of work
        self.seconds = 0.0  # that those have taken

    @property
    def rest(self) -> bool:
        """Whether there is anything left to be cut."""
        return self.first < self.count

    def cut(self) -> range:
        """The next batch."""
        each = int(self.done * self.slice / self.seconds) if self.seconds else 0
        most = min(self.largest, each, self.count // (self.workers * 20))
        batch = range(self.first, min(self.first + max(1, most), self.count))
        self.first = batch.stop
        return batch

    def learn(self, pieces: int, seconds: float) -> None:
        """How long so many pieces of work have taken."""
        self.done += pieces
        self.seconds += seconds


def in_order(workers: Sequence[Worker[R]], cutter: Cutter) -> Iterator[R]:
    """Hand batches out, to whoever has least to do, and give their results one after the other."""
    kept: dict[int, list[R]] = {}
    given = wanted = 0
    while wanted < given or cutter.rest:
        while wanted not in kept:
            while cutter.rest and given < wanted + AHEAD * len(workers):
                worker = min(workers, key=lambda worker: len(worker.in_hand))
                if len(worker.in_hand) == IN_HAND:
                    break
                worker.give(given, cutter.cut())
                given += 1
            busy = {worker.connection: worker for worker in workers if worker.in_hand}
            for ready in wait(list(busy)):
                number, done = busy[ready].take()
                kept[number] = done.results
                cutter.learn(len(done.results), done.seconds)
        yield from kept.pop(wanted)
        wanted += 1


class Worker(Generic[R]):
    """One process, seen from outside."""

    def __init__(self, work: Callable[[P, int], R], plan: P) -> None:
        methods = multiprocessing.get_all_start_methods()
        context: Any = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        self.in_hand: deque[int] = deque()
        self.connection, its_own = context.Pipe()
        self.process = context.Process(target=do_batches, args=(its_own, work, plan), daemon=True)
        self.process.start()
        its_own.close()

    def give(self, number: int, batch: range) -> None:
        self.in_hand.append(number)
        try:
            self.connection.send(batch)
        except OSError:
            raise self._loss() from None

    def take(self) -> tuple[int, Done[R]]:
        """The number of a batch and its results; raises what went wrong in the process."""
        try:
            answer: Done[R] | Failure = self.connection.recv()
        except (EOFError, OSError):
            raise self._loss() from None
        if isinstance(answer, Failure):
            answer.raise_here("In another process")
        return self.in_hand.popleft(), answer

    def end(self) -> None:
        """Nothing of it is left afterwards."""
        self.connection.close()
        self.process.kill()
        self.process.join()

    def _loss(self) -> WorkerLost:
        self.process.join()
        return WorkerLost(
            f"a process that played games was ended from outside (exit code {self.process.exitcode}), "
            "perhaps for want of memory: fewer --processes need less",
            "worker-lost",
            code=str(self.process.exitcode),
        )


def do_batches(connection: Connection, work: Callable[[P, int], R], plan: P) -> None:
    """The process, seen from inside."""
    leave_signals_to_master()
    batches: SimpleQueue[range] = SimpleQueue()
    follow(connection.recv, batches.put)
    while True:
        answer = do_batch(work, plan, batches.get())
        try:
            connection.send(answer)
        except OSError:
            vanish()


def do_batch(work: Callable[[P, int], R], plan: P, numbers: range) -> Done[R] | Failure:
    """What anybody does who works for another process: nothing is raised there, everything is told."""
    began = perf_counter()
    try:
        results = [work(plan, number) for number in numbers]
        return Done(results, perf_counter() - began)
    except Exception as error:  # noqa: BLE001 - it is raised again where the results are awaited
        return Failure(portable(error), traceback.format_exc())


def portable(error: Exception) -> Exception:
    """The error, or one that says the same if it cannot travel between processes."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001 - an error may be made of anything
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
