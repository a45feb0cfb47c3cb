"""Mountains and the forests between them: what is connected, and how much forest a connection still needs."""

from __future__ import annotations

from functools import cache, lru_cache

from deskovka.games.cartographers.sheet import MAP_GRID, Map

Spaces = tuple[int, ...]  # several sets of spaces, such as those of each terrain
FAR = 7  # steps; mountains further apart are not connected by a single wood
NO_WAY = 7
beside = MAP_GRID.beside
# 9 of 10 calls repeat: village cards are judged twice as fast.
clusters = lru_cache(1 << 14)(MAP_GRID.clusters)


@lru_cache(1 << 12)
def connected_mountains(map: Map, forest: int) -> int:
    """CA-13.4: the mountains that a wood connects with another one."""
    connected = 0
    for wood in clusters(forest):
        touched = beside(wood) & map.mountains
        if touched & (touched - 1):
            connected |= touched
    return connected


@lru_cache(1 << 14)  # 49 of 50 calls repeat, for most drawings lie outside most passes: a quarter faster
def missing_forest(paths: Spaces, forest: int, empty: int) -> int:
    """The fewest spaces that must become forest to make one of the paths a wood."""
    free = forest | empty
    return min([(path & empty).bit_count() for path in paths if path & free == path], default=NO_WAY)


@cache
def passes(map: Map) -> list[tuple[int, int, int, Spaces]]:
    """The pairs of mountains not too far apart, the spaces between them and the shortest ways."""
    found = []
    mountains = MAP_GRID.cells(map.mountains)
    for index, (row, column) in enumerate(mountains):
        for other_row, other_column in mountains[:index]:
            if abs(row - other_row) + abs(column - other_column) > FAR:
                continue
            first, second = MAP_GRID.bit(row, column), MAP_GRID.bit(other_row, other_column)
            ways = [way & ~first & ~second for way in shortest_ways(row, column, other_row, other_column)]
            paths = tuple(way for way in ways if not way & (map.mountains | map.wasteland))
            if paths:
                zone = 0
                for path in paths:
                    zone |= path
                found.append((first, second, zone, paths))
    return found


def shortest_ways(row: int, column: int, to_row: int, to_column: int) -> list[int]:
    """All shortest ways between two spaces, both included."""
    here = MAP_GRID.bit(row, column)
    if (row, column) == (to_row, to_column):
        return [here]
    ways = []
    if row != to_row:
        ways += shortest_ways(row + (1 if to_row > row else -1), column, to_row, to_column)
    if column != to_column:
        ways += shortest_ways(row, column + (1 if to_column > column else -1), to_row, to_column)
    return [way | here for way in ways]
