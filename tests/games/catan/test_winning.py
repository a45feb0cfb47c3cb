"""Winning (CT-B11)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.state import CatanState, with_entry
from games.catan.table import deal, give, hand, line, options, play, points, position, put, ring
from positions import refused

EVERYTHING = "9brick+9lumber+9wool+9grain+9ore"
NINE = {"cities": "C5n C6n C7n G5s", "settlements": "G6s"}  # points, far from the middle
EIGHT = {"cities": "C5n C6n C7n G5s"}


def ahead(own: dict[str, str], turn: int = 0, rolled: bool = True) -> CatanState:
    """Seat 0 has these buildings and all the cards it may need."""
    state = position(turn=turn, rolled=rolled)
    put(state, 0, **own)
    give(state, 0, EVERYTHING)
    return state


def winner(state: CatanState) -> int | None:
    found: int | None = GAME.view(state, None)["winner"]
    return found


# Ten points in one's own turn


def test_ten_points_win_and_nine_do_not() -> None:
    """CT-B11.1"""
    state = ahead(NINE)
    put(state, 0, roads="E7ne")
    assert (points(state, 0), winner(state)) == (9, None)

    play(state, 0, "settle E7n")

    assert (points(state, 0), winner(state)) == (10, 0)


def test_a_city_can_make_the_tenth_point() -> None:
    """CT-B11.1"""
    state = ahead({"cities": "C5n C6n C7n", "settlements": "G5s G6s G7s"})

    play(state, 0, "city G5s")

    assert winner(state) == 0


def test_a_victory_point_card_can_make_the_tenth_point() -> None:
    """CT-B11.1, CT-B9.9"""
    state = ahead(NINE)

    play(state, 0, "buy", chance=["victory-point"])

    assert winner(state) == 0


def test_another_card_does_not() -> None:
    """CT-B11.1"""
    state = ahead(NINE)

    play(state, 0, "buy", chance=["knight"])

    assert winner(state) is None


def test_the_longest_road_can_make_the_tenth_point() -> None:
    """CT-B11.1, CT-B8.1"""
    state = ahead(EIGHT)
    put(state, 0, roads=line(4))

    play(state, 0, "road E7w")

    assert winner(state) == 0


def test_the_largest_army_can_make_the_tenth_point() -> None:
    """CT-B11.1, CT-B10.1"""
    state = ahead(EIGHT)
    state.knights = with_entry(state.knights, 0, 2)
    deal(state, 0, "knight")

    play(state, 0, "knight")

    assert winner(state) == 0


@pytest.mark.parametrize("target", [5, 12])
def test_another_number_of_points_may_be_agreed_on(target: int) -> None:
    """CT-B11.1: the target is an option."""
    state = position(target=str(target))
    put(state, 0, cities="C5n C6n", roads="E7ne E8e")
    give(state, 0, EVERYTHING)

    play(state, 0, "settle E7n")

    assert winner(state) == (0 if target == 5 else None)


def test_one_may_win_before_the_roll() -> None:
    """CT-B11.2, CT-B9.4: by a Knight."""
    state = ahead(EIGHT, rolled=False)
    state.knights = with_entry(state.knights, 0, 2)
    deal(state, 0, "knight")

    play(state, 0, "knight")

    assert winner(state) == 0


# Points gained in another's turn


def cut_for_another(turn: int = 2) -> CatanState:
    """Seat 2 has the turn and can cut the road of seat 1 at E7sw; seat 0 has eight points and five roads."""
    state = position(turn=turn)
    put(state, 0, **EIGHT)
    put(state, 1, roads=line(6))
    put(state, 0, roads=ring("F8", 5))
    put(state, 2, roads="F6nw")
    give(state, 2, "brick+lumber+wool+grain")
    return state


def test_points_gained_in_another_turn_do_not_win_at_once() -> None:
    """CT-X-B7 (CT-B11.2): seat 0 has ten points by the Longest Road when seat 2 builds."""
    state = cut_for_another()

    play(state, 2, "settle E7sw")

    assert points(state, 0) == 10
    assert not GAME.over(state)
    assert options(state, 2) == {"end"}


def test_they_win_when_the_own_turn_begins() -> None:
    """CT-X-B7 (CT-B11.2, CT-B11.3): before the roll."""
    state = cut_for_another()
    play(state, 2, "settle E7sw")

    play(state, 2, "end")

    assert (winner(state), state.active, state.rolled) == (0, 0, False)
    assert GAME.over(state)


def test_they_do_not_win_when_they_are_lost_before_the_own_turn() -> None:
    """CT-X-B7 (CT-B11.2): seat 2 gains ten points in the turn of seat 0, and seat 1 takes the card away."""
    state = position(turn=0)
    put(state, 2, **EIGHT)
    put(state, 1, roads=line(6))
    put(state, 2, roads=ring("F8", 5))
    put(state, 0, roads="F6nw")
    give(state, 0, "brick+lumber+wool+grain")
    give(state, 1, "brick+lumber")
    play(state, 0, "settle E7sw")
    assert points(state, 2) == 10
    play(state, 0, "end")
    play(state, 1, "roll", chance=["2", "3"])

    play(state, 1, "road E7nw")
    assert GAME.view(state, None)["players"][1]["road"] == 6
    play(state, 1, "end")

    assert points(state, 2) == 8
    assert not GAME.over(state)
    assert options(state, 2) == {"roll"}


def test_only_the_active_player_can_win() -> None:
    """CT-B11.1, CT-B11.2: seat 1 has eleven, seat 0 wins with ten."""
    state = ahead(NINE)
    put(state, 0, roads="E7ne")
    put(state, 1, cities="D5sw F5sw D8se F8se", settlements="E6se", roads=ring("F8", 5))
    assert points(state, 1) == 11

    play(state, 0, "settle E7n")

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (10, 11, 0)
    assert (outcome.winners, outcome.ranking) == ((0,), (1, 2, 3))
    assert [standing.won for standing in outcome.standings] == [True, False, False]


# The end


def test_the_game_ends_at_once() -> None:
    """CT-B11.3: nobody is asked any more."""
    state = ahead(NINE)
    put(state, 0, roads="E7ne")
    assert GAME.outcome(state) is None

    play(state, 0, "settle E7n")

    assert GAME.waiting(state) == ()
    for seat in range(3):
        with refused("CT-B11.3"):
            play(state, seat, "end")


def test_the_robber_stays_when_the_knight_wins() -> None:
    """CT-B11.3"""
    state = ahead(EIGHT)
    put(state, 1, settlements="D6se")
    give(state, 1, "ore")
    state.knights = with_entry(state.knights, 0, 2)
    deal(state, 0, "knight")

    play(state, 0, "knight")

    assert GAME.over(state)
    assert (GAME.view(state, None)["robber"], hand(state, 1)) == ("E7", "ore")


def test_the_second_free_road_is_not_placed_when_the_first_wins() -> None:
    """CT-B11.3, CT-B9.6"""
    state = ahead(EIGHT)
    put(state, 0, roads=line(4))
    deal(state, 0, "road-building")

    play(state, 0, "road-building", "road E7w")

    assert GAME.over(state)


def test_at_the_end_everything_is_shown() -> None:
    """CT-B11.3, CT-B9.9: hands and victory point cards."""
    state = ahead(NINE)
    put(state, 0, roads="E7ne")
    deal(state, 1, "victory-point", "knight")
    give(state, 1, "ore")

    play(state, 0, "settle E7n")

    for eyes in (0, 2, None):
        shown = GAME.view(state, eyes)["players"][1]
        assert shown["hand"]["ore"] == 1
        assert set(shown["own_cards"]) == {"victory-point", "knight"}
        assert shown["points"] == 1
        assert sum(found.points for found in GAME.lines(state, 1, eyes)) == 1
