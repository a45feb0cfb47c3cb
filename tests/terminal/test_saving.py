"""Games that are saved, and go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.core.record import Record
from terminal.driving import PATIENT, SEED, SOLO, assert_one_line_of_complaint, first_moves, notation, play


def test_quitting_offers_to_save_and_the_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    first = play(*SOLO, typed=["q", "", "draw forest A1+A2+A3+B3", "", "q", f"save {file}"])
    assert f"--resume {file}" in " ".join(first.output.split())

    result = play("--resume", str(file))

    assert result.exit_code == 0
    assert "The saved game goes on after move 1." in result.output
    assert Record.read(file.read_text("utf-8")).scores is not None


def test_a_game_that_was_interrupted_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.txt", tmp_path / "parted.txt"
    play("--seats", "me,random", *SEED, "--record", str(whole))

    play("--seats", "me,random", *SEED, "--record", str(parted), typed=PATIENT[:60])
    assert Record.read(parted.read_text("utf-8")).scores is None
    play("--resume", str(parted))

    assert parted.read_text("utf-8") == whole.read_text("utf-8")


def test_the_end_of_the_input_ends_the_game_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = play(*SOLO, "--record", str(file), typed=["draw forest A1+A2+A3+B3", ""])
    assert result.exit_code == 0
    assert len(Record.read(file.read_text("utf-8")).moves) == 1
    assert "--resume" in result.output


def test_at_the_end_the_record_is_kept_on_request(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    moves = [move.action for move in first_moves("abc").record.moves]
    result = play(*SOLO, typed=[*notation(moves), f"save {tmp_path}", f"save {file}"])
    assert result.exit_code == 0
    assert "is a folder" in " ".join(result.output.split())
    assert Record.read(file.read_text("utf-8")).moves == first_moves("abc").record.moves


def test_a_saved_game_is_not_overwritten_by_a_new_one(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("precious")
    assert_one_line_of_complaint(play("--record", str(file)), "exists already")
    assert file.read_text() == "precious"


def test_saving_does_not_overwrite_what_another_game_has_written(tmp_path: Path) -> None:
    """`save FILE` once replaced any file without a word."""
    file = tmp_path / "notes.txt"
    file.write_text("precious")

    result = play(*SOLO, typed=[f"save {file}", "q", f"save {file}", "yes"])

    assert " ".join(result.output.split()).count(f"{file} exists already; type another name.") == 2
    assert file.read_text() == "precious"


def test_a_game_may_be_saved_again_under_the_name_it_has(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = play(*SOLO, typed=[f"save {file}", "draw forest A1+A2+A3+B3", "", f"save {file}"])
    assert "exists already" not in result.output
    assert len(Record.read(file.read_text("utf-8")).moves) == 1

    result = play("--resume", str(file), typed=[f"save {file}"])
    assert "exists already" not in result.output


@pytest.mark.parametrize("word", ["q", "quit", "help", "yes!", "game", "save"])
def test_only_save_and_a_name_writes_a_file_when_somebody_stops(word: str) -> None:
    """Every word was once taken for the name of a file."""
    result = play(*SOLO, typed=["q", word, "yes"])
    assert result.exit_code == 0
    assert "The game stops here." in result.output
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("word", ["quit", "help"])
def test_only_save_and_a_name_writes_a_file_at_the_end(word: str) -> None:
    moves = [move.action for move in first_moves("abc").record.moves]
    assert play(*SOLO, typed=[*notation(moves), word]).exit_code == 0
    assert list(Path().iterdir()) == []


def test_devices_are_not_replaced_by_files() -> None:
    assert_one_line_of_complaint(play("--record", "/dev/null"), "/dev/null", "no file")
    assert Path("/dev/null").is_char_device()


def test_what_cannot_go_on_is_told_in_one_line(tmp_path: Path) -> None:
    finished, file = first_moves("abc").record, tmp_path / "game.txt"
    file.write_text(finished.write())
    assert_one_line_of_complaint(play("--resume", str(file)), "is over")

    finished.scores = None
    finished.moves = finished.moves[:3]
    file.write_text(finished.write())
    assert_one_line_of_complaint(play("--resume", str(file), "--seats", "me,me"), "1 seat, got 2")
    assert_one_line_of_complaint(play("--resume", str(file), "--seed", "x"), "--seed")

    for seed, complaint in (
        ("", "no seed"),
        ("xyz", "seed"),
        ("00", "seed"),
        ("00" * 32, "commitment"),
    ):
        finished.seed = seed
        file.write_text(finished.write())
        assert_one_line_of_complaint(play("--resume", str(file)), complaint)
