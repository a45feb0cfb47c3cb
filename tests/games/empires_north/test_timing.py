"""Timing (EN-12)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.core.chance import SeededChance
from deskovka.core.game import Event
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.cards import Box
from games.empires_north.table import (
    asked,
    box_with,
    deal,
    empire,
    exhausted,
    give,
    hand,
    has,
    lay_discs,
    made_card,
    options,
    passes,
    play,
    position,
    put,
    sail,
    supply,
)
from positions import random_game, refused


def gained(events: list[Event]) -> list[str]:
    """The cards that gave something, in order."""
    return [str(event.card) for event in events if type(event).__name__ == "Gained"]  # type: ignore[attr-defined]


def location(name: str, clan: str = "glenn", **parts: Any) -> Any:
    """A location of Glenn made for a test."""
    icon = {"glenn": "hearth", "nanurjuk": "tent"}[clan]
    return made_card(clan, name, kind="location", icons=[icon], pay={"wood": 1}, **parts)


def box(*cards: Any) -> Box:
    return box_with(*cards)


# First the event, then the features


def test_a_building_bonus_comes_before_features_that_see_the_building() -> None:
    """EN-12.1"""
    state = position("panuk", "glenn")
    put(state, 0, "totem-of-order")
    give(state, 0, "1 fish")
    deal(state, 0, "penguin-colony")

    events = play(state, 0, "build penguin-colony")

    assert gained(events) == ["penguin-colony", "totem-of-order"]


def test_the_effect_of_an_action_comes_before_features_that_see_it() -> None:
    """EN-12.1: harvest, then the Wool Weavers."""
    state = position("heidel", "glenn")
    put(state, 0, "wool-weavers")

    events = play(state, 0, "disc harvest", "harvest barley-field")

    assert gained(events) == ["barley-field", "wool-weavers"]


def test_features_of_the_action_come_before_those_of_the_second_use() -> None:
    """EN-12.1: second use, then the action, then features."""
    state = position("heidel", "glenn")
    put(state, 0, "mead-hall, wool-weavers")
    give(state, 0, "1 food")
    lay_discs(state, 0, "sail")

    events = play(state, 0, "again sail harvest", "harvest barley-field")

    assert gained(events) == ["barley-field", "wool-weavers", "mead-hall"]


def test_a_feature_that_sees_the_use_of_a_card_comes_after_it_is_exhausted() -> None:
    """EN-12.1, EN-12.7: with a feature made for the test that renews the card."""
    card = location("renewer", features=[{"on": "action", "do": [{"renew": {"cards": {}, "count": 1}}]}])
    state = position(made=box(card))
    put(state, 0, "renewer, masons-yard")

    play(state, 0, "use masons-yard", "choose 1")

    assert options(state) == {"renew masons-yard", "enough"}


# Several features


def two_askers() -> Box:
    """Two features that ask something, and one that only gives."""
    taker = location("taker", features=[{"on": "populate", "do": [{"gain": {"any_resource": 1}}]}])
    drawer = location("drawer", features=[{"on": "populate", "do": [{"gain": {"card": 1}}]}])
    seller = location(
        "seller",
        features=[{"on": "populate", "cost": [{"pay": {"sheep": 1}}], "do": [{"gain": {"vp": 3}}]}],
    )
    return box(taker, drawer, seller)


def test_the_owner_chooses_the_order_of_features() -> None:
    """EN-12.2"""
    state = position(made=two_askers())
    put(state, 0, "taker, drawer, common-table")
    play(state, 0, "disc populate")

    assert (asked(state), options(state)) == ("OrderFeatures", {"next 1", "next 2"})
    play(state, 0, "next 2", chance="ceilidh")
    assert asked(state) == "TakeResources"
    play(state, 0, "take wood")

    assert (supply(state), hand(state)) == ("1 food, 1 wood, 6 worker", "ceilidh")


@pytest.mark.parametrize(("first", "points"), [("next 1", 2), ("next 2", 3)])
def test_the_order_matters_where_a_feature_counts_or_refreshes(first: str, points: int) -> None:
    """EN-12.2: points for workers before or after a tired one is refreshed; what is simply gained comes first."""
    counter = location(
        "counter",
        features=[{"on": "populate", "do": [{"gain": {"vp": 1}, "for_each": {"supply": "worker"}}]}],
    )
    rester = location("rester", features=[{"on": "populate", "do": [{"refresh": 1}]}])
    state = position(made=box(counter, rester))
    give(state, 0, "-4 worker", tired=4)
    put(state, 0, "counter, rester, common-table")
    play(state, 0, "disc populate")
    assert (asked(state), has(state, 0, "food")) == ("OrderFeatures", 1)

    play(state, 0, first)

    assert (state.points[0], has(state, 0, "worker")) == (points, 3)


def test_a_feature_works_although_its_card_left_after_the_event_began() -> None:
    """EN-12.5: it saw the event."""
    others = {"kind": "location", "this": False}
    scatterer = location("scatterer", features=[{"on": "populate", "do": [{"discard": {"cards": others}}]}])
    taker = location("taker", features=[{"on": "populate", "do": [{"gain": {"any_resource": 1}}]}])
    state = position(made=box(scatterer, taker))
    put(state, 0, "scatterer, taker")

    play(state, 0, "disc populate", "next 1")

    assert (empire(state), asked(state)) == (["scatterer"], "TakeResources")


@pytest.mark.parametrize("number", [0, 3])
def test_one_of_the_waiting_features_is_next(number: int) -> None:
    """EN-12.2"""
    state = position(made=two_askers())
    put(state, 0, "taker, drawer")
    play(state, 0, "disc populate")

    with refused("EN-12.2"):
        play(state, 0, f"next {number}")


def test_what_one_feature_gives_can_pay_for_the_next() -> None:
    """EN-12.2, EN-12.3: the sheep taken first is sold then; the other way round it is not there."""
    state = position(made=two_askers())
    put(state, 0, "taker, seller")
    play(state, 0, "disc populate", "next 1", "take sheep")
    assert options(state) == {"accept", "decline"}

    state = position(made=two_askers())
    put(state, 0, "taker, seller")
    play(state, 0, "disc populate", "next 2")
    assert asked(state) == "TakeResources"


def test_features_of_several_players_work_in_turn_order_from_the_active_one() -> None:
    """EN-12.2: Heidel conquers; the ferry of the next player pays after the own card, and both ferries in order."""
    sight = location(
        "sight", features=[{"on": "conquer", "who": "opponent", "do": [{"gain": {"any_resource": 1}}]}]
    )
    camp = location(
        "camp",
        "nanurjuk",
        features=[{"on": "conquer", "who": "opponent", "do": [{"gain": {"any_resource": 1}}]}],
    )
    state = position("glenn", "ulaf", "nanurjuk", made=box(sight, camp))
    put(state, 0, "sight")
    put(state, 1, "treasury")
    put(state, 2, "camp")
    sail(state, "1:raze")
    passes(state, 1, 2)

    play(state, 0, "pass")
    play(state, 1, "island seal-bank", "conquer")
    assert (state.points[1], GAME.waiting(state)) == (1, (2,))
    play(state, 2, "take food")
    assert GAME.waiting(state) == (0,)


def test_features_triggered_by_features_come_before_the_next_in_line() -> None:
    """EN-12.2: the first feature discards a card, a third one sees that before the second works."""
    scatterer = location(
        "scatterer",
        "nanurjuk",
        features=[{"on": "populate", "do": [{"discard": {"cards": {"kind": "field"}, "count": 1}}]}],
    )
    taker = location(
        "taker", "nanurjuk", features=[{"on": "populate", "do": [{"gain": {"any_resource": 1}}]}]
    )
    state = position("nanurjuk", "glenn", made=box(scatterer, taker))
    put(state, 0, "scatterer, taker, old-trail-marker")

    play(state, 0, "disc populate", "next 1")
    play(state, 0, "pick seal-rock", chance="dog-sled")

    assert (hand(state), asked(state)) == ("dog-sled", "TakeResources")


# What is optional


def test_a_feature_with_a_cost_may_be_declined() -> None:
    """EN-12.3, EN-T37"""
    state = position("glenn", "ulaf")
    put(state, 0, "settlers-bay")
    give(state, 0, "1 food")

    play(state, 0, "disc populate", "decline")

    assert (has(state, 0, "food"), state.points[0]) == (1, 0)


def test_a_feature_with_a_cost_is_not_offered_without_the_means() -> None:
    """EN-12.3, EN-T37"""
    state = position("glenn", "ulaf")
    put(state, 0, "settlers-bay")
    give(state, 0, "1 wood")

    play(state, 0, "disc populate")

    assert GAME.waiting(state) == (1,)


@pytest.mark.parametrize("goods, move", [("1 gold", "accept"), ("1 gold, 1 food", "accept food")])
def test_gold_pays_for_a_feature_where_a_resource_is_asked(goods: str, move: str) -> None:
    """EN-12.3, EN-T37, EN-2.3"""
    state = position("glenn", "ulaf")
    put(state, 0, "settlers-bay")
    give(state, 0, goods)

    play(state, 0, "disc populate", move)

    assert (has(state, 0, "gold"), state.points[0]) == (0, 2)


def test_a_feature_with_a_cost_is_offered_each_time() -> None:
    """EN-12.3"""
    state = position("glenn", "ulaf")
    passes(state, 1)
    put(state, 0, "settlers-bay")
    give(state, 0, "2 food")

    play(state, 0, "disc populate", "decline", "disc populate", "accept")

    assert state.points[0] == 2


def test_discarding_is_done_in_full() -> None:
    """EN-12.3: Moving On; there is no way around the card."""
    state = position("nanurjuk", "glenn")
    deal(state, 0, "moving-on trading-floe")
    play(state, 0, "disc construct", "boost moving-on", "choose 1")

    assert "enough" not in options(state)
    with refused("EN-12.8"):
        play(state, 0, "enough")


def test_up_to_means_fewer_or_none() -> None:
    """EN-12.3: Break Camp."""
    state = position("nanurjuk", "glenn")
    deal(state, 0, "break-camp")

    play(state, 0, "disc explore", "boost break-camp", "enough", chance="dog-sled")

    assert (state.points[0], len(state.empires[0])) == (0, 3)


def test_a_cost_is_exact() -> None:
    """EN-12.3: without a field the New Outpost is not used."""
    state = position("nanurjuk", "glenn")
    put(state, 0, "new-outpost")
    state.gone[0] = tuple(piece.card for piece in state.empires[0][:3])
    state.empires[0] = state.empires[0][3:]

    with refused("EN-6.21"):
        play(state, 0, "use new-outpost")


# Building


def test_a_card_built_for_free_counts_as_built() -> None:
    """EN-12.4: its bonus, and features."""
    state = position("panuk", "glenn")
    put(state, 0, "totem-of-order")
    deal(state, 0, "penguin-colony")

    play(state, 0, "disc construct", "construct penguin-colony")

    assert (has(state, 0, "fish"), state.points[0]) == (1, 1)


def test_a_drawn_card_that_is_built_counts_as_built() -> None:
    """EN-12.4: Tidy-Up Crew."""
    state = position("panuk", "glenn")
    put(state, 0, "totem-of-order, tidy-up-crew")

    play(state, 0, "use tidy-up-crew", "pick ice-hole", chance="penguin-colony")
    play(state, 0, "build-drawn")

    assert (has(state, 0, "fish"), state.points[0]) == (1, 1)


@pytest.mark.parametrize("drawn, rule", [("kelp-bed", "EN-6.7"), ("head-start", "EN-6.7")])
def test_only_a_location_that_was_drawn_is_built(drawn: str, rule: str) -> None:
    """EN-12.4, EN-6.7"""
    state = position("panuk", "glenn")
    put(state, 0, "tidy-up-crew")
    play(state, 0, "use tidy-up-crew", "pick ice-hole", chance=drawn)

    assert options(state) == {"keep-drawn"}
    with refused(rule):
        play(state, 0, "build-drawn")


def test_a_drawn_copy_needs_something_to_copy() -> None:
    """EN-10.7: the Mirror of Ice copies the crew itself, a tavern made for the test finds nothing."""
    card = made_card(
        "panuk", "echo", kind="location", icons=["totem"], pay={"wood": 1}, copy={"icon": ["anchor"]}
    )
    state = position("panuk", "glenn", made=box(card))
    put(state, 0, "tidy-up-crew")
    play(state, 0, "use tidy-up-crew", "pick ice-hole", chance="echo")

    with refused("EN-10.7"):
        play(state, 0, "build-drawn")


def test_building_a_field_counts_as_building() -> None:
    """EN-12.4: with a feature made for the test."""
    card = location(
        "surveyor", features=[{"on": "build", "cards": {"kind": "field"}, "do": [{"gain": {"vp": 1}}]}]
    )
    state = position(made=box(card))
    put(state, 0, "surveyor")
    deal(state, 0, "wool-shed")

    play(state, 0, "disc harvest", "upgrade wool-shed on pasture", "harvest oat-field")

    assert state.points[0] == 1


# What a feature sees


def test_a_feature_does_not_see_its_own_building() -> None:
    """EN-12.5"""
    state = position()
    give(state, 0, "1 wood")
    deal(state, 0, "neighbourly-cottage")

    play(state, 0, "build neighbourly-cottage")

    assert (GAME.waiting(state), supply(state)) == ((1,), "5 worker")


def test_a_feature_does_not_see_the_action_that_built_its_card() -> None:
    """EN-12.5: a location made for the test that sees Construct."""
    card = location("builder", features=[{"on": "construct", "do": [{"gain": {"vp": 1}}]}])
    state = position(made=box(card))
    passes(state, 1)
    deal(state, 0, "builder wool-market")

    play(state, 0, "disc construct", "construct builder")
    assert state.points[0] == 0
    play(state, 0, "disc construct", "construct wool-market")

    assert state.points[0] == 1


def test_a_feature_sees_its_own_discarding() -> None:
    """EN-12.5"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "spirit-drum")
    deal(state, 0, "break-camp")

    play(state, 0, "disc explore", "boost break-camp", "pick spirit-drum", "enough", chance="dog-sled")

    assert state.points[0] == 3


