"""The short way of whole texts through a socket: the same is heard as by the web server's own protocol."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from deskovka.server.frames import ALIVE, BEAT, QUICK, QuickProtocol, text_frame

LARGEST = 16_384
REQUEST = (
    b"GET /x HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CONT, BINARY, PING, CLOSE = Opcode.TEXT, Opcode.CONT, Opcode.BINARY, Opcode.PING, Opcode.CLOSE
PLAIN = [
    Frame(TEXT, b"short"),
    Frame(TEXT, "Ž".encode() * 300),
    Frame(TEXT, b"x" * LARGEST),
    Frame(TEXT, b""),
]
PIECES = [Frame(TEXT, b"in ", fin=False), Frame(PING, b"?"), Frame(CONT, b"two pieces")]
ENDS: dict[str, list[bytes]] = {
    "is closed": [Frame(CLOSE, b"\x03\xe8").serialize(mask=True)],
    "sends too much": [Frame(TEXT, b"x" * (LARGEST + 1)).serialize(mask=True)],
    "sends far too much": [Frame(TEXT, b"x" * 70_000).serialize(mask=True)],
    "does not mask": [Frame(TEXT, b"bare").serialize(mask=False)],
    "is no text": [Frame(TEXT, b"\xff\xfe").serialize(mask=True)],
    "begins anew within pieces": [
        Frame(TEXT, b"one", fin=False).serialize(mask=True),
        Frame(TEXT, b"two").serialize(mask=True),
    ],
    "has reserved bits": [b"\xf1" + Frame(TEXT, b"odd").serialize(mask=True)[1:]],
}


class Wire(asyncio.Transport):
    """Remembers what was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Conversation:
    """An application that answers every message with its length, behind a protocol."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol]) -> None:
        self.heard: list[Any] = []
        config = Config(
            self.app, ws_max_size=LARGEST, ws_per_message_deflate=False, log_config=None, interface="asgi3"
        )
        self.protocol = kind(config, ServerState(), {})
        self.wire = Wire()
        self.protocol.connection_made(self.wire)

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.quick = QUICK in scope["extensions"]
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            self.heard.append(message.get("text") or message.get("bytes") or "")
            await send({"type": "websocket.send", "text": str(len(self.heard))})
        self.heard.append(message)

    async def hear(self, data: bytes) -> None:
        if not self.wire.closed:
            self.protocol.data_received(data)
        for _ in range(12):
            await asyncio.sleep(0)


async def told(kind: type[WebSocketsSansIOProtocol], chunks: list[bytes]) -> tuple[list[Any], bytes, bool]:
    conversation = Conversation(kind)
    for chunk in chunks:
        await conversation.hear(chunk)
    assert conversation.quick == (kind is QuickProtocol)
    return conversation.heard, conversation.wire.written.partition(b"\r\n\r\n")[2], conversation.wire.closed


def compare(chunks: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """Both hear and answer the same."""
    ours = asyncio.run(told(QuickProtocol, chunks))
    assert ours == asyncio.run(told(WebSocketsSansIOProtocol, chunks))
    return ours


@pytest.mark.parametrize("number", range(20))
def test_whole_texts_and_all_else_are_heard_in_whatever_pieces_they_come(number: int) -> None:
    random = Random(number)
    frames = [*PLAIN, *PIECES, *PLAIN, Frame(BINARY, b"\0\1"), *PLAIN[:2]]
    whole = b"".join(frame.serialize(mask=True) for frame in frames)
    cuts = sorted({0, len(whole), *(random.randrange(len(whole)) for _ in range(random.randrange(12)))})
    chunks = [whole[start:end] for start, end in pairwise(cuts)]

    heard, _, closed = compare([REQUEST, *chunks])

    assert [len(text) for text in heard] == [5, 300, LARGEST, 0, 13, 5, 300, LARGEST, 0, 2, 5, 300]
    assert not closed


@pytest.mark.parametrize("end", ENDS)
def test_it_ends_as_it_would(end: str) -> None:
    heard, written, closed = compare([REQUEST, PLAIN[0].serialize(mask=True), *ENDS[end]])

    assert heard[0] == "short" and written.startswith(text_frame(b"1")) and closed


@pytest.mark.parametrize("end", ENDS)
def test_what_came_just_before_the_end_does_not_matter(end: str) -> None:
    chunks = [REQUEST, b"".join([PLAIN[0].serialize(mask=True), *ENDS[end]])]

    _, written, closed = asyncio.run(told(QuickProtocol, chunks))

    assert closed and (written, closed) == asyncio.run(told(WebSocketsSansIOProtocol, chunks))[1:]


def test_what_comes_with_the_request_is_heard() -> None:
    first, second = (frame.serialize(mask=True) for frame in PLAIN[:2])

    for chunks in (
        [REQUEST + first, second],
        [REQUEST + first[:3], first[3:] + second],
        [REQUEST[:50], REQUEST[50:], first + second],
    ):
        assert [len(text) for text in compare(chunks)[0]] == [5, 300]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_written_text_is_read_by_clients(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://h/x"))
    client.state = client.state.OPEN
    client.parser = client.parse()
    next(client.parser)

    client.receive_data(text_frame(b"x" * size) + text_frame(b"next"))

    assert [len(event.data) for event in client.events_received() if isinstance(event, Frame)] == [size, 4]


def test_a_beat_is_answered_without_the_application_once_somebody_is_welcome() -> None:
    async def story() -> None:
        talk = Conversation(QuickProtocol)
        await talk.hear(REQUEST)
        beat = Frame(TEXT, BEAT.encode()).serialize(mask=True)
        await talk.hear(beat)
        assert talk.heard == [BEAT], "who has not said hello talks to the application"

        protocol = talk.protocol
        assert isinstance(protocol, QuickProtocol)
        protocol.beating = True
        heard, written = len(talk.heard), len(talk.wire.written)
        await talk.hear(beat + beat)
        assert len(talk.heard) == heard and talk.wire.written[written:] == ALIVE + ALIVE

        protocol.pause_writing()
        await talk.hear(beat)
        assert talk.wire.written[written:] == ALIVE + ALIVE, "who does not read gets no answers"

    asyncio.run(story())


def test_only_who_has_said_nothing_is_asked_whether_they_are_there() -> None:
    async def story() -> None:
        talk = Conversation(QuickProtocol)
        protocol = talk.protocol
        assert isinstance(protocol, QuickProtocol)
        await talk.hear(REQUEST)
        written = len(talk.wire.written)
        protocol.heard = True
        protocol.send_keepalive_ping()
        assert len(talk.wire.written) == written and protocol.ping_timer is not None
        protocol.send_keepalive_ping()
        assert talk.wire.written[written] == 0x89, "a ping"
        protocol.stop_keepalive()

    asyncio.run(story())
