"""Tic-tac-toe at the table server: an answer is a space."""

from __future__ import annotations

from typing import Literal, TypedDict

from deskovka.core.game import Seat
from deskovka.core.notation import Action
from tic_tac_toe.game import GAME, Board


class Spaces(TypedDict):
    """The actions by the empty spaces they are about."""

    kind: Literal["spaces"]
    spaces: dict[str, str]


class Marking(TypedDict):
    """What an answer would do: whether it makes a row."""

    row: bool


def offer(state: Board, seat: Seat) -> Spaces:
    return {
        "kind": "spaces",
        "spaces": {str(action).split()[1]: str(action) for action in GAME.legal(state, seat)},
    }


def actions(offer: Spaces) -> list[str]:
    return list(offer["spaces"].values())


def preview(state: Board, seat: Seat, action: Action) -> Marking:
    found = state.copy()
    found.marks[int(str(action).split()[1]) - 1] = seat
    return {"row": found.has_row(seat)}
