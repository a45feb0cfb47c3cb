"""The solo game: ambushes place themselves, and a rating earns a title."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from deskovka.core.game import Event, Play, Step
from deskovka.core.values import value
from deskovka.games.cartographers.cards import AMBUSH_CARDS, TITLES, AmbushCard, Title
from deskovka.games.cartographers.sheet import MAP_GRID, SIZE, Cells, Sheet, Terrain
from deskovka.games.cartographers.state import CartographersState


@value
class MonstersPlaced(Event):
    """Where a solo ambush was drawn; nowhere if nothing fitted."""

    card: str
    cells: Cells
    coins: int


@value
class SoloAmbush(Step[CartographersState]):
    """Draw the shape as printed at the first place that fits; without one the card is ignored (CA-14.6)."""

    rule = "CA-14.2"
    card: str

    def run(self, state: CartographersState, play: Play[CartographersState]) -> None:
        before = state.sheets[0]
        cells = first_place(AMBUSH_CARDS[self.card], before)
        if cells:
            state.sheets[0] = before.draw(Terrain.MONSTER, cells)  # coins too: CA-14.11
        play.tell(MonstersPlaced(self.card, Cells(cells), state.sheets[0].coins - before.coins))


def first_place(card: AmbushCard, sheet: Sheet) -> int:
    """CA-14.4, CA-14.5: the first place along the edge, then along the rings further in; 0 if there is none."""
    return next((place for place in walk(card) if not place & sheet.filled), 0)


@cache
def walk(card: AmbushCard) -> tuple[int, ...]:
    """CA-14.7: all places of the shape as printed (CA-14.3), in the order in which they are tried."""
    height = 1 + max(row for row, _ in card.shape)
    width = 1 + max(column for _, column in card.shape)
    shape = MAP_GRID.union(card.shape)
    places = []
    for ring in range((SIZE + 1) // 2):
        last_row, last_column = SIZE - ring - height, SIZE - ring - width
        if last_row >= ring and last_column >= ring:
            for row, column in round_trip(card, ring, last_row, last_column):
                places.append(shape << (row * MAP_GRID.stride + column))
    return tuple(places)


def round_trip(card: AmbushCard, first: int, last_row: int, last_column: int) -> Iterator[tuple[int, int]]:
    """The corners of the shape's box, once round the ring from the card's corner in its direction (CA-14.8)."""
    clockwise = [(first, column) for column in range(first, last_column)]
    clockwise += [(row, last_column) for row in range(first, last_row)]
    clockwise += [(last_row, column) for column in range(last_column, first, -1)]
    clockwise += [(row, first) for row in range(last_row, first, -1)]
    if first == last_row or first == last_column:  # the box fills the ring: one line, there is no way back
        clockwise = [(r, c) for r in range(first, last_row + 1) for c in range(first, last_column + 1)]
    start = (
        first if card.corner[0] == "top" else last_row,
        first if card.corner[1] == "left" else last_column,
    )
    order = clockwise if card.clockwise else clockwise[::-1]
    begin = order.index(start)
    yield from order[begin:] + order[:begin]


def title_for(rating: int) -> Title | None:
    """CA-14.15: the highest title the rating reaches; below the lowest there is none (CA-14.16)."""
    return next((title for title in TITLES if rating >= title.rating), None)
