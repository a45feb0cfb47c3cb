"""What a learner has reached, with the intervals in which the truth lies with 95 %, as numbers and as a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

SURE = 1.96  # of 95 %
Interval = tuple[float, float, float]  # what was seen, and from where to where it may be


@dataclass(frozen=True)
class Measured:
    """How well it did against the beginner after so many steps."""

    steps: int
    minutes: float
    games: int
    wins: float  # a share; a shared win is half a one
    wins_low: float
    wins_high: float
    points: float
    points_low: float
    points_high: float
    points_of_the_beginner: float

    def __str__(self) -> str:
        return (
            f"{self.steps:>9,} steps, {self.minutes:5.1f} min: wins {100 * self.wins:5.1f} % of {self.games} "
            f"({100 * self.wins_low:.1f}-{100 * self.wins_high:.1f}), points {self.points:5.1f} "
            f"({self.points_low:.1f}-{self.points_high:.1f}) : {self.points_of_the_beginner:.1f}"
        )


def share_of(wins: float, games: int) -> Interval:
    """A share, with Wilson's interval."""
    share, square = wins / games, SURE**2 / games
    middle = (share + square / 2) / (1 + square)
    half = sqrt(share * (1 - share) * square + square**2 / 4) / (1 + square)
    return share, max(0.0, middle - half), min(1.0, middle + half)


def spread_of(numbers: Sequence[float]) -> Interval:
    """A mean, with the interval of its normal distribution."""
    mean = fmean(numbers)
    half = SURE * stdev(numbers) / sqrt(len(numbers))
    return mean, mean - half, mean + half


LEFT, TOP, WIDTH, HEIGHT, GAP = 60, 50, 290, 240, 90
FONT = 'font-family="system-ui, sans-serif" font-size="15"'
STYLE = """
    text { fill: #2b2416; }
    text.small { font-size: 12px; fill: #5a4d34; }
    line { stroke: #6b5a3a; stroke-width: 0.5; }
    path.beginner { fill: none; stroke: #a8442a; stroke-width: 1.5; stroke-dasharray: 5 4; }
    path.within { fill: #9db8c9; fill-opacity: 0.55; stroke: none; }
    path.seen { fill: none; stroke: #2c5d7c; stroke-width: 2; }
    circle { fill: #2c5d7c; }
"""


def draw(found: Sequence[Measured]) -> str:
    """Wins and points over steps, as SVG on paper of its own, so that it can be read on any page."""
    most = max(100.0, *(measured.points_high for measured in found))
    width, height = LEFT + 2 * WIDTH + GAP + 40, TOP + HEIGHT + 75
    wins = Panel(found, LEFT, 100.0, lambda one: (100 * one.wins, 100 * one.wins_low, 100 * one.wins_high))
    points = Panel(found, LEFT + WIDTH + GAP, most, lambda one: (one.points, one.points_low, one.points_high))
    told = f"Blue: the learner, with the interval of 95 % of {found[0].games} games, at the end {found[-1].games}."
    beginner = "Dashed: half of the games, and the points of the beginner."
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {FONT}>',
        "  <title>Wins against the beginner, and points, over the answers learned from</title>",
        f"  <style>{STYLE}  </style>",
        f'  <rect width="{width}" height="{height}" fill="#fffdf8" />',
        *wins.lines("wins against the beginner, %", lambda one: 50.0),
        *points.lines("points a game", lambda one: one.points_of_the_beginner),
        f'  <text class="small" x="{LEFT}" y="{height - 28}">{told}</text>',
        f'  <text class="small" x="{LEFT}" y="{height - 10}">{beginner}</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


class Panel:
    """One of the two curves."""

    def __init__(
        self, found: Sequence[Measured], left: float, most: float, of: Callable[[Measured], Interval]
    ) -> None:
        self.found, self.left, self.most, self.of = found, left, most, of
        self.steps = max(1, found[-1].steps)

    def at(self, steps: float, value: float) -> str:
        """A place in the picture."""
        x, y = self.left + WIDTH * steps / self.steps, TOP + HEIGHT * (1 - value / self.most)
        return f"{x:.1f} {y:.1f}"

    def path(self, values: Sequence[float], then: Sequence[float] = ()) -> str:
        """Through values, and back through others."""
        steps = [measured.steps for measured in self.found]
        places = [self.at(step, value) for step, value in zip(steps, values)]
        places += [self.at(step, value) for step, value in zip(steps[::-1], then[::-1])]
        return "M" + " L".join(places) + (" z" if then else "")

    def lines(self, title: str, beginner: Callable[[Measured], float]) -> Iterator[str]:
        """What is drawn, with what the beginner reaches."""
        seen, low, high = zip(*map(self.of, self.found))
        yield f'  <text x="{self.left}" y="{TOP - 18}">{title}</text>'
        yield from self.grid()
        yield f'  <path class="beginner" d="{self.path([*map(beginner, self.found)])}" />'
        yield f'  <path class="within" d="{self.path(low, high)}" />'
        yield f'  <path class="seen" d="{self.path(seen)}" />'
        for measured, value in zip(self.found, seen):
            x, y = self.at(measured.steps, value).split()
            yield f'  <circle cx="{x}" cy="{y}" r="3" />'

    def grid(self) -> Iterator[str]:
        """Lines across, with their numbers, and those of the steps below."""
        for value in range(0, int(self.most) + 1, 20):
            x, y = self.at(0, value).split()
            yield f'  <line x1="{x}" y1="{y}" x2="{self.left + WIDTH}" y2="{y}" />'
            yield f'  <text class="small" x="{self.left - 8}" y="{float(y) + 4}" text-anchor="end">{value}</text>'
        for part in range(5):
            x = self.at(self.steps * part / 4, 0).split()[0]
            told = f"{self.steps * part / 4000:.0f},000" if part else "0 steps"
            yield f'  <text class="small" x="{x}" y="{TOP + HEIGHT + 18}" text-anchor="middle">{told}</text>'
