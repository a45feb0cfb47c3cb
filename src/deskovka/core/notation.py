"""Actions and their one line of text, which is what is stored, sent, typed and printed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import MISSING, fields
from enum import Enum
from typing import Any, ClassVar, Protocol, Self, get_type_hints, runtime_checkable

from deskovka.core.errors import NotationError
from deskovka.core.values import value

WHOLE_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,8})")
PLAIN_WORD = re.compile(r"[^\s=>]+")
LONGEST = 2000  # characters of an action: far more than any game needs


@runtime_checkable
class Word(Protocol):
    """A field with a notation of its own: `str()` writes it, `read` undoes that."""

    @classmethod
    def read(cls, text: str) -> Self: ...


@value
class Action:
    """What a player does. `form` is its notation, with its fields in braces: `"settle {corner}"`.

    Forms are stored for years: fields may be added at the end with a default, never reordered.
    """

    form: ClassVar[str]

    def __str__(self) -> str:
        return " ".join(
            word if kind is None else write_word(getattr(self, word)) for word, kind in words_of(type(self))
        )


Form = tuple[tuple[str, type | None], ...]
_FORMS: dict[type[Action], Form] = {}


def words_of(action: type[Action]) -> Form:
    """The words of a form: fixed ones with None, fields with their type."""
    if action not in _FORMS:
        kinds = get_type_hints(action)
        _FORMS[action] = tuple(
            (word[1:-1], kinds[word[1:-1]]) if word.startswith("{") else (word, None)
            for word in action.form.split()
        )
    return _FORMS[action]


def write_word(item: object) -> str:
    if isinstance(item, Enum):
        return str(item.name).lower().replace("_", "-")
    return str(item)


def read_word(text: str, kind: type) -> Any:  # the type is only known here, at run time
    """The value a word stands for; raises ValueError with what was expected."""
    if issubclass(kind, Enum):
        names = {write_word(item): item for item in kind}
        if text not in names:
            raise ValueError(f"{text!r} is not one of {', '.join(names)}")
        return names[text]
    if issubclass(kind, Word):
        return kind.read(text)
    if kind is int:
        if not WHOLE_NUMBER.fullmatch(text):
            raise ValueError(f"{text!r} is not a whole number")
        return int(text)
    if not PLAIN_WORD.fullmatch(text):
        raise ValueError(f"{text!r} is not a plain word")
    return text


def read(text: str, actions: Iterable[type[Action]]) -> Action:
    """The action a text stands for; undoes `str(action)`."""
    if len(text) > LONGEST:
        raise NotationError(f"an action has at most {LONGEST} characters, got {len(text)}")
    words = text.split()
    if not words:
        raise NotationError("an action was expected, got an empty line")
    choices = [action for action in actions if words_of(action)[0][0] == words[0]]
    if not choices:
        verbs = sorted({words_of(action)[0][0] for action in actions})
        raise NotationError(f"{words[0]!r} is no action: expected {' or '.join(verbs)}")
    complaint = NotationError("")
    for action in choices:
        try:
            return read_as(action, words)
        except NotationError as error:
            complaint = error
    raise complaint


def read_as(action: type[Action], words: list[str]) -> Action:
    expected = words_of(action)
    needed = len(expected) - sum(field.default is not MISSING for field in fields(action))
    if not needed <= len(words) <= len(expected):
        raise NotationError(f"expected '{action.form}', got '{' '.join(words)}'")
    values = []
    for (word, kind), text in zip(expected, words):
        if kind is None:
            if text != word:
                raise NotationError(f"expected '{action.form}', got {text!r} instead of {word!r}")
            continue
        try:
            values.append(read_word(text, kind))
        except ValueError as error:
            raise NotationError(f"{words[0]}: {word}: {error}") from None
    return action(*values)
