"""The map as it is drawn: every hex with its name, the letter and colour of its terrain, and its building."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from deskovka.core.game import Json
from deskovka.games.terra_mystica.board import BOARD

HALF = 3  # columns of half a hex
LETTERS = {"yellow": "Y", "brown": "U", "black": "K", "blue": "B", "green": "G", "gray": "S", "red": "R"}
STYLES = {
    "yellow": "#1a1a1a on #e6c045",
    "brown": "#ffffff on #8a5a2b",
    "black": "#e8e8e8 on #3a3a3a",
    "blue": "#ffffff on #2b63b8",
    "green": "#ffffff on #2f7d3b",
    "gray": "#1a1a1a on #a8a8a8",
    "red": "#ffffff on #b3352a",
}
RIVER = "#5aa9e6"
CHOICE = "bold #000000 on #ffffff"
CHANGED = "[]"


def draw_map(view: Json, marks: Mapping[str, str] | None = None) -> Text:
    """Two lines a row: names and terrains, then buildings; a mark stands in their place or around them."""
    known = marks or {}
    rows: dict[int, list[tuple[int, Json]]] = {}
    for (row, centre), hex in zip(BOARD.places, view["map"]):
        rows.setdefault(row, []).append((centre, hex))
    lines = []
    for places in rows.values():
        top, bottom = Text(" " * HALF * places[0][0]), Text(" " * HALF * places[0][0])
        for _, hex in places:
            draw_hex(top, bottom, hex, known.get(hex["hex"], ""))
        lines += [top, bottom]
    drawing = Text("\n").join(lines)
    drawing.no_wrap = True
    return drawing


def draw_hex(top: Text, bottom: Text, hex: Json, mark: str) -> None:
    """Five columns of each line, and one between the hexes."""
    name, terrain = hex["hex"], hex["terrain"]
    if terrain is None:
        top.append(f"~{name:~<4} ", RIVER)
        bottom.append(f"{mark:^5} " if mark else "~~~~~ ", f"bold {RIVER}" if mark else RIVER)
        return
    style = STYLES[terrain]
    top.append(f"{name:<3} {LETTERS[terrain]}", style)
    top.append(" ")
    if mark and mark != CHANGED:
        bottom.append(f"{mark:^5}", CHOICE)
    else:
        piece = f"{hex['owner'] + 1}{hex['building']:<2}" if "owner" in hex else ""
        shown = f"{mark[:1] or ' '}{piece or '   '}{mark[1:] or ' '}"
        bottom.append(shown, f"bold reverse {style}" if piece else style)
    bottom.append(" ")


def changed(before: Json, after: Json) -> dict[str, str]:
    """A mark around every hex that is different now."""
    return {new["hex"]: CHANGED for old, new in zip(before["map"], after["map"]) if old != new}


def chip(colour: str, text: str) -> Text:
    """A text in the colour of a terrain."""
    return Text(f" {text} ", STYLES[colour])
