"""Frames of the WebSocket protocol by hand, right and wrong."""

from __future__ import annotations

import struct


def handshake(table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(opcode: int, data: bytes, last: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame of the protocol, right or wrong; the mask is zero, which is allowed."""
    first = (0x80 if last else 0) | reserved << 4 | opcode
    mark = 0x80 if masked else 0
    size = len(data)
    if size < 126:
        head = struct.pack("!BB", first, mark | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, mark | 126, size)
    else:
        head = struct.pack("!BBQ", first, mark | 127, size)
    return head + (bytes(4) if masked else b"") + data


RAW_FRAMES: tuple[tuple[str, bytes], ...] = (
    ("not masked", frame(1, b"{}", masked=False)),
    *((f"reserved bits {bits}", frame(1, b"{}", reserved=bits)) for bits in range(1, 8)),
    *((f"opcode {code}", frame(code, b"{}")) for code in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)),
    ("continues nothing", frame(0, b"{}")),
    ("a message in a message", frame(1, b"{", last=False) + frame(1, b"}")),
    ("long ping", frame(9, b"x" * 126)),
    ("ping in pieces", frame(9, b"x", last=False)),
    ("close of one byte", frame(8, b"x")),
    ("close with a bad code", frame(8, b"\x00\x01")),
    ("close 1005", frame(8, struct.pack("!H", 1005))),
    ("close that is not utf-8", frame(8, struct.pack("!H", 1000) + b"\xff")),
    ("2**63 bytes announced", b"\x81\xff" + b"\xff" * 8 + bytes(4)),
    ("2**40 bytes announced", b"\x81\xff" + struct.pack("!Q", 2**40) + bytes(4)),
    ("too large in pieces", frame(1, b"x" * 9000, last=False) + frame(0, b"x" * 9000, last=False)),
    ("noise", b"\xff" * 40),
    ("close", frame(8, b"")),
    ("pings, then close", frame(9, b"a") * 50 + frame(10, b"b") * 50 + frame(8, b"")),
    ("empty pieces, then close", frame(1, b"", last=False) + frame(0, b"", last=False) * 200 + frame(8, b"")),
    ("a message, then one that is not utf-8", frame(1, b"{}") + frame(1, b"\xff")),
    ("messages, then a broken frame", frame(1, b"{}") * 5 + frame(1, b"{}", reserved=1)),
    ("http", b"GET / HTTP/1.1\r\n\r\n"),
)
