"""Goods, resources and supplies (EN-2)."""

from __future__ import annotations

import pytest

from deskovka.games.empires_north import GAME
from games.empires_north.table import (
    box_with,
    deal,
    empire,
    give,
    hand,
    has,
    made_card,
    new_table,
    options,
    passes,
    play,
    position,
    put,
    sail,
    score,
    shown,
    supply,
)
from positions import refused

RESOURCES = ("food", "wood", "stone", "sheep", "fish")


# What is what


def test_a_resource_of_choice_is_one_of_five() -> None:
    """EN-2.1: never gold, a raze token or a worker."""
    state = position("ulaf", "glenn")
    put(state, 0, "isle-of-plenty")

    play(state, 0, "use isle-of-plenty")

    assert options(state) == {f"take {kind}" for kind in RESOURCES}


@pytest.mark.parametrize("kind", ["gold", "raze", "worker"])
def test_nothing_else_is_a_resource(kind: str) -> None:
    """EN-2.1"""
    state = position("ulaf", "glenn")
    put(state, 0, "isle-of-plenty")
    play(state, 0, "use isle-of-plenty")

    with refused("EN-2.1"):
        play(state, 0, f"take {kind}")


def test_goods_are_resources_gold_and_raze_tokens() -> None:
    """EN-2.2: a vault of all goods takes those and no workers."""
    state = position("mackinnon", "glenn")
    put(state, 0, "vault-of-all-goods")
    give(state, 0, "1 food, 1 wood, 1 stone, 1 sheep, 1 fish, 1 gold, 1 raze")

    play(state, 0, "use vault-of-all-goods")

    single = {option.split()[1] for option in options(state) if "," not in option}
    assert single == {*RESOURCES, "gold", "raze"}


def test_workers_are_no_goods() -> None:
    """EN-2.2"""
    state = position("mackinnon", "glenn")
    put(state, 0, "vault-of-all-goods")

    with refused("EN-6.21"):
        play(state, 0, "use vault-of-all-goods")


# Gold


@pytest.mark.parametrize("kind", RESOURCES)
def test_a_gold_is_paid_in_place_of_any_resource(kind: str) -> None:
    """EN-2.3"""
    card = made_card("glenn", "test-house", kind="location", icons=["hearth"], pay={kind: 2}, bonus=bonus())
    state = position(made=box_with(card))
    deal(state, 0, "test-house")
    give(state, 0, f"1 {kind}, 1 gold")

    play(state, 0, "build test-house")

    assert supply(state) == "5 worker"


def test_resources_of_ones_choice_are_paid_before_a_location_is_built() -> None:
    """EN-6.6, EN-10.2: such a price was not paid at all, as none of the box's locations has one"""
    price = {"wood": 1, "any_resource": 2}
    card = made_card("glenn", "test-house", kind="location", icons=["hearth"], pay=price, bonus=bonus())
    state = position(made=box_with(card))
    deal(state, 0, "test-house")
    give(state, 0, "2 wood, 1 stone, 1 gold")

    play(state, 0, "build test-house")
    assert empire(state) == []
    with refused("EN-10.2"):
        play(state, 0, "pay food,stone")
    play(state, 0, "pay stone,gold")

    assert supply(state) == "1 wood, 5 worker"
    assert empire(state) == ["test-house"]


def test_what_leaves_no_choice_of_resources_is_not_asked() -> None:
    """EN-6.6"""
    card = made_card("glenn", "test-house", kind="location", icons=["hearth"], pay={"any_resource": 2})
    state = position(made=box_with(card))
    deal(state, 0, "test-house")
    give(state, 0, "2 stone")

    play(state, 0, "build test-house")

    assert supply(state) == "5 worker"
    assert empire(state) == ["test-house"]


def bonus() -> dict[str, list[dict[str, dict[str, int]]]]:
    return {"do": [{"gain": {"vp": 1}}]}


def test_all_five_resources_leave_no_choice() -> None:
    """EN-12.3: what needs no choice is not asked."""
    shop = made_card(
        "glenn",
        "shop",
        kind="location",
        pay={"wood": 1},
        action={"do": [{"gain": {"different_resources": 5}}]},
    )
    state = position(made=box_with(shop))
    put(state, 0, "shop")

    play(state, 0, "use shop")

    assert supply(state) == "1 food, 1 wood, 1 stone, 1 sheep, 1 fish, 5 worker"


