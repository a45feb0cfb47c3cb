"""The kinds of cards and what they are for (EN-3)."""

from __future__ import annotations

import pytest

from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.state import EmpiresState
from games.empires_north.table import (
    box_with,
    clear_empire,
    deal,
    empire,
    empty_deck,
    exhausted,
    give,
    hand,
    has,
    made_card,
    options,
    passes,
    piece,
    play,
    position,
    put,
    sail,
    score,
    supply,
)
from positions import refused


def test_icons_count_in_the_own_empire_only() -> None:
    """EN-3.3: not those in the hand, nor those of opponents."""
    state = position("heidel", "glenn")
    put(state, 0, "brewmaster, ale-bench")
    deal(state, 0, "spit-roast mead-hall")
    give(state, 0, "1 food")

    play(state, 0, "use brewmaster")

    assert state.points[0] == 2


def test_any_card_of_the_empire_may_be_an_island() -> None:
    """EN-3.4"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "seal-bank")
    deal(state, 0, "break-camp")

    play(state, 0, "disc explore", "boost break-camp")

    assert "pick seal-bank" in options(state)


# Fields


def test_a_field_gives_its_goods_when_built_and_when_harvested() -> None:
    """EN-3.5"""
    state = position()
    passes(state, 1)
    deal(state, 0, "quarry-hollow wool-market")

    play(state, 0, "disc construct", "field quarry-hollow", "construct wool-market")
    assert has(state, 0, "stone") == 2
    play(state, 0, "disc harvest", "harvest quarry-hollow")

    assert has(state, 0, "stone") == 4


def test_a_field_gives_workers_cards_and_points_if_they_are_printed() -> None:
    """EN-3.5: with a field made for the test."""
    card = made_card(
        "glenn", "hostel", kind="field", on="populate", produces={"food": 1, "worker": 1, "card": 1, "vp": 2}
    )
    state = position(made=box_with(card))
    deal(state, 0, "hostel")

    play(state, 0, "disc populate")
    play(state, 0, "field hostel", chance="ceilidh")

    assert (supply(state), state.points[0], hand(state)) == ("1 food, 7 worker", 2, "ceilidh")


def test_fields_are_never_exhausted() -> None:
    """EN-3.5: harvested twice in a round."""
    state = position()
    passes(state, 1)

    play(state, 0, "disc harvest", "harvest oat-field", "disc harvest", "harvest oat-field")

    assert (has(state, 0, "food"), exhausted(state)) == (4, [])


# Upgrades


def test_an_upgrade_gives_only_its_own_goods_when_built() -> None:
    """EN-3.6, EN-T13"""
    state = position("panuk", "glenn")
    passes(state, 1)
    deal(state, 0, "frozen-mammoth")

    play(state, 0, "disc explore")
    play(state, 0, "upgrade frozen-mammoth on driftwood-cove", chance="ice-pier")
    assert supply(state) == "2 food, 5 worker"
    play(state, 0, "disc harvest", "harvest driftwood-cove")

    assert supply(state) == "5 food, 1 wood, 5 worker"


def test_an_upgrade_needs_a_field_that_gives_the_same_good() -> None:
    """EN-3.6, EN-T13"""
    state = position("panuk", "glenn")
    deal(state, 0, "frozen-mammoth")
    play(state, 0, "disc explore")

    assert options(state) == {"nothing", "upgrade frozen-mammoth on driftwood-cove"}
    with refused("EN-3.6"):
        play(state, 0, "upgrade frozen-mammoth on ice-hole")


def test_an_upgrade_is_no_field_of_its_own() -> None:
    """EN-3.6"""
    state = position("panuk", "glenn")
    deal(state, 0, "frozen-mammoth")
    play(state, 0, "disc explore")

    with refused("EN-3.6"):
        play(state, 0, "field frozen-mammoth")


def test_a_field_is_no_upgrade() -> None:
    """EN-3.6"""
    state = position()
    deal(state, 0, "quarry-hollow wool-market")
    play(state, 0, "disc construct")

    with refused("EN-3.6"):
        play(state, 0, "upgrade quarry-hollow on pasture")


def test_an_upgrade_is_never_attached_to_an_upgrade() -> None:
    """EN-3.6"""
    state = position()
    put(state, 0, "wool-shed on pasture")
    deal(state, 0, "wool-shed")
    play(state, 0, "disc harvest")

    assert options(state) == {"nothing", "upgrade wool-shed on pasture"}
    with refused("EN-3.6"):
        play(state, 0, "upgrade wool-shed on wool-shed")


def test_a_field_may_have_several_upgrades() -> None:
    """EN-3.6"""
    state = position()
    put(state, 0, "wool-shed on pasture")
    deal(state, 0, "wool-shed")

    play(state, 0, "disc harvest", "upgrade wool-shed on pasture", "harvest pasture")

    assert supply(state) == "1 stone, 4 sheep, 5 worker"


def test_an_upgrade_is_not_harvested_alone() -> None:
    """EN-3.6"""
    state = position()
    put(state, 0, "wool-shed on pasture")
    play(state, 0, "disc harvest")

    assert options(state) == {"harvest oat-field", "harvest birch-wood", "harvest pasture"}
    with refused("EN-6.17"):
        play(state, 0, "harvest wool-shed")


def test_a_field_of_two_goods_accepts_upgrades_of_either() -> None:
    """EN-3.7, EN-T42: gold and fish; harvesting gives the sum of all."""
    state = position("mackinnon", "glenn")
    passes(state, 1)
    deal(state, 0, "second-seam")

    play(state, 0, "disc explore")
    play(state, 0, "upgrade second-seam on gold-stream", chance="loan")
    play(state, 0, "disc harvest", "harvest gold-stream")

    assert supply(state) == "1 fish, 3 gold, 5 worker"


def test_an_upgrade_of_two_goods_needs_a_field_with_one_of_them() -> None:
    """EN-3.7: with an upgrade made for the test."""
    card = made_card("glenn", "terrace", kind="field-upgrade", on="populate", produces={"gold": 1, "wood": 1})
    state = position(made=box_with(card))
    deal(state, 0, "terrace")
    play(state, 0, "disc populate")

    assert options(state) == {"nothing", "upgrade terrace on birch-wood"}


def test_workers_are_no_goods_that_join_an_upgrade_and_a_field() -> None:
    """EN-3.6, EN-2.2: with cards made for the test that have only workers in common."""
    field = made_card("glenn", "hostel", kind="field", on="sail", produces={"worker": 1, "raze": 1})
    upgrade = made_card("glenn", "annex", kind="field-upgrade", on="populate", produces={"worker": 1})
    state = position(made=box_with(field, upgrade))
    put(state, 0, "hostel")
    deal(state, 0, "annex")
    play(state, 0, "disc populate")

    assert options(state) == {"nothing"}
    with refused("EN-3.6"):
        play(state, 0, "upgrade annex on hostel")


def test_an_upgrade_counts_as_a_card_of_the_empire() -> None:
    """EN-3.8"""
    state = position()
    before = score(state, 0)

    put(state, 0, "wool-shed on pasture")

    assert score(state, 0) == before + 1


def test_an_upgrade_may_be_chosen_as_a_field() -> None:
    """EN-3.8"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "new-outpost, salted-catch on seal-rock")

    play(state, 0, "use new-outpost")

    assert "pick salted-catch" in options(state)


