"""What lies in the folders below a game's own, of its expansions and scenarios, is built and noticed as the game is."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from deskovka.server.snapshots import sources

ROOT = Path(__file__).parents[2]
GAME = "src/deskovka/games/island"


def constant(name: str) -> tuple[str, ...]:
    """A tuple of the build script, which cannot be imported where there is nothing to build with."""
    script = ast.parse((ROOT / "hatch_build.py").read_text("utf-8"))
    (found,) = [
        node.value
        for node in script.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name
    ]
    value: tuple[str, ...] = ast.literal_eval(found)
    return value


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for part in ("", "/sea", "/sea/reef"):
        for file in ("sailing.py", "text/en.ftl", "text/page.cs.ftl", "data/maps.toml"):
            made = tmp_path / f"{GAME}{part}" / file
            made.parent.mkdir(parents=True, exist_ok=True)
            made.touch()
    return tmp_path


def found(project: Path, patterns: tuple[str, ...]) -> set[str]:
    files = [file for pattern in patterns for file in project.glob(pattern)]
    assert len(files) == len(set(files))
    return {file.relative_to(project / GAME).as_posix() for file in files}


def test_the_client_is_made_of_their_words_and_data_too(project: Path) -> None:
    assert found(project, constant("SHARED")) == {
        f"{part}{file}"
        for part in ("", "sea/", "sea/reef/")
        for file in ("text/en.ftl", "text/page.cs.ftl", "data/maps.toml")
    }


def test_their_rules_are_compiled_too(project: Path) -> None:
    assert found(project, constant("COMPILED")) == {"sailing.py", "sea/sailing.py", "sea/reef/sailing.py"}


def test_a_kept_position_is_not_trusted_when_they_have_changed(project: Path) -> None:
    assert project / GAME / "sea/reef/data/maps.toml" in sources(project / GAME)
