"""What active knights do: move, displace others, chase the robber (CT-K10)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.cities_knights.knight_actions import (
    KnightDisplaced,
    KnightLost,
    KnightMoved,
    KnightWithdrew,
)
from games.catan.cities_knights.table import at, knights, knights_of, position
from games.catan.table import give, hand, line, options, play, points, put, written
from positions import refused


def marches(*corners: str, of: str = "E7n") -> set[str]:
    return {f"march {at(of)} to {at(corner)}" for corner in corners}


# Moving


def test_a_knight_moves_along_own_roads_to_a_free_intersection() -> None:
    """CT-K10.1, CT-K10.5: however far; then it is inactive."""
    state = position()
    put(state, 0, roads="E7ne E7e E7se D7w")
    knights(state, 0, "E7n", active=True)

    assert options(state, 0, "march") == marches("E7ne", "E7se", "E7s", "D7nw")
    events = play(state, 0, "march E7n to E7s")

    assert [type(event) for event in events] == [KnightMoved]
    assert knights_of(state, 0) == {"E7s": "basic"}


def test_a_knight_does_not_leave_the_own_roads() -> None:
    """CT-K10.1: neither over an empty edge nor over an opponent's road."""
    state = position()
    put(state, 0, roads="E7ne E7sw")
    put(state, 1, roads="E7e")
    knights(state, 0, "E7n", active=True)

    assert options(state, 0, "march") == marches("E7ne")
    for corner in ("E7se", "E7s", "E7nw", "C5n"):
        with refused("CT-K10.1"):
            play(state, 0, f"march E7n to {corner}")


def test_a_knight_does_not_end_on_a_building_or_where_it_stands() -> None:
    """CT-K10.1: the intersection must be free, and another."""
    state = position()
    put(state, 0, settlements="E7se", roads="E7ne E7e")
    knights(state, 0, "E7n", active=True)

    assert options(state, 0, "march") == marches("E7ne")
    with refused("CT-K10.1"):
        play(state, 0, "march E7n to E7se")
    with refused("CT-K10.1"):
        play(state, 0, "march E7n to E7n")


def test_a_knight_passes_own_buildings_and_knights() -> None:
    """CT-K10.1"""
    state = position()
    put(state, 0, settlements="E7ne", roads="E7ne E7e E7se E7sw")
    knights(state, 0, "E7n", active=True)
    knights(state, 0, "E7s")

    assert options(state, 0, "march") == marches("E7se", "E7sw")


def test_a_knight_does_not_pass_the_buildings_of_others() -> None:
    """CT-K10.1"""
    state = position()
    put(state, 0, roads="E7ne E7e E7se")
    put(state, 1, settlements="E7se")
    knights(state, 0, "E7n", active=True)

    assert options(state, 0, "march") == marches("E7ne")
    for corner in ("E7se", "E7s"):
        with refused("CT-K10.1"):
            play(state, 0, f"march E7n to {corner}")


def test_a_knight_does_not_pass_the_knights_of_others() -> None:
    """CT-K10.1: not even weaker ones, which it could displace."""
    state = position()
    put(state, 0, roads="E7ne E7e E7se")
    knights(state, 0, "E7n", "mighty", active=True)
    knights(state, 1, "E7se")

    assert options(state, 0, "march") == marches("E7ne", "E7se")
    with refused("CT-K10.1"):
        play(state, 0, "march E7n to E7s")


def test_only_own_knights_are_moved() -> None:
    """CT-K10.1"""
    state = position()
    put(state, 0, roads="E7ne")
    knights(state, 1, "E7n", active=True)

    assert options(state, 0, "march") == set()
    for knight in ("E7n", "E7ne"):
        with refused("CT-K10.1"):
            play(state, 0, f"march {knight} to E7se")


def test_a_moved_knight_frees_its_place() -> None:
    """CT-K10.1, CT-K8.6: seat 0 builds where its knight stood."""
    state = position()
    put(state, 0, settlements="C5n", roads="E7ne E7e")
    knights(state, 0, "E7n", active=True)
    give(state, 0, "brick+lumber+wool+grain")

    play(state, 0, "march E7n to E7se", "settle E7n")


# Displacing


