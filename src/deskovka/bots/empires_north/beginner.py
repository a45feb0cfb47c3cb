"""The beginner: builds what it can, uses its cards and discs as they come, and passes a little early."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from deskovka.bots.deciding import Answers, DecidingBot
from deskovka.bots.empires_north.endurance import has_gone_on
from deskovka.core.game import Decision, Seat
from deskovka.core.notation import Action
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.attacking import Attack
from deskovka.games.empires_north.building import Build
from deskovka.games.empires_north.cards import Tile
from deskovka.games.empires_north.discs import PlaceDisc, UseDiscAgain
from deskovka.games.empires_north.effects.refresh import NoMore
from deskovka.games.empires_north.expedition import SailHome
from deskovka.games.empires_north.features import DeclineFeature
from deskovka.games.empires_north.locations import UseAction
from deskovka.games.empires_north.lookout import KeepFromLookout
from deskovka.games.empires_north.state import EmpiresState
from deskovka.games.empires_north.tiles import PlayNothing
from deskovka.games.empires_north.turn import PASS, Pass, TakeTurn

LIKING: Final[dict[type[Action], float]] = {
    Build: 5.0,
    UseAction: 4.0,
    PlaceDisc: 4.0,
    UseDiscAgain: 3.0,
    Attack: 1.0,
}
GOOD_TILES: Final = {Tile.CONSTRUCT: 2.0, Tile.HARVEST: 1.0}
CARELESSNESS: Final = 3.0  # how far it may misjudge an action
TIRED: Final = 0.04  # how often it passes although it could still do something
MOST_KEPT: Final = 2  # cards from Lookout
IDLE: Final = (PlayNothing, NoMore, SailHome, DeclineFeature)  # answers with which nothing happens


class Beginner:
    """What a beginner sees at a glance: points and cards."""

    def __init__(self, seat: Seat, random: Random) -> None:
        self.seat = seat
        self.random = random

    def value(self, state: EmpiresState) -> float:
        return state.points[self.seat] + len(state.empires[self.seat]) + CARELESSNESS * self.random.random()

    def any_of(self, options: Sequence[Action]) -> Action:
        return options[int(self.random.random() * len(options))]


def liking(action: Action, player: Beginner) -> float:
    tile = action.tile if isinstance(action, (PlaceDisc, UseDiscAgain)) else None
    return LIKING[type(action)] + GOOD_TILES.get(tile, 0.0) + CARELESSNESS * player.random.random()  # type: ignore[arg-type]


def choose_action(state: EmpiresState, asked: TakeTurn, player: Beginner) -> Action:
    """What it likes best, more or less."""
    options = [option for option in asked.options(state, player.seat) if not isinstance(option, Pass)]
    if not options or has_gone_on(state) or player.random.random() < TIRED:
        return PASS
    likings = [liking(option, player) for option in options]
    return options[likings.index(max(likings))]


def keep_some(state: EmpiresState, asked: KeepFromLookout, player: Beginner) -> Action:
    """Some cards: workers are needed for other things too."""
    options = asked.options(state, player.seat)
    most = min(MOST_KEPT, len(options[-1].cards))
    return player.any_of([option for option in options if len(option.cards) == most])


def answer(state: EmpiresState, asked: Decision[EmpiresState, Any], player: Beginner) -> Action:
    """Anything with which something happens."""
    options = list(asked.options(state, player.seat))
    return player.any_of([option for option in options if not isinstance(option, IDLE)] or options)


ANSWERS: Final[Answers[Beginner]] = {
    **{question: answer for question in GAME.values if issubclass(question, Decision)},
    TakeTurn: choose_action,
    KeepFromLookout: keep_some,
}


class BeginnerBot(DecidingBot[Beginner]):
    """Likes buildings, and whatever comes to its mind."""

    answers = ANSWERS

    def mind(self, state: EmpiresState, seat: Seat, random: Random) -> Beginner:
        return Beginner(seat, random)
