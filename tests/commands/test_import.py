"""`deskovka import`: one log or many, what is told, and the exit code."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.commands import import_log as command
from deskovka.importers.result import Departure, Imported
from deskovka.importers.terra_mystica import import_log
from terminal.driving import run

LOGS = Path(__file__).parents[1] / "importers" / "logs"


def folder_of(tmp_path: Path, *names: str) -> Path:
    folder = tmp_path / "logs"
    folder.mkdir()
    for name in names:
        (folder / f"{name}.txt").write_text((LOGS / f"{name}.txt").read_text("utf-8"), "utf-8")
    (folder / "README.md").write_text("no log", "utf-8")
    return folder


def test_a_folder_of_logs_is_told_in_a_table(tmp_path: Path) -> None:
    """Other files are passed over; the records of all are written into a folder."""
    folder = folder_of(tmp_path, "base_5p", "league_b")

    done = run("import", "terra-mystica", str(folder), "--out", str(tmp_path / "records"))

    assert done.exit_code == 0
    assert "base_5p.txt" in done.stdout and "292/292" in done.stdout and "271/271" in done.stdout
    assert "2 logs: 2 agree" in done.stdout
    assert sorted(path.name for path in (tmp_path / "records").iterdir()) == [
        "base_5p.record",
        "league_b.record",
    ]


@pytest.mark.parametrize("many", [False, True])
def test_a_record_that_is_there_is_not_overwritten(tmp_path: Path, many: bool) -> None:
    """Of one log and of a folder, before anything is imported."""
    folder = folder_of(tmp_path, "base_5p", "league_b")
    kept = tmp_path / "league_b.record"
    kept.write_text("a game of mine", "utf-8")
    log, out = (folder, tmp_path) if many else (folder / "league_b.txt", kept)

    done = run("import", "terra-mystica", str(log), "--out", str(out))

    assert done.exit_code == 2
    assert "league_b.record exists already: name another file" in " ".join(done.stderr.split())
    assert kept.read_text("utf-8") == "a game of mine"
    assert not (tmp_path / "base_5p.record").exists()


def test_what_differs_and_what_is_no_log_are_told_and_the_rest_goes_on(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, "base_5p", "league_a")
    text = (folder / "league_a.txt").read_text("utf-8")
    (folder / "league_a.txt").write_text(text.replace("\t22 VP\t", "\t23 VP\t", 1), "utf-8")
    (folder / "broken.txt").write_text("this is no log", "utf-8")

    done = run("import", "terra-mystica", str(folder))

    assert done.exit_code == command.DIFFERS
    assert "3 logs: 1 agrees, 0 but for known departures, 2 differ" in done.stdout


def test_a_folder_without_logs_is_an_error(tmp_path: Path) -> None:
    done = run("import", "terra-mystica", str(folder_of(tmp_path)))

    assert done.exit_code == 2
    assert "no logs are in this folder" in done.stderr


def departing(text: str, tiles: str) -> Imported:
    found = import_log(text, tiles)
    departure = Departure(77, "witches: burn 3. Leech 2 from nomads", "sacrifice-before-answer", "TM-13.13")
    return Imported(found.record, found.rows, found.agreed, scores=found.scores, departures=(departure,))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "agrees but for 1 known departure of the site from the book"),
        ("cs", "souhlasí až na 1 známou odchylku webu od knihy"),
    ],
)
def test_known_departures_have_a_line_each_and_an_exit_code_of_their_own(
    monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    monkeypatch.setattr("deskovka.importers.terra_mystica.import_log", departing)

    done = run("import", "terra-mystica", str(LOGS / "league_b.txt"), "--lang", language)

    assert done.exit_code == command.DEPARTS
    assert told in done.stdout
    assert "77" in done.stdout and "TM-13.13" in done.stdout
