"""The sixteen scoring cards, monsters and surrounded mountains, on drawn maps."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deskovka.games.cartographers import Sheet, monster_penalty, score, surrounded_mountains
from deskovka.games.cartographers.scoring import UnknownCard
from deskovka.games.cartographers.sheet import Map
from games.cartographers import reference
from games.cartographers.reference import Board, boards

FACTS: Any = json.loads((Path(__file__).parent / "facts.json").read_text("utf-8"))

RULES = {
    "sentinel_wood": "CA-13.1",
    "greenbough": "CA-13.2",
    "treetower": "CA-13.3",
    "stoneside_forest": "CA-13.4",
    "canal_lake": "CA-13.5",
    "mages_valley": "CA-13.6",
    "golden_granary": "CA-13.7",
    "shoreside_expanse": "CA-13.8",
    "wildholds": "CA-13.9",
    "great_city": "CA-13.10",
    "greengold_plains": "CA-13.11",
    "shieldgate": "CA-13.12",
    "borderlands": "CA-13.13",
    "lost_barony": "CA-13.14",
    "broken_road": "CA-13.15",
    "cauldrons": "CA-13.16",
    "monster_penalty": "CA-9.5",
    "surrounded_mountains": "CA-5.1",
}
CARDS = [card for card in RULES if card not in ("monster_penalty", "surrounded_mountains")]
EXAMPLES = [
    pytest.param(example, id=f"{example['id']} {RULES[example['card']]}")
    for example in FACTS["scoring_examples"]
]
FULL_BOARDS = {board["id"]: board for board in FACTS["full_board_examples"]}

every_card = pytest.mark.parametrize(
    "card", [pytest.param(card, id=f"{card} {RULES[card]}") for card in CARDS]
)
random_boards = settings(max_examples=90, deadline=None, derandomize=True)


def points(card: str, drawing: str | Board) -> int:
    """What a card gives for a drawn map; rows may be separated by spaces."""
    rows = drawing.split() if isinstance(drawing, str) else drawing
    sheet = Sheet.parse("\n".join(rows))
    if card == "monster_penalty":
        return monster_penalty(sheet)
    return surrounded_mountains(sheet) if card == "surrounded_mountains" else score(card, sheet)


def slow_points(card: str, board: Board) -> int:
    """The same, counted space by space."""
    scorer: Callable[[Board], int] = {
        **reference.CARDS,
        "monster_penalty": reference.monster_penalty,
        "surrounded_mountains": reference.surrounded_mountains,
    }[card]
    return scorer(board)


# The examples of the rules


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_rules_scores_what_the_rules_say(example: Any) -> None:
    """CA-13.1 to CA-13.16, CA-9.5, CA-9.6, CA-5.1, CA-5.2, CA-5.5: the id of the test names the rule."""
    assert points(example["card"], example["board"]) == example["points"], example["why"]


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_slow_scorers_agree_with_the_examples_of_the_rules(example: Any) -> None:
    """So that the comparison on random boards below compares with the right thing."""
    assert slow_points(example["card"], example["board"]) == example["points"], example["why"]


def test_every_scoring_card_has_at_least_two_examples() -> None:
    counted = [example["card"] for example in FACTS["scoring_examples"]]
    assert len(counted) == 61
    assert all(counted.count(card) >= 2 for card in RULES)


EXAMPLE_ON_SIDE_A = """
    VVVVVVVVFFF
    .MM^MmFFFFM
    .mMMM.WF^mV
    .MMMMMF.MVV
    .....AAAAAV
    ....W^AAAAV
    .F..WWW.AAV
    .FFFWFWW.AV
    Ff^FFFFWWRV
    F.VVFfF^WVV
    VVV..FFFVVV
"""
EXAMPLE_ON_SIDE_B = """
    AAAFFFFVVVV
    AAFFWFfF^VV
    AAa^W...A.V
    AAWWW#.AAAV
    AA..##R.A.V
    AAAA###VVVV
    .mFAM#M.VVV
    MMFAM^M.vVV
    MMFFWW..V^V
    VM^wWM.MVVV
    VVMW.MMM.V.
