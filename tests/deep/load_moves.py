"""Picks one of the moves a seat was offered, without listing them all and without the rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
from msgspec import Raw, Struct

Pick = Callable[[Raw, Random], str]


class Way(Struct):
    cells: list[tuple[int, int]]
    corners: str


class Shape(Struct):
    ways: list[Way]


class Squares(Struct):
    terrains: list[str]
    shapes: list[Shape]


class Drawings(Squares):
    """What Cartographers offers."""

    size: tuple[int, int]
    squares: Squares | None


class Answer(Struct):
    action: str


class Actions(Struct):
    """What Terra Mystica offers."""

    hexes: dict[str, list[Answer]]
    others: list[Answer]


read_drawings = msgspec.json.Decoder(Drawings).decode
read_actions = msgspec.json.Decoder(Actions).decode


def pick_drawing(options: Raw, random: Random) -> str:
    """A random way of a random shape, at a random one of its corners."""
    offer = read_drawings(options)
    places = [
        (part.terrains, way)
        for part in (offer, offer.squares)
        if part
        for shape in part.shapes
        for way in shape.ways
        if way.corners != "0"
    ]
    terrains, way = random.choice(places)
    top, left = divmod(random_bit(int(way.corners, 16), random), offer.size[1])
    cells = "+".join(f"{chr(ord('A') + top + row)}{left + column + 1}" for row, column in way.cells)
    return f"draw {random.choice(terrains)} {cells}"


def random_bit(bits: int, random: Random) -> int:
    for _ in range(random.randrange(bits.bit_count())):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def pick_action(options: Raw, random: Random) -> str:
    offer = read_actions(options)
    answers = [answer for place in offer.hexes.values() for answer in place] + offer.others
    return random.choice(answers).action


PICKS: dict[str, Pick] = {"cartographers": pick_drawing, "terra_mystica": pick_action}
