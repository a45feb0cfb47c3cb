"""The socket of a table: says hello, hears everything that happens, and may do what the API can do there."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from deskovka.core.errors import DeskovkaError
from deskovka.server.calls import as_refusal, decode
from deskovka.server.house import House
from deskovka.server.messages import answers, fields, requests
from deskovka.server.refusals import Refusal, no_such_table
from deskovka.server.rooms import Room, Watcher
from deskovka.server.seating import Viewer
from deskovka.server.showing import encode

LOG = logging.getLogger(__name__)
GOING_AWAY = 1012  # close codes of the protocol
NOT_WELCOME = 1008
OUR_FAULT = 1011


class Socket:
    """One connection of one client to one table."""

    def __init__(self, house: House, socket: WebSocket) -> None:
        self.house = house
        self.socket = socket
        self.table: str = socket.path_params["table"]
        self.secret = ""

    async def run(self) -> None:
        """Until the client leaves, or the server asks it to come back."""
        await self.socket.accept()
        try:
            room, viewer, hello = await self._hello()
        except (TimeoutError, WebSocketDisconnect):
            return await self._close(NOT_WELCOME, "no hello")
        except DeskovkaError as error:
            with suppress(WebSocketDisconnect):
                await self._send(encode(refusal_of(error, None)))
            return await self._close(NOT_WELCOME, "not welcome")
        watcher = self.house.watch(room, viewer, hello.seen, hello.language)
        telling = asyncio.create_task(self._tell(watcher))
        try:
            await self._listen(room, viewer)
        except WebSocketDisconnect:
            pass
        finally:
            self.house.leave(watcher)
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)

    async def _hello(self) -> tuple[Room, Viewer, requests.Hello]:
        async with asyncio.timeout(self.house.settings.hello_within):
            data = await self._receive()
        message = decode(data, requests.FromClient)
        if not isinstance(message, requests.Hello):
            raise Refusal("bad-message", "the first message of a socket is 'hello'")
        self.secret = message.secret
        table = check_table(self.table)
        room, viewer = await self.house.tables.enter(table, message.secret)
        return room, viewer, message

    async def _tell(self, watcher: Watcher) -> None:
        """Send what is new. A slow client gets several things in one message, and never holds up the others."""
        first = True
        try:
            while not watcher.room.lost:
                await watcher.news.wait()
                watcher.news.clear()
                if first or watcher.seen < watcher.room.loaded.seq:
                    await self._send(watcher.unseen(first))
                first = False
            await self._close(GOING_AWAY, "the table must be read again")
        except WebSocketDisconnect:
            pass  # the client is gone, which the other half notices too
        except Exception:
            LOG.exception("table %s: what happened could not be told", self.table)
            await self._close(OUR_FAULT, "something broke in the server")
            raise

    async def _listen(self, room: Room, viewer: Viewer) -> None:
        bucket = self.house.new_bucket()
        while True:
            data = await self._receive()
            wait = bucket.borrow() if bucket else 0
            if wait:  # whoever is too fast waits; nobody else does
                await asyncio.sleep(wait)
            await self._send(encode(await self._answer(room, viewer, data)))

    async def _answer(self, room: Room, viewer: Viewer, data: str | bytes) -> Any:
        id = None
        try:
            message = decode(data, requests.FromClient)
            if isinstance(message, requests.Hello):
                raise Refusal("bad-message", "hello was said already")
            id = message.id
            start = time.perf_counter()
            answer = await self.house.do(room, viewer, self.secret, message)
            self.house.metrics.socket_seconds.observe(time.perf_counter() - start)
            return answer
        except DeskovkaError as error:
            refused = refusal_of(error, id)
            self.house.metrics.refused.labels(refused.code).inc()
            return refused

    async def _receive(self) -> str | bytes:
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1006))
        data: str | bytes | None = event.get("text")
        return data if data is not None else bytes(event["bytes"])

    async def _send(self, data: bytes) -> None:
        try:
            await self.socket.send({"type": "websocket.send", "text": data.decode()})
        except RuntimeError:  # it was closed meanwhile
            raise WebSocketDisconnect(1006) from None

    async def _close(self, code: int, reason: str) -> None:
        try:
            await self.socket.close(code, reason)
        except RuntimeError:  # the client was faster
            pass


def check_table(table: str) -> str:
    try:
        return msgspec.convert(table, fields.TableId)
    except msgspec.ValidationError:
        raise no_such_table() from None


def refusal_of(error: DeskovkaError, id: str | None) -> answers.Refused:
    return as_refusal(error).told(id)
