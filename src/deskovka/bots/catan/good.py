"""The good player: tries everything it could do on a copy and takes what leaves the best position."""

from __future__ import annotations

from random import Random

from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.opening import choose_city, choose_road, choose_settlement
from deskovka.bots.catan.robbing import choose_cards, choose_discards, move_thief
from deskovka.bots.catan.trading import answer, best_offer, choose_deal
from deskovka.bots.catan.turns import REALM_ANSWERS, best_line, card_before_the_roll, free_road
from deskovka.bots.catan.weights import RULES_OF_THUMB, Weights
from deskovka.bots.deciding import Answers, DecidingBot
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.catan.bank import BankTrade
from deskovka.games.catan.development import FreeRoad
from deskovka.games.catan.founding import FoundCity, FoundRoad, FoundSettlement
from deskovka.games.catan.production import ROLL
from deskovka.games.catan.robber import Discard, MoveRobber
from deskovka.games.catan.seafarers.gold import ChooseCards
from deskovka.games.catan.seafarers.pirate import MoveRobberOrPirate
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import AnswerOffer, ChooseDeal
from deskovka.games.catan.turn import END, TakeTurn

ENOUGH = 0.005  # the least gain for which anything is done


def choose_deed(state: CatanState, asked: TakeTurn, judge: Judge) -> Action:
    """The first deed of the best line; before trading with the bank it asks the others."""
    if not state.rolled:
        return card_before_the_roll(state, judge) or ROLL
    gain, line = best_line(state, judge, width=1, depth=1)
    if gain > ENOUGH and not isinstance(line[0], BankTrade):
        return line[0]
    offer = best_offer(state, judge)
    if offer is not None:
        return offer
    return line[0] if gain > ENOUGH else END


ANSWERS: Answers[Judge] = {
    **REALM_ANSWERS,
    FoundSettlement: choose_settlement,
    FoundCity: choose_city,
    FoundRoad: choose_road,
    TakeTurn: choose_deed,
    Discard: choose_discards,
    MoveRobber: move_thief,
    MoveRobberOrPirate: move_thief,
    ChooseCards: choose_cards,
    FreeRoad: free_road,
    AnswerOffer: answer,
    ChooseDeal: choose_deal,
}


class GoodBot(DecidingBot[Judge]):
    """Looks one deed ahead, with the trades that pay for it."""

    answers = ANSWERS

    def __init__(self, weights: Weights = RULES_OF_THUMB) -> None:
        self.weights = weights

    def mind(self, state: CatanState, seat: Seat, random: Random) -> Judge:
        return Judge(state, seat, self.weights)
