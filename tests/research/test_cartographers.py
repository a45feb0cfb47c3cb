"""Cartographers by numbers."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.cartographers import GAME
from deskovka.games.cartographers.sheet import Terrain
from deskovka.games.cartographers.state import CartographersState
from games.cartographers.table import SIDE_A, everybody_draws, last_card_of_spring, table
from positions import play
from research.random_play import check_observations, course_of, moments, seen

WATER, MONSTER = Terrain.WATER, Terrain.MONSTER
B5_TO_B7 = {(1, 4), (1, 5), (1, 6)}


def look(state: CartographersState, seat: int) -> dict[str, Any]:
    return seen(course_of("cartographers", state.seats), state, seat)


def filled(plane: list[list[int]]) -> set[tuple[int, int]]:
    return {(row, column) for row, line in enumerate(plane) for column, there in enumerate(line) if there}


@pytest.mark.parametrize(("seats", "side"), [(1, "A"), (3, "A"), (2, "B")])
def test_the_numbers_that_are_found_are_those_of_all_drawings_that_are_listed(seats: int, side: str) -> None:
    course = course_of("cartographers", seats, {"side": side})
    questions = set()
    for seed in range(2):
        for seat in moments(course, seed):
            listed, known = course.game.legal(course.state, seat), course.numbering.numbers(seat)
            assert sorted(course.numbers(seat)) == sorted(known[action] for action in listed)
            assert course.mask(seat).sum() == len(listed)
            questions.add((type(course.state.agenda[-1]).__name__, course.state.ruins))
    assert {("DrawTerrain", False), ("DrawTerrain", True)} <= questions
    assert any(what == "DrawMonsters" for what, _ in questions) == (seats > 1)


def test_where_no_shape_fits_the_single_squares_are_found() -> None:
    """CA-4.8: a square of a terrain of the card."""
    only_corners = "\n".join([".FFFFFFFFF.", *["FFFFFFFFFFF"] * 9, ".FFFFFFFFF."])
    state = last_card_of_spring("fishing_village", only_corners, only_corners)
    course = course_of("cartographers", 2)
    course.state = state
    texts = {str(action) for action in course.legal(0).values()}
    assert texts == {
        f"draw {terrain} {corner}"
        for terrain in ("village", "water")
        for corner in ("A1", "A11", "K1", "K11")
    }


def test_a_number_means_the_same_however_many_play() -> None:
    numberings = [course_of("cartographers", seats).numbering for seats in (1, 2, 5)]
    assert len({numbering.digest() for numbering in numberings}) == 1
    assert {numbering.size - numbering.own for numbering in numberings} == {0}


def test_a_drawing_that_may_not_be_made_has_no_place_in_the_legal_ones() -> None:
    course = course_of("cartographers", 2)
    course.state = table("great_river", maps=(SIDE_A, SIDE_A))
    drawn = course.number(0, "draw water B5+B6+B7")
    elsewhere = course.number(0, "draw forest A1")
    assert drawn in course.legal(0) and str(course.legal(0)[drawn]) == "draw water B5+B6+B7"
    assert elsewhere not in course.legal(0) and course.legal(0).get(elsewhere) is None
    assert 1 - course.numbering.size not in course.legal(0)


def test_maps_stand_from_the_own_one_on_in_turn_order() -> None:
    state = table("great_river", maps=(SIDE_A, SIDE_A, SIDE_A))
    everybody_draws(state, "water B5+B6+B7", "water A1+A2+A3", "water K1+K2+K3", chance=["hamlet"])
    for seat, place in ((0, 0), (2, 1), (1, 2)):
        found = look(state, seat)
        assert filled(found["maps"][place][WATER]) == B5_TO_B7
        assert [player[2] for player in found["players"]] == [1, 1, 1]  # the coin of the smaller shape
        assert found["scores"][0] == [[0] * 4] * 3


def test_what_others_have_drawn_on_this_card_stays_secret() -> None:
    """CA-4.6."""
    one, other = (table("great_river", maps=(SIDE_A, SIDE_A)) for _ in range(2))
    play(GAME, one, 0, "draw water B5+B6+B7")
    play(GAME, other, 0, "draw water A1+A2+A3")
    assert look(one, 1) == look(other, 1)
    assert [player[:2] for player in look(one, 1)["players"]] == [[1, 0], [0, 1]]
    own = look(one, 0)["drawn"]
    assert filled(own) == B5_TO_B7 and own[1][4] == WATER + 1


def test_in_an_ambush_it_is_told_on_whose_map_to_draw() -> None:
    """CA-7.2: the Gnoll Raid goes round counterclockwise, so each draws on the map of the next seat."""
    state = table("gnoll_raid", maps=(SIDE_A, SIDE_A, SIDE_A))
    assert [look(state, seat)["asked"] for seat in range(3)] == [[2, 1, 3, 2]] * 3
    state = table("kobold_onslaught", maps=(SIDE_A, SIDE_A, SIDE_A))
    assert [look(state, seat)["asked"] for seat in range(3)] == [[2, 1, 3, 3]] * 3


@pytest.mark.parametrize(("seats", "side"), [(1, "B"), (3, "A")])
def test_observations_tell_what_views_tell(seats: int, side: str) -> None:
    check_observations(course_of("cartographers", seats, {"side": side}), range(2))
