"""A ladder: all bots of a game rated by games at tables that chance has mixed, with how sure that is.

The rating is the one of Weng and Lin (Plackett-Luce, from the library `openskill`). It depends a little on the order
of the games, and more on their luck; so the tables that were played are drawn again and again, with replacement, and
each time rated from the beginning: the mean of these ratings is the rating, and 95 % of them lie in the interval.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from random import Random
from typing import TYPE_CHECKING

from deskovka.arena.match import GameResult, Plan
from deskovka.bots.others import is_class
from deskovka.bots.player import bots, make_bot
from deskovka.core.errors import DeskovkaError, SetupError
from deskovka.core.values import value
from deskovka.registry import game as find_game

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

__all__ = ["LadderPlan", "NoLadder", "Rated", "every_bot", "ratings"]

DRAWN_AGAIN = 200  # times
OUTSIDE = 0.025  # of the ratings, on each side of the interval
APART = 0.5  # of two bots one step further apart, how often they meet


class NoLadder(DeskovkaError):
    """The library that rates is not installed."""


@value
class LadderPlan(Plan):
    """Bots, the weakest first, and at how many seats they meet; each table is played from all its seats."""

    seats: int = 2

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots at a game: those of its table, one seat further with each of its games."""
        table, shift = divmod(number, self.seats)
        return rotated(
            drawn_table(self.bots, shares(self.game, self.bots), self.seats, self.seed, table), shift
        )

    def check(self) -> LadderPlan:
        """This plan, if it can be played; otherwise the error says why not."""
        if len(set(self.bots)) < 2:
            typed = ",".join(self.bots)
            raise SetupError(
                f"a ladder needs at least two different bots, got {typed!r}", "few-bots", typed=typed
            )
        Plan(self.game, (self.bots * self.seats)[: self.seats], self.games, self.seed, self.options).check()
        for bot in self.bots:
            make_bot(find_game(self.game), bot)
        return self


@value
class Rated:
    """A bot on the ladder: its rating, where 95 % of those lie that come of tables drawn again, and what it played."""

    bot: str
    rating: float
    low: float
    high: float
    seats: int
    wins: float  #: of these seats; a shared win counts in part


def every_bot(game: str) -> tuple[str, ...]:
    """The bots of a game by strength, the weakest first."""
    return tuple(bots(find_game(game)))


@cache
def shares(game: str, names: tuple[str, ...]) -> tuple[float, ...]:
    """How often each of them sits down."""
    rules = find_game(game)
    return tuple(make_bot(rules, name).share for name in names)


def drawn_table(
    names: Sequence[str], share: Sequence[float], seats: int, seed: str, table: int
) -> tuple[str, ...]:
    """Who sits at a table: one bot, and others rather near to it than far, as a game between unequal ones tells less."""
    random = Random(f"{seed} table {table}")
    places = range(len(names))
    first = random.choices(places, share)[0]
    weights = [share[place] * APART ** steps(names, first, place) for place in places]
    others = [weight if place != first else 0.0 for place, weight in enumerate(weights)]
    found = [first, random.choices(places, others)[0], *random.choices(places, weights, k=seats - 2)]
    random.shuffle(found)
    return tuple(names[place] for place in found)


def steps(names: Sequence[str], one: int, other: int) -> int:
    """How far two bots are apart; how strong one of others is, nobody knows: it is next to all."""
    return min(1, abs(one - other)) if is_class(names[one]) or is_class(names[other]) else abs(one - other)


def rotated(names: tuple[str, ...], shift: int) -> tuple[str, ...]:
    return names[shift:] + names[:shift]


def ratings(plan: LadderPlan, results: Iterable[GameResult]) -> list[Rated]:
    """The ladder, its top first; the same for the same games."""
    played = list(results)
    tables = [list(games) for _, games in groupby(played, lambda game: game.number // plan.seats)]
    model, names = weng_lin(), sorted({seat.bot for game in played for seat in game.seats})
    samples: dict[str, list[float]] = {name: [] for name in names}
    for sample in range(DRAWN_AGAIN if tables else 0):
        random = Random(f"{plan.seed} ladder {sample}")
        for name, rating in rated(model, random.choices(tables, k=len(tables))).items():
            samples[name].append(rating)
    found = [rated_bot(name, sorted(samples[name]), played) for name in names if samples[name]]
    return sorted(found, key=lambda one: (-one.rating, one.bot))


def rated_bot(name: str, sample: Sequence[float], played: Sequence[GameResult]) -> Rated:
    seats = [seat for game in played for seat in game.seats if seat.bot == name]
    outside, mean = int(len(sample) * OUTSIDE), sum(sample) / len(sample)
    return Rated(
        name, mean, sample[outside], sample[-1 - outside], len(seats), sum(seat.win for seat in seats)
    )


def rated(model: PlackettLuce, tables: Iterable[Sequence[GameResult]]) -> dict[str, float]:
    """The rating of everybody who played, after all these games in this order."""
    known: dict[str, PlackettLuceRating] = {}
    for table in tables:
        for game in table:
            rate(model, known, [(seat.bot, seat.place) for seat in game.seats])
    return {name: rating.mu for name, rating in known.items()}


def rate(
    model: PlackettLuce, known: dict[str, PlackettLuceRating], places: Sequence[tuple[str, int]]
) -> None:
    """What one game changes; who sat in several seats moves by the mean of what each of them tells."""
    for name, _ in places:
        if name not in known:
            known[name] = model.rating()
    after = model.rate([[known[name]] for name, _ in places], ranks=[float(place) for _, place in places])
    told: dict[str, list[PlackettLuceRating]] = {}
    for (name, _), team in zip(places, after):
        told.setdefault(name, []).append(team[0])
    for name, found in told.items():
        count = len(found)
        mu, sigma = sum(one.mu for one in found) / count, sum(one.sigma for one in found) / count
        known[name] = model.rating(mu, sigma)


def weng_lin() -> PlackettLuce:
    """The model, for players who are always as strong as they are."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as missing:
        message = "a ladder needs the package openskill: pip install 'deskovka[ladder]'"
        raise NoLadder(message, "ladder-missing") from missing
    return PlackettLuce(tau=0.0)
