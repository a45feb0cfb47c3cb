"""Deeds tried on a copy of the position."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.bots.deciding import ImaginedChance
from deskovka.core.game import Play, Seat
from deskovka.core.notation import Action
from deskovka.games.catan.building import place_road
from deskovka.games.catan.goods import KINDS, counts
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.trade import BANK_TRADES, BankTrade
from deskovka.games.catan.turn import TAKE_TURN

CHANCE = ImaginedChance()


def silent(state: CatanState) -> Play[CatanState]:
    return Play(state, CHANCE, heard=False)


def after(state: CatanState, seat: Seat, actions: Sequence[Action]) -> CatanState:
    """The position after some deeds of a turn; what they ask is on the agenda."""
    found = state.copy()
    play = silent(found)
    turn = TAKE_TURN[seat]
    for action in actions:
        turn.answers[type(action)].do(turn, found, seat, action, play)
    return found


def with_road(state: CatanState, seat: Seat, edge: int) -> CatanState:
    """The position with one road more that cost nothing."""
    found = state.copy()
    place_road(found, seat, edge, silent(found))
    return found


def funding(hand: int, bank: int, rates: Sequence[int], cost: int) -> list[BankTrade] | None:
    """The trades with the bank that make a price payable; None if there are none."""
    left = [held - price for held, price in zip(counts(hand), counts(cost))]
    stock = counts(bank)
    found: list[BankTrade] = []
    for kind in range(KINDS):
        while left[kind] < 0:
            spare = max(range(KINDS), key=lambda other: left[other] / rates[other])
            if left[spare] < rates[spare] or not stock[kind]:
                return None
            left[spare] -= rates[spare]
            left[kind] += 1
            stock[kind] -= 1
            found.append(BANK_TRADES[rates[spare], spare, kind])
    return found
