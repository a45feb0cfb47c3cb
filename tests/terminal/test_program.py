"""The program as a whole: version, wrong usage, interruption, files, screens."""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from deskovka.core.chance import SeededChance
from deskovka.core.record import Record
from deskovka.core.table import Table
from deskovka.registry import game
from deskovka.terminal import files
from deskovka.terminal.play import LocalGame
from deskovka.terminal.screen import Screen
from deskovka.text import Texts
from terminal.driving import GAME, assert_one_line_of_complaint, first_moves, run


def test_the_version() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.startswith("deskovka ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--nonsense"], ["--nonsense", "COMMAND"]),
        (["nonsense"], ["'nonsense'", "--help"]),
        (["replay"], ["FILE is missing", "replay"]),
        (["play", GAME, "--colour"], ["--colour", "play"]),
        (["score", GAME], ["--template"]),
        (["score", GAME, "-", "--cards", "a"], ["--cards", "score"]),
        (["replay", "a", "b"], ["replay"]),
        (["rules", "--lang"], ["--lang"]),
    ],
)
def test_wrong_usage_is_told_in_one_line(arguments: list[str], words: list[str]) -> None:
    """It was once four lines."""
    assert_one_line_of_complaint(run(*arguments), *words)


def test_a_language_set_for_good_is_refused_like_one_that_is_asked_for() -> None:
    assert_one_line_of_complaint(run("rules", DESKOVKA_LANG="xx"), "DESKOVKA_LANG", "'xx'", "en, cs")
    assert run("rules", "--lang", "en", DESKOVKA_LANG="xx").exit_code == 0


@pytest.mark.parametrize(
    ("command", "code", "complaint"),
    [
        ("rules CA-4.8 <&-", 0, ""),
        ("play cartographers --options <&-", 0, ""),
        ("replay RECORD <&-", 0, ""),
        ("score cartographers SHEET <&-", 0, ""),
        ("play cartographers --plain <&-", 2, "deskovka: standard input: it is closed"),
        ("replay - <&-", 2, "deskovka: standard input: cannot be read: it is closed"),
        ("rules >&-", 2, "deskovka: standard output: it is closed"),
        ("--version >&-", 2, "deskovka: standard output: it is closed"),
        ("nonsense 2>&-", 2, ""),
    ],
)
def test_closed_streams(command: str, code: int, complaint: str) -> None:
    """Each was once an AttributeError."""
    Path("RECORD").write_text(first_moves("abc").record.write(), "utf-8")
    rows = "...........\n" * 11
    Path("SHEET").write_text(f"a: greenbough\nb: canal lake\nc: great city\nd: cauldrons\n{rows}", "utf-8")
    line = f"{sys.executable} -c 'from deskovka.cli import main; main()' {command}"
    result = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert result.returncode == code, result.stderr
    assert result.stderr.strip() == complaint


@pytest.mark.parametrize("command", ["play", "replay", "rules", "score"])
def test_every_command_has_help(command: str) -> None:
    assert run(command, "--help").exit_code == 0


def test_an_interruption_is_one_line_and_exit_code_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = run("play", GAME, "--seats", "me", "--lang", "cs")
    assert result.exit_code == 130
    expected = "Přerušeno. Hra není uložena; s volbou „--record SOUBOR“ se ukládá po každém tahu."
    assert result.stderr.strip() == expected


def test_a_reader_who_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -c 'from deskovka.cli import main; main()' rules | head -n 1"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert result.stdout.count("\n") == 1
    assert result.stderr == ""


def test_input_that_is_no_text_is_one_line_and_exit_code_2() -> None:
    command = [sys.executable, "-c", "from deskovka.cli import main; main()", "play", GAME, "--seats", "me"]
    environment = {**os.environ, "PYTHONUTF8": "1", "PYTHONIOENCODING": "utf-8:strict"}
    result = subprocess.run(command, input=b"\xff\xfe\n", capture_output=True, check=False, env=environment)
    assert result.returncode == 2
    assert result.stderr.count(b"\n") == 1


def test_a_terminal_without_our_letters_shows_something() -> None:
    command = [
        sys.executable,
        "-c",
        "from deskovka.cli import main; main()",
        "rules",
        "CA-4.8",
        "--lang",
        "cs",
    ]
    environment = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    result = subprocess.run(command, capture_output=True, check=False, env=environment)
    assert result.returncode == 0
    assert b"CA-4.8" in result.stdout


def test_a_record_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    files.write_text(str(file), "old")

    def fail(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(files.FileError, match="No space left"):
        files.write_text(str(file), "new")
    assert file.read_text() == "old"
    assert [path for path in tmp_path.iterdir() if path.is_file()] == [file]


def test_the_record_is_on_disk_after_every_move(tmp_path: Path) -> None:
    file, lengths = tmp_path / "game.txt", []
    local = local_game(["random", "random"], Screen(plain=True), str(file))
    for _ in range(4):
        local._ask_bot(local.table.game.waiting(local.table.state)[0])
        lengths.append(len(Record.read(file.read_text("utf-8")).moves))
    assert lengths == [1, 2, 3, 4]
    assert [path for path in tmp_path.iterdir() if path.is_file()] == [file]


def local_game(players: list[str], screen: Screen, file: str | None = None) -> LocalGame:
    rules = game(GAME)
    table = Table(rules, rules.setup(len(players)), SeededChance.from_text("abc"))
    return LocalGame(table, players, screen, Texts("en", GAME), file)


def in_a_terminal(
    monkeypatch: pytest.MonkeyPatch, players: list[str], *typed: str, no_color: bool = False
) -> str:
    """What a real terminal is sent."""
    answers = iter(typed)

    def answer(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    output = StringIO()
    console = Console(
        file=output, force_terminal=True, width=100, height=40, color_system="truecolor", no_color=no_color
    )
    local_game(players, Screen(console=console)).run()
    return output.getvalue()


def test_a_terminal_is_redrawn_in_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = in_a_terminal(monkeypatch, ["me"], "1", "1", "places", "b", "b", "draw forest A1+A2+A3+B3", "")
    assert "\x1b[2J" in shown
    assert "48;2;43;110;51" in shown  # the green behind a forest
    assert "38;2" in shown


def test_no_color_keeps_the_letters_and_drops_the_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = in_a_terminal(monkeypatch, ["me"], "draw forest A1+A2+A3+B3", no_color=True)
    assert "48;2" not in shown
    assert "[F]" in shown


def test_at_one_keyboard_the_terminal_forgets_what_scrolled_away(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = in_a_terminal(monkeypatch, ["me", "me"], "", "draw forest A1+A2+A3+B3", "")
    assert shown.count("\x1b[3J") == 2
