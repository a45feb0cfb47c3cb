"""The store: what is kept on SQLite and on PostgreSQL, by one process or several, whatever goes wrong."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from deskovka.server.databases import backup, writer
from deskovka.server.databases.base import Database, Job
from deskovka.server.databases.postgres import UPKEEP_LOCK, PostgresDatabase
from deskovka.server.databases.sqlite import SqliteDatabase
from deskovka.server.databases.upgrade import configuration, upgrade, version
from deskovka.server.schema import HEAD, METADATA
from deskovka.server.store import Entry, Imported, Listed, Store, Stored, StoreError, Summary, open_store
from server.postgres import Server, postgres
from server.stores import ASKED, BOT, OVER, awaited, entry, fresh_url, opened, until, url

__all__ = ["postgres", "url"]  # fixtures

HOSTILE = [
    "'; DROP TABLE tables; --",
    'a "b" %s %(x)s :y ?',
    "žluťoučký 🐎 \u202e",
    " \n\t",
    "\\",
    "",
    "x" * 200,
]


# The interface


@awaited
async def test_a_table_is_its_opening_and_its_entries_in_order(url: str) -> None:
    moves = [entry(1, b'{"a":1}', "m1"), Entry(2, 77, "chat", b"[]", None), entry(3, b"", "m3")]
    async with opened(url) as store:
        assert await store.create("t", b'{"game":"x"}', 999, ASKED)
        for move in moves:
            assert await store.append("t", move, ASKED)
        assert await store.read("t") == Stored(b'{"game":"x"}', 999, moves)
        assert await store.read("t", after=2) == Stored(b'{"game":"x"}', 999, moves[2:])
        assert await store.read("t", after=9) == Stored(b'{"game":"x"}', 999, [])
        assert await store.read("T") is None
    async with opened(url) as store:
        assert await store.read("t") == Stored(b'{"game":"x"}', 999, moves)


@awaited
async def test_an_id_is_given_once(url: str) -> None:
    async with opened(url) as store:
        assert await store.create("t", b"first", 1, ASKED)
        assert not await store.create("t", b"second", 2, BOT)
        assert await store.read("t") == Stored(b"first", 1, [])
        assert await store.summaries(["t"]) == {"t": Listed(ASKED, 0, 1)}
        assert await store.count() == 1


@awaited
async def test_only_the_next_number_is_appended(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", b"", 1, ASKED)
        await store.append("t", entry(1), ASKED)
        for seq in (-1, 0, 1, 3):
            assert not await store.append("t", entry(seq, b"late"), OVER)
        assert await store.read("t") == Stored(b"", 1, [entry(1)])
        assert await store.summaries(["t"]) == {"t": Listed(ASKED, 1, 1001)}
        assert await store.append("t", entry(2), OVER)


@awaited
async def test_nothing_is_appended_to_a_table_that_does_not_exist(url: str) -> None:
    async with opened(url) as store:
        assert not await store.append("t", entry(1), ASKED)
        await store.save_snapshot("t", 1, "1", b"")
        assert await store.read("t") is None and await store.snapshot("t") is None


@awaited
async def test_a_message_is_kept_once_at_each_table(url: str) -> None:
    async with opened(url) as store:
        for table in ("a", "b"):
            await store.create(table, b"", 1, ASKED)
            assert await store.append(table, entry(1, message="m"), ASKED)
            assert not await store.append(table, entry(2, message="m"), OVER)
            assert await store.append(table, entry(2), ASKED) and await store.append(table, entry(3), ASKED)
            assert await store.summaries([table]) == {table: Listed(ASKED, 3, 1003)}


@awaited
async def test_summaries_tell_of_the_last_append(url: str) -> None:
    async with opened(url) as store:
        for table in ("a", "b", "c"):
            await store.create(table, b"", 5, ASKED)
        await store.append("b", entry(1), BOT)
        await store.append("c", entry(1), BOT)
        await store.append("c", entry(2), OVER)
        expected = {"a": Listed(ASKED, 0, 5), "b": Listed(BOT, 1, 1001), "c": Listed(OVER, 2, 1002)}
        assert await store.summaries(["a", "b", "c", "none", "no\0ne"]) == expected
        assert await store.summaries([]) == {}
        assert await store.summaries([f"{number}" for number in range(1200)] + ["a"]) == {"a": expected["a"]}


@awaited
async def test_tables_where_a_bot_is_asked_are_found_page_by_page(url: str) -> None:
    async with opened(url) as store:
        for created, table in enumerate("dbca"):
            await store.create(table, b"", created, BOT)
        await store.create("people", b"", 0, ASKED)
        await store.append("c", entry(1), Summary("1", True, True))
        await store.append("d", entry(1), BOT)
        assert await store.with_bots(10) == [("a", 0), ("b", 0), ("d", 1)]
        assert await store.with_bots(2) == [("a", 0), ("b", 0)]
        assert await store.with_bots(2, "b") == [("d", 1)]


@awaited
async def test_the_last_snapshot_is_kept(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", b"", 1, ASKED)
        assert await store.snapshot("t") is None
        await store.save_snapshot("t", 10, "1.0", b"\0state")
        await store.save_snapshot("t", 4, "1.1", b"newer rules, fewer moves")
        assert await store.snapshot("t") == (4, "1.1", b"newer rules, fewer moves")


@awaited
async def test_any_text_is_an_id(url: str) -> None:
    async with opened(url) as store:
        for at, name in enumerate(HOSTILE):
            assert await store.create(name, b"", 1, Summary(name, False, False))
            kept = Entry(1, at, name, name.encode(), name)
            assert await store.append(name, kept, Summary(name, True, False))
            assert not await store.append(name, Entry(2, at, name, b"", name), ASKED)
            await store.save_snapshot(name, 1, name, b"")
            assert await store.read(name) == Stored(b"", 1, [kept])
            assert await store.snapshot(name) == (1, name, b"")
        assert sorted(await store.with_bots(10)) == sorted((name, 1) for name in HOSTILE if name)
        found = await store.summaries(HOSTILE)
        assert found == {name: Listed(Summary(name, True, False), 1, at) for at, name in enumerate(HOSTILE)}


@awaited
async def test_a_text_that_one_database_could_not_keep_is_refused_by_both(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", b"", 1, ASKED)
        for name in ("a\0b", "\ud800", "x" * 201):
            with pytest.raises(StoreError, match="^table: expected at most 200 characters"):
                await store.create(name, b"", 1, ASKED)
            with pytest.raises(StoreError, match="^message: expected"):
                await store.append("t", entry(1, message=name), ASKED)
            assert await store.read(name) is None and await store.snapshot(name) is None
        assert await store.append("t", entry(1), ASKED)


@awaited
async def test_data_are_any_bytes_of_any_length(url: str) -> None:
    everything = bytes(range(256)) * 4096
    async with opened(url) as store:
        await store.create("t", everything, 1, ASKED)
        assert await store.append("t", entry(1, everything), ASKED)
        await store.save_snapshot("t", 1, "1", everything)
        assert await store.read("t") == Stored(everything, 1, [entry(1, everything)])
        assert await store.snapshot("t") == (1, "1", everything)


# Many at once


@awaited
async def test_a_stale_append_does_not_spoil_those_beside_it(url: str) -> None:
    async with opened(url) as store:
        names = [f"t{number}" for number in range(40)]
        assert all(await asyncio.gather(*(store.create(name, b"", 1, ASKED) for name in names)))
        stale = {"t7": entry(5), "t8": entry(0), "none": entry(1)}
        jobs = {**dict.fromkeys(names, entry(1, message="m")), **stale}
        won = await asyncio.gather(*(store.append(name, job, BOT) for name, job in jobs.items()))
        assert [name for name, done in zip(jobs, won, strict=True) if not done] == [*stale]
        found = await store.summaries(names)
        assert [name for name in names if found[name].seq == 0] == ["t7", "t8"]


@awaited
async def test_what_is_asked_for_together_happens_in_order(url: str) -> None:
    async with opened(url) as store:
        made, *won = await asyncio.gather(
            store.create("t", b"", 1, ASKED),
            *(store.append("t", entry(seq, message=f"m{seq // 2}"), ASKED) for seq in (1, 2, 3, 2, 4)),
        )
        # 3 and the second 2 repeat a message or a number; 4 then does not follow 2.
        assert made and won == [True, True, False, False, False]


@awaited
async def test_what_comes_soon_after_a_commit_shares_the_next(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "BETWEEN", 1.0)
    async with opened(url) as store:
        await store.create("t", b"", 0, Summary("0", False, False))
        batches: list[int] = []
        write = store._database.write

        def counted(jobs: Sequence[Job]) -> list[bool]:
            batches.append(len(jobs))
            return write(jobs)

        monkeypatch.setattr(store._database, "write", counted)

        await asyncio.gather(
            *(store.create(f"t{number}", b"", 0, Summary("0", False, False)) for number in range(9))
        )

    assert batches == [9]


@awaited
async def test_where_several_share_a_commit_more_may_share_the_next(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "BETWEEN", 0.0)
    monkeypatch.setattr(writer, "BETWEEN_SHARED", 1.0)
    async with opened(url) as store:
        begun: list[tuple[float, int]] = []
        go_on, write = threading.Event(), store._database.write

        def held_up(jobs: Sequence[Job]) -> list[bool]:
            begun.append((time.monotonic(), len(jobs)))
            go_on.wait(20)
            return write(jobs)

        monkeypatch.setattr(store._database, "write", held_up)
        first = asyncio.create_task(store.create("t", b"", 0, ASKED))
        while not begun:
            await asyncio.sleep(0.001)
        together = [asyncio.create_task(store.create(f"t{number}", b"", 0, ASKED)) for number in range(2)]
        await asyncio.sleep(0)  # now both wait
        go_on.set()
        await asyncio.gather(first, *together)
        await store.create("later", b"", 0, ASKED)

    times, sizes = zip(*begun, strict=True)
    assert sizes == (1, 2, 1)
    assert times[2] - times[1] > 0.9


@awaited
async def test_an_append_whose_caller_went_away_is_done_all_the_same(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", b"", 1, ASKED)
        task = asyncio.create_task(store.append("t", entry(1), ASKED))
        await asyncio.sleep(0)
        task.cancel()
        assert await store.append("t", entry(2), ASKED)


@awaited
async def test_closing_finishes_what_waits_and_refuses_the_rest(url: str) -> None:
    store = await open_store(url)
    await store.create("t", b"", 1, ASKED)
    appends = [asyncio.create_task(store.append("t", entry(seq), ASKED)) for seq in range(1, 101)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*appends) == [True] * 100
    for refused in (store.append("t", entry(101), ASKED), store.count()):
        with pytest.raises(StoreError, match="closed$"):
            await refused
    assert not await store.healthy()
    await store.close()
    async with opened(url) as again:
        assert await again.summaries(["t"]) == {"t": Listed(ASKED, 100, 1100)}


@awaited
async def test_of_two_processes_exactly_one_wins_each_number_and_the_other_hears_of_it(
    postgres: Server,
) -> None:
    url = postgres.create()
    names = [f"table {number}" for number in range(10)]
    async with opened(url) as left, opened(url) as right:
        heard: dict[Store, list[tuple[str, int]]] = {left: [], right: []}
        won: dict[Store, list[tuple[str, int]]] = {left: [], right: []}

        async def play(store: Store, name: str) -> None:
            for seq in range(1, 21):
                if await store.append(name, entry(seq), ASKED):
                    won[store].append((name, seq))

        left.listen(lambda name, seq: heard[left].append((name, seq)), pytest.fail)
        right.listen(lambda name, seq: heard[right].append((name, seq)), pytest.fail)
        for name in names:
            await left.create(name, b"", 1, ASKED)
        await asyncio.gather(*(play(store, name) for name in names for store in (left, right)))

        assert sorted(won[left] + won[right]) == sorted((name, seq) for name in names for seq in range(1, 21))
        await until(lambda: len(heard[left]) + len(heard[right]) >= 200)
        assert sorted(heard[left]) == sorted(won[right])
        assert sorted(heard[right]) == sorted(won[left])
        assert await left.read(names[0]) == await right.read(names[0])


@awaited
async def test_two_processes_with_crossing_batches_never_block_each_other(postgres: Server) -> None:
    url = postgres.create()
    names = [f"{number}" for number in range(30)]
    async with opened(url) as left, opened(url) as right:
        for name in names:
            await left.create(name, b"", 1, ASKED)
        for seq in range(1, 16):
            jobs = [left.append(name, entry(seq), ASKED) for name in names]
            jobs += [right.append(name, entry(seq), ASKED) for name in reversed(names)]
            jobs += [store.create(f"new {seq} {n}", b"", 1, ASKED) for n in (1, 2) for store in (left, right)]
            keeps = [store.save_snapshot(name, seq, "", b"") for name in names for store in (left, right)]
            won, _ = await asyncio.gather(asyncio.gather(*jobs), asyncio.gather(*keeps))
            assert sum(won) == 32


# Failures


@contextmanager
def disk_full() -> Iterator[None]:
    """No file of this process can grow beyond 300 kB."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@awaited
