"""Cards, pieces and costs of Cities & Knights, compared with the facts collected from the printed game."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.cities_knights.realm import FACES
from deskovka.games.catan.goods import COMMODITIES, RESOURCES
from games.catan.cities_knights.table import (
    knights,
    levels,
    merchant,
    metropolis,
    new_table,
    position,
    unseen,
)
from games.catan.table import give, hand, options, play, points, put
from positions import refused

FOLDER = Path(__file__).parent
FACTS: Any = json.loads((FOLDER / "facts.json").read_text("utf-8"))["cities_knights"]
BASE: Any = json.loads((FOLDER.parent / "facts.json").read_text("utf-8"))["base"]
FACE_NAMES = {"barbarian_ship": "ship"}


def written(cards: dict[str, int]) -> str:
    return "+".join(f"{number}{good}" for good, number in cards.items() if number) or "nothing"


def card_of(fact: Any) -> str:
    return str(fact["name"]).lower().replace(" ", "-")


# Cards


def test_there_are_54_progress_cards_of_25_kinds() -> None:
    """CT-K2.4, CT-K6.8: as many of each kind as in the box, in its own deck."""
    state = new_table()
    found = Counter((track, card) for track in FACTS["improvements"] for card in unseen(state, track))

    assert found == Counter(
        {(fact["deck"], card_of(fact)): fact["count"] for fact in FACTS["progress_cards"]}
    )
    assert len(found) == 25
    assert GAME.view(state, None)["realm"]["decks"] == {"trade": 18, "politics": 18, "science": 18}


def test_the_bank_begins_with_12_of_each_commodity() -> None:
    """CT-G1.6, CT-K14.1"""
    each = {good.value: BASE["resource_cards_each"] for good in RESOURCES}
    each |= {good.value: FACTS["commodity_cards_each"] for good in COMMODITIES}

    assert GAME.view(new_table(), None)["bank"] == each


def test_the_event_die_has_three_ships_and_a_gate_of_each_colour() -> None:
    """CT-K3.2"""
    assert Counter(face.value for face in FACES) == Counter(
        FACE_NAMES.get(face, face) for face in FACTS["event_die"]
    )


def test_the_barbarians_are_seven_steps_away() -> None:
    """CT-K2.3"""
    assert GAME.view(new_table(), None)["realm"]["left"] == FACTS["barbarian"]["steps_to_land"]


def test_thirteen_points_win() -> None:
    """CT-K1.3"""
    assert GAME.view(new_table(), None)["target"] == FACTS["victory_target_alone"] == 13


# Costs and pieces


@pytest.mark.parametrize(
    "cost, action, rule",
    [
        (FACTS["knights"]["costs"]["recruit"], "recruit E7ne", "CT-K8.2"),
        (FACTS["knights"]["costs"]["activate"], "activate E7se", "CT-K8.3"),
        (FACTS["knights"]["costs"]["promote"], "promote E7se", "CT-K8.4"),
        (FACTS["city_wall"]["cost"], "wall E7n", "CT-K7.1"),
    ],
)
def test_everything_costs_what_the_facts_say(cost: dict[str, int], action: str, rule: str) -> None:
    """CT-K8.2, CT-K8.3, CT-K8.4, CT-K7.1: with exactly these cards it is done, without one of them it is not."""
    for missing in cost:
        state = position()
        put(state, 0, cities="E7n", roads="E7ne E7e")
        knights(state, 0, "E7se")
        give(state, 0, written({good: number - (good == missing) for good, number in cost.items()}))
        assert action not in options(state, 0)
        with refused(rule):
            play(state, 0, action)

    give(state, 0, missing)
    assert action in options(state, 0)
    play(state, 0, action)

    assert hand(state, 0) == "nothing"


@pytest.mark.parametrize("track", list(FACTS["improvements"]))
def test_a_level_costs_as_many_commodities_as_its_number(track: str) -> None:
    """CT-K5.1: of the commodity of its track, five levels in all."""
    commodity, number = FACTS["improvements"][track]["commodity"], FACTS["improvements"][track]["levels"]
    state = position()
    put(state, 0, cities="E7n")
    for level in range(1, number + 1):
        if level > 1:
            give(state, 0, f"{level - 1}{commodity}")
        with refused("CT-K5.1"):
            play(state, 0, f"improve {track}")
        give(state, 0, commodity)
        play(state, 0, f"improve {track}")
        assert hand(state, 0) == "nothing"
        assert GAME.view(state, None)["realm"]["players"][0]["levels"][track] == level

    give(state, 0, f"6{commodity}")
    with refused("CT-K5.1"):
        play(state, 0, f"improve {track}")


@pytest.mark.parametrize("strength", list(FACTS["knights"]["per_player"]))
def test_everybody_has_two_knights_of_each_strength(strength: str) -> None:
    """CT-K8.1: a third one is refused."""
    pieces = FACTS["knights"]["per_player"][strength]
    assert pieces == 2
    state = position()
    put(state, 0, cities="C5n", roads="E7ne E7e E7se E7sw")
    knights(state, 0, "E7n E7ne", strength)
    levels(state, 0, politics=3)
    give(state, 0, "wool+ore")

    if strength == "basic":
        with refused("CT-K8.1"):
            play(state, 0, "recruit E7s")
    else:
        knights(state, 0, "E7s", {"strong": "basic", "mighty": "strong"}[strength])
        with refused("CT-K8.1"):
            play(state, 0, "promote E7s")


@pytest.mark.parametrize("strength", list(FACTS["knights"]["strength"]))
def test_knights_are_as_strong_as_the_facts_say(strength: str) -> None:
    """CT-K8.1, CT-K9.2"""
    state = position()
    knights(state, 0, "E7n", strength, active=True)

    assert GAME.view(state, None)["realm"]["players"][0]["defence"] == FACTS["knights"]["strength"][strength]


def test_everybody_has_three_walls_and_each_keeps_two_cards() -> None:
    """CT-K7.1, CT-K4.4"""
    wall = FACTS["city_wall"]
    state = position()
    put(state, 0, cities="E7n E7se E7sw C5n")
    give(state, 0, "8brick")
    play(state, 0, *[f"wall {corner}" for corner in ("E7n", "E7se", "E7sw")])

    assert GAME.view(state, None)["realm"]["players"][0]["safe"] == 7 + 3 * wall["hand_limit_bonus"]
    assert wall["per_player"] == 3
    with refused("CT-K7.1"):
        play(state, 0, "wall C5n")


def test_everything_is_worth_what_the_facts_say() -> None:
    """CT-K13.1, CT-K5.6, CT-K12.1"""
    state = position()
    put(state, 0, cities="E7n")
    before = points(state, 0)

    metropolis(state, "trade", "E7n")
    assert points(state, 0) == before + FACTS["metropolis"]["vp_bonus"]

    merchant(state, 0, "D7")
    assert points(state, 0) == before + FACTS["metropolis"]["vp_bonus"] + FACTS["merchant_vp"]
