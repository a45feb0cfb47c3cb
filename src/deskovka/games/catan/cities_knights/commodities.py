"""Commodities: what cities bring, and what the bank gives for it (CT-K4)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Seat
from deskovka.games.catan.book import yields_of
from deskovka.games.catan.cities_knights.access import level, realm_of
from deskovka.games.catan.cities_knights.realm import NOWHERE, TRADE
from deskovka.games.catan.goods import (
    COMMODITIES,
    COMMODITY_KINDS,
    EACH,
    EACH_COMMODITY,
    NUMBER,
    ONE,
    RESOURCES,
    Good,
    pack,
)
from deskovka.games.catan.state import CatanState

BANK: Final = pack([EACH] * len(RESOURCES) + [EACH_COMMODITY] * len(COMMODITIES))  # CT-G1.6, CT-K14.1
WITH_COMMODITY: Final = {Good.LUMBER: Good.PAPER, Good.WOOL: Good.CLOTH, Good.ORE: Good.COIN}
MERCHANT_GUILD: Final = 3  # level of trade, CT-K5.3


def city_yields() -> tuple[int, ...]:
    """CT-K4.1: forest, pasture and mountains bring a city a resource and a commodity."""
    found = list(yields_of(2))
    for resource, commodity in WITH_COMMODITY.items():
        found[NUMBER[resource]] = ONE[NUMBER[resource]] + ONE[NUMBER[commodity]]
    return tuple(found)


def guild_rate(state: CatanState, seat: Seat, kind: int) -> bool:
    """CT-K5.3: the Merchant Guild trades every commodity two for one."""
    return kind in COMMODITY_KINDS and level(state, seat, TRADE) >= MERCHANT_GUILD


def two_for_one(state: CatanState, seat: Seat, kind: int) -> bool:
    """CT-K5.3, CT-K15.3, CT-K15.4: the Merchant Guild, the merchant's hex, and what a Merchant Fleet was named for."""
    progress = realm_of(state).progress
    if progress.fleet >> kind & 1 and seat == state.active or guild_rate(state, seat, kind):
        return True
    if progress.merchant_of != seat or progress.merchant == NOWHERE:
        return False
    return state.island.tiles[progress.merchant].kind == kind
