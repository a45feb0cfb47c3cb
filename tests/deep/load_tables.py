"""Many tables with people, bots and spectators, and the moves they are made to make."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from random import Random
from time import perf_counter
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from deep.load_moves import Kind, pick_for
from deep.load_sockets import Broken, Connection, connect
from deep.wire import Http, Seated, Server

AT_ONCE = 16  # tables that are made at the same time
PLAYING = 64  # tables that play at the same time when they play as fast as they can
PATIENCE = 60.0  # seconds until everything that was sent must have been seen
LONGEST = 600.0  # seconds in which all tables are brought into their games


T = TypeVar("T")


class Sight(Struct):
    seat: int | None
    asked: int | None = None
    options: Raw = Raw()


class Heard(Struct):
    """What matters here of any message of the server."""

    type: str
    seq: int = 0
    waiting: list[int] = []
    sights: list[Sight] | None = None
    message: str = ""
    code: str = ""


read = msgspec.json.Decoder(Heard).decode


class Sample(Struct):
    """One move: when it was to be made, when it was sent, when the other seat had the news."""

    planned: float
    sent: float
    seen: float


class Seat:
    """One person's socket, and what it heard last."""

    def __init__(self, table: LoadTable, number: int) -> None:
        self.table = table
        self.number = number
        self.connection: Connection
        self.seq = -1
        self.sight: Sight | None = None

    def hear(self, data: bytes) -> None:
        now = perf_counter()
        heard = read(data)
        if heard.type == "news":
            self.seq = heard.seq
            if heard.sights is not None:
                [self.sight] = heard.sights
                self.table.over = not heard.waiting
        elif heard.type == "done":
            self.table.done = heard.seq
        elif heard.code == "late" and self.table.crowd.bots:
            self.table.crowd.late += 1  # a bot was faster
            self.table.give_up()
        else:
            self.table.crowd.fail(f"a move was refused: {heard.message}")
        self.table.progress(self, now)


