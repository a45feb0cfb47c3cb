"""The explore phase (CA-3)."""

from __future__ import annotations

import pytest

from deskovka.games.cartographers import GAME
from deskovka.games.cartographers.explore import CardRevealed
from games.cartographers.table import (
    AMBUSHES,
    EIGHT_TIME,
    SEVEN_TIME,
    SIDE_A,
    draw_anything,
    drawn,
    everybody_draws,
    finish_season,
    lay,
    map_of,
    shown,
    table,
)
from positions import options, play, random_game, refused

ALL_TERRAINS = "forest village farm water monster"


def test_the_top_card_is_revealed_and_added_to_the_column_with_its_time() -> None:
    """CA-3.1"""
    state = table("homestead", "great_river")
    assert shown(state)["card"] == "homestead"
    assert shown(state)["revealed"] == ["homestead"]
    assert shown(state)["time"] == 2

    *_, events = everybody_draws(state, "village A1+B1+B2+C1")

    assert events[-1] == CardRevealed("great_river", 1)
    assert shown(state)["card"] == "great_river"
    assert shown(state)["revealed"] == ["homestead", "great_river"]
    assert shown(state)["time"] == 3


def test_a_ruins_card_is_followed_by_another_card_at_once() -> None:
    """CA-3.2"""
    state = table("outpost_ruins", "homestead")

    assert shown(state)["revealed"] == ["outpost_ruins", "homestead"]
    assert shown(state)["card"] == "homestead"
    assert GAME.waiting(state) == (0, 1)


def test_a_second_ruins_card_is_followed_by_another_card_at_once() -> None:
    """CA-3.3"""
    state = table("temple_ruins", "outpost_ruins", "homestead")

    assert shown(state)["revealed"] == ["temple_ruins", "outpost_ruins", "homestead"]
    assert shown(state)["card"] == "homestead"
    assert GAME.waiting(state) == (0, 1)


def test_ruins_apply_to_the_next_terrain_card_only() -> None:
    """CA-3.4: the card before the ruins card is drawn freely, the one after it is not, the one after that is."""
    state = table("farmland", "temple_ruins", "hamlet", "orchard")
    assert not shown(state)["ruins"]
    everybody_draws(state, "farm A1+A2")

    assert shown(state)["ruins"]
    with refused("CA-6.5"):
        play(GAME, state, 0, "draw village E1+F1+F2")
    everybody_draws(state, "village B6+C6+C7")

    assert not shown(state)["ruins"]
    everybody_draws(state, "forest H1+H2+H3+G3", chance=["homestead"])
    assert map_of(state) == drawn(SIDE_A, A="A1+A2", V="B6+C6+C7", F="G3+H1+H2+H3")


def test_two_ruins_cards_have_the_effect_of_one() -> None:
    """CA-3.4: one ruins space must be covered, then the effect is over."""
    state = table("temple_ruins", "outpost_ruins", "farmland", "orchard")

    with refused("CA-6.5"):
        play(GAME, state, 0, "draw farm A1+A2")
    everybody_draws(state, "farm B6+B7")

    assert not shown(state)["ruins"]
    play(GAME, state, 0, "draw forest E1+E2+E3+F3")
    assert GAME.waiting(state) == (1,)


@pytest.mark.parametrize(
    "card, terrains, sizes",
    [
        ("great_river", "water", {3, 5}),
        ("farmland", "farm", {2, 5}),
        ("hamlet", "village", {3, 5}),
        ("forgotten_forest", "forest", {2, 4}),
        ("hinterland_stream", "farm water", {5}),
        ("homestead", "village farm", {4}),
        ("orchard", "forest farm", {4}),
        ("treetop_village", "forest village", {5}),
        ("marshlands", "forest water", {5}),
        ("fishing_village", "village water", {4}),
        ("rift_lands", ALL_TERRAINS, {1}),
    ],
)
def test_a_terrain_card_is_drawn_by_everybody(card: str, terrains: str, sizes: set[int]) -> None:
    """CA-3.5"""
    state = table(card)

    assert GAME.waiting(state) == (0, 1)
    for seat in (0, 1):
        assert shown(state, seat)["draws_on"] == seat
        words = [option.split() for option in options(GAME, state, seat)]
        assert {terrain for _, terrain, _ in words} == set(terrains.split())
        assert {len(cells.split("+")) for _, _, cells in words} == sizes


@pytest.mark.parametrize("ruins", [(), ("temple_ruins",), ("temple_ruins", "outpost_ruins")])
@pytest.mark.parametrize("card", AMBUSHES)
def test_an_ambush_card_is_resolved_instead_and_the_ruins_wait(card: str, ruins: tuple[str, ...]) -> None:
    """CA-3.6"""
    state = table(*ruins, card, "homestead")

    assert shown(state)["card"] == card
    assert {option.split()[1] for option in options(GAME, state, 0)} == {"monster"}
    assert shown(state)["ruins"] is bool(ruins)

    draw_anything(state)

    assert shown(state)["card"] == "homestead"
    assert shown(state)["ruins"] is bool(ruins)


