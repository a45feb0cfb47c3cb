"""Copies of cards (EN-10.6, EN-10.7)."""

from __future__ import annotations

from games.empires_north.table import (
    asked,
    box_with,
    deal,
    empire,
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
    supply,
)
from positions import refused


def test_a_copy_is_built_as_any_location_and_repeats_the_building_bonus() -> None:
    """EN-10.6, EN-T27: the Mirror of Ice copies the Frozen Harbor."""
    state = position("panuk", "glenn")
    put(state, 0, "frozen-harbor, penguin-colony, penguin-tamer")
    give(state, 0, "1 stone, 1 fish")
    deal(state, 0, "mirror-of-ice")

    play(state, 0, "build mirror-of-ice", "copy frozen-harbor")

    assert (state.points[0], supply(state)) == (2, "5 worker")


def test_both_are_used_on_their_own() -> None:
    """EN-10.6, EN-T27: the Copycat Tavern copies the Ale Bench."""
    state = position("heidel", "glenn")
    passes(state, 1)
    put(state, 0, "ale-bench exhausted")
    give(state, 0, "1 wood, 2 food, -4 worker", tired=4)
    deal(state, 0, "copycat-tavern")

    play(state, 0, "build copycat-tavern")
    assert options(state, 0, "use") == {"use copycat-tavern"}
    play(state, 0, "use copycat-tavern")

    assert (state.tired[0], exhausted(state)) == (2, ["ale-bench", "copycat-tavern"])


def test_a_copy_is_renewed_on_its_own() -> None:
    """EN-10.6"""
    state = position("heidel", "glenn")
    put(state, 0, "ale-bench exhausted, copycat-tavern as ale-bench exhausted")
    deal(state, 0, "sleep-it-off")

    play(state, 0, "disc sail", "boost sleep-it-off", "renew copycat-tavern", "enough")

    assert exhausted(state) == ["ale-bench"]


def test_a_card_that_fits_the_text_is_copied() -> None:
    """EN-10.6: another mug, no bench."""
    state = position("heidel", "glenn")
    put(state, 0, "ale-bench, spit-roast, party-raft")
    give(state, 0, "1 wood")
    deal(state, 0, "copycat-tavern")
    play(state, 0, "build copycat-tavern")

    assert options(state) == {"copy ale-bench", "copy spit-roast"}
    with refused("EN-10.6"):
        play(state, 0, "copy party-raft")


def test_a_mirror_copies_neither_fields_nor_islands() -> None:
    """EN-10.6: a location with a building cost."""
    state = position("panuk", "glenn")
    put(state, 0, "seal-bank, kelp-bed, ice-pier, snowball-igloo")
    give(state, 0, "1 stone, 1 fish")
    deal(state, 0, "mirror-of-ice")
    play(state, 0, "build mirror-of-ice")

    assert options(state) == {"copy ice-pier", "copy snowball-igloo"}


def test_a_copy_has_the_icons_and_abilities_of_the_copied_card() -> None:
    """EN-10.7, EN-12.9: instead of its own."""
    state = position("panuk", "glenn")
    passes(state, 1)
    put(state, 0, "totem-of-order, penguin-colony, frozen-harbor, mirror-of-ice as penguin-colony")
    put(state, 0, "great-collection")
    give(state, 0, "1 wood, 1 stone")
    deal(state, 0, "frozen-harbor")

    play(state, 0, "build frozen-harbor")

    assert state.points[0] == 2  # two penguins


def test_building_a_copy_is_building_the_copied_card() -> None:
    """EN-10.7: the Totem of Order sees a penguin card."""
    state = position("panuk", "glenn")
    put(state, 0, "totem-of-order, penguin-tamer")
    give(state, 0, "1 stone, 1 fish")
    deal(state, 0, "mirror-of-ice")

    play(state, 0, "build mirror-of-ice", "copy penguin-tamer")

    assert state.points[0] == 1


def test_a_feature_works_twice_when_it_is_copied() -> None:
    """EN-10.7"""
    state = position("heidel", "glenn")
    put(state, 0, "mead-hall, copycat-tavern as mead-hall")
    give(state, 0, "1 food")
    state.discs[0] = (-1, 0)

    play(state, 0, "again explore populate")

    assert has(state, 0, "gold") == 2


