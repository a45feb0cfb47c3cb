"""A random player with an aim, for scenarios with many points to win: without one, games would hardly ever end."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from deskovka.core.game import Seat
from deskovka.core.grid import any_bit, bits
from deskovka.core.notation import Action
from deskovka.games.catan.bank import BANK_TRADES, rate
from deskovka.games.catan.board import EDGE_ENDS, EDGE_MASKS
from deskovka.games.catan.building import (
    BUILD_SETTLEMENT,
    CITY,
    SETTLEMENT,
    BuildCity,
    BuildSettlement,
    city_places,
    settlement_places,
)
from deskovka.games.catan.goods import MASK, SHIFT, holds
from deskovka.games.catan.seafarers.ships import BUILD_SHIP, SHIP, BuildShip, own_buildings
from deskovka.games.catan.state import CatanState

FAR: Final = 1000
BEST_RATE: Final = 2  # of the bank
SEVERAL: Final = sum(MASK - 1 << shift for shift in SHIFT)  # set where a hand has two cards of a kind or more


def build_up(asked: object, state: CatanState, seat: Seat, random: Random) -> Action | None:
    """A city or a settlement, or a trade with the bank that brings one nearer."""
    for kind in (BuildCity, BuildSettlement):
        action: Action | None = state.book.after_roll[kind].one(asked, state, seat, random)
        if action is not None:
            return action
    return trade_for(state, seat, CITY if city_places(state, seat) else SETTLEMENT, random)


def sail_out(asked: object, state: CatanState, seat: Seat, random: Random) -> Action | None:
    """Ships that lead to another island, then a settlement there."""
    abroad = ~state.book.home
    corners = settlement_places(state, seat) & abroad
    if corners and holds(state.hands[seat], SETTLEMENT):
        return BUILD_SETTLEMENT[any_bit(corners, random)]
    places = state.book.laying[BuildShip].places(state, seat)
    if corners or not places:
        return trade_for(state, seat, SETTLEMENT, random)
    if not holds(state.hands[seat], SHIP):
        return trade_for(state, seat, SHIP, random)
    steps = steps_to(state.island.corners & abroad, state.island.lanes)
    return BUILD_SHIP[min(bits(places), key=lambda edge: min(steps.get(end, FAR) for end in EDGE_ENDS[edge]))]


def is_abroad(state: CatanState, seat: Seat) -> bool:
    """Whether a seat has a building on another island."""
    return bool(own_buildings(state, seat) & ~state.book.home)


@lru_cache(64)
def steps_to(corners: int, lanes: int) -> dict[int, int]:
    """How many ships lead from each corner to the nearest of some."""
    found = dict.fromkeys(bits(corners), 0)
    waiting = list(found)
    for corner in waiting:  # it grows
        for edge in bits(EDGE_MASKS[corner] & lanes):
            for end in EDGE_ENDS[edge]:
                if end not in found:
                    found[end] = found[corner] + 1
                    waiting.append(end)
    return found


def trade_for(state: CatanState, seat: Seat, cost: int, random: Random) -> Action | None:
    """A trade with the bank for a card that is missing, with cards that are to spare."""
    hand, bank = state.hands[seat], state.bank
    if not hand & SEVERAL:
        return None
    missing, spare = [], []
    for kind, shift in enumerate(SHIFT):
        more = (hand >> shift & MASK) - (cost >> shift & MASK)
        if more >= BEST_RATE:
            spare.append((kind, more))
        elif more < 0 and bank >> shift & MASK:
            missing.append(kind)
    if not missing or not spare:
        return None
    rates = [(kind, needed) for kind, more in spare if more >= (needed := rate(state, seat, kind))]
    trades = [BANK_TRADES[needed, kind, other] for kind, needed in rates for other in missing]
    return trades[int(random.random() * len(trades))] if trades else None


# So often beside all else a random player does: with 4, games for 18 points take 600 to 3000 moves; without it some
# take more than 16000.
WITH_AN_AIM: Final = (build_up,) * 4
