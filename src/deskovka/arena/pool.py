"""Many small pieces of work on all cores, with the results in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

P = TypeVar("P")
R = TypeVar("R")
WAITING = 4  # batches per process that are handed out in advance


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_batches(work: Callable[[P, int], R], plan: P, count: int, processes: int) -> Generator[R, None, None]:
    """`work(plan, 0)`, `work(plan, 1)`, ...: the same results in the same order with any number of processes.

    Closing the generator, as Ctrl-C does, ends the work at once.
    """
    if processes == 1:
        yield from (work(plan, number) for number in range(count))
        return
    size = max(1, min(100, count // (processes * 20)))
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    pool = ProcessPoolExecutor(
        processes, context, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )
    pending: deque[Future[list[R]]] = deque()
    try:
        for first in range(0, count, size):
            pending.append(pool.submit(do_batch, work, plan, range(first, min(first + size, count))))
            if len(pending) >= processes * WAITING:
                yield from pending.popleft().result()
        while pending:
            yield from pending.popleft().result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def do_batch(work: Callable[[P, int], R], plan: P, numbers: range) -> list[R]:
    return [work(plan, number) for number in numbers]
