"""What seats earn: for their place at the end, or for points on the way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Final

from deskovka.core.outcome import Outcome
from deskovka.research.course import Course

Earned = list[float]  # by seat


class Reward(ABC):
    """Asked after each answer what every seat has earned by it; None: nobody anything."""

    def begin(self, course: Course) -> None:
        """A new game has begun."""

    @abstractmethod
    def earned(self, course: Course) -> Earned | None:
        """What each seat has earned by the last answer."""


class ForPlace(Reward):
    """At the end 1 for the winner, -1 for the last, evenly between them; who share places share what they bring."""

    def earned(self, course: Course) -> Earned | None:
        outcome = None if course.asked else course.game.outcome(course.state)
        return None if outcome is None else places(outcome)


def places(outcome: Outcome) -> Earned:
    """What the places of an outcome are worth, by seat."""
    ranking = outcome.ranking
    worth = [1.0 - 2.0 * place / max(1, len(ranking) - 1) for place in range(len(ranking))]
    sharing = {place: [worth[place - 1 + more] for more in range(ranking.count(place))] for place in ranking}
    return [sum(sharing[place]) / len(sharing[place]) for place in ranking]


class ForWinning(Reward):
    """At the end 1 for the winner, or the part of it that each of several winners has."""

    def earned(self, course: Course) -> Earned | None:
        outcome = None if course.asked else course.game.outcome(course.state)
        if outcome is None:
            return None
        return [1.0 / len(outcome.winners) if place == 1 else 0.0 for place in outcome.ranking]


class ForPoints(Reward):
    """The points that a seat has gained or lost, as it counts them itself."""

    def begin(self, course: Course) -> None:
        self.points = self._points(course)

    def earned(self, course: Course) -> Earned | None:
        before, self.points = self.points, self._points(course)
        return None if before == self.points else [now - then for now, then in zip(self.points, before)]

    def _points(self, course: Course) -> Earned:
        game, state = course.game, course.state
        return [
            float(sum(line.points for line in game.lines(state, seat, seat)))
            for seat in range(course.setup.seats)
        ]


REWARDS: Final[Mapping[str, Callable[[], Reward]]] = {
    "place": ForPlace,
    "win": ForWinning,
    "points": ForPoints,
}


def reward_of(name: str) -> Reward:
    """By its name."""
    if name not in REWARDS:
        raise ValueError(f"there is no reward {name!r}: there are {', '.join(REWARDS)}")
    return REWARDS[name]()
