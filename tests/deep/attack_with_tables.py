"""Attacks with tables that are dear to open or to show."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from typing import Any

import msgspec
import psycopg

from deep.attack_kinds import Attacker, attack
from deep.memory import Inside
from deep.wire import new_secret
from deskovka.core.game import Game
from deskovka.registry import game as find_game
from deskovka.server import log
from deskovka.server.databases.backup import EntryLine, TableLine
from deskovka.server.store import open_store

TABLES = 8
ENTRIES = 19_990  # nearly as many as may happen at one
PACE = 0.1  # seconds between requests: within what one address may ask


async def long_tables(database: str) -> Mapping[str, Any]:
    """Tables where a move was made and taken back again and again; put into the database as from a backup."""
    game: Game[Any] = find_game("cartographers")
    lines, found = [], {}
    for _ in range(TABLES):
        server, secret = Inside(), new_secret()
        body = {"game": game.name, "seats": [{"kind": "me"}, {"kind": "me"}]}
        _, _, answer = await server.request("POST", "/api/tables", secret, body)
        table = msgspec.json.decode(answer)["table"]
        loaded = (await server.server.house.tables.room(table)).loaded
        action = str(game.legal(loaded.state, 0)[0])
        pair = [log.Moved(0, 0, action), log.Undone(0, 0)]
        kept = [
            EntryLine(1, type(change).__name__.lower(), log.write(change).decode())
            for _ in range(ENTRIES // 2)
            for change in pair
        ]
        opening = server.store.tables[table].opening.decode()
        line = TableLine("deskovka table 1", table, 1, 1, "0 1", False, False, opening, kept)
        lines.append(msgspec.json.encode(line).decode())
        found[table] = secret
    store = await open_store(database)
    try:
        assert store.import_tables(lines).added == TABLES
    finally:
        await store.close()
    return {"tables": found}


@attack(seconds=20, short=3, prepare=long_tables)
async def long_table(attacker: Attacker) -> str:
    """Tables with 20,000 entries of move and undo are opened with secrets that do not fit."""
    statuses: Counter[int] = Counter()
    longest = 0.0
    async with attacker.http() as http:
        while attacker.goes_on:
            for table in attacker.facts["tables"]:
                start = time.perf_counter()
                answer = await http.get(f"/api/tables/{table}", new_secret())
                longest = max(longest, time.perf_counter() - start)
                statuses[answer.status_code] += 1
                await asyncio.sleep(PACE)
    assert set(statuses) <= {404, 429, 503}, statuses
    return f"{statuses.total()} requests, the longest took {longest:.2f} s"


@attack(seconds=30, prepare=long_tables)
async def looks(attacker: Attacker) -> str:
    """Whoever holds such tables opens them, and asks for logs in words, moments, growth, records and forks at once."""
    statuses: Counter[int] = Counter()

    async def look(path: str, table: str, secret: str) -> None:
        async with attacker.http() as http:
            while attacker.goes_on:
                if path == "/fork":
                    wish = {"id": new_secret(), "move": 0}
                    answer = await http.post(f"/api/tables/{table}/fork", wish, secret)
                else:
                    answer = await http.get(f"/api/tables/{table}{path}", secret)
                statuses[answer.status_code] += 1
                await asyncio.sleep(PACE)

    paths = ("", "/log?language=cs", "/moves/0", "/growth", "/record", "/fork")
    await asyncio.gather(
        *(look(path, table, secret) for table, secret in attacker.facts["tables"].items() for path in paths)
    )
    assert statuses[200] and set(statuses) <= {200, 201, 429, 503}, statuses
    return f"{statuses.total()} requests, {statuses[429]} refused"


@attack(seconds=30, short=3, options=("--tables-per-day", "40", "--table-size", "1"))
async def filling(attacker: Attacker) -> str:
    """As many tables as there may be, and as much talk at them as they take: the disk is not for one address alone."""
    body = {"game": "cartographers", "seats": [{"kind": "me"}, {"kind": "me"}]}
    found: list[tuple[str, str]] = []
    answers: Counter[str] = Counter()

    async def make() -> None:
        async with attacker.http() as http:
            while attacker.goes_on:
                secret = new_secret()
                answer = await http.post("/api/tables", body, secret)
                if answer.status_code == 201:
                    found.append((answer.json()["table"], secret))
                answers["made" if answer.status_code == 201 else answer.json()["code"]] += 1
                await asyncio.sleep(PACE / 4)

    async def talk() -> None:
        async with attacker.http() as http:
            while attacker.goes_on:
                for table, secret in found[:1]:
                    line = {"type": "say", "id": new_secret(), "text": "x" * 500}
                    answer = await http.post(f"/api/tables/{table}/deeds", line, secret)
                    answers["said" if answer.status_code == 200 else answer.json()["code"]] += 1
                await asyncio.sleep(PACE)

    await asyncio.gather(make(), talk())
    assert answers["made"] <= 40 and set(answers) <= {"made", "said", "full", "too-fast"}, answers
    return ", ".join(f"{count} {answer}" for answer, count in answers.most_common())


async def damaged_tables(database: str) -> Mapping[str, Any]:
    """As `long_tables`, with a hole in each log."""
    facts = await long_tables(database)
    connect: Any = psycopg.connect if database.startswith("postgres") else sqlite3.connect
    with closing(connect(database)) as connection:
        connection.execute("DELETE FROM entries WHERE seq = 9000")
        connection.commit()
    return facts


@attack(seconds=20, short=3, prepare=damaged_tables)
async def damage(attacker: Attacker) -> str:
    """Tables whose log is damaged are asked for again and again, by those who hold them."""
    statuses: Counter[int] = Counter()
    async with attacker.http() as http:
        while attacker.goes_on:
            for table, secret in attacker.facts["tables"].items():
                statuses[(await http.get(f"/api/tables/{table}", secret)).status_code] += 1
                await asyncio.sleep(PACE)
    assert statuses[409] and set(statuses) <= {409, 429}, statuses
    return f"{statuses[409]} times told that it is damaged"
