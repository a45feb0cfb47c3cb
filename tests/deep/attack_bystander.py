"""Somebody who plays with a beginner bot, and takes the time of every answer and of every move of the bot."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from random import Random
from typing import Self

from deep.wire import Client, Http, Json, at_table, new_secret

ADDRESS = "127.0.0.3"
PACE = 0.03  # seconds between two moves: a game ends before its socket is too fast
BOT = 1  # its seat
TABLE = {"game": "cartographers", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]}


class Times:
    """Seconds that answers took, and those that the bot took."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.bot: list[float] = []


class Bystander:
    """Plays one game after the other: over a socket, and now and then over HTTP, often with a new connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.random = Random(1)
        self.times = Times()
        self.stack = AsyncExitStack()
        self.client: Client | None = None
        self.http = Http(url, ADDRESS)
        self.asked_bot = 0.0  # when the bot was asked what it has not answered yet

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stack.aclose()
        await self.http.aclose()

    async def play(self, seconds: float) -> Times:
        """The times of the next seconds, with what is under way at their end."""
        self.times = Times()
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            await self._round()
        if self.asked_bot:
            self.times.bot.append(time.perf_counter() - self.asked_bot)
        return self.times

    async def _round(self) -> None:
        client = self.client
        if client is None or client.outcome is not None:
            client = await self._new_table()
        await self._listen(client)
        if self.random.random() < 0.5:
            await self._look(client)
        if client.asked:
            await self._move(client)

    async def _new_table(self) -> Client:
        await self.stack.aclose()
        start = time.perf_counter()
        secret = new_secret()
        answer = await self.http.post("/api/tables", TABLE, secret)
        self.times.answers.append(time.perf_counter() - start)
        assert answer.status_code == 201, answer.text
        self.asked_bot = start = time.perf_counter()
        socket = at_table(self.url, answer.json()["table"], secret, address=ADDRESS)
        self.client = await self.stack.enter_async_context(socket)
        self.times.answers.append(time.perf_counter() - start)
        self._watch_bot(self.client.news)
        return self.client

    async def _listen(self, client: Client) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PACE):
                while True:
                    self._watch_bot(await client.hear())

    async def _look(self, client: Client) -> None:
        """Every other time with a new connection, as somebody who comes now."""
        if self.random.random() < 0.5:
            await self.http.aclose()
            self.http = Http(self.url, ADDRESS)
        start = time.perf_counter()
        answer = await self.http.get(f"/api/tables/{client.table}", client.secret, since=client.seq)
        self.times.answers.append(time.perf_counter() - start)
        assert answer.status_code == 200, answer.text

    async def _move(self, client: Client) -> None:
        sight = client.asked[0]
        action = self.random.choice(client.legal(sight))
        heard = len(client.happened)
        start = time.perf_counter()
        answer = await client.move(sight, action)
        self.times.answers.append(time.perf_counter() - start)
        assert answer["type"] == "done" or answer["code"] == "late", answer
        if len(client.happened) > heard:
            self._watch_bot(client.news)

    def _watch_bot(self, message: Json) -> None:
        """Of the news: whether the bot has answered, and whether it is asked."""
        if message["type"] != "news":
            return
        now = time.perf_counter()
        moved = any(thing["kind"] == "moved" and thing["seat"] == BOT for thing in message["happened"])
        if moved and self.asked_bot:
            self.times.bot.append(now - self.asked_bot)
            self.asked_bot = 0.0
        if BOT in message["waiting"] and (moved or not self.asked_bot):
            self.asked_bot = now
