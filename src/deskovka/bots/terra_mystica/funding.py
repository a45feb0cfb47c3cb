"""Paying for what one wants: power, priests and workers turned into what is missing."""

from __future__ import annotations

from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.conversions import (
    BURNS,
    COMMON,
    POINT_TO_COIN,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
)
from deskovka.games.terra_mystica.goods import Goods
from deskovka.games.terra_mystica.power import priests_left
from deskovka.games.terra_mystica.state import TerraMysticaState

TO_PRIEST, TO_WORKER, TO_COIN = (action for action, _ in COMMON)
MOST_POINTS = 5  # that Alchemists turn into coins at once


def fund(state: TerraMysticaState, seat: Seat, cost: Goods, power: int = 0) -> list[Action] | None:
    """The conversions that make a cost and a power action payable; None if they do not suffice."""
    priests = max(0, cost.priests - state.priests[seat])
    workers = max(0, cost.workers - state.workers[seat])
    coins = max(0, cost.coins - state.coins[seat])
    needed = 5 * priests + 3 * workers + coins + power
    if needed == 0:
        return []
    if priests and priests > priests_left(state, seat):
        return None
    found: list[Action] = []
    ready, most = state.bowl3[seat], state.bowl3[seat] + state.bowl2[seat] // 2
    spare = state.priests[seat] - cost.priests
    while needed > most and workers and spare > 0:
        found.append(PRIEST_TO_WORKER)
        needed, workers, spare = needed - 3, workers - 1, spare - 1
    points = min(MOST_POINTS, state.points[seat]) if state.faction(seat).trades_points else 0
    while needed > ready and coins and points > 0:
        found.append(POINT_TO_COIN)
        needed, coins, points = needed - 1, coins - 1, points - 1
    idle = state.workers[seat] - cost.workers
    while needed > most and coins and idle > 0:
        found.append(WORKER_TO_COIN)
        needed, coins, idle = needed - 1, coins - 1, idle - 1
    if needed > most:
        return None
    if needed > ready:
        found.append(BURNS[needed - ready - 1])
    return found + [TO_PRIEST] * priests + [TO_WORKER] * workers + [TO_COIN] * coins
