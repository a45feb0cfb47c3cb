"""What upgrades promise: the second abilities of the factions, incomes, favor tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.core.game import Seat
from deskovka.games.terra_mystica.board import SPANS
from deskovka.games.terra_mystica.factions import SUPPLY, Kind
from deskovka.games.terra_mystica.state import TerraMysticaState

if TYPE_CHECKING:
    from deskovka.bots.terra_mystica.judge import Judge

# Points a round that the ability of the stronghold brings.
ABILITY = {
    "witches": 5.0,
    "swarmlings": 6.0,
    "nomads": 4.5,
    "giants": 4.0,
    "auren": 2.6,
    "chaos_magicians": 2.5,
    "engineers": 3.0,
    "fakirs": 1.5,
    "dwarves": 2.0,
    "alchemists": 1.5,
}
# Points of what happens once, when it is built.
FIRST_BENEFIT = {
    "halflings": 9.0,
    "cultists": 7.0,
    "darklings": 5.0,
    "mermaids": 4.0,
    "alchemists": 6.0,
    "auren": 8.0,
}
HALF_BRIDGE = 0.3  # a bridge that waits for a building at its other end


def hope_of_upgrades(judge: Judge, state: TerraMysticaState) -> float:
    """What trading posts, temples and dwellings may still become."""
    seat, weights = judge.seat, judge.weights
    posts, temples = state.count(seat, Kind.TP), state.count(seat, Kind.TE)
    hopes: list[float] = []
    if not state.has(seat, Kind.SH):
        hopes.append(max(0.0, gain_of(judge, state, Kind.SH) + worth_of_stronghold(judge, state)))
    if temples < SUPPLY[Kind.TE]:
        temple = max(0.0, gain_of(judge, state, Kind.TE) + worth_of_favor(judge))
        hopes += [temple] * (SUPPLY[Kind.TE] - temples)
    hopes.sort(reverse=True)
    total = weights.upgrade * sum(hopes[:posts])
    total += weights.upgrade_later * sum(hopes[posts : posts + min(2, state.count(seat, Kind.D))])
    if temples and not state.has(seat, Kind.SA):
        total += weights.sanctuary * max(0.0, gain_of(judge, state, Kind.SA) + worth_of_favor(judge) + 1.0)
    return total


def gain_of(judge: Judge, state: TerraMysticaState, kind: Kind) -> float:
    """What the next upgrade to a kind brings in income and scoring tiles, less its cost."""
    seat, incomes, worth = judge.seat, judge.faction.incomes, judge.income_prices.goods
    old = Kind.TE if kind is Kind.SA else Kind.TP
    have, had = state.count(seat, kind), max(1, state.count(seat, old))
    gain = worth(incomes[kind][have + 1]) - worth(incomes[kind][have])
    loss = worth(incomes[old][had]) - worth(incomes[old][had - 1])
    return gain - loss + judge.tile_hopes[kind] - judge.prices.goods(judge.faction.costs[kind])


def worth_of_favor(judge: Judge) -> float:
    """What the favor tiles of the next temple are worth, about; the second of two is not quite as good."""
    tiles: float = judge.faction.favors**0.7
    return tiles * (judge.weights.favor_now + judge.weights.favor_round * judge.left)


def worth_of_stronghold(judge: Judge, state: TerraMysticaState) -> float:
    """The second ability of the faction, from now on."""
    id = judge.faction.id
    ability = max(judge.weights.ability * ABILITY.get(id, 0.0), worth_of_ability(judge, state))
    return FIRST_BENEFIT.get(id, 0.0) + ability * (0.5 + judge.left)


def worth_of_ability(judge: Judge, state: TerraMysticaState) -> float:
    """What the second ability brings in a round: for the Engineers it depends on their bridges."""
    if judge.faction.vp_per_bridge:
        return judge.faction.vp_per_bridge * spanned(state, judge.seat)
    return judge.weights.ability * ABILITY.get(judge.faction.id, 0.0)


def spanned(state: TerraMysticaState, seat: Seat) -> float:
    """The own bridges with own buildings on both ends (TM-36.3)."""
    total = 0.0
    own = state.own[seat]
    rivals = state.occupied & ~own
    for span, owner in state.bridges:
        if owner == seat:
            ends = 1 << SPANS[span][0] | 1 << SPANS[span][1]
            total += 1.0 if own & ends == ends else 0.0 if rivals & ends else HALF_BRIDGE
    return total
