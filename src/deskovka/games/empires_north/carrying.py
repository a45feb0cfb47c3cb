"""Carrying out what a card says: its steps one after the other, each to its end (EN-12.7)."""

from __future__ import annotations

from deskovka.core.game import Play, RuleId, Step
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Body, Effect
from deskovka.games.empires_north.effects.pay import Pay
from deskovka.games.empires_north.paying import GoldFor, pay, why_not_pay
from deskovka.games.empires_north.state import EmpiresState, Origin


@value
class Carry(Step[EmpiresState]):
    """EN-12.7: the steps of a text that are still to be done."""

    rule = "EN-12.7"
    origin: Origin
    effects: tuple[Effect, ...]

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        carry(state, self.origin, self.effects, play)


def carry(state: EmpiresState, origin: Origin, effects: tuple[Effect, ...], play: Play[EmpiresState]) -> None:
    """Do the steps; the rest waits while one of them is chosen or has consequences."""
    for place, effect in enumerate(effects):
        if not effect.plain():
            if place + 1 < len(effects):
                state.agenda.append(Carry(origin, effects[place + 1 :]))
            effect.run(state, origin, play)
            return
        effect.run(state, origin, play)


def usable(state: EmpiresState, origin: Origin, body: Body) -> bool:
    """EN-6.21: the whole cost can be met, and what must be possible is."""
    for effect in body.cost:
        if not effect.possible(state, origin):
            return False
    for effect in body.do:
        if not effect.possible(state, origin):
            return False
    return True


def use(state: EmpiresState, origin: Origin, body: Body, gold_for: GoldFor, play: Play[EmpiresState]) -> None:
    """Pay, then do."""
    steps = body.cost + body.do
    if body.cost and gold_for:
        first = body.cost[0]
        assert isinstance(first, Pay)
        pay(state, origin.seat, first.price, gold_for, origin.card, play)
        steps = steps[1:]
    carry(state, origin, steps, play)


def why_not_gold(
    state: EmpiresState, origin: Origin, steps: tuple[Effect, ...], gold_for: GoldFor
) -> RuleId | None:
    """Whether gold may stand for these resources in what is paid first."""
    if not gold_for:
        return None
    first = steps[0] if steps else None
    if not isinstance(first, Pay) or first.price.any:
        return "EN-2.3"
    return why_not_pay(state, origin.seat, first.price, gold_for)
