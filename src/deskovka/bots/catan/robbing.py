"""A seven: what to keep, and where the robber or the pirate goes; and what to take from the bank."""

from __future__ import annotations

from deskovka.bots.catan.valuer import Valuer
from deskovka.core.game import Seat
from deskovka.games.catan.goods import ONE, RESOURCE_KINDS, Cards, count, kinds, size
from deskovka.games.catan.robber import Discard, DiscardCards, MoveRobber, PlaceRobber, Rob
from deskovka.games.catan.seafarers.gold import ChooseCards, TakeCards
from deskovka.games.catan.seafarers.pirate import MoveRobberOrPirate, PlacePirate, RobShip, Thieving
from deskovka.games.catan.seafarers.ships import sea_of
from deskovka.games.catan.state import CatanState


def choose_discards(state: CatanState, asked: Discard, valuer: Valuer) -> DiscardCards:
    """One card after the other, always the one that is missed least."""
    worth = valuer.keeping(state)
    start = hand = state.hands[valuer.seat]
    for _ in range(size(start) // 2):
        rests = [hand - ONE[kind] for kind in kinds(hand)]
        hand = max(rests, key=worth)
    return DiscardCards(Cards(start - hand))


def choose_cards(state: CatanState, asked: ChooseCards, valuer: Valuer) -> TakeCards:
    """One card of the bank after the other, always the one that helps most."""
    worth = valuer.keeping(state)
    start = hand = state.hands[valuer.seat]
    for _ in range(asked.number):
        left = state.bank - (hand - start)
        hand = max([hand + ONE[kind] for kind in RESOURCE_KINDS if count(left, kind)], key=worth)
    return TakeCards(Cards(hand - start))


def move_thief(state: CatanState, asked: MoveRobber | MoveRobberOrPirate, valuer: Valuer) -> Thieving:
    return valuer.thief(state, asked)[0]


def thieving(state: CatanState, asked: MoveRobber | MoveRobberOrPirate, seat: Seat) -> list[Thieving]:
    """What comes into question: the pirate sails where it steals, unless there is nothing else to do."""
    options = list(asked.options(state, seat))
    return [option for option in options if not isinstance(option, PlacePirate)] or options


def place_thief(state: CatanState, action: Thieving) -> None:
    """Put the robber or the pirate there, without stealing."""
    if isinstance(action, (PlaceRobber, Rob)):
        state.robber = int(action.hex)
    else:
        state.sea = sea_of(state).but(pirate=int(action.hex))


def victim_of(action: Thieving) -> Seat | None:
    return action.victim if isinstance(action, (Rob, RobShip)) else None
