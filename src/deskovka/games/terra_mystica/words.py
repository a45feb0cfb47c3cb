"""Actions that several chapters use, and the words in them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Self

from deskovka.core.game import Deed, Play, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value, word
from deskovka.games.terra_mystica.board import Colour, Hex
from deskovka.games.terra_mystica.cults import Cult
from deskovka.games.terra_mystica.state import TerraMysticaState

CODE = re.compile(r"[A-Z]{2,5}[0-9]{1,2}|ACT[A-Z]")


@word
class Code(str):
    """The code of a tile or of an action space: `FAV11`, `BON3`, `ACTW`."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Self:
        if not CODE.fullmatch(text.upper()):
            raise ValueError(f"{text!r} is not a code such as FAV11, TW3, BON9 or ACT4")
        return cls(text.upper())


@value
class Build(Action):
    """`build E5`: a dwelling on a hex of the home terrain."""

    form = "build {hex}"
    hex: Hex


@value
class Transform(Action):
    """`transform E8 to red`; spades at hand are used, missing ones are bought."""

    form = "transform {hex} to {colour}"
    hex: Hex
    colour: Colour


@value
class TakeTile(Action):
    """`+FAV11`, `+TW3`"""

    form = "+{tile}"
    tile: Code


@value
class TakeStep(Action):
    """`+EARTH`: a step on a cult of choice."""

    form = "+{cult}"
    cult: Cult


@value
class Done(Action):
    """`done`: nothing more."""

    form = "done"


DONE = Done()


class NothingMore(Deed[TerraMysticaState, Done]):
    """Leave it at that."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> Sequence[Done]:
        return (DONE,)

    def do(
        self, asked: object, state: TerraMysticaState, seat: Seat, action: Done, play: Play[TerraMysticaState]
    ) -> None:
        """What was asked is asked no more."""
