"""What the storage says is for the log: clients hear neither paths nor users nor hosts."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import pytest

import deskovka
from deep.memory import Inside, MemoryStore
from deep.wire import new_secret
from deskovka.server.databases.base import Damaged, NoSpace, StoreError
from deskovka.server.databases.said import SQLITE, SQLSTATE, WORDS
from server.stores import awaited

SERVER = Path(deskovka.__file__).parent / "server"
SECRETS = ("/srv/private/tables.sqlite", "deskovka-admin", "db.internal.example", "hunter2", "5432")
TOLD = "/srv/private/tables.sqlite: postgresql://deskovka-admin:hunter2@db.internal.example:5432/tables: cannot be read"


def reasons() -> set[str]:
    """Of every StoreError that the server raises anywhere, and of everything databases say."""
    found = {*SQLITE.values(), *SQLSTATE.values(), *WORDS.values()}
    for file in SERVER.rglob("*.py"):
        found.update(re.findall(r'"((?:store|database|backup)-[a-z-]+)"', file.read_text("utf-8")))
    return found


def failures() -> list[StoreError]:
    kinds = (StoreError, NoSpace, Damaged)
    return [
        kind(TOLD, reason, database=SECRETS[0], said=TOLD) for reason in sorted(reasons()) for kind in kinds
    ]


def test_many_things_can_fail() -> None:
    assert len(reasons()) > 30 and {"store-fails", "database-full", "store-no-space"} <= reasons()


class Failing(MemoryStore):
    """A store that does nothing any more once it has been told how it fails."""

    failure: StoreError | None = None

    def __getattribute__(self, name: str) -> object:
        if name in ("create", "append", "read", "summaries", "snapshot", "forget") and self.failure:
            raise self.failure
        return super().__getattribute__(name)


@awaited
async def test_no_refusal_shows_where_the_tables_are(caplog: pytest.LogCaptureFixture) -> None:
    store = Failing()
    inside = Inside(store=store)
    host, fresh = new_secret(), new_secret()
    body = {"game": "cartographers", "seats": [{"kind": "me"}]}
    _, _, answer = await inside.request("POST", "/api/tables", host, body)
    table = json.loads(answer)["table"]
    say = {"type": "say", "id": "1", "text": "hello"}
    for failure in failures():
        store.failure = None
        await inside.request("GET", f"/api/tables/{table}", host)  # it is in memory
        async with inside.socket(table, host) as socket:
            store.failure = failure
            heard = len(socket.texts)
            await socket.send(say)
            answers = [
                await inside.request("POST", "/api/tables", fresh, body),
                await inside.request("POST", f"/api/tables/{table}/deeds", host, say),
                await inside.request(
                    "POST", "/api/tables/mine", body={"tables": [{"table": table, "secret": host}]}
                ),
                await inside.request("GET", f"/api/tables/{table}/log", host),
                await inside.request("GET", "/api/health"),
            ]
        inside.server.house.tables.in_memory.clear()
        answers.append(await inside.request("GET", f"/api/tables/{table}", host))
        async with inside.socket(table, host) as late:
            pass
        assert [answer[0] for answer in answers[:2]] != [201, 200], failure.reason
        assert answers[-1][0] in (409, 503, 507) and len(socket.texts) > heard
        told = [answer[2].decode() + str(answer[1]) for answer in answers]
        told += socket.texts[heard:] + late.texts + [str(message) for message in socket.sent + late.sent]
        for secret in SECRETS:
            assert not [text for text in told if secret in text], failure.reason
    assert any(SECRETS[0] in record.message for record in caplog.records if record.levelno == logging.ERROR)
