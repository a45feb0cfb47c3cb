"""How fast the environments are: beside catanatron's own for Gymnasium, and many tables beside one."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Iterator
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from deskovka.bench.measure import Measure, ratios, run_in_turns
from deskovka.research import aec_env
from deskovka.research.aec import TableEnv
from deskovka.research.single import SeatEnv
from deskovka.research.vector import VectorTables

STEPS = 200  # at a time
ROUNDS = 30
TABLES, PROCESSES = 64, 2
OPPONENTS = ("random", "beginner", "good")  # the first hardly think: most of a step is the environment's
PAIRS = 15
SECONDS = 0.5  # of a batch of one or many tables, in which the clock runs and not the processor's time
WANTED, WANTED_VECTOR = 3.0, 1.8


def table_steps(env: TableEnv) -> Iterator[int]:
    """One seat after the other, as PettingZoo tells to: observation and mask each time."""
    random = np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        for _ in range(STEPS):
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset(seed=int(random.integers(1 << 31)))
                continue
            numbers = seen["action_mask"].nonzero()[0]
            env.step(int(numbers[int(random.random() * len(numbers))]))
        yield STEPS


def peer_steps() -> Iterator[int]:
    """The same of catanatron's environment for one against one, which plays the other by lot."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    random = np.random.default_rng(1)
    env = CatanatronEnv()
    env.reset()
    while True:
        for _ in range(STEPS):
            numbers = env.get_valid_actions()
            _, _, ended, _ = env.step(numbers[int(random.random() * len(numbers))])
            if ended:
                env.reset()
        yield STEPS


def one_table(env: SeatEnv) -> Iterator[float]:
    """Steps a second of one learning seat by the clock; the games go on from batch to batch."""
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while True:
        steps, start = 0, perf_counter()
        while (spent := perf_counter() - start) < SECONDS:
            numbers = seen["action_mask"].nonzero()[0]
            seen, _, ended, _, _ = env.step(numbers[int(random.random() * len(numbers))])
            steps += 1
            if ended:
                seen, _ = env.reset()
        yield steps / spent


def many_tables(env: VectorTables) -> Iterator[float]:
    """The same of many tables over processes."""
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while True:
        steps, start = 0, perf_counter()
        while (spent := perf_counter() - start) < SECONDS:
            seen, *_ = env.step(some(seen["action_mask"], random))
            steps += TABLES
        yield steps / spent


def some(masks: NDArray[np.int8], random: np.random.Generator) -> NDArray[np.int64]:
    """For each table a number that may be answered, or 0 where the game is over."""
    tables, numbers = masks.view(np.bool_).nonzero()
    counts = np.bincount(tables, minlength=len(masks))
    firsts = counts.cumsum() - counts
    chosen = firsts + (random.random(len(masks)) * counts).astype(np.int64)
    found = np.zeros(len(masks), np.int64)
    there = counts > 0
    found[there] = numbers[chosen[there]]
    return found


def main() -> None:
    peer = Measure("catanatron_gym 3.2.1, steps of its one learning seat", peer_steps())
    ours = [
        Measure("Catan for four through AEC", table_steps(aec_env("catan"))),
        Measure("the same, observation as one row", table_steps(aec_env("catan", flat=True))),
        *[Measure(f"{id} through AEC", table_steps(aec_env(id))) for id in sys.argv[1:]],
    ]
    for number in run_in_turns([peer, *ours], ROUNDS):
        print(f"round {number} of {ROUNDS}", end="\r", file=sys.stderr, flush=True)
    print(f"{peer.name}: {peer.rate:,.0f}/s, {peer.microseconds:.0f} µs each")
    for measure in ours:
        low, middle, high = ratios(measure, peer)
        told = f"{measure.rate:,.0f}/s, {measure.microseconds:.1f} µs each"
        print(f"{measure.name}: {told}: {middle:.2f} times ({low:.2f} - {high:.2f})")
    met = ratios(ours[0], peer)[1] >= WANTED
    print(f"wanted: {WANTED} times: {'met' if met else 'MISSED'}")


def vector(bots: str) -> None:
    """Many tables beside one, apart from all else, since processes need all cores."""
    many = VectorTables("catan", TABLES, PROCESSES, bots=bots)
    alone, together = one_table(SeatEnv("catan", bots=bots)), many_tables(many)
    next(alone), next(together)  # the first batches warm up
    pairs = [(next(alone), next(together)) for _ in range(PAIRS)]
    many.close()
    one, all_tables = (statistics.median(side) for side in zip(*pairs))
    low, times, high = statistics.quantiles([more / less for less, more in pairs], n=4)
    told = f"one table: {one:,.0f} steps/s; {TABLES} over {PROCESSES} processes: {all_tables:,.0f} steps/s"
    print(f"against {bots} bots, {told}")
    met = "met" if times >= WANTED_VECTOR else "MISSED"
    print(f"{times:.2f} times ({low:.2f} - {high:.2f}); wanted: {WANTED_VECTOR}: {met}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["vector"]:
        for bots in OPPONENTS:
            vector(bots)
    else:
        main()
