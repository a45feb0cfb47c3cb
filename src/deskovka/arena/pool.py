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
from typing import Any, Generic, TypeVar

from deskovka.core.errors import DeskovkaError
from deskovka.core.values import value
from deskovka.lifeline import follow, leave_signals_to_master, vanish

P = TypeVar("P")
R = TypeVar("R")
LARGEST = 100  # pieces of work in a batch
IN_HAND = 2  # batches: while the results of one travel, a process works on the next
AHEAD = 4  # batches per process that may be done before the results of earlier ones are there


class WorkerLost(DeskovkaError):
    """A process ended before its work was done."""


@value
class Failure:
    """What was raised in another process, and where."""

    error: Exception
    trace: str


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_batches(work: Callable[[P, int], R], plan: P, count: int, processes: int) -> Generator[R, None, None]:
    """`work(plan, 0)`, `work(plan, 1)`, ...: the same results in the same order with any number of processes.

    Closing the generator, as Ctrl-C does, ends the work at once; if this process is killed, it ends as well.
    """
    if processes == 1:
        yield from (work(plan, number) for number in range(count))
        return
    batches = list(cut(count, processes))
    workers: list[Worker[R]] = []
    try:
        for _ in range(min(processes, len(batches))):
            workers.append(Worker(work, plan))
        yield from in_order(workers, batches)
    finally:
        for worker in workers:
            worker.end()


def cut(count: int, processes: int) -> Iterator[range]:
    """All numbers in batches: small ones first, so that results come soon, later many at a time."""
    largest = max(1, min(LARGEST, count // (processes * 20)))
    first = number = 0
    while first < count:
        size = min(largest, 2 ** (number // processes))
        yield range(first, min(first + size, count))
        first, number = first + size, number + 1


def in_order(workers: Sequence[Worker[R]], batches: Sequence[range]) -> Iterator[R]:
    """Hand the batches out, to whoever has least to do, and give their results one after the other."""
    done: dict[int, list[R]] = {}
    given = 0
    for wanted in range(len(batches)):
        while wanted not in done:
            while given < min(len(batches), wanted + AHEAD * len(workers)):
                worker = min(workers, key=lambda worker: len(worker.in_hand))
                if len(worker.in_hand) == IN_HAND:
                    break
                worker.give(given, batches[given])
                given += 1
            busy = {worker.connection: worker for worker in workers if worker.in_hand}
            for ready in wait(list(busy)):
                number, results = busy[ready].take()
                done[number] = results
        yield from done.pop(wanted)


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
