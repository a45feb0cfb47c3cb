"""Maps and shapes as they are drawn: every terrain has its colour and its letter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.table import Table as Rows
from rich.text import Text

from deskovka.core.grid import Shape
from deskovka.games.cartographers.sheet import Terrain

Space = tuple[int, int]

STYLES = {
    ".": "#9a8c6a on #efe6cf",
    "R": "bold #7a2e00 on #ffc27a",
    "F": "bold #ffffff on #2b6e33",
    "V": "bold #ffffff on #b3261e",
    "A": "bold #1a1a1a on #f2c14e",
    "W": "bold #ffffff on #1f6fc4",
    "M": "bold #ffffff on #6d2c91",
    "^": "bold #ffffff on #7a5c48",
    "#": "#c0c0c0 on #404040",
}
LETTER_OF = dict(zip(Terrain, "FVAWM"))
PLACE = "bold #0b6b2e on #efe6cf"


def draw_map(rows: Sequence[str], marks: Mapping[Space, str] | None = None) -> Text:
    """A map with the letters of its rows and the numbers of its columns.

    A mark stands in the place of a letter (`+`, `12`) or around it (`[]`, `()`).
    """
    known = marks or {}
    drawing = Text(no_wrap=True)
    drawing.append("   " + "".join(f"{column + 1:^3}" for column in range(len(rows[0]))), "dim")
    for row, line in enumerate(rows):
        drawing.append(f"\n{row_name(row):>2} ", "dim")
        for column, letter in enumerate(line):
            _draw_space(drawing, letter, known.get((row, column), ""))
    return drawing


def row_name(row: int) -> str:
    """A to Z, then AA; a paper map may be larger than the printed one."""
    more, letter = divmod(row, 26)
    return (row_name(more - 1) if more else "") + chr(ord("A") + letter)


def _draw_space(drawing: Text, letter: str, mark: str) -> None:
    style = STYLES[letter.upper()]
    if letter.islower():
        style += " underline"
    if mark in ("[]", "()"):
        drawing.append(f"{mark[0]}{letter}{mark[1]}", style)
    elif mark == "+" and letter != ".":
        drawing.append(f"+{letter} ", style)  # a corner need not be a space of the shape
    elif mark:
        drawing.append(f"{mark:^3}", PLACE)
    else:
        drawing.append(f" {letter} ", style)


def changed(before: Sequence[str], after: Sequence[str]) -> dict[Space, str]:
    """A mark around every space that is different now."""
    return {
        (row, column): "()"
        for row, (old, new) in enumerate(zip(before, after))
        for column, (was, now) in enumerate(zip(old, new))
        if was != now
    }


def chip(terrain: Terrain, name: str) -> Text:
    """The colour, letter and name of a terrain."""
    letter = LETTER_OF[terrain]
    return Text.assemble((f" {letter} ", STYLES[letter]), f" {name}")


def draw_shape(shape: Shape, terrain: Terrain | None = None, corner: str = "·") -> Text:
    """A shape, two characters a space, with a sign for the corner of its box where that is no space of it."""
    sign, style = ("■", "bold") if terrain is None else (LETTER_OF[terrain], STYLES[LETTER_OF[terrain]])
    height = 1 + max(row for row, _ in shape)
    width = 1 + max(column for _, column in shape)
    drawing = Text(no_wrap=True)
    for row in range(height):
        for column in range(width):
            if (row, column) in shape:
                drawing.append(f"{sign} ", style)
            else:
                drawing.append(f"{corner} " if row == column == 0 else "· ", "dim")
        drawing.append("\n" if row + 1 < height else "")
    return drawing


def side_by_side(drawings: Iterable[Text], gap: int = 3) -> Rows:
    """Drawings in one line."""
    rows = Rows.grid(padding=(0, gap, 0, 0))
    cells = list(drawings)
    for _ in cells:
        rows.add_column(no_wrap=True)
    rows.add_row(*cells)
    return rows


def in_lines(drawings: Sequence[Text], width: int, gap: int = 3) -> list[Rows]:
    """Drawings in as many lines as they need."""
    lines: list[list[Text]] = [[]]
    used = 0
    for drawing in drawings:
        wide = max(line.cell_len for line in drawing.split("\n")) + gap
        if lines[-1] and used + wide > width:
            lines.append([])
            used = 0
        lines[-1].append(drawing)
        used += wide
    return [side_by_side(line, gap) for line in lines if line]
