"""What cards are worth to a seat: each word of the vocabulary has its price."""

from __future__ import annotations

from typing import Final

from deskovka.bots.empires_north.weights import Weights
from deskovka.core.game import Seat
from deskovka.games.empires_north.cards import ALL, Body, Card, CardName, Effect, Feature, Kind, Moment, Tile
from deskovka.games.empires_north.effects.assign import Assign, Release, Withdraw
from deskovka.games.empires_north.effects.attack import AttackFree
from deskovka.games.empires_north.effects.choose import Choose
from deskovka.games.empires_north.effects.discard import DiscardHand, SendAway
from deskovka.games.empires_north.effects.expedition import Expedition, PayOut
from deskovka.games.empires_north.effects.find import DrawAndBuild, Find
from deskovka.games.empires_north.effects.gain import Gain
from deskovka.games.empires_north.effects.move import MoveDisc, MoveShip
from deskovka.games.empires_north.effects.pay import Pay
from deskovka.games.empires_north.effects.perform import Perform
from deskovka.games.empires_north.effects.refresh import Refresh, Renew
from deskovka.games.empires_north.goods import GOLD, KINDS, RAZE, RESOURCE_KINDS, WORKER, Gains, Price
from deskovka.games.empires_north.state import EmpiresState

OFTEN: Final = {  # how often something happens in a round of one player
    Moment.EXPLORE: 0.8,
    Moment.POPULATE: 0.7,
    Moment.CONSTRUCT: 0.8,
    Moment.HARVEST: 1.2,
    Moment.SAIL: 1.0,
    Moment.SECOND_USE: 1.8,
    Moment.PILLAGE: 0.8,
    Moment.CONQUER: 0.4,
    Moment.BUILD: 2.5,
    Moment.ACTION: 3.0,
    Moment.ASSIGN: 1.5,
    Moment.DISCARD: 0.6,
    Moment.ATTACK: 0.1,
    Moment.PASS: 1.0,
}
OF_OTHERS: Final = 0.5  # how often an opponent does it, as a part of that
A_SORT: Final = 0.4  # the part that concerns one sort of cards
CHOICE: Final = 0.15  # what it is worth to choose a resource
LOST_CARD: Final = 1.5  # a card of the empire that is given up
TAKEN_BACK: Final = 0.8  # one that goes back to the hand
PERFORMED: Final = {
    Tile.EXPLORE: 1.0,
    Tile.POPULATE: 1.2,
    Tile.CONSTRUCT: 2.2,
    Tile.HARVEST: 1.8,
    Tile.SAIL: 1.8,
}
FIXED: Final[dict[type[Effect], float]] = {  # words whose worth hardly depends on anything
    AttackFree: 0.6,
    Release: 0.5,
    Find: 1.2,
    MoveDisc: 0.4,
    MoveShip: 0.2,
    Expedition: 0.7,
    DrawAndBuild: 2.0,
    Withdraw: 0.6,
    PayOut: 1.0,
}


