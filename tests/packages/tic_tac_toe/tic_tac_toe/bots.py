"""Bots for tic-tac-toe: the good one never loses."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from deskovka.bots.any_game.trying import BeginnerBot
from deskovka.bots.player import Bot, Knowledge
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from tic_tac_toe.game import EMPTY, SPACES, Board, Mark

Marks = tuple[int, ...]


class GoodBot(Bot):
    """Looks at every way the game can go on."""

    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        marks = tuple(knowledge.view()["marks"])
        options = [space for space in SPACES if marks[space - 1] == EMPTY]
        random.shuffle(options)
        return Mark(
            min(options, key=lambda space: worth(marked(marks, space, knowledge.seat), 1 - knowledge.seat))
        )


def marked(marks: Marks, space: int, seat: Seat) -> Marks:
    return (*marks[: space - 1], seat, *marks[space:])


@cache
def worth(marks: Marks, seat: Seat) -> int:
    """For the seat whose turn it is: 1 if it can win, -1 if it cannot help losing."""
    if Board([], list(marks)).has_row(1 - seat):
        return -1
    options = [space for space in SPACES if marks[space - 1] == EMPTY]
    return max((-worth(marked(marks, space, seat), 1 - seat) for space in options), default=0)


BOTS: dict[str, Callable[[], Bot]] = {"beginner": BeginnerBot, "good": GoodBot}
