"""Rules on the screen: one whole rule, a list of headings, the reason of a refusal."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.padding import Padding
from rich.text import Text

from deskovka.core.rules import Rule, RuleList
from deskovka.registry import rules as rules_of
from deskovka.terminal.screen import Screen
from deskovka.text import Texts

ID = re.compile(r"[a-z]{2}-[a-z]?\d+(\.\d+[a-z]?)?", re.IGNORECASE)
MOST_WHOLE = 10  # rules that a search shows with their text


def say_rule(screen: Screen, texts: Texts, rules: RuleList, rule: Rule) -> None:
    """A rule with everything that belongs to it."""
    screen.say(_title(rule))
    screen.say(rules.chapter_of(rule), "dim")
    screen.say()
    screen.say(rule.text.strip())
    for example in rule.examples:
        screen.say()
        screen.say(texts.t("rules-example", id=example.id), "italic")
        screen.say(Padding(Text(example.board.strip("\n")), (0, 0, 0, 2)))
        why = example.why.strip()
        screen.say(texts.t(f"rules-example-{example.unit}", count=example.points, why=why))
    screen.say()
    if rule.material:
        screen.say(texts.t("rules-material"))
    if rule.see:
        known = [f"{id} {rules.rules[id].heading}" for id in rule.see if id in rules.rules]
        screen.say(texts.t("rules-see", rules="; ".join(known)))
    screen.say(texts.t(f"rules-source-{rule.source}"), "dim")


def say_found(screen: Screen, texts: Texts, words: str, found: list[Rule]) -> None:
    """The rules a search found: the first with their text, the others by their headings."""
    if not found:
        screen.say(texts.t("rules-found-none", words=words))
        return
    screen.say(texts.t("rules-found", game=texts.t("game-name"), count=len(found), words=words))
    for rule in found[:MOST_WHOLE]:
        screen.say()
        screen.say(_title(rule))
        screen.say(rule.text.strip())
    if len(found) > MOST_WHOLE:
        screen.say()
        screen.say(texts.t("rules-more"))
        for rule in found[MOST_WHOLE:]:
            screen.say(f"  {rule.id}  {rule.heading}")


def say_contents(screen: Screen, texts: Texts, rules: RuleList) -> None:
    """All chapters with the headings of their rules."""
    screen.say(texts.t("rules-title", game=texts.t("game-name")), "bold")
    chapter = ""
    for rule in rules.rules.values():
        if (id := rule.id.rpartition(".")[0]) != chapter:
            chapter = id
            screen.say()
            say_chapter(screen, texts, rules, id)


def say_chapter(screen: Screen, texts: Texts, rules: RuleList, id: str) -> None:
    """The headings of one chapter."""
    screen.say(texts.t("rules-chapter", id=id, name=rules.chapters.get(id, "")), "bold")
    for rule in rules.of_chapter(id):
        screen.say(f"  {rule.id}  {rule.heading}")


def say_refusal(screen: Screen, texts: Texts, game: str, id: str) -> None:
    """Why something may not be done: the rule, in the reader's language."""
    rule = rules_of(game, texts.language).rules[id]
    screen.say(texts.t("refused", rule=rule.id, heading=rule.heading), "bold red")
    screen.say(rule.text.strip(), "red")


def find_rule(rules: RuleList, words: Iterable[str]) -> Rule | None:
    """The rule whose id was typed, in capitals or not."""
    typed = " ".join(words).strip().casefold()
    return next((rule for rule in rules.rules.values() if rule.id.casefold() == typed), None)


def find_chapter(rules: RuleList, typed: str) -> str | None:
    """The chapter whose id was typed, in capitals or not."""
    wanted = typed.strip().casefold()
    return next((id for id in rules.chapters if id.casefold() == wanted), None)


def say_by_id(screen: Screen, texts: Texts, rules: RuleList, typed: str) -> bool:
    """The rule or chapter whose id was typed; False if there is none."""
    if rule := find_rule(rules, [typed]):
        say_rule(screen, texts, rules, rule)
    elif chapter := find_chapter(rules, typed):
        say_chapter(screen, texts, rules, chapter)
    else:
        return False
    return True


def looks_like_id(typed: str) -> bool:
    """Whether somebody means a rule or a chapter and not words to look for."""
    return ID.fullmatch(typed.strip()) is not None


def _title(rule: Rule) -> Text:
    return Text.assemble((rule.id, "bold cyan"), "  ", (rule.heading, "bold"))
