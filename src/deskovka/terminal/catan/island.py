"""The island as it is drawn: hexes with names, terrains and numbers; pieces on corners and edges; harbours outside.

A hex is twelve columns wide; its corners lie on four lines, the slanted edges between them:

          .
       /     \\
    .    E7     .
    |  forest   |
    .     8     .
       \\     /
          .

At sea, where maps are larger, hexes are eight columns wide, and what stands on them is a letter of the legend.
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
from deskovka.terminal.catan.names import pieces_of
from deskovka.terminal.catan.players import LETTERS
from deskovka.text import Texts

WIDE, NARROW = 6, 4  # columns of half a hex
ROW = 4  # lines from one row of hexes to the next
CORNERS = (
    (0, 0),
    (2, 1),
    (4, 1),
    (6, 0),
    (4, -1),
    (2, -1),
)  # line, and half hexes to the east, from the north
TERRAINS = {
    "hills": "#ffffff on #a8492b",
    "forest": "#ffffff on #2f6b35",
    "pasture": "#1a1a1a on #9bcf62",
    "fields": "#1a1a1a on #e8c44a",
    "mountains": "#ffffff on #6d7078",
    "desert": "#1a1a1a on #d9c79a",
    "gold": "#1a1a1a on #ffe14d",
    "sea": "#5aa9e6",
    "unknown": "dim",
    "lake": "#ffffff on #2a6db0",
}
NO_LAND = ("sea", "unknown", "lake")
PLAYERS = ("#ffffff on #c0392b", "#ffffff on #2b63b8", "#1a1a1a on #f2f2f2", "#1a1a1a on #e67e22")
SEA = "bold #5aa9e6"
CHOICE = "bold #000000 on #ffff00"
FAINT = "dim"
THIEF = "bold #ffffff on #000000"
TREASURE = "bold #000000 on #ffd700"

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
    return Drawing(texts, view).draw(marks or {}, new)


def pieces(view: Json) -> dict[Spot, tuple[str, Seat]]:
    """What stands where: `a` a road, `=a=` a ship, `(A)` a settlement, `[A]` a city, `2A!` a knight."""
    found: dict[Spot, tuple[str, Seat]] = {}
    for seat in range(len(view["players"])):
        letter = LETTERS[seat]
        for kind, sign in (("roads", f" {letter.lower()} "), ("ships", f"={letter.lower()}=")):
            edges = pieces_of(view, seat, kind)
            found |= {("edge", int(Edge.read(name))): (sign, seat) for name in edges}
        for kind, sign in (("settlements", f"({letter})"), ("cities", f"[{letter}]")):
            corners = pieces_of(view, seat, kind)
            found |= {("corner", int(Corner.read(name))): (sign, seat) for name in corners}
        if view["realm"]:
            signs = realm_pieces(view["realm"], view["players"][seat]["cities"], seat)
            found |= {("corner", int(Corner.read(name))): (sign, seat) for name, sign in signs.items()}
    return found


def realm_pieces(realm: Json, cities: Collection[str], seat: Seat) -> dict[str, str]:
    """Knights with their strength, active ones as `2A!`; `{A}` a metropolis, `#[A]#` a city with a wall."""
    letter, noble = LETTERS[seat], realm["players"][seat]
    found = {
        knight["corner"]: f"{knight['strength']}{letter}{'!' if knight['active'] else ' '}"
        for knight in noble["knights"]
    }
    for city in cities:
        sign = f"{{{letter}}}" if city in realm["metropolises"].values() else f"[{letter}]"
        found[city] = f"#{sign}#" if city in noble["walls"] else sign
    return found


def new_pieces(before: Json, after: Json) -> set[Spot]:
    """Where something else stands than before."""
    old = pieces(before)
    return {spot for spot, piece in pieces(after).items() if old.get(spot) != piece}


def place_of(spot: Spot, half: int = WIDE) -> Place:
    """Where a spot is marked; of a hex the line below its number."""
    kind, number = spot
    if kind == "corner":
        return _corner(number, half)
    if kind == "edge":
        (line, column), (other_line, other_column) = (_corner(end, half) for end in EDGE_ENDS[number])
        return (line + other_line) // 2, (column + other_column) // 2
    top, middle = _top(number, half)
    return top + 5, middle


def _top(hex: int, half: int) -> Place:
    """The northern corner of a hex."""
    q, r = PLACES[hex]
    return r * ROW, (2 * q + r) * half


def _corner(corner: int, half: int) -> Place:
    hex = CORNER_HEXES[corner][0]
    top, middle = _top(hex, half)
    line, east = CORNERS[HEX_CORNERS[hex].index(corner)]
    return top + line, middle + east * half


class Drawing:
    """One map on its canvas."""

    def __init__(self, texts: Texts, view: Json) -> None:
        self.texts = texts
        self.view = view
        self.canvas = Canvas()
        self.half = NARROW if view["sea"] else WIDE
        self.standing: dict[int, str] = {}  # what is written there, by hex
        self.tiles = {int(Hex.read(tile["hex"])): tile for tile in view["hexes"]}

    def draw(self, marks: Mapping[Spot, str], new: Collection[Spot]) -> Text:
        for hex in self.tiles:
            self._frame(hex)
        for hex, tile in self.tiles.items():
            self._tile(hex, tile)
        for harbour in self.view["harbours"]:
            self._harbour(Edge.read(harbour["edge"]), harbour["kind"])
        self._what_stands_on_hexes()
        for spot, (sign, seat) in pieces(self.view).items():
            self._put(spot, sign, f"bold {'reverse ' if spot in new else ''}{PLAYERS[seat]}")
        for spot, mark in marks.items():
            self._put(spot, mark, CHOICE)
        return self.canvas.text()

    def _put(self, spot: Spot, sign: str, style: str) -> None:
        self.canvas.put(place_of(spot, self.half), sign, style)

    def _frame(self, hex: int) -> None:
        for corner in HEX_CORNERS[hex]:
            self._put(("corner", corner), ".", FAINT)
        for side, edge in enumerate(HEX_EDGES[hex]):
            self._put(("edge", edge), "\\|/\\|/"[side], FAINT)

    def _tile(self, hex: int, tile: Json) -> None:
        top, middle = _top(hex, self.half)
        style = TERRAINS.get(tile["terrain"], "")
        if tile["terrain"] == "sea":  # below its name there is room for harbours
            self.canvas.put((top + 2, middle), tile["hex"], style)
            return
        for line in range(1, ROW + 2):
            reach = self.half - 1 if 1 < line < ROW + 1 else self.half // 2 - 1
            self.canvas.put((top + line, middle), " " * (2 * reach + 1), style)
        self.canvas.put((top + 2, middle), tile["hex"], style)
        self.canvas.put((top + 3, middle), self._terrain(tile["terrain"]), style)
        number = f"bold {'underline ' if tile['token'] in RED else ''}{style}"
        self.canvas.put((top + 4, middle), self._number(tile), number)

    def _number(self, tile: Json) -> str:
        """Its token; one that lies face down is known, too."""
        dry = self.view["canal"] and tile["hex"] in self.view["canal"]["dry"]
        return f"({tile['token']})" if dry else str(tile["token"] or "")

    def _terrain(self, terrain: str) -> str:
        if terrain == "unknown":
            return "?"
        return self.texts.t(f"terrain-{terrain}{'-short' if self.half == NARROW else ''}")

    def _harbour(self, edge: int, kind: str) -> None:
        """Its kind beside its edge, out in the sea."""
        hex = next(hex for hex in EDGE_HEXES[edge] if self._is_land(hex))
        side = EDGE_NAMES[HEX_EDGES[hex].index(edge)]
        name = kind if kind == GENERIC else self.texts.t(f"good-{kind}")
        self._put(("edge", edge), "~", SEA)
        top, middle = _top(hex, self.half)
        below = top + 6 + (self.half == NARROW)  # at sea a hex there has its name above
        line = {"n": top, "s": below}.get(side[0], top + 3)
        away = self.half if len(side) == 2 else 2 * self.half
        shown = name if self.half == NARROW else f"~{name}~"
        self.canvas.put((line, middle + (away if side.endswith("e") else -away)), shown, SEA)

    def _is_land(self, hex: int) -> bool:
        return hex in self.tiles and self.tiles[hex]["terrain"] not in NO_LAND

    # robber and pirate, merchant, dragons, treasures

    def _what_stands_on_hexes(self) -> None:
        sea, dragons, treasures, realm = (
            self.view[part] for part in ("sea", "dragons", "treasures", "realm")
        )
        if self.view["robber"]:
            self._stand(self.view["robber"], self.texts.t("sign-robber" if sea else "piece-robber"))
        if sea and sea["pirate"]:
            self._stand(sea["pirate"], self.texts.t("sign-pirate"))
        if realm and (merchant := realm["merchant"]):
            self._stand(merchant["hex"], self.texts.t("sign-merchant"))
        for desert in dragons["deserts"] if dragons else ():
            if desert["dragons"]:
                self._stand(desert["hex"], f"{self.texts.t('sign-dragon')}×{desert['dragons']}")
        for hex in dragons["hexes"] if dragons else ():
            self._stand(hex, self.texts.t("sign-dragon"))
        for corner in treasures["places"] if treasures else ():
            self._put(("corner", int(Corner.read(corner))), " * ", TREASURE)
        self._what_knights_do()

    def _what_knights_do(self) -> None:
        """Chits and canals; dragons of the enchanted land."""
        if canal := self.view["canal"]:
            ditch = self.texts.t("sign-water" if canal["flooded"] else "sign-ditch")
            for hex in canal["sites"]:
                self._stand(hex, self.texts.t("sign-chits"))
            for dug in canal["dug"]:
                self._stand(dug["hex"], ditch)
        if enchanted := self.view["enchanted"]:
            for corner in enchanted["dragons"]:
                self._put(("corner", int(Corner.read(corner))), f" {self.texts.t('sign-dragon')} ", THIEF)

    def _stand(self, name: str, sign: str) -> None:
        """Beside the number of a hex, if it has one, and beside whoever stands there already."""
        hex = int(Hex.read(name))
        top, middle = _top(hex, self.half)
        number = self._number(self.tiles[hex]) if hex in self.tiles else ""
        before = self.standing.get(hex, number)
        self.standing[hex] = f"{before} {sign}".strip()
        self.canvas.put((top + 4, middle), self.standing[hex], THIEF)
