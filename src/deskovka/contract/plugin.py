"""The pytest plug-in: runs the tests of this folder for the games that are named."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from deskovka.contract.random_games import Course
from deskovka.contract.setups import drawn_setups
from deskovka.core.errors import DataError
from deskovka.core.game import Game
from deskovka.core.rules import LANGUAGES

OPTION = "--deskovka-game"
SETTING = "deskovka_games"
FOLDER = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("deskovka", "contract tests of games for Deskovka")
    group.addoption(
        OPTION,
        action="append",
        default=[],
        metavar="MODULE:NAME",
        help="a game that `pytest --pyargs deskovka.contract` tests; may be given several times",
    )
    parser.addini(
        SETTING, f"the games to test where no {OPTION} is given, one MODULE:NAME a line", "linelist"
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.path.parent != FOLDER:
        return
    games = chosen_games(metafunc.config)
    if "course" in metafunc.fixturenames:
        metafunc.parametrize("course", [course for game in games for course in courses(game)], ids=str)
    else:
        metafunc.parametrize("game", games, ids=[game.name for game in games])


@cache
def courses(game: Game[Any]) -> list[Course]:
    """One for each set-up, shared by all tests of a process."""
    return [Course(game, draw) for draw in drawn_setups(game)[0]]


def chosen_games(config: pytest.Config) -> list[Game[Any]]:
    names = config.getoption(OPTION) or config.getini(SETTING)
    if not names:
        raise pytest.UsageError(f"which game? Add {OPTION} MODULE:NAME, such as {OPTION} my_game:GAME")
    return [game for name in names for game in find_games(name)]


def find_games(name: str) -> Iterator[Game[Any]]:
    """The game of that name; a class or function may stand for it, or for a list."""
    module, colon, attribute = name.partition(":")
    if not (module and colon and attribute):
        raise pytest.UsageError(f"{name!r} names no game: expected MODULE:NAME, such as my_game:GAME")
    try:
        found = getattr(import_module(module), attribute)
    except ModuleNotFoundError as error:
        raise pytest.UsageError(
            f"{name}: {error}; install the game, or run `python -m pytest` in the folder it lies in"
        ) from error
    except AttributeError as error:
        raise pytest.UsageError(f"{name}: {error}") from error
    games = found() if callable(found) else [found]
    for game in games if isinstance(games, list) else [games]:
        if not isinstance(game, Game):
            raise pytest.UsageError(f"{name} is no Game but {type(game).__name__}: name an instance of one")
        _find_rules(name, game)
        yield game


def _find_rules(name: str, game: Game[Any]) -> None:
    """Refusals quote the rule lists: without them half of the tests could only fail."""
    try:
        for language in LANGUAGES:
            game.rules(language)
    except DataError as error:
        raise pytest.UsageError(f"{name}: {error}") from error
