"""Kills table servers under play and proves that no acknowledged message is lost or doubled and tables go on."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Literal

import httpx2
import typer
import websockets
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from sqlalchemy import Engine, NullPool, create_engine, select

from deep.wire import Client, Http, Json, Server, at_table, new_id, new_secret, player_of
from deskovka.core.errors import DeskovkaError
from deskovka.core.record import Move, Record, final_state, verify
from deskovka.registry import game as find_game
from deskovka.server.schema import entries
from server.postgres import postgres_server

Database = Literal["sqlite", "postgres"]

# What is played at the same time; as soon as a game is over, the next one of its kind begins.
GAMES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("cartographers", ("me", "open")),
    ("cartographers", ("me", "open", "open", "beginner")),
    ("cartographers", ("me", "random", "beginner")),
    ("terra_mystica", ("me", "open", "open")),
    ("terra_mystica", ("me", "open", "random", "beginner")),
)
HTTP_SHARE = 0.25  # of the players; the others use the socket
SAY, TAKE_BACK = 0.05, 0.03  # how often a player talks, or takes a move back
BOTH = 0.2  # how often all servers are killed at once
SOONEST, LATEST = 0.02, 0.6  # seconds of play before a kill
PAUSE = 0.03  # seconds until a client tries again
PATIENCE = 20.0  # seconds without any answer after which play has not gone on
END_PATIENCE = 120.0  # seconds for the last games to be finished
LAG = 3.0  # seconds one server may be behind another
STOP_WITHIN = 2.0  # seconds
ORPHANS_WITHIN = 3.0  # seconds
RESTARTING = 1012  # the close code of a server that will be back
NO_HARM = {"late", "over", "nothing-to-undo"}  # the table has gone on
TRY_AGAIN = {"storage", "busy"}

GONE = (ConnectionError, websockets.WebSocketException, httpx2.TransportError)  # the server is not there now


class Fault(Exception):
    """What must never happen."""


class Behind(Exception):
    """A server does not know yet what the player has seen; with one server only, it has lost it."""


# what was sent, what was kept, and whether they fit


@dataclass(slots=True)
class Sent:
    """A message of a client, and the answer to it."""

    message: Json
    tries: int = 0
    answer: Json = None

    @property
    def id(self) -> str:
        return str(self.message["id"])

    @property
    def seq(self) -> int | None:
        """Where it was kept, by its acknowledgement."""
        return self.answer["seq"] if self.answer and self.answer["type"] == "done" else None

    def __str__(self) -> str:
        what = {key: value for key, value in self.message.items() if key != "id"}
        return f"message {self.id} {json.dumps(what)} (sent {self.tries} times)"


@dataclass(frozen=True, slots=True)
class Kept:
    """An entry of a table's log, as it stands in the database."""

    seq: int
    kind: str
    data: Json
    id: str | None


KINDS = {"move": "moved", "say": "said", "undo": "undone"}
FIELDS = {"move": ("seat", "asked", "action"), "say": ("text",), "undo": ("seat",)}


def faults_of_log(log: Sequence[Kept], sent: Iterable[Sent]) -> Iterator[str]:
    """Where the log of a table does not fit what its players sent and were answered."""
    if [entry.seq for entry in log] != [*range(len(log))]:
        yield f"the log has not the numbers 0 to {len(log) - 1}, each once"
    yield from doubled(log)
    kept = {entry.id: entry for entry in log if entry.id and entry.kind in KINDS.values()}
    for message in sent:
        entry = kept.pop(message.id, None)
        if message.seq is not None and entry is None:
            yield f"LOST: {message} was acknowledged with {message.seq} and is not in the log"
        elif message.seq is not None and entry and entry.seq != message.seq:
            yield f"{message} was acknowledged with {message.seq} and kept as {entry.seq}"
        elif message.answer and message.seq is None and entry:
            yield f"{message} was refused ({message.answer['code']}) and kept as {entry.seq}"
        if entry and not fits(entry, message.message):
            yield f"{message} was kept as {entry.kind} {json.dumps(entry.data)}"
    for entry in kept.values():
        yield f"entry {entry.seq} has the id {entry.id}, which nobody sent"


def fits(entry: Kept, message: Json) -> bool:
    """Whether an entry says what its message said."""
    kind: str = message["type"]
    return entry.kind == KINDS[kind] and all(entry.data.get(name) == message[name] for name in FIELDS[kind])


