"""`deskovka cards`: a file to be changed, and every mistake in one."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.driving import assert_one_line_of_complaint, run


def test_a_template_is_checked_and_played_with(tmp_path: Path) -> None:
    template = run("cards", "empires-north", "--template", "--only", "glenn,islands")
    assert template.exit_code == 0
    assert "docs/own_cards.md" in template.stdout and "[islands.sheep-skerry]" in template.stdout
    assert "[ulaf." not in template.stdout
    file = tmp_path / "my.toml"
    file.write_text(template.stdout.replace("Wool Market", "Woolly Fair"), "utf-8")
    checked = run("cards", "empires-north", "--check", str(file))
    assert checked.exit_code == 0 and "no mistakes" in checked.stdout
    played = run(
        *("simulate", "empires-north", "--games", "1", "--seats", "random,random", "--processes", "1"),
        *("--set", f"cards={file}", "--set", "clans=glenn", "--seed", "own"),
    )
    assert played.exit_code == 0, played.output


def test_every_mistake_is_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    text = run("cards", "empires-north", "--template", "--only", "glenn").stdout
    file.write_text(text.replace("food = 2", "fod = 2").replace("copies = 3", "copies = 0"), "utf-8")
    czech = run("cards", "empires-north", "--check", str(file), "--lang", "cs")
    assert czech.exit_code == 2
    assert czech.stdout.count("\n") == 3
    assert f"{file}: oat-field: pole produces: „fod“ není nic z těchto: food" in czech.stdout
    assert "karet kromě počátečních má být i s kopiemi 30, ale je jich 28" in czech.stdout


@pytest.mark.parametrize(("language", "words"), [("en", "there is no card in it"), ("cs", "žádná karta")])
def test_an_empty_file_is_told_of(tmp_path: Path, language: str, words: str) -> None:
    file = tmp_path / "my.toml"
    file.write_text("# nothing\n", "utf-8")
    checked = run("cards", "empires-north", "--check", str(file), "--lang", language)
    assert checked.exit_code == 2 and words in checked.stdout


@pytest.mark.parametrize("typed", ["Olaf,nanuuk", "ulaf, Panuk"])
def test_decks_are_called_as_clans_are_where_a_game_is_set_up(typed: str) -> None:
    template = run("cards", "empires-north", "--template", "--only", typed).stdout
    assert "[ulaf." in template and "[panuk." in template and "[glenn." not in template


def test_a_game_is_not_played_with_cards_that_are_wrong(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("[glenn.x]\n", "utf-8")
    played = run("play", "empires-north", "--set", f"cards={file}", "--seats", "me,good")
    assert_one_line_of_complaint(played, "my.toml", "x", "kind")
    missing = run("play", "empires-north", "--set", "cards=nowhere.toml", "--seats", "me,good")
    assert_one_line_of_complaint(missing, "nowhere.toml")


def test_what_is_asked_in_vain_says_what_to_do() -> None:
    assert_one_line_of_complaint(run("cards", "empires-north"), "--template", "--check")
    assert_one_line_of_complaint(run("cards", "catan", "--template"), "own cards")
    assert_one_line_of_complaint(run("cards", "empires-north", "--template", "--only", "x"), "x", "glenn")
