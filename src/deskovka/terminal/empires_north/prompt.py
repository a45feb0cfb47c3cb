"""Choosing an action step by step: its kind, then what exactly; or which cards are kept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from deskovka.core.finding import plain
from deskovka.core.notation import Action, verb
from deskovka.games.empires_north.cards import CardName
from deskovka.games.empires_north.effects.refresh import NoMore
from deskovka.games.empires_north.features import DeclineFeature, PayForFeature
from deskovka.games.empires_north.goods import Handful
from deskovka.games.empires_north.lookout import KEPT_AT_FIRST, CardNames, KeepCards
from deskovka.games.empires_north.tiles import PlayNothing
from deskovka.terminal.columns import say_entries
from deskovka.terminal.empires_north.labels import Entry, Labels
from deskovka.terminal.face import AskLine, Say, TakeBack
from deskovka.terminal.position import Position
from deskovka.terminal.typed_words import find_number

if TYPE_CHECKING:
    from deskovka.terminal.empires_north.face import EmpiresFace

SEVERAL = re.compile(r"[\s,]+")
NONE = ("0", "none", "nothing")


class Choosing:
    """One decision of one person. Back leads to the menu, from there to the last answer."""

    def __init__(self, face: EmpiresFace, position: Position, ask: AskLine) -> None:
        self.face = face
        self.screen = face.screen
        self.texts = face.texts
        self.position = position
        self.labels = Labels(face.spoken, position.view, position.seat)
        self.ask = ask

    def action(self) -> Action:
        if self.position.decision in ("KeepOpening", "KeepFromLookout"):
            return self._keep()
        if self.position.decision == "TakeTurn":
            return self._turn()
        return self._among(self.position.legal)

    # a turn

    def _turn(self) -> Action:
        """First the kind of action; an only one of its kind is named at once."""
        kinds: dict[str, list[Action]] = {}
        for action in self.position.legal:
            kinds.setdefault(verb(type(action)), []).append(action)
        while True:
            chosen = kinds[self._ask_kind(kinds)]
            if len(chosen) == 1:
                return chosen[0]
            try:
                return self._among(chosen)
            except TakeBack as wish:
                if wish.answer:
                    raise
                self.face.page_again(self.position)

    def _ask_kind(self, kinds: dict[str, list[Action]]) -> str:
        """By its number, its verb, or the beginning of its name."""
        names = [self.texts.t(f"kind-{kind}") for kind in kinds]
        entries = [self._kind_entry(name, actions) for name, actions in zip(names, kinds.values())]
        words = [{kind, *beginnings(plain(name))} for kind, name in zip(kinds, names)]
        return [*kinds][self._number(entries, self.texts.t("ask-kind"), words, names)]

    def _kind_entry(self, name: str, actions: Sequence[Action]) -> Entry:
        """The name of a kind; of the only action of a kind what it is."""
        label, _ = self.labels.entry(actions[0])
        return name if len(actions) > 1 or label == name else f"{name}: {label}", ""

    # one of a list

    def _among(self, actions: Sequence[Action]) -> Action:
        entries = [self.labels.entry(action) for action in actions]
        words = [self.labels.words(action) | self._yes_or_no(action) for action in actions]
        goods = isinstance(getattr(actions[0], "goods", None), Handful)
        question = self.texts.t("ask-goods" if goods else "ask-which")
        return actions[self._number(entries, question, words, [label for label, _ in entries])]

    def _yes_or_no(self, action: Action) -> set[str]:
        """`yes` to what a feature offers, `no` to it."""
        if isinstance(action, PayForFeature):
            yes = plain(self.texts.t("word-yes"))
            return {yes, yes[0], "yes", "y"}
        return {"no", "n", "ne"} if isinstance(action, DeclineFeature | PlayNothing | NoMore) else set()

    def _number(
        self, entries: Sequence[Entry], question: str, words: Sequence[set[str]], shown: Sequence[str]
    ) -> int:
        """The place of one entry, by its number or by a word that no other one has."""
        say_list = partial(say_entries, self.screen, entries)
        say_list()
        while True:
            typed = self._typed(question, say_list, words, shown)
            index = find_number(typed, len(entries))
            if index is not None:
                return index
            found = [index for index, known in enumerate(words) if plain(typed) in known]
            if len(found) == 1:
                return found[0]
            key = "wrong-choice" if typed else "empty-line"
            self.screen.say(self.texts.t(key, typed=typed, most=len(entries)), "red")

    def _typed(self, question: str, say_list: Say, words: Sequence[set[str]], shown: Sequence[str]) -> str:
        """What was typed; a word of the choices is no action, though it may begin like one: `harvest`."""
        self.face.named = frozenset().union(*words)
        try:
            return self.ask(question, say_list, shown)
        finally:
            self.face.named = frozenset()

    # the cards that are kept

    def _keep(self) -> Action:
        """By their numbers, all at once."""
        player = self.position.view["players"][self.position.seat]
        cards: list[str] = player["aside"]
        opening = self.position.decision == "KeepOpening"
        say_list = partial(say_entries, self.screen, [self.labels.of_hand(card) for card in cards])
        say_list()
        while True:
            typed = self.ask(self.texts.t("ask-keep-three" if opening else "ask-keep"), say_list)
            chosen = self._numbers(typed, len(cards))
            if chosen is None:
                self.screen.say(self.texts.t("keep-numbers", most=len(cards)), "red")
            elif opening and len(chosen) != KEPT_AT_FIRST:
                self.screen.say(self.texts.t("keep-count"), "red")
            elif not opening and len(chosen) > player["supply"]["worker"]:
                self.screen.say(self.texts.t("keep-workers", count=player["supply"]["worker"]), "red")
            else:
                return KeepCards(CardNames(sorted(CardName(cards[index]) for index in chosen)))

    def _numbers(self, typed: str, most: int) -> list[int] | None:
        """Different numbers of cards; none at all may be said in words."""
        if plain(typed) in (*NONE, plain(self.texts.t("nothing"))):
            return []
        found = [find_number(part, most) for part in SEVERAL.split(typed.strip()) if part]
        numbers = [index for index in found if index is not None]
        fits = numbers and len(numbers) == len(found) == len(set(numbers))
        return numbers if fits else None


def beginnings(name: str) -> Iterator[str]:
    """Whatever a name may be shortened to."""
    return (name[:end] for end in range(1, len(name) + 1))
