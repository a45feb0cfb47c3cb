"""The strong player: thinks a whole turn through, and the whole set-up."""

from __future__ import annotations

from random import Random

from deskovka.bots.catan.good import choose, choose_deed
from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.opening import site_worth
from deskovka.bots.catan.trying import UNUSED
from deskovka.bots.catan.weights import EXPERIENCED, Weights
from deskovka.bots.player import Bot, Sight
from deskovka.core.notation import Action
from deskovka.games.catan.building import BuildSettlement
from deskovka.games.catan.founding import FoundRoad, FoundSettlement
from deskovka.games.catan.game import GAME
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.turn import TakeTurn


class StrongBot(Bot):
    """Follows the best lines of a turn, several deeds long; all else as the good player, with more experience."""

    def __init__(
        self,
        width: int = 5,
        depth: int = 3,
        sites: int = 10,
        weights: Weights = EXPERIENCED,
    ) -> None:
        self.width = width  # lines that are followed at a time
        self.depth = depth  # deeds after each other
        self.sites = sites  # places for a first settlement that are tried
        self.weights = weights

    def choose(self, sight: Sight, random: Random) -> Action:
        state: CatanState = sight.guess(random)
        judge = Judge(state, sight.seat, self.weights)
        asked = state.agenda[-1]
        if isinstance(asked, FoundSettlement):
            return self.choose_site(state, asked, judge)
        if isinstance(asked, FoundRoad):
            return max(asked.options(state, judge.seat), key=lambda road: after_founding(state, road, judge))
        if isinstance(asked, TakeTurn):
            return choose_deed(state, judge, self.width, self.depth)
        return choose(state, judge)

    def choose_site(self, state: CatanState, asked: FoundSettlement, judge: Judge) -> Action:
        """Among the best places the one that leaves the best position when everybody has founded."""
        options = best_sites(state, asked, judge)[: self.sites]
        return max(options, key=lambda option: after_founding(state, option, judge))


def best_sites(state: CatanState, asked: FoundSettlement, judge: Judge) -> list[BuildSettlement]:
    """The best first."""
    return sorted(
        asked.options(state, judge.seat),
        key=lambda option: -site_worth(state, judge.seat, option.corner, judge.weights),
    )


def after_founding(state: CatanState, action: Action, judge: Judge) -> float:
    """What the position is worth at the end of the set-up, if the others go on as the good player would."""
    found = state.copy()
    GAME.apply(found, judge.seat, action, UNUSED, heard=False)
    while isinstance(asked := found.agenda[-1], (FoundSettlement, FoundRoad)):
        [seat] = asked.seats
        if seat == judge.seat and isinstance(asked, FoundSettlement):
            answer: Action = best_sites(found, asked, judge)[0]
        else:
            answer = choose(found, Judge(found, seat, judge.weights))
        GAME.apply(found, seat, answer, UNUSED, heard=False)
    return judge.value(found)
