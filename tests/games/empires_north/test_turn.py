"""The Action phase: turns, building, attacks and the actions of locations (EN-6.1 to EN-6.8, EN-6.19 to EN-6.22)."""

from __future__ import annotations

import pytest

from deskovka.games.empires_north import GAME
from games.empires_north.table import (
    DISTANT,
    NEAR,
    asked,
    box_with,
    deal,
    empire,
    exhausted,
    give,
    hand,
    has,
    lay_discs,
    lay_islands,
    made_card,
    options,
    passes,
    piece,
    play,
    position,
    put,
    sail,
    supply,
)
from positions import refused

HOUSE = {"kind": "location", "icons": ["hearth"], "pay": {"wood": 1}}


# Turns


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_begins_and_it_goes_clockwise(first: int) -> None:
    """EN-6.1"""
    state = position("glenn", "ulaf", "heidel", ends=False, first=(first - 1) % 3)
    passes(state, 1, 2)
    play(state, 0, "pass", chance="*")
    for seat in range(3):
        play(state, seat, "keep none")

    order = []
    for _ in range(3):
        (seat,) = GAME.waiting(state)
        order.append(seat)
        play(state, seat, "disc populate")
        if asked(state) == "BoostOrField":
            play(state, seat, "nothing")

    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_a_turn_is_one_action() -> None:
    """EN-6.1"""
    state = position()

    play(state, 0, "disc populate")

    assert GAME.waiting(state) == (1,)
    with refused("EN-6.1"):
        play(state, 0, "disc populate")


def test_the_actions_are_building_discs_attacks_and_the_actions_of_cards() -> None:
    """EN-6.2"""
    state = position("glenn", "heidel")
    give(state, 0, "1 stone, 1 raze, 1 sheep, 1 food")
    deal(state, 0, "wool-market")
    put(state, 0, "wool-market, seal-bank")
    put(state, 1, "ale-bench")
    lay_discs(state, 0, "harvest")

    assert {option.split()[0] for option in options(state)} == {
        "build",
        "disc",
        "again",
        "attack",
        "use",
        "pass",
    }


def test_any_kind_of_action_may_be_repeated() -> None:
    """EN-6.2: in any order."""
    state = position()
    passes(state, 1)
    give(state, 0, "2 stone, 1 wood")
    deal(state, 0, "wool-market wool-market masons-yard")

    play(state, 0, "build wool-market", "disc populate", "build wool-market", "build masons-yard")

    assert empire(state) == ["wool-market", "wool-market", "masons-yard"]


def test_who_passed_takes_no_more_actions() -> None:
    """EN-6.3"""
    state = position()

    play(state, 0, "pass")
    play(state, 1, "disc populate")

    assert GAME.waiting(state) == (1,)
    with refused("EN-6.1"):
        play(state, 0, "disc populate")


def test_who_passed_is_no_target() -> None:
    """EN-6.3, EN-T06"""
    state = position("glenn", "heidel")
    give(state, 0, "1 raze")
    put(state, 1, "ale-bench")
    passes(state, 1)

    assert not options(state, 0, "attack")
    with refused("EN-6.3"):
        play(state, 0, "attack 1 ale-bench")


def test_who_passed_is_a_target_again_when_the_phase_is_over() -> None:
    """EN-6.3: out for the rest of the Action phase; a bonus in the Expedition phase attacks anybody."""
    isle = made_card("", "raiders-isle", distance="near", pillage={"food": 1}, bonus={"do": [{"attack": 1}]})
    state = position(made=box_with(isle))
    lay_islands(state, "raiders-isle", *NEAR, *DISTANT)
    put(state, 1, "axe-smithy, rune-stone")
    sail(state, "0:raze")
    play(state, 0, "pass")
    play(state, 1, "pass")

    play(state, 0, "island raiders-isle", "conquer")

    assert options(state) == {"attack 1 axe-smithy", "attack 1 rune-stone"}


