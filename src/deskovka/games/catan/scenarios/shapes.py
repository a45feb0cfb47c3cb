"""The shapes of what a seat may see of the scenarios."""

from __future__ import annotations

from typing import Annotated, TypedDict

from deskovka.games.catan.goods import Good
from deskovka.games.catan.scenarios.treasures import Treasure


class DesertView(TypedDict):
    """A desert, and how many dragons lie on it."""

    hex: str
    dragons: int


class DragonsView(TypedDict):
    """The dragons: how many are beside the board, where the others are, and what they block."""

    beside: int
    storm: bool
    deserts: list[DesertView]
    hexes: list[str]
    blocked_roads: list[str]
    blocked_buildings: list[str]


class KeeperView(TypedDict):
    """How many treasures a player keeps; which they are is null where it is somebody else's secret."""

    kept: int
    own: list[Annotated[str, Treasure]] | None
    harbour: bool  # a special one was placed


class TreasuresView(TypedDict):
    """Where treasures lie, how many of each kind are unseen, the special harbours left, and what was just looked at."""

    places: list[str]
    unseen: dict[Annotated[str, Treasure], int]
    looked: Annotated[str, Treasure] | None
    harbours: list[Annotated[str, Good]]
    players: list[KeeperView]


class DitchView(TypedDict):
    """A canal token: its hex, and the two sides to which its ends point."""

    hex: str
    ends: Annotated[list[str], 2]


class CanalView(TypedDict):
    """The canal: hexes with chits, canal tokens, whether there is water in them, fields whose token lies face down.

    `desert` and `lake` are the hexes marked A and B, a lake too once there is water.
    """

    sites: list[str]
    dug: list[DitchView]
    flooded: bool
    dry: list[str]
    chits: list[int]  # by seat
    desert: str
    lake: str


class HunterView(TypedDict):
    """How many dragons a player has beaten, and whether a knight has crossed over."""

    beaten: int
    crossed: bool


class EnchantedView(TypedDict):
    """The enchanted land: its hexes, where dragons are, and how many of them have a flag with one, two, three points."""

    hexes: list[str]
    dragons: list[str]
    flags: Annotated[list[int], 3]
    players: list[HunterView]
