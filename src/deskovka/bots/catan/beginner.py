"""The beginner: builds what it can, the biggest first, and does not count far."""

from __future__ import annotations

from random import Random

from deskovka.bots.catan.places import places_of
from deskovka.bots.catan.production import corner_dots, rates_of
from deskovka.bots.catan.trying import funding, with_road
from deskovka.bots.player import Bot, Sight
from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.games.catan.building import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    CITY,
    ROAD,
    SETTLEMENT,
    city_places,
    road_places,
    settlement_places,
)
from deskovka.games.catan.development import BUY, COST, FreeRoad, card_plays
from deskovka.games.catan.founding import FoundRoad, FoundSettlement
from deskovka.games.catan.goods import count, kinds, size
from deskovka.games.catan.points import open_points
from deskovka.games.catan.production import ROLL
from deskovka.games.catan.robber import Discard, MoveRobber, Rob
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import (
    ACCEPT,
    DECLINE,
    WITHDRAW,
    AnswerOffer,
    ChooseDeal,
    Deal,
    Offer,
)
from deskovka.games.catan.turn import END

CARELESSNESS = 8.0  # how far it may misjudge a place, in halves of dots
OVERSIGHT = 0.2  # how often it overlooks what it could still do
WHIM = 0.3  # how often it plays a card it could play, or makes an offer


class BeginnerBot(Bot):
    """Likes cities, settlements and whatever comes to its mind."""

    def choose(self, sight: Sight, random: Random) -> Action:
        state: CatanState = sight.guess(random)
        seat = sight.seat
        asked = state.agenda[-1]
        if isinstance(asked, AnswerOffer):
            return ACCEPT if likes(state, seat, asked.get, asked.give) else DECLINE
        if isinstance(asked, ChooseDeal):
            agreed = [reply.seat for reply in asked.replies if reply.agreed]
            return Deal(agreed[0]) if agreed else WITHDRAW
        if isinstance(asked, FoundSettlement):
            return BUILD_SETTLEMENT[best_corner(state, state.open, random)]
        if isinstance(asked, FoundRoad):
            options = list(asked.options(state, seat))
            return options[int(random.random() * len(options))]
        if isinstance(asked, FreeRoad):
            return BUILD_ROAD[some_road(state, seat, random)]
        if isinstance(asked, MoveRobber):
            return choose_robber(state, seat, asked, random)
        if isinstance(asked, Discard):
            return asked.sample(state, seat, random)
        return choose_deed(state, seat, random)


def likes(state: CatanState, seat: Seat, give: int, get: int) -> bool:
    """A trade it agrees to: it gives of what it has twice, and gets at least as many cards."""
    hand = state.hands[seat]
    spare = all(count(hand, kind) > count(give, kind) for kind in kinds(give))
    return spare and size(get) >= size(give) and any(not count(hand, kind) for kind in kinds(get))


def is_liked(state: CatanState, seat: Seat, deed: Action) -> bool:
    return isinstance(deed, Offer) and likes(state, seat, deed.give, deed.get)


def best_corner(state: CatanState, corners: int, random: Random) -> int:
    """Where most dots are, more or less."""
    dots = corner_dots(state.island)
    return max(bits(corners), key=lambda corner: size(dots[corner]) + CARELESSNESS * random.random())


def some_road(state: CatanState, seat: Seat, random: Random) -> int:
    """A road to a new place if one does it, else any."""
    places = list(bits(road_places(state, seat)))
    leading = [edge for edge in places if places_of(with_road(state, seat, edge), seat)[0]]
    found = leading or places
    return found[int(random.random() * len(found))]


def choose_robber(state: CatanState, seat: Seat, asked: MoveRobber, random: Random) -> Action:
    """Against the one who is ahead."""
    options = list(asked.options(state, seat))
    worths = [
        open_points(state, option.victim) + random.random() if isinstance(option, Rob) else 0.0
        for option in options
    ]
    return options[worths.index(max(worths))]


def choose_deed(state: CatanState, seat: Seat, random: Random) -> Action:
    """Build, the biggest first; play or offer something now and then."""
    cards = card_plays(state, seat)
    if cards and random.random() < WHIM:
        return cards[int(random.random() * len(cards))]
    if not state.rolled:
        return ROLL
    if random.random() < OVERSIGHT:
        return END
    building = choose_building(state, seat, random)
    if building is not None:
        return building
    if not state.offers and random.random() < WHIM:
        liked = [deed for deed in Offer.options(state, seat) if is_liked(state, seat, deed)]
        if liked:
            return liked[int(random.random() * len(liked))]
    return END


def choose_building(state: CatanState, seat: Seat, random: Random) -> Action | None:
    """What can be paid for, if need be with the bank's help."""
    settling = settlement_places(state, seat)
    for cost, places in (
        (CITY, city_places(state, seat)),
        (SETTLEMENT, settling),
        (ROAD, 0 if settling else road_places(state, seat)),
        (COST, any(state.deck)),
    ):
        trades = funding(state.hands[seat], state.bank, rates_of(state, seat), cost) if places else None
        if trades is None:
            continue
        if trades:
            return trades[0]
        if cost == CITY:
            return BUILD_CITY[best_corner(state, places, random)]
        if cost == SETTLEMENT:
            return BUILD_SETTLEMENT[best_corner(state, places, random)]
        return BUILD_ROAD[some_road(state, seat, random)] if cost == ROAD else BUY
    return None