async def test_on_a_full_disk_nothing_is_half_done_and_later_it_goes_on(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/tables.db") as store:
        for table in ("a", "b"):
            await store.create(table, b"", 1, ASKED)
        small, large = store.append("a", entry(1), OVER), store.append("b", entry(1, bytes(900_000)), OVER)
        with disk_full():
            answers = await asyncio.gather(small, large, return_exceptions=True)
        assert any(isinstance(answer, StoreError) and "not written: " in str(answer) for answer in answers)
        for table, answer in zip("ab", answers, strict=True):
            assert (await store.summaries([table]))[table].seq == int(answer is True)
        assert answers[1] is not True
        assert await store.append("b", entry(1, bytes(900_000)), OVER)
        assert await store.healthy()


@awaited
async def test_a_batch_that_cannot_be_written_is_not_written_at_all(url: str) -> None:
    async with opened(url) as store:
        for table in ("a", "b"):
            await store.create(table, b"", 1, ASKED)
        impossible = Entry(1, 2**70, "move", b"", None)
        good, bad = store.append("a", entry(1), OVER), store.append("b", impossible, OVER)
        answers = await asyncio.gather(good, bad, return_exceptions=True)
        assert isinstance(answers[1], StoreError)
        found = await store.summaries(["a", "b"])
        assert found["a"].seq == int(answers[0] is True) and found["b"].seq == 0
        assert await store.append("b", entry(1), ASKED)


def cut_connections(url: str) -> None:
    """As a restart of the server or a broken network would."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid() AND application_name <> 'test'"
        )


@awaited
async def test_a_connection_lost_between_two_batches_is_not_even_noticed(postgres: Server) -> None:
    url = postgres.create()
    async with opened(url) as store:
        assert await store.create("t", b"", 1, ASKED)
        assert await store.count() == 1
        cut_connections(url)
        assert await store.append("t", entry(1), ASKED)
        assert await store.count() == 1


@awaited
async def test_a_connection_lost_within_a_batch_fails_all_of_it_and_is_renewed(postgres: Server) -> None:
    url = postgres.create()
    async with opened(url) as store:
        for table in ("a", "b", "c"):
            await store.create(table, b"", 1, ASKED)
        with psycopg.connect(url, application_name="test") as other:
            other.execute("SELECT FROM tables WHERE id = 'b' FOR UPDATE")
            first = asyncio.create_task(store.append("b", entry(1), ASKED))  # waits for the lock
            await asyncio.sleep(0.1)
            cut_connections(url)
            await asyncio.wait([first])
            both = asyncio.gather(*(store.append(t, entry(1), ASKED) for t in "ab"), return_exceptions=True)
            await asyncio.sleep(0.1)
            cut_connections(url)
            answers = [*await both, first.exception()]
        assert isinstance(answers[1], StoreError) and isinstance(answers[2], StoreError)
        assert str(answers[1]).startswith(f"{url.split('?')[0]}: not written: ")
        assert "\n" not in str(answers[1])
        found = await store.summaries(["a", "b"])
        assert found["a"].seq == int(answers[0] is True) and found["b"].seq == 0
        assert await store.append("b", entry(1), ASKED)


@awaited
async def test_after_listening_was_interrupted_the_listener_is_told_and_hears_again(postgres: Server) -> None:
    url = postgres.create()
    heard: list[tuple[str, int]] = []
    lost: list[bool] = []
    async with opened(url) as store, opened(url) as other:
        await store.create("t t", b"", 1, ASKED)
        store.listen(lambda name, seq: heard.append((name, seq)), lambda: lost.append(True))
        cut_connections(url)
        await until(lambda: lost)
        assert await other.append("t t", entry(1), ASKED)
        await until(lambda: heard)
        assert heard == [("t t", 1)] and lost == [True]


@awaited
async def test_a_server_that_is_down_is_noticed_and_forgiven(postgres: Server) -> None:
    url = postgres.create()
    lost: list[bool] = []
    async with opened(url) as store:
        await store.create("t", b"", 1, ASKED)
        store.listen(lambda name, seq: None, lambda: lost.append(True))
        assert await store.healthy()
        await asyncio.to_thread(postgres.stop)
        try:
            assert not await store.healthy()
            for failing in (store.append("t", entry(1), ASKED), store.read("t")):
                with pytest.raises(StoreError):
                    await failing
            gone = await open_store(url)
        except StoreError as error:
            assert "cannot be reached" in str(error) and "\n" not in str(error)
        else:
            await gone.close()
            pytest.fail("a store was opened on a server that is down")
        finally:
            await asyncio.to_thread(postgres.start)
        assert await store.append("t", entry(1), ASKED)
        assert await store.healthy()
        await until(lambda: lost)


@awaited
async def test_a_store_closes_while_the_server_is_down(postgres: Server) -> None:
    store = await open_store(postgres.create())
    store.listen(lambda name, seq: None, pytest.fail)
    await asyncio.to_thread(postgres.stop)
    try:
        await asyncio.sleep(0.05)  # the loss is noticed, and listening tried again
        await asyncio.wait_for(store.close(), 5)
    finally:
        await asyncio.to_thread(postgres.start)


APPEND_FOR_EVER = """
import asyncio, sys
from deskovka.server.store import *

async def play(store, table):
    await store.create(table, b"", 1, Summary("", False, False))
    for seq in range(1, 10**6):
        entry = Entry(seq, seq, "move", b"x" * 300, str(seq))
        assert await store.append(table, entry, Summary("", False, False))
        print(table, seq, flush=True)

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{n}") for n in range(8)))

asyncio.run(main())
"""


def acknowledged_before_a_crash(url: str) -> dict[str, int]:
    """A process appends until it is killed; returns the last number it printed for each table."""
    last: dict[str, int] = {}
    command = [sys.executable, "-c", APPEND_FOR_EVER, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if not line.endswith("\n"):
                break  # it was killed in the middle of it
            table, seq = line.split()
            last[table] = int(seq)
            if sum(last.values()) == 500:
                process.send_signal(signal.SIGKILL)  # what it printed until then is read to the end
    assert process.returncode == -signal.SIGKILL
    return last


@awaited
async def test_what_was_acknowledged_is_there_after_a_crash(url: str) -> None:
    for table, seq in acknowledged_before_a_crash(url).items():
        async with opened(url) as store:
            stored = await store.read(table)
            assert stored is not None
            assert [kept.seq for kept in stored.entries][:seq] == [*range(1, seq + 1)]
            assert (await store.summaries([table]))[table].seq == len(stored.entries)


# Opening


@awaited
async def test_a_database_is_made_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "a #?%20" / "tables.db"
    path.parent.mkdir()
    async with opened(f"sqlite:///{path}") as store:
        await store.create("t", b"", 1, ASKED)
        assert {file.name for file in path.parent.iterdir()} >= {
            "tables.db",
            "tables.db.lock",
            "tables.db-wal",
        }
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


@awaited
async def test_a_folder_that_is_missing_is_not_made(tmp_path: Path) -> None:
    """Whoever mistypes a path would find an empty server."""
    folder = tmp_path / "tabels"
    with pytest.raises(StoreError, match=f"there is no folder {folder}"):
        await open_store(f"sqlite:///{folder}/tables.db")
    assert not folder.exists()


@awaited
async def test_what_is_acknowledged_on_sqlite_is_on_the_disk(tmp_path: Path) -> None:
    """FULL (2) waits for the disk at every commit; foreign keys are watched."""
    database = SqliteDatabase(tmp_path / "tables.db")
    connection = database.connect()
    found = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert found == ["wal", 2]
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    connection.close()
    database.close()


@awaited
async def test_a_relative_path_and_a_link_name_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    os.symlink("tables.db", "link.db")
    async with opened("tables.db") as store:
        await store.create("t", b"", 1, ASKED)
        for name in ("sqlite:///tables.db", "link.db", str(tmp_path / "tables.db")):
            with pytest.raises(StoreError, match="in use by another server"):
                await open_store(name)
    async with opened("link.db") as store:
        assert await store.count() == 1


@awaited
async def test_two_servers_on_one_file_are_refused_by_whatever_name_it_has(tmp_path: Path) -> None:
    """In other processes and in this one; a copy is another file."""
    folder, mounted = tmp_path / "folder", tmp_path / "mounted"
    folder.mkdir()
    mounted.mkdir()
    path = folder / "tables.db"
    os.symlink(folder, tmp_path / "link to the folder")
    async with opened(str(path)) as store:
        await store.create("t", b"", 1, ASKED)
        os.symlink(path, tmp_path / "link.db")
        os.link(path, tmp_path / "hard link.db")
        names = [
            path,
            tmp_path / "link.db",
            tmp_path / "hard link.db",
            tmp_path / "link to the folder" / "tables.db",
            folder / ".." / "folder" / "tables.db",
        ]
        with bind_mount(folder, mounted) as is_mounted:
            for name in [*names, *([mounted / "tables.db"] if is_mounted else [])]:
                with pytest.raises(StoreError, match="in use by another server"):
                    await open_store(str(name))
                complaint = await asyncio.to_thread(open_in_a_process, str(name))
                assert complaint.endswith(
                    f"{name}: in use by another server; several servers need PostgreSQL"
                )
        shutil.copy(path, folder / "copy.db")
        async with opened(str(folder / "copy.db")):
            assert await store.append("t", entry(1), ASKED)
    async with opened(str(tmp_path / "hard link.db")) as store:
        assert await store.count() == 1


@contextmanager
def bind_mount(folder: Path, mounted: Path) -> Iterator[bool]:
    """The folder under another name, if we may; only root may."""
    mount = ["mount", "--bind", str(folder), str(mounted)]
    done = subprocess.run(mount, check=False, capture_output=True).returncode == 0
    try:
        yield done
    finally:
        if done:
            subprocess.run(["umount", str(mounted)], check=True)


LOCKS_OF = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], timeout=0)
connection.execute("SELECT count(*) FROM tables").fetchone()
try:
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("PRAGMA journal_mode")
    connection.rollback()
    print(connection.execute("PRAGMA journal_mode = DELETE").fetchone()[0])
except sqlite3.OperationalError as error:
    print(error)
"""


@awaited
async def test_a_refused_server_leaves_the_locks_of_sqlite_as_they_are(tmp_path: Path) -> None:
    """Whoever closes a file loses all locks on it: another process would then take the log away beneath us."""
    path = str(tmp_path / "tables.db")
    async with opened(path) as store:
        await store.create("t", b"", 1, ASKED)
        for _ in range(2):
            with pytest.raises(StoreError, match="in use"):
                await open_store(path)
            command = [sys.executable, "-c", LOCKS_OF, path]
            told = await asyncio.to_thread(
                subprocess.run, command, capture_output=True, text=True, check=True
            )
            assert told.stdout.strip() == "database is locked"
            assert await store.append("t", entry((await store.summaries(["t"]))["t"].seq + 1), ASKED)
        assert (tmp_path / "tables.db-wal").exists()


@awaited
async def test_two_that_begin_at_once_do_not_both_get_the_file(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    stores = await asyncio.gather(*(open_store(path) for _ in range(4)), return_exceptions=True)
    whole = [store for store in stores if isinstance(store, Store)]
    assert len(whole) == 1 and all(isinstance(store, Store | StoreError) for store in stores)
    await whole[0].close()


OPEN_ONCE = "import asyncio, sys; from deskovka.server.store import *; asyncio.run(open_store(sys.argv[1]))"


@awaited
async def test_a_second_process_is_refused_on_sqlite(tmp_path: Path) -> None:
    path = f"{tmp_path}/tables.db"
    async with opened(path):
        assert open_in_a_process(path).endswith(
            f"{path}: in use by another server; several servers need PostgreSQL"
        )
    assert open_in_a_process(path) == ""


def open_in_a_process(url: str) -> str:
    """The last line of what another process complains about."""
    command = [sys.executable, "-c", OPEN_ONCE, url]
    ended = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (ended.returncode == 0) == (ended.stderr == "")
    return ended.stderr.strip().rpartition("\n")[2]


@awaited
async def test_a_second_process_may_read_beside_a_server(url: str) -> None:
    async with opened(url) as store:
        await store.create("t", b"", 1, ASKED)
        async with opened(url, "read") as reader:
            await store.append("t", entry(1), ASKED)
            assert await reader.read("t") == Stored(b"", 1, [entry(1)])
            assert await reader.healthy()
            for writing in (reader.append("t", entry(2), ASKED), reader.create("u", b"", 1, ASKED)):
                with pytest.raises(StoreError, match="opened for reading only"):
                    await writing
            with pytest.raises(StoreError, match="opened for reading only"):
                reader.import_tables([])
        assert await store.append("t", entry(2), ASKED)


@awaited
async def test_reading_only_makes_and_migrates_nothing(url: str) -> None:
    with pytest.raises(StoreError, match="unable to open|got an empty one"):
        await open_store(url, "read")
    if url.startswith("sqlite"):
        assert not Path(url.removeprefix("sqlite:///")).parent.joinpath("tables.db").exists()


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("mysql://root@localhost/x", "mysql://...: expected a path, sqlite:///PATH or postgresql://"),
        ("sqlite://", "'sqlite://' names no file"),
        ("sqlite:///", "'sqlite:///' names no file"),
        ("sqlite://tables.db", "'sqlite://tables.db' names no file"),
        ("", "'' names no file"),
        ("/proc/nothing/tables.db", "/proc/nothing/tables.db: there is no folder /proc/nothing; make it"),
        ("/etc/passwd/tables.db", "/etc/passwd/tables.db: cannot be opened: "),
        (
            "postgresql://me:secret@/x?host=/nowhere&password=secret",
            "postgresql://me:***@/x: cannot be reached: ",
        ),
        ("postgresql://me:secret@localhost:port/x", "postgresql://...: expected postgresql://USER"),
        ("postgresql://me:secret@localhost/x?colour=1", "postgresql://...: expected postgresql://USER"),
    ],
)
def test_a_database_that_cannot_be_opened_is_named_in_one_line(url: str, complaint: str) -> None:
    with pytest.raises(StoreError) as raised:
        asyncio.run(open_store(url))
    assert str(raised.value).startswith(complaint)
    assert "\n" not in str(raised.value) and "secret" not in str(raised.value)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("milk, bread, " * 100)
    with pytest.raises(StoreError, match=r"notes\.txt: cannot be opened: file is not a database$"):
        asyncio.run(open_store(str(path)))
    assert path.read_text() == "milk, bread, " * 100
    assert list(tmp_path.iterdir()) == [path], "nothing is made beside it"
    with pytest.raises(StoreError, match="cannot be opened: "):
        asyncio.run(open_store(str(tmp_path)))


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(StoreError, match="another program: it has a table 'recipes'"):
        asyncio.run(open_store(str(path)))