class Spectator:
    """Somebody who only looks."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.connection: Connection
        self.heard = 0

    def hear(self, data: bytes) -> None:
        self.heard += 1
        self.crowd.shown += 1


class LoadTable:
    """A table whose next move is made only when everybody has seen the one before, and somebody is asked who is no bot."""

    def __init__(self, crowd: Crowd, seated: Seated) -> None:
        self.crowd = crowd
        self.seated = seated
        self.seats = [Seat(self, number) for number in range(len(seated.secrets))]
        self.spectators = [Spectator(crowd) for _ in range(crowd.spectators)]
        self.moves = 0
        self.over = False
        self.busy = False  # a move was sent, which not everybody has seen yet
        self.playing = False  # and until somebody is asked again
        self.mover: Seat | None = None
        self.expected = self.done = 0
        self.sample = Sample(0, 0, 0)

    async def come(self, port: int) -> None:
        """All people open their sockets and hear how the table is."""
        path = f"/api/tables/{self.seated.table}/socket"
        secrets = [*self.seated.secrets, *[self.seated.watch] * len(self.spectators)]
        for person, secret in zip(self.people, secrets):
            person.connection = await connect(port, path, person.hear, self.crowd.fail)
            person.connection.send(
                b'{"type":"hello","secret":"%s"%s}' % (secret.encode(), self.crowd.reading)
            )
        async with asyncio.timeout(PATIENCE):
            while any(seat.seq < 0 for seat in self.seats) or not all(one.heard for one in self.spectators):
                await asyncio.sleep(0.001)
            while not (self.over or self.asked):
                await asyncio.sleep(0.001)
        self.expected = self.done = self.seats[0].seq

    def leave(self) -> None:
        for person in self.people:
            person.connection.close()

    @property
    def people(self) -> list[Seat | Spectator]:
        return [*self.seats, *self.spectators]

    @property
    def asked(self) -> list[Seat]:
        """Who can answer now."""
        return [seat for seat in self.seats if seat.sight and seat.sight.asked is not None]

    def move(self, planned: float) -> None:
        """One of those who are asked answers at random."""
        random, crowd = self.crowd.random, self.crowd
        seat = random.choice(self.asked)
        assert seat.sight is not None and seat.sight.asked is not None
        action = crowd.pick(seat.sight.options, random)
        self.moves += 1
        self.busy = self.playing = True
        self.mover, self.expected = seat, seat.seq + 1
        crowd.playing += 1
        self.sample = Sample(planned, perf_counter(), 0)
        seat.connection.send(
            b'{"type":"move","id":"m%d","seat":%d,"asked":%d,"action":%s}'
            % (self.expected, seat.number, seat.sight.asked, json.dumps(action).encode())
        )

    def progress(self, seat: Seat, now: float) -> None:
        if self.busy:
            if seat is not self.mover and seat.seq >= self.expected and not self.sample.seen:
                self.sample.seen = now
            if self.done >= self.expected and all(seat.seq >= self.expected for seat in self.seats):
                self.busy = False
                self.crowd.samples.append(self.sample)
        if self.playing and not self.busy and (self.over or self.asked):
            self.playing = False
            self.crowd.moved(self)

    def give_up(self) -> None:
        """The move was not made."""
        self.moves -= 1
        self.busy = False


class Crowd:
    """All tables of one game on one server. Games that end are not replaced: there must be enough tables."""

    def __init__(
        self,
        server: Server,
        kind: Kind,
        bots: int = 0,
        spectators: int = 0,
        language: str | None = None,
        seed: int = 1,
    ) -> None:
        """`bots` and `spectators` at each table; who reads a language hears also in words what happens."""
        self.server = server
        self.kind = kind
        self.bots = bots
        self.spectators = spectators
        self.reading = b',"language":"%s"' % language.encode() if language else b""
        self.late = 0  # moves that came too late, because a bot was faster
        self.shown = 0  # messages to spectators
        self.pick = pick_for(kind.game)
        self.random = Random(seed)
        self.tables: list[LoadTable] = []
        self.ready: deque[LoadTable] = deque()
        self.playing = 0
        self.samples: list[Sample] = []
        self.on_move: Callable[[LoadTable], None] = self.ready.append
        self.trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def moves(self) -> int:
        """All moves made so far."""
        return sum(table.moves for table in self.tables)

    @property
    def ended(self) -> int:
        return sum(table.over for table in self.tables)

    def fail(self, why: str) -> None:
        if not self.trouble.done():
            self.trouble.set_exception(Broken(why))

    def moved(self, table: LoadTable) -> None:
        self.playing -= 1
        self.on_move(table)

    async def make(self, count: int, step: Callable[[], None]) -> None:
        """Tables whose people do not look yet."""
        players = ["me", *["open"] * (self.kind.people - 1), *["beginner"] * self.bots]
        async with Http(self.server.url) as http:

            async def make_one(_: int) -> None:
                seated = await http.make_table(self.kind.game, players, self.kind.options)
                self.tables.append(LoadTable(self, seated))
                step()

            await some_at_once(make_one, range(count))

    async def come(self, step: Callable[[], None]) -> None:
        """Everybody opens a socket."""

        async def come_to(table: LoadTable) -> None:
            await table.come(self.server.port)
            step()

        await self._unless_trouble(some_at_once(come_to, self.tables))

    def leave(self) -> None:
        for table in self.tables:
            table.leave()

    async def play_fast(self, depth: int, step: Callable[[], None]) -> None:
        """Bring each table somewhere into its game, up to so many moves: a few tables at once, without a pause."""
        left = {table: self.random.randrange(depth) for table in self.tables}
        waiting = deque(table for table, moves in left.items() if moves)
        finished = asyncio.Event()

        def go_on(table: LoadTable) -> None:
            if left[table] and not table.over:
                left[table] -= 1
                table.move(perf_counter())
                return
            step()
            if waiting:
                go_on(waiting.popleft())
            elif not self.playing:
                finished.set()

        self.on_move = go_on
        for _ in range(min(PLAYING, len(waiting))):
            go_on(waiting.popleft())
        if self.playing:
            async with asyncio.timeout(LONGEST):
                await self._unless_trouble(finished.wait())

    async def play_at_rate(self, rate: float, seconds: float, step: Callable[[], None]) -> list[Sample]:
        """Moves at random times that do not depend on how fast the server is, each at the table that waits longest.

        A move for which no table is ready is sent later, and counts from when it was planned."""
        times = sorted(self.random.random() * seconds for _ in range(round(rate * seconds)))
        self.samples = []
        resting = [table for table in self.tables if not table.over]
        self.random.shuffle(resting)
        self.ready = deque(resting)
        self.on_move = self._rest
        await self._unless_trouble(self._offer(times, step))
        return self.samples

    def _rest(self, table: LoadTable) -> None:
        if not table.over:
            self.ready.append(table)

    async def _offer(self, times: list[float], step: Callable[[], None]) -> None:
        start = perf_counter()
        for time in times:
            planned = start + time
            while (early := planned - perf_counter()) > 0:
                await asyncio.sleep(early)
            while not self.ready:
                if not self.playing:
                    raise Broken("all games have ended: more tables or fewer seconds are needed")
                await asyncio.sleep(0.001)
            self.ready.popleft().move(planned)
            step()
        async with asyncio.timeout(PATIENCE):
            while self.playing:
                await asyncio.sleep(0.001)

    async def _unless_trouble(self, work: Awaitable[object]) -> None:
        """Do this, or raise what went wrong with a connection meanwhile."""
        task: asyncio.Future[Any] = asyncio.ensure_future(work)
        await asyncio.wait([task, self.trouble], return_when=asyncio.FIRST_COMPLETED)
        if self.trouble.done():
            task.cancel()
            await self.trouble
        await task


async def some_at_once(work: Callable[[T], Awaitable[None]], things: Iterable[T]) -> None:
    """Do something with each, a few at the same time."""
    left = iter(things)

    async def one_after_another() -> None:
        for thing in left:
            await work(thing)

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(one_after_another())
