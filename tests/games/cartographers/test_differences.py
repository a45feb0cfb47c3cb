"""Where readings of the rules differ: the one that is played (CA-17)."""

from __future__ import annotations

import pytest

from deskovka.core.errors import NotationError
from deskovka.games.cartographers import GAME, Sheet, score
from deskovka.registry import game as find_game
from games.cartographers.table import (
    SIDE_A,
    SIDE_B,
    coins_of,
    drawn,
    everybody_draws,
    full,
    map_of,
    sheet,
    table,
)
from positions import options, play, refused

FIVE = ("forest", "village", "farm", "water", "monster")
TWO_LEFT = full(but="B11+K1")


def test_the_single_square_takes_a_terrain_of_the_card() -> None:
    """CA-17.1"""
    state = table("homestead", maps=[TWO_LEFT])

    assert {option.split()[1] for option in options(GAME, state, 0)} == {"village", "farm"}
    for terrain in ("forest", "water", "monster"):
        with refused("CA-4.8"):
            play(GAME, state, 0, f"draw {terrain} K1")


def test_a_table_may_choose_that_it_takes_any_terrain_but_mountain() -> None:
    """CA-17.1, CA-4.13: the option `fallback=any`."""
    state = table("homestead", "rift_lands", maps=[TWO_LEFT], chosen={"fallback": "any"})

    assert options(GAME, state, 0) == {
        f"draw {terrain} {space}" for terrain in FIVE for space in ("B11", "K1")
    }
    with pytest.raises(NotationError):
        GAME.read("draw mountain K1")
    play(GAME, state, 0, "draw monster K1")
    assert map_of(state) == drawn(TWO_LEFT, M="K1")


def test_that_choice_changes_nothing_else() -> None:
    """CA-17.1: while a shape fits it must be drawn, in a terrain of the card; and monsters stay monsters."""
    state = table("homestead", chosen={"fallback": "any"})
    with refused("CA-4.9"):
        play(GAME, state, 0, "draw monster A1")
    with refused("CA-4.1"):
        play(GAME, state, 0, "draw forest A1+B1+B2+C1")

    state = table("goblin_attack", maps=[TWO_LEFT] * 2, chosen={"fallback": "any"})
    assert options(GAME, state, 0) == {"draw monster B11", "draw monster K1"}


def test_wasteland_is_filled_for_lost_barony() -> None:
    """CA-17.2: on an untouched side B the wasteland holds a square of two by two; with forest, three by three."""
    assert score("lost_barony", sheet(SIDE_B)) == 6
    # D6, E5, E6, F5, F6, F7 and G6 are wasteland
    assert score("lost_barony", sheet(drawn(SIDE_B, F="D5+D7+E7"))) == 9
    small = """
    #F
    FF
    """
    assert score("lost_barony", Sheet.parse(small)) == 6


@pytest.mark.parametrize(
    "drawing, points",
    [
        pytest.param("FVR/.A.", 0, id="two types and an empty ruins space"),
        pytest.param("Fv./.A.", 0, id="two types and the ruins below the village itself"),
        pytest.param("FVf/.A.", 0, id="two types, one of them also on ruins"),
        pytest.param("FVw/.A.", 3, id="three types, one of them on ruins"),
    ],
)
def test_ruins_are_no_terrain_type_for_greengold_plains(drawing: str, points: int) -> None:
    """CA-17.3"""
    assert score("greengold_plains", Sheet.parse(drawing.replace("/", "\n"))) == points


@pytest.mark.parametrize(
    "drawing, points",
    [
        pytest.param("VVV/.../VVV", 6, id="two largest: one of them is the second largest"),
        pytest.param("VVV.VV/....../VVV.VV", 6, id="not the next smaller size"),
        pytest.param("VVV.VVV/......./VVV.V..", 6, id="three largest: only one scores"),
        pytest.param("VVVVV/...../VV.VV", 4, id="two second largest: only one scores"),
    ],
)
def test_tied_clusters_for_shieldgate(drawing: str, points: int) -> None:
    """CA-17.4"""
    assert score("shieldgate", Sheet.parse(drawing.replace("/", "\n"))) == points


@pytest.mark.parametrize("before, after", [(9, 10), (10, 11), (13, 14), (14, 14)])
def test_the_coin_track_has_fourteen_coins(before: int, after: int) -> None:
    """CA-17.5: two squares of Farmland bring a coin, if there is one left to mark."""
    state = table("farmland", "homestead", maps=[SIDE_A, SIDE_B], coins=[before, before])

    everybody_draws(state, "farm A1+A2")

    assert [coins_of(state, seat) for seat in (0, 1)] == [after, after]


def test_the_czech_name_of_hamlet_is_ours_and_the_rules_say_so() -> None:
    """CA-17.6: the list of cards and the note about their names agree."""
    rules = find_game("cartographers").rules("cs").rules

    [hamlet] = [line for line in rules["CA-2.4"].text.splitlines() if line.startswith("9 ")]
    name = hamlet.removeprefix("9 ").split(":")[0].strip()
    assert f"„{name}“" in rules["CA-17.6"].text