def test_gold_is_paid_any_number_of_times() -> None:
    """EN-2.3"""
    state = position()
    deal(state, 0, "old-keep")  # 2 stone and 1 wood
    give(state, 0, "3 gold")

    play(state, 0, "build old-keep")

    assert has(state, 0, "gold") == 0


def test_gold_may_be_paid_although_the_resource_is_there() -> None:
    """EN-2.3"""
    state = position()
    deal(state, 0, "old-keep")
    give(state, 0, "2 stone, 1 wood, 1 gold")

    play(state, 0, "build old-keep stone")

    assert supply(state) == "1 stone, 5 worker"


def test_gold_stands_for_what_is_asked_only() -> None:
    """EN-2.3"""
    state = position()
    deal(state, 0, "old-keep")
    give(state, 0, "2 stone, 1 wood, 1 gold")

    with refused("EN-2.3"):
        play(state, 0, "build old-keep sheep")


def test_no_more_gold_is_paid_than_there_is() -> None:
    """EN-2.3"""
    state = position()
    deal(state, 0, "old-keep")
    give(state, 0, "2 stone, 1 wood, 1 gold")

    with refused("EN-2.3"):
        play(state, 0, "build old-keep stone,stone")


def test_a_resource_never_replaces_gold() -> None:
    """EN-2.3: the Laird's Manor asks for gold, and is not offered for food."""
    state = position("mackinnon", "glenn")
    put(state, 0, "lairds-manor")
    give(state, 0, "3 food, 3 wood")

    play(state, 0, "disc populate")

    assert GAME.waiting(state) == (1,)


def test_gold_pays_for_an_action_and_for_a_second_use() -> None:
    """EN-2.3: in any payment."""
    state = position("heidel", "glenn")
    passes(state, 1)
    put(state, 0, "ale-bench")
    give(state, 0, "2 gold", tired=2)

    play(state, 0, "use ale-bench", "disc explore", chance="hop-garden")
    play(state, 0, "again explore sail")

    assert has(state, 0, "gold") == 0


def test_gold_pays_resources_of_ones_choice() -> None:
    """EN-2.3"""
    state = position("mackinnon", "glenn")
    put(state, 0, "pawnbroker")
    give(state, 0, "2 food, 1 gold")

    play(state, 0, "use pawnbroker", "pay food,gold")

    assert (supply(state), state.points[0]) == ("1 food, 2 gold, 5 worker", 1)


def test_where_there_is_one_way_to_pay_it_is_not_asked() -> None:
    """EN-10.2: the supply is what is asked for, or all of one sort."""
    state = position("mackinnon", "glenn")
    put(state, 0, "pawnbroker")
    give(state, 0, "1 food, 1 gold")

    play(state, 0, "use pawnbroker")

    assert (supply(state), state.points[0]) == ("2 gold, 5 worker", 1)


def test_gold_does_not_become_a_resource() -> None:
    """EN-2.3: there is no such move."""
    state = position()
    give(state, 0, "3 gold")

    assert options(state) == {"disc explore", "disc populate", "disc harvest", "disc sail", "pass"}


def test_gold_does_not_replace_what_is_assigned() -> None:
    """EN-2.4"""
    state = position("mackinnon", "glenn")
    put(state, 0, "grain-bank")
    give(state, 0, "2 food, 2 gold")
    play(state, 0, "use grain-bank")

    assert options(state) == {"assign food", "assign food,food"}
    with refused("EN-2.4"):
        play(state, 0, "assign food,gold")


def test_the_fish_of_a_ship_may_be_a_gold() -> None:
    """EN-2.4: the only exception."""
    state = position()
    give(state, 0, "1 gold")

    play(state, 0, "disc sail", "sail gold")

    assert has(state, 0, "gold") == 0


def test_one_gold_covers_one_unit_of_a_cost() -> None:
    """EN-2.5"""
    state = position()
    deal(state, 0, "caber-ground")  # 2 wood
    give(state, 0, "1 gold")

    with refused("EN-6.6"):
        play(state, 0, "build caber-ground")


