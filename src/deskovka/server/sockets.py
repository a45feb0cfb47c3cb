"""The socket of a table: says hello, hears everything that happens, and may do what the API can do there."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from deskovka.core.errors import DeskovkaError
from deskovka.server.calls import as_refusal, decode
from deskovka.server.connections import welcome
from deskovka.server.encoding import encode
from deskovka.server.frames import QUICK, QuickProtocol, text_frame
from deskovka.server.house import House
from deskovka.server.messages import answers, fields, requests
from deskovka.server.refusals import Refusal, forgotten, no_such_table
from deskovka.server.rooms import Room, Watcher
from deskovka.server.seating import Viewer

LOG = logging.getLogger(__name__)
GOING_AWAY = 1012  # close codes of the protocol
NOT_WELCOME = 1008
OUR_FAULT = 1011


class Socket:
    """One connection of one client to one table."""

    def __init__(self, house: House, socket: WebSocket) -> None:
        self.house = house
        self.socket = socket
        self.quick: QuickProtocol | None = socket.scope.get("extensions", {}).get(QUICK)
        self.table: str = socket.path_params["table"]
        self.secret = ""
        self.watcher: Watcher
        self.telling: asyncio.Task[None] | None = None
        self.seatings = 0  # of the table, when the secret was last looked at
        self.fits = True
        self.held_back = b""  # answers that go out together with the news that are about to be told

    async def run(self) -> None:
        """Until the client leaves, or the server asks it to come back."""
        try:
            await self.socket.accept()
            room, viewer, hello = await self._hello()
        except WebSocketDisconnect:
            return
        except TimeoutError:
            return await self._close(NOT_WELCOME, "no hello")
        except DeskovkaError as error:
            with suppress(WebSocketDisconnect):
                await self._send(encode(refusal_of(error, None)))
            return await self._close(NOT_WELCOME, "not welcome")
        self.watcher = self.house.watch(room, viewer, hello.seen, hello.language, self._tell, hello.presence)
        if self.quick:
            self.quick.beating = True
        try:
            self._tell()
            # Whenever a task goes on, it walks down to where it waited: here that begins below the web framework's frames.
            await asyncio.create_task(self._listen(room, viewer))
        except WebSocketDisconnect:
            pass
        finally:
            self.house.leave(self.watcher)
            if self.telling:
                self.telling.cancel()
                await asyncio.gather(self.telling, return_exceptions=True)

    async def _hello(self) -> tuple[Room, Viewer, requests.Hello]:
        async with asyncio.timeout(self.house.settings.hello_within):
            data = await self._receive()
        message = decode(data, requests.FromClient)
        if not isinstance(message, requests.Hello):
            raise Refusal("bad-message", "the first message of a socket is 'hello'")
        self.secret = message.secret
        table = check_table(self.table)
        room, viewer = await self.house.tables.enter(table, message.secret)
        welcome(self.socket.scope)
        return room, viewer, message

    def _tell(self) -> None:
        """Send what is new, at once where the client keeps up."""
        if self.telling:
            return  # it goes on until nothing is new
        quick, watcher = self.quick, self.watcher
        if quick is None or not quick.free or watcher.room.lost or not self._is_welcome():
            self.telling = asyncio.create_task(self._tell_slowly())
            return
        try:
            self._write(quick, b"".join(map(text_frame, watcher.unseen())))
        except ClientDisconnected:
            pass  # the client is gone, which those who listen notice too
        except Exception:
            with suppress(ClientDisconnected):
                self._write(quick, b"")
            self.telling = asyncio.create_task(self._end_broken())
            LOG.exception("table %s: what happened could not be told", self.table)

    def _write(self, quick: QuickProtocol, frames: bytes) -> None:
        """With what was held back, in one go."""
        if frames := self.held_back + frames:
            self.held_back = b""
            quick.write_frames(frames)

    async def _tell_slowly(self) -> None:
        """A slow client gets several things in one message, and never holds up the others."""
        watcher = self.watcher
        try:
            if self.quick and self.held_back:
                await self.quick.writable.wait()
                self._write(self.quick, b"")
            while watcher.behind and not watcher.room.lost and self._is_welcome():
                for message in watcher.unseen():
                    await self._send(message)
            if watcher.room.gone:
                await self._send(encode(refusal_of(forgotten(), None)))
                await self._close(NOT_WELCOME, "the table was deleted")
            elif watcher.room.lost:
                await self._close(GOING_AWAY, "the table must be read again")
            elif not self._is_welcome():
                await self._close(NOT_WELCOME, "not welcome any more")
        except WebSocketDisconnect:
            pass  # the client is gone, which the other half notices too
        except Exception:
            LOG.exception("table %s: what happened could not be told", self.table)
            await self._end_broken()
        self.telling = None

    async def _end_broken(self) -> None:
        with suppress(WebSocketDisconnect):
            await self._close(OUR_FAULT, "something broke in the server")

    def _is_welcome(self) -> bool:
        """Whether the secret still fits: a seat may be given to others, an invitation be taken back."""
        loaded = self.watcher.room.loaded
        if self.seatings != loaded.seatings:
            self.seatings = loaded.seatings
            try:
                self.fits = loaded.viewer(self.secret) is not None
            except Refusal:
                self.fits = loaded.was_accepted(self.secret)
        return self.fits

    async def _listen(self, room: Room, viewer: Viewer) -> None:
        bucket = self.house.new_bucket()
        while True:
            data = await self._receive()
            wait = bucket.borrow() if bucket else 0
            if wait:  # whoever is too fast waits; nobody else does
                await asyncio.sleep(wait)
            answer = encode(await self._answer(room, viewer, data))
            if room.about_to_tell and self.quick and not self.telling:
                self.held_back += text_frame(answer)
            else:
                await self._send(answer)

    async def _answer(self, room: Room, viewer: Viewer, data: str | bytes) -> Any:
        id = None
        try:
            message = decode(data, requests.FromClient)
            if isinstance(message, requests.Hello):
                raise Refusal("bad-message", "hello was said already")
            if isinstance(message, requests.Beat):
                return answers.Alive()
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
        event: Any = await (self.quick or self.socket).receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1006))
        data: str | bytes | None = event.get("text")
        return data if data is not None else bytes(event["bytes"])

    async def _send(self, data: bytes) -> None:
        quick = self.quick
        try:
            if quick is None:
                await self.socket.send({"type": "websocket.send", "text": data.decode()})
            else:
                if not quick.free:
                    await quick.writable.wait()
                self._write(quick, text_frame(data))
        except (RuntimeError, ClientDisconnected):  # it was closed meanwhile
            raise WebSocketDisconnect(1006) from None

    async def _close(self, code: int, reason: str) -> None:
        try:
            await self.socket.close(code, reason)
        except (RuntimeError, WebSocketDisconnect):  # the client was faster
            pass


def check_table(table: str) -> str:
    try:
        return msgspec.convert(table, fields.TableId)
    except msgspec.ValidationError:
        raise no_such_table() from None


def refusal_of(error: DeskovkaError, id: str | None) -> answers.Refused:
    return as_refusal(error).told(id)
