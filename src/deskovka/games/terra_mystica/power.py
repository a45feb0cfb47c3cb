"""Power: the three bowls, and gaining goods."""

from __future__ import annotations

from deskovka.core.game import Seat
from deskovka.games.terra_mystica.goods import Goods
from deskovka.games.terra_mystica.state import PRIESTS, TerraMysticaState


def capacity(state: TerraMysticaState, seat: Seat) -> int:
    """How much power can still be gained (TM-13.7)."""
    return 2 * state.bowl1[seat] + state.bowl2[seat]


def gain_power(state: TerraMysticaState, seat: Seat, power: int) -> int:
    """TM-6.2: from bowl I to II first, then from II to III; returns how much could be moved."""
    first = min(power, state.bowl1[seat])
    state.bowl1[seat] -= first
    state.bowl2[seat] += first
    second = min(power - first, state.bowl2[seat])
    state.bowl2[seat] -= second
    state.bowl3[seat] += second
    return first + second


def spend_power(state: TerraMysticaState, seat: Seat, power: int) -> None:
    """TM-6.1: spent tokens go from bowl III to bowl I."""
    state.bowl3[seat] -= power
    state.bowl1[seat] += power


def priests_left(state: TerraMysticaState, seat: Seat) -> int:
    """TM-1.4: priests still in the own supply."""
    return PRIESTS - state.priests[seat] - state.orders.count(seat)


def gain_priests(state: TerraMysticaState, seat: Seat, priests: int) -> None:
    """A priest who is not in the supply is lost."""
    state.priests[seat] += min(priests, priests_left(state, seat))


def gain(state: TerraMysticaState, seat: Seat, goods: Goods) -> None:
    """Workers, coins, priests and power."""
    state.workers[seat] += goods.workers
    state.coins[seat] += goods.coins
    if goods.priests:
        gain_priests(state, seat, goods.priests)
    if goods.power:
        gain_power(state, seat, goods.power)


def can_pay(state: TerraMysticaState, seat: Seat, goods: Goods) -> bool:
    return (
        state.workers[seat] >= goods.workers
        and state.coins[seat] >= goods.coins
        and state.priests[seat] >= goods.priests
    )


def pay(state: TerraMysticaState, seat: Seat, goods: Goods) -> None:
    """TM-7.1."""
    state.workers[seat] -= goods.workers
    state.coins[seat] -= goods.coins
    state.priests[seat] -= goods.priests
