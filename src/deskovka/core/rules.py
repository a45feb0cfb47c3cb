"""The rule lists: every rule of a game in our own words, with its stable id, in files for each language."""

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
from deskovka.core.folders import text_files
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
ORDER = "order"  # the place of a file among those of its game, whose own one is the first
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


@value
class RuleFile:
    """What a file says, its rules not yet parsed."""

    name: str
    order: int
    chapters: dict[str, str]
    rules: list[str]


@value
class RuleSource:
    """A rule as it is written, and the file it stands in."""

    file: str
    text: str


@value
class RuleSources:
    """What all files of a game say in one language."""

    chapters: dict[str, str]
    rules: dict[str, RuleSource]


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
    sources = rule_sources(package, language)
    return _parsed(sources, sources.rules)


def some_rules(package: str, language: str, ids: Iterable[str]) -> RuleList:
    """The same with only these rules: parsing all takes longer than anything else in looking a rule up."""
    return _parsed(rule_sources(package, language), ids)


def rules_around(package: str, language: str, typed: str) -> RuleList:
    """The rule or the chapter with that id, and what its rules refer to; no rules if there is none."""
    wanted = typed.strip().upper()
    known = rule_sources(package, language).rules
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
    sources = rule_sources(package, language).rules.items()
    ids = [id for id, source in sources if _all_in(wanted, plain(source.text))]
    return some_rules(package, language, ids)


def _all_in(words: list[str], text: str) -> bool:
    return all(word in text for word in words)


@cache
def rule_sources(package: str, language: str) -> RuleSources:
    """What the files in the folder of a game and below it say, in the order that they ask for."""
    spec = find_spec(package)
    assert spec is not None and spec.submodule_search_locations
    folder = Path(spec.submodule_search_locations[0])
    parts = [_read_file(file, folder) for file in text_files(folder, rules_file(language))]
    found = RuleSources({}, {})
    said: dict[str, str] = {}  # by the id of a chapter or rule, the file that has it
    for part in sorted(parts, key=lambda part: part.order):
        rules = [(rule.split('"', 2)[1], rule) for rule in part.rules]
        for id in (*part.chapters, *(id for id, _ in rules)):
            if id in said:
                raise _said_twice(id, said[id], part.name)
            said[id] = part.name
        found.chapters.update(part.chapters)
        found.rules.update((id, RuleSource(part.name, rule)) for id, rule in rules)
    return found


def _read_file(file: Path, folder: Path) -> RuleFile:
    name = str(file.relative_to(folder.parent))
    try:
        head, *rules = RULE_BEGINS.split(file.read_text("utf-8"))
    except FileNotFoundError:
        raise DataError(
            f"{file}: the rule list of {folder.name} was expected here", "rules-missing", file=str(file)
        ) from None
    data = _toml(name, head)
    return RuleFile(name, data.get(ORDER, 0), data.get(CHAPTERS, {}), rules)


def _said_twice(id: str, first: str, file: str) -> DataError:
    return DataError(f"{file}: {id} is in {first} already", "data-rule-twice", file=file, id=id, first=first)


def rules_file(language: str) -> str:
    """What the file with a rule list is called, in the folder with the texts of a game."""
    return f"rules.{language}.toml"


def _toml(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{name}: {error}", "data-no-toml", file=name) from None


def _parsed(sources: RuleSources, ids: Iterable[str]) -> RuleList:
    return RuleList(sources.chapters, {id: _parsed_rule(id, sources.rules[id]) for id in ids})


def _parsed_rule(id: str, source: RuleSource) -> Rule:
    entry: dict[str, Any] = _toml(f"{source.file}: {id}", source.text)[id]
    try:
        return _rule(id, entry)
    except TypeError as error:
        raise DataError(f"{source.file}: {id}: {error}", "data-rule", file=source.file, id=id) from None


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
