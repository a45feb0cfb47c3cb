"""Bots in processes of their own: always a legal answer, nothing hidden told, nothing left behind."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deskovka.bots.others import UnknownBot
from deskovka.bots.player import Knowledge, bots, make_bot
from deskovka.core.chance import RandomChance
from deskovka.core.errors import IllegalAction
from deskovka.core.game import Game
from deskovka.games.cartographers import GAME as CARTOGRAPHERS
from deskovka.games.cartographers.state import CartographersState, Deal
from deskovka.registry import games
from deskovka.server import thinking
from deskovka.server.thinker import LENGTH_BYTES, NICENESS, answer, write_job
from deskovka.server.thinking import Thinkers, ThinkersClosed
from deskovka.server.worker import Worker
from positions import random_game

needs_proc = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks at /proc")
Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Both event loops."""
    found: Run = pytest.importorskip(request.param).run
    return found


def odd(name: str) -> str:
    return f"server.odd_bots:{name}"


def begun(game: Game[Any] = CARTOGRAPHERS, seats: int = 2) -> Any:
    return game.new_game(game.setup(seats), RandomChance(Random("thinking")))


STATE = begun()


def pick_of(place: int) -> str:
    """What the odd bots' well-behaved relatives choose for seat 0."""
    return str(CARTOGRAPHERS.legal(STATE, 0)[place])


BEGINNER, GOOD, STRONG = pick_of(1), pick_of(2), pick_of(3)


@asynccontextmanager
async def started(maker: str, workers: int = 1, seconds: float = 60) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(workers, seconds, odd(maker))
    await thinkers.start()
    try:
        async with asyncio.timeout(240):  # it only says where a test hangs
            yield thinkers
    finally:
        await thinkers.close()


async def strong(thinkers: Thinkers) -> str:
    return (await thinkers.choose(CARTOGRAPHERS, "strong", STATE, 0)).action


async def good(thinkers: Thinkers) -> str:
    return (await thinkers.choose(CARTOGRAPHERS, "good", STATE, 0)).action


async def deep_in_thought(thinkers: Thinkers) -> asyncio.Task[str]:
    """A strong bot that has begun to think."""
    assert await good(thinkers) == GOOD  # the process is ready
    task = asyncio.create_task(strong(thinkers))
    await asyncio.sleep(0.05)
    return task


