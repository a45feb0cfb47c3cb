"""What groups of buildings promise that are not yet towns."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from deskovka.games.terra_mystica.board import LAND, RIVER
from deskovka.games.terra_mystica.factions import VALUE, Kind
from deskovka.games.terra_mystica.reach import directly_adjacent, groups
from deskovka.games.terra_mystica.state import KINDS, TerraMysticaState
from deskovka.games.terra_mystica.towns import BUILDINGS, TOWN_POWER

if TYPE_CHECKING:
    from deskovka.bots.terra_mystica.judge import Judge

GAP = 0.85  # two groups with one hex between them, against one group


class Group(NamedTuple):
    """Buildings that may become a town: how many, their power, and the free hexes around them."""

    buildings: int
    power: int
    border: int


def hope_of_towns(judge: Judge, state: TerraMysticaState) -> float:
    """The two groups that are nearest to being a town."""
    if not any(state.town_supply):
        return 0.0
    needed = town_power(state, judge.seat)
    found = half_towns(judge, state)
    parts = [part_of_town(group, needed) for group in found]
    best, second = 0.0, 0.0
    for index, one in enumerate(found):
        part = parts[index]
        for other in found[:index]:
            if one.border & other.border:
                together = Group(
                    one.buildings + other.buildings, one.power + other.power, one.border | other.border
                )
                part = max(part, GAP * part_of_town(together, needed))
        if part > best:
            best, second = part, best
        elif part > second:
            second = part
    worth = judge.weights.town + judge.faction.vp_per_town + 2 * judge.faction.workers_per_town
    hopes = sureness(judge, best) + 0.7 * sureness(judge, second)
    return worth * hopes * min(1.0, 0.35 + 0.3 * judge.left)


def town_power(state: TerraMysticaState, seat: int) -> int:
    """TM-19.1: the power a town needs."""
    for number, tile in enumerate(state.tiles.favors):
        if tile.town_power and state.favors[seat] >> number & 1:
            return tile.town_power
    return TOWN_POWER


def half_towns(judge: Judge, state: TerraMysticaState) -> list[Group]:
    """The groups that belong to no town; Mermaids look over the river too (TM-31.2)."""
    first, pieces, in_towns = judge.seat * KINDS, state.pieces, state.in_towns[judge.seat]
    free = LAND & ~state.occupied
    if judge.faction.river_towns:
        free |= RIVER
    found = []
    for group, around in groups_of(judge, state):
        if not group & in_towns:
            power = 0
            for kind in range(KINDS):
                power += VALUE[kind] * (pieces[first + kind] & group).bit_count()
            sanctuary = 1 if pieces[first + Kind.SA] & group else 0  # TM-19.10: it stands for two
            found.append(Group(group.bit_count() + sanctuary, power, around & free))
    return found


def groups_of(judge: Judge, state: TerraMysticaState) -> list[tuple[int, int]]:
    """All groups with the hexes around them."""
    key = (state.own[judge.seat], state.bridges)
    found = judge.groups.get(key)
    if found is None:
        found = [(group, directly_adjacent(state, group)) for group in groups(state, judge.seat)]
        judge.groups[key] = found
    return found


def part_of_town(group: Group, needed: int) -> float:
    """How far a group is on the way to a town; 0 if there is no room for it."""
    missing = BUILDINGS - group.buildings
    if missing > 0 and group.border.bit_count() < missing:
        return 0.0
    return min(group.power / needed, 1 - missing / BUILDINGS if missing > 0 else 1.0)


def sureness(judge: Judge, part: float) -> float:
    """How sure a town is that is so far built."""
    weights = judge.weights
    if part < 0.5:
        return 2 * part * weights.town_start
    return weights.town_start + (2 * part - 1) * (weights.town_near - weights.town_start)
