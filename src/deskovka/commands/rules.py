"""`deskovka rules`: every rule by its words or its id."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from click.exceptions import Exit

from deskovka.core.errors import DeskovkaError
from deskovka.core.finding import WORD
from deskovka.registry import BadPackage, is_name, names, resolve, rules_by_id, search_rules
from deskovka.registry import rules as rules_of
from deskovka.terminal.rule_text import looks_like_id, say_by_id, say_contents, say_found
from deskovka.terminal.screen import Screen
from deskovka.text import Texts

NOTHING_FOUND = 1

T = TypeVar("T")


class WrongQuestion(DeskovkaError):
    """Rules cannot be looked up in this way."""


def rules(
    *,
    language: str,
    words: tuple[str, ...],
    check: bool,
    plain: bool,
) -> None:
    """Look up the rules of the games."""
    if check:
        if words:
            raise WrongQuestion(Texts(language).t("error-check-alone", words=" ".join(words)))
        from deskovka.commands import check_rules  # loads all games

        raise Exit(check_rules.check(Texts(language)))
    screen = Screen(plain)
    games, wanted = split_game(words)
    if not wanted:
        for name, found in of_each(screen, language, games, lambda name, told, _: rules_of(name, told), ""):
            say_contents(screen, Texts(language, name), found)
    elif not say_wanted(screen, language, games, " ".join(wanted)):
        raise Exit(NOTHING_FOUND)


def split_game(words: Sequence[str]) -> tuple[tuple[str, ...], Sequence[str]]:
    """The game whose whole name stands first, or all games, and the other words."""
    for count in range(len(words), 0, -1):
        name = " ".join(words[:count])
        if is_name(name):
            return (resolve(name),), words[count:]
    return names(), words


def say_wanted(screen: Screen, language: str, games: tuple[str, ...], wanted: str) -> bool:
    """The rule or chapter with that id, else what has these words in it; False if there is nothing."""
    if looks_like_id(wanted):
        for name, around in of_each(screen, language, games, rules_by_id, wanted):
            if say_by_id(screen, Texts(language, name), around, wanted):
                return True
        screen.say(Texts(language).t("rules-no-id", typed=wanted.upper()))
        return False
    if not WORD.search(wanted):
        raise WrongQuestion(Texts(language).t("error-no-words", typed=wanted))
    found = {name: rules for name, rules in of_each(screen, language, games, search_rules, wanted) if rules}
    for name, rules in found.items():
        say_found(screen, Texts(language, name), wanted, rules)
    if not found:
        say_found(screen, Texts(language), wanted, [])
    return bool(found)


def of_each(
    screen: Screen, language: str, games: Sequence[str], look_up: Callable[[str, str, str], T], wanted: str
) -> Iterator[tuple[str, T]]:
    """What each game has; a package of others that is broken is told of, and the others are asked."""
    for name in games:
        try:
            yield name, look_up(name, language, wanted)
        except BadPackage as fault:
            screen.complain(fault, Texts(language))
