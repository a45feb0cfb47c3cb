"""The bots for a game that brings none."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.bots.any_game import BOTS
from deskovka.bots.any_game.playing_out import worth
from deskovka.bots.player import Bot, Knowledge, RandomBot
from deskovka.core.chance import RandomChance
from deskovka.core.outcome import Standing, rank
from tic_tac_toe import GAME
from tic_tac_toe.game import EMPTY, Board, PutMark

EVERY_BOT = pytest.mark.parametrize("bot", BOTS)


def board(drawn: str, turn: int) -> Board:
    signs = "".join(drawn.split())
    return Board([PutMark((turn,))], ["XO".find(sign) if sign in "XO" else EMPTY for sign in signs])


@EVERY_BOT
def test_each_takes_the_row_that_wins(bot: str) -> None:
    won = board("X X . O O . . . .", 0)
    assert str(BOTS[bot]().choose(Knowledge(GAME, won, 0), Random(1))) == "mark 3"


@pytest.mark.parametrize("bot", ["good", "strong"])
def test_who_plays_the_game_out_sees_what_the_other_threatens(bot: str) -> None:
    threatened = board("X X . O O X X . O", 1)
    assert str(BOTS[bot]().choose(Knowledge(GAME, threatened, 1), Random(1))) == "mark 3"


@EVERY_BOT
def test_with_the_same_random_numbers_they_decide_the_same(bot: str) -> None:
    known = Knowledge(GAME, board("X . . . O . . . .", 0), 0)
    first, second = (str(BOTS[bot]().choose(known, Random(7))) for _ in range(2))
    assert first == second


def test_the_good_one_beats_chance() -> None:
    wins = [winner(BOTS["good"](), RandomBot(), seed) for seed in range(12)]
    assert wins.count(0) > 8


def winner(first: Bot, second: Bot, seed: int) -> int | None:
    random = Random(seed)
    state = GAME.new_game(GAME.setup(2), RandomChance(random))
    while asked := GAME.waiting(state):
        action = (first, second)[asked[0]].choose(Knowledge(GAME, state, asked[0]), random)
        GAME.apply(state, asked[0], action, RandomChance(random))
    return next((seat for seat in (0, 1) if state.has_row(seat)), None)


def test_a_victory_is_worth_more_than_any_lead() -> None:
    narrow = rank((Standing(10, ()), Standing(9, ())))
    shared = rank((Standing(10, ()), Standing(10, ())))
    lost = rank((Standing(9, (), won=False), Standing(5, (), won=True)))
    assert worth(narrow, 0) > worth(shared, 0) > worth(lost, 0)
