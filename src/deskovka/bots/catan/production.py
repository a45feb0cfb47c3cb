"""What buildings bring: dots under the number tokens, harbours, and how long things take to pay for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.catan.board import CORNERS, mask_of
from deskovka.games.catan.building import CITY, ROAD, SETTLEMENT
from deskovka.games.catan.cities_knights.commodities import guild_rate
from deskovka.games.catan.development import COST
from deskovka.games.catan.goods import (
    COMMODITY_KINDS,
    GOLD,
    RESOURCE_KINDS,
    RESOURCES,
    WIDTH,
    counts,
    resources,
)
from deskovka.games.catan.island import NUMBERS, Island, Terrain
from deskovka.games.catan.production import yield_to
from deskovka.games.catan.scenarios.land import Canal
from deskovka.games.catan.state import NOBODY, CatanState

Flow = tuple[float, ...]  # a number for each kind of goods: five, or eight with Cities & Knights
WAYS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # to roll a number
ROLLS = 36
HALVES = 2  # dots are counted in halves: a robber blocks a hex for about half of the time that counts
NEVER = 60.0  # rounds
UNREADY = 0.5  # rounds, at least, until what cannot be paid now is paid
STEPS = 6


@lru_cache(256)
def corner_dots(island: Island, covered: int = 0, dry: int = 0) -> tuple[int, ...]:
    """By corner: the dots of the hexes around it, in halves, packed as a handful; without covered ones, of dry ones half."""
    return tuple(
        sum(
            WAYS[number] * (1 if dry >> hex & 1 else HALVES) << WIDTH * kind
            for hex, number, kind in island.producing(corner)
            if not covered >> hex & 1
        )
        for corner in range(CORNERS)
    )


def free_dots(state: CatanState) -> tuple[int, ...]:
    """By corner: the dots around it where no dragon is; of dry fields half."""
    return corner_dots(state.island, 0 if state.dragons is None else state.dragons.hexes, dry_fields(state))


def city_dots(state: CatanState) -> tuple[int, ...]:
    """By corner: the dots that a city there adds to those of a settlement, where no dragon is."""
    covered = 0 if state.dragons is None else state.dragons.hexes
    return added_dots(state.island, state.book.yields, covered, dry_fields(state))


@lru_cache(256)
def added_dots(
    island: Island, yields: tuple[tuple[int, ...], tuple[int, ...]], covered: int, dry: int = 0
) -> tuple[int, ...]:
    settlement, city = yields
    return tuple(
        sum(
            WAYS[number] * (1 if dry >> hex & 1 else HALVES) * (city[kind] - settlement[kind])
            for hex, number, kind in island.producing(corner)
            if not covered >> hex & 1
        )
        for corner in range(CORNERS)
    )


def dots_of(state: CatanState, seat: Seat) -> int:
    """The dots of all buildings of a seat, in halves, packed as a handful.

    Those under the robber and of dry fields count half, those under dragons nothing.
    """
    income, start = state.income, NUMBERS * seat
    found = 0
    for number in range(2, NUMBERS):
        cards = income[start + number]
        if cards:
            found += cards * WAYS[number]
    return found * HALVES - blocked_dots(state, seat)


def blocked_dots(state: CatanState, seat: Seat) -> int:
    """The dots that the robber and dragons cover, and half of those that are dry."""
    found = robbed_dots(state, seat) + dry_dots(state, seat)
    if state.dragons is not None:
        for hex in bits(state.dragons.hexes):
            found += HALVES * covered_dots(state, seat, hex)
    return found


def dry_dots(state: CatanState, seat: Seat) -> int:
    """Half of the dots of fields that will bring nothing before there is water."""
    return sum([covered_dots(state, seat, hex) for hex in bits(dry_fields(state))])


def dry_fields(state: CatanState) -> int:
    """Where there is a canal to dig: the fields, until it is dug."""
    return fields_of(state.island) if isinstance(state.land, Canal) and state.land.sites else 0


@lru_cache(256)
def fields_of(island: Island) -> int:
    return mask_of([hex for hex, tile in island.tiles.items() if tile.terrain is Terrain.FIELDS])


def robbed_dots(state: CatanState, seat: Seat) -> int:
    """The dots that the robber covers; beside the board none."""
    return 0 if state.robber == NOBODY else covered_dots(state, seat, state.robber)


def covered_dots(state: CatanState, seat: Seat, hex: int) -> int:
    """The dots that a seat has at a hex."""
    tile = state.island.tiles[hex]
    kind = tile.kind
    if kind is None:
        return 0
    return yield_to(state, seat, hex, kind) * WAYS[tile.token]


def counted(state: CatanState) -> Callable[[int], list[int]]:
    """How cards are counted at a table: resources alone, or commodities too."""
    return resources if state.realm is None else counts


def rates_of(state: CatanState, seat: Seat) -> tuple[int, ...]:
    """By kind: how many cards the bank wants for another, for some time."""
    buildings = state.settlements[seat] | state.cities[seat]
    if state.realm is None:
        return bank_rates(state.island, buildings)
    guild = guild_rate(state, seat, COMMODITY_KINDS[0])
    progress = state.realm.progress
    merchant = state.island.tiles[progress.merchant].kind if progress.merchant_of == seat else None
    return realm_rates(state.island, buildings, guild, merchant)


def rates_now(state: CatanState, seat: Seat) -> tuple[int, ...]:
    """The same for the rest of this turn."""
    rates = rates_of(state, seat)
    if state.realm is None or not state.realm.progress.fleet or seat != state.active:
        return rates
    fleet = state.realm.progress.fleet
    return tuple([2 if fleet >> kind & 1 else rate for kind, rate in enumerate(rates)])


def rates_with(state: CatanState, rates: tuple[int, ...], buildings: int) -> tuple[int, ...]:
    """What the rates of a seat become with some buildings."""
    if state.realm is None:
        return bank_rates(state.island, buildings)
    if not buildings & harbours(state.island):
        return rates
    usual = 3 if buildings & state.island.generic else 4
    special = state.island.special
    return tuple([2 if buildings & special[kind] else min(rate, usual) for kind, rate in enumerate(rates)])


@lru_cache(256)
def harbours(island: Island) -> int:
    """The corners where one is."""
    found = island.generic
    for corners in island.special:
        found |= corners
    return found


@lru_cache(20_000)
def bank_rates(island: Island, buildings: int) -> tuple[int, ...]:
    """By kind: how many cards the bank wants for another."""
    usual = 3 if buildings & island.generic else 4
    return tuple(2 if buildings & island.special[kind] else usual for kind in RESOURCE_KINDS)


@lru_cache(20_000)
def realm_rates(island: Island, buildings: int, guild: bool, merchant: int | None) -> tuple[int, ...]:
    """The same of resources and commodities, with the Merchant Guild and the kind of the merchant's hex."""
    usual = 3 if buildings & island.generic else 4
    resources = [2 if kind == merchant else rate for kind, rate in enumerate(bank_rates(island, buildings))]
    return (*resources, *[2 if guild else usual] * len(COMMODITY_KINDS))


