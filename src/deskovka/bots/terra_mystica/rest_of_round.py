"""Thinking the round through: the best own turns until passing, as if the others stood still."""

from __future__ import annotations

from typing import NamedTuple

from deskovka.bots.terra_mystica.following import Thoughts
from deskovka.bots.terra_mystica.plans import Plan, passing, plans
from deskovka.bots.terra_mystica.tile_hopes import with_coins
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.passing import Pass, open_scrolls
from deskovka.games.terra_mystica.specials import UseSpace
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.words import Code

CONTESTED = 0.6  # what it costs to leave a power action to a later turn: somebody may take it
LATER = 0.05  # what any turn loses by coming later


class Line(NamedTuple):
    """Some turns: what they are worth, where they lead, and the first step of the first of them."""

    worth: float
    state: TerraMysticaState
    first: Action | None = None
    loss: float = 0.0


class RestOfRound:
    """A beam search over the own turns of this round."""

    def __init__(self, state: TerraMysticaState, thoughts: Thoughts, width: int, depth: int) -> None:
        self.thoughts = thoughts
        self.seat: Seat = thoughts.seat
        self.width = width
        self.depth = depth
        self.start = state
        self.ends: dict[Action, float] = {}  # what the best line is worth at passing, by its first step

    def search(self) -> Action:
        """The first step of the best line; passing at once is the shortest line."""
        beam = [Line(0.0, self.start)]
        self._end(beam[0])
        for depth in range(self.depth):
            beam = self._best([line for before in beam for line in self._longer(before, depth)])
            for line in beam:
                self._end(line)
        return max(self.ends, key=self.ends.__getitem__)

    def _longer(self, line: Line, depth: int) -> list[Line]:
        """A line with one more turn, for every turn that is possible then."""
        found = []
        for plan in plans(line.state, self.seat):
            trial = self.thoughts.after(line.state, plan)
            if trial is not None:
                trial.agenda = [TakeTurn((self.seat,))]
                trial.built.clear()
                loss = line.loss + depth * loss_of_waiting(plan)
                worth = self.thoughts.judge.value(trial) - loss
                found.append(Line(worth, trial, line.first or plan[0], loss))
        return found

    def _best(self, lines: list[Line]) -> list[Line]:
        """The most promising lines; the same turns in another order count once."""
        lines.sort(key=lambda line: line.worth, reverse=True)
        found: list[Line] = []
        seen = set()
        for line in lines:
            key = round(line.worth + line.loss, 6)
            if key not in seen:
                seen.add(key)
                found.append(line)
                if len(found) == self.width:
                    break
        return found

    def _end(self, line: Line) -> None:
        """Pass after a line, and remember the best end for its first step."""
        for plan in self._passes(line.state):
            worth = self.thoughts.worth_of(line.state, plan) - line.loss
            first = line.first or plan[0]
            if first not in self.ends or worth > self.ends[first]:
                self.ends[first] = worth

    def _passes(self, state: TerraMysticaState) -> list[Plan]:
        """All passes at once; after other turns only with the scroll that is best."""
        judge = self.thoughts.judge
        if not judge.left or not self.ends:
            return passing(state)
        best = max(open_scrolls(state), key=lambda number: with_coins(judge, state, number))
        return [(Pass(Code(state.tiles.scrolls[best].id)),)]


def loss_of_waiting(plan: Plan) -> float:
    action = plan[-1]
    contested = isinstance(action, UseSpace) and action.space.startswith("ACT") and action.space[3:].isdigit()
    return CONTESTED if contested else LATER