@awaited
async def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    async with opened(url):
        pass
    database = database_of(url)
    with database.changing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    with pytest.raises(StoreError, match=f"of version 9999, newer than this program \\({HEAD}\\)"):
        await open_store(url)
    with pytest.raises(StoreError, match=f"expected a database of version {HEAD}, got 9999"):
        await open_store(url, "read")


def test_without_the_driver_its_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"pip install 'deskovka\[postgres\]'$"):
        asyncio.run(open_store("postgresql://localhost/x"))


# Migrations


def database_of(url: str) -> Database:
    if url.startswith("sqlite"):
        return SqliteDatabase(Path(url.removeprefix("sqlite:///")))
    return PostgresDatabase(url)


def described(connection: Connection) -> list[tuple[Any, ...]]:
    """Everything the database knows about our tables, also what alembic does not compare."""
    if connection.dialect.name == "sqlite":
        query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name <> 'alembic_version'"
        return sorted((name, " ".join(sql.split())) for name, sql in connection.execute(text(query)))
    columns = "SELECT table_name, column_name, data_type, is_nullable, collation_name, column_default"
    columns += " FROM information_schema.columns WHERE table_schema = 'public'"
    indexes = "SELECT tablename, indexname, indexdef, '', '', '' FROM pg_indexes WHERE schemaname = 'public'"
    keys = (
        "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), '', '', '' FROM pg_constraint"
    )
    keys += " WHERE contype = 'f'"
    rows = connection.execute(text(f"{columns} UNION ALL {indexes} UNION ALL {keys}")).all()
    return sorted((tuple(row) for row in rows if row[0] != "alembic_version"), key=repr)


