"""A rectangle of square spaces; a set of spaces is an int with one bit each.

Rows are `stride` bits apart, one more than there are columns: the bit between two rows is never set, so that a set
moved one space to the left or right does not run over into the next row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random


class Grid:
    """The geometry of a map of some size: made once, shared by all maps of that size."""

    def __init__(self, height: int, width: int) -> None:
        self.height = height
        self.width = width
        self.stride = width + 1
        self.rows = tuple(self.union((row, column) for column in range(width)) for row in range(height))
        self.columns = tuple(self.union((row, column) for row in range(height)) for column in range(width))
        self.all = sum(self.rows)
        self.edge = self.rows[0] | self.rows[-1] | self.columns[0] | self.columns[-1]

    def bit(self, row: int, column: int) -> int:
        """The set with one space."""
        return 1 << (row * self.stride + column)

    def union(self, cells: Iterable[tuple[int, int]]) -> int:
        """The set with these spaces."""
        return sum(self.bit(row, column) for row, column in cells)

    def cells(self, spaces: int) -> list[tuple[int, int]]:
        """Row and column of each space of a set, row by row."""
        return [divmod(place, self.stride) for place in bits(spaces)]

    def beside(self, spaces: int) -> int:
        """All spaces that share a side with a space of the set (those of the set included, if they do)."""
        stride = self.stride
        return (spaces << 1 | spaces >> 1 | spaces << stride | spaces >> stride) & self.all

    def enclosed(self, walls: int) -> int:
        """The spaces whose four sides are each a space of the set or the edge of the map."""
        stride, gaps = self.stride, self.all & ~walls
        return self.all & ~(gaps << 1 | gaps >> 1 | gaps << stride | gaps >> stride)

    def clusters(self, spaces: int) -> list[int]:
        """The groups of spaces connected through their sides."""
        stride = self.stride
        found = []
        while spaces:
            group = spaces & -spaces
            while True:
                grown = (group | group << 1 | group >> 1 | group << stride | group >> stride) & spaces
                if grown == group:
                    break
                group = grown
            found.append(group)
            spaces ^= group
        return found


@cache
def grid(height: int, width: int) -> Grid:
    """The grid of a size."""
    return Grid(height, width)


def singles(spaces: int) -> Iterator[int]:
    """Each space of a set as a set of its own, in order."""
    while spaces:
        single = spaces & -spaces
        yield single
        spaces ^= single


def any_bit(spaces: int, random: Random) -> int:
    """The place of one of the bits that are set, by chance."""
    for _ in range(int(random.random() * spaces.bit_count())):
        spaces &= spaces - 1
    return (spaces & -spaces).bit_length() - 1


def bits(spaces: int) -> Iterator[int]:
    """The number of each bit of a set, in order."""
    while spaces:
        single = spaces & -spaces
        yield single.bit_length() - 1
        spaces ^= single


Shape = tuple[tuple[int, int], ...]  # row and column of each space, the corner of its box at 0, 0


def orientations(shape: Shape) -> tuple[Shape, ...]:
    """The different rotations and mirror images of a shape, the given one first."""
    found: list[Shape] = []
    shape = _to_corner(shape)
    for _ in range(2):
        for _ in range(4):
            if shape not in found:
                found.append(shape)
            shape = _to_corner(tuple((column, -row) for row, column in shape))
        shape = _to_corner(tuple((row, -column) for row, column in shape))
    return tuple(found)


def _to_corner(shape: Shape) -> Shape:
    top = min(row for row, _ in shape)
    left = min(column for _, column in shape)
    return tuple(sorted((row - top, column - left) for row, column in shape))


def placements(grid: Grid, shape: Shape) -> Iterator[int]:
    """Every place where a shape, as it is turned, lies inside the grid."""
    height = 1 + max(row for row, _ in shape)
    width = 1 + max(column for _, column in shape)
    corner = grid.union(shape)
    for row in range(grid.height - height + 1):
        for column in range(grid.width - width + 1):
            yield corner << (row * grid.stride + column)
