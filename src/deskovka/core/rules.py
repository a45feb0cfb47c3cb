"""The rule lists: every rule of a game in our own words, with its stable id, in files for each language."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, get_args

from deskovka.core.errors import DataError
from deskovka.core.finding import Page, page, plain, rank
from deskovka.core.folders import text_files
from deskovka.core.values import value

LANGUAGES = ("en", "cs")
Unit = Literal["points", "coins", "lost"]  # what the number of an example counts
CHAPTERS = "chapters"
ORDER = "order"  # the place of a file among those of its game, whose own one is the first
SCRIPT = "__main__"  # what a module is called that is run as a program
RULE_BEGINS = re.compile(r'^(?=\["[^"\n]+"\]$)', re.MULTILINE)
RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\.\d+[a-z]?\b")
POINTER = 20  # words: a text no longer than that which names another rule is little without it
LINE_GOES_ON = re.compile(r"\\\n\s*")
SEE = re.compile(r"^see = \[(.*?)\]$", re.MULTILINE | re.DOTALL)
SAID = re.compile(r'^(heading|words|text|why) = (?:"""\n?(.*?)"""|"([^"\n]*)")$', re.MULTILINE | re.DOTALL)


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
    """One rule; `material` ones are about pencils and boxes and nothing a program does.

    `words` are those of a player who looks for it and that it does not say, as in the register of a book.
    """

    id: str
    heading: str
    text: str
    source: str
    words: str = ""
    see: tuple[str, ...] = ()
    material: bool = False
    examples: tuple[Example, ...] = ()
    cases: tuple[Case, ...] = ()


@value
class RuleList:
    """All rules of a game in one language, in the order of the book."""

    chapters: dict[str, str]
    rules: dict[str, Rule]
    language: str

    def search(self, words: str) -> list[Rule]:
        """The rules with an id that was typed, then those with any of the words, the best first.

        Accents and endings do not matter, and other words for the same are known: `prisery` finds `nestvůra`. A rule
        that says little but names another is followed by that one.
        """
        named = Counter([id for rule in self.rules.values() for id in rule.see])
        pages = {id: _page(rule, self.chapter_of(rule), named[id]) for id, rule in self.rules.items()}
        return [self.rules[id] for id in _found(words, pages, self.language)[0]]

    def of_chapter(self, id: str) -> list[Rule]:
        """The rules of a chapter, in their order."""
        return [rule for rule in self.rules.values() if rule.id.rpartition(".")[0] == id]

    def chapter_of(self, rule: Rule) -> str:
        """The heading of the chapter that a rule belongs to."""
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
    language: str


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
    """The rules that a search finds, in the language that knows most of the words; the reader's if they are equal."""
    ids, known = _found(words, _pages(package, language), language)
    for other in LANGUAGES:
        if other != language and known < 1:
            others, better = _found(words, _pages(package, other), other)
            if better > known:
                ids, known = others, better
    rules = some_rules(package, language, ids).rules
    return [rules[id] for id in ids]


def _found(words: str, pages: dict[str, Page], language: str) -> tuple[list[str], float]:
    """The ids of what is found, and which part of the words is known."""
    typed = {word: word.strip(".,;:?!()").upper() for word in words.split()}
    named = set(typed.values())
    ids = [id for id in pages if id.upper() in named]
    ids += [id for id in pages if id.upper().rpartition(".")[0] in named and id not in ids]
    if ids:
        known = {*(id.upper() for id in ids), *(id.upper().rpartition(".")[0] for id in ids)}
        words = " ".join([word for word, bare in typed.items() if bare not in known])
    names = list(pages)
    ranking = rank(words, list(pages.values()), language)
    found: dict[str, None] = {}
    for id in ids:
        found[id] = None
        if id.upper() in named:
            found.update(dict.fromkeys(_pointed(pages[id], pages)))
    for index in ranking.pages:
        found[names[index]] = None
        found.update(dict.fromkeys(_pointed(pages[names[index]], pages)))
    return list(found), 1 if ids else ranking.known


def _pointed(one: Page, pages: dict[str, Page]) -> list[str]:
    return [id for id in pointed(one.body[one.ends[2] : one.ends[3]]) if id in pages]


def pointed(text: str) -> list[str]:
    """The rules that a text of few words names: without them it says little."""
    return RULE_ID.findall(text.upper()) if len(text.split()) <= POINTER else []


@cache
def _pages(package: str, language: str) -> dict[str, Page]:
    """All rules of a game as they are searched, most of them without being parsed."""
    sources = rule_sources(package, language)
    named = Counter([id for source in sources.rules.values() for id in _see(source.text)])
    return {id: _page_of(id, source, sources.chapters, named[id]) for id, source in sources.rules.items()}


def _see(source: str) -> list[str]:
    found = SEE.search(source)
    return re.findall(r'"([^"]+)"', found[1]) if found else []


def _page_of(id: str, source: RuleSource, chapters: dict[str, str], named: int) -> Page:
    """As of the parsed rule; what is written in an unusual way is parsed."""
    chapter = chapters.get(id.rpartition(".")[0], "")
    text = LINE_GOES_ON.sub("", source.text)
    said = [(key, long or short) for key, long, short in SAID.findall(text)]
    keys = [key for key, _ in said]
    if "\\" in text or "'''" in text or keys[:1] != ["heading"] or "text" not in keys[1:3]:
        return _page(_parsed_rule(id, source), chapter, named)
    heading, words = said[0][1], said[1][1] if keys[1] == "words" else ""
    first = keys.index("text")
    rest = "\n".join([one for _, one in said[first + 1 :]])
    return page([plain(part) for part in (heading, words, chapter, said[first][1], rest)], named)


@cache
def _page(rule: Rule, chapter: str, named: int) -> Page:
    rest = "\n".join([*(one.why for one in rule.examples), *(one.text for one in rule.cases)])
    return page([plain(part) for part in (rule.heading, rule.words, chapter, rule.text, rest)], named)


@cache
def rule_sources(package: str, language: str) -> RuleSources:
    """What the files in the folder of a game and below it say, in the order that they ask for."""
    spec = find_spec(package)
    assert spec is not None and spec.submodule_search_locations
    folder = Path(spec.submodule_search_locations[0])
    parts = [_read_file(file, folder) for file in text_files(folder, rules_file(language))]
    found = RuleSources({}, {}, language)
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
    return RuleList(
        sources.chapters, {id: _parsed_rule(id, sources.rules[id]) for id in ids}, sources.language
    )


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
