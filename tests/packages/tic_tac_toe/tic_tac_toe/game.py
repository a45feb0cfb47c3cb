"""The whole game in one file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Self, TypedDict

from deskovka.core.chance import Chance
from deskovka.core.game import Decision, Event, Game, Json, Play, Seat, State
from deskovka.core.notation import Action
from deskovka.core.outcome import Line, Outcome, Standing, rank
from deskovka.core.setup import Setup
from deskovka.core.values import value

EMPTY = -1
SPACES = range(1, 10)  # row by row
ROWS = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7))


@dataclass
class Board(State):
    """Whose mark is on each space."""

    marks: list[int]

    def copy(self) -> Self:
        return type(self)(self.agenda.copy(), self.marks.copy())

    def at(self, space: int) -> int:
        return self.marks[space - 1]

    def has_row(self, seat: Seat) -> bool:
        return any(all(self.at(space) == seat for space in row) for row in ROWS)


@value
class Mark(Action):
    """`mark 5`"""

    form = "mark {space}"
    space: int


@value
class Marked(Event):
    """A seat has put its mark on a space."""

    seat: Seat
    space: int


@value
class PutMark(Decision[Board, Mark]):
    """Put a mark on an empty space."""

    rule = "TT-1.1"
    answers = (Mark,)

    def options(self, state: Board, seat: Seat) -> Iterable[Mark]:
        return [Mark(space) for space in SPACES if state.at(space) == EMPTY]

    def resolve(self, state: Board, seat: Seat, action: Mark, play: Play[Board]) -> None:
        state.marks[action.space - 1] = seat
        play.tell(Marked(seat, action.space))
        if EMPTY in state.marks and not state.has_row(seat):
            play.then(PutMark((1 - seat,)))


class BoardView(TypedDict):
    """Whose mark is on each space, and whose turn it is."""

    marks: list[int]
    asked: list[Seat]


class TicTacToe(Game[Board]):
    """Three in a row."""

    name = "tic_tac_toe"
    edition = "1"
    rules_version = "1"
    seats = range(2, 3)
    options = ()
    end_rule = "TT-1.2"
    view_shape = BoardView

    def set_up(self, setup: Setup, chance: Chance) -> Board:
        return Board([PutMark((0,))], [EMPTY] * len(SPACES))

    def view(self, state: Board, seat: Seat | None) -> Json:
        return {"marks": list(state.marks), "asked": list(self.waiting(state))}

    def determinise(self, state: Board, seat: Seat, random: Random) -> Board:
        return state.copy()

    def lines(self, state: Board, seat: Seat, eyes: Seat | None = None) -> tuple[Line, ...]:
        return (Line("TT-1.2", ("row",), 1),) if state.has_row(seat) else ()

    def outcome(self, state: Board) -> Outcome | None:
        if not self.over(state):
            return None
        lines = [self.lines(state, seat) for seat in range(2)]
        return rank(tuple(Standing(sum(line.points for line in own), own) for own in lines))

    def turns(self, state: Board) -> int:
        return sum(mark != EMPTY for mark in state.marks) + (not self.over(state))

    def faults(self, state: Board) -> list[str]:
        first, second = (state.marks.count(seat) for seat in range(2))
        return [] if first - second in {0, 1} else ["the players have not taken turns"]


GAME = TicTacToe()
