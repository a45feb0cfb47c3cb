"""What steps on the cult tracks promise: places at the end, and the bonuses of the rounds until then."""

from __future__ import annotations

from deskovka.bots.terra_mystica.prices import prices
from deskovka.bots.terra_mystica.ranks import hope_of_rank
from deskovka.bots.terra_mystica.weights import Weights
from deskovka.core.game import Seat
from deskovka.games.terra_mystica.ending import CULT_POINTS
from deskovka.games.terra_mystica.state import CULTS, LAST_ROUND, TerraMysticaState


class CultHopes:
    """The tracks as one seat sees them; what depends on the steps alone is worked out once for each step."""

    def __init__(
        self, state: TerraMysticaState, seat: Seat, others: list[Seat], spread: float, weights: Weights
    ) -> None:
        self.seat = seat
        self.worths: list[list[float]] = []  # by cult and step
        self.priest_bonus = 0.0  # for a priest on an order
        for cult in range(CULTS):
            rivals = [state.cults[other * CULTS + cult] for other in others]
            self.worths.append(
                [
                    hope_of_rank(step, rivals, CULT_POINTS, spread) + weights.cult_step * step
                    for step in range(11)
                ]
            )
        for round in range(max(1, state.round), LAST_ROUND):
            self._add_bonus(state, round, weights)

    def _add_bonus(self, state: TerraMysticaState, round: int, weights: Weights) -> None:
        """TM-22.3: this round's bonus for full multiples; by a later one some more steps will have been made."""
        tile = state.tiles.scorings[state.scoring[round - 1]]
        worth = prices(round + 1, weights).goods(tile.bonus)
        if tile.per_priest:
            self.priest_bonus += worth
            return
        for step in range(11):
            times = step // tile.steps if round == state.round else weights.cult_bonus * step / tile.steps
            self.worths[tile.cult][step] += worth * times

    def value(self, state: TerraMysticaState) -> float:
        cults, first = state.cults, self.seat * CULTS
        total = 0.0
        for cult, worths in enumerate(self.worths):
            total += worths[cults[first + cult]]
        if self.priest_bonus:
            total += self.priest_bonus * state.orders.count(self.seat)
        return total
