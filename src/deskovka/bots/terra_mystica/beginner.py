"""The beginner: builds and upgrades what it can, takes cheap power, passes when nothing useful is left."""

from __future__ import annotations

from random import Random

from deskovka.bots.player import Bot, Sight
from deskovka.bots.terra_mystica.following import sensible_answers
from deskovka.bots.terra_mystica.good import choose_opening
from deskovka.bots.terra_mystica.plans import Plan, plans
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.cults import SendPriest
from deskovka.games.terra_mystica.leech import Decline, Leech
from deskovka.games.terra_mystica.passing import passes
from deskovka.games.terra_mystica.specials import UseSpace
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.upgrading import Advance, Upgrade
from deskovka.games.terra_mystica.words import DONE, Build, Transform

LIKING: dict[type[Action], float] = {
    Upgrade: 5.0,
    Build: 6.0,
    UseSpace: 4.0,
    Transform: 3.0,
    SendPriest: 2.0,
    Advance: 1.0,
}
CARELESSNESS = 3.0  # how far it may misjudge a turn
CHEAP = 2  # the power it takes from neighbours


class BeginnerBot(Bot):
    """Likes buildings, and whatever comes to its mind."""

    def choose(self, sight: Sight, random: Random) -> Action:
        state: TerraMysticaState = sight.guess(random)
        decision = state.agenda[-1]
        if isinstance(decision, TakeTurn):
            return choose_turn(state, sight.seat, decision, random)
        opening = choose_opening(state, sight.seat)
        if opening:
            return opening
        answers = sensible_answers(state, sight.seat)
        if isinstance(answers[0], Leech):
            return next(a for a in answers if isinstance(a, Leech if answers[0].offer <= CHEAP else Decline))
        useful = [action for action in answers if action != DONE] or answers
        return useful[int(random.random() * len(useful))]


def choose_turn(state: TerraMysticaState, seat: Seat, turn: TakeTurn, random: Random) -> Action:
    """The turn it likes best, if it needs no conversions."""
    found: list[Plan] = [plan for plan in plans(state, seat) if len(plan) == 1]
    if not found:
        ends = [DONE] if turn.second else passes(state)
        return ends[int(random.random() * len(ends))]
    likings = [LIKING[type(plan[0])] + CARELESSNESS * random.random() for plan in found]
    return found[likings.index(max(likings))][0]
