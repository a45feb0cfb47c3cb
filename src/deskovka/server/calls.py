"""One HTTP request, decoded strictly, and the answer to it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from deskovka.bots.others import UnknownBot
from deskovka.core.errors import (
    DataError,
    DeskovkaError,
    IllegalAction,
    NotationError,
    RecordError,
    SetupError,
)
from deskovka.core.values import value
from deskovka.registry import NothingOnPaper, UnknownGame
from deskovka.server.connections import welcome
from deskovka.server.encoding import encode
from deskovka.server.house import House
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import fields, requests
from deskovka.server.records import READER
from deskovka.server.refusals import STATUS, Refusal, of_storage
from deskovka.server.rooms import Room
from deskovka.server.seating import Viewer
from deskovka.server.store import Damaged, NoSpace, StoreError

LOG = logging.getLogger(__name__)

CODES: dict[type[DeskovkaError], str] = {
    UnknownGame: "unknown-game",
    NothingOnPaper: "unknown-game",
    UnknownBot: "no-bot",
    DataError: "setup",
    NotationError: "notation",
    IllegalAction: "illegal",
    RecordError: "broken",
}


BYTES_A_TOKEN = 4_096  # of a message
RECORD_BYTES_A_TOKEN = 16_384  # of one with a record, which comes again with every question about it
ENTRIES_A_TOKEN = 250  # of a table's log that are looked at


class Call:
    """A request, and the house it is made to. `charge` takes more tokens from the client's limit, or refuses."""

    def __init__(self, house: House, request: Request, charge: Callable[[int], None]) -> None:
        self.house = house
        self.request = request
        self.charge = charge

    def path(self, name: str, kind: Any) -> Any:
        """A part of the path, of its type."""
        return self._convert(self.request.path_params[name], kind, name)

    def query(self, name: str, kind: Any, default: Any) -> Any:
        given = self.request.query_params.get(name)
        return default if given is None else self._convert(given, kind, name)

    def _convert(self, text: str, kind: Any, name: str) -> Any:
        try:
            return msgspec.convert(text, kind, strict=False)
        except msgspec.ValidationError as error:
            raise Refusal("bad-message", f"{name}: {error}") from None

    async def body(self, kind: Any) -> Any:
        """The message in the body."""
        return await self._body(kind, self.house.settings.largest_body, BYTES_A_TOKEN)

    async def _body(self, kind: Any, largest: int, bytes_a_token: int) -> Any:
        data = bytearray()
        async for part in self.request.stream():
            data += part
            if len(data) > largest:
                raise Refusal("too-large", f"a message has at most {largest} bytes")
        self.charge(len(data) // bytes_a_token)
        return decode(bytes(data), kind)

    @property
    def secret(self) -> str:
        """What stands in the header `Authorization: Bearer SECRET`."""
        scheme, _, secret = self.request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            raise Refusal("no-secret", "the header 'Authorization: Bearer SECRET' is missing")
        try:
            return msgspec.convert(secret.strip(), fields.Secret)
        except msgspec.ValidationError:
            raise Refusal("no-secret", "the secret has not the form of one") from None

    def charge_for(self, entries: int) -> None:
        """For a look at so many entries of a table's log, before it is taken."""
        self.charge(max(0, entries) // ENTRIES_A_TOKEN)

    async def enter(self) -> tuple[Room, Viewer]:
        found = await self.house.tables.enter(self.path("table", fields.TableId), self.secret)
        welcome(self.request.scope)
        return found

    async def look(self) -> tuple[LoadedTable, Viewer]:
        """What is looked at: a table, or the game that is told by a record in the body."""
        if "table" in self.request.path_params:
            room, viewer = await self.enter()
            return room.loaded, viewer
        largest = self.house.settings.largest_record
        wanted = await self._body(requests.LookAtRecord, largest, RECORD_BYTES_A_TOKEN)
        return await self.house.beside.do(self.house.records.reading(wanted)), READER


@cache
def decoder(kind: Any) -> Callable[[bytes | str], Any]:
    return msgspec.json.Decoder(kind).decode


def decode(data: bytes | str, kind: Any) -> Any:
    """A message, or what is wrong with it."""
    try:
        return decoder(kind)(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message", f"the message cannot be read: {error}") from None


@value
class Endpoint:
    """What one address of the API does. The routes and the API's description are both made from this."""

    method: str
    path: str
    does: str
    answers: Any
    run: Callable[[Call], Awaitable[Struct | Response]]
    takes: Any = None
    secret: bool = False
    status: int = 200
    query: tuple[tuple[str, Any, str], ...] = ()
    refuses: tuple[str, ...] = ()
    name: str = ""  # in the description of the API, where it is not that of `run`
    cost: int = (
        1  # tokens of the limit of requests: what takes longer costs more, and more by its size (`Call`)
    )


def as_refusal(error: DeskovkaError) -> Refusal:
    """Whatever somebody did wrong, with its code."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, SetupError):
        return Refusal("setup", str(error), error.rule, error.reason, error.about)
    if isinstance(error, StoreError):
        if not isinstance(error, Damaged | NoSpace):  # of these the log tells once
            LOG.error("%s", error)
        return of_storage(error)
    rule = getattr(error, "rule", None)
    for kind, code in CODES.items():
        if isinstance(error, kind):
            return Refusal(code, str(error), rule)
    return Refusal("bad-message", str(error), rule)


def answered(answer: Struct | Response, status: int = 200) -> Response:
    if isinstance(answer, Response):
        return answer
    return Response(encode(answer), status, media_type="application/json")


def refused(refusal: Refusal) -> Response:
    status = STATUS[refusal.code]
    response = answered(refusal.told(), status)
    if status == 401:
        response.headers["www-authenticate"] = "Bearer"
    if refusal.wait:
        response.headers["retry-after"] = str(refusal.wait)
    return response