def test_features_of_a_passed_player_still_work() -> None:
    """EN-6.3: the ferry of Heidel, who has passed, sees an early conquest."""
    state = position("ulaf", "heidel")
    put(state, 1, "friendly-ferry")
    passes(state, 1)
    deal(state, 0, "early-raid")
    sail(state, "0:raze")

    play(state, 0, "disc populate", "boost early-raid", "island seal-bank", "conquer")

    assert (state.phase, has(state, 1, "food")) == ("action", 1)


def test_the_ship_of_a_passed_player_may_be_overtaken() -> None:
    """EN-6.3"""
    state = position("ulaf", "glenn")
    put(state, 0, "raven-mast")
    sail(state, "1 0")
    passes(state, 1)

    play(state, 0, "use raven-mast", "forward 2 1")

    assert [ship.owner for ship in state.queue] == [0, 1]


def test_passing_is_always_possible() -> None:
    """EN-6.4"""
    state = position()

    assert "pass" in options(state)


def test_the_last_player_goes_on_alone_and_the_phase_ends_when_all_have_passed() -> None:
    """EN-6.4"""
    state = position(ends=False)
    play(state, 0, "pass")

    play(state, 1, "disc populate", "disc harvest", "harvest fjord-forest")
    assert (GAME.waiting(state), state.phase) == ((1,), "action")
    play(state, 1, "pass", chance="*")

    assert state.phase == "lookout"


def test_workers_do_not_become_cards_or_resources() -> None:
    """EN-6.5: with workers alone there is nothing else to do."""
    state = position()

    assert options(state) == {"disc explore", "disc populate", "disc harvest", "disc sail", "pass"}


# Building


def test_a_location_is_paid_for_and_placed_renewed() -> None:
    """EN-6.6"""
    state = position()
    passes(state, 1)
    give(state, 0, "1 stone, 1 sheep")
    deal(state, 0, "wool-market")

    play(state, 0, "build wool-market")
    assert not piece(state, 0, "wool-market").exhausted
    play(state, 0, "use wool-market")

    assert (supply(state), state.points[0]) == ("1 gold, 5 worker", 1)


def test_the_trading_floe_is_built_for_a_stone_or_a_gold() -> None:
    """EN-6.6, EN-T03"""
    for goods, left in [("1 stone, 1 gold", "1 gold, 5 worker"), ("1 gold, 3 wood", "3 wood, 5 worker")]:
        state = position("nanurjuk", "glenn")
        give(state, 0, goods)
        deal(state, 0, "trading-floe")
        play(state, 0, "build trading-floe")
        assert supply(state) == left


def test_the_trading_floe_is_not_built_for_wood() -> None:
    """EN-6.6, EN-T03"""
    state = position("nanurjuk", "glenn")
    give(state, 0, "3 wood")
    deal(state, 0, "trading-floe")

    assert not options(state, 0, "build")
    with refused("EN-6.6"):
        play(state, 0, "build trading-floe")


def test_a_building_bonus_counts_the_card_itself() -> None:
    """EN-6.6, EN-T04: with a harbour made for the test that shows the icon; and the printed one does not."""
    card = made_card(
        "panuk",
        "penguin-harbor",
        kind="location",
        icons=["penguin"],
        pay={"wood": 1},
        bonus={"do": [{"gain": {"vp": 1}, "for_each": {"cards": {"icon": ["penguin"]}}}]},
    )
    for name, points in [("penguin-harbor", 3), ("frozen-harbor", 2)]:
        state = position("panuk", "glenn", made=box_with(card))
        put(state, 0, "penguin-colony, penguin-tamer")
        give(state, 0, "1 wood, 1 stone")
        deal(state, 0, name)
        play(state, 0, f"build {name}")
        assert state.points[0] == points


def test_only_a_card_in_hand_is_built() -> None:
    """EN-6.6"""
    state = position()
    give(state, 0, "1 stone")

    with refused("EN-6.6"):
        play(state, 0, "build wool-market")


