"""A server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import IO, Any, Self

import httpx2
import websockets
from websockets.asyncio.client import ClientConnection

from deskovka.registry import part
from samples import sample

PATIENCE = 20.0  # seconds a test waits for anything
READY = re.compile(r"Deskovka \D+ (http://\S+?)/ ")

Json = Any


class Server:
    """`deskovka serve` as its users start it."""

    def __init__(
        self,
        database: str | Path,
        *options: str,
        port: int = 0,
        environment: Mapping[str, str] | None = None,
        files: int = 0,
        program: Sequence[str] = ("deskovka",),
        log: IO[str] | None = None,
    ) -> None:
        """`files`: how many it may have open, 0 leaves it as it is; `program`: a module that does what `deskovka` does,
        and its own arguments. `log` is for a server that runs long: without it what it writes waits in a pipe until it
        stops, and a full pipe would hold it up."""
        self.database = database
        command = self.command(database, ["--port", str(port), *options], program)
        if files:
            command = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *command]
        if program[0] != "deskovka":
            environment = {**(environment or os.environ), "PYTHONPATH": os.pathsep.join(sys.path)}
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=log or subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        ready = READY.match(line)
        if ready is None:
            raise RuntimeError(f"the server did not start: {line}{self.stop()}")
        self.url = ready[1]
        self.port = int(self.url.rpartition(":")[2])

    def command(
        self, database: str | Path, options: Sequence[str], program: Sequence[str] = ("deskovka",)
    ) -> list[str]:
        return [sys.executable, "-m", *program, "serve", "--database", str(database), *options]

    def kill(self) -> None:
        """As if the power failed."""
        self.process.kill()
        self._end()

    def stop(self) -> str:
        """As whoever runs it stops it; gives what it wrote into its log."""
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> str:
        _, log = self.process.communicate(timeout=PATIENCE)
        return log or ""


@contextmanager
def server(
    database: str | Path,
    *options: str,
    environment: Mapping[str, str] | None = None,
    program: Sequence[str] = ("deskovka",),
) -> Iterator[Server]:
    running = Server(database, "--no-limits", *options, environment=environment, program=program)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.stop()


class Http:
    """Requests to a server."""

    def __init__(self, url: str, address: str | None = None) -> None:
        self.url = url
        transport = httpx2.AsyncHTTPTransport(local_address=address)  # where they come from
        self.client = httpx2.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        await self.client.aclose()

    async def get(self, path: str, secret: str | None = None, **query: str | int) -> httpx2.Response:
        return await self.client.get(path, headers=bearer(secret), params=query)

    async def post(self, path: str, body: Json, secret: str | None = None) -> httpx2.Response:
        return await self.client.post(path, headers=bearer(secret), json=body)

    async def make_table(
        self, game: str, players: Sequence[str], options: Mapping[str, str] | None = None, word: str = ""
    ) -> Seated:
        """A table for `me`, `open` seats and bots by their strength, with somebody in every open seat.

        Unless told otherwise, a game that is played at random ends soon.
        """
        host = new_secret()
        seats = [player_of(player, seat) for seat, player in enumerate(players)]
        body = {
            "game": game,
            "seats": seats,
            "options": dict(sample(game).short if options is None else options),
            "word": word,
        }
        answer = await self.post("/api/tables", body, host)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        seated = Seated(made["table"], host, made["links"]["watch"])
        for seat, invitation in made["links"]["seats"].items():
            seated.others[int(seat)] = await self.sit(made["table"], invitation, f"Guest {seat}")
        return seated

    async def sit(self, table: str, invitation: str, name: str, word: str = "") -> str:
        secret = new_secret()
        message = {"type": "sit", "id": new_id(), "name": name, "secret": secret, "word": word}
        answer = await self.post(f"/api/tables/{table}/deeds", message, invitation)
        assert answer.status_code == 200, answer.text
        return secret


class Seated:
    """The secrets of everybody at a table."""

    def __init__(self, table: str, host: str, watch: str) -> None:
        self.table = table
        self.host = host
        self.watch = watch
        self.others: dict[int, str] = {}

    @property
    def secrets(self) -> list[str]:
        return [self.host, *self.others.values()]


class Client:
    """One socket at a table, as a careful client uses it: it remembers what it saw and what it sent."""

    def __init__(self, url: str, table: str, secret: str, socket: ClientConnection) -> None:
        self.url = url
        self.table = table
        self.secret = secret
        self.socket = socket
        self.news: Json = None  # the latest
        self.info: Json = None
        self.sights: list[Json] = []
        self.outcome: Json = None
        self.happened: list[Json] = []
        self.answers: dict[str, Json] = {}
        self.seq = 0

    async def hear(self) -> Json:
        """The next message; what it says is remembered."""
        async with asyncio.timeout(PATIENCE):
            message = json.loads(await self.socket.recv())
        if message["type"] == "news":
            self._take(message)
        elif message.get("id"):
            self.answers[message["id"]] = message
        return message

    def _take(self, news: Json) -> None:
        assert news["since"] == self.seq, "a message was lost or doubled"
        self.news, self.seq = news, news["seq"]
        self.happened += news["happened"]
        self.info = news["info"] or self.info
        self.sights = self.sights if news["sights"] is None else news["sights"]
        self.outcome = news["outcome"] or self.outcome

    async def until(self, seq: int) -> None:
        """Hear everything up to a number."""
        while self.seq < seq:
            await self.hear()

    async def say(self, kind: str, **fields: Json) -> Json:
        """Send a message and wait for its answer."""
        message = {"type": kind, "id": new_id(), **fields}
        await self.send(message)
        while message["id"] not in self.answers:
            await self.hear()
        return self.answers[message["id"]]

    async def send(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def do(self, kind: str, **fields: Json) -> Json:
        """As `say`; it must be done, and everybody's news of it is awaited."""
        answer = await self.say(kind, **fields)
        assert answer["type"] == "done", answer
        await self.until(answer["seq"])
        return answer

    @property
    def asked(self) -> list[Json]:
        """The sights of the own seats that must answer, unless a bot does."""
        bots = {seat["seat"] for seat in self.info["seats"] if seat["bot"]}
        return [sight for sight in self.sights if sight["asked"] is not None and sight["seat"] not in bots]

    def legal(self, sight: Json) -> list[str]:
        found: list[str] = part("server", self.info["game"]).actions(sight["options"])
        return found

    async def move(self, sight: Json, action: str) -> Json:
        return await self.say("move", seat=sight["seat"], asked=sight["asked"], action=action)

    async def play(self, random: Random, moves: int = 100_000) -> int:
        """Answer at random until the game is over, or so many times; returns how many answers were kept."""
        kept = 0
        while self.outcome is None and kept < moves:
            if not self.asked:
                await self.hear()
                continue
            sight = self.asked[0]
            answer = await self.move(sight, random.choice(self.legal(sight)))
            if answer["type"] == "done":
                kept += 1
                await self.until(answer["seq"])
            else:
                assert answer["code"] == "late", answer
        return kept


