"""What chance gave to some seats only, and the winner by the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from deskovka.core.chance import HIDDEN, RandomChance, ScriptedChance, SeededChance, hide
from deskovka.core.errors import ChanceError
from deskovka.core.outcome import Standing, rank

SEED = bytes(range(32))


def test_a_hidden_draw_is_noted_with_the_seats_that_saw_it() -> None:
    chance = ScriptedChance(["ore", "4", "knight"])

    assert chance.pick_hidden((0, 2), ["wool", "ore"], "stolen") == "ore"
    assert chance.pick([3, 4], "die") == 4
    assert chance.pick_hidden((1,), ["knight"], "card") == "knight"

    assert chance.take_drawn() == ("ore/0+2", "4", "knight/1")


def test_a_hidden_draw_is_the_same_as_an_open_one_of_that_name() -> None:
    open_draws = [SeededChance(SEED).pick(range(1000), "card", n) for n in range(20)]

    assert [SeededChance(SEED).pick_hidden((0,), range(1000), "card", n) for n in range(20)] == open_draws


def test_hidden_draws_are_fair() -> None:
    for chance in (SeededChance(SEED), RandomChance(Random(1))):
        counts = Counter(chance.pick_hidden((0,), "abcde", "letter", n) for n in range(5000))
        assert set(counts) == set("abcde")
        # 1000 each, standard deviation 28
        assert all(830 < count < 1170 for count in counts.values())


def test_playouts_note_nothing() -> None:
    chance = RandomChance(Random(1))
    chance.pick_hidden((0,), "abc", "letter")

    assert chance.take_drawn() == ()


def test_a_noted_draw_can_be_dictated_again() -> None:
    chance = ScriptedChance(["ore/0+2", "wool"])

    assert chance.pick_hidden((0, 2), ["wool", "ore"], "stolen") == "ore"
    assert chance.pick_hidden((1,), ["wool", "ore"], "stolen") == "wool"
    assert chance.take_drawn() == ("ore/0+2", "wool/1")


def test_a_draw_that_stays_hidden_cannot_be_dictated() -> None:
    with pytest.raises(ChanceError, match="'stolen 3' stays hidden until the game is over"):
        ScriptedChance([f"{HIDDEN}/0+2"]).pick_hidden((0, 2), ["wool", "ore"], "stolen", 3)


@pytest.mark.parametrize(
    "seats, seen",
    [
        ([0], ("3", "ore/0+2", "?/1")),
        ([2], ("3", "ore/0+2", "?/1")),
        ([1], ("3", "?/0+2", "knight/1")),
        ([3], ("3", "?/0+2", "?/1")),
        ([], ("3", "?/0+2", "?/1")),
        ([1, 2], ("3", "ore/0+2", "knight/1")),
    ],
)
def test_hide_leaves_what_the_seats_saw(seats: list[int], seen: tuple[str, ...]) -> None:
    assert hide(("3", "ore/0+2", "knight/1"), seats) == seen


def test_a_seat_is_not_taken_for_another_that_begins_alike() -> None:
    assert hide(("ore/12",), [1]) == ("?/12",)
    assert hide(("ore/1",), [12]) == ("?/1",)


def test_to_hide_twice_is_to_hide_once() -> None:
    once = hide(("3", "ore/0+2"), [1])

    assert hide(once, [1]) == hide(once, [0]) == once


# The winner


def test_who_has_won_by_the_rules_comes_first_whatever_the_points() -> None:
    outcome = rank((Standing(11, ()), Standing(10, (), won=True), Standing(11, ()), Standing(4, ())))

    assert outcome.winners == (1,)
    assert outcome.ranking == (2, 1, 2, 4)
    assert outcome.scores == (11, 10, 11, 4)


def test_without_a_winner_by_the_rules_most_points_win() -> None:
    outcome = rank((Standing(3, ()), Standing(7, ()), Standing(7, (), (1,))))

    assert outcome.winners == (2,)
    assert outcome.ranking == (3, 2, 1)
