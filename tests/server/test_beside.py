"""Long work beside everything else: in slices, in turn for all who ask, given up when nobody waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from itertools import pairwise

import pytest

from deskovka.core.stepwise import Work, finish
from deskovka.server import beside
from deskovka.server.asker import asker
from deskovka.server.beside import MOST_WAITING, SLICE, Beside
from deskovka.server.refusals import Refusal


def counting(steps: int, done: list[str], name: str = "", seconds: float = SLICE / 2) -> Work[int]:
    for _ in range(steps):
        done.append(name)
        time.sleep(seconds)
        yield
    return steps


async def ask(works: Beside, whose: str, work: Work[int]) -> int:
    asker.set(whose)
    return await works.do(work)


def test_short_work_is_done_at_once() -> None:
    async def story() -> None:
        works, done = Beside(), list[str]()
        assert await works.do(counting(1, done, seconds=0)) == 1 == finish(counting(1, done, seconds=0))
        assert works.waiting == {}

    asyncio.run(story())


def test_others_go_on_while_there_is_long_work() -> None:
    async def story() -> None:
        works, done = Beside(), list[str]()
        task = asyncio.create_task(ask(works, "a", counting(40, done)))
        turns = [0]
        while not task.done():
            await asyncio.sleep(0)
            turns.append(len(done))
        assert await task == 40
        assert max(after - before for before, after in pairwise(turns)) <= 3 and len(set(turns)) > 10

    asyncio.run(story())


def test_those_who_ask_take_turns() -> None:
    """Somebody with one work waits for one slice of each, however much others have asked for."""

    async def story() -> None:
        works, done = Beside(), list[str]()
        tasks = [asyncio.create_task(ask(works, "greedy", counting(30, done, "greedy"))) for _ in range(5)]
        tasks.append(asyncio.create_task(ask(works, "modest", counting(10, done, "modest"))))
        assert await asyncio.gather(*tasks) == [30] * 5 + [10]
        assert done.index("modest") < 20
        last = len(done) - done[::-1].index("modest")
        assert last < 100 < len(done)

    asyncio.run(story())


def test_what_goes_wrong_is_told_to_who_asked() -> None:
    def breaking(after: int) -> Work[None]:
        for _ in range(after):
            time.sleep(SLICE)
            yield
        raise Refusal("unknown-move", "there is none")

    async def story() -> None:
        works = Beside()
        for after in (0, 3):
            with pytest.raises(Refusal, match="there is none"):
                await works.do(breaking(after))
        assert await works.do(counting(3, [])) == 3

    asyncio.run(story())


def test_work_nobody_waits_for_is_given_up() -> None:
    async def story() -> None:
        works, done = Beside(), list[str]()
        task = asyncio.create_task(ask(works, "a", counting(10_000, done)))
        while len(done) < 5:
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert await ask(works, "b", counting(5, [])) == 5
        assert works.waiting == {} and len(done) < 100

    asyncio.run(story())


def test_parts_come_as_they_are_read() -> None:
    made: list[int] = []

    def parts(count: int) -> Generator[bytes | None, None, None]:
        for number in range(count):
            made.append(number)
            time.sleep(SLICE / 3)
            yield None
            yield str(number).encode()

    async def story() -> None:
        works, read = Beside(), []
        async for part in works.parts(parts(20)):
            read.append(part)
            assert len(made) <= len(read) + 1
        assert read == [str(number).encode() for number in range(20)]
        unread = works.parts(parts(20))
        assert await anext(unread) == b"0"
        await unread.aclose()  # type: ignore[attr-defined]
        assert len(made) <= 22

    asyncio.run(story())


def test_nobody_may_ask_for_too_much_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "SLICE", 0.0001)

    async def story() -> None:
        works = Beside()
        tasks = [
            asyncio.create_task(ask(works, "greedy", counting(20, [], seconds=0.001)))
            for _ in range(MOST_WAITING + 5)
        ]
        other = asyncio.create_task(ask(works, "other", counting(20, [], seconds=0.001)))
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert {refusal.code for refusal in refused} == {"too-fast"} and 1 <= len(refused) <= 5
        assert await other == 20

    asyncio.run(story())
