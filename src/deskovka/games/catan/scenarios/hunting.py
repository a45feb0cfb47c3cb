"""A random player who hunts dragons: without one hardly any knight would ever cross the sea."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from deskovka.core.game import Seat
from deskovka.core.grid import any_bit, bits
from deskovka.core.notation import Action
from deskovka.games.catan.board import EDGE_ENDS, Corner
from deskovka.games.catan.cities_knights.knight_actions import March, ready
from deskovka.games.catan.cities_knights.knights import (
    ACTIVATE,
    ACTIVATIONS,
    PROMOTE,
    PROMOTIONS,
    Recruit,
    knights_of,
    resting,
    why_no_promotion,
)
from deskovka.games.catan.goods import holds
from deskovka.games.catan.scenarios.crossing import MoveInEnchantedLand, enchanted
from deskovka.games.catan.scenarios.dragon_fights import FightDragon, is_hopeless
from deskovka.games.catan.scenarios.pace import FAR, steps_to, trade_for
from deskovka.games.catan.seafarers.ships import BUILD_SHIP, SHIP, BuildShip, sea_of
from deskovka.games.catan.state import CatanState


def hunt(moving: MoveInEnchantedLand) -> Callable[[Any, CatanState, Seat, Random], Action | None]:
    """Once a knight is over, it fights or looks for a dragon; before, it crosses, or ships lead there."""

    def aim(asked: Any, state: CatanState, seat: Seat, random: Random) -> Action | None:
        there = knights_of(state).corners[seat] & moving.corners
        if there:
            return fight_on(asked, state, seat, there.bit_length() - 1, moving, random)
        return cross_over(asked, state, seat, moving, random)

    return aim


def fight_on(
    asked: Any, state: CatanState, seat: Seat, knight: int, moving: MoveInEnchantedLand, random: Random
) -> Action | None:
    fight: Action | None = state.book.after_roll[FightDragon].one(asked, state, seat, random)
    if fight is not None:
        return fight
    if resting(state, seat) >> knight & 1:
        return activation(state, seat, knight, random)
    dragons = enchanted(state).dragons
    waits = dragons >> knight & 1 and not is_hopeless(state, seat, knight)
    if ready(state, seat) >> knight & 1 and not waits:
        places = moving.places(state, seat, knight)
        fresh = places & dragons & ~enchanted(state).lost[seat]
        if places:
            return March(Corner(knight), Corner(any_bit(fresh or places, random)))
    if why_no_promotion(state, seat, knight) is None and holds(state.hands[seat], PROMOTE):
        return PROMOTIONS[knight]
    return None


def cross_over(
    asked: Any, state: CatanState, seat: Seat, moving: MoveInEnchantedLand, random: Random
) -> Action | None:
    knights = knights_of(state).corners[seat]
    if not knights:
        recruit: Action | None = state.book.after_roll[Recruit].one(asked, state, seat, random)
        return recruit
    for knight in bits(ready(state, seat)):
        places = moving.landings(state, seat, knight)
        if places:
            return March(Corner(knight), Corner(any_bit(places, random)))
    if not state.ends[seat] & moving.corners or not any(
        moving.shores(state, seat, knight) for knight in bits(knights)
    ):
        return ship_to(state, seat, moving.corners, random)
    idle = resting(state, seat)
    return activation(state, seat, any_bit(idle, random), random) if idle else None


def activation(state: CatanState, seat: Seat, knight: int, random: Random) -> Action | None:
    if holds(state.hands[seat], ACTIVATE):
        return ACTIVATIONS[knight]
    return trade_for(state, seat, ACTIVATE, random)


def ship_to(state: CatanState, seat: Seat, corners: int, random: Random) -> Action | None:
    """The ship that comes nearest."""
    places = state.book.laying[BuildShip].places(state, seat)
    if not places or sea_of(state).ships[seat].bit_count() > 10:
        return None
    if not holds(state.hands[seat], SHIP):
        return trade_for(state, seat, SHIP, random)
    steps = steps_to(corners, state.island.lanes)
    return BUILD_SHIP[min(bits(places), key=lambda edge: min(steps.get(end, FAR) for end in EDGE_ENDS[edge]))]
