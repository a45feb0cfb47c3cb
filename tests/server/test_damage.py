"""A database that is damaged: the table is told to be so, everywhere it shows, and the rest goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from deep.memory import Inside
from deep.wire import new_secret
from deskovka.server.background import Background
from deskovka.server.store import Damaged, Store, StoreError
from server.postgres import postgres
from server.stores import ASKED, BOT, awaited, entry, opened, until, url
from terminal.driving import run

__all__ = ["postgres", "url"]  # fixtures

TWO = [{"kind": "me"}, {"kind": "me"}]


def change(store: Store, *statements: str) -> None:
    """Something else than this program writes into the database."""
    database = store._database
    with database.changing.begin() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        for statement in statements:
            connection.execute(text(statement))


DAMAGES = {
    "the opening is missing": "DELETE FROM entries WHERE table_id = 'bad' AND seq = 0",
    "an entry is missing": "DELETE FROM entries WHERE table_id = 'bad' AND seq = 2",
    "the last entry is missing": "DELETE FROM entries WHERE table_id = 'bad' AND seq = 3",
    "all entries are missing": "DELETE FROM entries WHERE table_id = 'bad'",
    "an entry was put in": "INSERT INTO entries (table_id, seq, at, kind, data)"
    " SELECT table_id, 7, at, kind, data FROM entries WHERE table_id = 'bad' AND seq = 1",
    "the table counts wrongly": "UPDATE tables SET seq = 9 WHERE id = 'bad'",
}


async def fill(store: Store) -> None:
    for table in ("bad", "good"):
        await store.create(table, b"{}", 1, ASKED)
        for seq in (1, 2, 3):
            await store.append(table, entry(seq), ASKED)


@pytest.mark.parametrize("what", DAMAGES)
@awaited
async def test_a_log_that_does_not_fit_its_table_is_noticed(url: str, what: str) -> None:
    async with opened(url) as store:
        await fill(store)
        change(store, DAMAGES[what])
        with pytest.raises(Damaged, match="^table bad is damaged: "):
            await store.read("bad")
        assert await store.read("good") is not None and await store.append("good", entry(4), ASKED)
        told: list[str] = []
        await store.survey(told.append)
        assert told == ["bad"]
        left_out: list[str] = []
        lines = [*store.export_tables(left_out.append)]
        assert left_out == ["bad"] and [json.loads(line)["table"] for line in lines] == ["good"]
        assert await store.forget("bad") and not await store.exists("bad")


@awaited
async def test_a_log_that_has_lost_its_table_is_noticed(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/tables.db") as store:
        await fill(store)
    with sqlite3.connect(tmp_path / "tables.db") as connection:  # which does not watch over references
        connection.execute("DELETE FROM tables WHERE id = 'bad'")
    connection.close()
    async with opened(f"{tmp_path}/tables.db") as store:
        with pytest.raises(Damaged, match="lost its table"):
            await store.read("bad")
        assert await store.forget("bad") and not await store.exists("bad")


@awaited
async def test_what_comes_after_something_is_looked_at_too(url: str) -> None:
    async with opened(url) as store:
        await fill(store)
        change(store, DAMAGES["the last entry is missing"])
        with pytest.raises(Damaged):
            await store.read("bad", after=2)


# on a server


async def make(inside: Inside) -> tuple[str, str]:
    secret = new_secret()
    status, _, answer = await inside.request(
        "POST", "/api/tables", secret, {"game": "cartographers", "seats": TWO}
    )
    assert status == 201
    return json.loads(answer)["table"], secret


@awaited
async def test_a_damaged_table_is_told_in_health_metrics_and_log_and_the_rest_goes_on(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    async with opened(url) as store:
        inside = Inside(store=store)  # type: ignore[arg-type]
        bad, host = await make(inside)
        good, other = await make(inside)
        say = {"type": "say", "id": "1", "text": "hello"}
        assert (await inside.request("POST", f"/api/tables/{bad}/deeds", host, say))[0] == 200
        change(store, f"DELETE FROM entries WHERE table_id = '{bad}' AND seq = 1")
        inside.server.house.tables.in_memory.clear()
        for _ in range(3):
            status, _, answer = await inside.request("GET", f"/api/tables/{bad}", host)
            assert (status, json.loads(answer)["code"]) == (409, "damaged")
        async with inside.socket(bad, host) as socket:
            while not socket.texts:
                await inside.request("GET", "/api/health")
            assert json.loads(socket.texts[0])["code"] == "damaged"
        health = json.loads((await inside.request("GET", "/api/health"))[2])
        assert (health["status"], health["ills"], health["damaged"]) == ("ailing", ["damaged-tables"], 1)
        assert "deskovka_tables_damaged 1.0" in (await inside.request("GET", "/metrics"))[2].decode()
        told = [record.message for record in caplog.records if bad in record.message]
        assert len(told) == 1 and f"table {bad} is damaged" in told[0]
        held = [{"table": bad, "secret": host}, {"table": good, "secret": other}]
        mine = await inside.request("POST", "/api/tables/mine", body={"tables": held})
        assert [one["table"] for one in json.loads(mine[2])["tables"]] == [good]
        assert (await inside.request("POST", f"/api/tables/{good}/deeds", other, say))[0] == 200
        await inside.server.house.tables.forget(bad, "command")
        health = json.loads((await inside.request("GET", "/api/health"))[2])
        assert (health["status"], health["damaged"]) == ("ok", 0)


@pytest.mark.parametrize("data", [b"", b"{", b'{"game":"carto', b"\xff\xfe", b"\0" * 40])
@awaited
async def test_an_entry_that_cannot_be_decoded_is_damage(tmp_path: Path, data: bytes) -> None:
    async with opened(f"{tmp_path}/tables.db") as store:
        inside = Inside(store=store)  # type: ignore[arg-type]
        bad, host = await make(inside)
        with store._database.changing.begin() as connection:
            connection.execute(text("UPDATE entries SET data = :data"), {"data": data})
        inside.server.house.tables.in_memory.clear()
        status, _, answer = await inside.request("GET", f"/api/tables/{bad}", host)
        assert (status, json.loads(answer)["code"]) == (409, "damaged")
        assert inside.server.house.tables.damaged == {bad}


@awaited
async def test_what_another_version_wrote_is_not_damage(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/tables.db") as store:
        inside = Inside(store=store)  # type: ignore[arg-type]
        table, host = await make(inside)
        await store.append(table, entry(1, b'{"kind":"danced","seat":0}'), ASKED)
        inside.server.house.tables.in_memory.clear()
        status, _, answer = await inside.request("GET", f"/api/tables/{table}", host)
        assert (status, json.loads(answer)["code"]) == (409, "broken")
        assert not inside.server.house.tables.damaged


# damaged pages


def overwrite(path: Path, hurts: Callable[[int, bytes], bool]) -> int:
    """Destroy the pages of a file that a condition is true of; returns how many."""
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    hit = [start for start in range(size, len(data), size) if hurts(start, bytes(data[start : start + size]))]
    for start in hit:
        data[start : start + 200] = b"\xa5" * 200
    path.write_bytes(data)
    return len(hit)


@awaited
async def test_overwritten_pages_of_one_table_leave_the_others_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    names = [f"table {number:02}" for number in range(40)]
    async with opened(str(path)) as store:
        for name in names:
            await store.create(name, b"{}", 1, ASKED)
            for seq in range(1, 30):
                await store.append(name, entry(seq, f"data of {name} ".encode() * 20), ASKED)
    assert overwrite(path, lambda start, page: page.count(b"data of table 07 ") > 40)
    async with opened(str(path)) as store:
        told: list[str] = []
        await store.survey(told.append)
        assert "table 07" in told and len(told) < 10, "and those that share a page with it"
        with pytest.raises(Damaged):
            await store.read("table 07")
        whole = [name for name in names if name not in told]
        for name in whole:
            stored = await store.read(name)
            assert stored and len(stored.entries) == 29
            assert await store.append(name, entry(30), ASKED)
        left_out: list[str] = []
        assert len([*store.export_tables(left_out.append)]) == len(whole) and left_out == told
    backup = await asyncio.to_thread(run, "backup", str(tmp_path / "all"), "--database", str(path))
    assert backup.exit_code == 0 and "Table table 07 is damaged and left out." in backup.stderr


@awaited
async def test_a_damaged_table_does_not_keep_the_bots_of_others_asleep(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/tables.db") as store:
        inside = Inside(store=store)  # type: ignore[arg-type]
        house = inside.server.house
        secret, seats = new_secret(), [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]
        body = {"game": "cartographers", "seats": seats}
        _, _, answer = await inside.request("POST", "/api/tables", secret, body)
        good = json.loads(answer)["table"]
        await until(lambda: not house.background.tasks)
        stored = await store.read(good)
        assert stored and len(stored.entries) == 1, "the bot has answered"
        with store._database.changing.begin() as connection:
            connection.execute(text("DELETE FROM entries WHERE seq > 0"))
            connection.execute(text("UPDATE tables SET seq = 0, bots = 1, changed = 2"))
        await store.create("bad", b"{", 1, BOT)
        assert {table for table, _ in await store.with_bots(10)} == {"bad", good}
        house.tables.in_memory.clear()
        for _ in range(2):
            await house._wake()
            await until(lambda: not house.background.tasks)
        again = await store.read(good)
        assert again and len(again.entries) == 1 and house.tables.damaged == {"bad"}


@awaited
async def test_what_is_done_again_and_again_outlives_whatever_goes_wrong(
    caplog: pytest.LogCaptureFixture,
) -> None:
    background = Background()
    done: list[int] = []
    errors = [StoreError("the database is gone"), ValueError("a row that nobody expected"), KeyError("x")]

    async def work() -> None:
        done.append(len(done))
        if errors:
            raise errors.pop(0)

    background.repeat(work, 0)
    await until(lambda: len(done) > 5)
    await background.stop()
    told = [record.message for record in caplog.records]
    assert told[0] == "the database is gone" and len(told) == 3
