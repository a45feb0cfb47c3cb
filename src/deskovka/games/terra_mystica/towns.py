"""Towns: founded by themselves when a group is large enough."""

from __future__ import annotations

from deskovka.core.game import Event, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.board import NEAR, RIVER, Hex
from deskovka.games.terra_mystica.cults import step_up
from deskovka.games.terra_mystica.factions import SHIPPING_VP, VALUE, Kind
from deskovka.games.terra_mystica.power import gain
from deskovka.games.terra_mystica.reach import directly_adjacent, group_of, groups
from deskovka.games.terra_mystica.state import CULTS, KINDS, Source, TerraMysticaState
from deskovka.games.terra_mystica.tiles import Event as Scored

BUILDINGS = 4  # TM-19.1
BUILDINGS_WITH_SANCTUARY = 3
TOWN_POWER = 7


@value
class Connect(Action):
    """`connect r9`: the Mermaids found a town across a river hex."""

    form = "connect {river}"
    river: Hex


@value
class TownFounded(Event):
    """A seat founded a town and took a tile."""

    seat: Seat
    tile: str


def power_value(state: TerraMysticaState, seat: Seat, hexes: int) -> int:
    return sum(VALUE[kind] * (state.pieces[seat * KINDS + kind] & hexes).bit_count() for kind in range(KINDS))


def is_town(state: TerraMysticaState, seat: Seat, group: int) -> bool:
    """TM-19.1: enough buildings and enough power; the sanctuary counts only where it stands (TM-19.10)."""
    sanctuary = state.pieces[seat * KINDS + Kind.SA] & group
    if group.bit_count() < (BUILDINGS_WITH_SANCTUARY if sanctuary else BUILDINGS):
        return False
    needed = TOWN_POWER
    for number, tile in enumerate(state.tiles.favors):
        if tile.town_power and state.favors[seat] >> number & 1:
            needed = min(needed, tile.town_power)
    return power_value(state, seat, group) >= needed


def joins_town(state: TerraMysticaState, seat: Seat, group: int) -> bool:
    """TM-19.5, TM-31.5: a group that touches a town, or the river hex of one, belongs to it."""
    return bool((group | directly_adjacent(state, group) & RIVER) & state.in_towns[seat])


def found_towns(state: TerraMysticaState, seat: Seat, start: int) -> int:
    """Check the group around some hexes; how many towns are founded now, each of which takes a tile."""
    group = group_of(state, seat, start)
    if not group:
        return 0
    if joins_town(state, seat, group):
        state.in_towns[seat] |= group
        return 0
    if is_town(state, seat, group) and any(state.town_supply):  # TM-19.8
        state.in_towns[seat] |= group
        return 1
    return 0


def found_all_towns(state: TerraMysticaState, seat: Seat, owed: int) -> int:
    """TM-19.9: with the favor tile for smaller towns every group is looked at; `owed` tiles are not free any more."""
    left = sum(state.town_supply) - owed
    founded = 0
    for group in groups(state, seat):
        if founded < left:
            founded += found_towns(state, seat, group)
    return founded


def river_group(state: TerraMysticaState, seat: Seat, river: int) -> int:
    """TM-31.5, TM-31.6: the buildings joined by a river hex, without those that belong to a town."""
    found = 0
    shores = NEAR[river] & state.own[seat]
    while shores:
        group = group_of(state, seat, shores & -shores)
        shores &= ~group
        if not joins_town(state, seat, group):
            found |= group
    return found


def why_not_connect(state: TerraMysticaState, seat: Seat, action: Connect, owed: int = 0) -> RuleId | None:
    """The rule against a river town; `owed` tiles are to be taken for other towns."""
    if not state.faction(seat).river_towns or not RIVER >> action.river & 1:
        return "TM-31.2"
    if sum(state.town_supply) <= owed:
        return "TM-19.8"
    group = river_group(state, seat, action.river)
    if is_town(state, seat, group):
        return None
    return "TM-31.6" if NEAR[action.river] & state.own[seat] & ~group else "TM-31.10"


def connections(state: TerraMysticaState, seat: Seat, owed: int = 0) -> list[Connect]:
    if not state.faction(seat).river_towns:
        return []
    shores = directly_adjacent(state, state.own[seat]) & RIVER
    found = []
    while shores:
        low = shores & -shores
        shores ^= low
        action = Connect(Hex(low.bit_length() - 1))
        if why_not_connect(state, seat, action, owed) is None:
            found.append(action)
    return found


def connect(state: TerraMysticaState, seat: Seat, action: Connect) -> None:
    state.in_towns[seat] |= river_group(state, seat, action.river) | 1 << action.river


def take_town(state: TerraMysticaState, seat: Seat, number: int, play: Play[TerraMysticaState]) -> None:
    """TM-19.4: points, the round's tile, what the faction gets, the tile's gain and a key."""
    tile, faction = state.tiles.towns[number], state.faction(seat)
    state.town_supply[number] -= 1
    state.towns[seat] += (number,)
    state.keys[seat] += tile.keys
    state.score(seat, tile.vp, Source.TOWN)
    state.score(seat, state.round_tile.vp[Scored.TOWN], Source.ROUND)
    state.score(seat, faction.vp_per_town, Source.FACTION)
    state.workers[seat] += faction.workers_per_town
    gain(state, seat, tile.gain)
    play.tell(TownFounded(seat, tile.id))
    for _ in range(tile.shipping):
        free_shipping(state, seat)
    if tile.cult_steps:
        for cult in reversed(range(CULTS)):  # keys are asked for in the order of the tracks (TM-14.7)
            step_up(state, seat, cult, tile.cult_steps, play)


def free_shipping(state: TerraMysticaState, seat: Seat) -> None:
    """TM-31.8: a step on the shipping track with its points; a longer leap for those who have one instead."""
    track = state.faction(seat).shipping
    if track is None:
        state.leap_bonus[seat] += state.factions[seat] == "fakirs"
    elif state.shipping[seat] < track[1]:
        state.shipping[seat] += 1
        state.score(seat, SHIPPING_VP[state.shipping[seat] - track[0]], Source.TRACK)
