"""What was declared must really be performed (EN-6.13 to EN-6.15, EN-10.18)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.empires_north.state import EmpiresState
from games.empires_north.table import (
    asked,
    box_with,
    clear_empire,
    deal,
    empire,
    empty_deck,
    give,
    hand,
    has,
    made_card,
    options,
    passes,
    play,
    position,
    put,
    queue,
    sail,
    supply,
)
from positions import refused


def boost(tile: str, *steps: Any, cost: tuple[Any, ...] = ()) -> Any:
    """A boost of Glenn made for a test."""
    return made_card(
        "glenn", "trick", kind="boost", on=tile, immediate={"cost": list(cost), "do": list(steps)}
    )


def with_trick(card: Any, *more: Any) -> EmpiresState:
    state = position(made=box_with(card, *more))
    passes(state, 1)
    deal(state, 0, "trick")
    return state


def throw_hand_away(state: EmpiresState, *stay: str) -> None:
    """What was in hand is not in the game any more, but for some cards."""
    gone = [name for name in state.hands[0] if name not in stay]
    state.hands[0] = tuple(name for name in state.hands[0] if name in stay)
    state.gone[0] = tuple(sorted((*state.gone[0], *gone)))


# Harvest


def test_the_last_field_is_not_discarded_when_harvest_was_declared() -> None:
    """EN-6.15"""
    state = with_trick(boost("harvest", {"discard": {"cards": {}, "count": 1}}))
    clear_empire(state, 0, "oat-field")
    put(state, 0, "wool-market, masons-yard")
    play(state, 0, "disc harvest", "boost trick")

    assert options(state) == {"pick wool-market", "pick masons-yard"}
    with refused("EN-6.15"):
        play(state, 0, "pick oat-field")


def test_nor_are_the_last_two_fields_one_after_the_other() -> None:
    """EN-6.15"""
    state = with_trick(boost("harvest", {"discard": {"cards": {"kind": "field"}, "count": 2}}))
    clear_empire(state, 0, "oat-field", "pasture")
    play(state, 0, "disc harvest", "boost trick", "pick oat-field")

    assert [piece.card for piece in state.empires[0]] == ["pasture"]
    assert supply(state) == "1 stone, 1 sheep, 5 worker"


def test_a_cost_that_would_take_the_last_field_cannot_be_paid() -> None:
    """EN-6.15"""
    cost = {"discard": {"cards": {"kind": "field"}, "count": 1}}
    state = with_trick(boost("harvest", {"gain": {"vp": 5}}, cost=(cost,)))
    clear_empire(state, 0, "oat-field")
    play(state, 0, "disc harvest")

    assert options(state) == {"nothing"}
    with refused("EN-6.15"):
        play(state, 0, "boost trick")


def test_an_upgrade_that_is_left_is_nothing_to_harvest() -> None:
    """EN-6.15: the field would take it away."""
    state = with_trick(boost("harvest", {"discard": {"cards": {"kind": "field"}, "count": 1}}))
    clear_empire(state, 0, "pasture")
    put(state, 0, "wool-shed on pasture")

    play(state, 0, "disc harvest", "boost trick")

    assert empire(state) == []
    assert supply(state) == "1 stone, 1 sheep, 5 worker"


# Construct


def test_the_last_location_in_hand_is_not_dropped_when_construct_was_declared() -> None:
    """EN-6.15"""
    state = with_trick(boost("construct", {"gain": {"vp": 1}}, cost=({"discard_hand": 1},)))
    deal(state, 0, "wool-market ceilidh")
    play(state, 0, "disc construct", "boost trick")

    assert options(state) == {"drop ceilidh"}
    with refused("EN-6.15"):
        play(state, 0, "drop wool-market")


def test_a_cost_that_would_take_the_last_location_cannot_be_paid() -> None:
    """EN-6.15"""
    state = with_trick(boost("construct", {"gain": {"vp": 1}}, cost=({"discard_hand": 1},)))
    deal(state, 0, "wool-market")
    play(state, 0, "disc construct")

    with refused("EN-6.15"):
        play(state, 0, "boost trick")


def test_what_the_only_location_would_copy_stays() -> None:
    """EN-6.15: Moving On, and a Second Skin in hand."""
    state = position("nanurjuk", "glenn")
    put(state, 0, "summer-tent, dog-sled")
    deal(state, 0, "moving-on second-skin")
    play(state, 0, "disc construct", "boost moving-on", "choose 1")

    assert "pick summer-tent" not in options(state)
    with refused("EN-6.15"):
        play(state, 0, "pick summer-tent")


def test_what_leaves_with_its_field_is_not_left_to_copy() -> None:
    """EN-6.15, EN-3.9: an upgrade that goes with its field is nothing to copy, so it is the upgrade that leaves."""
    twin = made_card("glenn", "twin", kind="location", pay={"wood": 1}, copy={"kind": "field"})
    state = with_trick(boost("construct", {"discard": {"cards": {"kind": "field"}}}), twin)
    clear_empire(state, 0, "pasture")
    put(state, 0, "wool-shed on pasture")
    deal(state, 0, "twin")

    play(state, 0, "disc construct", "boost trick")

    assert (empire(state), hand(state)) == ([], "twin")
    assert options(state) == {"construct twin"}


def test_a_location_taken_back_may_be_the_one_that_is_built() -> None:
    """EN-6.15, EN-10.15: the copied tent itself can be built again."""
    state = position("nanurjuk", "glenn")
    put(state, 0, "summer-tent, dog-sled")
    deal(state, 0, "moving-on second-skin")

    play(state, 0, "disc construct", "boost moving-on", "choose 2", "pick summer-tent")

    assert options(state) == {"construct summer-tent"}


# Explore and Sail


@pytest.mark.parametrize(
    "step",
    [{"gain": {"card": 1}}, {"find": {"cards": {"icon": ["castle"]}}}, {"perform": "explore"}],
    ids=["drawn", "found", "explored"],
)
def test_the_last_card_may_be_taken_for_the_boost_is_discarded_before_explore(step: Any) -> None:
    """EN-6.15, EN-3.11: Explore shuffles the boost and draws it."""
    state = with_trick(boost("explore", step))
    empty_deck(state, 0, left="old-keep")
    throw_hand_away(state, "trick")

    play(state, 0, "disc explore", "boost trick", chance="trick" if "find" in step else "old-keep trick")

    assert hand(state) == "old-keep trick"


def test_a_boost_does_not_drop_itself() -> None:
    """EN-6.21, EN-3.11: there is no other card in hand."""
    state = with_trick(boost("populate", {"gain": {"vp": 1}}, cost=({"discard_hand": 1},)))
    play(state, 0, "disc populate")

    assert options(state) == {"nothing"}
    with refused("EN-6.21"):
        play(state, 0, "boost trick")


def test_a_field_that_draws_the_last_card_is_not_built_when_explore_was_declared() -> None:
    """EN-6.15"""
    field = made_card(
        "glenn", "trick", kind="field-or-upgrade", on="explore", produces={"food": 1, "card": 1}
    )
    state = with_trick(field)
    empty_deck(state, 0, left="old-keep")
    throw_hand_away(state, "trick")
    play(state, 0, "disc explore")

    assert options(state) == {"nothing"}
    with refused("EN-6.15"):
        play(state, 0, "field trick")
    with refused("EN-6.15"):
        play(state, 0, "upgrade trick on oat-field")


def test_the_last_ship_does_not_sail_twice() -> None:
    """EN-6.15: a boost played with Sail performs Sail."""
    state = with_trick(boost("sail", {"perform": "sail"}))
    sail(state, "0")
    play(state, 0, "disc sail")

    assert options(state) == {"nothing"}
    with refused("EN-6.15"):
        play(state, 0, "boost trick")


def test_two_ships_sail_twice() -> None:
    """EN-10.18, EN-6.16"""
    state = with_trick(boost("sail", {"perform": "sail"}))
    give(state, 0, "1 fish")

    play(state, 0, "disc sail", "boost trick", "sail fish")

    assert queue(state) == "0:fish 0"


def test_two_locations_are_needed_to_construct_twice() -> None:
    """EN-6.15, EN-10.18"""
    state = with_trick(boost("construct", {"perform": "construct"}))
    deal(state, 0, "wool-market")
    play(state, 0, "disc construct")

    with refused("EN-6.15"):
        play(state, 0, "boost trick")


def test_construct_twice_builds_two_locations() -> None:
    """EN-10.18"""
    state = with_trick(boost("construct", {"perform": "construct"}))
    deal(state, 0, "wool-market old-keep")

    play(state, 0, "disc construct", "boost trick", "construct old-keep", "construct wool-market")

    assert empire(state) == ["old-keep", "wool-market"]


def test_the_inner_construct_does_not_drop_what_the_outer_one_needs() -> None:
    """EN-6.15: two promises, and a boost within the inner one."""
    card = made_card(
        "glenn",
        "second-trick",
        kind="boost",
        on="construct",
        immediate={"cost": [{"discard_hand": 1}], "do": [{"gain": {"vp": 1}}]},
    )
    state = with_trick(boost("construct", {"perform": "construct"}), card)
    deal(state, 0, "second-trick wool-market old-keep")
    play(state, 0, "disc construct", "boost trick")

    with refused("EN-6.15"):
        play(state, 0, "boost second-trick")


# Chance


def test_a_declared_action_that_became_impossible_is_skipped() -> None:
    """EN-6.15: a feature draws the last card when a field is built with Explore."""
    guide = made_card(
        "glenn",
        "guide",
        kind="location",
        icons=["hearth"],
        pay={"wood": 1},
        features=[{"on": "build", "do": [{"gain": {"card": 1}}]}],
    )
    state = with_trick(made_card("glenn", "trick", kind="field", on="explore", produces={"food": 1}), guide)
    put(state, 0, "guide")
    empty_deck(state, 0, left="old-keep")
    throw_hand_away(state, "trick")

    play(state, 0, "disc explore")
    events = play(state, 0, "field trick", chance="old-keep")

    assert "NotPerformed" in [type(event).__name__ for event in events]


# The same action twice


@pytest.mark.parametrize("second", ["ice-hole", "snow-quarry"])
def test_a_boost_that_performs_harvest_makes_two_harvests(second: str) -> None:
    """EN-10.18, EN-T36: of the same field or of different ones."""
    state = position("panuk", "glenn")
    deal(state, 0, "northern-lights")

    play(state, 0, "disc harvest", "boost northern-lights", "harvest ice-hole", f"harvest {second}")

    assert has(state, 0, "fish") == (4 if second == "ice-hole" else 2)


def test_the_inner_harvest_has_its_own_boost_or_field() -> None:
    """EN-10.18, EN-T36"""
    state = position("panuk", "glenn")
    deal(state, 0, "northern-lights kelp-bed")
    play(state, 0, "disc harvest", "boost northern-lights")

    assert asked(state) == "BoostOrField"
    play(state, 0, "field kelp-bed", "harvest kelp-bed", "harvest kelp-bed")

    assert supply(state) == "3 food, 3 fish, 5 worker"
    assert hand(state) == ""


def test_features_see_both_harvests() -> None:
    """EN-10.18, EN-12.1"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "sheep-skerry")
    deal(state, 0, "follow-the-herd")

    play(state, 0, "disc harvest", "boost follow-the-herd", "harvest seal-rock", "harvest seal-rock")

    assert supply(state) == "2 food, 2 stone, 2 fish, 5 worker"
