"""Cleanup and the end of the game (EN-8, EN-9)."""

from __future__ import annotations

import pytest

from deskovka.core.outcome import Outcome
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.expedition import LastRound
from deskovka.games.empires_north.state import EmpiresState
from games.empires_north.table import (
    clear_empire,
    deal,
    exhausted,
    give,
    has,
    lay_discs,
    passes,
    piece,
    play,
    position,
    put,
    sail,
    score,
)

ISLANDS = "basalt-cliffs berry-isle crane-island giants-table"


def outcome(state: EmpiresState) -> Outcome:
    found = GAME.outcome(state)
    assert found is not None
    return found


def winners(state: EmpiresState) -> list[int]:
    """All pass, nobody sails."""
    while not GAME.over(state):
        play(state, GAME.waiting(state)[0], "pass")
    return list(outcome(state).winners)


# Cleanup


def test_cleanup_brings_back_workers_cards_and_discs() -> None:
    """EN-8.1"""
    state = position(ends=False)
    give(state, 0, "-3 worker", tired=3)
    put(state, 0, "wool-market exhausted, seal-bank exhausted")
    lay_discs(state, 0, "harvest sail/x")
    passes(state, 1)

    play(state, 0, "pass", chance="*")

    assert (has(state, 0, "worker"), state.tired[0]) == (5, 0)
    assert (exhausted(state), state.discs[0]) == ([], (-1, -1))


def test_cleanup_lays_out_new_islands() -> None:
    """EN-8.1"""
    state = position(ends=False)
    passes(state, 1)
    dealt = [*state.decks[1][:4], *state.decks[0][:4]]

    play(state, 0, "pass", chance=[*ISLANDS.split(), *dealt])

    assert state.display == [("basalt-cliffs", "berry-isle"), ("crane-island", "giants-table")]
    assert state.islands_gone == [("seal-bank", "timber-isle"), ("golden-atoll", "isle-of-skalds")]


def test_new_islands_come_from_the_shuffled_pile_when_the_deck_is_empty() -> None:
    """EN-8.1, EN-3.19: one island is left in the near deck."""
    state = position(ends=False)
    state.islands_gone[0] = tuple(name for name in state.islands[0] if name != "berry-isle")
    state.islands[0] = tuple(name for name in state.islands[0] if name == "berry-isle")
    passes(state, 1)
    dealt = [*state.decks[1][:4], *state.decks[0][:4]]

    play(state, 0, "pass", chance=["berry-isle", "seal-bank", "crane-island", "giants-table", *dealt])

    assert state.display[0] == ("berry-isle", "seal-bank")
    assert (len(state.islands[0]), state.islands_gone[0]) == (10, ())


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_token_goes_to_the_left(first: int) -> None:
    """EN-8.1"""
    state = position("glenn", "ulaf", "heidel", ends=False, first=first)
    passes(state, 1, 2)

    play(state, 0, "pass", chance="*")

    assert state.first == (first + 1) % 3


def test_tokens_on_cards_and_supplies_stay() -> None:
    """EN-8.2"""
    state = position("mackinnon", "glenn", ends=False)
    put(state, 0, "grain-bank exhausted with 1 food")
    give(state, 0, "4 food, 2 raze, 3 gold")
    passes(state, 1)

    play(state, 0, "pass", chance="*")

    assert piece(state, 0, "grain-bank").tokens[0] == 1
    assert [has(state, 0, kind) for kind in ("food", "raze", "gold")] == [4, 2, 3]


def test_the_last_round_has_no_cleanup() -> None:
    """EN-8.3: discs and tired workers stay where they are."""
    state = position(ends=False)
    give(state, 0, "-2 worker", tired=2, points=25)
    lay_discs(state, 0, "harvest")
    passes(state, 1)

    play(state, 0, "pass")

    assert GAME.over(state)
    assert (state.tired[0], state.discs[0]) == (2, (-1, 6))


# When it ends


def test_25_points_in_the_action_phase_end_the_game_after_this_expedition() -> None:
    """EN-9.1, EN-T22"""
    state = position(ends=False)
    give(state, 0, "1 sheep", points=24)
    put(state, 0, "wool-market")
    sail(state, "1")
    passes(state, 1)

    events = play(state, 0, "use wool-market")
    assert (events[-1], state.last) == (LastRound(), True)
    play(state, 0, "pass")
    assert not GAME.over(state)
    play(state, 1, "island seal-bank")

    assert GAME.over(state)
    assert (state.round, has(state, 1, "fish")) == (2, 3)


def test_25_points_in_the_expedition_phase_are_followed_by_one_more_round() -> None:
    """EN-9.2, EN-T22: with Cleanup in between, without one at its end."""
    state = position("ulaf", "glenn", ends=False)
    give(state, 0, "", points=24)
    put(state, 0, "priest-of-thor, priest-of-thor")
    sail(state, "0")
    lay_discs(state, 0, "harvest")
    passes(state, 1)

    events = play(state, 0, "pass", "island seal-bank", chance="*")
    assert (state.points[0], state.round, state.discs[0]) == (26, 3, (-1, -1))
    assert LastRound() in events
    play(state, 0, "keep none")
    play(state, 1, "keep none", "pass")
    play(state, 0, "pass")

    assert GAME.over(state)
    assert state.round == 3


