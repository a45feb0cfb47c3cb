"""Who is at a table now is told to all who are there, and to nobody else; it is never kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from deep.memory import Inside, InsideSocket, SharedStore, settle
from deskovka.server import presence
from server.party import BOT, ME, OPEN, Party
from server.postgres import Server, postgres
from server.stores import awaited, opened, until

__all__ = ["postgres"]  # a fixture


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for who only loads the page anew."""
    monkeypatch.setattr(presence, "COMING", 0.0)
    monkeypatch.setattr(presence, "LEAVING", 0.0)


def told(socket: InsideSocket) -> list[dict[str, Any]]:
    return [message for text in socket.texts if (message := json.loads(text))["type"] == "presence"]


def here(message: dict[str, Any]) -> list[int]:
    return [seat["seat"] for seat in message["seats"] if seat["here"]]


@asynccontextmanager
async def table(*chairs: dict[str, str]) -> AsyncIterator[Party]:
    party = Party()
    await party.sit(*chairs)
    yield party


@awaited
async def test_everybody_hears_who_comes_and_who_leaves() -> None:
    async with table(ME, OPEN, BOT) as party:
        ann, bob = party.secrets
        async with party.inside.socket(party.table, ann, presence=True) as watching:
            await until(lambda: told(watching) and here(told(watching)[-1]) == [0])
            async with party.inside.socket(party.table, bob):
                await until(lambda: here(told(watching)[-1]) == [0, 1])
            await until(lambda: here(told(watching)[-1]) == [0])
            [first, last] = told(watching)[-1]["seats"]  # of the bot nothing is told
            assert first == {"seat": 0, "here": True, "away": None, "absent_in": None}
            assert last["seat"] == 1 and not last["here"] and last["away"] == 0


@awaited
async def test_those_who_watch_are_counted_and_not_named() -> None:
    party = Party()
    await party.sit(ME, OPEN)
    async with party.inside.socket(party.table, party.secrets[0], presence=True) as ann:
        async with party.inside.socket(party.table, party.watch, presence=True) as watching:
            await until(lambda: told(ann) and told(ann)[-1]["watching"] == 1)
            await until(lambda: told(watching) and told(watching)[-1] == told(ann)[-1])
        await until(lambda: told(ann)[-1]["watching"] == 0)


@awaited
async def test_whoever_does_not_ask_for_it_hears_nothing_of_it() -> None:
    async with table(ME, OPEN) as party:
        ann, bob = party.secrets
        async with party.inside.socket(party.table, ann) as plain:
            async with party.inside.socket(party.table, bob, presence=True) as other:
                await until(lambda: told(other))
            assert not told(plain)


@awaited
async def test_it_tells_nothing_but_seats_and_seconds() -> None:
    async with table(ME, OPEN) as party:
        async with party.inside.socket(party.table, party.watch, presence=True) as watching:
            await until(lambda: told(watching))
        texts = json.dumps(told(watching))
        assert not any(secret in texts for secret in (*party.secrets, party.watch))
        assert set(told(watching)[-1]) == {"type", "seats", "watching"}


@awaited
async def test_it_can_be_asked_for_and_is_never_kept() -> None:
    async with table(ME, OPEN) as party:
        async with party.inside.socket(party.table, party.secrets[0], presence=True) as watching:
            await until(lambda: told(watching))
            path = f"/api/tables/{party.table}/presence"
            _, _, body = await party.inside.request("GET", path, party.watch)
            assert here(json.loads(body)) == [0]
        assert (await party.inside.request("GET", path, "x" * 32))[0] == 404
        assert len(party.inside.store.tables[party.table].entries) == 1  # the guest who sat down


@awaited
async def test_a_page_that_is_loaded_anew_was_never_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "LEAVING", 60.0)
    async with table(ME, OPEN) as party:
        ann, bob = party.secrets
        async with party.inside.socket(party.table, ann, presence=True) as watching:
            async with party.inside.socket(party.table, bob):
                await until(lambda: told(watching) and here(told(watching)[-1]) == [0, 1])
            before = len(told(watching))
            async with party.inside.socket(party.table, bob):
                await settle()
                await asyncio.sleep(0)
            assert [here(one) for one in told(watching)[before:]] in ([], [[0, 1]])


@awaited
async def test_somebody_with_several_pages_is_here_until_the_last_is_closed() -> None:
    async with table(ME, OPEN) as party:
        ann, bob = party.secrets
        async with party.inside.socket(party.table, ann, presence=True) as watching:
            async with party.inside.socket(party.table, bob):
                async with party.inside.socket(party.table, bob):
                    await until(lambda: told(watching) and here(told(watching)[-1]) == [0, 1])
                room = await party.room()
                assert party.inside.server.house.tables.presence.here(room) == {0, 1}
            await until(lambda: here(told(watching)[-1]) == [0])


@awaited
async def test_processes_tell_each_other() -> None:
    """One process serves Ann, the other Bob."""
    party = Party()
    party.inside = Inside(store=SharedStore(), processes=2)
    await party.sit(ME, OPEN)
    ann, bob = party.secrets
    async with party.inside.socket(party.table, ann, presence=True) as one:
        async with party.inside.socket(party.table, bob, presence=True) as other:
            await until(lambda: told(one) and here(told(one)[-1]) == [0, 1])
            await until(lambda: told(other) and here(told(other)[-1]) == [0, 1])
        await until(lambda: here(told(one)[-1]) == [0])
        assert told(one)[-1]["seats"][1]["away"] == 0


@awaited
async def test_who_was_at_a_process_that_has_died_is_not_here() -> None:
    party = Party()
    party.inside = Inside(store=SharedStore(), processes=2)
    now = [1_000_000]
    for server in party.inside.servers:
        server.house.tables.clock = lambda: now[0]
    await party.sit(ME, OPEN)
    ann, bob = party.secrets
    of_ann, of_bob = (
        party.inside.socket(party.table, ann, presence=True),
        party.inside.socket(party.table, bob),
    )
    async with of_ann as one, of_bob:
        await until(lambda: told(one) and here(told(one)[-1]) == [0, 1])
        now[0] += round(presence.SILENT) + 1
        for server in party.inside.servers:
            room = server.house.tables.in_memory.get(party.table)
            if room and any(watcher.presence for watcher in room.watchers):
                await server.house.tables.presence.beat()
        await until(lambda: here(told(one)[-1]) == [0])


@awaited
async def test_postgresql_carries_notes_between_processes(postgres: Server) -> None:
    url = postgres.create()
    async with opened(url) as one, opened(url) as other:
        heard: dict[str, list[str]] = {"one": [], "other": []}
        for name, store in (("one", one), ("other", other)):
            store.listen(lambda table, seq: None, lambda: None)
            store.listen_to_notes(lambda sender, note, name=name: heard[name].append(note))  # type: ignore[misc]
        await one.tell("at abcdefABCD12 1 0+2 1:17")
        await until(lambda: heard["other"])
        await other.tell("alive")
        await until(lambda: heard["one"])
        assert heard == {"one": ["alive"], "other": ["at abcdefABCD12 1 0+2 1:17"]}
