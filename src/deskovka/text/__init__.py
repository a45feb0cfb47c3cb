"""Texts in the reader's language: the shared catalogue of this folder, and each game's own one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from deskovka.core.errors import DeskovkaError
from deskovka.core.rules import LANGUAGES

Argument = str | int

LONGEST_ECHO = 60  # characters of what somebody typed, when it is repeated
LONGEST_PART = 900  # of anything else that is filled in; Fluent takes no more than 2,500
ECHOED = ("typed", "words")  # the arguments that repeat what was typed
MINUS = "\u2212"


class UnknownLanguage(DeskovkaError):
    """Nobody has translated the program into that language."""


class MissingText(LookupError):
    """A catalogue lacks a text, or a text was not given what it speaks of: our fault."""


class Texts:
    """The texts of the program, and of one game where one is named, in one language."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.game = game
        self._bundle = _bundle(language, game)

    def t(self, key: str, **arguments: Argument) -> str:
        """The text of a key, with what it speaks of filled in."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingText(f"no text {key!r} in {self.language} for {self.game or 'the program'}")
        fitting = {name: _fitting(name, argument) for name, argument in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, fitting)
        if errors:
            raise MissingText(f"{key}: {errors[0]}")
        return _with_minus(str(text), arguments)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def name(self, id: str) -> str:
        """What a card, a terrain, a season, or any other thing of the game is called."""
        return self.t(f"name-{id}")

    def choice(self, option: str, choice: str) -> str:
        """What a choice of a set-up option is called: a text of its own, or the thing's name."""
        own = f"option-{option}-{choice}"
        return self.t(own) if self.has(own) else self.name(choice)


def shortened(text: str, most: int = LONGEST_ECHO) -> str:
    """A text of any length in a few characters: its beginning and its end."""
    tail = most // 3
    return text if len(text) <= most else f"{text[: most - tail - 3]} … {text[-tail:]}"


def signed(number: int) -> str:
    """A number as people write it, with a real minus sign."""
    return str(number).replace("-", MINUS)


def _fitting(name: str, argument: Argument) -> Argument:
    """Nothing that was typed or read from a file is too long for a message."""
    if isinstance(argument, int):
        return argument
    return shortened(argument, LONGEST_ECHO if name in ECHOED else LONGEST_PART)


def _with_minus(text: str, arguments: Mapping[str, Argument]) -> str:
    for argument in arguments.values():
        if isinstance(argument, int) and argument < 0:
            text = text.replace(str(argument), signed(argument))
    return text


def choose_language(wanted: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, else that of DESKOVKA_LANG, else that of the locale, else English."""
    settings = os.environ if environment is None else environment
    if wanted is not None:
        return _known_language(wanted, "--lang")
    if asked := settings.get("DESKOVKA_LANG"):
        return _known_language(asked, "DESKOVKA_LANG")
    locale = next((settings[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if settings.get(name)), "")
    return _language_of(locale) or "en"


def _known_language(wanted: str, asked_by: str) -> str:
    language = _language_of(wanted)
    if language is None:
        raise UnknownLanguage(f"{asked_by}: language {wanted!r} is not one of {', '.join(LANGUAGES)}")
    return language


def _language_of(locale: str) -> str | None:
    """`cs` for `cs`, `cs-CZ` and `cs_CZ.UTF-8`."""
    language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None


def catalogue(language: str, game: str | None = None) -> str:
    """The source of a catalogue: the shared one, or that of a game."""
    folder = files("deskovka.games") / game / "text" if game else files("deskovka.text")
    return (folder / f"{language}.ftl").read_text("utf-8")


@cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    if game:
        bundle.add_resource(FluentResource(catalogue(language, game)))
    return bundle
