"""The rule lists: every rule of a game in our own words, one file a language, with its stable id."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from deskovka.core.errors import DataError
from deskovka.core.values import value

LANGUAGES = ("en", "cs")
Unit = Literal["points", "coins", "lost"]  # what the number of an example counts
ENDINGS = [
    "ami",
    "emi",
    "imi",
    "ymi",
    "ach",
    "ech",
    "ich",
    "ych",
    "eho",
    "emu",
    "ou",
    "em",
    "im",
    "am",
    "um",
    "ym",
    "ho",
    "mi",
    "es",
    "s",
    "a",
    "e",
    "i",
    "o",
    "u",
    "y",
]
WORD = re.compile(r"\w+")
RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\.\d+[a-z]?\b")


@value
class Example:
    """A drawn position and what is true of it: so many points, or coins, or points lost."""

    id: str
    board: str
    points: int
    why: str
    unit: Unit = "points"


@value
class Case:
    """A worked example in words."""

    id: str
    text: str


@value
class Rule:
    """One rule; `material` ones are about pencils and boxes and nothing a program does."""

    id: str
    heading: str
    text: str
    source: str
    see: tuple[str, ...] = ()
    material: bool = False
    examples: tuple[Example, ...] = ()
    cases: tuple[Case, ...] = ()


@value
class RuleList:
    """All rules of a game in one language, in the order of the book."""

    chapters: dict[str, str]
    rules: dict[str, Rule]

    def search(self, words: str) -> list[Rule]:
        """The rules in which all words occur, those with the words in the heading first.

        Accents and endings do not matter: `zricenina` finds `zříceninou`.
        """
        wanted = [stem(word) for word in WORD.findall(plain(words))]
        found: list[tuple[int, Rule]] = []
        for rule in self.rules.values():
            heading, text = set(WORD.findall(plain(rule.heading))), set(WORD.findall(plain(rule.text)))
            if wanted and all(begins(word, heading) or begins(word, text) for word in wanted):
                found.append((sum(begins(word, heading) for word in wanted), rule))
        return [rule for _, rule in sorted(found, key=lambda entry: -entry[0])]

    def of_chapter(self, id: str) -> list[Rule]:
        """The rules of a chapter, in their order."""
        return [rule for rule in self.rules.values() if rule.id.rpartition(".")[0] == id]

    def chapter_of(self, rule: Rule) -> str:
        return self.chapters.get(rule.id.rpartition(".")[0], "")


@cache
def read_rules(package: str, language: str) -> RuleList:
    """The rule list of a game, from its folder."""
    name = f"rules.{language}.toml"
    source = files(package) / "text" / name
    try:
        data = tomllib.loads(source.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{name}: {error}") from None
    chapters = data.pop("chapters")
    rules = {}
    for id, entry in data.items():
        try:
            examples = tuple(Example(**example) for example in entry.pop("examples", ()))
            cases = tuple(Case(**case) for case in entry.pop("cases", ()))
            see = tuple(entry.pop("see", ()))
            rules[id] = Rule(id=id, see=see, examples=examples, cases=cases, **entry)
            for example in examples:
                if example.unit not in get_args(Unit):
                    raise TypeError(
                        f"unit {example.unit!r} of {example.id} is not one of {', '.join(get_args(Unit))}"
                    )
        except TypeError as error:
            raise DataError(f"{name}: {id}: {error}") from None
    return RuleList(chapters, rules)


def plain(text: str) -> str:
    """Lower case without accents, for searching."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def begins(wanted: str, words: Iterable[str]) -> bool:
    """Whether one of the words begins with a stem; numbers and very short stems must be the whole of it."""
    if wanted.isdigit():
        return wanted in words
    return any(word.startswith(wanted) and (len(wanted) > 3 or stem(word) == wanted) for word in words)


def stem(word: str) -> str:
    """A word, plain already, without what an ending may change: `hor` for hora, hory, horou and horach."""
    if not word.isalpha() or len(word) < 4 or word.endswith("ss"):
        return word
    ending = next((end for end in ENDINGS if word.endswith(end) and len(word) >= 3 + len(end)), "")
    word = word.removesuffix(ending)
    return word[: max(5, len(word) - 1)]
