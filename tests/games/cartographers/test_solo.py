"""The solo game (CA-14)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from deskovka.core.codec import Codec
from deskovka.core.errors import NotationError
from deskovka.core.outcome import Standing
from deskovka.games.cartographers import GAME
from deskovka.games.cartographers.sheet import Cells
from deskovka.games.cartographers.solo import MonstersPlaced
from deskovka.games.cartographers.state import CartographersState, SeasonScore
from games.cartographers.table import (
    AMBUSHES,
    BLANK,
    EIGHT_TIME,
    SIDE_A,
    SIDE_B,
    as_map,
    coins_of,
    drawn,
    full,
    map_of,
    names,
    shown,
    table,
    totals,
    whole_year,
)
from positions import options, play, refused

SHAPES = {
    "goblin_attack": [(0, 0), (1, 1), (2, 2)],
    "bugbear_assault": [(0, 0), (1, 0), (0, 2), (1, 2)],
    "kobold_onslaught": [(0, 0), (1, 0), (2, 0), (1, 1)],
    "gnoll_raid": [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)],
}
Place = tuple[int, int]  # the top left corner of the box around a shape


def cells_at(card: str, place: Place) -> list[tuple[int, int]]:
    """The spaces of a shape as printed, its box at a place."""
    return [(place[0] + row, place[1] + column) for row, column in SHAPES[card]]


def rings(drawing: str, *filled: int) -> str:
    """A map with some rings filled with forest; ring 0 is the border, ring 5 the space in the middle."""
    rows = as_map(drawing).split()
    wanted = [
        (row, column)
        for row in range(11)
        for column in range(11)
        if min(row, column, 10 - row, 10 - column) in filled and rows[row][column] in ".R"
    ]
    return drawn(drawing, F=names(wanted))


def monsters_on(card: str, drawing: str) -> str:
    """Where an ambush card places its monsters on a map."""
    four = EIGHT_TIME
    state = table(card, *four, maps=[drawing], summer=four, fall=four, winter=four[1:])
    before, after = as_map(drawing).split(), map_of(state).split()
    changed = [
        (row, column)
        for row in range(11)
        for column in range(11)
        if before[row][column] != after[row][column]
    ]
    assert all(after[row][column] in "Mm" for row, column in changed)
    return names(changed)


# The ambush


def test_explore_and_draw_phases_are_unchanged() -> None:
    """CA-14.1: one player, the same refusals, coins, ruins and seasons."""
    state = table("temple_ruins", "farmland", "homestead", maps=[SIDE_A])

    assert GAME.waiting(state) == (0,)
    with refused("CA-6.5"):
        play(GAME, state, 0, "draw farm A1+A2")
    play(GAME, state, 0, "draw farm B6+B7")
    assert coins_of(state) == 1
    with refused("CA-4.9"):
        play(GAME, state, 0, "draw farm A1")
    assert shown(state)["time"] == 3


def test_the_seasons_are_scored_as_usual() -> None:
    """CA-14.1: forests only, with three coins: 40 points for Sentinel Wood and 132 for Borderlands."""
    assert totals(whole_year(full(), coins=[3])) == [43, 3, 135, 175]


def test_the_title_is_earned_at_the_end_and_only_alone() -> None:
    """CA-14.1"""
    assert GAME.outcome(table("homestead", maps=[SIDE_A])) is None

    alone, together = GAME.outcome(whole_year(full())), GAME.outcome(whole_year(full(), full()))
    assert alone is not None and together is not None
    assert alone.standings[0].title is not None
    assert [standing.title for standing in together.standings] == [None, None]


@pytest.mark.parametrize("card", AMBUSHES)
def test_an_ambush_places_itself_without_any_choice(card: str) -> None:
    """CA-14.2: the next thing the player is asked about is the next card."""
    state = table("farmland", card, "homestead", maps=[SIDE_A])

    events = play(GAME, state, 0, "draw farm E6+E7")

    assert any(isinstance(event, MonstersPlaced) for event in events)
    assert shown(state)["card"] == "homestead"
    assert {option.split()[1] for option in options(GAME, state, 0)} == {"village", "farm"}


@pytest.mark.parametrize(
    "card, first, second, other_corners",
    [
        ("goblin_attack", (8, 8), (7, 8), [(0, 8), (0, 0), (8, 0)]),
        ("bugbear_assault", (0, 8), (1, 8), [(9, 8), (9, 0), (0, 0)]),
        ("kobold_onslaught", (8, 0), (7, 0), [(0, 0), (0, 9), (8, 9)]),
        ("gnoll_raid", (0, 0), (1, 0), [(8, 0), (8, 9), (0, 9)]),
    ],
)
def test_the_card_names_the_corner_and_the_first_steps(
    card: str, first: Place, second: Place, other_corners: list[Place]
) -> None:
    """CA-14.2: of four corners with room its own is used; if that is taken, the box moves along the first edge."""
    others = {cell for corner in other_corners for cell in cells_at(card, corner)}
    next_to_it = {*others, *cells_at(card, second)}

    four_corners = full(BLANK, but=names({*next_to_it, *cells_at(card, first)}))
    assert monsters_on(card, four_corners) == names(cells_at(card, first))

    corner_taken = full(BLANK, but=names(next_to_it))
    assert monsters_on(card, corner_taken) == names(cells_at(card, second))


@pytest.mark.parametrize(
    "card, turned",
    [
        ("goblin_attack", "D3+E2+F1"),
        ("bugbear_assault", "D1+D2+F1+F2"),
        ("kobold_onslaught", "D2+E1+E2+F2"),
        ("gnoll_raid", "D1+D3+E1+E2+E3"),
    ],
)
def test_the_shape_is_neither_rotated_nor_mirrored(card: str, turned: str) -> None:
    """CA-14.3: where it fits only when turned, it does not fit."""
    assert monsters_on(card, full(but=turned)) == ""


@pytest.mark.parametrize("card", AMBUSHES)
def test_the_shape_is_used_exactly_as_printed(card: str) -> None:
    """CA-14.3"""
    as_printed = names(cells_at(card, (3, 0)))

    assert monsters_on(card, full(but=as_printed)) == as_printed


def test_the_first_legal_place_along_the_edge_is_used() -> None:
    """CA-14.4: Kobold Onslaught goes up the left edge, past the forest and the monster."""
    taken = """
