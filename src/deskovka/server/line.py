"""The line in which questions to bots wait: fair between those who ask, and between the tables of each of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from typing import Any

from deskovka.core.values import value
from deskovka.server.asker import NOBODY

WATCHED, ASLEEP, UNATTENDED = 0, 1, 2  # how much a table is waited for
FEW = 100  # tables whose use is remembered though they do not wait
SHARES = {WATCHED: 16, ASLEEP: 4, UNATTENDED: 1}  # of the time for thinking, where others wait too


@value
class Claim:
    """For whom a bot thinks: the table, who plays there, and how much they wait for it."""

    table: str = ""
    asker: str = NOBODY
    urgency: int = WATCHED


class Question:
    """A bot's move that is waited for, and how many seconds of thinking it is expected to take."""

    def __init__(self, claim: Claim, expected: float) -> None:
        self.claim = claim
        self.expected = expected
        self.spent = 0.0  # seconds, once it was thought about
        self.waits = False
        self.turn: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Flow:
    """The questions of one asker of one urgency, by table; `used` are seconds of thinking, in shares."""

    def __init__(self, share: int, used: float) -> None:
        self.share = share
        self.used = used
        self.expected = 0.0  # of all that wait
        self.tables: dict[str, deque[Question]] = {}
        self.used_by: dict[str, float] = {}

    def join(self, question: Question) -> None:
        table = question.claim.table
        self.tables.setdefault(table, deque()).append(question)
        if len(self.used_by) > 2 * len(self.tables) + FEW:
            self.used_by = {other: self.used_by.get(other, 0.0) for other in self.tables}
        least = min((self.used_by[other] for other in self.tables if other in self.used_by), default=0.0)
        self.used_by[table] = max(self.used_by.get(table, 0.0), least)
        self.expected += question.expected

    def leave(self, question: Question) -> None:
        table = question.claim.table
        self.tables[table].remove(question)
        self.expected -= question.expected
        if not self.tables[table]:
            del self.tables[table]

    def waiting(self) -> Iterator[Question]:
        """In the order in which they are to be answered."""
        for table in sorted(self.tables, key=lambda table: self.used_by[table]):
            yield from self.tables[table]

    def spend(self, table: str, seconds: float) -> None:
        self.used += seconds / self.share
        if table in self.used_by:
            self.used_by[table] += seconds


class Line:
    """Who has used least of its share comes first."""

    def __init__(self) -> None:
        self.flows: dict[tuple[int, str], Flow] = {}
        self.now = 0.0  # what those who were served last have used
        self.length = 0

    def join(self, question: Question) -> None:
        key = key_of(question.claim)
        flow = self.flows.get(key)
        if flow is None:
            self._forget_idle()
            flow = self.flows[key] = Flow(SHARES[question.claim.urgency], self.now)
        elif not flow.tables:
            flow.used = max(flow.used, self.now)
        flow.join(question)
        question.waits = True
        self.length += 1

    def leave(self, question: Question) -> None:
        self.flows[key_of(question.claim)].leave(question)
        question.waits = False
        self.length -= 1

    def pick(self, most: float) -> Question | None:
        """The next question that is expected to take at most so many seconds; it leaves the line."""
        busy = [flow for flow in self.flows.values() if flow.tables]
        for flow in sorted(busy, key=lambda flow: flow.used):
            for question in flow.waiting():
                if question.expected <= most:
                    self.now = max(self.now, flow.used)
                    self.leave(question)
                    return question
        return None

    def spend(self, claim: Claim, seconds: float) -> None:
        flow = self.flows.get(key_of(claim))
        if flow:
            flow.spend(claim.table, seconds)

    def wait(self, claim: Claim) -> float:
        """The seconds of thinking until all questions of the same flow are answered as they are asked."""
        flow = self.flows.get(key_of(claim))
        if flow is None or not flow.tables:
            return 0.0
        shares = sum(other.share for other in self.flows.values() if other.tables)
        return flow.expected * shares / flow.share

    def others_wait(self, table: str) -> bool:
        return any(other != table for flow in self.flows.values() for other in flow.tables)

    def _forget_idle(self) -> None:
        """A flow that is not ahead of the others is as good as a new one."""
        idle = [key for key, flow in self.flows.items() if not flow.tables and flow.used <= self.now]
        for key in idle:
            del self.flows[key]


def key_of(claim: Claim) -> tuple[int, str]:
    return claim.urgency, claim.asker