def test_cards_are_counted_at_the_moment_of_the_effect() -> None:
    """EN-12.5: a card just placed included."""
    state = position("panuk", "glenn")
    give(state, 0, "2 stone, 1 wood")
    deal(state, 0, "great-collection")

    play(state, 0, "build great-collection")

    assert state.points[0] == 1


def test_the_same_seed_gives_the_same_game() -> None:
    """EN-12.6"""
    setup = GAME.setup(3, {"selection": "lot"})
    first, again, other = (GAME.new_game(setup, SeededChance.from_text(seed)) for seed in ("a", "a", "b"))

    assert first == again
    assert first != other


# Steps


def test_events_inside_an_effect_are_finished_before_its_next_step() -> None:
    """EN-12.7: New Outpost: the features of the discarding come before its 2 VP, then the card is drawn."""
    state = position("nanurjuk", "glenn")
    put(state, 0, "new-outpost, migration-guide, spirit-drum")

    play(state, 0, "use new-outpost", "pick seal-rock")
    assert (asked(state), state.points[0]) == ("TakeResources", 1)
    play(state, 0, "take food")
    assert state.points[0] == 3
    play(state, 0, "take wood", chance="dog-sled")

    assert (supply(state), hand(state), exhausted(state)) == (
        "1 food, 1 wood, 5 worker",
        "dog-sled",
        ["new-outpost"],
    )


