"""What tests of all games need to know of each: one file a game, found by its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from types import ModuleType

from msgspec import Raw

from deskovka.registry import NAMES

People = tuple[str, ...]  # who sits at a table: me, open, or the name of a bot


@dataclass(frozen=True)
class Vain:
    """A set-up in which one option has no effect, and the rule because of which, if there is one."""

    seats: int
    texts: dict[str, str]
    option: str
    rule: str | None = None


@dataclass(frozen=True)
class AlsoSetUp:
    """Another set-up that is put under load."""

    name: str
    people: int
    options: dict[str, str]


@dataclass(frozen=True)
class Load:
    """How a game is played under load."""

    depth: int = 40  # moves that tables have behind them at most: not a whole game
    pick: Callable[[Raw, Random], str] | None = (
        None  # one of very many moves that were offered, without listing them
    )
    also: tuple[AlsoSetUp, ...] = ()


@dataclass(frozen=True)
class Sample:
    """One game."""

    typed: tuple[str, ...]  # what people may type for its name
    mistyped: str  # and what leads to the question whether they meant it
    chosen: tuple[tuple[str, dict[str, str]], ...]  # what people may type after --set, and what it means
    vain: tuple[Vain, ...]
    forbidden: str  # an action that is written rightly and never allowed
    first_question: str  # in the terminal
    board: tuple[str, str]  # a piece of the picture in the terminal, and of the plain sentences
    terminal_hints: tuple[str, ...]  # texts about what can be typed: nothing for a page that is read aloud
    paper_mistakes: tuple[tuple[str, list[str]], ...]  # a form with a mistake, and words of the complaint
    short: dict[str, str]  # options with which a random game over sockets ends soon
    tables: tuple[People, ...]  # at which servers are killed; at the first one in every run
    load: Load


def sample(name: str) -> Sample:
    found: Sample = of_game("samples", name).SAMPLE
    return found


def samples() -> dict[str, Sample]:
    return {name: sample(name) for name in NAMES}


def of_game(folder: str, name: str) -> ModuleType:
    """The file of a game in a folder of tests."""
    module = f"{folder}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        file = f"tests/{module.replace('.', '/')}.py"
        raise AssertionError(
            f"{name} is tested with the other games but has no {file}: write one like those beside it"
        ) from None
