"""What is measured for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from time import process_time
from typing import Any

from deskovka.bench.measure import Measure
from deskovka.bots.player import Knowledge, make_bot
from deskovka.core.chance import RandomChance, SeededChance
from deskovka.core.game import Game, Seat
from deskovka.core.replaying import replay
from deskovka.core.table import Table
from deskovka.core.values import value

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


def random_decisions(game: Game[Any], seats: int, options: Mapping[str, str] | None = None) -> Iterator[int]:
    """Whole random games, dealing included."""
    random = Random(1)
    chance = RandomChance(random)
    setup = game.setup(seats, options)
    while True:
        yield game.play_out(game.new_game(setup, chance), random)


def replayed_moves(game: Game[Any], seats: int) -> Iterator[int]:
    random = Random(2)
    table = Table(game, game.setup(seats), SeededChance.from_text("bench"))
    while asked := game.waiting(table.state):
        table.play(asked[0], game.sample(table.state, asked[0], random))
    while True:
        for _ in replay(table.record, game):
            pass
        yield len(table.record.moves)


def middle_of_game(game: Game[Any], seats: int, options: Mapping[str, str] | None = None) -> Any:
    """A position half-way through a random game."""
    states = [state.copy() for state in random_positions(game, seats, 3, options)]
    return states[len(states) // 2]


def random_positions(
    game: Game[Any], seats: int, seed: int, options: Mapping[str, str] | None = None
) -> Iterator[Any]:
    """The states of a random game; the same object, which goes on changing."""
    random = Random(seed)
    chance = RandomChance(random)
    state = game.new_game(game.setup(seats, options), chance)
    while asked := game.waiting(state):
        yield state
        game.apply(state, asked[0], game.sample(state, asked[0], random), chance, heard=False)


@value
class Listings:
    """How long listing all legal actions took, in seconds, over many positions."""

    positions: int
    mean: float
    worst: float
    worst_actions: int  # how many actions the slowest list had

    def measure(self, rounds: int) -> Measure:
        """The slowest list, as often as anything else was measured."""
        return Measure(
            "lists of all legal actions in the worst position", iter(()), [1 / self.worst] * rounds
        )


def enumeration(game: Game[Any], bot: str, games: int, tables: Sequence[Mapping[str, str]]) -> Listings:
    """List all legal actions in positions of games between bots, at tables with these options in turn."""
    total, worst, count, actions = 0.0, 0.0, 0, 0
    for state in positions_of(game, bot, games, tables):
        seat = game.waiting(state)[0]
        spent = min(listing_seconds(game, state, seat) for _ in range(3))
        total, count = total + spent, count + 1
        if spent > worst:
            worst, actions = spent, len(game.legal(state, seat))
    return Listings(count, total / count, worst, actions)


def positions_of(game: Game[Any], bot: str, games: int, tables: Sequence[Mapping[str, str]]) -> Iterator[Any]:
    """Every third state of games between bots of one kind; the same object, which goes on changing."""
    seats = min(SEATS, game.seats[-1])
    for number in range(games):
        random = Random(number)
        chance = RandomChance(random)
        players = [make_bot(game, bot) for _ in range(seats)]
        state = game.new_game(game.setup(seats, tables[number % len(tables)]), chance)
        moves = 0
        while asked := game.waiting(state):
            if moves % 3 == 0:
                yield state
            action = players[asked[0]].choose(Knowledge(game, state, asked[0]), random)
            game.apply(state, asked[0], action, chance, heard=False)
            moves += 1


def listing_seconds(game: Game[Any], state: Any, seat: Seat) -> float:
    start = process_time()
    game.legal(state, seat)
    return process_time() - start


def repeat(work: Callable[[], object], times: int = 50) -> Iterator[int]:
    """Do the same again and again."""
    while True:
        for _ in range(times):
            work()
        yield times
