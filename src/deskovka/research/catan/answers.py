"""The answers of Catan, with as many handfuls and trades as a number can stand for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Any, Final

from deskovka.core.game import Game
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.setup import Setup
from deskovka.games.catan.bank import BANK_TRADES, BankTrade
from deskovka.games.catan.board import HEX_CORNERS, HEX_EDGES, Corner, Edge, Hex
from deskovka.games.catan.goods import ONE, Cards
from deskovka.games.catan.robber import MOST_LISTED, DiscardCards
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import USUAL, Counter, Offer, OfferTo
from deskovka.research.numbering import Answers

DISCARDED: Final = {5: range(4, 8), 8: range(4, 6)}  # cards, by the number of kinds
COUNTERS: Final = (2, 3)  # cards asked for instead of one or two
HANDFUL: Final = range(1, 4)
DIE: Final = range(1, 7)


def answers(game: Game[Any], setup: Setup, state: CatanState) -> Answers:
    book, hexes = state.book, sorted(state.island.tiles)
    few = handfuls(book.kinds, HANDFUL)
    return Answers(
        kinds={*book.deeds, *book.due} - {OfferTo},
        values={
            Hex: [Hex(hex) for hex in all_hexes(state)],
            Corner: [Corner(corner) for corner in touched(hexes, HEX_CORNERS)],
            Edge: [Edge(edge) for edge in touched(hexes, HEX_EDGES)],
            Cards: few,
            "red": DIE,
            "yellow": DIE,
        },
        seats=frozenset(("victim", "partner")),
        whole={
            BankTrade: [
                trade for (_, kind, other), trade in BANK_TRADES.items() if {kind, other} <= {*book.kinds}
            ],
            Offer: [offer for given in USUAL[len(book.kinds)] for offers in given for offer in offers],
            Counter: list(counters(book.kinds)),
            DiscardCards: [DiscardCards(cards) for cards in handfuls(book.kinds, DISCARDED[len(book.kinds)])],
        },
        places=MOST_LISTED,
    )


def all_hexes(state: CatanState) -> list[int]:
    """The hexes of the map, at sea with the frame around it, where the pirate may go."""
    island = state.island
    return sorted({*island.tiles, *(bits(island.sea) if state.sea else ())})


def touched(hexes: Iterable[int], parts: Sequence[Sequence[int]]) -> list[int]:
    """The corners or edges of some hexes."""
    return sorted({part for hex in hexes for part in parts[hex]})


def handfuls(kinds: Sequence[int], sizes: Iterable[int]) -> list[Cards]:
    """All handfuls of so many cards."""
    return [
        Cards(sum(ONE[kind] for kind in chosen))
        for size in sizes
        for chosen in combinations_with_replacement(kinds, size)
    ]


def counters(kinds: Sequence[int]) -> Iterable[Action]:
    """What is usually proposed instead: a card for two or three of the kind that was offered."""
    for asked in kinds:
        for offered in kinds:
            if asked != offered:
                for number in COUNTERS:
                    yield Counter(Cards(ONE[asked]), Cards(ONE[offered] * number))
