"""The map sheet: terrain, ruins, mountains and coins of one player."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from typing import Self

from deskovka.core.data import entries
from deskovka.core.errors import DeskovkaError
from deskovka.core.grid import Grid, bits, grid, singles
from deskovka.core.values import word

SIZE = 11  # CA-0.1
COIN_TRACK = 14  # CA-5.7
MAP_GRID = grid(SIZE, SIZE)


class SheetError(DeskovkaError):
    """A drawing of a map cannot be read; says where, counted from 1 in the text that was given."""

    def __init__(self, reason: str, line: int = 0, column: int = 0) -> None:
        super().__init__(f"line {line}, column {column}: {reason}" if line else reason)
        self.reason = reason
        self.line = line
        self.column = column


class Terrain(IntEnum):
    """The terrain types that are drawn (CA-0.3); mountains are printed."""

    FOREST = 0
    VILLAGE = 1
    FARM = 2
    WATER = 3
    MONSTER = 4


LETTERS = "FVAWM"  # CA-0.9: by terrain; in lower case on a ruins space
SIGNS = f".R{LETTERS}{LETTERS.lower()}^#"


@word
class Cells(int):
    """A set of spaces of the 11 x 11 map; written as on the printed sheet: `B4+B5+C5`."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Self:
        spaces = 0
        for name in text.split("+") if text else ():  # none: where nothing fitted
            row, column = ord(name[:1] or " ") - ord("A"), name[1:]
            if not 0 <= row < SIZE or column not in COLUMN_NAMES:
                raise ValueError(f"{name!r} is not a space from A1 to {chr(ord('A') + SIZE - 1)}{SIZE}")
            space = MAP_GRID.bit(row, int(column) - 1)
            if spaces & space:
                raise ValueError(f"{name!r} is named twice")
            spaces |= space
        return cls(spaces)

    def __str__(self) -> str:
        return _spaces_named(int(self))

    def __repr__(self) -> str:
        return str(self)


@lru_cache(maxsize=10_000)  # a drawing is written for the record, for events and for what is told
def _spaces_named(spaces: int) -> str:
    return "+".join(space_name(row, column) for row, column in MAP_GRID.cells(spaces))


COLUMN_NAMES = [str(column + 1) for column in range(SIZE)]


def space_name(row: int, column: int) -> str:
    """The name of a space on the printed sheet (CA-0.1)."""
    return f"{chr(ord('A') + row)}{column + 1}"


class Map:
    """What is printed on a sheet: mountains, ruins and wasteland, as sets of spaces."""

    def __init__(self, id: str, grid: Grid, mountains: int, ruins: int, wasteland: int) -> None:
        self.id = id
        self.grid = grid
        self.mountains = mountains
        self.ruins = ruins
        self.wasteland = wasteland
        self.summits = tuple(space_name(row, column) for row, column in grid.cells(mountains))
        self.rings = tuple(grid.beside(mountain) for mountain in singles(mountains))
        self.slopes = grid.beside(mountains)
        self.drawing = self._draw()

    @staticmethod
    def read(id: str) -> Map:
        """One of the two sides of the printed sheet."""
        return sides()[id]

    def _draw(self) -> str:
        """The untouched map, one letter a bit: rows are a blank apart."""
        grid = self.grid
        drawing = list(("." * grid.width + " ") * grid.height)
        for letter, spaces in (("^", self.mountains), ("R", self.ruins), ("#", self.wasteland)):
            for place in bits(spaces):
                drawing[place] = letter
        return "".join(drawing)

    def __str__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[object, ...]:
        if self.id:
            return Map.read, (self.id,)
        return Map, (
            self.id,
            grid(self.grid.height, self.grid.width),
            self.mountains,
            self.ruins,
            self.wasteland,
        )


