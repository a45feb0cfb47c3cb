"""Action discs and the five actions (EN-6.9 to EN-6.18)."""

from __future__ import annotations

import pytest

from deskovka.games.empires_north import GAME
from games.empires_north.table import (
    asked,
    clear_empire,
    deal,
    discs,
    empire,
    empty_deck,
    give,
    hand,
    has,
    lay_discs,
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

# Discs


def test_a_disc_is_put_on_any_tile() -> None:
    """EN-6.9"""
    state = position()
    deal(state, 0, "wool-market")

    assert options(state, 0, "disc") == {
        "disc explore",
        "disc populate",
        "disc construct",
        "disc harvest",
        "disc sail",
    }
    play(state, 0, "disc populate")
    assert (discs(state), has(state, 0, "worker")) == ("populate", 6)


def test_there_are_two_discs() -> None:
    """EN-6.9"""
    state = position()
    lay_discs(state, 0, "populate harvest")

    assert not options(state, 0, "disc")
    with refused("EN-6.9"):
        play(state, 0, "disc populate")


@pytest.mark.parametrize("goods", ["1 food", "1 gold"])
def test_the_second_use_moves_the_disc_to_a_neighbour_for_a_food(goods: str) -> None:
    """EN-6.10"""
    state = position()
    give(state, 0, goods)
    lay_discs(state, 0, "explore")

    play(state, 0, "again explore populate")

    assert (supply(state), discs(state)) == ("6 worker", "populate/x")


def test_the_second_use_goes_to_one_of_the_two_neighbours() -> None:
    """EN-6.10"""
    state = position()
    give(state, 0, "1 food")
    lay_discs(state, 0, "explore")

    assert options(state, 0, "again") == {"again explore populate", "again explore sail"}
    with refused("EN-6.10"):
        play(state, 0, "again explore harvest")


def test_the_second_use_costs_a_food() -> None:
    """EN-6.10"""
    state = position()
    give(state, 0, "3 wood")
    lay_discs(state, 0, "explore")

    assert not options(state, 0, "again")
    with refused("EN-6.10"):
        play(state, 0, "again explore populate")


def test_an_exhausted_disc_is_not_used_again() -> None:
    """EN-6.10: at most two actions a round with each."""
    state = position()
    give(state, 0, "3 food")
    lay_discs(state, 0, "explore/x populate/x")

    assert not options(state, 0, "again")
    with refused("EN-6.10"):
        play(state, 0, "again explore populate")


def test_a_disc_in_the_supply_is_not_used_again() -> None:
    """EN-6.10"""
    state = position()
    give(state, 0, "3 food")

    with refused("EN-6.10"):
        play(state, 0, "again explore populate")


def test_the_food_is_paid_before_a_field_gives_any() -> None:
    """EN-6.10: what the Hop Garden would give cannot pay it."""
    state = position("heidel", "glenn")
    lay_discs(state, 0, "explore")
    deal(state, 0, "hop-garden")

    with refused("EN-6.10"):
        play(state, 0, "again explore populate")


def test_gold_may_pay_the_second_use_although_there_is_food() -> None:
    """EN-6.10, EN-2.3"""
    state = position()
    give(state, 0, "1 food, 1 gold")
    lay_discs(state, 0, "explore")

    play(state, 0, "again explore populate food")

    assert supply(state) == "1 food, 6 worker"


def test_any_number_of_discs_lie_on_a_tile() -> None:
    """EN-6.11"""
    state = position()

    play(state, 0, "disc populate")
    play(state, 1, "disc populate")
    play(state, 0, "disc populate")
    play(state, 1, "disc populate")

    assert (discs(state, 0), discs(state, 1)) == ("populate populate", "populate populate")


# Boost or field


def test_first_a_boost_or_field_then_the_action() -> None:
    """EN-6.12"""
    state = position()
    deal(state, 0, "ceilidh wool-shed")
    put(state, 0, "wool-market exhausted")

    play(state, 0, "disc harvest")

    assert supply(state) == "5 worker"
    assert options(state) == {"nothing", "boost ceilidh", "upgrade wool-shed on pasture"}


def test_only_one_card_is_played_with_an_action() -> None:
    """EN-6.12: either a boost or a field."""
    state = position()
    deal(state, 0, "ceilidh wool-shed")

    play(state, 0, "disc harvest", "upgrade wool-shed on pasture")

    assert asked(state) == "HarvestWhich"
    assert hand(state) == "ceilidh"


def test_a_card_is_optional() -> None:
    """EN-6.12"""
    state = position()
    deal(state, 0, "helping-hands")

    play(state, 0, "disc populate", "nothing")

    assert (hand(state), has(state, 0, "worker")) == ("helping-hands", 6)


def test_a_field_is_in_hand_when_it_is_built() -> None:
    """EN-6.12"""
    state = position()
    deal(state, 0, "helping-hands")
    play(state, 0, "disc populate")

    with refused("EN-6.12"):
        play(state, 0, "field travelling-ice-cream-man")
    with refused("EN-6.12"):
        play(state, 0, "upgrade travelling-ice-cream-man on oat-field")


def test_a_location_is_not_played_with_an_action() -> None:
    """EN-6.12"""
    state = position()
    deal(state, 0, "helping-hands wool-market")
    play(state, 0, "disc populate")

    for move in ("boost wool-market", "field wool-market", "upgrade wool-market on oat-field"):
        with refused("EN-6.12"):
            play(state, 0, move)


def test_a_field_that_names_construct_is_built_before_construct_builds_a_location() -> None:
    """EN-6.12, EN-6.17, EN-T15"""
    state = position()
    deal(state, 0, "quarry-hollow quarry-hollow wool-market")

    play(state, 0, "disc construct", "field quarry-hollow")
    assert options(state) == {"construct wool-market"}
    with refused("EN-6.17"):
        play(state, 0, "construct quarry-hollow")
    play(state, 0, "construct wool-market")

    assert empire(state) == ["quarry-hollow", "wool-market"]
    assert supply(state) == "2 stone, 5 worker"


def test_if_a_boost_moves_the_disc_the_original_action_is_performed() -> None:
    """EN-6.13, EN-T10: the disc lies where it was moved and can be used again from there."""
    state = position("heidel", "glenn")
    passes(state, 1)
    give(state, 0, "1 food")
    deal(state, 0, "drinking-competition")

    play(state, 0, "disc populate", "boost drinking-competition", "shift populate harvest")

    assert (has(state, 0, "worker"), discs(state)) == (6, "harvest")
    assert options(state, 0, "again") == {"again harvest sail"}
    deal(state, 0, "ale-bench")
    assert options(state, 0, "again") == {"again harvest sail", "again harvest construct"}


def test_the_same_action_twice_with_one_disc() -> None:
    """EN-6.10, EN-10.11, EN-T11"""
    state = position("heidel", "glenn")
    passes(state, 1)
    give(state, 0, "2 food")
    put(state, 0, "party-raft")

    play(state, 0, "disc populate", "use party-raft", "choose 2", "shift populate explore")
    play(state, 0, "again explore populate")

    assert (has(state, 0, "worker"), discs(state)) == (7, "populate/x")


# What is possible


def test_construct_needs_a_location_in_hand() -> None:
    """EN-6.14, EN-T09: fields and boosts are not enough."""
    state = position()
    deal(state, 0, "quarry-hollow many-hands")

    assert "disc construct" not in options(state)
    with refused("EN-6.14"):
        play(state, 0, "disc construct")


def test_construct_needs_something_to_copy_for_a_copy() -> None:
    """EN-6.14"""
    state = position()
    deal(state, 0, "twin-chimneys")

    with refused("EN-6.14"):
        play(state, 0, "disc construct")
    put(state, 0, "wool-market")
    assert "disc construct" in options(state)


def test_explore_needs_a_card() -> None:
    """EN-6.14"""
    state = position()
    empty_deck(state, 0)

    with refused("EN-6.14"):
        play(state, 0, "disc explore")


def test_harvest_needs_a_field() -> None:
    """EN-6.14"""
    state = position()
    clear_empire(state, 0)

    with refused("EN-6.14"):
        play(state, 0, "disc harvest")


def test_sail_needs_a_ship() -> None:
    """EN-6.14"""
    state = position()
    sail(state, "0 0")

    with refused("EN-6.14"):
        play(state, 0, "disc sail")


def test_a_second_use_must_be_possible_too() -> None:
    """EN-6.14"""
    state = position()
    give(state, 0, "1 food")
    lay_discs(state, 0, "populate")

    with refused("EN-6.14"):
        play(state, 0, "again populate construct")


def test_populate_is_always_possible() -> None:
    """EN-6.14"""
    state = position()
    clear_empire(state, 0)
    empty_deck(state, 0)
    sail(state, "0 0")
    state.gone[0] = tuple(sorted((*state.gone[0], *state.hands[0])))
    state.hands[0] = ()

    assert options(state, 0, "disc") == {"disc populate"}


def test_it_is_checked_before_the_boost() -> None:
    """EN-6.14: the field that could be harvested is not there yet."""
    state = position()
    clear_empire(state, 0)
    deal(state, 0, "travelling-ice-cream-man ceilidh")

    assert "disc harvest" not in options(state)


# Capitals


def test_a_card_performs_an_action_as_if_from_the_tile() -> None:
    """EN-6.16, EN-T16: with a boost, and no disc moves."""
    state = position()
    give(state, 0, "1 food")
    put(state, 0, "shieling-of-the-scouts")
    deal(state, 0, "call-the-clan")

    play(state, 0, "use shieling-of-the-scouts", "boost call-the-clan", "find wool-market", chance="ceilidh")

    assert (hand(state), discs(state)) == ("ceilidh wool-market", "")


def test_a_performed_action_must_be_possible() -> None:
    """EN-6.16"""
    state = position()
    give(state, 0, "1 food")
    put(state, 0, "shieling-of-the-scouts")
    empty_deck(state, 0)

    assert "use shieling-of-the-scouts" not in options(state)


# The five


def test_explore_draws_a_card() -> None:
    """EN-6.17"""
    state = position()

    play(state, 0, "disc explore", chance="ceilidh")

    assert hand(state) == "ceilidh"


def test_populate_brings_a_worker() -> None:
    """EN-6.17"""
    state = position()

    play(state, 0, "disc populate")

    assert (has(state, 0, "worker"), state.tired[0]) == (6, 0)


def test_construct_builds_for_free() -> None:
    """EN-6.17"""
    state = position()
    deal(state, 0, "old-keep")

    play(state, 0, "disc construct", "construct old-keep")

    assert (supply(state), state.points[0]) == ("5 worker", 2)


@pytest.mark.parametrize("card", ["wool-market", "quarry-hollow"])
def test_construct_builds_a_location_from_the_hand(card: str) -> None:
    """EN-6.17"""
    state = position()
    deal(state, 0, "old-keep quarry-hollow")
    play(state, 0, "disc construct", "nothing")

    with refused("EN-6.17"):
        play(state, 0, f"construct {card}")


def test_harvest_gives_everything_of_a_field_and_its_upgrades() -> None:
    """EN-6.17, EN-6.18: gold too."""
    state = position("mackinnon", "glenn")
    put(state, 0, "second-seam on gold-stream, second-seam on gold-stream")

    play(state, 0, "disc harvest", "harvest gold-stream")

    assert supply(state) == "1 fish, 3 gold, 5 worker"


def test_harvest_gives_raze_tokens() -> None:
    """EN-6.18"""
    state = position("ulaf", "glenn")

    play(state, 0, "disc harvest", "harvest grindstone-meadow")

    assert supply(state) == "1 wood, 1 raze, 5 worker"


def test_a_field_that_is_not_there_is_not_harvested() -> None:
    """EN-6.17"""
    state = position()
    play(state, 0, "disc harvest")

    with refused("EN-6.17"):
        play(state, 0, "harvest quarry-hollow")


def test_the_only_field_is_harvested_without_a_question() -> None:
    """EN-6.17"""
    state = position()
    clear_empire(state, 0, "oat-field")

    play(state, 0, "disc harvest")

    assert (has(state, 0, "food"), GAME.waiting(state)) == (2, (1,))


def test_sail_puts_a_ship_into_the_queue() -> None:
    """EN-6.17, EN-7.1"""
    state = position()
    sail(state, "1")

    play(state, 0, "disc sail")

    assert queue(state) == "1 0"
