"""Ambush: the maps go to the neighbours, who draw monsters on them."""

from __future__ import annotations

from random import Random

from deskovka.core.game import Decision, Play, RuleId, Seat
from deskovka.core.values import value
from deskovka.games.cartographers.cards import AMBUSH_CARDS, MONSTER_SQUARE, Draw
from deskovka.games.cartographers.drawing import Question, keep_back
from deskovka.games.cartographers.sheet import Terrain
from deskovka.games.cartographers.state import CartographersState, neighbour


@value
class DrawMonsters(Decision[CartographersState, Draw]):
    """Draw the shape of the ambush card on the neighbour's map, turned as you like."""

    rule = "CA-7.3"
    answers = (Draw,)
    kept_back = True

    def options(self, state: CartographersState, seat: Seat) -> list[Draw]:
        return monster_question(state, seat).options()

    def sample(self, state: CartographersState, seat: Seat, random: Random) -> Draw:
        return monster_question(state, seat).sample(random)

    def why_not(self, state: CartographersState, seat: Seat, action: Draw) -> RuleId | None:
        asked = monster_question(state, seat)
        if action.terrain != Terrain.MONSTER:
            return "CA-7.3"
        if action.cells & ~asked.free:
            return "CA-7.4"
        if action.cells in asked.drawings.known:
            return None
        if action.cells not in asked.square.known:
            return "CA-7.3"
        return "CA-7.6" if asked.fits() else None

    def resolve(
        self, state: CartographersState, seat: Seat, action: Draw, play: Play[CartographersState]
    ) -> None:
        keep_back(state, seat, action, play)


def monster_question(state: CartographersState, seat: Seat) -> Question:
    """CA-7.4: legality on the map received; the ruins flag has no effect (CA-6.12)."""
    sheet = state.sheets[neighbour(state, seat)]
    return Question(sheet, AMBUSH_CARDS[state.card].drawings, MONSTER_SQUARE, ruins=False)
