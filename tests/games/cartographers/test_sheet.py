"""The map sheet: its spaces and their names, drawing on it, and the coins."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deskovka.core.chance import RandomChance, ScriptedChance
from deskovka.core.errors import NotationError
from deskovka.core.grid import Grid, grid
from deskovka.games.cartographers import GAME, Sheet, Terrain, score, surrounded_mountains
from deskovka.games.cartographers.drawing import Drawn
from deskovka.games.cartographers.season import SeasonScored
from deskovka.games.cartographers.sheet import MAP_GRID, Cells, Map, SheetError, space_name
from deskovka.games.cartographers.solo import MonstersPlaced
from deskovka.games.cartographers.state import CartographersState
from games.cartographers import reference
from games.cartographers.reference import Board, boards
from positions import play

TERRAIN_LETTERS = dict(zip("FVAWM", Terrain, strict=True))
every_terrain = pytest.mark.parametrize("terrain", list(Terrain), ids=lambda terrain: terrain.name.lower())
random_boards = settings(max_examples=150, deadline=None, derandomize=True)

NO_SURPRISES = {  # nothing is left to chance: whole seasons are fixed, and no ambush is among their cards
    "edict_a": "greenbough",
    "edict_b": "canal_lake",
    "edict_c": "wildholds",
    "edict_d": "borderlands",
    "ambush": "bugbear_assault,goblin_attack,kobold_onslaught,gnoll_raid",
    "deck_summer": "hinterland_stream,homestead,orchard,treetop_village",
    "deck_fall": "hinterland_stream,homestead,orchard,great_river",
    "deck_winter": "hinterland_stream,homestead,orchard",
}


def rows(drawing: str) -> Board:
    return drawing.split()


def begin(seats: int, deck_spring: str, side: str = "A") -> CartographersState:
    chosen = {**NO_SURPRISES, "deck_spring": deck_spring, "side": side}
    return GAME.new_game(GAME.setup(seats, chosen), ScriptedChance([]))


def marked(drawing: str) -> tuple[Grid, int]:
    """The spaces marked with X."""
    lines = rows(drawing)
    area = grid(len(lines), len(lines[0]))
    found = [
        (row, column) for row, line in enumerate(lines) for column, sign in enumerate(line) if sign == "X"
    ]
    return area, area.union(iter(found))


def show(area: Grid, spaces: int) -> Board:
    """A set of spaces, each marked with X; written without asking the grid for its cells."""
    return [
        "".join("X" if spaces & area.bit(row, column) else "." for column in range(area.width))
        for row in range(area.height)
    ]


def draw(sheet: Sheet, terrain: Terrain, where: str, coins: int = 0) -> Sheet:
    """Draw on the spaces marked with X."""
    _, spaces = marked(where)
    return sheet.draw(terrain, spaces, coins)


# The grid and its names


def test_rows_are_lettered_from_the_top_and_columns_numbered_from_the_left() -> None:
    """CA-0.1"""
    assert MAP_GRID.cells(Cells.read("B4")) == [(1, 3)]
    assert [space_name(*corner) for corner in ((0, 0), (0, 10), (10, 0), (10, 10))] == [
        "A1",
        "A11",
        "K1",
        "K11",
    ]


def test_the_named_spaces_are_drawn_on() -> None:
    """CA-0.1: B4 of side A is a mountain, the space after it is B5; A11 and K1 are corners."""
    state = begin(1, "rift_lands,great_river,orchard")
    assert GAME.view(state, 0)["maps"][0]["rows"][1][3] == "^"

    play(GAME, state, 0, "draw forest B5")
    play(GAME, state, 0, "draw water A11+B11+C11")

    assert GAME.view(state, 0)["maps"][0]["rows"][:4] == rows(
        """
        ..........W
        ...^FR....W
        .R......^RW
        ...........
        """
    )


def test_everybody_sees_what_each_map_scores_and_which_mountains_still_have_a_coin() -> None:
    """CA-5.1: the coin of B4 is gone when its four sides are filled; nobody has scored anything yet."""
    state = begin(1, "rift_lands")
    [before] = GAME.view(state, None)["maps"]

    state.sheets[0] = state.sheets[0].draw(Terrain.FOREST, Cells.read("A4+B3+B5+C4"))
    [after] = GAME.view(state, None)["maps"]

    assert before["mountains"] == ["B4", "C9", "F6", "I3", "J8"]
    assert after["mountains"] == ["C9", "F6", "I3", "J8"]
    assert before["points"] == [score(card, Sheet.parse("\n".join(before["rows"]))) for card in state.edicts]
    assert after["points"] == [score(card, Sheet.parse("\n".join(after["rows"]))) for card in state.edicts]


@pytest.mark.parametrize(
    ("space", "neighbours"),
    [
        (
            """
            ....
            .X..
            ....
            """,
            """
            .X..
            X.X.
            .X..
            """,
        ),
        (
            """
            X...
            ....
            ....
            """,
            """
            .X..
            X...
            ....
            """,
        ),
        (
            """
            ....
            ...X
            ....
            """,
            """
            ...X
            ..X.
            ...X
            """,
        ),
        (
            """
            ....
            ....
            X...
            """,
            """
            ....
            X...
            .X..
            """,
        ),
    ],
    ids=["inside", "corner", "right edge", "left edge"],
)
def test_two_spaces_that_share_a_side_are_adjacent_those_that_meet_at_a_corner_are_not(
    space: str, neighbours: str
) -> None:
    """CA-0.2: the end of a row and the beginning of the next one are not adjacent either."""
    area, spaces = marked(space)
    assert show(area, area.beside(spaces)) == rows(neighbours)


def test_the_edge_is_the_outer_border() -> None:
    """CA-0.8: the first and the last row, the first and the last column."""
    area = grid(4, 5)
    assert show(area, area.edge) == rows(
        """
        XXXXX
        X...X
        X...X
        XXXXX
        """
    )
    assert MAP_GRID.edge.bit_count() == 4 * 10


def test_a_cluster_is_connected_through_shared_sides_and_one_space_alone_is_a_cluster() -> None:
    """CA-0.7: spaces that meet at a corner are of different clusters."""
    area, spaces = marked(
        """
        XX..X
        .X...
        ..XX.
        X.X.X
        """
    )
    found = [show(area, cluster) for cluster in area.clusters(spaces)]
    assert sorted(found) == sorted(
        [
            rows("XX... .X... ..... ....."),
            rows("....X ..... ..... ....."),
            rows("..... ..... ..XX. ..X.."),
            rows("..... ..... ..... X...."),
            rows("..... ..... ..... ....X"),
        ]
    )


# Terms


def test_mountain_wasteland_and_ruins_are_nothing_a_player_can_draw() -> None:
    """CA-0.3: the terrain types to draw are forest, village, farm, water and monster."""
    for name in ("forest", "village", "farm", "water", "monster"):
        assert str(GAME.read(f"draw {name} A1")) == f"draw {name} A1"
    for name in ("mountain", "wasteland", "ruins", "empty"):
        with pytest.raises(NotationError):
            GAME.read(f"draw {name} A1")


def test_drawn_terrain_mountains_and_wasteland_are_filled_and_all_else_is_empty() -> None:
    """CA-0.4, CA-0.5: an empty ruins space is empty, terrain on a ruins space fills it."""
    sheet = Sheet.parse(
        """
        FVAWM
        fvawm
        ^#.R.
        """
    )
    assert show(sheet.map.grid, sheet.filled) == rows("XXXXX XXXXX XX...")
    assert show(sheet.map.grid, sheet.empty) == rows("..... ..... ..XXX")
    assert show(sheet.map.grid, sheet.empty_ruins) == rows("..... ..... ...X.")


@every_terrain
def test_a_ruins_space_is_filled_once_terrain_is_drawn_on_it_and_stays_a_ruins_space(
    terrain: Terrain,
) -> None:
    """CA-0.5, CA-0.6"""
    before = Sheet.parse(".R.")
    after = draw(before, terrain, ".X.")

    assert show(before.map.grid, before.empty_ruins) == [".X."]
    assert show(after.map.grid, after.filled) == [".X."]
    assert after.empty_ruins == 0
    assert show(after.map.grid, after.map.ruins) == [".X."]
    assert after.rows() == [f".{'fvawm'[terrain]}."]


# Drawings in text


def test_every_sign_of_a_drawing_says_what_is_on_its_space() -> None:
    """CA-0.9: lower case letters are terrain on a ruins space."""
    sheet = Sheet.parse(".RFVAWMfvawm^#")
    area = sheet.map.grid
    assert show(area, sheet.empty) == ["XX............"]
    assert show(area, sheet.map.ruins) == [".X.....XXXXX.."]
    assert show(area, sheet.cells[Terrain.FOREST]) == ["..X....X......"]
    assert show(area, sheet.cells[Terrain.VILLAGE]) == ["...X....X....."]
    assert show(area, sheet.cells[Terrain.FARM]) == ["....X....X...."]
    assert show(area, sheet.cells[Terrain.WATER]) == [".....X....X..."]
    assert show(area, sheet.cells[Terrain.MONSTER]) == ["......X....X.."]
    assert show(area, sheet.map.mountains) == ["............X."]
    assert show(area, sheet.map.wasteland) == [".............X"]


@given(board=boards(largest=13))
@random_boards
def test_a_sheet_of_any_size_is_written_as_it_was_read(board: Board) -> None:
    """CA-0.9, CA-0.10: also boards that are not square."""
    sheet = Sheet.parse("\n".join(board), coins=3)
    assert sheet.rows() == board
    assert (sheet.map.grid.height, sheet.map.grid.width) == (len(board), len(board[0]))
    assert sheet.coins == 3
    for row, column in reference.spaces(board):
        space = sheet.map.grid.bit(row, column)
        assert bool(sheet.filled & space) == reference.is_filled(board, (row, column))
        assert bool(sheet.empty & space) != bool(sheet.filled & space)
        assert bool(sheet.map.ruins & space) == reference.is_ruins(board, (row, column))


def test_the_outer_border_of_a_small_board_is_the_map_edge() -> None:
    """CA-0.10: also of one that is not square."""
    for height, width in ((1, 1), (1, 6), (6, 1), (2, 2), (3, 7), (7, 3)):
        board = ["F" * width] * height
        area = Sheet.parse("\n".join(board)).map.grid
        for row, column in reference.spaces(board):
            outside = row in (0, height - 1) or column in (0, width - 1)
            assert bool(area.edge & area.bit(row, column)) == outside


def test_a_drawing_may_be_indented_and_surrounded_by_empty_lines() -> None:
    sheet = Sheet.parse("\n\n    F.\n    .R\n  \n")
    assert sheet.rows() == ["F.", ".R"]


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("F..\n.X.\n...", "line 2, column 2: 'X' is not one of"),
        ("F..\n...\n..r", "line 3, column 3: 'r' is not one of"),
        ("0..", "line 1, column 1: '0' is not one of"),
        ("F F", "line 1, column 2: ' ' is not one of"),
        ("F..\n..\n...", "line 2, column 3: expected 3 spaces as in the first row, got 2"),
        ("F..\n...\n....", "line 3, column 4: expected 3 spaces as in the first row, got 4"),
        ("F..\n\n...", "line 2, column 1: expected 3 spaces as in the first row, got 0"),
        ("\n\n    F..\n    .X.\n", "line 4, column 6: 'X' is not one of"),
        ("\n  F..\n  ..\n", "line 3, column 5: expected 3 spaces as in the first row, got 2"),
    ],
)
def test_a_bad_drawing_is_refused_with_its_line_and_column(drawing: str, complaint: str) -> None:
    """CA-0.9"""
    with pytest.raises(SheetError) as caught:
        Sheet.parse(drawing)
    assert str(caught.value).startswith(complaint)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("drawing", ["", "  ", "\n \n"])
def test_an_empty_drawing_is_refused(drawing: str) -> None:
    with pytest.raises(SheetError):
        Sheet.parse(drawing)


# Sets of spaces in text


@pytest.mark.parametrize(
    ("text", "spaces"),
    [
        ("A1", [(0, 0)]),
        ("K11", [(10, 10)]),
        ("B4+B5", [(1, 3), (1, 4)]),
        ("A9+A10+B1", [(0, 8), (0, 9), (1, 0)]),
    ],
)
def test_spaces_are_written_as_on_the_printed_sheet(text: str, spaces: list[tuple[int, int]]) -> None:
    """CA-0.1"""
    cells = Cells.read(text)
    assert MAP_GRID.cells(cells) == spaces
    assert str(cells) == text


@pytest.mark.parametrize(
    ("text", "ordered"),
    [("B5+B4", "B4+B5"), ("A10+A9", "A9+A10"), ("C1+A3+B2", "A3+B2+C1"), ("K1+A11", "A11+K1")],
)
def test_spaces_are_always_written_row_by_row_from_the_left(text: str, ordered: str) -> None:
    assert str(Cells.read(text)) == ordered
    assert str(GAME.read(f"draw farm {text}")) == f"draw farm {ordered}"
    assert GAME.read(f"draw farm {text}") == GAME.read(f"draw farm {ordered}")


@given(spaces=st.sets(st.tuples(st.integers(0, 10), st.integers(0, 10)), min_size=1))
@random_boards
def test_any_set_of_spaces_survives_its_notation(spaces: set[tuple[int, int]]) -> None:
    text = "+".join(f"{'ABCDEFGHIJK'[row]}{column + 1}" for row, column in sorted(spaces))
    cells = Cells.read(text)
    assert MAP_GRID.cells(cells) == sorted(spaces)
    assert str(cells) == text


@pytest.mark.parametrize(
    "text",
    [
        "L1",
        "A0",
        "A12",
        "A111",
        "b4",
        "4B",
        "B",
        "4",
        "B04",
        "B+4",
        "B4+",
        "+B4",
        "B4++B5",
        "B4-B5",
        "B-1",
        "B²",
    ],
)
def test_what_is_no_space_of_the_map_is_refused(text: str) -> None:
    """CA-0.1: spaces go from A1 to K11."""
    with pytest.raises(ValueError, match="is not a space from A1 to K11"):
        Cells.read(text)
    with pytest.raises(NotationError, match="is not a space from A1 to K11"):
        GAME.read(f"draw forest {text}")


# Drawing


def test_drawing_makes_a_new_sheet_and_leaves_the_old_one_as_it_was() -> None:
    before = Sheet.parse(
        """
        .F.
        .^R
        """,
        coins=2,
    )
    after = draw(
        before,
        Terrain.WATER,
        """
        X..
        X.X
        """,
    )
    assert before.rows() == [".F.", ".^R"] and before.coins == 2
    assert after.rows() == ["WF.", "W^w"]


@given(data=st.data(), board=boards(mountains_inside=True), terrain=st.sampled_from("FVAWM"))
@random_boards
def test_all_spaces_of_a_drawing_get_its_terrain_and_each_mountain_it_completes_gives_a_coin(
    data: st.DataObject, board: Board, terrain: str
) -> None:
    """CA-5.1, CA-5.3, CA-5.5, CA-0.6: any empty spaces of any board."""
    empty = [space for space in reference.spaces(board) if not reference.is_filled(board, space)]
    chosen = data.draw(st.sets(st.sampled_from(empty))) if empty else set()
    expected = [
        "".join(
            letter if (row, column) not in chosen else terrain.lower() if letter == "R" else terrain
            for column, letter in enumerate(line)
        )
        for row, line in enumerate(board)
    ]
    sheet = Sheet.parse("\n".join(board))

    drawn = sheet.draw(TERRAIN_LETTERS[terrain], sheet.map.grid.union(iter(chosen)))

    assert drawn.rows() == expected
    completed = reference.surrounded_mountains(expected) - reference.surrounded_mountains(board)
    assert drawn.coins == min(completed, 14)


# Coins for mountains


def test_when_all_four_spaces_adjacent_to_a_mountain_are_filled_the_owner_marks_a_coin() -> None:
    """CA-5.1: three sides are not enough, and the corners do not matter."""
    sheet = Sheet.parse(
        """
        V.V
        .^.
        V.V
        """
    )
    sheet = draw(sheet, Terrain.WATER, ".X. X.. .X.")
    assert sheet.coins == 0 and surrounded_mountains(sheet) == 0

    sheet = draw(sheet, Terrain.WATER, "... ..X ...")
    assert sheet.coins == 1 and surrounded_mountains(sheet) == 1


@every_terrain
def test_it_does_not_matter_with_what_the_four_spaces_are_filled(terrain: Terrain) -> None:
    """CA-5.2: any terrain, monsters too, here beside a monster, another mountain and wasteland."""
    sheet = Sheet.parse(
        """
        ..#..
        .M^^.
        .....
        """
    )
    assert draw(sheet, terrain, "..... ..... ..X..").coins == 1


def test_wasteland_is_one_of_the_four_sides_of_a_mountain_of_side_b() -> None:
    """CA-5.2: H6 lies below the wasteland G6."""
    sheet = Sheet.fresh(Map.read("B")).draw(Terrain.FARM, Cells.read("H5+I6"))
    assert sheet.coins == 0
    assert sheet.draw(Terrain.FARM, Cells.read("H7")).coins == 1


def test_an_empty_ruins_space_does_not_fill_a_side() -> None:
    """CA-5.1, CA-0.5"""
    sheet = Sheet.parse(
        """
        .#.
        .^F
        .R.
        """
    )
    sheet = draw(sheet, Terrain.FOREST, "... X.. ...")
    assert sheet.coins == 0
    assert draw(sheet, Terrain.FOREST, "... ... .X.").coins == 1


def test_each_mountain_gives_its_coin_once() -> None:
    """CA-5.3: at the moment the fourth side is filled, not again with later drawings."""
    sheet = Sheet.parse(
        """
        .F.....
        F^.....
        .F....^
        .......
        """
    )
    sheet = draw(sheet, Terrain.FARM, "....... ..X.... ....... .......")
    assert sheet.coins == 1
    sheet = draw(sheet, Terrain.FARM, "X.X.... ....... X.X.... .......")
    assert sheet.coins == 1


def test_a_mountain_that_is_already_surrounded_gives_nothing_for_drawings_elsewhere() -> None:
    """CA-5.3"""
    sheet = Sheet.parse(
        """
        .F...
        F^F..
        .F...
        """
    )
    assert draw(sheet, Terrain.FARM, "X.XXX ...XX X.XXX").coins == 0


def test_one_drawing_can_complete_several_mountains_for_one_coin_each() -> None:
    """CA-5.5"""
    sheet = Sheet.parse(
        """
        .F.F.
        F^.^F
        .F.F.
        """
    )
    assert draw(sheet, Terrain.WATER, "..... ..X.. .....").coins == 2


def test_every_mountain_of_a_printed_map_can_give_a_coin() -> None:
    """CA-5.5: five mountains each, completed by one huge drawing."""
    for side in ("A", "B"):
        fresh = Sheet.fresh(Map.read(side))
        assert fresh.draw(Terrain.FARM, fresh.empty).coins == 5


def test_the_coin_goes_to_the_owner_of_the_map_even_when_a_neighbour_filled_the_last_side() -> None:
    """CA-5.4: with two players each draws the ambush on the map of the other."""
    state = begin(2, "bugbear_assault,rift_lands")
    state.sheets[1] = Sheet.parse(
        """
        ...F.......
        ..F^FR.....
        .R......^R.
        ...........
        ...........
        .....^.....
        ...........
        ...........
        .R^......R.
        .....R.^...
        ...........
        """
    )
    play(GAME, state, 0, "draw monster C4+D4+C6+D6")
    events = play(GAME, state, 1, "draw monster A1+A3+B1+B3")

    assert [sheet.coins for sheet in state.sheets] == [0, 1]
    assert [(e.seat, e.owner, e.coins) for e in events if isinstance(e, Drawn)] == [(0, 1, 1), (1, 0, 0)]


def test_the_coin_for_a_mountain_is_earned_when_a_solo_ambush_fills_the_last_side() -> None:
    """CA-5.4: Bugbear Assault is drawn in the top right corner, with B9 above the mountain C9."""
    state = begin(1, "rift_lands,bugbear_assault,great_river")
    state.sheets[0] = Sheet.parse(
        """
        ...........
        ...^.R.....
        .R.....F^f.
        ........F..
        ...........
        .....^.....
        ...........
        ...........
        .R^......R.
        .....R.^...
        ...........
        """
    )
    events = play(GAME, state, 0, "draw village K1")

    assert [str(e.cells) for e in events if isinstance(e, MonstersPlaced)] == ["A9+A11+B9+B11"]
    assert state.sheets[0].coins == 1


# Coins for shapes


@pytest.mark.parametrize(
    ("card", "drawing", "coins"),
    [
        ("great_river", "water D1+E1+F1", 1),
        ("great_river", "water E1+E2+E3", 1),
        ("great_river", "water D3+E2+E3+F1+F2", 0),
        ("farmland", "farm D1+E1", 1),
        ("farmland", "farm D1+D2", 1),
        ("farmland", "farm D2+E1+E2+E3+F2", 0),
        ("hamlet", "village D1+E1+E2", 1),
        ("hamlet", "village D1+D2+E2", 1),
        ("hamlet", "village D1+D2+D3+E1+E2", 0),
        ("forgotten_forest", "forest D1+E2", 1),
        ("forgotten_forest", "forest D2+E1", 1),
        ("forgotten_forest", "forest D1+E1+E2+F2", 0),
        ("homestead", "farm D1+E1+E2+F1", 0),
        ("rift_lands", "farm D1", 0),
    ],
)
def test_a_shape_printed_with_a_coin_earns_one_coin_when_it_is_drawn(
    card: str, drawing: str, coins: int
) -> None:
    """CA-5.6: the smaller shapes of Great River, Farmland, Hamlet and Forgotten Forest, however they are turned."""
    state = begin(1, f"{card},marshlands")
    play(GAME, state, 0, f"draw {drawing}")
    assert state.sheets[0].coins == coins


def test_the_coin_of_a_shape_comes_in_addition_to_mountain_coins_of_the_same_drawing() -> None:
    """CA-5.6"""
    state = begin(1, "great_river,orchard")
    state.sheets[0] = Sheet.parse(
        """
        ...........
        ...^.R.....
        .R......^R.
        ...........
        .....F.....
        ....F^.....
        .....F.....
        ...........
        .R^......R.
        .....R.^...
        ...........
        """
    )
    play(GAME, state, 0, "draw water F7+F8+F9")
    assert state.sheets[0].coins == 2


def test_when_all_fourteen_coins_are_marked_further_coins_are_lost() -> None:
    """CA-5.7: coins of shapes and of mountains alike, and the second of two that come at once."""
    mountain = """
        .F..
        F^..
        .F..
        """
    for marked_before, beside_the_shape, marked_after in (
        (12, 0, 13),
        (12, 1, 14),
        (13, 0, 14),
        (13, 1, 14),
        (14, 0, 14),
        (14, 1, 14),
    ):
        sheet = Sheet.parse(mountain, coins=marked_before)
        assert draw(sheet, Terrain.FARM, ".... ..XX ....", beside_the_shape).coins == marked_after
    assert draw(Sheet.parse(mountain, coins=14), Terrain.FARM, "...X ...X ....", coins=1).coins == 14


def test_coins_are_never_lost_and_score_in_every_season_also_those_of_its_last_turn() -> None:
    """CA-5.8, CA-5.9: the last card of spring earns a coin; the map is full then, and the game ends by itself."""
    state = begin(1, "hinterland_stream,homestead,orchard,great_river,farmland")
    state.sheets[0] = Sheet.parse(
        """
        .F.F.F.FFFF
        FFF^FfFFFFF
        FfFFFFFF^fF
        FFFFFFFFFFF
        FFFFFFFFFFF
        FFFFF^FFFFF
        FFFFFFFFFFF
        FFFFFFFFFFF
        Ff^FFFFFFfF
        FFFFFfF^FFF
        ..FFFFFFFFF
        """,
        coins=4,
    )
    for action in ("draw water A1", "draw village A3", "draw forest A5", "draw water A7"):
        play(GAME, state, 0, action)
        assert state.sheets[0].coins == 4

    play(GAME, state, 0, "draw farm K1+K2")

    assert GAME.over(state)
    assert [season[0].coins for season in state.scores] == [5, 5, 5, 5]
    assert state.sheets[0].coins == 5


def test_the_coins_scored_in_a_season_are_all_those_marked_so_far() -> None:
    """CA-5.8: over a random game, coins told with each drawing added up from the beginning."""
    random = Random(7)
    chance = RandomChance(random)
    for seats in (1, 2, 3) * 5:
        state = GAME.new_game(GAME.setup(seats), chance)
        earned = [0] * seats
        seasons = 0
        while not GAME.over(state):
            seat = random.choice(GAME.waiting(state))
            for event in GAME.apply(state, seat, GAME.sample(state, seat, random), chance):
                if isinstance(event, Drawn):
                    earned[event.owner] += event.coins
                if isinstance(event, MonstersPlaced):
                    earned[0] += event.coins
                if isinstance(event, SeasonScored):
                    assert event.score.coins == earned[event.seat]
                    seasons += 1
        assert seasons == 4 * seats
        assert [sheet.coins for sheet in state.sheets] == earned
