"""Servers that are killed and stopped while people and bots play, and what must be true all the time."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

import httpx2

from deep.kill_log import Kept, Sent, faults_of_hearing, faults_of_log, read_log, record_of_log
from deep.kill_players import GONE, LAG, PAUSE, Fault, Player, Scene
from deep.kill_processes import children, descendants, free_ports, no_orphans
from deep.wire import Http, Server, new_id, new_secret, player_of
from deskovka.core.errors import DeskovkaError
from deskovka.core.record import Record
from deskovka.core.replaying import final_state, verify
from deskovka.registry import game as find_game
from samples import samples

# What is played at the same time; as soon as a game is over, the next one of its kind begins.
Kind = tuple[str, tuple[str, ...], dict[str, str]]  # the game, who plays, its options
GAMES: tuple[Kind, ...] = tuple(
    (name, people, sample.short) for name, sample in samples().items() for people in sample.tables
)
BOTH = 0.2  # how often all servers are killed at once
WHOLE = 0.3  # how often a server of several processes is killed as a whole, and not one of them
SOONEST, LATEST = 0.02, 0.6  # seconds of play before a kill
PATIENCE = 60.0  # seconds without any answer after which play has not gone on: machines may be busy
END_PATIENCE = 180.0  # seconds for the last games to be finished
STOP_WITHIN = 2.0  # seconds
SEVERAL_STOP_WITHIN = 5.0  # processes of one server, and whoever watches over them, on few cores
RESTARTING = 1012  # the close code of a server that will be back


@dataclass(slots=True)
class Board:
    """A table of the trial and those who play at it."""

    table: str
    game: str
    players: list[Player]
    record: str = ""  # when the game was over
    settled: bool = False  # over, and looked at since

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
    games: Sequence[Kind] = GAMES
    processes: int = 1  # of each server
    running: list[Server] = field(default_factory=list)
    boards: list[Board] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    slowest_stop: float = 0.0
    seconds: float = 0.0
    closing: bool = False
    scene: Scene = field(init=False)

    def __post_init__(self) -> None:
        self.scene = Scene(free_ports(self.servers, self.random))

    @property
    def counts(self) -> Counter[str]:
        return self.scene.counts

    async def run(self, kills: int, stops: int = 0, told: Callable[[], None] = lambda: None) -> None:
        """Kill (and stop cleanly) so many times under play, then let all games come to their end."""
        began = time.monotonic()
        playing: list[asyncio.Task[None]] = []
        try:
            self.running = await asyncio.gather(*map(self.start, self.scene.ports))
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
            self.check(everything=True)
            await self.check_records()
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
        options = ["--processes", str(self.processes)] if self.processes > 1 else []
        try:
            return await asyncio.to_thread(
                Server, self.database, "--no-limits", "--workers", "1", *options, port=port
            )
        except RuntimeError as error:
            raise Fault(str(error)) from error

    async def resumed(self, playing: Sequence[asyncio.Task[None]]) -> None:
        """Wait for the next acknowledgement, or until a bot, which takes longer to start, has moved too."""
        event = self.random.choice([self.scene.answered, self.scene.bot_moved])
        event.clear()
        waiting = asyncio.create_task(event.wait())
        await asyncio.wait([waiting, *playing], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        raise_faults(playing)
        if not event.is_set():
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
        if self.processes > 1 and self.random.random() >= WHOLE:
            return await self.kill_process()
        victims = [self.random.randrange(self.servers)]
        if self.servers > 1 and self.random.random() < BOTH:
            victims = [*range(self.servers)]
        thinkers = [pid for victim in victims for pid in descendants(self.running[victim].process.pid)]
        self.counts["bots seen"] += len(thinkers)
        for victim in victims:
            self.running[victim].process.kill()
        self.counts["kills"] += 1
        self.counts["killed"] += len(victims)
        before = self.counts["acknowledged"]
        await asyncio.gather(*[self.bring_back(victim) for victim in victims])
        if len(victims) < self.servers:
            self.counts["meanwhile"] += self.counts["acknowledged"] - before
        await no_orphans(thinkers)

    async def kill_process(self) -> None:
        """One of the processes of a server, which starts another in its place."""
        server = self.random.choice(self.running)
        victim = self.random.choice(children(server.process.pid))
        thinkers = descendants(victim)
        self.counts["bots seen"] += len(thinkers)
        os.kill(victim, signal.SIGKILL)
        self.counts["kills"] += 1
        self.counts["killed"] += 1
        await no_orphans([victim, *thinkers])

    async def bring_back(self, number: int) -> None:
        left = descendants(self.running[number].process.pid)
        await asyncio.to_thread(self.running[number].kill)
        if self.processes > 1:
            await no_orphans(left)  # they hold the address until they notice
        self.running[number] = await self.start(self.scene.ports[number])

    async def stop(self) -> None:
        """As whoever runs it stops it: quick, and every socket is told that the server will be back."""
        victim = self.running[self.random.randrange(self.servers)]
        thinkers = descendants(victim.process.pid)
        codes = {player: len(player.closed) for board in self.boards for player in board.players}
        began = time.monotonic()
        log = await asyncio.to_thread(victim.stop)
        seconds = time.monotonic() - began
        self.slowest_stop = max(self.slowest_stop, seconds)
        self.counts["stops"] += 1
        within = STOP_WITHIN if self.processes == 1 else SEVERAL_STOP_WITHIN
        if seconds > within:
            raise Fault(f"SIGTERM took {seconds:.1f} s, at most {within:g} expected; its log: {log}")
        self.running[self.running.index(victim)] = await self.start(victim.port)
        await no_orphans(thinkers)
        told = [code for player, before in codes.items() for code in player.closed[before:]]
        self.counts["sockets told"] += len(told)
        if any(code != RESTARTING for code in told):
            raise Fault(f"a clean stop closed sockets with {told}, expected {RESTARTING}")

    # tables

    async def keep_playing(self, game: str, seats: Sequence[str], options: dict[str, str]) -> None:
        """One game after the other."""
        while not self.closing:
            board = await self.open(game, seats, options)
            self.boards.append(board)
            async with asyncio.TaskGroup() as group:
                for player in board.players:
                    group.create_task(player.play())
            await self.check_end(board)
            self.counts["games"] += 1

    async def open(self, game: str, seats: Sequence[str], options: dict[str, str]) -> Board:
        """A table with somebody in every seat; asked for again and again while servers die."""
        host = new_secret()
        wished = [player_of(player, seat) for seat, player in enumerate(seats)]
        body = {"game": game, "seats": wished, "options": options}
        made = (await self.ask(lambda http: http.post("/api/tables", body, host), 201)).json()
        holders = {0: host}
        for seat, invitation in made["links"]["seats"].items():
            holders[int(seat)] = await self.sit(made["table"], invitation, int(seat))
        random = Random(self.random.random())
        players = [
            Player(self.scene, made["table"], secret, seat, random) for seat, secret in holders.items()
        ]
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
                async with Http(self.scene.url(number)) as http:
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

    def check(self, everything: bool = False) -> None:
        """Everything acknowledged so far is in the database, once, and the games told there fit the rules."""
        for board in self.boards:
            if board.settled and not everything:
                continue
            board.settled = bool(board.record)
            acknowledged = [Sent(sent.message, sent.tries, sent.answer) for sent in board.sent]
            log = read_log(self.database, board.table)
            told = [f"table {board.table}: {fault}" for fault in faults_of_log(log, acknowledged)]
            for player in board.players:
                told += [f"{player}: {fault}" for fault in faults_of_hearing(log, player.happened)]
            self.faults += told
            if not told and not board.record:
                self.replay(board, log)

    def replay(self, board: Board, log: Sequence[Kept]) -> None:
        try:
            final_state(record_of_log(log), find_game(board.game))
        except DeskovkaError as error:
            self.faults.append(f"table {board.table} does not fit the rules: {error}")

    async def check_end(self, board: Board) -> None:
        """The record of a finished game is the log, fits the rules and its seed, and has everybody's scores."""
        board.record = await self.record(board)
        record = Record.read(board.record)
        try:
            verify(record, find_game(board.game))
        except DeskovkaError as error:
            raise Fault(f"table {board.table}: its record does not verify: {error}") from error
        kept = record_of_log(read_log(self.database, board.table))
        if (record.dealt, record.moves) != (kept.dealt, kept.moves):
            raise Fault(f"table {board.table}: its record is not what its log tells")
        for player in board.players:
            scores = tuple(standing["score"] for standing in player.outcome)
            if scores != record.scores:
                raise Fault(f"{player}: was told the scores {scores}, the record has {record.scores}")

    async def check_records(self) -> None:
        """What was the record of a game when it ended is its record for ever."""
        for board in self.boards:
            if await self.record(board) != board.record:
                self.faults.append(f"table {board.table}: its record has changed since the game was over")

    async def record(self, board: Board) -> str:
        """The record of a finished game; a server that is behind another may still have to hear of its end."""
        path, secret = f"/api/tables/{board.table}/record", board.players[0].secret
        until = time.monotonic() + (LAG if self.servers > 1 else 0)
        while True:
            text = (await self.ask(lambda http: http.get(path, secret), 200)).text
            if Record.read(text).seed or time.monotonic() > until:
                return text
            self.counts["behind"] += 1
            await asyncio.sleep(PAUSE)

    def summary(self) -> Mapping[str, str]:
        counts = self.counts
        return {
            "kills": f"{counts['kills']} (of {counts['killed']} server processes)",
            "clean stops": f"{counts['stops']} (slowest {self.slowest_stop:.2f} s)",
            "sockets closed with 1012 by them": str(counts["sockets told"]),
            "acknowledged messages": str(counts["acknowledged"]),
            "of them while one of two servers was down": str(counts["meanwhile"]),
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
