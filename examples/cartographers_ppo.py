"""A learner that beats the beginner at Cartographers: masked PPO in numpy, with what the environments tell and no more.

    python examples/cartographers_ppo.py --curve curve.csv --picture curve.svg

It plays many tables at once against random players, and now and then a few hundred games against the beginner, from
which it learns nothing.
"""

from __future__ import annotations

import argparse
import csv
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Any

# So small a net is quicker on one core; to be said before numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from curve import Measured, draw, share_of, spread_of
from deskovka.research.vector import VectorTables
from drawings import Drawings, promise
from masked_ppo import PPO, Decision, Net, advance

GAME = "cartographers"
SEATS = 2
WORTH = 10.0  # points that count as 1
UNSEEN = 1_000_000  # seeds from here on are not learned from
Numbers = NDArray[Any]
Seen = dict[str, Numbers]


@dataclass
class Playing:
    """Many tables, and what is seen at each."""

    tables: VectorTables
    drawings: Drawings
    random: np.random.Generator
    told: dict[str, Any] = field(default_factory=dict)

    def begin(self, seed: int) -> None:
        """Another game at each table."""
        self.told, _ = self.tables.reset(seed=seed)

    def seen(self, table: int) -> Seen:
        """What is seen at one of them."""
        return {name: arrays[table] for name, arrays in self.told["observation"].items()}

    def decide(self, ppo: PPO, best: bool = False) -> tuple[dict[int, Decision], NDArray[np.int64]]:
        """What is answered wherever a game goes on, also as numbers."""
        masks = self.told["action_mask"]
        playing = np.flatnonzero(masks.any(1)).tolist()
        actions = np.zeros(len(masks), np.int64)
        numbers, asked = {}, []
        for table in playing:
            numbers[table], question = self.drawings.asked(self.seen(table), masks[table])
            asked.append(question)
        decided = dict(zip(playing, ppo.decide(asked, self.random, best) if asked else ()))
        for table, decision in decided.items():
            actions[table] = numbers[table][decision.answer]
        return decided, actions

    def collect(self, ppo: PPO, steps: int) -> list[Decision]:
        """So many steps of all tables, with the advantages of what was decided."""
        stories: list[list[Decision]] = [[] for _ in range(self.tables.num_envs)]
        for _ in range(steps):
            decided, actions = self.decide(ppo)
            promised = {table: promise(self.seen(table)) for table in decided}
            self.told, rewards, over, *_ = self.tables.step(actions)
            for table, decision in decided.items():
                still = 0.0 if over[table] else promise(self.seen(table))
                decision.reward = (float(rewards[table]) + still - promised[table]) / WORTH
                decision.over = bool(over[table])
                stories[table].append(decision)
        decided, _ = self.decide(ppo)
        for table, story in enumerate(stories):
            advance(story, decided[table].value if table in decided else 0.0, ppo.patience)
        return [decision for story in stories for decision in story]

    def games(self, ppo: PPO, each: int) -> Iterator[tuple[float, Numbers]]:
        """So many games of each table with the likeliest answers: what was won, and the points of all seats."""
        left = [each] * self.tables.num_envs
        while any(left):
            decided, actions = self.decide(ppo, best=True)
            self.told, rewards, over, *_ = self.tables.step(actions)
            for table in decided:
                if over[table] and left[table]:
                    left[table] -= 1
                    yield float(rewards[table]), points(self.seen(table))


def points(seen: Seen) -> Numbers:
    """The final points of all seats, own first."""
    scores = seen["scores"].astype(int).sum(0)  # by seat: edicts, coins, monsters
    return np.asarray(scores[:, 0] + scores[:, 1] + scores[:, 2] - scores[:, 3])


def measure(playing: Playing, ppo: PPO, games: int, steps: int, minutes: float) -> Measured:
    """How it does in games that it does not learn from."""
    playing.begin(UNSEEN + steps)
    played = list(playing.games(ppo, -(-games // playing.tables.num_envs)))
    wins, wins_low, wins_high = share_of(sum(win for win, _ in played), len(played))
    own, own_low, own_high = spread_of([float(by_seat[0]) for _, by_seat in played])
    beginner = fmean(float(by_seat[1]) for _, by_seat in played)
    return Measured(steps, minutes, len(played), wins, wins_low, wins_high, own, own_low, own_high, beginner)


def train(wanted: argparse.Namespace) -> Iterator[Measured]:
    """Learn, and tell now and then how well it goes; the last time with more games."""
    count, processes = wanted.tables, wanted.processes
    learning = VectorTables(GAME, count, processes, SEATS, bots=wanted.against, reward="points")
    trying = VectorTables(GAME, count, processes, SEATS, bots="beginner", reward="win")
    random, drawings = np.random.default_rng(wanted.seed), Drawings(GAME, SEATS)
    playing, trial = Playing(learning, drawings, random), Playing(trying, drawings, random)
    ppo = PPO(Net(drawings.inputs, drawings.kinds_there_are, drawings.features_there_are, seed=wanted.seed))
    try:
        yield from lessons(playing, trial, ppo, wanted)
    finally:
        learning.close()
        trying.close()


def lessons(playing: Playing, trial: Playing, ppo: PPO, wanted: argparse.Namespace) -> Iterator[Measured]:
    """By turns games to learn from and games to see what was learned."""
    playing.begin(wanted.seed)
    rate, decided, spent, due = ppo.rate, 0, 0.0, 0
    while True:
        last = decided >= wanted.steps
        if decided >= due or last:
            games = wanted.games * (2 if last else 1)
            yield measure(trial, ppo, games, decided, spent / 60)
            due += wanted.every
        if last:
            return
        start = perf_counter()
        ppo.rate = rate * max(0.1, 1 - decided / wanted.steps)
        decisions = playing.collect(ppo, wanted.length)
        ppo.learn(decisions, playing.random)
        decided += len(decisions)
        spent += perf_counter() - start


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=120_000, help="answers to learn from")
    parser.add_argument("--against", default="random", help="the bot at the tables to learn from")
    parser.add_argument("--tables", type=int, default=32, help="that are played at once")
    parser.add_argument(
        "--length", type=int, default=16, help="steps of all tables before something is learned"
    )
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--every", type=int, default=12_000, help="answers between two looks at what was learned"
    )
    parser.add_argument("--games", type=int, default=200, help="of such a look, twice as many at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a table of what was measured")
    parser.add_argument("--picture", type=Path, help="and a picture of it, as SVG")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> list[Measured]:
    """Train; tell, write and draw what was measured."""
    wanted, found = arguments(words), []
    for measured in train(wanted):
        found.append(measured)
        print(measured, flush=True)
        if wanted.curve:
            with wanted.curve.open("w", newline="") as file:
                table = csv.DictWriter(file, asdict(measured).keys())
                table.writeheader()
                table.writerows(map(asdict, found))
        if wanted.picture:
            wanted.picture.write_text(draw(found))
    return found


if __name__ == "__main__":
    main()