@pytest.mark.parametrize(
    "own, other, may",
    [
        ("basic", "basic", False),
        ("basic", "strong", False),
        ("strong", "basic", True),
        ("strong", "strong", False),
        ("strong", "mighty", False),
        ("mighty", "basic", True),
        ("mighty", "strong", True),
        ("mighty", "mighty", False),
    ],
)
def test_only_a_weaker_knight_is_displaced(own: str, other: str, may: bool) -> None:
    """CT-K10.2: strictly weaker, active or not."""
    for active in (False, True):
        state = position()
        put(state, 0, roads="E7ne")
        knights(state, 0, "E7n", own, active=True)
        knights(state, 1, "E7ne", other, active=active)

        assert (options(state, 0, "march") == marches("E7ne")) == may
        if may:
            play(state, 0, "march E7n to E7ne")
        else:
            with refused("CT-K10.2"):
                play(state, 0, "march E7n to E7ne")


@pytest.mark.parametrize("active, kept", [(False, "strong"), (True, "strong active")])
def test_the_owner_puts_a_displaced_knight_elsewhere_on_his_roads(active: bool, kept: str) -> None:
    """CT-K10.2: at once, on a free intersection it can reach; it keeps strength and state, the other one rests."""
    state = position()
    put(state, 0, roads="E7ne")
    put(state, 1, settlements="E8n", roads="E8w E8nw E8ne")
    knights(state, 0, "E7n", "mighty", active=True)
    knights(state, 1, "E7ne", "strong", active=active)

    events = play(state, 0, "march E7n to E7ne")

    assert [type(event) for event in events] == [KnightDisplaced, KnightMoved]
    assert GAME.waiting(state) == (1,)
    assert options(state, 1) == written("flee E8sw", "flee E8ne")
    for corner in ("E7ne", "E8n", "E7se", "C5n"):
        if at(corner) != at("E8sw"):
            with refused("CT-K10.2"):
                play(state, 1, f"flee {corner}")
    [fled] = play(state, 1, "flee E8ne")

    assert isinstance(fled, KnightWithdrew)
    assert knights_of(state, 0) == {at("E7ne"): "mighty"}
    assert knights_of(state, 1) == {at("E8ne"): kept}
    assert GAME.waiting(state) == (0,)


def test_a_displaced_knight_passes_no_knight_or_building_of_others() -> None:
    """CT-K10.2, CT-K10.1: nor does it displace another one."""
    state = position()
    put(state, 0, roads="E7ne")
    put(state, 1, roads="E7e E7se E7sw D7se D7e")
    put(state, 2, settlements="D7ne")
    knights(state, 0, "E7n", "mighty", active=True)
    knights(state, 1, "E7ne", "strong")
    knights(state, 2, "E7s")

    play(state, 0, "march E7n to E7ne")

    assert options(state, 1) == written("flee E7se", "flee D7se")


def test_a_displaced_knight_that_can_go_nowhere_is_taken_from_the_board() -> None:
    """CT-K10.2: it goes back to the supply."""
    state = position()
    put(state, 0, roads="E7ne")
    put(state, 1, settlements="E8sw", roads="E7e")
    knights(state, 0, "E7n", "strong", active=True)
    knights(state, 1, "E7ne C5n")

    events = play(state, 0, "march E7n to E7ne")

    assert [type(event) for event in events] == [KnightDisplaced, KnightMoved, KnightLost]
    assert knights_of(state, 1) == {"C5n": "basic"}
    assert GAME.waiting(state) == (0,)


def test_a_displaced_knight_may_act_in_its_owners_turn() -> None:
    """CT-K10.2, CT-K8.5: it stays active, and was not activated now."""
    state = position()
    put(state, 0, roads="E7ne")
    put(state, 1, roads="E7e E7se")
    knights(state, 0, "E7n", "strong", active=True)
    knights(state, 1, "E7ne", active=True)
    play(state, 0, "march E7n to E7ne")
    play(state, 1, "flee E7s")
    play(state, 0, "end")
    play(state, 1, "roll", chance=["1", "1", "ship"])

    assert options(state, 1, "march") == marches("E7se", of="E7s")


def test_a_displaced_knight_no_longer_breaks_the_chain() -> None:
    """CT-K10.2, CT-K8.6, CT-B8.1: with it out of the way the five roads are one chain."""
    state = position()
    put(state, 0, roads=line(5))
    knights(state, 1, "E7s")
    knights(state, 0, "E7n", "strong", active=True)
    assert GAME.view(state, None)["players"][0]["road"] == 3
    assert points(state, 0) == 0

    play(state, 0, "march E7n to E7s")

    assert GAME.view(state, None)["players"][0]["road"] == 5
    assert points(state, 0) == 2


