"""Bots at the tables of a server: woken whatever goes wrong elsewhere, stopped when their question has gone."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from deep.memory import Inside, MemoryStore, settle
from deep.wire import new_secret
from deskovka.core.game import Game
from deskovka.server import background, bot_turns
from deskovka.server.background import Background
from deskovka.server.line import ASLEEP, UNATTENDED, WATCHED, Claim
from deskovka.server.rooms import Room
from deskovka.server.store import StoreError
from deskovka.server.thinking import Decided

BOT = {"kind": "bot", "bot": "good"}
ME = {"kind": "me"}


class Thinking:
    """Stands for the bots: they think until they are told to answer."""

    thoughts = late = crashed = waiting = 0

    def __init__(self) -> None:
        self.asked: list[tuple[str, int, Claim]] = []
        self.stopped: list[int] = []
        self.answer = asyncio.Event()
        self.hurried = ""

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def choose(
        self, game: Game[Any], bot: str, state: Any, seat: int, claim: Claim, budget: object
    ) -> Decided:
        self.asked.append((bot, seat, claim))
        try:
            await self.answer.wait()
        except asyncio.CancelledError:
            self.stopped.append(seat)
            raise
        return Decided(str(game.legal(state, seat)[0]), self.hurried)


def inside(story: Callable[[Inside, Thinking], Awaitable[None]], store: MemoryStore | None = None) -> None:
    async def tell() -> None:
        server, thinking = Inside(store=store), Thinking()
        server.server.house.bot_turns.thinkers = thinking  # type: ignore[assignment]
        await story(server, thinking)

    asyncio.run(tell())


async def table_of(server: Inside, *seats: dict[str, str], game: str = "cartographers") -> tuple[Room, str]:
    secret = new_secret()
    _, _, answer = await server.request("POST", "/api/tables", secret, {"game": game, "seats": [*seats]})
    await settle()
    return await server.server.house.tables.room(json.loads(answer)["table"]), secret


async def do(server: Inside, room: Room, secret: str, **message: Any) -> None:
    message = {"id": f"m{room.loaded.seq}", **message}
    path = f"/api/tables/{room.loaded.id}/deeds"
    status, _, answer = await server.request("POST", path, secret, message)
    assert status == 200, answer
    await settle()


async def first_move(server: Inside, room: Room, secret: str, seat: int) -> None:
    loaded = room.loaded
    action = str(loaded.game.sample(loaded.state, seat, Random(1)))
    await do(server, room, secret, type="move", seat=seat, asked=loaded.asked_at[seat], action=action)


def test_a_thought_is_stopped_when_its_question_has_gone() -> None:
    """In Terra Mystica the bot is asked after the person; taking that back takes its question away."""

    async def story(server: Inside, thinking: Thinking) -> None:
        room, secret = await table_of(server, ME, ME)
        await do(server, room, secret, type="hand-over", seat=1, bot="good")
        assert [seat for _, seat, _ in thinking.asked] == [1]
        await do(server, room, secret, type="take-back", seat=1)
        assert thinking.stopped == [1] and room.thinking == {}
        await do(server, room, secret, type="hand-over", seat=1, bot="beginner")
        assert [bot for bot, _, _ in thinking.asked] == ["good", "beginner"]

    inside(story)


def test_a_question_that_stays_is_thought_about_once() -> None:
    async def story(server: Inside, thinking: Thinking) -> None:
        room, secret = await table_of(server, ME, BOT)
        await first_move(server, room, secret, 0)
        await do(server, room, secret, type="undo", seat=0)
        await do(server, room, secret, type="say", text="well")
        assert len(thinking.asked) == 1 and not thinking.stopped
        thinking.answer.set()
        await settle()
        assert [entry.kind for entry in server.store.tables[room.loaded.id].entries][-1] == "moved"

    inside(story)


def test_haste_is_told() -> None:
    async def story(server: Inside, thinking: Thinking) -> None:
        thinking.hurried = "beginner"
        room, secret = await table_of(server, ME, BOT)
        thinking.answer.set()
        await settle()
        thinking.answer.clear()
        for path in ("", "/log"):
            _, _, answer = await server.request("GET", f"/api/tables/{room.loaded.id}{path}", secret)
            moved = [thing for thing in json.loads(answer)["happened"] if thing["kind"] == "moved"]
            assert [thing["hurried"] for thing in moved] == ["beginner"]

    inside(story)


def test_tables_that_are_watched_come_first_and_unattended_ones_last() -> None:
    async def story(server: Inside, thinking: Thinking) -> None:
        turns = server.server.house.bot_turns
        room, _ = await table_of(server, ME, BOT)
        assert thinking.asked[0][2] == Claim(room.loaded.id, "127.0.0.1", WATCHED)
        room.visited = float("-inf")
        assert turns.urgency(room) == ASLEEP
        bots, secret = await table_of(server, BOT, BOT)
        bots.visited = float("-inf")
        assert turns.urgency(bots) == UNATTENDED
        async with server.socket(bots.loaded.id, secret):
            assert turns.urgency(bots) == WATCHED

    inside(story)


def test_only_some_tables_of_bots_go_on_unattended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slowly, one after the other; the others are woken when there is room."""

    async def story(server: Inside, thinking: Thinking) -> None:
        turns = server.server.house.bot_turns
        rooms = [(await table_of(server, BOT, BOT))[0] for _ in range(5)]
        for room in rooms:
            for thought in room.thinking.values():
                thought.stop()
            await settle()
            room.visited = float("-inf")
        thinking.asked.clear()
        await turns.wake()
        await asyncio.sleep(0.01)
        await settle()
        assert {claim.urgency for _, _, claim in thinking.asked} == {UNATTENDED}
        assert len({claim.table for _, _, claim in thinking.asked}) == len(turns.unattended) == 2

    monkeypatch.setattr(bot_turns, "MOST_UNATTENDED", 2)
    monkeypatch.setattr(bot_turns, "UNATTENDED_SECONDS", 0.001)
    inside(story)


