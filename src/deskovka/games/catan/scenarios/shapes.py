"""The shapes of what a seat may see of the scenarios."""

from __future__ import annotations

from typing import TypedDict


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
