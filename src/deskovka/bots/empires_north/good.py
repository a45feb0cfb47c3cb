"""The good player: tries every action on a copy, with all its choices, and takes the one that leaves the best position."""

from __future__ import annotations

from random import Random

from deskovka.bots.deciding import Answers, DecidingBot
from deskovka.bots.empires_north.endurance import has_gone_on
from deskovka.bots.empires_north.following import Following, within_action
from deskovka.bots.empires_north.judge import Judge
from deskovka.bots.empires_north.weights import RULES_OF_THUMB, Weights
from deskovka.core.game import Decision, Seat
from deskovka.core.notation import Action
from deskovka.games.empires_north.goods import KINDS, WORKER
from deskovka.games.empires_north.lookout import KeepCards, KeepFromLookout, KeepOpening
from deskovka.games.empires_north.setup import WhichClan
from deskovka.games.empires_north.state import EmpiresState, with_sorted
from deskovka.games.empires_north.turn import PASS, TakeTurn


class Player(Judge):
    """A judge that is also free to choose what makes no difference."""

    def __init__(self, state: EmpiresState, seat: Seat, weights: Weights, random: Random) -> None:
        super().__init__(state, seat, weights)
        self.random = random


def any_clan(state: EmpiresState, asked: WhichClan, player: Player) -> Action:
    """They are meant to be equally strong."""
    return asked.sample(state, player.seat, player.random)


def keep(state: EmpiresState, asked: KeepOpening | KeepFromLookout, player: Player) -> Action:
    """The cards with which the hand is worth most, and for which workers are given up in Lookout."""
    for_workers = isinstance(asked, KeepFromLookout)
    return max(
        asked.options(state, player.seat),
        key=lambda option: player.value(with_kept(state, option, for_workers, player.seat)),
    )


def with_kept(state: EmpiresState, option: KeepCards, for_workers: bool, seat: Seat) -> EmpiresState:
    """A copy in which these cards are in hand."""
    trial = state.copy()
    trial.hands[seat] = with_sorted(trial.hands[seat], *option.cards)
    if for_workers:
        trial.supply[seat * KINDS + WORKER] -= len(option.cards)
        trial.tired[seat] += len(option.cards)
    return trial


def choose_action(state: EmpiresState, asked: TakeTurn, player: Player) -> Action:
    return PASS if has_gone_on(state) else follow(state, asked, player)


def follow(state: EmpiresState, asked: Decision[EmpiresState, Action], player: Player) -> Action:
    """Whatever else is asked belongs to an own action."""
    return Following(player).best(within_action(state))


ANSWERS: Answers[Player] = {
    WhichClan: any_clan,
    KeepOpening: keep,
    KeepFromLookout: keep,
    TakeTurn: choose_action,
    Decision: follow,
}


class GoodBot(DecidingBot[Player]):
    """Looks one action ahead."""

    answers = ANSWERS

    def __init__(self, weights: Weights = RULES_OF_THUMB) -> None:
        self.weights = weights

    def mind(self, state: EmpiresState, seat: Seat, random: Random) -> Player:
        return Player(state, seat, self.weights, random)