...........
...^.R.....
.R......^R.
...........
...........
.....^.....
...........
MV.........
.R^......R.
.....R.^...
F..........
"""
    assert monsters_on("kobold_onslaught", taken) == "E1+F1+F2+G1"


def test_where_nothing_fits_along_the_edge_the_next_ring_is_tried() -> None:
    """CA-14.5: from the same corner in the same direction, ring after ring."""
    assert monsters_on("goblin_attack", rings(SIDE_A)) == "I9+J10+K11"
    assert monsters_on("goblin_attack", rings(SIDE_A, 0)) == "H8+I9+J10"
    assert monsters_on("goblin_attack", rings(SIDE_A, 0, 1)) == "G7+H8+I9"
    assert monsters_on("goblin_attack", rings(SIDE_A, 0, 1, 2)) == "E6+F7+G8"  # the corner box needs F6


def test_where_nothing_fits_at_all_the_card_is_ignored() -> None:
    """CA-14.6: no single square either, and the card leaves the game all the same."""
    scattered = full(but="A1+A3+C1+F11+K1")
    state = table("farmland", "goblin_attack", "homestead", maps=[scattered])

    events = play(GAME, state, 0, "draw farm A1")

    assert MonstersPlaced("goblin_attack", Cells(0), 0) in events
    assert map_of(state) == drawn(scattered, A="A1")
    assert "goblin_attack" not in shown(state)["ambushes_left"]
    assert shown(state)["deck"]["ambushes"] == 0
    assert shown(state)["card"] == "homestead"


def test_an_ambush_that_fits_nowhere_can_be_sent_to_somebody() -> None:
    """CA-14.6: what happened was once written as an empty word, which nobody could read."""
    nowhere = MonstersPlaced("goblin_attack", Cells(0), 0)
    codec = Codec(GAME.values)

    assert codec.decode(codec.encode(nowhere)) == nowhere
    for text in ("draw farm", "draw farm ", "draw farm +"):
        with pytest.raises(NotationError):
            GAME.read(text)


# The walk: the corners of the box in ring 0, in the order in which they are passed
WAYPOINTS: dict[str, list[Place]] = {
    "goblin_attack": [(8, 8), (0, 8), (0, 0), (8, 0), (8, 7)],
    "bugbear_assault": [(0, 8), (9, 8), (9, 0), (0, 0), (0, 7)],
    "kobold_onslaught": [(8, 0), (0, 0), (0, 9), (8, 9), (8, 1)],
    "gnoll_raid": [(0, 0), (8, 0), (8, 9), (0, 9), (0, 1)],
}
COUNTS = {
    "goblin_attack": [32, 24, 16, 8, 1],
    "bugbear_assault": [34, 26, 18, 10, 2],
    "kobold_onslaught": [34, 26, 18, 10, 2],
    "gnoll_raid": [34, 26, 18, 10, 2],
}


def along(points: list[Place]) -> list[Place]:
    """Every step of the way from point to point, those passed before left out."""
    way = points[:1]
    for row, column in points[1:]:
        while way[-1] != (row, column):
            last_row, last_column = way[-1]
            way.append(
                (last_row + (row > last_row) - (row < last_row),)
                + (last_column + (column > last_column) - (column < last_column),)
            )
    return list(dict.fromkeys(way))


def ring_walk(card: str, ring: int) -> list[Place]:
    """The places of the box in a ring: the same walk as in ring 0, each corner one space further in for each ring."""
    inwards = [
        (row + ring if row == 0 else row - ring, column + ring if column == 0 else column - ring)
        for row, column in WAYPOINTS[card][:4]
    ]
    return along([*inwards, inwards[0]])


def whole_walk(card: str) -> list[Place]:
    return [place for ring in range(5) for place in ring_walk(card, ring)]


@pytest.mark.parametrize("card", AMBUSHES)
def test_all_places_along_the_border_of_the_region_are_tried(card: str) -> None:
    """CA-14.7: wherever alone there is room for the shape, it is found; and there is no other place."""
    places = whole_walk(card)
    height = 1 + max(row for row, _ in SHAPES[card])
    width = 1 + max(column for _, column in SHAPES[card])
    assert sorted(places) == [(row, column) for row in range(12 - height) for column in range(12 - width)]

    for place in places:
        room = names(cells_at(card, place))
        assert monsters_on(card, full(BLANK, but=room)) == room


@pytest.mark.parametrize("card", AMBUSHES)
def test_it_is_the_spaces_of_the_shape_that_must_be_empty_not_those_of_the_box(card: str) -> None:
    """CA-14.7: in the first corner of the map only the spaces of the shape are empty."""
    first = names(cells_at(card, WAYPOINTS[card][0]))

    assert monsters_on(card, full(BLANK, but=f"{first}+F6")) == first


@pytest.mark.parametrize(
    "card, place",
    [
        # first, second, third and fourth side, as far from the start as the side goes
        *[("bugbear_assault", place) for place in [(9, 8), (9, 0), (0, 0), (0, 7)]],
        *[("gnoll_raid", place) for place in [(8, 0), (8, 9), (0, 9), (0, 1)]],
    ],
)
def test_the_walk_goes_the_whole_way_round_before_the_next_ring(card: str, place: Place) -> None:
    """CA-14.8: there is room in the corner of ring 1, and room along the edge however far round comes first."""
    inner, room = cells_at(card, ring_walk(card, 1)[0]), cells_at(card, place)

    drawing = full(BLANK, but=names({*inner, *room}))

    assert monsters_on(card, drawing) == names(room)


@pytest.mark.parametrize(
    "card, places",
    [
        ("bugbear_assault", [(5, 8), (9, 4), (5, 0), (0, 4)]),  # right, bottom, left, top
        ("kobold_onslaught", [(4, 0), (0, 5), (4, 9), (8, 5)]),  # left, top, right, bottom
        ("goblin_attack", [(4, 8), (0, 4), (4, 0), (8, 4)]),  # right, top, left, bottom
        ("gnoll_raid", [(4, 0), (8, 5), (4, 9), (0, 5)]),  # left, bottom, right, top
    ],
)
def test_clockwise_is_down_the_right_side_and_counterclockwise_up(card: str, places: list[Place]) -> None:
    """CA-14.8: with room in the middle of some sides, the one that is passed first is used."""
    for number, place in enumerate(places):
        room = [cell for later in places[number:] for cell in cells_at(card, later)]
        assert monsters_on(card, full(BLANK, but=names(room))) == names(cells_at(card, place))


@pytest.mark.parametrize("card", AMBUSHES)
def test_the_places_are_tried_in_order(card: str) -> None:
    """CA-14.9: of each two places that follow each other, where there is room for both, the first one is used."""
    assert ring_walk(card, 0) == along(WAYPOINTS[card])
    assert [len(ring_walk(card, ring)) for ring in range(5)] == COUNTS[card]
    places = whole_walk(card)
    for first, second in pairwise(places):
        room = names({*cells_at(card, first), *cells_at(card, second)})
        assert monsters_on(card, full(BLANK, but=room)) == names(cells_at(card, first))


CORNERS = {  # row and column of the corner from 0 to 1, and whether the walk is clockwise
    "goblin_attack": (1, 1, False),
    "bugbear_assault": (0, 1, True),
    "kobold_onslaught": (1, 0, True),
    "gnoll_raid": (0, 0, False),
}


def border_spaces(card: str, first: int, last: int) -> list[tuple[int, int]]:
    """The spaces on the border of the region, one by one, from the card's corner in its direction."""
    below, right, clockwise = CORNERS[card]
    top = [(first, column) for column in range(first, last)]
    right_side = [(row, last) for row in range(first, last)]
    bottom = [(last, column) for column in range(last, first, -1)]
    left_side = [(row, first) for row in range(last, first, -1)]
    circle = [*top, *right_side, *bottom, *left_side]
    if not clockwise:
        circle.reverse()
    start = circle.index((last if below else first, last if right else first))
    return circle[start:] + circle[:start]


