"""The things that can go wrong; each message names the thing, what was expected and what came, in one line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar


class DeskovkaError(Exception):
    """Somebody outside did something wrong: shown as one line, without a traceback.

    For those who tell it in another language: the key of its words, and what it is about. What it came from is what it
    is raised from.
    """

    def __init__(self, message: str, reason: str = "", **about: str | int) -> None:
        super().__init__(message)
        self.reason = reason
        self.about = about


E = TypeVar("E", bound=DeskovkaError)


def none_of(kind: type[E], typed: str, what: str, known: Iterable[str], reason: str, asked_by: str = "") -> E:
    """The error about a word that is none of those there are; `asked_by` is the setting it was given to."""
    expected = ", ".join(known)
    message = f"{typed!r} is no {what}: expected one of {expected}"
    if not asked_by:
        return kind(message, reason, typed=typed, expected=expected)
    return kind(f"{asked_by}: {message}", reason, typed=typed, expected=expected, asked_by=asked_by)


class NotationError(DeskovkaError):
    """A text is not in the notation of this game."""

    game = ""  # whose words tell it, where that is known


class SetupError(DeskovkaError):
    """A game cannot be set up in this way; names the rule if one forbids it."""

    def __init__(self, message: str, reason: str = "", rule: str | None = None, **about: str | int) -> None:
        super().__init__(message, reason, **about)
        self.rule = rule
        self.game = ""  # whose own words tell it, if it is no reason that all games share


class DataError(DeskovkaError):
    """A data file is wrong; says which file, entry and field."""


class ChanceError(DeskovkaError):
    """Chance was dictated, and what was dictated cannot happen here."""


class IllegalAction(DeskovkaError):
    """The rules forbid it; carries the id of the rule."""

    def __init__(self, rule: str, action: str) -> None:
        super().__init__(f"{action}: forbidden by {rule}", "forbidden", action=action, rule=rule)
        self.rule = rule
        self.action = action

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return type(self), (self.rule, self.action)


class RecordError(DeskovkaError):
    """A record cannot be read, or stops fitting the rules at one of its moves."""

    def __init__(
        self,
        message: str,
        move: int | None = None,
        rule: str | None = None,
        reason: str = "",
        **about: str | int,
    ) -> None:
        super().__init__(message, reason, **about)
        self.move = move
        self.rule = rule
