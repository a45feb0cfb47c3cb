"""The strong player: thinks its turns through to the end of the round."""

from __future__ import annotations

from random import Random

from deskovka.bots.deciding import DecidingBot
from deskovka.bots.terra_mystica.following import Thoughts
from deskovka.bots.terra_mystica.good import ANSWERS, DOUBLE
from deskovka.bots.terra_mystica.plans import may_double
from deskovka.bots.terra_mystica.rest_of_round import RestOfRound
from deskovka.bots.terra_mystica.weights import EXPERIENCED, Weights
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.passing import Pass
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.towns import connections
from deskovka.games.terra_mystica.turn import TakeTurn


class StrongBot(DecidingBot[Thoughts]):
    """Searches the own turns that are left in the round; all else as the good player, with more experience."""

    share = 0.1

    def __init__(self, width: int = 8, depth: int = 8, weights: Weights = EXPERIENCED) -> None:
        self.width = width  # lines that are followed at a time
        self.depth = depth  # turns
        self.weights = weights
        self.answers = {**ANSWERS, TakeTurn: self.choose_turn}

    def hasty(self) -> StrongBot:
        return StrongBot(width=2, depth=3, weights=self.weights)

    def mind(self, state: TerraMysticaState, seat: Seat, random: Random) -> Thoughts:
        return Thoughts(state, seat, self.weights)

    def choose_turn(self, state: TerraMysticaState, turn: TakeTurn, thoughts: Thoughts) -> Action:
        for connection in connections(state, thoughts.seat):
            return connection
        action = RestOfRound(state, thoughts, self.width, self.depth).search()
        if may_double(state, thoughts.seat, turn) and not isinstance(action, Pass):
            return DOUBLE
        return action
