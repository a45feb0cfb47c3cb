"""The cards of a set-up: those of its clans and the islands, own cards too, and what can become of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from deskovka.core.setup import Setup
from deskovka.games.empires_north.cards import Box, Card, CardName, Effect, Kind
from deskovka.games.empires_north.effects.assign import Assign
from deskovka.games.empires_north.effects.choose import all_steps
from deskovka.games.empires_north.names import PieceName

E = TypeVar("E", bound=Effect)


class Cards:
    """In the order of the box; pieces are numbered by how they are called: a card, its second copy, the next card."""

    def __init__(self, box: Box, setup: Setup) -> None:
        self.seats = setup.seats
        agreed = setup.choices("clans")
        self.clans = agreed if len(agreed) == setup.seats else box.clans
        self._said: dict[tuple[type[Effect], str], list[Any]] = {}
        self.all = [card for card in box.cards.values() if not card.clan or card.clan in self.clans]
        self.islands = [card for card in self.all if card.kind is Kind.ISLAND]
        self.dealt = [card for card in self.all if card.clan and card.kind is not Kind.START_FIELD]
        self.pieces = self.placed(bool)

    def names(self, wanted: Callable[[Card], Any]) -> list[CardName]:
        """Of the cards that are wanted."""
        return [card.name for card in self.all if wanted(card)]

    def placed(self, wanted: Callable[[Card], Any]) -> list[PieceName]:
        """The pieces of empires that can count as a card that is wanted, by what they are called."""
        return [
            piece
            for card in self.all
            if any(wanted(face) for face in self.faces(card))
            for piece in called(card)
        ]

    def faces(self, card: Card) -> list[Card]:
        """What a card of an empire can count as: itself, or whatever it can copy (EN-10.7); a boost is in none."""
        if card.kind is Kind.BOOST:
            return []
        if card.copy is None:
            return [card]
        copied = card.copy
        return [other for other in self.beside(card) if other.copy is None and copied.fits(other)]

    def beside(self, card: Card) -> list[Card]:
        """The cards that can be in one empire with it."""
        return [other for other in self.all if not card.clan or not other.clan or other.clan == card.clan]

    def said(self, word: type[E], card: Card) -> list[E]:
        """Where a word is said on the cards that can be in one empire with this one, or played beside it."""
        if (word, card.clan) not in self._said:
            self._said[word, card.clan] = [
                step for other in self.beside(card) for step in steps(other) if isinstance(step, word)
            ]
        return self._said[word, card.clan]

    def held(self, card: Card) -> list[int]:
        """The kinds of goods and workers that can lie on a card of an empire."""
        words = [step for face in self.faces(card) for step in steps(face) if isinstance(step, Assign)]
        return sorted({kind for word in words for kind in word.kinds})


def called(card: Card) -> list[PieceName]:
    """How the copies of a card are called in an empire."""
    return [PieceName(f"{card.name}.{copy}" if copy > 1 else card.name) for copy in range(1, card.copies + 1)]


def steps(card: Card) -> Iterator[Effect]:
    """Everything a card says."""
    for body in (card.bonus, card.action, card.immediate, *[feature.body for feature in card.features]):
        if body is not None:
            yield from all_steps(body.cost + body.do)
