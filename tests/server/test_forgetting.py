"""Tables are forgotten: by whoever runs the server, after a time, and with them the names others have from them."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from deep.memory import Inside
from deep.wire import Http, at_table, new_secret, server
from deskovka.server import log
from deskovka.server.databases.base import Summary
from deskovka.server.schema import METADATA
from deskovka.server.settings import Settings
from deskovka.server.store import Entry, Store
from deskovka.server.upkeep import DAY
from server.postgres import Server, postgres
from server.stores import ASKED, OVER, awaited, entry, opened, until, url
from terminal.driving import run

__all__ = ["postgres", "url"]  # fixtures

NOBODY = Summary("", False, False)


def opening(*names: str, origin: str = "", dealt: bool = True) -> bytes:
    """A table of people, made from another one or not."""
    chairs = [log.Chair("person", name, key=f"key {seat}") for seat, name in enumerate(names)]
    made = log.Opening("cartographers", "e", "1", {}, chairs, "host", "watch", "00", ["x"] if dealt else None)
    made.origin = log.KeptOrigin("rematch", origin) if origin else None
    return log.write(made)


def change(seq: int, what: log.AnyChange, at: int = 10) -> Entry:
    return Entry(seq, at, type(what).__name__.lower(), log.write(what))


async def everything(store: Store) -> str:
    """All that stands in the database, but for what says which tables are to be read again."""

    def read() -> str:
        with store._database.reading.connect() as connection:
            kept = [table for table in METADATA.sorted_tables if table.name != "outdated"]
            return repr([tuple(row) for table in kept for row in connection.execute(select(table))])

    return await asyncio.to_thread(read)


# what goes


@awaited
async def test_of_a_forgotten_table_nothing_is_left_and_the_others_are_whole(url: str) -> None:
    async with opened(url) as store:
        for table in ("gone", "stays"):
            await store.create(table, opening("Ann"), 1, ASKED)
            await store.append(table, entry(1, b"{}", "m"), ASKED)
            await store.save_snapshot(table, 1, "1", b"state")
        before = await store.read("stays")
        assert await store.forget("gone")
        assert await store.read("gone") is None and not await store.exists("gone")
        assert "gone" not in await everything(store)
        assert await store.read("stays") == before and await store.snapshot("stays") is not None
        assert not await store.forget("gone") and not await store.forget("no\0name")
        assert not await store.append("gone", entry(2), ASKED), "it does not come back by a late entry"
        await store.save_snapshot("gone", 1, "1", b"state")
        assert "gone" not in await everything(store)


@awaited
async def test_forks_and_rematches_lose_the_names_of_those_who_sat_there(url: str) -> None:
    async with opened(url) as store:
        await store.create("first", opening("Ann", ""), 1, ASKED)
        await store.append("first", change(1, log.Sat(1, log.Chair("person", "Bob", key="k"))), ASKED)
        await store.append("first", change(2, log.Renamed([1], "Robert")), OVER)
        await store.create("again", opening("Ann", "Robert", origin="first"), 1, ASKED)
        await store.append("again", change(1, log.Said(0, "Good luck", "Ann")), ASKED)
        await store.append("again", change(2, log.Renamed([0], "Zoe")), OVER)
        await store.create("third", opening("Zoe", "Bob", origin="again"), 1, ASKED)
        await store.create("other", opening("Ann", "Bob"), 1, ASKED)

        assert await store.forget("first")

        again, third, other = [await store.read(table) for table in ("again", "third", "other")]
        assert again and third and other
        assert [chair.name for chair in log.read_opening(again.opening).chairs] == ["", ""]
        assert [chair.key for chair in log.read_opening(again.opening).chairs] == [
            "key 0",
            "key 1",
        ]
        assert log.read_change(again.entries[0].data) == log.Said(0, "Good luck", "")
        assert log.read_change(again.entries[1].data) == log.Renamed([0], "Zoe"), "a name of that table"
        assert [chair.name for chair in log.read_opening(third.opening).chairs] == ["Zoe", ""]
        assert [chair.name for chair in log.read_opening(other.opening).chairs] == ["Ann", "Bob"]
        assert {table for _, table in await store.outdated(0)} == {"first", "again", "third"}


@awaited
async def test_names_are_found_beyond_a_table_that_went_before(url: str) -> None:
    async with opened(url) as store:
        await store.create("first", opening("Ann"), 1, OVER)
        await store.create("second", opening("Ann", origin="first"), 1, OVER)
        await store.create("third", opening("Ann", origin="second"), 1, OVER)
        await store.forget("second")
        third = await store.read("third")
        assert third and "Ann" not in third.opening.decode()
        await store.append("third", change(1, log.Renamed([0], "Ann")), OVER)
        await store.forget("first")
        assert "Ann" not in await everything(store)


# when it goes


@awaited
async def test_by_age_a_table_goes_only_when_nothing_was_made_from_it_that_is_younger(url: str) -> None:
    async with opened(url) as store:
        await store.create("old", opening("Ann"), 100, OVER)
        await store.create("young", opening("Ann", origin="old"), 100, ASKED)
        await store.append("young", Entry(1, 900, "moved", b"{}"), ASKED)
        assert not await store.forget("young", before=900)
        assert not await store.forget("old", before=900)
        young = await store.read("young")
        assert young and "Ann" in young.opening.decode()
        assert await store.forget("old", before=901)


async def listed(store: Store, kind: Any, before: int) -> list[str]:
    return [table async for table in store.expired(kind, before)]


@awaited
async def test_tables_are_unbegun_or_asleep_or_finished(url: str) -> None:
    async with opened(url) as store:
        for created, age in ((100, "old"), (500, "young")):
            await store.create(f"{age} unbegun", opening("Ann", dealt=False), created, NOBODY)
            await store.create(f"{age} asleep", opening("Ann"), created, ASKED)
            await store.create(f"{age} stuck", opening("Ann"), created, NOBODY)
            await store.create(
                f"{age} begun by the last to sit", opening("Ann", dealt=False), created, NOBODY
            )
            seated = log.Sat(0, log.Chair("person", "Bob"), ["x"])
            await store.append(f"{age} begun by the last to sit", change(1, seated, created), NOBODY)
            await store.create(f"{age} finished", opening("Ann"), created, OVER)
            await store.create(f"{age} strange", b"not of this version", created, NOBODY)
        assert await listed(store, "unbegun", 200) == ["old unbegun"]
        assert await listed(store, "finished", 200) == ["old finished"]
        asleep = ["old asleep", "old begun by the last to sit", "old strange", "old stuck"]
        assert await listed(store, "asleep", 200) == asleep
        assert await listed(store, "unbegun", 501) == ["old unbegun", "young unbegun"]


@awaited
async def test_of_several_processes_one_forgets_a_table_and_play_goes_on(postgres: Server) -> None:
    url = postgres.create()
    names = [f"{number}" for number in range(20)]
    async with opened(url) as left, opened(url) as right:
        for name in [*names, "played"]:
            await left.create(name, opening("Ann"), 1, ASKED)
        forgotten = asyncio.gather(*(store.forget(name) for name in names for store in (left, right)))
        played = [await left.append("played", entry(seq), ASKED) for seq in range(1, 30)]
        late = [await right.append(name, entry(1), ASKED) for name in names]
        won = await forgotten
        assert all(played) and [sum(won[at : at + 2]) for at in range(0, 40, 2)] == [1] * 20
        assert await left.count() == 1 and len(late) == 20


# on a running server


async def make(inside: Inside, *kinds: str) -> tuple[str, str, dict[str, Any]]:
    secret = new_secret()
    seats = [{"kind": kind, "name": "Ann"} for kind in kinds]
    body = {"game": "cartographers", "seats": seats}
    status, _, answer = await inside.request("POST", "/api/tables", secret, body)
    assert status == 201, answer
    made = json.loads(answer)
    return made["table"], secret, made["links"]


@awaited
async def test_those_who_watch_are_told_and_nobody_brings_the_table_back(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/tables.db") as store, opened(f"{tmp_path}/tables.db", "beside") as beside:
        inside = Inside(store=store)  # type: ignore[arg-type]
        await inside.server.house.upkeep.start()
        table, secret, _ = await make(inside, "me", "me")
        async with inside.socket(table, secret) as socket:
            assert await beside.forget(table)
            await inside.server.house.upkeep.follow()
            await until(lambda: socket.sent[-1]["type"] == "websocket.close")
            assert socket.sent[-1]["code"] == 1008
            assert json.loads(socket.texts[-1])["code"] == "forgotten"
        assert (await inside.request("GET", f"/api/tables/{table}", secret))[0] == 404
        say = {"type": "say", "id": "1", "text": "hello"}
        assert (await inside.request("POST", f"/api/tables/{table}/deeds", secret, say))[0] == 404
        assert not await store.exists(table)


@awaited
async def test_who_does_something_before_the_server_has_noticed_hears_that_it_is_gone(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/tables.db") as store, opened(f"{tmp_path}/tables.db", "beside") as beside:
        inside = Inside(store=store)  # type: ignore[arg-type]
        table, secret, _ = await make(inside, "me", "me")
        assert await beside.forget(table)
        say = {"type": "say", "id": "1", "text": "hello"}
        status, _, answer = await inside.request("POST", f"/api/tables/{table}/deeds", secret, say)
        assert (status, json.loads(answer)["code"]) == (410, "forgotten")
        assert table not in inside.server.house.tables.in_memory and not await store.exists(table)


@awaited
async def test_a_table_in_memory_that_has_lost_names_is_read_again(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/tables.db") as store:
        inside = Inside(store=store)  # type: ignore[arg-type]
        house = inside.server.house
        await house.upkeep.start()
        table, secret, _ = await make(inside, "me")
        body = {"id": "f", "move": 0}
        status, _, answer = await inside.request("POST", f"/api/tables/{table}/fork", secret, body)
        assert status == 201, answer
        made = json.loads(answer)["table"]
        async with inside.socket(made, secret) as socket:
            await house.tables.forget(table, "command")
            await house.upkeep.follow()
            await until(lambda: socket.sent[-1]["type"] == "websocket.close")
            assert socket.sent[-1]["code"] == 1012
        _, _, shown = await inside.request("GET", f"/api/tables/{made}", secret)
        assert [seat["name"] for seat in json.loads(shown)["info"]["seats"]] == [""]


@awaited
async def test_after_their_time_tables_go_unless_somebody_watches(url: str) -> None:
    settings = Settings(limits=False, forget_unbegun=7, forget_finished=None, forget_asleep=30)
    async with opened(url) as store:
        inside = Inside(settings, store)  # type: ignore[arg-type]
        house, now = inside.server.house, [100 * DAY]
        house.tables.clock = house.upkeep.steady = lambda: now[0]
        unbegun, _, _ = await make(inside, "me", "open")
        watched, host, _ = await make(inside, "me", "open")
        asleep, _, _ = await make(inside, "me", "me")
        await store.create("finished", opening("Ann"), now[0], OVER)
        house.tables.in_memory.clear()

        now[0] += 7 * DAY
        await house.upkeep.forget_old()
        assert await store.count() == 4
        now[0] += 1
        async with inside.socket(watched, host) as socket:
            await until(lambda: socket.texts)
            await house.upkeep.forget_old()
            assert not await store.exists(unbegun) and await store.exists(watched)
            assert socket.sent[-1]["type"] == "websocket.send"
        await house.upkeep.forget_old()
        assert not await store.exists(watched) and await store.exists(asleep)
        now[0] += 24 * DAY
        await house.upkeep.forget_old()
        assert not await store.exists(asleep) and await store.exists("finished")
        metrics = (await inside.request("GET", "/metrics"))[2].decode()
        assert 'deskovka_tables_forgotten_total{why="unbegun"} 2.0' in metrics


@awaited
async def test_a_clock_that_jumps_does_not_make_all_tables_old(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(f"{tmp_path}/tables.db") as store:
        inside = Inside(store=store)  # type: ignore[arg-type]
        upkeep, now, steady = inside.server.house.upkeep, [100 * DAY], [0]
        inside.server.house.tables.clock, upkeep.steady = lambda: now[0], lambda: steady[0]
        await store.create("new", opening("Ann", dealt=False), now[0], NOBODY)
        await upkeep.forget_old()
        now[0] += 365 * DAY
        steady[0] += 600_000
        for _ in range(3):
            await upkeep.forget_old()
            assert await store.exists("new")
        assert [record.message for record in caplog.records if "jumped" in record.message] == [
            "the clock has jumped by 31535400 seconds: no tables are forgotten for a day"
        ]
        now[0] += DAY
        steady[0] += DAY
        await upkeep.forget_old()
        assert not await store.exists("new"), "after a day the clock is believed"


@awaited
async def test_one_table_that_cannot_be_forgotten_does_not_keep_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(f"{tmp_path}/tables.db") as store:
        inside = Inside(store=store)  # type: ignore[arg-type]
        house = inside.server.house
        house.tables.clock = lambda: 100 * DAY
        for table in ("a", "b", "c"):
            await store.create(table, opening("Ann", dealt=False), 1, NOBODY)
        whole = store.forget

        async def forget(table: str, before: int | None = None) -> bool:
            if table == "a":
                await store.append("x" * 300, entry(1), ASKED)  # a StoreError
            return await whole(table, before)

        monkeypatch.setattr(store, "forget", forget)
        await house.upkeep.forget_old()
        assert [await store.exists(table) for table in ("a", "b", "c")] == [True, False, False]


# by the command


def test_the_command_forgets_on_a_running_server(url: str) -> None:
    async def story(address: str) -> None:
        async with Http(address) as http:
            seated = await http.make_table("cartographers", ["me", "me"])
            other = await http.make_table("cartographers", ["me", "me"])
            async with at_table(address, seated.table, seated.host) as ann:
                link = f"{address}t/{seated.table}#{seated.host}"
                told = await asyncio.to_thread(run, "forget", link, "--database", url)
                assert told.exit_code == 0 and "1 table deleted" in told.stderr, told.stderr
                assert (await ann.hear())["code"] == "forgotten"
            assert (await http.get(f"/api/tables/{seated.table}", seated.host)).status_code == 404
            assert (await http.get(f"/api/tables/{other.table}", other.host)).status_code == 200

    with server(url) as running:
        asyncio.run(story(running.url))


def test_the_command_says_what_would_go_and_takes_only_what_is_meant(url: str) -> None:
    async def prepare() -> None:
        async with opened(url) as store:
            old = time.time_ns() // 1_000_000 - 91 * DAY
            await store.create("unbegun", opening("Ann", dealt=False), old, NOBODY)
            await store.create("finished", opening("Ann"), old, OVER)
            await store.create("fresh", opening("Ann"), old + 2 * DAY, OVER)

    async def left() -> list[str]:
        async with opened(url, "read") as store:
            return [table for table in ("unbegun", "finished", "fresh") if await store.exists(table)]

    asyncio.run(prepare())
    asked = ("forget", "--older-than", "90d", "--database", url)
    dry = run(*asked, "--dry-run")
    assert dry.exit_code == 0 and sorted(dry.stdout.split()) == ["finished", "unbegun"]
    assert "2 tables would be deleted" in dry.stderr and len(asyncio.run(left())) == 3
    assert run(*asked, "--unbegun").stdout.split() == ["unbegun"]
    assert asyncio.run(left()) == ["finished", "fresh"]
    assert run(*asked, "--lang", "cs").stderr.strip() == "Smazán 1 stůl."
    missing = run("forget", "fresh", "nowhere", "--database", url)
    assert missing.exit_code == 2 and "no such table: nowhere" in missing.stderr
    assert asyncio.run(left()) == []


@pytest.mark.parametrize(
    "words", [(), ("a", "--older-than", "1d"), ("a", "--unbegun"), ("--older-than", "soon"), ("--unbegun",)]
)
def test_the_command_wants_to_know_exactly_which_tables(words: tuple[str, ...], tmp_path: Path) -> None:
    told = run("forget", *words, "--database", str(tmp_path / "none.sqlite"))
    assert told.exit_code == 2 and len(told.stderr.strip().splitlines()) == 1
