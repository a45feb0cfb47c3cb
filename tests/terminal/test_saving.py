"""Games that are saved, and go on."""

from __future__ import annotations

from pathlib import Path

from deskovka.core.record import Record
from terminal.driving import PATIENT, SEED, SOLO, assert_one_line_of_complaint, first_moves, notation, play


def test_quitting_offers_to_save_and_the_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    first = play(*SOLO, typed=["q", "", "draw forest A1+A2+A3+B3", "", "q", str(file)])
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
    result = play(*SOLO, typed=[*notation(moves), str(tmp_path), str(file)])
    assert result.exit_code == 0
    assert "is a folder" in " ".join(result.output.split())
    assert Record.read(file.read_text("utf-8")).moves == first_moves("abc").record.moves


def test_a_saved_game_is_not_overwritten_by_a_new_one(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("precious")
    assert_one_line_of_complaint(play("--record", str(file)), "exists already")
    assert file.read_text() == "precious"


def test_what_cannot_go_on_is_told_in_one_line(tmp_path: Path) -> None:
    finished, file = first_moves("abc").record, tmp_path / "game.txt"
    file.write_text(finished.write())
    assert_one_line_of_complaint(play("--resume", str(file)), "is over")

    finished.scores = None
    finished.moves = finished.moves[:3]
    file.write_text(finished.write())
    assert_one_line_of_complaint(play("--resume", str(file), "--seats", "me,me"), "1 seats, got 2")
    assert_one_line_of_complaint(play("--resume", str(file), "--seed", "x"), "--seed")

    for seed, complaint in (
        ("", "no seed"),
        ("xyz", "hexadecimal"),
        ("00", "32 bytes"),
        ("00" * 32, "commitment"),
    ):
        finished.seed = seed
        file.write_text(finished.write())
        assert_one_line_of_complaint(play("--resume", str(file)), complaint)
