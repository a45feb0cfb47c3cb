"""Actions and their one line of text, which is what is stored, sent, typed and printed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import MISSING, fields
from enum import Enum
from functools import cache, lru_cache
from typing import Any, ClassVar, get_type_hints

from deskovka.core.errors import NotationError
from deskovka.core.values import constants, value

WHOLE_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,8})")
FIELD = re.compile(r"\{(\w+)\}")
PLAIN_WORD = re.compile(r"[^\s=>]+")
LONGEST = 2000  # characters of an action: far more than any game needs


def is_word(kind: type) -> bool:
    """Whether the values of a class have a notation of their own: `str()` writes it, its `read` undoes that."""
    return hasattr(kind, "read")


@value
@constants("form", "final", "secret")
class Action:
    """What a player does. `form` is its notation, with its fields in braces: `"settle {corner}"`, `"+{tile}"`.

    Forms are stored for years: fields may be added at the end with a default, never reordered.
    """

    form: ClassVar[str]
    final: ClassVar[bool] = False  #: whether it reveals something, so that people are asked once more
    secret: ClassVar[bool] = False  #: whether others may know of it only its verb, until the game is over

    def __str__(self) -> str:
        words = words_of(type(self))
        texts = [prefix + (write_word(getattr(self, field)) if field else "") for prefix, field, _ in words]
        return " ".join(filter(None, texts))


# Word by word: the fixed beginning, the field after it (if any), its type.
Form = tuple[tuple[str, str, type], ...]
_FORMS: dict[type[Action], Form] = {}
_FIELDS: dict[type[Action], tuple[str, ...]] = {}
_FEWEST: dict[type[Action], int] = {}


def words_of(action: type[Action]) -> Form:
    """The form of a kind of action, word by word."""
    if action not in _FORMS:
        kinds = get_type_hints(action)
        words = []
        for word in action.form.split():
            prefix, brace, field = word.partition("{")
            field = field.removesuffix("}")
            words.append((prefix, field, kinds[field] if brace else str))
        _FORMS[action] = tuple(words)
    return _FORMS[action]


def verb(action: type[Action]) -> str:
    """The word by which an action begins; what its first word begins with, where that goes on with a field."""
    return words_of(action)[0][0]


def fields_of(action: type[Action]) -> tuple[str, ...]:
    """The names of its fields, as they are written."""
    if action not in _FIELDS:
        _FIELDS[action] = tuple(field for _, field, _ in words_of(action) if field)
    return _FIELDS[action]


def parts_of(action: Action) -> dict[str, Any]:
    """What an action is about, by the names of its fields; their types say what they are."""
    return {field: getattr(action, field) for field in fields_of(type(action))}


def write_word(item: object) -> str:
    """An enum is written as its value if that is a text, otherwise by its name."""
    if isinstance(item, Enum):
        value = item._value_  # `value` takes ten times as long
        return value if isinstance(value, str) else str(item.name).lower().replace("_", "-")
    return str(item)


def read_word(text: str, kind: type) -> Any:  # the type is only known here, at run time
    """The value a word stands for; raises ValueError with what was expected."""
    if issubclass(kind, Enum):
        names = _members(kind)
        if text.casefold() not in names:
            raise ValueError(f"{text!r} is not one of {', '.join(map(write_word, kind))}")
        return names[text.casefold()]
    if is_word(kind):
        return kind.read(text)  # type: ignore[attr-defined]
    if kind is int:
        if not WHOLE_NUMBER.fullmatch(text):
            raise ValueError(f"{text!r} is not a whole number")
        return int(text)
    if not PLAIN_WORD.fullmatch(text):
        raise ValueError(f"{text!r} is not a plain word")
    return text


@cache
def _members(kind: type[Enum]) -> dict[str, Enum]:
    return {write_word(item).casefold(): item for item in kind}


def _fewest_words(action: type[Action]) -> int:
    """Without the fields that have a default."""
    if action not in _FEWEST:
        defaults = sum(field.default is not MISSING for field in fields(action))
        _FEWEST[action] = len(words_of(action)) - defaults
    return _FEWEST[action]


def read(text: str, actions: tuple[type[Action], ...]) -> Action:
    """The action a text stands for; undoes `str(action)`. Capital letters do not matter."""
    if len(text) > LONGEST:
        raise NotationError(
            f"an action has at most {LONGEST} characters, got {len(text)}",
            "action-long",
            most=LONGEST,
            count=len(text),
        )
    return _read(text, actions)


@lru_cache(maxsize=10_000)  # a record says most things more than once: it is read in half the time
def _read(text: str, actions: tuple[type[Action], ...]) -> Action:
    words = text.split()
    if not words:
        raise NotationError("an action was expected, got an empty line", "action-empty")
    complaints: list[tuple[tuple[int, bool], NotationError]] = []
    for action in _candidates(words[0].casefold(), actions):
        values, error = _read_as(action, words)
        if error is None:
            return action(*values)
        complaints.append(((len(values), len(words) <= len(words_of(action))), error))
    if complaints:
        raise max(complaints, key=lambda complaint: complaint[0])[1]  # of the form that got furthest
    verbs = sorted({shown(action.form).split()[0] for action in actions})
    raise NotationError(
        f"{words[0]!r} is no action: expected {' or '.join(verbs)}",
        "no-action",
        typed=words[0],
        expected=", ".join(verbs),
    )


def _candidates(word: str, actions: tuple[type[Action], ...]) -> Iterator[type[Action]]:
    """The actions that may begin with a word."""
    whole, begun = _verbs(actions)
    yield from whole.get(word, ())
    for prefix, action in begun:
        if word.startswith(prefix):
            yield action


@cache
def _verbs(
    actions: tuple[type[Action], ...],
) -> tuple[dict[str, list[type[Action]]], list[tuple[str, type[Action]]]]:
    """The actions by their first word, and those whose first word goes on with a field."""
    whole: dict[str, list[type[Action]]] = {}
    begun: list[tuple[str, type[Action]]] = []
    for action in actions:
        prefix, field, _ = words_of(action)[0]
        if field:
            begun.append((prefix, action))
        else:
            whole.setdefault(prefix, []).append(action)
    return whole, begun


def shown(form: str) -> str:
    """A form as people read it: `build HEX`."""
    return FIELD.sub(lambda field: field[1].upper(), form)


def _read_as(action: type[Action], words: list[str]) -> tuple[list[Any], NotationError | None]:
    """The values of the fields, as far as the words fit a form; what is wrong then."""
    expected = words_of(action)
    values: list[Any] = []
    for (prefix, field, kind), text in zip(expected, words):
        rest = text[len(prefix) :]
        if text[: len(prefix)].casefold() != prefix or bool(rest) != bool(field):
            wanted = prefix + field.upper()
            return values, NotationError(
                f"expected '{wanted}' instead of {text!r}, as in '{shown(action.form)}'",
                "action-word",
                form=action.form,
                typed=text,
                expected=wanted,
            )
        if field:
            try:
                values.append(read_word(rest, kind))
            except ValueError as error:
                if len(words) > len(expected):
                    return values, _wrong_form(action, words)
                return values, _wrong_field(action, field, kind, rest, str(error))
    if not _fewest_words(action) <= len(words) <= len(expected):
        return values, _wrong_form(action, words)
    return values, None


def _wrong_form(action: type[Action], words: list[str]) -> NotationError:
    got = " ".join(words)
    message = f"{got!r} is not written like '{shown(action.form)}'"
    return NotationError(message, "action-form", form=action.form, typed=got)


def _wrong_field(action: type[Action], field: str, kind: type, typed: str, why: str) -> NotationError:
    among = ", ".join(map(write_word, kind)) if issubclass(kind, Enum) else ""
    reason = "action-choice" if among else "action-field"
    return NotationError(why, reason, form=action.form, field=field, typed=typed, expected=among)
