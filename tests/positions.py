"""The machinery of the rule tests: play a move, expect a refusal, deal what is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from deskovka.contract.random_games import random_game
from deskovka.core.chance import ScriptedChance
from deskovka.core.errors import IllegalAction
from deskovka.core.game import Event, Game

__all__ = ["options", "play", "random_game", "refused"]


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
