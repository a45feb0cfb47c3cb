"""Attacks with connections that are kept open, and with bytes that never become a request."""

from __future__ import annotations

import asyncio
import json
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from deep.attack_kinds import ADDRESS, Attacker, attack
from deep.bad_frames import frame, handshake
from deep.wire import at_table, new_secret

PACE = 0.01  # seconds between new connections
AGAIN = 0.5  # until one that was ended is opened again
FILES = 256  # of a server that has few

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def hold(attacker: Attacker, most: int, begin: Callable[[Connection], Awaitable[None]]) -> str:
    """Keep so many connections open; one that ends is opened again."""
    counts: Counter[str] = Counter()

    async def one() -> None:
        while attacker.goes_on:
            with suppress(OSError):
                reader, writer = connection = await attacker.connect()
                counts["opened"] += 1
                feeding = asyncio.create_task(feed(begin, connection))
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(asyncio.get_running_loop().time() + attacker.left):
                        while await reader.read(65_536):
                            pass
                        counts["ended by the server"] += 1
                feeding.cancel()
                writer.transport.abort()
            await asyncio.sleep(AGAIN)

    async with asyncio.TaskGroup() as group:
        for _ in range(most):
            group.create_task(one())
            await asyncio.sleep(PACE / 10)
    return f"{counts['opened']} connections opened, {counts['ended by the server']} ended by the server"


async def feed(begin: Callable[[Connection], Awaitable[None]], connection: Connection) -> None:
    with suppress(OSError):
        await begin(connection)


@attack(seconds=20, short=3)
async def silent_connections(attacker: Attacker) -> str:
    """A thousand connections that say nothing."""

    async def nothing(connection: Connection) -> None:
        pass

    return await hold(attacker, 1000, nothing)


@attack(seconds=20, short=3)
async def slow_heads(attacker: Attacker) -> str:
    """300 requests whose headers come byte by byte and never end."""

    async def drip(connection: Connection) -> None:
        _, writer = connection
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: ")
        while True:
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.5)

    return await hold(attacker, 300, drip)


@attack(seconds=30)
async def slow_bodies(attacker: Attacker) -> str:
    """300 requests whose bodies come byte by byte."""

    async def drip(connection: Connection) -> None:
        _, writer = connection
        writer.write(b"POST /api/tables/mine HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n")
        while True:
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.5)

    return await hold(attacker, 300, drip)


@attack(seconds=20, short=3)
async def long_heads(attacker: Attacker) -> str:
    """Requests with headers of a megabyte, twenty at a time."""
    refused = 0

    async def ask() -> None:
        nonlocal refused
        while attacker.goes_on:
            with suppress(OSError):
                reader, writer = await attacker.connect()
                writer.write(b"GET / HTTP/1.1\r\nX: " + b"x" * (1 << 20) + b"\r\n\r\n")
                refused += (await reader.read(65_536)).startswith(b"HTTP/1.1 431")
                writer.transport.abort()
            await asyncio.sleep(PACE)

    await asyncio.gather(*(ask() for _ in range(20)))
    return f"{refused} refused"


@attack(seconds=20, short=3, files=FILES)
async def few_files(attacker: Attacker) -> str:
    """Connections as many as an address may have, to a server that may open 256 files; the bystander gets in."""

    async def nothing(connection: Connection) -> None:
        pass

    return await hold(attacker, 390, nothing)


@attack(seconds=20, files=FILES)
async def few_files_and_handshakes(attacker: Attacker) -> str:
    """As before, with sockets that are opened, and say hello with secrets of nobody."""

    async def greet(connection: Connection) -> None:
        _, writer = connection
        writer.write(handshake("A" * 12))
        await asyncio.sleep(1)
        writer.write(frame(1, json.dumps({"type": "hello", "secret": new_secret()}).encode()))

    return await hold(attacker, 190, greet)


@attack(seconds=40, short=4)
async def deaf_sockets(attacker: Attacker) -> str:
    """A hundred sockets of an own table where somebody moves and takes it back all the time; none of them reads."""
    secret = new_secret()
    body = {"game": "cartographers", "seats": [{"kind": "me"}, {"kind": "me"}]}
    async with attacker.http() as http:
        table = (await http.post("/api/tables", body, secret)).json()["table"]
    deaf = [await deaf_socket(attacker, table, secret) for _ in range(100)]
    moves = 0
    async with at_table(attacker.url, table, secret, address=ADDRESS) as client:
        while attacker.goes_on:
            sight = client.asked[0]
            await client.move(sight, client.legal(sight)[0])
            await client.say("undo", seat=sight["seat"])
            moves += 1
    ended = sum(is_ended(connection) for connection in deaf)
    return f"{moves} moves, {ended} of {len(deaf)} ended by the server"


async def deaf_socket(attacker: Attacker, table: str, secret: str) -> socket.socket:
    """It has said hello and does not read; the system reads little for it."""
    connection = socket.socket()
    connection.setblocking(False)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.bind((ADDRESS, 0))
    loop = asyncio.get_running_loop()
    await loop.sock_connect(connection, ("127.0.0.1", attacker.port))
    await loop.sock_sendall(connection, handshake(table))
    await loop.sock_recv(connection, 1)
    await loop.sock_sendall(connection, frame(1, json.dumps({"type": "hello", "secret": secret}).encode()))
    return connection


def is_ended(connection: socket.socket) -> bool:
    """Whether what is sent is refused: the other end is gone."""
    try:
        connection.send(frame(9, b""))
        return connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0
    except BlockingIOError:
        return False
    except OSError:
        return True
