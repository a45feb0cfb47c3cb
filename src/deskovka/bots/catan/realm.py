"""What improvements, metropolises, knights and walls are worth to a seat, in victory points."""

from __future__ import annotations

from functools import lru_cache

from deskovka.bots.catan.hunting import fortress_worth
from deskovka.bots.catan.landing import forces_of, landing_worth, steps_left, worth_of
from deskovka.bots.catan.production import WITH_ROAD, full_flow, wait
from deskovka.bots.catan.weights import Weights
from deskovka.core.game import Seat
from deskovka.games.catan.building import CITY
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.aqueduct import AQUEDUCT
from deskovka.games.catan.cities_knights.barbarians import strength
from deskovka.games.catan.cities_knights.improvements import METROPOLIS_LEVEL, holder_of, why_no_level
from deskovka.games.catan.cities_knights.knights import ACTIVATE, FORTRESS, RECRUIT
from deskovka.games.catan.cities_knights.realm import COMMODITY, LEVELS, NOWHERE, POLITICS, SCIENCE, TRACKS
from deskovka.games.catan.goods import KINDS, ONE, RESOURCES, counts
from deskovka.games.catan.points import CARD_POINTS
from deskovka.games.catan.state import CatanState

METROPOLIS = CARD_POINTS  # points
GATES = 6  # faces of the event die, one of them for each track
FACES = 6  # of the red die
KNIGHT = tuple(counts(RECRUIT + ACTIVATE))
BIG_CITY = tuple(counts(CITY))
SETTLING = (*WITH_ROAD, *[0] * (KINDS - len(RESOURCES)))

Plan = tuple[list[int], float]  # what it costs, by kind, and what it brings


def realm_income_worth(dots: int, rates: tuple[int, ...], seats: int, weights: Weights) -> float:
    """What an income is worth at the beginning of a game of Cities & Knights."""
    settlements, cities, knights, commodities, cards = realm_paces(dots, rates, seats)
    return (
        weights.settlements * settlements
        + weights.cities * cities
        + weights.knights * knights
        + weights.commodities * commodities
        + weights.goods * cards
    )


@lru_cache(200_000)
def realm_paces(dots: int, rates: tuple[int, ...], seats: int) -> tuple[float, ...]:
    """How many settlements (with a road), cities and active knights a round the income would pay for; the commodities,
    of which many of a kind are better than some of each, and all cards of a round."""
    income = full_flow(dots, seats)
    settlement, city, knight = (wait(cost, income, rates) for cost in (SETTLING, BIG_CITY, KNIGHT))
    commodities = [income[kind] for kind in COMMODITY]
    focus = sum(commodities) / 2 + max(commodities) / 2
    return 1 / settlement, 1 / city, 1 / knight, focus, sum(income)


def realm_worth(state: CatanState, seat: Seat, weights: Weights, lasting: float) -> float:
    """All of it, besides the points that are counted already."""
    improvements = realm_of(state).improvements
    levels = improvements.levels[seat]
    found = sum([level_worth(state, seat, track, weights, lasting) for track in range(len(TRACKS))])
    if levels[SCIENCE] >= AQUEDUCT:
        found += weights.aqueduct * lasting
    if levels[POLITICS] >= FORTRESS:
        found += weights.fortress * lasting
    active, resting, _ = forces_of(state)[seat]
    found += weights.strength * (active + resting) * lasting + weights.awake * active
    found += weights.wall * improvements.walls[seat].bit_count() * lasting
    return found + landing_worth(state, seat, weights, lasting)


def level_worth(
    state: CatanState, seat: Seat, track: int, weights: Weights, lasting: float, more: int = 0
) -> float:
    """What a track brings: cards, mighty knights, a metropolis; with some levels more than there are."""
    levels = tuple([row[track] for row in realm_of(state).improvements.levels])
    reached = levels[seat] + more
    draws = (reached + 1) / FACES * state.seats / GATES if reached else 0.0
    chance = race(levels, holder_of(state, track), seat, reached, weights.rush, weights.behind)
    found = weights.draws * draws * lasting + METROPOLIS * chance
    if state.land is not None and track == POLITICS and reached >= FORTRESS:
        found += fortress_worth(state, seat, weights, lasting)
    return found


@lru_cache(20_000)
def race(
    levels: tuple[int, ...], holder: Seat, seat: Seat, reached: int, rush: float, behind: float
) -> float:
    """How likely a metropolis still comes, or is lost: a part of one more, or less, than is standing there."""
    others = max([level for other, level in enumerate(levels) if other != seat])
    if holder == seat:
        threatened = reached < LEVELS and others >= METROPOLIS_LEVEL - 1
        return -float(rush ** (LEVELS - others)) if threatened else 0.0
    if holder != NOWHERE and levels[holder] == LEVELS:
        return 0.0
    goal = METROPOLIS_LEVEL if holder == NOWHERE else LEVELS
    if reached >= goal:
        return 1.0
    return float(rush ** (goal - reached)) * (behind if others > reached else 1.0)


def level_plans(state: CatanState, seat: Seat, weights: Weights, lasting: float) -> list[Plan]:
    """The next level of each track, and the next two."""
    found: list[Plan] = []
    levels = realm_of(state).improvements.levels[seat]
    for track in range(len(TRACKS)):
        if why_no_level(state, seat, track) is not None:
            continue
        now = level_worth(state, seat, track, weights, lasting)
        price = 0
        for more in (1, 2):
            if levels[track] + more <= LEVELS:
                price += levels[track] + more
                gain = level_worth(state, seat, track, weights, lasting, more) - now
                found.append((counts(price * ONE[COMMODITY[track]]), gain * weights.level_plan**more))
    return found


def knight_plan(state: CatanState, seat: Seat, weights: Weights, lasting: float) -> Plan:
    """One more active knight, whatever it takes to get it."""
    forces = list(forces_of(state))
    enemy, left = strength(state), steps_left(state)
    now = worth_of(tuple(forces), enemy, left, seat, weights, lasting)
    active, resting, city = forces[seat]
    forces[seat] = (active + 1, resting, city)
    gain = worth_of(tuple(forces), enemy, left, seat, weights, lasting) - now
    return list(KNIGHT), (gain + weights.strength * lasting) * weights.certainty
