"""A database of the first released schema, with tables at which people played, is migrated and played on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from deep.memory import Inside
from deskovka.server.databases.contents import origin_of
from deskovka.server.databases.upgrade import require_current
from deskovka.server.settings import Settings
from deskovka.server.store import Entry, Store, Stored
from server.postgres import postgres
from server.stores import awaited, opened, url

__all__ = ["postgres", "url"]  # fixtures

FIRST = json.loads(Path(__file__).with_name("first_schema.json").read_text("utf-8"))
ROWS: dict[str, list[dict[str, Any]]] = FIRST["rows"]
TABLES: dict[str, str] = FIRST["tables"]
BYTES = ("data", "state")
FLAGS = ("bots", "over")


@pytest.fixture
def first(url: str) -> str:
    """A database as the first release left it."""
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        for statement in FIRST["schema"]:
            connection.execute(statement)
        for table, rows in ROWS.items():
            marks = ", ".join("?" * len(rows[0]))
            insert = f"INSERT INTO {table} ({', '.join(rows[0])}) VALUES ({marks})"
            connection.executemany(insert, [(*map(as_kept, row, row.values()),) for row in rows])
        connection.commit()
        connection.close()
        return url
    with psycopg.connect(url) as other:
        for statement in FIRST["schema"]:
            words = statement.replace("BLOB", "BYTEA").replace("WITHOUT ROWID", "")
            for name in ("id", "table_id", "message"):
                words = words.replace(f"\t{name} TEXT", f'\t{name} TEXT COLLATE "C"')
            other.execute(words)
        for table, rows in ROWS.items():
            marks = ", ".join(["%s"] * len(rows[0]))
            with other.cursor() as cursor:
                cursor.executemany(
                    f"INSERT INTO {table} ({', '.join(rows[0])}) VALUES ({marks})",
                    [(*map(as_kept, row, row.values()),) for row in rows],
                )
    return url


def as_kept(column: str, thing: Any) -> Any:
    if column in BYTES:
        return thing.encode()
    return bool(thing) if column in FLAGS else thing


def stored(table: str) -> Stored:
    rows = sorted((row for row in ROWS["entries"] if row["table_id"] == table), key=lambda row: row["seq"])
    entries = [
        Entry(row["seq"], row["at"], row["kind"], row["data"].encode(), row["message"]) for row in rows
    ]
    return Stored(entries[0].data, entries[0].at, entries[1:])


@awaited
async def test_migrated_tables_are_what_they_were(first: str) -> None:
    async with opened(first) as store:
        require_current(store._database)
        assert await store.count() == len(TABLES) == 8
        for table in TABLES.values():
            assert await store.read(table) == stored(table)
        told: list[str] = []
        await store.survey(told.append)
        assert told == []
        for row in ROWS["tables"]:
            listed = (await store.summaries([row["id"]]))[row["id"]]
            assert (listed.seq, listed.changed) == (row["seq"], row["changed"])
            assert listed.summary.over == row["over"] and listed.summary.waiting == row["waiting"]
    async with opened(first):
        pass  # and once more, when nothing is to be done


@awaited
async def test_where_migrated_tables_come_from_is_known(first: str) -> None:
    async with opened(first) as store:
        finished = TABLES["finished"]
        assert [origin_of(stored(TABLES[one]).opening) for one in ("rematch", "fork")] == [finished] * 2
        assert await store.forget(finished)
        for one in ("rematch", "fork", "fork of a fork"):
            kept = await store.read(TABLES[one])
            assert kept and b'"Robert"' not in kept.opening and b'"Ann"' not in kept.opening
        mystica = await store.read(TABLES["of two seats"])
        assert mystica and b'"Ann"' in mystica.opening
        unbegun = [table async for table in store.expired("unbegun", 1 << 50)]
        assert unbegun == [TABLES["unbegun"]]


@awaited
async def test_migrated_tables_are_played_on(first: str) -> None:
    random = Random(1)
    async with opened(first) as store:
        inside = Inside(Settings(limits=False), store)  # type: ignore[arg-type]
        for name in sorted(TABLES.keys() - {"finished"}):
            table, secrets = TABLES[name], FIRST["secrets"][name]
            if name == "unbegun":
                for seat in (1, 2):
                    await done(inside, table, secrets[0], type="set-seat", seat=seat, player={"kind": "me"})
            loaded = (await inside.server.house.tables.room(table)).loaded
            before = loaded.seq
            for _ in range(4):
                await asyncio.wait_for(people_are_asked(loaded), 20)
                seat = next(seat for seat in loaded.waiting if not loaded.bot_of(seat))
                viewers = {one: loaded.viewer(one) for one in secrets}
                [secret] = [one for one, is_ in viewers.items() if is_ and seat in loaded.held(is_)]
                action = str(loaded.game.sample(loaded.state, seat, random))
                asked = loaded.asked_at[seat]
                await done(inside, table, secret, type="move", seat=seat, asked=asked, action=action)
            assert not loaded.broken and loaded.seq >= before + 4, name
        finished = (await inside.server.house.tables.room(TABLES["finished"])).loaded
        assert finished.over and not finished.broken
        await inside.server.house.background.stop()
        await all_are_whole(store)


async def done(inside: Inside, table: str, secret: str, **fields: object) -> None:
    body = {"id": f"n{Random().getrandbits(60)}", **fields}
    status, _, answer = await inside.request("POST", f"/api/tables/{table}/deeds", secret, body)
    assert status == 200, answer


async def people_are_asked(loaded: Any) -> None:
    """Bots answer first."""
    while not any(not loaded.bot_of(seat) for seat in loaded.waiting):
        await asyncio.sleep(0.01)


async def all_are_whole(store: Store) -> None:
    told: list[str] = []
    await store.survey(told.append)
    assert told == []
