"""What happened, in the reader's words: each event has one sentence, the text of its class, for everybody who tells it.

A sentence speaks of the event's fields by their names. They become words by what they are: a seat is its player, an
enum or an id what the texts call it, a place its notation, a number a number, several things a row of them; where there
is nothing or nobody, 0. `$you` is `yes` where the player is the one who reads it and is called by no other name. The
fields of a value within an event are named after both (`$drawing-terrain`), itself after its class. What a game knows
better stands in the folder of its texts: `WORDS`, by the name or the type of a field, `words_of`, the same for the
options of one table, and `FURTHER`, what the sentence of an event says besides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from deskovka.core.game import Event, Seat
from deskovka.core.notation import write_word
from deskovka.installed import is_ours, module_of
from deskovka.text import SOURCE, Argument, Texts, own_catalogue, worded

Words = Mapping[str | type, Callable[["Teller", Any], Argument]]
Further = Mapping[type[Event], Callable[["Teller", Any], dict[str, Argument]]]


NOTHING_CHOSEN: Mapping[str, str] = {}


def describe(
    texts: Texts, names: Sequence[str], event: Event, options: Mapping[str, str] = NOTHING_CHOSEN
) -> str:
    """One sentence for any event; none for what only the board shows."""
    return Teller(texts, names, options).tell(event)


def who(teller: Teller, seat: Seat) -> Argument:
    """The player of a seat, to be named in `WORDS` for fields that are called otherwise."""
    return teller.names[seat] if seat >= 0 else 0


class Teller:
    """The reader's language, what the players of a table are called, and what was chosen for it."""

    def __init__(
        self, texts: Texts, names: Sequence[str], options: Mapping[str, str] = NOTHING_CHOSEN
    ) -> None:
        self.texts = texts
        self.names = names
        own = _texts_of(texts.game) if texts.game else None
        self._words: Words = getattr(own, "WORDS", {})
        if own and options and hasattr(own, "words_of"):
            self._words = {**self._words, **own.words_of(options)}
        self._further: Further = getattr(own, "FURTHER", {})

    def tell(self, event: Event) -> str:
        key = type(event).__name__
        if not self.texts.has(key):
            return "" if self.has_sentences else self._by_itself(event)
        further = self._further.get(type(event))
        told = self._fields(event) | {"you": self._is_reader(event)}
        return self.texts.t(key, **told | (further(self, event) if further else {}))

    def _is_reader(self, event: Event) -> Argument:
        """Whether the player it is about is the only reader, who is spoken to."""
        seat = getattr(event, "seat", -1)
        own = isinstance(seat, int) and seat >= 0 and self.names[seat] == self.texts.t("person-alone")
        return "yes" if own else "no"

    @cached_property
    def has_sentences(self) -> bool:
        """Whether the game words its events at all; one of others may bring no texts."""
        return not self.texts.game or is_ours(self.texts.game) or bool(own_catalogue(SOURCE, self.texts.game))

    def _by_itself(self, event: Event) -> str:
        """An event by what it is called in the code."""
        about = [f"{worded(name)} {word}" for name, word in self._fields(event).items()]
        named = worded(type(event).__name__).capitalize()
        return f"{named}: {', '.join(about)}." if about else f"{named}."

    def _fields(self, item: Any, within: str = "") -> dict[str, Argument]:
        found: dict[str, Argument] = {}
        for field in fields(item):
            name, part = field.name, getattr(item, field.name)
            found[within + name] = self._in_words(name, part)
            if is_dataclass(part):
                found |= self._fields(part, f"{within}{name}-")
        return found

    def _in_words(self, name: str, item: Any) -> Argument:
        own = self._words.get(name) or self._words.get(type(item))
        if item is None or item == "":
            return 0
        if own:
            return own(self, item)
        if name == "seat":
            return who(self, item)
        if type(item) is int:
            return item
        if isinstance(item, Enum | str):
            return self.called(write_word(item))
        if type(item) is tuple:
            return ", ".join(str(self._in_words("", part)) for part in item) or 0
        return type(item).__name__ if is_dataclass(item) else str(item)

    def called(self, id: str) -> str:
        """What a thing of the game is called; one from somebody's own file has only its id."""
        return self.texts.name(id) if self.texts.has(f"name-{id}") else id


@cache
def _texts_of(game: str) -> ModuleType:
    """The folder of a game's texts; one of others need not have code there."""
    return import_module(f"{module_of('games', game)}.text")