@lru_cache(50_000)
def flow(dots: int, seats: int) -> Flow:
    """Cards a round, by kind; gold is some of each."""
    gold = (dots >> WIDTH * GOLD) / len(RESOURCES)
    return tuple((number + gold) * seats / (ROLLS * HALVES) for number in resources(dots))


@lru_cache(50_000)
def full_flow(dots: int, seats: int) -> Flow:
    """The same with commodities, which gold never is."""
    commodities = counts(dots)[len(RESOURCES) :]
    return flow(dots, seats) + tuple(number * seats / (ROLLS * HALVES) for number in commodities)


def wait(gaps: Sequence[float], flow: Flow, rates: Sequence[int]) -> float:
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


WITH_ROAD = tuple(resources(SETTLEMENT + ROAD))
FOR_CITY = tuple(resources(CITY))
FOR_CARD = tuple(resources(COST))


@lru_cache(200_000)
def paces(dots: int, rates: tuple[int, ...], seats: int) -> tuple[float, float, float]:
    """How many settlements (with a road), cities and development cards a round the income would pay for."""
    income = flow(dots, seats)
    settlement, city, card = (wait(cost, income, rates) for cost in (WITH_ROAD, FOR_CITY, FOR_CARD))
    return 1 / settlement, 1 / city, 1 / card
