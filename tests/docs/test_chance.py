"""docs/chance.md names every draw."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.game import Game
from deskovka.registry import NAMES
from deskovka.registry import game as find_game

T = TypeVar("T")
PAGE = Path(__file__).parents[2] / "docs" / "chance.md"
PLACEHOLDERS = {
    **dict.fromkeys(("N", "ROUND", "SEAT", "TURN", "ATTEMPT"), r"\d+"),
    **dict.fromkeys(("STACK", "SEASON", "DECK"), "[a-z_]+"),
    "CAUSE": r"[a-z-]+( \w+)*",
    "HEX": r"[A-Z]\d+",
    "CORNER": r"[A-Z]\d+[a-z]+",
}
DECIDING = ("scenario", "board", "numbers", "harbours", "selection")  # options
GAMES = 3


class NamedChance(RandomChance):
    """Chance that remembers what was asked for."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.names: set[str] = set()

    def pick(self, options: Sequence[T], *name: object) -> T:
        self.names.add(" ".join(map(str, name)))
        return super().pick(options, *name)

    def pick_hidden(self, seats: Sequence[int], options: Sequence[T], *name: object) -> T:
        self.names.add(" ".join(map(str, name)))
        return super().pick_hidden(seats, options, *name)


def patterns() -> Iterator[re.Pattern[str]]:
    """What stands quoted in the second column of the table of draws."""
    for line in PAGE.read_text("utf-8").partition("## Draws")[2].partition("\n## ")[0].splitlines():
        for name in re.findall("`([^`]+)`", line.split("|")[2] if line.startswith("|") else ""):
            yield re.compile(" ".join(PLACEHOLDERS.get(word, word) for word in name.split()))


def tables() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every game, and every choice of what decides on its draws."""
    for name in NAMES:
        game = find_game(name)
        seats = max(3, min(game.seats))
        yield name, seats, {}
        for option in game.options:
            for choice in option.choices if option.id in DECIDING else ():
                yield name, seats, {option.id: choice}


def draws_of(game: Game[Any], seats: int, options: dict[str, str], seed: int) -> set[str]:
    random = Random(seed)
    chance = NamedChance(random)
    state = game.new_game(game.setup(seats, options), chance)
    while waiting := game.waiting(state):
        game.apply(state, waiting[0], random.choice(game.legal(state, waiting[0])), chance)
    return chance.names


@pytest.mark.parametrize(("name", "seats", "options"), list(tables()))
def test_every_draw_stands_in_the_table(name: str, seats: int, options: dict[str, str]) -> None:
    known = list(patterns())
    for seed in range(GAMES):
        for draw in draws_of(find_game(name), seats, options, seed):
            assert any(pattern.fullmatch(draw) for pattern in known), draw
