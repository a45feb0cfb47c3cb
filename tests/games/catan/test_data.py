"""The island and the pieces, compared with the facts collected from the printed game."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.board import HEX_AT, HEX_EDGES, Hex
from deskovka.games.catan.goods import RESOURCES, Cards
from deskovka.games.catan.layouts import LAYOUTS
from games.catan.table import deal, give, hand, new_table, options, play, points, position, put
from positions import refused

FACTS: Any = json.loads((Path(__file__).parent / "facts.json").read_text("utf-8"))["base"]
CARD_NAMES = {
    "Knight": "knight",
    "Road Building": "road-building",
    "Year of Plenty (Invention)": "plenty",
    "Monopoly": "monopoly",
    "Victory Point": "victory-point",
}
DESERT = 0  # no token


def written(cards: dict[str, int]) -> str:
    return str(Cards.read("+".join(f"{number}{good}" for good, number in cards.items())))


# The island


@pytest.mark.parametrize("board", ["beginner", "variable"])
def test_the_island_has_its_19_hexes(board: str) -> None:
    """CT-B1.1"""
    layout = LAYOUTS[board]
    dealt = [terrain for pool in layout.pools.values() for terrain in pool.terrain]
    terrain = [*dealt, *(tile.terrain for tile in layout.tiles.values())]

    assert Counter(terrain) == FACTS["hex_counts"]
    assert len(layout.hexes) == sum(FACTS["hex_counts"].values()) == 19


def test_the_beginners_board_lies_as_printed() -> None:
    """CT-B2.1"""
    shown = {(one["hex"], one["terrain"], one["token"]) for one in GAME.view(new_table(), None)["hexes"]}

    assert shown == {
        (str(Hex(HEX_AT[fact["q"], fact["r"]])), fact["terrain"], fact["token"] or DESERT)
        for fact in FACTS["beginner_board"]
    }


def test_the_number_tokens_are_lettered_a_to_r() -> None:
    """CT-B1.2"""
    by_letter = [FACTS["number_tokens"][letter] for letter in "ABCDEFGHIJKLMNOPQR"]
    on_the_board = [fact["token"] for fact in FACTS["beginner_board"] if fact["token"]]

    assert list(LAYOUTS["variable"].pools["main"].tokens) == by_letter
    assert Counter(on_the_board) == Counter(by_letter)


@pytest.mark.parametrize("board", ["beginner", "variable"])
def test_the_harbours_lie_on_the_frame_as_printed(board: str) -> None:
    """CT-B1.3"""
    expected = {
        (HEX_EDGES[HEX_AT[fact["q"], fact["r"]]][fact["edge"]], fact["kind"].replace("generic", "3:1"))
        for fact in FACTS["harbours"]
    }

    assert {(int(harbour.edge), harbour.kind) for harbour in LAYOUTS[board].harbours} == expected
    assert len(expected) == 9


def test_there_are_four_general_harbours_and_one_for_each_resource() -> None:
    """CT-B1.3"""
    kinds = Counter(
        harbour["kind"].replace("3:1", "generic") for harbour in GAME.view(new_table(), None)["harbours"]
    )

    assert kinds == FACTS["harbour_counts"]


# Cards and pieces


def test_the_bank_begins_with_19_cards_of_each_resource() -> None:
    """CT-G1.6"""
    assert GAME.view(new_table(), None)["bank"] == {
        good.value: FACTS["resource_cards_each"] for good in RESOURCES
    }


def test_the_deck_has_its_25_development_cards() -> None:
    """CT-B1.5"""
    state = new_table()
    for fact in FACTS["development_cards"]:
        deal(state, 0, *[CARD_NAMES[fact["name"]]] * fact["count"])

    assert state.deck == [0] * 5
    assert sum(fact["count"] for fact in FACTS["development_cards"]) == 25
    assert GAME.view(new_table(), None)["deck"] == 25


def test_everybody_has_the_same_pieces() -> None:
    """CT-B1.4"""
    for player in GAME.view(new_table(4), None)["players"]:
        assert player["left"] == FACTS["pieces_per_player"]


@pytest.mark.parametrize(
    "thing, action",
    [
        ("road", "road E7nw"),
        ("settlement", "settle E7ne"),
        ("city", "city E7sw"),
        ("development_card", "buy"),
    ],
)
def test_everything_costs_what_the_cost_card_says(thing: str, action: str) -> None:
    """CT-B7.1: with exactly these cards it is built, without one of them it is not."""
    costs: dict[str, int] = FACTS["costs"][thing]
    chance = ["knight"] if action == "buy" else []
    for missing in costs:
        state = position()
        put(state, 0, settlements="E7sw", roads="E7w E7ne")
        less = {good: number - (good == missing) for good, number in costs.items()}
        give(state, 0, written({good: number for good, number in less.items() if number}))
        assert action not in options(state, 0)
        with refused("CT-B7.1"):
            play(state, 0, action, chance=chance)

    give(state, 0, missing)
    assert action in options(state, 0)
    play(state, 0, action, chance=chance)

    assert hand(state, 0) == "nothing"


def test_everything_is_worth_what_the_facts_say() -> None:
    """CT-B7.8, CT-B8.1, CT-B9.9, CT-B10.1"""
    worth = FACTS["victory_points"]
    state = position()
    put(state, 0, settlements="E7sw", cities="E7ne")
    assert points(state, 0) == worth["settlement"] + worth["city"]

    state.longest = 0
    assert points(state, 0) == worth["settlement"] + worth["city"] + worth["longest_road"]

    state.longest, state.army = -1, 0
    assert points(state, 0) == worth["settlement"] + worth["city"] + worth["largest_army"]

    state.army = -1
    deal(state, 0, "victory-point")
    assert points(state, 0) == worth["settlement"] + worth["city"] + worth["vp_card"]


def test_ten_points_win() -> None:
    """CT-B11.1"""
    assert GAME.view(new_table(), None)["target"] == FACTS["victory_target"] == 10
