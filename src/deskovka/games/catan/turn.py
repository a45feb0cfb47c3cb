"""A turn: roll, then trade and build in any order, then the next player (CT-B3)."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from deskovka.core.game import Choice, Deed, Event, Play, RuleId, Seat, Step, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.bank import BankTrade, TradeWithBank
from deskovka.games.catan.book import Deeds
from deskovka.games.catan.building import (
    ROAD,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    LayRoad,
    PaidCity,
    PaidSettlement,
)
from deskovka.games.catan.development import DECK, PLAYED, Buy, BuyCard, card_plays
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.production import ROLL, Roll, RollDice
from deskovka.games.catan.state import CatanState, with_entry
from deskovka.games.catan.trade import OFFER_TO_ALL, Offer, OfferTo, OfferToSome


@value
class TurnBegun(Event):
    seat: Seat
    turn: int


@value
class EndTurn(Action):
    """`end`"""

    form = "end"


class PassTheDice(Deed[CatanState, EndTurn]):
    """The turn goes to the next player."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> list[EndTurn]:
        return [END]

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: EndTurn) -> RuleId | None:
        return None

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: EndTurn, play: Play[CatanState]
    ) -> None:
        bought = sum(state.fresh)
        most = min(state.limits[seat] + bought, state.target - 1 - state.shown[seat])
        if most != state.limits[seat]:
            state.limits = with_entry(state.limits, seat, most)
        state.agenda[-1] = START_TURN[(seat + 1) % state.seats]


@value
class StartTurn(Step[CatanState]):
    """CT-B11.2: whoever has enough points when the turn begins has won."""

    rule = "CT-B3.1"
    seat: Seat

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        state.active = self.seat
        state.turn += 1
        state.rolled = False
        state.card_played = False
        state.offers = 0
        state.fresh = NOTHING_FRESH
        for begin in state.book.turn_begins:
            begin(state)
        if play.heard:
            play.tell(TurnBegun(self.seat, state.turn))
        state.agenda.append(TAKE_TURN[self.seat])
        check_victory(state, play)


LAY_ROAD: Final = LayRoad(ROAD)
BEFORE_THE_ROLL: Final[Deeds] = {Roll: RollDice(), **PLAYED}  # CT-B3.4, CT-B9.4
AFTER_THE_ROLL: Final[Deeds] = {
    BuildRoad: LAY_ROAD,
    BuildSettlement: PaidSettlement(),
    BuildCity: PaidCity(),
    Buy: BuyCard(),
    **PLAYED,
    BankTrade: TradeWithBank(),
    Offer: OFFER_TO_ALL,
    OfferTo: OfferToSome(),
    EndTurn: PassTheDice(),
}


@value
class TakeTurn(Choice[CatanState]):
    """What the active player does next; it is asked again until the turn is ended."""

    rule = "CT-B3.1"
    answers = deeds({**BEFORE_THE_ROLL, **AFTER_THE_ROLL})  # of the base game; a book may have more
    partial = (BankTrade, Offer, OfferTo)

    def kinds(self, state: CatanState) -> Collection[type[Action]]:
        return state.book.deeds

    def options(self, state: CatanState, seat: Seat) -> list[Action]:
        possible = state.book.after_roll if state.rolled else state.book.before_roll
        return [action for deed in possible.values() for action in deed.options(self, state, seat)]

    def why_not(self, state: CatanState, seat: Seat, action: Action) -> RuleId | None:
        if not state.rolled and type(action) not in state.book.before_roll:
            return state.book.unrolled.get(type(action), "CT-B3.4")
        return state.book.deeds[type(action)].why_not(self, state, seat, action)

    def sample(self, state: CatanState, seat: Seat, random: Random) -> Action:
        """Some kind of deed first, then one of it; listing all costs several times as much."""
        if not state.rolled:
            return state.book.early(self, state, seat, random)
        some = state.book.some
        for _ in range(TRIES):
            action = some[int(random.random() * len(some))](self, state, seat, random)
            if action is not None:
                return action
        return END

    def resolve(self, state: CatanState, seat: Seat, action: Action, play: Play[CatanState]) -> None:
        state.agenda.append(self)
        state.book.deeds[type(action)].do(self, state, seat, action, play)


def card_or_roll(asked: TakeTurn, state: CatanState, seat: Seat, random: Random) -> Action:
    """CT-B9.4: a card may be played before the roll."""
    if state.card_played or not any(state.cards[seat]):
        return ROLL
    options = asked.options(state, seat)
    return options[int(random.random() * len(options))]


def end(asked: TakeTurn, state: CatanState, seat: Seat, random: Random) -> Action | None:
    return END


def some_card(asked: TakeTurn, state: CatanState, seat: Seat, random: Random) -> Action | None:
    found = card_plays(state, seat)
    return found[int(random.random() * len(found))] if found else None


def some_offer(asked: TakeTurn, state: CatanState, seat: Seat, random: Random) -> Action | None:
    """People do not offer all the time."""
    return OFFER_TO_ALL.one(asked, state, seat, random) if random.random() <= OFFERING else None


TRIES: Final = 4
OFFERING: Final = 0.3
SOME_CARDS: Final = (AFTER_THE_ROLL[Buy].one, some_card)  # to do with development cards
SOME: Final = (
    *(end, end),
    *(AFTER_THE_ROLL[kind].one for kind in (BuildRoad, BuildSettlement, BuildCity)),
    *(*SOME_CARDS, AFTER_THE_ROLL[BankTrade].one, some_offer),
)
MOST_SEATS: Final = 4
NOTHING_FRESH: Final = (0,) * len(DECK)
TAKE_TURN: Final = tuple(TakeTurn((seat,)) for seat in range(MOST_SEATS))
START_TURN: Final = tuple(StartTurn(seat) for seat in range(MOST_SEATS))
END: Final = EndTurn()
