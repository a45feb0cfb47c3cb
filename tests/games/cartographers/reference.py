"""Slow scorers written space by space from the words of the rules, and random boards to compare the fast ones on.

A board is a list of rows in the notation of CA-0.9; a space is (row, column).
"""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import strategies as st

Board = list[str]
Space = tuple[int, int]

SIGNS = ".RFVAWMfvawm^#"
MIXTURES = (  # signs as often as they are written: all alike, then woods, villages, fields, full and empty boards
    SIGNS,
    "FFFf^^.V",
    "VVVVv.^FAWM",
    "AAaWWw.R^#",
    "FVAWM#^F.",
    "....RM#VF",
)


@st.composite
def boards(draw: st.DrawFn, largest: int = 8, mountains_inside: bool = False) -> Board:
    """Boards of any size; now and then as large as the printed map."""
    height, width = draw(
        st.one_of(st.tuples(st.integers(1, largest), st.integers(1, largest)), st.just((11, 11)))
    )
    alphabet = draw(st.sampled_from(MIXTURES))
    chosen = draw(
        st.binary(min_size=height * width, max_size=height * width)
    )  # a list takes four times longer
    signs = "".join(alphabet[number % len(alphabet)] for number in chosen)
    board = [signs[row * width : (row + 1) * width] for row in range(height)]
    return without_mountains_on_the_edge(board) if mountains_inside else board


def without_mountains_on_the_edge(board: Board) -> Board:
    """Forest instead of the mountains on the edge: no printed mountain lies there (CA-5.5)."""
    return [
        "".join(
            "F" if letter == "^" and on_edge(board, (row, column)) else letter
            for column, letter in enumerate(line)
        )
        for row, line in enumerate(board)
    ]


def spaces(board: Board) -> list[Space]:
    return [(row, column) for row in range(len(board)) for column in range(len(board[0]))]


def on_board(board: Board, space: Space) -> bool:
    row, column = space
    return 0 <= row < len(board) and 0 <= column < len(board[0])


def four_sides(space: Space) -> list[Space]:
    """The places above, below, left and right, on the board or beyond its edge (CA-0.2)."""
    row, column = space
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def adjacent(board: Board, space: Space) -> list[Space]:
    return [other for other in four_sides(space) if on_board(board, other)]


def sign(board: Board, space: Space) -> str:
    row, column = space
    return board[row][column]


def is_ruins(board: Board, space: Space) -> bool:
    """CA-0.6: also when terrain was drawn on it."""
    return sign(board, space) in "Rfvawm"


def is_filled(board: Board, space: Space) -> bool:
    """CA-0.4: everything but empty spaces and empty ruins spaces."""
    return sign(board, space) not in ".R"


def is_terrain(board: Board, space: Space, terrain: str) -> bool:
    """Whether a space holds the terrain F, V, A, W, M or ^, on a ruins space or not."""
    return sign(board, space) in (terrain, terrain.lower())


def touches(board: Board, space: Space, terrain: str) -> bool:
    return any(is_terrain(board, other, terrain) for other in adjacent(board, space))


def on_edge(board: Board, space: Space) -> bool:
    """CA-0.8: one of its four sides is the outer border."""
    return any(not on_board(board, other) for other in four_sides(space))


def closed_in(board: Board, space: Space) -> bool:
    """Each of its four sides is a filled space or the map edge."""
    return all(not on_board(board, other) or is_filled(board, other) for other in four_sides(space))


def clusters(board: Board, terrain: str) -> list[set[Space]]:
    """CA-0.7: groups of one terrain connected through shared sides."""
    found: list[set[Space]] = []
    for start in spaces(board):
        if not is_terrain(board, start, terrain) or any(start in cluster for cluster in found):
            continue
        cluster = {start}
        waiting = [start]
        while waiting:
            for other in adjacent(board, waiting.pop()):
                if is_terrain(board, other, terrain) and other not in cluster:
                    cluster.add(other)
                    waiting.append(other)
        found.append(cluster)
    return found


def sentinel_wood(board: Board) -> int:
    """CA-13.1"""
    return sum(1 for space in spaces(board) if is_terrain(board, space, "F") and on_edge(board, space))


def greenbough(board: Board) -> int:
    """CA-13.2"""
    rows = {row for row, column in spaces(board) if is_terrain(board, (row, column), "F")}
    columns = {column for row, column in spaces(board) if is_terrain(board, (row, column), "F")}
    return len(rows) + len(columns)


def treetower(board: Board) -> int:
    """CA-13.3"""
    return sum(1 for space in spaces(board) if is_terrain(board, space, "F") and closed_in(board, space))


