"""One game between bots, made from a plan and its number alone: the same on any machine, in any process."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from random import Random
from time import perf_counter, process_time
from typing import Any

from deskovka.arena.pool import Where, in_batches
from deskovka.bots.player import Knowledge, answer, make_bot
from deskovka.core.chance import SeededChance
from deskovka.core.game import Game, Seat
from deskovka.core.notation import Action
from deskovka.core.outcome import Outcome
from deskovka.core.record import Record
from deskovka.core.table import Table
from deskovka.core.values import value
from deskovka.registry import game as find_game


@value
class Plan:
    """Who plays what, how often, and from which seed; seats rotate from game to game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()

    def seating(self, number: int) -> tuple[str, ...]:
        """The bot on each seat of a game."""
        shift = number % len(self.bots)
        return self.bots[shift:] + self.bots[:shift]

    def check(self) -> Plan:
        """This plan, if it can be played; otherwise the error says why not."""
        rules = find_game(self.game)
        rules.new_game(rules.setup(len(self.bots), dict(self.options)), SeededChance.from_text(self.seed))
        for bot in self.bots:
            make_bot(rules, bot)
        return self


@value
class SeatResult:
    """How one seat of a game ended, with its points by source; thinking times are of this run only."""

    bot: str
    played: str  #: its faction, where the game has such
    score: int
    place: int
    win: float  #: 1 divided by the number of winners, for a winner
    points: dict[str, int]
    decisions: int
    seconds: float
    longest: float
    opening: tuple[str, ...]  # its answers while the game was set up


@value
class GameResult:
    """One game of a plan; `cpu_seconds` is the processor's time for all of it, what comes last only where it is kept."""

    number: int
    seats: tuple[SeatResult, ...]
    moves: int
    turns: int
    cpu_seconds: float
    tallies: dict[str, int]  #: what else the game counts
    record: str = ""
    decisions: tuple[int, bytes] = (0, b"")  # how many rows, and the rows


Watch = Callable[
    [Any, Seat, Action, float], object
]  # told of each answer before it is done, with its seconds


def run(plan: Plan, where: Where, kept: bool = False) -> Generator[GameResult, None, None]:
    """The results of all games of a plan, in order, with their records if they are to be kept."""
    yield from in_batches(play_kept_game if kept else play_game, plan, plan.games, where)


def unwatched(state: Any, seat: Seat, action: Action, seconds: float) -> None:
    """Nobody looks on."""


def play_game(plan: Plan, number: int, watch: Watch = unwatched) -> GameResult:
    """Play a game and keep how it ended."""
    match = Match(plan, number, watch)
    state = match.rules.new_game(match.setup, match.chance)
    match.play(
        lambda: state, lambda seat, action: match.rules.apply(state, seat, action, match.chance, heard=False)
    )
    return match.result(state)


def play_kept_game(plan: Plan, number: int, watch: Watch = unwatched) -> GameResult:
    """The same with its record; to record a game takes longer."""
    match = Match(plan, number, watch)
    table = match.play_at_table()
    return replace(match.result(table.state), record=table.record.write())


def play_record(plan: Plan, number: int) -> Record:
    """The record of one game of a plan."""
    return Match(plan, number).play_at_table().record


class Match:
    """One game of a plan while it is played."""

    def __init__(self, plan: Plan, number: int, watch: Watch = unwatched) -> None:
        self.began = process_time()
        self.number = number
        self.watch = watch
        self.rules: Game[Any] = find_game(plan.game)
        self.names = plan.seating(number)
        self.setup = self.rules.setup(len(self.names), dict(plan.options))
        self.called = number, plan.seed
        name = f"{plan.seed} {number}"
        self.chance = SeededChance.from_text(name)
        self.players = [make_bot(self.rules, bot) for bot in self.names]
        self.randoms = [Random(f"{name} {seat}") for seat in range(len(self.names))]
        self.clocks: list[list[float]] = [[] for _ in self.names]  # seconds for each decision, by seat
        self.openings: list[list[str]] = [[] for _ in self.names]

    def play(self, position: Callable[[], Any], move: Callable[[Seat, Action], object]) -> None:
        """Ask the bots until the game is over; `position` gives the state, `move` goes on from it."""
        while asked := self.rules.waiting(state := position()):
            seat = asked[0]
            start = perf_counter()
            knows = Knowledge(self.rules, state, seat)
            action = answer(self.names[seat], self.players[seat], knows, self.randoms[seat], self.called)
            seconds = perf_counter() - start
            self.clocks[seat].append(seconds)
            if not self.rules.turns(state):
                self.openings[seat].append(str(action))
            self.watch(state, seat, action, seconds)
            move(seat, action)

    def play_at_table(self) -> Table:
        """The same game, recorded."""
        table = Table(self.rules, self.setup, self.chance)
        self.play(lambda: table.state, table.play)
        table.record.names = list(self.names)
        return table

    def result(self, state: Any) -> GameResult:
        """How it ended."""
        outcome = self.rules.outcome(state)
        assert outcome is not None
        seats = tuple(self._seat_result(seat, outcome) for seat in range(len(self.names)))
        moves = sum(map(len, self.clocks))
        turns, tallies = self.rules.turns(state), self.rules.tallies(state)
        return GameResult(self.number, seats, moves, turns, process_time() - self.began, tallies)

    def _seat_result(self, seat: Seat, outcome: Outcome) -> SeatResult:
        standing, place, clock = outcome.standings[seat], outcome.ranking[seat], self.clocks[seat]
        points: dict[str, int] = {}
        for line in standing.lines:
            source = line.source or line.what[-1]
            points[source] = points.get(source, 0) + line.points
        return SeatResult(
            self.names[seat],
            standing.played,
            standing.score,
            place,
            1 / len(outcome.winners) if place == 1 else 0.0,
            points,
            len(clock),
            sum(clock),
            max(clock, default=0.0),
            tuple(self.openings[seat]),
        )
