"""Masked PPO in numpy: only what may be answered is ever looked at, and each answer is known by what it would do.

A small net looks at the situation and says what it likes: a number for each feature of each kind of answer. An answer is
as likely as the sum of what is liked in it makes it. So nothing has to be learned for each of thousands of answers, and what
is not in the mask is not even a row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating[Any]]
Weights = dict[str, Floats]


@dataclass
class Asked:
    """A situation, and a row of features for each answer that may be given in it, sorted by their kinds."""

    situation: Floats
    features: Floats
    kinds: NDArray[np.intp]


@dataclass
class Decision:
    """What was answered to it, and what came of that."""

    asked: Asked
    answer: int  # its row
    likelihood: float  # the logarithm of the chance that it had
    value: float  # what was hoped for
    reward: float = 0.0
    over: bool = False
    advantage: float = 0.0  # how much better it went than was hoped for


class Batch:
    """The rows of many situations, one below the other."""

    def __init__(self, asked: Sequence[Asked], kinds: int) -> None:
        self.situations = np.stack([one.situation for one in asked])
        self.features = np.concatenate([one.features for one in asked])
        self.sizes = np.array([len(one.kinds) for one in asked])
        self.starts = np.cumsum(self.sizes) - self.sizes
        self.of = np.repeat(np.arange(len(asked)), self.sizes)
        liked = self.of * kinds + np.concatenate([one.kinds for one in asked])
        self.firsts = np.flatnonzero(np.diff(liked, prepend=-1))  # where the rows of another kind begin
        self.liked, self.runs = liked[self.firsts], np.diff(self.firsts, append=len(liked))

    def sums(self, rows: Floats) -> Floats:
        """Of the rows of each situation."""
        return np.add.reduceat(rows, self.starts)

    def spread(self, ones: Floats) -> Floats:
        """For each row what belongs to its situation."""
        return np.repeat(ones, self.sizes)


class Net:
    """From a situation to what is liked in answers, and to the reward that is hoped for."""

    def __init__(self, inputs: int, kinds: int, features: int, hidden: int = 64, seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        self.kinds, self.width = kinds, features
        first = random.standard_normal((inputs, hidden)) / np.sqrt(inputs)
        self.weights: Weights = {
            "first": first.astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "likes": np.zeros((hidden, kinds * features), np.float32),  # at first everything is as likely
            "always": np.zeros(kinds * features, np.float32),
            "hopes": np.zeros(hidden, np.float32),
            "hope": np.zeros(1, np.float32),
        }

    def forward(self, batch: Batch) -> tuple[Floats, Floats, Floats, Floats]:
        """What is in the middle, what is liked, the logarithms of the chances of all rows, what is hoped for."""
        weights = self.weights
        middle = np.tanh(batch.situations @ weights["first"] + weights["bias"])
        likes = (middle @ weights["likes"] + weights["always"]).reshape(-1, self.width)
        scores = np.einsum("rf,rf->r", batch.features, np.repeat(likes[batch.liked], batch.runs, axis=0))
        scores -= batch.spread(np.maximum.reduceat(scores, batch.starts))
        chances = scores - batch.spread(np.log(batch.sums(np.exp(scores))))
        return middle, likes, chances, middle @ weights["hopes"] + weights["hope"]

    def backward(self, batch: Batch, middle: Floats, by_score: Floats, by_hope: Floats) -> Weights:
        """How the loss changes with each weight, from how it changes with the scores of rows and with the hopes."""
        weights = self.weights
        by_like = np.zeros((len(middle) * self.kinds, self.width), middle.dtype)
        by_like[batch.liked] = np.add.reduceat(by_score[:, None] * batch.features, batch.firsts)
        by_like = by_like.reshape(len(middle), -1)
        by_middle = by_like @ weights["likes"].T + by_hope[:, None] * weights["hopes"]
        by_middle *= 1 - middle**2
        return {
            "first": batch.situations.T @ by_middle,
            "bias": by_middle.sum(0),
            "likes": middle.T @ by_like,
            "always": by_like.sum(0),
            "hopes": middle.T @ by_hope,
            "hope": by_hope.sum(keepdims=True),
        }


@dataclass
class PPO:
    """Proximal policy optimisation (Schulman and others, 2017) with Adam."""

    net: Net
    rate: float = 5e-3
    clip: float = 0.2  # how far a chance may move in one update
    curiosity: float = 0.01  # what is paid for not yet being sure
    patience: float = 0.8  # lambda of the generalised advantages
    epochs: int = 8
    batch: int = 256
    steps: int = 0
    moments: dict[str, list[Floats]] = field(default_factory=dict)

    def decide(
        self, asked: Sequence[Asked], random: np.random.Generator, best: bool = False
    ) -> list[Decision]:
        """An answer to each by the chances of the net, or the likeliest (of several that are as likely any)."""
        batch = Batch(asked, self.net.kinds)
        _, _, chances, hopes = self.net.forward(batch)
        noise = random.gumbel(size=len(chances)) * (1e-3 if best else 1.0)
        found = []
        for one, rows, start, hope in zip(asked, split(chances + noise, batch), batch.starts, hopes):
            answer = int(rows.argmax())
            found.append(Decision(one, answer, float(chances[start + answer]), float(hope)))
        return found

    def learn(self, decisions: Sequence[Decision], random: np.random.Generator) -> float:
        """Several passes over decisions whose advantages are known; tells how sure of itself the net is (entropy)."""
        entropies = []
        for _ in range(self.epochs):
            order = random.permutation(len(decisions))
            for first in range(0, len(order), self.batch):
                _, entropy, gradient = self.loss([decisions[i] for i in order[first : first + self.batch]])
                self.adam(gradient)
                entropies.append(entropy)
        return float(np.mean(entropies))

    def loss(self, decisions: Sequence[Decision]) -> tuple[float, float, Weights]:
        """The loss, the entropy, and the gradient."""
        batch, count = Batch([one.asked for one in decisions], self.net.kinds), len(decisions)
        middle, _, chances, hopes = self.net.forward(batch)
        told = np.array(
            [(one.likelihood, one.advantage, one.advantage + one.value) for one in decisions], np.float32
        )
        before, advantages, returns = told.T
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        chosen = batch.starts + [one.answer for one in decisions]
        ratios = np.exp(chances[chosen] - before)
        kept = np.clip(ratios, 1 - self.clip, 1 + self.clip)
        likely = np.exp(chances)
        entropies = -batch.sums(likely * chances)
        loss = -np.minimum(ratios * advantages, kept * advantages) - self.curiosity * entropies
        loss += 0.5 * (hopes - returns) ** 2

        by_chance = np.where(ratios * advantages <= kept * advantages, -ratios * advantages, 0) / count
        by_score = -likely * batch.spread(by_chance)
        by_score[chosen] += by_chance
        by_score += self.curiosity / count * likely * (chances + batch.spread(entropies))
        gradient = self.net.backward(batch, middle, by_score, (hopes - returns) / count)
        return float(loss.mean()), float(entropies.mean()), gradient

    def adam(self, gradient: Weights) -> None:
        """One step against the gradient."""
        self.steps += 1
        for name, slope in gradient.items():
            mean, square = self.moments.setdefault(name, [np.zeros_like(slope), np.zeros_like(slope)])
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            corrected = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            self.net.weights[name] -= self.rate / (1 - 0.9**self.steps) * mean / corrected


def split(rows: Floats, batch: Batch) -> Iterator[Floats]:
    """The rows of each situation."""
    for start, size in zip(batch.starts, batch.sizes):
        yield rows[start : start + size]


def advance(decisions: Iterable[Decision], after: float, patience: float) -> None:
    """The advantages of what was decided at one table, one after the other; `after` is what is still hoped for."""
    advantage = 0.0
    for one in reversed(list(decisions)):
        if one.over:
            after = advantage = 0.0
        advantage = one.reward + after - one.value + patience * advantage
        one.advantage, after = advantage, one.value
