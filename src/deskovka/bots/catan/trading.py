"""Trade with the other players: what to offer, and what to agree to."""

from __future__ import annotations

from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.outlook import Outlook
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.catan.goods import WIDTH, Cards, count, holds
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import (
    ACCEPT,
    DECLINE,
    WITHDRAW,
    AnswerOffer,
    ChooseDeal,
    Counter,
    Deal,
    Offer,
    OfferTo,
    Seats,
)

LIKELY = 0.1  # what a partner should gain
OFFERS = 2  # a turn: one card for one, then two for one


def is_dangerous(state: CatanState, seat: Seat) -> bool:
    """Whether a seat is too close to winning to be helped."""
    return state.shown[seat] >= state.target - 2


def partners_of(state: CatanState, seat: Seat) -> list[Seat]:
    """Who has cards and may be helped."""
    return [other for other in state.after(seat) if state.hands[other] and not is_dangerous(state, other)]


def offer_to(state: CatanState, partners: list[Seat], give: int, get: int) -> Action:
    """An offer to all, or only to those who may be helped."""
    if len(partners) == state.seats - 1:
        return Offer(Cards(give), Cards(get))
    return OfferTo(Cards(give), Cards(get), Seats(partners))


class Market:
    """What a trade between two seats would mean to both."""

    def __init__(self, state: CatanState, judge: Judge) -> None:
        self.state = state
        self.seat = judge.seat
        self.judge = judge
        self.outlooks: dict[Seat, Outlook] = {}
        self.worths: dict[tuple[Seat, int], float] = {}

    def gain(self, seat: Seat, give: int, get: int) -> float:
        """What a seat gains that gives some cards for others."""
        hand = self.state.hands[seat]
        return self._worth(seat, hand - give + get) - self._worth(seat, hand)

    def _worth(self, seat: Seat, hand: int) -> float:
        if seat not in self.outlooks:
            self.outlooks[seat] = self.judge.outlook(self.state, seat)
        if (seat, hand) not in self.worths:
            self.worths[seat, hand] = self.outlooks[seat].worth(hand)
        return self.worths[seat, hand]

    def is_likely(self, partner: Seat, give: int, get: int) -> bool:
        """Whether a partner has what it should give, and gains by it."""
        return holds(self.state.hands[partner], give) and self.gain(partner, give, get) > LIKELY

    def surplus(self, partner: Seat, give: int, get: int) -> float:
        """The own gain beyond what is enough, in view of what the partner gains."""
        gain = self.gain(self.seat, give, get)
        if gain < self.judge.weights.worthwhile or not holds(self.state.hands[partner], get):
            return -1.0
        return gain - self.judge.weights.greed * max(0.0, self.gain(partner, get, give))


def answer(state: CatanState, asked: AnswerOffer, judge: Judge) -> Action:
    """Agree to what helps more than it helps the other, ask for a card more, or decline."""
    seat, partner = judge.seat, state.active
    if not holds(state.hands[seat], asked.get) or is_dangerous(state, partner):
        return DECLINE
    market, worthwhile = Market(state, judge), judge.weights.worthwhile
    choices: list[tuple[float, Action]] = [(0.0, DECLINE)]
    for option in asked.options(state, seat):
        if option == ACCEPT:
            choices.append((market.surplus(partner, asked.get, asked.give), ACCEPT))
        elif isinstance(option, Counter) and market.is_likely(partner, option.get, option.give):
            choices.append((market.surplus(partner, option.give, option.get) - worthwhile, option))
    return max(choices, key=lambda choice: choice[0])[1]


def choose_deal(state: CatanState, asked: ChooseDeal, judge: Judge) -> Action:
    """The best of the agreements, if it is one."""
    market = Market(state, judge)
    choices: list[tuple[float, Action]] = [(0.0, WITHDRAW)]
    for reply in asked.replies:
        if holds(state.hands[judge.seat], reply.get) and not is_dangerous(state, reply.seat):
            choices.append((market.surplus(reply.seat, reply.get, reply.give), Deal(reply.seat)))
    return max(choices, key=lambda choice: choice[0])[1]


def best_offer(state: CatanState, judge: Judge) -> Action | None:
    """The offer that brings most among those that somebody should like."""
    if state.offers >= OFFERS:
        return None
    seat = judge.seat
    partners = partners_of(state, seat)
    market = Market(state, judge)
    number = 1 + state.offers
    hand = state.hands[seat]
    best, found = 0.0, None
    for kind in state.book.kinds:
        if count(hand, kind) < number:
            continue
        for other in state.book.kinds:
            give, get = number << WIDTH * kind, 1 << WIDTH * other
            if kind == other or market.gain(seat, give, get) < judge.weights.worthwhile:
                continue
            for partner in partners:
                surplus = market.surplus(partner, give, get)
                if surplus > best and market.is_likely(partner, get, give):
                    best, found = surplus, (give, get)
    return offer_to(state, partners, *found) if found else None
