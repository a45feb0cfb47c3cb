"""Offers of Cartographers: bitmaps that say what may be drawn and why not, exactly as the rules do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deskovka.core.game import Game, Json
from deskovka.games.cartographers import GAME
from deskovka.games.cartographers.cards import AMBUSH_CARDS
from deskovka.games.cartographers.state import CartographersState
from deskovka.server.cartographers import actions, offer
from games.cartographers.table import (
    AMBUSHES,
    SIDE_A,
    SIDE_B,
    OnDrawnMaps,
    drawn,
    full,
    names,
    sheet,
    spaces,
    table,
)
from positions import options, random_game

FIVE = ["forest", "village", "farm", "water", "monster"]
FACTS: Any = json.loads((Path(__file__).parents[1] / "games/cartographers/facts.json").read_text("utf-8"))
CARDS = [
    pytest.param(card, id=card["id"])
    for card in (*FACTS["explore_cards"], *FACTS["ambush_cards"])
    if card.get("shape") or card["shapes"]  # a ruins card has none
]
RUINS_FILLED = {"A": drawn(SIDE_A, F="B6+C2+C10+I2+I10+J6"), "B": drawn(SIDE_B, F="B7+C3+E7+G2+H9+J4")}


def bitmap(text: str) -> set[tuple[int, int]]:
    """Rows and columns of a bitmap of 11 columns, read digit by digit from the right."""
    assert text == "0" or text[0] != "0"
    digits = [int(digit, 16) for digit in reversed(text)]
    return {
        divmod(4 * place + bit, 11)
        for place, digit in enumerate(digits)
        for bit in range(4)
        if digit >> bit & 1
    }


def corner_names(text: str) -> str:
    return names(bitmap(text))


def parts(offered: Json) -> list[Json]:
    return [part for part in (offered, offered["squares"]) if part]


def ways(part: Json) -> list[Json]:
    return [way for shape in part["shapes"] for way in shape["ways"]]


def way_of(part: Json, *cells: tuple[int, int]) -> Json:
    """The way with these cells."""
    [found] = [way for way in ways(part) if way["cells"] == [list(cell) for cell in cells]]
    return found


def nearly_full(side: str, seed: str, left: int) -> str:
    """A map on which a few random spaces are still empty."""
    rows = enumerate(side.split())
    empty = [(row, column) for row, line in rows for column, sign in enumerate(line) if sign in ".R"]
    return full(side, but=names(Random(seed).sample(empty, left)))


def games() -> Iterator[tuple[str, Game[Any], int, dict[str, str]]]:
    for seats, side in product((1, 2, 4), "AB"):
        yield f"{seats} seats, side {side}", GAME, seats, {"side": side}
    yield "any fallback", GAME, 2, {"fallback": "any"}
    for (side, drawing), left, fallback in product((("A", SIDE_A), ("B", SIDE_B)), (9, 30), ("card", "any")):
        maps = [sheet(nearly_full(drawing, f"{left} {seat}", left + seat)) for seat in range(4)]
        chosen = {"side": side, "fallback": fallback}
        yield f"side {side}, {left} left, {fallback}", OnDrawnMaps(maps), 4, chosen
    for side, drawing in RUINS_FILLED.items():
        yield f"side {side}, ruins filled", OnDrawnMaps([sheet(drawing)] * 2), 2, {"side": side}
    maps = [sheet(nearly_full(SIDE_A, f"ambush {seat}", 5)) for seat in range(3)]
    chosen = {"deck_spring": f"temple_ruins,{AMBUSHES[0]}", "ambush": ",".join(AMBUSHES)}
    yield "ambush after ruins, 5 left", OnDrawnMaps(maps), 3, chosen


many_games = pytest.mark.parametrize(
    "game, seats, chosen", [pytest.param(*rest, id=name) for name, *rest in games()]
)


@many_games
def test_an_offer_stands_for_the_legal_actions(game: Game[Any], seats: int, chosen: dict[str, str]) -> None:
    for state, seat, *_ in random_game(game, seats, "offers", **chosen):
        found = actions(offer(state, seat))
        assert len(found) == len(set(found))
        assert set(found) == options(game, state, seat)


@many_games
def test_at_every_corner_an_offer_says_what_the_rules_say(
    game: Game[Any], seats: int, chosen: dict[str, str]
) -> None:
    for state, seat, *_ in random_game(game, seats, "why", **chosen):
        for part in parts(offer(state, seat)):
            for way in ways(part):
                assert told(way) == by_the_rules(state, seat, part["terrains"][0], way["cells"])


def told(way: Json) -> dict[tuple[int, int], str | None]:
    """What an offer says of each corner: None or the rule against it; of each corner once."""
    said = [(None, way["corners"]), *way["why"].items()]
    pairs = [(corner, rule) for rule, text in said for corner in bitmap(text)]
    found: dict[tuple[int, int], str | None] = dict(pairs)
    assert len(found) == len(pairs)
    assert "0" not in way["why"].values()
    return found


def by_the_rules(
    state: CartographersState, seat: int, terrain: str, cells: list[list[int]]
) -> dict[tuple[int, int], str | None]:
    """The rule against the drawing, for each corner where it lies inside the map."""
    found = {}
    for top, left in product(range(11), repeat=2):
        lying = [(top + row, left + column) for row, column in cells]
        if all(row < 11 and column < 11 for row, column in lying):
            action = GAME.read(f"draw {terrain} {names(lying)}")
            found[top, left] = GAME.why_not(state, seat, action)
    return found


def test_the_random_games_meet_every_kind_of_offer() -> None:
    """Otherwise the comparisons above would prove less than they seem to."""
    rules, kinds = set(), set()
    for _, game, seats, chosen in games():
        for state, seat, *_ in random_game(game, seats, "why", **chosen):
            offered = offer(state, seat)
            rules |= {rule for part in parts(offered) for way in ways(part) for rule in way["why"]}
            kinds.add((state.card in AMBUSH_CARDS, state.ruins, offered["squares"] is not None))
    assert rules == {"CA-4.3", "CA-6.5", "CA-6.9", "CA-7.4"}
    assert kinds == set(product((False, True), repeat=3))


@pytest.mark.parametrize("seats", [2, 4])
def test_an_offer_shows_nothing_that_is_hidden_from_the_seat(seats: int) -> None:
    """CA-4.1, CA-7.10: it is the same whatever the others have drawn on this card."""
    random, differing = Random(4), 0
    for state, seat, *_ in random_game(GAME, seats, "hidden"):
        guess = GAME.determinise(state, seat, random)
        differing += guess.answers != state.answers
        assert offer(guess, seat) == offer(state, seat)
    assert differing > 20


def test_an_offer_survives_json() -> None:
    for state, seat, *_ in random_game(GAME, 2, "json"):
        offered = offer(state, seat)
        assert json.loads(json.dumps(offered)) == offered


# By hand


def test_a_bitmap_counts_the_spaces_row_by_row_without_gaps() -> None:
    """CA-6.1: Rift Lands on A2, E5 and K11, which are the bits 1, 4 * 11 + 4 = 48 and 10 * 11 + 10 = 120."""
    offered = offer(table("rift_lands", maps=[full(but="A2+E5+K11")]), 0)

    assert offered["size"] == [11, 11]
    assert offered["terrains"] == FIVE
    [way] = ways(offered)
    assert way["corners"] == "1" + 17 * "0" + "1" + 11 * "0" + "2"
    assert int(way["why"]["CA-4.3"], 16) == 2**121 - 1 - 2**120 - 2**48 - 2**1


def test_the_offer_of_homestead_in_a_corner_of_six_spaces() -> None:
    """CA-4.1, CA-4.3: two rows of three spaces hold the shape lying, both ways up, and not standing."""
    offered = offer(table("homestead", maps=[full(but="A1+A2+A3+B1+B2+B3")]), 0)

    assert (offered["kind"], offered["owner"], offered["squares"]) == ("drawings", 0, None)
    assert offered["terrains"] == ["village", "farm"]
    [shape] = offered["shapes"]
    assert shape["coin"] is False
    lying = [way_of(offered, (0, 0), (0, 1), (0, 2), (1, 1)), way_of(offered, (0, 1), (1, 0), (1, 1), (1, 2))]
    standing = [way for way in shape["ways"] if way not in lying]
    assert [way["corners"] for way in lying] == ["1", "1"]
    assert [way["corners"] for way in standing] == ["0", "0"]
    assert [{rule: len(bitmap(text)) for rule, text in way["why"].items()} for way in lying + standing] == [
        {"CA-4.3": 10 * 9 - 1},
        {"CA-4.3": 10 * 9 - 1},
        {"CA-4.3": 9 * 10},
        {"CA-4.3": 9 * 10},
    ]
    assert sorted(actions(offered)) == [
        "draw farm A1+A2+A3+B2",
        "draw farm A2+B1+B2+B3",
        "draw village A1+A2+A3+B2",
        "draw village A2+B1+B2+B3",
    ]


def test_after_ruins_a_corner_is_refused_for_what_is_filled_or_for_covering_no_ruins() -> None:
    """CA-6.5, CA-4.3: the pair of Farmland, lying; C9 and I3 are mountains beside ruins."""
    offered = offer(table("temple_ruins", "farmland"), 0)
    lying = way_of(offered, (0, 0), (0, 1))

    assert corner_names(lying["corners"]) == "B5+B6+C1+C2+C10+I1+I9+I10+J5+J6"
    assert corner_names(lying["why"]["CA-4.3"]) == "B3+B4+C8+C9+F5+F6+I2+I3+J7+J8"
    assert len(bitmap(lying["why"]["CA-6.5"])) == 11 * 10 - 10 - 10
    assert offered["squares"] is None


def test_where_nothing_fits_a_square_in_a_terrain_of_the_card_is_offered() -> None:
    """CA-4.8: the pair and the cross of Farmland do not fit; a square earns no coin (CA-4.10)."""
    offered = offer(table("farmland", maps=[full(but="B11+K1")]), 0)

    assert {way["corners"] for way in ways(offered)} == {"0"}
    assert [list(way["why"]) for way in ways(offered)] == 3 * [["CA-4.3"]]
    assert offered["squares"] and offered["squares"]["terrains"] == ["farm"]
    [square] = offered["squares"]["shapes"]
    assert square["coin"] is False
    assert square["ways"][0]["cells"] == [[0, 0]]
    assert corner_names(square["ways"][0]["corners"]) == "B11+K1"
    assert actions(offered) == ["draw farm B11", "draw farm K1"]


def test_where_nothing_fits_the_table_may_have_chosen_any_terrain() -> None:
    """CA-4.13"""
    offered = offer(table("farmland", maps=[full(but="K1")], chosen={"fallback": "any"}), 0)

    assert offered["terrains"] == ["farm"]
    assert offered["squares"] and offered["squares"]["terrains"] == FIVE
    assert actions(offered) == [f"draw {terrain} K1" for terrain in FIVE]


def test_without_ruins_to_cover_shapes_are_refused_and_a_square_of_any_terrain_is_offered() -> None:
    """CA-6.7, CA-6.9: on 110 spaces, which are 121 less five mountains and six filled ruins."""
    offered = offer(table("temple_ruins", "hamlet", maps=[RUINS_FILLED["A"]]), 0)

    assert all(way["corners"] == "0" and set(way["why"]) == {"CA-4.3", "CA-6.9"} for way in ways(offered))
    assert offered["squares"] and offered["squares"]["terrains"] == FIVE
    assert len(actions(offered)) == 5 * 110


def test_where_the_shape_of_the_card_is_the_square_itself_it_is_offered_once() -> None:
    """CA-6.4, CA-6.7: Rift Lands after ruins, with no ruins to cover."""
    offered = offer(table("temple_ruins", "rift_lands", maps=[RUINS_FILLED["A"]]), 0)

    assert offered["shapes"] == []
    assert len(actions(offered)) == len(set(actions(offered))) == 5 * 110


@pytest.mark.parametrize(
    "card, owner, drawing",
    [("goblin_attack", 1, "C5+D6+E7"), ("kobold_onslaught", 2, "G1+G2+G3+H2")],
)
def test_in_an_ambush_the_map_of_a_neighbour_is_drawn_on(card: str, owner: int, drawing: str) -> None:
    """CA-7.1, CA-7.2, CA-7.4: counterclockwise that of the left neighbour, clockwise that of the right."""
    maps = [SIDE_A] * 3
    maps[owner] = full(but="C5+D6+E7+G1+G2+G3+H2")
    offered = offer(table(card, maps=maps), 0)

    assert offered["owner"] == owner
    assert offered["terrains"] == ["monster"]
    assert actions(offered) == [f"draw monster {drawing}"]
    assert all(list(way["why"]) == ["CA-7.4"] for way in ways(offered))
    assert offered["squares"] is None


def test_where_the_monsters_do_not_fit_a_single_one_is_offered() -> None:
    """CA-7.6: Gnoll Raid goes counterclockwise, seat 2 of three draws on the map of seat 0."""
    offered = offer(table("gnoll_raid", maps=[full(but="A1+A2"), SIDE_A, SIDE_A]), 2)

    assert offered["owner"] == 0
    assert offered["squares"] and offered["squares"]["terrains"] == ["monster"]
    assert actions(offered) == ["draw monster A1", "draw monster A2"]


# Shapes and their ways


@pytest.mark.parametrize("card", CARDS)
def test_the_first_way_of_a_shape_is_as_printed_and_all_ways_differ(card: Any) -> None:
    """CA-2.4, CA-2.5, CA-4.5, CA-5.6: shapes, coins and the number of ways are compared with the box."""
    offered = offer(table(card["id"]), 0)

    printed = [card["shape"]] if "shape" in card else card["shapes"]
    for shape, facts in zip(offered["shapes"], printed, strict=True):
        assert shape["coin"] is facts.get("coin", False)
        turned = [way["cells"] for way in shape["ways"]]
        assert turned[0] == sorted(facts["cells"])
        assert len({json.dumps(sorted(cells)) for cells in turned}) == len(turned) == facts["orientations"]
        for cells in turned:
            assert len(cells) == facts["size"]
            assert min(row for row, _ in cells) == min(column for _, column in cells) == 0


def test_the_ways_of_a_shape_are_its_rotations_and_mirror_images() -> None:
    """CA-4.5: the four ways of the shape of Orchard that lie, and the four that stand."""
    offered = offer(table("orchard"), 0)

    assert sorted(way["cells"] for way in ways(offered)) == sorted(
        [list(space) for space in spaces(cells)]
        for cells in (
            *("A1+A2+A3+B1", "A1+A2+A3+B3", "A1+B1+B2+B3", "A3+B1+B2+B3"),
            *("A1+A2+B1+C1", "A1+A2+B2+C2", "A1+B1+C1+C2", "A2+B2+C1+C2"),
        )
    )
