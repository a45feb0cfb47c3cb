"""The beginner: looks at a few drawings and thinks of the coming scoring only."""

from __future__ import annotations

from random import Random

from deskovka.bots.cartographers.asked import Asked
from deskovka.bots.player import Bot, Sight
from deskovka.games.cartographers.cards import Draw
from deskovka.games.cartographers.season import score_sheet


class BeginnerBot(Bot):
    """Takes the best of some drawings it happens to notice, and does not count very carefully."""

    def __init__(self, noticed: int = 30, carelessness: float = 3.0) -> None:
        self.noticed = noticed
        self.carelessness = carelessness  # the points by which it may misjudge a drawing

    def choose(self, sight: Sight, random: Random) -> Draw:
        asked = Asked(sight, random)
        draws = asked.draws
        if len(draws) > self.noticed:
            draws = random.sample(draws, self.noticed)
        worths = [points_now(asked, draw) + self.carelessness * random.random() for draw in draws]
        return draws[worths.index(max(worths))]


def points_now(asked: Asked, draw: Draw) -> int:
    """What the map would score after a drawing if the season ended now; for monsters, what it would not."""
    state = asked.state
    first, second = state.this_season.edicts
    return asked.sign * score_sheet(asked.after(draw), state.edicts[first], state.edicts[second]).total
