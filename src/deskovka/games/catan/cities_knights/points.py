"""What brings points in Cities & Knights (CT-K13)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Seat
from deskovka.games.catan.book import Source
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.realm import NOWHERE
from deskovka.games.catan.state import CatanState

METROPOLIS: Final = 2  # points more than a city, CT-K5.6


def metropolis_points(state: CatanState, seat: Seat) -> int:
    found = 0
    for corner in realm_of(state).improvements.metropolises:
        if corner != NOWHERE and state.cities[seat] >> corner & 1:
            found += METROPOLIS
    return found


def merchant_points(state: CatanState, seat: Seat) -> int:
    return int(realm_of(state).progress.merchant_of == seat)


def defender_points(state: CatanState, seat: Seat) -> int:
    return realm_of(state).barbarians.defenders[seat]


def open_card_points(state: CatanState, seat: Seat) -> int:
    return len(realm_of(state).progress.open[seat])


METROPOLISES: Final = Source("CT-K5.6", "metropolises", metropolis_points)
MERCHANT: Final = Source("CT-K12.1", "merchant", merchant_points)
DEFENDERS: Final = Source("CT-K9.3", "defenders", defender_points)
OPEN_CARDS: Final = Source("CT-K6.3", "open-cards", open_card_points)
