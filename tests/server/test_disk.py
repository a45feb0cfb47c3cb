"""Near a full disk: new tables wait first, moves last, nothing acknowledged is lost, and with room all goes on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from deep.memory import Inside
from deep.wire import new_secret
from deskovka.server.databases import space as space_module
from deskovka.server.databases.sqlite import SqliteDatabase
from deskovka.server.store import Entry, NoSpace, Space, Store, StoreError
from server.postgres import Server, postgres
from server.stores import ASKED, awaited, entry, opened

__all__ = ["postgres"]  # a fixture

TWO = [{"kind": "me"}, {"kind": "me"}]
RESERVE = 1000
SMALL = 400 * 1024  # bytes of a disk
LITTLE = 60 * 1024


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the disk is said to have left; looked at every time."""
    bytes_left = [RESERVE]
    monkeypatch.setattr(SqliteDatabase, "free", lambda self: bytes_left[0])
    monkeypatch.setattr(space_module, "FRESH", -1)
    return bytes_left


async def new_table(server: Inside) -> tuple[int, str, str]:
    secret = new_secret()
    body = {"game": "cartographers", "seats": TWO}
    status, headers, answer = await server.request("POST", "/api/tables", secret, body)
    assert (status == 507) == (headers.get("retry-after") == "30")
    told = json.loads(answer)
    return status, told.get("table") or told["code"], secret


async def deed(server: Inside, table: str, secret: str, **fields: object) -> tuple[int, str]:
    body = {"id": new_secret()[:20], **fields}
    status, _, answer = await server.request("POST", f"/api/tables/{table}/deeds", secret, body)
    return status, json.loads(answer).get("code", "")


async def move(server: Inside, table: str, secret: str) -> tuple[int, str]:
    loaded = (await server.server.house.tables.room(table)).loaded
    seat = loaded.waiting[0]
    action = str(next(iter(loaded.game.legal(loaded.state, seat))))
    return await deed(
        server, table, secret, type="move", seat=seat, asked=loaded.asked_at[seat], action=action
    )


@awaited
async def test_new_tables_wait_first_then_talk_and_never_a_move(tmp_path: Path, left: list[int]) -> None:
    async with opened(f"{tmp_path}/tables.db", reserve=RESERVE) as store:
        server = Inside(store=store)  # type: ignore[arg-type]
        _, table, host = await new_table(server)
        line = {"type": "say", "text": "hello"}

        left[0] = RESERVE - 1
        assert (await new_table(server))[:2] == (507, "disk-full")
        fork = {"id": "f", "move": 0}
        assert (await server.request("POST", f"/api/tables/{table}/fork", host, fork))[0] == 507
        assert (await deed(server, table, host, **line))[0] == 200
        await store.save_snapshot(table, 1, "1", b"state")
        assert await store.snapshot(table) is not None
        assert (await move(server, table, host))[0] == 200

        left[0] = RESERVE // 2 - 1
        assert await deed(server, table, host, **line) == (507, "disk-full")
        await store.save_snapshot(table, 2, "1", b"another")
        assert await store.snapshot(table) == (1, "1", b"state"), "only a shortcut: it waits without a word"
        assert (await move(server, table, host))[0] == 200

        left[0] = RESERVE
        assert (await new_table(server))[0] == 201
        assert (await deed(server, table, host, **line))[0] == 200