def test_gold_paid_for_food_is_a_payment_of_gold() -> None:
    """EN-2.5"""
    state = position("heidel", "glenn")
    put(state, 0, "ale-bench")
    give(state, 0, "1 food, 1 gold")

    events = play(state, 0, "use ale-bench food")

    assert [str(event.goods) for event in events if type(event).__name__ == "Paid"] == ["gold"]  # type: ignore[attr-defined]
    assert has(state, 0, "food") == 1


# Raze tokens and workers


def test_a_raze_token_goes_with_a_ship_or_into_an_attack() -> None:
    """EN-2.6"""
    state = position("glenn", "heidel")
    give(state, 0, "2 raze")
    put(state, 1, "ale-bench")

    assert "attack 1 ale-bench" in options(state)
    play(state, 0, "disc sail")
    assert options(state) == {"sail nothing", "sail raze"}


def test_cards_add_other_uses_of_raze_tokens() -> None:
    """EN-2.6"""
    state = position("ulaf", "glenn")
    put(state, 0, "rune-stone")
    give(state, 0, "1 raze")

    play(state, 0, "use rune-stone")

    assert (has(state, 0, "raze"), state.points[0]) == (0, 2)


def test_a_worker_paid_for_an_action_becomes_tired() -> None:
    """EN-2.7: it is not lost."""
    state = position()
    put(state, 0, "masons-yard")

    play(state, 0, "use masons-yard")

    assert (has(state, 0, "worker"), state.tired[0], state.workers(0)) == (4, 1, 5)


def test_a_worker_paid_for_building_becomes_tired() -> None:
    """EN-2.7, EN-6.6: with a card made for the test."""
    card = made_card(
        "glenn", "test-house", kind="location", icons=["hearth"], pay={"wood": 1, "worker": 2}, bonus=bonus()
    )
    state = position(made=box_with(card))
    deal(state, 0, "test-house")
    give(state, 0, "1 wood")

    play(state, 0, "build test-house")

    assert (supply(state), state.tired[0]) == ("3 worker", 2)
    assert empire(state) == ["test-house"]


def test_gold_does_not_stand_for_a_worker() -> None:
    """EN-2.3, EN-2.7"""
    state = position()
    put(state, 0, "masons-yard")
    give(state, 0, "-5 worker, 2 gold", tired=5)

    with refused("EN-6.21"):
        play(state, 0, "use masons-yard")


def test_a_tired_worker_comes_back_in_cleanup() -> None:
    """EN-2.7"""
    state = position(ends=False)
    give(state, 0, "-2 worker", tired=2)
    passes(state, 1)

    play(state, 0, "pass", chance="*")

    assert (has(state, 0, "worker"), state.tired[0]) == (5, 0)


def test_a_gained_worker_can_be_used_at_once() -> None:
    """EN-2.8"""
    state = position()
    passes(state, 1)
    put(state, 0, "masons-yard")
    give(state, 0, "-5 worker")

    play(state, 0, "disc populate", "use masons-yard", "choose 1")

    assert (has(state, 0, "stone"), state.tired[0]) == (1, 1)


def test_gained_workers_and_ships_stay() -> None:
    """EN-2.8: over Cleanup."""
    state = position("ulaf", "glenn", ends=False)
    passes(state, 1)
    deal(state, 0, "guest-harbour")
    give(state, 0, "1 wood, 1 fish")

    play(state, 0, "build guest-harbour", "disc populate", "pass", chance="*")

    assert (state.workers(0), state.ships[0]) == (6, 3)


# Supplies


def test_the_general_supply_never_runs_out() -> None:
    """EN-2.9, EN-T08"""
    state = position()
    give(state, 0, "30 stone")
    put(state, 0, "quarry-hollow")
    give(state, 1, "30 stone")

    play(state, 0, "disc harvest", "harvest quarry-hollow")

    assert has(state, 0, "stone") == 32