def counts(thinkers: Thinkers) -> dict[str, int]:
    names = ("thoughts", "late", "crashed", "failed")
    return {name: getattr(thinkers, name) for name in names if getattr(thinkers, name)}


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits to be collected does not."""
    try:
        os.kill(pid, 0)
        return " Z " not in Path(f"/proc/{pid}/stat").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False


async def wait_for_end(pid: int) -> None:
    async with asyncio.timeout(5):
        while alive(pid):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_whole_games_of_beginners(game: Game[Any], run: Run) -> None:
    """`apply` refuses what is illegal."""

    async def play() -> None:
        thinkers = Thinkers(1)
        await thinkers.start()
        state, chance, moves = begun(game), RandomChance(Random("whole")), 0
        try:
            while not game.over(state):
                seat = game.waiting(state)[-1]
                action = (await thinkers.choose(game, "beginner", state, seat)).action
                game.apply(state, seat, game.read(action), chance)
                moves += 1
        finally:
            await thinkers.close()
        assert moves > 40
        assert counts(thinkers) == {"thoughts": moves}
        assert game.faults(state) == []

    run(play())


def test_the_bot_that_was_named_answers() -> None:
    async def ask() -> None:
        async with started("sane") as thinkers:
            for bot, answer in {"beginner": BEGINNER, "good": GOOD, "strong": STRONG}.items():
                assert await thinkers.choose(CARTOGRAPHERS, bot, STATE, 0) == (answer, "")

    asyncio.run(ask())


@pytest.mark.parametrize(
    "maker, seconds, counted",
    [("sleeping", 0.5, "late"), ("crashing", 60, "crashed"), ("raising", 60, "failed")],
)
def test_the_next_weaker_bot_answers_for_one_that_cannot(
    maker: str, seconds: float, counted: str, run: Run
) -> None:
    async def ask() -> None:
        async with started(maker, seconds=seconds) as thinkers:
            assert await strong(thinkers) == GOOD
            assert counts(thinkers) == {"thoughts": 1, counted: 1}
            assert await good(thinkers) == GOOD
            assert counts(thinkers) == {"thoughts": 2, counted: 1}

    run(ask())


@pytest.mark.parametrize("maker, counted", [("all_sleeping", "late"), ("failing", "failed")])
def test_if_all_bots_fail_any_legal_action_is_chosen(maker: str, counted: str) -> None:
    async def ask() -> None:
        async with started(maker, seconds=0.1 if counted == "late" else 60) as thinkers:
            action = CARTOGRAPHERS.read(await strong(thinkers))
            assert CARTOGRAPHERS.why_not(STATE, 0, action) is None
            assert counts(thinkers) == {counted: 4}  # strong, good, beginner, random

    asyncio.run(ask())


def test_processes_that_cannot_be_started_cost_no_move(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def ask(program: str | None, maker: str) -> None:
        if program is not None:
            monkeypatch.setattr(sys, "executable", program)
        async with started(maker) as thinkers:
            action = CARTOGRAPHERS.read(await strong(thinkers))
            assert CARTOGRAPHERS.why_not(STATE, 0, action) is None
            assert counts(thinkers) == {"crashed": 4}

    asyncio.run(ask(None, "there_is_no_such_maker"))
    asyncio.run(ask("/there/is/no/such/program", "sane"))


def test_what_a_bot_prints_is_no_answer() -> None:
    async def ask() -> None:
        async with started("printing") as thinkers:
            assert await strong(thinkers) == STRONG
            assert await good(thinkers) == GOOD
            assert counts(thinkers) == {"thoughts": 2}

    asyncio.run(ask())


@pytest.mark.parametrize("thinks", [True, False])
def test_a_process_killed_from_outside_is_replaced(thinks: bool, run: Run) -> None:
    async def kill() -> None:
        async with started("sleeping") as thinkers:
            assert await good(thinkers) == GOOD
            task = await deep_in_thought(thinkers) if thinks else None
            (pid,) = thinkers.pids
            os.kill(pid, signal.SIGKILL)
            await wait_for_end(pid)
            await asyncio.sleep(0.05)  # the event loop hears of it
            assert (await task if task else await good(thinkers)) == GOOD
            assert thinkers.pids != [pid]
            assert thinkers.crashed == 1

    run(kill())


def test_signals_of_a_terminal_do_not_disturb_a_thought() -> None:
    async def disturb() -> None:
        async with started("napping") as thinkers:
            task = await deep_in_thought(thinkers)
            (pid,) = thinkers.pids
            assert os.getpgid(pid) != os.getpgid(0)
            os.kill(pid, signal.SIGINT)
            os.kill(pid, signal.SIGTERM)
            assert await task == STRONG
            assert thinkers.pids == [pid]

    asyncio.run(disturb())


def test_thoughts_have_a_lower_priority() -> None:
    async def ask() -> None:
        async with started("sane") as thinkers:
            await good(thinkers)
            (pid,) = thinkers.pids
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(own + NICENESS, 19)

    asyncio.run(ask())


@pytest.mark.parametrize("workers", [1, 2])
def test_more_questions_than_processes_wait_in_line(workers: int) -> None:
    async def ask() -> None:
        async with started("napping", workers=workers) as thinkers:
            answered: list[int] = []

            async def one(number: int) -> None:
                assert await strong(thinkers) == STRONG
                answered.append(number)

            async with asyncio.TaskGroup() as group:
                for number in range(6):
                    group.create_task(one(number))
                await asyncio.sleep(0)
                assert thinkers.waiting == 6 - workers
            assert (answered if workers == 1 else sorted(answered)) == [0, 1, 2, 3, 4, 5]
            assert counts(thinkers) == {"thoughts": 6}
            assert thinkers.waiting == 0
            assert thinkers.seconds_thought >= 6 * 0.1
            assert len(thinkers.pids) == workers

    asyncio.run(ask())


def test_cancelled_questions_free_their_process(run: Run) -> None:
    async def cancel() -> None:
        async with started("sleeping") as thinkers:
            thinks = await deep_in_thought(thinkers)
            next, last = [asyncio.create_task(strong(thinkers)) for _ in range(2)]
            await asyncio.sleep(0.05)
            (pid,) = thinkers.pids
            for task in (
                last,
                thinks,
                next,
            ):  # one that waits, one that thinks, one whose turn comes meanwhile
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
            assert await good(thinkers) == GOOD
            assert counts(thinkers) == {"thoughts": 2}
            assert thinkers.pids == [pid] and thinkers.waiting == 0  # it was stopped, not killed

    run(cancel())


def test_closing_is_quick_and_tells_those_who_wait(run: Run) -> None:
    async def close() -> None:
        async with started("spinning", workers=1) as thinkers:
            tasks = [await deep_in_thought(thinkers)]
            tasks += [asyncio.create_task(strong(thinkers)) for _ in range(3)]
            await asyncio.sleep(0.05)
            pids = thinkers.pids
            began = time.perf_counter()
            await thinkers.close()
            assert time.perf_counter() - began < 0.5
            assert not any(map(alive, pids))
            answers = await asyncio.gather(*tasks, return_exceptions=True)
            assert [type(answer) for answer in answers] == [ThinkersClosed] * 4
            assert thinkers.crashed == 0
            with pytest.raises(ThinkersClosed):
                await good(thinkers)

    run(close())


@pytest.mark.parametrize("moment", [0, 0.01, 0.1])
def test_closing_while_processes_start(moment: float, run: Run) -> None:
    async def close() -> None:
        async with started("sane", workers=2) as thinkers:
            task = asyncio.create_task(good(thinkers))
            await asyncio.sleep(moment)
            pids = thinkers.pids
            await thinkers.close()
            assert not any(map(alive, pids))
            with pytest.raises(ThinkersClosed):
                await task

    run(close())


def test_the_event_loop_runs_on_while_bots_think(run: Run) -> None:
    async def tick(ticks: list[float]) -> None:
        while True:
            await asyncio.sleep(0.01)
            ticks.append(time.perf_counter())

    async def think() -> None:
        async with started("spinning", workers=2, seconds=0.7) as thinkers:
            ticks: list[float] = []
            ticker = asyncio.create_task(tick(ticks))
            await asyncio.gather(strong(thinkers), strong(thinkers))
            ticker.cancel()
            assert thinkers.late == 2
            assert len(ticks) > 5 and ticks[-1] - ticks[0] > 0.4

    run(think())


def own_things() -> tuple[list[str], list[str]]:
    """The open files and the child processes of this process."""
    tasks = Path("/proc/self/task").glob("*/children")
    return sorted(os.listdir("/proc/self/fd")), sorted(
        pid for task in tasks for pid in task.read_text().split()
    )


@needs_proc
def test_nothing_is_left_behind(run: Run) -> None:
    async def use() -> None:
        async with started("crashing") as thinkers:
            await strong(thinkers)
        async with started("sleeping", seconds=0.5) as thinkers:
            await strong(thinkers)
            task = await deep_in_thought(thinkers)
            task.cancel()
        await open_and_close()

    async def open_and_close() -> None:
        async with started("sane"):
            await asyncio.sleep(0.01)

    run(open_and_close())  # an event loop may keep something for good
    before = own_things()
    run(use())
    assert own_things() == before


SERVER = """
import asyncio
from server.test_thinking import deep_in_thought, started

