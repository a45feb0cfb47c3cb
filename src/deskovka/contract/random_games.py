"""Random games from fixed seeds, long or short, and positions out of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from deskovka.core.chance import Chance, RandomChance, SeededChance
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game, Seat
from deskovka.core.notation import Action
from deskovka.core.setup import Option
from deskovka.core.table import Table

LONGEST_GAME = 5000  # moves; longer means that a game runs for ever
FEWEST_POSITIONS = 8  # of a game too short for that, several are played


class GameWithoutEnd(DeskovkaError):
    """A random game did not come to its end."""


class GameWithoutMoves(DeskovkaError):
    """A random game was over before anybody was asked anything."""


def seat_counts(game: Game[Any]) -> list[int]:
    """A few players, as many as sit at a usual table."""
    return sorted({game.seats[0], min(2, game.seats[-1]), min(4, game.seats[-1])} & set(game.seats))


def option_sets(game: Game[Any]) -> Iterator[dict[str, str]]:
    """The defaults, then every value of every option that is a choice or a flag, one at a time."""
    yield {}
    for option in game.options:
        for value in other_values(option)[:3]:
            yield {option.id: value}


def other_values(option: Option) -> list[str]:
    if option.kind == "choice":
        return [choice for choice in option.choices if choice != option.default]
    if option.kind == "flag":
        return ["no" if option.default else "yes"]
    return []


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


def moments(game: Game[Any], seats: int, seed: str, every: int = 1) -> Iterator[tuple[Any, Seat, Action]]:
    """Every so many positions of a random game, with the move about to be played; of short games, of several."""
    moves = given = 0
    for again in count():
        for state, seat, action, _ in random_game(game, seats, f"{seed} {again}" if again else seed):
            if moves % every == 0:
                yield state, seat, action
                given += 1
            moves += 1
        if given >= FEWEST_POSITIONS:
            return
        if moves == 0:
            raise GameWithoutMoves(f"{game.name}: nobody is asked anything")


def positions(game: Game[Any], every: int = 7) -> Iterator[tuple[Any, Seat]]:
    """States out of random games with few and more seats, each with a seat that is asked."""
    for seats in seat_counts(game):
        for state, seat, _ in moments(game, seats, "positions", every):
            yield state, seat


def tables(game: Game[Any]) -> Iterator[tuple[Table, Random]]:
    """Tables at which random games can be played to their end."""
    for seats in seat_counts(game):
        random = Random(f"table {seats}")
        yield Table(game, game.setup(seats), SeededChance.from_text(f"table {seats}")), random


def questions(table: Table) -> Iterator[tuple[Seat, ...]]:
    """Who is asked at a table, again and again, until its game is over."""
    for _ in range(LONGEST_GAME):
        asked = table.game.waiting(table.state)
        if not asked:
            return
        yield asked
    raise GameWithoutEnd(f"{table.game.name}: not over after {LONGEST_GAME} moves")
