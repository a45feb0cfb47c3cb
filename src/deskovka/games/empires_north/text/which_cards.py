"""Which cards a text speaks of: `2 other [mug] cards`, in the case its sentence needs."""

from __future__ import annotations

from deskovka.games.empires_north.cards import Filter
from deskovka.text import Argument, Texts

ALL_OF_THEM = 2  # a number with the plural of "all your cards"


class WhichCards:
    """The words of filters in one language. Blanks around what is left out are closed up by who asks."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def some(self, cards: Filter, count: int) -> str:
        """`1 other [bank] card`, as an object"""
        if cards.this > 0:
            return self.texts.t("cards-this")
        return self.texts.t("cards-some", count=count, **self._words(cards, count))

    def all(self, cards: Filter) -> str:
        """`all your action cards`"""
        if cards.this > 0:
            return self.texts.t("cards-this")
        return self.texts.t("cards-all", **self._words(cards, ALL_OF_THEM))

    def every(self, cards: Filter, every: int) -> str:
        """`each 2 [hearth] cards in your empire`"""
        words = self._words(cards, every)
        each = self.texts.t(f"every-{gender(cards)}", count=every)
        return self.texts.t("cards-every", every=each, number=str(every) if every > 1 else "", **words)

    def own(self, cards: Filter, count: int) -> str:
        """`1 [bank] card in your empire`, as what does something"""
        return self.texts.t("cards-own", count=count, **self._words(cards, count, "-nom"))

    def from_one(self, cards: Filter) -> str:
        """`from 1 card in your empire`"""
        if cards.this > 0:
            return self.texts.t("cards-this-from")
        return self.texts.t("cards-from", **self._words(cards, 1, "-gen"))

    def one(self, cards: Filter) -> str:
        """`a [guild] card`, as an object"""
        if cards.this > 0:
            return self.texts.t("cards-this")
        article = f"article-other-{gender(cards)}" if cards.this < 0 else "article"
        return self._one(cards, article, "")

    def next_one(self, cards: Filter, of_others: bool) -> str:
        """`another [hearth] card`: what is built after the card that speaks"""
        return self._one(cards, "article" if of_others else "article-next", "")

    def of_one(self, cards: Filter) -> str:
        """`a [guild] card`, of which there is something"""
        if cards.this > 0:
            return self.texts.t("cards-this-gen")
        article = f"article-other-gen-{gender(cards)}" if cards.this < 0 else "article"
        return self._one(cards, article, "-gen")

    def island_tail(self, cards: Filter) -> str:
        """What islands have that are pillaged or conquered."""
        return self.texts.t("tail-island-acting") if cards.with_action else ""

    def _one(self, cards: Filter, article: str, case: str) -> str:
        words = self._words(cards, 1, case)
        words.pop("other")
        if article == "article" and kind_of(cards) == "acting" and not cards.icons:
            article = "article-acting"
        return self.texts.t("cards-one", article=self.texts.t(article), **words)

    def _words(self, cards: Filter, count: int, case: str = "") -> dict[str, Argument]:
        """What all these texts are made of."""
        numbered: dict[str, Argument] = {} if case == "-gen" else {"count": count}
        other = self.texts.t(f"other{case}-{gender(cards)}", **numbered) if cards.this < 0 else ""
        kind = kind_of(cards)
        return {
            "other": other,
            "icons": "/".join(f"[{icon}]" for icon in cards.icons),
            "noun": self.texts.t(f"noun-{kind}{case}", **numbered),
            "tail": self._tail(cards),
        }

    def _tail(self, cards: Filter) -> str:
        key = kind_of(cards)
        if cards.with_action and cards.kind:
            key += "-acting"
        return self.texts.t(f"tail-{key}") if self.texts.has(f"tail-{key}") else ""


def kind_of(cards: Filter) -> str:
    """The noun: any card, one with an action, a location, a field, an island."""
    return cards.kind or ("acting" if cards.with_action else "card")


def gender(cards: Filter) -> str:
    """Of the Czech noun: an island is the only one that is not feminine."""
    return "masc" if cards.kind == "island" else "fem"
