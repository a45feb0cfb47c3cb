"""The games that can be played: the only place outside a game's folders that names it."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from deskovka.core.errors import DeskovkaError, none_of
from deskovka.core.rules import LANGUAGES, Rule, RuleList, find_rules, plain, read_rules, rules_around
from deskovka.text import Texts

if TYPE_CHECKING:
    from deskovka.core.game import Game
    from deskovka.core.paper import Paper

NAMES = ("cartographers", "catan", "terra_mystica")
BETWEEN_WORDS = re.compile(r"[\W_]+")


class UnknownGame(DeskovkaError):
    """No game has that name."""


class NothingOnPaper(DeskovkaError):
    """The game cannot be scored on paper."""


def game(name: str) -> Game[Any]:
    """The rules of a game, by any name that people have for it."""
    found: Game[Any] = part("games", name).GAME
    return found


def games() -> list[Game[Any]]:
    return [game(name) for name in NAMES]


def rules(name: str, language: str) -> RuleList:
    """The rule list of a game, without loading the game."""
    return read_rules(_package(name), language)


def search_rules(name: str, language: str, words: str) -> list[Rule]:
    """The rules of a game with these words in any language, told in this one."""
    return find_rules(_package(name), language, words)


def rules_by_id(name: str, language: str, typed: str) -> RuleList:
    """The rule or chapter of a game with that id and what belongs to it, the same without the rest."""
    return rules_around(_package(name), language, typed)


def _package(name: str) -> str:
    return f"deskovka.games.{resolve(name)}"


def paper(name: str) -> Paper:
    """How a game that was played with the real material is scored."""
    found: Paper | None = getattr(part("games", name), "PAPER", None)
    if found is None:
        raise NothingOnPaper(f"{name}: this game cannot be scored on paper", "no-paper", game=name)
    return found


def part(layer: str, name: str) -> ModuleType:
    """The folder of a game in one layer of the program: games, bots, terminal, server, bench, importers."""
    known = resolve(name)
    try:
        return import_module(f"deskovka.{layer}.{known}")
    except ModuleNotFoundError as error:
        if error.name != f"deskovka.{layer}.{known}":
            raise
        raise UnknownGame(f"{known} has no {layer}", f"no-{layer}", game=known) from None


def having(layer: str, file: str = "__init__.py") -> list[str]:
    """The games that have a folder in a layer, with such a file in it."""
    return [name for name in NAMES if (Path(__file__).parent / layer / name / file).is_file()]


def resolve(typed: str) -> str:
    """The id of the game that somebody means: by one of its names, or by how only its names begin."""
    if typed in NAMES:
        return typed
    known = all_names()
    wanted = folded(typed)
    if wanted in known:
        return known[wanted]
    begun = dict.fromkeys(id for name, id in known.items() if wanted and name.startswith(wanted))
    if len(begun) == 1:
        return next(iter(begun))
    raise unknown(typed, list(begun) or near_misses(wanted))


def is_name(typed: str) -> bool:
    """Whether somebody wrote a whole name of a game."""
    return folded(typed) in all_names()


@cache
def all_names() -> dict[str, str]:
    """The ids of the games by every name of theirs, as `folded` writes it: the id, and what their texts call them."""
    names = {folded(id): id for id in NAMES}
    for id in NAMES:
        for language in LANGUAGES:
            texts = Texts(language, id)
            for name in (texts.t("game-name"), *texts.t("game-aliases").split(",")):
                names.setdefault(folded(name), id)
    return names


def folded(name: str) -> str:
    """A name without what does not matter: capitals, accents, and what stands between words."""
    return BETWEEN_WORDS.sub("", plain(name))


def near_misses(wanted: str) -> list[str]:
    """The games with names like this one, the likeliest first."""
    from difflib import get_close_matches  # only where somebody has mistyped something

    known = all_names()
    return list(dict.fromkeys(known[name] for name in get_close_matches(wanted, known)))


def unknown(typed: str, near: list[str]) -> UnknownGame:
    if not near:
        return none_of(UnknownGame, typed, "game", NAMES, "no-game")
    meant, expected = ", ".join(near), ", ".join(NAMES)
    return UnknownGame(
        f"{typed!r} is no game (did you mean {meant}?); the games are {expected}",
        "no-game-but",
        typed=typed,
        near=meant,
        expected=expected,
    )