def space_by_space(card: str, drawing: str) -> str:
    """Where the monsters go when one walks over single spaces and stops at the first that can be covered."""
    rows = as_map(drawing).split()
    for first in range(5):
        last = 10 - first
        for row, column in border_spaces(card, first, last):
            covering = [cells_at(card, (row - down, column - right)) for down, right in SHAPES[card]]
            fitting = [
                cells
                for cells in covering
                if all(first <= r <= last and first <= c <= last and rows[r][c] in ".R" for r, c in cells)
            ]
            if fitting:
                [only] = fitting
                return names(only)
    return ""


def random_maps(count: int) -> Iterator[str]:
    """Maps of both sides with villages on them, from a few to nearly everywhere, more of them near the edge."""
    random = Random("solo")
    for number in range(count):
        density, edge = random.random(), random.choice([0, 0, 1, 2, 3])
        side = (SIDE_A, SIDE_B)[number % 2]
        rows = as_map(side).split()
        villages = [
            (row, column)
            for row in range(11)
            for column in range(11)
            if rows[row][column] in ".R"
            and (min(row, column, 10 - row, 10 - column) < edge or random.random() < density)
        ]
        yield drawn(side, V=names(villages))


@pytest.mark.parametrize("card", AMBUSHES)
def test_walking_space_by_space_gives_the_same_places(card: str) -> None:
    """CA-14.10"""
    found = []
    for drawing in random_maps(250):
        expected = space_by_space(card, drawing)
        assert monsters_on(card, drawing) == expected, drawing
        found.append(expected)
    assert 20 < found.count("") < 200  # often enough the card was placed, and often enough ignored


