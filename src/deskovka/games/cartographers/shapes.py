"""The shape of what a seat may see of a game of Cartographers."""

from __future__ import annotations

from typing import Annotated, TypedDict

from deskovka.core.game import Seat
from deskovka.games.cartographers.cards import SEASONS


class MapView(TypedDict):
    """A map: eleven rows, one letter a space (`.` empty, `R` ruins, `FVAWM` terrain, small on ruins, `^`, `#`).

    `points` is what it would score under each edict, `mountains` are those whose coin can still be earned (CA-5.1).
    """

    rows: list[str]
    coins: int
    points: list[int]
    mountains: list[str]


class DeckView(TypedDict):
    """How many cards are still hidden, and how many of them are ambushes."""

    cards: int
    ambushes: int


class ScoreView(TypedDict):
    """What one player scored at the end of a season; `monsters` are points lost."""

    cards: list[int]
    coins: int
    monsters: int
    total: int


class CartographersView(TypedDict):
    """The table as a seat sees it; `scores` are by season that was scored, then by seat."""

    season: Annotated[str, tuple(season.id for season in SEASONS)]
    time: int
    limit: int
    edicts: list[str]
    revealed: list[str]
    card: str
    ruins: bool
    deck: DeckView
    ambushes_left: list[str]
    any_fallback: bool
    asked: list[Seat]
    answered: list[Seat]
    own_answer: str | None
    draws_on: Seat | None
    maps: list[MapView]
    scores: list[list[ScoreView]]
