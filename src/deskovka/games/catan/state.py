"""One position of Catan: columns by seat, sets of corners and edges as bits, hands as packed numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Self, TypeVar

from deskovka.core.game import Seat, State
from deskovka.games.catan.book import Book, open_book
from deskovka.games.catan.cities_knights.realm import Realm
from deskovka.games.catan.island import Island
from deskovka.games.catan.memory import Memory
from deskovka.games.catan.scenarios.dragons import Dragons
from deskovka.games.catan.scenarios.land import Canal, EnchantedLand
from deskovka.games.catan.scenarios.treasures import Treasures
from deskovka.games.catan.seafarers.sea import Sea, Unknown

NOBODY: Final = -1

T = TypeVar("T")


def base_book() -> Book:
    return open_book("base")


@dataclass(slots=True)
class CatanState(State):
    """What lies on the table. A list "by seat" has one entry a seat.

    `taken`, `built`, `open`, `ends`, `reach`, `chains`, `income` and `shown` follow from the pieces and are kept up to date with them: working
    them out for every question takes most of a move.
    """

    island: Island
    target: int  # points to win with
    active: Seat
    turn: int  # counted from 1; 0 while founding
    rolled: bool  # in this turn
    dice: tuple[int, int]  # of the last roll
    robber: int  # hex; NOBODY: beside the board
    bank: int
    hands: list[int]  # by seat
    deck: list[int]  # development cards left, by Card
    cards: list[list[int]]  # development cards in hand, by seat and Card
    fresh: tuple[int, ...]  # those bought in this turn, by Card
    card_played: bool  # in this turn
    knights: tuple[int, ...]  # played, by seat
    roads: list[int]  # edges, by seat
    settlements: list[int]  # corners, by seat
    cities: list[int]  # corners, by seat
    taken: int  # edges with a piece
    built: int  # corners with a building
    open: int  # corners where the distance rule lets a settlement stand
    ends: list[int]  # corners touched by the own network, by seat
    reach: list[int]  # edges at own roads and buildings where a road can go on, by seat
    chains: list[int]  # longest continuous road, by seat
    income: list[int]  # by seat and number (13 each), as if there were no robber
    longest: Seat  # who holds the Longest Road
    army: Seat  # who holds the Largest Army
    offers: int  # made in this turn
    rolls: list[int]  # how often each sum came
    memory: Memory | None  # what was seen of the hands since a card was first stolen in secret
    limits: tuple[int, ...]  # most victory point cards a seat can have: it did not win with its turn, by seat
    winner: Seat
    book: Book = field(default_factory=base_book)
    shown: tuple[int, ...] = ()  # points that everybody can count, by seat
    sea: Sea | None = (
        None  # the parts of modules are values, shared by copies; None where a module is not played
    )
    unknown: Unknown | None = None
    dragons: Dragons | None = None
    treasures: Treasures | None = None
    realm: Realm | None = None
    land: Canal | EnchantedLand | None = None

    def complete(self) -> None:
        if not self.shown:
            recount(self)

    def copy(self) -> Self:
        return type(self)(
            self.agenda.copy(),
            self.island,
            self.target,
            self.active,
            self.turn,
            self.rolled,
            self.dice,
            self.robber,
            self.bank,
            self.hands.copy(),
            self.deck.copy(),
            [own.copy() for own in self.cards],
            self.fresh,
            self.card_played,
            self.knights,
            self.roads.copy(),
            self.settlements.copy(),
            self.cities.copy(),
            self.taken,
            self.built,
            self.open,
            self.ends.copy(),
            self.reach.copy(),
            self.chains.copy(),
            self.income.copy(),
            self.longest,
            self.army,
            self.offers,
            self.rolls.copy(),
            self.memory,
            self.limits,
            self.winner,
            self.book,
            self.shown,
            self.sea,
            self.unknown,
            self.dragons,
            self.treasures,
            self.realm,
            self.land,
        )

    @property
    def seats(self) -> int:
        return len(self.hands)

    def after(self, seat: Seat) -> list[Seat]:
        """The other seats in turn order, beginning with the one after it."""
        count = len(self.hands)
        return [(seat + step) % count for step in range(1, count)]


def with_entry(column: tuple[T, ...], place: int, entry: T) -> tuple[T, ...]:
    """A column, by seat or otherwise, with another entry in one place."""
    return (*column[:place], entry, *column[place + 1 :])


def recount(state: CatanState) -> None:
    """Count what everybody sees anew, whenever something has changed that brings points or takes them away."""
    state.shown = tuple([count_open(state, seat) for seat in range(state.seats)])


def recount_seat(state: CatanState, seat: Seat) -> None:
    """The same where it changed for one seat alone."""
    state.shown = with_entry(state.shown, seat, count_open(state, seat))


def count_open(state: CatanState, seat: Seat) -> int:
    """The points of a seat from all sources that are no secret."""
    found = 0
    for count in state.book.open_counts:
        found += count(state, seat)
    return found
