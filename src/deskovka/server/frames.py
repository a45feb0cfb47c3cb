"""The short way of a socket's messages: whole texts, as nearly all messages are, without the steps of general frames.

Whatever else comes (pieces of messages, pings, mistakes) goes the way of the web server's own protocol, frame by frame.
"""

from __future__ import annotations

from struct import Struct
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.utils import apply_mask

QUICK = "deskovka.quick"  # the name under which the application finds it
WHOLE_TEXT = 0x81  # the first byte of such a frame
MASKED = 0x80  # of the second byte, with which every frame of a client comes
NOT_YET, NO_FRAME = -1, -2
SHORT = Struct("!BB").pack
MIDDLE = Struct("!BBH").pack
LONG = Struct("!BBQ").pack
END_OF_REQUEST = b"\r\n\r\n"
BEAT = '{"type":"beat"}'  # as a page sends it


class QuickProtocol(WebSocketsSansIOProtocol):
    """Reads and writes whole texts in one go: a move of two players takes 0.1 ms less."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.rest = b""  # the beginning of a frame
        self.slow = True  # until the request is read, and if something came together with it
        self.beating = False  # whether beats are answered here
        self.heard = False  # whether anything came since it was last looked

    def data_received(self, data: bytes) -> None:
        self.heard = True
        if self.slow:
            begun = self.handshake_initiated
            super().data_received(data)
            self.slow = begun or not (self.handshake_initiated and data.endswith(END_OF_REQUEST))
            return
        if self.rest:
            data = self.rest + data
        start = 0
        while start < len(data):
            end = end_of_frame(data, start, self.config.ws_max_size)
            if end == NOT_YET:
                break
            if end == NO_FRAME:
                self.slow, self.rest = True, b""
                super().data_received(data[start:])
                return
            self._take(data, start, end)
            start = end
        self.rest = data[start:]

    def _take(self, data: bytes, start: int, end: int) -> None:
        """One whole frame."""
        conn = self.conn
        if (
            data[start] == WHOLE_TEXT
            and conn.current_size is None
            and conn.state is OPEN
            and not self.close_sent
        ):
            content = start + (8 if data[start + 1] & 0x7F == 126 else 6)
            try:
                text = apply_mask(data[content:end], data[content - 4 : content]).decode()
            except UnicodeDecodeError:
                pass
            else:
                if text == BEAT and self.beating:
                    self.handle_beat()
                else:
                    self._queue(text)
                return
        super().data_received(data[start:end])

    def _queue(self, text: str) -> None:
        if self.queue.qsize() and not self.read_paused:  # the application is behind
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def handle_beat(self) -> None:
        """Answered here, a beat takes a fifth of the time of a message; whoever does not read gets no answer."""
        if self.free and not self.transport.is_closing():
            self.transport.write(ALIVE)

    def send_keepalive_ping(self) -> None:
        """Only who has said nothing since the last look is asked: who is heard is there."""
        if self.heard:
            self.heard, self.ping_timer = False, None
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent and not self.conn.extensions:
            extensions: Any = self.scope["extensions"]
            extensions[QUICK] = self

    @property
    def free(self) -> bool:
        """Whether a text can be written now; otherwise it has to wait until the client has read what was written."""
        return self.writable.is_set()

    def write_frames(self, frames: bytes) -> None:
        """Whole texts, at once."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(frames)


def text_frame(data: bytes) -> bytes:
    """A whole text as a server sends it."""
    size = len(data)
    if size < 126:
        return SHORT(WHOLE_TEXT, size) + data
    if size < 65536:
        return MIDDLE(WHOLE_TEXT, 126, size) + data
    return LONG(WHOLE_TEXT, 127, size) + data


ALIVE = text_frame(b'{"type":"alive"}')


def end_of_frame(data: bytes, start: int, most: int) -> int:
    """Where the frame at `start` ends, if all of it is there and it is one of a client, and not too long."""
    have = len(data) - start
    if have < 2:
        return NOT_YET
    size, begin = data[start + 1] - MASKED, 6
    if size == 126:
        if have < 4:
            return NOT_YET
        size, begin = data[start + 2] << 8 | data[start + 3], 8
    if size < 0 or size == 127 or size > most:
        return NO_FRAME
    return start + begin + size if begin + size <= have else NOT_YET