def test_neutral_ships_are_without_limit() -> None:
    """EN-2.9: a fourth and fifth one."""
    card = made_card(
        "glenn", "wharf", kind="location", icons=["hearth"], pay={"wood": 1}, bonus=gains(neutral_ship=5)
    )
    state = position(made=box_with(card))
    deal(state, 0, "wharf")
    give(state, 0, "1 wood")

    play(state, 0, "build wharf")

    assert state.ships[0] == 7


def gains(**amounts: int) -> dict[str, list[dict[str, dict[str, int]]]]:
    return {"do": [{"gain": amounts}]}


def test_what_is_paid_leaves_the_supply_and_nobody_gets_it() -> None:
    """EN-2.10"""
    state = position()
    deal(state, 0, "old-keep")
    give(state, 0, "2 stone, 1 wood")

    play(state, 0, "build old-keep")

    assert (supply(state), supply(state, 1)) == ("5 worker", "5 worker")


def test_supplies_are_public_hands_are_not() -> None:
    """EN-2.11"""
    state = position()
    give(state, 0, "2 food, 1 gold", tired=1)
    deal(state, 0, "ceilidh wool-market")

    seen = shown(state, 1)["players"][0]

    assert seen["supply"]["food"] == 2
    assert seen["tired"] == 1
    assert seen["hand"] is None
    assert shown(state, 0)["players"][0]["hand"] == ["ceilidh", "wool-market"]


def test_numbers_of_cards_are_public() -> None:
    """EN-2.11"""
    state = position()
    deal(state, 0, "ceilidh wool-market")

    seen = shown(state, 1)

    assert (seen["players"][0]["hand_size"], seen["players"][0]["deck_size"]) == (2, 28)
    assert (seen["near"]["deck_size"], seen["distant"]["deck_size"]) == (10, 8)


def test_a_hand_has_no_limit() -> None:
    """EN-2.11"""
    state = position()
    passes(state, 1)
    deal(state, 0, " ".join(state.decks[0][:25]))

    play(state, 0, "disc explore", *(["nothing"]), chance=state.decks[0][0])

    assert len(state.hands[0]) == 26


def test_points_are_marked_at_once() -> None:
    """EN-2.12"""
    state = position()
    put(state, 0, "caber-ground")
    give(state, 0, "1 wood")

    play(state, 0, "use caber-ground")

    assert shown(state, 1)["players"][0]["points"] == 2


def test_the_track_has_no_end() -> None:
    """EN-2.12"""
    state = position()
    put(state, 0, "caber-ground")
    give(state, 0, "1 wood", points=120)

    play(state, 0, "use caber-ground")

    assert state.points[0] == 122


def test_the_empire_is_locations_fields_upgrades_and_islands() -> None:
    """EN-2.13"""
    state = position()
    put(state, 0, "wool-market, quarry-hollow, wool-shed on pasture, seal-bank")
    before = score(state, 0)

    cards = [piece["card"] for piece in shown(state, 1)["players"][0]["empire"]]

    assert cards == [
        "oat-field",
        "birch-wood",
        "pasture",
        "wool-market",
        "quarry-hollow",
        "wool-shed",
        "seal-bank",
    ]
    assert before == len(cards)


def test_discard_piles_lie_open() -> None:
    """EN-2.14"""
    state = position("glenn", "ulaf")
    deal(state, 0, "helping-hands")
    sail(state, "1")
    passes(state, 1)

    play(state, 0, "disc populate", "boost helping-hands", "choose 1", "pass")
    play(state, 1, "island seal-bank")

    assert shown(state, 1)["players"][0]["discards"] == ["helping-hands"]
    assert shown(state, 0)["near"]["discards"] == ["seal-bank"]


def test_what_is_not_kept_is_shown_when_all_have_chosen() -> None:
    """EN-2.14: at setup."""
    state, _ = new_table("glenn", "ulaf")
    first, second, third, *rest = state.aside[0]

    play(state, 0, f"keep {first},{second},{third}")
    assert shown(state, 1)["players"][0]["discards"] == []
    play(state, 1, "keep " + ",".join(state.aside[1][:3]), chance="*")

    assert shown(state, 1)["players"][0]["discards"] == sorted(rest)
    assert hand(state).split() == sorted([first, second, third])
