"""What the map promises a seat: room for dwellings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.terra_mystica.board import SPADES
from deskovka.games.terra_mystica.factions import SUPPLY, Kind
from deskovka.games.terra_mystica.reach import leap_hexes, reachable
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.terraforming import LEAP_VP

if TYPE_CHECKING:
    from deskovka.bots.terra_mystica.judge import Judge

CHANCES = (
    1.0,
    0.85,
    0.7,
    0.5,
    0.4,
    0.3,
)  # how sure it is that the best, second best, ... hex will be built on


def dwelling_worth(judge: Judge, state: TerraMysticaState) -> float:
    """What one more dwelling brings wherever it stands: income, the network, a step to a town; less its price."""
    income = judge.income_prices.worker if state.count(judge.seat, Kind.D) < 7 else 0.0
    return income + judge.weights.dwelling - judge.prices.goods(judge.faction.costs[Kind.D])


def hex_prices(judge: Judge, state: TerraMysticaState) -> tuple[float, ...]:
    """What it costs to make a hex home terrain, by its terrain now."""
    faction, prices = judge.faction, judge.prices
    level = faction.spade_cost[state.digging[judge.seat]]
    spade = level * (prices.priest if faction.pays_priests else prices.worker)
    spade = min(spade, prices.spade + 1.5) - faction.vp_per_spade - faction.vp_per_bought_spade
    if faction.home_spades:
        return tuple(0.0 if terrain == faction.home else faction.home_spades * spade for terrain in range(7))
    return tuple(SPADES[terrain][faction.home] * spade for terrain in range(7))


def hope_of_land(judge: Judge, state: TerraMysticaState) -> float:
    """The dwellings there is room for, the cheapest first."""
    if not judge.left:
        return 0.0
    seat = judge.seat
    prices, terrain = hex_prices(judge, state), state.terrain
    hexes = reachable(state, seat)
    costs = []
    while hexes:
        low = hexes & -hexes
        hexes ^= low
        costs.append(prices[terrain[low.bit_length() - 1]])
    if judge.faction.leap:
        leap = leap_worth(judge, state)
        hexes = leap_hexes(state, seat)
        while hexes:
            low = hexes & -hexes
            hexes ^= low
            costs.append(prices[terrain[low.bit_length() - 1]] + leap)
    costs.sort()
    worth, total = dwelling_worth(judge, state), 0.0
    most = min(SUPPLY[Kind.D] - state.count(seat, Kind.D), 1 + judge.left)
    for cost, weight in zip(costs[:most], CHANCES):
        if cost >= worth:
            break
        total += weight * (worth - cost)
    near = (state.own[seat] & judge.beside_rivals).bit_count()
    return judge.weights.land * total + judge.weights.beside_rivals * judge.left * min(near, 5)


def leap_worth(judge: Judge, state: TerraMysticaState) -> float:
    """What a tunnel or a carpet flight costs, less its points."""
    costs = judge.faction.leap_cost
    assert costs is not None
    return judge.prices.goods(costs[state.has(judge.seat, Kind.SH)]) - LEAP_VP
