"""A fuzzer for the socket: sends spoiled messages and judges every answer."""

from __future__ import annotations

import asyncio
import json
from random import Random

import websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from deep.bad_findings import Findings
from deep.bad_frames import RAW_FRAMES, frame, handshake
from deep.bad_messages import LARGEST, Loose, Message, Sending, spoiled, well_formed
from deep.bad_tables import Board, Person, stands_agreed
from deep.wire import Json
from deskovka.server.refusals import STATUS

PATIENCE = 10.0
CLEAN_CLOSES = (1002, 1003, 1007, 1008, 1009)


class Closed(Exception):
    """The server closed the socket."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Fuzzer:
    """One person at one table who sends nonsense."""

    def __init__(
        self, board: Board, person: Person, boards: list[Board], random: Random, findings: Findings
    ) -> None:
        self.board = board
        self.person = person
        self.boards = boards
        self.random = random
        self.findings = findings
        self.socket: ClientConnection | None = None
        self.sent: Sending | None = None

    async def run(self, messages: int) -> None:
        before, start = await self.board.shown(), self.board.seq
        for _ in range(messages):
            if self.board.has_started:
                break
            if self.socket is None and self.random.random() < 0.1:
                await self._first_message()
            elif self.random.random() < 0.02:
                await self._raw_frames()
            else:
                await self._one()
        if self.socket is not None:
            await self.socket.close()
        if not self.board.has_started:
            await self._check_shown(before, start)

    # one message

    async def _one(self) -> None:
        socket = self.socket or await self._connect()
        if socket is None:
            return
        sending = spoiled(self.random, self.board.good_messages(self.random, self.person))
        self.sent = sending
        try:
            await send(socket, sending)
            answer = await self._answer(socket)
        except Closed as closed:
            self.socket = None
            self._judge_close(sending, closed.code)
            return
        except TimeoutError:
            self._fault("no answer")
            await socket.close()
            self.socket = None
            return
        await self._judge(sending, answer)

    async def _connect(self) -> ClientConnection | None:
        """A socket that has said hello; None for those who are not welcome."""
        socket = await connect(self.board)
        hello = Sending("hello", (json.dumps({"type": "hello", "secret": self.person.secret}).encode(),))
        self.sent = hello
        await send(socket, hello)
        try:
            answer = await self._hear(socket)
            if answer["type"] == "news":
                self.socket = socket
                self._check_news(answer)
                return socket
            self._count(hello, answer["code"])
            await self._hear(socket)
            self._fault("a socket without a seat stays open")
        except TimeoutError:
            self._fault("hello is not answered, or not closed after it")
        except Closed as closed:
            if closed.code != 1008 or self.person.role not in ("stranger", "invite"):
                self._fault(f"hello closes with {closed.code}")
        return None

    async def _answer(self, socket: ClientConnection) -> Json:
        """The next message that is no news."""
        while True:
            answer = await self._hear(socket)
            if answer["type"] != "news":
                return answer
            self._check_news(answer)

    async def _hear(self, socket: ClientConnection) -> Json:
        try:
            async with asyncio.timeout(PATIENCE):
                data = await socket.recv(decode=False)
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd else 1006) from None
        self._check_leaks(data)
        return json.loads(data)

    # judging

    async def _judge(self, sending: Sending, answer: Json) -> None:
        message = well_formed(sending.data)
        kind = answer["type"]
        if kind == "refused":
            self._count(sending, answer["code"])
            self._judge_refusal(sending, message, answer)
        elif kind == "answer":
            self._count(sending, "answer")
            if message is None or message["type"] != "what-if" or message["seat"] not in self.person.seats:
                self._fault("answered, though not a question of an own seat", answer)
        elif kind == "done":
            self._count(sending, "done")
            await self._judge_done(message, answer)
        else:
            self._fault(f"an answer of type {kind}", answer)

    def _judge_refusal(self, sending: Sending, message: Message | None, answer: Json) -> None:
        if STATUS[answer["code"]] >= 500:
            self._fault(f"refused with {answer['code']}", answer)
        if not answer["message"] or len(answer["message"]) > 5000:
            self._fault("a refusal without a clear message", answer)
        if message is None or isinstance(message, Loose):
            return
        if answer["code"] == "bad-message" and message["type"] != "hello":
            self._fault("a well-formed message is called bad", answer)
        if answer["id"] != message.get("id"):
            self._fault("a refusal without the id of its message", answer)
        if message["type"] in ("hello", "what-if") or stands_agreed(message, answer["code"], self.board.wish):
            return
        if self.board.may(self.person, message):
            self._fault("something legal was refused", answer)

    async def _judge_done(self, message: Message | None, answer: Json) -> None:
        board = self.board
        if message is None or message["type"] in ("hello", "what-if"):
            self._fault("an ill-formed message was done", answer)
            await board.settle()
            return
        known = board.done.get((self.person.secret, message["id"]))
        if known is not None and message["type"] != "rematch":
            if answer["seq"] != known:
                self._fault("an id that was used was done again", answer)
                await board.settle()
            return
        if not board.may(self.person, message):
            self._fault("something that is not allowed was done", answer)
        if message["type"] == "rematch":
            await board.settle()
            return
        if answer["seq"] != board.seq + 1:
            self._fault(f"something else happened, too: {board.seq} before", answer)
        await board.keep(self.person, message, answer["seq"])

    def _judge_close(self, sending: Sending, code: int) -> None:
        self._count(sending, f"closed {code}")
        too_large = len(sending.data) > LARGEST
        if code not in CLEAN_CLOSES and not (
            code == 1006 and too_large
        ):  # it need not read what it will not take
            self._fault(f"closed with {code}")
        elif code == 1009 and not too_large:
            self._fault("closed as too large")
        elif not too_large and (not sending.text or is_utf8(sending.data)):
            self._fault(f"closed with {code} for a message that can be read")

    # leaks and changes

    def _check_leaks(self, data: bytes) -> None:
        for board in self.boards:
            for secret in board.secrets_from(self.person):
                if secret.encode() in data and secret.encode() not in (self.sent.data if self.sent else b""):
                    self._fault("a secret is told", data[:2000])

    def _check_news(self, news: Json) -> None:
        if hidden := self.board.hidden_in(self.person, news["happened"]):
            self._fault("an answer that is kept back is told", (hidden, self.board.hidden, news))

    async def _check_shown(self, before: dict[str, str], start: int) -> None:
        """Nothing has changed but for what was done."""
        board = self.board
        after = await board.shown()
        seq = json.loads(after["host "])["seq"]
        if seq != board.seq:
            self._fault(f"{seq} things happened, {board.seq} were done")
            await board.settle()
        if seq == start and before != after:
            changed = [page for page in after if before.get(page) != after[page]]
            self._fault(f"nothing was done, but {changed} changed")
        for person in board.people:
            pages = [text for page, text in after.items() if page.rpartition(" ")[0] == person.name]
            if any(secret in page for page in pages for secret in board.secrets_from(person)):
                self._fault(f"a page of {person.name} tells a secret")
            if board.hidden_pages(person, after):
                self._fault(f"a page of {person.name} tells an answer that is kept back", board.hidden)

    # other ways to begin

    async def _first_message(self) -> None:
        """Something other than hello."""
        sending = spoiled(self.random, self.board.good_messages(self.random, self.person))
        self.sent = sending
        socket = await connect(self.board)
        message = well_formed(sending.data)
        try:
            await send(socket, sending)
            if self.random.random() < 0.2:
                socket.transport.abort()
                self.findings.count("first, then gone", "gone")
                return
            answer = await self._hear(socket)
            welcome = answer["type"] == "news"
            if welcome:
                await socket.close()
            if welcome and (message is None or message["type"] != "hello"):
                self._fault("welcome without hello", answer)
            self.findings.count(f"first {sending.kind}", answer.get("code", answer["type"]))
            if not welcome:
                await self._hear(socket)
                self._fault("a second answer to a bad hello")
        except Closed as closed:
            self.findings.count(f"first {sending.kind}", f"closed {closed.code}")
            if closed.code not in CLEAN_CLOSES and len(sending.data) <= LARGEST:
                self._fault(f"a first message closes with {closed.code}")
        except TimeoutError:
            self._fault("no answer to a first message")
        finally:
            socket.transport.abort()

    async def _raw_frames(self) -> None:
        """Frames the protocol forbids."""
        name, frames = self.random.choice(RAW_FRAMES)
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(self.board))
        try:
            writer.write(handshake(self.board.table))
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            hello = json.dumps({"type": "hello", "secret": self.person.secret}).encode()
            writer.write(frame(1, hello) + frames)
            await writer.drain()
            data = await asyncio.wait_for(reader.read(), PATIENCE)
        except ConnectionError:
            data = b""
        except TimeoutError:
            self.findings.count("raw frames", "timeout")
            self.findings.fault("a broken frame is not answered", f"{name}: {frames[:200]!r}")
            return
        finally:
            writer.close()
        self._check_leaks(data)
        self.findings.count("raw frames", "closed")

    def _count(self, sending: Sending, outcome: str) -> None:
        self.findings.count(f"socket {sending.kind}", outcome)

    def _fault(self, name: str, answer: object = None) -> None:
        where = f"{self.board.game.name} {self.board.table} as {self.person.name} {self.person.seats}"
        self.findings.fault(name, f"{where}, sent {self.sent!r}, got {answer!r}")


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def port_of(board: Board) -> int:
    return int(board.http.url.rpartition(":")[2])


async def connect(board: Board) -> ClientConnection:
    address = f"{board.http.url.replace('http', 'ws', 1)}/api/tables/{board.table}/socket"
    return await websockets.connect(address, max_size=None, compression=None, ping_interval=None)


async def send(socket: ClientConnection, sending: Sending) -> None:
    try:
        if len(sending.parts) == 1:
            await socket.send(sending.parts[0], text=sending.text)
        else:
            await socket.send(list(sending.parts), text=sending.text)
    except ConnectionClosed as closed:
        raise Closed(closed.rcvd.code if closed.rcvd else 1006) from None
