"""Deeds tried on a copy of the position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.bots.deciding import ImaginedChance
from deskovka.core.game import Play, Seat
from deskovka.core.notation import Action
from deskovka.games.catan.bank import BANK_TRADES, BankTrade
from deskovka.games.catan.building import AwardRoute
from deskovka.games.catan.goods import KINDS, RESOURCE_KINDS, counts, resources
from deskovka.games.catan.scenarios.storm import GatherDragons, emptiest, put_dragons
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.turn import TAKE_TURN

CHANCE = ImaginedChance()


def silent(state: CatanState) -> Play[CatanState]:
    return Play(state, CHANCE, heard=False)


def after(state: CatanState, seat: Seat, actions: Sequence[Action]) -> CatanState:
    """The position after some deeds of a turn; what they ask is on the agenda."""
    found = unsearched(state)
    play = silent(found)
    turn = TAKE_TURN[seat]
    for action in actions:
        state.book.deeds[type(action)].do(turn, found, seat, action, play)
    return found


def after_building(state: CatanState, seat: Seat, actions: Sequence[Action]) -> CatanState:
    """The position after some deeds, without what chance may bring by them."""
    found = after(state, seat, actions)
    finish(found, state)
    return found


def with_piece(state: CatanState, seat: Seat, action: Any) -> CatanState:
    """The position with one road or ship more that cost nothing."""
    found = unsearched(state)
    state.book.laying[type(action)].lay(found, seat, action.edge, silent(found))
    finish(found, state)
    return found


def unsearched(state: CatanState) -> CatanState:
    """A copy in which no treasure is found: which one it is would be chance."""
    found = state.copy()
    if found.treasures is not None:
        found.treasures = found.treasures.but(places=0)
    return found


def finish(found: CatanState, start: CatanState) -> None:
    """Of what building has set off only the longest route is certain, and dragons that wake."""
    while len(found.agenda) > len(start.agenda):
        task = found.agenda.pop()
        if isinstance(task, AwardRoute):
            task.run(found, silent(found))
        elif isinstance(task, GatherDragons):
            put_dragons(found, task.seat, emptiest(found)[0], silent(found))
    if found.treasures is not None and start.treasures is not None:
        reached = 0
        for ends in found.ends:
            reached |= ends
        found.treasures = found.treasures.but(places=start.treasures.places & ~reached)


def funding(hand: int, bank: int, rates: Sequence[int], cost: int) -> list[BankTrade] | None:
    """The trades with the bank that make a price payable; None if there are none. Commodities are given last."""
    if len(rates) > len(RESOURCE_KINDS):
        given = _funded(hand, bank, rates, cost, RESOURCE_KINDS)
        return _funded(hand, bank, rates, cost, range(KINDS)) if given is None else given
    return _funded(hand, bank, rates, cost, RESOURCE_KINDS)


def _funded(
    hand: int, bank: int, rates: Sequence[int], cost: int, given: Sequence[int]
) -> list[BankTrade] | None:
    """The same, if only cards of some kinds are given away."""
    counted = resources if len(rates) == len(RESOURCE_KINDS) else counts
    left = [held - price for held, price in zip(counted(hand), counted(cost))]
    stock = counted(bank)
    found: list[BankTrade] = []
    for kind in range(len(rates)):
        while left[kind] < 0:
            spare = max(given, key=lambda other: left[other] / rates[other])
            if left[spare] < rates[spare] or not stock[kind]:
                return None
            left[spare] -= rates[spare]
            left[kind] += 1
            stock[kind] -= 1
            found.append(BANK_TRADES[rates[spare], spare, kind])
    return found
