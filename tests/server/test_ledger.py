"""What is counted by client: bounded in memory, and the same for all processes of a server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator

import pytest

from deep.wire import Http, Server
from deskovka.server.ledger import SETS, WAYS, Ledger, Tally, shared_file
from deskovka.server.limits import Buckets
from server.postgres import Server as Postgres
from server.postgres import postgres  # noqa: F401 - a fixture

MOST = 50
TAKERS = """
import sys
from deskovka.server.ledger import Ledger
from deskovka.server.limits import Buckets
buckets = Buckets(1e-9, {most}, Ledger({file}, {process}), "requests")
print("ready", flush=True)
sys.stdin.readline()
print(sum(not buckets.take("192.0.2.1") for _ in range({most})))
"""


@pytest.fixture
def file() -> Iterator[int]:
    shared = shared_file()
    yield shared
    os.close(shared)


def buckets(per_second: float, most: int, ledger: Ledger | None = None) -> Buckets:
    return Buckets(per_second, most, ledger or Ledger(), "requests")


def test_a_client_gets_so_many_at_once_and_then_so_many_a_second() -> None:
    limit, now = buckets(per_second=2, most=3), 100.0
    limit.clock = lambda: now

    assert [limit.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert limit.take("b", 3) == 0
    now = 101.0
    assert [limit.take("a", 2), limit.take("a", 2)] == [0, 1.0]
    now = 50.0  # a clock that goes back takes nothing away
    assert limit.take("a") == 0.5


def test_what_costs_more_than_a_bucket_holds_needs_a_full_one() -> None:
    limit = buckets(per_second=1, most=3)

    assert limit.take("a", 1000) == 0
    assert 2.9 < limit.take("a", 1000) <= 3


def test_whoever_rested_longest_is_forgotten_when_very_many_come() -> None:
    limit = buckets(per_second=1e-9, most=1)
    clients = [f"client {number}" for number in range(2 * SETS * WAYS)]

    assert sum(limit.take(client) == 0 for client in clients) == len(clients)
    latest = clients[-100:]
    assert sum(limit.take(client) == 0 for client in latest) == 0
    assert sum(limit.take(client) == 0 for client in clients[:1000]) > 900


def test_who_holds_something_is_never_forgotten() -> None:
    tally = Tally(Ledger(), "sockets")
    assert tally.add("first", 1)
    for number in range(2 * SETS * WAYS):
        tally.add(f"client {number}", 1)

    assert not tally.add("first", 1)
    tally.remove("first")
    tally.remove("nobody")
    assert tally.add("first", 1)


def test_processes_count_together(file: int) -> None:
    """Four of them try to take as many each as there are in all."""
    takers = [
        subprocess.Popen(
            [sys.executable, "-c", TAKERS.format(most=MOST, file=file, process=number)],
            pass_fds=[file],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(4)
    ]
    for taker in takers:
        assert taker.stdout and taker.stdout.readline() == "ready\n"
    taken = [int(taker.communicate("go\n")[0]) for taker in takers]

    assert sum(taken) == MOST


def test_what_a_process_held_that_ended_is_free_again(file: int) -> None:
    first, second = (Tally(Ledger(file, process), "sockets") for process in range(2))
    assert [first.add("a", 3), first.add("a", 3), second.add("a", 3), second.add("a", 3)] == [
        *[True] * 3,
        False,
    ]

    Tally(Ledger(file, 0), "sockets")  # the first one is started again

    assert [second.add("a", 3) for _ in range(3)] == [True, True, False]


def test_several_server_processes_let_in_as_many_as_one(postgres: Postgres) -> None:  # noqa: F811
    server = Server(postgres.create(), "--processes", "4", "--workers", "1")

    async def story() -> tuple[Counter[int], float]:
        async with Http(server.url) as http:
            while (await http.get("/api/health")).status_code != 200:
                await asyncio.sleep(0.1)
        start, statuses = time.monotonic(), Counter[int]()
        for _ in range(300):
            async with Http(server.url, "127.0.0.2") as http:  # each with a connection of its own
                answer = await http.get("/api/games")
                statuses[answer.status_code] += 1
        assert 0 < int(answer.headers.get("retry-after", 1)) <= 10
        return statuses, time.monotonic() - start

    try:
        statuses, seconds = asyncio.run(story())
    finally:
        server.stop()
    assert set(statuses) <= {200, 429}
    assert 200 <= statuses[200] <= min(300, 201 + 20 * seconds)
    assert statuses[429] or seconds > 4
