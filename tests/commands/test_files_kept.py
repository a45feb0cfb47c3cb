"""Files that are there already stay, and what is wrong with one is told with its name."""

from __future__ import annotations

from pathlib import Path

from terminal.driving import assert_one_line_of_complaint, first_moves, run


def test_verify_names_the_file_that_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    rows = first_moves("abc").record.write().splitlines()
    file.write_text("\n".join(row for row in rows if not row.startswith("seed:")) + "\n", "utf-8")
    assert_one_line_of_complaint(run("verify", str(file)), f"{file}: ", "seed")
