"""Our bots at catanatron's tables."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("catanatron", reason="catanatron is not installed: scripts/setup bench")

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from deskovka.peers.catanatron.match import Plan, Result, UnknownPlayer, opponent, play_table, report, seated
from deskovka.peers.catanatron.mirror import AnyPlayer
from deskovka.peers.catanatron.player import DeskovkaPlayer
from deskovka.peers.catanatron.table import options


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


def test_an_opponent_that_is_not_installed_is_named() -> None:
    with pytest.raises(UnknownPlayer, match=r"'nowhere:Player' is not installed: No module named 'nowhere'"):
        opponent("nowhere:Player")
    with pytest.raises(UnknownPlayer, match="'deskovka.peers.catanatron.mirror:Nobody' is not installed"):
        opponent("deskovka.peers.catanatron.mirror:Nobody")


def test_who_may_not_be_robbed_is_spared() -> None:
    """3.3 can protect players with few points: then not every move of the robber is listed."""
    game = Game([AnyPlayer(color) for color in Color], seed=2)
    while game.state.current_prompt.name != "MOVE_ROBBER" or len(victims(game)) < 2:
        game.play_tick()
    player = DeskovkaPlayer(game.state.current_color())
    wanted = player.decide(game, options(game)).value[1]
    left = [option for option in options(game) if option.value[1] != wanted]
    chosen = player.decide(game, left)

    points = game.state.player_state
    seat = game.state.color_to_index
    assert chosen in left
    assert points[f"P{seat[chosen.value[1]]}_VICTORY_POINTS"] == max(
        points[f"P{seat[victim]}_VICTORY_POINTS"] for victim in victims(game) - {wanted}
    )


def victims(game: Any) -> set[Any]:
    return {option.value[1] for option in options(game)} - {None}


def test_an_unknown_opponent_is_named() -> None:
    with pytest.raises(UnknownPlayer, match="'Nobody' is no player: expected one of RandomPlayer"):
        opponent("Nobody")


def test_a_table_is_played() -> None:
    assert play_table(Plan("random", "RandomPlayer", 7), 0).finished