@awaited
async def test_what_is_ill_is_told_without_saying_where(
    tmp_path: Path, left: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(f"{tmp_path}/tables.db", reserve=RESERVE) as store:
        server = Inside(store=store)  # type: ignore[arg-type]
        for free, status, ills in (
            (RESERVE, "ok", []),
            (RESERVE - 1, "ailing", ["disk-low"]),
            (0, "ailing", ["disk-full"]),
            (RESERVE, "ok", []),
        ):
            left[0] = free
            answered, _, body = await server.request("GET", "/api/health")
            told = json.loads(body)
            assert (answered, told["status"], told["ills"]) == (200, status, ills)
            assert str(tmp_path) not in body.decode()
            shown = (await server.request("GET", "/metrics"))[2].decode()
            assert f"deskovka_disk_free_bytes {float(free)}" in shown
        said = [record.message for record in caplog.records if "disk" in record.message]
        assert said == ["the disk is nearly full: no new tables", "the disk has room again"], "once each"


@pytest.fixture(params=["no more pages", "a small disk"])
def filling(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """How a disk gets full: SQLite may have no more pages, or its disk really is small."""
    if request.param == "no more pages":
        yield request.param
        return
    mounted = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "none", str(tmp_path)]
    if subprocess.run(mounted, check=False, capture_output=True).returncode:
        pytest.skip("only root may mount a small disk")
    yield request.param
    subprocess.run(["umount", str(tmp_path)], check=True)


def fill(store: Store, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Nothing more fits; returns what makes room again."""
    if how == "a small disk":
        rest = tmp_path / "rest"
        with rest.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError:
                pass
        return rest.unlink
    database = store._database
    assert isinstance(database, SqliteDatabase) and database._writing is not None
    limit = database._writing.execute("PRAGMA page_count").fetchone()
    connect = database.connect

    def limited() -> sqlite3.Connection:
        connection = connect()
        connection.execute(f"PRAGMA max_page_count = {limit[0]}")
        return connection

    database._writing.execute(f"PRAGMA max_page_count = {limit[0]}")
    monkeypatch.setattr(database, "connect", limited)
    return lambda: monkeypatch.setattr(database, "connect", connect)


@awaited
async def test_when_nothing_fits_any_more_nothing_acknowledged_is_lost(
    filling: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(f"{tmp_path}/tables.db") as store:
        await store.create("t", b"{}", 1, ASKED)
        make_room = fill(store, filling, tmp_path, monkeypatch)
        kept = 0
        with pytest.raises(NoSpace):
            while await store.append("t", Entry(kept + 1, 1, "moved", bytes(1000)), ASKED):
                kept += 1
        assert store.disk.space == Space.FULL
        with pytest.raises(NoSpace):
            await store.create("new", b"{}", 1, ASKED)
        stored = await store.read("t")
        assert stored and len(stored.entries) == kept

        make_room()
        assert await store.append("t", Entry(kept + 1, 1, "moved", bytes(1000)), ASKED), (
            "moves are always tried"
        )
        assert store.disk.space == Space.FULL, "the rest waits a while, for moves"
        monkeypatch.setattr(space_module, "PAUSE", 0)
        assert await store.create("new", b"{}", 1, ASKED)
        assert await store.healthy()


@awaited
async def test_what_does_not_fit_does_not_keep_what_does(
    filling: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one transaction the snapshot would take the moves with it."""
    async with opened(f"{tmp_path}/tables.db") as store:
        for table in ("a", "b"):
            await store.create(table, b"{}", 1, ASKED)
        make_room = fill(store, filling, tmp_path, monkeypatch)
        if filling == "a small disk":  # a little room, for small moves
            make_room()
            used = sum(file.stat().st_size for file in tmp_path.iterdir())
            (tmp_path / "rest").write_bytes(bytes(SMALL - used - LITTLE))
        answers = await asyncio.gather(
            store.append("a", entry(1), ASKED),
            store.save_snapshot("b", 1, "1", bytes(900_000)),
            store.append("b", entry(1), ASKED),
            return_exceptions=True,
        )
        assert answers[0] is True and answers[2] is True and isinstance(answers[1], NoSpace), answers


@awaited
async def test_postgresql_says_itself_that_its_disk_is_full(postgres: Server, tmp_path: Path) -> None:
    """As if by the database: a trigger raises what PostgreSQL raises when a file cannot grow."""
    url = postgres.create()
    async with opened(url, reserve=RESERVE) as store:
        await store.create("t", b"{}", 1, ASKED)
        assert store.disk.left is None
        with psycopg.connect(url, autocommit=True) as other:
            other.execute(
                "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
                " RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$"
            )
            other.execute("CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()")
            with pytest.raises(NoSpace, match="could not extend file"):
                await store.append("t", entry(1), ASKED)
            assert store.disk.space == Space.FULL
            with pytest.raises(NoSpace, match="nearly full"):
                await store.create("new", b"{}", 1, ASKED)
            other.execute("DROP TRIGGER full_disk ON entries")
        assert await store.append("t", entry(1), ASKED)


@awaited
async def test_health_writes_but_not_more_often_than_every_few_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(f"{tmp_path}/tables.db") as store:
        server = Inside(store=store)  # type: ignore[arg-type]
        tried: list[object] = []
        write = store._write

        async def counted(job: object) -> bool:
            tried.append(job)
            return await write(job)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "_write", counted)
        for _ in range(50):
            assert (await server.request("GET", "/api/health"))[0] == 200
        assert len(tried) == 1

        async def failing(job: object) -> bool:
            raise StoreError("the disk is gone")

        monkeypatch.setattr(store, "_write", failing)
        server.server.house.doctor.tried = float("-inf")
        status, _, body = await server.request("GET", "/api/health")
        assert (status, json.loads(body)["status"], json.loads(body)["ills"]) == (
            503,
            "failing",
            ["database"],
        )