def test_upgrades_leave_with_their_field() -> None:
    """EN-3.9, EN-T32: a feature sees both; the reward is paid for the chosen one only."""
    state = position("nanurjuk", "glenn")
    put(state, 0, "spirit-drum, salted-catch on seal-rock")
    deal(state, 0, "break-camp")

    play(state, 0, "disc explore", "boost break-camp", "pick seal-rock", "enough", chance="dog-sled")

    assert empire(state) == ["spirit-drum"]
    assert state.points[0] == 2 + 2 * 1
    assert state.discards[0] == ("break-camp", "salted-catch")


def test_an_upgrade_may_leave_alone() -> None:
    """EN-3.9"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "new-outpost, salted-catch on seal-rock")

    play(state, 0, "use new-outpost", "pick salted-catch", "take food", chance="dog-sled")

    assert piece(state, 0, "seal-rock")
    assert empire(state) == ["new-outpost"]


def test_a_field_and_its_upgrade_may_both_be_chosen() -> None:
    """EN-3.9, EN-12.8: then both earn the reward."""
    state = position("nanurjuk", "glenn")
    put(state, 0, "salted-catch on seal-rock")
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

    assert (state.points[0], empire(state)) == (4, [])


def test_a_field_or_upgrade_may_become_either() -> None:
    """EN-3.10, EN-T14"""
    state = position()
    deal(state, 0, "travelling-ice-cream-man")
    play(state, 0, "disc populate")

    assert options(state) == {
        "nothing",
        "field travelling-ice-cream-man",
        "upgrade travelling-ice-cream-man on oat-field",
    }
    play(state, 0, "upgrade travelling-ice-cream-man on oat-field")
    assert piece(state, 0, "travelling-ice-cream-man").onto == piece(state, 0, "oat-field").serial


def test_a_field_or_upgrade_needs_no_food_field_to_be_a_field() -> None:
    """EN-3.10, EN-T14"""
    state = position()
    clear_empire(state, 0, "birch-wood")
    deal(state, 0, "travelling-ice-cream-man")

    play(state, 0, "disc populate", "field travelling-ice-cream-man")

    assert has(state, 0, "food") == 1


# Boosts, features, actions


def test_a_boost_works_at_once_and_is_discarded() -> None:
    """EN-3.11, EN-10.10"""
    state = position("mackinnon", "glenn")
    deal(state, 0, "loan")

    play(state, 0, "disc populate", "boost loan")

    assert (has(state, 0, "gold"), state.discards[0]) == (3, ("loan",))


def test_a_boost_is_not_in_the_pile_that_its_own_effect_shuffles() -> None:
    """EN-3.11: it is discarded after its effect."""
    state = position("panuk", "glenn")
    deal(state, 0, "sorting-day")
    empty_deck(state, 0, "ice-pier kelp-bed kelp-bed")

    play(state, 0, "disc explore", "boost sorting-day", chance="kelp-bed")

    assert state.discards[0] == ("sorting-day",)
    assert "ice-pier" in state.hands[0]


def test_a_boost_needs_to_be_in_hand() -> None:
    """EN-3.11"""
    state = position()
    deal(state, 0, "helping-hands")
    play(state, 0, "disc populate")

    with refused("EN-3.11"):
        play(state, 0, "boost ceilidh")


def test_a_boost_is_not_played_without_its_action() -> None:
    """EN-3.11"""
    state = position()
    deal(state, 0, "helping-hands")

    with refused("EN-3.11"):
        play(state, 0, "boost helping-hands")


def test_a_feature_works_any_number_of_times() -> None:
    """EN-3.12: it is not exhausted."""
    state = position()
    passes(state, 1)
    put(state, 0, "common-table")

    play(state, 0, "disc populate", "disc populate")

    assert (has(state, 0, "food"), exhausted(state)) == (2, [])


def test_a_feature_works_in_the_turns_of_others() -> None:
    """EN-3.12"""
    state = position("ulaf", "heidel")
    put(state, 1, "friendly-ferry")
    sail(state, "0:raze")
    passes(state, 1)

    play(state, 0, "pass", "island seal-bank", "conquer")

    assert has(state, 1, "food") == 1


def test_only_cards_with_an_action_are_used() -> None:
    """EN-3.13"""
    state = position()
    put(state, 0, "common-table")

    with refused("EN-3.13"):
        play(state, 0, "use common-table")


def test_a_building_bonus_comes_once() -> None:
    """EN-3.14"""
    state = position()
    passes(state, 1)
    deal(state, 0, "old-keep")
    give(state, 0, "2 stone, 1 wood")

    play(state, 0, "build old-keep", "disc populate")

    assert state.points[0] == 2


def test_a_slash_is_a_choice_of_exactly_one() -> None:
    """EN-3.15, EN-T05"""
    state = position()
    put(state, 0, "masons-yard")
    play(state, 0, "use masons-yard")

    assert options(state) == {"choose 1", "choose 2"}
    play(state, 0, "choose 1")
    assert (has(state, 0, "stone"), has(state, 0, "wood")) == (1, 0)


def test_there_is_no_third_choice() -> None:
    """EN-3.15"""
    state = position()
    put(state, 0, "masons-yard")
    play(state, 0, "use masons-yard")

    with refused("EN-3.15"):
        play(state, 0, "choose 3")


def test_the_place_of_a_card_in_the_empire_has_no_meaning() -> None:
    """EN-3.16: exhausted cards stay so, an upgrade stays with its field, a copy with its card."""
    for pieces in (
        "wool-market exhausted, caber-ground, wool-shed on pasture, twin-chimneys as wool-market",
        "caber-ground, twin-chimneys as wool-market, wool-shed on pasture, wool-market exhausted",
    ):
        state = position()
        passes(state, 1)
        put(state, 0, pieces)
        give(state, 0, "1 sheep, 1 wood")

        assert options(state, 0, "use") == {"use caber-ground", "use twin-chimneys"}
        play(state, 0, "disc harvest", "harvest pasture")
        assert has(state, 0, "sheep") == 3


def test_a_card_overrides_the_rules() -> None:
    """EN-3.17: a ship arrives in the Action phase."""
    state = position("ulaf", "glenn")
    deal(state, 0, "early-raid")
    sail(state, "0")

    play(state, 0, "disc populate", "boost early-raid", "island seal-bank")

    assert (state.phase, has(state, 0, "fish")) == ("action", 3)


# Piles


def test_a_card_is_drawn_from_the_own_deck() -> None:
    """EN-3.18"""
    state = position()

    play(state, 0, "disc explore", chance="ceilidh")

    assert hand(state) == "ceilidh"
    assert len(state.decks[0]) == 29


def test_a_discarded_island_goes_to_its_pile() -> None:
    """EN-3.18"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "seal-bank, golden-atoll, dog-sled")
    deal(state, 0, "break-camp")

    play(
        state,
        0,
        "disc explore",
        "boost break-camp",
        "pick seal-bank",
        "pick golden-atoll",
        "pick dog-sled",
        chance="dog-sled",
    )

    assert state.islands_gone == [("seal-bank",), ("golden-atoll",)]
    assert state.discards[0] == ("break-camp", "dog-sled")


