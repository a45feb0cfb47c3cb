"""Knights: recruiting, activating and promoting them, and how they stand in the way (CT-K8)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner
from deskovka.games.catan.cities_knights.knights import KnightActivated, KnightPromoted, KnightRecruited
from games.catan.cities_knights.table import knights, knights_of, land, levels, new_table, position
from games.catan.table import give, hand, line, options, play, points, put, written
from positions import refused

KNIGHT = "wool+ore"


# Recruiting


def test_a_knight_costs_wool_and_ore_and_comes_inactive() -> None:
    """CT-K8.2: a basic one."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne")
    give(state, 0, "2wool+ore")

    events = play(state, 0, "recruit E7ne")

    assert [type(event) for event in events] == [KnightRecruited]
    assert hand(state, 0) == "wool"
    assert knights_of(state, 0) == {"E7ne": "basic"}


def test_a_knight_is_recruited_on_a_free_intersection_at_an_own_road() -> None:
    """CT-K8.2: not where a building or a knight stands, not elsewhere."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne E7e E7se E7sw")
    put(state, 1, settlements="E7s", roads="F6nw")
    knights(state, 1, "E7sw")
    give(state, 0, KNIGHT)

    assert options(state, 0, "recruit") == {"recruit E7ne", "recruit E7se"}
    for corner in ("E7n", "E7s", "E7sw"):
        with refused("CT-B7.3"):
            play(state, 0, f"recruit {corner}")
    for corner in ("C5n", "E7nw", "F6nw"):
        with refused("CT-K8.2"):
            play(state, 0, f"recruit {corner}")


def test_the_distance_rule_is_not_for_knights() -> None:
    """CT-K8.2, CT-K8.6: one stands next to buildings and to other knights."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne E7e")
    knights(state, 1, "E7se")
    give(state, 0, KNIGHT)

    play(state, 0, "recruit E7ne")

    assert knights_of(state, 0) == {"E7ne": "basic"}


def test_who_has_no_basic_knight_left_recruits_none() -> None:
    """CT-K8.2, CT-K8.1: a promoted one frees a piece."""
    state = position()
    put(state, 0, roads="E7ne E7e E7se")
    knights(state, 0, "E7n E7ne")
    give(state, 0, "2wool+2ore")

    assert options(state, 0, "recruit") == set()
    with refused("CT-K8.1"):
        play(state, 0, "recruit E7se")
    play(state, 0, "promote E7n", "recruit E7se")

    assert knights_of(state, 0) == {"E7n": "strong", "E7ne": "basic", "E7se": "basic"}


def test_the_knights_of_others_are_not_in_the_own_supply() -> None:
    """CT-K8.1: each player has two of each strength."""
    state = position()
    put(state, 0, roads="E7ne")
    knights(state, 1, "C5n C7n")
    knights(state, 2, "G5s G7s")
    give(state, 0, KNIGHT)

    play(state, 0, "recruit E7n")


# Activating


def test_activating_a_knight_costs_a_grain() -> None:
    """CT-K8.3: each for itself, an active one not again, no other's."""
    state = position()
    put(state, 0, roads="E7ne E7e")
    knights(state, 0, "E7n E7ne")
    knights(state, 1, "E7se")
    give(state, 0, "2grain")

    events = play(state, 0, "activate E7n")

    assert [type(event) for event in events] == [KnightActivated]
    assert hand(state, 0) == "grain"
    assert knights_of(state, 0) == {"E7n": "basic active", "E7ne": "basic"}
    for corner in ("E7n", "E7se", "C5n"):
        with refused("CT-K8.3"):
            play(state, 0, f"activate {corner}")
    play(state, 0, "activate E7ne")
    assert hand(state, 0) == "nothing"


def test_a_knight_is_activated_in_the_turn_it_was_recruited() -> None:
    """CT-K8.3"""
    state = position()
    put(state, 0, roads="E7ne")
    give(state, 0, "wool+grain+ore")

    play(state, 0, "recruit E7n", "activate E7n")

    assert knights_of(state, 0) == {"E7n": "basic active"}


# Promoting


def test_promoting_a_knight_costs_wool_and_ore() -> None:
    """CT-K8.4: basic to strong."""
    state = position()
    put(state, 0, roads="E7ne")
    knights(state, 0, "E7n")
    give(state, 0, "2wool+2ore")

    events = play(state, 0, "promote E7n")

    assert events == [KnightPromoted(0, Corner.read("E7n"), 2)]
    assert hand(state, 0) == "wool+ore"
    assert knights_of(state, 0) == {"E7n": "strong"}


