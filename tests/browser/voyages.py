"""Games that bots have played to their end, at sea or with knights: a person can take a seat at any moment of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from browser.tables import Tables
from deep.wire import Seated
from deskovka.core.record import Move, Record
from deskovka.core.replaying import retell
from deskovka.games.catan import GAME
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.turn import TakeTurn

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

    def __init__(self, tables: Tables, scenario: str, knights: bool = False) -> None:
        self.tables = tables
        self.scenario = scenario
        self.options = {"scenario": scenario} | ({"cities-knights": "yes"} if knights else {})
        self.played: list[tuple[Seated, Record]] = []

    def game(self, number: int) -> tuple[Seated, Record]:
        while len(self.played) <= number:
            bots = [SHORTER.get(self.scenario, BOT)] * SEATS
            seated = self.tables.make("catan", bots, self.options)
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

    def fullest(self) -> Moment:
        """Where somebody who has rolled looks at most knights and cards of Cities & Knights."""
        seated, record = self.game(0)
        found = [richness(state, GAME.decision(state)) for state in positions(record)]
        return moment_of(seated, record, found.index(max(found)))

    def moment(self, answer: str) -> Moment:
        """Where somebody gives such an answer."""
        return self._first(
            lambda record: [bool(re.match(answer, move.action)) for move in record.moves], answer
        )

    def asking(self, decision: str) -> Moment:
        """Where somebody answers such a question."""
        return self._first(
            lambda record: [type(GAME.decision(state)).__name__ == decision for state in positions(record)],
            decision,
        )

    def bringing(self, event: str) -> Moment:
        """Where somebody does what brings such an event, and the game goes on."""
        return self._first(
            lambda record: [
                event in (names := [type(told).__name__ for told in events]) and "Won" not in names
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


def positions(record: Record) -> Iterator[CatanState]:
    """Before every move, and at the end: one position that goes on."""
    for state, _ in retell(record, GAME, heard=False):
        assert isinstance(state, CatanState)
        yield state


def richness(state: CatanState, asked: object) -> int:
    """How much there is to see for the one who is asked."""
    realm = state.realm
    if realm is None or not isinstance(asked, TakeTurn) or not state.rolled:
        return -1
    walls = sum(corners.bit_count() for corners in realm.improvements.walls)
    held = len(realm.progress.hands[state.active])
    active = realm.knights.active.bit_count()
    metropolises = sum(corner >= 0 for corner in realm.improvements.metropolises)
    return 3 * realm.knights.all().bit_count() + 4 * active + 2 * walls + 3 * held + 6 * metropolises


def moment_of(seated: Seated, record: Record, number: int) -> Moment:
    return Moment(seated, number, record.moves[number], tuple(move.action for move in record.moves[number:]))
