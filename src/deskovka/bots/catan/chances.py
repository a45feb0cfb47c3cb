"""The chance to win: what many games have taught about positions (`experience.py`)."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from deskovka.bots.catan.dragons import threat
from deskovka.bots.catan.experience import CARDS_IN_HAND, EXPERIENCE, NEW_CARD
from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.outlook import Outlook
from deskovka.bots.catan.progress import cards_worth
from deskovka.bots.catan.robbing import place_thief, thieving, victim_of
from deskovka.bots.catan.sailing import hoard
from deskovka.bots.catan.traits import FAME, HAND, LAND, fame_traits, hand_traits, land_traits
from deskovka.bots.catan.valuer import Valuer
from deskovka.bots.catan.weights import RULES_OF_THUMB
from deskovka.core.game import Seat
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.realm import NOWHERE
from deskovka.games.catan.goods import ONE, kinds, size
from deskovka.games.catan.goods import count as number_of
from deskovka.games.catan.points import points
from deskovka.games.catan.robber import MoveRobber
from deskovka.games.catan.seafarers.pirate import MoveRobberOrPirate, Thieving
from deskovka.games.catan.state import CatanState

Moment = tuple[Outlook, float, dict[int, float]]  # plans, what stands there, and what hands are worth

POINT = 0.45  # how much stronger a point makes, about


class Chances(Valuer):
    """A position is worth the chance to win from there. Every seat has a strength; odds grow with e to its power."""

    weights = RULES_OF_THUMB

    def __init__(self, state: CatanState, seat: Seat) -> None:
        self.seat = seat
        shown = max(state.shown[other] for other in range(state.seats))
        self.lasting = max(self.weights.late, (state.target - shown) / (state.target - 2))
        land, fame, hand = ([EXPERIENCE[name] for name in names] for names in (LAND, FAME, HAND))
        self.land, self.fame = self._weights(land), self._weights(fame)
        self.hand = self._weights([*hand, *known_cards(len(state.deck))])
        self.judge = Judge(state, seat, self.weights) if state.realm is not None else None
        self._outlooks: dict[tuple[object, ...], tuple[Outlook, float]] = {}
        self._plain: dict[
            tuple[object, ...], Outlook
        ] = {}  # with Cities & Knights: by what stands on the board
        self._moments: dict[tuple[object, ...], Moment] = {}  # and by all but cards in hand
        self._strengths: dict[tuple[object, ...], float] = {}

    def _weights(self, taught: list[tuple[float, float]]) -> list[float]:
        """As they are at this stage of the game."""
        return [early + late * (1 - self.lasting) for early, late in taught]

    def value(self, state: CatanState) -> float:
        if state.winner == self.seat:
            return 1.0
        own = self.strength(state, self.seat)
        odds = 1.0
        for other in state.after(self.seat):
            odds += exp(self.strength(state, other) - own)
        return 1 / odds

    def strength(self, state: CatanState, seat: Seat) -> float:
        """How well a seat stands; the others are not considered."""
        if self.judge is not None:
            return self._in_realm(state, seat, self.judge)
        board = (
            seat,
            state.robber,
            state.built,
            state.taken,
            state.roads[seat],
            state.settlements[seat],
            state.cities[seat],
            *sea_of(state),
        )
        rest = (
            state.hands[seat],
            *state.cards[seat],
            *state.knights,
            *state.chains,
            state.longest,
            state.army,
        )
        key = board + rest
        found = self._strengths.get(key)
        if found is None:
            outlook, found = self._on_board(state, seat, (*board, *state.chains, state.longest))
            found += _dot(self.fame, fame_traits(state, seat)) + _dot(self.hand, hand_traits(state, outlook))
            if state.sea is not None:
                found += POINT * self._at_sea(state, seat)
            self._strengths[key] = found
        return found

    def _in_realm(self, state: CatanState, seat: Seat, judge: Judge) -> float:
        """No games have taught it yet: by rules of thumb. What does not depend on cards is worked out once."""
        realm = realm_of(state)
        progress, knights = realm.progress, realm.knights
        board = (
            seat,
            state.robber,
            state.built,
            state.taken,
            state.roads[seat],
            state.settlements[seat],
            state.cities[seat],
            *state.chains,
            state.longest,
            progress.merchant if progress.merchant_of == seat else NOWHERE,
            realm.improvements,
            knights.corners,
            state.island,
            *sea_of(state),
        )
        ranks = (knights.strong, knights.mighty, knights.active)
        moment = (board, *state.cities, *ranks, realm.barbarians, *adventures(state))
        found = self._moments.get(moment)
        if found is None:
            outlook = self._plain.get(board)
            if outlook is None:
                outlook = self._plain[board] = judge.outlook(state, seat)
            found = self._moments[moment] = outlook.in_time(state), judge.standing(state, seat), {}
        outlook, standing, worths = found
        hand = state.hands[seat]
        if hand not in worths:
            worths[hand] = outlook.worth(hand)
        return POINT * (standing + worths[hand] + cards_worth(state, seat, judge.lasting))

    def _at_sea(self, state: CatanState, seat: Seat) -> float:
        """What no game has taught, in points."""
        return hoard(state, seat, self.weights) - threat(state, seat, self.weights) * self.lasting

    def _on_board(self, state: CatanState, seat: Seat, key: tuple[object, ...]) -> tuple[Outlook, float]:
        """What does not depend on cards is worked out once."""
        found = self._outlooks.get(key)
        if found is None:
            outlook = Outlook(state, seat, self.weights, self.lasting)
            found = self._outlooks[key] = outlook, _dot(self.land, land_traits(state, outlook))
        return found

    def bought(self, state: CatanState) -> float:
        """Every card that is left may come."""
        trial = state.copy()
        own, left = trial.cards[self.seat], sum(state.deck)
        hoped = 0.0
        for card, number in enumerate(state.deck):
            if number:
                own[card] += 1
                won = points(trial, self.seat) >= trial.target
                hoped += number / left * (1.0 if won else self.value(trial))
                own[card] -= 1
        return hoped - self.value(state)

    def promised(self, state: CatanState, points: float) -> float:
        chance = self.value(state)
        return chance * (1 - chance) * POINT * points

    def thief(self, state: CatanState, asked: MoveRobber | MoveRobberOrPirate) -> tuple[Thieving, float]:
        options = thieving(state, asked, self.seat)
        best = max(options, key=lambda option: self._robbed(state, option)[0])
        value, moved = self._robbed(state, best)
        return best, value - moved

    def _robbed(self, state: CatanState, action: Thieving) -> tuple[float, float]:
        """The value with the thief there and a card stolen, on average; and the value without the card."""
        trial = state.copy()
        place_thief(trial, action)
        moved = self.value(trial)
        victim = victim_of(action)
        if victim is None:
            return moved, moved
        hand, own = state.hands[victim], state.hands[self.seat]
        stolen = 0.0
        for kind in kinds(hand):
            trial.hands[victim], trial.hands[self.seat] = hand - ONE[kind], own + ONE[kind]
            stolen += number_of(hand, kind) * self.value(trial)
        return stolen / size(hand), moved

    def keeping(self, state: CatanState) -> Callable[[int], float]:
        trial = state.copy()

        def worth(hand: int) -> float:
            trial.hands[self.seat] = hand
            return self.strength(trial, self.seat)

        return worth

    def traded(self, state: CatanState, partner: Seat, give: int, get: int) -> CatanState:
        """The position after a trade of the own seat with another."""
        found = state.copy()
        found.hands[self.seat] += get - give
        found.hands[partner] += give - get
        return found


def sea_of(state: CatanState) -> tuple[object, ...]:
    """What else a seat's strength depends on where the map can change."""
    return (
        () if state.sea is None else (state.island, state.sea, state.unknown, state.treasures, state.dragons)
    )


def adventures(state: CatanState) -> tuple[object, ...]:
    """And where knights have more to do."""
    if state.land is None:
        return ()
    knights = realm_of(state).knights
    return state.land, knights.fresh, knights.acted


def known_cards(kinds: int) -> tuple[tuple[float, float], ...]:
    """What is known of development cards, by kind."""
    return CARDS_IN_HAND[:kinds] + (NEW_CARD,) * (kinds - len(CARDS_IN_HAND))


def _dot(weights: list[float], traits: list[float]) -> float:
    found = 0.0
    for weight, trait in zip(weights, traits):
        found += weight * trait
    return found
