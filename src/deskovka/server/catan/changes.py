"""What an answer takes from a seat and brings it at once, read off a copy of the position."""

from __future__ import annotations

from deskovka.core.chance import ScriptedChance
from deskovka.core.errors import ChanceError
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.games.catan import GAME
from deskovka.games.catan.goods import GOODS, Amounts, counts
from deskovka.games.catan.points import points
from deskovka.games.catan.production import Produced
from deskovka.games.catan.state import CatanState


def goods(cards: int) -> Amounts:
    """The kinds of which there is a card, by name."""
    return {good.value: number for good, number in zip(GOODS, counts(cards)) if number}


def change(state: CatanState, seat: Seat, action: Action) -> tuple[Amounts, dict[str, int]]:
    """Cost and gain in cards and points, and the length of a road that grows; only as far as nothing is revealed."""
    after = state.copy()
    try:
        events = GAME.apply(after, seat, action, ScriptedChance(()))
    except ChanceError:
        events = []  # what chance brings, nobody knows before
    if any(event.reveals or isinstance(event, Produced) for event in events):
        return {}, {}  # what the dice brought comes when the last question before it is answered
    cost: Amounts = {}
    gain: dict[str, int] = {}
    for good, had, has in zip(GOODS, counts(state.hands[seat]), counts(after.hands[seat])):
        if has < had:
            cost[good.value] = had - has
        elif has > had:
            gain[good.value] = has - had
    if (more := points(after, seat) - points(state, seat)) > 0:
        gain["points"] = more
    if after.chains[seat] > state.chains[seat]:
        gain["road" if state.sea is None else "route"] = after.chains[seat]
    return cost, gain
