"""When bots have had enough: own cards may let a round go on for as long as anybody likes."""

from __future__ import annotations

from typing import Final

from deskovka.games.empires_north.state import EmpiresState

TURNS: Final = 60  # of a seat in a round, on average: several times what the cards of the project allow


def has_gone_on(state: EmpiresState) -> bool:
    """Whether the rounds so far had more turns than makes sense; from then on bots pass."""
    return state.turn > TURNS * state.seats * state.round
