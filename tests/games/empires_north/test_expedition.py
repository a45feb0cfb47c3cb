"""Sailing and the Expedition phase (EN-7)."""

from __future__ import annotations

import pytest

from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.state import EmpiresState
from games.empires_north.table import (
    asked,
    box_with,
    deal,
    empire,
    exhausted,
    give,
    hand,
    has,
    lay_discs,
    lay_islands,
    made_card,
    options,
    passes,
    play,
    position,
    put,
    queue,
    sail,
    score,
    shown,
    supply,
)
from positions import refused


def arrived(ships: str, *clans: str) -> EmpiresState:
    """All have passed, the first ship of the queue has arrived."""
    state = position(*(clans or ("ulaf", "glenn")))
    sail(state, ships)
    for seat in range(1, state.seats):
        passes(state, seat)
    play(state, 0, "pass")
    return state


# Sailing


def test_a_ship_goes_to_the_end_of_the_queue_with_what_it_takes_along() -> None:
    """EN-7.1"""
    state = position()
    sail(state, "1")
    give(state, 0, "1 fish, 1 raze, 1 gold")
    play(state, 0, "disc sail")

    assert options(state) == {
        "sail nothing",
        "sail fish",
        "sail gold",
        "sail raze",
        "sail fish+raze",
        "sail gold+raze",
    }
    play(state, 0, "sail gold+raze")
    assert (queue(state), supply(state), state.ships[0]) == ("1 0:gold+raze", "1 fish, 5 worker", 1)


@pytest.mark.parametrize("cargo", ["fish", "gold", "fish+raze", "gold+raze"])
def test_a_ship_takes_along_only_what_is_there(cargo: str) -> None:
    """EN-7.1"""
    state = position()
    give(state, 0, "3 food, 1 raze")
    play(state, 0, "disc sail")

    assert options(state) == {"sail nothing", "sail raze"}
    with refused("EN-7.1"):
        play(state, 0, f"sail {cargo}")


def test_where_there_is_nothing_to_take_along_the_ship_just_sails() -> None:
    """EN-7.1: everybody sees that, so nothing is asked."""
    state = position()
    give(state, 0, "3 food")

    play(state, 0, "disc sail")

    assert (queue(state), GAME.waiting(state)) == ("0", (1,))


def test_nothing_is_added_to_a_ship_later() -> None:
    """EN-7.1"""
    state = position()
    passes(state, 1)
    play(state, 0, "disc sail")
    give(state, 0, "1 fish, 1 raze")

    with refused("EN-7.1"):
        play(state, 0, "sail fish")


def test_a_player_may_have_several_ships_in_the_queue() -> None:
    """EN-7.2"""
    state = position()
    passes(state, 1)

    play(state, 0, "disc sail", "disc sail")

    assert queue(state) == "0 0"


def test_the_queue_has_no_limit() -> None:
    """EN-7.1"""
    state = position("ulaf", "glenn", "heidel", "panuk")
    sail(state, "0 0 1 1 2 2 3")
    passes(state, 1, 2)

    play(state, 0, "disc populate")
    play(state, 3, "disc sail")

    assert len(state.queue) == 8


# Islands


def test_ships_arrive_in_the_order_of_the_queue() -> None:
    """EN-7.3"""
    state = arrived("1 0 1")

    order = []
    while not GAME.over(state):
        (seat,) = GAME.waiting(state)
        order.append(seat)
        play(state, seat, "home")

    assert order == [1, 0, 1]


def test_a_ship_without_fish_chooses_among_near_islands() -> None:
    """EN-7.4, EN-T18"""
    state = arrived("0")

    assert options(state) == {"island timber-isle", "island seal-bank", "unseen near", "home"}
    with refused("EN-7.4"):
        play(state, 0, "island golden-atoll")
    with refused("EN-7.4"):
        play(state, 0, "unseen distant")


