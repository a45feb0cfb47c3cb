"""Commodities: what cities bring, and how they are traded, discarded and stolen (CT-K4, CT-K14)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.production import Shortage
from games.catan import sea_table
from games.catan.cities_knights.table import position, roll, walls
from games.catan.table import bank, empty_bank, give, hand, options, play, put
from positions import refused

COMMODITIES = ("paper", "cloth", "coin")


# What cities bring


@pytest.mark.parametrize(
    "corner, red, yellow, settlement, city",
    [
        ("C7n", 4, 5, "lumber", "lumber+paper"),  # forest
        ("G7s", 5, 6, "wool", "wool+cloth"),  # pasture
        ("C5n", 4, 6, "ore", "ore+coin"),  # mountains
        ("G5s", 1, 4, "brick", "2brick"),  # hills
        ("G6s", 1, 5, "grain", "2grain"),  # fields
    ],
)
def test_a_city_earns_a_commodity_in_place_of_the_second_resource(
    corner: str, red: int, yellow: int, settlement: str, city: str
) -> None:
    """CT-K4.1: at forest, pasture and mountains; at hills and fields it earns two resources."""
    state = position()
    put(state, 0, settlements=corner)
    roll(state, red, yellow)
    assert hand(state, 0) == settlement

    state = position()
    put(state, 0, cities=corner)
    roll(state, red, yellow)
    assert hand(state, 0) == city


def test_several_cities_at_a_hex_earn_each_for_itself() -> None:
    """CT-K4.1, CT-B4.1: two cities and a settlement at the forest E8."""
    state = position()
    put(state, 0, cities="E8n E8se", settlements="E8sw")

    roll(state, 1, 2)

    assert hand(state, 0) == "3lumber+2paper"


def test_the_robber_keeps_commodities_back_too() -> None:
    """CT-K4.1, CT-B5.4"""
    state = position(landed=True)
    put(state, 0, cities="C5n")
    state.robber = next(hex for hex, tile in state.island.tiles.items() if tile.token == 10)

    roll(state, 4, 6)

    assert hand(state, 0) == "nothing"


def test_a_city_at_gold_earns_two_resources_of_choice_and_no_commodity() -> None:
    """CT-K4.1, CT-K11.8: the hex C3."""
    state = sea_table.position(3, 0, False, "seafarers", **{"cities-knights": "yes"})
    sea_table.put(state, 0, cities="C3n")

    play(state, 0, "roll", chance=["4", "5", "ship"])

    with refused("CT-S6.1"):
        play(state, 0, "take ore+coin")
    play(state, 0, "take ore+wool")
    assert hand(state, 0) == "wool+ore"


# Trade


@pytest.mark.parametrize("commodity", COMMODITIES)
def test_the_bank_takes_four_of_a_commodity_for_any_other_card(commodity: str) -> None:
    """CT-K4.2: a resource or another commodity."""
    state = position()
    put(state, 0, cities="E7n")
    give(state, 0, f"8{commodity}")
    others = {"brick", "lumber", "wool", "grain", "ore", *COMMODITIES} - {commodity}

    assert options(state, 0, "bank") == {f"bank 4{commodity} for {other}" for other in others}
    play(state, 0, f"bank 4{commodity} for ore")
    play(state, 0, f"bank 4{commodity} for {min(others - {'ore'})}")
    with refused("CT-B6.3"):
        play(state, 0, f"bank 3{commodity} for ore")


def test_commodities_can_be_had_for_resources() -> None:
    """CT-K4.2: what is received may be a commodity."""
    state = position()
    give(state, 0, "4brick")

    play(state, 0, "bank 4brick for coin")

    assert hand(state, 0) == "coin"


def test_with_a_general_harbour_three_of_a_commodity_are_enough() -> None:
    """CT-K4.2: C5n lies at one."""
    state = position()
    put(state, 0, settlements="C5n")
    give(state, 0, "3cloth")

    play(state, 0, "bank 3cloth for paper")

    assert hand(state, 0) == "paper"


@pytest.mark.parametrize("corner, commodity", [("F8se", "cloth"), ("D8n", "coin"), ("D5nw", "paper")])
def test_a_harbour_for_a_resource_does_not_serve_its_commodity(corner: str, commodity: str) -> None:
    """CT-K4.2: the wool harbour is not for cloth, ore not for coin, lumber not for paper."""
    resource = {"cloth": "wool", "coin": "ore", "paper": "lumber"}[commodity]
    state = position()
    put(state, 0, settlements=corner)
    give(state, 0, f"3{commodity}+2{resource}")

    assert (
        options(state, 0, "bank 2") == {option for option in options(state, 0, f"bank 2{resource}")} != set()
    )
    with refused("CT-B6.7"):
        play(state, 0, f"bank 2{commodity} for brick")
    with refused("CT-B6.7"):
        play(state, 0, f"bank 3{commodity} for brick")


def test_players_trade_commodities_with_each_other() -> None:
    """CT-K4.2"""
    state = position()
    give(state, 0, "2cloth")
    give(state, 1, "coin")

    play(state, 0, "offer 2cloth for coin")
    play(state, 1, "accept")
    play(state, 2, "decline")
    play(state, 0, "deal 1")

    assert (hand(state, 0), hand(state, 1)) == ("coin", "2cloth")


# Shortage


def test_a_commodity_that_does_not_suffice_for_all_goes_to_nobody() -> None:
    """CT-K4.3, CT-B4.3: each for itself: the lumber is paid."""
    state = position(rolled=False)
    put(state, 0, cities="E8n")
    put(state, 1, cities="E8se")
    empty_bank(state, 2, "2lumber+paper")

    events = roll(state, 1, 2)

    assert (hand(state, 0), hand(state, 1)) == ("lumber", "lumber")
    assert [event for event in events if isinstance(event, Shortage)] != []
    assert bank(state) == "paper"


def test_a_commodity_owed_to_one_player_alone_is_paid_as_far_as_it_goes() -> None:
    """CT-K4.3, CT-B4.3: two cities are owed two paper, the bank has one."""
    state = position()
    put(state, 0, cities="E8n E8se")
    empty_bank(state, 2, "5lumber+paper")

    roll(state, 1, 2)

    assert hand(state, 0) == "2lumber+paper"


def test_a_resource_that_runs_out_does_not_keep_the_commodity_back() -> None:
    """CT-K4.3"""
    state = position()
    put(state, 0, cities="E8n")
    put(state, 1, cities="E8se")
    empty_bank(state, 2, "lumber+4paper")

    roll(state, 1, 2)

    assert (hand(state, 0), hand(state, 1)) == ("paper", "paper")


# The seven


@pytest.mark.parametrize(
    "cards, number", [("4wool+3coin", 0), ("4wool+4coin", 4), ("8paper", 4), ("9cloth", 4)]
)
def test_commodities_count_on_a_seven_like_resources(cards: str, number: int) -> None:
    """CT-K4.2, CT-K4.4, CT-G1.6"""
    state = position()
    give(state, 1, cards)

    roll(state, 3, 4)

    if number:
        assert GAME.view(state, None)["asked"]["discards"] == {"1": number}
    else:
        assert GAME.waiting(state) == (0,)


def test_commodities_are_discarded() -> None:
    """CT-K4.2"""
    state = position()
    give(state, 1, "4wool+4coin")
    roll(state, 3, 4)

    play(state, 1, "discard wool+3coin")

    assert hand(state, 1) == "3wool+coin"


def test_commodities_are_stolen() -> None:
    """CT-K4.2, CT-B5.3"""
    state = position(landed=True)
    put(state, 1, settlements="C5n")
    give(state, 1, "2coin")
    roll(state, 3, 4)

    play(state, 0, "robber C5 from 1", chance=["coin"])

    assert (hand(state, 0), hand(state, 1)) == ("coin", "coin")


@pytest.mark.parametrize("number, safe", [(0, 7), (1, 9), (2, 11), (3, 13)])
def test_every_wall_keeps_two_more_cards(number: int, safe: int) -> None:
    """CT-K4.4, CT-X-K1: with two walls eleven cards are safe; of one more, half are discarded, rounded down."""
    cities = ["E7n", "E7se", "E7sw"]
    state = position()
    put(state, 1, cities=" ".join(cities))
    walls(state, 1, " ".join(cities[:number]))
    give(state, 1, f"{safe}grain")
    give(state, 2, "7grain" if safe < 13 else "6grain")
    roll(state, 3, 4)
    assert GAME.waiting(state) == (0,)

    give(state, 1, "coin")
    roll(state, 3, 4)

    assert GAME.waiting(state) == (1,)
    with refused("CT-B5.1"):
        play(state, 1, f"discard {(safe + 1) // 2 + 1}grain")
    play(state, 1, f"discard {(safe + 1) // 2}grain")


def test_walls_keep_only_the_cards_of_their_owner() -> None:
    """CT-K4.4"""
    state = position()
    put(state, 1, cities="E7n")
    walls(state, 1, "E7n")
    give(state, 2, "8grain")

    roll(state, 3, 4)

    assert GAME.waiting(state) == (2,)


# The bank


def test_what_is_paid_goes_back_to_the_bank() -> None:
    """CT-K14.1: commodities of improvements, and the resources of knights and walls."""
    state = position()
    put(state, 0, cities="E7n", roads="E7ne")
    give(state, 0, "cloth+2wool+2ore+grain+2brick")
    play(state, 0, "improve trade", "recruit E7ne", "activate E7ne", "promote E7ne", "wall E7n")

    assert hand(state, 0) == "nothing"
    assert bank(state) == "19brick+19lumber+19wool+19grain+19ore+12paper+12cloth+12coin"


def test_there_are_twelve_of_each_commodity() -> None:
    """CT-K14.1: when all are in hands, the bank has none to trade."""
    state = position()
    give(state, 1, "12coin")
    give(state, 0, "4brick")

    with refused("CT-B6.5"):
        play(state, 0, "bank 4brick for coin")
    assert "bank 4brick for coin" not in options(state, 0)
    assert not GAME.faults(state)
