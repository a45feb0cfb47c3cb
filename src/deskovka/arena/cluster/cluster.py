"""Batches for the workers of a cluster: whoever dies, each piece of work is done, and its result counts once."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from heapq import heappop, heappush
from typing import Generic, TypeVar

from distributed import Client

from deskovka.arena.cluster.crew import Answered, Broken, Crew, Gone, Hired, Lost, News, Nobody, Unfit
from deskovka.arena.cluster.errors import (
    ClusterError,
    deadly,
    left_out,
    nobody_works,
    scheduler_away,
    somebody_works,
)
from deskovka.arena.cluster.on_worker import Packed
from deskovka.arena.cluster.vetting import Vetting
from deskovka.arena.pool import IN_HAND, Cutter, Failure

__all__ = ["Cluster"]

P = TypeVar("P")
R = TypeVar("R")
SLICE = 0.5  # seconds that a batch should take at least
BATCHES = 50  # a second of all workers together: a scheduler and a network manage that easily
LARGEST = 5000  # pieces of work in a batch
AHEAD = 16  # batches per worker that may be done before the results of earlier ones are there
HELD = 256 * 2**20  # bytes of such results; only batches that are under way already may add to it
LIVES = 4  # workers that may die with a batch

Tell = Callable[[ClusterError], object]


class Cluster:
    """A place where work is done: what is new about the workers is told to `tell`."""

    def __init__(self, client: Client, vetting: Vetting, tell: Tell) -> None:
        self.client = client
        self.vetting = vetting
        self.tell = tell
        self.workers = 0  # that have work now
        self.cpu_seconds = 0.0  # that the processors of all workers spent on it
        self.received = 0  # bytes of results

    def in_batches(self, work: Callable[[P, int], R], plan: P, count: int) -> Generator[R, None, None]:
        """As `pool.in_batches`; closing the generator takes everything back that was handed out."""
        crew = Crew(self.client, self.vetting, work, plan)
        try:
            crew.ask(crew.start)
            yield from Run[R](self, crew, count).results()
        finally:
            self.workers = 0
            crew.ask(crew.dismiss)


class Run(Generic[R]):
    """One piece of work from its first batch to its last."""

    def __init__(self, cluster: Cluster, crew: Crew, count: int) -> None:
        self.cluster = cluster
        self.crew = crew
        self.cutter = Cutter(count, 1, SLICE, LARGEST)
        self.given = self.wanted = 0  # numbers of batches
        self.in_hand: dict[str, dict[int, range]] = {}  # by worker
        self.again: list[tuple[int, range]] = []  # whose workers are gone, the first one first
        self.deaths: Counter[int] = Counter()
        self.done: dict[int, Packed] = {}
        self.held = 0  # bytes of those
        self.waiting = False  # for anybody who could work

    def results(self) -> Iterator[R]:
        """All of them, in order."""
        while self.wanted < self.given or self.cutter.rest:
            while self.wanted not in self.done:
                self._give_out()
                self._hear(self.crew.news.get())
            packed = self.done.pop(self.wanted)
            self.held -= len(packed.results)
            self.wanted += 1
            yield from pickle.loads(packed.results)

    def _give_out(self) -> None:
        """To whoever has least to do, until all have enough."""
        while self.in_hand and (self.again or self._may_cut()):
            worker = min(self.in_hand, key=self._load)
            if self._load(worker) >= (1 if self.again else IN_HAND):
                return
            if self.again:
                number, numbers = heappop(self.again)
            else:
                number, numbers = self.given, self.cutter.cut()
                self.given += 1
            self.in_hand[worker][number] = numbers
            self.crew.ask(self.crew.give, worker, number, numbers)

    def _load(self, worker: str) -> int:
        """Batches in hand; one that somebody died with is done alone, so that no other is blamed if that happens again."""
        numbers = self.in_hand[worker]
        return IN_HAND if any(number in self.deaths for number in numbers) else len(numbers)

    def _may_cut(self) -> bool:
        ahead = self.given - self.wanted
        return self.cutter.rest and ahead < AHEAD * len(self.in_hand) and self.held < HELD

    def _hear(self, news: News) -> None:
        match news:
            case Answered(worker, number, answer):
                self._take(worker, number, answer)
            case Lost(worker, number):
                self._lose(worker, number)
            case Hired(worker):
                self.in_hand[worker] = {}
                self._count_workers()
            case Gone(worker):
                for number in list(self.in_hand.get(worker, ())):
                    self._lose(worker, number)
                self.in_hand.pop(worker, None)
                self._count_workers()
            case Unfit(worker, why):
                if not self.given:
                    raise why
                self.cluster.tell(why)
                self.cluster.tell(left_out(worker))
            case Nobody(connected):
                self.waiting = True
                self.cluster.tell(nobody_works() if connected else scheduler_away())
            case Broken(why):
                raise why

    def _take(self, worker: str, number: int, answer: Packed | Failure) -> None:
        if isinstance(answer, Failure):
            answer.raise_here(f"On the worker {worker}")
        if self.in_hand.get(worker, {}).pop(number, None) is not None:  # else it was given to somebody else
            self.done[number] = answer
            self.held += len(answer.results)
            self.cluster.received += len(answer.results)
            self.cutter.learn(answer.pieces, answer.seconds)
            self.cluster.cpu_seconds += answer.cpu_seconds

    def _lose(self, worker: str, number: int) -> None:
        """Somebody else will do it, unless it is what the workers die of."""
        numbers = self.in_hand[worker].pop(number, None)
        if numbers is None:
            return
        self.deaths[number] += 1
        if self.deaths[number] == LIVES:
            raise deadly(numbers)
        heappush(self.again, (number, numbers))

    def _count_workers(self) -> None:
        workers = self.cluster.workers = len(self.in_hand)
        self.cutter.workers = max(1, workers)
        self.cutter.slice = max(SLICE, workers / BATCHES)
        if workers and self.waiting:
            self.waiting = False
            self.cluster.tell(somebody_works(workers))
