"""The search in the rules finds what a player means: ninety questions in each language, in the files beside this one."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from deskovka.core.rules import LANGUAGES
from deskovka.registry import rules as rules_of
from deskovka.registry import search_rules

QUESTIONS = 90  # in each language
LEAST_FIRST = 87  # of them
PLACES = 3  # among which is the answer to the others
NOT_FIRST = {"cs": set(), "en": {("cartographers", "must I draw something?")}}


def asked(language: str) -> list[tuple[str, str, set[str]]]:
    """Game, question, and the rules of which the asking player wants one."""
    games = tomllib.loads(Path(__file__).with_name(f"questions.{language}.toml").read_text("utf-8"))
    return [
        (game, question, set(ids.split()))
        for game, questions in games.items()
        for question, ids in questions.items()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_finds_the_rule_that_answers_it(language: str) -> None:
    questions = asked(language)
    assert len(questions) == QUESTIONS
    others = set()
    for game, question, wanted in questions:
        found = [rule.id for rule in search_rules(game, language, question)]
        assert wanted <= rules_of(game, language).rules.keys()
        assert wanted & {*found[:PLACES]}, (game, question, found[:PLACES])
        if found[0] not in wanted:
            others.add((game, question))
    assert others == NOT_FIRST[language]
    assert len(questions) - len(others) >= LEAST_FIRST