def test_monsters_may_cover_ruins_and_the_ruins_effect_keeps_waiting() -> None:
    """CA-14.11: C2 is a ruins space."""
    state = table("temple_ruins", "gnoll_raid", "farmland", maps=[SIDE_A])

    assert map_of(state) == drawn(SIDE_A, M="A1+A2+B1+C1+C2")
    assert shown(state)["ruins"]
    with refused("CA-6.5"):
        play(GAME, state, 0, "draw farm A5+A6")


def test_the_ruins_effect_does_not_influence_where_monsters_go() -> None:
    """CA-14.11: the first place is used although it covers no ruins."""
    state = table("temple_ruins", "goblin_attack", "farmland", maps=[SIDE_A])

    assert map_of(state) == drawn(SIDE_A, M="I9+J10+K11")


def test_coins_for_mountains_completed_by_the_monsters_are_earned() -> None:
    """CA-14.11: I9 and J10 are the last two sides of the mountain I10 of side B."""
    state = table("farmland", "goblin_attack", "homestead", maps=[drawn(SIDE_B, V="H10+I11")])

    events = play(GAME, state, 0, "draw farm A1+A2")

    assert MonstersPlaced("goblin_attack", Cells.read("I9+J10+K11"), 1) in events
    assert coins_of(state) == 2  # one of them for the shape of Farmland


