"""Keywords (EN-10)."""

from __future__ import annotations

import pytest

from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.state import EmpiresState
from games.empires_north.table import (
    box_with,
    deal,
    discs,
    empire,
    empty_deck,
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
from positions import refused


def tokens(state: EmpiresState, name: str) -> str:
    """What lies on a card of seat 0."""
    found = GAME.view(state, 0)["players"][0]["empire"]
    (held,) = [one["tokens"] for one in found if one["name"] == name]
    return ", ".join(f"{number} {kind}" for kind, number in held.items())


# Gain, pay


def test_what_is_gained_comes_into_the_own_supply_at_once() -> None:
    """EN-10.1"""
    state = position("mackinnon", "glenn")
    deal(state, 0, "loan")

    play(state, 0, "disc populate", "boost loan")

    assert (supply(state), supply(state, 1)) == ("3 gold, 6 worker", "5 worker")


@pytest.mark.parametrize("goods", ["food", "food,wood,stone", "food,food"])
def test_exactly_so_many_resources_are_gained(goods: str) -> None:
    """EN-10.1: two, of different types."""
    state = position("heidel", "glenn")
    deal(state, 0, "pot-luck")
    play(state, 0, "disc explore", "boost pot-luck")

    with refused("EN-10.1"):
        play(state, 0, f"take {goods}")


def test_what_is_paid_is_gone_but_workers_become_tired() -> None:
    """EN-10.2"""
    state = position()
    put(state, 0, "caber-ground")
    give(state, 0, "1 wood")

    play(state, 0, "use caber-ground")

    assert (supply(state), state.tired[0]) == ("4 worker", 1)


@pytest.mark.parametrize("goods", ["food", "food,food,food", "sheep,sheep", "raze,food"])
def test_exactly_what_is_asked_is_paid(goods: str) -> None:
    """EN-10.2: the Pawnbroker asks for two resources."""
    state = position("mackinnon", "glenn")
    put(state, 0, "pawnbroker")
    give(state, 0, "3 food, 1 sheep, 1 raze")
    play(state, 0, "use pawnbroker")

    with refused("EN-10.2"):
        play(state, 0, f"pay {goods}")


# Assign, release, refresh


def test_what_is_assigned_lies_on_the_card() -> None:
    """EN-10.3: and stays there over Cleanup."""
    state = position("mackinnon", "glenn", ends=False)
    passes(state, 1)
    put(state, 0, "merchants-bank")
    give(state, 0, "1 wood, 1 sheep")

    play(state, 0, "use merchants-bank", "assign wood,sheep", "pass", chance="*")

    assert (supply(state), tokens(state, "merchants-bank")) == ("5 worker", "1 wood, 1 sheep")


@pytest.mark.parametrize("goods", ["none", "food,food,food", "wood", "worker"])
def test_one_to_so_many_of_the_named_kind_are_assigned(goods: str) -> None:
    """EN-10.3"""
    state = position("mackinnon", "glenn")
    put(state, 0, "grain-bank")
    give(state, 0, "4 food, 1 wood")
    play(state, 0, "use grain-bank")

    with refused("EN-10.3"):
        play(state, 0, f"assign {goods}")


def test_gold_is_not_assigned_for_food() -> None:
    """EN-10.3, EN-T25"""
    state = position("mackinnon", "glenn")
    put(state, 0, "grain-bank")
    give(state, 0, "2 gold")

    assert not options(state, 0, "use")
    with refused("EN-6.21"):
        play(state, 0, "use grain-bank")


def test_an_assigned_worker_stays_on_its_card_and_is_available_when_released() -> None:
    """EN-10.3, EN-10.4, EN-T26"""
    state = position(ends=False, first=1)
    passes(state, 1)
    put(state, 0, "watch-on-the-loch")
    play(state, 0, "use watch-on-the-loch", "pass", chance="*")
    play(state, 0, "keep none")
    play(state, 1, "keep none")
    assert (tokens(state, "watch-on-the-loch"), has(state, 0, "worker")) == ("1 worker", 4)
    deal(state, 0, "helping-hands")

    play(state, 0, "disc populate", "boost helping-hands", "choose 2")

    assert (tokens(state, "watch-on-the-loch"), has(state, 0, "worker"), state.tired[0]) == ("", 6, 0)


def test_tokens_are_released_from_one_card_and_all_of_them() -> None:
    """EN-10.4"""
    state = position("mackinnon", "glenn")
    put(state, 0, "grain-bank with 1 food, vault-of-all-goods with 1 wood 2 raze")
    deal(state, 0, "run-on-the-bank")
    play(state, 0, "disc sail", "boost run-on-the-bank")
    assert state.points[0] == 2

    assert options(state) == {"release grain-bank food", "release vault-of-all-goods wood,raze,raze"}
    with refused("EN-10.4"):
        play(state, 0, "release vault-of-all-goods wood")
    play(state, 0, "release vault-of-all-goods wood,raze,raze", "sail raze")
    assert supply(state) == "1 wood, 1 raze, 5 worker"


def test_only_goods_that_lie_on_another_card_are_withdrawn() -> None:
    """EN-10.4: the Withdrawal Counter asks for a card that is not exhausted."""
    state = position("mackinnon", "glenn")
    put(state, 0, "withdrawal-counter, grain-bank with 1 food, royal-mint with 1 gold")
    put(state, 0, "grain-bank exhausted with 1 food")
    play(state, 0, "use withdrawal-counter")

    assert options(state) == {"withdraw grain-bank food", "withdraw royal-mint gold"}
    with refused("EN-10.4"):
        play(state, 0, "withdraw grain-bank.2 food")


def test_without_a_good_to_withdraw_the_counter_is_not_used() -> None:
    """EN-6.21, EN-10.4"""
    state = position("mackinnon", "glenn")
    put(state, 0, "withdrawal-counter, grain-bank exhausted with 1 food")

    with refused("EN-6.21"):
        play(state, 0, "use withdrawal-counter")


@pytest.mark.parametrize("tired, rested", [(0, 0), (1, 1), (2, 2), (4, 3)])
def test_refreshed_workers_are_available_again(tired: int, rested: int) -> None:
    """EN-10.5"""
    state = position("heidel", "glenn")
    give(state, 0, "", tired=tired)
    deal(state, 0, "round-of-beer")

    play(state, 0, "disc harvest", "boost round-of-beer", "harvest barley-field")

    assert (has(state, 0, "worker"), state.tired[0]) == (5 + rested, tired - rested)


# Storage


@pytest.mark.parametrize(
    "choices, gold, points", [("1 1", 2, 0), ("2 2", 0, 2), ("1 2", 1, 1)], ids=["gold", "VP", "both"]
)
def test_each_full_set_pays_one_of_two_things(choices: str, gold: int, points: int) -> None:
    """EN-10.8, EN-T02: 5 food pay twice, the fifth gives nothing, all 5 stay."""
    state = position("mackinnon", "glenn", ends=False)
    passes(state, 1)
    put(state, 0, "grain-bank with 5 food")
    play(state, 0, "pass", chance="*")
    play(state, 0, "keep none")
    play(state, 1, "keep none")

    for number in choices.split():
        play(state, 0, f"interest grain-bank {number}")

    assert (has(state, 0, "gold"), state.points[0]) == (gold, points)
    assert (tokens(state, "grain-bank"), state.phase) == ("5 food", "action")


def test_storage_offers_what_it_says() -> None:
    """EN-10.8"""
    state = position("mackinnon", "glenn", ends=False)
    passes(state, 1)
    put(state, 0, "grain-bank with 2 food, royal-mint")
    play(state, 0, "pass", chance="*")
    play(state, 0, "keep none")
    play(state, 1, "keep none")

    for move in ("interest grain-bank 3", "interest royal-mint 1"):
        with refused("EN-10.8"):
            play(state, 0, move)


def test_one_token_too_few_pays_nothing() -> None:
    """EN-10.8"""
    state = position("mackinnon", "glenn", ends=False)
    passes(state, 1)
    put(state, 0, "grain-bank with 1 food, vault-of-all-goods with 2 gold")
    play(state, 0, "pass", chance="*")
    play(state, 0, "keep none")
    play(state, 1, "keep none")

    assert (state.phase, state.points[0]) == ("action", 0)


def test_a_storage_card_pays_out_now() -> None:
    """EN-10.17: for all full sets; the tokens stay."""
    state = position("mackinnon", "glenn")
    put(state, 0, "royal-mint with 3 gold")
    deal(state, 0, "compound-interest")

    play(state, 0, "disc harvest", "boost compound-interest", "harvest kailyard")

    assert (state.points[0], tokens(state, "royal-mint")) == (3, "3 gold")


def test_only_a_bank_with_a_full_set_pays_out() -> None:
    """EN-10.17"""
    state = position("mackinnon", "glenn")
    put(state, 0, "royal-mint with 1 gold, merchants-bank with 2 food, grain-bank with 1 food, pawnbroker")
    deal(state, 0, "compound-interest")
    play(state, 0, "disc harvest", "boost compound-interest")

    assert options(state) == {"payout royal-mint", "payout merchants-bank"}
    with refused("EN-10.17"):
        play(state, 0, "payout grain-bank")


# Find


def test_a_card_is_searched_for_in_the_deck() -> None:
    """EN-10.9: one of the kind, none is not allowed, and all see it."""
    state = position()
    deal(state, 0, "call-the-clan")
    play(state, 0, "disc explore", "boost call-the-clan")

    assert options(state) == {
        "find caber-ground",
        "find masons-yard",
        "find pipers-green",
        "find wool-market",
    }
    with refused("EN-10.9"):
        play(state, 0, "find old-keep")
    with refused("EN-10.9"):
        play(state, 0, "enough")
    play(state, 0, "find caber-ground", chance="ceilidh")
    assert GAME.view(state, 1)["players"][0]["known"] == ["caber-ground"]


def test_the_discard_pile_is_not_searched() -> None:
    """EN-10.9, EN-T28"""
    state = position()
    deal(state, 0, "call-the-clan")
    empty_deck(state, 0, "wool-market", left="ceilidh ceilidh")
    before = hand(state).split()

    play(state, 0, "disc explore", "boost call-the-clan", chance="ceilidh")

    before.remove("call-the-clan")
    assert hand(state).split() == sorted([*before, "ceilidh"])
    assert state.discards[0] == ("call-the-clan", "wool-market")


def test_an_empty_deck_is_made_anew_and_then_searched() -> None:
    """EN-10.9, EN-3.19"""
    state = position()
    deal(state, 0, "call-the-clan")
    empty_deck(state, 0, "wool-market ceilidh ceilidh")

    play(state, 0, "disc explore", "boost call-the-clan", chance="ceilidh")

    assert "wool-market" in state.hands[0]
    assert (state.decks[0], state.discards[0]) == (("ceilidh",), ("call-the-clan",))


# Discs and exhausted cards


def test_a_disc_moves_to_any_tile_without_its_action_and_without_being_turned() -> None:
    """EN-10.11"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "dog-sled")
    give(state, 0, "1 food")
    lay_discs(state, 0, "explore sail/x")
    play(state, 0, "use dog-sled")

    assert len(options(state)) == 4 + 4 + 1
    play(state, 0, "shift explore populate")
    assert (discs(state), has(state, 0, "worker")) == ("populate sail/x", 5)


def test_an_exhausted_disc_moves_and_stays_exhausted() -> None:
    """EN-10.11: it is useless."""
    state = position("nanurjuk", "glenn")
    passes(state, 1)
    put(state, 0, "dog-sled")
    give(state, 0, "3 food")
    lay_discs(state, 0, "explore sail/x")

    play(state, 0, "use dog-sled", "shift sail harvest")

    assert discs(state) == "explore harvest/x"
    assert options(state, 0, "again") == {"again explore populate", "again explore sail"}


@pytest.mark.parametrize("move", ["shift harvest sail", "shift explore explore"])
def test_a_disc_that_lies_on_a_tile_moves_to_another(move: str) -> None:
    """EN-10.11"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "dog-sled")
    give(state, 0, "1 food")
    lay_discs(state, 0, "explore")
    play(state, 0, "use dog-sled")

    with refused("EN-10.11"):
        play(state, 0, move)


def test_without_a_used_disc_none_moves() -> None:
    """EN-10.11, EN-6.21: the rest of the text is done."""
    state = position("nanurjuk", "glenn")
    put(state, 0, "dog-sled")
    give(state, 0, "1 food")

    play(state, 0, "use dog-sled")

    assert state.points[0] == 1


def test_an_exhausted_action_is_not_used() -> None:
    """EN-10.12"""
    state = position()
    put(state, 0, "masons-yard exhausted")

    with refused("EN-10.12"):
        play(state, 0, "use masons-yard")


def test_a_renewed_card_is_used_again_in_the_same_round() -> None:
    """EN-10.12"""
    state = position()
    passes(state, 1)
    put(state, 0, "masons-yard, clan-gathering-hall")

    play(state, 0, "use masons-yard", "choose 1", "use clan-gathering-hall", "renew masons-yard")
    play(state, 0, "use masons-yard", "choose 1")

    assert has(state, 0, "stone") == 2


def test_only_exhausted_cards_of_ones_own_are_renewed() -> None:
    """EN-10.12"""
    state = position("glenn", "heidel")
    put(state, 0, "masons-yard, wool-market exhausted")
    put(state, 1, "ale-bench exhausted")
    deal(state, 0, "ceilidh")
    play(state, 0, "disc harvest", "boost ceilidh")

    assert options(state) == {"renew wool-market", "enough"}
    for name in ("masons-yard", "ale-bench", "oat-field"):
        with refused("EN-10.12"):
            play(state, 0, f"renew {name}")


# Cards that leave


def test_goods_on_a_card_that_leaves_are_lost_and_workers_become_tired() -> None:
    """EN-10.14"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "shaman-of-the-drift, fish-cache with 2 fish 1 worker")

    play(state, 0, "use shaman-of-the-drift")

    assert hand(state) == "fish-cache"
    assert (supply(state), state.tired[0]) == ("1 gold, 4 worker", 2)


def test_a_location_taken_back_may_be_built_again() -> None:
    """EN-10.15: its building bonus counts again."""
    state = position("nanurjuk", "glenn")
    passes(state, 1)
    put(state, 0, "shaman-of-the-drift, summer-tent")
    give(state, 0, "1 wood")

    play(state, 0, "use shaman-of-the-drift", "build summer-tent", "take food")

    assert (supply(state), empire(state)) == (
        "1 food, 1 gold, 4 worker",
        ["shaman-of-the-drift", "summer-tent"],
    )


def test_only_locations_are_taken_back() -> None:
    """EN-12.8: no field, no island, and not the card itself."""
    state = position("nanurjuk", "glenn")
    put(state, 0, "shaman-of-the-drift, dog-sled, trading-floe, wild-berries, seal-bank")
    play(state, 0, "use shaman-of-the-drift")

    assert options(state) == {"pick dog-sled", "pick trading-floe"}
    for name in ("seal-bank", "wild-berries", "shaman-of-the-drift"):
        with refused("EN-12.8"):
            play(state, 0, f"pick {name}")


def test_tokens_on_an_island_follow_the_same_rules() -> None:
    """EN-10.16: with an island made for the test."""
    island = made_card(
        "",
        "barrel-isle",
        distance="near",
        pillage={"food": 1},
        action={"cost": [{"assign": {"what": "food", "up_to": 2}}]},
        storage={"what": "food", "every": 1, "choose": [{"vp": 1}]},
    )
    state = position("mackinnon", "glenn", made=box_with(island), ends=False, first=1)
    passes(state, 1)
    put(state, 0, "barrel-isle, counting-house")
    give(state, 0, "2 food")

    play(state, 0, "use barrel-isle", "assign food,food")
    assert state.points[0] == 1
    play(state, 0, "pass", chance="*")
    play(state, 0, "keep none")
    play(state, 1, "keep none")

    assert (state.points[0], tokens(state, "barrel-isle")) == (3, "2 food")


def test_loading_a_ship_is_not_assigning_to_a_card() -> None:
    """EN-10.16"""
    state = position("mackinnon", "glenn")
    put(state, 0, "counting-house")
    give(state, 0, "1 fish, 1 raze")

    play(state, 0, "disc sail", "sail fish+raze")

    assert state.points[0] == 0


def test_cards_dropped_from_the_hand_are_in_the_hand() -> None:
    """EN-3.18"""
    state = position()
    put(state, 0, "merchants-landing")
    deal(state, 0, "ceilidh many-hands")
    play(state, 0, "use merchants-landing")

    with refused("EN-3.18"):
        play(state, 0, "drop wool-market")


def test_the_only_card_of_a_hand_is_dropped_without_a_question() -> None:
    """EN-12.3: everybody sees that there is no choice; among several, which one is asked whatever they are."""
    state = position()
    put(state, 0, "merchants-landing, misty-monastery")
    deal(state, 0, "ceilidh many-hands many-hands")
    play(state, 0, "use merchants-landing", "drop ceilidh")
    play(state, 1, "pass")
    play(state, 0, "use misty-monastery")
    assert options(state) == {"drop many-hands"}
    play(state, 0, "drop many-hands")
    state.empires[0] = tuple(piece.but(exhausted=False) for piece in state.empires[0])

    play(state, 0, "use misty-monastery")

    assert (hand(state), state.points[0]) == ("", 4)


def test_who_has_no_card_does_not_drop_one() -> None:
    """EN-6.21"""
    state = position()
    put(state, 0, "merchants-landing")

    with refused("EN-6.21"):
        play(state, 0, "use merchants-landing")


def test_a_second_shipyard_gives_nothing() -> None:
    """EN-1.5, EN-T30"""
    state = position("ulaf", "glenn")
    passes(state, 1)
    deal(state, 0, "flokis-shipyard axe-smithy treasury")
    play(state, 0, "disc construct", "boost flokis-shipyard", "construct axe-smithy")
    assert state.ships[0] == 3
    state.discards[0], state.hands[0] = (), tuple(sorted((*state.hands[0], *state.discards[0])))

    play(state, 0, "disc construct", "boost flokis-shipyard", "construct treasury")

    assert state.ships[0] == 3


def test_the_third_ship_is_there_while_others_sail() -> None:
    """EN-1.5, EN-T30: counted wherever they are."""
    state = position("ulaf", "glenn")
    passes(state, 1)
    sail(state, "0 0")
    deal(state, 0, "flokis-shipyard axe-smithy")

    play(
        state,
        0,
        "disc construct",
        "boost flokis-shipyard",
        "construct axe-smithy",
        "disc sail",
    )

    assert [ship.owner for ship in state.queue] == [0, 0, 0]


def test_another_clan_has_no_third_ship() -> None:
    """EN-1.5: a card made for the test."""
    card = made_card(
        "glenn", "wharf", kind="boost", on="populate", immediate={"do": [{"gain": {"clan_ship": 1}}]}
    )
    state = position(made=box_with(card))
    deal(state, 0, "wharf")

    play(state, 0, "disc populate", "boost wharf")

    assert state.ships[0] == 2


# Numbers above one, with cards made for the test


def test_several_free_attacks() -> None:
    """EN-6.22, EN-12.3: as many as there are targets."""
    card = made_card(
        "glenn", "horn", kind="location", icons=["hearth"], pay={"wood": 1}, action={"do": [{"attack": 3}]}
    )
    state = position("glenn", "heidel", made=box_with(card))
    put(state, 0, "horn")
    put(state, 1, "ale-bench, spit-roast")

    play(state, 0, "use horn", "attack 1 ale-bench")

    assert (exhausted(state, 1), GAME.waiting(state)) == (["ale-bench", "spit-roast"], (1,))


def test_several_early_expeditions() -> None:
    """EN-7.10: as many as there are ships."""
    card = made_card(
        "glenn",
        "horn",
        kind="location",
        icons=["hearth"],
        pay={"wood": 1},
        action={"do": [{"expedition": 3}]},
    )
    state = position("glenn", "heidel", made=box_with(card))
    put(state, 0, "horn")
    sail(state, "0 1 0:fish")

    play(state, 0, "use horn", "voyage 1", "island seal-bank", "island golden-atoll")

    assert (supply(state), state.ships[0], GAME.waiting(state)) == ("3 fish, 3 gold, 5 worker", 2, (1,))


def test_several_discs_are_moved() -> None:
    """EN-10.11, EN-12.3: or fewer."""
    card = made_card(
        "glenn", "horn", kind="location", icons=["hearth"], pay={"wood": 1}, action={"do": [{"move_disc": 2}]}
    )
    for moves, expected in [("shift sail explore", "explore harvest"), ("enough", "harvest sail")]:
        state = position("glenn", "heidel", made=box_with(card))
        put(state, 0, "horn")
        lay_discs(state, 0, "harvest explore")
        play(state, 0, "use horn", "shift explore sail", moves)
        assert discs(state) == expected


def test_several_storage_cards_pay_out() -> None:
    """EN-10.17: each once."""
    card = made_card(
        "mackinnon",
        "bell",
        kind="location",
        icons=["manor"],
        pay={"wood": 1},
        action={"do": [{"pay_out": {"cards": {"icon": ["bank"]}, "count": 2}}]},
    )
    state = position("mackinnon", "heidel", made=box_with(card))
    put(state, 0, "bell, royal-mint with 1 gold, royal-mint with 2 gold, vault-of-all-goods with 3 gold")

    play(state, 0, "use bell", "payout royal-mint.2")
    assert options(state) == {"payout royal-mint", "payout vault-of-all-goods"}
    play(state, 0, "payout royal-mint")

    assert state.points[0] == 3


def test_resources_of_choice_and_named_ones_are_paid_together() -> None:
    """EN-2.3, EN-10.2: what is left after the named ones, and gold."""
    card = made_card(
        "glenn",
        "stall",
        kind="location",
        icons=["hearth"],
        pay={"wood": 1},
        action={"cost": [{"pay": {"wood": 1, "any_resource": 2}}], "do": [{"gain": {"vp": 4}}]},
    )
    state = position(made=box_with(card))
    put(state, 0, "stall")
    give(state, 0, "2 wood")
    with refused("EN-6.21"):
        play(state, 0, "use stall")
    give(state, 0, "1 food, 1 gold")

    play(state, 0, "use stall", "pay wood,gold")

    assert (supply(state), state.points[0]) == ("1 food, 5 worker", 4)


def test_gold_is_not_named_for_resources_of_choice() -> None:
    """EN-2.3: which they are is said when they are paid."""
    state = position("mackinnon", "glenn")
    put(state, 0, "pawnbroker")
    give(state, 0, "2 food, 2 gold")

    with refused("EN-2.3"):
        play(state, 0, "use pawnbroker food")


def test_gold_is_paid_in_a_choice_although_the_resource_is_there() -> None:
    """EN-2.3: the Trading Floe."""
    state = position("nanurjuk", "glenn")
    put(state, 0, "trading-floe")
    give(state, 0, "1 fish, 1 food, 1 gold")

    play(state, 0, "use trading-floe", "choose 1 fish", "choose 2")

    assert (supply(state), state.points[0]) == ("1 food, 1 fish, 5 worker", 1)
