"""The pirate (CT-S5)."""

from __future__ import annotations

import pytest

from deskovka.core.grid import bits
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Hex
from deskovka.games.catan.changing import change_tile
from deskovka.games.catan.island import Terrain, Tile
from deskovka.games.catan.robber import Stolen
from deskovka.games.catan.seafarers.pirate import PirateMoved
from deskovka.games.catan.state import CatanState
from games.catan.sea_table import pirate_at, position, put
from games.catan.table import deal, give, hand, options, play
from positions import refused


def seven(state: CatanState) -> None:
    state.rolled = False
    play(state, state.active, "roll", chance=["3", "4"])


def pirate(state: CatanState) -> str:
    return str(GAME.view(state, None)["sea"]["pirate"])


def robber(state: CatanState) -> str:
    return str(GAME.view(state, None)["robber"])


def hexes(mask: int) -> set[str]:
    return {str(Hex(hex)) for hex in bits(mask)}


def test_on_a_seven_the_robber_or_the_pirate_is_moved() -> None:
    """CT-S5.1: one of the two, and then the turn goes on."""
    state = position()
    seven(state)
    assert {option.split()[0] for option in options(state, 0)} == {"robber", "pirate"}

    play(state, 0, "pirate E10")

    assert (pirate(state), robber(state)) == ("E10", "E7")
    assert "end" in options(state, 0)


def test_the_robber_moves_as_ever() -> None:
    """CT-S5.1, CT-B5.3"""
    state = position()
    put(state, 1, settlements="E9n")
    give(state, 1, "ore")
    seven(state)

    play(state, 0, "robber E9 from 1", chance=["ore"])

    assert (pirate(state), robber(state), hand(state, 0)) == ("E3", "E9", "ore")


def test_a_knight_moves_the_pirate_as_well() -> None:
    """CT-S5.1, CT-B9.5: before the roll, too, and it counts for the army."""
    state = position(rolled=False)
    deal(state, 0, "knight")

    play(state, 0, "knight", "pirate E10")

    assert pirate(state) == "E10"
    assert state.knights[0] == 1
    assert "roll" in options(state, 0)


def test_the_discards_come_first() -> None:
    """CT-S5.1, CT-B5.5"""
    state = position()
    give(state, 2, "8ore")
    seven(state)

    assert GAME.waiting(state) == (2,)
    with refused("CT-B5.1"):
        play(state, 0, "pirate E10")
    play(state, 2, "discard 4ore")
    assert GAME.waiting(state) == (0,)


def test_the_pirate_is_not_moved_when_nobody_asks() -> None:
    """CT-S5.1"""
    state = position()

    with refused("CT-S5.1"):
        play(state, 0, "pirate E10")
    with refused("CT-S5.1"):
        play(state, 0, "pirate E10 from 1")


def test_the_pirate_goes_to_another_sea_hex() -> None:
    """CT-S5.2, CT-S5.4, CT-S1.2: to any of them, the frame included, and to no land."""
    state = position()
    seven(state)

    goals = {option.split()[1] for option in options(state, 0, "pirate")}
    assert goals == hexes(state.island.sea) - {"E3"}
    assert {"E10", "A5", "E12", "I7"} <= goals
    with refused("CT-S5.2"):
        play(state, 0, "pirate E3")
    with refused("CT-S5.4"):
        play(state, 0, "pirate E9")


def test_who_has_a_ship_there_may_be_robbed() -> None:
    """CT-S5.2: one random card, which the others do not see; or nothing."""
    state = position()
    put(state, 1, settlements="E9se", ships="E10sw")
    give(state, 1, "ore")
    seven(state)

    assert options(state, 0, "pirate E10") == {"pirate E10", "pirate E10 from 1"}
    moved, stolen = play(state, 0, "pirate E10 from 1", chance=["ore"])

    assert (hand(state, 0), hand(state, 1)) == ("ore", "nothing")
    assert isinstance(moved, PirateMoved) and isinstance(stolen, Stolen)
    assert stolen.seen_by(2) == Stolen(0, 1, None)


