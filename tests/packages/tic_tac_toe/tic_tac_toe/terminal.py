"""Tic-tac-toe in the terminal: the board is drawn, everything else is as for any game."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.game import Json, Seat
from deskovka.terminal.any_game.face import AnyFace

SIGNS = "XO"


class BoardFace(AnyFace):
    """Three rows of crosses, noughts and numbers of empty spaces."""

    secret = False

    def status(self, view: Json) -> list[str]:
        marks = [SIGNS[mark] if mark >= 0 else str(space) for space, mark in enumerate(view["marks"], 1)]
        return [" ".join(marks[row : row + 3]) for row in (0, 3, 6)]

    def overview(self, view: Json, seats: Sequence[Seat], before: Json | None = None) -> None:
        """The board is all there is."""


FACE = BoardFace
