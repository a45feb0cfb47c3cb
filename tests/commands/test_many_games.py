"""The commands that play many games, check records and measure."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow.parquet import read_table

from deskovka.arena.match import Plan, play_record
from deskovka.arena.match import run as run_plan
from deskovka.commands import check_rules
from deskovka.core.game import Game
from deskovka.registry import games
from deskovka.text import Texts
from terminal.driving import assert_one_line_of_complaint, run

GAME = "cartographers"
QUICK = ("--seats", "random,random", "--games", "4", "--processes", "1")


def test_simulate_prints_wins_scores_and_points_by_source() -> None:
    result = run("simulate", GAME, *QUICK, "--seed", "s")
    assert result.exit_code == 0
    assert "4 games" in result.stdout and "seed s" in result.stdout
    assert "random" in result.stdout and "monsters" in result.stdout


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.name)
def test_the_tables_speak_the_reader_s_language(rules: Game[Any]) -> None:
    """Bots, factions and sources of points are called by their names, and numbers are written as Czech ones."""
    texts = Texts("cs", rules.name)
    plan = Plan(rules.name, ("random", "random"), 1, "s")
    [result] = run_plan(plan, 1)
    expected = {"bot", texts.t("game-name"), texts.t("bot-random"), *map(texts.name, result.seats[0].points)}
    expected |= {texts.name(seat.played) for seat in result.seats if seat.played}

    told = run("simulate", rules.name, *QUICK, "--games", "1", "--seed", "s", "--lang", "cs", COLUMNS="120")

    assert [word for word in expected if word not in told.stdout] == []
    ids = {"random", *result.seats[0].points, *(seat.played for seat in result.seats)} - {""}
    cells = {cell.strip() for line in told.stdout.splitlines() for cell in line.split("│")}
    assert not cells & (ids - expected)
    assert "50,0 %" in told.stdout or "100,0 %" in told.stdout
    assert "." not in told.stdout


@pytest.mark.parametrize(
    ("scenario", "counted"),
    [
        ("into-the-unknown", ("discoveries", "treasures")),
        ("greater-catan", ("tokens",)),
        ("desert-dragons", ("dragons-awake", "dragons-beaten")),
    ],
)
def test_simulate_counts_turns_and_what_happened_at_sea(
    tmp_path: Path, scenario: str, counted: tuple[str, ...]
) -> None:
    path = tmp_path / "games.csv"
    seats = ("--seats", "random,random,random", "--games", "2", "--processes", "1")
    told = run(
        "simulate", "catan", *seats, "--set", f"scenario={scenario}", "--out", str(path), COLUMNS="120"
    )
    with path.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))

    games = [row for row in rows if row["seat"] == "0"]
    texts = Texts("en", "catan")
    for column, name in (
        ("turns", texts.t("simulate-turns")),
        *((f"tallies_{name}", texts.t(f"tally-{name}")) for name in counted),
    ):
        numbers = [int(row[column]) for row in games]
        [line] = [line for line in told.stdout.splitlines() if line.startswith(f"│ {name} ")]
        cells = [cell.strip() for cell in line.split("│")]
        assert cells[2] == f"{sum(numbers) / 2:.1f}" and cells[4:6] == [str(min(numbers)), str(max(numbers))]


def test_simulate_gives_the_same_table_with_one_or_two_processes() -> None:
    outputs = {run("simulate", GAME, *QUICK, "--seed", "s", "--processes", p).stdout for p in ("1", "2")}
    assert len(outputs) == 1


def test_simulate_writes_a_file_on_request(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    assert run("simulate", GAME, *QUICK, "--seed", "s", "--out", str(path)).exit_code == 0
    data = json.loads(path.read_text("utf-8"))
    assert len(data["seats"]) == 8 and data["plan"]["seed"] == "s"


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.name)
def test_kept_records_can_be_replayed_and_verified(tmp_path: Path, rules: Game[Any]) -> None:
    result = run("simulate", rules.name, *QUICK, "--games", "2", "--seed", "s", "--keep", str(tmp_path))
    assert result.exit_code == 0
    records = sorted(tmp_path.iterdir())
    assert [record.name for record in records] == [f"{rules.name}-s-000000{n}.record" for n in (0, 1)]
    for record in records:
        assert run("replay", str(record), "--all", "--plain").exit_code == 0
        assert run("verify", str(record)).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), ("'chess' is no game",)),
        ((GAME, "--seats", "genius,random"), ("'genius' is no bot",)),
        ((GAME, "--seats", ""), ("seats, got 0",)),
        ((GAME, *QUICK, "--set", "side"), ("--set: expected option=choice",)),
        ((GAME, *QUICK, "--set", "side=C"), ("'C' is not one of A, B",)),
        ((GAME, *QUICK, "--out", "x.xls"), (".csv, .json, .parquet",)),
        ((GAME, *QUICK, "--out", "/no/such/folder/x.csv"), ("does not exist",)),
        ((GAME, *QUICK, "--keep", "/no/such/folder"), ("records cannot be kept there",)),
        ((GAME, *QUICK, "--every", "10"), ("--decisions is missing",)),
        ((GAME, *QUICK, "--decisions", "/no/such/folder"), ("cannot be kept there",)),
        ((GAME, *QUICK, "--decisions", "x", "--only", "strong"), ("'strong' is no bot of these games",)),
        ((GAME, *QUICK, "--decisions", "x", "--asked", "Dream"), ("'Dream' is no decision",)),
    ],
)
def test_what_cannot_be_simulated_is_told_in_one_line(
    arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_one_line_of_complaint(run("simulate", *arguments), *words)


def test_simulate_writes_decisions_on_request(tmp_path: Path) -> None:
    chosen = ("--decisions", str(tmp_path / "rows"), "--only", "random", "--every", "2", "--options")
    games, records = ("--out", str(tmp_path / "games.parquet")), ("--keep", str(tmp_path / "kept"))
    told = run("simulate", GAME, *QUICK, "--seed", "s", *chosen, *games, *records)
    assert told.exit_code == 0
    rows = read_table(tmp_path / "rows" / "part-000000.parquet").to_pylist()
    ends = {(row["game"], row["seat"]): row for row in read_table(tmp_path / "games.parquet").to_pylist()}
    assert {row["game"] for row in rows} == set(range(4)) and len(ends) == 8
    for row in rows:
        end = ends[row["game"], row["seat"]]
        assert [row[name] for name in ("bot", "score", "win")] == [
            end[name] for name in ("bot", "score", "win")
        ]
        assert row["choice_text"] in row["options_text"]
    assert len(list((tmp_path / "kept").iterdir())) == 4


def test_arena_shows_confidence_and_thinking_time() -> None:
    result = run("arena", GAME, "--seats", "beginner,random", "--games", "4", "--processes", "1")
    assert result.exit_code == 0
    assert "95 %" in result.stdout and "s a move" in result.stdout and "beginner" in result.stdout


@pytest.mark.parametrize("seats", ["good", "good,good"])
def test_an_arena_needs_two_different_bots(seats: str) -> None:
    """A bot against itself used to win 100 %."""
    assert_one_line_of_complaint(run("arena", GAME, "--seats", seats), "two different bots")


def test_solo_numbers_are_no_points_of_a_scoring_card() -> None:
    """They used to make cards look negative in the statistics."""
    result = run("simulate", GAME, "--seats", "random", "--games", "2", "--processes", "1", "--seed", "a")
    assert Texts("en", GAME).name("solo") in result.stdout


def test_verify_recomputes_every_draw(tmp_path: Path) -> None:
    record = play_record(Plan(GAME, ("random", "random"), 1, "v"), 0)
    path = tmp_path / "game.record"
    path.write_text(record.write(), "utf-8")
    result = run("verify", str(path))
    assert result.exit_code == 0 and "all" in result.stdout and "draws" in result.stdout
    path.write_text(record.write().replace(record.seed, "00" * 32), "utf-8")
    assert_one_line_of_complaint(run("verify", str(path)), "the seed does not fit the commitment")
    assert_one_line_of_complaint(run("verify", str(tmp_path / "none")), "none")


def test_fuzz_says_how_many_games_went_wrong() -> None:
    result = run("fuzz", GAME, "--games", "8", "--processes", "1", "--seed", "f")
    assert result.exit_code == 0
    assert "8 games of 1 to 8 seats" in result.stdout and "0 went wrong" in result.stdout


def test_a_fault_found_by_fuzzing_leaves_a_record_that_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from deskovka.games.cartographers.game import Cartographers

    real = Cartographers.faults
    monkeypatch.setattr(
        Cartographers, "faults", lambda self, state: ["broken"] if state.season else real(self, state)
    )
    result = run("fuzz", GAME, "--games", "1", "--processes", "1", "--seed", "f", "--out", str(tmp_path))
    assert result.exit_code == 1 and "broken" in result.stdout
    monkeypatch.undo()
    [record] = tmp_path.iterdir()
    assert run("replay", str(record), "--all", "--plain").exit_code == 0


def test_every_rule_is_tested_and_the_check_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_rules.check(Texts("en")) == 0, capsys.readouterr().out
    assert "168 rules" in capsys.readouterr().out


def test_the_check_names_what_is_missing() -> None:
    tests = check_rules.cited_in(check_rules.PROJECT, check_rules.project_tests())
    tests.pop("CA-4.8")
    unknown = "CA-" + "99.9"
    tests[unknown] = {"tests/somewhere.py"}
    found = check_rules.examine(GAME, tests)
    assert found.untested == ["CA-4.8"]
    assert found.unknown == [unknown]


def test_fuzz_tells_before_it_plays_that_nothing_can_be_written() -> None:
    result = run("fuzz", GAME, "--games", "1", "--processes", "1", "--out", "missing/folder")
    assert_one_line_of_complaint(result, "missing/folder: records cannot be kept there")
    assert not result.stdout


def test_a_number_without_bounds_has_none_in_the_help() -> None:
    told = run("replay", "--help").stdout
    assert "--seat" in told and "None" not in told
