"""Records seen again in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from deskovka.core.record import Move, Record
from deskovka.registry import game
from deskovka.terminal.replay import Replay
from deskovka.terminal.screen import Screen
from deskovka.text import Texts
from terminal.driving import GAME, assert_one_line_of_complaint, first_moves, run


@pytest.fixture
def record() -> Record:
    return first_moves("replay", seats=2).record


@pytest.fixture
def file(tmp_path: Path, record: Record) -> str:
    path = tmp_path / "record.txt"
    path.write_text(record.write(), "utf-8")
    return str(path)


def test_without_a_terminal_everything_is_printed(file: str, record: Record) -> None:
    result = run("replay", file)
    assert result.exit_code == 0
    for number in range(1, len(record.moves) + 1):
        assert f"Move {number} of {len(record.moves)}: " in result.output
    assert record.scores is not None
    assert "The game is over" in result.output
    assert "won." in result.output or "shared by" in result.output
    assert str(record.scores[0]) in result.output
    assert result.output == run("replay", file, "--all").output


def test_at_the_end_luck_is_told_apart_from_decisions(file: str, record: Record, tmp_path: Path) -> None:
    """An unfinished game does not tell it: what was drawn might tell what is still hidden."""
    assert "Luck apart from decisions" in run("replay", file).output
    czech = run("replay", file, "--plain", "--lang", "cs").output
    assert "Štěstí zvlášť od rozhodnutí" in czech and "čekat se dalo" in czech
    part = tmp_path / "part.record"
    begun = replace(record, moves=record.moves[:5], scores=None)
    part.write_text(begun.write(), "utf-8")
    assert "Luck apart" not in run("replay", str(part)).output


def test_plain_and_in_czech(file: str) -> None:
    result = run("replay", file, "--plain", "--lang", "cs")
    assert result.exit_code == 0
    assert "\x1b" not in result.output
    assert "1. místo" in result.output


def test_a_json_record_is_read_too(tmp_path: Path, record: Record) -> None:
    path = tmp_path / "record.json"
    path.write_text(record.write_json(), "utf-8")
    assert run("replay", str(path)).exit_code == 0


def test_a_record_is_read_from_the_input(record: Record) -> None:
    assert run("replay", "-", typed=record.write().splitlines()).exit_code == 0


def test_a_seat_does_not_see_what_the_other_keeps_back(file: str) -> None:
    mine = run("replay", file, "--seat", "2").output.split("Move 2 of")[0]
    assert "> draw" not in mine
    assert "Player 1 has drawn." in mine


def test_it_begins_after_the_move_that_is_named(file: str) -> None:
    result = run("replay", file, "--move", "10")
    assert "Move 10 of" in result.output
    assert "Move 9 of" not in result.output


def test_an_unfinished_record_is_shown_up_to_its_end(tmp_path: Path, record: Record) -> None:
    record.moves, record.scores = record.moves[:5], None
    path = tmp_path / "record.txt"
    path.write_text(record.write(), "utf-8")
    assert "the game is not over" in run("replay", str(path)).output


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    answers: Iterator[str] = iter(lines)

    def answer(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def test_stepping_forwards_backwards_and_to_a_number(
    record: Record, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, "", "b", "12", "0", "9999", "nonsense", "q")
    Replay(record, game(GAME), Screen(), Texts("en", GAME), None).step(3)
    shown = capsys.readouterr().out
    last = len(record.moves)
    places = [shown.index(f"Move {number} of {last}") for number in (3, 4, 12)]
    assert places == sorted(places)
    assert shown.count(f"Move 3 of {last}") == 2
    possible = f"“9999” is not understood here: press Enter, or type “b”, a number from 0 to {last}, or “q”."
    assert possible in " ".join(shown.split())
    assert "The deal" in shown


def test_stepping_ends_with_the_last_move_or_the_input(
    record: Record, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    replay = Replay(record, game(GAME), Screen(), Texts("en", GAME), None)
    typing(monkeypatch, "", "")
    replay.step(replay.last - 1)
    assert "That was the last move." in capsys.readouterr().out
    typing(monkeypatch)
    replay.step(0)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["--move", "9999"], ["--move", "9999"]), (["--move", "-1"], ["-1"]), (["--seat", "3"], ["1 to 2"])],
)
def test_a_move_or_seat_that_is_not_there(file: str, arguments: list[str], words: list[str]) -> None:
    assert_one_line_of_complaint(run("replay", file, *arguments), *words)


def test_a_record_that_stops_fitting_names_the_move_and_the_rule(tmp_path: Path, record: Record) -> None:
    record.moves[4] = Move(0, record.moves[0].action, record.moves[4].drawn)
    path = tmp_path / "record.txt"
    path.write_text(record.write(), "utf-8")
    assert_one_line_of_complaint(run("replay", str(path)), "record.txt", "move 5", "CA-7.3")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["line 1"]),
        ("nonsense", ["line 1", "'nonsense'"]),
        ("deskovka record 1\nfoo: bar\n", ["line 2"]),
        ("deskovka record 1\ngame: cartographers\nseats: 1\n\n?\n", ["line 5"]),
        ("deskovka record 1\ngame: chess\nseats: 1\n\ndeal\n", ["'chess'"]),
        ("deskovka record 1\ngame: cartographers\nseats: 0\n\ndeal\n", ["deal", "got 0"]),
        ('{"format": "deskovka record 1"', ["JSON"]),
        ("[" * 100_000, ["line 1"]),
    ],
)
def test_what_is_no_record_is_told_in_one_line(tmp_path: Path, text: str, words: list[str]) -> None:
    path = tmp_path / "record.txt"
    path.write_text(text, "utf-8")
    assert_one_line_of_complaint(run("replay", str(path)), *words)


def test_files_that_cannot_be_read_are_told_in_one_line(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert_one_line_of_complaint(run("replay", str(binary)), "UTF-8")
    assert_one_line_of_complaint(run("replay", str(tmp_path)), "cannot be read")
    assert_one_line_of_complaint(run("replay", str(tmp_path / "none")), "cannot be read")


def test_names_cannot_steer_the_terminal(tmp_path: Path, record: Record) -> None:
    record.names = ["\x1b[2Jevil\nname", "Žofie"]
    path = tmp_path / "record.txt"
    path.write_text(record.write_json(), "utf-8")
    shown = run("replay", str(path)).output
    assert "\x1b" not in shown
    assert "evil name" in shown
    assert "Žofie" in shown