@pytest.mark.parametrize("provisions", ["fish", "gold"])
def test_a_ship_with_fish_or_gold_chooses_among_all(provisions: str) -> None:
    """EN-7.4, EN-T18"""
    state = arrived(f"0:{provisions}")

    assert options(state) == {
        "island timber-isle",
        "island seal-bank",
        "unseen near",
        "island golden-atoll",
        "island isle-of-skalds",
        "unseen distant",
        "home",
    }


def test_an_island_that_does_not_lie_there_is_not_chosen() -> None:
    """EN-7.4"""
    state = arrived("0")

    with refused("EN-7.4"):
        play(state, 0, "island berry-isle")


def test_without_a_raze_token_an_island_is_pillaged() -> None:
    """EN-7.5, EN-T18: conquest is not offered."""
    state = arrived("0")

    play(state, 0, "island seal-bank")

    assert (has(state, 0, "fish"), empire(state)) == (3, [])


def test_with_a_raze_token_the_owner_chooses() -> None:
    """EN-7.5"""
    state = arrived("0:raze")
    play(state, 0, "island seal-bank")

    assert options(state) == {"pillage", "conquer"}


def test_a_face_down_card_is_turned_up_before_the_decision() -> None:
    """EN-7.5"""
    state = arrived("0:raze")

    play(state, 0, "unseen near", chance="berry-isle")

    assert shown(state, 1)["asked"]["card"] == "berry-isle"
    play(state, 0, "conquer")
    assert empire(state) == ["berry-isle"]


def test_conquest_is_not_chosen_before_an_island() -> None:
    """EN-7.5"""
    state = arrived("0:raze")

    with refused("EN-7.5"):
        play(state, 0, "conquer")


def test_pillage_gives_the_box_and_discards_the_island() -> None:
    """EN-7.6"""
    state = arrived("0:fish")

    play(state, 0, "island golden-atoll")

    assert (has(state, 0, "gold"), state.islands_gone[1]) == (3, ("golden-atoll",))
    assert supply(state) == "3 gold, 5 worker"  # no further cost


def test_a_conquered_island_joins_the_empire_renewed() -> None:
    """EN-7.7: with its bonus, its action, and a point at the end."""
    state = arrived("0:fish+raze")
    before = score(state, 0)

    play(state, 0, "island golden-atoll", "conquer")

    assert (empire(state), exhausted(state), has(state, 0, "gold")) == (["golden-atoll"], [], 3)
    assert score(state, 0) == before + 1 + 3


def test_the_raze_token_allows_the_conquest_of_any_island() -> None:
    """EN-7.7: nothing more is paid."""
    state = arrived("0:fish+raze")

    play(state, 0, "island isle-of-skalds", "conquer")

    assert supply(state) == "5 worker"


def test_the_action_of_a_conquered_island_is_ones_own() -> None:
    """EN-7.7"""
    state = position("ulaf", "glenn")
    passes(state, 1)
    deal(state, 0, "early-raid")
    sail(state, "0:raze")

    play(state, 0, "disc populate", "boost early-raid", "island timber-isle", "conquer", "use timber-isle")

    assert has(state, 0, "wood") == 1


@pytest.mark.parametrize("ship", ["0:fish+raze", "0:gold+raze"])
def test_the_ship_comes_back_and_what_it_carried_is_lost(ship: str) -> None:
    """EN-7.8, EN-T19: used or not."""
    state = arrived(ship)

    play(state, 0, "island seal-bank", "pillage")

    assert (state.ships[0], supply(state)) == (2, "3 fish, 5 worker")


def test_islands_are_not_replaced() -> None:
    """EN-7.9"""
    state = arrived("0 1")

    play(state, 0, "island seal-bank")

    assert state.display[0] == ("timber-isle",)
    assert options(state, 1, "island") == {"island timber-isle"}


def test_an_island_may_be_declined() -> None:
    """EN-7.9"""
    state = arrived("0:fish+raze")

    play(state, 0, "home")

    assert (state.ships[0], supply(state)) == (2, "5 worker")
    assert state.display[0] == ("timber-isle", "seal-bank")