@dataclass(slots=True)
class Sheet:
    """One player's map. A value: drawing on it makes a new one, so that copies of a game share their sheets."""

    map: Map
    cells: tuple[int, ...]  # the spaces of each Terrain
    filled: int  # CA-0.4: drawn spaces, mountains and wasteland
    coins: int = 0

    @classmethod
    def fresh(cls, map: Map) -> Sheet:
        """An empty sheet with the print of a map."""
        return cls(map, (0,) * len(Terrain), map.mountains | map.wasteland)

    @classmethod
    def parse(cls, text: str, coins: int = 0) -> Sheet:
        """A sheet drawn in the notation of CA-0.9, of any size."""
        lines = text.rstrip().splitlines()
        above = next((number for number, line in enumerate(lines) if line.strip()), 0)
        rows = [line.strip() for line in lines[above:]]
        if not rows:
            raise SheetError(f"the drawing is empty: expected a map of {' '.join(SIGNS)}")
        found = dict.fromkeys(SIGNS, 0)
        area = grid(len(rows), len(rows[0]))
        for row, drawn in enumerate(rows):
            line = above + row + 1
            indent = len(lines[line - 1]) - len(lines[line - 1].lstrip()) if drawn else 0
            for column, letter in enumerate(drawn[: area.width]):
                if letter not in found:
                    wrong = f"{letter!r} is not one of {' '.join(SIGNS)}"
                    raise SheetError(wrong, line, indent + column + 1)
                found[letter] |= area.bit(row, column)
            if len(drawn) != area.width:
                wrong = f"expected {area.width} spaces as in the first row, got {len(drawn)}"
                raise SheetError(wrong, line, indent + min(len(drawn), area.width) + 1)
        ruins = found["R"] | sum(found[letter] for letter in LETTERS.lower())
        printed = Map("", area, found["^"], ruins, found["#"])
        cells = tuple(found[letter] | found[letter.lower()] for letter in LETTERS)
        return cls(printed, cells, sum(cells) | printed.mountains | printed.wasteland, coins)

    def rows(self) -> list[str]:
        """The drawing that `parse` reads."""
        return list(_rows(self.map.drawing, self.map.ruins, self.cells))

    def open_mountains(self) -> list[str]:
        """The mountains with an empty side, whose coin can still be earned (CA-5.1)."""
        named = zip(self.map.summits, self.map.rings)
        return [summit for summit, ring in named if ring & self.filled != ring]

    @property
    def empty(self) -> int:
        """CA-0.5: what is not filled; an untouched ruins space is empty."""
        return self.map.grid.all & ~self.filled

    @property
    def empty_ruins(self) -> int:
        """The ruins spaces on which nothing is drawn."""
        return self.map.ruins & ~self.filled

    def draw(self, terrain: int, spaces: int, coins: int = 0) -> Sheet:
        """The sheet with terrain on these spaces; `coins` are those printed beside the shape (CA-5.6)."""
        filled = self.filled | spaces
        if spaces & self.map.slopes:
            for ring in self.map.rings:
                if ring & spaces and ring & filled == ring:
                    coins += 1  # CA-5.1, CA-5.3: at the moment the last side is filled
        coins += self.coins
        cells = list(self.cells)
        cells[terrain] |= spaces
        return Sheet(self.map, tuple(cells), filled, min(COIN_TRACK, coins))


@lru_cache(maxsize=2000)  # a table is shown to everybody after every move, and most maps have not changed
def _rows(printed: str, ruins: int, cells: tuple[int, ...]) -> list[str]:
    drawing = list(printed)
    for letter, spaces in zip(LETTERS, cells):
        for place in bits(spaces & ~ruins):
            drawing[place] = letter
        for place in bits(spaces & ruins):
            drawing[place] = letter.lower()
    return "".join(drawing).split()


@cache
def sides() -> dict[str, Map]:
    """CA-1.4, CA-1.5: the printed maps."""
    found = {}
    for entry in entries(__package__, "maps.toml"):
        drawn = Sheet.parse(entry.text("drawing")).map
        if (drawn.grid.height, drawn.grid.width) != (SIZE, SIZE):
            raise entry.error("drawing", f"expected {SIZE} x {SIZE} spaces")
        found[entry.id] = Map(entry.id, drawn.grid, drawn.mountains, drawn.ruins, drawn.wasteland)
    return found
