"""The draw phase: terrain cards, Rift Lands and ruins (CA-4, CA-6), with the worked examples (CA-16)."""

from __future__ import annotations

import pytest

from deskovka.core.errors import NotationError
from deskovka.games.cartographers import GAME, Terrain, monster_penalty
from deskovka.games.cartographers.cards import Draw
from deskovka.games.cartographers.sheet import Cells
from games.cartographers.table import (
    SIDE_A,
    SIDE_B,
    coins_of,
    drawn,
    everybody_draws,
    full,
    map_of,
    shown,
    table,
    whole_year,
)
from positions import options, play, random_game, refused

NO_RUINS_LEFT = """
...........
...^.f.....
.f......^f.
...........
...........
.....^.....
...........
...........
.f^......f.
.....f.^...
...........
"""


# Choosing terrain and shape


def test_all_players_draw_at_the_same_time_and_independently() -> None:
    """CA-4.1: in whatever order they answer, and each on the own map."""
    state = table("homestead", "orchard", maps=[SIDE_A, SIDE_A, SIDE_A])
    assert GAME.waiting(state) == (0, 1, 2)

    play(GAME, state, 2, "draw village A1+B1+B2+C1")
    play(GAME, state, 0, "draw farm A1+B1+B2+C1")
    assert GAME.waiting(state) == (1,)
    play(GAME, state, 1, "draw farm K1+K2+K3+J2")

    assert map_of(state, 0) == drawn(SIDE_A, A="A1+B1+B2+C1")
    assert map_of(state, 1) == drawn(SIDE_A, A="J2+K1+K2+K3")
    assert map_of(state, 2) == drawn(SIDE_A, V="A1+B1+B2+C1")
    assert GAME.waiting(state) == (0, 1, 2)


SIX_LEFT = full(but="A1+A2+A3+B1+B2+B3")


def test_on_a_card_with_two_shapes_either_may_be_drawn() -> None:
    """CA-4.1: the two shapes of Hamlet in a corner of two rows and three columns."""
    state = table("hamlet", maps=[SIX_LEFT])

    assert options(GAME, state, 0) == {
        "draw village A1+A2+B1",
        "draw village A1+A2+B2",
        "draw village A1+B1+B2",
        "draw village A2+B1+B2",
        "draw village A2+A3+B2",
        "draw village A2+A3+B3",
        "draw village A2+B2+B3",
        "draw village A3+B2+B3",
        "draw village A1+A2+A3+B1+B2",
        "draw village A1+A2+A3+B2+B3",
        "draw village A1+A2+B1+B2+B3",
        "draw village A2+A3+B1+B2+B3",
    }


def test_on_a_card_with_two_terrains_either_may_be_drawn() -> None:
    """CA-4.1: the shape of Homestead in the same corner."""
    state = table("homestead", maps=[SIX_LEFT])

    assert options(GAME, state, 0) == {
        "draw village A1+A2+A3+B2",
        "draw village A2+B1+B2+B3",
        "draw farm A1+A2+A3+B2",
        "draw farm A2+B1+B2+B3",
    }


@pytest.mark.parametrize(
    "card, drawing",
    [
        pytest.param("homestead", "village A1+A2+A3+A4", id="another shape"),
        pytest.param("homestead", "village A1+B1+B2", id="a part of the shape"),
        pytest.param("homestead", "village A1+B1+B2+C1+D1", id="more than the shape"),
        pytest.param("homestead", "village A1+B1+B2+C1+G1+H1+H2+I1", id="the shape twice"),
        pytest.param("great_river", "water A10+A11+B1", id="a line around the edge of the map"),
        pytest.param("forgotten_forest", "forest A11+C1", id="a diagonal around the edge of the map"),
        pytest.param("farmland", "farm A1+A3", id="two pieces"),
        pytest.param("rift_lands", "forest A1+A2", id="more than one square"),
        pytest.param("homestead", "forest A1+B1+B2+C1", id="a terrain that is not on the card"),
        pytest.param("homestead", "monster A1+B1+B2+C1", id="monsters without an ambush"),
    ],
)
def test_only_terrains_and_shapes_of_the_card_may_be_drawn(card: str, drawing: str) -> None:
    """CA-4.1"""
    state = table(card)

    with refused("CA-4.1"):
        play(GAME, state, 0, f"draw {drawing}")