async def play_together(people: Sequence[Client], random: Random, moves: int) -> None:
    """Some more answers, whoever is asked; afterwards all have heard the same."""
    for _ in range(moves):
        while not (asked := [person for person in people if person.asked]):
            await people[0].hear()
            await asyncio.gather(*(person.until(people[0].seq) for person in people))
        person = random.choice(asked)
        await person.play(random, moves=1)
        await asyncio.gather(*(other.until(person.seq) for other in people))


@asynccontextmanager
async def at_table(
    url: str, table: str, secret: str, seen: int = 0, address: str | None = None
) -> AsyncIterator[Client]:
    """A client, coming from an address of its own if one is named, that has said hello and heard how the table is."""
    path = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    where: dict[str, Any] = {"local_addr": (address, 0)} if address else {}
    # It reads on while the test does something else: who does not read is not waited for.
    async with websockets.connect(path, max_size=None, max_queue=None, **where) as socket:
        client = Client(url, table, secret, socket)
        client.seq = seen
        await client.send({"type": "hello", "secret": secret, "seen": seen})
        await client.hear()
        yield client


_numbers = count(1)


def new_id() -> str:
    return f"m{next(_numbers)}"


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def bearer(secret: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"} if secret else {}


def player_of(player: str, seat: int) -> dict[str, str]:
    if player == "me":
        return {"kind": "me", "name": f"Host {seat}"}
    return {"kind": "open"} if player == "open" else {"kind": "bot", "bot": player}
