"""One socket is flooded: how long honest people wait meanwhile, and how much memory the server takes."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from statistics import median, quantiles

from deep.bad_findings import Findings
from deep.bad_server import HeardServer
from deep.bad_tables import Board, make_board
from deep.wire import Client, Http

FLOODS = ("what-if", "what-if deaf", "invalid", "large", "empty", "ping", "ping deaf", "pieces")
TABLES = 6
PACE = 0.125  # seconds between the messages of an honest client: slower than the limit
MOST_SECONDS = 0.050  # that one in a hundred honest messages may take during a flood, or
MOST_TIMES, MOST_MORE = 5, 0.020  # so many times what it takes without one, and a little more
MOST_MEMORY = 64 << 20  # bytes more after a flood


class Honest:
    """Somebody who plays, and takes the time of every answer."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.times: list[float] = []

    async def play(self, end: float) -> None:
        """Answer, take it back and so on; nobody else ends the question."""
        while time.monotonic() < end:
            sight = self.client.sights[0]
            action = self.client.legal(sight)[0]
            await self._timed("what-if", seat=sight["seat"], action=action)
            await self._timed("move", seat=sight["seat"], asked=sight["asked"], action=action)
            await self._timed("undo", seat=sight["seat"])

    async def _timed(self, kind: str, **fields: object) -> None:
        start = time.perf_counter()
        answer = await self.client.say(kind, **fields)
        self.times.append(time.perf_counter() - start)
        assert answer["type"] in ("done", "answer"), answer
        await self.client.until(answer.get("seq", 0))
        await asyncio.sleep(PACE)


class Flood:
    """Some tables with honest people; at the first one a socket is flooded."""

    def __init__(self, server: HeardServer, boards: list[Board], findings: Findings) -> None:
        self.server = server
        self.boards = boards
        self.findings = findings
        self.people = [
            Honest(board.clients[person.name])
            for board in boards
            for person in board.people
            if person.seats == (1,)
        ]

    async def run(self, kinds: tuple[str, ...], seconds: float) -> None:
        await self._measure(seconds / 2)
        quiet = await self._measure(seconds)
        self.findings.note(f"  without a flood         {told(quiet)}")
        for kind in kinds:
            memory = self.server.memory
            flooding = asyncio.create_task(self._flood(kind, seconds + 0.5))
            times = await self._measure(seconds)
            more = self.server.memory - memory
            end = await flooding
            self.findings.count(f"flood {kind}", end.partition(", ")[2])
            self.findings.note(f"  flood of {kind:14} {told(times)}, {more / (1 << 20):+.0f} MB; {end}")
            self._judge(kind, quiet, times, more)
            await asyncio.sleep(0.2)

    def _judge(self, kind: str, quiet: list[float], times: list[float], more: int) -> None:
        limit = max(MOST_SECONDS, MOST_TIMES * nearly_all(quiet) + MOST_MORE)
        if nearly_all(times) > limit:
            self.findings.fault(
                f"a flood of {kind} slows others", f"{told(quiet)} without, {told(times)} with"
            )
        if more > MOST_MEMORY:
            self.findings.fault(f"a flood of {kind} takes memory", f"{more} bytes more")

    async def _measure(self, seconds: float) -> list[float]:
        for honest in self.people:
            honest.times.clear()
        end = time.monotonic() + seconds
        await asyncio.gather(*(honest.play(end) for honest in self.people))
        for board in self.boards:
            await board.settle()  # the others at these tables listen, too
        return [taken for honest in self.people for taken in honest.times]

    async def _flood(self, kind: str, seconds: float) -> str:
        board = self.boards[0]
        action = board.clients["host"].legal(board.sight(0))[0]
        arguments = (str(self.server.port), board.table, board.host.secret, kind, str(seconds), action)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "deep.bad_flooder",
            *arguments,
            stdout=asyncio.subprocess.PIPE,
            cwd=Path(__file__).parents[1],
        )
        output, _ = await process.communicate()
        return output.decode().strip()


def nearly_all(times: list[float]) -> float:
    """What 99 of 100 do not exceed."""
    return quantiles(times, n=100)[98]


def told(times: list[float]) -> str:
    return (
        f"p50 {median(times) * 1000:.1f} ms, p99 {nearly_all(times) * 1000:.1f} ms, "
        f"longest {max(times) * 1000:.1f} ms of {len(times)}"
    )


async def run_flood(
    server: HeardServer,
    database: Path,
    findings: Findings,
    kinds: tuple[str, ...] = FLOODS,
    seconds: float = 5,
) -> None:
    """The server must have its limits."""
    async with Http(server.url) as http:
        boards = [await make_board(http, database, "cartographers") for _ in range(TABLES)]
        await Flood(server, boards, findings).run(kinds, seconds)
        for board in boards:
            await board.close()