def test_roads_go_on_from_where_a_knight_was_displaced() -> None:
    """CT-K10.2, CT-K8.6"""
    state = position()
    put(state, 0, roads="E7ne")
    knights(state, 1, "E7ne")
    knights(state, 0, "E7n", "strong", active=True)
    give(state, 0, "brick+lumber")
    with refused("CT-K8.6"):
        play(state, 0, "road E7e")

    play(state, 0, "march E7n to E7ne", "road E7e")


def test_a_knight_that_displaces_another_stops_its_owner() -> None:
    """CT-K10.2, CT-K8.6: his chain is broken where his own knight stood."""
    state = position()
    put(state, 0, roads="F6e")
    put(state, 1, roads=line(5))
    knights(state, 1, "E7s")
    knights(state, 0, "F6se", "strong", active=True)
    assert points(state, 1) == 2

    play(state, 0, "march F6se to E7s")

    assert points(state, 1) == 0
    assert GAME.waiting(state) == (1,)


def test_own_knights_are_not_displaced() -> None:
    """CT-K10.3"""
    state = position()
    put(state, 0, roads="E7ne")
    knights(state, 0, "E7n", "mighty", active=True)
    knights(state, 0, "E7ne")

    assert options(state, 0, "march") == set()
    with refused("CT-K10.3"):
        play(state, 0, "march E7n to E7ne")


# Chasing the robber


def test_a_knight_at_the_robbers_hex_chases_it_away() -> None:
    """CT-K10.4, CT-K10.5: it moves as after a seven, with stealing, without discards."""
    state = position(landed=True)
    put(state, 0, roads="E7ne")
    put(state, 1, settlements="C5n")
    knights(state, 0, "E7n", active=True)
    give(state, 1, "ore")
    give(state, 2, "9wool")

    play(state, 0, "chase E7n")

    assert GAME.waiting(state) == (0,)
    with refused("CT-B5.2"):
        play(state, 0, "robber E7")
    with refused("CT-B5.3"):
        play(state, 0, "robber C5")
    play(state, 0, "robber C5 from 1", chance=["ore"])

    assert GAME.view(state, None)["robber"] == "C5"
    assert (hand(state, 0), hand(state, 2)) == ("ore", "9wool")
    assert knights_of(state, 0) == {"E7n": "basic"}
    assert "end" in options(state, 0)


def test_a_knight_elsewhere_does_not_chase_the_robber() -> None:
    """CT-K10.4: an opponent's neither."""
    state = position(landed=True)
    put(state, 0, roads="E7ne")
    knights(state, 0, "C5n", active=True)
    knights(state, 1, "E7n", active=True)

    assert options(state, 0, "chase") == set()
    with refused("CT-K10.4"):
        play(state, 0, "chase C5n")
    with refused("CT-K10.1"):
        play(state, 0, "chase E7n")


def test_before_the_first_landing_nobody_chases_the_robber() -> None:
    """CT-K10.4, CT-K9.6"""
    state = position()
    knights(state, 0, "E7n", active=True)

    assert options(state, 0, "chase") == set()
    with refused("CT-K9.6"):
        play(state, 0, "chase E7n")


def test_two_knights_chase_the_robber_in_one_turn() -> None:
    """CT-K10.4, CT-K8.5: each acts once."""
    state = position(landed=True)
    knights(state, 0, "E7n C5n", active=True)

    play(state, 0, "chase E7n", "robber C5", "chase C5n", "robber E7")

    assert knights_of(state, 0) == {"E7n": "basic", "C5n": "basic"}


@pytest.mark.parametrize("action", ["march E7n to E7ne", "march E7n to D7nw", "chase E7n"])
def test_every_action_makes_the_knight_inactive(action: str) -> None:
    """CT-K10.5: a move, a displacement, a chase; another knight stays as it is."""
    state = position(landed=True)
    put(state, 0, roads="E7ne D7w")
    knights(state, 0, "E7n", "strong", active=True)
    knights(state, 0, "C5n", active=True)
    knights(state, 1, "D7nw")

    play(state, 0, action)

    strong = [found for found in knights_of(state, 0).values() if found.startswith("strong")]
    assert strong == ["strong"]
    assert knights_of(state, 0)["C5n"] == "basic active"
