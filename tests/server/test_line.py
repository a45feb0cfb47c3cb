"""Who waits for a bot gets a fair share of its time: by address, by table, those who watch first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from deskovka.games.cartographers import GAME as CARTOGRAPHERS
from deskovka.server.limits import Bucket
from deskovka.server.line import ASLEEP, SHARES, UNATTENDED, WATCHED, Claim, Line, Question
from deskovka.server.thinking import HURRY, PANIC, Thinkers
from server.test_thinking import GOOD, STATE, STRONG, deep_in_thought, good, started, strong

LONG = 1e9


def served(questions: list[tuple[Claim, float]], most: float = LONG) -> list[Claim]:
    """The order in which questions are answered that all come at once and take as long as is expected."""
    found: list[Claim] = []

    async def serve() -> None:
        line = Line()
        for claim, seconds in questions:
            line.join(Question(claim, seconds))
        while question := line.pick(most):
            line.spend(question.claim, question.expected)
            found.append(question.claim)

    asyncio.run(serve())
    return found


def test_one_question_of_another_address_waits_for_one_thought_only() -> None:
    crowd = [(Claim(f"table {number % 60}", "attacker"), 1.0) for number in range(1200)]
    assert served([*crowd, (Claim("mine", "bystander"), 1.0)]).index(Claim("mine", "bystander")) <= 1


def test_tables_of_one_address_take_turns() -> None:
    many = [(Claim("many", "one"), 1.0)] * 20
    order = [claim.table for claim in served([*many, (Claim("few", "one"), 1.0), (Claim("few", "one"), 1.0)])]
    assert order.index("few") <= 1 and [*reversed(order)].index("few") >= len(many) - 2


def test_whoever_watches_comes_first_and_nobody_waits_for_ever() -> None:
    claims = [(Claim(str(urgency), f"address {urgency}", urgency), 1.0) for urgency in SHARES]
    order = served([claim for claim in claims for _ in range(100)])
    first = [claim.urgency for claim in order[:42]]
    counts = {urgency: first.count(urgency) for urgency in (WATCHED, ASLEEP, UNATTENDED)}
    assert counts[WATCHED] > 2 * counts[ASLEEP] > 4 * counts[UNATTENDED] > 0


def test_short_thoughts_are_found_behind_long_ones() -> None:
    short = Claim("short", "b")
    assert served([(Claim("long", "a"), 5.0), (Claim("short", "a"), 5.0), (short, 0.1)], most=0.2) == [short]


def test_whoever_comes_back_does_not_catch_up_on_the_past() -> None:
    """An address that was away has no more of the future than the others."""

    async def story() -> None:
        line = Line()
        for _ in range(50):
            line.join(Question(Claim("a", "always here"), 1.0))
        for _ in range(20):
            question = line.pick(LONG)
            assert question
            line.spend(question.claim, question.expected)
        for _ in range(20):
            line.join(Question(Claim("b", "new"), 1.0))
        picked = []
        for _ in range(10):
            question = line.pick(LONG)
            assert question
            line.spend(question.claim, question.expected)
            picked.append(question.claim.asker)
        assert 4 <= picked.count("new") <= 6

    asyncio.run(story())


def test_who_gave_up_is_not_in_line() -> None:
    async def story() -> None:
        line = Line()
        first, second = Question(Claim("a"), 1.0), Question(Claim("b"), 1.0)
        line.join(first)
        line.join(second)
        line.leave(first)
        assert line.length == 1 and line.pick(LONG) is second and line.pick(LONG) is None
        assert not line.others_wait("b") and line.wait(Claim("b")) == 0

    asyncio.run(story())


def test_a_quick_process_is_there_for_short_thoughts() -> None:
    """A long thought has the other one, and more of them wait."""

    async def ask() -> None:
        thinkers = Thinkers(1, 60, "server.odd_bots:sleeping", quick=1)
        await thinkers.start()
        try:
            async with asyncio.timeout(60):
                long = await deep_in_thought(thinkers)
                more = [asyncio.create_task(strong(thinkers)) for _ in range(5)]
                await asyncio.sleep(0)
                assert thinkers.waiting == 5
                assert await good(thinkers) == GOOD
                assert not long.done()
                for task in (long, *more):
                    task.cancel()
        finally:
            await thinkers.close()

    asyncio.run(ask())


def decided(prepare: Callable[[Thinkers], None], budget: Bucket | None = None) -> tuple[str, str]:
    """What the strong bot of a table does, and who did it in haste, while others wait as is prepared."""
    found: list[tuple[str, str]] = []

    async def ask() -> None:
        async with started("sane") as thinkers:
            prepare(thinkers)
            claim = Claim("mine", "me")
            found.append(await thinkers.choose(CARTOGRAPHERS, "strong", STATE, 0, claim, budget))

    asyncio.run(ask())
    return found[0]


def waits(thinkers: Thinkers, claim: Claim, seconds: float) -> None:
    thinkers.line.join(Question(claim, seconds))


def overdrawn() -> Bucket:
    bucket = Bucket(0.001, 1)
    bucket.borrow(5)
    return bucket


def test_alone_a_bot_takes_its_time() -> None:
    assert decided(lambda thinkers: None) == (STRONG, "")
    assert decided(lambda thinkers: None, overdrawn()) == (STRONG, "")


@pytest.mark.parametrize("seconds, head", [(HURRY + 1, "strong"), (PANIC + 1, "good")])
def test_where_many_wait_a_strong_bot_thinks_less_or_a_weaker_one_answers(seconds: float, head: str) -> None:
    answer = STRONG if head == "strong" else GOOD
    assert decided(lambda thinkers: waits(thinkers, Claim("mine", "me"), seconds)) == (answer, head)


def test_others_do_not_make_a_bot_hurry_by_having_much_to_ask() -> None:
    """Its own share of the time is what counts."""
    assert decided(lambda thinkers: waits(thinkers, Claim("x", "attacker"), 1000)) == (STRONG, "")


def test_a_table_over_its_budget_has_weaker_bots_while_others_wait() -> None:
    assert decided(lambda thinkers: waits(thinkers, Claim("x", "other"), 1), overdrawn()) == (GOOD, "good")
