"""`deskovka ladder`: its table, its files and its picture."""

from __future__ import annotations

import csv
import json
import re
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bots.own import MODULE, own
from deskovka.arena.ladder import Rated
from deskovka.arena.match import GameResult, Plan
from deskovka.arena.match import run as play_all
from deskovka.commands.ladder_picture import LEFT, RIGHT, WIDTH, Scale, picture
from deskovka.text import Texts
from terminal.driving import assert_one_line_of_complaint, run

__all__ = ["own"]

SVG = "{http://www.w3.org/2000/svg}"
FEW = ("ladder", "cartographers", "--games", "12", "--processes", "1")
TWO = (*FEW, "--bots", "random,beginner")


def test_the_ladder_is_told_in_the_readers_language() -> None:
    english, czech = run(*TWO, COLUMNS="100"), run(*TWO, "--lang", "cs", COLUMNS="100")
    assert english.exit_code == czech.exit_code == 0, english.output
    assert "Cartographers: 12 games at tables of 2" in english.stdout and "100.0 %" in english.stdout
    assert "Kartografové: 12 her u stolů pro 2" in czech.stdout and "100,0 %" in czech.stdout
    assert "začátečník" in czech.stdout and "beginner" not in czech.stdout


def test_the_files_tell_the_same(tmp_path: Path) -> None:
    files = {ending: tmp_path / f"ladder.{ending}" for ending in ("csv", "json", "md", "svg")}
    outs = [word for file in files.values() for word in ("--out", str(file))]
    assert run(*TWO, *outs, COLUMNS="100").exit_code == 0

    rows = list(csv.DictReader(files["csv"].read_text("utf-8").splitlines()))
    told = json.loads(files["json"].read_text("utf-8"))

    assert [row["bot"] for row in rows] == ["beginner", "random"]
    assert {key: told[key] for key in ("game", "seats", "games", "seed", "options")} == {
        "game": "cartographers",
        "seats": 2,
        "games": 12,
        "seed": "ladder",
        "options": {},
    }
    for row, rung in zip(rows, told["ladder"], strict=True):
        assert {key: str(value) for key, value in rung.items()} == row
        assert rung["low"] <= rung["rating"] <= rung["high"] and rung["seats"] == 12
    lines = files["md"].read_text("utf-8").splitlines()
    assert lines[0] == "| bot | rating | 95 % | seats | wins |" and lines[2].startswith("| beginner | ")
    assert "12 games" in files["svg"].read_text("utf-8")


def test_the_same_seed_gives_the_same_ladder_with_any_number_of_processes(tmp_path: Path) -> None:
    written = []
    for number, processes in enumerate(("1", "2")):
        file = tmp_path / f"{number}.json"
        assert run(*TWO, "--processes", processes, "--out", str(file)).exit_code == 0
        written.append(file.read_text("utf-8"))
    assert written[0] == written[1]


def test_a_bot_of_ones_own_has_its_rung(own: Path) -> None:
    told = run(*FEW, "--bots", f"random,{MODULE}:FirstOption", "--out", "ladder.md", COLUMNS="100")
    assert told.exit_code == 0 and "first option" in told.stdout
    assert "| first option | " in (own / "ladder.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "good"), "at least two different bots"),
        (("--bots", "good,genius"), "'genius' is no bot"),
        (("--bots", "good,nowhere_at_all:Bot"), "no module nowhere_at_all"),
        (("--seats", "1"), "too small"),
        (("--seats", "101"), "101"),
        (("--out", "ladder.txt"), ".csv, .json, .md, .svg"),
        (("--out", "no/folder/ladder.md"), "cannot be written"),
        (("--set", "side=C"), "side"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(words: tuple[str, ...], said: str) -> None:
    assert_one_line_of_complaint(run("ladder", "cartographers", *words), said)


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert_one_line_of_complaint(run(*TWO), "pip install 'deskovka[ladder]'")
    assert_one_line_of_complaint(run(*TWO, "--lang", "cs"), "žebříček potřebuje knihovnu openskill")


def test_what_was_played_until_ctrl_c_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, processes: int) -> Iterator[GameResult]:
        yield from islice(play_all(plan, 1), 6)
        raise KeyboardInterrupt

    file = tmp_path / "ladder.json"
    monkeypatch.setattr("deskovka.commands.ladder.run", lambda *told: (one for one in interrupted(*told)))
    stopped = run(*TWO, "--out", str(file))
    assert stopped.exit_code == 130 and "stopped after 6 of 12 games" in stopped.stderr
    assert json.loads(file.read_text("utf-8"))["games"] == 6


# the picture

RUNGS = [Rated("good", 40.25, 38.0, 42.5, 500, 400.0), Rated("m:Mine", 10.0, 2.0, 30.0, 20, 1.0)]


def test_the_picture_has_a_point_and_an_interval_for_each_bot() -> None:
    text = picture(Texts("cs"), "Hra <1> & další", {"good": "dobrý", "m:Mine": "můj <b>"}, RUNGS)
    root = ElementTree.fromstring(text)
    texts = [one.text for one in root.iter(f"{SVG}text")]
    assert {"Hra <1> & další", "dobrý", "můj <b>", "40,2", "10,0"} <= set(texts)
    assert root.get("lang") == "cs" and root.find(f"{SVG}desc") is not None
    points = [float(one.get("cx", "")) for one in root.iter(f"{SVG}circle")]
    scale = Scale(2.0, 42.5)
    assert points == [scale.x(40.25), scale.x(10.0)] and points[1] < points[0]
    lines = [
        one
        for one in root.iter(f"{SVG}line")
        if one.get("class") == "interval" and one.get("y1") == one.get("y2")
    ]
    assert [(float(one.get("x1", "")), float(one.get("x2", ""))) for one in lines] == [
        (scale.x(one.low), scale.x(one.high)) for one in RUNGS
    ]
    assert "prefers-color-scheme: dark" in text and "http" not in text.replace(SVG[1:-1], "")


@pytest.mark.parametrize(("low", "high"), [(25.0, 25.0), (-30.0, 80.0), (0.1, 0.2), (-400.0, 900.0)])
def test_a_scale_shows_all_of_it_with_few_marks(low: float, high: float) -> None:
    scale = Scale(low, high)
    assert LEFT <= scale.x(low) <= scale.x(high) <= WIDTH - RIGHT
    assert 3 <= len(scale.ticks) <= 16 and all(re.fullmatch(r"-?\d+", str(tick)) for tick in scale.ticks)
