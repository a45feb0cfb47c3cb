"""What an answer takes from a seat and brings it at once, read off a copy of the position."""

from __future__ import annotations

from typing import Any

from deskovka.core.chance import ScriptedChance
from deskovka.core.game import Decision, Play, Seat
from deskovka.core.notation import Action
from deskovka.games.catan.building import BuildCity, BuildRoad, BuildSettlement
from deskovka.games.catan.development import COST, Buy, PlayKnight, PlayPlenty
from deskovka.games.catan.goods import GOODS, Amounts, counts
from deskovka.games.catan.points import points
from deskovka.games.catan.robber import DiscardCards
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import BankTrade, Deal

TRIED = (BuildRoad, BuildSettlement, BuildCity, PlayKnight, PlayPlenty, DiscardCards, BankTrade, Deal)


def goods(cards: int) -> Amounts:
    """The kinds of which there is a card, by name."""
    return {good.value: number for good, number in zip(GOODS, counts(cards)) if number}


def change(
    state: CatanState, seat: Seat, decision: Decision[CatanState, Any], action: Action
) -> tuple[Amounts, dict[str, int]]:
    """Cost and gain in cards and points, and the length of a road that grows; nothing where chance decides."""
    if isinstance(action, Buy):
        return goods(COST), {}
    if not isinstance(action, TRIED):
        return {}, {}
    after = state.copy()
    after.agenda.pop()
    decision.resolve(after, seat, action, Play(after, ScriptedChance(()), heard=False))
    cost: Amounts = {}
    gain: dict[str, int] = {}
    for good, had, has in zip(GOODS, counts(state.hands[seat]), counts(after.hands[seat])):
        if has < had:
            cost[good.value] = had - has
        elif has > had:
            gain[good.value] = has - had
    if (more := points(after, seat) - points(state, seat)) > 0:
        gain["points"] = more
    if isinstance(action, BuildRoad) and after.chains[seat] > state.chains[seat]:
        gain["road"] = after.chains[seat]
    return cost, gain
