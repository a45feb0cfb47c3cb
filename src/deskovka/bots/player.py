"""What a bot is, and what it is given to decide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any, ClassVar

from deskovka.bots.others import UnknownBot, class_named, failure, file_of, is_class, problem
from deskovka.core.errors import IllegalAction, none_of
from deskovka.core.game import Game, Json, Seat
from deskovka.core.notation import Action
from deskovka.registry import part

__all__ = [
    "Bot",
    "Knowledge",
    "RandomBot",
    "answer",
    "bot_class",
    "bots",
    "make_bot",
    "plays",
    "unknown_bot",
]


class Knowledge:
    """What one seat knows: its view, and guesses at what it cannot see. The state itself is not handed out."""

    def __init__(self, game: Game[Any], state: Any, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.view: Callable[[], Json] = lambda: game.view(state, seat)
        self.guess: Callable[[Random], Any] = lambda random: game.determinise(state, seat, random)
        self.why_not: Callable[[Action], str | None] = lambda action: game.why_not(state, seat, action)


class Bot(ABC):
    """A player made of code. With the same random numbers it decides the same, on any machine."""

    name: ClassVar[str] = ""  #: what it is called; without, the name of its class in words
    only_games: ClassVar[Collection[str]] = ()  #: the ids of those it plays; without, it plays any
    share: ClassVar[float] = (
        1.0  #: how often it sits down in a ladder, beside one with 1: less if it thinks long
    )

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


def bots(game: Game[Any]) -> Mapping[str, Callable[[], Bot]]:
    """The bots of a game by strength, the weakest first."""
    own: Mapping[str, Callable[[], Bot]] = part("bots", game.name).BOTS
    return {"random": RandomBot, **own}


def make_bot(game: Game[Any], name: str) -> Bot:
    """A new bot of a game, by its strength, or by the name of its class: `package.module:Class`."""
    if is_class(name):
        return made(game, name, bot_class(name))
    known = bots(game)
    if name not in known:
        raise unknown_bot(game, name)
    return known[name]()


def bot_class(name: str) -> type[Bot]:
    """The class that `package.module:Class` names."""
    found: type[Bot] = class_named(name, Bot)  # type: ignore[type-abstract]
    return found


def plays(kind: type[Bot], game: Game[Any]) -> bool:
    """Whether a bot of others is for a game."""
    return not kind.only_games or game.name in kind.only_games


def made(game: Game[Any], name: str, kind: type[Bot]) -> Bot:
    if not plays(kind, game):
        games = ", ".join(kind.only_games)
        message = f"{name} does not play {game.name}, but {games}"
        raise UnknownBot(message, "bot-not-for", typed=name, game=game.name, games=games)
    try:
        return kind()
    except Exception as error:
        why = problem(error, file_of(name))
        raise UnknownBot(f"{name} cannot be made: {why}", "bot-no-make", typed=name, problem=why) from error


def unknown_bot(game: Game[Any], name: str) -> UnknownBot:
    """The error for a name that no bot of a game has."""
    return none_of(UnknownBot, name, f"bot of {game.name}", bots(game), "no-bot")


def answer(
    name: str, bot: Bot, knowledge: Knowledge, random: Random, game: tuple[int, str] | None = None
) -> Action:
    """What a bot does. If one of others fails, the error says which, and in which game."""
    if not is_class(name):
        return bot.choose(knowledge, random)
    try:
        action: object = bot.choose(knowledge, random)
        if not isinstance(action, Action):
            raise TypeError(f"choose gave {action!r}, which is no action")
        forbidden = knowledge.why_not(action)
        if forbidden:
            raise IllegalAction(forbidden, str(action))
        return action
    except Exception as error:
        raise failure(name, error, game) from error
