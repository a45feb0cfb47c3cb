"""The end of the game (CA-11)."""

from __future__ import annotations

from deskovka.core.outcome import Outcome
from deskovka.games.cartographers import GAME
from deskovka.games.cartographers.state import SeasonScore
from games.cartographers.table import SIDE_A, draw_anything, full, last_card_of_spring, totals, whole_year
from positions import play, refused

# Sentinel Wood 27, Canal Lake 2, Wildholds 8, Borderlands 132
FULL_MAP = """
VVVVVVVVVVV
FFF^FfFFFFF
FfFFFFFF^fF
FFFFFFFFFFF
FFFFFFFFFFF
FFFFF^FFFFF
FFFFFFFFFFF
FFFFFFFFFFF
Ff^FFFFFFfF
FFFFFfF^FFF
WAFFFFFFFFF
"""


def ended_with(points: list[int], lost: list[int]) -> Outcome:
    """How a game ends with these sums of season totals and these losses to monsters, spread over the year."""
    state = whole_year(*[full()] * len(points))
    spring = [SeasonScore((20, 3), 2, 0) for _ in points]
    summer = [SeasonScore((0, 0), 0, loss // 2) for loss in lost]
    fall = [SeasonScore((1, 1), 3, loss - loss // 2 - 1) for loss in lost]
    so_far = [sum(score.total for score in scores) for scores in zip(spring, summer, fall)]
    winter = [SeasonScore((total + 1 - sum_, 0), 0, 1) for total, sum_ in zip(points, so_far)]
    state.scores = tuple(map(tuple, (spring, summer, fall, winter)))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == tuple(points)
    return outcome


def test_the_four_season_totals_are_added_and_the_highest_sum_wins() -> None:
    """CA-11.1: forests only are 40, 0, 0 and 132 points for the four cards; 5 coins against 3."""
    state = whole_year(FULL_MAP, full(), coins=[5, 3])

    assert totals(state, 0) == [27 + 2 + 5, 2 + 8 + 5, 8 + 132 + 5, 132 + 27 + 5]
    assert totals(state, 1) == [40 + 0 + 3, 0 + 0 + 3, 0 + 132 + 3, 132 + 40 + 3]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (358, 356)
    assert outcome.winners == (0,)
    assert outcome.ranking == (1, 2)


def test_nobody_has_won_before_the_winter_is_over() -> None:
    """CA-11.1"""
    state = last_card_of_spring("farmland", SIDE_A, SIDE_A)
    assert GAME.outcome(state) is None
    draw_anything(state)
    assert len(totals(state)) == 1
    assert GAME.outcome(state) is None


def test_after_the_end_nothing_may_be_drawn() -> None:
    """CA-10.1: the game is over."""
    state = whole_year(full(), full())

    with refused("CA-10.1"):
        play(GAME, state, 0, "draw forest A1")


def test_a_higher_sum_wins_whatever_the_monsters_took() -> None:
    """CA-11.1"""
    outcome = ended_with([50, 51], lost=[2, 30])

    assert outcome.winners == (1,)
    assert outcome.ranking == (2, 1)


def test_a_tie_is_won_by_the_player_who_lost_less_to_monsters() -> None:
    """CA-11.2: over all four seasons."""
    outcome = ended_with([60, 60, 60], lost=[8, 7, 9])

    assert outcome.winners == (1,)
    assert outcome.ranking == (2, 1, 3)


def test_players_who_are_tied_on_both_counts_share_the_victory() -> None:
    """CA-11.3: and nobody is second then; the place after them is the third."""
    outcome = ended_with([44, 60, 60, 60], lost=[2, 5, 5, 6])

    assert outcome.winners == (1, 2)
    assert outcome.ranking == (4, 1, 1, 3)


def test_example_of_the_tie_break() -> None:
    """CA-11.4"""
    outcome = ended_with([71, 71, 64], lost=[9, 6, 2])

    assert outcome.winners == (1,)
    assert outcome.ranking == (2, 1, 3)


def test_example_of_a_shared_victory() -> None:
    """CA-11.5"""
    outcome = ended_with([71, 71, 71], lost=[6, 6, 9])

    assert outcome.winners == (0, 1)
    assert outcome.ranking == (1, 1, 3)
