"""The shape of what a seat may see of the sea."""

from __future__ import annotations

from typing import Annotated, TypedDict

from deskovka.games.catan.island import Terrain


class SailorView(TypedDict):
    """The ships of a player, how many are left, and on how many islands it earned a point."""

    ships: list[str]
    left: int
    islands: int


class SeaView(TypedDict):
    """The sea: the pirate's hex (null: not played with), and whether a ship was moved in this turn."""

    pirate: str | None
    moved: bool
    players: list[SailorView]


class UnknownView(TypedDict):
    """What still lies face down: so many hexes of each terrain, and these tokens."""

    hexes: dict[Annotated[str, Terrain], int]
    tokens: list[int]