def test_migrations_lead_to_the_schema_of_the_program_and_back(url: str) -> None:
    database = database_of(url)
    upgrade(database)
    with database.changing.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        migrated = described(connection)
        assert len(migrated) >= 5
        command.downgrade(configuration(connection), "base")
        assert inspect(connection).get_table_names() == ["alembic_version"] and version(connection) is None
        METADATA.create_all(connection)
        assert described(connection) == migrated
        METADATA.drop_all(connection)
    upgrade(database)
    with database.changing.begin() as connection:
        assert described(connection) == migrated
        assert ScriptDirectory.from_config(configuration(connection)).get_heads() == [HEAD]
    database.close()


def test_a_migration_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    database = database_of(url)
    real = MigrationContext._ensure_version_table

    def fail(context: MigrationContext, **options: Any) -> None:
        assert context.connection is not None
        context.connection.execute(text("CREATE TABLE half (done INTEGER)"))
        real(context, **options)
        raise RuntimeError("power cut")

    with monkeypatch.context() as patch, pytest.raises(RuntimeError):
        patch.setattr(MigrationContext, "_ensure_version_table", fail)
        upgrade(database)
    with database.reading.connect() as connection:
        assert inspect(connection).get_table_names() == []
    upgrade(database)
    database.close()


@awaited
async def test_a_migration_waits_for_that_of_another_process(postgres: Server) -> None:
    url = postgres.create()
    with psycopg.connect(url) as other:
        other.execute("SELECT pg_advisory_xact_lock(%s)", (UPKEEP_LOCK,))
        opening = asyncio.create_task(open_store(url))
        await asyncio.sleep(0.5)
        assert not opening.done()
    await (await opening).close()


