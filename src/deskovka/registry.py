"""The games that can be played, and the parts each of them has: its own, or what the program has for any game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from deskovka.core.errors import DeskovkaError, none_of
from deskovka.core.finding import plain
from deskovka.core.folders import TEXT
from deskovka.core.rules import LANGUAGES, Rule, RuleList, find_rules, read_rules, rules_around
from deskovka.installed import (
    NAMES,
    BadPackage,
    UnknownGame,
    folder_of,
    is_ours,
    module_of,
    names,
    outside,
)
from deskovka.text import Texts, check_catalogues

if TYPE_CHECKING:
    from deskovka.core.game import Game
    from deskovka.core.lesson import Lesson, LessonWords
    from deskovka.core.own_cards import OwnCards
from deskovka.core.paper import Paper

__all__ = [
    "NAMES",
    "BadPackage",
    "NoOwnCards",
    "NothingOnPaper",
    "UnknownGame",
    "all_names",
    "faults",
    "folded",
    "game",
    "games",
    "having",
    "is_name",
    "lesson",
    "lesson_words",
    "names",
    "near_misses",
    "own_cards",
    "paper",
    "part",
    "resolve",
    "rules",
    "rules_by_id",
    "search_rules",
    "unknown",
]

ANY_GAME = "any_game"  # the folder with what a layer has for a game that brings nothing of its own there
PLAYED_WITH = (
    "games",
    "bots",
    "terminal",
    "server",
)  # the layers that must be sound before a game is offered
BETWEEN_WORDS = re.compile(r"[\W_]+")


class NothingOnPaper(DeskovkaError):
    """The game cannot be scored on paper."""


class NoOwnCards(DeskovkaError):
    """The game has no cards that people could type in."""


def game(name: str) -> Game[Any]:
    """The rules of a game, by any name that people have for it."""
    known = resolve(name)
    found: Game[Any] | None = getattr(part("games", known), "GAME", None)
    if getattr(found, "name", None) != known or found is None:
        package = module_of("games", known)
        message = f"{package} offers the game {known}, but has no GAME of that name"
        raise BadPackage(message, "package-no-game", package=package, name=known)
    return found


def games() -> list[Game[Any]]:
    """All games that can be played; `faults` tells of the others."""
    broken = {name for name in outside().offers if _broken(name)}
    return [game(name) for name in names() if name not in broken]


def faults() -> list[BadPackage]:
    """What is wrong with packages that offer games; each of their parts is loaded to find out."""
    return [*outside().faults, *filter(None, map(_broken, outside().offers))]


@cache
def _broken(name: str) -> BadPackage | None:
    try:
        game(name)
        for layer in PLAYED_WITH:
            part(layer, name)
        _loaded(name, f"{module_of('games', name)}.text")
        with told_of(name, "text"):
            check_catalogues(name)
            for language in LANGUAGES:
                read_rules(module_of("games", name), language)
    except BadPackage as fault:
        return fault
    return None


@contextmanager
def told_of(name: str, what: str) -> Iterator[None]:
    """Whatever is wrong with a game of others is told as that: the program goes on."""
    try:
        yield
    except Exception as error:
        if is_ours(name):
            raise
        why = f"{type(error).__name__}: {error}".partition("\n")[0]
        raise BadPackage(
            f"the game {name} cannot be played, because {what} cannot be loaded: {why}",
            "package-broken",
            name=name,
            module=what,
            why=why,
        ) from error


def rules(name: str, language: str) -> RuleList:
    """The rule list of a game, without loading the game."""
    with told_of(resolve(name), "rules"):
        return read_rules(_package(name), language)


def search_rules(name: str, language: str, words: str) -> list[Rule]:
    """The rules of a game with these words in any language, told in this one."""
    with told_of(resolve(name), "rules"):
        return find_rules(_package(name), language, words)


def rules_by_id(name: str, language: str, typed: str) -> RuleList:
    """The rule or chapter of a game with that id and what belongs to it, the same without the rest."""
    with told_of(resolve(name), "rules"):
        return rules_around(_package(name), language, typed)


def _package(name: str) -> str:
    return module_of("games", resolve(name))


def paper(name: str) -> Paper:
    """How a game that was played with the real material is scored."""
    found: Paper | None = getattr(part("games", name), "PAPER", None)
    if found is None:
        raise NothingOnPaper(f"{name}: this game cannot be scored on paper", "no-paper", game=name)
    return found


def own_cards(name: str) -> OwnCards:
    """How people play a game with cards of their own."""
    found: OwnCards | None = getattr(part("games", name), "CARDS", None)
    if found is None:
        raise NoOwnCards(f"{name}: this game cannot be played with own cards", "no-own-cards", game=name)
    return found


@cache
def lesson(name: str) -> Lesson | None:
    """The guided first game of a game, if it brings one."""
    from deskovka.core.lesson import read_lesson  # it reads records, which most commands need not

    known = resolve(name)
    with told_of(known, "lesson"):
        return read_lesson(folder_of(known))


@cache
def lesson_words(name: str, language: str) -> LessonWords:
    """What is said in it; a game of others may say it in one language only."""
    from deskovka.core.lesson import read_lesson_words

    known = resolve(name)
    files = [folder_of(known) / TEXT / f"lesson.{one}.toml" for one in (language, *LANGUAGES)]
    with told_of(known, "lesson"):
        return read_lesson_words(next((file for file in files if file.is_file()), files[0]))


def part(layer: str, name: str) -> ModuleType:
    """What a game has in a layer of the program (games, bots, terminal, server, bench, importers), or what any has."""
    known = resolve(name)
    module = module_of(layer, known)
    for found in (module, f"deskovka.{layer}.{ANY_GAME}"):
        if _is_there(found):
            return _loaded(known, found)
    raise UnknownGame(f"{known} has no {layer}", f"no-{layer}", game=known)


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # nor is the folder it would lie in
        return False


def _loaded(name: str, module: str) -> ModuleType:
    with told_of(name, module):
        return import_module(module)


def having(layer: str, file: str = "__init__.py") -> list[str]:
    """The games that have a folder of their own in a layer, with such a file in it."""
    return [name for name in names() if (_folder(layer, name) / file).is_file()]


def _folder(layer: str, name: str) -> Path:
    if is_ours(name):
        return Path(__file__).parent / layer / name
    return folder_of(name) if layer == "games" else folder_of(name) / layer


def resolve(typed: str) -> str:
    """The id of the game that somebody means: by one of its names, or by how only its names begin."""
    if is_ours(typed) or typed in outside().offers:
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
    found = {folded(id): id for id in names()}
    for id in names():
        for language in LANGUAGES:
            texts = Texts(language, id)
            for name in (texts.t("game-name"), *texts.t("game-aliases").split(",")):
                found.setdefault(folded(name), id)
    found.pop("", None)
    return found


def folded(name: str) -> str:
    """A name without what does not matter: capitals, accents, and what stands between words."""
    return BETWEEN_WORDS.sub("", plain(name))


def near_misses(wanted: str) -> list[str]:
    """The games with names like this one, the likeliest first."""
    from difflib import get_close_matches  # only where somebody has mistyped something

    known = all_names()
    return list(dict.fromkeys(known[name] for name in get_close_matches(wanted, known)))


def unknown(typed: str, near: list[str]) -> UnknownGame:
    """The error for what is no game, with those that may have been meant."""
    if not near:
        return none_of(UnknownGame, typed, "game", names(), "no-game")
    meant, expected = ", ".join(near), ", ".join(names())
    return UnknownGame(
        f"{typed!r} is no game (did you mean {meant}?); the games are {expected}",
        "no-game-but",
        typed=typed,
        near=meant,
        expected=expected,
    )
