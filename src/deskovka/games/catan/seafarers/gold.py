"""Gold, and other cards of one's own choice (CT-S6)."""

from __future__ import annotations

from random import Random
from typing import TypedDict

from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Step, Task
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.goods import (
    MASK,
    ONE,
    RESOURCE_KINDS,
    WIDTH,
    Amounts,
    Cards,
    amounts,
    handfuls,
    holds,
    kinds,
    only,
    size,
)
from deskovka.games.catan.hands import receive
from deskovka.games.catan.state import CatanState


@value
class TakeCards(Action):
    """`take wool+ore`"""

    form = "take {cards}"
    cards: Cards


@value
class CardsChosen(Event):
    seat: Seat
    cards: Cards


class ChoiceOfCards(TypedDict):
    """How many cards are chosen, and what the bank holds."""

    number: int
    bank: Amounts


@value
class ChooseCards(Decision[CatanState, TakeCards]):
    """So many resources of one's choice, of those the bank holds; each reason for it is a class of this."""

    answers = (TakeCards,)
    number: int

    def options(self, state: CatanState, seat: Seat) -> list[TakeCards]:
        return [TakeCards(Cards(cards)) for cards in handfuls(only(state.bank, RESOURCE_KINDS), self.number)]

    def why_not(self, state: CatanState, seat: Seat, action: TakeCards) -> RuleId | None:
        fits = size(action.cards) == self.number and holds(only(state.bank, RESOURCE_KINDS), action.cards)
        return None if fits else self.rule

    def sample(self, state: CatanState, seat: Seat, random: Random) -> TakeCards:
        """Card by card, as far as the bank has them."""
        cards = 0
        for _ in range(self.number):
            left = [kind for kind in RESOURCE_KINDS if (state.bank - cards) >> WIDTH * kind & MASK]
            cards += ONE[left[int(random.random() * len(left))]]
        return TakeCards(Cards(cards))

    def about(self, state: CatanState) -> ChoiceOfCards:
        return {"number": self.number, "bank": amounts(state.bank, RESOURCE_KINDS)}

    def resolve(self, state: CatanState, seat: Seat, action: TakeCards, play: Play[CatanState]) -> None:
        take_cards(state, seat, action.cards, play)


@value
class ChooseGold(ChooseCards):
    """CT-S6.1: for each settlement at the gold one card, for each city two."""

    rule = "CT-S6.1"


@value
class GoldFound(Step[CatanState]):
    """CT-S6.2: each in turn chooses from what the bank still holds."""

    rule = "CT-S6.2"
    seat: Seat
    number: int

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        offer_cards(state, ChooseGold((self.seat,), self.number), play)


def find_gold(seat: Seat, number: int) -> Task[CatanState]:
    return GoldFound(seat, number)


def offer_cards(state: CatanState, choice: ChooseCards, play: Play[CatanState]) -> None:
    """Ask for a choice, unless the bank leaves none (CT-T0.9)."""
    seat = choice.seats[0]
    bank = only(state.bank, RESOURCE_KINDS)
    held = kinds(bank)
    if size(bank) <= choice.number:
        take_cards(state, seat, Cards(bank), play)
    elif len(held) == 1:
        take_cards(state, seat, Cards(choice.number * ONE[held[0]]), play)
    else:
        state.agenda.append(choice)


def take_cards(state: CatanState, seat: Seat, cards: Cards, play: Play[CatanState]) -> None:
    if cards:
        receive(state, seat, cards)
        play.tell(CardsChosen(seat, cards))
