"""Connections of the bare server: what is too long or too slow ends, and who makes way when there is no place."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, cast

import httpx2
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from deep.attack_kinds import Attacker
from deep.attack_with_connections import deaf_socket
from deep.wire import PATIENCE, Http, Server, at_table
from deskovka.server import run
from deskovka.server.addresses import client_of
from deskovka.server.connections import PROGRESS, RESERVED, Connections, open_files
from deskovka.server.metrics import Metrics
from deskovka.server.settings import Settings

QUICK = Settings(head_within=0.5, body_within=1, read_within=1, limits=False)


class QuickServer(Server):
    """A server with other limits."""

    def __init__(self, database: Path, settings: Settings, files: int = 0) -> None:
        self.settings = settings
        super().__init__(database, files=files)

    def command(self, database: str | Path, options: Sequence[str], program: Sequence[str] = ()) -> list[str]:
        quick = str(Path(__file__).with_name("quick_server.py"))
        return [sys.executable, quick, str(database), msgspec.json.encode(self.settings).decode()]


@contextmanager
def quick_server(database: Path, settings: Settings, files: int = 0) -> Iterator[Server]:
    running = QuickServer(database, settings, files)
    try:
        yield running
    finally:
        log = running.stop() if running.process.poll() is None else ""
        assert "Traceback" not in log, log


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with quick_server(tmp_path_factory.mktemp("quick") / "tables.sqlite", QUICK) as running:
        yield running


def exchanged(port: int, data: bytes, drip: bytes = b"") -> bytes:
    """What comes back until the server ends the connection, while more is sent drop by drop."""
    with socket.create_connection(("127.0.0.1", port), timeout=0.05) as connection:
        connection.sendall(data)
        found, end = b"", time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(TimeoutError):
                try:
                    part = connection.recv(65_536)
                    if not part:
                        return found
                    found += part
                    continue
                except ConnectionError:
                    return found
            with suppress(OSError):
                connection.sendall(drip)
    raise AssertionError(f"the connection goes on: {found[:200]!r}")


def ended(server: Server, why: str) -> int:
    text = httpx2.get(f"{server.url}/metrics").text
    found = re.search(rf'deskovka_connections_ended_total{{why="{why}"}} (\d+)', text)
    return int(found[1]) if found else 0


async def until_ended(server: Server, why: str, times: int) -> None:
    async with asyncio.timeout(PATIENCE), Http(server.url) as http:
        while f'ended_total{{why="{why}"}} {times}.0' not in (await http.get("/metrics")).text:
            await asyncio.sleep(0.1)


HEAD = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/tables/mine HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n"


@pytest.mark.parametrize("data", [b"", b"\r\n", b"GET", HEAD + b"X: ", HEAD + b"Expect: 100-continue\r\n"])
def test_a_request_that_does_not_begin_or_end_is_not_waited_for(quick: Server, data: bytes) -> None:
    before = ended(quick, "sent too slowly")

    assert exchanged(quick.port, data) == b""
    assert ended(quick, "sent too slowly") == before + 1


def test_headers_and_bodies_that_come_drop_by_drop_are_not_waited_for(quick: Server) -> None:
    assert exchanged(quick.port, HEAD + b"X: ", drip=b"x") == b""
    assert exchanged(quick.port, POST, drip=b" ") == b""
    chunked = POST.replace(b"Content-Length: 9999", b"Transfer-Encoding: chunked")
    assert exchanged(quick.port, chunked, drip=b"1\r\n \r\n") == b""


def test_the_second_request_of_a_connection_may_not_be_slow_either(quick: Server) -> None:
    answer = exchanged(quick.port, HEAD + b"\r\nGET /", drip=b"x")

    assert answer.count(b"HTTP/1.1 200") == answer.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize(
    "head",
    [
        HEAD + b"X: " + b"x" * QUICK.largest_head + b"\r\n\r\n",
        HEAD + b"X: " + b"x" * (1 << 20),
        HEAD + b"X: y\r\n" * QUICK.most_headers + b"\r\n",
        HEAD + b"X" * (1 << 18),
        b"GET /" + b"x" * QUICK.largest_head + b" HTTP/1.1\r\n\r\n",
        b"GET /" + b"x" * (1 << 20),
    ],
)
def test_a_head_that_is_too_long_is_refused(quick: Server, head: bytes) -> None:
    with socket.create_connection(("127.0.0.1", quick.port), timeout=PATIENCE) as connection:
        with suppress(ConnectionError):  # it is refused before all is sent
            connection.sendall(head)
        with suppress(ConnectionError):
            answer = connection.recv(65_536)
            assert answer.startswith(b"HTTP/1.1 431 ")
            assert b"connection: close" in answer


def test_a_head_just_as_long_as_may_be_is_answered(quick: Server) -> None:
    filling = b"X: " + b"x" * (QUICK.largest_head - len(HEAD) - 100) + b"\r\n"
    many = b"X: y\r\n" * (QUICK.most_headers - 2)

    for more in (filling, many):
        answer = exchanged(quick.port, HEAD + more + b"Connection: close\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 200 ")


def test_a_client_that_does_not_read_its_answers_is_not_waited_for(quick: Server) -> None:
    before = ended(quick, "read too slowly")
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", quick.port))
        connection.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
        asyncio.run(until_ended(quick, "read too slowly", before + 1))


def test_a_socket_that_does_not_read_is_closed_and_the_others_play_on(quick: Server) -> None:
    async def story() -> None:
        before = ended(quick, "read too slowly")
        async with Http(quick.url) as http:
            seated = await http.make_table("cartographers", ("me", "me"))
        with await deaf_socket(Attacker(quick.url, 0, {}), seated.table, seated.host):
            async with at_table(quick.url, seated.table, seated.host) as client:
                waiting = asyncio.create_task(until_ended(quick, "read too slowly", before + 1))
                while not waiting.done():
                    sight = client.asked[0]
                    await client.do(
                        "move", seat=sight["seat"], asked=sight["asked"], action=client.legal(sight)[0]
                    )
                    await client.do("undo", seat=sight["seat"])
                await waiting

    asyncio.run(story())


def test_a_socket_that_falls_silent_is_noticed_and_one_that_beats_is_not(tmp_path: Path) -> None:
    """Its network is gone: nothing is closed, nothing is answered, not even the system's question would be."""

    async def story(url: str) -> None:
        async with Http(url) as http:
            seated = await http.make_table("cartographers", ("me", "open"))
        deaf = await deaf_socket(Attacker(url, 0, {}), seated.table, seated.others[1])
        async with at_table(url, seated.table, seated.host) as client:
            with deaf:
                presence = f"/api/tables/{seated.table}/presence"
                async with Http(url) as http:
                    start = time.monotonic()
                    while [seat["here"] for seat in (await http.get(presence, seated.host)).json()["seats"]][
                        1
                    ]:
                        assert time.monotonic() < start + PATIENCE
                        await asyncio.sleep(0.05)
                await client.send({"type": "beat"})
                assert (await client.hear())["type"] == "alive"

    with quick_server(tmp_path / "tables.sqlite", Settings(silent_seconds=0.3, limits=False)) as server:
        asyncio.run(story(server.url))


