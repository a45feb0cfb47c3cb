"""Adjacency (TM-8): what a hex is beside of, directly and indirectly."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put
from positions import options, refused

# The map, row by row: the land hexes by number, `..` is river; odd rows are shifted right by half a hex.
ROWS = """
A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13
 B1 .. .. B2 B3 .. .. B4 B5 .. .. B6
.. .. C1 .. C2 .. C3 .. C4 .. C5 .. ..
 D1 D2 D3 .. .. D4 D5 .. D6 .. D7 D8
E1 E2 E3 E4 E5 E6 E7 E8 .. .. E9 E10 E11
 F1 F2 .. .. F3 F4 .. .. .. F5 F6 F7
.. .. .. G1 .. G2 .. G3 .. G4 G5 G6 G7
 H1 H2 H3 .. .. .. H4 H5 .. H6 H7 H8
I1 I2 I3 I4 I5 I6 I7 I8 I9 .. I10 I11 I12
"""


def hexes_within_reach(state: TerraMysticaState, seat: int = 0) -> set[str]:
    """The hexes that can be transformed or built on now."""
    return {
        option.split()[1]
        for option in options(GAME, state, seat)
        if option.startswith(("transform", "build"))
    }


def drawn_neighbours() -> dict[str, set[str]]:
    """The land hexes beside each land hex, read off the map above."""
    place = {}
    for row, line in enumerate(ROWS.strip("\n").split("\n")):
        for column, name in enumerate(line.split()):
            place[row, 2 * column + row % 2] = name
    sides = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    return {
        name: {place.get((row + down, x + right), "..") for down, right in sides} - {".."}
        for (row, x), name in place.items()
        if name != ".."
    }


def reach_of(faction: str, *buildings: str, **amounts: object) -> set[str]:
    state = position(faction, "darklings" if faction != "darklings" else "witches")
    put(state, 0, *buildings)
    give(state, 0, workers=30, **amounts)
    return hexes_within_reach(state)


# Direct adjacency


def test_hexes_that_share_an_edge_are_directly_adjacent() -> None:
    """TM-8.1: on the whole map, without shipping only these are within reach."""
    neighbours = drawn_neighbours()
    assert len(neighbours) == 77

    for hex, beside in neighbours.items():
        assert reach_of("witches", hex) == beside, hex


@pytest.mark.parametrize(
    "hex, beside",
    [
        ("F4", {"E6", "E7", "F3", "G2"}),
        ("D6", {"C4"}),
        ("A1", {"A2", "B1"}),
        ("E2", {"D1", "D2", "E1", "E3", "F1", "F2"}),
        ("I12", {"H8", "I11"}),
    ],
)
def test_a_hex_has_up_to_six_neighbours(hex: str, beside: set[str]) -> None:
    """TM-8.1"""
    assert reach_of("witches", hex) == beside


def test_hexes_joined_by_a_bridge_are_directly_adjacent() -> None:
    """TM-8.2, TM-X12: the Witches on G3 reach F4 over their bridge, and E8 over another."""
    state = position("witches", "nomads")
    put(state, 0, "G3")
    assert hexes_within_reach(state) == {"H4", "H5"}

    play(state, 0, "action ACT1", "bridge F4:G3", "done")
    play(state, 1, "pass BON3", "done")

    assert hexes_within_reach(state) == {"H4", "H5", "F4"}


def test_buildings_joined_by_a_bridge_are_directly_adjacent() -> None:
    """TM-X12 (TM-8.2): the neighbour on the other end is asked to take power."""
    state = position("witches", "nomads")
    put(state, 0, "G3")
    put(state, 1, "F4:TP")
    play(state, 0, "action ACT1", "bridge F4:G3", "done")
    play(state, 1, "advance dig", "done")

    play(state, 0, "upgrade G3 to TP", "done")

    assert options(GAME, state, 1) == {"leech 2 from witches", "decline 2 from witches"}


def test_a_bridge_joins_for_every_player_whoever_built_it() -> None:
    """TM-8.2: the bridge is the Witches'; the Nomads on its other end have a neighbour and pay 3 coins."""
    state = position("witches", "nomads")
    put(state, 0, "G3")
    put(state, 1, "F4")
    play(state, 0, "action ACT1", "bridge F4:G3", "done")

    play(state, 1, "upgrade F4 to TP")

    assert state.coins[1] == 20 - 3
    play(state, 1, "done")
    assert options(GAME, state, 0) == {"leech 1 from nomads", "decline 1 from nomads"}


