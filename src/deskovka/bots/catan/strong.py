"""The strong player: goes by the chance to win, thinks a whole turn through with its trades, and the whole set-up."""

from __future__ import annotations

from random import Random

from deskovka.bots.catan.bargaining import Bargainer, answer, choose_deal
from deskovka.bots.catan.chances import Chances
from deskovka.bots.catan.good import choose
from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.opening import site_worth
from deskovka.bots.catan.robbing import choose_discards
from deskovka.bots.catan.trying import UNUSED
from deskovka.bots.catan.turns import best_line, best_road, knight_first
from deskovka.bots.catan.weights import RULES_OF_THUMB
from deskovka.bots.player import Bot, Sight
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.catan.building import BUILD_ROAD, BuildSettlement, road_places
from deskovka.games.catan.development import PLAY_KNIGHT, FreeRoad
from deskovka.games.catan.founding import FoundRoad, FoundSettlement
from deskovka.games.catan.game import GAME
from deskovka.games.catan.production import ROLL
from deskovka.games.catan.robber import Discard, MoveRobber
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import AnswerOffer, ChooseDeal
from deskovka.games.catan.turn import END

ENOUGH = 0.0005  # the least growth of the chance to win for which anything is done
CERTAIN = 0.999


class StrongBot(Bot):
    """Follows the best lines of a turn, several deeds long, and trades where that helps."""

    def __init__(self, width: int = 5, depth: int = 3, sites: int = 10) -> None:
        self.width = width  # lines that are followed at a time
        self.depth = depth  # deeds after each other
        self.sites = sites  # places for a first settlement that are tried

    def choose(self, sight: Sight, random: Random) -> Action:
        state: CatanState = sight.guess(random)
        seat = sight.seat
        chances = Chances(state, seat)
        asked = state.agenda[-1]
        if isinstance(asked, FoundSettlement):
            sites = best_sites(state, seat)[: self.sites]
            return max(sites, key=lambda site: after_founding(state, site, chances))
        if isinstance(asked, FoundRoad):
            return max(asked.options(state, seat), key=lambda road: after_founding(state, road, chances))
        if isinstance(asked, AnswerOffer):
            return answer(state, asked, chances)
        if isinstance(asked, ChooseDeal):
            return choose_deal(asked, Bargainer(state, chances, self.width, self.depth))
        if isinstance(asked, Discard):
            return choose_discards(state, chances)
        if isinstance(asked, MoveRobber):
            return chances.robber(state)[0]
        if isinstance(asked, FreeRoad):
            return BUILD_ROAD[best_road(state, road_places(state, seat), chances)]
        return self.choose_deed(state, chances)

    def choose_deed(self, state: CatanState, chances: Chances) -> Action:
        """An offer if that is better than the best line, else its first deed."""
        if not state.rolled:
            return PLAY_KNIGHT if knight_first(state, chances.seat) else ROLL
        gain, line = best_line(state, chances, self.width, self.depth)
        reached = chances.value(state) + gain
        if reached < CERTAIN:
            offer = Bargainer(state, chances, self.width, self.depth).best_offer(reached)
            if offer is not None:
                return offer
        return line[0] if gain > ENOUGH else END


def best_sites(state: CatanState, seat: Seat) -> list[BuildSettlement]:
    """Places for a first settlement by rules of thumb, the best first."""
    asked = state.agenda[-1]
    assert isinstance(asked, FoundSettlement)
    return sorted(
        asked.options(state, seat),
        key=lambda option: -site_worth(state, seat, option.corner, RULES_OF_THUMB),
    )


def after_founding(state: CatanState, action: Action, chances: Chances) -> float:
    """The chance to win at the end of the set-up, if the others go on as the good player would."""
    found = state.copy()
    GAME.apply(found, chances.seat, action, UNUSED, heard=False)
    while isinstance(asked := found.agenda[-1], (FoundSettlement, FoundRoad)):
        [seat] = asked.seats
        if seat == chances.seat and isinstance(asked, FoundSettlement):
            answer: Action = best_sites(found, seat)[0]
        else:
            answer = choose(found, Judge(found, seat, RULES_OF_THUMB))
        GAME.apply(found, seat, answer, UNUSED, heard=False)
    return chances.value(found)
