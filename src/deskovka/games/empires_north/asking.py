"""Questions: what leaves no choice is done without asking."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Decision, Play
from deskovka.games.empires_north.state import EmpiresState


def ask(state: EmpiresState, decision: Decision[EmpiresState, Any], play: Play[EmpiresState]) -> None:
    """Only about what everybody sees: whether something hidden leaves a choice, nobody may learn from a question."""
    [seat] = decision.seats
    options = list(decision.options(state, seat))
    if len(options) == 1:
        decision.resolve(state, seat, options[0], play)
    else:
        state.agenda.append(decision)
