"""The turn (CT-B3)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from deskovka.core.chance import SeededChance
from deskovka.games.catan import GAME
from games.catan import sea_table
from games.catan.table import deal, give, hand, options, play, position, put
from positions import random_game, refused


def test_a_turn_begins_with_a_roll_of_both_dice() -> None:
    """CT-B3.1"""
    state = position(rolled=False)
    put(state, 0, settlements="D6n")

    assert options(state, 0) == {"roll"}
    play(state, 0, "roll", chance=["1", "5"])

    assert state.dice == (1, 5)
    assert hand(state, 0) == "brick"


def test_the_dice_are_rolled_once_a_turn() -> None:
    """CT-B3.1"""
    state = position()

    with refused("CT-B3.1"):
        play(state, 0, "roll", chance=["1", "1"])


def test_a_turn_cannot_end_without_a_roll() -> None:
    """CT-B3.1: the roll is its first part."""
    state = position(rolled=False)

    with refused("CT-B3.1"):
        play(state, 0, "end")


@pytest.mark.parametrize("seats, order", [(2, [0, 1, 0]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3, 0])])
def test_after_the_end_of_a_turn_the_next_player_rolls(seats: int, order: list[int]) -> None:
    """CT-B3.1, CT-B2.6: clockwise."""
    state = position(seats)
    for seat, following in pairwise(order):
        play(state, seat, "end")
        assert GAME.waiting(state) == (following,)
        assert not state.rolled
        play(state, following, "roll", chance=["1", "1"])


def test_only_the_active_player_acts() -> None:
    """CT-B3.1"""
    state = position()
    give(state, 1, "4wool")

    with refused("CT-B3.1"):
        play(state, 1, "end")
    with refused("CT-B3.1"):
        play(state, 1, "bank 4wool for ore")


def test_trade_and_build_come_in_any_order_and_any_number() -> None:
    """CT-B3.1, CT-B3.2: build, trade, build, trade, build."""
    state = position()
    put(state, 0, settlements="E7n")
    give(state, 0, "4wool+4ore+2brick+2lumber")

    play(state, 0, "road E7ne", "bank 4wool for brick", "road E7e", "bank 4ore for lumber", "road E7se")

    assert hand(state, 0) == "nothing"


def test_a_harbour_reached_this_turn_may_be_used_at_once() -> None:
    """CT-B3.2: the general harbour at C5n."""
    state = position()
    put(state, 0, settlements="C6n", roads="C6nw C5ne")
    give(state, 0, "brick+lumber+wool+grain+3ore")
    with refused("CT-B6.7"):
        play(state, 0, "bank 3ore for brick")

    play(state, 0, "settle C5n", "bank 3ore for brick")

    assert hand(state, 0) == "brick"


@pytest.mark.parametrize("rolled", [False, True])
def test_one_development_card_may_be_played_before_or_after_the_roll(rolled: bool) -> None:
    """CT-B3.3, CT-B9.4"""
    state = position(rolled=rolled)
    deal(state, 0, "plenty", "monopoly")

    play(state, 0, "plenty wool+ore")

    assert hand(state, 0) == "wool+ore"
    with refused("CT-B9.3"):
        play(state, 0, "monopoly ore")


def test_a_card_may_be_played_between_two_buildings() -> None:
    """CT-B3.3: at any time of the turn."""
    state = position()
    put(state, 0, settlements="E7n")
    give(state, 0, "brick+lumber")
    deal(state, 0, "plenty")

    play(state, 0, "road E7ne", "plenty brick+lumber", "road E7e")

    assert hand(state, 0) == "nothing"


@pytest.mark.parametrize(
    "action",
    [
        "road E7nw",
        "settle E7ne",
        "city E7sw",
        "buy",
        "bank 4wool for ore",
        "offer wool for ore",
        "offer wool for ore to 1",
    ],
)
def test_nothing_may_be_traded_or_built_before_the_roll(action: str) -> None:
    """CT-B3.4: afterwards all of it may."""
    state = position(rolled=False)
    put(state, 0, settlements="E7sw", roads="E7w E7ne")
    give(state, 0, "brick+lumber+4wool+3grain+3ore")

    with refused("CT-B3.4"):
        play(state, 0, action)
    play(state, 0, "roll", chance=["1", "1"])

    assert GAME.why_not(state, 0, GAME.read(action)) is None


def test_dice_are_fair() -> None:
    """CT-G1.7: 720 dice, 120 of each face, standard deviation 10."""
    faces = [0] * 7
    chance = SeededChance.from_text("fair dice")
    for turn in range(1, 361):
        state = position(rolled=False)
        state.turn = turn
        GAME.apply(state, 0, GAME.read("roll"), chance)
        for face in state.dice:
            faces[face] += 1

    assert all(70 < count < 170 for count in faces[1:])


def test_dice_can_be_dictated() -> None:
    """CT-G1.7"""
    state = position(rolled=False)

    play(state, 0, "roll", chance=["6", "5"])

    assert GAME.view(state, None)["dice"] == [6, 5]


def test_turns_are_counted_from_the_first_roll() -> None:
    """Every turn but the winner's last one is ended; founding is none."""
    moves = list(random_game(GAME, 3, "turns"))
    ended = sum(str(action) == "end" for _, _, action, _ in moves)
    assert GAME.turns(moves[-1][0]) == ended + 1
    assert GAME.turns(GAME.new_game(GAME.setup(3), SeededChance.from_text("turns"))) == 0


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("accept", "CT-B6.1"),
        ("decline", "CT-B6.1"),
        ("counter ore for wool", "CT-B6.1"),
        ("deal 1", "CT-B6.1"),
        ("withdraw", "CT-B6.1"),
        ("discard ore", "CT-B5.1"),
        ("robber E7", "CT-B5.2"),
        ("robber E7 from 1", "CT-B5.2"),
    ],
)
def test_an_answer_nobody_asked_for_is_refused_by_the_rule_that_asks_it(answer: str, rule: str) -> None:
    """CT-B6.1, CT-B5.1, CT-B5.2"""
    with refused(rule):
        play(position(), 0, answer)


ELSEWHERE = {
    "ship E9e": "CT-S2.1",
    "move E9e to E8e": "CT-S3.1",
    "pirate E10": "CT-S5.1",
    "take wool": "CT-S6.1",
    "turn E7": "CT-S7.1",
    "use": "CT-T2.8",
    "keep": "CT-T2.8",
    "token to C3": "CT-T3.6",
    "gather D5": "CT-T4.7",
    "beat E8": "CT-T4.22",
    "improve trade": "CT-K1.2",
    "recruit E7n": "CT-K1.2",
    "bishop": "CT-K1.2",
    "flee E7n": "CT-K10.2",
}
AT_SEA = {
    "seafarers": list(ELSEWHERE)[5:],
    "treasure-islands": list(ELSEWHERE)[5:],
    "into-the-unknown": list(ELSEWHERE)[7:],
    "greater-catan": ["use", "keep", "gather D5", "beat E8"],
    "desert-dragons": ["use", "keep", "token to C3"],
}
TABLES = {"base": list(ELSEWHERE), **AT_SEA}


@pytest.mark.parametrize(
    ("scenario", "action"), [(scenario, action) for scenario in TABLES for action in TABLES[scenario]]
)
def test_what_a_table_plays_without_is_refused_by_the_rule_that_brings_it(scenario: str, action: str) -> None:
    """CT-B3.1 once stood for it, which forbids none of it."""
    state = sea_table.position(scenario=scenario)
    with refused(ELSEWHERE[action]):
        play(state, 0, action)
