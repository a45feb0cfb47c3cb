"""Gold (CT-S6)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.board import Hex
from deskovka.games.catan.changing import change_tile
from deskovka.games.catan.goods import Cards
from deskovka.games.catan.island import Terrain, Tile
from deskovka.games.catan.seafarers.gold import CardsChosen
from deskovka.games.catan.state import CatanState
from games.catan.sea_table import new_table, position, put
from games.catan.table import bank, empty_bank, hand, options, play
from positions import refused


def nine(state: CatanState) -> None:
    """The number of C3, the gold in the west, and of the pasture E5."""
    state.rolled = False
    play(state, state.active, "roll", chance=["4", "5"])


def test_a_settlement_at_gold_earns_a_card_of_choice() -> None:
    """CT-S6.1: whoever's turn it is."""
    state = position()
    put(state, 1, settlements="C3n")

    nine(state)

    assert GAME.waiting(state) == (1,)
    assert options(state, 1) == {f"take {good}" for good in ("brick", "lumber", "wool", "grain", "ore")}
    assert play(state, 1, "take ore") == [CardsChosen(1, Cards.read("ore"))]
    assert hand(state, 1) == "ore"
    assert GAME.waiting(state) == (0,)


@pytest.mark.parametrize("cards", ["2ore", "wool+ore"])
def test_a_city_at_gold_earns_two_alike_or_different(cards: str) -> None:
    """CT-X-S4 (CT-S6.1)"""
    state = position()
    put(state, 0, cities="C3n")

    nine(state)
    play(state, 0, f"take {cards}")

    assert hand(state, 0) == cards


def test_no_more_and_no_fewer_cards_are_taken() -> None:
    """CT-S6.1: one for each settlement and two for each city."""
    state = position()
    put(state, 0, cities="C3n", settlements="C3s")
    nine(state)

    for cards in ("2ore", "4ore"):
        with refused("CT-S6.1"):
            play(state, 0, f"take {cards}")
    play(state, 0, "take 2ore+brick")

    assert hand(state, 0) == "brick+2ore"


def test_gold_is_not_taken_when_nobody_is_asked() -> None:
    """CT-S6.1"""
    with refused("CT-S6.1"):
        play(position(), 0, "take ore")


def test_gold_is_chosen_when_all_else_is_paid_in_turn_order() -> None:
    """CT-S6.2, CT-G1.8: beginning with whose turn it is."""
    state = position(turn=1)
    put(state, 0, settlements="C3n E5s")
    put(state, 1, settlements="C3s")
    put(state, 2, settlements="C3nw E5n")

    nine(state)

    assert (hand(state, 0), hand(state, 2)) == ("wool", "wool")
    for seat in (1, 2, 0):
        assert GAME.waiting(state) == (seat,)
        play(state, seat, "take ore")
    assert GAME.waiting(state) == (1,)


def test_only_what_the_bank_still_holds_can_be_chosen() -> None:
    """CT-S6.2: the first takes the last ore, and the second has no choice between two kinds more."""
    state = position()
    put(state, 0, settlements="C3n")
    put(state, 1, settlements="C3s")
    empty_bank(state, 2, "ore+2wool")

    nine(state)
    assert options(state, 0) == {"take ore", "take wool"}
    with refused("CT-S6.1"):
        play(state, 0, "take brick")
    events = play(state, 0, "take ore")

    assert [type(event) for event in events] == [CardsChosen, CardsChosen]
    assert (hand(state, 1), bank(state)) == ("wool", "wool")
    assert GAME.waiting(state) == (0,)


def test_an_empty_bank_gives_nothing_and_asks_nobody() -> None:
    """CT-S6.2, CT-T0.9"""
    state = position()
    put(state, 0, settlements="C3n")
    empty_bank(state, 2)

    nine(state)

    assert hand(state, 0) == "nothing"
    assert "end" in options(state, 0)


def test_who_may_take_more_than_there_is_takes_all() -> None:
    """CT-S6.2, CT-T0.9"""
    state = position()
    put(state, 0, cities="C3n C3s")
    empty_bank(state, 2, "2ore+wool")

    nine(state)

    assert hand(state, 0) == "wool+2ore"
    assert bank(state) == "nothing"


def test_what_is_paid_first_is_missing_for_gold() -> None:
    """CT-S6.2, CT-B4.3: the last wool goes to who is owed it."""
    state = position()
    put(state, 0, settlements="C3n")
    put(state, 1, settlements="E5s")
    empty_bank(state, 2, "wool+ore+brick")

    nine(state)

    assert hand(state, 1) == "wool"
    assert options(state, 0) == {"take ore", "take brick"}


def test_gold_among_the_first_cards() -> None:
    """CT-S6.3: one of choice at the last settlement, the city or settlement before gives none."""
    state = new_table()
    change_tile(state, Hex.read("E9"), Tile(Terrain.GOLD, 8))
    for seat, corner in ((0, "E5n"), (1, "C5n"), (2, "E9n")):
        play(state, seat, f"settle {corner}")
        play(state, seat, min(options(state, seat, "road")))
    for seat, corner in ((2, "C7n"), (1, "F6s")):
        play(state, seat, f"settle {corner}")
        play(state, seat, min(options(state, seat, "road")))
    assert GAME.waiting(state) == (0,)

    play(state, 0, "settle E9se")

    assert options(state, 0) == {f"take {good}" for good in ("brick", "lumber", "wool", "grain", "ore")}
    play(state, 0, "take ore")
    assert hand(state, 0) == "ore"
    play(state, 0, "road E9e")


def test_two_gold_hexes_at_the_last_settlement_give_two() -> None:
    """CT-S6.3: one for each."""
    state = new_table()
    change_tile(state, Hex.read("E9"), Tile(Terrain.GOLD, 8))
    change_tile(state, Hex.read("E8"), Tile(Terrain.GOLD, 5))
    del state.agenda[2:]  # what is left is the last settlement of seat 0, and the first turn

    play(state, 0, "settle E9sw", "take brick+ore")

    assert hand(state, 0) == "brick+ore"
