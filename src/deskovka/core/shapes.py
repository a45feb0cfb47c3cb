"""How the shapes of a game's JSON are declared: with TypedDicts, and with what this page adds to Python's types.

`Annotated[str, Good]` is one of the words of an enum, `Annotated[str, ("FIRE", "AIR")]` one of these texts, and
`Annotated[list[int], 2]` a list of two. Types are asked for at run time, so files of shapes are never compiled.
"""

from __future__ import annotations

from typing import TypedDict

from deskovka.core.game import Seat


class Asked(TypedDict):
    """What `Decision.told` gives: the name of the question, whom it asks, and what the decision tells about it."""

    what: str
    seats: list[Seat]
