"""Reads catalogues: that part of Fluent's language which they use, a message when it is first asked for.

The libraries for all of Fluent take ten times as long to import as a rule takes to be looked up. The tests compare what
is read here with what they read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

Argument = str | int
Pattern = list["str | Insertion | Choice"]

MESSAGE_BEGINS = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#", re.MULTILINE)
INSERTION = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*\}")
LITERAL = re.compile(r'\{\s*"([^"\\]*)"\s*\}')
SELECTOR = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*->\s*")
VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\] *")
CHOICE_ENDS = re.compile(r"\s*\}")
VARIANT_ENDS = re.compile(r"\s*(?=\n\s*(?:\*?\[|\}))")
TEXT = re.compile(r"[^{}\n]+")
NEW_LINE = re.compile(r"(\n *)+")
THOUSANDS = {"en": ",", "cs": "\u00a0"}


class BadCatalogue(ValueError):
    """A catalogue says something in a way that is not understood here: our fault."""


def split(source: str) -> dict[str, str]:
    """The messages of a file by their keys, not yet read."""
    _, *pieces = MESSAGE_BEGINS.split(source)
    return dict(zip(pieces[::2], pieces[1::2]))


class Insertion(str):
    """The name of what is filled in."""


class Choice:
    """Texts of which one is taken, by what is counted or said."""

    def __init__(self, name: str, variants: dict[str, Pattern], default: str) -> None:
        self.name = name
        self.variants = variants
        self.default = default


class Catalogue:
    """The messages of one or several files in one language, the later ones before the earlier ones."""

    def __init__(self, language: str, *files: Mapping[str, str]) -> None:
        self.language = language
        self._sources = {key: body for file in files for key, body in file.items()}
        self._patterns: dict[str, Pattern] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def keys(self) -> list[str]:
        return list(self._sources)

    def check(self) -> None:
        """Read all messages; BadCatalogue names the first that is not understood."""
        for key, source in self._sources.items():
            Reader(key, source).read()

    def format(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The text of a message; KeyError names what was not given."""
        if key not in self._patterns:
            self._patterns[key] = Reader(key, self._sources[key]).read()
        return self._fill_in(self._patterns[key], arguments)

    def _fill_in(self, pattern: Pattern, arguments: Mapping[str, Argument]) -> str:
        return "".join(self._piece(piece, arguments) for piece in pattern)

    def _piece(self, piece: str | Insertion | Choice, arguments: Mapping[str, Argument]) -> str:
        if isinstance(piece, Choice):
            return self._fill_in(self._chosen(piece, arguments[piece.name]), arguments)
        if isinstance(piece, Insertion):
            return self._written(arguments[piece])
        return piece

    def _written(self, argument: Argument) -> str:
        return (
            f"{argument:,}".replace(",", THOUSANDS[self.language]) if isinstance(argument, int) else argument
        )

    def _chosen(self, choice: Choice, argument: Argument) -> Pattern:
        """The variant of just this number or word, else that of its plural form, else the usual one."""
        if isinstance(argument, int):
            names: tuple[str, ...] = str(argument), PLURALS[self.language](abs(argument))
        else:
            names = () if argument.isdigit() else (argument,)
        fitting = (key for key in choice.variants if key in names)
        return choice.variants[next(fitting, choice.default)]


class Reader:
    """Reads one message."""

    def __init__(self, key: str, source: str) -> None:
        self.key = key
        self.source = COMMENT.split(source, maxsplit=1)[0].rstrip().lstrip(" ")
        self.place = 0

    def read(self) -> Pattern:
        pattern = self._pattern(within=False)
        if self.place < len(self.source):
            raise self._not_understood()
        return pattern

    def _pattern(self, within: bool) -> Pattern:
        """A text with what is filled in, until the message or, within a choice, the variant ends."""
        pieces: Pattern = []
        broken: list[tuple[int, str, int]] = []  # where a line begins: which piece, its line ends, its indent
        while self.place < len(self.source) and not (within and VARIANT_ENDS.match(self.source, self.place)):
            if found := self._next(INSERTION):
                pieces.append(Insertion(found[1]))
            elif found := self._next(LITERAL):
                pieces.append(found[1])
            elif found := self._next(SELECTOR):
                pieces.append(self._choice(found[1]))
            elif found := self._next(TEXT):
                pieces.append(found[0])
            elif found := self._next(NEW_LINE):
                ends = "\n" * found[0].count("\n") if pieces else ""
                broken.append((len(pieces), ends, len(found[0]) - found[0].rindex("\n") - 1))
                pieces.append(ends)
            else:
                raise self._not_understood()
        common = min((indent for *_, indent in broken), default=0)
        for number, ends, indent in broken:
            pieces[number] = ends + " " * (indent - common)
        if within and pieces and type(pieces[-1]) is str:
            pieces[-1] = pieces[-1].rstrip(" ")
        return pieces

    def _choice(self, name: str) -> Choice:
        variants: dict[str, Pattern] = {}
        default = ""
        while not self._next(CHOICE_ENDS):
            found = self._next(VARIANT)
            if not found:
                raise self._not_understood()
            default = found[2] if found[1] else default
            variants[found[2]] = self._pattern(within=True)
        if default not in variants:
            raise self._not_understood()
        return Choice(name, variants, default)

    def _next(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        found = wanted.match(self.source, self.place)
        if found:
            self.place = found.end()
        return found

    def _not_understood(self) -> BadCatalogue:
        return BadCatalogue(f"{self.key}: cannot be read from here: {self.source[self.place :][:60]!r}")


def english_plural(number: int) -> str:
    return "one" if number == 1 else "other"


def czech_plural(number: int) -> str:
    return "one" if number == 1 else "few" if 2 <= number <= 4 else "other"


PLURALS: dict[str, Callable[[int], str]] = {"en": english_plural, "cs": czech_plural}
