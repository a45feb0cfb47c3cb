"""A point for the first settlement on each of some islands (CT-S8)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Event, Play, Seat
from deskovka.core.values import value
from deskovka.games.catan.book import Source
from deskovka.games.catan.seafarers.ships import sea_of
from deskovka.games.catan.state import CatanState, with_entry


@value
class IslandSettled(Event):
    """A seat has its first settlement on an island, the so-manieth on which it has one."""

    seat: Seat
    islands: int


def settle_island(state: CatanState, seat: Seat, corner: int, play: Play[CatanState]) -> None:
    """CT-S8.1: once for every player and island; it is never lost."""
    sea = sea_of(state)
    for number, corners in enumerate(state.book.islands):
        if corners >> corner & 1 and not sea.islands[seat] >> number & 1:
            mine = sea.islands[seat] | 1 << number
            state.sea = sea.but(islands=with_entry(sea.islands, seat, mine))
            play.tell(IslandSettled(seat, mine.bit_count()))


def island_points(state: CatanState, seat: Seat) -> int:
    return sea_of(state).islands[seat].bit_count()


ISLANDS: Final = Source("CT-S8.1", "islands", island_points)
