"""The list of games of the project is in one place, and nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from deskovka.registry import NAMES
from samples import of_game

ROOT = Path(__file__).parents[2]
LIST = ROOT / "src/deskovka/installed.py"
LITERALS = ast.List | ast.Tuple | ast.Set | ast.Dict


def programs() -> Iterator[Path]:
    """Everything of ours that is written in Python."""
    for folder in ("src", "tests", "scripts"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix == ".py" or (path.suffix == "" and path.is_file() and is_python(path)):
                yield path


def is_python(path: Path) -> bool:
    first = path.read_text("utf-8", "replace").partition("\n")[0]
    return first.startswith("#!") and "python" in first


def games_in(node: ast.AST) -> set[str]:
    """The games that stand in a piece of a program by their names, however deep."""
    texts = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
    written = {text.replace("-", "_") for text in texts if isinstance(text, str)}
    return written.intersection(NAMES)


def lists_of_games(source: str) -> list[int]:
    """The lines of lists, tuples, sets and dicts that name several games."""
    found = (node for node in ast.walk(ast.parse(source)) if isinstance(node, LITERALS))
    return sorted({node.lineno for node in found if len(games_in(node)) > 1})


def test_no_program_has_a_list_of_games_of_its_own() -> None:
    """Such lists were forgotten when a game was added: playthroughs, bad input, load and pages knew two of three."""
    found = [
        f"{path.relative_to(ROOT)}:{line}: take the games from deskovka.registry, what is special of each from tests/samples"
        for path in programs()
        if path != LIST
        for line in lists_of_games(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        f"x = {list(NAMES[:2])}",
        f"x = {NAMES!r}",
        f"x = {dict.fromkeys(NAMES, 0)}",
        f"x = {[(name, 3) for name in NAMES]}",
        f"x = {[name.replace('_', '-') for name in NAMES]}",
    ],
)
def test_such_a_list_would_be_found(source: str) -> None:
    assert lists_of_games(source)[0] == 1
    assert lists_of_games(LIST.read_text("utf-8"))
    assert lists_of_games(f"x = [{NAMES[0]!r}, {NAMES[0]!r}, 'chess']") == []


def test_who_adds_a_game_is_told_what_its_tests_need() -> None:
    with pytest.raises(AssertionError, match=r"chess .* has no tests/browser/paper/chess.py: write one"):
        of_game("browser.paper", "chess")