FIRST_COLUMN = "A1+B1+C1+D1+E1+F1+G1+H1+I1+J1+K1"


@pytest.mark.parametrize(
    "drawing, card, places",
    [
        pytest.param(SIDE_A, "goblin_attack", [(8, 8), (9, 9), (10, 10)], id="EX-SO-1"),
        pytest.param(SIDE_A, "bugbear_assault", [(0, 8), (1, 8), (0, 10), (1, 10)], id="EX-SO-2"),
        pytest.param(SIDE_A, "kobold_onslaught", [(8, 0), (9, 0), (9, 1), (10, 0)], id="EX-SO-3"),
        pytest.param(SIDE_A, "gnoll_raid", [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)], id="EX-SO-4"),
        pytest.param(SIDE_B, "bugbear_assault", [(2, 8), (3, 8), (2, 10), (3, 10)], id="EX-SO-5"),
        pytest.param(drawn(SIDE_A, F="K11"), "goblin_attack", [(7, 8), (8, 9), (9, 10)], id="EX-SO-6"),
        pytest.param(
            drawn(SIDE_A, F=FIRST_COLUMN),
            "gnoll_raid",
            [(8, 3), (8, 4), (9, 3), (10, 3), (10, 4)],
            id="EX-SO-7",
        ),
        pytest.param(rings(SIDE_A, 0), "bugbear_assault", [(1, 7), (2, 7), (1, 9), (2, 9)], id="EX-SO-8"),
        pytest.param(rings(SIDE_A, 0), "kobold_onslaught", [(6, 1), (7, 1), (7, 2), (8, 1)], id="EX-SO-9"),
        pytest.param(rings(SIDE_A, 0, 1), "goblin_attack", [(6, 6), (7, 7), (8, 8)], id="EX-SO-10"),
        pytest.param(
            rings(SIDE_A, 0, 1, 2, 3),
            "gnoll_raid",
            [(4, 4), (4, 5), (5, 4), (6, 4), (6, 5)],
            id="EX-SO-11",
        ),
        pytest.param(rings(SIDE_A, 0, 1, 2, 3), "goblin_attack", [], id="EX-SO-12"),
        pytest.param(rings(SIDE_A, 0, 1, 2, 3), "kobold_onslaught", [], id="EX-SO-13"),
        pytest.param(
            rings(SIDE_B, 0, 1),
            "gnoll_raid",
            [(3, 2), (3, 3), (4, 2), (5, 2), (5, 3)],
            id="EX-SO-14",
        ),
    ],
)
def test_worked_placements(drawing: str, card: str, places: list[tuple[int, int]]) -> None:
    """CA-14.12"""
    assert monsters_on(card, drawing) == names(places)


# Rating and title

# 22 + 24 + 16 + 24 = 86
EXAMPLE_CARDS = {
    "edict_a": "greenbough",
    "edict_b": "canal_lake",
    "edict_c": "wildholds",
    "edict_d": "lost_barony",
}


