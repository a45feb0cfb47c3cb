"""The machinery of the rule tests: play a move, expect a refusal, deal what is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from deskovka.core.chance import Chance, RandomChance, ScriptedChance
from deskovka.core.errors import IllegalAction
from deskovka.core.game import Event, Game
from deskovka.core.notation import Action


def play(game: Game[Any], state: Any, seat: int, action: str, chance: Iterable[str] = ()) -> list[Event]:
    """Play a move given in notation; chance deals what it is told, all of it."""
    told = ScriptedChance(chance)
    events = game.apply(state, seat, game.read(action), told)
    told.finish()
    return events


@contextmanager
def refused(rule: str) -> Iterator[None]:
    with pytest.raises(IllegalAction) as caught:
        yield
    assert caught.value.rule == rule


def options(game: Game[Any], state: Any, seat: int) -> set[str]:
    return {str(action) for action in game.legal(state, seat)}


def random_game(
    game: Game[Any], seats: int, seed: str, **chosen: str
) -> Iterator[tuple[Any, int, Action, Chance]]:
    """A random game: the state before each move with the move about to be played; the move is then played."""
    random = Random(f"{game.name} {seats} {seed}")
    chance = RandomChance(random)
    state = game.new_game(game.setup(seats, chosen), chance)
    while not game.over(state):
        seat = random.choice(game.waiting(state))
        action = game.sample(state, seat, random)
        yield state, seat, action, chance
        game.apply(state, seat, action, chance, heard=False)
