"""Texts in the reader's language: the shared catalogue of this folder, and each game's own ones."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from unicodedata import category

from deskovka.core.errors import DeskovkaError, none_of
from deskovka.core.folders import text_files
from deskovka.core.rules import LANGUAGES
from deskovka.installed import folder_of, is_ours
from deskovka.text.fluent import Argument, BadCatalogue, Catalogue, split

__all__ = [
    "Argument",
    "MissingText",
    "Texts",
    "UnknownLanguage",
    "catalogue",
    "check_catalogues",
    "choose_language",
    "own_catalogue",
    "own_files",
    "printable",
    "shortened",
    "signed",
    "worded",
    "words_of_page",
]

PACKAGE = Path(__file__).parents[1]
PROGRAM = ("text", "commands/text")  # the folders of what the program itself says
ERRORS = "text/errors"  # what errors say, in other languages than that of the code

SOURCE = "en"  # the language of the code
NAMING = re.compile(r"(?:name|option|field|kind)-(.+?)(-example)?")  # what is named, if need be by its id
WORD_BEGINS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|[_-]+")

LONGEST_ECHO = 60  # characters of what somebody typed, when it is repeated
LONGEST_PART = 900  # of anything else that is filled in
ECHOED = ("typed", "words")  # the arguments that repeat what was typed
MINUS = "\u2212"
UNPRINTABLE = ("Cc", "Cf", "Cs")  # controls, direction marks, half characters


class UnknownLanguage(DeskovkaError):
    """Nobody has translated the program into that language."""


class MissingText(LookupError):
    """A catalogue lacks a text, or a text was not given what it speaks of: our fault."""


class Texts:
    """The texts of the program, and of one game where one is named, in one language."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.game = game
        self._catalogue = _read(language, game)

    def t(self, key: str, **arguments: Argument) -> str:
        """The text of a key, with what it speaks of filled in."""
        if not self.has(key):
            if named := self._named(key):
                return named
            raise MissingText(f"no text {key!r} in {self.language} for {self.game or 'the program'}")
        fitting = {name: _fitting(name, argument) for name, argument in arguments.items()}
        try:
            return _with_minus(self._catalogue.format(key, fitting), arguments)
        except KeyError as missing:
            raise MissingText(f"{key}: {missing} was not given") from None

    def has(self, key: str) -> bool:
        return key in self._catalogue

    def _named(self, key: str) -> str:
        """What a game of others has no text for is called by its id."""
        found = NAMING.fullmatch(key) if self.game and not is_ours(self.game) else None
        if not found:
            return ""
        return found[1].upper() if found[2] else worded(found[1])

    def name(self, id: str) -> str:
        """What a card, a terrain, a season, or any other thing of the game is called."""
        return self.t(f"name-{id}")

    def decimal(self, number: float, places: int) -> str:
        """A number with so many decimal places, as it is written in this language."""
        return f"{number:.{places}f}".replace("-", MINUS).replace(".", self.t("decimal-mark"))

    def choice(self, option: str, choice: str) -> str:
        """What a choice of a set-up option is called: a text of its own, or the thing's name."""
        own = f"option-{option}-{choice}"
        return self.t(own) if self.has(own) else self.name(choice)


def worded(id: str) -> str:
    """An id as words: `own guess` for own_guess, `roll the die` for RollTheDie."""
    words = [word for word in WORD_BEGINS.split(id) if word]
    return " ".join(word if word.isupper() else word.lower() for word in words)


def shortened(text: str, most: int = LONGEST_ECHO) -> str:
    """A text of any length in a few characters: its beginning and its end."""
    tail = most // 3
    return text if len(text) <= most else f"{text[: most - tail - 3]} … {text[-tail:]}"


def printable(text: str) -> str:
    """Without what could steer the terminal: names in records and typed lines come from anybody."""
    return "".join("�" if category(sign) in UNPRINTABLE and sign not in "\n\t" else sign for sign in text)


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
        raise none_of(UnknownLanguage, wanted, "language", LANGUAGES, "no-language", asked_by)
    return language


def _language_of(locale: str) -> str | None:
    """`cs` for `cs`, `cs-CZ` and `cs_CZ.UTF-8`."""
    language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None


def catalogue(language: str, folder: str) -> str:
    """The source of the catalogue in a folder of the program."""
    if folder == ERRORS and language == SOURCE:
        return ""
    return (PACKAGE / folder / f"{language}.ftl").read_text("utf-8")


def own_files(language: str, game: str, page: bool = False) -> list[Path]:
    """The catalogues of a game, or only those of its page: in its folder, and in those below it that have one.

    A game of others may have a single language, or none.
    """
    kind = "page." if page else ""
    for one in (language, *LANGUAGES):
        own, *below = text_files(folder_of(game), f"{kind}{one}.ftl")
        if is_ours(game) or own.is_file():
            return [own, *below]
    return []


def own_catalogue(language: str, game: str, page: bool = False) -> str:
    """The source of what a game says itself, or only its page."""
    return "\n".join(file.read_text("utf-8") for file in own_files(language, game, page))


def words_of_page(language: str, game: str) -> str:
    """The source of what the page of a game says; one that has no texts has at least its name."""
    name = "" if is_ours(game) else f"game-name = {Texts(language, game).t('game-name')}\n"
    own = [own_catalogue(language, game, page) for page in (False, True)]
    return "\n".join(own if "game-name" in split(own[0]) else [name, *own])


def check_catalogues(game: str) -> None:
    """Raise BadCatalogue if one of a game's own cannot be understood."""
    for language in LANGUAGES:
        Catalogue(language, _own_messages(language, game)).check()


@cache
def _read(language: str, game: str | None) -> Catalogue:
    files = [_messages(language, folder) for folder in (*PROGRAM, ERRORS)]
    if game:
        files += [_own_messages(language, game)] if is_ours(game) else _of_others(language, game)
    return Catalogue(language, *files)


def _own_messages(language: str, game: str) -> dict[str, str]:
    """The messages of all folders of a game: which of two with one key were meant, nobody could say."""
    found: dict[str, str] = {}
    where: dict[str, str] = {}
    for file in own_files(language, game):
        name = file.relative_to(folder_of(game).parent).as_posix()
        for key, message in split(file.read_text("utf-8")).items():
            if key in found:
                raise BadCatalogue(f"{name}: {key}: this text is in {where[key]} already")
            found[key], where[key] = message, name
    return found


def _of_others(language: str, game: str) -> list[dict[str, str]]:
    """The texts of a game of others, without those that cannot be understood: whoever lists games tells of them."""
    usual = {"game-name": worded(game).capitalize(), "game-aliases": ""}
    try:
        own = _own_messages(language, game)
        Catalogue(language, own).check()
    except BadCatalogue:
        return [usual]
    return [usual, own]


@cache
def _messages(language: str, folder: str) -> dict[str, str]:
    return split(catalogue(language, folder))
