"""A turn: roll, then trade and build in any order, then the next player (CT-B3)."""

from __future__ import annotations

from random import Random
from typing import Final

from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Step
from deskovka.core.values import value
from deskovka.games.catan.building import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    CITY,
    ROAD,
    SETTLEMENT,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    buildings,
    city_places,
    road_places,
    settlement_places,
)
from deskovka.games.catan.deeds import Deed
from deskovka.games.catan.development import (
    BUY,
    COST,
    Buy,
    PlayKnight,
    PlayMonopoly,
    PlayPlenty,
    PlayRoadBuilding,
    card_plays,
)
from deskovka.games.catan.goods import FREE_BITS
from deskovka.games.catan.points import check_victory, open_points
from deskovka.games.catan.production import ROLL, Roll
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import BankTrade, Offer, OfferTo, bank_trades, usual_offers

BEFORE_THE_ROLL: Final = (Roll, PlayKnight, PlayRoadBuilding, PlayPlenty, PlayMonopoly)  # CT-B3.4, CT-B9.4


@value
class TurnBegun(Event):
    seat: Seat
    turn: int


@value
class EndTurn(Deed):
    """`end`"""

    form = "end"

    def why_not(self, state: CatanState, seat: Seat) -> RuleId | None:
        return None

    def do(self, state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
        bought = sum(state.fresh)
        state.limits[seat] = min(state.limits[seat] + bought, state.target - 1 - open_points(state, seat))
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
        state.fresh = [0, 0, 0, 0, 0]
        if play.heard:
            play.tell(TurnBegun(self.seat, state.turn))
        state.agenda.append(TAKE_TURN[self.seat])
        check_victory(state, play)


@value
class TakeTurn(Decision[CatanState, Deed]):
    """What the active player does next; it is asked again until the turn is ended."""

    rule = "CT-B3.1"
    answers = (
        *BEFORE_THE_ROLL,
        BuildRoad,
        BuildSettlement,
        BuildCity,
        Buy,
        BankTrade,
        Offer,
        OfferTo,
        EndTurn,
    )
    partial = (BankTrade, Offer, OfferTo)

    def options(self, state: CatanState, seat: Seat) -> list[Deed]:
        if not state.rolled:
            return [ROLL, *card_plays(state, seat)]
        found = buildings(state, seat)
        if BUY.why_not(state, seat) is None:
            found.append(BUY)
        found += card_plays(state, seat)
        found += bank_trades(state, seat)
        found += usual_offers(state, seat)
        found.append(END)
        return found

    def why_not(self, state: CatanState, seat: Seat, action: Deed) -> RuleId | None:
        if not state.rolled and type(action) not in BEFORE_THE_ROLL:
            return "CT-B3.1" if type(action) is EndTurn else "CT-B3.4"
        return action.why_not(state, seat)

    def sample(self, state: CatanState, seat: Seat, random: Random) -> Deed:
        """Some kind of deed first, then one of it; listing all costs several times as much."""
        if not state.rolled:
            if state.card_played or not any(state.cards[seat]):
                return ROLL
            options = self.options(state, seat)
            return options[int(random.random() * len(options))]
        hand = state.hands[seat] | FREE_BITS
        for _ in range(TRIES):
            choice = int(random.random() * CHOICES)
            if choice <= 1:
                break
            if choice == OFFERING and random.random() > 0.3:
                continue  # people do not offer all the time
            if choice == 2:
                if hand - ROAD & FREE_BITS == FREE_BITS and (places := road_places(state, seat)):
                    return BUILD_ROAD[_one_of(places, random)]
            elif choice == 3:
                if hand - SETTLEMENT & FREE_BITS == FREE_BITS and (places := settlement_places(state, seat)):
                    return BUILD_SETTLEMENT[_one_of(places, random)]
            elif choice == 4:
                if hand - CITY & FREE_BITS == FREE_BITS and (places := city_places(state, seat)):
                    return BUILD_CITY[_one_of(places, random)]
            elif choice == 5:
                if hand - COST & FREE_BITS == FREE_BITS and any(state.deck):
                    return BUY
            else:
                deeds = _SOME[choice](state, seat)
                if deeds:
                    return deeds[int(random.random() * len(deeds))]
        return END

    def resolve(self, state: CatanState, seat: Seat, action: Deed, play: Play[CatanState]) -> None:
        state.agenda.append(self)
        action.do(state, seat, play)


def _one_of(places: int, random: Random) -> int:
    for _ in range(int(random.random() * places.bit_count())):
        places &= places - 1
    return (places & -places).bit_length() - 1


OFFERING: Final = 8
_SOME: Final = {6: card_plays, 7: bank_trades, OFFERING: usual_offers}
CHOICES: Final = 9
TRIES: Final = 4

MOST_SEATS: Final = 4
TAKE_TURN: Final = tuple(TakeTurn((seat,)) for seat in range(MOST_SEATS))
START_TURN: Final = tuple(StartTurn(seat) for seat in range(MOST_SEATS))
END: Final = EndTurn()
