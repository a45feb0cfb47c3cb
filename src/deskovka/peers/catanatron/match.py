"""One of our bots at catanatron's tables against three of its players: how often it wins."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color

from deskovka.arena.pool import cores, in_batches
from deskovka.arena.report import wilson
from deskovka.commands.progress import progress
from deskovka.core.errors import DeskovkaError
from deskovka.core.values import value
from deskovka.peers.catanatron.player import DeskovkaPlayer

SEATS = 4
OPPONENTS = {
    "RandomPlayer": "catanatron.models.player",
    "WeightedRandomPlayer": "catanatron.players.weighted_random",
    "VictoryPointPlayer": "catanatron.players.search",
    "ValueFunctionPlayer": "catanatron.players.value",  # this and the next come with 3.3
    "AlphaBetaPlayer": "catanatron.players.minimax",
}


class UnknownPlayer(DeskovkaError):
    """There is no such player to sit down with."""


@value
class Plan:
    """Who sits at the tables, and the seed of the first."""

    bot: str
    against: str
    seed: int


@value
class Result:
    """How a table ended."""

    seat: int
    won: bool
    finished: bool
    points: int


def opponent(name: str) -> Callable[[Any], Any]:
    """A class of catanatron's players: a known name, or `module:Class`."""
    module, _, word = name.rpartition(":")
    if not module and word not in OPPONENTS:
        known = ", ".join(OPPONENTS)
        raise UnknownPlayer(f"{name!r} is no player: expected one of {known}, or module:Class")
    try:
        found: Callable[[Any], Any] = getattr(import_module(module or OPPONENTS[word]), word)
    except (ImportError, AttributeError) as error:
        raise UnknownPlayer(f"{name!r} is not installed: {error}") from None
    return found


def seated(plan: Plan, number: int) -> tuple[Any, int]:
    """A game in which the bot has the seat whose turn it is; catanatron mixes the seats by the seed."""
    rival = opponent(plan.against)
    random.seed(plan.seed + number)  # 3.3 leaves this to whoever plays at random
    for place in range(SEATS):
        players: list[Any] = [rival(color) for color in Color]
        ours = players[place] = DeskovkaPlayer(players[place].color, plan.bot)
        game = Game(players, seed=plan.seed + number)
        if game.state.colors[number % SEATS] == ours.color:
            return game, number % SEATS
    raise AssertionError("one of the places leads to the seat")


def play_table(plan: Plan, number: int) -> Result:
    game, seat = seated(plan, number)
    winner = game.play()
    points = game.state.player_state[f"P{seat}_ACTUAL_VICTORY_POINTS"]
    return Result(seat, winner == game.state.colors[seat], winner is not None, points)


def main() -> None:
    parser = argparse.ArgumentParser(prog="peer_match", description=__doc__)
    parser.add_argument("--bot", default="good", help="ours (good)")
    parser.add_argument("--against", default="VictoryPointPlayer", help="theirs; or module:Class")
    parser.add_argument("--tables", type=int, default=200, help="games (200)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    parser.add_argument("--processes", type=int, default=cores(), help="games at a time (all cores)")
    options = parser.parse_args()
    plan = Plan(options.bot, options.against, options.seed)
    results = []
    try:
        with progress("tables", options.tables) as done:
            for result in in_batches(play_table, plan, options.tables, options.processes):
                results.append(result)
                done()
    except DeskovkaError as error:
        sys.exit(str(error))
    print(report(plan, results))


def report(plan: Plan, results: list[Result]) -> str:
    wins = sum(result.won for result in results)
    interval = wilson(wins, len(results))
    seats = [[result.won for result in results if result.seat == seat] for seat in range(SEATS)]
    by_seat = ", ".join(f"{sum(won)} of {len(won)}" for won in seats)
    points = sum(result.points for result in results) / len(results)
    unfinished = sum(not result.finished for result in results)
    return (
        f"{plan.bot} against three {plan.against}: {wins} of {len(results)} won, "
        f"{100 * interval.share:.1f} % ({100 * interval.low:.1f} - {100 * interval.high:.1f})\n"
        f"by seat: {by_seat}; mean points {points:.1f}; without a winner {unfinished}"
    )


if __name__ == "__main__":
    main()