@pytest.mark.parametrize("card", ["quarry-hollow", "wool-shed", "ceilidh", "travelling-ice-cream-man"])
def test_fields_and_boosts_are_not_built_by_this_action(card: str) -> None:
    """EN-6.7"""
    state = position()
    give(state, 0, "9 stone, 9 wood")
    deal(state, 0, card)

    assert not options(state, 0, "build")
    with refused("EN-6.7"):
        play(state, 0, f"build {card}")


def test_there_is_no_limit_of_cards_or_of_copies_of_one() -> None:
    """EN-6.8"""
    state = position()
    passes(state, 1)
    put(state, 0, ", ".join(name for name in state.decks[0] if state.box[name].features))
    give(state, 0, "2 wood")
    deal(state, 0, "masons-yard masons-yard")

    play(state, 0, "build masons-yard", "build masons-yard")

    assert options(state, 0, "use") == {"use masons-yard", "use masons-yard.2"}


# Attacks


def test_an_attack_exhausts_an_action_card_for_a_raze_token() -> None:
    """EN-6.19, EN-T06"""
    state = position("glenn", "heidel")
    give(state, 0, "1 raze")
    give(state, 1, "1 food")
    put(state, 1, "ale-bench")

    play(state, 0, "attack 1 ale-bench")

    assert (has(state, 0, "raze"), exhausted(state, 1)) == (0, ["ale-bench"])
    with refused("EN-10.12"):
        play(state, 1, "use ale-bench")


def test_an_attack_needs_a_raze_token() -> None:
    """EN-6.19"""
    state = position("glenn", "heidel")
    give(state, 0, "3 gold")
    put(state, 1, "ale-bench")

    with refused("EN-6.19"):
        play(state, 0, "attack 1 ale-bench")


def test_an_exhausted_card_is_not_attacked_again() -> None:
    """EN-6.19, EN-T06"""
    state = position("glenn", "heidel")
    give(state, 0, "2 raze")
    put(state, 1, "ale-bench exhausted")

    with refused("EN-6.19"):
        play(state, 0, "attack 1 ale-bench")


def test_a_card_without_an_action_is_not_attacked() -> None:
    """EN-6.19, EN-T06"""
    state = position("glenn", "heidel")
    give(state, 0, "1 raze")
    put(state, 1, "mead-hall")

    assert not options(state, 0, "attack")
    with refused("EN-6.19"):
        play(state, 0, "attack 1 mead-hall")


def test_nobody_attacks_the_own_cards() -> None:
    """EN-6.19"""
    state = position("glenn", "heidel")
    give(state, 0, "1 raze")
    put(state, 0, "wool-market")

    with refused("EN-6.19"):
        play(state, 0, "attack 0 wool-market")


def test_a_conquered_island_with_an_action_is_attacked_too() -> None:
    """EN-6.19"""
    state = position("glenn", "heidel")
    give(state, 0, "1 raze")
    put(state, 1, "seal-bank, golden-atoll")

    assert options(state, 0, "attack") == {"attack 1 seal-bank"}
    play(state, 0, "attack 1 seal-bank")
    assert exhausted(state, 1) == ["seal-bank"]


def test_an_attacked_card_stays_exhausted_until_it_is_renewed() -> None:
    """EN-6.19, EN-T06: by a card, or in Cleanup."""
    state = position("ulaf", "glenn", ends=False)
    give(state, 0, "1 raze")
    give(state, 1, "1 sheep")
    put(state, 1, "wool-market, clan-gathering-hall")

    play(state, 0, "attack 1 wool-market")
    play(state, 1, "use clan-gathering-hall", "renew wool-market")
    play(state, 0, "pass")
    play(state, 1, "use wool-market")

    assert state.points[1] == 2
    play(state, 1, "pass", chance="*")
    assert exhausted(state, 1) == []


# The actions of locations


