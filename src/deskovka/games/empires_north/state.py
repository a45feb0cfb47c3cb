"""One position of Empires of the North: columns by seat, empires as tuples of pieces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from deskovka.core.game import Seat, State
from deskovka.core.values import value
from deskovka.games.empires_north.cards import ABILITIES, Ability, Box, Card, CardName, Kind, Tile
from deskovka.games.empires_north.goods import GOOD_NAMES, KINDS, NO_TOKENS, WORKER

NOBODY: Final = -1
FIELD_GROUP: Final = Kind.FIELD.value
NOWHERE: Final = -1
TILES: Final = tuple(Tile)
SOURCES: Final = len(ABILITIES)
IN_SUPPLY: Final = (
    -1
)  # a disc that is not on a tile; otherwise twice the tile, and one more if it is exhausted
DISCS: Final = (IN_SUPPLY, IN_SUPPLY)  # EN-1.4


@value
class Piece:
    """A card in an empire."""

    serial: int  # counted over the game: which of two came first
    card: CardName  # as printed
    exhausted: bool = False
    onto: int = NOWHERE  # an upgrade: the field it is attached to
    copied: CardName | None = None  # what it is a copy of
    tokens: tuple[int, ...] = NO_TOKENS  # assigned to it, by kind

    def but(
        self,
        exhausted: bool | None = None,
        tokens: tuple[int, ...] | None = None,
    ) -> Piece:
        """The same piece after something changed."""
        return Piece(
            self.serial,
            self.card,
            self.exhausted if exhausted is None else exhausted,
            self.onto,
            self.copied,
            self.tokens if tokens is None else tokens,
        )


@value
class Ship:
    """A ship in the queue, with what was assigned to it (EN-7.1)."""

    owner: Seat
    provisions: int = NOWHERE  # FISH or GOLD; NOWHERE: none
    raze: bool = False


@value
class Origin:
    """What works now: an ability of a card, in whose hands, and which piece it is."""

    seat: Seat
    card: CardName
    ability: Ability
    serial: int = NOWHERE  # NOWHERE: it is not in the empire, as a boost or an island that is pillaged


@dataclass(slots=True)
class EmpiresState(State):
    """What lies on the table. A list "by seat" has one entry a seat."""

    box: Box
    raze_scores: bool  # the option of EN-9.6
    clans: tuple[str, ...]  # by seat; empty before it is chosen
    circle: tuple[int, ...]  # tiles, in their order
    round: int  # from 1; 0 before the first
    first: Seat  # who has the first-player token
    active: Seat  # whose turn it is, or whose ship arrives
    phase: str
    turn: int  # turns of the Action phases so far
    passed: int  # seats, as bits
    last: bool  # the last round: somebody has had 25 points before its Action phase ended
    supply: list[int]  # by seat and kind (eight each)
    tired: list[int]  # by seat
    points: list[int]  # by seat
    earned: list[int]  # the same by seat and ability
    hands: list[tuple[CardName, ...]]  # by seat, sorted
    known: list[tuple[CardName, ...]]  # of these, what everybody has seen, by seat
    decks: list[tuple[CardName, ...]]  # what is in each, in no order, by seat
    discards: list[tuple[CardName, ...]]  # by seat
    aside: list[tuple[CardName, ...]]  # cards just drawn, to be chosen from, by seat
    kept: list[tuple[CardName, ...]]  # of these, what was chosen before all have, by seat
    gone: list[tuple[CardName, ...]]  # starting cards removed from the game, by seat
    draws: list[int]  # cards drawn so far, by seat, then of both islands' decks
    empires: list[tuple[Piece, ...]]  # by seat, in the order in which they came
    placed: int  # pieces placed so far, by all
    discs: list[tuple[int, ...]]  # by seat, sorted
    ships: list[int]  # in the supply, by seat
    clan_ships: list[int]  # of the own clan, wherever they are, by seat
    queue: tuple[Ship, ...]
    islands: list[tuple[CardName, ...]]  # what is in both decks, in no order
    islands_gone: list[tuple[CardName, ...]]  # both discard piles
    display: list[tuple[CardName, ...]]  # face up, near and distant

    @property
    def seats(self) -> int:
        return len(self.points)

    def copy(self) -> Self:
        return type(self)(
            self.agenda.copy(),
            self.box,
            self.raze_scores,
            self.clans,
            self.circle,
            self.round,
            self.first,
            self.active,
            self.phase,
            self.turn,
            self.passed,
            self.last,
            self.supply.copy(),
            self.tired.copy(),
            self.points.copy(),
            self.earned.copy(),
            self.hands.copy(),
            self.known.copy(),
            self.decks.copy(),
            self.discards.copy(),
            self.aside.copy(),
            self.kept.copy(),
            self.gone.copy(),
            self.draws.copy(),
            self.empires.copy(),
            self.placed,
            self.discs.copy(),
            self.ships.copy(),
            self.clan_ships.copy(),
            self.queue,
            self.islands.copy(),
            self.islands_gone.copy(),
            self.display.copy(),
        )

    def after(self, seat: Seat) -> list[Seat]:
        """The others, clockwise."""
        seats = len(self.points)
        return [(seat + step) % seats for step in range(1, seats)]

    def from_first(self) -> list[Seat]:
        """All seats in turn order."""
        return [self.first, *self.after(self.first)]

    def card_of(self, piece: Piece) -> Card:
        """The card a piece is taken for: the one it copies, if it does (EN-10.7)."""
        return self.box.cards[piece.copied or piece.card]

    def held(self, seat: Seat, kind: int) -> int:
        return self.supply[seat * KINDS + kind]

    def holding(self, seat: Seat) -> list[int]:
        """The whole supply, by kind."""
        return self.supply[seat * KINDS : (seat + 1) * KINDS]

    def workers(self, seat: Seat) -> int:
        """All of them: available, tired, assigned (EN-9.7)."""
        assigned = sum([piece.tokens[WORKER] for piece in self.empires[seat]])
        return self.held(seat, WORKER) + self.tired[seat] + assigned


def is_field(card: Card) -> bool:
    return card.group == FIELD_GROUP


def piece_at(state: EmpiresState, seat: Seat, serial: int) -> Piece | None:
    for piece in state.empires[seat]:
        if piece.serial == serial:
            return piece
    return None


def change(state: EmpiresState, seat: Seat, changed: Piece) -> None:
    """Put a piece in the place of the one it was."""
    state.empires[seat] = tuple(
        [changed if piece.serial == changed.serial else piece for piece in state.empires[seat]]
    )


def earn(state: EmpiresState, origin: Origin, points: int) -> None:
    """EN-2.12: marked on the track at once."""
    state.points[origin.seat] += points
    state.earned[origin.seat * SOURCES + SOURCE_OF[origin.ability]] += points


SOURCE_OF: Final = {ability: number for number, ability in enumerate(ABILITIES)}


def with_sorted(cards: tuple[CardName, ...], *more: CardName) -> tuple[CardName, ...]:
    """A pile without an order, and more cards in it."""
    return tuple(sorted((*cards, *more)))


def without(cards: tuple[CardName, ...], card: str) -> tuple[CardName, ...]:
    """A pile with one card less."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def amounts(held: list[int] | tuple[int, ...]) -> dict[str, int]:
    """By name, as views show it."""
    return dict(zip(GOOD_NAMES, held))
