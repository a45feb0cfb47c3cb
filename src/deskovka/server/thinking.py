"""Bots think in processes of their own: in fair turns, stopped when they are slow; crashes cost nothing."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import cached_property
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from deskovka.bots.others import is_class
from deskovka.bots.player import bots, unknown_bot
from deskovka.core.errors import DeskovkaError, IllegalAction
from deskovka.core.game import Game, Seat
from deskovka.server import thinker
from deskovka.server.limits import Bucket
from deskovka.server.line import Claim, Line, Question
from deskovka.server.worker import Worker, WorkerLost

MAKER = "deskovka.bots.player:make_bot"
SEED_BITS = 256
STAND_IN = "good"  # the best that answers for a bot of others, if that fails

QUICK = 0.2  # seconds: shorter thoughts have a process that longer ones never get
HURRY = 5.0  # seconds until all are answered with whom a turn is shared: from there on bots think less
PANIC = 20.0  # and from there on weaker ones answer for those that think long
FIRST_GUESSES = (0.01, 0.05, 0.1, 1.0)  # seconds a thought takes, by strength, before any was measured
LEARNED = 0.2  # the part of a new measure in what is expected
LONGEST_WAIT = float("inf")
NO_CLAIM = Claim()

log = logging.getLogger(__name__)


class ThinkersClosed(Exception):
    """Nobody thinks here now: not yet started, or closed."""


class Decided(NamedTuple):
    """What a bot does, as text. `hurried` names the bot that answered, if it was a weaker one, or the same in haste."""

    action: str
    hurried: str = ""


class Head(NamedTuple):
    """Who thinks: a bot by its name, perhaps in haste."""

    bot: str
    hasty: bool = False


class Asked:
    """What a bot is asked. What it is told is worked out when its turn has come."""

    def __init__(
        self, game: Game[Any], bot: str, state: Any, seat: Seat, allowed: Collection[str] = ()
    ) -> None:
        self.game = game
        self.bot = bot
        self.able = able(game, bot, allowed)
        self.seat = seat
        self._state = state
        self._random = fresh_random()

    @cached_property
    def guess(self) -> Any:
        """All that leaves this process."""
        return self.game.determinise(self._state, self.seat, self._random)

    @cached_property
    def last_resort(self) -> str:
        """Any legal action; raises IllegalAction if the seat is not asked."""
        return str(self.game.sample(self.guess, self.seat, self._random))

    @cached_property
    def seed(self) -> int:
        return self._random.getrandbits(SEED_BITS)

    def job(self, head: Head) -> bytes:
        return thinker.write_job(self.game.name, head.bot, self.guess, self.seat, self.seed, head.hasty)


def able(game: Game[Any], bot: str, allowed: Collection[str]) -> list[str]:
    """Who could answer, the weakest first: for a bot of others, or in the place of one that is not allowed, up to good."""
    names = list(bots(game))
    if not is_class(bot) and bot not in names:
        raise unknown_bot(game, bot)
    last = bot if bot in names else STAND_IN if STAND_IN in names else names[-1]
    return names[: names.index(last) + 1] + [bot] * (bot in allowed)


class Thinkers:
    """Some processes for the bots of many tables; who comes while all of them think waits in a fair line.

    `maker` names the function that makes a bot of a game by its name, as `module:function`; `quick` processes more are
    kept for short thoughts, so that long ones never hold them up. `allowed` are the bots of others that may think here.
    """

    def __init__(
        self,
        workers: int,
        seconds: float = 10.0,
        maker: str = MAKER,
        quick: int = 0,
        allowed: tuple[str, ...] = (),
    ) -> None:
        if workers < 1:
            raise ValueError(f"bots need at least one process to think in, got {workers}")
        self.thoughts = 0  # answers that could be played
        self.late = 0  # bots that were stopped
        self.crashed = 0  # processes that ended by themselves or could not be started
        self.failed = 0  # bots that raised an error or answered with an illegal action
        self.hurried = 0  # answers of a weaker bot, or of one in haste
        self.seconds_thought = 0.0  # by all bots together, however it ended
        self.line = Line()
        self._kinds = [False] * workers + [True] * quick  # for each process whether it is a quick one
        self._seconds = seconds
        self._maker = maker
        self._allowed = allowed
        self._open = False
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._ending: set[asyncio.Task[None]] = set()
        self._expected: dict[tuple[str, Head], float] = {}

    async def start(self) -> None:
        """Start the processes. Questions may come at once: they wait until a process is ready."""
        self._open = True
        self._idle = [self._hire(quick) for quick in self._kinds]

    async def close(self) -> None:
        """Kill the processes, also those that think; who waits for them gets ThinkersClosed."""
        self._open = False
        self._idle.clear()
        while question := self.line.pick(LONGEST_WAIT):
            if not question.turn.done():
                question.turn.set_exception(ThinkersClosed())
        await asyncio.gather(*[worker.end() for worker in self._workers])
        await asyncio.gather(*self._ending)
        self._workers.clear()

    @property
    def waiting(self) -> int:
        """Questions for which no process is free."""
        return self.line.length

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def choose(
        self,
        game: Game[Any],
        bot: str,
        state: Any,
        seat: Seat,
        claim: Claim = NO_CLAIM,
        budget: Bucket | None = None,
    ) -> Decided:
        """What the bot does; it is always legal. If the bot fails, the next weaker one is asked.

        The budget is one of seconds; whoever is over it while others wait is answered by a weaker bot.
        """
        asked = Asked(game, bot, state, seat, self._allowed)
        able = asked.able
        while able:
            head, action = await self._try(asked, able, claim, budget)
            if action is not None:
                hurried = "" if head == Head(bot) else head.bot
                self.hurried += bool(hurried)
                return Decided(action, hurried)
            able = able[: able.index(head.bot)]
        return Decided(asked.last_resort, asked.bot)

    async def _try(
        self, asked: Asked, able: Sequence[str], claim: Claim, budget: Bucket | None
    ) -> tuple[Head, str | None]:
        """Who of those that are able thought, when there was a turn, and the legal action that was found in time."""
        question = Question(claim, self._expect(asked.game, Head(able[-1])))
        async with self._turn(question) as worker:
            head = self._head(asked.game, able, claim, budget)
            assert asked.last_resort
            try:
                return head, await self._ask(worker, asked, head, question)
            finally:
                if budget:
                    budget.borrow(question.spent)

    # who thinks, and how long that takes

    def _head(self, game: Game[Any], able: Sequence[str], claim: Claim, budget: Bucket | None) -> Head:
        """The strongest, or a weaker one or the same in haste if there is much to wait for."""
        slow = self._expect(game, Head(able[-1])) > QUICK
        wait = self.line.wait(claim) / self._kinds.count(False)
        over = budget is not None and budget.overdrawn() and self.line.others_wait(claim.table)
        if slow and (over or wait > PANIC):
            quick = [bot for bot in able if self._expect(game, Head(bot)) <= QUICK]
            return Head((quick or able)[-1])
        return Head(able[-1], hasty=slow and wait > HURRY)

    def _expect(self, game: Game[Any], head: Head) -> float:
        """How many seconds a thought of a bot takes here, on average."""
        strengths = dict(zip(bots(game), FIRST_GUESSES))
        return self._expected.get((game.name, head), strengths.get(head.bot, FIRST_GUESSES[-1]))

    def _learn(self, game: Game[Any], head: Head, seconds: float) -> None:
        before = self._expect(game, head)
        self._expected[game.name, head] = before + LEARNED * (seconds - before)

    async def _ask(self, worker: Worker, asked: Asked, head: Head, question: Question) -> str | None:
        game = asked.game
        try:
            answer = await self._think(worker, asked, head, question)
            action = legal_action(game, asked.guess, asked.seat, answer)
        except TimeoutError:
            self.late += 1
            log.warning("%s bot of %s took longer than %g s", head.bot, game.name, self._seconds)
        except WorkerLost as error:
            if not self._open:
                raise ThinkersClosed from None
            self.crashed += 1
            log.warning("%s bot of %s: its process %s", head.bot, game.name, error)
        except DeskovkaError as error:
            self.failed += 1
            log.warning("%s bot of %s failed: %s", head.bot, game.name, error)
        else:
            self.thoughts += 1
            return action
        return None

    async def _think(self, worker: Worker, asked: Asked, head: Head, question: Question) -> dict[str, str]:
        await worker.ready()
        began = perf_counter()
        try:
            answer = await worker.think(asked.job(head), self._seconds)
        finally:
            question.spent = perf_counter() - began
            self.seconds_thought += question.spent
        self._learn(asked.game, head, question.spent)
        return answer

    # turns

    @asynccontextmanager
    async def _turn(self, question: Question) -> AsyncIterator[Worker]:
        """A process for one question, as soon as there is one."""
        worker = await self._worker_for(question)
        self.line.spend(question.claim, question.expected)
        try:
            yield worker
        finally:
            self.line.spend(question.claim, question.spent - question.expected)
            if worker.thinks:  # nobody waits for it any more
                self._beside(self._stop(worker))
            else:
                self._release(worker)

    async def _worker_for(self, question: Question) -> Worker:
        if not self._open:
            raise ThinkersClosed
        worker = self._idle_worker(question)
        if worker:
            return worker
        self.line.join(question)
        try:
            found: Worker = await question.turn
        except asyncio.CancelledError:
            if question.waits:
                self.line.leave(question)
            elif not question.turn.cancelled() and not question.turn.exception():
                self._release(question.turn.result())
            raise
        return found

    def _idle_worker(self, question: Question) -> Worker | None:
        """One that has nothing to do and takes such a question; a quick one rather than one that takes any."""
        fitting = [worker for worker in self._idle if question.expected <= QUICK or not worker.quick]
        if not fitting:
            return None
        worker = max(fitting, key=lambda worker: worker.quick)
        self._idle.remove(worker)
        if worker.usable:
            return worker
        self.crashed += 1
        log.warning("a process ended while it was idle")
        return self._replace(worker)

    def _release(self, worker: Worker) -> None:
        """Let the next one have a process."""
        if not self._open:
            return
        if not worker.usable:
            worker = self._replace(worker)
        while question := self.line.pick(QUICK if worker.quick else LONGEST_WAIT):
            if not question.turn.done():  # or it was just given up
                question.turn.set_result(worker)
                return
        self._idle.append(worker)

    # processes

    async def _stop(self, worker: Worker) -> None:
        await worker.stop()
        self._release(worker)

    def _hire(self, quick: bool) -> Worker:
        worker = Worker(self._maker, quick, self._allowed)
        self._workers.add(worker)
        return worker

    def _replace(self, worker: Worker) -> Worker:
        self._workers.discard(worker)
        self._beside(worker.end())
        return self._hire(worker.quick)

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


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