async def serve():
    async with started("spinning", workers=1) as first, started("sane", workers=1) as second:
        await deep_in_thought(first)
        await deep_in_thought(second)
        print(*first.pids, *second.pids, flush=True)
        await asyncio.sleep(60)

asyncio.run(serve())
"""


@needs_proc
def test_processes_end_with_a_server_that_is_killed() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, env=environment) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2 and all(map(alive, pids))
        server.kill()

    async def wait() -> None:
        for pid in pids:
            await wait_for_end(pid)

    asyncio.run(wait())


def sent_for(state: CartographersState, seat: int, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """The job that goes to the process; chance is the same every time."""
    sent: list[bytes] = []

    async def ready(worker: Worker) -> None:
        pass

    async def think(worker: Worker, job: bytes, seconds: float) -> dict[str, str]:
        sent.append(job)
        return {"action": str(CARTOGRAPHERS.legal(state, seat)[0])}

    async def ask() -> None:
        async with started("sane") as thinkers:
            await thinkers.choose(CARTOGRAPHERS, "beginner", state, seat)

    monkeypatch.setattr(Worker, "ready", ready)
    monkeypatch.setattr(Worker, "think", think)
    monkeypatch.setattr(thinking, "fresh_random", lambda: Random("a guess"))
    asyncio.run(ask())
    (job,) = sent
    return job


def test_hidden_things_never_leave_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions that differ only in what the seat cannot see lead to the same job, byte by byte."""
    compared = 0
    for state, seat, _, _ in random_game(CARTOGRAPHERS, 3, "hidden"):
        others = [other for other, drawing in enumerate(state.answers or ()) if drawing and other != seat]
        if not others or compared == 5:
            continue
        compared += 1
        decision = CARTOGRAPHERS.decision(state)
        assert decision is not None
        changed = state.copy()
        changed.deal = Deal(ambush=("gnoll_raid",))
        for other in others:
            drawings = [
                drawing for drawing in decision.options(state, other) if drawing != state.answers[other]
            ]
            changed.answers[other] = drawings[-1]
        assert CARTOGRAPHERS.view(changed, seat) == CARTOGRAPHERS.view(state, seat)
        job = sent_for(state, seat, monkeypatch)
        assert sent_for(changed, seat, monkeypatch) == job
        game, bot, guess, asked, _, _ = pickle.loads(job[LENGTH_BYTES:])
        assert (game, bot, asked) == ("cartographers", "beginner", seat)
        assert guess == CARTOGRAPHERS.determinise(state, seat, Random("a guess"))
        assert guess.deal == Deal()
    assert compared == 5


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_bot_thinks_the_same_at_a_server_as_in_the_arena(game: Game[Any]) -> None:
    """Every bot, in positions with much that is hidden: with the same random numbers it does the same."""
    seats = min(4, game.seats[-1])
    found = [(state.copy(), seat) for state, seat, _, _ in random_game(game, seats, "same thoughts")]
    for number, (state, seat) in enumerate(found[:: len(found) // 12 or 1]):
        for bot in bots(game):
            here = make_bot(game, bot).choose(Knowledge(game, state, seat), Random(number))
            guess = game.determinise(state, seat, Random("at the server"))
            job = write_job(game.name, bot, guess, seat, number)
            assert answer(make_bot, job[LENGTH_BYTES:]) == {"action": str(here)}, (number, bot)


def test_the_seed_of_a_thought_is_the_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same numbers two servers' bots answer alike, in processes of their own."""

    async def ask() -> str:
        thinkers = Thinkers(1, 60)
        await thinkers.start()
        try:
            return (await thinkers.choose(CARTOGRAPHERS, "random", STATE, 0)).action
        finally:
            await thinkers.close()

    monkeypatch.setattr(thinking, "fresh_random", lambda: Random("the server"))
    random = Random("the server")
    CARTOGRAPHERS.sample(CARTOGRAPHERS.determinise(STATE, 0, random), 0, random)
    seed = random.getrandbits(thinking.SEED_BITS)
    assert asyncio.run(ask()) == str(CARTOGRAPHERS.sample(STATE, 0, Random(seed)))


def test_every_guess_is_another() -> None:
    assert thinking.fresh_random().random() != thinking.fresh_random().random()


def test_questions_nobody_can_answer() -> None:
    async def ask() -> None:
        async with started("sane") as thinkers:
            with pytest.raises(UnknownBot, match="'genius' is no bot of cartographers"):
                await thinkers.choose(CARTOGRAPHERS, "genius", STATE, 0)
            state = begun()
            CARTOGRAPHERS.apply(state, 1, CARTOGRAPHERS.legal(state, 1)[0], RandomChance(Random(0)))
            with pytest.raises(IllegalAction):
                await thinkers.choose(CARTOGRAPHERS, "good", state, 1)
            assert counts(thinkers) == {}
        with pytest.raises(ThinkersClosed):
            await good(Thinkers(1))

    asyncio.run(ask())
    with pytest.raises(ValueError, match="at least one process"):
        Thinkers(0)
