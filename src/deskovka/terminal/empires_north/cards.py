"""The cards of a table in the reader's words: names, costs, texts, and what somebody means who types a name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from deskovka.core.finding import plain
from deskovka.games.empires_north.cards import Box, Card, CardName
from deskovka.games.empires_north.text import card_name, card_names
from deskovka.games.empires_north.text.card_words import CardWords
from deskovka.text import Texts


class Cards:
    """The box of a table; a card that is not in it has only its name."""

    def __init__(self, texts: Texts, box: Box, aloud: bool = False) -> None:
        self.texts = texts
        self.box = box
        self.aloud = aloud  # icons in quotes, which screen readers leave alone
        self.words = CardWords(texts)

    def find(self, name: str) -> Card | None:
        """The card that a card or a piece of this name is."""
        return self.box.cards.get(CardName(name.partition(".")[0]))

    def name(self, name: str) -> str:
        """`Wool Market`, and `Wool Market (2)` for the second one of an empire"""
        return card_name(self.texts, name, self.box)

    def names(self, names: Iterable[str]) -> str:
        return card_names(self.texts, names, self.box)

    def text(self, name: str) -> str:
        """What it does, in one line."""
        card = self.find(name)
        return self.with_icons(self.words.text(card)) if card else ""

    def offer(self, name: str) -> str:
        """What it costs or goes with, and what it does: a card that is not in an empire."""
        card = self.find(name)
        if card is None:
            return ""
        parts = [self._icons(card), self.words.corner(card), self.words.text(card)]
        return self.with_icons(" ".join(filter(None, parts)))

    def conquered(self, card: Card) -> str:
        """What an island does in an empire."""
        _, *lines = self.words.lines(card)
        return self.with_icons(" ".join(lines))

    def line(self, name: str) -> str:
        """A card with all that is printed on it."""
        offer = self.offer(name)
        return f"{self.name(name)}: {offer}" if offer else self.name(name)

    def sheet(self, name: str) -> list[str]:
        """Everything about a card, and how much of the printed one is known."""
        card = self.find(name)
        if card is None:
            return [self.name(name)]
        named = f"{self.name(name)}, {self.words.kind(card)} {self._icons(card)}".rstrip()
        lines = [named, self.words.corner(card), *self.words.lines(card), *self.words.evidence(card)]
        return [self.with_icons(line) for line in lines if line]

    def with_icons(self, text: str) -> str:
        """Icons by what they are called in the reader's language."""
        return self.words.with_icons(text, '"{}"' if self.aloud else "[{}]")

    def _icons(self, card: Card) -> str:
        return " ".join(f"[{icon}]" for icon in card.icons)

    @cached_property
    def by_name(self) -> dict[str, str]:
        """The ids of cards by what people may type for them, in any language."""
        found = {
            plain(title): str(card.name) for card in self.box.cards.values() for title in card.names.values()
        }
        return found | {str(name): str(name) for name in self.box.cards}

    def meant(self, typed: str) -> list[str]:
        """The cards somebody means: the one of that name, else those whose names begin like it or have it within."""
        wanted = plain(typed)
        if not wanted:
            return []
        if wanted in self.by_name:
            return [self.by_name[wanted]]
        begun = [id for name, id in self.by_name.items() if name.startswith(wanted)]
        within = [id for name, id in self.by_name.items() if wanted in name]
        return list(dict.fromkeys(begun or within))
