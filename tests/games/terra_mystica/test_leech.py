"""Power from neighbours (TM-13)."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put
from positions import options, refused


def bowls(state: TerraMysticaState, seat: int) -> tuple[int, int, int]:
    return state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]


def beside_nomads(*buildings: str) -> TerraMysticaState:
    """The Nomads (seat 0) have a dwelling on F3; the Witches stand around it: E5, E6, F4 and G2 are adjacent."""
    state = position("nomads", "witches")
    put(state, 0, "F3")
    put(state, 1, *buildings)
    return state


def offered(state: TerraMysticaState, seat: int = 1) -> int:
    """How much power this seat is offered now; 0 if it is not asked."""
    offers = {option.split()[1] for option in options(GAME, state, seat) if option.startswith("leech")}
    return int(offers.pop()) if offers else 0


# What is offered


@pytest.mark.parametrize("kind, value", [("D", 1), ("TP", 2), ("TE", 2), ("SH", 3), ("SA", 3)])
def test_every_kind_of_building_has_its_power_value(kind: str, value: int) -> None:
    """TM-13.1"""
    state = beside_nomads(f"F4:{kind}")

    play(state, 0, "upgrade F3 to TP", "done")

    assert offered(state) == value


@pytest.mark.parametrize(
    "buildings, offer",
    [
        (("F4", "G2"), 2),
        (("F4:TP", "E6:SH", "G2"), 6),
        (("F4:TE", "E7:SH", "D4:SA"), 2),
        (("E7:SH", "E4:SA"), 0),
    ],
)
def test_the_offer_is_the_sum_of_the_values_of_the_adjacent_buildings(
    buildings: tuple[str, ...], offer: int
) -> None:
    """TM-13.2: E7, D4 and E4 are not beside F3."""
    state = beside_nomads(*buildings)

    play(state, 0, "upgrade F3 to TP", "done")

    assert offered(state) == offer


def test_a_dwelling_beside_a_dwelling_and_a_temple_offers_3_power() -> None:
    """TM-X20 (TM-13.2), TM-X21 (TM-13.6): the trading post on I6 is not beside H4; 3 power cost 2 points."""
    state = position("mermaids", "nomads")
    put(state, 0, "G3")
    put(state, 1, "I7", "I8:TE", "I6:TP")

    play(state, 0, "build H4", "done")
    assert options(GAME, state, 1) == {"leech 3 from mermaids", "decline 3 from mermaids"}
    play(state, 1, "leech 3 from mermaids")

    assert bowls(state, 1) == (1, 7, 4)
    assert state.points[1] == 18


@pytest.mark.parametrize("old, new", [("D", "TP"), ("TP", "TE"), ("TP", "SH"), ("TE", "SA")])
def test_every_upgrade_offers_power_and_its_own_value_does_not_matter(old: str, new: str) -> None:
    """TM-13.2, TM-13.3: the neighbour has a dwelling."""
    state = position("nomads", "witches")
    put(state, 0, f"F3:{old}")
    put(state, 1, "F4")

    play(state, 0, f"upgrade F3 to {new}", *(["+FAV9"] if new in ("TE", "SA") else []), "done")

    assert offered(state) == 1


def test_a_dwelling_after_a_transformation_offers_power() -> None:
    """TM-13.2: G2 is beside F4."""
    state = beside_nomads("F4:TP")

    play(state, 0, "transform G2 to yellow", "build G2", "done")

    assert offered(state) == 2


def test_own_buildings_give_the_builder_nothing() -> None:
    """TM-13.4"""
    state = position("nomads", "witches")
    put(state, 0, "F3", "F4:SH", "E6:TP")

    play(state, 0, "upgrade F3 to TP", "done")

    assert bowls(state, 0) == (4, 4, 4)
    assert state.points[0] == 20
    assert "advance dig" in options(GAME, state, 1)


def test_opponents_decide_one_after_another_clockwise_from_the_builder() -> None:
    """TM-13.5: seat 2 builds; 3, 0 and 1 are asked in this order, each for the own buildings."""
    state = position("witches", "giants", "nomads", "mermaids", turn=2)
    put(state, 2, "F3")
    put(state, 0, "F4:TP")
    put(state, 1, "G2:SH")
    put(state, 3, "E6")
    play(state, 2, "upgrade F3 to TP", "done")

    for seat, offer in [(3, 1), (0, 2), (1, 3)]:
        assert GAME.waiting(state) == (seat,)
        assert offered(state, seat) == offer
        other = (seat + 1) % 4
        with refused("TM-13.5"):
            play(state, other, f"leech {offer} from nomads")
        play(state, seat, f"leech {offer} from nomads")

    assert GAME.waiting(state) == (3,)
    assert state.points == [19, 18, 20, 20]


def test_those_who_have_no_adjacent_building_are_not_asked() -> None:
    """TM-13.2, TM-13.5"""
    state = position("nomads", "witches", "giants")
    put(state, 0, "F3")
    put(state, 1, "E7:SH")
    put(state, 2, "G2")

    play(state, 0, "upgrade F3 to TP", "done")

    assert GAME.waiting(state) == (2,)
    assert offered(state, 2) == 1


# What it costs


@pytest.mark.parametrize(
    "buildings, offer",
    [(("F4",), 1), (("F4:TP",), 2), (("F4:TP", "G2"), 3), (("F4:TP", "G2:TE"), 4), (("F4:SH", "E6:SA"), 6)],
)
def test_taking_n_power_costs_n_minus_1_points(buildings: tuple[str, ...], offer: int) -> None:
    """TM-13.6"""
    state = beside_nomads(*buildings)
    give(state, 1, bowls=(12, 0, 0))
    play(state, 0, "upgrade F3 to TP", "done")

    play(state, 1, f"leech {offer} from nomads")

    assert bowls(state, 1) == (12 - offer, offer, 0)
    assert state.points[1] == 20 - (offer - 1)


def test_power_may_be_declined() -> None:
    """TM-13.2: they "may" gain it."""
    state = beside_nomads("F4:TP")
    play(state, 0, "upgrade F3 to TP", "done")

    play(state, 1, "decline 2 from nomads")

    assert bowls(state, 1) == (4, 4, 4)
    assert state.points[1] == 20
    assert "advance dig" in options(GAME, state, 1)


def test_power_is_taken_all_or_not_at_all() -> None:
    """TM-13.7"""
    state = beside_nomads("F4:SH", "E6:TP")
    play(state, 0, "upgrade F3 to TP", "done")

    assert options(GAME, state, 1) == {"leech 5 from nomads", "decline 5 from nomads"}
    for wrong in (
        "leech 4 from nomads",
        "leech 6 from nomads",
        "decline 1 from nomads",
        "leech 5 from witches",
    ):
        with refused("TM-13.7"):
            play(state, 1, wrong)


@pytest.mark.parametrize(
    "before, points, taken, after",
    [
        pytest.param((4, 4, 4), 20, 5, (0, 7, 5), id="all"),
        pytest.param((1, 3, 8), 20, 5, (0, 0, 12), id="just room for all"),
        pytest.param((1, 1, 10), 20, 3, (0, 0, 12), id="room for three"),
        pytest.param((0, 2, 10), 20, 2, (0, 0, 12), id="room for two"),
        pytest.param((1, 0, 11), 20, 2, (0, 0, 12), id="one token that moves twice"),
        pytest.param((0, 1, 11), 20, 1, (0, 0, 12), id="room for one"),
        pytest.param((4, 4, 4), 4, 5, (0, 7, 5), id="just enough points"),
        pytest.param((4, 4, 4), 3, 4, (0, 8, 4), id="points for four"),
        pytest.param((4, 4, 4), 1, 2, (2, 6, 4), id="points for two"),
        pytest.param((4, 4, 4), 0, 1, (3, 5, 4), id="no points"),
        pytest.param((0, 2, 10), 3, 2, (0, 0, 12), id="room before points"),
        pytest.param((1, 1, 10), 1, 2, (0, 1, 11), id="points before room"),
        pytest.param((0, 4, 4), 20, 4, (0, 0, 8), id="after a sacrifice"),
    ],
)
def test_the_amount_is_reduced_only_by_the_bowls_and_by_the_points(
    before: tuple[int, int, int], points: int, taken: int, after: tuple[int, int, int]
) -> None:
    """TM-13.7, TM-13.8: of 5 power; the price is that of the reduced amount, and nobody falls below 0."""
    state = beside_nomads("F4:SH", "E6:TP")
    give(state, 1, bowls=before, points=points)
    play(state, 0, "upgrade F3 to TP", "done")

    play(state, 1, "leech 5 from nomads")

    assert bowls(state, 1) == after
    assert state.points[1] == points - (taken - 1)


def test_points_never_fall_below_0() -> None:
    """TM-13.8: without points only one power can be taken, for nothing."""
    state = beside_nomads("F4:SA")
    give(state, 1, points=0)
    play(state, 0, "upgrade F3 to TP", "done")

    play(state, 1, "leech 3 from nomads")

    assert state.points[1] == 0
    assert bowls(state, 1) == (3, 5, 4)


def test_only_leeched_power_costs_points() -> None:
    """TM-13.9: 4 power of cult steps and 8 of a town tile come to the Giants for nothing."""
    state = position("giants", "nomads", round=1)
    put(state, 0, "F4:SH", "E6:TP", "E7", "G2")
    give(state, 0, bowls=(12, 0, 0), cults=(4, 0, 0, 0), points=10)

    play(state, 0, "send p to FIRE for 3", "done")
    assert (state.bowl2[0], state.points[0]) == (4, 10)
    play(state, 1, "pass BON3", "done")
    play(state, 0, "upgrade E7 to TP", "+TW4")

    assert bowls(state, 0) == (0, 12, 0)
    assert state.points[0] == 10 + 6  # the points of the tile


# Who, when and from what


def test_players_who_have_passed_may_still_take_power() -> None:
    """TM-13.10"""
    state = position("nomads", "witches", turn=1)
    put(state, 0, "F3")
    put(state, 1, "F4")
    play(state, 1, "pass BON3", "done")
    play(state, 0, "upgrade F3 to TP", "done")

    play(state, 1, "leech 1 from nomads")

    assert bowls(state, 1) == (3, 5, 4)
    assert GAME.waiting(state) == (0,)


def test_a_bridge_offers_no_power() -> None:
    """TM-13.11: from F4 to the Witches on G3."""
    state = position("nomads", "witches")
    put(state, 0, "F4")
    put(state, 1, "G3:SH", "E7")

    play(state, 0, "action ACT1", "bridge F4:G3", "done")

    assert offered(state) == 0
    assert "advance dig" in options(GAME, state, 1)


def test_a_transformation_offers_no_power() -> None:
    """TM-13.11"""
    state = beside_nomads("F4:SH")

    play(state, 0, "transform G2 to yellow", "done")

    assert offered(state) == 0
    assert "advance dig" in options(GAME, state, 1)


def test_nothing_is_asked_when_nothing_can_be_gained() -> None:
    """TM-13.12: all tokens are in bowl III; no points are paid."""
    state = beside_nomads("F4:SH")
    give(state, 1, bowls=(0, 0, 12))

    play(state, 0, "upgrade F3 to TP", "done")

    assert "advance dig" in options(GAME, state, 1)
    assert state.points[1] == 20


def test_a_full_neighbour_brings_the_cultists_no_step() -> None:
    """TM-13.12: with room in the bowls there is one."""
    for full in (True, False):
        state = position("cultists", "witches")
        put(state, 0, "F3")
        put(state, 1, "F4")
        give(state, 1, bowls=(0, 0, 12) if full else (0, 1, 11))
        play(state, 0, "upgrade F3 to TP", "done")
        if not full:
            play(state, 1, "leech 1 from cultists")

        assert GAME.waiting(state) == ((1,) if full else (0,))


def halflings_build_twice(before: tuple[int, int, int], points: int = 20) -> TerraMysticaState:
    """Stronghold on F3 and dwelling on G2 in one action, both beside the Witches' trading post on F4."""
    state = position("halflings", "witches")
    put(state, 0, "F3:TP")
    put(state, 1, "F4:TP")
    give(state, 1, bowls=before, points=points)
    play(state, 0, "upgrade F3 to SH", "transform G2 to brown", "done", "build G2", "done")
    return state


