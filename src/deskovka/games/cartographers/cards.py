"""The cards: what they show, and every place where their shapes can lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from deskovka.core.data import entries
from deskovka.core.grid import Shape, orientations, placements
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.cartographers.sheet import MAP_GRID, Cells, Terrain

STACKS = ("forest", "farm_water", "village", "spatial")  # CA-1.7
TERRAINS = {terrain.name.lower(): terrain for terrain in Terrain}


@value
class Draw(Action):
    """`draw forest B4+B5+C5`: fill these spaces with one terrain."""

    form = "draw {terrain} {cells}"
    terrain: Terrain
    cells: Cells


class Way:
    """A shape turned in one way: its spaces in the top left corner, and the corners where it lies inside the map."""

    def __init__(self, shape: Shape) -> None:
        self.first = MAP_GRID.union(shape)
        self.offsets = [row * MAP_GRID.stride + column for row, column in shape]
        self.corners = sum(
            1 << place.bit_length() - self.first.bit_length() for place in placements(MAP_GRID, shape)
        )

    def fitting(self, free: int, site: int) -> int:
        """The corners where all spaces are free and one of them is of `site` (0: that does not matter)."""
        corners = self.corners
        for offset in self.offsets:  # all corners at once: 60 times faster than place by place
            corners &= free >> offset
        if site and corners:
            covering = 0
            for offset in self.offsets:
                covering |= site >> offset
            return corners & covering
        return corners


class Drawings:
    """All places of some shapes on the map with their actions, made once: playing only picks from them."""

    def __init__(self, shapes: Iterable[Shape], terrains: tuple[Terrain, ...]) -> None:
        self.terrains = terrains
        self.shapes = [[Way(way) for way in orientations(shape)] for shape in shapes]  # CA-4.5
        self.ways = [way for ways in self.shapes for way in ways]
        self.masks = [
            mask for shape in shapes for way in orientations(shape) for mask in placements(MAP_GRID, way)
        ]
        self.known = frozenset(self.masks)
        self.draws = [{mask: make_draw(terrain, mask) for mask in self.masks} for terrain in terrains]

    def fitting(self, free: int, site: int) -> list[Draw]:
        """What can be drawn where only `free` is free and a space of `site` must be covered (0: none)."""
        filled = ~free
        if site:
            return [
                draw
                for draws in self.draws
                for mask, draw in draws.items()
                if not mask & filled and mask & site
            ]
        return [draw for draws in self.draws for mask, draw in draws.items() if not mask & filled]

    def fits(self, free: int, site: int) -> bool:
        """Whether anything can be drawn where only `free` is free."""
        return any(way.fitting(free, site) for way in self.ways)

    def sample(self, free: int, site: int, random: Random) -> Draw | None:
        """One of those that fit, each possible though not equally likely; None if nothing does."""
        draws = self.draws[int(random.random() * len(self.draws))]
        way = self.ways[int(random.random() * len(self.ways))]
        corners = way.fitting(free, site)
        if not corners:
            for way in self.ways:
                corners = way.fitting(free, site)
                if corners:
                    break
            else:
                return None
        for _ in range(int(random.random() * corners.bit_count())):
            corners &= corners - 1
        return draws[way.first << (corners & -corners).bit_length() - 1]


@cache
def make_draw(terrain: Terrain, mask: int) -> Draw:
    """One action object for each drawing, whichever card it belongs to."""
    return Draw(terrain, Cells(mask))


@value
class ExploreCard:
    """CA-2.4. A ruins card has no shapes."""

    id: str
    number: int
    time: int
    ruins: bool
    terrains: tuple[Terrain, ...]
    shapes: tuple[Shape, ...]
    coin: bool  # beside the first shape
    drawings: Drawings
    square: Drawings  # CA-4.8: what is drawn where nothing else fits

    def coins(self, cells: int) -> int:
        """CA-5.6: the coin for drawing the shape it is printed beside, which is the smaller one."""
        return int(self.coin and cells.bit_count() == len(self.shapes[0]))


@value
class AmbushCard:
    """CA-2.5, CA-7.1, CA-14.2."""

    id: str
    number: int
    shape: Shape
    clockwise: bool  # where the map is passed, and the walk of the solo game
    corner: tuple[str, str]  # where that walk begins: top or bottom, left or right
    drawings: Drawings


@value
class ScoringCard:
    """CA-1.7, CA-14.14; how it scores is in scoring.py."""

    id: str
    number: int
    stack: str
    solo: int


@value
class Season:
    """CA-2.2."""

    id: str
    number: int
    limit: int
    edicts: tuple[int, ...]


@value
class Title:
    """CA-14.15."""

    id: str
    rating: int


SQUARE: tuple[Shape, ...] = (((0, 0),),)
ANY_SQUARE = Drawings(SQUARE, tuple(Terrain))  # CA-6.7, CA-6.8
MONSTER_SQUARE = Drawings(SQUARE, (Terrain.MONSTER,))  # CA-7.6


def _explore_cards() -> dict[str, ExploreCard]:
    found = {}
    for entry in entries(__package__, "explore.toml"):
        terrains = tuple(TERRAINS[name] for name in entry.texts("terrains", TERRAINS))
        shapes = entry.shapes("shapes")
        ruins = entry.flag("ruins")
        if ruins == bool(shapes) or bool(shapes) != bool(terrains):
            raise entry.error("shapes", "and terrains: a ruins card has none, any other card has both")
        found[entry.id] = ExploreCard(
            entry.id,
            entry.number("number"),
            entry.number("time"),
            ruins,
            terrains,
            shapes,
            entry.flag("coin"),
            Drawings(shapes, terrains),
            Drawings(SQUARE, terrains),
        )
    return found


def _ambush_cards() -> dict[str, AmbushCard]:
    found = {}
    for entry in entries(__package__, "ambush.toml"):
        vertical, horizontal = entry.text("corner").split()
        shape = entry.shape("shape")
        found[entry.id] = AmbushCard(
            entry.id,
            entry.number("number"),
            shape,
            entry.text("passed", ("clockwise", "counterclockwise")) == "clockwise",
            (vertical, horizontal),
            Drawings([shape], (Terrain.MONSTER,)),
        )
    return found


def _scoring_cards() -> dict[str, ScoringCard]:
    return {
        entry.id: ScoringCard(
            entry.id, entry.number("number"), entry.text("stack", STACKS), entry.number("solo")
        )
        for entry in entries(__package__, "scoring.toml")
    }


def _seasons() -> tuple[Season, ...]:
    return tuple(
        Season(
            entry.id,
            entry.number("number"),
            entry.number("limit"),
            tuple("ABCD".index(letter) for letter in entry.texts("edicts", "ABCD")),
        )
        for entry in entries(__package__, "seasons.toml", "season")
    )


def _titles() -> tuple[Title, ...]:
    """From the highest to the lowest."""
    found = entries(__package__, "seasons.toml", "title")
    return tuple(sorted((Title(e.id, e.number("rating")) for e in found), key=lambda title: -title.rating))


EXPLORE_CARDS = _explore_cards()
AMBUSH_CARDS = _ambush_cards()
SCORING_CARDS = _scoring_cards()
SEASONS = _seasons()
TITLES = _titles()
