"""The cards, maps and numbers of the box, compared with the facts collected from the printed game."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from deskovka.core.grid import Shape, orientations
from deskovka.core.rules import LANGUAGES
from deskovka.games.cartographers import GAME, Terrain
from deskovka.games.cartographers.cards import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    SCORING_CARDS,
    SEASONS,
    STACKS,
    TITLES,
)
from deskovka.games.cartographers.scoring import SCORERS
from deskovka.games.cartographers.sheet import COIN_TRACK, Cells, Map, Sheet, sides

FACTS: Any = json.loads((Path(__file__).parent / "facts.json").read_text("utf-8"))
EXPLORE = [pytest.param(card, id=card["id"]) for card in FACTS["explore_cards"]]
AMBUSH = [pytest.param(card, id=card["id"]) for card in FACTS["ambush_cards"]]
SCORING = [pytest.param(card, id=card["id"]) for card in FACTS["scoring_cards"]]
SEASON = [pytest.param(season, id=season["id"]) for season in FACTS["seasons"]]
RANKS = [pytest.param(rank, id=str(rank["min_rating"])) for rank in FACTS["solo_ranks"]]
every_side = pytest.mark.parametrize("side", ["A", "B"])
every_language = pytest.mark.parametrize("language", LANGUAGES)

SHAPES_IN_PRINT = {  # CA-2.4, CA-2.5: rows separated by a slash, as in the tables of the rules
    "temple_ruins": [],
    "outpost_ruins": [],
    "great_river": ["X/X/X", "..X/.XX/XX."],
    "farmland": ["X/X", ".X./XXX/.X."],
    "hamlet": ["X./XX", "XXX/XX."],
    "forgotten_forest": ["X./.X", "X./XX/.X"],
    "hinterland_stream": ["XXX/X../X.."],
    "homestead": ["X./XX/X."],
    "orchard": ["XXX/..X"],
    "treetop_village": ["..XX/XXX."],
    "marshlands": ["X../XXX/X.."],
    "fishing_village": ["XXXX"],
    "rift_lands": ["X"],
    "goblin_attack": ["X../.X./..X"],
    "bugbear_assault": ["X.X/X.X"],
    "kobold_onslaught": ["X./XX/X."],
    "gnoll_raid": ["XX/X./XX"],
}


def in_print(shape: Shape) -> str:
    """A shape as the tables of the rules write it."""
    height = 1 + max(row for row, _ in shape)
    width = 1 + max(column for _, column in shape)
    return "/".join(
        "".join("X" if (row, column) in shape else "." for column in range(width)) for row in range(height)
    )


def spaces(cells: list[list[int]]) -> set[tuple[int, int]]:
    return {(row, column) for row, column in cells}


# The box


def test_the_box_holds_thirteen_explore_four_ambush_four_season_and_sixteen_scoring_cards() -> None:
    """CA-2.4, CA-2.5, CA-1.7: nothing is missing and nothing was added."""
    assert list(EXPLORE_CARDS) == [card["id"] for card in FACTS["explore_cards"]]
    assert list(AMBUSH_CARDS) == [card["id"] for card in FACTS["ambush_cards"]]
    assert set(SCORING_CARDS) == {card["id"] for card in FACTS["scoring_cards"]}
    counted = {
        "explore": len(EXPLORE_CARDS),
        "ambush": len(AMBUSH_CARDS),
        "season": len(SEASONS),
        "edict": len({edict for season in SEASONS for edict in season.edicts}),
        "scoring": len(SCORING_CARDS),
    }
    assert counted == FACTS["cards"]


def test_every_card_of_the_box_has_its_own_number() -> None:
    """The cards are numbered 1 to 41; the four edict cards are 22 to 25."""
    numbers = [edict["number"] for edict in FACTS["edict_cards"]]
    numbers += [card.number for card in AMBUSH_CARDS.values()]
    numbers += [card.number for card in EXPLORE_CARDS.values()]
    numbers += [card.number for card in SCORING_CARDS.values()]
    numbers += [season.number for season in SEASONS]
    assert sorted(numbers) == list(range(1, 42))


# Maps


@every_side
def test_the_printed_maps_are_those_of_the_sheet(side: str) -> None:
    """CA-1.4, CA-1.5"""
    assert Sheet.fresh(Map.read(side)).rows() == FACTS["maps"][side]["grid"]


@every_side
def test_mountains_ruins_and_wasteland_have_the_names_of_the_printed_sheet(side: str) -> None:
    """CA-0.1: rows are lettered from the top, columns numbered from the left."""
    printed = Map.read(side)
    facts = FACTS["maps"][side]
    for found, kind in (
        (printed.mountains, "mountains"),
        (printed.ruins, "ruins"),
        (printed.wasteland, "wasteland"),
    ):
        assert set(printed.grid.cells(found)) == spaces(facts[kind])
        assert str(Cells(found)) == "+".join(facts["printed"].get(kind, []))


@every_side
def test_a_fresh_map_can_be_drawn_on_everywhere_but_on_mountains_and_wasteland(side: str) -> None:
    """CA-0.4, CA-0.5: 121 spaces less five mountains, and on side B less seven spaces of wasteland."""
    sheet = Sheet.fresh(Map.read(side))
    assert sheet.empty.bit_count() == FACTS["maps"][side]["free_spaces"]
    assert sheet.empty_ruins.bit_count() == len(FACTS["maps"][side]["ruins"]) == 6


def test_there_are_two_sides_of_eleven_by_eleven_spaces() -> None:
    """CA-0.1, CA-1.2"""
    assert list(sides()) == list(FACTS["maps"]) == ["A", "B"]
    for side, printed in sides().items():
        size = FACTS["maps"][side]["size"]
        assert (printed.grid.height, printed.grid.width) == (size, size) == (11, 11)


@every_side
def test_no_printed_mountain_lies_on_the_edge_so_each_has_four_neighbours(side: str) -> None:
    """CA-5.5: five mountains, five coins."""
    rings = Map.read(side).rings
    assert [ring.bit_count() for ring in rings] == [4] * FACTS["coin_track"]["mountains_with_coin_per_map"]


@every_side
def test_no_two_printed_ruins_spaces_are_adjacent(side: str) -> None:
    """CA-13.7a: so water on a printed ruins space never scores The Golden Granary."""
    printed = Map.read(side)
    assert printed.grid.beside(printed.ruins) & printed.ruins == 0


def test_the_coin_track_has_fourteen_coins() -> None:
    """CA-5.7"""
    assert COIN_TRACK == FACTS["coin_track"]["slots"] == 14


def test_five_of_the_six_terrain_types_are_drawn() -> None:
    """CA-0.3: mountains are printed, never drawn."""
    drawn = [kind["id"] for kind in FACTS["terrain_types"] if kind["drawable"]]
    assert [terrain.name.lower() for terrain in Terrain] == drawn
    assert {kind["id"] for kind in FACTS["terrain_types"]} - set(drawn) == {"mountain"}


# Explore cards


@pytest.mark.parametrize("card", EXPLORE)
def test_an_explore_card_shows_its_time_its_terrains_and_its_shapes(card: Any) -> None:
    """CA-2.4"""
    ours = EXPLORE_CARDS[card["id"]]
    assert ours.number == card["number"]
    assert ours.time == card["time"]
    assert ours.ruins == (card["kind"] == "ruins")
    assert [terrain.name.lower() for terrain in ours.terrains] == card["terrains"]
    assert [set(shape) for shape in ours.shapes] == [spaces(shape["cells"]) for shape in card["shapes"]]
    assert [in_print(shape) for shape in ours.shapes] == SHAPES_IN_PRINT[card["id"]]


@pytest.mark.parametrize("card", EXPLORE)
def test_a_coin_is_printed_beside_the_smaller_of_two_shapes(card: Any) -> None:
    """CA-5.6: on Great River, Farmland, Hamlet and Forgotten Forest, and on no other card."""
    ours = EXPLORE_CARDS[card["id"]]
    coins = [ours.coins(Map.read("A").grid.union(iter(shape))) for shape in ours.shapes]
    assert coins == [int(shape["coin"]) for shape in card["shapes"]]
    assert (1 in coins) == (card["id"] in ("great_river", "farmland", "hamlet", "forgotten_forest"))


@pytest.mark.parametrize("card", [*EXPLORE[2:], *AMBUSH])  # ruins cards have no shape
def test_a_shape_has_as_many_orientations_as_differ(card: Any) -> None:
    """CA-2.4, CA-2.5: rotations and mirror images that look the same are one."""
    ambush = AMBUSH_CARDS.get(card["id"])
    printed = (ambush.shape,) if ambush else EXPLORE_CARDS[card["id"]].shapes
    for shape, ours in zip([card["shape"]] if ambush else card["shapes"], printed, strict=True):
        turned = orientations(ours)
        assert len(turned) == len(set(map(frozenset, turned))) == shape["orientations"]
        assert {len(way) for way in turned} == {shape["size"]}


def test_the_explore_deck_holds_sixteen_units_of_time() -> None:
    """CA-2.4: three cards of time 0, four of time 1, six of time 2; two of the thirteen are ruins cards."""
    facts = FACTS["explore_deck"]
    times = Counter(card.time for card in EXPLORE_CARDS.values())
    assert {str(time): count for time, count in times.items()} == facts["time_histogram"]
    assert sum(times.elements()) == facts["total_time"] == 16
    assert sum(card.ruins for card in EXPLORE_CARDS.values()) == facts["ruins_cards"] == 2
    assert sum(not card.ruins for card in EXPLORE_CARDS.values()) == facts["terrain_cards"] == 11


# Ambush cards


@pytest.mark.parametrize("card", AMBUSH)
def test_an_ambush_card_shows_its_shape_and_fills_it_with_monsters(card: Any) -> None:
    """CA-2.5"""
    ours = AMBUSH_CARDS[card["id"]]
    assert ours.number == card["number"]
    assert set(ours.shape) == spaces(card["shape"]["cells"])
    assert in_print(ours.shape) == SHAPES_IN_PRINT[card["id"]][0]
    assert [terrain.name.lower() for terrain in ours.drawings.terrains] == [card["terrain"]]


@pytest.mark.parametrize("card", AMBUSH)
def test_an_ambush_card_says_where_maps_are_passed_and_where_the_solo_walk_begins(card: Any) -> None:
    """CA-7.1, CA-14.2"""
    ours = AMBUSH_CARDS[card["id"]]
    assert ours.clockwise == (card["pass_direction"] == "clockwise") == (card["solo"]["walk"] == "clockwise")
    assert ours.clockwise == (card["pass_to_neighbour"] == "left")
    assert "_".join(ours.corner) == card["solo"]["corner"]


# Seasons


def test_the_seasons_are_spring_summer_fall_and_winter() -> None:
    """CA-1.10"""
    in_order = sorted(FACTS["seasons"], key=lambda season: int(season["order"]))
    assert [season.id for season in SEASONS] == [season["id"] for season in in_order]
    assert [season.id for season in SEASONS] == ["spring", "summer", "fall", "winter"]


@pytest.mark.parametrize("season", SEASON)
def test_a_season_card_shows_its_time_limit_and_two_edicts(season: Any) -> None:
    """CA-2.2"""
    ours = SEASONS[season["order"] - 1]
    assert ours.id == season["id"]
    assert ours.number == season["number"]
    assert ours.limit == season["time_limit"]
    assert ["ABCD"[edict] for edict in ours.edicts] == season["edicts"]


@pytest.mark.parametrize(
    ("edict", "scored_in"),
    [("A", "spring winter"), ("B", "spring summer"), ("C", "summer fall"), ("D", "fall winter")],
)
def test_each_edict_is_scored_in_exactly_two_seasons(edict: str, scored_in: str) -> None:
    """CA-2.3"""
    found = [season.id for season in SEASONS for letter in season.edicts if "ABCD"[letter] == edict]
    assert found == scored_in.split()


# Scoring cards


@pytest.mark.parametrize("card", SCORING)
def test_a_scoring_card_belongs_to_a_stack_and_has_a_solo_number(card: Any) -> None:
    """CA-1.7, CA-14.14"""
    ours = SCORING_CARDS[card["id"]]
    assert (ours.id, ours.number, ours.stack) == (card["id"], card["number"], card["stack"])
    assert ours.solo == card["solo_number"]


def test_the_scoring_cards_are_four_stacks_of_four() -> None:
    """CA-1.7: forest; farm and water; village; spatial."""
    assert list(STACKS) == FACTS["stacks"] == ["forest", "farm_water", "village", "spatial"]
    assert Counter(card.stack for card in SCORING_CARDS.values()) == {stack: 4 for stack in STACKS}


def test_every_scoring_card_has_its_scoring_rule_and_no_rule_is_without_a_card() -> None:
    """CA-1.7"""
    assert set(SCORERS) == set(SCORING_CARDS)


# Titles


@pytest.mark.parametrize("rank", RANKS)
def test_a_title_is_reached_with_its_rating(rank: Any) -> None:
    """CA-14.15"""
    [title] = [title for title in TITLES if title.rating == rank["min_rating"]]
    assert title.id == rank["title_en"].lower().replace(" ", "_")


def test_there_are_eight_titles_listed_from_the_highest() -> None:
    """CA-14.15"""
    assert [title.rating for title in TITLES] == [30, 20, 10, 0, -5, -10, -20, -30]


# What players read


@every_language
def test_cards_seasons_and_titles_are_called_as_printed(language: str) -> None:
    """CA-2.2, CA-2.4, CA-2.5, CA-14.15: the printed Czech name of one explore card is not known."""
    catalogue = (files("deskovka.games.cartographers") / "text" / f"{language}.ftl").read_text("utf-8")
    names = dict(line.split(" = ", 1) for line in catalogue.split("\n") if line.startswith("name-"))
    for kind in ("explore_cards", "ambush_cards", "scoring_cards", "seasons"):
        for card in FACTS[kind]:
            called = names[f"name-{card['id']}"]
            if printed := card[f"name_{language}"]:
                assert called.casefold() == printed.casefold()
    for title in TITLES:
        [rank] = [rank for rank in FACTS["solo_ranks"] if rank["min_rating"] == title.rating]
        assert names[f"name-{title.id}"] == rank[f"title_{language}"]


@every_language
def test_the_rule_list_names_the_cards_as_printed(language: str) -> None:
    """CA-2.4, CA-2.5, CA-14.14: the printed Czech name of one explore card is not known."""
    rules = GAME.rules(language).rules
    for kind, rule, number in (
        ("explore_cards", "CA-2.4", "number"),
        ("ambush_cards", "CA-2.5", "number"),
        ("scoring_cards", "CA-14.14", "solo_number"),
    ):
        lines = rules[rule].text.split("\n")
        for card in FACTS[kind]:
            name = card[f"name_{language}"]
            if kind == "scoring_cards":
                assert f"{name} {card[number]}" in lines
            elif name is not None:
                assert any(line.startswith(f"{card[number]}  {name}:") for line in lines), card["id"]


@every_language
def test_the_rule_list_shows_the_shapes_of_the_cards(language: str) -> None:
    """CA-2.4, CA-2.5"""
    rules = GAME.rules(language).rules
    for kind, rule in (("explore_cards", "CA-2.4"), ("ambush_cards", "CA-2.5")):
        for card in FACTS[kind]:
            [line] = [line for line in rules[rule].text.split("\n") if line.startswith(f"{card['number']}  ")]
            drawn = " ".join(word for word in line.replace(",", " ").split() if set(word) <= set("X./"))
            shapes = [shape.replace("/", " / ") for shape in SHAPES_IN_PRINT[card["id"]]]
            assert drawn == " ".join(shapes)


@every_language
def test_the_rule_list_names_the_titles(language: str) -> None:
    """CA-14.15"""
    text = GAME.rules(language).rules["CA-14.15"].text.replace("−", "-")
    listed = [line.split(": ")[1] for line in text.split("\n") if ": " in line]
    assert listed == [rank[f"title_{language}"] for rank in FACTS["solo_ranks"]]


@every_language
def test_the_examples_of_the_rule_list_are_the_scoring_examples(language: str) -> None:
    """CA-5.1, CA-9.5, CA-13.1 to CA-13.16: drawn as in the facts, with the same points."""
    rules = GAME.rules(language).rules.values()
    shown = {
        example.id: (example.board.split(), example.points) for rule in rules for example in rule.examples
    }
    facts = {example["id"]: (example["board"], example["points"]) for example in FACTS["scoring_examples"]}
    assert {id: drawn for id, drawn in shown.items() if id in facts} == facts


@every_language
def test_the_rule_list_draws_the_printed_maps(language: str) -> None:
    """CA-1.4, CA-1.5"""
    rules = GAME.rules(language).rules
    for rule, side in (("CA-1.4", "A"), ("CA-1.5", "B")):
        drawn = [
            line for line in rules[rule].text.split("\n") if len(line) == 11 and set(line) <= set(".R^#")
        ]
        assert drawn == FACTS["maps"][side]["grid"]
