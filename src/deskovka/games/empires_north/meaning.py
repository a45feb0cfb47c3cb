"""Which pieces of an empire a card speaks of."""

from __future__ import annotations

from deskovka.core.game import Seat
from deskovka.games.empires_north.cards import Filter
from deskovka.games.empires_north.state import EmpiresState, Piece


def meant(state: EmpiresState, seat: Seat, cards: Filter, this: int) -> list[Piece]:
    """The pieces of an empire of a sort, where `this` is the piece that speaks."""
    printed = state.box.cards
    found = [piece for piece in state.empires[seat] if cards.fits(printed[piece.copied or piece.card])]
    if cards.this:
        found = [piece for piece in found if (piece.serial == this) == (cards.this > 0)]
    return found
