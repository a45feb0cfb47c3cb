"""How pieces of an empire are called: `wool-market`, and `wool-market.2` for the second one that came."""

from __future__ import annotations

import re
from typing import Final, Self

from deskovka.core.game import Seat
from deskovka.core.values import word
from deskovka.games.empires_north.state import EmpiresState, Piece

NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(\.([2-9]|[1-9][0-9]))?")


@word
class PieceName(str):
    """A card of an empire, by what is printed on it; a number where it is not the first of its name."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Self:
        text = text.casefold()
        if not NAME.fullmatch(text):
            raise ValueError(f"{text!r} is not the name of a card")
        return cls(text)


def name_of(state: EmpiresState, seat: Seat, wanted: Piece) -> PieceName:
    """How a piece is called now."""
    before, card = 0, str(wanted.card)  # as texts: compiled code would ask whether they are one object
    for piece in state.empires[seat]:
        if piece.serial == wanted.serial:
            break
        before += str(piece.card) == card
    return _NAMES.get((wanted.card, before)) or _named(wanted.card, before)


_NAMES: Final[dict[tuple[str, int], PieceName]] = {}


def _named(card: str, before: int) -> PieceName:
    """Made once, for names are asked for all the time."""
    name = PieceName(f"{card}.{before + 1}" if before else card)
    _NAMES[card, before] = name
    return name


def piece_named(state: EmpiresState, seat: Seat, name: str) -> Piece | None:
    """The piece that is called so now."""
    card, _, number = name.partition(".")
    nth = int(number or 1)
    for piece in state.empires[seat]:
        if str(piece.card) == card:
            nth -= 1
            if not nth:
                return piece
    return None


def names_of(empire: tuple[Piece, ...]) -> list[PieceName]:
    """The names of all pieces of an empire, in its order."""
    seen: dict[str, int] = {}
    found = []
    for piece in empire:
        before = seen.get(piece.card, 0)
        seen[piece.card] = before + 1
        found.append(_NAMES.get((piece.card, before)) or _named(piece.card, before))
    return found
