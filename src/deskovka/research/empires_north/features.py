"""What a seat sees of Empires of the North, in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

from deskovka.core.game import Game, Seat
from deskovka.core.setup import Setup
from deskovka.games.empires_north.cards import ABILITIES, CardName
from deskovka.games.empires_north.clans import Clan
from deskovka.games.empires_north.effects.find import BuildOrKeep
from deskovka.games.empires_north.expedition import ChooseIsland, PillageOrConquer
from deskovka.games.empires_north.goods import FISH, GOLD, GOOD_NAMES, KINDS, NO_TOKENS
from deskovka.games.empires_north.names import PieceName, names_of
from deskovka.games.empires_north.state import NOWHERE, TILES, EmpiresState, Piece, Ship
from deskovka.research.empires_north.answers import SHIPS, UPGRADES
from deskovka.research.empires_north.deck import Cards, called
from deskovka.research.observing import (
    MOST,
    Feature,
    Kept,
    Observer,
    Row,
    decisions,
    joined,
    numbered,
    packed,
)

CLANS: Final = {"": 0, **{clan.value: number for number, clan in enumerate(Clan, 1)}}
PHASES: Final = {"setup": 0, "lookout": 1, "action": 2, "expedition": 3}
ABILITY: Final = {ability.value: number for number, ability in enumerate(ABILITIES, 1)}
TILE: Final = {tile.value: number for number, tile in enumerate(TILES, 1)}
PROVISIONS: Final = {NOWHERE: 0, FISH: 1, GOLD: 2}
WAITING: Final = 8  # features that wait to be ordered
NO_SHIP: Final = (0, 0, 0)
FACE_UP: Final = 1
DISCARDED: Final = 2

Empire = tuple[
    bytes, bytes, bytes, bytes
]  # its pieces, what they are copies of, fields with upgrades, tokens


def observer(game: Game[Any], setup: Setup, state: EmpiresState) -> Observer:
    return EmpiresObserver(game, setup, state)


class EmpiresObserver(Observer):
    """Cards by how many there are of each, empires by how their pieces are called."""

    def __init__(self, game: Game[Any], setup: Setup, state: EmpiresState) -> None:
        self.seats = seats = setup.seats
        self.orders = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
        self.decisions = {name: number for number, name in enumerate(decisions(game), 1)}
        cards = Cards(state.box, setup)
        self.numbers: dict[str, int] = {card.name: number for number, card in enumerate(cards.all, 1)}
        self.islands = {card.name: place for place, card in enumerate(cards.islands)}
        self.dealt = {card.name: place for place, card in enumerate(cards.dealt)}
        self.pieces = places(cards.pieces)
        self.copying = places([piece for card in cards.all if card.copy for piece in called(card)])
        self.upgrades = places(
            [piece for card in cards.all if card.kind in UPGRADES for piece in called(card)]
        )
        self.holders = places([piece for card in cards.all if cards.held(card) for piece in called(card)])
        self._piles = Kept(self._pile)
        self._empires: Kept[Any, Empire] = Kept(self._empire)
        # What is told of a question is the same in every position.
        self._told: Kept[Any, bytes] = Kept(lambda asked: self._about(asked.about(state)))
        dealt, goods = ", ".join(self.dealt), ", ".join(GOOD_NAMES)
        self.features = {
            "own": Feature(
                (3, len(self.dealt)), MOST, f"own cards in hand, to choose from, chosen of them: {dealt}"
            ),
            "known": Feature(
                (seats, len(self.dealt)),
                MOST,
                "by seat: own first, then the others in turn order; cards in hand that everybody has seen, as in `own`",
            ),
            "discards": Feature(
                (seats, len(self.dealt)), MOST, "by seat: cards on the discard pile, as in `own`"
            ),
            "empires": Feature(
                (seats, len(self.pieces)),
                2,
                f"by seat: 1 a piece that is ready, 2 exhausted: {', '.join(self.pieces)}",
            ),
            "copied": Feature(
                (seats, len(self.copying)),
                len(self.numbers),
                f"by seat: the card copied (as in `about`) by {', '.join(self.copying)}",
            ),
            "attached": Feature(
                (seats, len(self.upgrades)),
                len(self.pieces),
                "by seat: to which piece (its place in `empires` from 1; 0: none) is attached "
                + ", ".join(self.upgrades),
            ),
            "tokens": Feature(
                (seats, len(self.holders), KINDS), MOST, f"by seat: {goods}, on {', '.join(self.holders)}"
            ),
            "islands": Feature(
                (len(self.islands),), 2, f"1 face up, 2 discarded (0: elsewhere): {', '.join(self.islands)}"
            ),
            "players": Feature(
                (seats, 21),
                MOST,
                f"by seat: clan ({numbered({clan: n for clan, n in CLANS.items() if n})}), is asked, points, in supply "
                f"{goods}, tired workers, ships, has passed, cards in hand, to choose from, in the deck, both discs: the "
                f"tile ({numbered(TILE)}; 0: in supply), exhausted",
            ),
            "queue": Feature(
                (SHIPS, 3),
                MOST,
                "ships in their order: whose (1: own, 2: of the next seat), provisions (1 fish, 2 gold), raze token",
            ),
            "table": Feature(
                (12,),
                MOST,
                f"round, phase ({numbered(PHASES)}), last round, first player and whose turn it is (0: own seat, 1 the "
                "next), the five tiles in their circle, near and distant islands in the deck",
            ),
            "asked": Feature(
                (7,),
                MOST,
                f"what is asked: {numbered(self.decisions)} (0: nothing); whether it is asked of this seat, of how many; "
                "the ship that arrives, as in `queue`; the card that this seat has just drawn",
            ),
            "about": Feature(
                (7,),
                MOST,
                f"the card that asks or is asked about: {numbered(self.numbers)}; by which of its parts: "
                f"{numbered(ABILITY)}; the tile; the number of its feature, of its choice; how many are left; whether "
                "they go to the hand",
            ),
            "waiting": Feature((WAITING,), len(self.numbers), "the cards whose features are to be ordered"),
        }

    def row(self, state: EmpiresState, seat: Seat) -> Row:
        order, pile = self.orders[seat], self._piles.of
        empires = [self._empires.of(state.empires[other]) for other in order]
        agenda = state.agenda
        asked: Any = agenda[-1] if agenda else None
        return joined(
            (
                *map(pile, (state.hands[seat], state.aside[seat], state.kept[seat])),
                *[pile(state.known[other]) for other in order],
                *[pile(state.discards[other]) for other in order],
                *chain.from_iterable(zip(*empires)),
                self._islands(state),
                packed(self._players(state, order, asked)),
                packed(self._table(state, seat)),
                packed(self._asked(asked, seat)),
                self._told.of(asked) if asked else NOTHING_TOLD,
            )
        )

    def _pile(self, cards: tuple[CardName, ...]) -> bytes:
        """How many of each card are in a pile."""
        found = bytearray(len(self.dealt))
        for card in cards:
            found[self.dealt[card]] += 1
        return bytes(found)

    def _empire(self, empire: tuple[Piece, ...]) -> Empire:
        """Its pieces where their names stand among all."""
        ready, copied = bytearray(len(self.pieces)), bytearray(len(self.copying))
        attached, tokens = bytearray(len(self.upgrades)), bytearray(len(self.holders) * KINDS)
        names = {piece.serial: name for piece, name in zip(empire, names_of(empire))}
        for piece in empire:
            name = names[piece.serial]
            ready[self.pieces[name]] = 1 + piece.exhausted
            if piece.copied:
                copied[self.copying[name]] = self.numbers[piece.copied]
            if piece.onto in names:
                attached[self.upgrades[name]] = 1 + self.pieces[names[piece.onto]]
            if piece.tokens != NO_TOKENS:
                first = self.holders[name] * KINDS
                tokens[first : first + KINDS] = packed(piece.tokens)
        return bytes(ready), bytes(copied), bytes(attached), bytes(tokens)

    def _islands(self, state: EmpiresState) -> bytes:
        found = bytearray(len(self.islands))
        for far in range(2):
            for card in state.islands_gone[far]:
                found[self.islands[card]] = DISCARDED
            for card in state.display[far]:
                found[self.islands[card]] = FACE_UP
        return bytes(found)

    def _players(self, state: EmpiresState, order: list[Seat], asked: Any) -> list[int]:
        seats = asked.seats if asked else ()
        found: list[int] = []
        for seat in order:
            found += (CLANS[state.clans[seat]], seat in seats, state.points[seat], *state.holding(seat))
            found += (
                state.tired[seat],
                state.ships[seat],
                state.passed >> seat & 1,
                len(state.hands[seat]),
                len(state.aside[seat]),
                len(state.decks[seat]),
            )
            for disc in state.discs[seat]:
                found += (disc // 2 + 1, disc >= 0 and disc & 1)
        queue = state.queue[:SHIPS]
        for ship in queue:
            found += self._ship(ship, order[0])
        found += NO_SHIP * (SHIPS - len(queue))
        return found

    def _ship(self, ship: Ship, seat: Seat) -> tuple[int, ...]:
        return (ship.owner - seat) % self.seats + 1, PROVISIONS[ship.provisions], ship.raze

    def _table(self, state: EmpiresState, seat: Seat) -> list[int]:
        seats = self.seats
        return [
            state.round,
            PHASES[state.phase],
            state.last,
            (state.first - seat) % seats,
            (state.active - seat) % seats,
            *[tile + 1 for tile in state.circle],
            len(state.islands[0]),
            len(state.islands[1]),
        ]

    def _asked(self, asked: Any, seat: Seat) -> list[int]:
        if asked is None:
            return UNASKED
        kind = type(asked)
        mine = seat in asked.seats
        arriving = (
            self._ship(asked.ship, seat) if kind is ChooseIsland or kind is PillageOrConquer else NO_SHIP
        )
        drawn = self.numbers[asked.card] if mine and kind is BuildOrKeep else 0
        return [self.decisions[kind.__name__], mine, len(asked.seats), *arriving, drawn]

    def _about(self, told: Mapping[str, Any]) -> bytes:
        """What everybody is told of a question."""
        waiting = [self.numbers[card] for card in told.get("cards", ())][:WAITING]
        return packed(
            [
                self.numbers.get(told.get("card", ""), 0),
                ABILITY.get(told.get("ability", ""), 0),
                TILE.get(told.get("tile", ""), 0),
                *[told.get(name, 0) for name in ("number", "choice", "left", "to_hand")],
                *waiting,
                *[0] * (WAITING - len(waiting)),
            ]
        )


UNASKED: Final = [0] * 7
NOTHING_TOLD: Final = bytes(7 + WAITING)


def places(names: list[PieceName]) -> dict[PieceName, int]:
    """Where each stands."""
    return {name: place for place, name in enumerate(names)}