class Worths:
    """What things are worth to one seat when so many rounds are to come after this one."""

    def __init__(self, state: EmpiresState, seat: Seat, rounds: float, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.rounds = rounds
        self.weights = weights
        later = min(1.0, rounds)
        resource = weights.resource + later * weights.resource_later
        self.prices = [resource] * KINDS
        self.prices[GOLD] = weights.gold + later * weights.gold_later
        self.prices[RAZE] = weights.raze + later * weights.raze_later
        self.prices[WORKER] = weights.worker_now + rounds * weights.worker_round
        self.drawn = weights.drawn + later * weights.drawn_later
        self._rounds_of: dict[CardName, float] = {}
        self._uses_of: dict[CardName, tuple[float, int]] = {}
        self._in_hand: dict[CardName, float] = {}
        self._pillages: dict[CardName, float] = {}
        self._conquests: dict[CardName, float] = {}

    # Words

    def gains(self, gains: Gains) -> float:
        total = gains.points + gains.cards * self.drawn
        for kind, amount in gains.supply:
            total += amount * self.prices[kind]
        total += (gains.any + gains.different) * (self.prices[0] + CHOICE)
        return total + (gains.neutral_ships + gains.clan_ships) * self.rounds * self.weights.ship_round

    def price(self, price: Price) -> float:
        """A worker who is paid comes back: he costs what he could do in this round."""
        total = price.any * self.prices[0]
        for kind, amount in price.supply:
            total += amount * (self.weights.worker_now if kind == WORKER else self.prices[kind])
        return total

    def effect(self, effect: Effect) -> float:
        """What a step is worth; of a cost, less than nothing."""
        if isinstance(effect, Gain):
            times = 1.0
            if effect.for_each is not None:
                times = effect.for_each.count(self.state, self.seat, -1) + 0.5
                times = min(times, effect.for_each.most) if effect.for_each.most else times
            return self.gains(effect.gains) * times
        if isinstance(effect, Pay):
            return -self.price(effect.price)
        if isinstance(effect, Choose):
            return max([self.steps(steps) for steps in effect.lists])
        if isinstance(effect, Perform):
            return PERFORMED[effect.tile]
        if isinstance(effect, Refresh):
            return effect.count * self.weights.worker_now
        if isinstance(effect, Renew):
            return 0.8 * (2 if effect.count == ALL else effect.count)
        if isinstance(effect, SendAway):
            each = self.steps(effect.each) - (TAKEN_BACK if effect.to_hand else LOST_CARD)
            return max(0.0, each) * effect.count if effect.up_to else each * effect.count
        if isinstance(effect, DiscardHand):
            return -effect.count * self.drawn * 0.7
        if isinstance(effect, Assign):
            return -min(self.prices[kind] for kind in effect.kinds) * effect.most
        return FIXED.get(type(effect), 0.0)

    def steps(self, steps: tuple[Effect, ...]) -> float:
        total = 0.0
        for effect in steps:
            total += self.effect(effect)
        return total

    # Cards

    def stored(self, card: Card) -> float:
        """What a full set on a card pays each round."""
        if card.storage is None:
            return 0.0
        return max([self.gains(gains) for gains in card.storage.choose])

    def use(self, card: Card) -> tuple[float, int]:
        """What the action of a card brings, its workers not counted, and how many of them it takes."""
        found = self._uses_of.get(card.name)
        if found is None:
            found = self._uses_of[card.name] = self._use(card)
        return found

    def _use(self, card: Card) -> tuple[float, int]:
        body = card.action
        if body is None:
            return 0.0, 0
        workers = 0
        worth = self.steps(body.do)
        for effect in body.cost:
            worth += self.effect(effect)
            if isinstance(effect, Pay):
                workers += dict(effect.price.supply).get(WORKER, 0)
            if isinstance(effect, Assign) and card.storage is not None:
                worth += effect.most / card.storage.every * self.stored(card) * self.rounds
        worth += workers * self.weights.worker_now
        return max(0.0, worth), workers

    def feature(self, feature: Feature) -> float:
        """What a feature brings in a round."""
        often = OFTEN[feature.on] * self.weights.feature_round
        if feature.by_opponent:
            often *= OF_OTHERS
        if feature.cards.icons or feature.cards.kind:
            often *= A_SORT
        if feature.cards.this > 0:
            often = 0.2
        return often * max(0.0, self.body(feature.body))

    def body(self, body: Body) -> float:
        return self.steps(body.cost) + self.steps(body.do)

    def each_round(self, card: Card) -> float:
        """What a card of the empire brings in a round to come."""
        found = self._rounds_of.get(card.name)
        if found is None:
            worth, workers = self.use(card)
            if card.storage is not None:
                worth *= 0.5  # what is stored later pays less often
            worth -= workers * self.weights.worker_now
            found = self.weights.action_round * max(0.0, worth)
            for feature in card.features:
                found += self.feature(feature)
            self._rounds_of[card.name] = found
        return found

    def built(self, card: Card) -> float:
        """What a card is worth when it joins the empire, beside what it costs."""
        weights = self.weights
        total = weights.card + self.each_round(card) * (self.rounds + 0.4)
        if card.bonus is not None:
            total += self.steps(card.bonus.do)
        if card.group == Kind.FIELD.value:
            total += self.gains(card.produces) * (1.0 + 0.35 * self.rounds)
        if card.copy is not None:
            others = [self.state.card_of(piece) for piece in self.state.empires[self.seat]]
            total += max([self.built(other) for other in others if card.copy.fits(other)], default=1.0) - 1.0
        return total

    def in_hand(self, card: Card) -> float:
        """What a card in hand is worth if it is played."""
        found = self._in_hand.get(card.name)
        if found is None:
            if card.immediate is not None:
                found = self.body(card.immediate)
            else:
                found = self.built(card)
                if card.pay is not None:
                    found -= self.price(card.pay) * self.weights.cost
            found = self._in_hand[card.name] = max(0.1, found)
        return found

    def pillage(self, card: Card) -> float:
        found = self._pillages.get(card.name)
        if found is None:
            found = self._pillages[card.name] = self.gains(card.pillage)
        return found

    def conquest(self, card: Card) -> float:
        found = self._conquests.get(card.name)
        if found is None:
            found = self._conquests[card.name] = self.built(card)
        return found

    def wanted(self) -> list[int]:
        """How many of each resource the cards in hand and in the empire ask for."""
        found = [0] * KINDS
        state, cards = self.state, self.state.box.cards
        for name in state.hands[self.seat]:
            card = cards[name]
            if card.pay is not None:
                for kind, amount in card.pay.supply:
                    found[kind] += amount
        for piece in state.empires[self.seat]:
            card = state.card_of(piece)
            for effect in card.action.cost if card.action is not None else ():
                if isinstance(effect, Pay):
                    for kind, amount in effect.price.supply:
                        found[kind] += amount
                elif isinstance(effect, Assign):
                    for kind in effect.kinds:
                        if kind in RESOURCE_KINDS:
                            found[kind] += 1
        found[0] += 2  # second uses of discs
        return found
