"""The shape of what a seat may see of a game of Catan."""

from __future__ import annotations

from typing import Annotated, TypedDict

from deskovka.core.game import Seat
from deskovka.core.shapes import Asked
from deskovka.games.catan.cities_knights.shapes import RealmView
from deskovka.games.catan.development import Card
from deskovka.games.catan.goods import Amounts
from deskovka.games.catan.island import HARBOUR_KINDS, Terrain
from deskovka.games.catan.scenarios.shapes import CanalView, DragonsView, EnchantedView, TreasuresView
from deskovka.games.catan.seafarers.shapes import SeaView, UnknownView


class HexView(TypedDict):
    """A land hex; without a token it is 0."""

    hex: str
    terrain: Annotated[str, Terrain]
    token: int


class HarbourView(TypedDict):
    """A harbour at an edge of the coast: what can be traded there."""

    edge: str
    kind: Annotated[str, HARBOUR_KINDS]


class CardsView(TypedDict):
    """Development cards of a kind, how many of them were bought in this turn, and the name of what they do here."""

    number: int
    fresh: int
    effect: str


class PiecesLeft(TypedDict):
    """What is not yet built."""

    roads: int
    settlements: int
    cities: int


class PlayerView(TypedDict):
    """One player; `hand` and `own_cards` are null where they are somebody else's secret."""

    points: int
    cards: int
    hand: Amounts | None
    development: int
    own_cards: dict[Annotated[str, Card], CardsView] | None
    knights: int
    road: int
    roads: list[str]
    settlements: list[str]
    cities: list[str]
    left: PiecesLeft
    rates: Amounts


class CatanView(TypedDict):
    """The table as a seat sees it; `rolls` tells how often each sum came, from 2."""

    target: int
    turn: int
    active: Seat
    rolled: bool
    dice: Annotated[list[int], 2]
    robber: str | None
    hexes: list[HexView]
    harbours: list[HarbourView]
    bank: Amounts
    deck: int
    longest: Seat | None
    army: Seat | None
    winner: Seat | None
    rolls: list[int]
    card_played: bool
    players: list[PlayerView]
    asked: Asked | None
    sea: SeaView | None
    unknown: UnknownView | None
    dragons: DragonsView | None
    treasures: TreasuresView | None
    realm: RealmView | None
    canal: CanalView | None
    enchanted: EnchantedView | None