def stoneside_forest(board: Board) -> int:
    """CA-13.4"""
    connected = set()
    for wood in clusters(board, "F"):
        mountains = {other for space in wood for other in adjacent(board, space) if sign(board, other) == "^"}
        if len(mountains) >= 2:
            connected |= mountains
    return 3 * len(connected)


def canal_lake(board: Board) -> int:
    """CA-13.5"""
    points = 0
    for space in spaces(board):
        if is_terrain(board, space, "W") and touches(board, space, "A"):
            points += 1
        if is_terrain(board, space, "A") and touches(board, space, "W"):
            points += 1
    return points


def mages_valley(board: Board) -> int:
    """CA-13.6"""
    points = 0
    for space in spaces(board):
        if touches(board, space, "^"):
            if is_terrain(board, space, "W"):
                points += 2
            if is_terrain(board, space, "A"):
                points += 1
    return points


def golden_granary(board: Board) -> int:
    """CA-13.7, CA-13.7a"""
    points = 0
    for space in spaces(board):
        if is_terrain(board, space, "W") and any(is_ruins(board, other) for other in adjacent(board, space)):
            points += 1
        if sign(board, space) == "a":
            points += 3
    return points


def shoreside_expanse(board: Board) -> int:
    """CA-13.8"""
    points = 0
    for terrain, enemy in (("A", "W"), ("W", "A")):
        for cluster in clusters(board, terrain):
            if not any(touches(board, space, enemy) or on_edge(board, space) for space in cluster):
                points += 3
    return points


def wildholds(board: Board) -> int:
    """CA-13.9"""
    return sum(8 for cluster in clusters(board, "V") if len(cluster) >= 6)


def great_city(board: Board) -> int:
    """CA-13.10"""
    largest = 0
    for cluster in clusters(board, "V"):
        if not any(touches(board, space, "^") for space in cluster):
            largest = max(largest, len(cluster))
    return largest


def greengold_plains(board: Board) -> int:
    """CA-13.11"""
    points = 0
    for cluster in clusters(board, "V"):
        types = [terrain for terrain in "FAWM^" if any(touches(board, space, terrain) for space in cluster)]
        if len(types) >= 3:
            points += 3
    return points


def shieldgate(board: Board) -> int:
    """CA-13.12"""
    sizes = [len(cluster) for cluster in clusters(board, "V")]
    if len(sizes) < 2:
        return 0
    sizes.remove(max(sizes))
    return 2 * max(sizes)


def borderlands(board: Board) -> int:
    """CA-13.13"""
    height, width = len(board), len(board[0])
    points = 0
    for row in range(height):
        if all(is_filled(board, (row, column)) for column in range(width)):
            points += 6
    for column in range(width):
        if all(is_filled(board, (row, column)) for row in range(height)):
            points += 6
    return points


def lost_barony(board: Board) -> int:
    """CA-13.14"""
    height, width = len(board), len(board[0])
    largest = 0
    for top, left in spaces(board):
        for side in range(1, min(height - top, width - left) + 1):
            square = [(top + down, left + right) for down in range(side) for right in range(side)]
            if all(is_filled(board, space) for space in square):
                largest = max(largest, side)
    return 3 * largest


def broken_road(board: Board) -> int:
    """CA-13.15, CA-13.15a"""
    height = len(board)
    points = 0
    for row in range(height):
        diagonal = [(row + step, step) for step in range(height - row)]
        if all(on_board(board, space) and is_filled(board, space) for space in diagonal):
            points += 3
    return points


def cauldrons(board: Board) -> int:
    """CA-13.16"""
    return sum(1 for space in spaces(board) if not is_filled(board, space) and closed_in(board, space))


def monster_penalty(board: Board) -> int:
    """CA-9.5, CA-9.6"""
    return sum(1 for space in spaces(board) if not is_filled(board, space) and touches(board, space, "M"))


def surrounded_mountains(board: Board) -> int:
    """CA-5.1; as on the printed maps no mountain may lie on the edge (CA-5.5)."""
    points = 0
    for space in spaces(board):
        if sign(board, space) == "^":
            assert not on_edge(board, space)
            points += all(is_filled(board, side) for side in four_sides(space))
    return points


CARDS: dict[str, Callable[[Board], int]] = {
    "sentinel_wood": sentinel_wood,
    "greenbough": greenbough,
    "treetower": treetower,
    "stoneside_forest": stoneside_forest,
    "canal_lake": canal_lake,
    "mages_valley": mages_valley,
    "golden_granary": golden_granary,
    "shoreside_expanse": shoreside_expanse,
    "wildholds": wildholds,
    "great_city": great_city,
    "greengold_plains": greengold_plains,
    "shieldgate": shieldgate,
    "borderlands": borderlands,
    "lost_barony": lost_barony,
    "broken_road": broken_road,
    "cauldrons": cauldrons,
}
