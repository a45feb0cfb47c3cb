"""`choose`: exactly one of several lists of steps (EN-3.15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from deskovka.core.game import Decision, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Ability, Body, Card, Effect
from deskovka.games.empires_north.carrying import carry, use, why_not_gold
from deskovka.games.empires_north.effects.discard import SendAway
from deskovka.games.empires_north.gaining import ByCard, told_of
from deskovka.games.empires_north.paying import AS_USUAL, GoldFor
from deskovka.games.empires_north.state import EmpiresState, Origin

Lists = tuple[tuple[Effect, ...], ...]


@value
class ChooseNumber(Action):
    """`choose 2`, `choose 2 food`: the latter pays gold for the food"""

    form = "choose {number} {gold_for}"
    number: int
    gold_for: GoldFor = AS_USUAL


@value
class Choose(Effect):
    """`choose = [[{ gain = { food = 1 } }], [{ gain = { wood = 1 } }]]`; in a cost, what can be paid."""

    lists: Lists

    def possible(self, state: EmpiresState, at: Origin) -> bool:
        for steps in self.lists:
            if open_to(state, at, steps):
                return True
        return False

    def always_possible(self) -> bool:
        return any(all(effect.always_possible() for effect in steps) for steps in self.lists)

    def takes_from(self) -> frozenset[str]:
        return frozenset([source for steps in self.lists for step in steps for source in step.takes_from()])

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        able = [steps for steps in self.lists if open_to(state, at, steps)]
        if len(able) == 1:
            carry(state, at, able[0], play)
        elif able:
            state.agenda.append(ChooseOne((at.seat,), at, self.lists))


def open_to(state: EmpiresState, at: Origin, steps: tuple[Effect, ...]) -> bool:
    """EN-6.21: what is impossible bars only its own list."""
    for effect in steps:
        if not effect.possible(state, at):
            return False
    return True


class ChoiceOfCard(ByCard):
    """Which of the choices in that part of the card is asked, from 1."""

    choice: int


def choices_of(card: Card, ability: Ability) -> list[Choose]:
    """The choices that a part of a card offers, in the order in which they are read."""
    parts: dict[Ability, Sequence[Body | None]] = {
        Ability.ACTION: [card.action],
        Ability.FEATURE: [feature.body for feature in card.features],
        Ability.BONUS: [card.bonus],
        Ability.BOOST: [card.immediate],
    }
    return [
        step
        for body in parts.get(ability, ())
        if body is not None
        for step in all_steps(body.cost + body.do)
        if isinstance(step, Choose)
    ]


def all_steps(effects: Iterable[Effect]) -> Iterator[Effect]:
    """The steps of a text, and those within them."""
    for effect in effects:
        yield effect
        if isinstance(effect, Choose):
            for steps in effect.lists:
                yield from all_steps(steps)
        elif isinstance(effect, SendAway):
            yield from all_steps(effect.each)


@value
class ChooseOne(Decision[EmpiresState, ChooseNumber]):
    """EN-3.15: a slash means or."""

    rule = "EN-3.15"
    answers = (ChooseNumber,)
    partial = (ChooseNumber,)
    origin: Origin
    lists: Lists

    def options(self, state: EmpiresState, seat: Seat) -> list[ChooseNumber]:
        return [
            ChooseNumber(number + 1)
            for number, steps in enumerate(self.lists)
            if open_to(state, self.origin, steps)
        ]

    def why_not(self, state: EmpiresState, seat: Seat, action: ChooseNumber) -> RuleId | None:
        if not 1 <= action.number <= len(self.lists):
            return "EN-3.15"
        steps = self.lists[action.number - 1]
        if not open_to(state, self.origin, steps):
            return "EN-6.21"
        return why_not_gold(state, self.origin, steps, action.gold_for)

    def about(self, state: EmpiresState) -> ChoiceOfCard:
        found = choices_of(state.box.cards[self.origin.card], self.origin.ability)
        return {**told_of(self.origin), "choice": found.index(Choose(self.lists)) + 1}

    def resolve(
        self, state: EmpiresState, seat: Seat, action: ChooseNumber, play: Play[EmpiresState]
    ) -> None:
        use(state, self.origin, Body(self.lists[action.number - 1]), action.gold_for, play)
