"""Founding in three rounds, at least once on the coast (CT-T5.5, CT-T6.4)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import RuleId, Seat
from deskovka.games.catan.book import EVERYWHERE, Book
from deskovka.games.catan.seafarers.ships import own_buildings
from deskovka.games.catan.state import CatanState

ROUNDS: Final = 3  # a settlement, a city, a settlement


def found_at_the_coast(book: Book, rule: RuleId) -> None:
    book.rounds = ROUNDS
    book.founding = last_on_the_coast
    book.founding_rule = rule


def last_on_the_coast(state: CatanState, seat: Seat) -> int:
    """CT-T5.25, CT-T6.36: who has two buildings inland founds the third on the coast."""
    own = own_buildings(state, seat)
    inland = not own & state.island.coast and own.bit_count() == ROUNDS - 1
    return state.island.coast if inland else EVERYWHERE
