"""The beginner: looks at a few drawings and thinks of the coming scoring only."""

from __future__ import annotations

from random import Random

from deskovka.bots.cartographers.asked import DRAWING, Asked, Cartographer
from deskovka.bots.deciding import DecidingBot
from deskovka.core.game import Decision, Seat
from deskovka.games.cartographers.cards import Draw
from deskovka.games.cartographers.season import score_sheet
from deskovka.games.cartographers.sheet import Sheet
from deskovka.games.cartographers.state import CartographersState


class Beginner(Cartographer):
    """Counts what the season would give if it ended now."""

    def hope(self, state: CartographersState, sheet: Sheet) -> float:
        return points_now(state, sheet)


class BeginnerBot(DecidingBot[Beginner]):
    """Takes the best of some drawings it happens to notice, and does not count very carefully."""

    def __init__(self, noticed: int = 30, carelessness: float = 3.0) -> None:
        self.noticed = noticed
        self.carelessness = carelessness  # the points by which it may misjudge a drawing
        self.answers = dict.fromkeys(DRAWING, self.draw)

    def mind(self, state: CartographersState, seat: Seat, random: Random) -> Beginner:
        return Beginner(seat, random)

    def draw(
        self, state: CartographersState, question: Decision[CartographersState, Draw], player: Beginner
    ) -> Draw:
        asked, random = Asked(state, question, player.seat), player.random
        draws = asked.draws
        if len(draws) > self.noticed:
            draws = random.sample(draws, self.noticed)
        worths = [
            asked.sign * points_now(state, asked.after(draw)) + self.carelessness * random.random()
            for draw in draws
        ]
        return draws[worths.index(max(worths))]


def points_now(state: CartographersState, sheet: Sheet) -> int:
    """What a map would score if the season ended now."""
    first, second = state.this_season.edicts
    return score_sheet(sheet, state.edicts[first], state.edicts[second]).total
