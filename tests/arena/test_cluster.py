"""Work on a cluster: the same results as here, whoever comes, goes and dies; what does not fit is refused."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import Any

import pytest
from distributed import Client

from deskovka.arena.cluster import cluster as cluster_module
from deskovka.arena.cluster import sameness
from deskovka.arena.cluster.cluster import Cluster, Run
from deskovka.arena.cluster.connecting import connected
from deskovka.arena.cluster.crew import Answered, Crew
from deskovka.arena.cluster.errors import ClusterError
from deskovka.arena.cluster.on_worker import Packed
from deskovka.arena.cluster.sameness import Installed, installed, unlike
from deskovka.arena.cluster.vetting import Vetting
from deskovka.arena.match import Plan, run
from deskovka.arena.pool import in_batches
from deskovka.core.errors import IllegalAction
from deskovka.research.decisions import Wanted, run_watched
from terminal.driving import assert_one_line_of_complaint
from terminal.driving import run as command

GAME = "cartographers"
PLAN = Plan(GAME, ("random", "random", "random"), 40, "cluster")


class Two:
    """A cluster of two workers, and what it has told."""

    def __init__(self, cluster: Cluster, told: SimpleQueue[str]) -> None:
        self.cluster = cluster
        self.told = told

    @property
    def client(self) -> Client:
        return self.cluster.client

    @property
    def address(self) -> str:
        return str(self.client.scheduler_info(n_workers=0)["address"])

    def scale(self, workers: int) -> None:
        """So many from now on, as soon as they have come or gone."""
        local: Any = self.client.cluster
        local.scale(workers)

    def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            sleep(0.01)


@pytest.fixture(scope="session")
def started() -> Iterator[Two]:
    """To start one takes seconds: all tests share it."""
    told: SimpleQueue[str] = SimpleQueue()
    with connected("local", 2, GAME, lambda news: told.put(news.reason)) as cluster:
        yield Two(cluster, told)


@pytest.fixture
def two(started: Two) -> Iterator[Two]:
    """Two workers that live, whatever the test before has done to them."""
    started.scale(2)
    started.client.wait_for_workers(2, timeout=60)
    while not started.told.empty():
        started.told.get()
    yield started


def played(results: Any) -> list[object]:
    return [
        (result.number, result.moves, result.record, result.decisions[0])
        + tuple((seat.bot, seat.score, seat.place, seat.win, seat.points) for seat in result.seats)
        for result in results
    ]


def test_one_process_two_and_a_cluster_give_the_same_results(two: Two) -> None:
    expected = played(run(PLAN, 1, kept=True))
    assert len(expected) == PLAN.games
    assert played(run(PLAN, 2, kept=True)) == expected
    assert played(run(PLAN, two.cluster, kept=True)) == expected


def test_rows_of_decisions_come_over_the_network(two: Two) -> None:
    wanted = Wanted(PLAN, every=3, kept=True)
    here = list(run_watched(wanted, 1))
    there = list(run_watched(wanted, two.cluster))
    assert played(there) == played(here)
    assert all(result.decisions[1] for result in there)


def slow_first(_: str, number: int) -> int:
    if number == 0:
        sleep(0.3)
    return number


def test_results_come_in_order_and_large_batches_later(two: Two) -> None:
    batches: list[int] = []
    crew_give = Crew.give

    def give(crew: Crew, worker: str, number: int, numbers: range) -> None:
        batches.append(len(numbers))
        crew_give(crew, worker, number, numbers)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Crew, "give", give)
        assert list(in_batches(slow_first, "", 5000, two.cluster)) == list(range(5000))
    assert batches[0] == 1 and max(batches) > 10
    assert sum(batches) == 5000


def die_once(marker: str, number: int) -> int:
    """The worker that comes to the seventh piece is killed; who comes to it later is not."""
    if number == 7 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_worker_that_is_killed_loses_nothing(two: Two, tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    assert list(in_batches(die_once, str(marker), 300, two.cluster)) == list(range(300))
    assert marker.exists()


def die(_: str, number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_work_that_kills_every_worker_ends_with_an_error(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would go round for ever."""
    monkeypatch.setattr(cluster_module, "LIVES", 3)
    with pytest.raises(ClusterError, match="every worker that was given games 4 to 4 has died"):
        list(in_batches(die, "", 20, two.cluster))


