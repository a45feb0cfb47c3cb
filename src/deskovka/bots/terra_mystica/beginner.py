"""The beginner: builds and upgrades what it can, takes cheap power, passes when nothing useful is left."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from deskovka.bots.deciding import Answers, DecidingBot
from deskovka.bots.terra_mystica.following import PARTS_OF_A_TURN, Thoughts, sensible_answers
from deskovka.bots.terra_mystica.opening import choose_faction, choose_first_dwelling, choose_first_scroll
from deskovka.bots.terra_mystica.plans import Plan, plans
from deskovka.core.game import Decision, Seat
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.leech import TakePower
from deskovka.games.terra_mystica.passing import passes
from deskovka.games.terra_mystica.priests import SendPriest
from deskovka.games.terra_mystica.setup import ChooseFaction, FirstDwelling, FirstScroll
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


class Beginner(Thoughts):
    """Judges as the good player does, without its care."""

    def __init__(self, state: TerraMysticaState, seat: Seat, random: Random) -> None:
        super().__init__(state, seat)
        self.random = random

    def value(self, state: TerraMysticaState) -> float:
        return super().value(state) + CARELESSNESS * self.random.random()

    def any_of(self, options: Sequence[Action]) -> Action:
        return options[int(self.random.random() * len(options))]


def choose_turn(state: TerraMysticaState, turn: TakeTurn, player: Beginner) -> Action:
    """The turn it likes best, if it needs no conversions."""
    found: list[Plan] = [plan for plan in plans(state, player.seat) if len(plan) == 1]
    if not found:
        return player.any_of([DONE] if turn.second else passes(state))
    likings = [LIKING[type(plan[0])] + CARELESSNESS * player.random.random() for plan in found]
    return found[likings.index(max(likings))][0]


def choose_leech(state: TerraMysticaState, offer: TakePower, player: Beginner) -> Action:
    """Take power that costs little."""
    take, leave = offer.options(state, player.seat)
    return take if offer.offer <= CHEAP else leave


def follow(state: TerraMysticaState, asked: Decision[TerraMysticaState, Any], player: Beginner) -> Action:
    """Anything useful."""
    answers = sensible_answers(state, player.seat)
    return player.any_of([action for action in answers if action != DONE] or answers)


ANSWERS: Answers[Beginner] = {
    ChooseFaction: choose_faction,
    FirstDwelling: choose_first_dwelling,
    FirstScroll: choose_first_scroll,
    TakeTurn: choose_turn,
    TakePower: choose_leech,
    **dict.fromkeys(PARTS_OF_A_TURN, follow),
}


class BeginnerBot(DecidingBot[Beginner]):
    """Likes buildings, and whatever comes to its mind."""

    answers = ANSWERS

    def mind(self, state: TerraMysticaState, seat: Seat, random: Random) -> Beginner:
        return Beginner(state, seat, random)
