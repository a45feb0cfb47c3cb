"""`pay`: to the general supply."""

from __future__ import annotations

from deskovka.core.game import Play
from deskovka.core.values import value
from deskovka.games.empires_north.asking import ask
from deskovka.games.empires_north.cards import Effect
from deskovka.games.empires_north.goods import GOLD, GOODS, RESOURCE_KINDS, Price
from deskovka.games.empires_north.paying import AS_USUAL, PayAny, can_pay, pay
from deskovka.games.empires_north.state import EmpiresState, Origin


@value
class Pay(Effect):
    """`pay = { wood = 1, worker = 1 }`"""

    price: Price

    def possible(self, state: EmpiresState, at: Origin) -> bool:
        return can_pay(state, at.seat, self.price)

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        if not self.possible(state, at):
            return  # a feature used it up meanwhile
        pay(state, at.seat, self.price, AS_USUAL, at.card, play)
        if self.price.any:
            ask(state, PayAny((at.seat,), at, self.price.any), play)

    def plain(self) -> bool:
        return not self.price.any

    def takes_from(self) -> frozenset[str]:
        """Gold too, where it may stand for a resource."""
        kinds = {kind for kind, _ in self.price.supply}
        if self.price.any:
            kinds.update(RESOURCE_KINDS)
        if not kinds.isdisjoint(RESOURCE_KINDS):
            kinds.add(GOLD)
        return frozenset([GOODS[kind].value for kind in kinds])
