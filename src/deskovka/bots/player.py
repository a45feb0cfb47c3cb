"""What a bot is, and what it is given to decide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from deskovka.core.errors import DeskovkaError, none_of
from deskovka.core.game import Game, Json, Seat
from deskovka.core.notation import Action
from deskovka.registry import part


class Knowledge:
    """What one seat knows: its view, and guesses at what it cannot see. The state itself is not handed out."""

    def __init__(self, game: Game[Any], state: Any, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.view: Callable[[], Json] = lambda: game.view(state, seat)
        self.guess: Callable[[Random], Any] = lambda random: game.determinise(state, seat, random)


class Bot(ABC):
    """A player made of code. With the same random numbers it decides the same, on any machine."""

    @abstractmethod
    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        """The answer of this seat to what it is asked."""

    def hasty(self) -> Bot:
        """The same player with little time."""
        return self


class RandomBot(Bot):
    """Any legal action."""

    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        return knowledge.game.sample(knowledge.guess(random), knowledge.seat, random)


class UnknownBot(DeskovkaError):
    """No bot has that name."""


def bots(game: Game[Any]) -> Mapping[str, Callable[[], Bot]]:
    """The bots of a game by strength, the weakest first."""
    own: Mapping[str, Callable[[], Bot]] = part("bots", game.name).BOTS
    return {"random": RandomBot, **own}


def make_bot(game: Game[Any], name: str) -> Bot:
    """A new bot of a game, by its name."""
    known = bots(game)
    if name not in known:
        raise unknown_bot(game, name)
    return known[name]()


def unknown_bot(game: Game[Any], name: str) -> UnknownBot:
    """The error for a name that no bot of a game has."""
    return none_of(UnknownBot, name, f"bot of {game.name}", bots(game), "no-bot")
