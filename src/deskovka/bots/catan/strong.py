"""The strong player: goes by the chance to win, thinks a whole turn through with its trades, and the whole set-up."""

from __future__ import annotations

from random import Random

from deskovka.bots.catan.bargaining import Bargainer, answer, choose_deal
from deskovka.bots.catan.chances import Chances
from deskovka.bots.catan.good import ANSWERS
from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.opening import site_worth
from deskovka.bots.catan.robbing import choose_cards, choose_discards, move_thief
from deskovka.bots.catan.trying import CHANCE
from deskovka.bots.catan.turns import REALM_ANSWERS, best_line, card_before_the_roll, free_road
from deskovka.bots.catan.weights import RULES_OF_THUMB
from deskovka.bots.deciding import DecidingBot, decide
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.catan.building import BuildCity, BuildSettlement
from deskovka.games.catan.development import FreeRoad
from deskovka.games.catan.founding import FoundCity, FoundRoad, FoundSettlement
from deskovka.games.catan.game import GAME
from deskovka.games.catan.production import ROLL
from deskovka.games.catan.robber import Discard, MoveRobber
from deskovka.games.catan.seafarers.gold import ChooseCards
from deskovka.games.catan.seafarers.pirate import MoveRobberOrPirate
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import AnswerOffer, ChooseDeal
from deskovka.games.catan.turn import END, TakeTurn

ENOUGH = 0.0005  # the least growth of the chance to win for which anything is done
CERTAIN = 0.999

Founding = FoundSettlement | FoundCity


class StrongBot(DecidingBot[Chances]):
    """Follows the best lines of a turn, several deeds long, and trades where that helps."""

    share = 0.2

    def __init__(self, width: int = 5, depth: int = 3, sites: int = 10) -> None:
        self.width = width  # lines that are followed at a time
        self.depth = depth  # deeds after each other
        self.sites = sites  # places for a first settlement that are tried
        self.answers = {
            **REALM_ANSWERS,
            FoundSettlement: self.choose_settlement,
            FoundCity: self.choose_settlement,
            FoundRoad: choose_road,
            TakeTurn: self.choose_deed,
            Discard: choose_discards,
            MoveRobber: move_thief,
            MoveRobberOrPirate: move_thief,
            ChooseCards: choose_cards,
            FreeRoad: free_road,
            AnswerOffer: answer,
            ChooseDeal: self.choose_deal,
        }

    def hasty(self) -> StrongBot:
        return StrongBot(width=2, depth=2, sites=4)

    def mind(self, state: CatanState, seat: Seat, random: Random) -> Chances:
        return Chances(state, seat)

    def choose_settlement(
        self, state: CatanState, asked: Founding, chances: Chances
    ) -> BuildSettlement | BuildCity:
        sites = best_sites(state, asked, chances.seat)[: self.sites]
        return max(sites, key=lambda site: after_founding(state, site, chances))

    def choose_deal(self, state: CatanState, asked: ChooseDeal, chances: Chances) -> Action:
        return choose_deal(asked, Bargainer(state, chances, self.width, self.depth))

    def choose_deed(self, state: CatanState, asked: TakeTurn, chances: Chances) -> Action:
        """An offer if that is better than the best line, else its first deed."""
        if not state.rolled:
            return card_before_the_roll(state, chances) or ROLL
        gain, line = best_line(state, chances, self.width, self.depth)
        reached = chances.value(state) + gain
        if reached < CERTAIN:
            offer = Bargainer(state, chances, self.width, self.depth).best_offer(reached)
            if offer is not None:
                return offer
        return line[0] if gain > ENOUGH else END


def choose_road(state: CatanState, asked: FoundRoad, chances: Chances) -> Action:
    return max(asked.options(state, chances.seat), key=lambda road: after_founding(state, road, chances))


def best_sites(state: CatanState, asked: Founding, seat: Seat) -> list[BuildSettlement | BuildCity]:
    """Places for a first building by rules of thumb, the best first."""
    city = isinstance(asked, FoundCity)
    return sorted(
        asked.options(state, seat),
        key=lambda option: -site_worth(state, seat, option.corner, RULES_OF_THUMB, city),
    )


def after_founding(state: CatanState, action: Action, chances: Chances) -> float:
    """The chance to win at the end of the set-up, if the others go on as the good player would."""
    found = state.copy()
    GAME.apply(found, chances.seat, action, CHANCE, heard=False)
    while isinstance(asked := found.agenda[-1], (FoundSettlement, FoundCity, FoundRoad, ChooseCards)):
        [seat] = asked.seats
        if seat == chances.seat and isinstance(asked, (FoundSettlement, FoundCity)):
            answer: Action = best_sites(found, asked, seat)[0]
        else:
            answer = decide(GAME, ANSWERS, found, Judge(found, seat, RULES_OF_THUMB), Random(0))
        GAME.apply(found, seat, answer, CHANCE, heard=False)
    return chances.value(found)
