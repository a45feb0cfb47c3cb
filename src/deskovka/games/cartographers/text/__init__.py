"""What Cartographers says, and how its spaces and cards become words."""

from __future__ import annotations

from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS
from deskovka.games.cartographers.drawing import Drawn
from deskovka.games.cartographers.explore import CardRevealed
from deskovka.games.cartographers.season import SeasonScored
from deskovka.games.cartographers.sheet import Cells
from deskovka.text import Argument
from deskovka.text.telling import Further, Teller, Words, who


def spaces_in_words(cells: Cells) -> str:
    """`B4, B5`"""
    return ", ".join(str(cells).split("+"))


def _kind(teller: Teller, event: CardRevealed) -> dict[str, Argument]:
    if event.card in AMBUSH_CARDS:
        return {"kind": "ambush"}
    return {"kind": "ruins" if EXPLORE_CARDS[event.card].ruins else "terrain"}


def _whose(teller: Teller, event: Drawn) -> dict[str, Argument]:
    """Whose map was drawn on; that of a reader who plays alone here is called so."""
    if event.seat == event.owner:
        return {"map": "own"}
    return {"map": "yours" if teller.names[event.owner] == teller.texts.t("person-alone") else "other"}


def _points(teller: Teller, event: SeasonScored) -> dict[str, Argument]:
    first, second = event.score.cards
    return {"first": first, "second": second, "total": event.score.total}


WORDS: Words = {
    "owner": who,
    Cells: lambda teller, cells: spaces_in_words(cells) or 0,
}

FURTHER: Further = {CardRevealed: _kind, Drawn: _whose, SeasonScored: _points}
