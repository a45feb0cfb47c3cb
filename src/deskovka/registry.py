"""The games that can be played: the only place outside a game's folders that names it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game
from deskovka.core.paper import Paper

NAMES = ("cartographers", "catan", "terra_mystica")


class UnknownGame(DeskovkaError):
    """No game has that name."""


class NothingOnPaper(DeskovkaError):
    """The game cannot be scored on paper."""


def game(name: str) -> Game[Any]:
    """The rules of a game, by its name (with hyphens or underscores)."""
    found: Game[Any] = part("games", name).GAME
    return found


def paper(name: str) -> Paper:
    """How a game that was played with the real material is scored."""
    found: Paper | None = getattr(part("games", name), "PAPER", None)
    if found is None:
        raise NothingOnPaper(f"{name}: this game cannot be scored on paper")
    return found


def part(layer: str, name: str) -> ModuleType:
    """The folder of a game in one layer of the program: games, bots, terminal, server, bench, importers."""
    known = name.replace("-", "_")
    if known not in NAMES:
        raise UnknownGame(f"{name!r} is no game: expected one of {', '.join(NAMES)}")
    try:
        return import_module(f"deskovka.{layer}.{known}")
    except ModuleNotFoundError as error:
        if error.name != f"deskovka.{layer}.{known}":
            raise
        raise UnknownGame(f"{known} has no {layer}") from None


def games() -> list[Game[Any]]:
    return [game(name) for name in NAMES]
