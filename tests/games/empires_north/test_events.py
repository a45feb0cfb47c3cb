"""What is told of a move, and what views show (EN-2.11, EN-2.14)."""

from __future__ import annotations

import pytest

from deskovka.core.game import Event
from games.empires_north.table import (
    deal,
    empty_deck,
    give,
    lay_discs,
    new_table,
    passes,
    play,
    position,
    put,
    sail,
    shown,
)


def told(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_building_is_told_with_its_payment_and_its_bonus() -> None:
    """EN-2.11"""
    state = position()
    give(state, 0, "2 stone, 1 gold")
    deal(state, 0, "old-keep")

    events = play(state, 0, "build old-keep")

    assert told(events) == ["Paid", "Built", "Gained"]
    assert str(events[0].goods) == "stone,stone,gold"  # type: ignore[attr-defined]


def test_an_action_with_a_boost_is_told() -> None:
    """EN-2.11"""
    state = position("heidel", "glenn")
    deal(state, 0, "round-of-beer")
    give(state, 0, "", tired=2)

    events = play(state, 0, "disc harvest", "boost round-of-beer", "harvest barley-field")

    assert told(events) == ["DiscPlaced", "Performs", "BoostPlayed", "Refreshed", "Harvested", "Gained"]


def test_a_second_use_is_told() -> None:
    """EN-2.11"""
    state = position()
    give(state, 0, "1 food")
    lay_discs(state, 0, "explore")

    assert told(play(state, 0, "again explore populate")) == ["Paid", "DiscMoved", "Performs", "Populated"]


def test_an_attack_and_what_it_sets_off_are_told() -> None:
    """EN-2.11"""
    state = position("ulaf", "glenn")
    give(state, 0, "1 raze")
    put(state, 1, "old-keep, wool-market")

    assert told(play(state, 0, "attack 1 wool-market")) == ["Attacked", "Gained"]


def test_tokens_put_on_cards_and_taken_off_are_told() -> None:
    """EN-2.11"""
    state = position("mackinnon", "glenn")
    passes(state, 1)
    put(state, 0, "grain-bank, withdrawal-counter")
    give(state, 0, "1 food")

    assert told(play(state, 0, "use grain-bank")) == ["ActionUsed", "Assigned"]
    state.empires[0] = tuple(piece.but(exhausted=False) for piece in state.empires[0])
    assert told(play(state, 0, "use withdrawal-counter")) == ["ActionUsed", "Released", "Gained", "Gained"]


def test_cards_that_leave_the_hand_or_the_empire_are_told() -> None:
    """EN-2.14"""
    state = position("nanurjuk", "glenn")
    passes(state, 1)
    put(state, 0, "merchants-landing, shaman-of-the-drift, dog-sled")
    deal(state, 0, "wild-berries")

    events = play(state, 0, "use merchants-landing")
    assert told(events) == ["ActionUsed", "HandDiscarded", "Gained"]
    events = play(state, 0, "use shaman-of-the-drift")
    assert told(events) == ["ActionUsed", "Paid", "LeftEmpire", "Gained"]


def test_an_expedition_is_told() -> None:
    """EN-2.11, EN-2.14"""
    state = position("ulaf", "glenn")
    passes(state, 1)
    give(state, 0, "1 raze")

    assert told(play(state, 0, "disc sail", "sail raze"))[-1] == "Sailed"
    assert told(play(state, 0, "pass")) == ["Passed", "PhaseBegan"]
    assert told(play(state, 0, "unseen near", chance="berry-isle")) == ["IslandRevealed"]
    assert told(play(state, 0, "conquer")) == ["Conquered"]


def test_a_ship_that_comes_back_without_an_island_is_told() -> None:
    """EN-7.9"""
    state = position("ulaf", "glenn")
    passes(state, 1)
    sail(state, "0 1")
    put(state, 0, "raven-mast")

    assert told(play(state, 0, "pass", "home")) == ["Passed", "PhaseBegan", "ShipReturned"]
    assert told(play(state, 1, "island seal-bank")) == ["Pillaged", "Gained"]


def test_moves_of_discs_and_ships_are_told() -> None:
    """EN-2.11"""
    state = position("ulaf", "glenn")
    passes(state, 1)
    put(state, 0, "raven-mast, island-of-the-drunken-octopus")
    give(state, 0, "1 food")
    sail(state, "1 0")
    lay_discs(state, 0, "explore")

    events = play(state, 0, "use raven-mast", "forward 2 1")
    assert told(events) == ["ActionUsed", "Paid", "ShipAdvanced", "Gained"]
    events = play(state, 0, "use island-of-the-drunken-octopus", "shift explore sail")
    assert told(events) == ["ActionUsed", "Paid", "DiscMoved", "Gained"]


def test_a_card_that_is_renewed_is_told() -> None:
    """EN-2.11"""
    state = position()
    put(state, 0, "clan-gathering-hall, wool-market exhausted")

    events = play(state, 0, "use clan-gathering-hall", "renew wool-market")

    assert told(events) == ["ActionUsed", "Paid", "Renewed", "Gained"]


def test_what_a_feature_does_for_a_price_is_told_with_its_card() -> None:
    """EN-2.11"""
    state = position()
    put(state, 0, "settlers-bay")
    give(state, 0, "1 food")

    assert told(play(state, 0, "disc populate", "accept"))[-3:] == ["FeatureWorks", "Paid", "Gained"]


def test_a_deck_made_anew_is_told() -> None:
    """EN-3.19"""
    state = position()
    empty_deck(state, 0, "old-keep")

    play(state, 0, "disc explore")
    events = play(state, 0, "nothing", chance="old-keep")

    assert told(events) == ["DeckRenewed", "CardsDrawn"]


def test_a_search_is_told_also_when_it_finds_nothing() -> None:
    """EN-10.9"""
    state = position()
    deal(state, 0, "call-the-clan")
    empty_deck(state, 0, left="old-keep")

    events = play(state, 0, "disc explore", "boost call-the-clan", chance="old-keep")

    assert told(events)[2:] == ["BoostPlayed", "Found", "CardsDrawn"]


def test_setting_up_is_told() -> None:
    """EN-4.1, EN-4.2, EN-4.3"""
    _, events = new_table("glenn", "ulaf")

    assert told(events)[:3] == ["CircleLaid", "IslandsShown", "ClanChosen"]
    assert told(events)[-2:] == ["CardsSeen", "CardsSeen"]


def test_a_round_is_told() -> None:
    """EN-5.1, EN-8.1, EN-9.1"""
    state = position(ends=False)
    passes(state, 1)
    events = play(state, 0, "pass", chance="*")
    assert told(events) == ["Passed", "PhaseBegan", "IslandsShown", "PhaseBegan", "CardsSeen", "CardsSeen"]

    play(state, 0, "keep none")
    assert told(play(state, 1, "keep none")) == ["HasChosen", "CardsKept", "CardsKept", "PhaseBegan"]

    give(state, 0, "", points=30)
    assert told(play(state, 1, "pass")) == ["Passed", "LastRound"]
    assert told(play(state, 0, "pass")) == ["Passed", "PhaseBegan"]


# Views


@pytest.mark.parametrize(
    "discs, expected",
    [
        ("", [(None, False), (None, False)]),
        ("explore", [(None, False), ("explore", False)]),
        ("explore/x sail", [("explore", True), ("sail", False)]),
    ],
)
def test_discs_are_seen(discs: str, expected: list[tuple[str | None, bool]]) -> None:
    """EN-1.4, EN-6.10"""
    state = position()
    lay_discs(state, 0, discs)

    seen = shown(state, 1)["players"][0]["discs"]

    assert [(disc["tile"], disc["exhausted"]) for disc in seen] == expected


def test_ships_and_what_is_on_them_are_seen() -> None:
    """EN-7.1"""
    state = position()
    sail(state, "0:fish 1:gold+raze 0")

    assert shown(state, None)["queue"] == [
        {"owner": 0, "provisions": "fish", "raze": False},
        {"owner": 1, "provisions": "gold", "raze": True},
        {"owner": 0, "provisions": None, "raze": False},
    ]


def test_an_empire_is_seen_with_everything_on_it() -> None:
    """EN-2.13, EN-3.16"""
    state = position("mackinnon", "glenn")
    put(state, 0, "second-seam on gold-stream, grain-bank exhausted with 2 food, branch-office as grain-bank")

    seen = shown(state, 1)["players"][0]["empire"][3:]

    assert [(one["name"], one["onto"], one["copied"], one["exhausted"], one["tokens"]) for one in seen] == [
        ("second-seam", "gold-stream", None, False, {}),
        ("grain-bank", None, None, True, {"food": 2}),
        ("branch-office", None, "grain-bank", False, {}),
    ]


def test_who_has_passed_and_whose_turn_it_is_are_seen() -> None:
    """EN-6.3"""
    state = position("glenn", "ulaf", "heidel")
    play(state, 0, "pass")

    seen = shown(state, None)

    assert [player["passed"] for player in seen["players"]] == [True, False, False]
    assert (seen["active"], seen["round"], seen["phase"]) == (1, 2, "action")