def test_a_performed_action_is_finished_with_its_features_before_the_next_step() -> None:
    """EN-12.7: a location made for the test performs Populate, then gives 1 VP for each food."""
    card = location(
        "feast",
        action={"do": [{"perform": "populate"}, {"gain": {"vp": 1}, "for_each": {"supply": "food"}}]},
    )
    state = position(made=box(card))
    put(state, 0, "feast, common-table")

    play(state, 0, "use feast")

    assert state.points[0] == 1


def test_all_cards_are_chosen_before_the_first_leaves() -> None:
    """EN-12.8"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "dog-sled, trading-floe, fish-cache")
    deal(state, 0, "break-camp")

    play(state, 0, "disc explore", "boost break-camp", "pick dog-sled", "pick trading-floe")

    assert empire(state) == ["dog-sled", "trading-floe", "fish-cache"]
    assert "pick dog-sled" not in options(state)
    with refused("EN-12.8"):
        play(state, 0, "pick dog-sled")


def test_cards_leave_one_after_the_other_in_the_owners_order() -> None:
    """EN-12.8, EN-T38: the drum works for the card before it and for itself, not for the one after it."""
    for order, points in [
        ("spirit-drum dog-sled trading-floe", 6 + 1),
        ("dog-sled spirit-drum trading-floe", 6 + 2),
        ("dog-sled trading-floe spirit-drum", 6 + 3),
    ]:
        state = position("nanurjuk", "glenn")
        put(state, 0, "spirit-drum, dog-sled, trading-floe")
        deal(state, 0, "break-camp")
        first, second, third = order.split()
        play(state, 0, "disc explore", "boost break-camp", f"pick {first}", f"pick {second}")
        play(state, 0, f"pick {third}", chance="new-outpost")
        assert state.points[0] == points


def test_a_card_gives_its_reward_before_features_see_it_leave() -> None:
    """EN-12.8"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "spirit-drum, dog-sled")
    deal(state, 0, "break-camp")

    events = play(
        state, 0, "disc explore", "boost break-camp", "pick dog-sled", "enough", chance="new-outpost"
    )

    assert gained(events) == ["break-camp", "spirit-drum"]


