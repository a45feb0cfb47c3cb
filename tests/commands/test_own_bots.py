"""Commands with bots of one's own: at the keyboard, saved and resumed, and completed by the shell."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bots.own import MODULE, own
from commands.test_command_line import completed, typed_in_bash
from deskovka.core.record import Record
from deskovka.terminal.names import strengths
from deskovka.text import Texts
from terminal.driving import assert_one_line_of_complaint, run

__all__ = ["own"]

FIRST, NAMED = f"{MODULE}:FirstOption", f"{MODULE}:Named"
GAME = "cartographers"


def test_a_game_against_it_says_what_it_is_called(own: Path) -> None:
    """Before anything is played; a bot of others has its class's name in words, or its own."""
    for bot, called in ((FIRST, "Bot 2 (first option)"), (NAMED, "Bot 2 (Žofie the [31mGreat)")):
        told = run("play", GAME, "--seats", f"me,{bot},good", "--plain", typed=["quit", "no"])
        assert called in " ".join(told.output.split()), told.output


def test_a_saved_game_goes_on_when_its_bot_is_named_again(own: Path) -> None:
    file = own / "game.record"
    first = run(
        "play", GAME, "--seats", f"me,{FIRST}", "--record", str(file), "--plain", typed=["1", "1", "quit"]
    )
    words = " ".join(first.output.split())
    assert f"--resume {file} --seats me,{FIRST}" in words
    assert Record.read(file.read_text("utf-8")).names == ["me", FIRST]
    resumed = run("play", GAME, "--resume", str(file), "--seats", f"me,{FIRST}", "--plain", typed=["quit"])
    assert resumed.exit_code == 0 and "Bot (first option)" in resumed.output


def test_a_record_alone_loads_no_class(own: Path) -> None:
    """Whoever sends a record must not decide what is loaded here."""
    file = own / "game.record"
    run("play", GAME, "--seats", f"me,{FIRST}", "--record", str(file), "--plain", typed=["quit"])
    del sys.modules[MODULE]
    assert_one_line_of_complaint(run("play", GAME, "--resume", str(file)), f"--seats me,{FIRST}")
    czech = run("play", GAME, "--resume", str(file), "--lang", "cs")
    assert_one_line_of_complaint(czech, "vlastní boti", f"--seats me,{FIRST}")
    assert "Bot (first option)" in run("replay", str(file), "--all", "--plain").output
    assert MODULE not in sys.modules


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_a_mistake_is_told_in_one_line_in_both_languages(own: Path, command: str) -> None:
    words = (
        command,
        GAME,
        "--seats",
        f"me,{MODULE}:Absent" if command == "play" else f"{MODULE}:Absent,good",
    )
    assert_one_line_of_complaint(run(*words), "has no class Absent")
    assert_one_line_of_complaint(run(*words, "--lang", "cs"), "není třída Absent")


def test_a_bot_that_fails_at_the_keyboard_ends_the_game_in_one_line(own: Path) -> None:
    failed = run("play", "catan", "--seats", f"{MODULE}:Raising,good", "--plain", "--seed", "x")
    assert (
        failed.exit_code == 2 and "ValueError: no idea" in failed.stderr and "Traceback" not in failed.stderr
    )


def test_who_is_nobody_is_told_how_to_name_a_class() -> None:
    assert_one_line_of_complaint(run("play", GAME, "--seats", "me,genius"), "package.module:Class")
    assert_one_line_of_complaint(
        run("play", GAME, "--seats", "me,genius", "--lang", "cs"), "balíček.modul:Třída"
    )


def test_bots_in_the_folder_are_completed_without_being_loaded(own: Path) -> None:
    (own / "broken.py").write_text("class Mine(SomeBot[int]):\n    1 / 0\n")
    (own / "deep").mkdir()
    (own / "deep" / "within.py").write_text("class Mine(\n    Bot,\n): ...\nclass NoOne(Both): ...\n")
    assert completed("play catan --seats", "me,bro") == ["plain,me,broken:Mine"]
    assert completed("simulate catan --seats", "deep.") == ["plain,deep.within:Mine"]
    assert f"plain,{FIRST}" in completed("serve --bot")
    assert f"plain,good,{NAMED}" in completed("arena catan --seats", f"good,{MODULE[:3]}")
    assert completed("bench --bot", "st") == ["plain,strong"]
    assert completed("play catan --seats", "me,") == [
        f"plain,me,{name}" for name in ("me", "random", "beginner", "good", "strong")
    ]
    assert MODULE not in sys.modules and "broken" not in sys.modules


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("arena catan --seats own_bots_of_a_test:On\t", ["--seats", f"{MODULE}:OnlyCatan"]),
        ("arena catan --seats good,own_bots_of_a_test:On\t", ["--seats", f"good,{MODULE}:OnlyCatan"]),
        ("arena catan --seats=own_bots_of_a_test:On\t", [f"--seats={MODULE}:OnlyCatan"]),
    ],
)
def test_bash_completes_what_stands_after_a_colon(own: Path, typed: str, words: list[str]) -> None:
    """Bash divides words at `:`, as at `=`."""
    assert typed_in_bash(own, typed, True)[2:] == words


def test_a_name_that_two_have_is_told_apart_from_a_strength(own: Path) -> None:
    assert strengths(Texts("en"), ["good", "m:Good", FIRST]) == {
        "good": "good",
        "m:Good": "good (m:Good)",
        FIRST: "first option",
    }