def test_an_island_that_was_chosen_is_not_declined() -> None:
    """EN-7.9"""
    state = arrived("0:raze")
    play(state, 0, "unseen near", chance="berry-isle")

    assert "home" not in options(state)
    with refused("EN-7.5"):
        play(state, 0, "home")


# Early expeditions


def test_a_ship_of_the_queue_arrives_in_the_action_phase() -> None:
    """EN-7.10, EN-T17: the goods are there, the ship can sail again, the queue closes up."""
    state = position("ulaf", "glenn")
    passes(state, 1)
    deal(state, 0, "early-raid")
    sail(state, "1 0:fish 0")

    play(state, 0, "disc populate", "boost early-raid", "voyage 2", "island golden-atoll")

    assert (queue(state), state.ships[0], has(state, 0, "gold")) == ("1 0", 1, 3)
    play(state, 0, "disc sail", "sail gold")
    assert queue(state) == "1 0 0:gold"


def test_an_early_expedition_takes_an_own_ship() -> None:
    """EN-7.10"""
    state = position("ulaf", "glenn")
    deal(state, 0, "early-raid")
    sail(state, "1 0:fish 0")
    play(state, 0, "disc populate", "boost early-raid")

    assert options(state) == {"voyage 2", "voyage 3"}
    with refused("EN-7.10"):
        play(state, 0, "voyage 1")


def test_conquest_features_work_when_the_island_is_conquered() -> None:
    """EN-7.11, EN-T31: not when the ship sails."""
    state = position("ulaf", "glenn")
    passes(state, 1)
    put(state, 0, "treasury")
    give(state, 0, "1 raze")

    play(state, 0, "disc sail", "sail raze")
    assert state.points[0] == 0
    play(state, 0, "pass", "island seal-bank", "conquer")

    assert (state.points[0], has(state, 0, "gold")) == (1, 1)


def test_an_island_does_not_see_its_own_conquest() -> None:
    """EN-7.11"""
    state = position("ulaf", "glenn")
    lay_islands(state, "island-of-ghosts", "seal-bank")
    sail(state, "0:raze 0:raze")
    passes(state, 1)

    play(state, 0, "pass", "island island-of-ghosts", "conquer")
    assert has(state, 0, "raze") == 0
    play(state, 0, "island seal-bank", "conquer")

    assert has(state, 0, "raze") == 1


# Neutral ships, moving forward


def test_a_neutral_ship_is_used_as_any_other() -> None:
    """EN-7.12: and it comes back to its owner."""
    state = position("ulaf", "glenn")
    passes(state, 1)
    put(state, 0, "oar-makers")
    deal(state, 0, "guest-harbour")
    give(state, 0, "1 wood, 1 fish")

    play(state, 0, "build guest-harbour", "disc sail", "disc sail", "use oar-makers")
    assert (queue(state), state.ships[0]) == ("0 0 0", 0)
    play(state, 0, "pass", "home", "home", "home")

    assert state.ships[0] == 3


def test_owners_stay_with_their_ships_when_they_change_places() -> None:
    """EN-7.12, EN-T21: neutral ships of two players."""
    state = position("ulaf", "heidel")
    state.ships = [3, 3]
    put(state, 0, "raven-mast")
    sail(state, "1:fish 0:raze")

    play(state, 0, "use raven-mast", "forward 2 1")

    assert queue(state) == "0:raze 1:fish"


def test_a_ship_changes_places_with_the_one_in_front() -> None:
    """EN-7.13, EN-10.13, EN-T20"""
    state = position("ulaf", "glenn")
    put(state, 0, "raven-mast")
    sail(state, "0 1 0")

    play(state, 0, "use raven-mast", "forward 3 1")

    assert queue(state) == "0 0 1"


def test_the_first_ship_does_not_move() -> None:
    """EN-7.13"""
    state = position("ulaf", "glenn")
    put(state, 0, "raven-mast")
    sail(state, "0 1 0")
    play(state, 0, "use raven-mast")

    with refused("EN-7.13"):
        play(state, 0, "forward 1 1")
    with refused("EN-7.13"):
        play(state, 0, "forward 2 1")
    with refused("EN-7.13"):
        play(state, 0, "forward 3 2")


