"""What is adjacent to what: directly, over bridges, by shipping, by tunnel or carpet."""

from __future__ import annotations

from deskovka.core.game import Seat
from deskovka.games.terra_mystica.board import BOARD, LAND, LEAP, MOST_SHIPPING, NEAR, REACH, SPANS
from deskovka.games.terra_mystica.factions import Kind
from deskovka.games.terra_mystica.state import NOBODY, TerraMysticaState


def shipping_value(state: TerraMysticaState, seat: Seat) -> int:
    """TM-8.4: the level, and the shipping scroll in phase II; nothing without a shipping track (TM-8.6)."""
    if state.faction(seat).shipping is None:
        return 0
    scroll = state.scrolls[seat]
    bonus = state.tiles.scrolls[scroll].shipping if state.acting and scroll != NOBODY else 0
    return min(state.shipping[seat] + bonus, MOST_SHIPPING)


def directly_adjacent(state: TerraMysticaState, hexes: int) -> int:
    """TM-8.1, TM-8.2: over an edge or over a bridge, whoever built it."""
    found = BOARD.beside(hexes)
    for span, _ in state.bridges:
        one, other = SPANS[span]
        if hexes >> one & 1:
            found |= 1 << other
        if hexes >> other & 1:
            found |= 1 << one
    return found


def reachable(state: TerraMysticaState, seat: Seat) -> int:
    """TM-8.7: land hexes directly or indirectly adjacent to an own building, without tunnel or carpet."""
    reach = REACH[shipping_value(state, seat)]
    hexes = state.own[seat]
    found = 0
    while hexes:
        low = hexes & -hexes
        found |= reach[low.bit_length() - 1]
        hexes ^= low
    if state.bridges:
        found |= directly_adjacent(state, state.own[seat]) & LAND
    return found & ~state.occupied


def leap_distance(state: TerraMysticaState, seat: Seat) -> int:
    """How far a tunnel or carpet leads."""
    leap = state.faction(seat).leap
    assert leap is not None
    return min(leap[state.has(seat, Kind.SH)] + state.leap_bonus[seat], len(LEAP) - 1)


def leap_hexes(state: TerraMysticaState, seat: Seat) -> int:
    """TM-26.2 to TM-26.4, TM-35.2, TM-35.3: hexes a tunnel or carpet leads to; none in phase III (TM-23.6)."""
    faction = state.faction(seat)
    if faction.leap is None or not state.acting:
        return 0
    distance = leap_distance(state, seat)
    hexes = state.own[seat]
    found = 0
    while hexes:
        low = hexes & -hexes
        found |= LEAP[distance][low.bit_length() - 1]
        hexes ^= low
    return found & ~directly_adjacent(state, state.own[seat]) & ~state.occupied


def group_of(state: TerraMysticaState, seat: Seat, start: int) -> int:
    """TM-19.2: the own buildings connected with some of them by direct adjacency."""
    own = state.own[seat]
    group = start & own
    while True:
        grown = group | directly_adjacent(state, group) & own
        if grown == group:
            return group
        group = grown


def groups(state: TerraMysticaState, seat: Seat) -> list[int]:
    found = []
    left = state.own[seat]
    while left:
        group = group_of(state, seat, left & -left)
        found.append(group)
        left &= ~group
    return found


def network(state: TerraMysticaState, seat: Seat) -> int:
    """TM-24.6 to TM-24.8: how many buildings the largest connected area has."""
    own = state.own[seat]
    faction = state.faction(seat)
    reach = REACH[state.shipping[seat] if faction.shipping else 0]
    if faction.leap:
        reach = LEAP[leap_distance(state, seat)]
    largest = 0
    while own:
        area = fresh = own & -own
        while fresh:
            low = fresh & -fresh
            near = reach[low.bit_length() - 1] | (
                directly_adjacent(state, low) if state.bridges else NEAR[low.bit_length() - 1]
            )
            fresh = (fresh ^ low) | near & own & ~area
            area |= near & own
        largest = max(largest, area.bit_count())
        own &= ~area
    return largest
