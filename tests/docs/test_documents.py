"""What the documents say is true: their examples are run or compared with what they show."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
BLOCK = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")


def test_the_page_on_adding_a_game_shows_the_files_of_the_tiny_game() -> None:
    shown = {}
    for _, block in BLOCK.findall((ROOT / "docs/add_a_game.md").read_text("utf-8")):
        first, rest = block.split("\n", 1)
        if first.startswith("# "):
            shown[first.removeprefix("# ")] = rest.rstrip()
    package = ROOT / "tests/packages/guess_the_die"
    files = {path.relative_to(package).as_posix() for path in package.rglob("*.*") if path.suffix != ".pyc"}
    assert shown.keys() == {name for name in files if not name.endswith((".cs.toml", "cs.ftl"))}
    for name, text in shown.items():
        assert (package / name).read_text("utf-8").rstrip() == text


def test_the_tests_must_run_as_many_lines_as_is_promised() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["coverage"]
    promised = re.search(r"they must run (\d+) % of all lines", (ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert promised is not None and settings["report"]["fail_under"] == int(promised[1])
    assert settings["run"]["source_pkgs"] == ["deskovka"]
    assert "\ncoverage report\n" in (ROOT / "test").read_text("utf-8")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in LINK.findall(document.read_text("utf-8")):
        assert (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_python_examples_run(document: Path) -> None:
    for language, block in BLOCK.findall(document.read_text("utf-8")):
        if language == "python" and not block.startswith("# "):
            exec(compile(block, document.name, "exec"), {})  # noqa: S102 - our own documents
