"""Bots as a stranger would write them, in a folder of their own, for tests that name them by their class."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

MODULE = "own_bots_of_a_test"
TEXT = '''
"""Some bots."""

from random import Random

from deskovka.bots.player import Bot, Knowledge
from deskovka.core.notation import Action


class FirstOption(Bot):
    """Whatever the rules list first."""

    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        return knowledge.game.legal(knowledge.guess(random), knowledge.seat)[0]


class Named(FirstOption):
    name = "Žofie  the \\x1b[31mGreat"


class OnlyCatan(FirstOption):
    only_games = ("catan",)


class Raising(FirstOption):
    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        raise ValueError("no idea")  # line 27


class Silent(FirstOption):
    def choose(self, knowledge: Knowledge, random: Random) -> None:
        pass


class Cheating(FirstOption):
    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        return knowledge.game.read("draw village A1+B1")


class Unmade(FirstOption):
    def __init__(self) -> None:
        raise OSError("no weights")


class NeedsMore(FirstOption):
    def __init__(self, depth: int) -> None:
        self.depth = depth


class Unfinished(Bot):
    pass


class NoBot:
    pass


maker = FirstOption
number = 5
'''


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with bots of one's own in it; afterwards nothing of them is loaded."""
    (tmp_path / f"{MODULE}.py").write_text(TEXT, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.startswith(MODULE):
            del sys.modules[name]