def test_a_field_leaves_before_its_upgrades() -> None:
    """EN-12.8"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "salted-catch on seal-rock")
    deal(state, 0, "break-camp")

    events = play(state, 0, "disc explore", "boost break-camp", "pick seal-rock", "enough", chance="dog-sled")

    left = [event.card for event in events if type(event).__name__ == "LeftEmpire"]  # type: ignore[attr-defined]
    assert left == ["seal-rock", "salted-catch"]


def test_a_card_that_left_with_its_field_is_not_chosen_any_more() -> None:
    """EN-12.8: an upgrade chosen besides its field leaves once."""
    state = position("nanurjuk", "glenn")
    put(state, 0, "spirit-drum, salted-catch on seal-rock")
    deal(state, 0, "break-camp")

    play(
        state,
        0,
        "disc explore",
        "boost break-camp",
        "pick seal-rock",
        "pick salted-catch",
        "enough",
        chance="dog-sled",
    )

    assert (state.points[0], empire(state)) == (2 + 1 + 2 + 1, ["spirit-drum"])


def test_icons_of_cards_that_are_not_in_an_empire_are_the_printed_ones() -> None:
    """EN-12.9: the Second Skin is found as a tent although it will be whatever it copies."""
    state = position("panuk", "glenn")
    deal(state, 0, "sorting-day")
    play(state, 0, "disc explore", "boost sorting-day")

    assert "find mirror-of-ice" in options(state)


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end_by_themselves(seats: int) -> None:
    """EN-T33 (EN-1.1, EN-1.2): all cards of the clans and all islands stay."""
    for state, *_ in random_game(GAME, seats, "whole"):
        assert not GAME.faults(state)

    assert GAME.over(state)
    assert max(state.points) >= 25