def test_several_processes_may_start_at_once_on_an_empty_database(postgres: Server) -> None:
    command = [sys.executable, "-c", OPEN_ONCE, postgres.create()]
    processes = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    assert [process.communicate()[1] for process in processes] == ["", ""]
    assert [process.returncode for process in processes] == [0, 0]


# Export and import


@awaited
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
async def test_exported_tables_are_the_same_elsewhere(
    url: str, target: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    names = [*HOSTILE, *(f"t{number}" for number in range(20))]
    async with opened(url) as source, opened(fresh_url(request, target, tmp_path / "other")) as goal:
        for number, name in enumerate(names):
            await source.create(name, f"opening {name}".encode(), number, ASKED)
            await source.append(name, Entry(1, 5, "move", b"\xff\0\xfe" + name.encode(), name), BOT)
            await source.append(name, entry(2, '{"ž":"\0"}'.encode()), OVER if number % 2 else BOT)
        lines = [*source.export_tables()]
        assert len(lines) == len(names) and not any("\n" in line for line in lines)
        assert all(json.loads(line)["format"] == "deskovka table 1" for line in lines)

        assert goal.import_tables(f"{line}\n" for line in lines) == Imported(len(names), [])
        assert await goal.summaries(names) == await source.summaries(names)
        for name in names:
            assert await goal.read(name) == await source.read(name) is not None
        assert sorted(goal.export_tables()) == sorted(lines)
        assert await goal.append("t3", entry(3), ASKED)


@awaited
async def test_more_tables_than_one_page_are_exported(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "PAGE", 3)
    async with opened(url) as store:
        assert [*store.export_tables()] == []
        for number in range(9):
            await store.create(f"{number}", b"", 1, ASKED)
        assert [json.loads(line)["table"] for line in store.export_tables()] == [*"012345678"]


@awaited
async def test_a_backup_is_of_one_moment_however_long_it_takes(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables that are written in turns are never torn, and no fork is there without its origin."""
    monkeypatch.setattr(backup, "PAGE", 1)
    async with opened(url) as store, opened(url, "read") as reader:
        for table in ("a", "b"):
            await store.create(table, b"{}", 1, ASKED)
            await store.append(table, entry(1), ASKED)
        lines = reader.export_tables()
        found = [json.loads(next(lines))]
        for table in ("a", "b"):
            await store.append(table, entry(2), ASKED)
        await store.create("c", b'{"origin":{"kind":"fork","table":"b"}}', 2, ASKED)
        await store.forget("b")
        found += [json.loads(line) for line in lines]
        assert [(line["table"], len(line["entries"])) for line in found] == [("a", 1), ("b", 1)]
        assert [json.loads(line)["table"] for line in reader.export_tables()] == ["a", "c"]


@awaited
async def test_tables_written_in_turns_while_a_backup_is_made_differ_by_one_entry_at_most(url: str) -> None:
    async with opened(url) as store, opened(url, "read") as reader:
        names = [f"{number}" for number in range(30)]
        for name in names:
            await store.create(name, b"{}", 1, ASKED)

        async def play() -> None:
            for seq in range(1, 60):
                for name in names:
                    await store.append(name, entry(seq), ASKED)

        playing = asyncio.create_task(play())
        while not playing.done():
            lines = await asyncio.to_thread(lambda: [*reader.export_tables()])
            lengths = {line["table"]: len(line["entries"]) for line in map(json.loads, lines)}
            ordered = [lengths[name] for name in names]
            assert ordered == sorted(ordered, reverse=True) and ordered[0] - ordered[-1] <= 1
        await playing


@awaited
async def test_a_table_whose_id_is_taken_is_not_imported(url: str) -> None:
    async with opened(url) as store:
        await store.create("a", b"old", 1, ASKED)
        await store.append("a", entry(1), ASKED)
        [line] = store.export_tables()
        await store.append("a", entry(2), ASKED)
        other = line.replace('"table":"a"', '"table":"b"')
        assert store.import_tables([line, "", other, other]) == Imported(1, ["a", "b"])
        assert await store.read("a") == Stored(b"old", 1, [entry(1), entry(2)])
        assert await store.read("b") == Stored(b"old", 1, [entry(1)])


def line_with(**changes: object) -> str:
    whole: dict[str, object] = {
        "format": "deskovka table 1",
        "table": "broken",
        "created": 1,
        "changed": 2,
        "waiting": "",
        "bots": False,
        "over": False,
        "opening": "{}",
        "entries": [{"at": 1, "kind": "move", "data": "{}", "message": "m"}],
    }
    return json.dumps({key: part for key, part in {**whole, **changes}.items() if part is not None})


BROKEN = [
    ("{", "truncated"),
    ("[]", "Expected `object`"),
    ("\udc80", "surrogate"),
    (line_with()[:-20], "truncated"),
    (line_with(format="deskovka table 2"), "format"),
    (line_with(table=None), "table"),
    (line_with(table="a\0b"), "table: expected at most"),
    (line_with(table=7), "table"),
    (line_with(waiting="\0"), "waiting: expected at most"),
    (line_with(created=-1), "created"),
    (line_with(changed=2**70), "changed"),
    (line_with(over=1), "over"),
    (line_with(secret=1), "secret"),
    (line_with(opening={"base64": "!"}), "base64"),
    (line_with(entries=[{"at": 1, "kind": "x" * 300, "data": ""}]), "kind: expected at most"),
    (
        line_with(entries=[{"at": 1, "kind": "a", "data": "", "message": "\0"}]),
        "message: expected at most",
    ),
    (line_with(entries=2 * [{"at": 1, "kind": "a", "data": "", "message": "m"}]), "message stands twice"),
]


@awaited
async def test_a_broken_line_is_named_and_those_before_it_stay(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/tables.db") as store:
        for number, (line, complaint) in enumerate(BROKEN):
            good = line_with(table=f"good {number}")
            with pytest.raises(StoreError) as raised:
                store.import_tables([good, "\n", line, line_with(table="later")])
            assert str(raised.value).startswith("line 3: ") and complaint in str(raised.value)
            assert "\n" not in str(raised.value)
            assert await store.count() == number + 1 and await store.read(f"good {number}") is not None
