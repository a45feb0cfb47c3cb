"""The good player: tries everything it could do on a copy and takes what leaves the best position."""

from __future__ import annotations

from random import Random

from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.opening import choose_road, choose_settlement
from deskovka.bots.catan.robbing import choose_discards
from deskovka.bots.catan.trading import answer, best_offer, choose_deal
from deskovka.bots.catan.turns import best_line, best_road, knight_first
from deskovka.bots.catan.weights import RULES_OF_THUMB, Weights
from deskovka.bots.player import Bot, Sight
from deskovka.core.notation import Action
from deskovka.games.catan.building import BUILD_ROAD, road_places
from deskovka.games.catan.development import PLAY_KNIGHT, FreeRoad
from deskovka.games.catan.founding import FoundRoad, FoundSettlement
from deskovka.games.catan.production import ROLL
from deskovka.games.catan.robber import Discard, MoveRobber
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import AnswerOffer, BankTrade, ChooseDeal
from deskovka.games.catan.turn import END

ENOUGH = 0.005  # the least gain for which anything is done


class GoodBot(Bot):
    """Looks one deed ahead, with the trades that pay for it."""

    def __init__(self, weights: Weights = RULES_OF_THUMB) -> None:
        self.weights = weights

    def choose(self, sight: Sight, random: Random) -> Action:
        state: CatanState = sight.guess(random)
        return choose(state, Judge(state, sight.seat, self.weights))


def choose(state: CatanState, judge: Judge) -> Action:
    """The answer of a seat to what it is asked."""
    asked = state.agenda[-1]
    if isinstance(asked, AnswerOffer):
        return answer(state, asked, judge)
    if isinstance(asked, ChooseDeal):
        return choose_deal(state, asked, judge)
    if isinstance(asked, Discard):
        return choose_discards(state, judge)
    if isinstance(asked, MoveRobber):
        return judge.robber(state)[0]
    if isinstance(asked, FreeRoad):
        return BUILD_ROAD[best_road(state, road_places(state, judge.seat), judge)]
    if isinstance(asked, FoundSettlement):
        return choose_settlement(state, asked, judge)
    if isinstance(asked, FoundRoad):
        return choose_road(state, asked, judge)
    return choose_deed(state, judge)


def choose_deed(state: CatanState, judge: Judge) -> Action:
    """The first deed of the best line; before trading with the bank it asks the others."""
    if not state.rolled:
        return PLAY_KNIGHT if knight_first(state, judge.seat) else ROLL
    gain, line = best_line(state, judge, width=1, depth=1)
    if gain > ENOUGH and not isinstance(line[0], BankTrade):
        return line[0]
    offer = best_offer(state, judge)
    if offer is not None:
        return offer
    return line[0] if gain > ENOUGH else END
