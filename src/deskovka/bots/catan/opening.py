"""The first settlements and roads."""

from __future__ import annotations

from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.outlook import income_worth
from deskovka.bots.catan.production import (
    HALVES,
    city_dots,
    dots_of,
    free_dots,
    rates_of,
    rates_with,
)
from deskovka.bots.catan.trying import with_piece
from deskovka.bots.catan.weights import Weights
from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.games.catan.board import NEAR
from deskovka.games.catan.building import BuildCity, BuildSettlement
from deskovka.games.catan.founding import FoundCity, FoundRoad, FoundSettlement
from deskovka.games.catan.goods import kinds, size
from deskovka.games.catan.state import CatanState

NEW_KIND = 1.0  # dots
HARBOUR = 1.0
COAST = 1.5  # where there are ships


def choose_settlement(state: CatanState, asked: FoundSettlement, judge: Judge) -> BuildSettlement:
    return max(
        asked.options(state, judge.seat), key=lambda option: rough_worth(state, judge.seat, option.corner)
    )


def choose_city(state: CatanState, asked: FoundCity, judge: Judge) -> BuildCity:
    return max(
        asked.options(state, judge.seat),
        key=lambda option: site_worth(state, judge.seat, option.corner, judge.weights, city=True),
    )


def rough_worth(state: CatanState, seat: Seat, corner: int) -> float:
    """Dots, new kinds of goods, and a harbour."""
    dots = free_dots(state)[corner]
    new = set(kinds(dots)) - set(kinds(dots_of(state, seat)))
    island = state.island
    at_harbour = any(corners >> corner & 1 for corners in (island.generic, *island.special))
    at_sea = state.sea is not None and bool(island.coast >> corner & 1)
    return size(dots) / HALVES + NEW_KIND * len(new) + HARBOUR * at_harbour + COAST * at_sea


def site_worth(state: CatanState, seat: Seat, corner: int, weights: Weights, city: bool = False) -> float:
    """The income with a settlement or a city there, and the room around it."""
    dots, rates = free_dots(state), rates_of(state, seat)
    own = state.settlements[seat] | state.cities[seat] | 1 << corner
    total = dots_of(state, seat) + dots[corner] + (city_dots(state)[corner] if city else 0)
    worth = income_worth(total, rates_with(state, rates, own), state.seats, weights)
    around = 0
    for near in bits(NEAR[corner] & state.island.corners):
        around |= NEAR[near]
    around &= state.open & ~(1 << corner)
    room = [
        income_worth(total + dots[place], rates_with(state, rates, own | 1 << place), state.seats, weights)
        for place in bits(around)
    ]
    return worth + weights.first_dots * size(total) + weights.room * (max(room, default=worth) - worth)


def choose_road(state: CatanState, asked: FoundRoad, judge: Judge) -> Action:
    return max(
        asked.options(state, judge.seat),
        key=lambda option: judge.value(with_piece(state, judge.seat, option)),
    )
