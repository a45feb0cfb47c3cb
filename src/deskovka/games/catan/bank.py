"""Trade with the bank (CT-B6.3 to CT-B6.7)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Deed, Event, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.goods import KINDS, MASK, WIDTH, Cards, holds, kinds, size
from deskovka.games.catan.hands import pay, receive
from deskovka.games.catan.state import CatanState


@value
class BankTraded(Event):
    seat: Seat
    give: Cards
    get: Cards


@value
class BankTrade(Action):
    """`bank 4wool for ore`"""

    form = "bank {give} for {get}"
    give: Cards
    get: Cards


class TradeWithBank(Deed[CatanState, BankTrade]):
    """CT-B6.3: so many cards of a kind for one of another."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> list[BankTrade]:
        """Each at the best rate: nobody is offered to pay more."""
        hand, bank = state.hands[seat], state.bank
        found: list[BankTrade] = []
        for kind in state.book.kinds:
            held = hand >> WIDTH * kind & MASK
            if held >= 2 and held >= (needed := rate(state, seat, kind)):
                found += [
                    BANK_TRADES[needed, kind, other]
                    for other in state.book.kinds
                    if other != kind and bank >> WIDTH * other & MASK
                ]
        return found

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: BankTrade) -> RuleId | None:
        given, got = kinds(action.give), kinds(action.get)
        if len(given) != 1 or len(got) != 1 or given == got or size(action.get) != 1:
            return "CT-B6.3"
        rule = why_not_amount(state, seat, given[0], size(action.give))
        if rule is not None:
            return rule
        if not holds(state.hands[seat], action.give):
            return "CT-B6.7"
        return None if holds(state.bank, action.get) else "CT-B6.5"

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: BankTrade, play: Play[CatanState]
    ) -> None:
        pay(state, seat, action.give)
        receive(state, seat, action.get)
        if play.heard:
            play.tell(BankTraded(seat, action.give, action.get))


def rate(state: CatanState, seat: Seat, kind: int) -> int:
    """CT-B6.3, CT-B6.4: how few cards of a kind the bank takes for another."""
    own = state.settlements[seat] | state.cities[seat]
    if own & state.island.special[kind] or has_favour(state, seat, kind):
        return 2
    return 3 if own & state.island.generic else 4


def has_favour(state: CatanState, seat: Seat, kind: int) -> bool:
    """Whether the bank takes two of a kind without a harbour for it."""
    for favour in state.book.two_for_one:
        if favour(state, seat, kind):
            return True
    return False


def why_not_amount(state: CatanState, seat: Seat, kind: int, amount: int) -> RuleId | None:
    """CT-B6.3: four are always taken, fewer only where a harbour says so; to give more than it asks is allowed."""
    own, island = state.settlements[seat] | state.cities[seat], state.island
    half = bool(own & island.special[kind]) or has_favour(state, seat, kind)
    enough = {4: True, 3: bool(own & island.generic), 2: half}
    if enough.get(amount):
        return None
    return "CT-B6.7" if amount in enough and any(own & served for served in island.special) else "CT-B6.3"


BANK_TRADES: Final = {
    (amount, kind, other): BankTrade(Cards(amount << WIDTH * kind), Cards(1 << WIDTH * other))
    for amount in (2, 3, 4)
    for kind in range(KINDS)
    for other in range(KINDS)
    if kind != other
}
