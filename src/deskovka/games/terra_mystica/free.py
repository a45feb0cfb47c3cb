"""What may be done at any time of the own turn: conversions, sacrifice, the Mermaids' river towns."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Decision, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.conversions import Burn, Convert, conversions, convert, why_not_convert
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.towns import Connect, connect, connections, why_not_connect

FREE = (Convert, Burn, Connect)


def free_steps(state: TerraMysticaState, seat: Seat) -> list[Action]:
    """TM-6.3, TM-6.4, TM-31.4."""
    found = conversions(state, seat)
    if state.faction(seat).river_towns:
        found += connections(state, seat)
    return found


def why_not_free(state: TerraMysticaState, seat: Seat, action: Convert | Burn | Connect) -> RuleId | None:
    if isinstance(action, Connect):
        return why_not_connect(state, seat, action)
    return why_not_convert(state, seat, action)


def free_step(
    state: TerraMysticaState,
    seat: Seat,
    action: Convert | Burn | Connect,
    again: Decision[TerraMysticaState, Any],
    play: Play[TerraMysticaState],
) -> None:
    """Do it, and ask again what was asked."""
    play.then(again)
    if isinstance(action, Connect):
        connect(state, seat, action)
        play.then(OwnChoices((seat,), towns=1))
    else:
        convert(state, seat, action, play)
