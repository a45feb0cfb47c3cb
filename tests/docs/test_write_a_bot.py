"""docs/write_a_bot.md: its files are bots, its commands run with them, and what it says of them holds."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from bots.test_others import deskovka
from deskovka.arena.match import Plan, run
from deskovka.arena.report import Report

PAGE = (Path(__file__).parents[2] / "docs/write_a_bot.md").read_text("utf-8")
BLOCK = re.compile(r"```python\n# ([^\n]+)\n(.*?)```", re.DOTALL)
CHANGED = "judging.py, changed"


def shown() -> dict[str, str]:
    return {name: text.lstrip("\n") for name, text in BLOCK.findall(PAGE)}


def commands() -> list[list[str]]:
    """What is typed on the page, without what is said of it."""
    lines = re.findall(r"^    deskovka (.*)$", PAGE, re.MULTILINE)
    return [shlex.split(line, comments=True) for line in lines]


def changed(text: str) -> str:
    """The judge with its two lines as they are in the end."""
    wanted, summed = shown()[CHANGED].splitlines()
    for begin, line in (
        ("from deskovka.games.cartographers.scoring", wanted),
        ("        return sum(", summed),
    ):
        literal = line.replace("\\", r"\\")
        text, count = re.subn(rf"^{re.escape(begin)}.*$", literal, text, flags=re.MULTILINE)
        assert count == 1
    return text


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in shown().items():
        if name != CHANGED:
            (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_the_page_shows_three_files_and_a_change() -> None:
    assert list(shown()) == ["my_bot.py", "judging.py", "asking.py", CHANGED]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_its_commands_run(folder: Path, words: list[str]) -> None:
    """With few games each; the server and the replay have tests of their own."""
    if words[0] == "serve":
        assert words == ["serve", "--bot", "asking:Asking"]
        return
    if words[0] == "replay":
        keeping = next(line for line in commands() if "--keep" in line)
        assert few(folder, keeping).returncode == 0
        assert words[1].startswith(f"{keeping[keeping.index('--keep') + 1]}/")
    typed = "quit\nno\n" if words[0] == "play" else ""
    ran = few(folder, words, typed)
    assert ran.returncode == 0, ran.stderr
    if "asking:Asking" in words and words[0] != "replay":
        assert "Map lover" in ran.stdout


def few(folder: Path, words: list[str], typed: str = "") -> CompletedProcess[str]:
    if "--games" in words:
        place = words.index("--games") + 1
        words = [*words[:place], "4", *words[place + 1 :]]
    return deskovka(folder, *words, typed=typed, COLUMNS="150")


def points(folder: Path, monkeypatch: pytest.MonkeyPatch, bot: str, games: int = 8) -> tuple[float, float]:
    """The mean points of a bot and of the beginner against it."""
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend(folder)
    report = Report()
    for result in run(Plan("cartographers", (bot, "beginner"), games, "mine").check(), 1):
        report.add(result)
    return report.bots[bot].score.mean, report.bots["beginner"].score.mean


def test_each_bot_is_better_than_the_one_before(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(folder / "asking.py", folder / "asking_better.py")
    (folder / "judging_better.py").write_text(changed(shown()["judging.py"]), "utf-8")
    better = folder / "asking_better.py"
    better.write_text(better.read_text("utf-8").replace("from judging", "from judging_better"), "utf-8")
    anything, first, last = (
        points(folder, monkeypatch, bot) for bot in ("my_bot:Mine", "asking:Asking", "asking_better:Asking")
    )
    assert anything[0] < first[0] < last[0]
    assert anything[0] < anything[1] and last[0] > last[1]