def test_bowls_and_points_are_those_of_the_moment_of_the_decision() -> None:
    """TM-13.13: the first two power fill the bowls, so the second time nothing is asked."""
    state = halflings_build_twice((1, 0, 11))

    play(state, 1, "leech 2 from halflings")
    assert bowls(state, 1) == (0, 0, 12)
    assert "advance dig" in options(GAME, state, 1)
    assert state.points[1] == 19


def test_the_points_of_the_first_decision_are_gone_at_the_second() -> None:
    """TM-13.13: with one point the first two power cost it, the second time there is only one to be had."""
    state = halflings_build_twice((12, 0, 0), points=1)

    play(state, 1, "leech 2 from halflings", "leech 2 from halflings")

    assert bowls(state, 1) == (9, 3, 0)
    assert state.points[1] == 0


def test_nothing_is_converted_between_two_decisions() -> None:
    """TM-13.13"""
    state = halflings_build_twice((1, 0, 11))
    for step in ("convert 3PW to 1W", "burn 1"):
        with refused("TM-13.5"):
            play(state, 1, step)
    play(state, 1, "decline 2 from halflings")
    with refused("TM-13.5"):
        play(state, 1, "convert 3PW to 1W")


@pytest.mark.parametrize("owner", [0, 1])
def test_a_bridge_joins_neighbours_for_leech_and_discount_whoever_owns_it(owner: int) -> None:
    """TM-13.14: Nomads on F4 and Witches on G3."""
    state = position("nomads", "witches", turn=owner)
    put(state, 0, "F4")
    put(state, 1, "G3:SA")
    play(state, owner, "action ACT1", "bridge F4:G3", "done")
    if owner == 0:
        play(state, 1, "advance dig", "done")

    play(state, 0, "upgrade F4 to TP")
    assert state.coins[0] == 20 - 3
    play(state, 0, "done")

    assert offered(state) == 3


def test_without_the_bridge_there_is_neither_leech_nor_discount_across_the_river() -> None:
    """TM-13.14"""
    state = position("nomads", "witches")
    put(state, 0, "F4")
    put(state, 1, "G3:SA")

    play(state, 0, "upgrade F4 to TP")
    assert state.coins[0] == 20 - 6
    play(state, 0, "done")

    assert offered(state) == 0
