"""How the shapes of a game's JSON are declared: with TypedDicts, and with what this page adds to Python's types.

`Annotated[str, Good]` is one of the words of an enum, `Annotated[str, ("FIRE", "AIR")]` one of these texts, and
`Annotated[list[int], 2]` a list of two. `SeatNumber` is a number that means a player, `BySeat[int]` a list with something
for each player. Types are asked for at run time, so files of shapes are never compiled.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, TypedDict, TypeVar, get_args, get_origin, get_type_hints, is_typeddict

T = TypeVar("T")


class About(Enum):
    """What numbers and lists are about, where their type does not say it."""

    SEAT = "seat"
    BY_SEAT = "by-seat"


SeatNumber = Annotated[int, About.SEAT]
BySeat = Annotated[list[T], About.BY_SEAT]


class Asked(TypedDict):
    """What `Decision.told` gives: the name of the question, whom it asks, and what the decision tells about it."""

    what: str
    seats: list[SeatNumber]


def seats_in(shape: Any) -> dict[str, str]:
    """What is about players in declared JSON, by the names that lead there: `{"hands": "by-seat", "turn.of": "seat"}`."""
    found: dict[str, str] = {}
    _look_for_seats(shape, "", found)
    return found


def _look_for_seats(shape: Any, path: str, found: dict[str, str]) -> None:
    if is_typeddict(shape):
        for name, kind in get_type_hints(shape, include_extras=True).items():
            _look_for_seats(kind, f"{path}.{name}" if path else name, found)
        return
    inner = get_args(shape)
    if get_origin(shape) is Annotated and isinstance(inner[1], About):
        found[path] = inner[1].value
    for kind in inner[:1] if get_origin(shape) is Annotated else inner:
        _look_for_seats(kind, path, found)


def seat_fields(kind: type) -> list[str]:
    """The fields of an action or event that are players."""
    hints = get_type_hints(kind, include_extras=True)
    return [name for name, hint in hints.items() if get_args(hint)[1:] == (About.SEAT,)]