"""


@pytest.mark.parametrize("card", RULES)
@pytest.mark.parametrize(
    ("id", "drawing"),
    [
        pytest.param("EX-FULL-A", EXAMPLE_ON_SIDE_A, id="EX-FULL-A CA-15.1"),
        pytest.param("EX-FULL-B", EXAMPLE_ON_SIDE_B, id="EX-FULL-B CA-15.2"),
    ],
)
def test_a_full_map_scores_what_the_rules_say(id: str, drawing: str, card: str) -> None:
    """CA-15.1, CA-15.2"""
    facts = FULL_BOARDS[id]
    expected = facts["points"].get(card, facts.get(card))
    assert drawing.split() == facts["board"]
    assert points(card, drawing) == expected
    assert slow_points(card, drawing.split()) == expected


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_full_maps_are_drawn_on_the_printed_sheet(side: str) -> None:
    """CA-15.1, CA-15.2: mountains, ruins and wasteland are where they are printed."""
    printed = Map.read(side)
    drawn = Sheet.parse("\n".join(FULL_BOARDS[f"EX-FULL-{side}"]["board"])).map
    assert (drawn.mountains, drawn.ruins, drawn.wasteland) == (
        printed.mountains,
        printed.ruins,
        printed.wasteland,
    )


@pytest.mark.parametrize(("side", "barony"), [("A", 3), ("B", 6)])
def test_an_untouched_map_scores_nothing_but_lost_barony(side: str, barony: int) -> None:
    """CA-15.3, CA-13.14a: a lone mountain is a square of one, the wasteland holds a square of two by two."""
    fresh = Sheet.fresh(Map.read(side))
    assert {card: score(card, fresh) for card in CARDS if score(card, fresh)} == {"lost_barony": barony}
    assert FACTS["fresh_map_points"][side] == {"lost_barony": barony}
    assert monster_penalty(fresh) == 0
    assert surrounded_mountains(fresh) == 0


# Scoring cards in general


@pytest.mark.parametrize(
    ("card", "by_sides", "by_corners"),
    [
        ("canal_lake", "AW ..", "A. .W"),
        ("mages_valley", "W^ ..", "W. .^"),
        ("golden_granary", "WR ..", "W. .R"),
        ("stoneside_forest", "^F^", "^.^ .F."),
        ("wildholds", "VVV VVV", "VVV... ...VVV"),
        ("greengold_plains", ".F. AVW", ".F. .VW A.."),
        ("monster_penalty", "FFF FM. FFF", "FF. FMF FFF"),
    ],
)
def test_only_spaces_that_share_a_side_are_adjacent_and_of_one_cluster(
    card: str, by_sides: str, by_corners: str
) -> None:
    """CA-12.1, CA-0.2, CA-0.7"""
    assert points(card, by_sides) > 0
    assert points(card, by_corners) == 0


def test_the_end_of_a_row_is_not_adjacent_to_the_beginning_of_the_next() -> None:
    """CA-12.1, CA-0.2"""
    assert points("canal_lake", "..A W..") == 0
    assert points("mages_valley", "..^ W..") == 0
    assert points("shieldgate", "..V V..") == 2
    assert points("monster_penalty", "FFM .FF") == 0
    assert points("treetower", ".FF FF.") == 0
    assert points("lost_barony", ".FF F..") == 3


@pytest.mark.parametrize(
    ("card", "with_wasteland", "without", "expected"),
    [
        ("treetower", "#F#", ".F.", 1),
        ("borderlands", "#F .F", ".F .F", 12),
        ("lost_barony", "F# FF", "F. FF", 6),
        ("broken_road", "#. F#", ".. F.", 6),
        ("cauldrons", ".# #F", ".. #F", 1),
    ],
)
def test_wasteland_counts_as_filled_everywhere_a_card_asks_for_filled_spaces(
    card: str, with_wasteland: str, without: str, expected: int
) -> None:
    """CA-12.2"""
    assert points(card, with_wasteland) == expected
    assert points(card, without) < expected


def test_wasteland_is_never_a_terrain_type() -> None:
    """CA-12.2: it is no third terrain beside a village."""
    assert points("greengold_plains", "#VF .W.") == 0
    assert points("greengold_plains", "MVF .W.") == 3


def test_wasteland_and_mountains_are_never_the_map_edge() -> None:
    """CA-12.2, CA-0.8: a forest beside them is not on the edge, a field beside them is not spoiled."""
    for sign in "#^":
        inside = ["....." for _ in range(5)]
        inside[1], inside[3] = f"..{sign}..", f"..{sign}.."
        for terrain, card, expected in (("F", "sentinel_wood", 0), ("A", "shoreside_expanse", 3)):
            inside[2] = f".{sign}{terrain}{sign}."
            assert points(card, inside) == expected


def test_wasteland_never_scores_by_itself() -> None:
    """CA-12.2: with nothing but wasteland only the cards that count filled spaces as such give points."""
    sheet = Sheet.parse("###\n###\n###")
    scored = {card: score(card, sheet) for card in CARDS if score(card, sheet)}
    assert scored == {"borderlands": 36, "lost_barony": 9, "broken_road": 9}


@given(board=boards())
@random_boards
def test_terrain_on_a_ruins_space_is_ordinary_terrain_for_all_cards(board: Board) -> None:
    """CA-12.3: only The Golden Granary asks for ruins spaces."""
    without_ruins = [row.replace("R", ".").upper() for row in board]
    for card in RULES:
        if card == "golden_granary":
            assert points(card, without_ruins) == 0
        else:
            assert points(card, board) == points(card, without_ruins), card


@every_card
@given(board=boards())
@random_boards
def test_no_card_gives_negative_points_and_each_gives_what_its_words_say(card: str, board: Board) -> None:
    """CA-12.4, CA-0.10, CA-13.1 to CA-13.16, CA-13.7a, CA-13.15a: random boards counted space by space."""
    assert points(card, board) == slow_points(card, board) >= 0


@given(board=boards())
@random_boards
def test_monsters_cost_what_their_rule_says(board: Board) -> None:
    """CA-9.5, CA-9.6: random boards counted space by space."""
    assert points("monster_penalty", board) == slow_points("monster_penalty", board)


@given(board=boards(mountains_inside=True))
@random_boards
def test_mountains_are_surrounded_when_all_their_sides_are_filled(board: Board) -> None:
    """CA-5.1, CA-5.2: random boards counted space by space."""
    assert points("surrounded_mountains", board) == slow_points("surrounded_mountains", board)


def turned(board: Board) -> Board:
    """A quarter turn to the right."""
    return ["".join(column) for column in zip(*reversed(board), strict=True)]


def mirrored(board: Board) -> Board:
    """Left and right exchanged."""
    return [row[::-1] for row in board]


@given(board=boards(), turns=st.integers(0, 3), mirror=st.booleans())
@random_boards
def test_it_does_not_matter_from_which_side_a_map_is_looked_at(
    board: Board, turns: int, mirror: bool
) -> None:
    """CA-12.1: only The Broken Road tells left from right; rows and columns are alike for all other cards."""
    other = mirrored(board) if mirror else board
    for _ in range(turns):
        other = turned(other)
    for card in RULES:
        if card != "broken_road":
            assert points(card, other) == points(card, board), card


@given(board=boards())
@random_boards
def test_the_broken_road_does_not_change_when_left_and_bottom_edge_are_exchanged(board: Board) -> None:
    """CA-13.15, CA-13.15a: its diagonals join these two edges; the mirror lies from bottom left to top right."""
    assert points("broken_road", mirrored(turned(turned(turned(board))))) == points("broken_road", board)


@pytest.mark.parametrize("card", ["forest", "Greenbough", "", "green bough", "monster_penalty"])
def test_an_unknown_scoring_card_is_refused(card: str) -> None:
    with pytest.raises(UnknownCard, match="is no scoring card: expected one of sentinel_wood, greenbough"):
        score(card, Sheet.parse("F"))


# Monsters


def test_one_point_is_lost_for_every_empty_space_adjacent_to_a_monster() -> None:
    """CA-9.5: four sides of one monster; a space beside four monsters counts once."""
    assert points("monster_penalty", "... .M. ...") == 4
    assert points("monster_penalty", "FMF M.M FMF") == 1


def test_an_empty_ruins_space_counts_wasteland_mountains_and_the_edge_do_not() -> None:
    """CA-9.6"""
    assert points("monster_penalty", "M") == 0
    assert points("monster_penalty", "FRF FMF FFF") == 1
    assert points("monster_penalty", "FvF FMF FFF") == 0
    assert points("monster_penalty", "F#F FMF FFF") == 0
    assert points("monster_penalty", "F^F FMF FFF") == 0


def test_a_monster_on_a_ruins_space_costs_like_any_other() -> None:
    """CA-9.5, CA-12.3"""
    assert points("monster_penalty", "FFF .m. FFF") == 2


# Forest


def test_sentinel_wood_counts_forest_spaces_on_the_edge_and_a_corner_once() -> None:
    """CA-13.1: forty spaces lie on the edge of the printed map; forest beside them does not count."""
    border = ["FFFFFFFFFFF"] + ["F.........F"] * 9 + ["FFFFFFFFFFF"]
    assert points("sentinel_wood", border) == 40
    inner = ["..........."] + [".FFFFFFFFF."] * 9 + ["..........."]
    assert points("sentinel_wood", inner) == 0
    assert points("sentinel_wood", "V.A WF. M.^") == 0


def test_greenbough_gives_twenty_two_points_at_most() -> None:
    """CA-13.2: one space may serve its row and its column, so a diagonal of eleven is enough."""
    diagonal = ["." * place + "F" + "." * (10 - place) for place in range(11)]
    assert points("greenbough", diagonal) == 22
    assert points("greenbough", ["F" * 11] * 11) == 22


def test_greenbough_counts_a_row_or_column_once_however_much_forest_is_in_it() -> None:
    """CA-13.2: rows 1 and 3, columns 1, 2 and 4; other terrain does not count."""
    assert points("greenbough", "FF.F VAWM .F..") == 5


def test_treetower_counts_other_forest_as_filled() -> None:
    """CA-13.3: all nine, then without one corner all but its two neighbours."""
    assert points("treetower", "FFF FFF FFF") == 9
    assert points("treetower", "FFF FFF FF.") == 6


def test_treetower_counts_forest_only() -> None:
    """CA-13.3"""
    assert points("treetower", "VVV VFV VVV") == 1
    assert points("treetower", "VVV VWV VVV") == 0


def test_stoneside_forest_scores_all_mountains_a_cluster_touches() -> None:
    """CA-13.4: three mountains on one cluster; then three on a chain of two clusters."""
    assert points("stoneside_forest", "^FF^ .F.. .^..") == 9
    assert points("stoneside_forest", "^F^.. ..F.. ..^..") == 9


def test_stoneside_forest_scores_each_mountain_once_however_many_clusters_connect_it() -> None:
    """CA-13.4: four forests of one space each connect the same two mountains and four mountains in a ring."""
    assert points("stoneside_forest", "FFF ^.^ FFF") == 6
    assert points("stoneside_forest", "^F^ F.F ^F^") == 12


def test_two_mountains_side_by_side_without_forest_are_not_connected() -> None:
    """CA-13.4: nor is a mountain that touches a connected one."""
    assert points("stoneside_forest", "^^") == 0
    assert points("stoneside_forest", "F^^F") == 0
    assert points("stoneside_forest", "^^F^") == 6


def test_other_terrain_does_not_connect_mountains() -> None:
    """CA-13.4"""
    assert points("stoneside_forest", "^V^A^W^M^") == 0
    assert points("stoneside_forest", "^FVF^") == 0


# Farm and water


def test_canal_lake_counts_each_space_once_on_both_sides() -> None:
    """CA-13.5: two farms and two waters in a square; then a farm among four waters."""
    assert points("canal_lake", "AW WA") == 4
    assert points("canal_lake", ".W. WAW .W.") == 5
    assert points("canal_lake", "AFW A.W AMW") == 0


def test_mages_valley_gives_two_points_for_water_and_one_for_a_farm() -> None:
    """CA-13.6: other terrain beside a mountain gives nothing, a farm beside two mountains one point."""
    assert points("mages_valley", "W^F") == 2
    assert points("mages_valley", "A^V") == 1
    assert points("mages_valley", "^A^") == 1
    assert points("mages_valley", "M^V .F.") == 0
    assert points("mages_valley", "WA^AW") == 2


@pytest.mark.parametrize("ruins", list("Rfvawm"))
def test_the_golden_granary_wants_water_beside_a_ruins_space_empty_or_filled_with_anything(
    ruins: str,
) -> None:
    """CA-13.7, CA-13.7a: three points more where the ruins space itself holds a farm."""
    assert points("golden_granary", f"W{ruins}F") == (4 if ruins == "a" else 1)
    assert points("golden_granary", f"W.{ruins}") == (3 if ruins == "a" else 0)


def test_water_on_a_ruins_space_scores_only_with_another_ruins_space_beside_it() -> None:
    """CA-13.7a"""
    assert points("golden_granary", ".w.") == 0
    assert points("golden_granary", "WwW") == 2
    assert points("golden_granary", "wR.") == 1
    assert points("golden_granary", "ww.") == 2


def test_a_farm_scores_the_golden_granary_on_a_ruins_space_only() -> None:
    """CA-13.7"""
    assert points("golden_granary", "aAR") == 3
    assert points("golden_granary", "AAA") == 0
    assert points("golden_granary", "a.a") == 6


def test_one_offending_space_spoils_the_whole_cluster_of_shoreside_expanse() -> None:
    """CA-13.8: one space on the edge, then one beside water."""
    assert points("shoreside_expanse", "....... .AAAAA. ....... .......") == 3
    assert points("shoreside_expanse", "....... .AAAAAA ....... .......") == 0
    assert points("shoreside_expanse", "....... .AAAAA. ......W .......") == 3
    assert points("shoreside_expanse", "....... .AAAAA. .....W. .......") == 0


def test_shoreside_expanse_wants_water_away_from_farms_and_edge_likewise() -> None:
    """CA-13.8"""
    assert points("shoreside_expanse", "..... .WW.. .W... .....") == 3
    assert points("shoreside_expanse", "..... .WW.. .W... .W...") == 0
    assert points("shoreside_expanse", "..... .WWA. .W... .....") == 0


def test_each_cluster_of_shoreside_expanse_scores_by_itself() -> None:
    """CA-13.8: other terrain beside a cluster does no harm; four lone spaces are four clusters."""
    assert points("shoreside_expanse", "..... .AFW. .V.M. .A^W. .....") == 12
    assert points("shoreside_expanse", "A.. ... ..W") == 0


# Village


def test_wildholds_wants_six_spaces_or_more() -> None:
    """CA-13.9: five are too few, six and seven give eight points, and each such cluster counts."""
    assert points("wildholds", "VVVVV") == 0
    assert points("wildholds", "VVVVVV") == 8
    assert points("wildholds", "VVVVVVV") == 8
    assert points("wildholds", "VVVVVV ...... VVVVV. ...... VVVVVV ...... VVVVVV") == 24


def test_great_city_drops_clusters_beside_a_mountain_before_it_takes_the_largest() -> None:
    """CA-13.10: a single space beside the mountain is enough."""
    assert points("great_city", "VVVVVV^ ....... VV.V...") == 2
    assert points("great_city", "VVVVVV. ......^ VV.V...") == 6
    assert points("great_city", "....... .......") == 0


def test_of_two_largest_cities_one_scores() -> None:
    """CA-13.10"""
    assert points("great_city", "VV.VV") == 2


@pytest.mark.parametrize("missing", list("FAWM^"))
def test_greengold_plains_counts_forest_farm_water_monster_and_mountain(missing: str) -> None:
    """CA-13.11, CA-0.3: any three or four of these five are enough, any two are not."""
    first, second, third, fourth = (sign for sign in "FAWM^" if sign != missing)
    assert points("greengold_plains", f".{first}. {second}V{third} .{fourth}.") == 3
    assert points("greengold_plains", f".{first}. {second}V{third} ...") == 3
    assert points("greengold_plains", f"... {second}V{third} .{fourth}.") == 3
    assert points("greengold_plains", f".{first}. {second}V. ...") == 0
    assert points("greengold_plains", f"... .V{third} .{fourth}.") == 0


@pytest.mark.parametrize("other", list(".R#V"))
def test_empty_spaces_ruins_wasteland_village_and_edge_are_no_terrain_beside_a_village(other: str) -> None:
    """CA-13.11, CA-0.3"""
    assert points("greengold_plains", f".F. {other}VA ...") == 0
    assert points("greengold_plains", f"{other}V FA") == 0
    assert points("greengold_plains", ".F. WVA ...") == 3


def test_terrain_anywhere_around_a_village_cluster_counts() -> None:
    """CA-13.11: also on ruins spaces."""
    assert points("greengold_plains", "F.... VVVVV ..w.m") == 3
    assert points("greengold_plains", "F.... VV.VV ..w.m") == 0


def test_shieldgate_needs_two_clusters() -> None:
    """CA-13.12"""
    assert points("shieldgate", "...") == 0
    assert points("shieldgate", "VVV") == 0
    assert points("shieldgate", "VVVVVV.V") == 2


def test_with_several_largest_clusters_one_of_them_is_the_second_largest() -> None:
    """CA-13.12: three of three spaces and one of one: only one of the three scores."""
    assert points("shieldgate", "VVV.VVV ....... VVV...V") == 6


def test_of_several_second_largest_clusters_only_one_scores() -> None:
    """CA-13.12: three of two spaces."""
    assert points("shieldgate", "VVVVVVVV ........ VV.VV.VV") == 4


# Spatial


def test_borderlands_gives_six_points_for_each_full_row_and_each_full_column() -> None:
    """CA-13.13: on the printed map at most 22 times six."""
    assert points("borderlands", ["F" * 11] * 11) == 132
    assert points("borderlands", ["F" * 11] * 10 + ["F" * 10 + "."]) == 120
    assert points("borderlands", ["F" * 11] * 10 + ["F" * 10 + "R"]) == 120
    assert points("borderlands", ["." * 11] * 11) == 0


def test_only_one_square_scores_lost_barony() -> None:
    """CA-13.14: two squares of two by two; terrain may be mixed."""
    assert points("lost_barony", "FV.WA MA.^#") == 6
    assert points("lost_barony", "FFFFF FFFFF FFF.. ..... FF... FF...") == 9
    assert points("lost_barony", "...") == 0


@pytest.mark.parametrize(
    ("size", "expected"),
    [((1, 11), 3), ((11, 2), 6), ((4, 5), 12), ((11, 11), 33)],
)
def test_the_square_of_lost_barony_has_as_many_rows_as_columns(size: tuple[int, int], expected: int) -> None:
    """CA-13.14: full boards."""
    height, width = size
    assert points("lost_barony", ["F" * width] * height) == expected


def test_a_lone_mountain_and_wasteland_are_squares_of_lost_barony() -> None:
    """CA-13.14a"""
    assert points("lost_barony", "... .^. ...") == 3
    assert points("lost_barony", "... .## .##") == 6


@pytest.mark.parametrize("row", range(11))
def test_each_diagonal_from_the_left_edge_down_to_the_bottom_edge_gives_three_points(row: int) -> None:
    """CA-13.15: eleven on the printed map, the last one a single corner space; one gap breaks it."""
    length = 11 - row
    diagonal = ["." * 11] * row + ["." * step + "F" + "." * (10 - step) for step in range(length)]
    assert points("broken_road", diagonal) == 3
    for gap in range(length):
        broken = diagonal.copy()
        broken[row + gap] = "." * 11
        assert points("broken_road", broken) == 0


def test_diagonals_above_the_main_one_and_those_running_up_do_not_score_the_broken_road() -> None:
    """CA-13.15: 33 points for the full map; only the corner of the rising diagonal counts."""
    assert points("broken_road", ["F" * 11] * 11) == 33
    above = ["." * (row + 1) + "F" * (10 - row) for row in range(11)]
    assert points("broken_road", above) == 0
    rising = ["." * (10 - row) + "F" + "." * row for row in range(11)]
    assert points("broken_road", rising) == 3


def test_on_a_board_that_is_not_square_a_diagonal_must_reach_the_bottom_edge() -> None:
    """CA-13.15a: those that run into the right edge of a narrow board do not count."""
    assert points("broken_road", "FF FF FF FF FF") == 6
    assert points("broken_road", "F. .F .. .. ..") == 0
    assert points("broken_road", ".. .. .. F. .F") == 3
    assert points("broken_road", "FFFFF FFFFF") == 6
    assert points("broken_road", "F.... .F...") == 3
    assert points("broken_road", ".F... ..F..") == 0


def test_a_cauldron_has_filled_spaces_or_the_edge_on_all_four_sides() -> None:
    """CA-13.16: corners do not matter; mountains, wasteland and monsters are filled."""
    assert points("cauldrons", ".F. F.F .F.") == 5
    assert points("cauldrons", "FFFFF F.^.F FFMFF FF#RF FFFFF") == 3
    assert points("cauldrons", ".") == 1
    assert points("cauldrons", "..") == 0


def test_filled_spaces_are_no_cauldrons() -> None:
    """CA-13.16: nor is the space beside an empty ruins space."""
    assert points("cauldrons", "FFF FFF FFF") == 0
    assert points("cauldrons", "FFFF FR.F FFFF") == 0
