"""Every card of the decks, played to its full effect by what its text says."""

from __future__ import annotations

import re

import pytest

from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.box import BOX
from deskovka.games.empires_north.cards import Tile
from deskovka.games.empires_north.goods import NUMBER
from deskovka.games.empires_north.state import EmpiresState
from games.empires_north.cards import glenn, heidel, islands, mackinnon, nanurjuk, panuk, ulaf
from games.empires_north.cases import Case, differences, told
from games.empires_north.facts import BOOSTS, CARDS, FIELDS, ISLANDS, LOCATIONS
from games.empires_north.table import (
    deal,
    empire,
    exhausted,
    give,
    hand,
    has,
    lay_islands,
    options,
    passes,
    piece,
    play,
    position,
    put,
    sail,
)
from positions import play as play_only
from positions import refused

CASES: list[Case] = [
    case for module in (glenn, heidel, islands, mackinnon, nanurjuk, panuk, ulaf) for case in module.CASES
]
START = [name for name, card in CARDS.items() if card["kind"] == "start_field"]
AMOUNT = re.compile(r"(\d) (food|wood|stone|sheep|fish|gold|raze token|worker|VP)")


def amounts(text: str) -> dict[str, int]:
    """What a sentence gives: `gives 1 raze token and 1 wood.`"""
    return {kind.replace(" token", "").casefold(): int(number) for number, kind in AMOUNT.findall(text)}


def as_changes(gains: dict[str, int]) -> list[str]:
    return [f"+{number} {kind}" for kind, number in gains.items()]


def foe(clan: str) -> str:
    return "heidel" if clan != "heidel" else "glenn"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_card_does_what_its_text_says(case: Case) -> None:
    """EN-3.12, EN-3.13, EN-3.14, EN-3.17"""
    case.run()


@pytest.mark.parametrize("name", [*START, *FIELDS])
def test_a_field_gives_what_it_shows_each_time_it_is_harvested(name: str) -> None:
    """EN-3.5, EN-6.17"""
    card = CARDS[name]
    state = position(card["clan"], foe(card["clan"]))
    gains = amounts(card["text_en"])
    field = name
    if card["kind"] == "field_upgrade":
        field = carrier(name, card["clan"])
        put(state, 0, f"{name} on {field}")
    elif name not in START:
        put(state, 0, name)
    before = told(state)

    play(state, 0, "disc harvest", f"harvest {field}")

    if card["kind"] == "field_upgrade":
        for kind, number in amounts(CARDS[field]["text_en"]).items():
            gains[kind] = gains.get(kind, 0) + number
    assert sorted(differences(before, told(state))) == sorted([*as_changes(gains), "disc harvest"])


def carrier(upgrade: str, clan: str) -> str:
    """A starting field that gives what an upgrade gives."""
    kinds = amounts(CARDS[upgrade]["text_en"]).keys()
    fields = [name for name in START if CARDS[name]["clan"] == clan]
    return next(name for name in fields if amounts(CARDS[name]["text_en"]).keys() & kinds)


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_or_upgrade_is_built_with_its_action_and_gives_what_it_shows(name: str) -> None:
    """EN-3.5, EN-3.6: an upgrade gives only its own goods."""
    card = CARDS[name]
    tile = card["build"]["on_action"]
    state = position(card["clan"], foe(card["clan"]))
    location = next(other for other in LOCATIONS if CARDS[other]["clan"] == card["clan"])
    deal(state, 0, f"{name} {location}")
    before = told(state)
    upgrade = card["kind"] == "field_upgrade"
    move = f"upgrade {name} on {carrier(name, card['clan'])}" if upgrade else f"field {name}"
    drawn = next(other for other in state.decks[0] if other not in (name, location))

    play(state, 0, f"disc {tile}")
    play(state, 0, move, chance=drawn if tile == "explore" else "")

    gains = amounts(card["text_en"])
    changes = [f"disc {tile}", f"hand -{name}", f"built {name}"]
    changes += {"explore": [f"hand +{drawn}"]}.get(tile, [])
    if tile == "populate":
        gains["worker"] = gains.get("worker", 0) + 1
    assert sorted(differences(before, told(state))) == sorted([*changes, *as_changes(gains)])


@pytest.mark.parametrize("name", [*FIELDS, *BOOSTS])
def test_a_field_or_boost_is_played_with_no_other_action(name: str) -> None:
    """EN-6.12"""
    card = CARDS[name]
    (tile,) = card["build"].values()
    for other in (other.value for other in Tile if other.value != tile):
        state = position(card["clan"], foe(card["clan"]))
        location = next(other for other in LOCATIONS if CARDS[other]["clan"] == card["clan"])
        deal(state, 0, f"{name} {location}")
        play_only(GAME, state, 0, f"disc {other}")
        upgrade = card["kind"] == "field_upgrade"
        verb = "boost" if card["kind"] == "boost" else "upgrade" if upgrade else "field"
        on = f" on {carrier(name, card['clan'])}" if upgrade else ""
        with refused("EN-6.12"):
            play(state, 0, f"{verb} {name}{on}")


@pytest.mark.parametrize("name", LOCATIONS)
def test_a_location_is_built_for_what_its_corner_says(name: str) -> None:
    """EN-6.6"""
    card = CARDS[name]
    cost = card["build"]["pay"]
    state = ready_to_build(name)
    give(state, 0, ", ".join(f"{number} {kind}" for kind, number in cost.items()))
    supply = dict(cost)

    play(state, 0, f"build {name}")

    assert name in empire(state)
    assert name not in hand(state).split()
    assert not piece(state, 0, name).exhausted
    paid = {kind: number for kind, number in supply.items() if not has(state, 0, kind)}
    assert paid == cost or "uilding bonus" in card["text_en"]


