"""A game of catanatron, of either version, changed by hand."""

from __future__ import annotations

from typing import Any

from catanatron.models import enums
from catanatron.models.actions import generate_playable_actions

from deskovka.peers.catanatron.table import Happened

NEWER = hasattr(enums, "ActionRecord")  # 3.3 is installed


def redo(game: Any, done: Happened) -> None:
    """Do the same in another game; where no result is given, chance decides."""
    kind = enums.ActionType[done.kind]
    if NEWER:
        action = enums.Action(done.color, kind, done.value)
        record = None if done.result is None else enums.ActionRecord(action, done.result)
        game.execute(action, validate_action=False, action_record=record)
        return
    full = done.value
    if done.kind == "MOVE_ROBBER":
        full = (*done.value, done.result)
    elif full is None:
        full = done.result
    game.execute(enums.Action(done.color, kind, full), validate_action=False)


def list_options(game: Any) -> None:
    """The options again, after a change by hand."""
    holder = game if NEWER else game.state
    holder.playable_actions = generate_playable_actions(game.state)
