"""A random player who digs: without one the canal would hardly ever be complete."""

from __future__ import annotations

from random import Random
from typing import Final

from deskovka.core.game import Seat
from deskovka.core.grid import any_bit, bits
from deskovka.core.notation import Action
from deskovka.games.catan.board import EDGE_ENDS, HEX_CORNER_MASKS, Corner, around
from deskovka.games.catan.building import BUILD_ROAD, ROAD, road_places
from deskovka.games.catan.cities_knights.knight_actions import March, marches, ready
from deskovka.games.catan.cities_knights.knights import (
    ACTIVATE,
    ACTIVATIONS,
    PROMOTE,
    RECRUIT,
    RECRUITS,
    knights_of,
    left,
    promotions,
    recruit_places,
    resting,
)
from deskovka.games.catan.goods import holds
from deskovka.games.catan.scenarios.canal import at_chits, canal_of
from deskovka.games.catan.scenarios.pace import FAR, steps_to, trade_for
from deskovka.games.catan.state import CatanState


def dig_on(asked: object, state: CatanState, seat: Seat, random: Random) -> Action | None:
    """Best beside a knight that waits for a second one, else anywhere at the canal."""
    for wanted in (half_manned(state), at_chits(state)):
        action = work_at(state, seat, wanted, random) if wanted else None
        if action is not None:
            return action
    return None


def work_at(state: CatanState, seat: Seat, wanted: int, random: Random) -> Action | None:
    """An active knight on one of these corners; else a knight there; else a road that leads there."""
    idle = resting(state, seat) & wanted
    if idle:
        if holds(state.hands[seat], ACTIVATE):
            return ACTIVATIONS[any_bit(idle, random)]
        return trade_for(state, seat, ACTIVATE, random)
    for knight in bits(ready(state, seat) & ~at_chits(state)):
        places = marches(state, seat, knight) & wanted
        if places:
            return March(Corner(knight), Corner(any_bit(places, random)))
    places = recruit_places(state, seat) & wanted
    if not places:
        return road_to(state, seat, wanted, random)
    if not left(knights_of(state), seat, 1):
        return stronger(state, seat, random)
    if holds(state.hands[seat], RECRUIT):
        return RECRUITS[any_bit(places, random)]
    return trade_for(state, seat, RECRUIT, random)


def stronger(state: CatanState, seat: Seat, random: Random) -> Action | None:
    """A knight is promoted, so that there is a piece for another one."""
    if not promotions(state, seat):
        return None
    if holds(state.hands[seat], PROMOTE):
        return promotions(state, seat)[0]
    return trade_for(state, seat, PROMOTE, random)


def half_manned(state: CatanState) -> int:
    """The corners of hexes where an active knight waits for a second one."""
    active = knights_of(state).active
    return around(
        HEX_CORNER_MASKS,
        sum(1 << hex for hex in bits(canal_of(state).sites) if HEX_CORNER_MASKS[hex] & active),
    )


def road_to(state: CatanState, seat: Seat, corners: int, random: Random) -> Action | None:
    places = road_places(state, seat)
    if not places:
        return None
    if not holds(state.hands[seat], ROAD):
        return trade_for(state, seat, ROAD, random)
    steps = steps_to(corners, state.island.paths)
    return BUILD_ROAD[min(bits(places), key=lambda edge: min(steps.get(end, FAR) for end in EDGE_ENDS[edge]))]


# So often beside all else: with 4 one random game of forty completes the canal, with 12 one of five.
DIG_ON: Final = (dig_on,) * 12
