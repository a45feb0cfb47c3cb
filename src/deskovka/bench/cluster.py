"""How much more two workers of a cluster play than one, and what a game costs beside being played."""

from __future__ import annotations

import statistics
import sys
from contextlib import ExitStack
from time import monotonic, process_time

from deskovka.arena.cluster.cluster import Cluster
from deskovka.arena.cluster.connecting import connected
from deskovka.arena.match import Plan, run
from deskovka.core.values import value

GAME, BOTS = "cartographers", ("random",) * 4  # short games: what is beside playing weighs most
SECONDS = 1.5  # of the processor, for the games of a round
ROUNDS = 9
WARM = 100  # games before all others
WANTED = 1.8


@value
class Round:
    """So many games with so many workers."""

    games: int
    workers: int
    seconds: float
    at_work: float  # the processor's time of the workers
    here: float  # and of this process, which is client and scheduler
    bytes: int  # that came back

    @property
    def pace(self) -> float:
        """Games a second by the clock."""
        return self.games / self.seconds

    @property
    def busy(self) -> float:
        """How much of the time a worker has had a processor."""
        return self.at_work / self.seconds / self.workers

    @property
    def possible(self) -> float:
        """Games a second if each worker had a processor all the time."""
        return self.games / self.at_work * self.workers


def play(cluster: Cluster, workers: int, games: int, seed: str) -> Round:
    """One of them, from the first game to the last."""
    before, received, began, here = cluster.cpu_seconds, cluster.received, monotonic(), process_time()
    for _ in run(Plan(GAME, BOTS, games, seed), cluster):
        pass
    return Round(
        games,
        workers,
        monotonic() - began,
        cluster.cpu_seconds - before,
        process_time() - here,
        cluster.received - received,
    )


def told(name: str, rounds: list[Round]) -> str:
    """The middle of each figure."""

    def middle(figures: list[float]) -> float:
        return statistics.median(figures)

    pace = middle([one.pace for one in rounds])
    busy = middle([one.busy for one in rounds])
    each = middle([one.at_work / one.games for one in rounds])
    here = middle([one.here / one.games for one in rounds])
    size = middle([one.bytes / one.games for one in rounds])
    return (
        f"{name}: {pace:,.0f} games/s; a worker has a processor for {busy:.0%} of the time, "
        f"a game takes {each * 1e3:.2f} ms of it, {here * 1e6:.0f} µs of client and scheduler, {size:,.0f} bytes"
    )


def main() -> None:
    """Both take turns, so that a slow moment of the machine hits both."""
    rounds: dict[int, list[Round]] = {1: [], 2: []}
    with ExitStack() as stack:
        clusters = {
            workers: stack.enter_context(connected("local", workers, GAME, print)) for workers in rounds
        }
        first = [play(cluster, workers, WARM, "warm") for workers, cluster in clusters.items()]
        games = int(SECONDS * WARM / min(one.at_work for one in first))
        for number in range(ROUNDS):
            print(f"round {number + 1} of {ROUNDS}", end="\r", file=sys.stderr, flush=True)
            for workers in sorted(rounds, reverse=number % 2 == 1):
                rounds[workers].append(play(clusters[workers], workers, games, str(number)))
    for workers, found in rounds.items():
        print(told(f"{workers} worker{'s' * (workers > 1)}", found))
    pairs = list(zip(rounds[1], rounds[2]))
    low, middle, high = statistics.quantiles([two.pace / one.pace for one, two in pairs], n=4)
    met = "met" if middle >= WANTED else "MISSED"
    print(f"two play {middle:.2f} times as many as one ({low:.2f} - {high:.2f}); wanted: {WANTED}: {met}")
    low, middle, high = statistics.quantiles([two.possible / one.possible for one, two in pairs], n=4)
    print(f"by the processor's time of the workers: {middle:.2f} times ({low:.2f} - {high:.2f})")


if __name__ == "__main__":
    main()
