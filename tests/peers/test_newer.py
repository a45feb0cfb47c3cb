"""Our bots at a table as catanatron 3.3 has it: records in the log, discards one by one."""

from __future__ import annotations

from collections import namedtuple
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("catanatron", reason="catanatron is not installed: scripts/setup bench")

from catanatron.game import Game
from catanatron.models.enums import Action
from catanatron.models.player import Color

from deskovka.peers.catanatron.mirror import AnyPlayer
from deskovka.peers.catanatron.player import DeskovkaPlayer
from deskovka.peers.catanatron.table import options
from peers.tables import NEWER

pytestmark = pytest.mark.skipif(NEWER, reason="the installed catanatron has this shape itself")
Record = namedtuple("Record", ["action", "result"])
ME = Color.RED
DISCARD_RESOURCE = SimpleNamespace(name="DISCARD_RESOURCE")


def intent(action: Any) -> Any:
    """An action before chance has its say."""
    return action._replace(value=action.value[:2]) if action.action_type.name == "MOVE_ROBBER" else action


def records(action: Any) -> list[Record]:
    kind = action.action_type.name
    if kind == "DISCARD":
        return [
            Record(Action(action.color, DISCARD_RESOURCE, resource), resource) for resource in action.value
        ]
    if kind == "MOVE_ROBBER":
        return [Record(intent(action), action.value[2])]
    return [Record(action, action.value if kind in ("ROLL", "BUY_DEVELOPMENT_CARD") else None)]


class NewerState:
    """A state of 3.2 that keeps its log as 3.3 does; `given` are discards that are not yet complete."""

    def __init__(self, state: Any, given: list[Any]) -> None:
        self.state = state
        self.action_records = [record for action in state.actions for record in records(action)]
        self.action_records += [Record(action, action.value) for action in given]

    def __getattr__(self, name: str) -> Any:
        if name in ("actions", "playable_actions"):
            raise AttributeError(name)
        return getattr(self.state, name)


def newer(game: Any, given: list[Any]) -> Any:
    state = NewerState(game.state, given)
    return SimpleNamespace(id=game.id, seed=game.seed, vps_to_win=game.vps_to_win, state=state)


class NewerPlayer(DeskovkaPlayer):
    """Is asked as 3.3 would ask it."""

    def decide(self, game: Any, playable_actions: Any) -> Any:
        if playable_actions[0].action_type.name == "DISCARD":
            return playable_actions[0]._replace(value=self.discarded(game))
        chosen = super().decide(newer(game, []), [intent(action) for action in playable_actions])
        return next(action for action in playable_actions if intent(action) == chosen)

    def discarded(self, game: Any) -> list[str]:
        """Half of the hand, card by card."""
        key = f"P{game.state.color_to_index[self.color]}"
        words = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")
        hand = [word for word in words for _ in range(game.state.player_state[f"{key}_{word}_IN_HAND"])]
        given: list[Any] = []
        while len(given) < len(hand) // 2:
            left = hand.copy()
            for action in given:
                left.remove(action.value)
            choice = [Action(self.color, DISCARD_RESOURCE, word) for word in words if word in left]
            super().decide(newer(game, given), choice)  # asked twice, it gives a card once
            given.append(super().decide(newer(game, given), choice))
        return [action.value for action in given]


@pytest.mark.parametrize("seed", [2, 4, 5])
def test_a_whole_game_is_played_at_a_newer_table(seed: int) -> None:
    game = Game([NewerPlayer(ME, "random"), AnyPlayer(Color.BLUE), AnyPlayer(Color.WHITE)], seed=seed)
    discards = 0
    while game.winning_color() is None:
        player = game.state.current_player()
        action = player.decide(game, options(game))
        discards += action.action_type.name == "DISCARD" and player.color == ME
        game.execute(action, validate_action=False)

    assert discards