def standing(state: CartographersState) -> Standing:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.standings[0]


def ended_with(total: int) -> Standing:
    """How a solo game with the example cards ends when its season totals add up to this."""
    state = whole_year(full(), chosen=EXAMPLE_CARDS)
    spring, summer, fall = SeasonScore((30, 4), 6, 1), SeasonScore((0, 0), 6, 20), SeasonScore((7, 7), 6, 5)
    winter = SeasonScore((300, 0), 0, 300 + spring.total + summer.total + fall.total - total)
    state.scores = ((spring,), (summer,), (fall,), (winter,))
    assert sum(totals(state)) == total
    return standing(state)


def test_the_rating_is_the_sum_of_the_seasons_less_the_numbers_of_the_four_cards() -> None:
    """CA-14.13: forests only, five coins; each card is scored twice and its number subtracted once.

    Sentinel Wood 40, Canal Lake 0, Wildholds 0 and Borderlands 132 points; their numbers are 25, 24, 16 and 24.
    """
    state = whole_year(full(), coins=[5])

    assert totals(state) == [45, 5, 137, 177]
    assert standing(state).score == 364 - 89


def test_at_a_table_of_several_nothing_is_subtracted() -> None:
    """CA-14.13"""
    state = whole_year(full(), full(), coins=[5, 5])

    assert standing(state).score == 364


@pytest.mark.parametrize(
    "numbers",
    [
        {"sentinel_wood": 25, "canal_lake": 24, "wildholds": 16, "borderlands": 24},
        {"greenbough": 22, "mages_valley": 22, "great_city": 16, "lost_barony": 24},
        {"treetower": 17, "golden_granary": 20, "greengold_plains": 21, "broken_road": 24},
        {"stoneside_forest": 18, "shoreside_expanse": 27, "shieldgate": 20, "cauldrons": 20},
    ],
)
def test_the_numbers_of_the_scoring_cards(numbers: dict[str, int]) -> None:
    """CA-14.14"""
    edicts = dict(zip(("edict_a", "edict_b", "edict_c", "edict_d"), numbers))
    state = whole_year(full(), chosen=edicts)

    subtracted = {line.what[-1]: -line.points for line in standing(state).lines if line.rule == "CA-14.13"}
    assert subtracted == numbers
    assert standing(state).score == sum(totals(state)) - sum(numbers.values())


@pytest.mark.parametrize(
    "rating, title",
    [
        (95, "legendary_cartographer"),
        (30, "legendary_cartographer"),
        (29, "master_mapsmith"),
        (20, "master_mapsmith"),
        (19, "journeyman_topographer"),
        (10, "journeyman_topographer"),
        (9, "apprentice_surveyor"),
        (0, "apprentice_surveyor"),
        (-1, "amateur_assessor"),
        (-5, "amateur_assessor"),
        (-6, "inept_assistant"),
        (-10, "inept_assistant"),
        (-11, "dimwitted_doodler"),
        (-20, "dimwitted_doodler"),
        (-21, "oblivious_inkdrinker"),
        (-30, "oblivious_inkdrinker"),
    ],
)
def test_the_title_is_that_of_the_highest_threshold_reached(rating: int, title: str) -> None:
    """CA-14.15"""
    assert ended_with(86 + rating).title == title


@pytest.mark.parametrize("rating", [-31, -120])
def test_a_rating_below_all_thresholds_earns_no_title(rating: int) -> None:
    """CA-14.16"""
    assert ended_with(86 + rating).title is None


@pytest.mark.parametrize(
    "total, rating, title",
    [
        (106, 20, "master_mapsmith"),
        (105, 19, "journeyman_topographer"),
        (86, 0, "apprentice_surveyor"),
        (85, -1, "amateur_assessor"),
        (55, -31, None),
    ],
)
def test_examples_of_ratings(total: int, rating: int, title: str | None) -> None:
    """CA-14.17: with Greenbough, Canal Lake, Wildholds and Lost Barony."""
    ended = ended_with(total)

    assert ended.score == rating
    assert ended.title == title
