"""The socket protocol of the web server, with limits for what is no message: pings, pongs, beats and pieces of messages.

Nobody else looks at such frames, and without limits one client could hold up all others for seconds with them.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from starlette.types import Scope
from websockets.frames import Frame
from websockets.http11 import Request

from deskovka.server.connections import SCOPE
from deskovka.server.frames import QuickProtocol
from deskovka.server.http_limits import Config
from deskovka.server.limits import Bucket

SLICE = 1024  # bytes that are worked on before looking whether it was too much
FRAMES_PER_SECOND, FRAMES_AT_ONCE = 20, 200  # that are no message
MOST_QUEUED = 500  # messages that wait
TOO_MUCH = 1008  # a close code


class FrameLimitingProtocol(QuickProtocol):
    """Closes the socket of whoever sends too much of that."""

    config: Config

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.bucket = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        self.open = self.config.open_connections

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.connection = self.open.of[self.transport]  # that of the HTTP request before

    def connection_lost(self, exc: Exception | None) -> None:
        self.open.end(self.transport)
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.connection.unread_since = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Scope, self.scope)[SCOPE] = (self.open, self.connection)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self.queue.qsize() > MOST_QUEUED:
                self._refuse()

    def handle_ping(self) -> None:
        if self._allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allowed():
            super().handle_pong(event)

    def handle_beat(self) -> None:
        if self._allowed():
            super().handle_beat()

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._allowed():
            super().handle_cont(event)

    def _allowed(self) -> bool:
        if self.close_sent or self.transport.is_closing():
            return False
        if self.bucket.take():
            self._refuse()
            return False
        return True

    def _refuse(self) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(TOO_MUCH, "too many frames")
            self.handle_parser_exception()
