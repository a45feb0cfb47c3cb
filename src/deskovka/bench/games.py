"""What is measured for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Any

from deskovka.bench.measure import Measure
from deskovka.core.chance import RandomChance, SeededChance
from deskovka.core.game import Game, Seat
from deskovka.core.record import replay
from deskovka.core.table import Table

SEATS = 4


def game_measures(game: Game[Any]) -> dict[str, Measure]:
    seats = min(SEATS, game.seats[-1])
    middle = middle_of_game(game, seats)
    return {
        "games": Measure("random games", (1 for _ in random_decisions(game, seats))),
        "decisions": Measure("decisions in random games", random_decisions(game, seats)),
        "copies": Measure("copies of a state", repeat(middle.copy)),
        "views": Measure("views of one seat", repeat(lambda: game.view(middle, 0))),
        "moves": Measure("moves of a record replayed", replayed_moves(game, seats)),
    }


def random_decisions(game: Game[Any], seats: int) -> Iterator[int]:
    """Whole random games through `sample` and `apply`."""
    random = Random(1)
    chance = RandomChance(random)
    setup = game.setup(seats)
    while True:
        state = game.new_game(setup, chance)
        done = 0
        while asked := game.waiting(state):
            game.apply(state, asked[0], game.sample(state, asked[0], random), chance, heard=False)
            done += 1
        yield done


def replayed_moves(game: Game[Any], seats: int) -> Iterator[int]:
    random = Random(2)
    table = Table(game, game.setup(seats), SeededChance.from_text("bench"))
    while asked := game.waiting(table.state):
        table.play(asked[0], game.sample(table.state, asked[0], random))
    while True:
        for _ in replay(table.record, game):
            pass
        yield len(table.record.moves)


def middle_of_game(game: Game[Any], seats: int) -> Any:
    """A position half-way through a random game."""
    states = [state.copy() for state in random_positions(game, seats, seed=3)]
    return states[len(states) // 2]


def random_positions(game: Game[Any], seats: int, seed: int) -> Iterator[Any]:
    """The states of a random game; the same object, which goes on changing."""
    random = Random(seed)
    chance = RandomChance(random)
    state = game.new_game(game.setup(seats), chance)
    while asked := game.waiting(state):
        yield state
        game.apply(state, asked[0], game.sample(state, asked[0], random), chance, heard=False)


def enumeration(game: Game[Any], games: int) -> tuple[float, float, int]:
    """Listing all legal actions in positions of random games: mean and worst seconds, and how many positions."""
    total = worst = 0.0
    count = 0
    for seed in range(games):
        for number, state in enumerate(random_positions(game, min(SEATS, game.seats[-1]), seed)):
            if number % 3 == 0:
                seat = game.waiting(state)[0]
                spent = min(listing_seconds(game, state, seat) for _ in range(3))
                total, worst, count = total + spent, max(worst, spent), count + 1
    return total / count, worst, count


def listing_seconds(game: Game[Any], state: Any, seat: Seat) -> float:
    start = perf_counter()
    game.legal(state, seat)
    return perf_counter() - start


def repeat(work: Callable[[], object], times: int = 50) -> Iterator[int]:
    """Do the same again and again."""
    while True:
        for _ in range(times):
            work()
        yield times
