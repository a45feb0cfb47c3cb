"""What to do when a seven is rolled: what to keep, and where the robber goes."""

from __future__ import annotations

from deskovka.bots.catan.valuer import Valuer
from deskovka.games.catan.goods import KINDS, WIDTH, Cards, count, size
from deskovka.games.catan.robber import Discard, DiscardCards, MoveRobber, PlaceRobber, Rob
from deskovka.games.catan.state import CatanState


def choose_discards(state: CatanState, asked: Discard, valuer: Valuer) -> DiscardCards:
    """One card after the other, always the one that is missed least."""
    worth = valuer.keeping(state)
    start = hand = state.hands[valuer.seat]
    for _ in range(size(start) // 2):
        rests = [hand - (1 << WIDTH * kind) for kind in range(KINDS) if count(hand, kind)]
        hand = max(rests, key=worth)
    return DiscardCards(Cards(start - hand))


def move_robber(state: CatanState, asked: MoveRobber, valuer: Valuer) -> PlaceRobber | Rob:
    return valuer.robber(state)[0]
