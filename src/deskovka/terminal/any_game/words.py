"""What is on a table, in words, by what is declared of the view and by what the game's texts call it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deskovka.core.game import Json
from deskovka.core.notation import Action, parts_of, verb, write_word
from deskovka.core.shapes import About, seat_fields, seats_in
from deskovka.text import Texts, signed

Row = tuple[int, str]  # how deep it stands, and what it says
NOTHING = "–"


class Wording:
    """The words of one game for its readers: fields of the view, things, players, actions."""

    def __init__(self, texts: Texts, names: Sequence[str], view_shape: Any) -> None:
        self.texts = texts
        self.names = names
        self.about: Mapping[str, str] = seats_in(view_shape)

    # the view

    def simple(self, view: Json) -> list[str]:
        """The fields that take one line each."""
        return [
            self.line(self.label(name), self.value(name, item))
            for name, item in view.items()
            if self.is_short(item)
        ]

    def parts(self, view: Json) -> list[tuple[str, list[Row]]]:
        """The other fields, each with its rows."""
        return [
            (self.label(name), self.rows(name, item))
            for name, item in view.items()
            if not self.is_short(item)
        ]

    def is_short(self, item: Json) -> bool:
        """Whether a field can stand in one line: a value, or a row of values."""
        inner = item.values() if isinstance(item, dict) else item if isinstance(item, list) else ()
        return not isinstance(item, dict) and not any(isinstance(one, dict | list) for one in inner)

    def rows(self, path: str, item: Json, depth: int = 0) -> list[Row]:
        """A field with others in it: by names, by players, or counted."""
        if isinstance(item, dict):
            heads = [(f"{path}.{name}", self.label(name), part) for name, part in item.items()]
        else:
            heads = [(path, self._head(path, number), part) for number, part in enumerate(item)]
        found: list[Row] = []
        for inner, head, part in heads:
            if self.is_short(part):
                found.append((depth, self.line(head, self.value(inner, part))))
            else:
                found += [(depth, f"{head}:"), *self.rows(inner, part, depth + 1)]
        return found

    def _head(self, path: str, number: int) -> str:
        by_seat = self.about.get(path) == About.BY_SEAT.value and number < len(self.names)
        return self.names[number] if by_seat else str(number + 1)

    def line(self, head: str, text: str) -> str:
        return f"{head}: {text}"

    def value(self, path: str, item: Json) -> str:
        """A value, or a row of them; a list with one for each player names them."""
        if not isinstance(item, list):
            return self.one(item, self.about.get(path) == About.SEAT.value)
        by_seat = self.about.get(path) == About.BY_SEAT.value and len(item) == len(self.names)
        words = [self.one(part, self.about.get(path) == About.SEAT.value) for part in item]
        shown = [f"{name} {word}" for name, word in zip(self.names, words)] if by_seat else words
        return ", ".join(shown) or NOTHING

    def one(self, item: Json, is_seat: bool) -> str:
        if item is None or item == "":
            return NOTHING
        if isinstance(item, bool):
            return self.texts.t("option-yes" if item else "option-no")
        if isinstance(item, int):
            return self.names[item] if is_seat and 0 <= item < len(self.names) else signed(item)
        return self.called(write_word(item))

    # names

    def label(self, name: str) -> str:
        """What a field of the view or of an action is called, as a heading."""
        return capital(self.texts.t(f"field-{name}"))

    def called(self, word: str) -> str:
        """What a thing is called; one without a name is written as it is."""
        return self.texts.t(f"name-{word}") if self.texts.has(f"name-{word}") else word

    # actions

    def kind(self, kind: type[Action]) -> str:
        return capital(self.texts.t(f"kind-{verb(kind)}"))

    def part(self, action: Action, field: str) -> str:
        """One of the things an action is about."""
        found = parts_of(action)[field]
        return self.one(found, field in seat_fields(type(action)))

    def whole(self, action: Action) -> str:
        """An action in words."""
        parts = [self.part(action, field) for field in parts_of(action)]
        return self.line(self.kind(type(action)), ", ".join(parts)) if parts else self.kind(type(action))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
