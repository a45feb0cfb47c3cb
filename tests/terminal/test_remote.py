"""`deskovka table`: terminals at a real server, driven line by line as people do."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from typing import Self
from urllib.request import Request, urlopen

import pytest

from deep.wire import Server
from deskovka.core.errors import DeskovkaError
from deskovka.core.record import Record, verify
from deskovka.registry import game
from deskovka.terminal.remote.links import Link, read_link, read_server
from deskovka.terminal.remote.seats import SeatsFile
from terminal.driving import PATIENT

PATIENCE = 20.0  # seconds
TABLE = re.compile(r"http://\S+/t/[A-Za-z0-9]{12}")
LINK = re.compile(r"http://\S+/t/[A-Za-z0-9]{12}#[\w-]+")
# The same first card in every game: the deck is a secret option of the game.
SOME_SECRET = "s" * 32


class Terminal:
    """The program in a process of its own; what it prints is awaited, what people type is written."""

    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        settings = {**os.environ, "XDG_DATA_HOME": str(data), "DESKOVKA_LANG": "en", "COLUMNS": "100"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "deskovka", "table", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**settings, "PYTHONUNBUFFERED": "1", **environment},
        )
        self.output = ""
        self.read = 0  # what was awaited already
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream:
                stream.close()

    def _read(self) -> None:
        assert self.process.stdout
        while data := os.read(self.process.stdout.fileno(), 65536):
            self.output += data.decode("utf-8", "replace")

    def type(self, *lines: str) -> None:
        assert self.process.stdin
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()

    def until(self, text: str) -> str:
        """Wait for a text; gives what came before it and was not awaited yet, with the text."""
        end = monotonic() + PATIENCE
        while text not in self.output[self.read :]:
            assert monotonic() < end, f"{text!r} did not come:\n{self.output[self.read :]}"
            sleep(0.01)
        found = self.output.index(text, self.read) + len(text)
        before, self.read = self.output[self.read : found], found
        return before

    def answer(self, text: str, *lines: str) -> str:
        """Wait for a question, then answer it."""
        before = self.until(text)
        self.type(*lines)
        return before

    def end(self) -> int:
        """Wait until the program ends by itself; gives its exit code."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.stdin = None
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return code

    @property
    def complaint(self) -> str:
        assert self.process.stderr
        return self.process.stderr.read().decode()


Sit = Callable[..., Terminal]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "tables.sqlite", "--no-limits", "--workers", "1")
    yield server
    server.stop()


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Starts terminals of a person, each in plain sentences; all end with the test."""
    with ExitStack() as stack:

        def start(*arguments: str, who: str = "ann", plain: bool = True, **environment: str) -> Terminal:
            options = ["--plain"] if plain else []
            return stack.enter_context(Terminal(tmp_path / who, *arguments, *options, **environment))

        yield start


def new_table(sit: Sit, served: Server, seats: str, *more: str, game: str = "cartographers") -> Terminal:
    return sit(f"{served.url}/", "--new", game, "--seats", seats, "--name", "Ann", *more)


def invitation(host: Terminal) -> str:
    host.until("Link for player 2")
    [link] = LINK.findall(host.until("Link for spectators"))
    return str(link)


def table_of(terminal: Terminal) -> str:
    """The link of the table without a secret."""
    found = TABLE.search(terminal.output)
    assert found
    return found[0]


def first_legal(link: Link) -> str:
    """The first action a seat may take now, from what the server tells its holder."""
    from deskovka.registry import part

    request = Request(f"{link.server}/api/tables/{link.table}")
    request.add_header("authorization", f"Bearer {link.secret}")
    with urlopen(request, timeout=PATIENCE) as answer:
        news = json.load(answer)
    sight = next(sight for sight in news["sights"] if sight["asked"] is not None)
    actions: list[str] = part("server", news["info"]["game"]).actions(sight["options"])
    return actions[0]


def own_link(tmp_path: Path, who: str) -> Link:
    return SeatsFile(tmp_path / who / "deskovka" / "seats.jsonl").links()[0]


# whole games


def test_a_whole_game_against_a_bot_its_record_and_a_rematch(
    sit: Sit, served: Server, tmp_path: Path
) -> None:
    ann = new_table(sit, served, "me,random")
    ann.type(*PATIENT[:300])
    told = ann.until("The game is over")
    assert "Score sheet of You" in told
    assert "Bot (random): " in told  # news of what the bot did

    ann.until("type “save FILE”")
    file = tmp_path / "game.record"
    ann.process.stdin and ann.process.stdin.flush()
    record_typed = [f"save {file}", "rematch"]
    ann.type(*record_typed)
    ann.until(f"Saved in {file}.")
    record = Record.read(file.read_text("utf-8"))
    assert record.scores is not None
    assert verify(record, game("cartographers")) > 20
    assert record.names == ["Ann", "random"]

    first = table_of(ann)
    ann.until("Draw a shape of the card")
    ann.type("q", "yes")
    again = ann.until("deskovka table http")
    assert "The table stays" in again
    assert ann.end() == 0
    tables = {link.open for link in SeatsFile(tmp_path / "ann" / "deskovka" / "seats.jsonl").links()}
    assert first in tables and len(tables) == 2
