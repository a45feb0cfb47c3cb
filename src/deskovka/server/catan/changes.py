"""What an answer takes from a seat and brings it at once, read off a copy of the position."""

from __future__ import annotations

from functools import lru_cache

from deskovka.core.chance import ScriptedChance
from deskovka.core.errors import ChanceError
from deskovka.core.game import Play, Seat
from deskovka.core.notation import Action
from deskovka.games.catan import GAME
from deskovka.games.catan.goods import GOOD_NAMES, Amounts, counts
from deskovka.games.catan.points import points
from deskovka.games.catan.production import Produced
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import Offer, OfferTo

# What only asks others changes nothing at once. Such are most of the answers that are listed: not to do them all on a copy
# halves the time an offer takes.
ASKING = frozenset({Offer, OfferTo})


@lru_cache(maxsize=10_000)  # trades name the same few handfuls again and again
def goods(cards: int) -> Amounts:
    """The kinds of which there is a card, by name. Answers share it: do not change it."""
    return {good: number for good, number in zip(GOOD_NAMES, counts(cards)) if number}


def change(state: CatanState, seat: Seat, action: Action) -> tuple[Amounts, dict[str, int]]:
    """Cost and gain in cards and points, and the length of a road that grows; only as far as nothing is revealed."""
    return ({}, {}) if type(action) in ASKING else change_by_doing(state, seat, action)


def change_by_doing(state: CatanState, seat: Seat, action: Action) -> tuple[Amounts, dict[str, int]]:
    after = state.copy()
    play = Play(after, ScriptedChance(()), heard=True)
    try:
        GAME.answer(after, seat, action, play)  # it is legal, and need not be judged again
        events = play.events
    except ChanceError:
        events = []  # what chance brings, nobody knows before
    if any(event.reveals or isinstance(event, Produced) for event in events):
        return {}, {}  # what the dice brought comes when the last question before it is answered
    cost: Amounts = {}
    gain: dict[str, int] = {}
    before, now = state.hands[seat], after.hands[seat]
    for good, had, has in zip(GOOD_NAMES, counts(before), counts(now)) if before != now else ():
        if has < had:
            cost[good] = had - has
        elif has > had:
            gain[good] = has - had
    if (more := points(after, seat) - points(state, seat)) > 0:
        gain["points"] = more
    if after.chains[seat] > state.chains[seat]:
        gain["road" if state.sea is None else "route"] = after.chains[seat]
    return cost, gain