@pytest.mark.parametrize("name", LOCATIONS)
def test_a_location_is_not_built_for_less(name: str) -> None:
    """EN-6.6: one thing is missing of its cost."""
    cost = CARDS[name]["build"]["pay"]
    for missing in cost:
        state = ready_to_build(name)
        rest = {**cost, missing: cost[missing] - 1}
        give(state, 0, ", ".join(f"{number} {kind}" for kind, number in rest.items()))
        with refused("EN-6.6"):
            play(state, 0, f"build {name}")


def ready_to_build(name: str) -> EmpiresState:
    """The card in hand, and for a copy something to copy."""
    card = CARDS[name]
    state = position(card["clan"], foe(card["clan"]))
    deal(state, 0, name)
    passes(state, 1)
    if "copy" in card:
        wanted = card["copy"]["cards"].get("icon")
        targets = [
            other
            for other in LOCATIONS
            if CARDS[other]["clan"] == card["clan"]
            and other != name
            and "action" in CARDS[other]
            and (wanted is None or wanted[0] in CARDS[other]["icons"])
        ]
        put(state, 0, targets[0])
    return state


ASSIGNED = re.compile(r"assign (?:1–)?(\d)")


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if ASSIGNED.search(card["text_en"])])
def test_no_more_tokens_are_assigned_than_the_text_says(name: str) -> None:
    """EN-10.3"""
    state = position(CARDS[name]["clan"], foe(CARDS[name]["clan"]))
    give(state, 0, ", ".join(f"9 {kind}" for kind in NUMBER))
    put(state, 0, name)
    wanted = ASSIGNED.search(CARDS[name]["text_en"])
    assert wanted is not None
    most = int(wanted[1])

    play(state, 0, f"use {name}")

    offered = {len(option.split(",")) for option in options(state, 0, "assign")}
    assert offered == (set(range(1, most + 1)) if most > 1 else set())


MOVED = [name for name, card in {**CARDS, **ISLANDS}.items() if "ships 1 place forward" in card["text_en"]]


@pytest.mark.parametrize("name", MOVED)
def test_a_ship_moves_no_farther_than_the_text_says(name: str) -> None:
    """EN-7.13"""
    clan = CARDS.get(name, {"clan": "glenn"})["clan"]
    state = position(clan, foe(clan))
    sail(state, "1 1 0")
    if name in BOOSTS:
        deal(state, 0, name)
        play(state, 0, "disc sail", f"boost {name}")
    else:
        put(state, 0, name)
        play(state, 0, f"use {name}")

    assert options(state) == {"forward 3 1", "enough"}


# Islands


@pytest.mark.parametrize("name", ISLANDS)
def test_an_island_gives_what_its_pillage_says(name: str) -> None:
    """EN-7.6"""
    card = ISLANDS[name]
    state = position("ulaf", "glenn")
    shown = [other for other in ISLANDS if ISLANDS[other]["distance"] == card["distance"] and other != name]
    lay_islands(state, name, shown[0])
    sail(state, "0:fish")
    passes(state, 1)
    before = told(state)
    text = card["text_en"].partition("Pillage: ")[2].partition(".")[0]
    cards = int((re.findall(r"draw (\d) card", text) or ["0"])[0])
    drawn = state.decks[0][:cards]

    play(state, 0, "pass")
    play(state, 0, f"island {name}", chance=drawn)
    changes = ["+1 ship", "queue", *as_changes(amounts(text)), *(f"hand +{card}" for card in set(drawn))]
    if "4 resources of different types" in text:
        play(state, 0, "take food,wood,sheep,fish")
        changes += ["+1 food", "+1 wood", "+1 sheep", "+1 fish"]

    assert sorted(differences(before, told(state))) == sorted(changes)
    assert name in state.islands_gone[card["distance"] == "distant"]


@pytest.mark.parametrize("name", ISLANDS)
def test_an_island_joins_the_empire_when_it_is_conquered(name: str) -> None:
    """EN-7.7: renewed, and without what pillage would give."""
    card = ISLANDS[name]
    state = position("ulaf", "glenn")
    lay_islands(state, name)
    sail(state, "0:fish+raze")
    passes(state, 1)
    before = told(state)
    text = card["text_en"].partition("Conquest bonus: ")[2].partition(".")[0].replace(" for each", "")

    play(state, 0, "pass", f"island {name}", "conquer")

    changes = ["+1 ship", "queue", f"built {name}", *as_changes(amounts(text))]
    assert sorted(differences(before, told(state))) == sorted(changes)
    assert not exhausted(state)


# All of them


def test_every_card_of_the_box_is_played() -> None:
    """EN-1.1, EN-1.2"""
    played = {case.card for case in CASES} | {*START, *FIELDS}
    only_pillaged = {name for name, card in ISLANDS.items() if card["text_en"].count(":") == 1}

    assert not only_pillaged
    assert played == set(BOX.cards)


@pytest.mark.parametrize("name", [name for name in {**CARDS, **ISLANDS} if name not in (*START, *FIELDS)])
def test_every_sentence_of_a_card_is_played(name: str) -> None:
    """EN-1.1: a card with a bonus and a feature has a case for each of them."""
    text = {**CARDS, **ISLANDS}[name]["text_en"]
    parts = re.findall(r"(Building bonus|Conquest bonus|Feature|Action|Immediately|Stored [^:]*):", text)

    assert len([case for case in CASES if case.card == name]) >= len(parts) >= 1
