"""Development cards and the Largest Army (CT-B9, CT-B10)."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.core.chance import SeededChance
from deskovka.games.catan import GAME
from deskovka.games.catan.development import CardBought
from deskovka.games.catan.state import CatanState, with_entry
from games.catan.table import (
    bank,
    deal,
    empty_bank,
    give,
    hand,
    line,
    options,
    play,
    points,
    position,
    put,
    ring,
)
from positions import refused

PRICE = "wool+grain+ore"
ALL_CARDS = (
    ["knight"] * 14 + ["road-building"] * 2 + ["plenty"] * 2 + ["monopoly"] * 2 + ["victory-point"] * 5
)


def own_cards(state: CatanState, seat: int = 0) -> dict[str, int]:
    cards = GAME.view(state, seat)["players"][seat]["own_cards"]
    return {card: found["number"] for card, found in cards.items()}


def buy(state: CatanState, seat: int, card: str) -> None:
    give(state, seat, PRICE)
    play(state, seat, "buy", chance=[card])


def next_round(state: CatanState) -> None:
    """Everybody ends the turn; the active player is active again and has rolled."""
    first = state.active
    while True:
        play(state, state.active, "end")
        play(state, state.active, "roll", chance=["1", "1"])
        if state.active == first:
            return


# Buying


def test_a_bought_card_is_taken_from_the_deck() -> None:
    """CT-B9.1, CT-B7.1"""
    state = position()

    buy(state, 0, "monopoly")

    assert hand(state, 0) == "nothing"
    assert own_cards(state) == {"monopoly": 1}
    assert GAME.view(state, None)["deck"] == 24


def test_all_25_cards_can_be_bought_and_then_no_more() -> None:
    """CT-B9.1, CT-B1.5"""
    state = position()
    state.target = 99
    for card in ALL_CARDS:
        buy(state, 0, card)

    assert own_cards(state) == Counter(ALL_CARDS)
    give(state, 0, PRICE)
    assert options(state, 0, "buy") == set()
    with refused("CT-B9.1"):
        play(state, 0, "buy")


def test_every_card_of_the_deck_is_as_likely() -> None:
    """CT-B9.1, CT-G1.7: 600 first cards; 336 Knights with a deviation of 12, 120 points with one of 10."""
    bought: Counter[str] = Counter()
    for number in range(600):
        state = position()
        give(state, 0, PRICE)
        GAME.apply(state, 0, GAME.read("buy"), SeededChance.from_text(f"deck {number}"))
        bought.update(own_cards(state))

    assert set(bought) == set(ALL_CARDS)
    assert 276 < bought["knight"] < 396
    assert 70 < bought["victory-point"] < 170


def test_the_others_do_not_see_which_card_was_bought() -> None:
    """CT-B9.1: neither in the event nor on the table."""
    state = position()
    give(state, 0, PRICE)

    [event] = play(state, 0, "buy", chance=["monopoly"])

    assert isinstance(event, CardBought)
    assert [event.seen_by(seat).card for seat in (0, 1, 2, None)] == [
        "monopoly",
        None,
        None,
        None,
    ]
    for eyes in (1, 2, None):
        shown = GAME.view(state, eyes)["players"][0]
        assert (shown["development"], shown["own_cards"]) == (1, None)


# When a card may be played


@pytest.mark.parametrize(
    "card, action",
    [
        ("knight", "knight"),
        ("road-building", "road-building"),
        ("plenty", "plenty wool+ore"),
        ("monopoly", "monopoly ore"),
    ],
)
def test_a_card_is_not_played_in_the_turn_in_which_it_was_bought(card: str, action: str) -> None:
    """CT-B9.2: in the next it is."""
    state = position()
    put(state, 0, settlements="E7n")
    buy(state, 0, card)

    assert action not in options(state, 0)
    with refused("CT-B9.2"):
        play(state, 0, action)
    next_round(state)

    play(state, 0, action)
    assert own_cards(state) == {}


def test_an_older_card_of_the_same_kind_may_be_played() -> None:
    """CT-B9.2: one of two Monopolies was bought before."""
    state = position()
    deal(state, 0, "monopoly")
    buy(state, 0, "monopoly")

    play(state, 0, "monopoly ore")

    assert own_cards(state) == {"monopoly": 1}


def test_a_card_one_does_not_have_is_not_played() -> None:
    """CT-B3.3: one of those in hand."""
    state = position()
    deal(state, 1, "monopoly")

    for action in ("monopoly ore", "knight", "road-building", "plenty 2ore"):
        with refused("CT-B3.3"):
            play(state, 0, action)


@pytest.mark.parametrize("second", ["monopoly ore", "plenty wool+ore", "knight", "road-building"])
def test_one_card_is_played_in_a_turn(second: str) -> None:
    """CT-B9.3: in the next turn another."""
    state = position()
    put(state, 0, settlements="E7n")
    deal(state, 0, "monopoly", "monopoly", "plenty", "knight", "road-building")

    play(state, 0, "monopoly brick")

    assert second not in options(state, 0)
    with refused("CT-B9.3"):
        play(state, 0, second)
    next_round(state)
    play(state, 0, second)


def test_a_card_played_before_the_roll_counts_for_the_turn() -> None:
    """CT-B9.3, CT-B9.4"""
    state = position(rolled=False)
    deal(state, 0, "monopoly", "monopoly")
    play(state, 0, "monopoly ore")
    play(state, 0, "roll", chance=["1", "1"])

    with refused("CT-B9.3"):
        play(state, 0, "monopoly wool")


@pytest.mark.parametrize(
    "card, actions",
    [
        ("knight", ["knight", "robber G7"]),
        ("road-building", ["road-building", "road E7ne", "road E7nw"]),
        ("plenty", ["plenty wool+ore"]),
        ("monopoly", ["monopoly ore"]),
    ],
)
def test_every_card_may_be_played_before_the_roll(card: str, actions: list[str]) -> None:
    """CT-B9.4: then the dice are rolled."""
    state = position(rolled=False)
    put(state, 0, settlements="E7n")
    deal(state, 0, card)

    play(state, 0, *actions)

    assert options(state, 0) == {"roll"}


def test_a_knight_before_the_roll_drives_the_robber_away_in_time() -> None:
    """CT-B9.4, CT-B5.4: the hills produce again with this roll."""
    state = position(rolled=False)
    put(state, 0, settlements="D6n")
    state.robber = 0
    deal(state, 0, "knight")
    play(state, 0, "knight", "robber G7")

    play(state, 0, "roll", chance=["3", "3"])

    assert hand(state, 0) == "brick"


# The Knight


def test_the_knight_moves_the_robber_and_steals_as_a_seven_does() -> None:
    """CT-B9.5, CT-B5.2, CT-B5.3"""
    state = position()
    put(state, 1, settlements="D6n")
    give(state, 1, "wool+ore")
    deal(state, 0, "knight")
    play(state, 0, "knight")

    with refused("CT-B5.2"):
        play(state, 0, "robber E7")
    with refused("CT-B5.3"):
        play(state, 0, "robber D6")
    play(state, 0, "robber D6 from 1", chance=["ore"])

    assert (hand(state, 0), hand(state, 1)) == ("ore", "wool")
    assert GAME.view(state, None)["robber"] == "D6"


def test_with_a_knight_nobody_discards() -> None:
    """CT-B9.5: not even with nine cards."""
    state = position()
    for seat in range(3):
        give(state, seat, "5brick+4wool" if seat else "9ore")
    deal(state, 0, "knight")

    play(state, 0, "knight")

    assert GAME.waiting(state) == (0,)
    assert len(options(state, 0, "robber")) == 18


def test_a_knight_and_a_seven_in_one_turn_move_the_robber_twice() -> None:
    """CT-B9.5, CT-B5.2"""
    state = position(rolled=False)
    put(state, 1, settlements="D6n")
    give(state, 1, "wool+ore")
    deal(state, 0, "knight")
    play(state, 0, "knight")
    play(state, 0, "robber D6 from 1", chance=["ore"])
    play(state, 0, "roll", chance=["3", "4"])

    play(state, 0, "robber C6 from 1", chance=["wool"])

    assert hand(state, 0) == "wool+ore"


def test_the_knight_stays_face_up() -> None:
    """CT-B9.5: everybody sees how many were played."""
    state = position()
    deal(state, 0, "knight")

    play(state, 0, "knight", "robber G7")

    for eyes in (0, 1, None):
        assert GAME.view(state, eyes)["players"][0]["knights"] == 1
    assert own_cards(state) == {}


# Road Building


def test_road_building_places_two_free_roads() -> None:
    """CT-B9.6: the second may go on from the first."""
    state = position()
    put(state, 0, settlements="E7n")
    deal(state, 0, "road-building")

    play(state, 0, "road-building", "road E7ne", "road E7e")

    assert GAME.view(state, None)["players"][0]["left"]["roads"] == 13
    assert options(state, 0) == {"end"}


def test_free_roads_lie_at_legal_places_only() -> None:
    """CT-B9.6, CT-B7.2, CT-B7.3"""
    state = position()
    put(state, 0, settlements="E7n")
    put(state, 1, roads="E7ne")
    deal(state, 0, "road-building")
    play(state, 0, "road-building")

    with refused("CT-B7.2"):
        play(state, 0, "road E7w")
    with refused("CT-B7.3"):
        play(state, 0, "road E7ne")
    with refused("CT-B9.6"):
        play(state, 0, "end")
    assert options(state, 0) == {"road E7nw", "road D6e"}


def test_with_one_road_left_one_is_placed() -> None:
    """CT-B9.6, CT-B1.4"""
    state = position()
    put(state, 0, roads=f"{ring('D6')} {ring('F7')} E7ne E7e")
    deal(state, 0, "road-building")

    play(state, 0, "road-building")
    assert GAME.view(state, 0)["asked"]["left"] == 1
    play(state, 0, "road E8nw")

    assert GAME.view(state, None)["players"][0]["left"]["roads"] == 0
    assert options(state, 0) == {"end"}


def test_with_one_legal_place_left_one_is_placed() -> None:
    """CT-B9.6: C5n is shut in: C5nw is taken by seat 1, and so is all that goes on from C5ne."""
    state = position()
    put(state, 0, settlements="C5n")
    put(state, 1, roads="C5nw C5e C6nw")
    deal(state, 0, "road-building")

    play(state, 0, "road-building", "road C5ne")

    assert options(state, 0) == {"end"}


def test_without_a_legal_place_road_building_is_not_played() -> None:
    """CT-B9.6"""
    state = position()
    put(state, 0, settlements="C5n")
    put(state, 1, roads="C5nw C5ne")
    deal(state, 0, "road-building")

    assert options(state, 0, "road-building") == set()
    with refused("CT-B9.6"):
        play(state, 0, "road-building")


def test_without_a_road_in_the_supply_road_building_is_not_played() -> None:
    """CT-B9.6, CT-B1.4"""
    state = position()
    put(state, 0, roads=f"{ring('D6')} {ring('F7')} E7ne E7e E8nw")
    deal(state, 0, "road-building")

    with refused("CT-B9.6"):
        play(state, 0, "road-building")


# Year of Plenty


@pytest.mark.parametrize("cards", ["wool+ore", "2ore", "brick+lumber"])
def test_year_of_plenty_takes_any_two_cards_from_the_bank(cards: str) -> None:
    """CT-B9.7: alike or different."""
    state = position()
    deal(state, 0, "plenty")
    assert len(options(state, 0, "plenty")) == 15

    play(state, 0, f"plenty {cards}")

    assert hand(state, 0) == cards


@pytest.mark.parametrize("cards", ["ore", "3ore", "nothing", "brick+lumber+wool"])
def test_year_of_plenty_takes_neither_more_nor_fewer(cards: str) -> None:
    """CT-B9.7"""
    state = position()
    deal(state, 0, "plenty")

    with refused("CT-B9.7"):
        play(state, 0, f"plenty {cards}")


def test_year_of_plenty_takes_what_is_there() -> None:
    """CT-B9.7: the bank has one ore and two wool."""
    state = position()
    empty_bank(state, 1, left="2wool+ore")
    deal(state, 0, "plenty")

    assert options(state, 0, "plenty") == {"plenty 2wool", "plenty wool+ore"}
    for cards in ("2ore", "ore+brick", "ore"):
        with refused("CT-B9.7"):
            play(state, 0, f"plenty {cards}")


def test_year_of_plenty_takes_the_last_card() -> None:
    """CT-B9.7"""
    state = position()
    empty_bank(state, 1, left="ore")
    deal(state, 0, "plenty")

    assert options(state, 0, "plenty") == {"plenty ore"}
    play(state, 0, "plenty ore")

    assert (hand(state, 0), bank(state)) == ("ore", "nothing")


# Monopoly


def test_monopoly_takes_all_cards_of_a_resource_from_everybody() -> None:
    """CT-B9.8"""
    state = position(4)
    give(state, 0, "ore")
    give(state, 1, "2ore+wool")
    give(state, 2, "3ore")
    give(state, 3, "brick")
    before = bank(state)
    deal(state, 0, "monopoly")

    play(state, 0, "monopoly ore")

    assert [hand(state, seat) for seat in range(4)] == ["6ore", "wool", "nothing", "brick"]
    assert bank(state) == before


def test_monopoly_may_find_nothing() -> None:
    """CT-B9.8: any resource may be named."""
    state = position()
    deal(state, 0, "monopoly")
    assert len(options(state, 0, "monopoly")) == 5

    play(state, 0, "monopoly ore")

    assert hand(state, 0) == "nothing"


# Victory Point cards


def test_victory_point_cards_count_for_their_owner_and_stay_hidden() -> None:
    """CT-B9.9"""
    state = position()
    put(state, 0, settlements="E7n")
    buy(state, 0, "victory-point")

    assert points(state, 0) == 2
    assert GAME.view(state, 0)["players"][0]["points"] == 2
    for eyes in (1, 2, None):
        assert GAME.view(state, eyes)["players"][0]["points"] == 1
        assert sum(found.points for found in GAME.lines(state, 0, eyes)) == 1


@pytest.mark.parametrize("number", [1, 2, 5])
def test_victory_point_cards_make_the_winning_total_several_at_once_and_even_just_bought(number: int) -> None:
    """CT-B9.9, CT-B9.2, CT-B9.3: also in a turn in which another card was played."""
    state = position()
    put(state, 0, cities="C5n C6n", settlements="C7n G5s G6s G7s E7n"[: 4 * (6 - number) - 1])
    deal(state, 0, "monopoly", *["victory-point"] * (number - 1))
    assert points(state, 0) == 9
    play(state, 0, "monopoly ore")

    buy(state, 0, "victory-point")

    assert GAME.over(state)
    assert GAME.view(state, None)["winner"] == 0


def test_victory_point_cards_are_not_played() -> None:
    """CT-B9.9: there is no such action."""
    state = position()
    deal(state, 0, "victory-point")

    assert options(state, 0) == {"end"}


# Played cards


@pytest.mark.parametrize(
    "card, actions",
    [
        ("knight", ["knight", "robber G7"]),
        ("road-building", ["road-building", "road E7ne", "road E7nw"]),
        ("plenty", ["plenty wool+ore"]),
        ("monopoly", ["monopoly ore"]),
    ],
)
def test_a_played_card_does_not_come_back(card: str, actions: list[str]) -> None:
    """CT-B9.10: neither to the hand nor to the deck."""
    state = position()
    put(state, 0, settlements="E7n")
    deal(state, 0, card)
    deck = state.deck.copy()

    play(state, 0, *actions)

    assert state.deck == deck
    assert own_cards(state) == {}


# The Largest Army


def muster(state: CatanState, seat: int, knights: int) -> None:
    """So many played knights."""
    state.deck[0] -= knights
    state.knights = with_entry(state.knights, seat, state.knights[seat] + knights)


def test_three_knights_take_the_largest_army() -> None:
    """CT-B10.1: two points, in the moment of the third."""
    state = position()
    muster(state, 0, 1)
    deal(state, 0, "knight", "knight")
    play(state, 0, "knight", "robber G7")
    assert (state.army, points(state, 0)) == (-1, 0)
    next_round(state)

    play(state, 0, "knight")

    assert GAME.view(state, None)["army"] == 0
    assert points(state, 0) == 2


def test_cards_in_hand_do_not_count_for_the_largest_army() -> None:
    """CT-B10.1: played Knights."""
    state = position()
    deal(state, 0, *["knight"] * 5)

    play(state, 0, "knight", "robber G7")

    assert GAME.view(state, None)["army"] is None


@pytest.mark.parametrize("played, taken", [(3, False), (4, True)])
def test_another_takes_the_largest_army_with_more_knights(played: int, taken: bool) -> None:
    """CT-B10.1: strictly more than the holder's three."""
    state = position()
    muster(state, 1, 3)
    state.army = 1
    muster(state, 0, played - 1)
    deal(state, 0, "knight")

    play(state, 0, "knight", "robber G7")

    assert GAME.view(state, None)["army"] == (0 if taken else 1)
    assert (points(state, 0), points(state, 1)) == ((2, 0) if taken else (0, 2))


def test_the_holder_keeps_the_card_with_further_knights() -> None:
    """CT-B10.1"""
    state = position()
    muster(state, 0, 3)
    state.army = 0
    deal(state, 0, "knight")

    play(state, 0, "knight", "robber G7")

    assert points(state, 0) == 2


def test_free_roads_may_bring_the_longest_road() -> None:
    """CT-B9.6, CT-B8.1"""
    state = position()
    put(state, 0, roads=line(3))
    deal(state, 0, "road-building")

    play(state, 0, "road-building", "road E7sw", "road E7w")

    assert GAME.view(state, None)["longest"] == 0
