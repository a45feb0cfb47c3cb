"""The scenarios with Cities & Knights: what CT-T0 to CT-T3 say of it."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.errors import SetupError
from deskovka.games.catan import GAME
from deskovka.games.catan.cities_knights.progress.deck import Progress, ProgressDrawn
from deskovka.games.catan.cities_knights.realm import Track
from deskovka.games.catan.founding import FoundCity
from deskovka.games.catan.state import CatanState
from games.catan import sea_table
from games.catan.cities_knights.progress.seeing import told
from games.catan.cities_knights.table import (
    empty_deck,
    hold,
    knights,
    land,
    progress,
    roll,
    shown,
    under,
    walls,
)
from games.catan.scenarios.treasure_table import SHIP, asked, keep, terrain
from games.catan.sea_table import put
from games.catan.table import give, hand, options, play, points
from positions import refused

WITH_KNIGHTS = {"cities-knights": "yes"}
TARGETS = {"treasure-islands": (17, 16), "into-the-unknown": (14, 14), "greater-catan": (20, 20)}
WITHOUT = {"treasure-islands": (15, 14), "into-the-unknown": (12, 12), "greater-catan": (18, 18)}
every_scenario = pytest.mark.parametrize("scenario", TARGETS)
every_count = pytest.mark.parametrize("seats", [3, 4])


def new_table(seats: int, scenario: str) -> CatanState:
    return sea_table.new_table(seats, scenario, **WITH_KNIGHTS)


def position(scenario: str, seats: int = 3) -> CatanState:
    return sea_table.position(seats, 0, True, scenario, **WITH_KNIGHTS)


def near_a_treasure() -> CatanState:
    """Treasure Islands: a ship on E11nw reaches the treasure at E11n, then the face-down hex E11."""
    state = position("treasure-islands")
    put(state, 0, settlements="E10n", ships="E10ne")
    give(state, 0, SHIP)
    return state


def at_the_unknown() -> CatanState:
    """Into the Unknown for three: a ship on C5e reaches the treasure at D6n, then the face-down hex D6."""
    state = position("into-the-unknown")
    put(state, 0, settlements="C5ne")
    give(state, 0, SHIP)
    return state


# All scenarios


@every_count
@every_scenario
def test_these_scenarios_may_be_played_with_knights_or_without(scenario: str, seats: int) -> None:
    """CT-T0.4"""
    assert "realm" in GAME.view(new_table(seats, scenario), None)
    assert GAME.view(sea_table.new_table(seats, scenario), None).get("realm") is None


def test_knights_do_not_come_to_the_desert_dragons() -> None:
    """CT-T0.4"""
    with pytest.raises(SetupError) as caught:
        GAME.setup(3, {"scenario": "desert-dragons", **WITH_KNIGHTS})
    assert caught.value.rule == "CT-T0.4"


@every_count
@every_scenario
def test_two_points_more_win_than_without_knights(scenario: str, seats: int) -> None:
    """CT-T0.5, CT-T2.13, CT-T3.12: the targets of the book, which contain them already (CT-K11.11)."""
    assert new_table(seats, scenario).target == TARGETS[scenario][seats - 3]
    assert sea_table.new_table(seats, scenario).target == WITHOUT[scenario][seats - 3]


@every_count
@pytest.mark.parametrize("scenario", ["treasure-islands", "greater-catan"])
def test_a_settlement_and_a_city_are_founded(scenario: str, seats: int) -> None:
    """CT-T1.18, CT-K2.1, CT-K2.2: cards, resources alone, come from the city."""
    state = new_table(seats, scenario)

    founded = found_all(state)

    assert founded == [
        *[(seat, "settle") for seat in range(seats)],
        *[(s, "city") for s in range(seats)[::-1]],
    ]
    assert all(points(state, seat) == 3 for seat in range(seats))
    assert not any(good in hand(state, seat) for seat in range(seats) for good in ("paper", "cloth", "coin"))


def found_all(state: CatanState) -> list[tuple[int, str]]:
    """Everybody founds somewhere; who founded what, in order."""
    order = []
    random = Random(1)
    while state.turn == 0:
        [seat] = GAME.waiting(state)
        action = str(GAME.sample(state, seat, random))
        if asked(state).startswith("Found") and asked(state) != "FoundRoad":
            order.append((seat, action.split()[0]))
        play(state, seat, action)
    return order


@every_scenario
def test_there_are_no_development_cards(scenario: str) -> None:
    """CT-T0.1, CT-K1.1"""
    state = position(scenario)
    give(state, 0, "wool+grain+ore")

    assert not options(state, 0, "buy")
    assert not options(state, 0, "knight")


@every_scenario
def test_the_robber_waits_for_the_barbarians_in_every_scenario(scenario: str) -> None:
    """CT-T0.1, CT-K9.6"""
    state = position(scenario)
    roll(state, 3, 4)
    assert asked(state) == "TakeTurn"

    land(state)
    roll(state, 3, 4)

    assert options(state, 0, "robber")


# Treasure Islands, and what it has in common with Into the Unknown


@pytest.mark.parametrize("deck, card", [("trade", "merchant"), ("politics", "spy"), ("science", "crane")])
def test_a_treasure_with_a_card_is_a_progress_card_of_a_deck_of_choice(deck: str, card: str) -> None:
    """CT-T1.18: also of a track on which the player has come nowhere; it may be played at once."""
    state = near_a_treasure()

    play(state, 0, "ship E11nw", chance=["development-card"])
    assert options(state, 0) == {"draw trade", "draw politics", "draw science"}
    drawn = told(play(state, 0, f"draw {deck}", chance=[card, "fields", "9"]), ProgressDrawn)

    assert progress(state, 0) == [card]
    assert drawn.seen_by(0) == ProgressDrawn(0, Track(deck), Progress(card))
    assert drawn.seen_by(1) == drawn.seen_by(None) == ProgressDrawn(0, Track(deck), None)


def test_the_card_of_a_treasure_comes_before_the_hex() -> None:
    """CT-T1.18, CT-T1.13"""
    state = near_a_treasure()

    play(state, 0, "ship E11nw", chance=["development-card"])
    assert terrain(state, "E11") == "unknown"
    play(state, 0, "draw trade", chance=["merchant", "fields", "9"])

    assert terrain(state, "E11") == "fields"


def test_a_fifth_card_from_a_treasure_is_returned_or_one_is_played() -> None:
    """CT-T1.18, CT-K6.4: at once, before the hex is turned."""
    state = near_a_treasure()
    hold(state, 0, "crane", "spy", "merchant", "merchant")
    play(state, 0, "ship E11nw", chance=["development-card"])
    play(state, 0, "draw science", chance=["mining"])

    assert {f"return {card}" for card in ("crane", "spy", "merchant", "mining")} <= options(state, 0)
    assert options(state, 0, "merchant ")
    assert terrain(state, "E11") == "unknown"
    with refused("CT-K6.4"):
        play(state, 0, "end")
    play(state, 0, "return spy", chance=["fields", "9"])

    assert under(state, "politics") == ["spy"]
    assert len(progress(state, 0)) == 4
    assert terrain(state, "E11") == "fields"


def test_a_victory_card_from_a_treasure_lies_open() -> None:
    """CT-T1.18, CT-K6.3"""
    state = near_a_treasure()
    hold(state, 0, "crane", "spy", "merchant", "merchant")

    play(state, 0, "ship E11nw", chance=["development-card"])
    play(state, 0, "draw science", chance=["printer", "fields", "9"])

    assert shown(state, 0) == ["printer"]
    assert points(state, 0) == 2
    assert asked(state) == "TakeTurn"


def test_no_card_is_drawn_from_an_empty_deck() -> None:
    """CT-T1.18, CT-K6.5, CT-T0.9: one of the others is chosen."""
    state = near_a_treasure()
    empty_deck(state, "politics")

    play(state, 0, "ship E11nw", chance=["development-card"])

    assert options(state, 0) == {"draw trade", "draw science"}
    with refused("CT-K6.5"):
        play(state, 0, "draw politics")


@pytest.mark.parametrize("land, card", [("forest", "lumber"), ("pasture", "wool"), ("mountains", "ore")])
def test_discovery_brings_resources_and_no_commodities(land: str, card: str) -> None:
    """CT-K11.12, CT-T1.7"""
    state = position("treasure-islands")
    put(state, 0, cities="E10n")
    give(state, 0, SHIP)

    play(state, 0, "ship E10ne", chance=[land, "9"])

    assert hand(state, 0) == card


def test_gold_that_is_discovered_brings_a_resource_of_choice() -> None:
    """CT-K11.12, CT-K11.8"""
    state = position("treasure-islands")
    put(state, 0, settlements="E10n")
    give(state, 0, SHIP)
    play(state, 0, "ship E10ne", chance=["gold", "4"])

    assert options(state, 0) == {f"take {good}" for good in ("brick", "lumber", "wool", "grain", "ore")}
    with refused("CT-T1.7"):
        play(state, 0, "take coin")


def test_treasures_with_resources_of_choice_bring_no_commodities() -> None:
    """CT-T1.11, CT-K11.12"""
    state = near_a_treasure()

    play(state, 0, "ship E11nw", chance=["two-resources"])

    assert not [option for option in options(state, 0) if "coin" in option or "paper" in option]


def test_a_road_of_road_building_finds_treasures() -> None:
    """CT-T0.11, CT-K15.15: a free piece from a card counts like a bought one."""
    state = position("treasure-islands")
    put(state, 0, settlements="E10n", ships="E10ne")
    hold(state, 0, "road-building")

    play(state, 0, "road-building")
    play(state, 0, "ship E11nw", chance=["grain-wool-brick", "fields", "9"])

    assert hand(state, 0) == "brick+wool+2grain"
    assert asked(state) == "FreeRoad"


def test_a_ship_that_is_laid_again_discovers() -> None:
    """CT-K15.20, CT-K11.10, CT-T1.6"""
    state = position("treasure-islands")
    put(state, 0, settlements="E10n", ships="E10nw")
    hold(state, 0, "diplomat")

    play(state, 0, "diplomat E10nw")
    play(state, 0, "ship E10ne", chance=["fields", "9"])

    assert terrain(state, "E11") == "fields"
    assert not GAME.faults(state)


def test_the_tokens_of_face_down_hexes_are_not_swapped() -> None:
    """CT-K15.10: they have none."""
    state = position("treasure-islands")
    hold(state, 0, "inventor")

    with refused("CT-K15.10"):
        play(state, 0, "inventor E11 C6")
    play(state, 0, "inventor C6 C7")

    assert not GAME.faults(state)


# Into the Unknown


@every_count
def test_settlement_city_settlement(seats: int) -> None:
    """CT-T2.17, CT-T2.13, CT-T2.4: the second building is a city, the order is that without knights."""
    state = new_table(seats, "into-the-unknown")
    if asked(state) == "StartRobber":
        play(state, 0, min(options(state, 0)))

    founded = found_all(state)

    around, back = range(seats), range(seats)[::-1]
    assert founded == [
        *[(seat, "settle") for seat in around],
        *[(seat, "city") for seat in back],
        *[(seat, "settle") for seat in around],
    ]
    assert all(state.cities[seat].bit_count() == 1 for seat in around)
    assert all(points(state, seat) == 4 for seat in around)


def test_the_first_cards_come_from_the_third_building() -> None:
    """CT-T2.17: resources only, none from the city."""
    state = new_table(3, "into-the-unknown")
    for seat, building, edge in (
        (0, "settle B4n", "B4ne"),
        (1, "settle B5n", "B5ne"),
        (2, "settle B6n", "B6ne"),
        (2, "city B7n", "B7ne"),
        (1, "city B8n", "B8ne"),
        (0, "city C9ne", "C9e"),
    ):
        play(state, seat, building, f"road {edge}")
    assert [hand(state, seat) for seat in range(3)] == ["nothing"] * 3

    play(state, 0, "settle G3n", "road G3nw")

    assert hand(state, 0) == "grain+ore"


def test_a_city_that_is_founded_at_the_road_of_another_ends_it() -> None:
    """CT-K2.1, CT-B7.6: where founders discover, free roads may lead so far; nothing was looked at again."""
    state = position("into-the-unknown")
    put(state, 1, settlements="B4n", roads="B4ne B5nw B5ne B6nw B6ne")
    assert state.chains[1] == 5
    state.agenda.append(FoundCity((0,), False))

    play(state, 0, "city B5n")

    assert state.chains[1] == 3
    assert not GAME.faults(state)


def test_a_treasure_of_the_unknown_is_a_progress_card_too() -> None:
    """CT-T2.13, CT-T1.18"""
    state = at_the_unknown()

    play(state, 0, "ship C5e", chance=["development-card"])
    play(state, 0, "use")
    play(state, 0, "draw trade", chance=["merchant", "sea"])

    assert progress(state, 0) == ["merchant"]


@pytest.mark.parametrize("built, safe", [("", 9), ("B4n", 11), ("B4n B6n", 13)])
def test_walls_add_to_the_limit_of_a_kept_treasure(built: str, safe: int) -> None:
    """CT-T2.14: nine cards, and two for each wall."""
    state = position("into-the-unknown")
    put(state, 0, cities="B4n B6n")
    walls(state, 0, built)
    keep(state, 0, "one-resource")
    assert GAME.view(state, 0)["realm"]["players"][0]["safe"] == safe
    give(state, 0, f"{safe}ore")
    roll(state, 3, 4)
    assert asked(state) == "TakeTurn"

    give(state, 0, "ore")
    roll(state, 3, 4)

    assert options(state, 0) == {f"discard {(safe + 1) // 2}ore"}


def test_a_special_harbour_serves_no_commodity() -> None:
    """CT-T2.15, CT-K4.2"""
    state = at_the_unknown()
    keep(state, 0, "one-resource")
    play(state, 0, "ship C5e", chance=["one-resource"])
    play(state, 0, "keep")
    play(state, 0, "harbour C5ne wool", chance=["sea"])
    give(state, 0, "2wool+2cloth")

    with refused("CT-B6.7"):
        play(state, 0, "bank 2cloth for ore")
    play(state, 0, "bank 2wool for ore")


def test_there_is_no_pirate_to_be_chased() -> None:
    """CT-T2.5, CT-K11.5"""
    state = position("into-the-unknown")
    land(state)
    put(state, 0, settlements="C5ne", ships="C5e")
    knights(state, 0, "C5se", active=True)

    assert not options(state, 0, "chase-pirate")
    with refused("CT-K11.5"):
        play(state, 0, "chase-pirate C5se")


# Greater Catan


def test_the_bishop_brings_the_robber_in() -> None:
    """CT-T3.4, CT-K15.17: with three players it is beside the board, and no knight can chase it there."""
    state = position("greater-catan")
    land(state)
    put(state, 0, settlements="D6n", roads="D6ne")
    put(state, 1, settlements="E7s")
    give(state, 1, "ore")
    knights(state, 0, "D6ne", active=True)
    hold(state, 0, "bishop")
    with refused("CT-K10.4"):
        play(state, 0, "chase D6ne")

    play(state, 0, "bishop")
    play(state, 0, "robber E7", chance=["ore"])

    assert GAME.view(state, None)["robber"] == "E7"
    assert hand(state, 0) == "ore"


def test_an_inventor_swaps_tokens_of_greater_catan() -> None:
    """CT-K15.10, CT-T3.8: none comes or goes."""
    state = position("greater-catan", 4)
    hold(state, 0, "inventor")
    moves = sorted(options(state, 0, "inventor"))

    play(state, 0, moves[0])

    assert not GAME.faults(state)


def test_two_scenarios_imply_cities_and_knights() -> None:
    """CT-T0.4: where a table is set up it is on there, and there is nothing to choose."""
    [option] = [option for option in GAME.options if option.id == "cities-knights"]
    assert option.implied == (("scenario", "great-canal"), ("scenario", "enchanted-land"))
    for _, scenario in option.implied:
        state = GAME.new_game(GAME.setup(3, {"scenario": scenario}), RandomChance(Random(0)))
        assert GAME.view(state, 0)["realm"] is not None
