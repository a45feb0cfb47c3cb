"""The grid under every map: hexes, corners and edges, numbered outwards from the middle.

The numbers are the same on all maps, so that a corner has one name; the base island, in the middle, has the lowest.
A hex is called by its row and its place in the row (`E7` is the middle), a corner or edge by a hex and a direction
(`E7ne`); each can be called after any hex it touches, and is written after the first of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Self

from deskovka.core.values import word

Axial = tuple[int, int]

RADIUS: Final = 6  # the largest map and the frame around it
LAST_ROW: Final = 4
EDGE_NAMES: Final = ("ne", "e", "se", "sw", "w", "nw")
CORNER_NAMES: Final = ("n", "ne", "se", "s", "sw", "nw")  # edge e joins the corners e and e + 1
SIDES: tuple[Axial, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # the hex beyond each edge


def step(place: Axial, side: int, steps: int = 1) -> Axial:
    return place[0] + SIDES[side][0] * steps, place[1] + SIDES[side][1] * steps


def ring(radius: int, corner: int = 5) -> list[Axial]:
    """The hexes at some distance from the middle, counter-clockwise from one of its six corners."""
    place = step((0, 0), corner, radius)
    found = []
    for turn in range(6):
        for _ in range(radius):
            found.append(place)
            place = step(place, (corner + 4 - turn) % 6)
    return found or [(0, 0)]


def _in_rows() -> list[Axial]:
    return [place for radius in range(RADIUS + 1) for place in ring(radius) if abs(place[1]) <= LAST_ROW]


PLACES: Final = tuple(_in_rows())  # by hex
HEX_AT: Final = {place: hex for hex, place in enumerate(PLACES)}


def _hex_name(place: Axial) -> str:
    q, r = place
    return f"{chr(ord('A') + r + LAST_ROW)}{q - max(-RADIUS, -RADIUS - r) + 1}"


HEX_NAMES: Final = tuple(map(_hex_name, PLACES))


def _number(touching: Iterable[Sequence[object]]) -> tuple[tuple[int, ...], ...]:
    """Numbers for things that several hexes share, in the order in which they are first met."""
    numbers: dict[object, int] = {}
    return tuple(tuple(numbers.setdefault(thing, len(numbers)) for thing in things) for things in touching)


def _corner_keys(place: Axial) -> list[frozenset[Axial]]:
    """A corner is where three hexes meet."""
    return [frozenset((place, step(place, (corner - 1) % 6), step(place, corner))) for corner in range(6)]


def _edge_keys(place: Axial) -> list[frozenset[Axial]]:
    return [frozenset((place, step(place, side))) for side in range(6)]


HEX_CORNERS: Final = _number(map(_corner_keys, PLACES))
HEX_EDGES: Final = _number(map(_edge_keys, PLACES))
CORNERS: Final = 1 + max(map(max, HEX_CORNERS))
EDGES: Final = 1 + max(map(max, HEX_EDGES))


def _touching(parts: Sequence[Sequence[int]], count: int) -> tuple[tuple[int, ...], ...]:
    """The hexes each corner or edge belongs to."""
    found: list[list[int]] = [[] for _ in range(count)]
    for hex, numbers in enumerate(parts):
        for number in numbers:
            found[number].append(hex)
    return tuple(map(tuple, found))


HEX_CORNER_MASKS: Final = tuple(sum(1 << corner for corner in corners) for corners in HEX_CORNERS)
HEX_EDGE_MASKS: Final = tuple(sum(1 << edge for edge in edges) for edges in HEX_EDGES)
CORNER_HEXES: Final = _touching(HEX_CORNERS, CORNERS)
EDGE_HEXES: Final = _touching(HEX_EDGES, EDGES)


NEIGHBOURS: Final = tuple(  # the hexes beside a hex, by hex
    tuple(other for edge in edges for other in EDGE_HEXES[edge] if other != hex)
    for hex, edges in enumerate(HEX_EDGES)
)


def mask_of(numbers: Iterable[int]) -> int:
    """A set of places as bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def around(masks: Sequence[int], hexes: int) -> int:
    """All corners, or all edges, of some hexes; all ends of some edges, and the like."""
    found = 0
    while hexes:
        low = hexes & -hexes
        found |= masks[low.bit_length() - 1]
        hexes ^= low
    return found


def _ends() -> tuple[tuple[int, int], ...]:
    found: dict[int, tuple[int, int]] = {}
    for corners, edges in zip(HEX_CORNERS, HEX_EDGES):
        for side, edge in enumerate(edges):
            found[edge] = (corners[side], corners[(side + 1) % 6])
    return tuple(found[edge] for edge in range(EDGES))


EDGE_ENDS: Final = _ends()
END_MASKS: Final = tuple(1 << one | 1 << other for one, other in EDGE_ENDS)  # corners, by edge
CORNER_EDGES: Final = tuple(
    tuple(edge for edge in range(EDGES) if corner in EDGE_ENDS[edge]) for corner in range(CORNERS)
)
EDGE_MASKS: Final = tuple(sum(1 << edge for edge in edges) for edges in CORNER_EDGES)  # edges, by corner
NEAR: Final = tuple(  # the corners one edge away, by corner
    sum(END_MASKS[edge] for edge in edges) - len(edges) * (1 << corner)
    for corner, edges in enumerate(CORNER_EDGES)
)


def _names(parts: Sequence[Sequence[int]], directions: Sequence[str]) -> dict[str, int]:
    """Every name of every corner or edge; the first is the one that is written."""
    return {
        HEX_NAMES[hex] + direction: number
        for hex, numbers in enumerate(parts)
        for direction, number in zip(directions, numbers)
    }


def _written(names: dict[str, int]) -> tuple[str, ...]:
    first: dict[int, str] = {}
    for name, number in names.items():
        first.setdefault(number, name)
    return tuple(first[number] for number in range(len(first)))


@word
class _Place(int):
    """A number with a name."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]]
    index: ClassVar[dict[str, int]]
    kind: ClassVar[str]

    @classmethod
    def read(cls, text: str) -> Self:
        if text.casefold() not in cls.index:
            raise ValueError(f"{text!r} is not {cls.kind} of the map, such as {cls.names[0]}")
        return cls(cls.index[text.casefold()])

    def __str__(self) -> str:
        return self.names[self] if 0 <= self < len(self.names) else int.__repr__(self)

    def __repr__(self) -> str:
        return str(self)


@word
class Hex(_Place):
    """A hex, by its number; written by its name: `E7`."""

    __slots__ = ()
    names = HEX_NAMES
    index: ClassVar[dict[str, int]] = {name.casefold(): hex for hex, name in enumerate(HEX_NAMES)}
    kind = "a hex"


_corner_names = _names(HEX_CORNERS, CORNER_NAMES)
_edge_names = _names(HEX_EDGES, EDGE_NAMES)


@word
class Corner(_Place):
    """An intersection, by its number; written after a hex it touches: `E7ne`."""

    __slots__ = ()
    names = _written(_corner_names)
    index: ClassVar[dict[str, int]] = {name.casefold(): corner for name, corner in _corner_names.items()}
    kind = "an intersection"


@word
class Edge(_Place):
    """A path between two intersections, by its number; written after a hex it touches: `E7ne`."""

    __slots__ = ()
    names = _written(_edge_names)
    index: ClassVar[dict[str, int]] = {name.casefold(): edge for name, edge in _edge_names.items()}
    kind = "a path"
