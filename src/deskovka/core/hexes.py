"""A board of hexes in rows; a set of hexes is an int with one bit each, in reading order."""

from __future__ import annotations

from collections.abc import Sequence


class HexBoard:
    """Pointy-top hexes in rows; a row that begins half a hex to the right is drawn with a leading blank."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.letters = [letter for row in rows for letter in row.split()]
        places = [
            (number, 2 * column + row.startswith(" "))
            for number, row in enumerate(rows)
            for column in range(len(row.split()))
        ]
        self.places = places  # row, and the centre in half hexes
        where = {place: index for index, place in enumerate(places)}
        sides = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
        self.neighbours: tuple[int, ...] = tuple(
            sum(
                1 << where[row + down, x + right] for down, right in sides if (row + down, x + right) in where
            )
            for row, x in places
        )
        self.all = (1 << len(places)) - 1

    def beside(self, hexes: int) -> int:
        """The hexes that share an edge with one of these."""
        found = 0
        while hexes:
            low = hexes & -hexes
            found |= self.neighbours[low.bit_length() - 1]
            hexes ^= low
        return found

    def within(self, hexes: int, distance: int) -> int:
        """All hexes at most so many steps away, these included."""
        for _ in range(distance):
            hexes |= self.beside(hexes)
        return hexes
