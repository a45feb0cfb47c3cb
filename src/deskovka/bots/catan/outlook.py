"""What a seat may build next, and what that is worth, in victory points."""

from __future__ import annotations

from copy import copy
from itertools import chain

from deskovka.bots.catan.digging import dig_plans
from deskovka.bots.catan.dragons import threat_at
from deskovka.bots.catan.hunting import crossing_plans
from deskovka.bots.catan.places import FARTHEST, FARTHEST_AT_SEA, by_road, by_ship, open_corners, places_of
from deskovka.bots.catan.production import (
    Flow,
    city_dots,
    counted,
    dots_of,
    dry_dots,
    flow,
    free_dots,
    full_flow,
    paces,
    rates_of,
    rates_with,
    wait,
)
from deskovka.bots.catan.realm import knight_plan, level_plans, realm_income_worth
from deskovka.bots.catan.sailing import beyond, finding_plans
from deskovka.bots.catan.weights import Weights
from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.catan.building import CITY, ROAD, ROADS, SETTLEMENT, SETTLEMENTS, city_places
from deskovka.games.catan.development import COST
from deskovka.games.catan.goods import RESOURCES, size
from deskovka.games.catan.points import CARD_POINTS
from deskovka.games.catan.roads import SHORTEST
from deskovka.games.catan.robber import hand_limit
from deskovka.games.catan.seafarers.ships import SHIP, SHIPS
from deskovka.games.catan.state import CatanState

MOST_ROADS = 3  # that are planned for the Longest Road

Plan = tuple[list[int], float]  # what it costs, by kind, and what it brings


def income_worth(dots: int, rates: tuple[int, ...], seats: int, weights: Weights) -> float:
    """At the beginning of a game; where commodities have a rate, one of Cities & Knights."""
    if len(rates) > len(RESOURCES):
        return realm_income_worth(dots, rates, seats, weights)
    settlements, cities, cards = paces(dots, rates, seats)
    return (
        weights.settlements * settlements
        + weights.cities * cities
        + weights.cards * cards
        + weights.dots * size(dots)
    )


def card_worth(weights: Weights, lasting: float) -> float:
    """What a development card is worth when it is bought."""
    return weights.card * lasting + weights.late_card * (1 - lasting)


