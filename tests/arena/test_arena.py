"""Many games: the same results however they are played, reports that add up, whole files or none."""

from __future__ import annotations

import csv
import errno
import json
import multiprocessing
import os
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from deskovka.arena import export, pool
from deskovka.arena.export import Export, ExportError, chosen_options
from deskovka.arena.keeping import Keeper
from deskovka.arena.match import GameResult, Plan, play_game, play_record, run
from deskovka.arena.pool import WorkerLost, in_batches
from deskovka.arena.report import Report, Spread, wilson
from deskovka.core.errors import DeskovkaError, IllegalAction
from deskovka.core.game import Game
from deskovka.core.record import Record
from deskovka.core.replaying import final_state, replay, verify
from deskovka.registry import games

GAME = games()[0]
PLAN = Plan(GAME.name, ("random", "random", "random"), 6, "test")


def without_times(results: list[GameResult]) -> list[object]:
    return [
        (result.number, result.moves, [(s.bot, s.score, s.place, s.win, s.points) for s in result.seats])
        for result in results
    ]


def test_one_and_many_processes_give_the_same_results_in_the_same_order() -> None:
    assert without_times(list(run(PLAN, 1))) == without_times(list(run(PLAN, 2)))


def test_another_seed_gives_other_games() -> None:
    other = Plan(PLAN.game, PLAN.bots, PLAN.games, "other")
    assert without_times(list(run(PLAN, 1))) != without_times(list(run(other, 1)))


def test_seats_rotate() -> None:
    plan = Plan(GAME.name, ("a", "b", "c"), 3, "")
    assert [plan.seating(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]


def test_a_result_is_that_of_its_record() -> None:
    record = play_record(PLAN, 4)
    result = play_game(PLAN, 4)
    assert record.scores == tuple(seat.score for seat in result.seats)
    assert len(record.moves) == result.moves
    outcome = GAME.outcome(final_state(record, GAME))
    assert outcome is not None and outcome.ranking == tuple(seat.place for seat in result.seats)


def test_points_by_source_add_up_to_the_score_and_wins_to_one() -> None:
    for result in run(PLAN, 1):
        assert sum(seat.win for seat in result.seats) == pytest.approx(1)
        for seat in result.seats:
            assert sum(seat.points.values()) == seat.score


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        (Plan("chess", ("random",), 1, ""), "'chess' is no game"),
        (Plan(GAME.name, ("genius", "random"), 1, ""), "'genius' is no bot"),
        (Plan(GAME.name, (), 1, ""), "seats, got 0"),
        (Plan(GAME.name, ("random",), 1, "", (("colour", "red"),)), "has no option 'colour'"),
    ],
)
def test_a_plan_that_cannot_be_played_says_why(plan: Plan, complaint: str) -> None:
    with pytest.raises(DeskovkaError, match=complaint):
        plan.check()


def test_mean_and_spread_are_those_of_the_numbers() -> None:
    spread = Spread()
    for number in (2, 4, 4, 4, 5, 5, 7, 9):
        spread.add(number)
    assert (spread.mean, spread.lowest, spread.highest) == (5, 2, 9)
    assert spread.deviation == pytest.approx((32 / 7) ** 0.5)


def test_the_interval_is_wilsons() -> None:
    """Worked by hand: 8 of 10 wins give 0.490 to 0.943 with 95 % confidence."""
    interval = wilson(8, 10)
    assert (interval.share, round(interval.low, 3), round(interval.high, 3)) == (0.8, 0.490, 0.943)
    assert wilson(10, 10).high == 1.0 and wilson(0, 0).high == 1.0


def test_a_report_counts_every_seat_once() -> None:
    report = Report()
    for result in run(PLAN, 1):
        report.add(result)
    assert report.games == 6
    assert report.bots["random"].score.count == 18
    assert report.bots["random"].wins == pytest.approx(6)