def test_nobody_may_pass() -> None:
    """CA-4.2: there is no such action, nothing is no drawing, and the turn waits for the last player."""
    state = table("homestead", "orchard")
    play(GAME, state, 0, "draw village A1+B1+B2+C1")

    with pytest.raises(NotationError):
        GAME.read("pass")
    assert GAME.why_not(state, 1, Draw(Terrain.VILLAGE, Cells(0))) == "CA-4.1"
    assert all(len(option.split("+")) == 4 for option in options(GAME, state, 1))
    assert GAME.waiting(state) == (1,)
    assert shown(state)["card"] == "homestead"


# Where a shape may lie


@pytest.mark.parametrize(
    "what, cells",
    [
        ("a mountain", "B8+B9+B10"),
        ("wasteland", "D4+D5+D6"),
        ("a monster", "K4+K5+K6"),
        ("a village", "A1+A2+A3"),
        ("a forest on ruins", "J4+J5+J6"),
    ],
)
def test_no_space_of_a_shape_may_be_filled(what: str, cells: str) -> None:
    """CA-4.3"""
    state = table("great_river", maps=[drawn(SIDE_B, M="K5", V="A1", F="J4")])

    with refused("CA-4.3"):
        play(GAME, state, 0, f"draw water {cells}")
    assert f"draw water {cells}" not in options(GAME, state, 0)


def test_no_space_of_a_shape_may_lie_outside_the_map() -> None:
    """CA-4.3: there are no such spaces, and the map does not go on at its other side."""
    for outside in ("A10+A11+A12", "J1+K1+L1", "A0+A1+A2"):
        with pytest.raises(NotationError):
            GAME.read(f"draw water {outside}")

    state = table("great_river", maps=[full(but="A10+A11+B1")])
    assert options(GAME, state, 0) == {"draw water A10", "draw water A11", "draw water B1"}


def test_a_shape_need_not_touch_anything() -> None:
    """CA-4.4"""
    state = table("orchard", "homestead", maps=[drawn(SIDE_A, V="A1+A2+B1")])

    play(GAME, state, 0, "draw forest J11+K9+K10+K11")

    assert map_of(state) == drawn(SIDE_A, V="A1+A2+B1", F="J11+K9+K10+K11")


@pytest.mark.parametrize(
    "room, ways",
    [
        (
            "D1+D2+D3+D4+E1+E2+E3+E4",
            ["D3+D4+E1+E2+E3", "D1+D2+E2+E3+E4", "D1+D2+D3+E3+E4", "D2+D3+D4+E1+E2"],
        ),
        (
            "D1+D2+E1+E2+F1+F2+G1+G2",
            ["D1+E1+F1+F2+G2", "D2+E2+F1+F2+G1", "D2+E1+E2+F1+G1", "D1+E1+E2+F2+G2"],
        ),
    ],
)
def test_a_shape_may_be_rotated_and_mirrored_freely(room: str, ways: list[str]) -> None:
    """CA-4.5: the shape of Treetop Village can lie in eight ways."""
    state = table("treetop_village", maps=[full(but=room)])

    assert options(GAME, state, 0) == {
        f"draw {terrain} {way}" for terrain in ("forest", "village") for way in ways
    }


def test_all_spaces_of_the_shape_get_the_chosen_terrain() -> None:
    """CA-4.6"""
    state = table("marshlands", "homestead", maps=[SIDE_A])

    play(GAME, state, 0, "draw water D1+E1+E2+E3+F1")

    assert (
        map_of(state)
        == """
...........
...^.R.....
.R......^R.
W..........
WWW........
W....^.....
...........
...........
.R^......R.
.....R.^...
...........
"""
    )


