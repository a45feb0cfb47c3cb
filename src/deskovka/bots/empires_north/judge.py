"""What a position is worth: the own prospects beside those of the best rival."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.bots.empires_north.weights import RULES_OF_THUMB, Weights
from deskovka.bots.empires_north.worth import Worths
from deskovka.core.game import Seat
from deskovka.games.empires_north.cards import Card, CardName, Kind, Moment
from deskovka.games.empires_north.expedition import ENOUGH
from deskovka.games.empires_north.goods import FOOD, GOLD, KINDS, NO_TOKENS, RAZE, RESOURCE_KINDS, WORKER
from deskovka.games.empires_north.state import IN_SUPPLY, NOWHERE, EmpiresState, Piece

MOST_ROUNDS: Final = 4.0
PLENTY: Final = 4  # resources of a type that can be used soon
LEAST_ROUNDS: Final = 0.15  # somebody may always surprise


def rounds_to_come(state: EmpiresState, weights: Weights) -> float:
    """How many rounds may follow this one, by the race to 25 points."""
    if state.last or state.phase == "action" and max(state.points) >= ENOUGH:
        return 0.0
    left = (ENOUGH - max(state.points)) / weights.pace - 0.3
    least = 1.0 if state.phase == "expedition" else LEAST_ROUNDS
    return max(least, min(MOST_ROUNDS, left))


class Judge:
    """How one seat judges what can come of a position."""

    def __init__(self, state: EmpiresState, seat: Seat, weights: Weights = RULES_OF_THUMB) -> None:
        self.root = state
        self.seat = seat
        self.weights = weights
        self.rounds = rounds_to_come(state, weights)
        self._prospects: dict[tuple[Seat, bool], Prospects] = {}
        self._rivals: dict[tuple[Seat, bool], float] = {}

    def value(self, state: EmpiresState) -> float:
        """The lead over the best rival, the surer the fewer rounds are to come."""
        ending = self.rounds > 0 and state.phase == "action" and max(state.points) >= ENOUGH
        rounds = 0.0 if ending else self.rounds
        own = self.prospects(self.seat, ending).of(state)
        best = max([self.rival(state, other, ending) for other in state.after(self.seat)])
        return (own - best) / (self.weights.spread + self.weights.spread_round * rounds)

    def prospects(self, seat: Seat, ending: bool) -> Prospects:
        found = self._prospects.get((seat, ending))
        if found is None:
            rounds = 0.0 if ending else self.rounds
            found = self._prospects[seat, ending] = Prospects(self.root, seat, rounds, self.weights)
        return found

    def rival(self, state: EmpiresState, seat: Seat, ending: bool) -> float:
        """Mostly as before: what one does seldom concerns the others."""
        root = self.root
        first = seat * KINDS
        same = (
            state.empires[seat] is root.empires[seat]
            and state.points[seat] == root.points[seat]
            and state.supply[first : first + KINDS] == root.supply[first : first + KINDS]
            and state.queue == root.queue
            and state.display == root.display
        )
        if not same:
            return self.prospects(seat, ending).of(state)
        found = self._rivals.get((seat, ending))
        if found is None:
            found = self._rivals[seat, ending] = self.prospects(seat, ending).of(root)
        return found


@dataclass(frozen=True, slots=True)
class Known:
    """A card of the empire: its worth in rounds to come, what a harvest brings, and what its action does."""

    card: Card
    worth: float
    harvest: float
    use: tuple[float, int] | None


class Prospects:
    """The points one seat may have at the end."""

    def __init__(self, root: EmpiresState, seat: Seat, rounds: float, weights: Weights) -> None:
        self.root = root
        self.seat = seat
        self.rounds = rounds
        self.weights = weights
        self.worths = Worths(root, seat, rounds, weights)
        self.wanted = self.worths.wanted()
        self.later = min(1.0, rounds)
        self.hears = self._triggers(root)
        self._cards: dict[CardName, Known] = {}
        self._empires: dict[int, tuple[tuple[Piece, ...], float, tuple[tuple[float, int], ...]]] = {}

    def _triggers(self, state: EmpiresState) -> dict[Moment, float]:
        """What the features of the empire bring each time something happens."""
        found: dict[Moment, float] = {}
        for piece in state.empires[self.seat]:
            for feature in state.card_of(piece).features:
                if not feature.by_opponent:
                    worth = max(0.0, self.worths.body(feature.body))
                    found[feature.on] = found.get(feature.on, 0.0) + worth
        return found

    def of(self, state: EmpiresState) -> float:
        seat = self.seat
        active = not state.passed >> seat & 1 and state.phase != "expedition"
        total = state.points[seat] + self.supply(state, active)
        total += self.empire(state, active) + self.hand(state, active) + self.ships(state)
        return total + self.discs(state) if active else total

    def supply(self, state: EmpiresState, active: bool) -> float:
        """Goods and workers; at the end two resources are a point."""
        first = self.seat * KINDS
        held = state.supply[first : first + KINDS]
        workers = held[WORKER] + state.tired[self.seat]
        if not self.rounds and not active:
            raze = held[RAZE] if state.raze_scores else 0
            return sum(held[:GOLD]) // 2 + held[GOLD] + raze + 0.01 * workers
        return self.goods(held) + workers * self.rounds * self.weights.worker_round

    def goods(self, held: list[int]) -> float:
        """Each at its price, more if something asks for it, less if there are many of it."""
        weights, prices, wanted = self.weights, self.worths.prices, self.wanted
        total = held[GOLD] * prices[GOLD]
        price = prices[FOOD]
        for kind in RESOURCE_KINDS:
            here = held[kind]
            if here:
                total += here * price + weights.wanted * (min(wanted[kind], here))
                if here > PLENTY:
                    total -= (here - PLENTY) * (price - 0.5)
        raze = held[RAZE]
        return total + (raze if raze < 3 else 1 + 0.5 * raze) * prices[RAZE]

    def empire(self, state: EmpiresState, active: bool) -> float:
        """Cards: a point each, what they bring in rounds to come, and what can still be used in this one."""
        empire = state.empires[self.seat]
        found = self._empires.get(id(empire))
        if found is None:
            found = self._empires[id(empire)] = (empire, *self.look_at(state, empire))
        _, total, ready = found
        return total + self.weights.ready * self.uses(state, ready) if active else total

    def look_at(
        self, state: EmpiresState, empire: tuple[Piece, ...]
    ) -> tuple[float, tuple[tuple[float, int], ...]]:
        """What an empire is worth by itself, and its actions that can be used, the best first."""
        total = 0.0
        ready: list[tuple[float, int]] = []
        fields: dict[int, float] = {}
        for piece in empire:
            name = piece.copied or piece.card
            known = self._cards.get(name) or self.know(state.box.cards[name])
            total += known.worth
            if known.harvest:
                onto = piece.serial if piece.onto == NOWHERE else piece.onto
                fields[onto] = fields.get(onto, 0.0) + known.harvest
            elif piece.tokens is not NO_TOKENS:
                total += self.tokens(known.card, piece)
            if known.use is not None and not piece.exhausted:
                ready.append(known.use)
        if self.rounds and fields:
            total += self.rounds * self.harvests(list(fields.values()))
        ready.sort(reverse=True)
        return total, tuple(ready)

    def know(self, card: Card) -> Known:
        """What does not change while one decision is thought about."""
        worths = self.worths
        worth = self.weights.card + self.rounds * worths.each_round(card)
        harvest = worths.gains(card.produces) if card.group == Kind.FIELD.value else 0.0
        use = None if card.action is None else worths.use(card)
        found = self._cards[card.name] = Known(card, worth, harvest, use)
        return found

    def harvests(self, fields: list[float]) -> float:
        fields.sort(reverse=True)
        total = self.weights.field_round * fields[0]
        return total + self.weights.next_field * fields[1] if len(fields) > 1 else total

    def tokens(self, card: Card, piece: Piece) -> float:
        """What lies on a card: it pays in every round to come, a part of a set perhaps."""
        if card.storage is None:
            return 0.3 * piece.tokens[WORKER]
        sets = sum([piece.tokens[kind] for kind in card.storage.kinds]) / card.storage.every
        return (sets + int(sets)) / 2 * self.worths.stored(card) * self.rounds

    def uses(self, state: EmpiresState, ready: tuple[tuple[float, int], ...]) -> float:
        """The best actions, as many as there are workers for."""
        workers = state.supply[self.seat * KINDS + WORKER]
        total = 0.0
        for worth, needed in ready:
            if needed <= workers:
                workers -= needed
                total += worth
        return total

    def hand(self, state: EmpiresState, active: bool) -> float:
        """Cards in hand, the best ones first: not all of them will be played."""
        weights, cards = self.weights, state.box.cards
        likely = weights.hand_later * self.later + (weights.hand_now if active else 0.0)
        if not likely:
            return 0.0
        worths = sorted([self.worths.in_hand(cards[name]) for name in state.hands[self.seat]], reverse=True)
        total = 0.0
        for worth in worths:
            total += likely * worth
            likely *= weights.hand_fade
        return total

    def discs(self, state: EmpiresState) -> float:
        weights = self.weights
        first = self.seat * KINDS
        food = state.supply[first + FOOD] + state.supply[first + GOLD]
        total = 0.0
        for disc in state.discs[self.seat]:
            if disc == IN_SUPPLY:
                total += weights.disc
            if not disc & 1 or disc == IN_SUPPLY:
                total += weights.disc_again if food else 0.5 * weights.disc_again
                food -= 1
        return total

    def ships(self, state: EmpiresState) -> float:
        """What lies ahead of the own ships in the queue, when those before them take the best."""
        seat, worths, cards = self.seat, self.worths, state.box.cards
        total = state.ships[seat] * self.rounds * self.weights.ship_round
        if not state.queue:
            return total
        display = [[cards[name] for name in far] for far in state.display]
        for ship in state.queue:
            reach = display[:1] if ship.provisions == NOWHERE else display
            best, taken, place = 0.0, None, reach[0]
            for islands in reach:
                for island in islands:
                    worth = worths.pillage(island) + self.hears.get(Moment.PILLAGE, 0.0)
                    if ship.raze:
                        worth = max(worth, worths.conquest(island) + self.hears.get(Moment.CONQUER, 0.0))
                    if worth > best:
                        best, taken, place = worth, island, islands
            if taken is not None:
                place.remove(taken)
            else:
                best = 1.5 + (1.0 if ship.provisions != NOWHERE else 0.0)
            if ship.owner == seat:
                total += self.weights.arrival * best + self.rounds * self.weights.ship_round
        return total
