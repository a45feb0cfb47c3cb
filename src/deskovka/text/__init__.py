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
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def name(self, id: str) -> str:
        """What a card, a terrain, a season, or any other thing of the game is called."""
        return self.t(f"name-{id}")

    def choice(self, option: str, choice: str) -> str:
        """What a choice of a set-up option is called: a text of its own, or the thing's name."""
        own = f"option-{option}-{choice}"
        return self.t(own) if self.has(own) else self.name(choice)


def choose_language(wanted: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, else that of DESKOVKA_LANG, else that of the locale, else English."""
    settings = os.environ if environment is None else environment
    if wanted is not None:
        known = _language_of(wanted)
        if known is None:
            raise UnknownLanguage(f"language {wanted!r} is not one of {', '.join(LANGUAGES)}")
        return known
    locale = next((settings[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if settings.get(name)), "")
    return _language_of(settings.get("DESKOVKA_LANG", "")) or _language_of(locale) or "en"


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