def doubled(log: Iterable[Kept]) -> Iterator[str]:
    """The same message twice, the same line twice, or two answers to one question of a seat."""
    ids = Counter(entry.id for entry in log if entry.id)
    lines = Counter(entry.data["text"] for entry in log if entry.kind == "said")
    answers = Counter((entry.data["seat"], entry.data["asked"]) for entry in standing(log))
    for what, counts in (("id", ids), ("line", lines), ("answer of (seat, question)", answers)):
        for which, times in counts.items():
            if times > 1:
                yield f"DOUBLED: the {what} {which} is in the log {times} times"


def standing(log: Iterable[Kept]) -> list[Kept]:
    """The moves that were not taken back."""
    moves: list[Kept] = []
    for entry in log:
        if entry.kind == "moved":
            moves.append(entry)
        elif entry.kind == "undone":
            del moves[entry.data["move"]]
    return moves


def faults_of_hearing(log: Sequence[Kept], happened: Sequence[Json]) -> Iterator[str]:
    """Where a client was told something else than the log says, or not in its order."""
    numbers = [thing["seq"] for thing in happened]
    if numbers != [*range(1, len(numbers) + 1)]:
        yield f"was told of {numbers}, expected 1 to {len(numbers)}, each once"
    by_number = {entry.seq: entry for entry in log}
    for thing in happened:
        entry = by_number.get(thing["seq"])
        if entry is None:
            yield f"LOST: was told of {thing['kind']} {thing['seq']}, which is not in the log"
        elif thing["kind"] != entry.kind or thing["action"] not in (None, entry.data.get("action")):
            yield f"was told {thing['kind']} {thing['action']} as {entry.seq}, the log has {entry.data}"


def record_of_log(log: Sequence[Kept]) -> Record:
    """The game a log tells."""
    opening = log[0].data
    deals = [entry.data["dealt"] for entry in log if entry.data.get("dealt") is not None]
    moves = [
        Move(entry.data["seat"], entry.data["action"], tuple(entry.data.get("drawn", ())))
        for entry in standing(log)
    ]
    return Record(
        opening["game"],
        opening["edition"],
        opening["rules"],
        len(opening["chairs"]),
        opening["options"],
        dealt=tuple(deals[0]) if deals else (),
        moves=moves,
    )


# those who play


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

    def __init__(self, trial: Trial, table: str, secret: str, seat: int, random: Random) -> None:
        self.trial = trial
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
                if isinstance(error, websockets.ConnectionClosed) and error.rcvd:
                    self.closed.append(error.rcvd.code)
                self.at += not self.faithful
                await asyncio.sleep(PAUSE)
            except Behind as error:
                await self.wait_for_others(error)
            except TimeoutError:
                raise Fault(f"{self}: nothing was heard after {self.seen}") from None

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Client]:
        """A client that has heard everything since the last time."""
        url = self.trial.url(self.at)
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
            raise Behind(f"{self} is not known: {news}")
        if not news["complete"]:
            raise Fault(f"{self}: after {self.seen} something is missing in the news up to {news['seq']}")
        self.behind_since = None

    async def wait_for_others(self, error: Behind) -> None:
        """One server may be a little behind another; alone it must know everything."""
        now = time.monotonic()
        self.behind_since = self.behind_since or now
        if len(self.trial.ports) == 1 or now - self.behind_since > LAG:
            raise Fault(f"LOST: {error}") from error
        self.trial.counts["behind"] += 1
        await asyncio.sleep(PAUSE)

    def remember(self, client: Client) -> None:
        self.seen, self.outcome = client.seq, client.outcome
        self.happened += client.happened

    async def play_here(self, client: Client) -> None:
        while self.unanswered or client.outcome is None:
            message = self.unanswered or self.next_message(client)
            if message:
                await self.put(client, message)
            else:
                await client.hear()

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
        counts = self.trial.counts
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
        self.trial.answered.set()
        await client.until(sent.seq)


@dataclass(slots=True)
class Board:
    """A table of the trial and those who play at it."""

    table: str
    game: str
    players: list[Player]

    @property
    def sent(self) -> list[Sent]:
        return [message for player in self.players for message in player.sent.values()]


# the trial


