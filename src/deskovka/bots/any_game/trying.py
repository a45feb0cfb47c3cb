"""The beginner: tries each option once, and takes what brings most points at once."""

from __future__ import annotations

from random import Random
from typing import Any

from deskovka.bots.deciding import decide
from deskovka.bots.player import Bot, Knowledge
from deskovka.core.game import Game, Seat
from deskovka.core.notation import Action

WON = 1000.0  # more than any points


class Greed:
    """Judges a position by the own points, and by whether the game is won."""

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self.game = game
        self.seat = seat

    def value(self, state: Any) -> float:
        points = sum(line.points for line in self.game.lines(state, self.seat, self.seat))
        outcome = self.game.outcome(state)
        return points + (WON if outcome and self.seat in outcome.winners else 0)


class BeginnerBot(Bot):
    """Looks one move ahead; of what is worth the same it takes anything."""

    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        return decide(
            knowledge.game, {}, knowledge.guess(random), Greed(knowledge.game, knowledge.seat), random
        )
