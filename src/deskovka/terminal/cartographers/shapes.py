"""Drawings sorted as people choose them: by terrain, by turned shape, by the corner of the shape's box."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from deskovka.core.grid import Shape
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS, Draw
from deskovka.games.cartographers.sheet import MAP_GRID, SIZE, Cells
from deskovka.terminal.cartographers.board import Space

K = TypeVar("K", bound=Hashable)


def box_corner(cells: int) -> Space:
    """The top left corner of the box around some spaces; it need not be one of them."""
    spaces = MAP_GRID.cells(cells)
    return min(row for row, _ in spaces), min(column for _, column in spaces)


def shape_of(cells: int) -> Shape:
    """The spaces as a shape with the corner of its box at 0, 0."""
    top, left = box_corner(cells)
    return tuple((row - top, column - left) for row, column in MAP_GRID.cells(cells))


def size_of(shape: Shape) -> tuple[int, int]:
    return 1 + max(row for row, _ in shape), 1 + max(column for _, column in shape)


def shape_at(shape: Shape, corner: Space) -> Cells | None:
    """A shape with its box at a corner; None where it would leave the map."""
    top, left = corner
    spaces = [(row + top, column + left) for row, column in shape]
    if any(row >= SIZE or column >= SIZE for row, column in spaces):
        return None
    return Cells(MAP_GRID.union(iter(spaces)))


def grouped(draws: Iterable[Draw], key: Callable[[Draw], K]) -> dict[K, list[Draw]]:
    """The drawings by a key, in the order in which they come."""
    groups: dict[K, list[Draw]] = {}
    for draw in draws:
        groups.setdefault(key(draw), []).append(draw)
    return groups


def card_shapes(card: str) -> tuple[tuple[Shape, bool], ...]:
    """The shapes of a card, each with whether a coin is printed beside it."""
    if card in AMBUSH_CARDS:
        return ((AMBUSH_CARDS[card].shape, False),)
    explore = EXPLORE_CARDS[card]
    return tuple((shape, explore.coin and number == 0) for number, shape in enumerate(explore.shapes))


def coins_for(card: str, cells: int) -> int:
    """The coins printed beside a shape of the card."""
    return EXPLORE_CARDS[card].coins(cells) if card in EXPLORE_CARDS else 0
