"""Players that outlive their server: they play at random, come back, and send again what was not answered."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx2
import websockets

from deep.kill_log import Sent
from deep.wire import Client, Http, Json, at_table, new_id

HTTP_SHARE = 0.25  # of the players; the others use the socket
SAY, TAKE_BACK = 0.05, 0.03  # how often a player talks, or takes a move back
PAUSE = 0.03  # seconds until a client tries again
LAG = 10.0  # seconds one server may be behind another
SILENCES = 3  # times in a row that a client hears nothing for as long as it waits
NO_WORD = 1006  # the close code of a server that just vanished
NO_HARM = {"late", "over", "nothing-to-undo"}  # the table has gone on
NO_HARM |= {"asked-already", "not-agreed"}  # others agreed on it too
TRY_AGAIN = {"storage", "busy"}

GONE = (ConnectionError, websockets.WebSocketException, httpx2.TransportError)  # the server is not there now


class Fault(Exception):
    """What must never happen."""


class Behind(Exception):
    """A server does not know yet what the player has seen; with one server only, it has lost it."""


@dataclass(slots=True)
class Scene:
    """Where all play: the servers, and what has happened so far."""

    ports: list[int]
    counts: Counter[str] = field(default_factory=Counter)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    bot_moved: asyncio.Event = field(default_factory=asyncio.Event)

    def url(self, number: int) -> str:
        return f"http://127.0.0.1:{self.ports[number % len(self.ports)]}"


class Poller(Client):
    """A client without a socket: it asks what is new, as often as it can bear."""

    def __init__(self, http: Http, table: str, secret: str, seen: int) -> None:
        no_socket: Any = None
        super().__init__(http.url, table, secret, no_socket)
        self.http = http
        self.seq = seen

    async def hear(self) -> Json:
        answer = await self.http.get(f"/api/tables/{self.table}", self.secret, since=self.seq)
        news = answer.json()
        if answer.status_code != 200:
            return news
        if self.news and news["seq"] == self.seq:
            await asyncio.sleep(PAUSE)
        self._take(news)
        return news

    async def send(self, message: Json) -> None:
        answer = await self.http.post(f"/api/tables/{self.table}/deeds", message, self.secret)
        self.answers[message["id"]] = answer.json()


class Player:
    """Somebody in a seat: plays at random as fast as possible, comes back, sends again what was not answered."""

    def __init__(self, scene: Scene, table: str, secret: str, seat: int, random: Random) -> None:
        self.scene = scene
        self.table = table
        self.secret = secret
        self.seat = seat
        self.random = random
        self.by_http = random.random() < HTTP_SHARE
        self.faithful = random.random() < 0.5  # waits for the same server to be back
        self.at = seat  # which of the servers
        self.sent: dict[str, Sent] = {}
        self.unanswered: Sent | None = None
        self.seen = 0
        self.happened: list[Json] = []
        self.outcome: Json = None
        self.closed: list[int] = []  # with which codes servers ended the socket
        self.behind_since: float | None = None
        self.silences = 0

    def __str__(self) -> str:
        return f"table {self.table} seat {self.seat}{' (HTTP)' if self.by_http else ''}"

    async def play(self) -> None:
        """Until the game is over, through all kills."""
        while self.outcome is None or self.unanswered:
            try:
                async with self.connect() as client:
                    try:
                        await self.play_here(client)
                    finally:
                        self.remember(client)
            except GONE as error:
                if isinstance(error, websockets.ConnectionClosed):
                    self.closed.append(error.rcvd.code if error.rcvd else NO_WORD)
                self.at += not self.faithful
                await asyncio.sleep(PAUSE)
            except Behind as error:
                await self.wait_for_others(error)
            except TimeoutError:
                self.silences += 1
                if self.silences == SILENCES:
                    raise Fault(f"{self}: nothing was heard after {self.seen}") from None

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Client]:
        """A client that has heard everything since the last time."""
        url = self.scene.url(self.at)
        opened = False
        try:
            if self.by_http:
                async with Http(url) as http:
                    poller = Poller(http, self.table, self.secret, self.seen)
                    self.check_welcome(await poller.hear())
                    opened = True
                    yield poller
            else:
                async with at_table(url, self.table, self.secret, self.seen) as client:
                    self.check_welcome(client.news)
                    opened = True
                    yield client
        except AssertionError as error:
            if opened and not self.by_http:
                raise Fault(f"{self}: after {self.seen}: {error}") from error
            raise Behind(f"{self} had seen {self.seen}, the server knows less") from error

    def check_welcome(self, news: Json) -> None:
        if news is None or news["type"] != "news":
            raise Behind(f"{self} is not known there: {news}")
        if not news["complete"]:
            raise Fault(f"{self}: after {self.seen} something is missing in the news up to {news['seq']}")
        self.behind_since = None

    async def wait_for_others(self, error: Behind) -> None:
        """One server may be a little behind another; alone it must know everything."""
        now = time.monotonic()
        self.behind_since = self.behind_since or now
        if len(self.scene.ports) == 1 or now - self.behind_since > LAG:
            raise Fault(f"LOST: {error}") from error
        self.scene.counts["behind"] += 1
        await asyncio.sleep(PAUSE)

    def remember(self, client: Client) -> None:
        if client.seq > self.seen:
            self.silences = 0
        self.seen, self.outcome = client.seq, client.outcome
        self.happened += client.happened

    async def play_here(self, client: Client) -> None:
        joined = client.seq
        bots = {seat["seat"] for seat in client.info["seats"] if seat["bot"]}
        while self.unanswered or client.outcome is None:
            message = self.unanswered or self.next_message(client)
            if message:
                await self.put(client, message)
            else:
                await client.hear()
            if any(thing["seat"] in bots and thing["seq"] > joined for thing in client.news["happened"]):
                self.scene.bot_moved.set()

    def next_message(self, client: Client) -> Sent | None:
        if not client.asked:
            return None
        sight = self.random.choice(client.asked)
        message: Json = {"id": new_id()}
        chance = self.random.random()
        if chance < SAY:
            message |= {"type": "say", "text": f"line {message['id']}"}
        elif chance < SAY + TAKE_BACK and sight["undo"]:
            message |= {"type": "undo", "seat": sight["seat"]}
        else:
            action = self.random.choice(client.legal(sight))
            message |= {"type": "move", "seat": sight["seat"], "asked": sight["asked"], "action": action}
        sent = self.sent[message["id"]] = Sent(message)
        return sent

    async def put(self, client: Client, sent: Sent) -> None:
        """Send a message, perhaps again, and hear on until it is answered and what followed is known."""
        counts = self.scene.counts
        told_of = client.seq
        sent.tries += 1
        counts["resent"] += sent.tries > 1
        self.unanswered = sent
        await client.send(sent.message)
        while sent.id not in client.answers:
            await client.hear()
        answer = client.answers.pop(sent.id)
        if answer["type"] == "refused" and answer["code"] in TRY_AGAIN:
            await asyncio.sleep(PAUSE)
            return
        sent.answer, self.unanswered = answer, None
        if sent.seq is None:
            counts["refused"] += 1
            if answer["code"] not in NO_HARM:
                raise Fault(f"{self}: {sent} was refused: {answer}")
            return
        counts["acknowledged"] += 1
        counts["kept"] += sent.tries > 1 and sent.seq <= told_of
        self.scene.answered.set()
        await client.until(sent.seq)