def test_without_workers_it_waits_says_so_and_goes_on_when_one_comes(two: Two) -> None:
    results = in_batches(short_while, "", 1000, two.cluster)
    assert next(results) == 0
    two.scale(0)

    def bring() -> None:
        news.append(two.told.get())
        two.scale(1)

    news: list[str] = []
    helper = Thread(target=bring)
    helper.start()
    assert list(results) == list(range(1, 1000))
    helper.join()
    assert news == ["cluster-nobody"]
    assert two.told.get() == "cluster-somebody"


def short_while(_: str, number: int) -> int:
    sleep(0.005)
    return number


def test_a_worker_that_comes_later_gets_work_too(two: Two, tmp_path: Path) -> None:
    two.scale(1)
    two.until(lambda: len(two.client.nthreads()) == 1)
    results = in_batches(meet, str(tmp_path), 2000, two.cluster)
    first = next(results)
    two.scale(2)
    workers = {first, *results}
    assert len(workers) == 2


def meet(folder: str, number: int) -> int:
    """The second half is done only once two have come."""
    (Path(folder) / str(os.getpid())).touch()
    while number >= 1000 and len(os.listdir(folder)) < 2:
        sleep(0.01)
    return os.getpid()


def test_a_worker_that_comes_later_and_is_unlike_gets_nothing(two: Two) -> None:
    two.scale(1)
    two.until(lambda: len(two.client.nthreads()) == 1)
    ours = two.cluster.vetting.ours
    results = in_batches(short_while, "", 1_000_000, two.cluster)
    try:
        for expected, number in enumerate(results):
            assert number == expected
            if number == 0:
                two.cluster.vetting.ours = Installed(ours.python, "99.0", ours.distributed, ours.rules)
                two.scale(2)
            if not two.told.empty():
                break
        assert [two.told.get(), two.told.get()] == ["cluster-differs", "cluster-left-out"]
        assert next(results) == expected + 1 and two.cluster.workers == 1
    finally:
        results.close()
        two.cluster.vetting.ours = ours
        two.cluster.vetting.found.clear()


def failing(_: str, number: int) -> int:
    if number == 5:
        raise IllegalAction("XX-1.1", "draw nothing")
    return number


def test_an_error_on_a_worker_is_raised_here_and_says_where_it_was(two: Two) -> None:
    with pytest.raises(IllegalAction) as raised:
        list(in_batches(failing, "", 100, two.cluster))
    assert "in failing" in raised.value.__notes__[0] and "tcp://" in raised.value.__notes__[0]


def test_closing_takes_everything_back(two: Two) -> None:
    results = in_batches(short_while, "", 100_000, two.cluster)
    next(results)
    assert tasks_of(two) > 0
    results.close()
    two.until(lambda: tasks_of(two) == 0)


def tasks_of(two: Two) -> int:
    return int(two.client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks)))


def test_the_plan_travels_once_to_each_worker(two: Two) -> None:
    """Not with every batch: own cards may be long."""
    plan = "x" * 1_000_000
    sent: list[object] = []
    submit = Crew._submit

    def count(crew: Crew, worker: str, function: Any, *about: object, **how: Any) -> Any:
        sent.append(about)
        return submit(crew, worker, function, *about, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Crew, "_submit", count)
        assert list(in_batches(same, plan, 200, two.cluster)) == [1_000_000] * 200
    assert len([about for about in sent if isinstance(about[0], bytes)]) == 2  # type: ignore[index]


def same(plan: str, number: int) -> int:
    return len(plan)