def test_nobody_needs_to_be_robbed() -> None:
    """CT-S5.2: a card may be taken."""
    state = position()
    put(state, 1, settlements="E9se", ships="E10sw")
    give(state, 1, "ore")
    seven(state)

    play(state, 0, "pirate E10")

    assert hand(state, 1) == "ore"


def test_of_several_with_ships_there_one_is_robbed() -> None:
    """CT-S5.2: who has cards; never oneself."""
    state = position(seats=4)
    put(state, 0, ships="E10se")
    put(state, 1, ships="E10sw")
    put(state, 2, ships="E10e")
    put(state, 3, ships="E10w")
    for seat in (0, 1, 2):
        give(state, seat, "ore")
    seven(state)

    assert options(state, 0, "pirate E10") == {"pirate E10", "pirate E10 from 1", "pirate E10 from 2"}
    for victim in (0, 3):
        with refused("CT-S5.2"):
            play(state, 0, f"pirate E10 from {victim}")


def test_a_building_at_the_coast_is_not_enough() -> None:
    """CT-S5.2: nor is a road."""
    state = position()
    put(state, 1, settlements="E9se", roads="E9e")
    give(state, 1, "ore")
    seven(state)

    assert options(state, 0, "pirate E10") == {"pirate E10"}
    with refused("CT-S5.2"):
        play(state, 0, "pirate E10 from 1")


def test_ships_on_the_frame_are_robbed_from_there() -> None:
    """CT-S5.2, CT-S1.2"""
    state = position()
    put(state, 1, settlements="B8n", ships="B8ne")
    give(state, 1, "ore")
    seven(state)

    play(state, 0, "pirate A8 from 1", chance=["ore"])

    assert hand(state, 0) == "ore"


def test_harbours_and_production_go_on_beside_the_pirate() -> None:
    """CT-S5.3: a settlement at a harbour beside its hex."""
    state = position(rolled=False)
    put(state, 0, settlements="E9se")
    pirate_at(state, "F9")

    play(state, 0, "roll", chance=["4", "4"])

    assert hand(state, 0) == "grain"
    give(state, 0, "2grain")
    play(state, 0, "bank 3grain for ore")


def test_beside_the_pirate_no_ship_is_built_or_moved() -> None:
    """CT-S5.3: where it has gone now; where it was, they are free."""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw")
    pirate_at(state, "E10")
    give(state, 0, "lumber+wool")
    assert options(state, 0, "move") == set()
    seven(state)

    play(state, 0, "pirate G7")

    assert options(state, 0, "move") != set()
    play(state, 0, "ship F9e")


def test_the_robber_may_stand_on_gold_and_never_at_sea() -> None:
    """CT-S5.4: on the frame neither."""
    state = position()
    seven(state)

    assert {option.split()[1] for option in options(state, 0, "robber")} == hexes(state.island.land) - {"E7"}
    for hex in ("E10", "A5"):
        with refused("CT-S5.4"):
            play(state, 0, f"robber {hex}")
    play(state, 0, "robber C3")

    assert robber(state) == "C3"


def test_robbed_gold_gives_nothing() -> None:
    """CT-S5.4, CT-B5.4"""
    state = position()
    put(state, 0, settlements="C3n")
    seven(state)
    play(state, 0, "robber C3")
    state.rolled = False

    play(state, 0, "roll", chance=["4", "5"])

    assert hand(state, 0) == "nothing"
    assert options(state, 0, "take") == set()


@pytest.mark.parametrize("piece", ["robber", "pirate"])
def test_neither_goes_to_a_face_down_hex(piece: str) -> None:
    """CT-S5.5"""
    state = position()
    change_tile(state, Hex.read("C9"), Tile(Terrain.UNKNOWN))
    seven(state)

    assert options(state, 0, f"{piece} C9") == set()
    with refused("CT-S5.5"):
        play(state, 0, f"{piece} C9")
