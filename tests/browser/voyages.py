"""Games of Catan that bots have played, at sea or with knights, and the moments of them that somebody looks for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from browser.bot_games import BotGame
from browser.tables import Tables
from deep.wire import Seated, Server
from deskovka.arena.match import Plan
from deskovka.core.grid import bits
from deskovka.core.record import Move, Record
from deskovka.core.replaying import retell
from deskovka.games.catan import GAME
from deskovka.games.catan.board import EDGE_MASKS, around
from deskovka.games.catan.building import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    ends_of,
)
from deskovka.games.catan.cities_knights.knights import empty_corners
from deskovka.games.catan.points import Won
from deskovka.games.catan.scenarios.land import EnchantedLand
from deskovka.games.catan.seafarers.ships import BUILD_SHIP, BuildShip
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.turn import TakeTurn

BOT = "random"
SHORTER = {"desert-dragons": "beginner"}  # where random players take long
SEATS = 3
MOST_GAMES = 200


@dataclass(frozen=True)
class Moment:
    """Before a move of somebody in a game that is over."""

    game: BotGame
    number: int

    @property
    def move(self) -> Move:
        return self.game.record.moves[self.number]

    @property
    def then(self) -> list[str]:
        """What was done from then on."""
        return [move.action for move in self.game.record.moves[self.number :]]

    def taken_up(self, tables: Tables) -> Seated:
        """A table that goes on from there, with a person in the seat that is to answer."""
        players = [BOT] * SEATS
        players[self.move.seat] = "me"
        return tables.fork(self.game.seated, self.number, players)


class Voyages:
    """The games of one scenario, played when somebody looks for what is not in those before."""

    def __init__(self, server: Server, scenario: str, knights: bool = False) -> None:
        self.server = server
        self.scenario = scenario
        self.options = {"scenario": scenario} | ({"cities-knights": "yes"} if knights else {})
        bots = (SHORTER.get(scenario, BOT),) * SEATS
        self.plan = Plan("catan", bots, MOST_GAMES, "voyages", tuple(self.options.items()))
        self.played: list[BotGame] = []

    def game(self, number: int) -> BotGame:
        while len(self.played) <= number:
            self.played.append(BotGame(self.plan, len(self.played), self.server.database))
        return self.played[number]

    def last_turn(self) -> Moment:
        """Where whoever won rolled the dice for the last time."""
        moves = self.game(0).record.moves
        return Moment(self.game(0), max(number for number, move in enumerate(moves) if move.action == "roll"))

    def middle(self) -> Moment:
        """Half-way through a game."""
        return Moment(self.game(0), len(self.game(0).record.moves) // 2)

    def fullest(self) -> Moment:
        """Where somebody who has rolled looks at most knights and cards of Cities & Knights."""
        found = [richness(state, GAME.decision(state)) for state in positions(self.game(0).record)]
        return Moment(self.game(0), found.index(max(found)))

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

    def crossing(self) -> Moment:
        """Where somebody sends a knight to the enchanted land."""
        return self._first(
            lambda record: [before != after for before, after in pairwise(map(crossed, positions(record)))],
            "transfer",
        )

    def feat(self) -> Moment:
        """Where somebody wins whatever the points."""

        def last(record: Record) -> list[bool]:
            [*_, (_, events)] = retell(record, GAME)
            won = any(isinstance(told, Won) and told.feat for told in events)
            return [False] * (len(record.moves) - 1) + [won]

        return self._first(last, "feat")

    def forbidden(self, kind: str, rule: str) -> tuple[Moment, str]:
        """Where that rule keeps somebody who has rolled from building, and the place they would have built at."""
        for number in range(MOST_GAMES):
            for moves, state in enumerate(positions(self.game(number).record)):
                if (place := forbidden_place(state, kind, rule)) is not None:
                    return Moment(self.game(number), moves), place
        raise AssertionError(f"{self.scenario}: {rule} forbids no {kind!r} in {MOST_GAMES} games")

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
            if True in (found := fitting(self.game(number).record)):
                return Moment(self.game(number), found.index(True))
        raise AssertionError(f"{self.scenario}: no {wanted!r} in {MOST_GAMES} games")


def positions(record: Record) -> Iterator[CatanState]:
    """Before every move, and at the end: one position that goes on."""
    for state, _ in retell(record, GAME, heard=False):
        assert isinstance(state, CatanState)
        yield state


def forbidden_place(state: CatanState, kind: str, rule: str) -> str | None:
    """Where nothing at all can be done; a ship at the coast, where a road could be meant, too, if one led there."""
    asked, seat = GAME.decision(state), state.active
    if not isinstance(asked, TakeTurn) or not state.rolled:
        return None
    pieces: dict[str, tuple[BuildShip | BuildRoad | BuildSettlement | BuildCity, ...]] = {
        "ship": tuple(BUILD_SHIP[edge] for edge in bits(coast_at_ships(state, seat))),
        "road": BUILD_ROAD,
        "settle": tuple(
            BUILD_SETTLEMENT[corner] for corner in bits(state.island.corners & empty_corners(state))
        ),
        "city": BUILD_CITY,
    }
    lit = {word for action in GAME.legal(state, seat) for word in str(action).split()}
    for action in pieces[kind]:
        if asked.why_not(state, seat, action) == rule and (place := str(action).split()[1]) not in lit:
            return place
    return None


def coast_at_ships(state: CatanState, seat: int) -> int:
    """The edges between land and sea that touch no road of a seat."""
    if state.sea is None:
        return 0
    coast = state.island.lanes & state.island.paths
    return coast & ~around(EDGE_MASKS, ends_of(state.roads[seat]))


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


def crossed(state: CatanState) -> int:
    """The seats that have sent a knight to the enchanted land."""
    return state.land.crossed if isinstance(state.land, EnchantedLand) else 0
