"""Decisions as rows: they are those of the games, they say what they mean, and whoever ends the work leaves whole files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import pandas
import polars
import pyarrow
import pyarrow.parquet
import pytest

from deskovka.arena import export
from deskovka.arena.export import ExportError
from deskovka.arena.match import Plan, play_record
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game
from deskovka.core.record import Record
from deskovka.core.replaying import replay
from deskovka.registry import games
from deskovka.research import parts
from deskovka.research.decisions import (
    ABOUT,
    AFTER,
    BEFORE,
    SEEN,
    UNLISTED,
    Wanted,
    play_watched,
    run_watched,
)
from deskovka.research.parts import Parts

EVERY_GAME = pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.name)
GAME = games()[0].name
FOUR = Plan(GAME, ("random", "beginner"), 4, "rows")


def written(folder: Path, wanted: Wanted, processes: int = 1) -> Path:
    with Parts(folder, wanted) as rows:
        for result in run_watched(wanted, processes):
            rows.add(result)
    return folder


def table(folder: Path) -> Any:
    return pyarrow.concat_tables(
        [pyarrow.parquet.read_table(path) for path in sorted(folder.glob("*.parquet"))]
    )


def rows_of(wanted: Wanted) -> list[dict[str, Any]]:
    """What one process has of its games, before it is written."""
    found: list[dict[str, Any]] = []
    for number in range(wanted.plan.games):
        count, packed = play_watched(wanted, number).decisions
        some = pyarrow.ipc.open_stream(packed).read_all().to_pylist() if count else []
        assert len(some) == count
        found += some
    return found


@cache
def all_rows() -> list[dict[str, Any]]:
    return rows_of(Wanted(FOUR))


def replayed(rules: Game[Any], record: Record) -> Iterator[tuple[Any, Any]]:
    """The state before each move, and the move."""
    yield from zip(replay(record, rules), record.moves)


@EVERY_GAME
def test_each_row_is_what_the_record_of_the_game_leads_through(rules: Game[Any], tmp_path: Path) -> None:
    plan = Plan(rules.name, ("random", "random"), 1, "rows")
    wanted = Wanted(plan, notation=True, kept=True)
    result = play_watched(wanted, 0)
    with Parts(tmp_path / "rows", wanted) as file:
        file.add(result)
    rows = table(tmp_path / "rows").to_pylist()
    record, of = Record.read(result.record), wanted.material()
    assert record == play_record(plan, 0) and len(rows) == len(record.moves) == result.moves
    for number, (row, (state, move)) in enumerate(zip(rows, replayed(rules, record))):
        seat = move.seat
        assert (row["game"], row["move"], row["seat"], row["choice_text"]) == (0, number, seat, move.action)
        assert row["turn"] == rules.turns(state) and row["asked"] == type(state.agenda[-1]).__name__
        assert set(row["options_text"]) <= {str(action) for action in rules.legal(state, seat)}
        assert len(row["options"]) == len(row["options_text"]) == row["legal"] > 0
        assert row["options"] == sorted(set(row["options"]))
        if row["choice"] == UNLISTED:
            assert move.action not in row["options_text"]
        else:
            assert row["options_text"][row["options"].index(row["choice"])] == move.action
        seen = np.concatenate([row[f"{SEEN}{name}"] for name in of.observer.features])
        assert (seen == of.observer.row(state, seat)).all()
        end = result.seats[seat]
        assert [row[name] for name in AFTER] == [end.played, end.score, end.place, end.win]


def test_most_answers_of_bots_have_a_number() -> None:
    """Otherwise nothing could be learned from them."""
    assert all(row["choice"] != UNLISTED for row in all_rows())


def test_one_and_many_processes_write_the_same_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the times. A file is full with the game that fills it, whoever played it."""
    monkeypatch.setattr(parts, "FULL", 100)
    one, two = (written(tmp_path / str(count), Wanted(FOUR), count) for count in (1, 2))
    names = [path.name for path in sorted(one.iterdir())]
    assert names == [path.name for path in sorted(two.iterdir())]
    assert names[0] == "part-000000.parquet" and len(names) > 1
    for name in names:
        mine, yours = (
            pyarrow.parquet.read_table(folder / name).drop_columns("seconds") for folder in (one, two)
        )
        assert mine.equals(yours, check_metadata=True)
        assert name == names[-1] or mine.num_rows >= 100
    assert table(one).num_rows == len(all_rows())


def test_a_file_says_how_it_was_made_and_what_its_columns_mean(tmp_path: Path) -> None:
    wanted = Wanted(FOUR, every=3)
    of = wanted.material()
    schema = pyarrow.parquet.read_schema(next(written(tmp_path / "rows", wanted).iterdir()))
    about = json.loads(schema.metadata[ABOUT])
    assert (about["game"], about["seed"], about["bots"]) == (GAME, "rows", ["random", "beginner"])
    assert (about["games"], about["every"], about["format"]) == (4, 3, 1)
    assert about["numbering"]["digest"] == of.numbering.digest()
    assert schema.names == [
        *(name for name in BEFORE if name != "options_text"),
        *(f"{SEEN}{name}" for name in of.observer.features),
        *AFTER,
    ]
    for name, feature in of.observer.features.items():
        field = schema.field(f"{SEEN}{name}")
        assert field.type.list_size == feature.size
        assert json.loads(field.metadata[b"shape"]) == list(feature.shape) == about["seen"][name]["shape"]
    assert all(schema.field(name).metadata[b"meaning"] for name in schema.names)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Several files, as after many games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parts, "FULL", 100)
        return written(tmp_path_factory.mktemp("data") / "rows", Wanted(FOUR))


