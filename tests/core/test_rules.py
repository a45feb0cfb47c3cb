"""The rule lists: complete in both languages, and found by words and by id."""

from __future__ import annotations

import pytest

from deskovka.core.rules import LANGUAGES, WORD, plain
from deskovka.registry import NAMES
from deskovka.registry import game as find_game


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_heading_text_source_and_chapter(game: str, language: str) -> None:
    rules = find_game(game).rules(language)
    assert rules.rules
    for rule in rules.rules.values():
        assert rule.heading and rule.text.strip()
        assert rule.source in ("book", "public", "ruling")
        assert rules.chapter_of(rule)


@pytest.mark.parametrize("game", NAMES)
def test_the_languages_are_not_copies_of_each_other(game: str) -> None:
    english, czech = (find_game(game).rules(language).rules for language in LANGUAGES)
    assert [id for id in english if english[id].text == czech[id].text] == []


def test_words_are_found_without_accents_and_with_other_endings() -> None:
    czech = find_game("cartographers").rules("cs")
    assert czech.search("zricenina") == czech.search("zřícenina") != []
    assert any(rule.id == "CA-6.5" for rule in czech.search("zříceninou"))
    assert czech.search("zřícenina nesmysl-který-tu-není") == []


def test_words_are_found_at_their_beginning_only() -> None:
    """`hora` once found `shora` and, without its ending, would find `horní`."""
    found = find_game("cartographers").rules("cs").search("hora")
    assert found
    for rule in found:
        assert {"hora", "hory", "horu", "hor", "horou"} & set(
            WORD.findall(plain(f"{rule.heading} {rule.text}"))
        )


@pytest.mark.parametrize("forms", ["hora hory horu horou horách hor", "voda vody vodou", "mince minci mincí"])
def test_short_words_are_found_in_all_their_forms(forms: str) -> None:
    czech = find_game("cartographers").rules("cs")
    found = [{rule.id for rule in czech.search(form)} for form in forms.split()]
    assert found[0] and all(one == found[0] for one in found)


def test_a_search_for_no_words_finds_nothing() -> None:
    assert find_game("cartographers").rules("en").search(" … ") == []


def test_rules_with_the_word_in_the_heading_come_first() -> None:
    found = find_game("cartographers").rules("en").search("ruins")
    in_heading = ["ruins" in rule.heading.casefold() for rule in found]
    assert in_heading == sorted(in_heading, reverse=True) and in_heading[0]
