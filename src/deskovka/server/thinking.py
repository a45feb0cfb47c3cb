"""Bots think in processes of their own: slow ones are stopped, crashes cost nothing, nobody sees hidden things."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sys
from random import Random
from subprocess import PIPE
from time import perf_counter
from typing import Any

from deskovka.bots.player import bots, unknown_bot
from deskovka.core.errors import DeskovkaError, IllegalAction
from deskovka.core.game import Game, Seat
from deskovka.server import thinker

MAKER = "deskovka.bots.player:make_bot"
START_SECONDS = 30.0  # after that a new process is given up
LONGEST_LINE = 2**20
SEED_BITS = 256

log = logging.getLogger(__name__)


class ThinkersClosed(Exception):
    """Nobody thinks here now: not yet started, or closed."""


class WorkerLost(Exception):
    """The process could not be started, has ended, or talks nonsense."""


class Worker(asyncio.SubprocessProtocol):
    """One process, seen from outside. It is `usable` while it lives and nothing is unanswered."""

    def __init__(self, maker: str) -> None:
        self._busy = False
        self._lost = False
        self._transport: asyncio.SubprocessTransport | None = None
        self._lines = asyncio.StreamReader(LONGEST_LINE)
        self._gone = asyncio.Event()
        self._unwanted = False
        self._started = asyncio.create_task(self._start(maker))

    @property
    def usable(self) -> bool:
        return not self._busy and not self._lost

    @property
    def pid(self) -> int | None:
        return self._transport.get_pid() if self._transport else None

    async def ready(self) -> None:
        """Wait until the process can think; raises WorkerLost."""
        await asyncio.shield(self._started)

    async def think(self, job: bytes, seconds: float) -> dict[str, str]:
        """The answer to a job; raises TimeoutError or WorkerLost."""
        if not self.usable or self._transport is None:
            raise WorkerLost("ended while it was idle")
        self._busy = True
        jobs: Any = self._transport.get_pipe_transport(0)
        jobs.write(job)
        async with asyncio.timeout(seconds):
            answer = await self._next_line()
        self._busy = False
        return answer

    async def end(self) -> None:
        """Kill the process and wait until nothing of it is left."""
        self._lost = True
        self._unwanted = True
        if self._transport:
            self._transport.close()
        await asyncio.gather(self._started, return_exceptions=True)
        if self._transport:
            await self._gone.wait()

    async def _start(self, maker: str) -> None:
        try:
            await self._run_program(maker)
            async with asyncio.timeout(START_SECONDS):
                await self._next_line()
        except (OSError, WorkerLost) as error:  # a TimeoutError is an OSError
            self._lost = True
            raise WorkerLost(f"could not be started: {error!r}") from error

    async def _run_program(self, maker: str) -> None:
        # The process finds the modules this one finds; the signals of this one's terminal do not reach it.
        path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
        await asyncio.get_running_loop().subprocess_exec(
            lambda: self,
            *(sys.executable, "-P", "-m", thinker.__name__, maker),
            stdin=PIPE,
            stdout=PIPE,
            stderr=None,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,
        )
        if self._unwanted and self._transport:
            self._transport.close()

    async def _next_line(self) -> dict[str, str]:
        try:
            line = await self._lines.readline()
            answer: dict[str, str] = json.loads(line)
        except ValueError as error:
            raise WorkerLost("ended without an answer") from error
        return answer

    # called by the event loop

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._lines.feed_data(data)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._lost = True
        if fd == 1:
            self._lines.feed_eof()

    def process_exited(self) -> None:
        self._lost = True

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone.set()


class Thinkers:
    """Some processes for the bots of many tables; who comes while all of them think waits in line.

    `maker` names the function that makes a bot of a game by its name, as `module:function`.
    """

    def __init__(self, workers: int, seconds: float = 10.0, maker: str = MAKER) -> None:
        if workers < 1:
            raise ValueError(f"bots need at least one process to think in, got {workers}")
        self.thoughts = 0  # answers that could be played
        self.late = 0  # bots that were stopped
        self.crashed = 0  # processes that ended by themselves or could not be started
        self.failed = 0  # bots that raised an error or answered with an illegal action
        self.seconds_thought = 0.0  # by all bots together, however it ended
        self.waiting = 0  # questions for which no process is free
        self._count = workers
        self._seconds = seconds
        self._maker = maker
        self._open = False
        self._workers: set[Worker] = set()
        self._idle: asyncio.Queue[Worker | None] = asyncio.Queue()  # None: closed
        self._ending: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start the processes. Questions may come at once: they wait until a process is ready."""
        self._open = True
        self._idle = asyncio.Queue()
        for _ in range(self._count):
            self._idle.put_nowait(self._hire())

    async def close(self) -> None:
        """Kill the processes, also those that think; who waits for them gets ThinkersClosed."""
        self._open = False
        while not self._idle.empty():
            self._idle.get_nowait()
        self._idle.put_nowait(None)
        await asyncio.gather(*[worker.end() for worker in self._workers], *self._ending)
        self._workers.clear()

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def choose(self, game: Game[Any], bot: str, state: Any, seat: Seat) -> str:
        """What the bot does, as text; it is always legal. If the bot fails, the next weaker one is asked."""
        names = list(bots(game))
        if bot not in names:
            raise unknown_bot(game, bot)
        if not self._open:
            raise ThinkersClosed
        random = fresh_random()
        guess = game.determinise(state, seat, random)  # all that leaves this process
        last_resort = game.sample(guess, seat, random)  # raises IllegalAction if the seat is not asked
        seed = random.getrandbits(SEED_BITS)
        for name in reversed(names[: names.index(bot) + 1]):
            action = await self._ask(game, name, guess, seat, seed)
            if action is not None:
                return action
        return str(last_resort)

    async def _ask(self, game: Game[Any], bot: str, guess: Any, seat: Seat, seed: int) -> str | None:
        """A legal action, if the bot finds one in time."""
        try:
            answer = await self._think(thinker.write_job(game.name, bot, guess, seat, seed))
        except TimeoutError:
            self.late += 1
            log.warning("%s bot of %s took longer than %g s", bot, game.name, self._seconds)
            return None
        except WorkerLost as error:
            if not self._open:
                raise ThinkersClosed from None
            self.crashed += 1
            log.warning("%s bot of %s: its process %s", bot, game.name, error)
            return None
        try:
            action = legal_action(game, guess, seat, answer)
        except DeskovkaError as error:
            self.failed += 1
            log.warning("%s bot of %s failed: %s", bot, game.name, error)
            return None
        self.thoughts += 1
        return action

    async def _think(self, job: bytes) -> dict[str, str]:
        worker = await self._free_worker()
        try:
            await worker.ready()
            began = perf_counter()
            try:
                return await worker.think(job, self._seconds)
            finally:
                self.seconds_thought += perf_counter() - began
        finally:
            if self._open:
                self._idle.put_nowait(worker if worker.usable else self._replace(worker))

    async def _free_worker(self) -> Worker:
        self.waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self.waiting -= 1
        if worker is None:
            self._idle.put_nowait(None)  # for the next one who waits
            raise ThinkersClosed
        if worker.usable:
            return worker
        self.crashed += 1
        log.warning("a process ended while it was idle")
        return self._replace(worker)

    def _hire(self) -> Worker:
        worker = Worker(self._maker)
        self._workers.add(worker)
        return worker

    def _replace(self, worker: Worker) -> Worker:
        self._workers.remove(worker)
        task = asyncio.create_task(worker.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
        return self._hire()


class BadAnswer(DeskovkaError):
    """The bot raised an error; says which."""


def legal_action(game: Game[Any], guess: Any, seat: Seat, answer: dict[str, str]) -> str:
    """The action of an answer. For this seat the same is legal in the guess as in the position."""
    if "action" not in answer:
        failure = answer.get("failure", "no answer")
        raise BadAnswer(failure, "bot-failed", said=failure)
    action = game.read(answer["action"])
    rule = game.why_not(guess, seat, action)
    if rule is not None:
        raise IllegalAction(rule, str(action))
    return str(action)


def fresh_random() -> Random:
    return Random(secrets.randbits(SEED_BITS))
