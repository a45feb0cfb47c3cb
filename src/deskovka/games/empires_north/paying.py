"""Paying: to the general supply, gold in place of any resource (EN-2.3, EN-2.7, EN-10.2)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Decision, Event, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value, word
from deskovka.games.empires_north.asking import ask
from deskovka.games.empires_north.cards import CardName
from deskovka.games.empires_north.gaining import PORTION, ByCard, told_of
from deskovka.games.empires_north.goods import (
    GOLD,
    KINDS,
    RESOURCE_KINDS,
    WORKER,
    Handful,
    Price,
    handfuls,
)
from deskovka.games.empires_north.state import EmpiresState, Origin


@word
class GoldFor(Handful):
    """Resources for which gold is paid although they are there: `wood,wood`. Left out: where they are missing."""

    __slots__ = ()

    def __str__(self) -> str:
        return ",".join(self)


AS_USUAL: Final = GoldFor()


@value
class Paid(Event):
    """What was paid, for which card."""

    seat: Seat
    goods: Handful
    card: CardName | None


@value
class PayGoods(Action):
    """`pay food,gold`"""

    form = "pay {goods}"
    goods: Handful


def can_pay(state: EmpiresState, seat: Seat, price: Price) -> bool:
    """Whether the supply suffices, with gold where resources are missing."""
    first = seat * KINDS
    supply = state.supply
    gold = supply[first + GOLD]
    for kind, amount in price.supply:
        if kind < GOLD:
            if amount > supply[first + kind]:
                gold -= amount - supply[first + kind]
        elif kind == GOLD:
            gold -= amount
        elif amount > supply[first + kind]:
            return False
    if gold < 0:
        return False
    return not price.any or price.any <= gold + left_after(state, seat, price)


def left_after(state: EmpiresState, seat: Seat, price: Price) -> int:
    """Resources that remain when the named ones are paid."""
    first = seat * KINDS
    left = [state.supply[first + kind] for kind in RESOURCE_KINDS]
    for kind, amount in price.supply:
        if kind < GOLD:
            left[kind] = max(0, left[kind] - amount)
    return sum(left)


def payment(state: EmpiresState, seat: Seat, price: Price, gold_for: GoldFor) -> list[int] | None:
    """What is really paid, by kind, when gold stands for these resources and for those that are missing."""
    held = state.holding(seat)
    instead = gold_for.counts()
    paid = [0] * KINDS
    for kind, amount in price.supply:
        if kind < GOLD:
            gold = min(amount, max(instead[kind], amount - held[kind]))
            paid[kind] += amount - gold
            paid[GOLD] += gold
            instead[kind] -= min(gold, instead[kind])
        else:
            paid[kind] += amount
    if any(instead) or any(paid[kind] > held[kind] for kind in range(KINDS)):
        return None
    return paid


def why_not_pay(state: EmpiresState, seat: Seat, price: Price, gold_for: GoldFor) -> RuleId | None:
    """EN-2.3: gold stands for a resource that is asked for, and for nothing else."""
    return None if can_pay(state, seat, price) and payment(state, seat, price, gold_for) else "EN-2.3"


def pay(
    state: EmpiresState,
    seat: Seat,
    price: Price,
    gold_for: GoldFor,
    card: CardName | None,
    play: Play[EmpiresState],
) -> None:
    """Pay what is named; workers become tired."""
    paid = payment(state, seat, price, gold_for)
    assert paid is not None
    give_up(state, seat, paid)
    if play.heard and any(paid):
        play.tell(Paid(seat, Handful.of([kind for kind in range(KINDS) for _ in range(paid[kind])]), card))


def give_up(state: EmpiresState, seat: Seat, paid: list[int]) -> None:
    first = seat * KINDS
    for kind in range(KINDS):
        state.supply[first + kind] -= paid[kind]
    state.tired[seat] += paid[WORKER]


@value
class PayAny(Decision[EmpiresState, PayGoods]):
    """EN-2.3: resources of one's choice, and gold in place of any."""

    rule = "EN-10.2"
    answers = (PayGoods,)
    origin: Origin
    amount: int

    def options(self, state: EmpiresState, seat: Seat) -> list[PayGoods]:
        kinds = (*RESOURCE_KINDS, GOLD)
        amount = min(self.amount, PORTION)
        return [PayGoods(goods) for goods in handfuls(state.holding(seat), kinds, amount)]

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)

    def resolve(self, state: EmpiresState, seat: Seat, action: PayGoods, play: Play[EmpiresState]) -> None:
        give_up(state, seat, action.goods.counts())
        if play.heard:
            play.tell(Paid(seat, action.goods, self.origin.card))
        if self.amount > PORTION:
            ask(state, PayAny((seat,), self.origin, self.amount - PORTION), play)
