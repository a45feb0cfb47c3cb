"""What the documents say is true: their examples are run or compared with what they show."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(path for folder in (".", "docs", "deploy") for path in ROOT.glob(f"{folder}/*.md"))
BLOCK = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)
MARKDOWN = MarkdownIt("commonmark").enable("table")


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


def tokens(document: Path) -> Iterator[Token]:
    """The parts of a document, those within its lines too."""
    for block in MARKDOWN.parse(document.read_text("utf-8")):
        yield block
        yield from block.children or ()


@cache
def anchors(document: Path) -> set[str]:
    """What GitHub calls the headings of a document."""
    found: Counter[str] = Counter()
    names = set()
    parts = list(tokens(document))
    for opening, heading in pairwise(parts):
        if opening.type == "heading_open":
            text = "".join(part.content for part in heading.children or ())
            name = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
            names.add(f"{name}-{found[name]}" if found[name] else name)
            found[name] += 1
    return names


def nowhere(document: Path) -> list[str]:
    """The links and pictures of a document that lead nowhere, as it is read on GitHub."""
    targets = [part.attrGet("href") or part.attrGet("src") for part in tokens(document)]
    found = []
    for target in map(str, filter(None, targets)):
        if urlsplit(target).scheme:
            continue
        path, _, anchor = target.partition("#")
        goal = (document.parent / path).resolve() if path else document
        if not goal.exists() or (anchor and anchor not in anchors(goal)):
            found.append(target)
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_and_pictures_lead_somewhere(document: Path) -> None:
    assert nowhere(document) == []


def test_a_link_into_the_void_is_found(tmp_path: Path) -> None:
    document = tmp_path / "one.md"
    document.write_text(
        "# One\n## A *b*, `c-d`!\n## One\n[1](#a-b-c-d) [2](#one-1) [3](one.md#one) [4](https://x.org/#y)\n"
        "[5](#two) [6](two.md) ![7](two.png)\n\n|a|\n|-|\n|[8](one.md#two)|\n\n    [9](code.md)\n"
    )
    assert nowhere(document) == ["#two", "two.md", "two.png", "one.md#two"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_python_examples_run(document: Path) -> None:
    for language, block in BLOCK.findall(document.read_text("utf-8")):
        if language == "python" and not block.startswith("# "):
            exec(compile(block, document.name, "exec"), {"__name__": "__main__"})  # noqa: S102 - our own documents
