"""The island as it is drawn: hexes with names, terrains and numbers; pieces on corners and edges; harbours outside.

A hex is twelve columns wide; its corners lie on four lines, the slanted edges between them:

          .
       /     \\
    .    E7     .
    |  forest   |
    .     8     .
       \\     /
          .
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from deskovka.core.game import Json, Seat
from deskovka.games.catan.board import (
    CORNER_HEXES,
    EDGE_ENDS,
    EDGE_HEXES,
    EDGE_NAMES,
    HEX_CORNERS,
    HEX_EDGES,
    PLACES,
    Corner,
    Edge,
    Hex,
)
from deskovka.games.catan.island import GENERIC
from deskovka.games.catan.layouts import RED
from deskovka.terminal.catan.players import LETTERS
from deskovka.text import Texts

HALF = 6  # columns of half a hex
ROW = 4  # lines from one row of hexes to the next
CORNERS = ((0, 0), (2, HALF), (4, HALF), (6, 0), (4, -HALF), (2, -HALF))  # line and column, from the north
INSIDE = {1: 2, 2: 5, 3: 5, 4: 5, 5: 2}  # columns to each side that are inside, by line
TERRAINS = {
    "hills": "#ffffff on #a8492b",
    "forest": "#ffffff on #2f6b35",
    "pasture": "#1a1a1a on #9bcf62",
    "fields": "#1a1a1a on #e8c44a",
    "mountains": "#ffffff on #6d7078",
    "desert": "#1a1a1a on #d9c79a",
}
PLAYERS = ("#ffffff on #c0392b", "#ffffff on #2b63b8", "#1a1a1a on #f2f2f2", "#1a1a1a on #e67e22")
SEA = "bold #5aa9e6"
CHOICE = "bold #000000 on #ffff00"
FAINT = "dim"

Spot = tuple[str, int]  # a corner, edge or hex, and its number
Place = tuple[int, int]  # line and column


class Canvas:
    """Characters anywhere, the later above the earlier."""

    def __init__(self) -> None:
        self.signs: dict[Place, tuple[str, str]] = {}

    def put(self, place: Place, text: str, style: str) -> None:
        """A text with its middle at a place."""
        line, column = place
        start = column - len(text) // 2
        for offset, sign in enumerate(text):
            self.signs[line, start + offset] = sign, style

    def text(self) -> Text:
        lines, columns = [line for line, _ in self.signs], [column for _, column in self.signs]
        drawn = []
        for line in range(min(lines), max(lines) + 1):
            signs = [
                self.signs.get((line, column), (" ", "")) for column in range(min(columns), max(columns) + 1)
            ]
            runs = groupby(signs, key=itemgetter(1))
            row = Text.assemble(*(("".join(sign for sign, _ in run), style) for style, run in runs))
            row.rstrip()
            drawn.append(row)
        whole = Text("\n").join(drawn)
        whole.no_wrap = True
        return whole


def draw_island(
    texts: Texts, view: Json, marks: Mapping[Spot, str] | None = None, new: Collection[Spot] = ()
) -> Text:
    """The whole island; marks stand on the places that may be chosen, new pieces are inverted."""
    canvas, land = Canvas(), {int(Hex.read(tile["hex"])): tile for tile in view["hexes"]}
    for hex in land:
        _draw_frame(canvas, hex)
    for hex, tile in land.items():
        _draw_tile(canvas, texts, hex, tile, robbed=view["robber"] == tile["hex"])
    for harbour in view["harbours"]:
        _draw_harbour(canvas, texts, Edge.read(harbour["edge"]), harbour["kind"], land)
    for spot, (sign, seat) in pieces(view).items():
        canvas.put(place_of(spot), sign, f"bold {'reverse ' if spot in new else ''}{PLAYERS[seat]}")
    for spot, mark in (marks or {}).items():
        canvas.put(place_of(spot), mark, CHOICE)
    return canvas.text()


def pieces(view: Json) -> dict[Spot, tuple[str, Seat]]:
    """What stands where: `a` a road, `(A)` a settlement, `[A]` a city."""
    found: dict[Spot, tuple[str, Seat]] = {}
    for seat, player in enumerate(view["players"]):
        letter = LETTERS[seat]
        found |= {("edge", int(Edge.read(name))): (f" {letter.lower()} ", seat) for name in player["roads"]}
        found |= {("corner", int(Corner.read(name))): (f"({letter})", seat) for name in player["settlements"]}
        found |= {("corner", int(Corner.read(name))): (f"[{letter}]", seat) for name in player["cities"]}
    return found


def new_pieces(before: Json, after: Json) -> set[Spot]:
    """Where something else stands than before."""
    old = pieces(before)
    return {spot for spot, piece in pieces(after).items() if old.get(spot) != piece}


def place_of(spot: Spot) -> Place:
    """Where a spot is marked; of a hex the line below its number."""
    kind, number = spot
    if kind == "corner":
        return _corner(number)
    if kind == "edge":
        (line, column), (other_line, other_column) = map(_corner, EDGE_ENDS[number])
        return (line + other_line) // 2, (column + other_column) // 2
    top, middle = _top(number)
    return top + 5, middle


def _top(hex: int) -> Place:
    """The northern corner of a hex."""
    q, r = PLACES[hex]
    return r * ROW, (2 * q + r) * HALF


def _corner(corner: int) -> Place:
    hex = CORNER_HEXES[corner][0]
    top, middle = _top(hex)
    line, column = CORNERS[HEX_CORNERS[hex].index(corner)]
    return top + line, middle + column


def _draw_frame(canvas: Canvas, hex: int) -> None:
    for corner in HEX_CORNERS[hex]:
        canvas.put(_corner(corner), ".", FAINT)
    for side, edge in enumerate(HEX_EDGES[hex]):
        canvas.put(place_of(("edge", edge)), "\\|/\\|/"[side], FAINT)


def _draw_tile(canvas: Canvas, texts: Texts, hex: int, tile: Json, robbed: bool) -> None:
    top, middle = _top(hex)
    style = TERRAINS.get(tile["terrain"], "")
    for line, reach in INSIDE.items():
        canvas.put((top + line, middle), " " * (2 * reach + 1), style)
    canvas.put((top + 2, middle), tile["hex"], style)
    canvas.put((top + 3, middle), texts.t(f"terrain-{tile['terrain']}"), style)
    number = str(tile["token"] or "")
    canvas.put((top + 4, middle), number, f"bold {'underline ' if tile['token'] in RED else ''}{style}")
    if robbed:
        shown = f"{number} {texts.t('piece-robber')}".strip()
        canvas.put((top + 4, middle), shown, "bold #ffffff on #000000")


def _draw_harbour(canvas: Canvas, texts: Texts, edge: int, kind: str, land: Collection[int]) -> None:
    """Its kind beside its edge, out in the sea."""
    hex = next(hex for hex in EDGE_HEXES[edge] if hex in land)
    side = EDGE_NAMES[HEX_EDGES[hex].index(edge)]
    name = kind if kind == GENERIC else texts.t(f"good-{kind}")
    shown = f"~{name}~"
    canvas.put(place_of(("edge", edge)), "~", SEA)
    top, middle = _top(hex)
    line = {"n": top, "s": top + 6}.get(side[0], top + 3)
    away = HALF if len(side) == 2 else HALF + 3 + len(shown) // 2
    canvas.put((line, middle + (away if side.endswith("e") else -away)), shown, SEA)
