"""`deskovka rules`: every rule by its words or its id."""

from __future__ import annotations

from typing import Annotated

import typer

from deskovka.commands import check_rules
from deskovka.commands.options import Language, Plain
from deskovka.core.errors import DeskovkaError
from deskovka.core.rules import WORD
from deskovka.registry import NAMES, game
from deskovka.terminal.rule_text import looks_like_id, say_by_id, say_contents, say_found, search
from deskovka.terminal.screen import Screen
from deskovka.text import Texts, choose_language

NOTHING_FOUND = 1


class WrongQuestion(DeskovkaError):
    """Rules cannot be looked up in this way."""


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="The id of a rule or chapter such as CA-4.8 or CA-4, or words to look for; "
            "a game's name first narrows it."
        ),
    ] = None,
    lang: Language = None,
    plain: Plain = False,
    check: Annotated[
        bool, typer.Option("--check", help="Check the rule lists against the code and the tests.")
    ] = False,
) -> None:
    """Look up the rules of the games."""
    if check:
        if words:
            raise WrongQuestion(f"--check checks all rules and takes no words, got {' '.join(words)!r}")
        raise typer.Exit(check_rules.check())
    language = choose_language(lang)
    screen = Screen(plain)
    games, wanted = split_game(words or [])
    if not wanted:
        for name in games:
            say_contents(screen, Texts(language, name), game(name).rules(language))
    elif not say_wanted(screen, language, games, " ".join(wanted)):
        raise typer.Exit(NOTHING_FOUND)


def split_game(words: list[str]) -> tuple[tuple[str, ...], list[str]]:
    """The game named first, or all games, and the other words."""
    first = words[0].lower().replace("-", "_") if words else ""
    return ((first,), words[1:]) if first in NAMES else (NAMES, words)


def say_wanted(screen: Screen, language: str, games: tuple[str, ...], wanted: str) -> bool:
    """The rule or chapter with that id, else what has these words in it; False if there is nothing."""
    for name in games:
        if say_by_id(screen, Texts(language, name), game(name).rules(language), wanted):
            return True
    if looks_like_id(wanted):
        screen.say(Texts(language).t("rules-no-id", typed=wanted.upper()))
        return False
    if not WORD.search(wanted):
        raise WrongQuestion(f"expected words to look for, or the id of a rule, got {wanted!r}")
    found = {name: search(name, language, wanted) for name in games}
    for name in games:
        if found[name]:
            say_found(screen, Texts(language, name), wanted, found[name])
    if not any(found.values()):
        say_found(screen, Texts(language), wanted, [])
    return any(found.values())
