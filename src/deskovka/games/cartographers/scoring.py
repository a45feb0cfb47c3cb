"""The sixteen scoring cards, each with the words of the card above it; coins and monsters."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from deskovka.core.errors import DeskovkaError, none_of
from deskovka.games.cartographers.sheet import Map, Sheet, Terrain

FOREST, VILLAGE, FARM, WATER, MONSTER = Terrain
Scorer = Callable[[Sheet], int]
SCORERS: dict[str, Scorer] = {}


class UnknownCard(DeskovkaError):
    """There is no scoring card of that id."""


def scoring_card(id: str) -> Callable[[Scorer], Scorer]:
    def register(scorer: Scorer) -> Scorer:
        SCORERS[id] = scorer
        return scorer

    return register


def score(card: str, sheet: Sheet) -> int:
    """The points a scoring card gives for a sheet, never less than zero (CA-12.4)."""
    if card not in SCORERS:
        raise none_of(UnknownCard, card, "scoring card", SCORERS, "no-card")
    return SCORERS[card](sheet)


def score_all(cards: tuple[str, ...], sheet: Sheet) -> list[int]:
    """What each of the scoring cards gives for a sheet."""
    return list(_score_all(cards, sheet.map, sheet.cells, sheet.filled))


@lru_cache(maxsize=2000)  # a table is shown to everybody after every move, and most maps have not changed
def _score_all(cards: tuple[str, ...], map: Map, cells: tuple[int, ...], filled: int) -> tuple[int, ...]:
    sheet = Sheet(map, cells, filled)
    return tuple(score(card, sheet) for card in cards)


def monster_penalty(sheet: Sheet) -> int:
    """CA-9.5: the empty spaces beside a monster, each once; wasteland and mountains are not empty (CA-9.6)."""
    return (sheet.map.grid.beside(sheet.cells[MONSTER]) & ~sheet.filled).bit_count()


def surrounded_mountains(sheet: Sheet) -> int:
    """CA-5.1: the mountains with all their sides filled, each of which gave a coin."""
    return sum(ring & sheet.filled == ring for ring in sheet.map.rings)


# Forest


@scoring_card("sentinel_wood")
def sentinel_wood(sheet: Sheet) -> int:
    """CA-13.1: one point for each forest space on the edge of the map."""
    return (sheet.cells[FOREST] & sheet.map.grid.edge).bit_count()


@scoring_card("greenbough")
def greenbough(sheet: Sheet) -> int:
    """CA-13.2: one point for each row and each column with at least one forest space."""
    grid, forest = sheet.map.grid, sheet.cells[FOREST]
    return sum(forest & line != 0 for line in grid.rows + grid.columns)


@scoring_card("treetower")
def treetower(sheet: Sheet) -> int:
    """CA-13.3: one point for each forest space with filled spaces or the edge on all its sides."""
    return (sheet.cells[FOREST] & sheet.map.grid.enclosed(sheet.filled)).bit_count()


@scoring_card("stoneside_forest")
def stoneside_forest(sheet: Sheet) -> int:
    """CA-13.4: three points for each mountain connected to another one by a forest cluster."""
    grid, mountains = sheet.map.grid, sheet.map.mountains
    connected = 0
    for wood in grid.clusters(sheet.cells[FOREST]):
        touched = grid.beside(wood) & mountains
        if touched & (touched - 1):  # more than one
            connected |= touched
    return 3 * connected.bit_count()


# Farm and water


@scoring_card("canal_lake")
def canal_lake(sheet: Sheet) -> int:
    """CA-13.5: one point for each water space beside a farm and each farm space beside water."""
    grid, farm, water = sheet.map.grid, sheet.cells[FARM], sheet.cells[WATER]
    return (water & grid.beside(farm)).bit_count() + (farm & grid.beside(water)).bit_count()


@scoring_card("mages_valley")
def mages_valley(sheet: Sheet) -> int:
    """CA-13.6: two points for each water space and one for each farm space beside a mountain."""
    slopes = sheet.map.slopes
    return 2 * (sheet.cells[WATER] & slopes).bit_count() + (sheet.cells[FARM] & slopes).bit_count()


@scoring_card("golden_granary")
def golden_granary(sheet: Sheet) -> int:
    """CA-13.7: one point for each water space beside a ruins space, three for each farm space on one.

    The ruins space may be filled or not, and no space is beside itself (CA-13.7a).
    """
    ruins = sheet.map.ruins
    beside_ruins = sheet.map.grid.beside(ruins)
    return (sheet.cells[WATER] & beside_ruins).bit_count() + 3 * (sheet.cells[FARM] & ruins).bit_count()


@scoring_card("shoreside_expanse")
def shoreside_expanse(sheet: Sheet) -> int:
    """CA-13.8: three points for each farm cluster away from water and edge, and each water cluster away from farms."""
    grid, farm, water = sheet.map.grid, sheet.cells[FARM], sheet.cells[WATER]
    spoiled_farm, spoiled_water = grid.beside(water) | grid.edge, grid.beside(farm) | grid.edge
    farms = sum(not cluster & spoiled_farm for cluster in grid.clusters(farm))
    waters = sum(not cluster & spoiled_water for cluster in grid.clusters(water))
    return 3 * (farms + waters)


# Village


@scoring_card("wildholds")
def wildholds(sheet: Sheet) -> int:
    """CA-13.9: eight points for each village cluster of six or more spaces."""
    return 8 * sum(cluster.bit_count() >= 6 for cluster in sheet.map.grid.clusters(sheet.cells[VILLAGE]))


@scoring_card("great_city")
def great_city(sheet: Sheet) -> int:
    """CA-13.10: one point for each space of the largest village cluster that is beside no mountain."""
    grid = sheet.map.grid
    clusters = grid.clusters(sheet.cells[VILLAGE])
    return max((cluster.bit_count() for cluster in clusters if not cluster & sheet.map.slopes), default=0)


@scoring_card("greengold_plains")
def greengold_plains(sheet: Sheet) -> int:
    """CA-13.11: three points for each village cluster beside three or more different terrain types."""
    grid = sheet.map.grid
    others = [sheet.cells[terrain] for terrain in (FOREST, FARM, WATER, MONSTER)] + [sheet.map.mountains]
    plains = 0
    for cluster in grid.clusters(sheet.cells[VILLAGE]):
        around = grid.beside(cluster)
        plains += sum(around & spaces != 0 for spaces in others) >= 3
    return 3 * plains


@scoring_card("shieldgate")
def shieldgate(sheet: Sheet) -> int:
    """CA-13.12: two points for each space of the second largest village cluster; it may be as large as the largest."""
    sizes = sorted(cluster.bit_count() for cluster in sheet.map.grid.clusters(sheet.cells[VILLAGE]))
    return 2 * sizes[-2] if len(sizes) > 1 else 0


# Spatial


@scoring_card("borderlands")
def borderlands(sheet: Sheet) -> int:
    """CA-13.13: six points for each full row and each full column."""
    grid, filled = sheet.map.grid, sheet.filled
    return 6 * sum(filled & line == line for line in grid.rows + grid.columns)


@scoring_card("lost_barony")
def lost_barony(sheet: Sheet) -> int:
    """CA-13.14: three points for each space along one side of the largest filled square.

    Mountains and wasteland are filled, so that even a fresh map scores (CA-13.14a).
    """
    stride = sheet.map.grid.stride
    side, corners = 0, sheet.filled
    while corners:  # the top left corners of filled squares, one larger each time
        side += 1
        corners &= corners >> 1 & corners >> stride & corners >> stride + 1
    return 3 * side


@scoring_card("broken_road")
def broken_road(sheet: Sheet) -> int:
    """CA-13.15: three points for each full diagonal from the left edge down to the bottom edge."""
    filled = sheet.filled
    return 3 * sum(filled & road == road for road in _roads(sheet))


@scoring_card("cauldrons")
def cauldrons(sheet: Sheet) -> int:
    """CA-13.16: one point for each empty space with filled spaces or the edge on all its sides."""
    return (sheet.map.grid.enclosed(sheet.filled) & ~sheet.filled).bit_count()


def _roads(sheet: Sheet) -> list[int]:
    """The diagonals of The Broken Road; on a wide or high sheet only those that reach the bottom (CA-13.15a)."""
    grid = sheet.map.grid
    roads = _ROADS.get((grid.height, grid.width))
    if roads is None:
        roads = _ROADS[grid.height, grid.width] = [
            grid.union((row + step, step) for step in range(grid.height - row))
            for row in range(grid.height)
            if grid.height - row <= grid.width
        ]
    return roads


_ROADS: dict[tuple[int, int], list[int]] = {}
