"""The good player: looks at every drawing and takes the one that leaves the best map."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from deskovka.bots.cartographers.asked import DRAWING, Asked, Cartographer
from deskovka.bots.cartographers.evaluation import RULES_OF_THUMB, Experience, Judge, judge
from deskovka.bots.deciding import DecidingBot
from deskovka.core.game import Decision, Seat
from deskovka.games.cartographers.cards import Draw
from deskovka.games.cartographers.sheet import Sheet
from deskovka.games.cartographers.state import CartographersState

# In points. Against a player who takes the first of the best it wins half its games; with 1.0 it won a quarter.
CLOSE = 0.1


class Experienced(Cartographer):
    """Counts the points of all scorings to come, and what can be hoped for."""

    def __init__(self, seat: Seat, random: Random, known: Experience) -> None:
        super().__init__(seat, random)
        self.known = known

    def hope(self, state: CartographersState, sheet: Sheet) -> float:
        return judge(sheet.map, state.edicts, state.season, state.time, self.known).worth(sheet)


def best_answers(asked: Asked, known: Experience) -> list[tuple[float, Draw]]:
    """All drawings with what they are worth to the seat that is asked, the best first."""
    state = asked.state
    eye = judge(asked.sheet.map, state.edicts, state.season, state.time, known)
    return rank(asked.sheet, asked.draws, asked.coins, eye, asked.sign)


def rank(
    sheet: Sheet, draws: list[Draw], coins: Callable[[Draw], int], eye: Judge, sign: int = 1
) -> list[tuple[float, Draw]]:
    """Drawings with what the map is worth after them (sign -1: to an enemy), the best first."""
    worth = eye.worth_after
    worths = [sign * worth(sheet, draw.terrain, draw.cells, coins(draw)) for draw in draws]
    return sorted(zip(worths, draws), key=lambda found: found[0], reverse=True)


def choose_drawing(
    state: CartographersState, question: Decision[CartographersState, Draw], player: Experienced
) -> Draw:
    """Any of those that are as good as the best."""
    answers = best_answers(Asked(state, question, player.seat), player.known)
    enough = answers[0][0] - CLOSE
    return player.random.choice([draw for worth, draw in answers if worth >= enough])


class GoodBot(DecidingBot[Experienced]):
    """Estimates the map after every legal drawing; monsters go where they hurt most.

    Of drawings as good as the best it takes any, so that two of them at a table do not draw the same map.
    """

    answers = dict.fromkeys(DRAWING, choose_drawing)

    def mind(self, state: CartographersState, seat: Seat, random: Random) -> Experienced:
        return Experienced(seat, random, RULES_OF_THUMB)
