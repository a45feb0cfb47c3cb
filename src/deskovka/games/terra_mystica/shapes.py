"""The shape of what can be seen of a game of Terra Mystica: everything."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from deskovka.core.game import Seat
from deskovka.core.shapes import Asked
from deskovka.games.terra_mystica.board import Colour
from deskovka.games.terra_mystica.cults import Cult
from deskovka.games.terra_mystica.factions import Kind


class MapHex(TypedDict):
    """A hex, what it is (null is river), and what stands on it."""

    hex: str
    terrain: Annotated[str, Colour] | None
    owner: NotRequired[Seat]
    building: NotRequired[Annotated[str, tuple(Kind.__members__)]]


class BridgeView(TypedDict):
    """A bridge between two hexes."""

    span: str
    owner: Seat


class SeatView(TypedDict):
    """One player's board; `used` are the special actions that are covered."""

    faction: str | None
    points: int
    coins: int
    workers: int
    priests: int
    bowls: Annotated[list[int], 3]
    cults: Annotated[list[int], 4]
    shipping: int
    digging: int
    keys: int
    favors: list[str]
    towns: list[str]
    scroll: str | None
    used: list[str]
    income: dict[str, int]
    network: int
    leap_bonus: int
    buildings: dict[str, int]


class TerraView(TypedDict):
    """The table; `next` is the turn order of the next round, as far as it is known, and of tiles what is left."""

    round: int
    order: list[Seat]
    passed: list[Seat]
    next: list[Seat]
    asked: list[Seat]
    question: Asked | None
    scoring: list[str]
    map: list[MapHex]
    bridges: list[BridgeView]
    power_actions: dict[str, bool]
    scrolls: dict[str, int]
    favors: dict[str, int]
    towns: dict[str, int]
    orders: dict[Annotated[str, Cult], list[Seat | None]]
    seats: list[SeatView]
