"""Games at sea that bots have played to their end: a person can take a seat at any moment of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from browser.tables import Tables
from deep.wire import Seated
from deskovka.core.record import Move, Record
from deskovka.core.replaying import retell
from deskovka.games.catan import GAME

BOT = "random"
SHORTER = {"desert-dragons": "beginner"}  # where random players take long
SEATS = 3
MOST_GAMES = 40


@dataclass(frozen=True)
class Moment:
    """Before a move of somebody at a table where the game is over."""

    seated: Seated
    number: int
    move: Move
    then: tuple[str, ...]  # what was done from then on

    def taken_up(self, tables: Tables) -> Seated:
        """A table that goes on from there, with a person in the seat that is to answer."""
        players = [BOT] * SEATS
        players[self.move.seat] = "me"
        return tables.fork(self.seated, self.number, players)


class Voyages:
    """The games of one scenario, played when somebody looks for what is not in those before."""

    def __init__(self, tables: Tables, scenario: str) -> None:
        self.tables = tables
        self.scenario = scenario
        self.played: list[tuple[Seated, Record]] = []

    def game(self, number: int) -> tuple[Seated, Record]:
        while len(self.played) <= number:
            bots = [SHORTER.get(self.scenario, BOT)] * SEATS
            seated = self.tables.make("catan", bots, {"scenario": self.scenario})
            while not self.tables.newest(seated.table, seated.host)["outcome"]:
                pass
            self.played.append((seated, self.tables.record(seated)))
        return self.played[number]

    def last_turn(self) -> Moment:
        """Where whoever won rolled the dice for the last time."""
        seated, record = self.game(0)
        number = max(number for number, move in enumerate(record.moves) if move.action == "roll")
        return moment_of(seated, record, number)

    def middle(self) -> Moment:
        """Half-way through a game."""
        seated, record = self.game(0)
        return moment_of(seated, record, len(record.moves) // 2)

    def moment(self, answer: str) -> Moment:
        """Where somebody gives such an answer."""
        return self._first(
            lambda record: [bool(re.match(answer, move.action)) for move in record.moves], answer
        )

    def bringing(self, event: str) -> Moment:
        """Where somebody does what brings such an event."""
        return self._first(
            lambda record: [
                any(type(told).__name__ == event for told in events)
                for _, events in list(retell(record, GAME))[1:]
            ],
            event,
        )

    def _first(self, fitting: Callable[[Record], list[bool]], wanted: str) -> Moment:
        for number in range(MOST_GAMES):
            seated, record = self.game(number)
            if True in (found := fitting(record)):
                return moment_of(seated, record, found.index(True))
        raise AssertionError(f"{self.scenario}: no {wanted!r} in {MOST_GAMES} games")


def moment_of(seated: Seated, record: Record, number: int) -> Moment:
    return Moment(seated, number, record.moves[number], tuple(move.action for move in record.moves[number:]))
