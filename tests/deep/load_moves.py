"""Picks one of the moves a seat was offered, without the rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
from msgspec import Raw

from deskovka.registry import part
from samples import sample

Pick = Callable[[Raw, Random], str]


def pick_for(game: str) -> Pick:
    """One of the moves that are listed, unless the game has so many that it knows a shorter way."""
    return sample(game).load.pick or (lambda options, random: pick_listed(game, options, random))


def pick_listed(game: str, options: Raw, random: Random) -> str:
    moves: list[str] = part("server", game).actions(msgspec.json.decode(options))
    return random.choice(moves)
