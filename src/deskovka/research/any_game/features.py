"""What a seat sees of any game, as far as its view tells it by itself: numbers that always stand in the same place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from deskovka.core.game import Game, Json, Seat
from deskovka.core.setup import Setup
from deskovka.research.observing import MOST, Feature, Observer, Row, small

Path = tuple[str | int, ...]


def observer(game: Game[Any], setup: Setup, state: Any) -> Observer:
    return ViewObserver(game, setup.seats, state)


class ViewObserver(Observer):
    """Whole numbers of the view, by their place in it; beside them which seat it is, and whether it is asked."""

    def __init__(self, game: Game[Any], seats: int, state: Any) -> None:
        self.game = game
        self.seats = seats
        self.paths = sorted(set(numbers(game.view(state, 0))), key=str)
        told = ", ".join(".".join(map(str, path)) for path in self.paths)
        self.features = {
            "seat": Feature((2,), MOST, "the own seat; 1 if it is asked"),
            "view": Feature((len(self.paths),), MOST, f"numbers of the view: {told}"),
        }

    def row(self, state: Any, seat: Seat) -> Row:
        view = self.game.view(state, seat)
        found = [seat, seat in self.game.waiting(state)]
        return small([*found, *[at(view, path) for path in self.paths]])


def numbers(view: Json, path: Path = ()) -> Iterator[Path]:
    """Where whole numbers stand."""
    if isinstance(view, int):
        yield path
    elif isinstance(view, dict):
        for key, inner in view.items():
            yield from numbers(inner, (*path, key))
    elif isinstance(view, list):
        for place, inner in enumerate(view):
            yield from numbers(inner, (*path, place))


def at(view: Json, path: Path) -> int:
    """The number at a place; 0 where there is none now."""
    for key in path:
        try:
            view = view[key]
        except (KeyError, IndexError, TypeError):
            return 0
    return view if isinstance(view, int) else 0
