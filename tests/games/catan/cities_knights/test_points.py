"""Points, and the merchant (CT-K13, CT-K12)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.board import Hex
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.table import (
    attack,
    hold,
    knights,
    lay_open,
    levels,
    merchant,
    metropolis,
    position,
    roll,
    walls,
)
from games.catan.table import give, hand, line, options, play, points, put
from positions import refused


def sources(state: CatanState, seat: int) -> dict[str, int]:
    """Where the points come from, as everybody counts them."""
    return {found.what[0]: found.points for found in GAME.lines(state, seat) if found.points}


# Points


def test_every_source_of_points_counts_what_it_is_worth() -> None:
    """CT-K13.1: all of them at one table."""
    state = position()
    put(state, 0, settlements="G5s", cities="C5n", roads=line(5))
    levels(state, 0, trade=4)
    metropolis(state, "trade", "C5n")
    merchant(state, 0, "G5")
    lay_open(state, 0, "printer", "constitution")

    assert sources(state, 0) == {
        "settlements": 1,
        "cities": 2,
        "longest-road": 2,
        "metropolises": 2,
        "merchant": 1,
        "open-cards": 2,
    }
    assert points(state, 0) == 10


def test_a_defender_card_is_a_point() -> None:
    """CT-K13.1, CT-K9.3"""
    state = position()
    knights(state, 1, "C5n", active=True)

    attack(state)

    assert sources(state, 1) == {"defenders": 1}


@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_metropolis_counts_two_points_more(number: int) -> None:
    """CT-K13.1, CT-K5.6: such a city counts four."""
    corners = ["C5n", "C6n", "C7n"][:number]
    state = position()
    put(state, 0, cities=" ".join(corners))
    for track, corner in zip(("trade", "politics", "science"), corners):
        metropolis(state, track, corner)

    assert points(state, 0) == 4 * number


def test_levels_knights_walls_and_cards_in_hand_are_no_points() -> None:
    """CT-K13.1"""
    state = position()
    put(state, 0, cities="C5n")
    walls(state, 0, "C5n")
    levels(state, 0, trade=3, politics=3, science=3)
    knights(state, 0, "E7n", "mighty", active=True)
    hold(state, 0, "crane", "spy", "merchant")

    assert sources(state, 0) == {"cities": 2}


def test_all_points_are_open() -> None:
    """CT-K13.1, CT-K15.26: an opponent counts as many as the player."""
    state = position()
    put(state, 0, cities="C5n")
    lay_open(state, 0, "printer")
    hold(state, 0, "crane")

    assert GAME.view(state, 1)["players"][0]["points"] == GAME.view(state, 0)["players"][0]["points"] == 3


def test_a_metropolis_wins_the_game_at_once() -> None:
    """CT-K13.1, CT-B11.1: eleven points and a metropolis make thirteen."""
    state = position()
    put(state, 0, cities="C5n C6n C7n G5s", settlements="G6s G7s E7n")
    levels(state, 0, trade=3)
    give(state, 0, "4cloth")
    assert points(state, 0) == 11

    play(state, 0, "improve trade", "metropolis C6n")

    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (0,)


def test_points_that_come_in_anothers_turn_win_at_the_start_of_the_own() -> None:
    """CT-K6.3, CT-B11.2: a Printer drawn in seat 0's turn."""
    state = position()
    put(state, 1, cities="C5n C6n C7n G5s", settlements="G6s G7s E7n E7se")
    levels(state, 1, science=1)

    roll(state, 1, 1, "science", ["printer"])
    assert points(state, 1) == 13 and GAME.outcome(state) is None
    play(state, 0, "end")

    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (1,)


# The merchant


def test_the_merchant_is_not_on_the_board_until_a_card_brings_it() -> None:
    """CT-K12.1"""
    state = position()
    put(state, 0, settlements="C5n")
    hold(state, 0, "merchant")
    assert GAME.view(state, None)["realm"]["merchant"] is None

    play(state, 0, "merchant C5")

    assert GAME.view(state, None)["realm"]["merchant"] == {"hex": "C5", "seat": 0}
    assert points(state, 0) == 2


def test_the_next_merchant_card_takes_the_merchant_and_its_point_away() -> None:
    """CT-K12.1"""
    state = position(turn=1)
    put(state, 0, settlements="C5n")
    put(state, 1, settlements="C7n")
    merchant(state, 0, "C5")
    hold(state, 1, "merchant")
    give(state, 0, "2ore")

    play(state, 1, "merchant C7")

    assert (points(state, 0), points(state, 1)) == (1, 2)
    assert GAME.view(state, 0)["players"][0]["rates"]["ore"] == 3  # its harbour
    assert GAME.view(state, 1)["players"][1]["rates"]["lumber"] == 2


def test_robber_and_merchant_share_a_hex_and_the_rate_stays() -> None:
    """CT-K12.1: the robber stops production, not the merchant."""
    state = position(landed=True)
    put(state, 0, settlements="E7n")
    merchant(state, 0, "D7")
    state.robber = int(Hex.read("D7"))
    give(state, 0, "2wool")

    play(state, 0, "bank 2wool for ore")
    assert hand(state, 0) == "ore"

    state.robber = int(Hex.read("E7"))
    roll(state, 3, 4)
    assert "robber D7" in options(state, 0)
    play(state, 0, "robber D7")
    assert points(state, 0) == 2


def test_the_merchant_serves_only_the_resource_of_its_hex() -> None:
    """CT-K12.1, CT-K15.3: neither its commodity nor other resources, and only its holder."""
    state = position()
    put(state, 0, settlements="E7n")
    merchant(state, 0, "D7")
    give(state, 0, "2cloth+2ore")
    give(state, 1, "2wool")

    assert options(state, 0, "bank") == set()
    with refused("CT-B6.3"):
        play(state, 0, "bank 2cloth for ore")
    assert GAME.view(state, 1)["players"][1]["rates"]["wool"] == 4