def test_points_of_storage_count_for_the_round_that_begins() -> None:
    """EN-9.3, EN-T40"""
    state = position("mackinnon", "glenn", ends=False)
    give(state, 0, "", points=24)
    put(state, 0, "royal-mint with 2 gold")
    passes(state, 1)

    play(state, 0, "pass", chance="*")
    play(state, 0, "keep none")
    play(state, 1, "keep none", "pass")
    assert state.points[0] == 26
    play(state, 0, "pass")

    assert GAME.over(state)
    assert state.round == 3


def test_24_points_do_not_end_the_game() -> None:
    """EN-9.1"""
    state = position(ends=False)
    give(state, 0, "", points=24)
    passes(state, 1)

    play(state, 0, "pass", chance="*")

    assert state.round == 3


def test_what_decides_is_the_end_of_the_action_phase() -> None:
    """EN-9.8: points of the round before, or of this one, whoever has them."""
    state = position("glenn", "ulaf", "heidel", ends=False)
    give(state, 2, "", points=31)
    passes(state, 1, 2)

    play(state, 0, "pass")

    assert (GAME.over(state), state.last) == (True, True)


# Scoring


def test_final_scoring() -> None:
    """EN-9.4, EN-9.6, EN-T23: 9 cards, 5 resources, 2 gold, 3 raze tokens, 20 points on the track."""
    state = position()
    put(state, 0, "wool-market, masons-yard, quarry-hollow, wool-shed on pasture, seal-bank, old-keep")
    give(state, 0, "2 food, 1 wood, 2 fish, 2 gold, 3 raze", points=20)

    assert score(state, 0) == 33


def test_raze_tokens_score_by_an_option() -> None:
    """EN-9.6, EN-T23"""
    state = position(raze_scores=True)
    put(state, 0, "wool-market, masons-yard, quarry-hollow, wool-shed on pasture, seal-bank, old-keep")
    give(state, 0, "2 food, 1 wood, 2 fish, 2 gold, 3 raze", points=20)

    assert score(state, 0) == 36


def test_tokens_on_cards_score_nothing() -> None:
    """EN-9.4"""
    state = position("mackinnon", "glenn")
    put(state, 0, "royal-mint with 4 gold, merchants-bank with 6 food")

    assert score(state, 0) == 5


@pytest.mark.parametrize(
    "goods, points",
    [("", 0), ("1 food", 0), ("1 food, 1 wood", 1), ("1 food, 1 wood, 1 stone, 3 sheep, 1 fish", 3)],
)
def test_resources_of_all_types_are_added_and_halved(goods: str, points: int) -> None:
    """EN-9.5"""
    state = position()
    give(state, 0, goods)

    assert score(state, 0) == 3 + points


def test_workers_score_nothing() -> None:
    """EN-9.6"""
    state = position()
    before = score(state, 0)
    give(state, 0, "6 worker")

    assert score(state, 0) == before


def test_most_points_win() -> None:
    """EN-9.7"""
    state = position()
    give(state, 1, "", points=1)

    assert winners(state) == [1]


def test_then_more_cards_in_the_empire_win() -> None:
    """EN-9.7, EN-T24: 40 : 40 with 11 : 10 cards."""
    state = position()
    put(state, 0, "masons-yard, masons-yard, wool-market, wool-market, old-keep")
    put(state, 0, "caber-ground, pipers-green, seal-bank")
    put(state, 1, "axe-smithy, axe-smithy, oar-makers, oar-makers, treasury, treasury, valkyrie")
    give(state, 0, "", points=29)
    give(state, 1, "9 worker", points=30)

    assert (score(state, 0), score(state, 1)) == (40, 40)
    assert [len(empire) for empire in state.empires] == [11, 10]
    assert winners(state) == [0]


def test_then_more_workers_win() -> None:
    """EN-9.7, EN-T24: 6 : 5, wherever they are."""
    state = position()
    put(state, 0, "watch-on-the-loch with 2 worker")
    put(state, 1, "axe-smithy")
    give(state, 0, "-4 worker", tired=3)
    deal(state, 1, "iron-bog treasury")

    assert (state.workers(0), state.workers(1)) == (6, 5)
    assert winners(state) == [0]


def test_then_more_cards_in_hand_win() -> None:
    """EN-9.7, EN-T24: 2 : 4"""
    state = position()
    deal(state, 0, "ceilidh ceilidh")
    deal(state, 1, "axe-smithy axe-smithy oar-makers oar-makers")

    assert winners(state) == [1]


def test_then_the_victory_is_shared() -> None:
    """EN-9.7, EN-T24"""
    state = position()
    deal(state, 0, "ceilidh ceilidh")
    deal(state, 1, "axe-smithy axe-smithy")

    assert winners(state) == [0, 1]


def test_fewer_cards_do_not_win_a_tie() -> None:
    """EN-9.7: a gold more, a card less."""
    state = position()
    clear_empire(state, 0, "oat-field", "pasture")
    give(state, 0, "1 gold, 3 worker")

    assert score(state, 0) == score(state, 1)
    assert winners(state) == [1]