def test_a_module_that_a_worker_does_not_have_is_named(two: Two) -> None:
    with pytest.raises(ClusterError, match="the package not_there is missing there"):
        list(in_batches(same, Elsewhere(), 10, two.cluster))  # type: ignore[arg-type]


class Elsewhere:
    """To be unpacked with a package that nobody has."""

    def __reduce__(self) -> tuple[Any, ...]:
        return __import__, ("not_there",)


def test_no_more_is_done_in_advance_than_may_be_held(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slowly the first game is played, the memory for the others has an end."""

    class Idle:
        def __init__(self) -> None:
            self.given: list[int] = []

        def give(self) -> None: ...

        def ask(self, order: Any, worker: str, number: int, numbers: range) -> None:
            self.given.append(number)

    monkeypatch.setattr(cluster_module, "HELD", 1000)
    crew: Any = Idle()
    place: Any = Cluster(None, None, print)  # type: ignore[arg-type]
    work: Run[int] = Run(place, crew, 100_000)
    work.in_hand = {"a": {}, "b": {}}
    work._give_out()
    for _ in range(50):
        number = crew.given[-1]
        worker = next(name for name, has in work.in_hand.items() if number in has)
        work._hear(Answered(worker, number, Packed(1, 0.1, 0.1, b"x" * 300)))
        work._give_out()
        if len(work.in_hand["a"]) + len(work.in_hand["b"]) < 4:
            break
    assert work.held == 1200 and len(crew.given) == 7


OURS = Installed("3.11", "1.0", "2026.1", "abc")


@pytest.mark.parametrize(
    ("theirs", "told"),
    [
        (Installed("3.12", "1.0", "2026.1", "abc"), "tcp://w:1: has Python 3.12, here it is 3.11"),
        (Installed("3.11", "1.1", "2026.1", "abc"), "has deskovka 1.1, here it is 1.0"),
        (Installed("3.11", "1.0", "2025.1", "abc"), "has distributed 2025.1, here it is 2026.1"),
        (Installed("3.11", "1.0", "2026.1", "abd"), "other sources .abd. than here .abc."),
        (Installed("3.11", "1.0", "2026.1", ""), "the game catan is missing there"),
    ],
)
def test_whoever_is_unlike_us_is_refused_by_name(theirs: Installed, told: str) -> None:
    why = unlike("tcp://w:1", theirs, OURS, "catan")
    assert why is not None
    with pytest.raises(ClusterError, match=told):
        raise why
    assert unlike("tcp://w:1", OURS, OURS, "catan") is None


def test_what_a_process_has_tells_of_every_change_in_the_rules(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("1")
    before = [file.name for file in sameness.sources(tmp_path)]
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "one.pyc").write_text("1")
    (tmp_path / "one.so").write_text("1")
    assert [file.name for file in sameness.sources(tmp_path)] == before == ["one.py"]
    assert installed("catan") != installed(GAME)
    assert installed("no_such_game").rules == ""
    assert unlike("here", installed(GAME), installed(GAME), GAME) is None


def test_the_module_of_a_bot_of_others_must_be_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "bot_of_mine.py").write_text("1")
    bots = ("good", "bot_of_mine:Mine", "not_there.at_all:Other")
    ours = installed(GAME, bots)
    assert [(module, bool(digest)) for module, digest in ours.modules] == [
        ("bot_of_mine", True),
        ("not_there.at_all", False),
    ]
    assert unlike("tcp://w:1", installed(GAME, bots), ours, GAME) is None
    (tmp_path / "bot_of_mine.py").write_text("2")
    assert "bot_of_mine with a bot is another" in str(unlike("tcp://w:1", installed(GAME, bots), ours, GAME))
    (tmp_path / "bot_of_mine.py").unlink()
    assert "bot_of_mine with a bot is missing" in str(unlike("tcp://w:1", installed(GAME, bots), ours, GAME))


def test_workers_of_another_version_are_refused_before_anything_is_played(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sameness, "__version__", "99.0")
    told = command("simulate", GAME, "--games", "3", "--cluster", two.address)
    assert_one_line_of_complaint(told, "has deskovka", "here it is 99.0")


def test_threads_are_refused() -> None:
    class Unasked:
        """Nobody needs to be asked."""

    vetting = Vetting(Unasked(), GAME)  # type: ignore[arg-type]
    coroutine = vetting.vet("tcp://w:1", 4)
    with pytest.raises(StopIteration) as ended:
        coroutine.send(None)
    assert "dask worker --nworkers 4 --nthreads 1" in str(ended.value.value)


# the commands


def test_simulate_writes_the_same_with_a_cluster(two: Two, tmp_path: Path) -> None:
    found = []
    for name, where in (("here", ("--processes", "1")), ("there", ("--cluster", two.address))):
        folder = tmp_path / name
        folder.mkdir()
        files = ("--out", f"{folder}/games.json", "--keep", f"{folder}/kept", "--decisions", f"{folder}/rows")
        told = command(
            "simulate", GAME, "--seats", "random,random", "--games", "6", "--seed", "s", *files, *where
        )
        assert told.exit_code == 0, told.output
        rows = json.loads((folder / "games.json").read_text("utf-8"))["seats"]
        for row in rows:
            del row["cpu_seconds"]
        kept = {file.name: file.read_text("utf-8") for file in (folder / "kept").iterdir()}
        found.append((told.stdout, rows, kept, [file.name for file in (folder / "rows").iterdir()]))
    assert found[0] == found[1]
    assert len(found[0][2]) == 6


def test_arena_ladder_and_fuzz_play_on_a_cluster(two: Two, tmp_path: Path) -> None:
    arena = ("arena", GAME, "--seats", "beginner,random", "--games", "4")
    fuzz = ("fuzz", GAME, "--games", "8", "--seed", "f", "--out", str(tmp_path))
    ladder = ("ladder", GAME, "--bots", "beginner,random", "--games", "4")
    for arguments, part in ((arena, "95 %"), (ladder, "4 games at tables of 2"), (fuzz, "0 went wrong")):
        told = command(*arguments, "--cluster", two.address)
        assert told.exit_code == 0 and part in told.stdout


def test_a_cluster_is_found_by_the_file_of_its_scheduler(two: Two, tmp_path: Path) -> None:
    file = tmp_path / "scheduler.json"
    file.write_text(json.dumps({"address": two.address}), "utf-8")
    told = command(
        "simulate", GAME, "--seats", "random,random", "--games", "3", "--seed", "s", "--cluster", str(file)
    )
    assert told.exit_code == 0 and "3 games" in told.stdout


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("nonsense", "'nonsense' is no address of a scheduler"),
        ("http://127.0.0.1:1", "is no address of a scheduler"),
        ("tcp://127.0.0.1:1", "no scheduler of a Dask cluster answers there within"),
        ("missing.json", "missing.json"),
    ],
)
def test_where_no_cluster_is_is_told_within_seconds(
    address: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deskovka.arena.cluster.connecting.ANSWER", 0.5)
    assert_one_line_of_complaint(command("simulate", GAME, "--games", "3", "--cluster", address), told)


def test_a_worker_is_no_scheduler(two: Two) -> None:
    worker = next(iter(two.client.nthreads()))
    told = command("fuzz", GAME, "--games", "3", "--cluster", worker)
    assert_one_line_of_complaint(told, "is no address of a scheduler")


def test_processes_are_those_of_this_machine() -> None:
    told = command("fuzz", GAME, "--games", "3", "--processes", "2", "--cluster", "tcp://127.0.0.1:1")
    assert_one_line_of_complaint(told, "--processes is for this machine")


@pytest.mark.parametrize(("language", "words"), [("en", "needs the package"), ("cs", "potřebuje knihovnu")])
def test_what_is_not_installed_is_named(language: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "deskovka.arena.cluster.connecting", None)
    told = command("fuzz", GAME, "--games", "3", "--cluster", "local", "--lang", language)
    assert_one_line_of_complaint(told, words, "deskovka[cluster]")
