"""The round and Lookout (EN-5)."""

from __future__ import annotations

import pytest

from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.state import EmpiresState
from games.empires_north.table import (
    asked,
    deal,
    empty_deck,
    give,
    hand,
    has,
    new_table,
    options,
    passes,
    play,
    position,
    put,
    sail,
    shown,
    supply,
)
from positions import refused

ISLANDS = "basalt-cliffs berry-isle crane-island giants-table"
GLENN = ("ceilidh", "old-keep", "quarry-hollow", "wool-market")
ULAF = ("axe-smithy", "iron-bog", "treasury", "valkyrie")


def lookout(first: int = 0, workers: int = 5) -> EmpiresState:
    """A round has begun: Glenn has drawn GLENN, Ulaf ULAF."""
    state = position("glenn", "ulaf", ends=False, first=1 - first, turn=0)
    give(state, 0, f"{workers - 5} worker")
    passes(state, 1)
    drawn = [GLENN, ULAF] if first == 0 else [ULAF, GLENN]
    play(state, 0, "pass", chance=[*ISLANDS.split(), *drawn[0], *drawn[1]])
    return state


def test_a_round_is_lookout_action_expedition_cleanup() -> None:
    """EN-5.1"""
    state = position("glenn", "ulaf", ends=False)
    sail(state, "0")
    phases = [state.phase]

    play(state, 0, "pass")
    play(state, 1, "pass")
    phases.append(state.phase)
    play(state, 0, "home", chance="*")
    phases.append(state.phase)
    play(state, 0, "keep none")
    play(state, 1, "keep none")
    phases.append(state.phase)

    assert phases == ["action", "expedition", "lookout", "action"]
    assert state.round == 3


def test_nothing_is_produced_and_nothing_is_lost_between_rounds() -> None:
    """EN-5.1"""
    state = position("glenn", "ulaf", ends=False)
    give(state, 0, "3 food, 2 gold, 1 raze")
    passes(state, 1)

    play(state, 0, "pass", chance="*")

    assert supply(state) == "3 food, 2 gold, 1 raze, 5 worker"


def test_a_worker_becomes_tired_for_each_card_that_is_kept() -> None:
    """EN-5.2, EN-T01"""
    state = lookout()

    play(state, 0, "keep ceilidh,wool-market")
    play(state, 1, "keep none")

    assert (has(state, 0, "worker"), state.tired[0]) == (3, 2)
    assert state.discards[0] == ("old-keep", "quarry-hollow")
    assert hand(state) == "ceilidh wool-market"


def test_the_old_hand_is_taken_back() -> None:
    """EN-5.2"""
    state = position("glenn", "ulaf", ends=False)
    deal(state, 0, "masons-yard")
    passes(state, 1)
    play(state, 0, "pass", chance=[*ISLANDS.split(), *ULAF, *GLENN])

    play(state, 0, "keep ceilidh")
    play(state, 1, "keep none")

    assert hand(state) == "ceilidh masons-yard"


@pytest.mark.parametrize("kept", ["none", "ceilidh", ",".join(GLENN)])
def test_none_to_four_cards_are_kept(kept: str) -> None:
    """EN-5.2"""
    state = lookout()

    play(state, 0, f"keep {kept}")
    play(state, 1, "keep none")

    assert len(state.hands[0]) == len([card for card in GLENN if card in kept])


def test_no_more_cards_are_kept_than_there_are_available_workers() -> None:
    """EN-5.2"""
    state = lookout(workers=2)

    assert max(len(option.split(",")) for option in options(state)) == 2
    with refused("EN-5.2"):
        play(state, 0, "keep ceilidh,old-keep,wool-market")


def test_only_the_four_cards_are_kept() -> None:
    """EN-5.2"""
    state = lookout()

    with refused("EN-5.2"):
        play(state, 0, "keep masons-yard")


def test_who_has_no_worker_keeps_nothing() -> None:
    """EN-5.2"""
    state = lookout(workers=0)

    assert GAME.waiting(state) == (1,)
    play(state, 1, "keep none")

    assert state.discards[0] == GLENN


def test_all_choose_at_the_same_time_and_in_secret() -> None:
    """EN-5.3"""
    state = lookout()
    assert GAME.waiting(state) == (0, 1)

    play(state, 1, "keep axe-smithy")

    assert GAME.waiting(state) == (0,)
    seen = shown(state, 0)["players"][1]
    assert (seen["hand_size"], seen["tired"], seen["discards"]) == (0, 0, [])
    assert seen["aside"] is None and seen["kept"] is None


def test_cards_that_are_looked_at_are_not_shuffled_into_the_deck() -> None:
    """EN-5.4: two cards in the deck, three in the discard pile."""
    state = position("glenn", "ulaf", ends=False, first=1)
    empty_deck(state, 0, "many-hands wool-market wool-market", left="ceilidh ceilidh")
    passes(state, 1)

    play(
        state,
        0,
        "pass",
        chance=[*ISLANDS.split(), "ceilidh", "ceilidh", "many-hands", "wool-market", *ULAF],
    )

    assert state.aside[0] == ("ceilidh", "ceilidh", "many-hands", "wool-market")
    assert (state.decks[0], state.discards[0]) == (("wool-market",), ())


def test_storage_pays_at_the_end_of_lookout() -> None:
    """EN-5.5: after the cards were kept."""
    state = position("mackinnon", "ulaf", ends=False)
    put(state, 0, "royal-mint with 2 gold")
    passes(state, 1)
    play(state, 0, "pass", chance="*")

    play(state, 0, "keep none")
    assert state.points[0] == 0
    play(state, 1, "keep none")

    assert (state.points[0], state.phase) == (2, "action")


def test_players_are_paid_in_turn_order_and_order_their_own_cards() -> None:
    """EN-5.5"""
    state = position("mackinnon", "heidel", ends=False, first=0)
    put(state, 0, "grain-bank with 2 food, merchants-bank with 2 food")
    put(state, 1, "hammock-grove with 1 worker")
    passes(state, 1)
    play(state, 0, "pass", chance="*")
    play(state, 0, "keep none")
    play(state, 1, "keep none")

    assert GAME.waiting(state) == (1,)  # the first player is the next one now
    play(state, 1, "interest hammock-grove 1")
    assert options(state) == {
        "interest grain-bank 1",
        "interest grain-bank 2",
        "interest merchants-bank 1",
        "interest merchants-bank 2",
    }
    play(state, 0, "interest merchants-bank 1", "interest grain-bank 1")

    assert (state.points[0], has(state, 0, "gold")) == (1, 1)


def test_the_first_round_begins_with_lookout_too() -> None:
    """EN-5.6"""
    state, _ = new_table("glenn", "ulaf")
    play(state, 0, "keep " + ",".join(state.aside[0][:3]))
    play(state, 1, "keep " + ",".join(state.aside[1][:3]), chance="*")

    assert (state.round, state.phase, asked(state)) == (1, "lookout", "KeepFromLookout")
    assert [len(cards) for cards in state.aside] == [4, 4]


def test_cards_that_are_not_there_are_not_drawn() -> None:
    """EN-3.19, EN-5.2: three cards left of all."""
    state = position("glenn", "ulaf", ends=False, first=1)
    left = ("ceilidh", "many-hands", "wool-market")
    empty_deck(state, 0, left=" ".join(left))
    passes(state, 1)

    play(state, 0, "pass", chance=[*ISLANDS.split(), *left, *ULAF])

    assert state.aside[0] == left
