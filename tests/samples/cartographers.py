"""Cartographers, as tests of all games know it."""

from __future__ import annotations

from random import Random

import msgspec
from msgspec import Raw, Struct

from samples import Load, Sample, Vain

SHEET = "F.\n.F"
EDICTS = "Edict A: Sentinel Wood\nEdict B: Canal Lake\nEdict C: Great City\nEdict D: Cauldrons\n"


class Way(Struct):
    cells: list[tuple[int, int]]
    corners: str


class Shape(Struct):
    ways: list[Way]


class Squares(Struct):
    terrains: list[str]
    shapes: list[Shape]


class Drawings(Squares):
    """What it offers."""

    size: tuple[int, int]
    squares: Squares | None


read_drawings = msgspec.json.Decoder(Drawings).decode


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


ALL_EDICTS = {
    "edict_a": "sentinel_wood",
    "edict_b": "canal_lake",
    "edict_c": "wildholds",
    "edict_d": "borderlands",
}
SAMPLE = Sample(
    typed=("kartografove", "Kartografové", "car"),
    mistyped="kartografoe",
    chosen=(
        ("cards=Hraniční les,osada", {"cards": "sentinel_wood,wildholds"}),
        ("STRANA mapového listu=b", {"side": "B"}),
    ),
    vain=(Vain(2, {**ALL_EDICTS, "cards": "canal_lake"}, "cards"),),
    forbidden="draw monster A1+B1+C1+D1+E1+F1",
    first_question="Which terrain do you draw?",
    board=("F forest  V village", "Row K: "),
    terminal_hints=("page-map-plain",),
    paper_mistakes=(
        ("Edict A: moon\n.", ["line 1", "“moon”", "Greenbough"]),
        (SHEET, ["edict A is missing"]),
        (f"{EDICTS}; a map\n\n  FFFFFFFFFFF\n\n  F X\n", ["line 9: column 5: “X”"]),
        (
            f"{EDICTS}VVVVVVVVFFF\nF",
            ["line 6: a row of the map has 11 spaces, columns 1 to 11, got 1", "CA-0.1"],
        ),
        (f"{EDICTS}VVVVVVVVFFF", ["line 5: a map has 11 rows, A to K, got 1", "CA-0.1"]),
    ),
    short={},
    tables=(
        ("me", "open", "random"),
        ("me", "open"),
        ("me", "open", "open", "beginner"),
        ("me", "random", "beginner"),
    ),
    load=Load(depth=40, pick=pick_drawing),
)
