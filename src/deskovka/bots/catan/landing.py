"""What the next landing of the barbarians may bring to each seat, in victory points."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from deskovka.bots.catan.weights import Weights
from deskovka.core.game import Seat
from deskovka.games.catan.board import mask_of
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.barbarians import strength
from deskovka.games.catan.cities_knights.realm import LANDING, NOWHERE, Knights
from deskovka.games.catan.state import CatanState, with_entry

# By the steps that the ship still has to go, the first for one step.
IN_TIME = (0.15, 0.35, 0.5, 0.65, 0.75, 0.8, 0.85)  # how likely a resting knight will be awake
GROWTH = (0.0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85)  # what everybody may still add to the defence
SHARPNESS = (3.0, 2.2, 1.6, 1.3, 1.1, 0.9, 0.8)  # how sure the outcome is, for each knight of difference
NEARNESS = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)  # how much a landing counts
SHARED = 0.35  # a progress card for those who share the first place

Force = tuple[int, int, bool]  # active knights, resting knights, and whether there is a city to lose


def forces_of(state: CatanState) -> tuple[Force, ...]:
    """By seat: what it has against the barbarians, counted in strength, and whether it has something to lose."""
    realm = realm_of(state)
    return counted_forces(
        realm.knights, state.book.away(state), tuple(state.cities), realm.improvements.metropolises
    )


@lru_cache(20_000)
def counted_forces(
    knights: Knights, away: int, cities: tuple[int, ...], metropolises: tuple[int, ...]
) -> tuple[Force, ...]:
    standing = mask_of([corner for corner in metropolises if corner != NOWHERE])
    found = []
    for corners, own_cities in zip(knights.corners, cities):
        own = corners & ~away
        active = strength_of(knights, own & knights.active)
        found.append((active, strength_of(knights, own) - active, bool(own_cities & ~standing)))
    return tuple(found)


def strength_of(knights: Knights, own: int) -> int:
    """Of the knights on some corners."""
    return own.bit_count() + (own & knights.strong).bit_count() + 2 * (own & knights.mighty).bit_count()


def landing_worth(state: CatanState, seat: Seat, weights: Weights, lasting: float) -> float:
    """What a seat may hope for and must fear."""
    return worth_of(forces_of(state), strength(state), steps_left(state), seat, weights, lasting)


def steps_left(state: CatanState) -> int:
    return LANDING - realm_of(state).barbarians.step


def worth_of(
    forces: tuple[Force, ...], enemy: int, left: int, seat: Seat, weights: Weights, lasting: float
) -> float:
    """The same, from what everybody has; the own resting knights are awake in time, or they are not."""
    active, resting, city = forces[seat]
    loss = 1 + weights.city_lost * lasting
    awake = IN_TIME[left - 1]
    found = 0.0
    for likely, own in ((awake, active + resting), (1 - awake, active)):
        here = with_entry(forces, seat, (own, 0, city))
        defended, alone, shared, worst = chances_of(here, enemy, left)[seat]
        fear = (1 - defended) * worst * loss
        found += likely * (defended * (alone * weights.defender + shared * SHARED) - fear)
    return NEARNESS[left - 1] * found


@lru_cache(50_000)
def chances_of(forces: tuple[Force, ...], enemy: int, left: int) -> tuple[tuple[float, ...], ...]:
    """By seat: the chances that Catan is defended, and then to be alone in the first place, or to share it; and
    otherwise to be among those who lose a city."""
    near, sharp = left - 1, SHARPNESS[left - 1]
    hoped = [active + IN_TIME[near] * resting for active, resting, _ in forces]
    defended = _likely(sum(hoped) + GROWTH[near] * len(forces) - enemy + 0.5, sharp)
    found = []
    for seat, own in enumerate(hoped):
        others = [other for other in range(len(forces)) if other != seat]
        alone = at_least = 1.0
        worst = 1.0 if forces[seat][2] else 0.0
        for other in others:
            alone *= _likely(own - hoped[other] - 0.5, sharp)
            at_least *= _likely(own - hoped[other] + 0.5, sharp)
            if forces[other][2]:
                worst *= _likely(hoped[other] - own + 0.5, sharp)
        found.append((defended, alone, max(0.0, at_least - alone), worst))
    return tuple(found)


def _likely(lead: float, sharp: float) -> float:
    """How likely something is that is the case when a lead is more than nothing."""
    return 1 / (1 + exp(-2 * sharp * lead))
