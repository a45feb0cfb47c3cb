"""Choosing cards: one after the other by their numbers, or several at once by their names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from deskovka.games.catan.goods import GOODS, NUMBER, ONE, Cards, Good, holds, size
from deskovka.games.catan.text import amounts, as_object
from deskovka.terminal.catan.typed import read_cards
from deskovka.terminal.columns import say_entries
from deskovka.terminal.face import AskLine, TakeBack
from deskovka.terminal.screen import Screen
from deskovka.terminal.typed_words import find_number
from deskovka.text import Texts


class ChoosingCards:
    """Cards out of a stock: so many, or with `exact` 0 as many as one likes."""

    def __init__(self, screen: Screen, texts: Texts, ask: AskLine, stock: Mapping[str, int]) -> None:
        self.screen = screen
        self.texts = texts
        self.ask = ask
        self.stock = sum(number * ONE[NUMBER[Good(good)]] for good, number in stock.items())
        self.chosen: list[int] = []  # handfuls, in the order in which they were chosen

    def choose(self, purpose: str, exact: int = 0, counted: bool = True) -> Cards:
        """The text of the question is `ask-PURPOSE`; back takes away what was chosen last."""
        while sum(map(size, self.chosen)) < (exact or size(self.stock)):
            left = self.stock - sum(self.chosen)
            kinds = [good for good in GOODS if holds(left, ONE[NUMBER[good]])]
            say_kinds = partial(self._say_kinds, kinds, left, counted)
            say_kinds()
            names = [self.texts.t(f"good-{good.value}") for good in kinds]
            try:
                typed = self.ask(self._question(purpose, exact, kinds), say_kinds, names)
            except TakeBack:
                if not self.chosen:
                    raise
                self.chosen.pop()
                continue
            if not typed and self.chosen and not exact:
                break
            if typed:
                self._take(typed, kinds, left, exact)
            else:
                self.screen.say(self.texts.t("empty-line", most=len(kinds)), "red")
        return Cards(sum(self.chosen))

    def _say_kinds(self, kinds: list[Good], left: int, counted: bool) -> None:
        names = [self.texts.t(f"good-{good.value}") for good in kinds]
        if counted:
            held = amounts(left)
            names = [
                self.texts.t("card-line", good=name, count=held[good.value])
                for name, good in zip(names, kinds)
            ]
        say_entries(self.screen, [(name, "") for name in names])

    def _question(self, purpose: str, exact: int, kinds: list[Good]) -> str:
        chosen = sum(self.chosen)
        if chosen and not exact:
            return self.texts.t(f"ask-{purpose}-more", cards=as_object(self.texts, amounts(chosen)))
        example = "+".join(self.texts.t(f"good-{good.value}") for good in kinds[:2])
        return self.texts.t(f"ask-{purpose}", left=exact - size(chosen), example=example)

    def _take(self, typed: str, kinds: list[Good], left: int, exact: int) -> None:
        index = find_number(typed, len(kinds))
        cards = Cards(ONE[NUMBER[kinds[index]]]) if index is not None else read_cards(self.texts, typed)
        fits = cards and holds(left, cards) and (not exact or size(sum(self.chosen) + cards) <= exact)
        if cards and fits:
            self.chosen.append(cards)
        else:
            self.screen.say(self.texts.t("wrong-cards", typed=typed), "red")
