"""The HTTP protocol of the web server, with limits on what a request may send before anybody looks at it."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import httptools
import uvicorn
from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from deskovka.server.connections import SCOPE, Connection, Connections

RETRY_SECONDS = 10  # after which there may be a place again


class Config(uvicorn.Config):
    """What a server's protocols are told."""

    def __init__(self, connections: Connections, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.open_connections = connections


class TooMuch(Exception):
    """The head of a request is longer than it may be."""


class HeadLimitingProtocol(HttpToolsProtocol):
    """Ends a connection whose request has too long a head, or comes too slowly."""

    config: Config
    connection: Connection  # unless it was refused at once

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.open = self.config.open_connections
        self.settings = self.open.settings
        self.in_head = True
        self.head = 0  # bytes of it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        connection = self.open.begin(transport, self.client[0] if self.client else "")
        if connection is None:
            self._answer(503, "no place for another connection", f"retry-after: {RETRY_SECONDS}\r\n")
            return
        self.connection = connection
        connection.deadline = time.monotonic() + self.settings.head_within

    def connection_lost(self, exc: Exception | None) -> None:
        self.open.end(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self.in_head:
            self.head += len(data)
            if not self.connection.deadline:
                self.connection.deadline = time.monotonic() + self.settings.head_within
        try:
            self.parser.feed_data(data)
            if self.in_head and self.head > self.settings.largest_head:
                raise TooMuch
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.connection.deadline = 0
                self.handle_websocket_upgrade()
        except TooMuch:
            self._answer(431, "the head of this request is too long")
        except httptools.HttpParserCallbackError as error:
            if not isinstance(error.__context__, TooMuch):
                raise
            self._answer(431, "the head of this request is too long")
        except httptools.HttpParserError:
            self._answer(400, "Invalid HTTP request received.")

    def resume_writing(self) -> None:
        super().resume_writing()
        self.connection.unread_since = 0

    def on_message_begin(self) -> None:
        super().on_message_begin()
        cast(Scope, self.scope)[SCOPE] = (self.open, self.connection)
        self.told = 0  # bytes of the address and the headers

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(name, value)
        if len(self.headers) > self.settings.most_headers:
            raise TooMuch

    def _count(self, *parts: bytes) -> None:
        self.told += sum(map(len, parts))
        if self.told > self.settings.largest_head:
            raise TooMuch

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.in_head = False
        self.connection.deadline = time.monotonic() + self.settings.body_within

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_head, self.head = True, 0
        self.connection.deadline = 0

    def _answer(self, status: int, words: str, headers: str = "") -> None:
        """Before there is a request that could be answered."""
        head = f"content-type: text/plain\r\ncontent-length: {len(words)}\r\nconnection: close\r\n"
        self.transport.write(STATUS_LINE[status] + f"{head}{headers}\r\n{words}".encode())
        self.transport.close()
