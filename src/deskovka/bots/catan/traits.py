"""What the chances of a seat depend on, as numbers; the names are those of `experience.py`, in the same order.

Development cards in hand come last, in the order of the game's cards.
"""

from __future__ import annotations

from deskovka.bots.catan.outlook import Outlook
from deskovka.bots.catan.production import paces, wait
from deskovka.core.game import Seat
from deskovka.games.catan.building import CITY
from deskovka.games.catan.development import COST, KNIGHT
from deskovka.games.catan.goods import NUMBER, RESOURCES, Good, resources
from deskovka.games.catan.island import NUMBERS
from deskovka.games.catan.points import FIRST_ARMY, LARGEST_ARMY, points
from deskovka.games.catan.roads import SHORTEST
from deskovka.games.catan.robber import HAND_LIMIT
from deskovka.games.catan.state import NOBODY, CatanState

PATIENCE = 0.85  # what something is worth that comes a round later
FEWER_KNIGHTS = 0.5  # how much of the Largest Army is left for each knight that is missing
FEWER_ROADS = 0.6  # and of the Longest Road for each road
MOST_ROOM = 6  # places to settle; more are not needed
GENERIC, SPECIAL = 3, 2  # rates of the harbours
FOR_CITY, FOR_CARD = resources(CITY), resources(COST)
GRAIN = NUMBER[Good.GRAIN]  # it tells a settlement from roads and ships

LAND = (
    *(f"{good} income" for good in RESOURCES),
    "settlement pace",
    "city pace",
    "card pace",
    "numbers",
    "harbour",
    "special harbour",
    "next place",
    "place beyond",
    "room",
    "settlements",
    "cities",
    "roads",
)
FAME = (
    "points",
    "points over 6",
    "points over 7",
    "points over 8",
    "army",
    "army near",
    "army lead",
    "knights played",
    "longest road",
    "longest road near",
    "longest road lead",
    "chain",
)
HAND = (
    "cards",
    "cards lost to a seven",
    "city soon",
    "settlement soon",
    "card soon",
    "best plan",
    "second plan",
)


def land_traits(state: CatanState, outlook: Outlook) -> list[float]:
    """What a seat has on the board, and could build there."""
    seat, flow, rates = outlook.seat, outlook.flow, outlook.rates
    first = NUMBERS * seat
    return [
        *(number**0.5 for number in flow),
        *paces(outlook.dots, rates, state.seats),
        sum(1 for cards in state.income[first : first + NUMBERS] if cards),
        float(GENERIC in rates),
        sum(number for number, rate in zip(flow, rates) if rate == SPECIAL),
        outlook.sites[1],
        outlook.sites[2],
        min(outlook.room, MOST_ROOM),
        state.settlements[seat].bit_count(),
        state.cities[seat].bit_count(),
        state.roads[seat].bit_count(),
    ]


def fame_traits(state: CatanState, seat: Seat) -> list[float]:
    """Points, the Largest Army and the Longest Road."""
    total = points(state, seat)
    knights, chains = state.knights, state.chains
    army_near = army_lead = road_near = road_lead = 0.0
    if state.army == seat:
        army_lead = float(knights[seat] - max(knights[other] for other in state.after(seat)))
    elif LARGEST_ARMY in state.book.sources:
        missing = (FIRST_ARMY if state.army == NOBODY else knights[state.army] + 1) - knights[seat]
        held = min(state.cards[seat][KNIGHT], missing)
        army_near = FEWER_KNIGHTS ** (missing - held / 2)
    if state.longest == seat:
        road_lead = float(chains[seat] - max(chains[other] for other in state.after(seat)))
    else:
        road_near = FEWER_ROADS ** (max(SHORTEST, max(chains) + 1) - chains[seat])
    return [
        total,
        # Over 6, 7 and 8 of the 10 that were played for; where more are needed, as near to the end.
        max(0, total - state.target + 4),
        max(0, total - state.target + 3),
        max(0, total - state.target + 2),
        float(state.army == seat),
        army_near,
        army_lead,
        knights[seat],
        float(state.longest == seat),
        road_near,
        road_lead,
        chains[seat],
    ]


def hand_traits(state: CatanState, outlook: Outlook) -> list[float]:
    """What a seat holds, and how soon it can build with that."""
    held, cards = resources(state.hands[outlook.seat]), state.cards[outlook.seat]
    number = sum(held)
    city = settlement = card = best = second = 0.0
    for cost, gain in outlook.plans:
        gaps = [price - count for price, count in zip(cost, held)]
        soon = PATIENCE ** wait(gaps, outlook.flow, outlook.rates)
        if cost == FOR_CITY:
            city = soon
        elif cost == FOR_CARD:
            card = soon
        elif cost[GRAIN]:
            settlement = max(settlement, soon)
        best, second = max(best, gain * soon), max(second, min(best, gain * soon))
    return [
        min(number, HAND_LIMIT),
        number // 2 if number > HAND_LIMIT else 0,
        city,
        settlement,
        card,
        best,
        second,
        *cards,
    ]
