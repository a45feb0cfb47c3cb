"""The ladder: who meets whom, and what many games tell of how strong bots are."""

from __future__ import annotations

from collections import Counter
from math import exp
from random import Random

import pytest

from deskovka.arena import ladder
from deskovka.arena.ladder import LadderPlan, every_bot, ratings
from deskovka.arena.match import GameResult, SeatResult, run
from deskovka.core.errors import SetupError

STRENGTHS = {
    "a": 0.0,
    "b": 1.0,
    "c": 2.0,
}  # of players as the model has them: the chance to win goes with exp
PLAN = LadderPlan("cartographers", ("random", "beginner", "good", "strong"), 1000, "some", seats=2)


def seat(bot: str, place: int) -> SeatResult:
    return SeatResult(bot, "", 0, place, float(place == 1), {}, 1, 0.0, 0.0, ())


def game(number: int, *places: tuple[str, int]) -> GameResult:
    return GameResult(number, tuple(seat(*one) for one in places), 1, 1, 0.0, {})


def imagined(games: int, seed: str) -> list[GameResult]:
    """Games between players who are as strong as STRENGTHS says."""
    random, found = Random(seed), []
    for number in range(games):
        one, other = random.sample(list(STRENGTHS), 2)
        chance = 1 / (1 + exp(STRENGTHS[other] - STRENGTHS[one]))
        first = random.random() < chance
        found.append(game(number, (one, 1 if first else 2), (other, 2 if first else 1)))
    return found


def plan(seed: str) -> LadderPlan:
    return LadderPlan("cartographers", tuple(STRENGTHS), 1000, seed, seats=2)


@pytest.fixture
def drawn_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough draws for a test, and quick."""
    monkeypatch.setattr(ladder, "DRAWN_AGAIN", 60)


def test_the_ladder_finds_how_strong_players_are(drawn_less: None) -> None:
    """Two points of strength are 2 * 5.89 of rating: the scale of the model (beta 25/6, two players)."""
    found = {one.bot: one for one in ratings(plan("known"), imagined(1000, "known"))}
    assert list(found) == ["c", "b", "a"]
    assert found["c"].rating - found["a"].rating == pytest.approx(2 * 2**0.5 * 25 / 6, rel=0.25)
    for lower, upper in (("a", "b"), ("b", "c")):
        assert found[lower].high < found[upper].low


def test_the_interval_holds_what_other_games_of_the_same_players_give(drawn_less: None) -> None:
    """Of twelve ladders from games of their own, about 95 % should hold the mean of them all; three in four must."""
    ladders = [ratings(plan(f"run {run}"), imagined(120, f"run {run}")) for run in range(12)]
    for bot in STRENGTHS:
        rungs = [next(one for one in found if one.bot == bot) for found in ladders]
        mean = sum(one.rating for one in rungs) / len(rungs)
        assert sum(one.low <= mean <= one.high for one in rungs) >= 9


def test_more_games_make_it_surer(drawn_less: None) -> None:
    few, many = (ratings(plan("sure"), imagined(games, "sure")) for games in (60, 600))
    for bot in STRENGTHS:
        wide, narrow = (next(one for one in found if one.bot == bot) for found in (few, many))
        assert narrow.high - narrow.low < 0.6 * (wide.high - wide.low)


def test_who_never_lost_stands_above_who_never_won() -> None:
    [top, bottom] = ratings(plan("all"), [game(number, ("a", 1), ("b", 2)) for number in range(40)])
    assert (top.bot, top.wins, top.seats) == ("a", 40.0, 40) and bottom.high < top.low


def test_shared_wins_leave_players_alike() -> None:
    [one, other] = ratings(plan("even"), [game(number, ("a", 1), ("b", 1)) for number in range(40)])
    assert one.rating == pytest.approx(other.rating)


def test_a_bot_in_several_seats_moves_by_what_all_of_them_tell() -> None:
    """Where all seats but one are the same bot's and chance alone decides, nobody stands out."""
    games = [
        game(number, *(("a" if seat else "b", 1 + (seat - number) % 4) for seat in range(4)))
        for number in range(200)
    ]
    a, b = sorted(ratings(LadderPlan("catan", ("a", "b"), 200, "x", seats=4), games), key=lambda one: one.bot)
    assert abs(a.rating - b.rating) < 2 and (a.seats, b.seats) == (600, 200)


def test_nothing_played_is_no_ladder() -> None:
    assert ratings(plan("none"), []) == []


# who meets whom


def test_tables_are_played_from_all_their_seats() -> None:
    four = LadderPlan("catan", PLAN.bots, 400, "some", seats=4)
    for table in range(50):
        seatings = [four.seating(4 * table + shift) for shift in range(4)]
        assert len({bot for bot in seatings[0]}) >= 2
        assert all(Counter(seating) == Counter(seatings[0]) for seating in seatings)
        for seat_number in range(4):
            assert Counter(seating[seat_number] for seating in seatings) == Counter(seatings[0])


def test_neighbours_meet_most_and_slow_bots_least() -> None:
    met = Counter(frozenset(PLAN.seating(2 * table)) for table in range(2000))
    pair = {
        names: met[frozenset(names.split())] for names in ("random beginner", "random good", "beginner good")
    }
    assert pair["random good"] < 0.7 * min(pair["random beginner"], pair["beginner good"])
    assert all(len(names) == 2 for names in met)
    strong = sum(count for names, count in met.items() if "strong" in names)
    assert 0 < strong < 0.1 * 2000
    assert met[frozenset(("good", "strong"))] > met[frozenset(("random", "strong"))]


def test_another_seed_mixes_other_tables() -> None:
    other = LadderPlan(PLAN.game, PLAN.bots, 1000, "other", seats=2)
    assert [PLAN.seating(n) for n in range(40)] != [other.seating(n) for n in range(40)]


def test_it_is_the_same_with_any_number_of_processes() -> None:
    small = LadderPlan("cartographers", ("random", "beginner"), 12, "same", seats=3).check()
    assert ratings(small, run(small, 1)) == ratings(small, run(small, 2))


def test_a_ladder_needs_bots_that_differ() -> None:
    assert every_bot("catan") == ("random", "beginner", "good", "strong")
    with pytest.raises(SetupError, match="at least two different bots"):
        LadderPlan("catan", ("good", "good"), 10, "x", seats=3).check()
