"""The notebooks run from beginning to end with a few games, and what they show was made in one go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples").glob("*.ipynb"))
EVERY_NOTEBOOK = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def cells(notebook: Any) -> list[Any]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def pictures(notebook: Any) -> int:
    outputs = [output for cell in cells(notebook) for output in cell.outputs]
    return sum("image/png" in output.get("data", {}) for output in outputs)


def kinds(notebook: Any) -> list[set[str]]:
    """What each cell shows."""
    return [{output.output_type for output in cell.outputs} for cell in cells(notebook)]


@EVERY_NOTEBOOK
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cell that raises anything ends it; with a few games it shows the same things as with many."""
    monkeypatch.setenv("GAMES", "12")
    monkeypatch.setenv("DATA", str(tmp_path / "data"))
    shown = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    run = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(run, timeout=500, resources={"metadata": {"path": str(tmp_path)}}).execute()
    assert pictures(run) == pictures(shown) > 1
    assert kinds(run) == kinds(shown)


@EVERY_NOTEBOOK
def test_what_a_notebook_shows_was_made_in_one_go(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    assert [cell.execution_count for cell in cells(notebook)] == list(range(1, len(cells(notebook)) + 1))
    assert set().union(*kinds(notebook)) <= {"stream", "display_data", "execute_result"}
    assert not [cell for cell in cells(notebook) for output in cell.outputs if output.get("name") == "stderr"]
