"""The good player: tries every sensible turn on a copy and takes the one that leaves the best position."""

from __future__ import annotations

from random import Random

from deskovka.bots.player import Bot, Sight
from deskovka.bots.terra_mystica.following import IMPOSSIBLE, Thoughts
from deskovka.bots.terra_mystica.opening import choose_faction, choose_first_dwelling, choose_first_scroll
from deskovka.bots.terra_mystica.plans import Plan, may_double, passing, plans
from deskovka.bots.terra_mystica.weights import RULES_OF_THUMB, Weights
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.leech import TakePower, possible
from deskovka.games.terra_mystica.setup import ChooseFaction, FirstDwelling, FirstScroll
from deskovka.games.terra_mystica.specials import DOUBLE_TURN, UseSpace
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.towns import connections
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.words import Code

DOUBLE = UseSpace(Code(DOUBLE_TURN))


class GoodBot(Bot):
    """Estimates the position after every turn, with the conversions that pay for it."""

    def __init__(self, weights: Weights = RULES_OF_THUMB) -> None:
        self.weights = weights

    def choose(self, sight: Sight, random: Random) -> Action:
        return choose(sight.guess(random), sight.seat, self.weights)


def choose(state: TerraMysticaState, seat: Seat, weights: Weights = RULES_OF_THUMB) -> Action:
    """The answer of a seat to what it is asked."""
    decision = state.agenda[-1]
    if isinstance(decision, TakeTurn):
        return choose_turn(state, seat, decision, weights)
    if isinstance(decision, TakePower):
        return choose_leech(state, seat, decision, weights)
    return choose_opening(state, seat) or Thoughts(state, seat, weights).choice(state)


def choose_leech(state: TerraMysticaState, seat: Seat, offer: TakePower, weights: Weights) -> Action:
    """Take power that is worth more than the points it costs."""
    thoughts = Thoughts(state, seat, weights)
    take, leave = offer.options(state, seat)
    cost = possible(state, seat, offer.offer) - 1  # TM-13.6
    gain = thoughts.worth(state, take) + cost - thoughts.worth(state, leave)
    return take if weights.leech * gain >= cost else leave


def choose_opening(state: TerraMysticaState, seat: Seat) -> Action | None:
    """The choices of the set-up."""
    decision = state.agenda[-1]
    if isinstance(decision, ChooseFaction):
        return choose_faction(decision.options(state, seat))
    if isinstance(decision, FirstDwelling):
        return choose_first_dwelling(state, seat, decision.options(state, seat))
    if isinstance(decision, FirstScroll):
        return choose_first_scroll(state, seat, decision.options(state, seat))
    return None


def choose_turn(state: TerraMysticaState, seat: Seat, turn: TakeTurn, weights: Weights) -> Action:
    """The first step of the best plan."""
    for connection in connections(state, seat):
        return connection
    thoughts = Thoughts(state, seat, weights)
    choices, ends = plans(state, seat), passing(state)
    worth, plan = best_of(state, thoughts, choices)
    end_worth, end = best_of(state, thoughts, ends)
    if worth <= end_worth and not thoughts.judge.left:
        # In the last round anything that beats the coins it costs is better than nothing.
        thoughts.judge.final = True
        worth, plan = best_of(state, thoughts, choices)
        end_worth, end = best_of(state, thoughts, ends)
    if worth <= end_worth:
        return end[0]
    return DOUBLE if may_double(state, seat, turn) else plan[0]


def best_of(state: TerraMysticaState, thoughts: Thoughts, plans: list[Plan]) -> tuple[float, Plan]:
    """The plan that leads to most, and what that is worth."""
    worths = [thoughts.worth_of(state, plan) for plan in plans]
    if not worths:
        return IMPOSSIBLE, ()
    best = worths.index(max(worths))
    return worths[best], plans[best]
