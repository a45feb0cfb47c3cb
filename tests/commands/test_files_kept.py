"""Files that are there already stay, and what is wrong with one is told with its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.commands.import_log import keep
from deskovka.importers.result import Imported
from deskovka.terminal.files import FileError
from terminal.driving import assert_one_line_of_complaint, first_moves, run


def test_an_imported_record_replaces_no_file(tmp_path: Path) -> None:
    """It was once written over whatever lay there."""
    file = tmp_path / "mine.record"
    file.write_text("mine", "utf-8")
    imported = Imported.__new__(Imported)  # nothing of it is looked at
    with pytest.raises(FileError, match="there is a file already"):
        keep(imported, str(file))
    assert file.read_text("utf-8") == "mine"


def test_verify_names_the_file_that_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    rows = first_moves("abc").record.write().splitlines()
    file.write_text("\n".join(row for row in rows if not row.startswith("seed:")) + "\n", "utf-8")
    assert_one_line_of_complaint(run("verify", str(file)), f"{file}: ", "seed")
