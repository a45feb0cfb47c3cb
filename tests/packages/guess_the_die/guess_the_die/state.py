"""One position of Guess the die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from deskovka.core.game import State

ROUNDS = 8


@dataclass
class DieState(State):
    """The points so far, and the guesses of this round, which are secret until all are in."""

    points: list[list[int]]  # by seat, then by round
    guesses: list[int]  # by seat; 0: not yet

    def copy(self) -> Self:
        return type(self)(self.agenda.copy(), [one.copy() for one in self.points], self.guesses.copy())
