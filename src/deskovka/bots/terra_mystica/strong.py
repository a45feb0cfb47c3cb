"""The strong player: thinks its turns through to the end of the round, and of the next."""

from __future__ import annotations

from random import Random

from deskovka.bots.player import Bot, Sight
from deskovka.bots.terra_mystica.following import Thoughts
from deskovka.bots.terra_mystica.good import DOUBLE, choose
from deskovka.bots.terra_mystica.next_round import worth_of_next_round
from deskovka.bots.terra_mystica.plans import may_double
from deskovka.bots.terra_mystica.rest_of_round import Line, RestOfRound
from deskovka.bots.terra_mystica.weights import WEIGHTS, Weights
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.passing import Pass
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.towns import connections
from deskovka.games.terra_mystica.turn import TakeTurn


class StrongBot(Bot):
    """Searches the own turns that are left in the round, and looks into the next; all else as the good player."""

    def __init__(
        self,
        width: int = 6,
        depth: int = 8,
        candidates: int = 4,
        next_round: tuple[int, int] = (1, 6),
        weights: Weights = WEIGHTS,
    ) -> None:
        self.width = width  # lines that are followed at a time
        self.depth = depth  # turns
        self.candidates = candidates  # for which the next round is thought of too
        self.next_round = next_round  # width and depth there
        self.weights = weights

    def choose(self, sight: Sight, random: Random) -> Action:
        state: TerraMysticaState = sight.guess(random)
        turn = state.agenda[-1]
        if isinstance(turn, TakeTurn):
            return self.choose_turn(state, sight.seat, turn)
        return choose(state, sight.seat, self.weights)

    def choose_turn(self, state: TerraMysticaState, seat: Seat, turn: TakeTurn) -> Action:
        for connection in connections(state, seat):
            return connection
        thoughts = Thoughts(state, seat, self.weights)
        lines = RestOfRound(state, thoughts, self.width, self.depth).search()
        action = self.best_line(lines, thoughts).first
        assert action is not None
        if may_double(state, seat, turn) and not isinstance(action, Pass):
            return DOUBLE
        return action

    def best_line(self, lines: list[Line], thoughts: Thoughts) -> Line:
        """The line that leaves most at the end of the next round."""
        if len(lines) == 1 or self.candidates < 2 or not thoughts.judge.left:
            return lines[0]
        chosen = lines[: self.candidates]
        worths = [worth_of_next_round(line.state, thoughts, *self.next_round) - line.loss for line in chosen]
        return chosen[worths.index(max(worths))]
