"""What to do when a seven is rolled: what to keep, and where the robber goes; and what to take from the bank."""

from __future__ import annotations

from deskovka.bots.catan.valuer import Valuer
from deskovka.games.catan.goods import KINDS, ONE, WIDTH, Cards, count, size
from deskovka.games.catan.robber import Discard, DiscardCards, MoveRobber, PlaceRobber, Rob
from deskovka.games.catan.seafarers.gold import ChooseCards, TakeCards
from deskovka.games.catan.seafarers.pirate import MoveRobberOrPirate
from deskovka.games.catan.state import CatanState


def choose_discards(state: CatanState, asked: Discard, valuer: Valuer) -> DiscardCards:
    """One card after the other, always the one that is missed least."""
    worth = valuer.keeping(state)
    start = hand = state.hands[valuer.seat]
    for _ in range(size(start) // 2):
        rests = [hand - (1 << WIDTH * kind) for kind in range(KINDS) if count(hand, kind)]
        hand = max(rests, key=worth)
    return DiscardCards(Cards(start - hand))


def choose_cards(state: CatanState, asked: ChooseCards, valuer: Valuer) -> TakeCards:
    """One card of the bank after the other, always the one that helps most."""
    worth = valuer.keeping(state)
    start = hand = state.hands[valuer.seat]
    for _ in range(asked.number):
        left = state.bank - (hand - start)
        hand = max([hand + ONE[kind] for kind in range(KINDS) if count(left, kind)], key=worth)
    return TakeCards(Cards(hand - start))


def move_robber(
    state: CatanState, asked: MoveRobber | MoveRobberOrPirate, valuer: Valuer
) -> PlaceRobber | Rob:
    return valuer.robber(state)[0]
