"""What must never be true of a position at sea."""

from __future__ import annotations

from deskovka.games.catan.seafarers.sea import NO_PIRATE
from deskovka.games.catan.seafarers.ships import SHIPS, sea_of
from deskovka.games.catan.state import CatanState


def sea_faults(state: CatanState) -> list[str]:
    sea = sea_of(state)
    found = []
    if len(sea.ships) != state.seats or len(sea.islands) != state.seats:
        return ["ships and islands have an entry for each seat"]
    if any(ships & ~state.island.lanes for ships in sea.ships):
        found.append("ships lie at the sea (CT-S2.2)")
    if any(ships.bit_count() > SHIPS for ships in sea.ships):
        found.append("no more ships than in the box (CT-S2.1)")
    if sea.fresh & ~sea.ships[state.active]:
        found.append("ships built in this turn are the active player's (CT-S3.4)")
    if sea.pirate != NO_PIRATE and not state.island.sea >> sea.pirate & 1:
        found.append("the pirate is at sea (CT-S5.4)")
    return found


def unknown_faults(state: CatanState) -> list[str]:
    hidden = state.island.unknown.bit_count()
    bag = state.unknown.terrain if state.unknown else ()
    return ["as many hexes in the bag as lie face down (CT-S7.1)"] if hidden != len(bag) else []
