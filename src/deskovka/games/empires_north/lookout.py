"""The opening hand and Lookout: all choose at the same time, in secret (EN-4.6, EN-5.2 to EN-5.4)."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Final, Self

from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Step
from deskovka.core.notation import Action
from deskovka.core.values import value, word
from deskovka.games.empires_north.cards import CardName
from deskovka.games.empires_north.drawing import take_top
from deskovka.games.empires_north.goods import KINDS, WORKER
from deskovka.games.empires_north.state import EmpiresState, with_sorted

OPENING: Final = 5  # EN-4.6: cards drawn
KEPT_AT_FIRST: Final = 3  # of these
DRAWN: Final = 4  # EN-5.2


@word
class CardNames(tuple[CardName, ...]):
    """Some cards, `ceilidh,wool-market`; `none`."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Self:
        if text.casefold() == "none":
            return cls()
        return cls(sorted(CardName.read(name) for name in text.split(",")))

    def __str__(self) -> str:
        return ",".join(self) or "none"


@value
class CardsSeen(Event):
    """The cards to choose from, which only their owner sees."""

    reveals = True
    seat: Seat
    cards: tuple[CardName, ...] | None

    def seen_by(self, seat: Seat | None) -> CardsSeen:
        return self if seat == self.seat else CardsSeen(self.seat, None)


@value
class HasChosen(Event):
    """A seat has made its choice; what, is shown when all have."""

    seat: Seat


@value
class CardsKept(Event):
    """EN-2.14: what was not kept is shown; what was, only its owner knows."""

    reveals = True
    seat: Seat
    count: int
    kept: tuple[CardName, ...] | None
    discarded: tuple[CardName, ...]

    def seen_by(self, seat: Seat | None) -> CardsKept:
        return self if seat == self.seat else CardsKept(self.seat, self.count, None, self.discarded)


@value
class KeepCards(Action):
    """`keep ceilidh,wool-market`"""

    form = "keep {cards}"
    secret = True
    cards: CardNames


def look_at(state: EmpiresState, seat: Seat, count: int, play: Play[EmpiresState]) -> None:
    """So many cards from the own deck, beside the hand."""
    found: list[CardName] = []
    for _ in range(count):
        card = take_top(state, seat, play)
        if card is None:
            break
        found.append(card)
    state.aside[seat] = tuple(sorted(found))
    if play.heard:
        play.tell(CardsSeen(seat, state.aside[seat]))


def choices(cards: tuple[CardName, ...], least: int, most: int) -> list[tuple[CardName, ...]]:
    """Every choice of so many of the cards."""
    found: dict[tuple[CardName, ...], None] = {}
    for count in range(least, min(most, len(cards)) + 1):
        found.update(dict.fromkeys(combinations(cards, count)))
    return list(found)


def among(kept: CardNames, cards: tuple[CardName, ...]) -> bool:
    return all(kept.count(card) <= cards.count(card) for card in kept)


@value
class KeepOpening(Decision[EmpiresState, KeepCards]):
    """EN-4.6: three of five cards."""

    rule = "EN-4.6"
    answers = (KeepCards,)
    kept_back = True

    def options(self, state: EmpiresState, seat: Seat) -> list[KeepCards]:
        kept = choices(state.aside[seat], KEPT_AT_FIRST, KEPT_AT_FIRST)
        return [KeepCards(CardNames(cards)) for cards in kept]

    def why_not(self, state: EmpiresState, seat: Seat, action: KeepCards) -> RuleId | None:
        fits = len(action.cards) == KEPT_AT_FIRST and among(action.cards, state.aside[seat])
        return None if fits else self.rule

    def resolve(self, state: EmpiresState, seat: Seat, action: KeepCards, play: Play[EmpiresState]) -> None:
        state.kept[seat] = tuple(action.cards)
        if play.heard:
            play.tell(HasChosen(seat))


@value
class KeepFromLookout(Decision[EmpiresState, KeepCards]):
    """EN-5.2: any of four cards, for a worker each."""

    rule = "EN-5.2"
    answers = (KeepCards,)
    kept_back = True

    def options(self, state: EmpiresState, seat: Seat) -> list[KeepCards]:
        kept = choices(state.aside[seat], 0, state.supply[seat * KINDS + WORKER])
        return [KeepCards(CardNames(cards)) for cards in kept]

    def sample(self, state: EmpiresState, seat: Seat, random: Random) -> KeepCards:
        """As one of `options`, without making them all."""
        kept = choices(state.aside[seat], 0, state.supply[seat * KINDS + WORKER])
        return KeepCards(CardNames(kept[int(random.random() * len(kept))]))

    def why_not(self, state: EmpiresState, seat: Seat, action: KeepCards) -> RuleId | None:
        enough = len(action.cards) <= state.supply[seat * KINDS + WORKER]
        return None if enough and among(action.cards, state.aside[seat]) else self.rule

    def resolve(self, state: EmpiresState, seat: Seat, action: KeepCards, play: Play[EmpiresState]) -> None:
        state.kept[seat] = tuple(action.cards)
        play.tell(HasChosen(seat))


@value
class ShowChoices(Step[EmpiresState]):
    """EN-2.14: all have chosen; workers become tired for what was kept, the rest is discarded."""

    rule = "EN-2.14"
    for_workers: bool

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        for seat in state.from_first():
            kept = state.kept[seat]
            rest = list(state.aside[seat])
            for card in kept:
                rest.remove(card)
            if self.for_workers:
                state.supply[seat * KINDS + WORKER] -= len(kept)
                state.tired[seat] += len(kept)
            state.hands[seat] = with_sorted(state.hands[seat], *kept)
            state.discards[seat] = with_sorted(state.discards[seat], *rest)
            state.aside[seat] = state.kept[seat] = ()
            if play.heard:
                play.tell(CardsKept(seat, len(kept), kept, tuple(rest)))


def look_out(state: EmpiresState, play: Play[EmpiresState]) -> None:
    """EN-5.2: all draw, then all who can keep anything are asked."""
    for seat in state.from_first():
        look_at(state, seat, DRAWN, play)
    state.agenda.append(ShowChoices(True))
    asked = [seat for seat in range(state.seats) if state.aside[seat] and state.supply[seat * KINDS + WORKER]]
    if asked:
        state.agenda.append(KeepFromLookout(tuple(asked)))
