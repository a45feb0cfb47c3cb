"""The robber: whom it hurts most, and what to keep when it comes."""

from __future__ import annotations

from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.outlook import Outlook
from deskovka.core.game import Seat
from deskovka.games.catan.goods import KINDS, WIDTH, Cards, count, size
from deskovka.games.catan.robber import DiscardCards, MoveRobber, PlaceRobber, Rob
from deskovka.games.catan.state import CatanState

LOSS = 0.12  # what the loss of a card means to the victim


def best_robber(state: CatanState, judge: Judge) -> PlaceRobber | Rob:
    """The place and the victim that help most."""
    seat = judge.seat
    outlook = judge.outlook(state, seat)
    spoils = [spoil(state, outlook, victim) + LOSS * judge.threats[victim] for victim in range(state.seats)]
    trial = state.copy()
    balances: dict[int, float] = {}

    def worth(action: PlaceRobber | Rob) -> float:
        if action.hex not in balances:
            trial.robber = int(action.hex)
            balances[action.hex] = judge.balance(trial)
        return balances[action.hex] + (spoils[action.victim] if isinstance(action, Rob) else 0.0)

    return max(MoveRobber((seat,), "").options(state, seat), key=worth)


def spoil(state: CatanState, outlook: Outlook, victim: Seat) -> float:
    """What a card of a victim is worth on average."""
    hand = state.hands[victim]
    if victim == outlook.seat or not hand:
        return 0.0
    own = state.hands[outlook.seat]
    now = outlook.worth(own)
    gain = sum(
        count(hand, kind) * (outlook.worth(own + (1 << WIDTH * kind)) - now)
        for kind in range(KINDS)
        if count(hand, kind)
    )
    return gain / size(hand)


def choose_discards(state: CatanState, judge: Judge) -> DiscardCards:
    """One card after the other, always the one that is missed least."""
    outlook = judge.outlook(state, judge.seat)
    start = hand = state.hands[judge.seat]
    for _ in range(size(start) // 2):
        rests = [hand - (1 << WIDTH * kind) for kind in range(KINDS) if count(hand, kind)]
        hand = max(rests, key=outlook.worth)
    return DiscardCards(Cards(start - hand))
