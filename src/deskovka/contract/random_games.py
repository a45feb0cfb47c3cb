"""Random games from fixed seeds, and positions out of them."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cached_property
from random import Random
from typing import Any

from deskovka.contract.setups import Draw
from deskovka.core.chance import Chance, RandomChance, SeededChance
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game, Seat
from deskovka.core.notation import Action
from deskovka.core.table import Table
from deskovka.core.values import value

LONGEST_GAME = 5000  # moves; longer means that a game runs for ever
FEWEST = 8  # moments of a course at least, unless the game is shorter; at most twice as many


class GameWithoutEnd(DeskovkaError):
    """A random game did not come to its end."""


class GameWithoutMoves(DeskovkaError):
    """A random game was over before anybody was asked anything."""


@value
class Moment:
    """A position, and what is about to be done there."""

    state: Any
    seat: Seat
    action: Action


def random_game(
    game: Game[Any], seats: int, seed: str, **chosen: str
) -> Iterator[tuple[Any, Seat, Action, Chance]]:
    """A random game: the state before each move with the move about to be played; the move is then played."""
    random = Random(f"{game.name} {seats} {seed}")
    chance = RandomChance(random)
    state = game.new_game(game.setup(seats, chosen), chance)
    for _ in range(LONGEST_GAME):
        if game.over(state):
            return
        seat = random.choice(game.waiting(state))
        action = game.sample(state, seat, random)
        yield state, seat, action, chance
        game.apply(state, seat, action, chance, heard=False)
    raise GameWithoutEnd(f"{game.name}: not over after {LONGEST_GAME} moves")


class Course:
    """A random game with one set-up, played once for all tests that look at moments of it."""

    def __init__(self, game: Game[Any], draw: Draw) -> None:
        self.game = game
        self.draw = draw
        self.seats = draw.seats

    def __str__(self) -> str:
        return f"{self.game.name}-{self.draw}"

    def moves(self, again: int = 0) -> Iterator[Moment]:
        """Move by move; the state changes with them. Another number gives another game."""
        seed = f"course {again}" if again else "course"
        for state, seat, action, _ in random_game(self.game, self.seats, seed, **dict(self.draw.options)):
            yield Moment(state, seat, action)

    @cached_property
    def moments(self) -> list[Moment]:
        """Some moments between the first and the last, as far apart from each other; of short games, of several.

        They are taken apart from the game by Python itself: a state that copies badly is noticed where copies are tested.
        """
        found: list[Moment] = []
        again = 0
        while len(found) < FEWEST:
            found += self._spread(again)
            if not found:
                raise GameWithoutMoves(f"{self.game.name}: nobody is asked anything")
            again += 1
        return found

    def _spread(self, again: int) -> list[Moment]:
        """When there are too many, every other one is dropped, and of those that follow half as many are kept."""
        found: list[Moment] = []
        apart = 1
        for number, moment in enumerate(self.moves(again)):
            if number % apart == 0:
                found.append(Moment(deepcopy(moment.state), moment.seat, moment.action))
                if len(found) > 2 * FEWEST:
                    found = found[::2]
                    apart *= 2
        return found

    def table(self, again: int = 0) -> tuple[Table, Random]:
        """A table at which a random game can be played to its end. Another number gives another game."""
        seed = f"table {again}" if again else "table"
        setup = self.game.setup(self.seats, dict(self.draw.options))
        return Table(self.game, setup, SeededChance.from_text(seed)), Random(seed)


def questions(table: Table) -> Iterator[tuple[Seat, ...]]:
    """Who is asked at a table, again and again, until its game is over."""
    for _ in range(LONGEST_GAME):
        asked = table.game.waiting(table.state)
        if not asked:
            return
        yield asked
    raise GameWithoutEnd(f"{table.game.name}: not over after {LONGEST_GAME} moves")
