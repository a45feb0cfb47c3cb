"""What many games tell: wins, scores, where the points come from."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from deskovka.arena.match import GameResult, SeatResult
from deskovka.core.values import value


@dataclass(slots=True)
class Spread:
    """Mean and spread of numbers that come one after another."""

    count: int = 0
    total: float = 0
    squares: float = 0
    lowest: float = float("inf")
    highest: float = float("-inf")

    def add(self, number: float) -> None:
        """Count one more number."""
        self.count += 1
        self.total += number
        self.squares += number * number
        self.lowest = min(self.lowest, number)
        self.highest = max(self.highest, number)

    @property
    def mean(self) -> float:
        """The mean, 0 of no numbers."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of a sample."""
        if self.count < 2:
            return 0.0
        return sqrt(max(0.0, (self.squares - self.total * self.total / self.count) / (self.count - 1)))


@dataclass(slots=True)
class SeatReport:
    """All seats of one bot, or of one faction."""

    wins: float = 0
    score: Spread = field(default_factory=Spread)
    points: dict[str, Spread] = field(default_factory=dict)
    decisions: int = 0
    seconds: float = 0
    longest: float = 0

    def add(self, seat: SeatResult) -> None:
        """Count one more seat."""
        self.wins += seat.win
        self.score.add(seat.score)
        for source, points in seat.points.items():
            self.points.setdefault(source, Spread()).add(points)
        self.decisions += seat.decisions
        self.seconds += seat.seconds
        self.longest = max(self.longest, seat.longest)

    @property
    def seconds_a_move(self) -> float:
        """The mean time for a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass(slots=True)
class Report:
    """What was played so far: whole games, and by bot, and by faction where the game has such."""

    games: int = 0
    moves: int = 0
    turns: Spread = field(default_factory=Spread)
    tallies: dict[str, Spread] = field(default_factory=dict)
    bots: dict[str, SeatReport] = field(default_factory=dict)
    played: dict[str, SeatReport] = field(default_factory=dict)

    def add(self, result: GameResult) -> None:
        """Count one more game."""
        self.games += 1
        self.moves += result.moves
        self.turns.add(result.turns)
        for name, number in result.tallies.items():
            self.tallies.setdefault(name, Spread()).add(number)
        for seat in result.seats:
            self.bots.setdefault(seat.bot, SeatReport()).add(seat)
            if seat.played:
                self.played.setdefault(seat.played, SeatReport()).add(seat)


@value
class Interval:
    """A share and where it lies with 95 % confidence."""

    share: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Wilson's score interval, which behaves near 0 and 1; shared wins count in part."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return Interval(share, max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale))