def test_a_location_is_used_once_a_round() -> None:
    """EN-6.20, EN-T07"""
    state = position(ends=False)
    passes(state, 1)
    put(state, 0, "masons-yard")

    play(state, 0, "use masons-yard", "choose 1")
    assert (state.tired[0], exhausted(state)) == (1, ["masons-yard"])
    with refused("EN-10.12"):
        play(state, 0, "use masons-yard")
    play(state, 0, "pass", chance="*")
    play(state, 0, "keep none")
    play(state, 1, "keep none", "pass")

    assert "use masons-yard" in options(state)


def test_a_card_that_is_not_in_the_empire_is_not_used() -> None:
    """EN-6.20"""
    state = position()
    deal(state, 0, "masons-yard")

    with refused("EN-6.20"):
        play(state, 0, "use masons-yard")


def test_the_card_is_exhausted_after_its_effect() -> None:
    """EN-6.20, EN-T34: while it works it is not exhausted and cannot be the card renewed."""
    card = made_card(
        "glenn",
        "bell",
        **HOUSE,
        action={
            "cost": [{"pay": {"worker": 1}}],
            "do": [{"renew": {"cards": {"has": "action"}, "count": 1}}],
        },
    )
    state = position(made=box_with(card))
    put(state, 0, "bell, wool-market exhausted")

    play(state, 0, "use bell")
    assert options(state) == {"renew wool-market", "enough"}
    play(state, 0, "renew wool-market")

    assert exhausted(state) == ["bell"]


def test_a_boost_played_meanwhile_does_not_renew_the_card() -> None:
    """EN-6.20, EN-T35: with a location made for the test that performs Harvest."""
    card = made_card("glenn", "barn", **HOUSE, action={"do": [{"perform": "harvest"}]})
    state = position(made=box_with(card))
    put(state, 0, "barn, wool-market exhausted, masons-yard exhausted")
    deal(state, 0, "ceilidh")

    play(state, 0, "use barn", "boost ceilidh")
    assert options(state) == {"renew wool-market", "renew masons-yard", "enough"}
    play(state, 0, "renew wool-market", "renew masons-yard", "harvest oat-field")

    assert exhausted(state) == ["barn"]


def test_a_card_that_left_meanwhile_is_not_exhausted() -> None:
    """EN-6.20: a location made for the test that discards itself."""
    card = made_card(
        "glenn",
        "tent",
        **HOUSE,
        action={"do": [{"discard": {"cards": {"this": True}}}, {"gain": {"vp": 1}}]},
    )
    state = position(made=box_with(card))
    put(state, 0, "tent")

    play(state, 0, "use tent")

    assert (empire(state), state.points[0], state.discards[0]) == ([], 1, ("tent",))


def test_an_action_needs_its_whole_cost() -> None:
    """EN-6.21"""
    state = position()
    put(state, 0, "caber-ground")

    with refused("EN-6.21"):
        play(state, 0, "use caber-ground")


def test_an_action_needs_its_capitalised_action_to_be_possible() -> None:
    """EN-6.21, EN-6.16: no ship is left to sail."""
    state = position("ulaf", "glenn")
    put(state, 0, "oar-makers")
    sail(state, "0 0")

    with refused("EN-6.21"):
        play(state, 0, "use oar-makers")


def test_a_boost_needs_a_ship_for_its_early_expedition() -> None:
    """EN-6.21, EN-7.10"""
    state = position("ulaf", "glenn")
    deal(state, 0, "early-raid")
    sail(state, "1")
    play(state, 0, "disc populate")

    assert options(state) == {"nothing"}
    with refused("EN-6.21"):
        play(state, 0, "boost early-raid")


def test_of_a_choice_only_the_impossible_part_is_barred() -> None:
    """EN-6.21: with a location made for the test."""
    card = made_card(
        "glenn",
        "harbour",
        **HOUSE,
        action={"do": [{"choose": [[{"perform": "sail"}], [{"gain": {"vp": 1}}], [{"gain": {"fish": 1}}]]}]},
    )
    state = position(made=box_with(card))
    put(state, 0, "harbour")
    sail(state, "0 0")
    play(state, 0, "use harbour")

    assert options(state) == {"choose 2", "choose 3"}
    with refused("EN-6.21"):
        play(state, 0, "choose 1")


