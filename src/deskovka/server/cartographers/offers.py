"""The legal drawings of a seat as bitmaps, and the rule against every other place of the same shapes.

    {"kind": "drawings", "owner": 1, "size": [11, 11],
     "terrains": ["farm"], "shapes": [{"coin": true, "ways": [WAY, ...]}, ...],
     "squares": null}

`owner` is the seat on whose map is drawn, `size` its rows and columns. Every terrain of `terrains` goes with
every shape of `shapes`. `ways` are the different rotations and mirror images of a shape, the one printed on the
card first; `coin` says that drawing the shape earns a coin.

    WAY = {"cells": [[0, 0], [1, 0]], "corners": "3f", "why": {"CA-4.3": "40", ...}}

`cells` are rows and columns counted from the corner, which is the top left of the box around the shape and need
not be a space of it. `corners` is a bitmap of the corners where the drawing is legal; `why` has, for each rule
that forbids it somewhere, a bitmap of the corners where it does. At a corner of neither the shape does not lie
inside the map.

A bitmap is a hexadecimal number without leading zeros. Its bit `row * columns + column`, counted from the lowest,
is that space of the map: `BigInt("0x" + text) >> BigInt(row * columns + column) & 1n`.

`squares` is null unless nothing fits and a single square is drawn instead. Then it has `terrains` and `shapes` of
its own, in the same form, and the shapes of the card are there only to tell why they do not fit. Where a shape of
the card is a single square itself, it then stands in `squares` only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Annotated, Literal, TypedDict

from deskovka.core.game import RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.notation import write_word
from deskovka.games.cartographers import GAME, Terrain
from deskovka.games.cartographers.ambush import DrawMonsters, monster_question
from deskovka.games.cartographers.cards import EXPLORE_CARDS, Draw, Way, make_draw
from deskovka.games.cartographers.drawing import DrawTerrain, Question, question
from deskovka.games.cartographers.sheet import MAP_GRID, space_name
from deskovka.games.cartographers.state import CartographersState, neighbour
from deskovka.server.cartographers.bitmaps import write_bitmap

WhyNot = Callable[[Draw], RuleId | None]
Shapes = Iterable[list[Way]]


class WayOffer(TypedDict):
    """One way to hold a shape, and where it may lie."""

    cells: list[Annotated[list[int], 2]]
    corners: str
    why: dict[str, str]


class ShapeOffer(TypedDict):
    """A shape and all the ways to hold it."""

    coin: bool
    ways: list[WayOffer]


class OfferPart(TypedDict):
    """Shapes that may be drawn in these terrains."""

    terrains: list[Annotated[str, Terrain]]
    shapes: list[ShapeOffer]


class CartographersOffer(OfferPart):
    """What may be drawn; `squares` is set when nothing of the card fits and single squares are drawn instead."""

    kind: Literal["drawings"]
    owner: Seat
    size: Annotated[list[int], 2]
    squares: OfferPart | None


def offer(state: CartographersState, seat: Seat) -> CartographersOffer:
    """What a seat that is asked may draw, and why not elsewhere. Offers share parts: do not change one."""
    decision = GAME.decision(state)
    assert isinstance(decision, DrawTerrain | DrawMonsters) and seat in decision.seats
    ambush = isinstance(decision, DrawMonsters)
    asked = monster_question(state, seat) if ambush else question(state, seat)
    coins = no_coins if ambush else EXPLORE_CARDS[state.card].coins

    def why_not(draw: Draw) -> RuleId | None:
        return decision.why_not(state, seat, draw)

    shapes, squares = asked.drawings.shapes, None
    if not asked.fits():
        shapes = [ways for ways in shapes if ways[0].first not in asked.square.known]
        squares = Part(asked, asked.square.terrains, 0, why_not).write(asked.square.shapes, no_coins)
    part = Part(asked, asked.drawings.terrains, asked.site, why_not)
    return {
        "kind": "drawings",
        "owner": neighbour(state, seat) if ambush else seat,
        "size": [MAP_GRID.height, MAP_GRID.width],
        **part.write(shapes, coins),
        "squares": squares,
    }


def no_coins(cells: int) -> int:
    """CA-4.10, CA-5.6: coins are printed beside shapes of terrain cards only."""
    return 0


class Part:
    """Shapes that are drawn under the same conditions, in the same terrains."""

    def __init__(self, asked: Question, terrains: tuple[Terrain, ...], site: int, why_not: WhyNot) -> None:
        self.free = asked.free
        self.site = site
        self.terrains = terrains
        self.why_not = why_not
        self.rules: dict[str, RuleId] = {}

    def write(self, shapes: Shapes, coins: Callable[[int], int]) -> OfferPart:
        return {
            "terrains": [write_word(terrain) for terrain in self.terrains],
            "shapes": [
                {"coin": bool(coins(ways[0].first)), "ways": [self.write_way(way) for way in ways]}
                for ways in shapes
            ],
        }

    def write_way(self, way: Way) -> WayOffer:
        room = way.fitting(self.free, 0)
        corners = way.fitting(self.free, self.site) if self.site else room
        why = {}
        if filled := way.corners ^ room:
            why[self.rule("filled", way, filled)] = write_bitmap(filled)
        if elsewhere := room ^ corners:
            why[self.rule("elsewhere", way, elsewhere)] = write_bitmap(elsewhere)
        return {"cells": cells_of(way), "corners": write_bitmap(corners), "why": why}

    def rule(self, failing: str, way: Way, corners: int) -> RuleId:
        """The rule against drawings that fail alike: the rules are asked about one of them, once."""
        if failing not in self.rules:
            lowest = (corners & -corners).bit_length() - 1
            rule = self.why_not(make_draw(self.terrains[0], way.first << lowest))
            assert rule is not None
            self.rules[failing] = rule
        return self.rules[failing]


@cache
def cells_of(way: Way) -> list[list[int]]:
    return [[row, column] for row, column in MAP_GRID.cells(way.first)]


def actions(offer: CartographersOffer) -> list[str]:
    """Every action an offer stands for, in notation."""
    columns = offer["size"][1]
    parts: list[OfferPart | None] = [offer, offer["squares"]]
    return [text for part in parts if part for text in part_actions(part, columns)]


def part_actions(part: OfferPart, columns: int) -> Iterator[str]:
    for shape in part["shapes"]:
        for way in shape["ways"]:
            for corner in bits(int(way["corners"], 16)):
                top, left = divmod(corner, columns)
                cells = "+".join(space_name(top + row, left + column) for row, column in way["cells"])
                for terrain in part["terrains"]:
                    yield Draw.form.format(terrain=terrain, cells=cells)
