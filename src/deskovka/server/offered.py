"""Bots of others at the tables of a server: the classes that whoever runs it allows, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.bots.others import UnknownBot, called
from deskovka.bots.player import bot_class, bots, make_bot, plays, unknown_bot
from deskovka.core.game import Game
from deskovka.registry import games
from deskovka.server.messages.fields import LONGEST_BOT
from deskovka.server.refusals import Refusal

__all__ = ["called_here", "checked", "offered", "require_bot"]


def checked(allowed: Sequence[str]) -> tuple[str, ...]:
    """Those classes, if each of them can be made and plays something; otherwise the error says why not."""
    for name in allowed:
        if len(name) > LONGEST_BOT:
            message = f"{name}: the name of a bot at a server has at most {LONGEST_BOT} characters"
            raise UnknownBot(message, "bot-too-long", typed=name, most=LONGEST_BOT)
        kind = bot_class(name)
        playing = [game for game in games() if plays(kind, game)]
        if not playing:
            raise UnknownBot(f"{name} plays none of the games of this server", "bot-no-game", typed=name)
        make_bot(playing[0], name)
    return tuple(dict.fromkeys(allowed))


def offered(game: Game[Any], allowed: Sequence[str]) -> dict[str, str]:
    """What the classes that play a game are called, by their names."""
    return {name: called(name) for name in allowed if plays(bot_class(name), game)}


def require_bot(game: Game[Any], bot: str, allowed: Sequence[str] = ()) -> None:
    """Refuse what is no bot here; nothing is loaded because somebody asks for it."""
    if bot not in bots(game) and bot not in offered(game, allowed):
        raise Refusal("no-bot", str(unknown_bot(game, bot)))


def called_here(game: Game[Any], bot: str, allowed: Sequence[str]) -> str:
    """What a bot is called at a table: by its strength, or as it calls itself."""
    return offered(game, allowed).get(bot, bot)
