"""What buildings bring: dots under the number tokens, harbours, and how long things take to pay for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.catan.board import CORNERS, HEX_CORNER_MASKS
from deskovka.games.catan.building import CITY, ROAD, SETTLEMENT
from deskovka.games.catan.development import COST
from deskovka.games.catan.goods import GOLD, GOODS, WIDTH, counts
from deskovka.games.catan.island import NUMBERS, Island
from deskovka.games.catan.state import NOBODY, CatanState

Five = tuple[float, ...]  # a number for each kind of goods
WAYS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # to roll a number
ROLLS = 36
HALVES = 2  # dots are counted in halves: a robber blocks a hex for about half of the time that counts
NEVER = 60.0  # rounds
UNREADY = 0.5  # rounds, at least, until what cannot be paid now is paid
STEPS = 6


@lru_cache(256)
def corner_dots(island: Island, covered: int = 0) -> tuple[int, ...]:
    """By corner: the dots of the hexes around it, in halves, packed as a handful, without covered hexes."""
    return tuple(
        sum(
            HALVES * WAYS[number] << WIDTH * kind
            for hex, number, kind in island.producing(corner)
            if not covered >> hex & 1
        )
        for corner in range(CORNERS)
    )


def free_dots(state: CatanState) -> tuple[int, ...]:
    """By corner: the dots around it where no dragon is."""
    return corner_dots(state.island, 0 if state.dragons is None else state.dragons.hexes)


def dots_of(state: CatanState, seat: Seat) -> int:
    """The dots of all buildings of a seat, in halves, packed as a handful; those under the robber count half, those under dragons nothing."""
    income, start = state.income, NUMBERS * seat
    found = 0
    for number in range(2, NUMBERS):
        cards = income[start + number]
        if cards:
            found += cards * WAYS[number]
    return found * HALVES - blocked_dots(state, seat)


def blocked_dots(state: CatanState, seat: Seat) -> int:
    """The dots that the robber and dragons cover."""
    found = robbed_dots(state, seat)
    if state.dragons is not None:
        for hex in bits(state.dragons.hexes):
            found += HALVES * covered_dots(state, seat, hex)
    return found


def robbed_dots(state: CatanState, seat: Seat) -> int:
    """The dots that the robber covers; beside the board none."""
    return 0 if state.robber == NOBODY else covered_dots(state, seat, state.robber)


def covered_dots(state: CatanState, seat: Seat, hex: int) -> int:
    """The dots that a seat has at a hex."""
    tile = state.island.tiles[hex]
    kind = tile.kind
    if kind is None:
        return 0
    around = HEX_CORNER_MASKS[hex]
    lost = (state.settlements[seat] & around).bit_count() + 2 * (state.cities[seat] & around).bit_count()
    return lost * WAYS[tile.token] << WIDTH * kind


def rates_of(state: CatanState, seat: Seat) -> tuple[int, ...]:
    return bank_rates(state.island, state.settlements[seat] | state.cities[seat])


@lru_cache(20_000)
def bank_rates(island: Island, buildings: int) -> tuple[int, ...]:
    """By kind: how many cards the bank wants for another."""
    usual = 3 if buildings & island.generic else 4
    return tuple(2 if buildings & island.special[kind] else usual for kind in range(len(GOODS)))


@lru_cache(50_000)
def flow(dots: int, seats: int) -> Five:
    """Cards a round, by kind; gold is some of each."""
    gold = (dots >> WIDTH * GOLD) / len(GOODS)
    return tuple((number + gold) * seats / (ROLLS * HALVES) for number in counts(dots))


def wait(gaps: Sequence[float], flow: Five, rates: Sequence[int]) -> float:
    """Rounds until what is missing (less than nothing: to spare) has come in or can be had from the bank."""
    missing = spare = 0.0
    for gap, rate in zip(gaps, rates):
        if gap > 0:
            missing += gap
        else:
            spare += -gap // rate
    if missing <= spare:
        return 0.0
    time = 0.0
    for _ in range(STEPS):
        short = speed = 0.0
        for gap, number, rate in zip(gaps, flow, rates):
            left = gap - number * time
            if left > 0:
                short += left
                speed += number
            else:
                short += left / rate
                speed += number / rate
        if short < 0.01:
            break
        if speed <= 0:
            return NEVER
        time += short / speed
    return time if UNREADY < time < NEVER else max(UNREADY, min(time, NEVER))


WITH_ROAD = tuple(counts(SETTLEMENT + ROAD))
FOR_CITY = tuple(counts(CITY))
FOR_CARD = tuple(counts(COST))


@lru_cache(200_000)
def paces(dots: int, rates: tuple[int, ...], seats: int) -> tuple[float, float, float]:
    """How many settlements (with a road), cities and development cards a round the income would pay for."""
    income = flow(dots, seats)
    settlement, city, card = (wait(cost, income, rates) for cost in (WITH_ROAD, FOR_CITY, FOR_CARD))
    return 1 / settlement, 1 / city, 1 / card