@pytest.mark.parametrize("ending", ["csv", "json", "parquet"])
def test_every_kind_of_file_holds_the_same_rows(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"games.{ending}"
    results = list(run(PLAN, 1))
    with Export(path, PLAN) as file:
        for result in results:
            file.add(result)
        assert list(tmp_path.iterdir()) == []
    expected = [seat.score for result in results for seat in result.seats]
    assert [int(row["score"]) for row in rows_in(path)] == expected
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("ending", ["csv", "json", "parquet"])
def test_a_file_that_is_there_while_games_are_played_is_whole(
    tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So nothing is lost even if the program is killed; it is written seldom, and more seldom if that takes long."""
    clock = [0.0]
    monkeypatch.setattr(export, "monotonic", lambda: clock[0])
    path = tmp_path / f"games.{ending}"
    results = list(run(PLAN, 1))
    with Export(path, PLAN) as file:
        file.add(results[0])
        assert not path.exists()
        for result, games_in_it in zip(results[1:5], (1, 3, 3, 5)):
            clock[0] += export.SECONDS / 2
            file.add(result)
            assert path.exists() == (games_in_it > 1)
            assert not path.exists() or len(rows_in(path)) == games_in_it * len(PLAN.bots)
    assert len(rows_in(path)) == 5 * len(PLAN.bots)
    assert list(tmp_path.iterdir()) == [path]


def test_whatever_ends_the_games_what_was_played_is_written(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), Export(tmp_path / "none.csv", PLAN):
        raise ZeroDivisionError
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(ZeroDivisionError), Export(tmp_path / "one.csv", PLAN) as file:
        file.add(play_game(PLAN, 0))
        raise ZeroDivisionError
    assert len(rows_in(tmp_path / "one.csv")) == len(PLAN.bots)


def test_saving_takes_a_twentieth_of_the_time_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, saved = [0.0], list[float]()

    def save() -> None:
        saved.append(clock[0])
        clock[0] += 10

    monkeypatch.setattr(export, "monotonic", lambda: clock[0])
    saving = export.Saving(save)
    while clock[0] < 1000:
        saving.if_due()
        clock[0] += 1
    assert saved == [30, 240, 450, 660, 870]


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.name)
def test_the_opening_is_what_a_seat_answers_before_the_first_turn(rules: Game[Any]) -> None:
    plan = Plan(rules.name, ("random", "random"), 1, "opening")
    result, record = play_game(plan, 0), play_record(plan, 0)
    expected: list[list[str]] = [[], []]
    for state, move in zip(replay(record, rules), record.moves):
        if rules.turns(state) == 0:
            expected[move.seat].append(move.action)
    assert [list(seat.opening) for seat in result.seats] == expected


@pytest.mark.parametrize(
    ("name", "complaint"),
    [("games.xls", "expected a file ending in .csv, .json, .parquet"), ("no/games.csv", "does not exist")],
)
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, name: str, complaint: str
) -> None:
    with pytest.raises(ExportError, match=complaint):
        Export(tmp_path / name, PLAN)


def slow_first(_: str, number: int) -> int:
    """The first piece of work takes longest: the others wait for it."""
    if number == 0:
        sleep(0.3)
    return number


def test_results_come_in_order_whoever_is_done_first() -> None:
    assert list(in_batches(slow_first, "", 1000, 3)) == list(range(1000))


@pytest.mark.parametrize(("seconds", "largest"), [(60, 1), (0.1, 2), (0.001, 100)])
def test_a_batch_takes_not_much_longer_than_a_piece_of_work(seconds: float, largest: int) -> None:
    """Otherwise nothing would be shown for minutes when a game takes seconds, and all that would be lost by stopping."""
    cutter, batches = pool.Cutter(10_000, 1), list[range]()
    while cutter.rest:
        batches.append(cutter.cut())
        cutter.learn(len(batches[-1]), seconds * len(batches[-1]))
    assert len(batches[0]) == 1
    assert max(map(len, batches)) == pytest.approx(largest, abs=0 if largest < 100 else 1)
    assert [number for batch in batches for number in batch] == list(range(10_000))


def failing(_: str, number: int) -> int:
    if number == 5:
        raise IllegalAction("XX-1.1", "draw nothing")
    return number


def test_an_error_in_another_process_is_raised_here_and_says_where_it_was() -> None:
    with pytest.raises(IllegalAction) as raised:
        list(in_batches(failing, "", 100, 2))
    assert "draw nothing" in str(raised.value)
    assert "in failing" in raised.value.__notes__[0]


def fail_oddly(_: str, number: int) -> int:
    raise Odd(number, number)


class Odd(Exception):
    """It cannot be pickled: it is made of other things than it keeps."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"odd {one + other}")


def test_an_error_that_cannot_travel_is_told() -> None:
    with pytest.raises(RuntimeError, match="odd 0"):
        list(in_batches(fail_oddly, "", 1, 2))


def vanish_at_five(_: str, number: int) -> int:
    if number == 5:
        os._exit(9)
    return number


def test_a_process_that_is_lost_ends_the_work_with_an_error() -> None:
    with pytest.raises(WorkerLost, match="exit code 9"):
        list(in_batches(vanish_at_five, "", 100, 2))


def test_closing_ends_the_work_at_once() -> None:
    """It used to wait for the batches that were begun, minutes with strong bots."""
    results = in_batches(sleep_long, "", 100, 2)
    assert next(results) == 0
    began = [child for child in multiprocessing.active_children()]
    results.close()
    assert began and not any(child.is_alive() for child in began)


def sleep_long(_: str, number: int) -> int:
    if number:
        sleep(1000)
    return number


EVERY_GAME = pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.name)


def small_plan(rules: Game[Any]) -> Plan:
    """Two games with an option that is not the usual one, where there is a choice."""
    seats = ("random",) * max(2, rules.seats[0])
    for option in rules.options:
        for choice in option.choices if option.kind == "choice" else ():
            plan = Plan(rules.name, seats, 2, "data/1", ((option.id, choice),))
            with suppress(DeskovkaError):
                if chosen_options(plan.check()):
                    return plan
    return Plan(rules.name, seats, 2, "data/1")


@EVERY_GAME
@pytest.mark.parametrize("ending", ["csv", "json", "parquet"])
def test_every_row_tells_how_its_game_was_made_and_how_long_it_was(
    tmp_path: Path, rules: Game[Any], ending: str
) -> None:
    plan = small_plan(rules)
    path = tmp_path / f"games.{ending}"
    with Export(path, plan) as file:
        for result in run(plan, 1):
            file.add(result)
    rows = rows_in(path)
    assert len(rows) == 2 * len(plan.bots)
    for row in rows:
        record = play_record(plan, int(row["game"]))
        state = final_state(record, rules)
        assert row["seed"] == "data/1"
        assert dict(pair.split("=") for pair in row["options"].split()) == record.options
        assert int(row["seats"]) == len(plan.bots)
        assert int(row["moves"]) == len(record.moves)
        assert int(row["turns"]) == rules.turns(state) > 0
        assert 0 < float(row["cpu_seconds"]) < 600


def rows_in(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".csv":
        with path.open(encoding="utf-8") as file:
            return list(csv.DictReader(file))
    if path.suffix == ".json":
        found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["seats"]
        return found
    import pyarrow.parquet

    return list(pyarrow.parquet.read_table(path).to_pylist())


@EVERY_GAME
def test_kept_records_are_those_of_the_games(tmp_path: Path, rules: Game[Any]) -> None:
    plan = small_plan(rules)
    keeper = Keeper(tmp_path / "kept", plan)
    results = list(run(plan, 2, kept=True))
    for result in results:
        keeper.keep(result)
    assert without_times(results) == without_times(list(run(plan, 1)))
    files = sorted((tmp_path / "kept").iterdir())
    assert [file.name for file in files] == [f"{rules.name}-data_1-000000{n}.record" for n in (0, 1)]
    for number, file in enumerate(files):
        record = Record.read(file.read_text("utf-8"))
        assert record == play_record(plan, number)
        assert verify(record, rules)


def test_a_kept_game_is_never_changed(tmp_path: Path) -> None:
    """The same one again is welcome, another one is refused."""
    [result] = run(Plan(GAME.name, ("random",), 1, "a"), 1, kept=True)
    [other] = run(Plan(GAME.name, ("random", "random"), 1, "a"), 1, kept=True)
    keeper = Keeper(tmp_path, Plan(GAME.name, ("random",), 1, "a"))
    keeper.keep(result)
    keeper.keep(result)
    with pytest.raises(ExportError, match="another game is kept there"):
        keeper.keep(other)
    assert keeper.path(0).read_text("utf-8") == result.record


def test_a_full_disk_is_told_and_leaves_no_half_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: str, encoding: str) -> int:
        path.write_bytes(text.encode(encoding)[:10])
        raise OSError(errno.ENOSPC, "No space left on device")

    [result] = run(Plan(GAME.name, ("random",), 1, "a"), 1, kept=True)
    keeper = Keeper(tmp_path, Plan(GAME.name, ("random",), 1, "a"))
    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(ExportError, match="No space left"):
        keeper.keep(result)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder, complaint in (("file", "is a file"), ("no/such", "No such file"), ("file/x", "Not a dir")):
        with pytest.raises(ExportError, match=complaint):
            Keeper(tmp_path / folder, PLAN)
