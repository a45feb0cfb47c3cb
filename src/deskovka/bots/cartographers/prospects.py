"""What each scoring card gives for a sheet now, and what the sheet promises for a later scoring of it.

Every function returns the points of the card and a hope: the points that a sheet like this is likely to gain,
given plenty of time. A hope is less than what its fulfilment brings, so that a player prefers to earn it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import fsum

from deskovka.bots.cartographers.passes import (
    NO_WAY,
    Spaces,
    clusters,
    connected_mountains,
    missing_forest,
    passes,
)
from deskovka.core.grid import placements
from deskovka.games.cartographers.sheet import MAP_GRID, SIZE, Map, Terrain

FOREST, VILLAGE, FARM, WATER, MONSTER = Terrain
LINES = MAP_GRID.rows + MAP_GRID.columns
ROADS = [MAP_GRID.union((row + step, step) for step in range(SIZE - row)) for row in range(SIZE)]
STRIDE = MAP_GRID.stride
SQUARES = [
    list(placements(MAP_GRID, tuple((row, column) for row in range(side) for column in range(side))))
    for side in range(1, SIZE + 1)
]
beside = MAP_GRID.beside

Prospect = Callable[[Spaces, int, Map], tuple[float, float]]  # what is drawn, what is empty, what is printed
PROSPECTS: dict[str, Prospect] = {}


def prospect(card: str) -> Callable[[Prospect], Prospect]:
    def register(function: Prospect) -> Prospect:
        PROSPECTS[card] = function
        return function

    return register


@cache
def beside_ruins(map: Map) -> int:
    return beside(map.ruins)


def open_sides(empty: int) -> tuple[int, int]:
    """The spaces with at least one and with at least two empty spaces beside them."""
    left, right, up, down = empty << 1, empty >> 1, empty << STRIDE, empty >> STRIDE
    return left | right | up | down, left & right | up & down | (left | right) & (up | down)


# Forest


@prospect("sentinel_wood")
def sentinel_wood(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """An empty space of the edge may become forest."""
    edge = MAP_GRID.edge
    return (cells[FOREST] & edge).bit_count(), 0.3 * (edge & empty).bit_count()


@prospect("greenbough")
def greenbough(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """A line without forest that is not full may get some."""
    forest = cells[FOREST]
    points = chances = 0
    for line in LINES:
        if line & forest:
            points += 1
        elif line & empty:
            chances += 1
    return points, 0.5 * chances


@prospect("treetower")
def treetower(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """A forest with few open sides is soon surrounded."""
    forest = cells[FOREST]
    once, twice = open_sides(empty)
    nearly, half = (forest & once & ~twice).bit_count(), (forest & twice).bit_count()
    return (forest & ~once).bit_count(), 0.55 * nearly + 0.3 * half


BRIDGES = (3.0, 2.2, 1.7, 1.3, 1.0, 0.8, 0.6)  # by the empty spaces still to be made forest


@prospect("stoneside_forest")
def stoneside_forest(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """A mountain is the nearer to another one the fewer empty spaces lie between."""
    forest = cells[FOREST]
    connected = connected_mountains(map, forest)
    if connected == map.mountains:
        return 3 * connected.bit_count(), 0.0
    nearest: dict[int, int] = {}
    for first, second, zone, paths in passes(map):
        if first & connected and second & connected:
            continue
        missing = missing_forest(paths, forest & zone, empty & zone)
        for mountain in (first, second):
            if missing < nearest.get(mountain, NO_WAY) and not mountain & connected:
                nearest[mountain] = missing
    return 3 * connected.bit_count(), fsum([BRIDGES[missing] for missing in nearest.values()])


# Farm and water


@prospect("canal_lake")
def canal_lake(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """A field or a lake with an empty space beside it may find its partner there."""
    farm, water = cells[FARM], cells[WATER]
    by_farm, by_water = beside(farm), beside(water)
    paired = water & by_farm | farm & by_water
    alone = (farm | water) & ~paired & beside(empty)
    return paired.bit_count(), 0.25 * (empty & (by_farm | by_water)).bit_count() + 0.35 * alone.bit_count()


@prospect("mages_valley")
def mages_valley(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """An empty slope may become a lake or a field."""
    slope = map.slopes
    points = 2 * (cells[WATER] & slope).bit_count() + (cells[FARM] & slope).bit_count()
    return points, 0.8 * (slope & empty).bit_count()


@prospect("golden_granary")
def golden_granary(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """Empty ruins wait for a field, the spaces beside them for a lake."""
    ruins, around = map.ruins, beside_ruins(map)
    points = (cells[WATER] & around).bit_count() + 3 * (cells[FARM] & ruins).bit_count()
    return points, 1.4 * (ruins & empty).bit_count() + 0.4 * (around & empty).bit_count()


@prospect("shoreside_expanse")
def shoreside_expanse(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """An empty space away from edge, fields and lakes may become a small cluster of its own."""
    farm, water, edge = cells[FARM], cells[WATER], MAP_GRID.edge
    by_farm, by_water = beside(farm), beside(water)
    good = 0
    for cluster in clusters(farm):
        good += not cluster & (by_water | edge)
    for cluster in clusters(water):
        good += not cluster & (by_farm | edge)
    room = empty & ~edge
    return 3 * good, 0.12 * ((room & ~by_farm).bit_count() + (room & ~by_water).bit_count())


# Village


WILDHOLDS = (0.0, 0.8, 1.6, 2.7, 4.0, 5.6)  # by the size of the cluster


@prospect("wildholds")
def wildholds(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """A smaller cluster with room around it may reach six spaces."""
    points, hope = 0, 0.0
    for cluster in clusters(cells[VILLAGE]):
        size = cluster.bit_count()
        if size >= 6:
            points += 8
            continue
        near = beside(cluster) & empty
        if size + (near | beside(near) & empty).bit_count() >= 6:
            hope += WILDHOLDS[size]
    return points, hope


@prospect("great_city")
def great_city(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """The largest cluster away from mountains may grow on the empty spaces around it."""
    slope, largest, city = map.slopes, 0, 0
    for cluster in clusters(cells[VILLAGE]):
        if not cluster & slope and cluster.bit_count() > largest:
            largest, city = cluster.bit_count(), cluster
    room = (beside(city) & ~slope & empty).bit_count()
    return largest, 0.4 * min(room, 6)


GREENGOLD = (0.3, 0.6, 1.4)  # by the kinds of terrain beside the cluster


@prospect("greengold_plains")
def greengold_plains(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """A cluster beside an empty space may still meet another terrain."""
    forest, _, farm, water, monster = cells
    mountains = map.mountains
    points, hope = 0, 0.0
    for cluster in clusters(cells[VILLAGE]):
        around = beside(cluster)
        kinds = (
            (around & forest != 0)
            + (around & farm != 0)
            + (around & water != 0)
            + (around & monster != 0)
            + (around & mountains != 0)
        )
        if kinds >= 3:
            points += 3
        elif (around & empty).bit_count() >= 3 - kinds:
            hope += GREENGOLD[kinds]
    return points, hope


@prospect("shieldgate")
def shieldgate(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """The second largest cluster may grow up to the largest."""
    first = first_cluster = second = second_cluster = 0
    for cluster in clusters(cells[VILLAGE]):
        size = cluster.bit_count()
        if size > first:
            second, second_cluster = first, first_cluster
            first, first_cluster = size, cluster
        elif size > second:
            second, second_cluster = size, cluster
    room = (beside(second_cluster) & empty).bit_count() if second else 4
    return 2 * second, 0.7 * min(first - second, 4) + 0.3 * min(room, 4)


# Spatial


LINE = (0.0, 3.2, 2.5, 1.9, 1.4, 1.0, 0.7, 0.45, 0.28, 0.15, 0.05, 0.0)  # by the empty spaces in it


@prospect("borderlands")
def borderlands(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """A line with few empty spaces is soon full."""
    full, hope = 0, 0.0
    for line in LINES:
        gaps = (line & empty).bit_count()
        if gaps:
            hope += LINE[gaps]
        else:
            full += 1
    return 6 * full, hope


# By the empty spaces in the square.
BARONY = (0.0, 3.6, 3.2, 2.8, 2.4, 2.05, 1.75, 1.5, 1.25, 1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2)


@prospect("lost_barony")
def lost_barony(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """A square larger by one with few empty spaces in it is soon filled, and may grow on."""
    return _barony(empty)


@lru_cache(1 << 14)
def _barony(empty: int) -> tuple[float, float]:
    side, corners = 0, MAP_GRID.all & ~empty
    while corners:  # the top left corners of filled squares, one larger each time
        side += 1
        corners &= corners >> 1 & corners >> STRIDE & corners >> STRIDE + 1
    if side == SIZE:
        return 3 * side, 0.0
    gaps = min(map(int.bit_count, map(empty.__and__, SQUARES[side])))
    return 3 * side, BARONY[gaps] if gaps < len(BARONY) else 0.0


ROAD = (0.0, 1.8, 1.3, 0.95, 0.7, 0.5, 0.35, 0.25, 0.15, 0.1, 0.05, 0.0)  # by the empty spaces on it


@prospect("broken_road")
def broken_road(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """A diagonal with few empty spaces is soon full."""
    full, hope = 0, 0.0
    for road in ROADS:
        gaps = (road & empty).bit_count()
        if gaps:
            hope += ROAD[gaps]
        else:
            full += 1
    return 3 * full, hope


@prospect("cauldrons")
def cauldrons(cells: Spaces, empty: int, map: Map) -> tuple[float, float]:
    """An empty space with few open sides is soon surrounded."""
    once, twice = open_sides(empty)
    nearly, half = (empty & once & ~twice).bit_count(), (empty & twice).bit_count()
    return (empty & ~once).bit_count(), 0.3 * nearly + 0.08 * half
