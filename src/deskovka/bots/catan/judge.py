"""What a position is worth to a seat, in victory points."""

from __future__ import annotations

from deskovka.bots.catan.outlook import Outlook, income_worth
from deskovka.bots.catan.production import dots_of, rates_of
from deskovka.bots.catan.weights import Weights
from deskovka.core.game import Seat
from deskovka.games.catan.development import KNIGHT, MONOPOLY, PLENTY, ROAD_BUILDING
from deskovka.games.catan.points import CARD_POINTS, FIRST_ARMY, open_points, points
from deskovka.games.catan.state import NOBODY, CatanState

WON = 1000.0


class Judge:
    """Compares positions that can follow from one: how long the game lasts and who is dangerous is seen there."""

    def __init__(self, state: CatanState, seat: Seat, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        shown = [open_points(state, other) for other in range(state.seats)]
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

    def balance(self, state: CatanState) -> float:
        """The own standing against that of the others."""
        found = self._standing(state, self.seat)
        for other in state.after(self.seat):
            found -= self.threats[other] * self._standing(state, other)
        return found

    def outlook(self, state: CatanState, seat: Seat) -> Outlook:
        return Outlook(state, seat, self.weights, self.lasting)

    def _standing(self, state: CatanState, seat: Seat) -> float:
        """What a seat has, without its plans."""
        income = income_worth(dots_of(state, seat), rates_of(state, seat), state.seats, self.weights)
        return points(state, seat) + income * self.lasting + self._army(state, seat)

    def _army(self, state: CatanState, seat: Seat) -> float:
        """What knights, played and in hand, may still bring."""
        if state.army == seat:
            return 0.0
        needed = FIRST_ARMY if state.army == NOBODY else state.knights[state.army] + 1
        missing = needed - state.knights[seat]
        held = min(state.cards[seat][KNIGHT], missing)
        return CARD_POINTS * float(self.weights.army ** (missing - held / 2))

    def _cards(self, state: CatanState) -> float:
        """The cards in hand, apart from victory points."""
        cards = state.cards[self.seat]
        others = cards[ROAD_BUILDING] + cards[PLENTY] + cards[MONOPOLY]
        return self.weights.knight * cards[KNIGHT] + self.weights.progress * others
