"""Whatever the server refuses, the browser client tells in both languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import deskovka
from browser.words import LANGUAGES, catalogue
from deskovka.core.rules import LANGUAGES as BOOKS
from deskovka.registry import NAMES, game
from deskovka.server.refusals import STATUS
from deskovka.text import Texts

SOURCE = Path(deskovka.__file__).parent
GAMES = SOURCE / "games"
every_language = pytest.mark.parametrize("language", LANGUAGES)


def first_words(name: str, number: int, *folders: Path) -> list[str]:
    """What stands in one place of every call of a class; a call without it is told as an empty word."""
    found = []
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                    given = node.args[number] if len(node.args) > number else None
                    found.append(str(given.value) if isinstance(given, ast.Constant) else "")
    return found


@every_language
def test_every_refusal_has_words(language: str) -> None:
    missing = [code for code in STATUS if not catalogue(language).has_message(f"fault-{code}")]

    assert not missing


def test_every_refusal_has_a_status() -> None:
    codes = set(first_words("Refusal", 0, SOURCE / "server")) - {""}

    assert len(codes) > 20 and codes <= set(STATUS)


@every_language
def test_every_reason_against_a_set_up_has_words(language: str) -> None:
    reasons = first_words("SetupError", 1, SOURCE / "core", SOURCE / "server")
    reasons.remove("no-text")  # a library that hands over something that is no text; no message can

    assert len(reasons) > 8
    missing = [word for word in reasons if not catalogue(language).has_message(f"fault-setup-{word}")]
    assert not missing


def test_games_refuse_set_ups_of_their_own() -> None:
    assert first_words("SetupError", 1, GAMES) and first_words("SetupError", 2, GAMES)


@pytest.mark.parametrize("name", NAMES)
@every_language
def test_every_reason_of_a_game_has_words_in_its_catalogue(name: str, language: str) -> None:
    reasons = first_words("SetupError", 1, GAMES / name)

    missing = [word for word in reasons if not Texts(language, name).has(f"setup-{word}")]
    assert not missing


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_that_forbid_a_set_up_exist(name: str) -> None:
    rules = set(first_words("SetupError", 2, GAMES / name)) - {""}

    assert all(rules <= set(game(name).rules(language).rules) for language in BOOKS)