def test_everything_else_is_done_as_far_as_possible() -> None:
    """EN-6.21: no tired worker, nothing to renew, no ship in the queue."""
    state = position("ulaf", "glenn")
    passes(state, 1)
    put(state, 0, "berry-isle, raven-mast")

    play(state, 0, "use berry-isle", "use raven-mast")

    assert (has(state, 0, "worker"), state.tired[0], has(state, 0, "fish")) == (4, 1, 1)


def test_an_attack_by_a_card_is_an_attack_but_free() -> None:
    """EN-6.22, EN-T41: no raze token, the same features."""
    state = position("ulaf", "glenn")
    put(state, 0, "wreckers-reef")
    put(state, 1, "old-keep, wool-market")

    play(state, 0, "use wreckers-reef", "choose 2")

    assert (exhausted(state, 1), state.points[1]) == (["wool-market"], 2)


def test_a_free_attack_has_the_same_targets() -> None:
    """EN-6.22, EN-T41: nobody who has passed, no exhausted card, no feature."""
    state = position("ulaf", "glenn", "heidel")
    put(state, 0, "wreckers-reef")
    put(state, 1, "old-keep, wool-market exhausted, masons-yard, wool-market")
    put(state, 2, "ale-bench")
    passes(state, 2)
    play(state, 0, "use wreckers-reef", "choose 2")

    assert options(state) == {"attack 1 masons-yard", "attack 1 wool-market.2"}
    with refused("EN-6.3"):
        play(state, 0, "attack 2 ale-bench")
    with refused("EN-6.19"):
        play(state, 0, "attack 1 old-keep")


def test_a_free_attack_without_a_target_is_nothing() -> None:
    """EN-6.21, EN-6.22: the rest of the text is done."""
    state = position("ulaf", "glenn")
    deal(state, 0, "battle-cry")

    play(state, 0, "disc sail", "boost battle-cry", "choose 2")

    assert (state.points[0], hand(state)) == (1, "")


def test_only_the_one_who_is_attacked_sees_it() -> None:
    """EN-6.22, EN-12.2: a third player has nothing of it."""
    keep = made_card(
        "heidel",
        "toll",
        kind="location",
        icons=["bench"],
        pay={"wood": 1},
        features=[{"on": "attack", "who": "opponent", "do": [{"gain": {"vp": 1}}]}],
    )
    state = position("ulaf", "glenn", "heidel", made=box_with(keep))
    give(state, 0, "1 raze")
    put(state, 1, "old-keep, wool-market")
    put(state, 2, "toll")

    play(state, 0, "attack 1 wool-market")

    assert state.points == [0, 2, 0]


def test_the_attacker_may_have_a_feature_too() -> None:
    """EN-6.22: with a card made for the test; it works before those of the victim."""
    horn = made_card(
        "ulaf",
        "horn",
        kind="location",
        icons=["hall"],
        pay={"wood": 1},
        features=[{"on": "attack", "do": [{"gain": {"any_resource": 1}}]}],
    )
    state = position("ulaf", "glenn", made=box_with(horn))
    give(state, 0, "1 raze")
    put(state, 0, "horn")
    put(state, 1, "old-keep, wool-market")

    play(state, 0, "attack 1 wool-market")
    assert (asked(state), state.points[1]) == ("TakeResources", 0)
    play(state, 0, "take food")

    assert state.points[1] == 2


def test_a_location_to_take_back_may_be_missing() -> None:
    """EN-6.21, EN-12.8: Moving On may be played, but its reward is that of the card."""
    state = position("nanurjuk", "glenn")
    give(state, 0, "", tired=1)
    deal(state, 0, "moving-on dog-sled")

    play(state, 0, "disc construct", "boost moving-on", "choose 2", "construct dog-sled")

    assert (state.points[0], state.tired[0], empire(state)) == (0, 1, ["dog-sled"])
