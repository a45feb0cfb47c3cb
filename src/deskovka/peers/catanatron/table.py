"""A table of catanatron as 3.2 and 3.3 keep it: what may be done there, and what has happened."""

from __future__ import annotations

from typing import Any

from deskovka.core.values import value

DISCARDS = ("DISCARD", "DISCARD_RESOURCE")  # all at once, or card by card in 3.3


@value
class Happened:
    """One line of catanatron's log: who did what, and what chance gave."""

    color: Any
    kind: str
    value: Any
    result: Any = None


def options(game: Any) -> Any:
    """What the player who is asked may do: 3.2 keeps it in the state, 3.3 in the game."""
    return game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions


def log(state: Any) -> Any:
    """3.2 keeps full actions, 3.3 keeps records: an action and its result."""
    return state.action_records if hasattr(state, "action_records") else state.actions


def happened(line: Any) -> Happened:
    """A line of the log, of either version."""
    action, result = (line.action, line.result) if hasattr(line, "result") else (line, None)
    kind, found = action.action_type.name, action.value
    if kind == "MOVE_ROBBER":
        stolen = found[2] if len(found) > 2 else result
        return Happened(action.color, kind, tuple(found[:2]), stolen)
    if kind in ("ROLL", "BUY_DEVELOPMENT_CARD", "DISCARD"):
        return Happened(action.color, kind, None, found if result is None else result)
    return Happened(action.color, kind, found)
