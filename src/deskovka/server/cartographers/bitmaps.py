"""Sets of spaces of the map as text: bit `row * columns + column` of a hexadecimal number."""

from __future__ import annotations

from deskovka.core.grid import Grid
from deskovka.games.cartographers.sheet import MAP_GRID


def _moves(grid: Grid) -> list[tuple[int, int]]:
    """Passes that close the gaps between rows: how far, and which bits, so that in all row r moves by r."""
    found = []
    far = 1
    while far < grid.height:
        passed = far - 1  # the passes before this one have moved row r by r & passed
        moving = sum(row >> (r & passed) for r, row in enumerate(grid.rows) if r & far)
        found.append((far, moving))
        far *= 2
    return found


MOVES = _moves(MAP_GRID)


def write_bitmap(spaces: int) -> str:
    """A set of spaces of the map as text; four passes over all rows at once, not eleven rows one by one."""
    for far, moving in MOVES:
        moved = spaces & moving
        spaces = spaces ^ moved | moved >> far
    return f"{spaces:x}"
