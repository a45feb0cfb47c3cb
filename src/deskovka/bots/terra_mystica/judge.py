"""What a position is worth to a seat: the points it has, and those it can expect."""

from __future__ import annotations

from deskovka.bots.terra_mystica.abilities import hope_of_upgrades, worth_of_ability
from deskovka.bots.terra_mystica.cult_hopes import CultHopes
from deskovka.bots.terra_mystica.half_towns import hope_of_towns
from deskovka.bots.terra_mystica.land import hope_of_land
from deskovka.bots.terra_mystica.prices import AT_THE_END, income_prices, prices
from deskovka.bots.terra_mystica.ranks import hope_of_rank
from deskovka.bots.terra_mystica.tile_hopes import (
    best_tiles,
    hope_of_favors,
    hope_of_scroll,
    turns_to_come,
    worth_of_scroll,
)
from deskovka.bots.terra_mystica.weights import RULES_OF_THUMB, Weights
from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.terra_mystica.board import BOARD
from deskovka.games.terra_mystica.ending import NETWORK_POINTS
from deskovka.games.terra_mystica.factions import Kind
from deskovka.games.terra_mystica.reach import network
from deskovka.games.terra_mystica.state import KINDS, LAST_ROUND, NOBODY, TerraMysticaState

TRADED_COIN = 1.3  # a coin of those who get a point for two, against others


class Judge:
    """Estimates positions that one seat can reach in this turn; what the others have is looked up once."""

    def __init__(self, state: TerraMysticaState, seat: Seat, weights: Weights = RULES_OF_THUMB) -> None:
        self.weights = weights
        self.seat = seat
        self.faction = state.faction(seat)
        self.round = state.round
        self.left = LAST_ROUND - state.round  # rounds after this one
        self.prices = prices(state.round, weights)
        self.later = prices(state.round + 1, weights)  # of what is kept for the next round
        self.income_prices = income_prices(state.round, weights)
        self.spread = 1.0 + weights.rank_spread * self.left
        others = [other for other in range(state.seats) if other != seat and state.factions[other]]
        self.cults = CultHopes(state, seat, others, self.spread, weights)
        self.rival_networks = [network(state, other) for other in others]
        self.beside_rivals = BOARD.beside(state.occupied & ~state.own[seat])
        self.tile_hopes = [weights.tile_hope * points for points in best_tiles(state)]
        self.scroll_hope = hope_of_scroll(self, state)
        # Most turns leave the hexes as they are: these two tables save 15 % of all function calls of a game.
        self.networks: dict[tuple[object, ...], int] = {}
        self.groups: dict[tuple[object, ...], list[tuple[int, int]]] = {}
        self.final = False  # goods count as what they are at the very end

    def value(self, state: TerraMysticaState) -> float:
        """The points this seat can expect at the end of the game."""
        passed = self.seat in state.passed
        total = state.points[self.seat] + self._stock(state, passed) + self._network(state)
        total += self.cults.value(state)
        total += hope_of_favors(self, state) + hope_of_towns(self, state)
        if self.left:
            total += self._income(state) + hope_of_upgrades(self, state) + hope_of_land(self, state)
            if state.pieces[self.seat * KINDS + Kind.SH]:
                total += self.left * worth_of_ability(self, state)
        if not passed:
            total += self.scroll_hope + turns_to_come(self, state)
        elif state.scrolls[self.seat] != NOBODY:
            total += worth_of_scroll(self, state, state.scrolls[self.seat])
        return total

    def _stock(self, state: TerraMysticaState, passed: bool) -> float:
        """Workers, coins, priests and power at hand; more than can be used soon is worth half."""
        seat = self.seat
        price = AT_THE_END if self.final else self.later if passed else self.prices
        coins: float = state.coins[seat]
        workers: float = state.workers[seat]
        if self.left:
            coins -= 0.5 * max(0.0, coins - self.weights.plenty_coins)
            workers -= 0.5 * max(0.0, workers - self.weights.plenty)
        return (
            workers * price.worker
            + coins * price.coin * (TRADED_COIN if self.faction.trades_points else 1.0)
            + state.priests[seat] * price.priest
            + state.bowl3[seat] * price.token
            + state.bowl2[seat] * price.waiting
            + state.bowl1[seat] * price.spent
        )

    def _income(self, state: TerraMysticaState) -> float:
        """What buildings and favor tiles bring in the rounds to come."""
        worth, incomes, first = self.income_prices.goods, self.faction.incomes, self.seat * KINDS
        total = 0.0
        for kind in range(KINDS):
            total += worth(incomes[kind][state.pieces[first + kind].bit_count()])
        favors = state.tiles.favors
        for number in bits(state.favors[self.seat]):
            total += worth(favors[number].income)
        return total

    def _network(self, state: TerraMysticaState) -> float:
        seat = self.seat
        has_stronghold = state.pieces[seat * KINDS + Kind.SH] != 0  # TM-24.8: it lengthens leaps
        key = (state.own[seat], state.bridges, state.shipping[seat], has_stronghold, state.leap_bonus[seat])
        size = self.networks.get(key)
        if size is None:
            size = self.networks[key] = network(state, seat)
        place = hope_of_rank(size, self.rival_networks, NETWORK_POINTS, self.spread)
        return place + self.weights.network * size