def test_empty_ruins_may_be_drawn_on_at_any_time() -> None:
    """CA-4.7"""
    state = table("homestead", "orchard", maps=[SIDE_A])
    assert not shown(state)["ruins"]
    assert "draw village B2+C1+C2+C3" in options(GAME, state, 0)

    play(GAME, state, 0, "draw village B2+C1+C2+C3")

    assert (
        map_of(state)
        == """
...........
.V.^.R.....
VvV.....^R.
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


# When nothing fits


def test_where_no_shape_fits_a_single_square_is_drawn_in_a_terrain_of_the_card() -> None:
    """CA-4.8"""
    state = table("homestead", "rift_lands", maps=[full(but="B11+F1+K1+K2")])

    assert options(GAME, state, 0) == {
        f"draw {terrain} {space}" for terrain in ("village", "farm") for space in ("B11", "F1", "K1", "K2")
    }
    with refused("CA-4.8"):
        play(GAME, state, 0, "draw forest B11")
    with refused("CA-4.8"):
        play(GAME, state, 0, "draw monster B11")
    play(GAME, state, 0, "draw farm F1")
    assert map_of(state) == drawn(full(but="B11+F1+K1+K2"), A="F1")


def test_a_single_square_is_no_free_choice() -> None:
    """CA-4.9"""
    state = table("homestead")

    with refused("CA-4.9"):
        play(GAME, state, 0, "draw village A1")


def test_while_one_of_the_shapes_fits_it_must_be_drawn() -> None:
    """CA-4.9: the cross of Farmland does not fit, its two squares do."""
    state = table("farmland", maps=[full(but="A1+A2+K1")])

    assert options(GAME, state, 0) == {"draw farm A1+A2"}
    with refused("CA-4.9"):
        play(GAME, state, 0, "draw farm K1")


def test_whether_a_shape_fits_is_judged_for_each_player() -> None:
    """CA-4.9"""
    state = table("homestead", maps=[SIDE_A, full(but="K1+K2")])

    with refused("CA-4.9"):
        play(GAME, state, 0, "draw village K1")
    play(GAME, state, 1, "draw village K1")
    assert GAME.waiting(state) == (0,)


def test_a_single_square_never_earns_the_coin_beside_a_shape() -> None:
    """CA-4.10"""
    for card, terrain in [
        ("great_river", "water"),
        ("farmland", "farm"),
        ("hamlet", "village"),
        ("forgotten_forest", "forest"),
    ]:
        state = table(card, "rift_lands", maps=[full(but="A1+K1")], coins=[5])

        play(GAME, state, 0, f"draw {terrain} K1")

        assert coins_of(state) == 5


def test_a_single_square_can_complete_a_mountain() -> None:
    """CA-4.10: A4 is the last empty side of the mountain B4."""
    state = table("farmland", "rift_lands", maps=[full(but="A4+K1")], coins=[4])

    play(GAME, state, 0, "draw farm A4")

    assert coins_of(state) == 5


def test_a_player_with_a_full_map_draws_nothing() -> None:
    """CA-4.11"""
    state = table("farmland", "homestead", maps=[SIDE_A, full(), SIDE_A])

    assert GAME.waiting(state) == (0, 2)
    assert options(GAME, state, 1) == set()
    everybody_draws(state, "farm A1+A2")
    assert map_of(state, 1) == full()
    assert GAME.waiting(state) == (0, 2)


def test_with_all_maps_full_the_game_goes_on_without_drawing() -> None:
    """CA-4.11"""
    state = whole_year(full(), full(terrain="V"))

    assert map_of(state, 0) == full()
    assert map_of(state, 1) == full(terrain="V")


def test_what_is_drawn_stays_for_ever() -> None:
    """CA-4.12: over a whole game no letter of a map changes into another."""
    before = [SIDE_A] * 3
    changes = 0
    for state, *_ in random_game(GAME, 3, "permanent"):
        after = [map_of(state, seat) for seat in range(3)]
        for old, new in zip("".join(before), "".join(after), strict=True):
            assert old == new or (old == "." and new in "FVAWM") or (old == "R" and new in "fvawm")
            changes += old != new
        before = after
    assert changes > 200


def test_the_single_square_of_another_edition_is_not_played() -> None:
    """CA-4.13: it takes a terrain of the card, unless the table chooses otherwise."""
    state = table("great_river", maps=[full(but="B11+C11")])
    assert options(GAME, state, 0) == {"draw water B11", "draw water C11"}
    with refused("CA-4.8"):
        play(GAME, state, 0, "draw forest B11")

    chosen = table("great_river", maps=[full(but="B11+C11")], chosen={"fallback": "any"})
    assert options(GAME, chosen, 0) == {
        f"draw {terrain} {space}"
        for terrain in ("forest", "village", "farm", "water", "monster")
        for space in ("B11", "C11")
    }


# Rift Lands


def test_rift_lands_is_one_square_of_any_terrain_on_the_card() -> None:
    """CA-6.1"""
    state = table("rift_lands", "homestead", maps=[full(but="A1+A2+E5")])

    assert options(GAME, state, 0) == {
        f"draw {terrain} {space}"
        for terrain in ("forest", "village", "farm", "water", "monster")
        for space in ("A1", "A2", "E5")
    }
    assert shown(state)["time"] == 0


def test_rift_lands_may_lie_on_any_empty_space() -> None:
    """CA-6.1: 121 spaces less five mountains, in five terrains."""
    state = table("rift_lands")

    assert len(options(GAME, state, 0)) == 5 * 116


@pytest.mark.parametrize(
    "ruins, drawing, rule",
    [
        ((), "forest B4", "CA-4.3"),
        ((), "forest A1+A2", "CA-4.1"),
        (("temple_ruins",), "forest A1", "CA-6.5"),
    ],
)
def test_all_normal_rules_apply_to_rift_lands(ruins: tuple[str, ...], drawing: str, rule: str) -> None:
    """CA-6.2"""
    state = table(*ruins, "rift_lands")

    with refused(rule):
        play(GAME, state, 0, f"draw {drawing}")


def test_with_rift_lands_a_player_may_draw_a_monster_on_the_own_map() -> None:
    """CA-6.3: it is a monster like any other and costs points for the four empty spaces around it."""
    state = table("rift_lands", "homestead", maps=[SIDE_A])

    play(GAME, state, 0, "draw monster E2")

    assert map_of(state) == drawn(SIDE_A, M="E2")
    assert monster_penalty(state.sheets[0]) == 4


def test_after_ruins_rift_lands_covers_a_ruins_space() -> None:
    """CA-6.4"""
    state = table("temple_ruins", "rift_lands", maps=[drawn(SIDE_A, F="B6+C2")])

    assert options(GAME, state, 0) == {
        f"draw {terrain} {space}"
        for terrain in ("forest", "village", "farm", "water", "monster")
        for space in ("C10", "I2", "I10", "J6")
    }


def test_after_ruins_rift_lands_lies_anywhere_when_no_ruins_space_is_left() -> None:
    """CA-6.4: 121 spaces less five mountains and six filled ruins spaces, in five terrains."""
    state = table("temple_ruins", "rift_lands", maps=[NO_RUINS_LEFT])

    assert len(options(GAME, state, 0)) == 5 * 110


# Ruins


@pytest.mark.parametrize("drawing", ["A1+A2", "D5+E4+E5+E6+F5", "B6"])
def test_after_ruins_a_shape_must_cover_a_ruins_space(drawing: str) -> None:
    """CA-6.5: neither a shape elsewhere nor a single square will do."""
    state = table("temple_ruins", "farmland")

    with refused("CA-6.5"):
        play(GAME, state, 0, f"draw farm {drawing}")


def test_after_ruins_every_drawing_covers_one_and_its_other_spaces_are_free() -> None:
    """CA-6.5: two squares of Farmland on one of the six ruins spaces, in any of four directions.

    Two of the 24 would lie on a mountain: I2 has I3 beside it and C10 has C9.
    """
    state = table("temple_ruins", "farmland")
    pairs = {option for option in options(GAME, state, 0) if option.count("+") == 1}

    assert len(pairs) == 22
    ruins = {"B6", "C2", "C10", "I2", "I10", "J6"}
    assert all(ruins & set(option.split()[-1].split("+")) for option in options(GAME, state, 0))


def test_after_ruins_coin_and_terrain_are_as_usual() -> None:
    """CA-6.5"""
    state = table("temple_ruins", "farmland", "homestead", maps=[SIDE_A])

    with refused("CA-4.1"):
        play(GAME, state, 0, "draw water B6+B7")
    with refused("CA-4.3"):
        play(GAME, state, 0, "draw farm C9+C10")
    play(GAME, state, 0, "draw farm B6+B7")

    assert map_of(state) == drawn(SIDE_A, A="B6+B7")
    assert coins_of(state) == 1


def test_one_empty_ruins_space_must_be_covered_not_a_filled_one() -> None:
    """CA-6.5: beside a filled ruins space is not on an empty one."""
    state = table("temple_ruins", "farmland", maps=[drawn(SIDE_A, F="C2")])

    with refused("CA-6.5"):
        play(GAME, state, 0, "draw farm C3+D3")
    with refused("CA-4.3"):
        play(GAME, state, 0, "draw farm C2+C3")


def test_if_only_one_shape_reaches_a_ruins_space_that_shape_must_be_used() -> None:
    """CA-6.6: C2 can be covered by two squares together with C3; the cross does not fit there."""
    hemmed_in = """
...........
.FF^.f.....
FR......^f.
.F.........
...........
.....^.....
...........
...........
.f^......f.
.....f.^...
...........
"""
    state = table("temple_ruins", "farmland", maps=[hemmed_in])

    assert options(GAME, state, 0) == {"draw farm C2+C3"}
    with refused("CA-6.5"):
        play(GAME, state, 0, "draw farm D5+E4+E5+E6+F5")


def test_any_shape_of_the_card_may_cover_the_ruins() -> None:
    """CA-6.6"""
    for drawing in ("B6+B7", "A6+B5+B6+B7+C6"):
        state = table("temple_ruins", "farmland", "homestead", maps=[SIDE_A])
        play(GAME, state, 0, f"draw farm {drawing}")
        assert map_of(state) == drawn(SIDE_A, A=drawing)


def test_without_an_empty_ruins_space_a_single_square_is_drawn_anywhere() -> None:
    """CA-6.7: 110 empty spaces, five terrains."""
    state = table("temple_ruins", "farmland", "homestead", maps=[NO_RUINS_LEFT])

    drawings = options(GAME, state, 0)
    assert len(drawings) == 5 * 110
    assert all("+" not in drawing for drawing in drawings)
    play(GAME, state, 0, "draw village A1")
    assert map_of(state) == drawn(NO_RUINS_LEFT, V="A1")


def test_where_no_shape_reaches_a_ruins_space_a_single_square_is_drawn_anywhere() -> None:
    """CA-6.7: C2 is walled in."""
    walled_in = drawn(SIDE_A, F="B6+C10+I2+I10+J6", W="B2+C1+C3+D2")
    state = table("temple_ruins", "farmland", "homestead", maps=[walled_in])

    play(GAME, state, 0, "draw monster K11")

    assert map_of(state) == drawn(walled_in, M="K11")


def test_any_terrain_is_one_of_five_and_never_a_mountain() -> None:
    """CA-6.8: the card shows farms only."""
    state = table("temple_ruins", "farmland", maps=[NO_RUINS_LEFT])

    terrains = {option.split()[1] for option in options(GAME, state, 0)}
    assert terrains == {"forest", "village", "farm", "water", "monster"}
    with pytest.raises(NotationError):
        GAME.read("draw mountain A1")


def test_the_shape_may_not_be_drawn_elsewhere_instead() -> None:
    """CA-6.9"""
    state = table("temple_ruins", "farmland", maps=[NO_RUINS_LEFT])

    for drawing in ("A1+A2", "D5+E4+E5+E6+F5"):
        with refused("CA-6.9"):
            play(GAME, state, 0, f"draw farm {drawing}")


def test_the_single_square_after_ruins_earns_no_coin() -> None:
    """CA-6.9"""
    state = table("temple_ruins", "farmland", "homestead", maps=[NO_RUINS_LEFT])

    play(GAME, state, 0, "draw farm A1")

    assert coins_of(state) == 0


def test_the_single_square_after_ruins_may_lie_on_the_ruins() -> None:
    """CA-6.9: C2 is walled in, no shape reaches it."""
    walled_in = drawn(SIDE_A, F="B6+C10+I2+I10+J6", W="B2+C1+C3+D2")
    state = table("temple_ruins", "farmland", "homestead", maps=[walled_in])

    play(GAME, state, 0, "draw village C2")

    assert map_of(state) == drawn(walled_in, V="C2")


def test_ruins_are_judged_for_each_player() -> None:
    """CA-6.10"""
    state = table("temple_ruins", "farmland", maps=[SIDE_A, NO_RUINS_LEFT])

    with refused("CA-6.5"):
        play(GAME, state, 0, "draw village A1")
    with refused("CA-6.9"):
        play(GAME, state, 1, "draw farm A1+A2")
    play(GAME, state, 1, "draw village A1")
    play(GAME, state, 0, "draw farm B6+B7", chance=["homestead"])


def test_the_ruins_effect_is_over_after_the_drawing() -> None:
    """CA-6.11: also for those who could not cover any."""
    state = table("temple_ruins", "farmland", "great_river", maps=[SIDE_A, NO_RUINS_LEFT])
    assert shown(state)["ruins"]

    everybody_draws(state, "farm B6+B7", "village A1")

    assert not shown(state)["ruins"]
    everybody_draws(state, "water E1+E2+E3", chance=["homestead"])


def test_the_ruins_effect_lasts_until_all_have_drawn() -> None:
    """CA-6.11"""
    state = table("temple_ruins", "farmland")

    play(GAME, state, 1, "draw farm B6+B7")

    with refused("CA-6.5"):
        play(GAME, state, 0, "draw farm A1+A2")


def test_ruins_have_no_effect_on_an_ambush() -> None:
    """CA-6.12: what may be drawn is the same with and without them."""
    plain = table("goblin_attack")
    after_ruins = table("temple_ruins", "goblin_attack")

    assert shown(after_ruins)["ruins"]
    assert options(GAME, after_ruins, 0) == options(GAME, plain, 0)
    play(GAME, after_ruins, 0, "draw monster E1+F2+G3")
    assert GAME.waiting(after_ruins) == (1,)


# Worked examples


def test_example_nothing_fits() -> None:
    """CA-16.1"""
    state = table("great_river", "rift_lands", maps=[full(but="B11+C11")])

    assert options(GAME, state, 0) == {"draw water B11", "draw water C11"}
    play(GAME, state, 0, "draw water B11")

    assert map_of(state) == drawn(full(but="B11+C11"), W="B11")
    assert coins_of(state) == 0


def test_example_a_shape_still_fits() -> None:
    """CA-16.2: a coin for the line, and one for the mountain C9, whose last empty side is B9."""
    state = table("great_river", "homestead", maps=[full(but="B9+B10+B11"), SIDE_A])

    assert options(GAME, state, 0) == {"draw water B9+B10+B11"}
    with refused("CA-4.9"):
        play(GAME, state, 0, "draw water B9")
    everybody_draws(state, "water B9+B10+B11")

    assert coins_of(state, 0) == 2
    assert coins_of(state, 1) == 1


BLOCKED_RUINS = """
...........
...^.f.....
.f......^f.
...........
...........
.....^.....
...........
........FF.
.f^.....FR.
.....f.^FF.
...........
"""


def test_example_blocked_ruins() -> None:
    """CA-16.3: 121 spaces less five mountains, five filled ruins spaces and five more, in five terrains."""
    state = table("temple_ruins", "great_river", "homestead", maps=[BLOCKED_RUINS])

    drawings = options(GAME, state, 0)
    assert len(drawings) == 5 * 106
    assert {f"draw {terrain} I10" for terrain in ("forest", "village", "farm", "water", "monster")} < drawings
    with refused("CA-6.9"):
        play(GAME, state, 0, "draw water K1+K2+K3")
    play(GAME, state, 0, "draw village I10")
    assert map_of(state) == drawn(BLOCKED_RUINS, V="I10")


def test_example_ruins_within_reach() -> None:
    """CA-16.4: a line through I9 and I10; the staircase still cannot turn anywhere."""
    state = table("temple_ruins", "great_river", maps=[BLOCKED_RUINS.replace("FR.", ".R.")])

    assert options(GAME, state, 0) == {"draw water I8+I9+I10", "draw water I9+I10+I11"}
    for elsewhere in ("K1+K2+K3", "I10"):
        with refused("CA-6.5"):
            play(GAME, state, 0, f"draw water {elsewhere}")


def test_example_ruins_then_ambush_then_farmland() -> None:
    """CA-16.5"""
    state = table("outpost_ruins", "bugbear_assault", "farmland", "homestead")

    assert shown(state)["card"] == "bugbear_assault"
    everybody_draws(state, "monster G1+G3+H1+H3", "monster E1+E3+F1+F3")
    assert map_of(state, 0) == drawn(SIDE_A, M="E1+E3+F1+F3")
    assert map_of(state, 1) == drawn(SIDE_A, M="G1+G3+H1+H3")

    assert shown(state)["card"] == "farmland"
    for seat in (0, 1):
        with refused("CA-6.5"):
            play(GAME, state, seat, "draw farm A1+A2")
    everybody_draws(state, "farm B6+B7", "farm I2+J2")
    assert shown(state)["card"] == "homestead"


def test_example_two_coins_at_once() -> None:
    """CA-16.6"""
    state = table("farmland", "homestead", maps=[drawn(SIDE_A, F="A4", V="B3", M="B5")])

    play(GAME, state, 0, "draw farm C4+D4")

    assert coins_of(state) == 2
