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
from time import monotonic
from typing import Any, Generic, TypeVar

from deskovka.core.errors import DeskovkaError
from deskovka.core.values import value
from deskovka.lifeline import follow, leave_signals_to_master, vanish

__all__ = ["WorkerLost", "cores", "in_batches"]

P = TypeVar("P")
R = TypeVar("R")
LARGEST = 100  # pieces of work in a batch
SLICE = 0.25  # seconds that a batch should take: whoever is stopped loses what is not yet handed over
IN_HAND = 2  # batches: while the results of one travel, a process works on the next
AHEAD = 16  # batches per process that may be done before the results of earlier ones are there


class WorkerLost(DeskovkaError):
    """A process ended before its work was done."""


@value
class Failure:
    """What was raised in another process, and where."""

    error: Exception
    trace: str


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_batches(work: Callable[[P, int], R], plan: P, count: int, processes: int) -> Generator[R, None, None]:
    """`work(plan, 0)`, `work(plan, 1)`, ...: the same results in the same order with any number of processes.

    Closing the generator, as Ctrl-C does, ends the work at once; if this process is killed, it ends as well.
    """
    if processes == 1:
        yield from (work(plan, number) for number in range(count))
        return
    workers: list[Worker[R]] = []
    try:
        for _ in range(min(processes, count)):
            workers.append(Worker(work, plan))
        yield from in_order(workers, Cutter(count, processes))
    finally:
        for worker in workers:
            worker.end()


class Cutter:
    """Cuts all numbers into batches: small ones first, so that results come soon, later as many as SLICE is enough for."""

    def __init__(self, count: int, processes: int) -> None:
        self.count = count
        self.processes = processes
        self.largest = max(1, min(LARGEST, count // (processes * 20)))
        self.began = monotonic()
        self.first = 0  # the first number that is in no batch yet
        self.done = 0  # pieces of work

    def cut(self) -> range:
        """The next batch."""
        seconds = monotonic() - self.began
        each = int(self.done * SLICE / (seconds * self.processes)) if seconds else 0
        batch = range(self.first, min(self.first + max(1, min(self.largest, each)), self.count))
        self.first = batch.stop
        return batch


def in_order(workers: Sequence[Worker[R]], cutter: Cutter) -> Iterator[R]:
    """Hand batches out, to whoever has least to do, and give their results one after the other."""
    done: dict[int, list[R]] = {}
    given = wanted = 0
    while wanted < given or cutter.first < cutter.count:
        while wanted not in done:
            while cutter.first < cutter.count and given < wanted + AHEAD * len(workers):
                worker = min(workers, key=lambda worker: len(worker.in_hand))
                if len(worker.in_hand) == IN_HAND:
                    break
                worker.give(given, cutter.cut())
                given += 1
            busy = {worker.connection: worker for worker in workers if worker.in_hand}
            for ready in wait(list(busy)):
                number, results = busy[ready].take()
                done[number] = results
                cutter.done += len(results)
        yield from done.pop(wanted)
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

    def take(self) -> tuple[int, list[R]]:
        """The number of a batch and its results; raises what went wrong in the process."""
        try:
            answer: list[R] | Failure = self.connection.recv()
        except (EOFError, OSError):
            raise self._loss() from None
        if isinstance(answer, Failure):
            answer.error.add_note(f"In another process:\n{answer.trace}")
            raise answer.error
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


def do_batch(work: Callable[[P, int], R], plan: P, numbers: range) -> list[R] | Failure:
    try:
        return [work(plan, number) for number in numbers]
    except Exception as error:  # noqa: BLE001 - it is raised again where the results are awaited
        return Failure(portable(error), traceback.format_exc())


def portable(error: Exception) -> Exception:
    """The error, or one that says the same if it cannot travel between processes."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001 - an error may be made of anything
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
