"""`deskovka table`: whoever made a table can delete it, and the others are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from deep.wire import Http, Seated, Server
from deskovka.terminal.remote.links import Link
from terminal.at_table import Terminal

SURE = "Delete the table for good?"
WISH = "Whoever made this table would like to delete it for good. Type delete to agree"


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "tables.sqlite", "--no-limits", "--workers", "1")
    try:
        yield server
    finally:
        server.stop()


def seat(server: Server, *players: str) -> Seated:
    async def sit() -> Seated:
        async with Http(server.url) as http:
            return await http.make_table("cartographers", players)

    return asyncio.run(sit())


def terminals(server: Server, folder: Path, seated: Seated) -> list[Terminal]:
    return [
        Terminal(folder / f"home {number}", Link(server.url, seated.table, secret).whole, "--plain")
        for number, secret in enumerate(seated.secrets)
    ]


def test_a_table_of_ones_own_goes_after_a_question(running: Server, tmp_path: Path) -> None:
    [ann] = terminals(running, tmp_path, seat(running, "me", "beginner"))
    with ann:
        ann.type("delete")
        ann.answer(SURE, "")
        ann.type("delete")
        ann.answer(SURE, "yes")
        ann.until("This table was deleted.")
        assert ann.end() == 0


def test_the_others_are_asked_and_may_refuse_or_agree(running: Server, tmp_path: Path) -> None:
    ann, bob = terminals(running, tmp_path, seat(running, "me", "open"))
    with ann, bob:
        ann.type("delete")
        ann.answer("Ask the others whether the table may be deleted for good?", "yes")
        ann.until("The table is deleted when these have agreed: Guest 1.")
        bob.answer(WISH, "delete no")
        bob.until("The table stays.")
        ann.until("The table stays.")
        ann.type("delete")
        ann.answer("Ask the others", "yes")
        bob.answer(WISH, "delete")
        bob.answer(SURE, "yes")
        for terminal in (ann, bob):
            terminal.until("This table was deleted.")
            assert terminal.end() == 0