@dataclass(slots=True)
class Trial:
    """Some servers on one database, tables at which people and bots play, and somebody with a gun."""

    database: str
    servers: int
    random: Random
    games: Sequence[tuple[str, tuple[str, ...]]] = GAMES
    ports: list[int] = field(default_factory=list)
    running: list[Server] = field(default_factory=list)
    boards: list[Board] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest_stop: float = 0.0
    seconds: float = 0.0
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    closing: bool = False

    def url(self, number: int) -> str:
        return f"http://127.0.0.1:{self.ports[number % len(self.ports)]}"

    async def run(self, kills: int, stops: int = 0, told: Callable[[], None] = lambda: None) -> None:
        """Kill (and stop cleanly) so many times under play, then let all games come to their end."""
        began = time.monotonic()
        self.ports = free_ports(self.servers, self.random)
        playing: list[asyncio.Task[None]] = []
        try:
            self.running = await asyncio.gather(*map(self.start, self.ports))
            playing = [asyncio.create_task(self.keep_playing(*kind)) for kind in self.games]
            strikes = [self.kill] * kills + [self.stop] * stops
            self.random.shuffle(strikes)
            for strike in strikes:
                await self.resumed(playing)
                await asyncio.sleep(self.random.uniform(SOONEST, LATEST))
                await strike()
                self.check()
                told()
                if self.faults:
                    return
            self.closing = True
            await self.ended(playing)
            self.check()
        except Fault as fault:
            self.faults.append(str(fault))
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for server in self.running:
                await asyncio.to_thread(server.kill)
            self.seconds = time.monotonic() - began

    async def start(self, port: int) -> Server:
        return await asyncio.to_thread(Server, self.database, "--no-limits", "--workers", "1", port=port)

    async def resumed(self, playing: Sequence[asyncio.Task[None]]) -> None:
        """Wait for the next acknowledgement."""
        self.answered.clear()
        waiting = asyncio.create_task(self.answered.wait())
        await asyncio.wait([waiting, *playing], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        raise_faults(playing)
        if not self.answered.is_set():
            raise Fault(f"play did not go on within {PATIENCE:g} seconds")

    async def ended(self, playing: Sequence[asyncio.Task[None]]) -> None:
        await asyncio.wait(playing, timeout=END_PATIENCE, return_when=asyncio.FIRST_EXCEPTION)
        raise_faults(playing)
        unfinished = [str(p) for b in self.boards for p in b.players if p.outcome is None]
        if unfinished:
            raise Fault(f"not over after {END_PATIENCE:g} seconds: {', '.join(unfinished)}")

    # kills and stops

    async def kill(self) -> None:
        """As if the power failed: one of the servers, or all."""
        victims = [self.random.randrange(self.servers)]
        if self.servers > 1 and self.random.random() < BOTH:
            victims = [*range(self.servers)]
        thinkers = [pid for victim in victims for pid in children(self.running[victim].process.pid)]
        self.counts["bots seen"] += len(thinkers)
        for victim in victims:
            self.running[victim].process.kill()
        self.counts["kills"] += len(victims)
        await asyncio.gather(*[self.bring_back(victim) for victim in victims])
        await no_orphans(thinkers)

    async def bring_back(self, number: int) -> None:
        await asyncio.to_thread(self.running[number].kill)
        self.running[number] = await self.start(self.ports[number])

    async def stop(self) -> None:
        """As whoever runs it stops it: quick, and every socket is told that the server will be back."""
        victim = self.running[self.random.randrange(self.servers)]
        thinkers = children(victim.process.pid)
        codes = {player: len(player.closed) for board in self.boards for player in board.players}
        began = time.monotonic()
        log = await asyncio.to_thread(victim.stop)
        seconds = time.monotonic() - began
        self.slowest_stop = max(self.slowest_stop, seconds)
        self.counts["stops"] += 1
        if seconds > STOP_WITHIN:
            raise Fault(f"SIGTERM took {seconds:.1f} s, at most {STOP_WITHIN:g} expected; its log: {log}")
        self.running[self.running.index(victim)] = await self.start(victim.port)
        await no_orphans(thinkers)
        told = [code for player, before in codes.items() for code in player.closed[before:]]
        self.counts["sockets told"] += len(told)
        if set(told) != {RESTARTING}:
            raise Fault(f"a clean stop closed sockets with {told}, expected {RESTARTING}")

    # tables

    async def keep_playing(self, game: str, seats: Sequence[str]) -> None:
        """One game after the other."""
        while not self.closing:
            board = await self.open(game, seats)
            self.boards.append(board)
            async with asyncio.TaskGroup() as group:
                for player in board.players:
                    group.create_task(player.play())
            await self.check_end(board)
            self.counts["games"] += 1

    async def open(self, game: str, seats: Sequence[str]) -> Board:
        """A table with somebody in every seat; asked for again and again while servers die."""
        host = new_secret()
        body = {"game": game, "seats": [player_of(player, seat) for seat, player in enumerate(seats)]}
        made = (await self.ask(lambda http: http.post("/api/tables", body, host), 201)).json()
        holders = {0: host}
        for seat, invitation in made["links"]["seats"].items():
            holders[int(seat)] = await self.sit(made["table"], invitation, int(seat))
        random = Random(self.random.random())
        players = [Player(self, made["table"], secret, seat, random) for seat, secret in holders.items()]
        return Board(made["table"], game, players)

    async def sit(self, table: str, invitation: str, seat: int) -> str:
        secret = new_secret()
        message = {"type": "sit", "id": new_id(), "name": f"Guest {seat}", "secret": secret}
        path = f"/api/tables/{table}"
        # A seat that was taken before the server died cannot be taken again: its secret proves it.
        answer = await self.ask(lambda http: http.post(f"{path}/deeds", message, invitation), 200, 409)
        if answer.status_code == 409:
            self.counts["taken"] += 1
            await self.ask(lambda http: http.get(path, secret), 200)
        return secret

    async def ask(
        self, request: Callable[[Http], Awaitable[httpx2.Response]], *expected: int
    ) -> httpx2.Response:
        """The answer to a request, from whichever server is there, as soon as it is one of those expected."""
        began, number = time.monotonic(), self.random.randrange(self.servers)
        answer: httpx2.Response | None = None
        while time.monotonic() - began < PATIENCE:
            try:
                async with Http(self.url(number)) as http:
                    answer = await request(http)
                if answer.status_code in expected:
                    return answer
                if self.servers == 1:
                    break
            except GONE:
                number += 1
            await asyncio.sleep(PAUSE)
        raise Fault(f"expected {expected}, got {answer.text if answer else 'no answer'}")

    # what must be true

    def check(self) -> None:
        """Everything acknowledged so far is in the database, once, and the games told there fit the rules."""
        for board in self.boards:
            acknowledged = [Sent(sent.message, sent.tries, sent.answer) for sent in board.sent]
            log = self.log(board.table)
            told = [f"table {board.table}: {fault}" for fault in faults_of_log(log, acknowledged)]
            for player in board.players:
                told += [f"{player}: {fault}" for fault in faults_of_hearing(log, player.happened)]
            self.faults += told
            if not told and any(player.outcome is None for player in board.players):
                self.replay(board, log)

    def replay(self, board: Board, log: Sequence[Kept]) -> None:
        try:
            final_state(record_of_log(log), find_game(board.game))
        except DeskovkaError as error:
            self.faults.append(f"table {board.table} does not fit the rules: {error}")

    async def check_end(self, board: Board) -> None:
        """The record of a finished game is the log, fits the rules and its seed, and has everybody's scores."""
        first = board.players[0]
        answer = await self.ask(lambda http: http.get(f"/api/tables/{board.table}/record", first.secret), 200)
        record = Record.read(answer.text)
        try:
            verify(record, find_game(board.game))
        except DeskovkaError as error:
            raise Fault(f"table {board.table}: its record does not verify: {error}") from error
        kept = record_of_log(self.log(board.table))
        if (record.dealt, record.moves) != (kept.dealt, kept.moves):
            raise Fault(f"table {board.table}: its record is not what its log tells")
        for player in board.players:
            scores = tuple(standing["score"] for standing in player.outcome)
            if scores != record.scores:
                raise Fault(f"{player}: was told the scores {scores}, the record has {record.scores}")

    def log(self, table: str) -> list[Kept]:
        """What stands in the database, read without the server."""
        columns = entries.c.seq, entries.c.kind, entries.c.data, entries.c.message
        query = select(*columns).where(entries.c.table_id == table).order_by(entries.c.seq)
        with engine(self.database).connect() as connection:
            return [
                Kept(seq, kind, json.loads(data), message.rpartition(" ")[2] if message else None)
                for seq, kind, data, message in connection.execute(query)
            ]

    def summary(self) -> Mapping[str, str]:
        counts = self.counts
        return {
            "kills": str(counts["kills"]),
            "clean stops": f"{counts['stops']} (slowest {self.slowest_stop:.2f} s)",
            "sockets closed with 1012 by them": str(counts["sockets told"]),
            "acknowledged messages": str(counts["acknowledged"]),
            "resent": str(counts["resent"]),
            "kept though unacknowledged": str(counts["kept"]),
            "refused because the table had gone on": str(counts["refused"]),
            "times a server was behind": str(counts["behind"]),
            "seats found taken by ourselves": str(counts["taken"]),
            "bot processes of killed servers, all ended": str(counts["bots seen"]),
            "games finished": str(counts["games"]),
            "seconds": f"{self.seconds:.0f}",
        }


def raise_faults(playing: Iterable[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done() and (error := task.exception()):
            raise first_of(error)


def first_of(error: BaseException) -> BaseException:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def engine(database: str) -> Engine:
    """Reads only: even a file whose server died is left for the next server to mend."""
    if database.startswith("postgresql://"):
        return create_engine(database.replace("postgresql", "postgresql+psycopg", 1), poolclass=NullPool)
    return create_engine(f"sqlite:///file:{database}?mode=ro&uri=true", poolclass=NullPool)


def free_ports(many: int, random: Random) -> list[int]:
    """Below those that connections get: a client that tries to connect to a dead server must not take its port."""
    found: list[int] = []
    while len(found) < many:
        port = random.randrange(10_000, 30_000)
        with socket.socket() as trying:
            if port not in found and trying.connect_ex(("127.0.0.1", port)):
                found.append(port)
    return found


def children(parent: int) -> list[int]:
    """The processes a process has started."""
    return [pid for pid in processes() if (status := status_of(pid)) and status[1] == parent]


def processes() -> list[int]:
    return [int(name) for name in os.listdir("/proc") if name.isdigit()]


def status_of(pid: int) -> tuple[str, int] | None:
    """The state of a process and its parent."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return words[0], int(words[1])


async def no_orphans(pids: Iterable[int]) -> None:
    """Wait until none of the processes runs."""
    until = time.monotonic() + ORPHANS_WITHIN
    left = list(pids)
    while left:
        left = [pid for pid in left if (status := status_of(pid)) and status[0] not in "ZX"]
        if left and time.monotonic() > until:
            raise Fault(f"processes of a server that has ended still run: {left}")
        await asyncio.sleep(PAUSE)


# the command


def main(
    kills: Annotated[int, typer.Option(min=0, help="How many times servers are killed.")] = 100,
    stops: Annotated[int, typer.Option(min=0, help="How many times a server is stopped cleanly.")] = 10,
    database: Annotated[Database, typer.Option(help="SQLite: one server; PostgreSQL: two.")] = "sqlite",
    seed: Annotated[
        int | None, typer.Option(help="Moments and moves; by default something else each time.")
    ] = None,
) -> None:
    """Kill table servers under play: no acknowledged message may be lost, none doubled, all games must end."""
    number = Random().randrange(10**6) if seed is None else seed
    console = Console()
    with ExitStack() as stack:
        place = open_database(stack, database)
        trial = Trial(place, 1 if database == "sqlite" else 2, Random(number))
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
        progress = stack.enter_context(Progress(*columns, console=console, transient=True))
        bar = progress.add_task(database, total=kills + stops)

        def tell() -> None:
            counts = trial.counts
            words = f"{database}: {counts['acknowledged']} acknowledged, {counts['games']} games"
            progress.update(bar, advance=1, description=words)

        asyncio.run(trial.run(kills, stops, tell))
    for what, value in {"database": database, "seed": str(number), **trial.summary()}.items():
        console.print(f"{what:>42}: {value}", highlight=False)
    for fault in trial.faults:
        console.print(f"FAULT {fault}", style="red", markup=False, highlight=False, soft_wrap=True)
    console.print("nothing was lost, nothing doubled" if not trial.faults else f"{len(trial.faults)} faults")
    sys.exit(1 if trial.faults else 0)


def open_database(stack: ExitStack, database: Database) -> str:
    """A new, empty one."""
    if database == "postgres":
        return stack.enter_context(postgres_server()).create()
    return f"{stack.enter_context(TemporaryDirectory(prefix='kill-'))}/tables.sqlite"


if __name__ == "__main__":
    typer.run(main)
