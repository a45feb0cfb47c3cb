"""The decks, compared with the facts collected of the cards; and components (EN-1, EN-11)."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.box import BOX, CLAN_ICONS
from deskovka.games.empires_north.cards import Distance, Kind, Tile
from deskovka.games.empires_north.gaining import CLAN_SHIPS
from games.empires_north.facts import CARDS, CLANS, FACTS, ISLANDS, LOCATIONS, slug
from games.empires_north.table import give, has, play, position, put
from positions import refused

DATA = files("deskovka.games.empires_north") / "data"
SHIPS = FACTS["setup"]["ship_tokens_in_box"]
KEPT = ("produces", "pillage", "features", "action", "immediate", "storage")


def written(deck: str) -> dict[str, dict[str, Any]]:
    """A data file as it is."""
    return tomllib.loads((DATA / f"{deck}.toml").read_text("utf-8"))


def expected(card: dict[str, Any]) -> dict[str, Any]:
    """A card of the facts, in the words of the data files."""
    found: dict[str, Any] = {"en": card["name_en"], "cs": card["name_cs"]}
    found["evidence"] = card["evidence"].replace("_", "-")
    if card["kind"] == "island":
        found["distance"] = card["distance"]
    else:
        found["kind"] = card["kind"].replace("_", "-")
    icons = [icon for icon in card["icons"] if icon not in ("field", "island")]
    found |= {"icons": icons} if icons else {}
    found |= {"copies": card["copies"]} if card.get("copies", 1) > 1 else {}
    for word, value in card.get("build", {}).items():
        found["pay" if word == "pay" else "on"] = value
    found |= {part: card[part] for part in KEPT if part in card}
    for part in ("building_bonus", "conquest_bonus"):
        found |= {"bonus": card[part]} if part in card else {}
    if "copy" in card:
        found["copy"] = {word: value for word, value in card["copy"]["cards"].items() if word != "this"}
    if found.get("action", {}).get("do") == []:
        found["action"] = {"cost": found["action"]["cost"]}
    if "discard up to" in card["text_en"]:
        discard = found["immediate"]["do"][0]["discard"]
        found["immediate"] = {"do": [{"discard": {**discard, "up_to": True}}]}
    return found


@pytest.mark.parametrize("clan", CLANS)
def test_the_cards_of_a_clan_are_those_of_the_facts(clan: str) -> None:
    """EN-1.1, EN-11.1"""
    facts = {name: expected(card) for name, card in CARDS.items() if card["clan"] == clan}
    cards = written(clan)
    for card in cards.values():
        card.pop("found", None)

    assert cards == facts


def test_the_islands_are_those_of_the_facts() -> None:
    """EN-1.2"""
    cards = written("islands")
    for card in cards.values():
        card.pop("found", None)

    assert cards == {name: expected(card) for name, card in ISLANDS.items()}


@pytest.mark.parametrize("clan", CLANS)
def test_a_clan_has_3_starting_cards_and_a_deck_of_30(clan: str) -> None:
    """EN-1.1"""
    assert len(BOX.start[clan]) == 3
    assert len(BOX.decks[clan]) == 30
    assert set(Counter(BOX.decks[clan]).values()) <= {1, 2, 3}


@pytest.mark.parametrize("clan", CLANS)
def test_the_starting_cards_are_fields(clan: str) -> None:
    """EN-3.21"""
    assert [BOX[name].kind for name in BOX.start[clan]] == [Kind.START_FIELD] * 3
    assert set(BOX.start[clan]) == {
        slug(card["name_en"]) for card in CARDS.values() if card["clan"] == clan and "-S" in card["id"]
    }


def test_there_are_12_near_and_10_distant_islands() -> None:
    """EN-1.2"""
    distances = Counter(BOX[name].distance for name in ISLANDS)

    assert distances == {Distance.NEAR: 12, Distance.DISTANT: 10}
    assert [len(deck) for deck in BOX.islands] == [12, 10]


def test_there_are_five_action_tiles() -> None:
    """EN-1.3"""
    assert [tile.value for tile in Tile] == ["explore", "populate", "construct", "harvest", "sail"]


@pytest.mark.parametrize("clan", CLANS)
def test_a_player_has_two_discs_two_ships_and_a_place_for_tired_workers(clan: str) -> None:
    """EN-1.4"""
    state = position(clan, "glenn" if clan != "glenn" else "ulaf")

    assert state.discs[0] == (-1, -1)
    assert state.ships[0] == 2
    assert (state.tired[0], state.points[0]) == (0, 0)


def test_only_ulaf_has_a_third_ship_in_the_box() -> None:
    """EN-1.5"""
    assert {clan for clan, ships in SHIPS.items() if ships == 3 and clan != "neutral"} == {"ulaf"}
    assert CLAN_SHIPS == {"ulaf": 3}


@pytest.mark.parametrize("clan", FACTS["clans"], ids=lambda clan: clan["id"])
def test_each_clan_has_icons_of_its_own(clan: dict[str, Any]) -> None:
    """EN-3.3, EN-11.1"""
    assert sorted(CLAN_ICONS[clan["id"]]) == sorted(clan["icons"])
    others = [icon for other, icons in CLAN_ICONS.items() if other != clan["id"] for icon in icons]
    assert not set(clan["icons"]) & set(others)
    shown = {icon for name in BOX.decks[clan["id"]] for icon in BOX[name].icons}
    assert shown == set(clan["icons"])


def test_a_deck_has_locations_fields_and_boosts() -> None:
    """EN-3.1"""
    for clan in CLANS:
        kinds = {BOX[name].group for name in BOX.decks[clan]}
        assert kinds == {"location", "field", "boost"}


@pytest.mark.parametrize("name", LOCATIONS)
def test_a_location_has_a_cost_an_icon_and_an_effect(name: str) -> None:
    """EN-3.2"""
    card = BOX[name]

    assert card.pay is not None
    assert card.icons
    assert card.features or card.action or card.storage or card.copy or card.bonus


def test_the_decks_say_openly_where_they_come_from() -> None:
    """EN-1.1: the printed card list could not be had."""
    kinds = Counter(card.evidence for card in BOX.cards.values())

    assert kinds["designed"] > kinds["effect-found"] > 0
    assert "designed for this project" in GAME.rules("en").rules["EN-1.1"].text


def test_banks_keep_what_is_assigned_and_gold_stands_for_nothing_there() -> None:
    """EN-11.2"""
    state = position("mackinnon", "glenn")
    give(state, 0, "2 gold")
    put(state, 0, "grain-bank, royal-mint, vault-of-all-goods")

    with refused("EN-6.21"):
        play(state, 0, "use grain-bank")
    play(state, 0, "use royal-mint", "assign gold,gold")

    assert has(state, 0, "gold") == 0


def test_ulafs_cards_reward_conquest_pillage_and_attacks() -> None:
    """EN-11.3"""
    listens = {moment.value for name in BOX.decks["ulaf"] for moment in BOX[name].listens}

    assert {"conquer", "pillage"} <= listens
    state = position("ulaf", "heidel")
    give(state, 0, "1 raze")
    put(state, 1, "ale-bench")
    play(state, 0, "attack 1 ale-bench")
    assert has(state, 0, "raze") == 0
