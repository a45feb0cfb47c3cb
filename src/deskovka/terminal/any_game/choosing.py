"""Choosing an action from numbered lists: where there are many, first its kind, then what it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from deskovka.core.finding import plain
from deskovka.core.notation import Action, parts_of, shown
from deskovka.terminal.columns import Entry, say_entries
from deskovka.terminal.face import AskLine, TakeBack
from deskovka.terminal.position import Position
from deskovka.terminal.typed_words import find_number

if TYPE_CHECKING:
    from deskovka.terminal.any_game.face import AnyFace

MOST_LISTED = 24  # actions at once


class Choosing:
    """One decision of one person. Back leads to the list before, from the first one to the last answer."""

    def __init__(self, face: AnyFace, position: Position, ask: AskLine) -> None:
        self.face = face
        self.position = position
        self.ask = ask

    def action(self) -> Action:
        if more := self.position.asked_for.partial:
            forms = ", ".join(shown(kind.form) for kind in more)
            self.face.screen.say(self.face.texts.t("any-more", forms=forms), "dim")
        return self._among(self.position.legal)

    def _among(self, actions: Sequence[Action], known: Sequence[str] = ()) -> Action:
        """One of these actions, which agree in the fields that are `known`."""
        if len(actions) == 1 and known:
            return actions[0]
        if len(actions) <= MOST_LISTED:
            entries = [(self.face.wording.whole(action), str(action)) for action in actions]
            return actions[self._number(entries)]
        if len({type(action) for action in actions}) > 1:
            return self._step(actions, lambda one: self.face.wording.kind(type(one)), known)
        fields = [field for field in parts_of(actions[0]) if field not in known]
        return self._step(actions, lambda one: self.face.wording.part(one, fields[0]), [*known, fields[0]])

    def _step(
        self, actions: Sequence[Action], called: Callable[[Action], str], known: Sequence[str]
    ) -> Action:
        """By what they are called first."""
        groups: dict[str, list[Action]] = {}
        for action in actions:
            groups.setdefault(called(action), []).append(action)
        if len(groups) == 1:
            return self._among(actions, known)
        while True:
            chosen = [*groups.values()][self._number([(name, "") for name in groups])]
            try:
                return self._among(chosen, known or ("",))
            except TakeBack as wish:
                if wish.answer:
                    raise

    def _number(self, entries: Sequence[Entry]) -> int:
        screen, texts = self.face.screen, self.face.texts
        say_list = partial(say_entries, screen, entries)
        say_list()
        while True:
            typed = self.ask(texts.t("ask-kind"), say_list, [label for label, _ in entries])
            index = find_number(typed, len(entries))
            if index is not None:
                return index
            named = [number for number, (label, _) in enumerate(entries) if plain(label) == plain(typed)]
            if len(named) == 1:
                return named[0]
            screen.say(
                texts.t("wrong-choice" if typed else "empty-line", typed=typed, most=len(entries)), "red"
            )
