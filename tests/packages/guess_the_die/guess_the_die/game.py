"""Guess the die: the game as the rest of the program knows it."""

from __future__ import annotations

from random import Random
from typing import TypedDict

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Json, Seat
from deskovka.core.outcome import Line, Outcome, Standing, rank
from deskovka.core.setup import Setup
from deskovka.core.shapes import BySeat, SeatNumber
from guess_the_die.guessing import FACES, GuessTheDie, RollTheDie
from guess_the_die.state import ROUNDS, DieState


class DieView(TypedDict):
    """What a seat may see: points by seat and round, who has yet to guess, and what the seat has guessed itself."""

    points: BySeat[list[int]]
    asked: list[SeatNumber]
    own_guess: int | None


class GuessTheDieGame(Game[DieState]):
    """Eight rounds; whoever reads the die best wins."""

    name = "guess_the_die"
    edition = "1"
    rules_version = "1"
    seats = range(2, 7)
    options = ()
    end_rule = "GD-1.3"
    view_shape = DieView

    def set_up(self, setup: Setup, chance: Chance) -> DieState:
        everybody = tuple(range(setup.seats))
        agenda = [RollTheDie(), GuessTheDie(everybody)] * ROUNDS  # the next one last
        return DieState(list(agenda), [[] for _ in everybody], [0] * setup.seats)

    def view(self, state: DieState, seat: Seat | None) -> Json:
        return {
            "points": [list(points) for points in state.points],
            "asked": list(self.waiting(state)),
            "own_guess": state.guesses[seat] or None if seat is not None else None,
        }

    def determinise(self, state: DieState, seat: Seat, random: Random) -> DieState:
        guess = state.copy()
        for other, face in enumerate(state.guesses):
            if face and other != seat:
                guess.guesses[other] = random.choice(FACES)
        return guess

    def lines(self, state: DieState, seat: Seat, eyes: Seat | None = None) -> tuple[Line, ...]:
        hits, near = (state.points[seat].count(worth) for worth in (3, 1))
        return Line("GD-1.2", ("hits",), 3 * hits), Line("GD-1.2", ("near-misses",), near)

    def outcome(self, state: DieState) -> Outcome | None:
        if not self.over(state):
            return None
        lines = [self.lines(state, seat) for seat in range(len(state.points))]
        return rank(tuple(Standing(sum(line.points for line in own), own) for own in lines))

    def turns(self, state: DieState) -> int:
        return len(state.points[0]) + (not self.over(state))

    def faults(self, state: DieState) -> list[str]:
        known = [seat for seat, face in enumerate(state.guesses) if face]
        return ["a seat that has guessed is asked again"] if set(known) & set(self.waiting(state)) else []


GAME = GuessTheDieGame()