def test_the_ship_in_front_may_be_ones_own() -> None:
    """EN-7.13"""
    state = position("ulaf", "glenn")
    put(state, 0, "raven-mast")
    sail(state, "0 0:fish")

    play(state, 0, "use raven-mast", "forward 2 1")

    assert queue(state) == "0:fish 0"


def test_several_places_are_several_swaps() -> None:
    """EN-7.13: up to the front; with a card made for the test."""
    card = made_card(
        "ulaf",
        "great-mast",
        kind="location",
        icons=["longship"],
        pay={"wood": 1},
        action={"do": [{"move_ship": 3}]},
    )
    state = position("ulaf", "glenn", made=box_with(card))
    put(state, 0, "great-mast")
    sail(state, "1 1:fish 0:raze")
    play(state, 0, "use great-mast")

    assert options(state) == {"forward 3 1", "forward 3 2", "enough"}
    play(state, 0, "forward 3 2")
    assert queue(state) == "0:raze 1 1:fish"


def test_without_a_ship_that_can_move_nothing_is_asked() -> None:
    """EN-7.13, EN-6.21"""
    state = position("ulaf", "glenn")
    put(state, 0, "raven-mast")
    sail(state, "0 1")

    play(state, 0, "use raven-mast")

    assert (queue(state), has(state, 0, "fish")) == ("0 1", 1)


def test_goods_gained_on_an_expedition_stay() -> None:
    """EN-7.14"""
    state = position("ulaf", "glenn", ends=False)
    put(state, 0, "valkyrie")
    sail(state, "0")
    passes(state, 1)

    play(state, 0, "pass", "island seal-bank", chance="*")

    assert supply(state) == "1 food, 3 fish, 1 raze, 5 worker"


def test_the_ship_comes_back_last_of_all() -> None:
    """EN-7.15: while a feature asks, it is not there."""
    state = arrived("0")
    put(state, 0, "twin-ships")

    play(state, 0, "island seal-bank")
    assert (asked(state), state.ships[0]) == ("TakeResources", 1)
    play(state, 0, "take wood")

    assert state.ships[0] == 2


def test_a_ship_for_which_there_is_no_island_comes_back() -> None:
    """EN-7.15"""
    state = position("ulaf", "glenn")
    put(state, 1, ", ".join(state.box.islands[0]))
    sail(state, "0:raze 1:fish")
    passes(state, 1)

    play(state, 0, "pass")

    assert (GAME.waiting(state), state.ships[0]) == ((1,), 2)


def test_an_empty_island_deck_is_made_anew_when_its_top_card_is_chosen() -> None:
    """EN-3.19, EN-T39"""
    state = position("ulaf", "glenn")
    sail(state, "0")
    passes(state, 1)
    state.islands_gone[0], state.islands[0] = state.islands[0], ()
    play(state, 0, "pass")
    assert state.islands[0] == ()

    play(state, 0, "unseen near", chance="berry-isle")

    assert (len(state.islands[0]), state.islands_gone[0]) == (9, ("berry-isle",))


def test_with_both_piles_empty_only_the_face_up_islands_are_offered() -> None:
    """EN-3.19, EN-T39"""
    state = position("ulaf", "glenn")
    near = [name for name in state.box.islands[0] if name not in state.display[0]]
    put(state, 1, ", ".join(near))
    sail(state, "0")
    passes(state, 1)

    play(state, 0, "pass")

    assert options(state) == {"island timber-isle", "island seal-bank", "home"}
    with refused("EN-7.4"):
        play(state, 0, "unseen near")


def test_drawn_cards_of_pillage_come_from_the_own_deck() -> None:
    """EN-7.6, EN-3.18"""
    state = position("ulaf", "glenn")
    lay_islands(state, "lookout-rock")
    sail(state, "1")
    passes(state, 1)
    lay_discs(state, 0, "sail")
    play(state, 0, "pass")

    play(state, 1, "island lookout-rock", chance="ceilidh wool-market")

    assert hand(state, 1) == "ceilidh wool-market"
