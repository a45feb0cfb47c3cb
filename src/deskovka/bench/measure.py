"""Measures: how many of a thing are done in a second of one core, in batches that take turns."""

from __future__ import annotations

import os
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import process_time

BATCH = 0.15  # seconds of a batch, about


@dataclass(slots=True)
class Measure:
    """Something that can be done again and again; `work` does some of it and yields how many."""

    name: str
    work: Iterator[int]
    rates: list[float] = field(default_factory=list)  # by batch, per second

    def batch(self) -> None:
        done = 0
        start = process_time()
        while (spent := process_time() - start) < BATCH:
            done += next(self.work)
        self.rates.append(done / spent)

    @property
    def rate(self) -> float:
        return statistics.median(self.rates)

    @property
    def microseconds(self) -> float:
        return 1e6 / self.rate


def run_in_turns(measures: list[Measure], rounds: int) -> Iterator[int]:
    """Let all measures take turns, so that a slow moment of the machine hits all alike; yields the round."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for measure in measures:
        next(measure.work)
    for number in range(rounds):
        for measure in measures:
            measure.batch()
        yield number + 1


def ratios(ours: Measure, theirs: Measure) -> tuple[float, float, float]:
    """How many times as fast ours is, batch by batch: lower quartile, median, upper quartile."""
    found = [mine / other for mine, other in zip(ours.rates, theirs.rates)]
    if len(found) < 2:
        return found[0], found[0], found[0]
    low, middle, high = statistics.quantiles(found, n=4)
    return low, middle, high
