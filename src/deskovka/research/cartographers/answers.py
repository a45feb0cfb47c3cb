"""The answers of Cartographers: every drawing that has room on the side of the sheet, whoever makes it.

They are numbered card by card, by terrain and place; a drawing that several cards allow has one number. The numbers are
the same however many play. None is left out of a mask.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from deskovka.core.game import Game, Seat
from deskovka.core.grid import bits
from deskovka.core.setup import Setup
from deskovka.games.cartographers.ambush import monster_question
from deskovka.games.cartographers.cards import AMBUSH_CARDS, ANY_SQUARE, EXPLORE_CARDS, Draw, Drawings
from deskovka.games.cartographers.drawing import question
from deskovka.games.cartographers.sheet import MAP_GRID
from deskovka.games.cartographers.state import CartographersState
from deskovka.research.numbering import Answers, Numbers

WIDTH: Final = (MAP_GRID.all.bit_length() + 7) // 8  # bytes of a set of spaces
NOWHERE: Final = -1


def answers(game: Game[Any], setup: Setup, state: CartographersState) -> Answers:
    drawn = list(dict.fromkeys(drawings(state.sheets[0].empty)))
    return Answers(kinds=[Draw], whole={Draw: drawn}, places=0, quick=Fitting(drawn).numbers)


def drawings(empty: int) -> Iterator[Draw]:
    """All that cards can show where so much is empty, in the order of their data."""
    cards = [card.drawings for card in EXPLORE_CARDS.values()]
    cards += [card.drawings for card in AMBUSH_CARDS.values()]
    for card in (*cards, ANY_SQUARE):
        for draws in card.draws:
            yield from (draw for mask, draw in draws.items() if not mask & ~empty)


class Fitting:
    """Finds the drawings that fit by their numbers alone, which is many times faster than listing them."""

    def __init__(self, drawn: list[Draw]) -> None:
        self._known = {draw: number for number, draw in enumerate(drawn)}
        self._tables: dict[int, Table] = {}

    def numbers(self, state: CartographersState, seat: Seat) -> Numbers:
        """What a seat may draw now."""
        asked = monster_question if state.card in AMBUSH_CARDS else question
        left = asked(state, seat)
        found = self._of(left.drawings, left.free, left.site)
        return found if len(found) else self._of(left.square, left.free, 0)

    def _of(self, drawings: Drawings, free: int, site: int) -> Numbers:
        table = self._tables.get(id(drawings))  # those of the cards, which are never gone
        if table is None:
            table = self._tables[id(drawings)] = Table(drawings, self._known)
        return table.numbers(free, site)


class Table:
    """The numbers of the drawings of a card: by terrain, then by how a shape is turned and by the bit of its corner."""

    def __init__(self, drawings: Drawings, known: dict[Draw, int]) -> None:
        self.ways = drawings.ways
        self._numbers = np.full((len(drawings.terrains), len(self.ways) * 8 * WIDTH), NOWHERE, np.intp)
        for terrain, draws in enumerate(drawings.draws):
            for turned, way in enumerate(self.ways):
                for corner in bits(way.corners):
                    number = known.get(draws[way.first << corner], NOWHERE)
                    self._numbers[terrain, turned * 8 * WIDTH + corner] = number

    def numbers(self, free: int, site: int) -> Numbers:
        """Those that fit where only `free` is free and a space of `site` must be covered (0: none)."""
        corners = b"".join([way.fitting(free, site).to_bytes(WIDTH, "little") for way in self.ways])
        fitting = np.unpackbits(np.frombuffer(corners, np.uint8), bitorder="little").view(np.bool_)
        return self._numbers[:, fitting].ravel()
