"""A WebSocket client that costs next to nothing, because it shares two cores with the server it measures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import cast

PATIENCE = 20.0  # seconds until a connection must be open
TEXT, PING, PONG = 1, 9, 10
FIN, MASKED = 0x80, 0x80
NO_MASK = b"\0\0\0\0"  # a mask of zeros leaves the message as it is
SHORT = Struct("!BB")
MIDDLE = Struct("!BBH")
LONG_LENGTH = Struct("!Q")


class Broken(Exception):
    """A connection ended, or the server said something nobody expects."""


class Connection(asyncio.Protocol):
    """One connection: `heard` is called with every message, as it comes in."""

    def __init__(self, path: str, heard: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.path = path
        self.heard = heard
        self.lost = lost
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.closing = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.rest = self.rest + data if self.rest else data
        if not self.open.done() and not self._shake_hands():
            return
        self._read_frames()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closing:
            self._fail(f"a connection was lost: {error or 'closed by the server'}")

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def close(self) -> None:
        self.closing = True
        self.transport.close()

    def _shake_hands(self) -> bool:
        head, end, rest = self.rest.partition(b"\r\n\r\n")
        if not end:
            return False
        self.rest = rest
        if head.startswith(b"HTTP/1.1 101"):
            self.open.set_result(None)
        else:
            self._fail(f"no WebSocket: {head.decode(errors='replace')}")
        return True

    def _read_frames(self) -> None:
        data, start = self.rest, 0
        while (found := frame(data, start)) is not None:
            kind, begin, end = found
            if kind == FIN | TEXT:
                self.heard(data[begin:end])
            elif kind == FIN | PING:
                self._send(PONG, data[begin:end])
            else:
                self._fail(f"closed by the server, or not a whole text: frame {kind:#x}")
            start = end
        self.rest = data[start:]

    def _send(self, kind: int, message: bytes) -> None:
        size = len(message)
        if size < 126:
            head = SHORT.pack(FIN | kind, MASKED | size)
        else:
            assert size < 65536
            head = MIDDLE.pack(FIN | kind, MASKED | 126, size)
        self.transport.write(head + NO_MASK + message)

    def _fail(self, why: str) -> None:
        self.closing = True
        if not self.open.done():
            self.open.set_exception(Broken(why))
        self.lost(why)


def frame(data: bytes, start: int) -> tuple[int, int, int] | None:
    """The first byte of the frame at `start`, and where its content begins and ends; None if it is not all there."""
    have = len(data) - start
    if have < 2:
        return None
    size, begin = data[start + 1], start + 2
    if size == 126:
        if have < 4:
            return None
        size, begin = int.from_bytes(data[begin : begin + 2]), start + 4
    elif size == 127:
        if have < 10:
            return None
        [size] = LONG_LENGTH.unpack_from(data, begin)
        begin = start + 10
    end = begin + size
    return None if end > len(data) else (data[start], begin, end)


async def connect(
    port: int, path: str, heard: Callable[[bytes], None], lost: Callable[[str], None]
) -> Connection:
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        _, connection = await loop.create_connection(lambda: Connection(path, heard, lost), "127.0.0.1", port)
        await connection.open
    return connection
