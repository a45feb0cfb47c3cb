"""`deskovka rules`: every rule by its words or its id."""

from __future__ import annotations

from typing import Annotated

import typer

from deskovka.commands import check_rules
from deskovka.commands.options import Language, Plain
from deskovka.core.errors import DeskovkaError
from deskovka.core.rules import RULE_ID, load_rules
from deskovka.registry import NAMES
from deskovka.terminal.rule_text import find_rule, say_contents, say_found, say_rule, search
from deskovka.terminal.screen import Screen
from deskovka.text import Texts, choose_language


class NoSuchRule(DeskovkaError):
    """No rule has that id."""


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="A rule's id such as CA-4.8, or words to look for; a game's name first narrows it."
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
        raise typer.Exit(check_rules.check())
    language = choose_language(lang)
    screen = Screen(plain)
    games, wanted = split_game(words or [])
    if wanted and say_one_rule(screen, language, games, wanted):
        return
    for name in games:
        texts, known = Texts(language, name), load_rules(name, language)
        if wanted:
            say_found(screen, texts, " ".join(wanted), search(name, language, " ".join(wanted)))
        else:
            say_contents(screen, texts, known)


def split_game(words: list[str]) -> tuple[tuple[str, ...], list[str]]:
    """The game named first, or all games, and the other words."""
    first = words[0].lower().replace("-", "_") if words else ""
    return ((first,), words[1:]) if first in NAMES else (NAMES, words)


def say_one_rule(screen: Screen, language: str, games: tuple[str, ...], wanted: list[str]) -> bool:
    """The rule with that id, if the words are an id."""
    for name in games:
        known = load_rules(name, language)
        if rule := find_rule(known, wanted):
            say_rule(screen, Texts(language, name), known, rule)
            return True
    typed = " ".join(wanted)
    if RULE_ID.fullmatch(typed.upper()):
        raise NoSuchRule(f"there is no rule {typed.upper()}: deskovka rules lists them all")
    return False
