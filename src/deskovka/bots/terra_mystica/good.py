"""The good player: tries every sensible turn on a copy and takes the one that leaves the best position."""

from __future__ import annotations

from random import Random
from typing import Any

from deskovka.bots.deciding import Answers, DecidingBot
from deskovka.bots.terra_mystica.following import IMPOSSIBLE, PARTS_OF_A_TURN, Thoughts
from deskovka.bots.terra_mystica.opening import choose_faction, choose_first_dwelling, choose_first_scroll
from deskovka.bots.terra_mystica.plans import Plan, may_double, passing, plans
from deskovka.bots.terra_mystica.weights import RULES_OF_THUMB, Weights
from deskovka.core.game import Decision, Seat
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.leech import TakePower, possible
from deskovka.games.terra_mystica.setup import ChooseFaction, FirstDwelling, FirstScroll
from deskovka.games.terra_mystica.specials import DOUBLE_TURN, UseSpace
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.towns import connections
from deskovka.games.terra_mystica.turn import TakeTurn
from deskovka.games.terra_mystica.words import Code

DOUBLE = UseSpace(Code(DOUBLE_TURN))


def choose_leech(state: TerraMysticaState, offer: TakePower, thoughts: Thoughts) -> Action:
    """Take power that is worth more than the points it costs."""
    take, leave = offer.options(state, thoughts.seat)
    cost = possible(state, thoughts.seat, offer.offer) - 1  # TM-13.6
    gain = thoughts.worth(state, take) + cost - thoughts.worth(state, leave)
    return take if thoughts.weights.leech * gain >= cost else leave


def follow(state: TerraMysticaState, asked: Decision[TerraMysticaState, Any], thoughts: Thoughts) -> Action:
    return thoughts.choice(state)


def choose_turn(state: TerraMysticaState, turn: TakeTurn, thoughts: Thoughts) -> Action:
    """The first step of the best plan."""
    seat = thoughts.seat
    for connection in connections(state, seat):
        return connection
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


ANSWERS: Answers[Thoughts] = {
    ChooseFaction: choose_faction,
    FirstDwelling: choose_first_dwelling,
    FirstScroll: choose_first_scroll,
    TakeTurn: choose_turn,
    TakePower: choose_leech,
    **dict.fromkeys(PARTS_OF_A_TURN, follow),
}


class GoodBot(DecidingBot[Thoughts]):
    """Estimates the position after every turn, with the conversions that pay for it."""

    answers = ANSWERS

    def __init__(self, weights: Weights = RULES_OF_THUMB) -> None:
        self.weights = weights

    def mind(self, state: TerraMysticaState, seat: Seat, random: Random) -> Thoughts:
        return Thoughts(state, seat, self.weights)
