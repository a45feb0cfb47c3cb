"""Building a location for its cost (EN-6.6 to EN-6.8)."""

from __future__ import annotations

from deskovka.core.game import Deed, Play, RuleId, Seat, Step
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.asking import ask
from deskovka.games.empires_north.cards import Ability, CardName
from deskovka.games.empires_north.paying import AS_USUAL, GoldFor, PayAny, can_pay, pay, why_not_pay
from deskovka.games.empires_north.placing import build_from_hand, placeable
from deskovka.games.empires_north.state import EmpiresState, Origin


@value
class Build(Action):
    """`build wool-market`, `build wool-market stone`: the latter pays gold for the stone"""

    form = "build {card} {gold_for}"
    card: CardName
    gold_for: GoldFor = AS_USUAL


class BuildLocation(Deed[EmpiresState, Build]):
    """EN-6.6: a location from the hand, for what its corner says."""

    def options(self, asked: object, state: EmpiresState, seat: Seat) -> list[Build]:
        cards = state.box.cards
        found: list[Build] = []
        for name in dict.fromkeys(state.hands[seat]):
            card = cards[name]
            if card.pay is None or not can_pay(state, seat, card.pay):
                continue
            if card.copy is None or placeable(state, seat, card):
                found.append(Build(name))
        return found

    def why_not(self, asked: object, state: EmpiresState, seat: Seat, action: Build) -> RuleId | None:
        if action.card not in state.hands[seat]:
            return "EN-6.6"
        card = state.box.cards[action.card]
        if card.pay is None:
            return "EN-6.7"
        if not placeable(state, seat, card):
            return "EN-10.7"
        if not can_pay(state, seat, card.pay):
            return "EN-6.6"
        return why_not_pay(state, seat, card.pay, action.gold_for)

    def do(
        self, asked: object, state: EmpiresState, seat: Seat, action: Build, play: Play[EmpiresState]
    ) -> None:
        price = state.box.cards[action.card].pay
        assert price is not None
        pay(state, seat, price, action.gold_for, action.card, play)
        if not price.any:
            build_from_hand(state, seat, action.card, play)
            return
        state.agenda.append(BuildPaid(seat, action.card))
        ask(state, PayAny((seat,), Origin(seat, action.card, Ability.BONUS), price.any), play)


@value
class BuildPaid(Step[EmpiresState]):
    """EN-6.6: the location comes when the resources of one's choice are paid, too."""

    rule = "EN-6.6"
    seat: Seat
    card: CardName

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        build_from_hand(state, self.seat, self.card, play)
