"""A process of its own that floods one socket with frames, as fast as the server takes them."""

from __future__ import annotations

import json
import socket
import sys
import threading
import time
from contextlib import suppress

from deep.bad_frames import frame, handshake

BLOCK = 65_536  # bytes written at once


def frames_of(kind: str, action: str) -> tuple[bytes, bytes]:
    """What comes first, and what is repeated."""
    if kind.startswith("what-if"):
        message = {"type": "what-if", "id": "f", "seat": 0, "action": action}
        return b"", frame(1, json.dumps(message).encode())
    if kind == "invalid":
        return b"", frame(1, b'{"type":"move","id":"f","seat":"0"}')
    if kind == "large":
        return b"", frame(1, b'{"type":"say","id":"f","text":"' + b"x" * 16_300 + b'"}')
    if kind == "empty":
        return b"", frame(1, b"")
    if kind.startswith("ping"):
        return b"", frame(9, b"x" * 125 if "deaf" in kind else b"")
    assert kind == "pieces", kind
    return frame(1, b"", last=False), frame(0, b"", last=False)


def flood(port: int, table: str, secret: str, kind: str, seconds: float, action: str) -> tuple[int, str]:
    """The number of frames sent, and how it ended."""
    connection = socket.create_connection(("127.0.0.1", port), timeout=5)
    connection.sendall(handshake(table))
    while b"\r\n\r\n" not in connection.recv(4096):
        pass
    connection.sendall(frame(1, json.dumps({"type": "hello", "secret": secret}).encode()))
    if "deaf" not in kind:
        threading.Thread(target=drain, args=(connection,), daemon=True).start()
    first, repeated = frames_of(kind, action)
    connection.sendall(first)
    count = max(1, BLOCK // len(repeated))
    block, sent, end = repeated * count, 0, time.monotonic() + seconds
    connection.settimeout(0.2)
    try:
        while time.monotonic() < end:
            with suppress(TimeoutError):
                sent += connection.send(block[sent % len(repeated) :])
    except OSError as error:
        time.sleep(max(0.0, end - time.monotonic()))
        return sent // len(repeated), f"closed by the server ({error.strerror})"
    return sent // len(repeated), "took them all the time"


def drain(connection: socket.socket) -> None:
    with suppress(OSError):
        while True:
            with suppress(TimeoutError):
                if not connection.recv(1 << 20):
                    return


if __name__ == "__main__":
    port, table, secret, kind, seconds, action = sys.argv[1:]
    count, end = flood(int(port), table, secret, kind, float(seconds), action)
    print(f"{count} frames, {end}")
