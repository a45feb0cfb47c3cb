"""Thinking the own actions that are left in a round through, up to passing."""

from __future__ import annotations

from deskovka.bots.empires_north.following import MOST_TRIED, Following
from deskovka.bots.empires_north.judge import Judge
from deskovka.core.notation import Action
from deskovka.games.empires_north.state import EmpiresState
from deskovka.games.empires_north.turn import PASS, TAKE_TURN, Pass

NEAR = 1e-9  # states that are worth the same are taken for the same
AT_ONCE = 0.02  # what the first action brings by itself, beside what the whole line does


class Line:
    """Some own actions: the first of them, and what they lead to."""

    def __init__(self, first: Action, at_once: float, state: EmpiresState, worth: float) -> None:
        self.first = first
        self.at_once = at_once
        self.state = state
        self.worth = worth


class RestOfRound:
    """The best few lines at a time, as if nobody else did anything meanwhile."""

    def __init__(self, judge: Judge, width: int, depth: int) -> None:
        self.judge = judge
        self.seat = judge.seat
        self.following = Following(judge)
        self.width = width
        self.depth = depth

    def search(self, start: EmpiresState) -> tuple[float, Action]:
        """What the best line leads to when one passes after it, and its first action."""
        start = start.copy()
        start.agenda = [TAKE_TURN[self.seat]]
        best = self.passing(start)
        chosen: Action = PASS
        lines = self.next_lines(start, None)
        for _ in range(self.depth):
            for line in lines:
                worth = self.passing(line.state) + AT_ONCE * line.at_once
                if worth > best:
                    best, chosen = worth, line.first
            lines = self.promising([longer for line in lines for longer in self.next_lines(line.state, line)])
            if not lines:
                break
        return best, chosen

    def passing(self, state: EmpiresState) -> float:
        after = self.following.end(self.following.after(state, PASS))
        return self.judge.value(after)

    def next_lines(self, start: EmpiresState, line: Line | None) -> list[Line]:
        """Every action more."""
        found = []
        for option in self.following.options(start, MOST_TRIED):
            if isinstance(option, Pass):
                continue
            state = self.following.end(self.following.after(start, option))
            worth = self.judge.value(state)
            state.agenda = [TAKE_TURN[self.seat]]
            first, at_once = (option, worth) if line is None else (line.first, line.at_once)
            found.append(Line(first, at_once, state, worth))
        return self.promising(found)

    def promising(self, lines: list[Line]) -> list[Line]:
        """The best few that differ."""
        found: list[Line] = []
        for line in sorted(lines, key=lambda line: -line.worth):
            if not found or found[-1].worth - line.worth > NEAR:
                found.append(line)
                if len(found) == self.width:
                    break
        return found
