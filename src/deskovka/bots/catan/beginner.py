"""The beginner: builds what it can, the biggest first, and does not count far."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from deskovka.bots.catan.digging import chits_near
from deskovka.bots.catan.hunting import knight_abroad
from deskovka.bots.catan.landing import forces_of, steps_left
from deskovka.bots.catan.places import places_of
from deskovka.bots.catan.production import corner_dots, dots_of, rates_now
from deskovka.bots.catan.reigning import alchemies, cards_to_play, fights, offers, quests
from deskovka.bots.catan.trying import funding, with_piece
from deskovka.bots.deciding import Answers, DecidingBot
from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.games.catan.building import (
    BUILD_CITY,
    BUILD_SETTLEMENT,
    CITY,
    SETTLEMENT,
    city_places,
    settlement_places,
)
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.knight_actions import March
from deskovka.games.catan.cities_knights.knights import Activate, Recruit, knights_of
from deskovka.games.catan.cities_knights.walls import BuildWall
from deskovka.games.catan.development import BUY, COST, FreeRoad, card_plays
from deskovka.games.catan.founding import FoundCity, FoundRoad, FoundSettlement, first_corners
from deskovka.games.catan.goods import count, holds, kinds, size
from deskovka.games.catan.points import points
from deskovka.games.catan.production import ROLL
from deskovka.games.catan.robber import Discard, MoveRobber, Rob, hand_limit
from deskovka.games.catan.scenarios.dragon_fights import is_hopeless
from deskovka.games.catan.scenarios.land import EnchantedLand
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import ACCEPT, DECLINE, OFFER_TO_ALL, WITHDRAW, AnswerOffer, ChooseDeal, Deal
from deskovka.games.catan.turn import END, TakeTurn

POINT = 20.0  # what a point is worth, in halves of dots
CARELESSNESS = 8.0  # how far it may misjudge a place, in halves of dots
OVERSIGHT = 0.2  # how often it overlooks what it could still do
LEVEL, KNIGHT, PROGRESS = 5.0, 4.0, 3.0  # a level, a knight, a progress card, in halves of dots
NEAR_COAST = 3  # steps from which on it thinks of the barbarians
WHIM = 0.3  # how often it plays a card it could play, or makes an offer

A = TypeVar("A")


class Beginner:
    """What a beginner sees at a glance: points, dots and cards, with a large error."""

    def __init__(self, seat: Seat, random: Random) -> None:
        self.seat = seat
        self.random = random

    def value(self, state: CatanState) -> float:
        cards = size(state.hands[self.seat]) + sum(state.cards[self.seat])
        clear = POINT * points(state, self.seat) + size(dots_of(state, self.seat)) + cards
        if state.realm is not None:
            clear += glory(state, self.seat)
        return clear + CARELESSNESS * self.random.random()

    def any_of(self, options: Sequence[A]) -> A:
        return options[int(self.random.random() * len(options))]


def glory(state: CatanState, seat: Seat) -> float:
    """Levels, knights and progress cards, at a glance."""
    realm = realm_of(state)
    awake, asleep, _ = forces_of(state)[seat]
    cards = len(realm.progress.hands[seat])
    return LEVEL * sum(realm.improvements.levels[seat]) + KNIGHT * (2 * awake + asleep) + PROGRESS * cards


def likes(state: CatanState, seat: Seat, give: int, get: int) -> bool:
    """A trade it agrees to: it gives of what it has twice, and gets at least as many cards."""
    hand = state.hands[seat]
    spare = all(count(hand, kind) > count(give, kind) for kind in kinds(give))
    return spare and size(get) >= size(give) and any(not count(hand, kind) for kind in kinds(get))


def answer(state: CatanState, asked: AnswerOffer, player: Beginner) -> Action:
    return ACCEPT if likes(state, player.seat, asked.get, asked.give) else DECLINE


def choose_deal(state: CatanState, asked: ChooseDeal, player: Beginner) -> Action:
    """With the first who agreed."""
    agreed = [reply.seat for reply in asked.replies if reply.agreed]
    return Deal(agreed[0]) if agreed else WITHDRAW


def best_corner(state: CatanState, corners: int, random: Random) -> int:
    """Where most dots are, more or less."""
    dots = corner_dots(state.island)
    return max(bits(corners), key=lambda corner: size(dots[corner]) + CARELESSNESS * random.random())


def found_settlement(state: CatanState, asked: FoundSettlement, player: Beginner) -> Action:
    return BUILD_SETTLEMENT[best_corner(state, first_corners(state, player.seat), player.random)]


def found_city(state: CatanState, asked: FoundCity, player: Beginner) -> Action:
    return BUILD_CITY[best_corner(state, first_corners(state, player.seat), player.random)]


def found_road(state: CatanState, asked: FoundRoad, player: Beginner) -> Action:
    return player.any_of(list(asked.options(state, player.seat)))


def some_piece(state: CatanState, options: Sequence[Action], player: Beginner) -> Action:
    """A road or ship to a new place if one does it, else any."""
    leading = [
        option for option in options if places_of(with_piece(state, player.seat, option), player.seat)[0]
    ]
    return player.any_of(leading or options)


def free_road(state: CatanState, asked: FreeRoad, player: Beginner) -> Action:
    return some_piece(state, asked.options(state, player.seat), player)


def move_robber(state: CatanState, asked: MoveRobber, player: Beginner) -> Action:
    """Against the one who is ahead."""
    options = list(asked.options(state, player.seat))
    worths = [
        state.shown[option.victim] + player.random.random() if isinstance(option, Rob) else 0.0
        for option in options
    ]
    return options[worths.index(max(worths))]


def discard(state: CatanState, asked: Discard, player: Beginner) -> Action:
    return asked.sample(state, player.seat, player.random)


def choose_deed(state: CatanState, asked: TakeTurn, player: Beginner) -> Action:
    """Build, the biggest first; play or offer something now and then."""
    seat, random = player.seat, player.random
    cards = cards_in_hand(state, seat)
    if cards and random.random() < WHIM:
        return player.any_of(cards)
    if not state.rolled:
        return ROLL
    if random.random() < OVERSIGHT:
        return END
    adventure = choose_adventure(state, player) if state.land is not None else None
    if adventure is not None:
        return adventure
    building = choose_building(state, player)
    if building is not None:
        return building
    if not state.offers and random.random() < WHIM:
        liked = [
            offer
            for offer in OFFER_TO_ALL.options(asked, state, seat)
            if likes(state, seat, offer.give, offer.get)
        ]
        if liked:
            return player.any_of(liked)
    return END


def choose_adventure(state: CatanState, player: Beginner) -> Action | None:
    """A fight with a dragon, or a march to where a knight is wanted; who is there stays there."""
    seat = player.seat
    dared = fights(state, seat)
    if dared:
        return player.any_of(dared)
    options = state.book.after_roll[March].options(None, state, seat)
    marches = [
        march for march in quests(state, seat, options) if not has_a_task(state, seat, int(march.knight))
    ]
    return player.any_of(marches) if marches else None


def has_a_task(state: CatanState, seat: Seat, knight: int) -> bool:
    """Whether a knight stands at the canal, or where a dragon is that it may beat."""
    if isinstance(state.land, EnchantedLand):
        return bool(state.land.dragons >> knight & 1) and not is_hopeless(state, seat, knight)
    return chits_near(state, seat, knight) > 0


def cards_in_hand(state: CatanState, seat: Seat) -> Sequence[Action]:
    """Cards that it could play now."""
    if state.realm is None:
        return card_plays(state, seat)
    return cards_to_play(state, seat) if state.rolled else alchemies(state, seat)


def choose_reform(state: CatanState, player: Beginner) -> Action | None:
    """A level, a wall or a knight that the hand pays for."""
    seat = player.seat
    for cost, lines in offers(state, seat):
        if holds(state.hands[seat], cost):
            for action, *_ in lines:
                if is_needed(state, seat, action):
                    return action
    return None


def is_needed(state: CatanState, seat: Seat, action: Action) -> bool:
    """Knights fight when the barbarians are near, and there should be one for each city; walls are for many cards."""
    if isinstance(action, Activate):
        return steps_left(state) <= NEAR_COAST or is_called(state, seat, int(action.knight))
    if isinstance(action, Recruit):
        return knights_of(state).corners[seat].bit_count() < state.cities[seat].bit_count()
    if isinstance(action, BuildWall):
        return size(state.hands[seat]) > hand_limit(state, seat)
    return True


def is_called(state: CatanState, seat: Seat, knight: int) -> bool:
    """Whether a knight is wanted at the canal, or is in the enchanted land."""
    return chits_near(state, seat, knight) > 0 or knight_abroad(state, seat) == knight


def choose_building(state: CatanState, player: Beginner) -> Action | None:
    """What can be paid for, if need be with the bank's help."""
    seat, random = player.seat, player.random
    if state.realm is not None and (reform := choose_reform(state, player)) is not None:
        return reform
    settling = settlement_places(state, seat)
    for cost, places in (
        (CITY, city_places(state, seat)),
        (SETTLEMENT, settling),
        *[(piece.cost, 0 if settling else piece.places(state, seat)) for piece in state.book.laying.values()],
        (COST, any(state.deck)),
    ):
        trades = funding(state.hands[seat], state.bank, rates_now(state, seat), cost) if places else None
        if trades is None:
            continue
        if trades:
            return trades[0]
        if cost == CITY:
            return BUILD_CITY[best_corner(state, places, random)]
        if cost == SETTLEMENT:
            return BUILD_SETTLEMENT[best_corner(state, places, random)]
        if cost == COST:
            return BUY
        [piece] = [piece for piece in state.book.laying.values() if piece.cost == cost]
        return some_piece(state, [piece.at(edge) for edge in bits(places)], player)
    return None


ANSWERS: Answers[Beginner] = {
    FoundSettlement: found_settlement,
    FoundCity: found_city,
    FoundRoad: found_road,
    TakeTurn: choose_deed,
    Discard: discard,
    MoveRobber: move_robber,
    FreeRoad: free_road,
    AnswerOffer: answer,
    ChooseDeal: choose_deal,
}


class BeginnerBot(DecidingBot[Beginner]):
    """Likes cities, settlements and whatever comes to its mind."""

    answers = ANSWERS

    def mind(self, state: CatanState, seat: Seat, random: Random) -> Beginner:
        return Beginner(seat, random)