@pytest.mark.parametrize("active, state_of", [(False, "strong"), (True, "strong active")])
def test_a_promoted_knight_stays_active_or_inactive(active: bool, state_of: str) -> None:
    """CT-K8.4"""
    state = position()
    put(state, 0, roads="E7ne")
    knights(state, 0, "E7n", active=active)
    give(state, 0, KNIGHT)

    play(state, 0, "promote E7n")

    assert knights_of(state, 0) == {"E7n": state_of}


def test_each_knight_is_promoted_once_a_turn() -> None:
    """CT-K8.4: another one may be, and the same one in the next turn."""
    state = position()
    put(state, 0, roads="E7ne")
    knights(state, 0, "E7n E7ne")
    levels(state, 0, politics=3)
    give(state, 0, "3wool+3ore")
    play(state, 0, "promote E7n")

    assert options(state, 0, "promote") == {"promote E7ne"}
    with refused("CT-K8.4"):
        play(state, 0, "promote E7n")
    play(state, 0, "promote E7ne", "end")
    for seat in (1, 2):
        play(state, seat, "roll", chance=["1", "1", "ship"])
        play(state, seat, "end")
    play(state, 0, "roll", chance=["1", "1", "ship"])
    play(state, 0, "promote E7n")

    assert knights_of(state, 0) == {"E7n": "mighty", "E7ne": "strong"}


def test_a_knight_recruited_in_this_turn_may_be_promoted() -> None:
    """CT-K8.4: one step."""
    state = position()
    put(state, 0, roads="E7ne")
    levels(state, 0, politics=3)
    give(state, 0, "3wool+3ore")

    play(state, 0, "recruit E7n", "promote E7n")

    with refused("CT-K8.4"):
        play(state, 0, "promote E7n")


def test_a_knight_that_moved_is_still_promoted_only_once() -> None:
    """CT-K8.4: it is the same knight on its new place."""
    state = position()
    put(state, 0, roads="E7ne")
    knights(state, 0, "E7n", active=True)
    levels(state, 0, politics=3)
    give(state, 0, "2wool+2ore")

    play(state, 0, "promote E7n", "march E7n to E7ne")

    with refused("CT-K8.4"):
        play(state, 0, "promote E7ne")


def test_a_mighty_knight_is_not_promoted() -> None:
    """CT-K8.4: nor an opponent's, nor one that is not there."""
    state = position()
    put(state, 0, roads="E7ne")
    levels(state, 0, politics=5)
    knights(state, 0, "E7n", "mighty")
    knights(state, 1, "E7se")
    give(state, 0, KNIGHT)

    assert options(state, 0, "promote") == set()
    for corner in ("E7n", "E7se", "E7ne"):
        with refused("CT-K8.4"):
            play(state, 0, f"promote {corner}")


@pytest.mark.parametrize("strength, stronger", [("basic", "strong"), ("strong", "mighty")])
def test_the_stronger_piece_must_be_in_supply(strength: str, stronger: str) -> None:
    """CT-K8.4, CT-K8.1: both are on the board."""
    state = position()
    put(state, 0, roads="E7ne E7e")
    levels(state, 0, politics=3)
    knights(state, 0, "C5n C7n", stronger)
    knights(state, 0, "E7n", strength)
    give(state, 0, KNIGHT)

    assert "promote E7n" not in options(state, 0)
    with refused("CT-K8.1"):
        play(state, 0, "promote E7n")


# What a knight may do in a turn


def test_a_knight_activated_in_this_turn_does_not_act_in_it() -> None:
    """CT-K8.5, CT-X-K9: neither moves nor chases the robber; in the next turn it may."""
    state = position(landed=True)
    put(state, 0, roads="E7ne")
    knights(state, 0, "E7n")
    give(state, 0, "grain")
    play(state, 0, "activate E7n")

    for action in ("march E7n to E7ne", "chase E7n"):
        assert action not in options(state, 0)
        with refused("CT-K8.5"):
            play(state, 0, action)
    play(state, 0, "end")
    for seat in (1, 2):
        play(state, seat, "roll", chance=["1", "1", "ship"])
        play(state, seat, "end")
    play(state, 0, "roll", chance=["1", "1", "ship"])

    assert {"march E7n to E7ne", "chase E7n"} <= options(state, 0)


def test_an_inactive_knight_does_nothing() -> None:
    """CT-K8.5"""
    state = position(landed=True)
    put(state, 0, roads="E7ne")
    knights(state, 0, "E7n")

    for action in ("march E7n to E7ne", "chase E7n"):
        with refused("CT-K8.5"):
            play(state, 0, action)


def test_a_knight_that_has_acted_is_inactive_and_acts_no_more_in_this_turn() -> None:
    """CT-K8.5, CT-K10.5, CT-X-K9: it may be activated again, which helps in the next turn."""
    state = position(landed=True)
    put(state, 0, roads="E7ne E7e")
    knights(state, 0, "E7n", active=True)
    give(state, 0, "grain")

    play(state, 0, "march E7n to E7ne")
    assert knights_of(state, 0) == {"E7ne": "basic"}
    play(state, 0, "activate E7ne")

    assert knights_of(state, 0) == {"E7ne": "basic active"}
    for action in ("march E7ne to E7n", "chase E7ne"):
        with refused("CT-K8.5"):
            play(state, 0, action)


