"""Looking up rules."""

from __future__ import annotations

import pytest

from deskovka.commands import check_rules
from deskovka.core.rules import LANGUAGES
from deskovka.registry import NAMES, rules_by_id
from deskovka.registry import game as find_game
from deskovka.registry import rules as rules_of
from terminal.driving import GAME, assert_one_line_of_complaint, run


def test_an_id_prints_the_rule_whole() -> None:
    result = run("rules", "CA-4.8")
    rule = find_game(GAME).rules("en").rules["CA-4.8"]
    assert result.exit_code == 0
    assert f"CA-4.8  {rule.heading}" in result.output
    assert " ".join(rule.text.split()) in " ".join(result.output.split())
    assert "See also: CA-4.9" in result.output


def test_an_id_may_be_in_small_letters_after_the_games_name() -> None:
    assert run("rules", GAME, "ca-4.8").output == run("rules", "CA-4.8").output


def test_examples_are_drawn() -> None:
    result = run("rules", "CA-13.1", "--lang", "cs")
    assert "F.F." in result.output
    assert "5 bodů:" in result.output


@pytest.mark.parametrize("words", [["ruins"], ["zricenina"], ["zříceniny"]])
def test_words_are_found_in_any_language_and_shown_in_the_readers(words: list[str]) -> None:
    result = run("rules", *words, "--lang", "cs")
    assert result.exit_code == 0
    assert "CA-6.5  Povinné překrytí zříceniny" in result.output


@pytest.mark.parametrize(
    ("wanted", "line"),
    [
        (["zeppelin"], "No rule has “zeppelin” in it."),
        (["ca-" + "99"], "There is no rule or chapter CA-" + "99."),
        (["CA-" + "99.9"], "There is no rule or chapter CA-" + "99.9."),
        ([GAME, "XX-1"], "There is no rule or chapter XX-1."),
    ],
)
def test_what_is_not_there_is_told_in_one_line_with_exit_code_1(wanted: list[str], line: str) -> None:
    """In two pieces where it looks like a rule: the check of all rules must not take it for a citation."""
    result = run("rules", *wanted)
    assert result.exit_code == 1
    assert result.output == line + "\n"


@pytest.mark.parametrize("words", [[""], ["..."], ["—", "?"]])
def test_a_search_for_no_words_is_refused(words: list[str]) -> None:
    assert_one_line_of_complaint(run("rules", *words), "expected words")


def test_only_games_with_such_rules_are_listed() -> None:
    result = run("rules", "ruins")
    assert "Cartographers: 49 rules with “ruins”." in result.output
    assert "Terra Mystica" not in result.output


def test_the_number_of_rules_is_counted_as_czechs_do() -> None:
    """It once said that words are «v 40 pravidlech»."""
    assert "Kartografové, hledáno „hora“: " in run("rules", GAME, "hora", "--lang", "cs").output


def test_a_chapter_is_listed_by_its_id() -> None:
    result = run("rules", "ca-4")
    assert result.exit_code == 0
    assert result.output.startswith("CA-4 Draw phase\n  CA-4.")
    assert "CA-5" not in result.output


def test_examples_count_points_coins_or_points_lost() -> None:
    """Coins and lost points were once shown as points won. In two pieces: this is no proof of these rules."""
    coins, lost = (run("rules", id, "--lang", "cs").output for id in ("CA-" + "5.1", "CA-" + "9.5"))
    assert "1 mince: " in coins and "2 mince: " in coins and "bod" not in coins.split("EX-MC-1")[1]
    assert "4 ztracené body: " in lost and "1 ztracený bod: " in lost


def test_nothing_given_lists_chapters_and_headings() -> None:
    result = run("rules")
    for id, rule in find_game(GAME).rules("en").rules.items():
        assert f"{id}  {rule.heading}" in result.output
    assert "CA-4 Draw phase" in result.output
    assert run("rules", GAME).output in result.output


def test_the_check_gives_its_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_rules, "check", lambda texts: 7)
    assert run("rules", "--check").exit_code == 7


def test_the_check_takes_no_words() -> None:
    assert_one_line_of_complaint(run("rules", "--check", "ruins"), "--check", "'ruins'")


@pytest.mark.parametrize("name", NAMES)
def test_an_id_shows_the_same_whether_all_rules_are_read_or_only_those_around_it(name: str) -> None:
    for language in LANGUAGES:
        known = rules_of(name, language)
        for id in [*known.chapters, *list(known.rules)[::7]]:
            around = rules_by_id(name, language, id.lower())
            assert around.chapters == known.chapters
            assert around.of_chapter(id) == known.of_chapter(id)
            if id in known.rules:
                assert around.rules[id] == known.rules[id]
                assert {*known.rules[id].see} & known.rules.keys() <= around.rules.keys()
