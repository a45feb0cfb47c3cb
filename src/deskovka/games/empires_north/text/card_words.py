"""What is printed on a card, in the reader's words, made from its parts."""

from __future__ import annotations

import re
from typing import Final

from deskovka.games.empires_north.cards import Card, Feature, Filter, Kind, Moment, Tile
from deskovka.games.empires_north.text.step_words import CLASS_OF, NAMED, StepWords, close_up

ICON: Final = re.compile(r"\[([a-z]+)\]")
PERFORMED: Final = frozenset(Moment(tile.value) for tile in Tile)
OTHERS: Final = -1  # a copy never means itself


class CardWords(StepWords):
    """The words of cards in one language."""

    # a whole card

    def kind(self, card: Card) -> str:
        """`Location`, `Near island`"""
        return self.texts.t(f"card-kind-{card.distance.value if card.distance else card.kind.value}")

    def corner(self, card: Card) -> str:
        """What a card costs, or the action it goes with; nothing for starting fields and islands."""
        if card.pay is not None:
            return self.texts.t("card-pay", price=self.price(card.pay, NAMED))
        if card.on is None:
            return ""
        key = "card-play-with" if card.kind == Kind.BOOST else "card-build-with"
        return self.texts.t(key, tile=self.tile(card.on))

    def lines(self, card: Card) -> list[str]:
        """What a card gives and does, a sentence for each of its parts."""
        found = []
        if card.group == Kind.FIELD.value:
            found.append(self._line("gives", kind=self.kind(card), goods=self.gains(card.produces)))
        if card.kind == Kind.ISLAND:
            found.append(self._line("pillage", body=self.gaining(card.pillage)))
        if card.bonus is not None:
            found.append(self._line("conquest" if card.distance else "bonus", body=self.body(card.bonus)))
        found += [self.feature(feature) for feature in card.features]
        if card.copy is not None:
            others = Filter(card.copy.icons, card.copy.kind, card.copy.with_action, OTHERS)
            found.append(self._line("copy", cards=self.which.some(others, 1)))
        if card.action is not None:
            found.append(self._line("action", body=self.body(card.action)))
        if card.immediate is not None:
            found.append(self._line("immediately", body=self.body(card.immediate)))
        if card.storage is not None:
            found.append(self._line("storage", stored=self.stored(card), choices=self.storage_choices(card)))
        return found

    def with_icons(self, text: str, form: str = "[{}]") -> str:
        """Icons by what they are called in the reader's language."""
        return ICON.sub(lambda icon: form.format(self.texts.t(f"icon-{icon[1]}")), text)

    def text(self, card: Card) -> str:
        """All of it in one line."""
        return " ".join(self.lines(card))

    def evidence(self, card: Card) -> list[str]:
        """How much of the printed card is known, and which parts of it."""
        told = [self.texts.t(f"evidence-{card.evidence}")]
        if card.found:
            ours = card.evidence in ("designed", "name-only-found")  # then the gist of an effect is known
            found = ["gist" if ours and part == "effect" else part for part in card.found]
            parts = ", ".join(self.texts.t(f"part-of-card-{part}") for part in found)
            known = "evidence-like" if card.evidence == "designed" else "evidence-parts"
            told.append(self.texts.t(known, parts=parts))
        return told

    def _line(self, part: str, **words: str) -> str:
        return close_up(self.texts.t(f"line-{part}", **words))

    # parts of a card

    def feature(self, feature: Feature) -> str:
        return self._line("feature", when=self.when(feature), body=self.body(feature.body, may=True))

    def stored(self, card: Card) -> str:
        assert card.storage is not None
        return self.texts.t(f"stored-{CLASS_OF[card.storage.kinds]}", count=card.storage.every)

    def storage_choices(self, card: Card) -> str:
        assert card.storage is not None
        return " / ".join(self.gains(gains, NAMED) for gains in card.storage.choose)

    def when(self, feature: Feature) -> str:
        """What a feature listens to."""
        moment, cards = feature.on, feature.cards
        who = "opponent" if feature.by_opponent else "you"
        if moment in PERFORMED:
            return self.texts.t("when-perform", who=who, tile=self.tile(Tile(moment.value)))
        if moment == Moment.DISCARD and cards.this > 0:
            return self.texts.t("when-discard-this")
        named = {
            Moment.BUILD: lambda: self.which.next_one(cards, feature.by_opponent),
            Moment.ACTION: lambda: self.which.of_one(cards),
        }.get(moment, lambda: self.which.one(cards))()
        key = f"when-{moment.value.replace('_', '-')}"
        return close_up(self.texts.t(key, who=who, cards=named, tail=self.which.island_tail(cards)))