def test_after_an_ambush_the_season_goes_on_with_a_new_explore_phase() -> None:
    """CA-3.7: spring is at time 7 of 8, and an ambush adds nothing."""
    state = table(*SEVEN_TIME, "goblin_attack", "farmland", summer=["homestead"])
    for _ in SEVEN_TIME:
        draw_anything(state)
    assert (shown(state)["card"], shown(state)["time"]) == ("goblin_attack", 7)

    draw_anything(state)

    assert shown(state)["card"] == "farmland"
    assert shown(state)["season"] == "spring"
    assert shown(state)["scores"] == []


def test_the_ruins_wait_while_several_ambushes_are_resolved_in_turn() -> None:
    """CA-3.7"""
    state = table(*EIGHT_TIME, summer=["temple_ruins", "goblin_attack", "gnoll_raid", "farmland"])
    finish_season(state)
    lay(state, SIDE_A, SIDE_A)

    assert shown(state)["card"] == "goblin_attack"
    everybody_draws(state, "monster E1+F2+G3")
    assert shown(state)["card"] == "gnoll_raid"
    assert shown(state)["ruins"]
    everybody_draws(state, "monster I10+I11+J10+K10+K11")

    assert shown(state)["card"] == "farmland"
    with refused("CA-6.5"):
        play(GAME, state, 0, "draw farm A1+A2")
    everybody_draws(state, "farm B6+B7", chance=["homestead"])


def test_ruins_cards_have_no_time_and_stay_in_the_column() -> None:
    """CA-3.8"""
    state = table("temple_ruins", "outpost_ruins", "rift_lands", "great_river")
    assert shown(state)["time"] == 0

    everybody_draws(state, "forest B6")

    assert shown(state)["revealed"] == ["temple_ruins", "outpost_ruins", "rift_lands", "great_river"]
    assert shown(state)["time"] == 1


def test_ambush_cards_have_no_time_and_never_lie_in_the_column() -> None:
    """CA-3.8"""
    state = table("great_river", "kobold_onslaught", "homestead")
    *_, events = everybody_draws(state, "water A1+A2+A3")

    assert events[-1] == CardRevealed("kobold_onslaught", 0)
    assert shown(state)["revealed"] == ["great_river"]
    assert shown(state)["time"] == 1

    everybody_draws(state, "monster D1+E1+E2+F1")

    assert shown(state)["revealed"] == ["great_river", "homestead"]
    assert shown(state)["time"] == 3


def test_the_deck_does_not_run_out_even_in_the_slowest_season() -> None:
    """CA-3.9: three cards of time 0, four of time 1, and then two of time 2 reach the limit of 8."""
    slowest = "rift_lands temple_ruins great_river outpost_ruins farmland gnoll_raid hamlet forgotten_forest"
    state = table(*slowest.split(), "homestead", "orchard", summer=["marshlands"])
    while shown(state)["card"] != "orchard":
        draw_anything(state)

    assert shown(state)["deck"]["cards"] == 4  # 13 explore cards and an ambush, less the ten named here
    assert shown(state)["time"] == 8
    draw_anything(state)
    assert shown(state)["season"] == "summer"


def test_a_season_without_cards_would_end() -> None:
    """CA-3.9: it cannot happen, so the deck is emptied by hand."""
    state = table("homestead", summer=["marshlands"])
    state.deck, state.hidden_ambushes = (), 0

    draw_anything(state)

    assert shown(state)["season"] == "summer"
    assert len(shown(state)["scores"]) == 1


def test_the_ruins_effect_never_outlives_a_season() -> None:
    """CA-3.10: the card that ends spring is drawn on ruins, the first one of summer is free again."""
    summer = ["orchard", "homestead"]
    state = table(*SEVEN_TIME, "temple_ruins", "farmland", summer=summer)
    for _ in SEVEN_TIME:
        draw_anything(state)
    lay(state, SIDE_A, SIDE_A)
    assert shown(state)["ruins"]

    everybody_draws(state, "farm B6+B7")

    assert shown(state)["season"] == "summer"
    assert not shown(state)["ruins"]
    everybody_draws(state, "forest E1+E2+E3+F3")


def test_a_turn_is_a_card_that_everybody_draws() -> None:
    """Ambushes too; a ruins card belongs to the card after it."""
    assert GAME.turns(table("temple_ruins", "homestead", "great_river")) == 1
    moves = list(random_game(GAME, 3, "turns"))
    assert len(moves) == 3 * GAME.turns(moves[-1][0])
