"""The rule lists: every rule of a game in our own words, one file a language, with its stable id."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, get_args

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
ACCENTS = re.compile("[\u0300-\u036f]+")
CHAPTERS = "chapters"
SCRIPT = "__main__"  # what a module is called that is run as a program
RULE_BEGINS = re.compile(r'^(?=\["[^"\n]+"\]$)', re.MULTILINE)
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


def package_of(module: str) -> str:
    """The package whose folder has the rule list of a game, which is that of the module its class is written in."""
    spec = None if module == SCRIPT else find_spec(module)
    if spec is None or not spec.parent:
        raise DataError(
            f"{module} is a single module, and the rule list of a game lies in the folder of its package: "
            f"make it a package, with the rules in text/{rules_file(LANGUAGES[0])}",
            "rules-no-folder",
            module=module,
            file=f"text/{rules_file(LANGUAGES[0])}",
        )
    return spec.parent


@cache
def read_rules(package: str, language: str) -> RuleList:
    """The rule list of a game, from its folder; the game itself is not loaded for that."""
    return _parsed(language, "".join(rule_sources(package, language).values()))


def some_rules(package: str, language: str, ids: Iterable[str]) -> RuleList:
    """The same with only these rules: parsing all takes longer than anything else in looking a rule up."""
    sources = rule_sources(package, language)
    return _parsed(language, "".join(sources[id] for id in (CHAPTERS, *ids)))


def rules_around(package: str, language: str, typed: str) -> RuleList:
    """The rule or the chapter with that id, and what its rules refer to; no rules if there is none."""
    wanted = typed.strip().upper()
    known = rule_sources(package, language)
    ids = [id for id in known if id.upper() == wanted or id.upper().rpartition(".")[0] == wanted]
    found = some_rules(package, language, ids)
    see = [id for rule in found.rules.values() for id in rule.see if id in known and id not in ids]
    return some_rules(package, language, [*ids, *dict.fromkeys(see)])


def find_rules(package: str, language: str, words: str) -> list[Rule]:
    """The rules with these words in the reader's language, then those with them in another one."""
    found = [rule.id for rule in _candidates(package, language, words).search(words)]
    for other in LANGUAGES:
        if other != language:
            found += [rule.id for rule in _candidates(package, other, words).search(words)]
    ids = list(dict.fromkeys(found))
    known = some_rules(package, language, ids).rules
    return [known[id] for id in ids]


def _candidates(package: str, language: str, words: str) -> RuleList:
    """The rules in whose source all the words occur somewhere."""
    wanted = [stem(word) for word in WORD.findall(plain(words))]
    sources = rule_sources(package, language).items()
    ids = [id for id, source in sources if id != CHAPTERS and _all_in(wanted, plain(source))]
    return some_rules(package, language, ids)


def _all_in(words: list[str], text: str) -> bool:
    return all(word in text for word in words)


@cache
def rule_sources(package: str, language: str) -> dict[str, str]:
    """The source of each rule by its id, in the order of the book, and that of the chapters before them."""
    spec = find_spec(package)
    assert spec is not None and spec.submodule_search_locations
    file = Path(spec.submodule_search_locations[0], "text", rules_file(language))
    try:
        text = file.read_text("utf-8")
    except FileNotFoundError:
        raise DataError(
            f"{file}: the rule list of {package} was expected here", "rules-missing", file=str(file)
        ) from None
    chapters, *rules = RULE_BEGINS.split(text)
    return {CHAPTERS: chapters, **{rule.split('"', 2)[1]: rule for rule in rules}}


def rules_file(language: str) -> str:
    """What the file with a rule list is called, in the folder with the texts of a game."""
    return f"rules.{language}.toml"


def _parsed(language: str, source: str) -> RuleList:
    name = rules_file(language)
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{name}: {error}", "data-no-toml", file=name) from None
    chapters = data.pop(CHAPTERS)
    rules = {}
    for id, entry in data.items():
        try:
            rules[id] = _rule(id, entry)
        except TypeError as error:
            raise DataError(f"{name}: {id}: {error}", "data-rule", file=name, id=id) from None
    return RuleList(chapters, rules)


def _rule(id: str, entry: dict[str, Any]) -> Rule:
    examples = tuple([Example(**example) for example in entry.pop("examples", ())])
    cases = tuple([Case(**case) for case in entry.pop("cases", ())])
    see = tuple(entry.pop("see", ()))
    for example in examples:
        if example.unit not in get_args(Unit):
            units = ", ".join(get_args(Unit))
            raise TypeError(f"unit {example.unit!r} of {example.id} is not one of {units}")
    return Rule(id=id, see=see, examples=examples, cases=cases, **entry)


def plain(text: str) -> str:
    """Lower case without accents, for searching."""
    lower = text.casefold()
    return lower if lower.isascii() else ACCENTS.sub("", unicodedata.normalize("NFD", lower))


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