# Shipping


def test_with_shipping_1_hexes_beyond_one_river_hex_are_indirectly_adjacent() -> None:
    """TM-8.3: from G3 over r22 (E7, E8, F4), r23 (E8), r29 (F4, G2, H4) and r30 (G4, H5)."""
    assert reach_of("witches", "G3", shipping=1) == {"H4", "H5", "E7", "E8", "F4", "G2", "G4"}


@pytest.mark.parametrize("shipping, reached", [(0, False), (1, False), (2, True), (3, True)])
def test_two_river_hexes_need_shipping_2(shipping: int, reached: bool) -> None:
    """TM-X13 (TM-8.3): from the forest G3 over r30 and r24 to F5; not over one river hex."""
    assert ("F5" in reach_of("auren", "G3", shipping=shipping)) is reached


def test_indirect_adjacency_grows_with_the_shipping_value() -> None:
    """TM-8.3: from C1, for each value the land hexes at the end of so many river hexes, and nearer ones."""
    one = {"D2", "D3", "A2", "A3", "B1", "A4", "B2", "D1", "C2"}
    two = one | {"E4", "E5"}  # r8 and r14
    three = two | {"E6", "D4"}  # r8, r14 and r15

    assert reach_of("witches", "C1", shipping=1) == one
    assert reach_of("witches", "C1", shipping=2) == two
    assert reach_of("witches", "C1", shipping=3) == three


def test_land_interrupts_shipping() -> None:
    """TM-8.3: B6 is on r5, r12 and r13; with one river hex it reaches C5, D7, D8 and A11, not E9 behind them."""
    reach = reach_of("witches", "B6", shipping=1)

    assert reach == {"A12", "A13", "A11", "C5", "D7", "D8"}


def test_the_shipping_scroll_adds_one_while_it_is_held() -> None:
    """TM-8.4: BON4 with shipping 0 is worth shipping 1, with shipping 1 it is worth 2."""
    assert reach_of("witches", "G3", scroll="BON4") == reach_of("witches", "G3", shipping=1)
    assert reach_of("witches", "G3", scroll="BON4", shipping=1) == reach_of("witches", "G3", shipping=2)


def test_the_shipping_scroll_does_not_count_in_phase_iii() -> None:
    """TM-8.4: the Witches hold BON4 in round 2 and take BON3; or take BON4: in neither case does it help now."""
    for held, taken in [("BON4", "BON3"), ("BON1", "BON4")]:
        state = position("witches", "nomads", round=2)
        put(state, 0, "G3")
        give(state, 0, cults=(0, 0, 4, 0), scroll=held)
        play(state, 0, f"pass {taken}", "done")
        play(state, 1, "pass BON5", "done")

        assert state.round == 2
        assert hexes_within_reach(state) == {"H4", "H5"}


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_dwarves_and_fakirs_get_nothing_from_the_shipping_scroll(faction: str) -> None:
    """TM-8.4, TM-8.6: without priests and with 2 workers there is no carpet; the Dwarves' tunnel is 2 hexes long."""
    state = position(faction, "witches")
    put(state, 0, "C1")
    give(state, 0, scroll="BON4", priests=0, workers=30)
    plain = position(faction, "witches")
    put(plain, 0, "C1")
    give(plain, 0, priests=0, workers=30)

    assert hexes_within_reach(state) == hexes_within_reach(plain)


def test_a_bridge_does_not_hinder_shipping() -> None:
    """TM-8.5: a bridge of the Nomads over r22 and r29 leaves the Witches' shipping over them as it was."""
    state = position("witches", "nomads", turn=1)
    put(state, 0, "G3")
    put(state, 1, "F4")
    give(state, 0, shipping=1, workers=30)
    play(state, 1, "action ACT1", "bridge F4:G3", "done")

    assert hexes_within_reach(state) == {"H4", "H5", "E7", "E8", "G2", "G4"}


