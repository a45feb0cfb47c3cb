"""Finding texts by words: whatever their endings, accents and synonyms, the best ones first.

What is known of a language lies beside, in `finding.<language>.toml`: words that tell nothing, forms that no ending
explains, and groups of words that mean the same to a player.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from math import log
from pathlib import Path

from deskovka.core.values import value

WORD = re.compile(r"\w+")
ACCENTS = re.compile("[\u0300-\u036f]+")
WEIGHTS = (6.0, 5.0, 2.5, 1.0, 0.3)  # of a word in the parts of a page, in their order
SYNONYM = 0.5  # of the weight of the word itself
BEGINNING = 0.5  # the same, of a word that only begins as what was typed
SATURATION = 2.5  # a word that stands there ten times is not worth ten words
LENGTH = 0.4  # how far a long text loses against a short one with the same words
WHOLE = 0.5  # how far a heading wins that is about nothing else
NAMED = 0.12  # how far a text wins that others refer to: they rest on it
LATER = 0.2  # how far the end of the book loses against its beginning, where the general rules are
LEAST = 0.45  # of the best one's worth: what has less and lacks a word is not shown
USUAL = 300  # letters of a page
MOST_WORDS = 16  # that are looked for: a question has fewer, and each takes time
STEMS = 1 << 15  # that are remembered: all words of the rules, and not all that anybody may type
FEWEST = 2  # letters that can be the beginning of a word
SHORTEST = 3  # letters that remain of a word without its ending
CZECH = (  # the first that fits; those of verbs and of nouns made of them lead to the same stem
    *[(ending, "ov") for ending in ("ujeme", "ujete", "ujes", "uji", "uju", "uje")],
    *[(ending, "") for ending in ("anim", "enim", "ani", "eni", "ovi", "at", "it")],
    *[
        (ending, "")
        for ending in ["ami", "emi", "imi", "ymi", "ech", "ich", "ych", "ach", "eho", "emu", "imu"]
    ],
    *[(ending, "") for ending in ["ou", "em", "im", "am", "um", "ym", "a", "e", "i", "o", "u", "y"]],
)
SOFTENED = {"c": "k", "z": "h"}  # at the end of a stem: draci and draka, knih and knize
ENGLISH = (("sses", "ss"), ("ies", "y"), ("ness", ""), ("ings", ""), ("ing", ""), ("ed", ""), ("ly", ""))
SIBILANTS = ("s", "x", "z", "ch", "sh")


@value
class Page:
    """A text to be found, plain: heading, words of the register, chapter, text and examples, and where each ends."""

    body: str
    ends: tuple[int, ...]
    named: int  # how many others refer to it


@value
class Words:
    """What is known of the words of a language; stems throughout."""

    idle: frozenset[str]
    forms: dict[str, str]
    same: dict[str, frozenset[str]]
    begins: dict[str, tuple[str, ...]]  # how the words with a stem begin that no ending explains


@value
class Ranking:
    """The places of the pages found, the best first, and which share of the words is known to any page."""

    pages: list[int]
    known: float


def plain(text: str) -> str:
    """Lower case without accents, for searching."""
    lower = text.casefold()
    return lower if lower.isascii() else ACCENTS.sub("", unicodedata.normalize("NFD", lower))


def page(parts: Sequence[str], named: int) -> Page:
    """What is said under a heading: as many parts as have weights, all plain already."""
    ends: list[int] = []
    for part in parts:
        ends.append(len(part) + 1 + (ends[-1] if ends else 0))
    return Page("\n".join(parts) + "\n", tuple(ends), named)


def rank(words: str, pages: Sequence[Page], language: str) -> Ranking:
    """The pages with any of the words, by how much those tell: a rare word, in a heading, tells most."""
    typed = list(dict.fromkeys(WORD.findall(plain(words))))
    telling = ([word for word in typed if word not in words_of(language).idle] or typed)[:MOST_WORDS]
    if not telling or not pages:
        return Ranking([], 0.0)
    met = [0] * len(pages)
    worth = [0.0] * len(pages)
    headings = [0] * len(pages)
    present = 0
    for word in telling:
        found = _worth(word, pages, language)
        if not found and word == typed[-1] and len(word) >= FEWEST:
            found = _rated(_beginning(word, pages), pages, BEGINNING)
        present += bool(found)
        for index, (told, headed) in found.items():
            worth[index] += told
            met[index] += 1
            headings[index] += headed
    for index, one in enumerate(pages):
        if met[index]:
            heading = len(WORD.findall(one.body[: one.ends[0]]))
            worth[index] *= (
                (met[index] / present) ** 0.5
                * (1 + WHOLE * headings[index] / max(heading, present))
                * (1 + NAMED * log(1 + one.named))
                * (1 - LATER * index / len(pages))
            )
    best = max(worth)
    shown = [
        index
        for index in range(len(pages))
        if met[index] and (met[index] == present or worth[index] >= LEAST * best)
    ]
    return Ranking(sorted(shown, key=lambda index: -worth[index]), 1 - (len(telling) - present) / len(typed))


def _worth(word: str, pages: Sequence[Page], language: str) -> dict[int, tuple[float, bool]]:
    """By the place of a page, what this word tells of it, or a rarer one that means the same."""
    known, own = words_of(language), stem(word, language)
    best = _rated(_where(own, pages, language), pages, 1.0)
    for other in sorted(known.same.get(own, ())):
        for index, rated in _rated(_where(other, pages, language), pages, SYNONYM).items():
            if index not in best or rated[0] > best[index][0]:
                best[index] = rated
    return best


def _rated(found: dict[int, float], pages: Sequence[Page], share: float) -> dict[int, tuple[float, bool]]:
    """What a word tells of each page it is in, and whether it is in the heading."""
    rarity = log(1 + (len(pages) - len(found) + 0.5) / (len(found) + 0.5))
    rated = {}
    for index, weight in found.items():
        room = SATURATION * (1 - LENGTH + LENGTH * len(pages[index].body) / USUAL)
        rated[index] = (share * rarity * weight / (weight + room), weight >= WEIGHTS[0])
    return rated


def _where(wanted: str, pages: Sequence[Page], language: str) -> dict[int, float]:
    """By the place of a page, the weights of the words with this stem."""
    found: dict[int, float] = {}
    for begin in words_of(language).begins.get(wanted, (_surely(wanted),)):
        for index, one in enumerate(pages):
            if begin in one.body and (weight := _weigh(one, begin, wanted, language)):
                found[index] = max(found.get(index, 0.0), weight)
    return found


def _surely(own: str) -> str:
    """How every word with this stem begins: its last letters may have become others."""
    return own if own.isdigit() else own[: max(2, len(own) - 2)]


def _weigh(one: Page, begin: str, wanted: str, language: str) -> float:
    """The weights of all words of a page that have this stem; with no language, of all that begin so."""
    found, body = 0.0, one.body
    at = body.find(begin)
    while at >= 0:
        match = WORD.match(body, at)
        assert match is not None
        if (at == 0 or not _in_word(body[at - 1])) and (not language or stem(match[0], language) == wanted):
            found += WEIGHTS[next(part for part in range(len(WEIGHTS)) if at < one.ends[part])]
        at = body.find(begin, match.end())
    return found


def _in_word(letter: str) -> bool:
    return letter.isalnum() or letter == "_"


def _beginning(word: str, pages: Sequence[Page]) -> dict[int, float]:
    """The same for all words that begin so: somebody is still typing."""
    found = {index: _weigh(one, word, "", "") for index, one in enumerate(pages) if word in one.body}
    return {index: weight for index, weight in found.items() if weight}


@lru_cache(STEMS)
def stem(word: str, language: str) -> str:
    """A plain word without what number, case or tense may change."""
    known = words_of(language).forms.get(word)
    return _stem(word, language) if known is None else known


def _stem(word: str, language: str) -> str:
    if not word.isalpha() or len(word) <= SHORTEST:
        return _softened(word) if language == "cs" else word
    return _czech(word) if language == "cs" else _english(word)


def _czech(word: str) -> str:
    for ending, instead in CZECH:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return _softened(word[: -len(ending)] + instead)
    if len(word) > SHORTEST + 1 and word.endswith(("ek", "ec")):
        word = word[:-2] + word[-1]
    return _softened(word)


def _softened(word: str) -> str:
    return word[:-1] + SOFTENED.get(word[-1], word[-1])


def _english(word: str) -> str:
    for ending, instead in ENGLISH:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            word = word[: -len(ending)] + instead
            break
    else:
        if word.endswith("es") and word[:-2].endswith(SIBILANTS):
            word = word[:-2]
        elif word.endswith("s") and not word.endswith(("ss", "us", "is")):
            word = word[:-1]
    if len(word) > SHORTEST and word.endswith("e"):
        word = word[:-1]
    if len(word) > SHORTEST and word[-1] == word[-2] and word[-1] not in "ls":
        word = word[:-1]
    return word[:-1] + "i" if len(word) > SHORTEST and word.endswith("y") else word


@cache
def words_of(language: str) -> Words:
    """What the file of a language says; nothing if there is none."""
    file = Path(__file__).with_name(f"finding.{language}.toml")
    data: dict[str, str] = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    idle = frozenset(plain(data.get("idle", "")).split())
    forms: dict[str, str] = {}
    begins: dict[str, tuple[str, ...]] = {}
    for line in plain(data.get("forms", "")).splitlines():
        if group := line.split():
            own = _stem(group[0], language)
            forms.update((word, own) for word in group)
            others = [word for word in group if not word.startswith(_surely(own))]
            begins[own] = (_surely(own), *others)
    same: dict[str, frozenset[str]] = {}
    for line in plain(data.get("same", "")).splitlines():
        stems = [forms.get(word, _stem(word, language)) for word in line.split()]
        for one in stems:
            same[one] = same.get(one, frozenset()) | frozenset(stems) - {one}
    return Words(idle, forms, same, begins)
