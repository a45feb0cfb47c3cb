"""The check phase (CA-8)."""

from __future__ import annotations

import pytest

from deskovka.games.cartographers import GAME
from games.cartographers.table import (
    SEVEN_TIME,
    SIDE_A,
    coins_of,
    draw_anything,
    drawn,
    everybody_draws,
    last_card_of_spring,
    map_of,
    shown,
    table,
)
from positions import play


@pytest.mark.parametrize(
    "cards, time",
    [
        pytest.param(["fishing_village", "homestead", "orchard", "marshlands"], 8, id="equal"),
        pytest.param([*SEVEN_TIME, "orchard"], 9, id="higher"),
    ],
)
def test_a_season_ends_when_the_time_reaches_its_limit(cards: list[str], time: int) -> None:
    """CA-8.1: spring has a limit of 8."""
    state = table(*cards, summer=["homestead"])
    for _ in cards[:-1]:
        draw_anything(state)
    assert (shown(state)["season"], shown(state)["time"]) == ("spring", time)

    draw_anything(state)

    assert shown(state)["season"] == "summer"
    assert len(shown(state)["scores"]) == 1


def test_below_the_limit_a_new_turn_begins() -> None:
    """CA-8.1: seven is less than eight."""
    state = table(*SEVEN_TIME, "farmland")
    for _ in SEVEN_TIME:
        assert shown(state)["time"] < 8
        draw_anything(state)

    assert shown(state)["season"] == "spring"
    assert shown(state)["card"] == "farmland"
    assert shown(state)["scores"] == []


def test_the_card_that_reaches_the_limit_is_still_drawn_by_everybody() -> None:
    """CA-8.2"""
    state = last_card_of_spring("farmland", SIDE_A, SIDE_A)
    assert shown(state)["time"] == 8
    assert GAME.waiting(state) == (0, 1)

    play(GAME, state, 1, "draw farm A1+A2")
    assert shown(state)["season"] == "spring"
    assert shown(state)["scores"] == []
    play(GAME, state, 0, "draw farm K1+K2")

    assert shown(state)["season"] == "summer"
    assert [map_of(state, 0), map_of(state, 1)] == [drawn(SIDE_A, A="K1+K2"), drawn(SIDE_A, A="A1+A2")]


def test_what_is_drawn_last_counts_in_this_season() -> None:
    """CA-8.2: the coin of Farmland, and a forest on the edge."""
    state = last_card_of_spring("farmland", SIDE_A)
    everybody_draws(state, "farm A1+A2")
    assert coins_of(state) == 1
    assert shown(state)["scores"][0][0]["coins"] == 1

    state = last_card_of_spring("orchard", SIDE_A)  # under edict A lies Sentinel Wood
    everybody_draws(state, "forest A1+A2+A3+B3")
    assert shown(state)["scores"][0][0]["cards"] == [3, 0]


def test_time_above_the_limit_is_lost() -> None:
    """CA-8.3: spring ended at 9, and summer begins with the time of its first card."""
    state = last_card_of_spring("orchard", SIDE_A, summer=["temple_ruins", "great_river"])
    assert shown(state)["time"] == 9

    draw_anything(state)

    assert shown(state)["season"] == "summer"
    assert shown(state)["time"] == 1
    assert shown(state)["revealed"] == ["temple_ruins", "great_river"]


def test_example_of_the_time_check() -> None:
    """CA-8.4: 0 + 1 + 2 + 2 + 2 + 0 + 1 = 8."""
    cards = ["temple_ruins", "great_river", "homestead", "orchard", "marshlands", "rift_lands", "hamlet"]
    state = table(*cards, summer=["fishing_village"])
    seen = [shown(state)["time"]]
    while shown(state)["season"] == "spring":
        draw_anything(state)
        seen.append(shown(state)["time"])

    assert seen == [1, 3, 5, 7, 7, 8, 2]
    assert shown(state)["card"] == "fishing_village"