def test_a_town_tile_on_the_river_does_not_hinder_shipping() -> None:
    """TM-8.5: the Mermaids lay one on r29; over it the Witches still get from G2 to G3 and H4."""
    state = position("mermaids", "witches")
    put(state, 0, "F4:SH", "E7:TP", "H4:TP", "I7")
    put(state, 1, "G2")
    give(state, 1, shipping=1, workers=30)

    play(state, 0, "connect r29", "+TW1", "advance ship", "done")

    assert {"G3"} <= hexes_within_reach(state, 1)


# Without shipping


def test_for_dwarves_hexes_within_a_tunnel_count_as_indirectly_adjacent() -> None:
    """TM-8.6: from D6, beside C4 only, over r11, r16 to r19 and C4: two steps away."""
    two_away = {"B4", "B5", "C5", "D5", "D7", "E8", "E9", "F5"}

    assert reach_of("dwarves", "D6") == {"C4"} | two_away


def test_for_fakirs_hexes_within_a_carpet_flight_count_as_indirectly_adjacent() -> None:
    """TM-8.6: a flight costs a priest; with the stronghold it is a hex longer."""
    two_away = {"B4", "B5", "C5", "D5", "D7", "E8", "E9", "F5"}

    assert reach_of("fakirs", "D6") == {"C4"} | two_away
    assert reach_of("fakirs", "D6", priests=0) == {"C4"}
    assert reach_of("fakirs", "D6:SH") >= {"A8", "A9", "A10", "D8", "E10", "F6", "G4", "G5", "G3", "C3"}


# What the two kinds are good for


def test_direct_and_indirect_adjacency_are_equal_for_transforming_and_building() -> None:
    """TM-8.7: over the river a hex is transformed and built on for the usual cost."""
    state = position("witches", "nomads")
    put(state, 0, "G3")
    give(state, 0, shipping=1)

    play(state, 0, "transform E7 to green", "build E7")

    assert (state.workers[0], state.coins[0]) == (10 - 3 - 1, 20 - 2)


def test_one_own_building_beside_a_hex_is_enough() -> None:
    """TM-8.7: reach is from any own building, and not from those of others."""
    state = position("witches", "nomads")
    put(state, 0, "F4", "A1")
    put(state, 1, "C4")

    assert hexes_within_reach(state) == {"E6", "E7", "F3", "G2", "A2", "B1"}


def test_without_a_building_nothing_is_reachable() -> None:
    """TM-8.7"""
    state = position("witches", "nomads")

    assert hexes_within_reach(state) == set()
    with refused("TM-9.1"):
        play(state, 0, "build F4")


def shipping_neighbours() -> TerraMysticaState:
    """Witches on G3 and Nomads on F4, both with shipping 3, with the river between them."""
    state = position("witches", "nomads")
    put(state, 0, "G3")
    put(state, 1, "F4:TP")
    give(state, 0, shipping=3)
    give(state, 1, shipping=3)
    return state


def test_indirect_adjacency_does_not_count_for_leech() -> None:
    """TM-8.8"""
    state = shipping_neighbours()

    play(state, 0, "upgrade G3 to TP", "done")

    assert "advance dig" in options(GAME, state, 1)


def test_indirect_adjacency_does_not_count_for_the_trading_post_discount() -> None:
    """TM-8.8"""
    state = shipping_neighbours()

    play(state, 0, "upgrade G3 to TP")

    assert state.coins[0] == 20 - 6


def test_indirect_adjacency_does_not_count_for_towns() -> None:
    """TM-8.8: stronghold and trading posts on both banks of r22 and r29 are worth 9, but they are two groups."""
    state = position("giants", "nomads")
    put(state, 0, "F4:SH", "E7:TP", "G3:TP", "H4")
    give(state, 0, shipping=3)

    play(state, 0, "upgrade H4 to TP")

    assert not [option for option in options(GAME, state, 0) if option.startswith("+TW")]
