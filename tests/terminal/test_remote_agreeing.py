"""`deskovka table`: what two people agreed on is taken back only if both want that."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from deep.wire import Server, new_secret
from deskovka.core.codec import codec
from deskovka.games.catan import GAME
from deskovka.server import log
from deskovka.server.keys import key_of
from deskovka.server.loading import load
from deskovka.server.store import Stored, open_store
from deskovka.terminal.remote.links import Link
from games.catan.table import give, position
from terminal.at_table import Terminal

TABLE = "abcdefABCD12"
Traders = tuple[Terminal, Terminal]
NAMES = ("Ann", "Bob")
TURN, WISH = "What do you do?", "Ann would like to take back what you agreed on."


def keep_table(database: Path, secrets: list[str]) -> None:
    """Two people in the middle of a game of Catan: Ann's turn, after the roll, with wool; Bob has ore."""
    state = position(2)
    give(state, 0, "3wool")
    give(state, 1, "2ore")
    chairs = [log.Chair("person", name, key=key_of(secret)) for name, secret in zip(NAMES, secrets)]
    opening = log.Opening(
        GAME.name, GAME.edition, GAME.rules_version, {}, chairs, key_of(new_secret()), "", "00" * 32
    )
    opening.position = json.dumps(codec(GAME.values).encode(state))
    written = log.write(opening)

    async def keep() -> None:
        store = await open_store(str(database))
        await store.create(TABLE, written, 0, load(TABLE, Stored(written, 0, [])).summary())
        await store.close()

    asyncio.run(keep())


@pytest.fixture
def traders(tmp_path: Path) -> Iterator[Traders]:
    """Ann and Bob, each at a terminal; they have traded."""
    database, secrets = tmp_path / "tables.sqlite", [new_secret(), new_secret()]
    keep_table(database, secrets)
    server = Server(database, "--no-limits", "--workers", "1")
    try:
        links = [Link(server.url, TABLE, secret).whole for secret in secrets]
        with (
            Terminal(tmp_path / "ann", links[0], "--plain") as ann,
            Terminal(tmp_path / "bob", links[1], "--plain") as bob,
        ):
            ann.answer(TURN, "offer wool for ore")
            bob.answer("Do you trade?", "agree")  # the answer, as nobody wishes to take anything back
            ann.answer("With whom do you trade?", "deal B")
            ann.until("Your hand: 2 wool, 1 ore.")
            bob.until("Ann traded with")
            yield ann, bob
    finally:
        server.stop()


def test_who_agrees_gives_the_trade_back(traders: Traders) -> None:
    """CT-B6.2: both must agree."""
    ann, bob = traders
    ann.answer(TURN, "undo")
    ann.until("Before it is taken back, these must agree: Bob.")
    bob.answer(WISH, "agree")
    bob.until("You agreed to take it back.")
    ann.until("What was agreed on is taken back.")
    told = ann.until("With whom do you trade?")
    assert "Your hand: 3 wool." in told


def test_who_refuses_keeps_it(traders: Traders) -> None:
    """CT-B6.2: both must agree."""
    ann, bob = traders
    ann.answer(TURN, "undo")
    bob.answer(WISH, "refuse")
    bob.until("You did not agree: it stands.")
    ann.until("Bob does not agree: it stands.")
    ann.type("show")
    ann.until("Your hand: 2 wool, 1 ore.")
    bob.type("agree")
    bob.until("Nobody asks you to take something back.")


def test_who_plays_on_wishes_no_more(traders: Traders) -> None:
    """CT-B6.2: both must agree, and before anything else is done."""
    ann, bob = traders
    ann.answer(TURN, "undo")
    bob.until(WISH)
    ann.answer(TURN, "offer wool for ore")
    bob.answer("Do you trade?", "refuse")
    bob.until("“refuse” is none of the choices")  # but no answer to a wish
    bob.type("decline")
    ann.until("You ended the offer")
    assert "taken back" not in ann.until("Your hand: 2 wool, 1 ore.")
