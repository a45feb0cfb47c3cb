"""What a position is worth to a seat, in victory points."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.bots.catan.digging import crews_worth
from deskovka.bots.catan.dragons import threat
from deskovka.bots.catan.hunting import hunt_worth
from deskovka.bots.catan.outlook import Outlook, card_worth, income_worth
from deskovka.bots.catan.production import dots_of, rates_of
from deskovka.bots.catan.progress import cards_worth, holdings
from deskovka.bots.catan.realm import realm_worth
from deskovka.bots.catan.robbing import place_thief, thieving, victim_of
from deskovka.bots.catan.sailing import hoard
from deskovka.bots.catan.valuer import Valuer
from deskovka.bots.catan.weights import Weights
from deskovka.core.game import Seat
from deskovka.games.catan.development import KNIGHT
from deskovka.games.catan.goods import WIDTH, count, kinds, size
from deskovka.games.catan.points import CARD_POINTS, FIRST_ARMY, LARGEST_ARMY, VICTORY_POINT, points
from deskovka.games.catan.robber import MoveRobber
from deskovka.games.catan.seafarers.pirate import MoveRobberOrPirate, Thieving
from deskovka.games.catan.state import NOBODY, CatanState

WON = 1000.0
LOSS = 0.12  # what the loss of a card means to the victim


class Judge(Valuer):
    """By rules of thumb. How long the game lasts and who is dangerous is seen in the first position."""

    def __init__(self, state: CatanState, seat: Seat, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        shown = [state.shown[other] for other in range(state.seats)]
        self.lasting = max(weights.late, (state.target - max(shown)) / (state.target - 2))
        self.threats = [
            weights.rivals * (1 + weights.leader * max(0.0, number - state.target / 2)) for number in shown
        ]

    def value(self, state: CatanState) -> float:
        """The own standing and plans, less what the others have."""
        if state.winner == self.seat:
            return WON
        hand = state.hands[self.seat]
        return self.balance(state) + self._cards(state) + self.outlook(state, self.seat).worth(hand)

    def bought(self, state: CatanState) -> float:
        return card_worth(self.weights, self.lasting)

    def promised(self, state: CatanState, points: float) -> float:
        return points

    def thief(self, state: CatanState, asked: MoveRobber | MoveRobberOrPirate) -> tuple[Thieving, float]:
        outlook = self.outlook(state, self.seat)
        spoils = [
            spoil(state, outlook, victim) + LOSS * self.threats[victim] for victim in range(state.seats)
        ]
        balances: dict[int, float] = {}

        def worth(action: Thieving) -> float:
            if action.hex not in balances:
                balances[action.hex] = self._balance_with_thief(state, action)
            victim = victim_of(action)
            return balances[action.hex] + (0.0 if victim is None else spoils[victim])

        best = max(thieving(state, asked, self.seat), key=worth)
        return best, 0.0 if victim_of(best) is None else self.weights.stolen

    def _balance_with_thief(self, state: CatanState, action: Thieving) -> float:
        """The robber takes income; the pirate is in the way of plans."""
        trial = state.copy()
        place_thief(trial, action)
        found = self.balance(trial)
        if trial.sea is not state.sea:
            found += self._plans(trial) - self._plans(state)
        return found

    def keeping(self, state: CatanState) -> Callable[[int], float]:
        return self.outlook(state, self.seat).worth

    def balance(self, state: CatanState) -> float:
        """The own standing against that of the others."""
        found = self.standing(state, self.seat)
        for other in state.after(self.seat):
            found -= self.threats[other] * self.standing(state, other)
            if state.realm is not None:
                found -= self.threats[other] * holdings(state, other, self.weights)
        return found

    def _plans(self, state: CatanState) -> float:
        """The own plans against those of the others."""
        found = self.outlook(state, self.seat).worth(state.hands[self.seat])
        for other in state.after(self.seat):
            found -= self.threats[other] * self.outlook(state, other).worth(state.hands[other])
        return found

    def outlook(self, state: CatanState, seat: Seat) -> Outlook:
        return Outlook(state, seat, self.weights, self.lasting)

    def standing(self, state: CatanState, seat: Seat) -> float:
        """What a seat has, without its plans."""
        income = income_worth(dots_of(state, seat), rates_of(state, seat), state.seats, self.weights)
        found = points(state, seat) + income * self.lasting + self._army(state, seat)
        if state.sea is not None:
            found += hoard(state, seat, self.weights) - threat(state, seat, self.weights) * self.lasting
        if state.realm is not None:
            found += realm_worth(state, seat, self.weights, self.lasting)
            if state.land is not None:
                found += crews_worth(state, seat, self.weights)
                found += hunt_worth(state, seat, self.weights, self.lasting)
        return found

    def _army(self, state: CatanState, seat: Seat) -> float:
        """What knights, played and in hand, may still bring."""
        if state.army == seat or LARGEST_ARMY not in state.book.sources:
            return 0.0
        needed = FIRST_ARMY if state.army == NOBODY else state.knights[state.army] + 1
        missing = needed - state.knights[seat]
        held = min(state.cards[seat][KNIGHT], missing)
        return CARD_POINTS * float(self.weights.army ** (missing - held / 2))

    def _cards(self, state: CatanState) -> float:
        """The cards in hand, apart from victory points."""
        if state.realm is not None:
            return cards_worth(state, self.seat, self.lasting)
        cards = state.cards[self.seat]
        knights = cards[KNIGHT]
        others = sum(cards) - knights - cards[VICTORY_POINT]
        return self.weights.knight * knights + self.weights.progress * others


def spoil(state: CatanState, outlook: Outlook, victim: Seat) -> float:
    """What a card of a victim is worth on average."""
    hand = state.hands[victim]
    if victim == outlook.seat or not hand:
        return 0.0
    own = state.hands[outlook.seat]
    now = outlook.worth(own)
    gain = sum(count(hand, kind) * (outlook.worth(own + (1 << WIDTH * kind)) - now) for kind in kinds(hand))
    return gain / size(hand)