def test_each_knight_acts_for_itself() -> None:
    """CT-K8.5: another one may act too."""
    state = position()
    put(state, 0, roads="E7ne E7e E7se")
    knights(state, 0, "E7n E7s", active=True)

    play(state, 0, "march E7n to E7ne", "march E7s to E7se")

    assert knights_of(state, 0) == {"E7ne": "basic", "E7se": "basic"}


def test_where_knights_act_at_once_one_moves_in_the_turn_of_its_activation() -> None:
    """CT-K8.5: the other reading, which a table can choose; still once a turn."""
    state = position(3, 0, True, True, **{"knights-act-at-once": "yes"})
    put(state, 0, roads="E7ne")
    knights(state, 0, "E7n")
    give(state, 0, "2grain")

    play(state, 0, "activate E7n", "march E7n to E7ne", "activate E7ne")

    with refused("CT-K8.5"):
        play(state, 0, "march E7ne to E7n")


# Standing in the way


def test_nobody_builds_where_a_knight_stands() -> None:
    """CT-K8.6: neither its owner nor an opponent."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne E7e E7se E7sw")
    knights(state, 0, "E7s")
    knights(state, 1, "E7se")
    give(state, 0, "brick+lumber+wool+grain")

    assert options(state, 0, "settle") == {"settle E7sw"}
    for corner in ("E7s", "E7se"):
        with refused("CT-K8.6"):
            play(state, 0, f"settle {corner}")


def test_the_distance_rule_ignores_knights() -> None:
    """CT-K8.6: a settlement next to one."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne E7e")
    knights(state, 1, "E7ne")
    give(state, 0, "brick+lumber+wool+grain")

    play(state, 0, "settle E7se")


def test_opponents_build_no_roads_on_from_a_knight() -> None:
    """CT-K8.6: up to it they may, past it not."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne")
    knights(state, 1, "E7se")
    give(state, 0, "2brick+2lumber")

    play(state, 0, "road E7e")

    with refused("CT-K8.6"):
        play(state, 0, "road E7se")
    assert not options(state, 0, "road") & written("road E7se", "road F7e")


def test_a_knight_that_comes_stops_opponents_at_once() -> None:
    """CT-K8.6: where seat 0 could have gone on a moment before."""
    state = position(turn=1)
    put(state, 0, settlements="E7n", roads="E7ne E7e")
    put(state, 1, roads="E7se")
    give(state, 1, KNIGHT)
    give(state, 0, "brick+lumber")
    play(state, 1, "recruit E7se")
    play(state, 1, "end")
    play(state, 2, "roll", chance=["1", "1", "ship"])
    play(state, 2, "end")
    play(state, 0, "roll", chance=["1", "1", "ship"])

    assert options(state, 0, "road") == written("road E7nw", "road D7w", "road D7se")
    with refused("CT-K8.6"):
        play(state, 0, "road F7ne")


def test_own_pieces_are_not_hindered_by_an_own_knight() -> None:
    """CT-K8.6: roads go on, and the chain is whole."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne E7e")
    knights(state, 0, "E7se")
    give(state, 0, "3brick+3lumber")

    play(state, 0, "road E7se", "road E7sw", "road E7w")

    assert GAME.view(state, None)["players"][0]["road"] == 5
    assert GAME.view(state, None)["longest"] == 0


def test_a_knight_breaks_the_longest_road_of_an_opponent() -> None:
    """CT-K8.6, CT-B8.3: like a building; the card goes with it."""
    state = position(turn=1)
    put(state, 0, roads=line(5))
    put(state, 1, roads="F6e")
    give(state, 1, KNIGHT)
    assert points(state, 0) == 2

    play(state, 1, "recruit E7s")

    assert GAME.view(state, None)["players"][0]["road"] == 3
    assert points(state, 0) == 0


def test_a_chain_is_whole_again_when_the_knight_has_gone() -> None:
    """CT-K8.6, CT-B8.3"""
    state = position(turn=1)
    put(state, 0, roads=line(5))
    put(state, 1, roads="F6e F6se")
    knights(state, 1, "E7s", active=True)
    assert GAME.view(state, None)["players"][0]["road"] == 3

    play(state, 1, "march E7s to F6se")

    assert GAME.view(state, None)["players"][0]["road"] == 5
    assert points(state, 0) == 2


def test_in_the_set_up_there_are_no_knights() -> None:
    """CT-K8.2: they come with the first turn."""
    state = new_table()
    land(state)

    assert options(state, 0, "recruit") == set()
