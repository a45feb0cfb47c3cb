"""How a game ended: points explained line by line, the ranking, the tie-breaks."""

from __future__ import annotations

from deskovka.core.values import value


@value
class Line:
    """Some points and where they come from: a rule and words that the text catalogue translates."""

    rule: str
    what: tuple[str, ...]
    points: int
    source: str = ""  #: what it is counted under in statistics; empty: the last word of `what`


@value
class Feat:
    """What wins a game whatever the points: its rule, and a word that the text catalogue translates."""

    rule: str
    what: str


@value
class Standing:
    """How one seat ended."""

    score: int
    lines: tuple[Line, ...]
    tie_breaks: tuple[int, ...] = ()  #: compared in this order when scores are equal, higher is better
    title: str | None = None
    played: str = ""  #: what the seat played where seats differ, such as its faction
    won: bool = False  #: by the rules, whatever the points
    feat: Feat | None = None  #: by which it was won, where it was not by points


@value
class Outcome:
    """The standings by seat; `ranking` holds places from 1, equal for those who share one."""

    standings: tuple[Standing, ...]
    ranking: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place."""
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat."""
        return tuple(standing.score for standing in self.standings)


def tie_break(outcome: Outcome) -> tuple[int, int, int] | None:
    """What made the winners win at equal points: which of the tie-breaks, from 0, their number, and the best other."""
    first = outcome.standings[outcome.winners[0]]
    others = [
        standing.tie_breaks
        for standing, place in zip(outcome.standings, outcome.ranking)
        if place > 1 and standing.score == first.score and not first.won
    ]
    if not others:
        return None
    best = max(others)
    which = next(place for place, number in enumerate(best) if number != first.tie_breaks[place])
    return which, first.tie_breaks[which], best[which]


def rank(standings: tuple[Standing, ...]) -> Outcome:
    """The outcome when most points win and ties are broken in order."""
    keys = [(standing.won, standing.score, *standing.tie_breaks) for standing in standings]
    return Outcome(standings, tuple(1 + sum(other > key for other in keys) for key in keys))
