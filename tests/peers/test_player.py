"""Our bots at catanatron's tables."""

from __future__ import annotations

import pytest

pytest.importorskip("catanatron", reason="catanatron is not installed: scripts/setup bench")

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from deskovka.peers.catanatron.match import Plan, Result, UnknownPlayer, opponent, play_table, report, seated
from deskovka.peers.catanatron.mirror import AnyPlayer
from deskovka.peers.catanatron.player import DeskovkaPlayer


def test_our_bots_play_whole_games_at_its_table() -> None:
    players = [DeskovkaPlayer(color, bot) for color, bot in zip(Color, ("good", "beginner", "random"))]
    game = Game([*players, RandomPlayer(Color.WHITE)], seed=5)

    assert game.play() is not None


def test_a_player_sits_down_at_another_table() -> None:
    player = DeskovkaPlayer(Color.RED, "random")
    for seed in (1, 2):
        game = Game([player, AnyPlayer(Color.BLUE)], seed=seed, vps_to_win=3)
        game.play()

        assert player.table == game.id


def test_seats_rotate() -> None:
    plan = Plan("random", "RandomPlayer", 7)

    for number in range(4):
        game, seat = seated(plan, number)
        assert isinstance(game.state.players[seat], DeskovkaPlayer)
        assert seat == number


def test_wins_are_reported_with_an_interval() -> None:
    plan = Plan("random", "RandomPlayer", 7)
    results = [Result(0, True, True, 10), Result(1, False, True, 6), Result(2, False, False, 5)]

    assert report(plan, results).splitlines() == [
        "random against three RandomPlayer: 1 of 3 won, 33.3 % (6.1 - 79.2)",
        "by seat: 1 of 1, 0 of 1, 0 of 1, 0 of 0; mean points 7.0; without a winner 1",
    ]


def test_an_opponent_is_found_by_its_name_or_by_its_module() -> None:
    assert opponent("RandomPlayer") is RandomPlayer
    assert opponent("deskovka.peers.catanatron.mirror:AnyPlayer") is AnyPlayer


def test_an_unknown_opponent_is_named() -> None:
    with pytest.raises(UnknownPlayer, match="'Nobody' is no player: expected one of RandomPlayer"):
        opponent("Nobody")


def test_a_table_is_played() -> None:
    assert play_table(Plan("random", "RandomPlayer", 7), 0).finished
