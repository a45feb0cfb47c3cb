"""The yardstick: catanatron, the fastest well-kept board game engine in Python, playing random games."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from itertools import count
from typing import Any

from deskovka.bench.measure import Measure
from deskovka.core.errors import DeskovkaError

WANTED = "3.2.1"


class NoPeer(DeskovkaError):
    """The engine to compare with is not installed."""


def peer_measures() -> tuple[Measure, Measure]:
    """Actions in random games for four players, and copies of a game in progress."""
    try:
        found = version("catanatron")
    except PackageNotFoundError:
        raise NoPeer(f"catanatron {WANTED} is needed to compare with: scripts/setup bench") from None
    if found != WANTED:
        raise NoPeer(f"catanatron {WANTED} is needed to compare with, got {found}: scripts/setup bench")
    return Measure("catanatron actions", random_actions()), Measure("catanatron copies", copies())


def new_game(seed: int) -> Any:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    return Game(
        [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=seed
    )


def random_actions() -> Iterator[int]:
    for seed in count(1):
        game = new_game(seed)
        game.play()
        yield len(game.state.actions)


def copies() -> Iterator[int]:
    game = new_game(7)
    while len(game.state.actions) < 250:
        game.play_tick()
    while True:
        for _ in range(100):
            game.copy()
        yield 100