def test_pandas_reads_it(folder: Path) -> None:
    frame = pandas.read_parquet(folder)
    assert frame["choice_text"].tolist() == [row["choice_text"] for row in all_rows()]
    assert str(frame["choice"].dtype) == "int32"
    name = next(name for name in frame if str(name).startswith(SEEN))
    assert np.stack(list(frame[name])).tolist() == [row[str(name)] for row in all_rows()]


def test_polars_reads_it(folder: Path) -> None:
    frame = polars.scan_parquet(folder / "*.parquet").collect()
    assert frame["choice_text"].to_list() == [row["choice_text"] for row in all_rows()]
    name = next(name for name in frame.columns if name.startswith(SEEN))
    assert isinstance(frame.schema[name], polars.Array)
    assert frame[name].to_numpy().tolist() == [row[name] for row in all_rows()]


def test_duckdb_reads_it(folder: Path) -> None:
    name = next(name for name in all_rows()[0] if name.startswith(SEEN))
    found = (
        duckdb.connect()
        .execute(f"select choice_text, {name}[1], win from '{folder}/*.parquet' order by game, move")
        .fetchall()
    )
    assert found == [(row["choice_text"], row[name][0], row["win"]) for row in all_rows()]
    [(about,)] = (
        duckdb.connect()
        .execute(
            f"select decode(value) from parquet_kv_metadata('{folder}/part-000000.parquet') "
            "where decode(key) = 'deskovka'"
        )
        .fetchall()
    )
    assert json.loads(about)["game"] == GAME


def test_of_so_many_decisions_one_is_taken_and_no_seat_is_favoured() -> None:
    """With two seats that take turns every second decision would be the same seat's."""
    everything = [(row["game"], row["move"]) for row in all_rows()]
    rows = rows_of(Wanted(FOUR, every=2))
    taken = [(row["game"], row["move"]) for row in rows]
    assert set(taken) < set(everything) and taken == sorted(set(taken))
    for game in range(FOUR.games):
        moves = [move for number, move in taken if number == game]
        assert [move // 2 for move in moves] == list(range(len(moves)))
        length = sum(number == game for number, _ in everything)
        assert len(moves) in (length // 2, -(-length // 2))
    assert {row["seat"] for row in rows} == {0, 1}
    assert rows == [
        {**row, "seconds": again["seconds"]} for row, again in zip(rows_of(Wanted(FOUR, 2)), rows)
    ]


def test_only_some_bots_and_some_questions() -> None:
    rows = rows_of(Wanted(FOUR, bots=("beginner",)))
    assert [row["move"] for row in rows] == [row["move"] for row in all_rows() if row["bot"] == "beginner"]
    kinds = sorted({row["asked"] for row in all_rows()})
    one = rows_of(Wanted(FOUR, asked=(kinds[0],)))
    assert [row["move"] for row in one] == [row["move"] for row in all_rows() if row["asked"] == kinds[0]]


@pytest.mark.parametrize(
    ("wanted", "complaint"),
    [
        (
            Wanted(FOUR, bots=("strong",)),
            "'strong' is no bot of these games: expected one of random, beginner",
        ),
        (Wanted(FOUR, asked=("Dream",)), "'Dream' is no decision of"),
    ],
)
def test_what_cannot_be_wanted_is_told(wanted: Wanted, complaint: str) -> None:
    with pytest.raises(DeskovkaError, match=complaint):
        wanted.check()


def test_a_folder_with_decisions_is_left_alone(folder: Path) -> None:
    before = sorted(folder.iterdir())
    with pytest.raises(ExportError, match="choose another folder"):
        Parts(folder, Wanted(FOUR))
    assert sorted(folder.iterdir()) == before


def test_what_was_played_can_be_read_while_more_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is not yet full is written now and then, whole: so nothing is lost even if the program is killed."""
    clock = [0.0]
    monkeypatch.setattr(export, "monotonic", lambda: clock[0])
    with Parts(tmp_path / "rows", Wanted(FOUR)) as rows:
        results = run_watched(Wanted(FOUR), 1)
        rows.add(next(results))
        assert list(rows.folder.iterdir()) == []
        for expected in (2, 3):
            clock[0] += export.SECONDS
            rows.add(next(results))
            assert len(set(table(rows.folder)["game"].to_pylist())) == expected
            assert [path.name for path in rows.folder.iterdir()] == ["part-000000.parquet"]


def test_whatever_ends_the_games_what_was_played_is_written(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), Parts(tmp_path / "rows", Wanted(FOUR)) as rows:
        rows.add(play_watched(Wanted(FOUR), 0))
        raise ZeroDivisionError
    assert table(tmp_path / "rows").num_rows == sum(row["game"] == 0 for row in all_rows())


def test_games_without_such_decisions_write_nothing(tmp_path: Path) -> None:
    with Parts(tmp_path / "rows", Wanted(FOUR)) as rows:
        rows.add(play_watched(Wanted(FOUR, every=10**9), 0))
    assert len(list((tmp_path / "rows").iterdir())) <= 1
