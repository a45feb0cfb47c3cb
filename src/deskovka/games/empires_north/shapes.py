"""What views of Empires of the North look like."""

from __future__ import annotations

from typing import Annotated, TypedDict

from deskovka.core.shapes import Asked, BySeat, SeatNumber
from deskovka.games.empires_north.cards import Tile
from deskovka.games.empires_north.clans import Clan
from deskovka.games.empires_north.goods import Good

Amounts = dict[Annotated[str, Good], int]


class PieceView(TypedDict):
    """A card of an empire: how it is called, what is printed, what it counts as, and what is with it."""

    name: str
    card: str
    copied: str | None
    exhausted: bool
    onto: str | None
    tokens: Amounts


class DiscView(TypedDict):
    """An action disc: its tile, if it lies on one, and which side is up."""

    tile: Annotated[str, Tile] | None
    exhausted: bool


class EmpireView(TypedDict):
    """What everybody sees of a player; the hand and what is being chosen only the own."""

    clan: Annotated[str, Clan] | None
    points: int
    supply: Amounts
    tired: int
    ships: int
    passed: bool
    hand_size: int
    hand: list[str] | None
    known: list[str]
    aside_size: int
    aside: list[str] | None
    kept: list[str] | None
    deck_size: int
    discards: list[str]
    empire: list[PieceView]
    discs: list[DiscView]


class ShipView(TypedDict):
    """A ship in the queue."""

    owner: SeatNumber
    provisions: Annotated[str, ("fish", "gold")] | None
    raze: bool


class IslandsView(TypedDict):
    """The islands of one distance: face up, in the deck, discarded."""

    face_up: list[str]
    deck_size: int
    discards: list[str]


class EmpiresView(TypedDict):
    """The table as a seat sees it."""

    round: int
    phase: str
    last: bool
    first: SeatNumber
    active: SeatNumber
    circle: list[Annotated[str, Tile]]
    players: BySeat[EmpireView]
    queue: list[ShipView]
    arriving: ShipView | None
    near: IslandsView
    distant: IslandsView
    asked: Asked | None
    drawn: str | None  # the card that the seat is asked whether to build