class Outlook:
    """What a seat may build next, and how well a hand serves that."""

    def __init__(self, state: CatanState, seat: Seat, weights: Weights, lasting: float) -> None:
        self.weights = weights
        self.lasting = lasting
        self.state = state
        self.seat = seat
        self.dots = dots_of(state, seat)
        self.rates = rates_of(state, seat)
        now = self.dots - dry_dots(state, seat)
        self.flow: Flow = (flow if state.realm is None else full_flow)(now, state.seats)
        self.counted = counted(state)
        self.income = income_worth(self.dots, self.rates, state.seats, weights)
        self.sites = [0.0] * (FARTHEST + 1)  # what the best place brings, by the roads that are missing
        self.room = 0  # places less than that far away
        self.limit = hand_limit(state, seat)
        self.plans = self._plans()
        self.muster: list[Plan] = []
        self.level_plans: list[Plan] = []  # they are paid with other cards, and so wait for nothing else
        if state.realm is not None:
            self.level_plans = level_plans(state, seat, weights, lasting)
            self.muster = self._muster(state)
            self.plans.sort(key=lambda plan: -plan[1])  # the best first, so that most need not be looked at

    def in_time(self, state: CatanState) -> Outlook:
        """The same where only the state of the knights, or the barbarians, are not as they were."""
        found = copy(self)
        found.muster = self._muster(state)
        return found

    def _muster(self, state: CatanState) -> list[Plan]:
        """What knights are wanted for."""
        seat, weights, lasting = self.seat, self.weights, self.lasting
        found = [knight_plan(state, seat, weights, lasting)]
        if state.land is not None:
            found += dig_plans(state, seat, weights)
            found += crossing_plans(state, seat, weights, lasting)
        return found

    def _plans(self) -> list[Plan]:
        state, seat, weights = self.state, self.seat, self.weights
        found: list[Plan] = []
        upgradable = city_places(state, seat)
        if upgradable:
            gain = max(self.upgrade_gain(corner) for corner in bits(upgradable))
            found.append((self.counted(CITY), gain))
        if any(state.deck):
            found.append((self.counted(COST), card_worth(weights, self.lasting)))
        roads_left = ROADS - state.roads[seat].bit_count()
        if state.settlements[seat].bit_count() < SETTLEMENTS:
            found += self._settlements(roads_left)
        found += self._longest_road(roads_left)
        if state.sea is not None:
            found += self._voyages(SHIPS - state.sea.ships[seat].bit_count())
        return found

    def _voyages(self, ships_left: int) -> list[Plan]:
        """The best place, and the best find, at each distance over the sea; and finds by road."""
        state, weights = self.state, self.weights
        settling = state.settlements[self.seat].bit_count() < SETTLEMENTS
        reached, open, near = by_ship(state, self.seat), open_corners(state), 0
        others = [by_ship(state, other) for other in state.after(self.seat)]
        found: list[Plan] = []
        for ships in range(1, min(FARTHEST_AT_SEA, ships_left) + 1):
            for corners in others:
                near |= corners[ships]
            sure = weights.certainty_at_sea**ships
            gain = 0.0
            for corner in bits(reached[ships] & open if settling else 0):
                worth = self.gain(corner)
                gain = max(gain, worth * weights.contested if near >> corner & 1 else worth)
            if gain:
                found.append((self.counted(SETTLEMENT + ships * SHIP), gain * sure))
                if ships <= FARTHEST:
                    self.sites[ships] = max(self.sites[ships], gain)
            found += finding_plans(state, self.seat, reached[ships], ships * SHIP, sure, weights)
        for roads, ends in enumerate(by_road(state, self.seat)[1:], 1):
            sure = weights.certainty_at_sea**roads
            found += finding_plans(state, self.seat, ends, roads * ROAD, sure, weights)
        return found

    def _settlements(self, roads_left: int) -> list[Plan]:
        """The best place at each distance."""
        state, weights = self.state, self.weights
        own = places_of(state, self.seat)
        others = [places_of(state, other) for other in state.after(self.seat)]
        near = 0
        found: list[Plan] = []
        for roads in range(min(FARTHEST, roads_left) + 1):
            for places in others:
                near |= places[roads]
            if own[roads]:
                gain = 0.0
                for corner in bits(own[roads]):
                    worth = self.gain(corner)
                    gain = max(gain, worth * weights.contested if near >> corner & 1 else worth)
                self.sites[roads] = gain
                self.room += own[roads].bit_count() if roads < FARTHEST else 0
                found.append((self.counted(SETTLEMENT + roads * ROAD), gain * weights.certainty**roads))
        return found

    def gain(self, corner: int) -> float:
        """A point, and what one more building on a corner adds to the income."""
        return self._gain(corner, free_dots(self.state)[corner])

    def upgrade_gain(self, corner: int) -> float:
        """The same of a city in place of a settlement."""
        if self.state.realm is None:
            return self.gain(corner)
        return self._gain(corner, city_dots(self.state)[corner])

    def _gain(self, corner: int, new: int) -> float:
        state, weights = self.state, self.weights
        dots = self.dots + new
        own = state.settlements[self.seat] | state.cities[self.seat] | 1 << corner
        more = income_worth(dots, rates_with(state, self.rates, own), state.seats, weights) - self.income
        gain = 1 + more * self.lasting
        if state.sea is not None:
            gain += beyond(state, self.seat, corner, self.lasting, weights)
            gain -= threat_at(state, corner, weights) * self.lasting
        return gain

    def _longest_road(self, roads_left: int) -> list[Plan]:
        state, seat = self.state, self.seat
        if state.longest == seat:
            return []
        needed = max(SHORTEST, max(state.chains) + 1) - state.chains[seat]
        if needed > min(MOST_ROADS, roads_left):
            return []
        gain = CARD_POINTS * self.weights.road_plan * self.weights.certainty**needed
        return [(self.counted(needed * piece.cost), gain) for piece in state.book.laying.values()]

    def worth(self, hand: int) -> float:
        """What the hand is good for: the best plan counts, the next one a little; the later the less."""
        patience, flow, rates = self.weights.patience, self.flow, self.rates
        held = self.counted(hand)
        best = second = levels = 0.0
        for cost, gain in chain(self.plans, self.muster):
            if gain <= second:
                continue
            gaps = [price - number for price, number in zip(cost, held)]
            worth = gain * patience ** wait(gaps, flow, rates)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        for cost, gain in self.level_plans:
            if gain <= levels:
                continue
            gaps = [price - number for price, number in zip(cost, held)]
            levels = max(levels, gain * patience ** wait(gaps, flow, rates))
        return best + self.weights.second * second + levels + self._comfort(hand)

    def _comfort(self, hand: int) -> float:
        """Cards are good to have as long as a seven does not take half of them."""
        cards = size(hand)
        lost = cards // 2 if cards > self.limit else 0
        return self.weights.good * min(cards, self.limit) - self.weights.excess * lost