def test_when_files_run_out_strangers_make_way_and_players_stay(tmp_path: Path) -> None:
    files = 160
    with quick_server(tmp_path / "tables.sqlite", Settings(), files) as server:

        async def story() -> None:
            async with Http(server.url, "127.0.0.3") as http:
                seated = await http.make_table("cartographers", ("me", "me"))
                async with at_table(server.url, seated.table, seated.host, address="127.0.0.3") as client:
                    strangers = [await Attacker(server.url, 0, {}).connect() for _ in range(2 * files)]
                    async with Http(server.url, "127.0.0.3") as comer:
                        answer = await comer.get(f"/api/tables/{seated.table}", seated.host)
                        assert answer.status_code == 200
                    sight = client.asked[0]
                    await client.do(
                        "move", seat=sight["seat"], asked=sight["asked"], action=client.legal(sight)[0]
                    )
                    for _, writer in strangers:
                        writer.transport.abort()

        asyncio.run(story())


def test_one_socket_too_many_is_told_when_to_come_again(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with Http(url) as http:
            seated = await http.make_table("cartographers", ("me", "me"))
        async with at_table(url, seated.table, seated.host):
            with pytest.raises(InvalidStatus) as refused:
                async with at_table(url, seated.table, seated.host):
                    pass
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["Retry-After"] == "10"
        assert json.loads(refused.value.response.body)["code"] == "too-fast"

    with quick_server(tmp_path / "tables.sqlite", Settings(sockets_per_address=1)) as server:
        asyncio.run(story(server.url))


# without a network


class Transport:
    """What is needed of a real one."""

    def __init__(self) -> None:
        self.waiting = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True


def transport() -> Any:
    return cast(asyncio.Transport, Transport())


def test_the_stranger_who_came_first_makes_way() -> None:
    connections = Connections(Settings(connections=3), Metrics())
    player, first, second = [transport() for _ in range(3)]
    held = connections.begin(player, "192.0.2.1")
    assert held
    connections.welcome(held)
    for stranger in (first, second):
        connections.begin(stranger, "192.0.2.2")

    assert connections.begin(transport(), "192.0.2.3")
    assert (player.aborted, first.aborted, second.aborted) == (False, True, False)


def test_players_do_not_make_way_nor_does_what_a_proxy_passes_on() -> None:
    proxy = "192.0.2.9"
    connections = Connections(Settings(connections=2), Metrics(), is_proxy=lambda address: address == proxy)
    held = connections.begin(transport(), "192.0.2.1")
    assert held
    connections.welcome(held)
    assert connections.begin(transport(), proxy)

    assert connections.begin(transport(), "192.0.2.3") is None


def test_one_address_has_so_many_connections_and_a_proxy_any_number() -> None:
    settings = Settings(connections_per_address=2)
    connections = Connections(settings, Metrics(), is_proxy=lambda address: address == "192.0.2.9")
    first = transport()
    assert connections.begin(first, "2001:db8::1") and connections.begin(transport(), "2001:db8::2")

    assert connections.begin(transport(), "2001:db8::3") is None
    assert all(connections.begin(transport(), "192.0.2.9") for _ in range(5))
    connections.end(first)
    connections.end(first)
    assert connections.begin(transport(), "2001:db8::3")
    assert connections.begin(transport(), "2001:db8::4") is None


def test_whoever_reads_slowly_but_reads_is_waited_for() -> None:
    settings = Settings(read_within=10)
    connections = Connections(settings, Metrics())
    slow, stuck, done = [transport() for _ in range(3)]
    for one in (slow, stuck, done):
        connections.begin(one, "192.0.2.1")
        one.waiting = 10 * PROGRESS
        connections.of[one].deadline = 0

    for now in range(100, 140):
        slow.waiting -= PROGRESS // 8
        done.waiting = 0
        connections.sweep(now)

    assert (slow.aborted, stuck.aborted, done.aborted) == (False, True, False)


def test_a_process_with_few_files_has_fewer_connections() -> None:
    few = Connections(Settings(), Metrics(), files=RESERVED + open_files() + 5)
    many = Connections(Settings(), Metrics(), files=1 << 20)

    assert 1 <= few.most <= 6
    assert many.most == Settings().connections


def test_the_system_asks_for_silent_clients() -> None:
    with run.bind("127.0.0.1", 0, False) as listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()) as client:
            accepted, _ = listening.accept()
            with accepted, client:
                assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
                assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPCNT) == 3


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix:", "unix:"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_one_line_is_one_client(address: str, client: str) -> None:
    assert client_of(address) == client