def test_an_empty_deck_is_made_anew_when_a_card_is_needed() -> None:
    """EN-3.19, EN-T29"""
    state = position()
    empty_deck(state, 0, "old-keep wool-market wool-market twin-chimneys")
    throw_hand_away(state, 0)

    play(state, 0, "disc explore", chance="old-keep")

    assert hand(state) == "old-keep"
    assert (len(state.decks[0]), state.discards[0]) == (3, ())


def throw_hand_away(state: EmpiresState, seat: int) -> None:
    """What was in hand is not in the game any more."""
    state.gone[seat] = tuple(sorted((*state.gone[seat], *state.hands[seat])))
    state.hands[seat] = ()


def test_the_deck_is_not_made_anew_earlier() -> None:
    """EN-3.19: the last card is drawn, the discard pile stays."""
    state = position()
    passes(state, 1)
    empty_deck(state, 0, "old-keep wool-market", left="ceilidh")
    throw_hand_away(state, 0)

    play(state, 0, "disc explore", chance="ceilidh")

    assert (state.decks[0], state.discards[0]) == ((), ("old-keep", "wool-market"))


def test_cards_that_are_missing_are_not_drawn() -> None:
    """EN-3.19: two cards are to be drawn, there is one."""
    state = position("glenn", "ulaf")
    put(state, 0, "lookout-rock")
    empty_deck(state, 0, left="old-keep")
    throw_hand_away(state, 0)

    play(state, 0, "disc explore", chance="old-keep")

    assert hand(state) == "old-keep"


def test_a_starting_card_that_leaves_is_removed_from_the_game() -> None:
    """EN-3.20"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "new-outpost")

    play(state, 0, "use new-outpost", "pick seal-rock", "take food", chance="dog-sled")

    assert state.gone[0] == ("seal-rock",)
    assert state.discards[0] == ()


@pytest.mark.parametrize("clan", ["glenn", "mackinnon", "ulaf", "heidel", "panuk", "nanurjuk"])
def test_the_starting_cards_can_be_harvested(clan: str) -> None:
    """EN-3.21"""
    state = position(clan, "glenn" if clan != "glenn" else "ulaf")

    play(state, 0, "disc harvest")

    assert len(options(state)) == 3
    assert GAME.waiting(state) == (0,)
