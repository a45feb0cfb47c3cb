"""A turn: roll, then trade and build in any order, then the next player (CT-B3)."""

from __future__ import annotations

from random import Random
from typing import Final

from deskovka.core.game import Decision, Deed, Event, Play, RuleId, Seat, Step
from deskovka.core.values import value
from deskovka.games.catan.building import BuildCity, BuildRoad, BuildSettlement
from deskovka.games.catan.development import DECK, PLAYED, Buy, card_plays
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.production import ROLL, Roll
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import BankTrade, Offer, OfferTo


@value
class TurnBegun(Event):
    seat: Seat
    turn: int


@value
class EndTurn(Deed[CatanState]):
    """`end`"""

    form = "end"

    @classmethod
    def options(cls, state: CatanState, seat: Seat) -> list[Deed[CatanState]]:
        return [END]

    def why_not(self, state: CatanState, seat: Seat) -> RuleId | None:
        return None

    def do(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        bought = sum(state.fresh)
        state.limits[seat] = min(state.limits[seat] + bought, state.target - 1 - state.shown[seat])
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
        state.fresh = [0] * len(DECK)
        for begin in state.book.turn_begins:
            begin(state)
        if play.heard:
            play.tell(TurnBegun(self.seat, state.turn))
        state.agenda.append(TAKE_TURN[self.seat])
        check_victory(state, play)


BEFORE_THE_ROLL: Final[tuple[type[Deed[CatanState]], ...]] = (Roll, *PLAYED)  # CT-B3.4, CT-B9.4
AFTER_THE_ROLL: Final[tuple[type[Deed[CatanState]], ...]] = (
    *(BuildRoad, BuildSettlement, BuildCity, Buy, *PLAYED, BankTrade, Offer, OfferTo, EndTurn),
)


@value
class TakeTurn(Decision[CatanState, Deed[CatanState]]):
    """What the active player does next; it is asked again until the turn is ended."""

    rule = "CT-B3.1"
    answers = (Roll, *AFTER_THE_ROLL)
    partial = (BankTrade, Offer, OfferTo)

    def kinds(self, state: CatanState) -> tuple[type[Deed[CatanState]], ...]:
        return (Roll, *state.book.after_roll)

    def options(self, state: CatanState, seat: Seat) -> list[Deed[CatanState]]:
        kinds = state.book.after_roll if state.rolled else state.book.before_roll
        return [deed for kind in kinds for deed in kind.options(state, seat)]

    def why_not(self, state: CatanState, seat: Seat, action: Deed[CatanState]) -> RuleId | None:
        if not state.rolled and type(action) not in state.book.before_roll:
            return state.book.unrolled.get(type(action), "CT-B3.4")
        return action.why_not(state, seat)

    def sample(self, state: CatanState, seat: Seat, random: Random) -> Deed[CatanState]:
        """Some kind of deed first, then one of it; listing all costs several times as much."""
        if not state.rolled:
            if state.card_played or not any(state.cards[seat]):
                return ROLL
            options = self.options(state, seat)
            return options[int(random.random() * len(options))]
        some = state.book.some
        for _ in range(TRIES):
            deed = some[int(random.random() * len(some))](state, seat, random)
            if deed is not None:
                return deed
        return END

    def resolve(
        self, state: CatanState, seat: Seat, action: Deed[CatanState], play: Play[CatanState]
    ) -> None:
        state.agenda.append(self)
        action.do(state, seat, play)


def end(state: CatanState, seat: Seat, random: Random) -> Deed[CatanState] | None:
    return END


def some_card(state: CatanState, seat: Seat, random: Random) -> Deed[CatanState] | None:
    found = card_plays(state, seat)
    return found[int(random.random() * len(found))] if found else None


def some_offer(state: CatanState, seat: Seat, random: Random) -> Deed[CatanState] | None:
    """People do not offer all the time."""
    return Offer.one(state, seat, random) if random.random() <= OFFERING else None


TRIES: Final = 4
OFFERING: Final = 0.3
MOST_SEATS: Final = 4
TAKE_TURN: Final = tuple(TakeTurn((seat,)) for seat in range(MOST_SEATS))
START_TURN: Final = tuple(StartTurn(seat) for seat in range(MOST_SEATS))
END: Final = EndTurn()