def test_storage_on_a_copy_holds_its_own_tokens() -> None:
    """EN-10.7"""
    state = position("mackinnon", "glenn", ends=False)
    passes(state, 1)
    put(state, 0, "royal-mint with 2 gold, branch-office as royal-mint")
    give(state, 0, "1 gold")

    play(state, 0, "use branch-office", "pass", chance="*")
    play(state, 0, "keep none")
    play(state, 1, "keep none")

    assert state.points[0] == 3
    assert piece(state, 0, "branch-office").tokens[5] == 1


def test_copying_a_copy_is_copying_the_original() -> None:
    """EN-10.7"""
    state = position("mackinnon", "glenn")
    put(state, 0, "branch-office as royal-mint, grain-bank")
    give(state, 0, "1 wood, 1 stone")
    deal(state, 0, "branch-office")

    play(state, 0, "build branch-office", "copy branch-office")

    assert piece(state, 0, "branch-office.2").copied == "royal-mint"


def test_without_something_to_copy_it_is_not_built() -> None:
    """EN-10.7"""
    state = position("mackinnon", "glenn")
    put(state, 0, "pawnbroker")
    give(state, 0, "1 wood, 1 stone")
    deal(state, 0, "branch-office")

    assert not options(state, 0, "build")
    with refused("EN-10.7"):
        play(state, 0, "build branch-office")


def test_construct_does_not_build_it_either() -> None:
    """EN-10.7"""
    state = position("mackinnon", "glenn")
    deal(state, 0, "branch-office pawnbroker")
    play(state, 0, "disc construct")

    assert options(state) == {"construct pawnbroker"}
    with refused("EN-10.7"):
        play(state, 0, "construct branch-office")


def test_a_copy_keeps_its_abilities_when_the_copied_card_leaves() -> None:
    """EN-10.7"""
    state = position("nanurjuk", "glenn")
    passes(state, 1)
    put(state, 0, "shaman-of-the-drift, roaming-hunters, second-skin as roaming-hunters")

    play(state, 0, "use shaman-of-the-drift", "pick roaming-hunters", "use second-skin", "choose 1")

    assert (hand(state), has(state, 0, "food")) == ("roaming-hunters", 1)


def test_a_copy_taken_back_is_its_printed_card_again() -> None:
    """EN-10.7"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "shaman-of-the-drift, roaming-hunters, second-skin as roaming-hunters")

    play(state, 0, "use shaman-of-the-drift", "pick second-skin")

    assert hand(state) == "second-skin"


def test_a_discarded_copy_is_its_printed_card_again_but_left_as_the_copied_one() -> None:
    """EN-10.7, EN-12.5: the feature of the tent sees the copy being discarded."""
    state = position("nanurjuk", "glenn")
    put(state, 0, "summer-tent, second-skin as summer-tent")
    deal(state, 0, "break-camp")

    play(state, 0, "disc explore", "boost break-camp", "pick second-skin", "enough", chance="dog-sled")

    assert (state.points[0], empire(state)) == (3, ["summer-tent"])
    assert "second-skin" in state.discards[0]


def test_the_choice_is_final() -> None:
    """EN-10.6: nothing asks again."""
    state = position("heidel", "glenn")
    passes(state, 1)
    put(state, 0, "ale-bench, copycat-tavern as ale-bench, spit-roast")

    play(state, 0, "disc populate")

    assert asked(state) == "TakeTurn"
    assert piece(state, 0, "copycat-tavern").copied == "ale-bench"


def test_a_copy_of_a_card_with_a_choice_in_its_bonus_asks_again() -> None:
    """EN-10.6: a resource of choice for the second Summer Tent."""
    state = position("nanurjuk", "glenn")
    put(state, 0, "summer-tent")
    give(state, 0, "1 wood")
    deal(state, 0, "second-skin")

    play(state, 0, "build second-skin", "take fish")

    assert supply(state) == "1 fish, 5 worker"


def test_a_location_that_is_a_copy_is_found_by_its_printed_icons() -> None:
    """EN-12.9: a card made for the test that copies a bank but shows a merchant."""
    card = made_card(
        "mackinnon", "agent", kind="location", icons=["merchant"], pay={"wood": 1}, copy={"icon": ["bank"]}
    )
    state = position("mackinnon", "glenn", made=box_with(card))
    put(state, 0, "royal-mint, agent as royal-mint, debt-collector")
    deal(state, 0, "new-investor")

    play(state, 0, "use debt-collector")
    assert state.points[0] == 2  # in the empire it is a bank

    state = position("mackinnon", "glenn", made=box_with(card))
    deal(state, 0, "new-investor")
    play(state, 0, "disc explore", "boost new-investor")
    assert "find agent" not in options(state)
