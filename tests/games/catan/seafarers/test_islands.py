"""Several islands: where everybody begins, and points for the others (CT-S8, CT-S9)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.board import HEX_CORNERS, Corner, Hex
from deskovka.games.catan.seafarers.islands import IslandSettled
from deskovka.games.catan.state import CatanState
from games.catan.sea_table import new_table, position, put
from games.catan.table import give, options, play, points
from positions import refused

SETTLEMENT = "brick+lumber+wool+grain"


def islands(state: CatanState, seat: int) -> int:
    """The points for islands, as everybody sees them."""
    lines = GAME.lines(state, seat, None)
    return sum(line.points for line in lines if line.what == ("islands",))


def test_the_first_settlement_on_an_island_is_worth_a_point_more() -> None:
    """CT-S8.1: everybody sees it."""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e")
    give(state, 0, SETTLEMENT)

    events = play(state, 0, "settle G9n")

    assert IslandSettled(0, 1) in events
    assert (points(state, 0), islands(state, 0)) == (3, 1)
    assert GAME.view(state, None)["sea"]["players"][0]["islands"] == 1


def test_the_second_settlement_there_is_not() -> None:
    """CT-S8.1: nor is a city."""
    state = position()
    put(state, 0, settlements="E9se G9n", ships="E10sw F9e G9ne G9e")
    give(state, 0, f"{SETTLEMENT}+2grain+3ore")
    assert islands(state, 0) == 1

    play(state, 0, "settle G9se", "city G9n")

    assert islands(state, 0) == 1
    assert points(state, 0) == 1 + 2 + 1 + 1


def test_each_island_counts_for_each_player() -> None:
    """CT-S8.1: not only for the first who came."""
    state = position()
    put(state, 0, settlements="G9n B8n C3n")
    put(state, 1, settlements="G9s")

    assert (islands(state, 0), islands(state, 1), islands(state, 2)) == (3, 1, 0)


def test_two_hexes_that_touch_are_one_island() -> None:
    """CT-S8.1: B8 and C9, or C3 and B3."""
    state = position()
    put(state, 0, settlements="B8n C9se")
    put(state, 1, settlements="B3n C3sw")

    assert (islands(state, 0), islands(state, 1)) == (1, 1)


def test_the_main_island_earns_nothing() -> None:
    """CT-S8.1"""
    state = position()
    put(state, 0, settlements="E9se E7n D5nw F7s")

    assert islands(state, 0) == 0


def test_the_point_of_an_island_may_win() -> None:
    """CT-S8.1, CT-B11.1"""
    state = position(target="5")
    put(state, 0, settlements="E9se E5sw F6s", ships="E10sw F9e")
    give(state, 0, SETTLEMENT)

    play(state, 0, "settle G9n")

    assert GAME.over(state)


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_begins_on_the_main_island(seats: int) -> None:
    """CT-S9.1: both settlements."""
    state = new_table(seats)
    small = {"C3n", "H8n"} if seats == 3 else {"C3n", "H6n"}
    for corner in small:
        with refused("CT-S9.1"):
            play(state, 0, f"settle {corner}")
    with refused("CT-G1.4"):
        play(state, 0, "settle A1n")
    play(state, 0, "settle E7n")


def test_the_main_island_is_the_one_in_the_middle() -> None:
    """CT-S9.1"""
    hexes = ["C5", "C6", "C7", "D5", "D6", "D7", "D8", "E5", "E6", "E7", "E8", "E9", "F6", "F7"]
    corners = {corner for hex in hexes for corner in HEX_CORNERS[Hex.read(hex)]}

    assert options(new_table(), 0) == {f"settle {Corner(corner)}" for corner in corners}


def test_later_everybody_builds_where_they_get() -> None:
    """CT-S9.1, CT-S2.8"""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e")
    give(state, 0, SETTLEMENT)

    assert len(options(state, 0, "settle")) == 1
