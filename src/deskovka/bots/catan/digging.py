"""The Great Canal: what knights are worth at its hexes, and what it takes to dig there."""

from __future__ import annotations

from deskovka.bots.catan.places import by_road
from deskovka.bots.catan.weights import Weights
from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.catan.board import HEX_CORNER_MASKS, around
from deskovka.games.catan.building import ROAD, ROADS, allowed
from deskovka.games.catan.cities_knights.knights import (
    ACTIVATE,
    RECRUIT,
    empty_corners,
    knights_of,
    left,
)
from deskovka.games.catan.cities_knights.realm import Knights
from deskovka.games.catan.goods import counts
from deskovka.games.catan.scenarios.canal import DIGGERS
from deskovka.games.catan.scenarios.land import Canal
from deskovka.games.catan.state import CatanState

Plan = tuple[list[int], float]  # what it costs, by kind, and what it brings


def sites_left(state: CatanState) -> int:
    """The hexes that are still to be dug."""
    return state.land.sites if isinstance(state.land, Canal) else 0


def crews_worth(state: CatanState, seat: Seat, weights: Weights) -> float:
    """What the knights of a seat at these hexes may still bring, in points."""
    sites = sites_left(state)
    if not sites:
        return 0.0
    knights = knights_of(state)
    return sum([crew_worth(knights, seat, hex, weights) for hex in bits(sites)])


def crew_worth(knights: Knights, seat: Seat, hex: int, weights: Weights) -> float:
    """Of one hex: two own knights are worth more than one, and all the more if one there is active."""
    there = HEX_CORNER_MASKS[hex]
    own = (knights.corners[seat] & there).bit_count()
    if not own:
        return 0.0
    called = bool(knights.active & there)
    return weights.crew[(2 if own >= DIGGERS else 0) + called]


def dig_plans(state: CatanState, seat: Seat, weights: Weights) -> list[Plan]:
    """For each hex: the roads that lead there, the knights that are missing, and a call to all that rest."""
    sites = sites_left(state)
    if not sites:
        return []
    knights = knights_of(state)
    own = knights.corners[seat]
    idle = own & ~around(HEX_CORNER_MASKS, sites)
    posts = posts_by_road(state, seat)
    found: list[Plan] = []
    for hex in bits(sites):
        there = HEX_CORNER_MASKS[hex]
        active = knights.active & there
        helped = bool(active & ~own)
        missing = max(0, DIGGERS - helped - (own & there).bit_count())
        marching = min(missing, idle.bit_count())
        recruits = missing - marching
        roads = next((far for far, places in enumerate(posts) if room_at(places, hex) >= missing), None)
        if roads is None or recruits > left(knights, seat, 1):
            continue
        resting = max(0, marching - (idle & knights.active).bit_count())
        calls = DIGGERS - bool(active) + resting
        gain = DIGGERS - helped - crew_worth(knights, seat, hex, weights)
        cost = roads * ROAD + recruits * RECRUIT + calls * ACTIVATE
        found.append((counts(cost), gain * weights.certainty ** (roads + marching)))
    return found


def posts_by_road(state: CatanState, seat: Seat) -> list[int]:
    """The corners for knights that take no, one, two or three more roads, as many as there are."""
    free = allowed(state, state.book.bans_of_knights, empty_corners(state))
    found, reached = [], 0
    for corners in by_road(state, seat)[: 1 + ROADS - state.roads[seat].bit_count()]:
        reached |= corners & free
        found.append(reached)
    return found


def room_at(places: int, hex: int) -> int:
    return (places & HEX_CORNER_MASKS[hex]).bit_count()


def chits_near(state: CatanState, seat: Seat, corner: int) -> int:
    """How good a post is: hexes to dig count, the most where a knight waits for a second one."""
    knights, found = knights_of(state), 0
    for hex in bits(sites_left(state)):
        there = HEX_CORNER_MASKS[hex]
        if there >> corner & 1:
            waiting = (knights.active | knights.corners[seat]) & there & ~(1 << corner)
            found += 3 if waiting else 1
    return found
