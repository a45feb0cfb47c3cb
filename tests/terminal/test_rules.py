"""Looking up rules."""

from __future__ import annotations

import pytest

from deskovka.commands import check_rules
from deskovka.core.rules import load_rules
from terminal.driving import GAME, assert_one_line_of_complaint, run


def test_an_id_prints_the_rule_whole() -> None:
    result = run("rules", "CA-4.8")
    rule = load_rules(GAME, "en").rules["CA-4.8"]
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


def test_words_nobody_used_find_nothing() -> None:
    result = run("rules", "zeppelin")
    assert result.exit_code == 0
    assert "Cartographers: no rule has the words “zeppelin”." in result.output


def test_nothing_given_lists_chapters_and_headings() -> None:
    result = run("rules")
    for id, rule in load_rules(GAME, "en").rules.items():
        assert f"{id}  {rule.heading}" in result.output
    assert "CA-4 Draw phase" in result.output
    assert run("rules", GAME).output in result.output


def test_an_id_that_does_not_exist_is_told_in_one_line() -> None:
    unknown = "CA-" + "99.9"  # in two pieces: the check of all rules must not take it for a citation
    assert_one_line_of_complaint(run("rules", unknown), unknown)


def test_the_check_gives_its_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_rules, "check", lambda: 7)
    assert run("rules", "--check").exit_code == 7
