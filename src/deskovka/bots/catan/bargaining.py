"""Trade of the strong player: it offers what the others should like and what helps it to win."""

from __future__ import annotations

from collections.abc import Iterator

from deskovka.bots.catan.chances import Chances
from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.trading import Market, is_dangerous, offer_to, partners_of
from deskovka.bots.catan.turns import best_line
from deskovka.bots.catan.weights import RULES_OF_THUMB
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.catan.goods import ONE, common, count, holds, kinds, size
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import ACCEPT, DECLINE, WITHDRAW, AnswerOffer, ChooseDeal, Counter, Deal

# All of these were chosen by hand.
OFFERS = 3  # a turn
MOST_GIVEN, MOST_WANTED = 3, 2  # cards
NOTICEABLE = 0.02  # the least growth of the own strength for which a trade is looked at
WORTH_ASKING = 0.004  # the least growth of the chance to win for which it asks the others
WORTH_AGREEING = 0.002  # and for which it agrees
CLOSER_LOOK = 4  # offers for which the rest of the turn is thought through

Swap = tuple[int, int]  # what is given, and what for


def tradable(hand: int) -> Iterator[int]:
    """Up to three cards of one kind, or one of each of two kinds."""
    for kind in kinds(hand):
        for number in range(1, min(count(hand, kind), MOST_GIVEN) + 1):
            yield number * ONE[kind]
        for other in range(kind):
            if count(hand, other):
                yield ONE[kind] + ONE[other]


class Bargainer:
    """Looks for trades in one position."""

    def __init__(self, state: CatanState, chances: Chances, width: int, depth: int) -> None:
        self.state = state
        self.seat = chances.seat
        self.chances = chances
        self.width = width
        self.depth = depth

    def best_offer(self, without: float) -> Action | None:
        """The offer that raises the chance to win most, if it is better than a turn without it.

        Nothing in a position tells what was refused, so the second offer of a turn is the second best, and so on: if
        nothing has changed since, the best has been tried.
        """
        partners = partners_of(self.state, self.seat)
        if self.state.offers >= OFFERS or is_dangerous(self.state, self.seat) or not partners:
            return None
        swaps = self._promising(partners)[: self.state.offers + CLOSER_LOOK]
        found = sorted(((self.outcome(partner, swap), swap) for partner, swap in swaps), reverse=True)
        if len(found) <= self.state.offers:
            return None
        outcome, (give, get) = found[self.state.offers]
        if outcome < without + WORTH_ASKING:
            return None
        return offer_to(self.state, partners, give, get)

    def outcome(self, partner: Seat, swap: Swap) -> float:
        """The chance to win with a trade and the best that can be done afterwards."""
        found = self.chances.traded(self.state, partner, *swap)
        return self.chances.value(found) + best_line(found, self.chances, self.width, self.depth)[0]

    def _promising(self, partners: list[Seat]) -> list[tuple[Seat, Swap]]:
        """Trades that somebody should agree to, each with the partner to whom it is worth least; the best first."""
        found: dict[Swap, tuple[float, Seat]] = {}
        for partner in partners:
            for swap in self._agreeable(partner):
                value = self.chances.value(self.chances.traded(self.state, partner, *swap))
                found[swap] = max(found.get(swap, (0.0, partner)), (value, partner))
        return [(found[swap][1], swap) for swap in sorted(found, key=lambda swap: (-found[swap][0], swap))]

    def _agreeable(self, partner: Seat) -> Iterator[Swap]:
        """Trades that make this seat stronger and that a partner should agree to, by rules of thumb."""
        worth = self.chances.keeping(self.state)
        hand = self.state.hands[self.seat]
        least = worth(hand) + NOTICEABLE
        market = Market(self.state, Judge(self.state, partner, RULES_OF_THUMB))
        gives = list(tradable(hand))
        for get in tradable(self.state.hands[partner]):
            if size(get) <= MOST_WANTED:
                for give in gives:
                    fits = not common(give, get) and worth(hand - give + get) > least
                    if fits and market.surplus(self.seat, get, give) > 0:
                        yield give, get


def answer(state: CatanState, asked: AnswerOffer, chances: Chances) -> Action:
    """Agree to what raises the chance to win, ask for a card more where that may be agreed to, or decline."""
    seat, partner = chances.seat, state.active
    if not holds(state.hands[seat], asked.get) or is_dangerous(state, partner):
        return DECLINE
    market = Market(state, Judge(state, partner, RULES_OF_THUMB))
    least = chances.value(state) + WORTH_AGREEING
    choices: list[tuple[float, Action]] = [(least, DECLINE)]
    for option in asked.options(state, seat):
        if option == ACCEPT:
            choices.append((chances.value(chances.traded(state, partner, asked.get, asked.give)), ACCEPT))
        elif isinstance(option, Counter) and is_likely(market, seat, option):
            value = chances.value(chances.traded(state, partner, option.give, option.get))
            choices.append((value - WORTH_AGREEING, option))
    return max(choices, key=lambda choice: choice[0])[1]


def is_likely(market: Market, seat: Seat, option: Counter) -> bool:
    """Whether the one who offered has what a counter-offer asks for, and should agree to it."""
    holding = holds(market.state.hands[market.seat], option.get)
    return holding and market.surplus(seat, option.get, option.give) > 0


def choose_deal(asked: ChooseDeal, bargainer: Bargainer) -> Action:
    """The best of the agreements, if it is better than none."""
    state, chances = bargainer.state, bargainer.chances
    without = chances.value(state) + best_line(state, chances, bargainer.width, bargainer.depth)[0]
    choices: list[tuple[float, Action]] = [(without + WORTH_AGREEING, WITHDRAW)]
    for reply in asked.replies:
        if holds(state.hands[chances.seat], reply.get) and not is_dangerous(state, reply.seat):
            choices.append((bargainer.outcome(reply.seat, (reply.get, reply.give)), Deal(reply.seat)))
    return max(choices, key=lambda choice: choice[0])[1]
