"""What is played under load, and how one of the moves a seat was offered is picked, without the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import msgspec
from msgspec import Raw, Struct

from deskovka.registry import NAMES, names, part
from samples import Load, sample

Pick = Callable[[Raw, Random], str]


class Kind(Struct, frozen=True):
    """A game in one of its set-ups."""

    name: str
    game: str
    people: int = 2
    options: dict[str, str] = {}
    depth: int = 40


def kinds(games: list[str] | None = None) -> Iterator[Kind]:
    """All games that are installed, or some; those of this project in the set-ups they name."""
    for game in names() if games is None else games:
        load = load_of(game)
        options = sample(game).short if game in NAMES else {}
        yield Kind(game, game, 2, options, load.depth)
        for also in load.also:
            yield Kind(f"{game} {also.name}", game, also.people, also.options, load.depth)


def load_of(game: str) -> Load:
    """Games of others are played as any game is."""
    return sample(game).load if game in NAMES else Load()


def pick_for(game: str) -> Pick:
    """One of the moves that are listed, unless the game has so many that it knows a shorter way."""
    return load_of(game).pick or (lambda options, random: pick_listed(game, options, random))


def pick_listed(game: str, options: Raw, random: Random) -> str:
    moves: list[str] = part("server", game).actions(msgspec.json.decode(options))
    return random.choice(moves)