def test_nobody_is_woken_while_many_wait() -> None:
    async def story(server: Inside, thinking: Thinking) -> None:
        room, _ = await table_of(server, ME, BOT)
        server.server.house.tables.in_memory.clear()
        thinking.waiting = bot_turns.CROWDED + 1
        await server.server.house.bot_turns.wake()
        assert server.server.house.tables.in_memory == {}
        thinking.waiting = 0
        await server.server.house.bot_turns.wake()
        assert [*server.server.house.tables.in_memory] == [room.loaded.id]

    inside(story)


def test_one_table_that_breaks_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(server: Inside, thinking: Thinking) -> None:
        house = server.server.house
        rooms = [(await table_of(server, ME, BOT))[0] for _ in range(3)]
        house.tables.in_memory.clear()
        bad, opened = rooms[1].loaded.id, house.tables.room

        async def breaking(table: str) -> Room:
            if table == bad:
                raise RuntimeError("a row nobody has thought of")
            return await opened(table)

        monkeypatch.setattr(house.tables, "room", breaking)
        await house.bot_turns.wake()
        assert {*house.tables.in_memory} == {room.loaded.id for room in rooms} - {bad}
        assert house.bot_turns.hopeless == {bad} and "a row nobody has thought of" in caplog.text

    inside(story)


def test_all_tables_are_looked_at_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Inside, thinking: Thinking) -> None:
        house = server.server.house
        rooms = [(await table_of(server, ME, BOT))[0] for _ in range(5)]
        house.tables.in_memory.clear()
        for woken in (2, 4, 5):
            await house.bot_turns.wake()
            assert len(house.tables.in_memory) == woken
        assert house.bot_turns.woken_up_to == "" and len(rooms) == 5

    monkeypatch.setattr(bot_turns, "PAGE", 2)
    inside(story)


def test_a_clock_that_jumps_puts_no_bot_to_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where several processes serve one database, the time since this one noticed counts, whatever the clock says."""

    async def story(server: Inside, thinking: Thinking) -> None:
        house = server.server.house
        server.store.shared = True
        for _ in range(3):  # more than are looked at at once
            await table_of(server, ME, BOT)
        house.tables.in_memory.clear()
        thinking.asked.clear()
        house.tables.clock = lambda: -1_000_000_000
        for _ in range(4):
            await house.bot_turns.wake()
        assert not thinking.asked
        elapsed = house.settings.bot_seconds + 1
        monkeypatch.setattr(bot_turns, "time", SimpleNamespace(monotonic=lambda: time.monotonic() + elapsed))
        for _ in range(4):
            await house.bot_turns.wake()
        await settle()
        assert len(thinking.asked) == 3

    monkeypatch.setattr(bot_turns, "PAGE", 1)
    inside(story)


def test_work_that_is_repeated_never_ends(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever it raises, and also where it hangs."""
    runs: list[int] = []

    async def work() -> None:
        runs.append(1)
        if len(runs) == 1:
            raise RuntimeError("broken")
        if len(runs) == 2:
            raise StoreError("the disk is away")
        if len(runs) == 3:
            await asyncio.sleep(3600)

    async def story() -> None:
        tasks = Background()
        tasks.repeat(work, 0, 0.05)
        async with asyncio.timeout(30):
            while len(runs) < 5:
                await asyncio.sleep(0.01)
        await tasks.stop()

    with caplog.at_level(logging.ERROR, background.__name__):
        asyncio.run(story())
    for word in ("broken", "the disk is away", "took longer"):
        assert word in caplog.text
