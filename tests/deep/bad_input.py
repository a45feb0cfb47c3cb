"""Bad input against the table server: `python -m deep.bad_input --messages 100000 --seed 1`.

Generated requests, raw nonsense over HTTP, spoiled messages over the socket, and floods. Whatever the server is sent,
it answers clearly, changes nothing, tells no secret and goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from deep.bad_api import ApiFuzzer, judge_changes
from deep.bad_findings import Findings
from deep.bad_flood import run_flood
from deep.bad_http import RawFuzzer
from deep.bad_server import heard_server
from deep.bad_socket import Fuzzer
from deep.bad_tables import Board, Person, make_board
from deep.wire import Http
from deskovka.core.game import Game
from deskovka.registry import games

BATCH = 100  # messages between two looks at a table
PER_TABLE = 5000  # then another one is made
API_PART, RAW_PART = 0.03, 0.2  # of all messages; the rest goes over sockets

MakeBoard = Callable[[], Awaitable[Board]]


class Everything:
    """All kinds of bad input against one server."""

    def __init__(self, http: Http, database: Path, number: int, findings: Findings) -> None:
        self.http = http
        self.database = database
        self.number = number
        self.findings = findings
        self.boards: list[Board] = []

    def makers(self) -> list[tuple[float, MakeBoard]]:
        """Tables of all kinds, and the part of the messages each gets."""

        def running(game: Game[Any], seats: int) -> MakeBoard:
            return lambda: make_board(self.http, self.database, game.name, seats)

        known = games()
        first = known[0].name
        return [
            *((0.5 / len(known), running(game, 3)) for game in known),
            *((0.25 / len(known), running(game, game.seats[0])) for game in known),
            (0.15, lambda: make_board(self.http, self.database, first, waiting=True)),
            (0.1, lambda: make_board(self.http, self.database, first, 2, ended=True)),
        ]

    async def api(self, messages: int) -> None:
        """Requests made from the description of the API."""
        boards = [await make() for _, make in self.makers()]
        fuzzer = ApiFuzzer(self.http.url, boards, self.number, self.findings)
        await asyncio.to_thread(fuzzer.run, messages)
        await judge_changes(fuzzer)
        await self._end(boards)

    async def raw(self, messages: int) -> None:
        """Requests by hand."""
        boards = [await make() for _, make in self.makers()]
        await RawFuzzer(boards, Random(self.number), self.findings).run(messages)
        await self._end(boards)

    async def sockets(self, messages: int) -> None:
        """Messages over sockets, at several tables at a time."""
        workers = [
            self._at_one_table(number, int(part * messages) + 1, make)
            for number, (part, make) in enumerate(self.makers())
        ]
        await asyncio.gather(*workers)

    async def _at_one_table(self, number: int, messages: int, make: MakeBoard) -> None:
        random = Random(self.number * 1000 + number)
        board, sent = await self._new_board(make), 0
        while messages > 0:
            if sent >= PER_TABLE or board.has_started:
                await self._retire(board)
                board, sent = await self._new_board(make), 0
            person = choose_person(random, board)
            batch = min(BATCH, messages)
            await Fuzzer(board, person, self.boards, random, self.findings).run(batch)
            messages, sent = messages - batch, sent + batch
        await self._retire(board)

    async def _new_board(self, make: MakeBoard) -> Board:
        board = await make()
        self.boards.append(board)
        return board

    async def _retire(self, board: Board) -> None:
        self.boards.remove(board)
        await self._end([board])

    async def _end(self, boards: list[Board]) -> None:
        """Honest people play on to the end."""
        for board in boards:
            if not board.waiting:
                await board.play_on(Random(self.number), self.findings)
            await board.close()


def choose_person(random: Random, board: Board) -> Person:
    (person,) = random.choices(board.people, [board.interest(person) for person in board.people])
    return person


async def bad_input(folder: Path, messages: int, number: int, findings: Findings) -> None:
    """So many messages in all, then a look at the server's log."""
    with heard_server(folder / "tables.sqlite", findings, "--no-limits", "--workers", "1") as server:
        async with Http(server.url) as http:
            everything = Everything(http, folder / "tables.sqlite", number, findings)
            await everything.api(int(messages * API_PART))
            await everything.raw(int(messages * RAW_PART))
            while findings.messages < messages:
                await everything.sockets(messages - findings.messages)


async def floods(folder: Path, seconds: float, findings: Findings) -> None:
    """A server with its limits."""
    with heard_server(folder / "flooded.sqlite", findings, "--workers", "1") as server:
        await run_flood(server, folder / "flooded.sqlite", findings, seconds=seconds)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bad_input", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--flood-seconds", type=float, default=5, help="for each kind of flood; 0: none")
    options = parser.parse_args()
    findings = Findings(progress=True)
    with tempfile.TemporaryDirectory() as folder:
        if options.messages:
            asyncio.run(bad_input(Path(folder), options.messages, options.seed, findings))
        if options.flood_seconds:
            asyncio.run(floods(Path(folder), options.flood_seconds, findings))
    print(findings.summary())
    return 1 if findings.faults else 0


if __name__ == "__main__":
    sys.exit(main())
