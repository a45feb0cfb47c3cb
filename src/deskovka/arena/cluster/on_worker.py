"""What is done on the machines of a cluster."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from time import process_time
from typing import Any

from deskovka.arena.pool import Done, Failure, do_batch
from deskovka.core.values import value
from deskovka.lifeline import leave_signals_to_master

__all__ = ["Job", "Packed", "do_packed", "take_job"]


@value
class Job:
    """What a worker is to do with numbers; it keeps that for all its batches."""

    work: Callable[[Any, int], Any]
    plan: Any


@value
class Packed:
    """The results of a batch as they travel."""

    pieces: int
    seconds: float  # that they took
    cpu_seconds: float  # of the processor, with packing
    results: bytes


def take_job(packed: bytes) -> Job:
    """Unpacked here and nowhere on the way: the modules with it are loaded where they are needed."""
    work, plan = pickle.loads(packed)
    return Job(work, plan)


def do_packed(job: Job, numbers: range) -> Packed | Failure:
    """A batch; nothing is raised but what concerns the cluster."""
    began = process_time()
    done: Done[Any] | Failure = do_batch(job.work, job.plan, numbers)
    if isinstance(done, Failure):
        return done
    results = pickle.dumps(done.results, pickle.HIGHEST_PROTOCOL)
    return Packed(len(done.results), done.seconds, process_time() - began, results)


def dask_setup(worker: object) -> None:
    """Called in each worker that `--cluster local` starts: Ctrl-C reaches it, too, and is not meant for it."""
    leave_signals_to_master()
