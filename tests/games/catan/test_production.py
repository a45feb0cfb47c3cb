"""Production (CT-B4)."""

from __future__ import annotations

import pytest

from deskovka.core.game import Event
from deskovka.games.catan.board import Hex
from deskovka.games.catan.goods import Good
from deskovka.games.catan.production import Shortage
from deskovka.games.catan.state import CatanState
from games.catan.table import bank, empty_bank, hand, play, position, put

DICE = {2: "1 1", 3: "1 2", 4: "2 2", 5: "1 4", 6: "3 3", 8: "4 4", 9: "4 5", 10: "5 5", 11: "5 6", 12: "6 6"}


def roll(state: CatanState, number: int) -> list[Event]:
    return play(state, state.active, "roll", chance=DICE[number].split())


def hands(state: CatanState) -> list[str]:
    return [hand(state, seat) for seat in range(state.seats)]


@pytest.mark.parametrize(
    "number, cards",
    [(6, "brick"), (10, "ore"), (2, "wool"), (3, "nothing"), (8, "nothing"), (12, "nothing")],
)
def test_every_hex_with_the_number_rolled_produces(number: int, cards: str) -> None:
    """CT-B4.1: D6n lies at hills 6, mountains 10 and pasture 2."""
    state = position(rolled=False)
    put(state, 0, settlements="D6n")

    roll(state, number)

    assert hands(state) == [cards, "nothing", "nothing"]


def test_both_hexes_with_the_number_produce_for_everybody() -> None:
    """CT-B4.1: hills 6 and fields 6; it does not matter who rolls."""
    state = position(turn=2, rolled=False)
    put(state, 0, settlements="D6n")
    put(state, 1, settlements="G6s")

    roll(state, 6)

    assert hands(state) == ["brick", "grain", "nothing"]


def test_a_city_earns_two_cards() -> None:
    """CT-B4.1"""
    state = position(rolled=False)
    put(state, 0, cities="D6n")

    roll(state, 6)

    assert hand(state, 0) == "2brick"
    assert bank(state) == "17brick+19lumber+19wool+19grain+19ore"


def test_a_road_earns_nothing() -> None:
    """CT-B4.1"""
    state = position(rolled=False)
    put(state, 0, roads="D6ne D6nw")

    roll(state, 6)

    assert hand(state, 0) == "nothing"


def test_several_buildings_at_one_hex_all_earn() -> None:
    """CT-B4.2: two settlements and a city."""
    state = position(rolled=False)
    put(state, 0, settlements="D6n D6se", cities="D6sw")
    put(state, 1, settlements="G6s")

    roll(state, 6)

    assert hands(state) == ["4brick", "grain", "nothing"]


def test_two_hexes_with_the_number_pay_each_their_own_resource() -> None:
    """CT-B4.1: fields 4 and pasture 4."""
    state = position(rolled=False)
    put(state, 0, settlements="F7n E8nw")

    roll(state, 4)

    assert hand(state, 0) == "wool+grain"


def two_claims(ore: str, owed: int, other: bool) -> CatanState:
    """Seat 0 is owed so much ore by mountains 8 (E9), seat 1 perhaps one; the bank has some."""
    state = position(rolled=False)
    put(state, 0, cities="E9n", settlements="E9se" if owed == 3 else "")
    if other:
        put(state, 1, settlements="E9sw")
    empty_bank(state, 2, left=ore)
    return state


def test_nobody_gets_what_the_bank_cannot_pay_to_all() -> None:
    """CT-X-B1 (CT-B4.3): 2 ore in the bank, one is owed 2 and another 1."""
    state = two_claims("2ore", owed=2, other=True)

    events = roll(state, 8)

    assert (hand(state, 0), hand(state, 1)) == ("nothing", "nothing")
    assert bank(state) == "2ore"
    assert Shortage(Good.ORE) in events


def test_a_single_player_gets_what_is_left() -> None:
    """CT-X-B1 (CT-B4.3): 2 ore in the bank, only one is owed 3."""
    state = two_claims("2ore", owed=3, other=False)

    roll(state, 8)

    assert hand(state, 0) == "2ore"
    assert bank(state) == "nothing"


def test_a_single_player_gets_nothing_from_an_empty_bank() -> None:
    """CT-B4.3"""
    state = two_claims("nothing", owed=3, other=False)

    roll(state, 8)

    assert hand(state, 0) == "nothing"


def test_the_bank_pays_when_it_has_just_enough() -> None:
    """CT-B4.3: 3 ore for 2 and 1."""
    state = two_claims("3ore", owed=2, other=True)

    roll(state, 8)

    assert (hand(state, 0), hand(state, 1)) == ("2ore", "ore")


def test_a_shortage_of_one_resource_does_not_touch_another() -> None:
    """CT-B4.3: an 8 brings ore and lumber; only the ore is short."""
    state = position(rolled=False)
    put(state, 0, settlements="E9n F5s")
    put(state, 1, settlements="E9s")
    empty_bank(state, 2, left="ore+5lumber")

    roll(state, 8)

    assert hands(state)[:2] == ["lumber", "nothing"]
    assert bank(state) == "4lumber+ore"


def test_two_claims_of_one_player_are_one_player() -> None:
    """CT-B4.3: with two settlements at the mountains."""
    state = position(rolled=False)
    put(state, 0, settlements="E9n E9s")
    empty_bank(state, 2, left="ore")

    roll(state, 8)

    assert hand(state, 0) == "ore"


def test_a_hex_under_the_robber_owes_nothing_while_the_other_pays() -> None:
    """CT-B5.4, CT-B4.3: the mountains 10 bring no ore, the hills 10 bring brick; there is no shortage."""
    state = position(rolled=False)
    put(state, 0, settlements="D6n D8n")
    put(state, 1, settlements="D8se")
    state.robber = Hex.read("C5")
    empty_bank(state, 2, left="ore+2brick")

    roll(state, 10)

    assert hands(state)[:2] == ["brick", "brick"]
    assert bank(state) == "ore"


@pytest.mark.parametrize("number", sorted(DICE))
def test_the_desert_never_produces(number: int) -> None:
    """CT-B4.4: also when the robber has left it."""
    state = position(rolled=False)
    state.robber = Hex.read("G7")
    put(state, 0, settlements="E7n")

    roll(state, number)

    assert hand(state, 0) == {6: "brick", 4: "wool"}.get(number, "nothing")
