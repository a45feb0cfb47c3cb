"""A fuzzer for raw HTTP: requests no proper client would send."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from random import Random

from deep.bad_findings import Findings
from deep.bad_messages import NASTY_TEXTS, spoiled, well_formed
from deep.bad_tables import Board, Person
from deep.wire import new_id, new_secret
from deskovka.registry import NAMES

PATIENCE = 10.0
PAGES = ("", "/log", "/record", "/scores", "/growth", "/links", "/moves/1", "/deeds", "/fork", "/socket")
METHODS = (
    "GET",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "HEAD",
    "OPTIONS",
    "TRACE",
    "CONNECT",
    "PROPFIND",
    "get",
    "G E T",
    "X" * 100,
    "",
)
BAD_PARTS = (
    "%00",
    "%0a",
    "%0d%0aX:%20y",
    "%2e%2e",
    "%2f",
    "%ff",
    "%C0%80",
    "%",
    "%zz",
    "..;",
    "a" * 5000,
    "*",
    "@",
    "%F0%9F%98%80",
    "~",
    "%25",
    "-1",
    "1e999",
    "9" * 400,
    "0x10",
    "NaN",
    "null",
    "'--",
)
ORIGINS = (
    "http://[",
    "http://[::1",
    "null",
    "https://evil.example",
    "http://x@127.0.0.1",
    "::",
    "\xff\xfe",
    "http://" + "a" * 3000,
    "http://a:b:c",
    "javascript:0",
    "http://\u2100",
)
TYPES = (
    "text/plain",
    "application/xml",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-7",
    "",
)

Request = tuple[str, bytes]
Make = Callable[["RawFuzzer"], Request]


class RawFuzzer:
    """Requests by hand, to tables that exist and to those that do not."""

    def __init__(self, boards: list[Board], random: Random, findings: Findings) -> None:
        self.boards = boards
        self.random = random
        self.findings = findings
        self.port = int(boards[0].http.url.rpartition(":")[2])
        self.board = boards[0]
        self.person: Person | None = None

    async def run(self, messages: int) -> None:
        before = {board.table: (await board.shown(), board.seq) for board in self.boards}
        for _ in range(messages):
            await self._one()
        for board in self.boards:
            shown, seq = before[board.table]
            after = await board.shown()
            if board.seq == seq and after != shown:
                self.findings.fault("bad requests changed a table", f"{board.table} {shown} {after}")

    async def _one(self) -> None:
        self.board = self.random.choice(self.boards)
        self.person = self.random.choice([*self.board.people, None])
        kind, data = self.random.choice(KINDS)(self)
        answer, ended = await self._exchange(kind, data)
        statuses = [int(status) for status in re.findall(rb"(?:^|\n)HTTP/1\.[01] (\d{3})", answer)]
        self.findings.count(f"http {kind}", " ".join(map(str, statuses[:3])) or "no answer")
        example = f"{data[:3000]!r} -> {answer[:1000]!r}"
        if any(status >= 500 for status in statuses):
            self.findings.fault("5xx", example)
        if not ended:
            self.findings.fault("a request is neither answered nor closed", example)
        if not statuses and kind not in SILENT:
            self.findings.fault("a request is not answered", example)
        self._check_leaks(answer, data)

    async def _exchange(self, kind: str, data: bytes) -> tuple[bytes, bool]:
        """What comes back, and whether the connection came to an end."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        answer = bytearray()
        try:
            writer.write(data)
            if kind in SILENT:
                await writer.drain()
                await asyncio.sleep(0.002)
                if self.random.random() < 0.5:
                    writer.transport.abort()
                return b"", True
            async with asyncio.timeout(PATIENCE):
                while part := await reader.read(65536):
                    answer += part
        except ConnectionError:
            pass
        except TimeoutError:
            return bytes(answer), False
        finally:
            writer.close()
        return bytes(answer), True

    def _check_leaks(self, answer: bytes, data: bytes) -> None:
        for board in self.boards:
            for secret in board.secrets_from(self.person):
                if secret.encode() in answer and secret.encode() not in data:
                    self.findings.fault("a secret is told", f"{data[:2000]!r} -> {answer[:3000]!r}")

    # parts of requests

    def path(self) -> str:
        return f"/api/tables/{self.board.table}{self.random.choice(PAGES)}"

    def secret(self) -> str:
        return self.person.secret if self.person else new_secret()

    def bearer(self) -> str:
        return f"Authorization: Bearer {self.secret()}\r\n" if self.person else ""

    def message(self) -> bytes:
        """A deed that cannot be valid."""
        while True:
            person = self.person or self.board.people[0]
            data = spoiled(self.random, self.board.good_messages(self.random, person)).data
            found = well_formed(data)
            if len(data) < 70_000 and (found is None or found["type"] in ("hello", "what-if")):
                return data


def request(method: str, path: str, headers: str = "", body: bytes = b"", version: str = "HTTP/1.1") -> bytes:
    length = f"Content-Length: {len(body)}\r\n" if body else ""
    head = f"{method} {path} {version}\r\nHost: x\r\nConnection: close\r\n{headers}{length}\r\n"
    return head.encode("utf-8", "replace") + body


def methods(fuzz: RawFuzzer) -> Request:
    return "method", request(fuzz.random.choice(METHODS), fuzz.path(), fuzz.bearer())


def paths(fuzz: RawFuzzer) -> Request:
    good = fuzz.path().split("/")
    good[fuzz.random.randrange(1, len(good))] = fuzz.random.choice(BAD_PARTS)
    return "path", request(fuzz.random.choice(("GET", "POST")), "/".join(good), fuzz.bearer())


def odd_targets(fuzz: RawFuzzer) -> Request:
    target = fuzz.random.choice(
        (
            "*",
            "http://x/api/health",
            "//",
            "/../../etc/passwd",
            "api",
            "/\xff",
            "/ /",
            "/?",
            "?",
            "",
            "/#a",
            "/%00",
        )
    )
    return "target", request("GET", target)


def queries(fuzz: RawFuzzer) -> Request:
    name = fuzz.random.choice(("since", "form", "language", "search", "x", "since=1&since"))
    page = fuzz.random.choice((fuzz.path(), "/api/games/cartographers/rules", "/api/games/x/rules"))
    return "query", request("GET", f"{page}?{name}={fuzz.random.choice(BAD_PARTS)}", fuzz.bearer())


def bearers(fuzz: RawFuzzer) -> Request:
    secret = fuzz.secret()
    forms = (
        f"Bearer {secret}x",
        f"Bearer {secret[:-1]}",
        f"Bearer{secret}",
        f"Basic {secret}",
        "Bearer",
        "Bearer ",
        f"Bearer {secret} {secret}",
        f"Bearer \u00e9{secret}",
        f"Bearer {'a' * 60_000}",
        "Bearer " + fuzz.random.choice(BAD_PARTS),
        f"Bearer\t{secret}",
        secret,
        "",
        "Bearer 'OR 1=1",
        f"Bearer {new_secret()}",
    )
    return "bearer", request("GET", fuzz.path(), f"Authorization: {fuzz.random.choice(forms)}\r\n")


def headers(fuzz: RawFuzzer) -> Request:
    odd = fuzz.random.choice(
        (
            f"X: {'a' * 30_000}\r\n",
            "X: y\r\n" * 500,
            "No colon\r\n",
            "X\x00Y: z\r\n",
            "X: \x00\r\n",
            " folded: x\r\n",
            "Content-Length: -1\r\n",
            "Content-Length: 1\r\nContent-Length: 2\r\n",
            "Content-Length: x\r\n",
            "Content-Length: 99999999999999999999\r\n",
            "Transfer-Encoding: nonsense\r\n",
            "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
            "Expect: 200-ok\r\n",
            "Expect: 100-continue\r\n",
            "Upgrade: h2c\r\nConnection: Upgrade\r\n",
            "Upgrade: websocket\r\nConnection: Upgrade\r\n",
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n",
            "Accept-Language: " + "cs;q=," * 500 + "\r\n",
            "Cookie: \xff\r\n",
            "Host: \r\nHost: y\r\n",
            "Range: bytes=0-\r\n",
        )
    )
    return "header", request(
        "GET", fuzz.random.choice((fuzz.path(), "/", "/api", "/t/x")), fuzz.bearer() + odd
    )


def origins(fuzz: RawFuzzer) -> Request:
    origin = f"Origin: {fuzz.random.choice(ORIGINS)}\r\n"
    if fuzz.random.random() < 0.3:
        origin += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        origin += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    method = "GET" if "Upgrade" in origin else "POST"
    page = "/socket" if "Upgrade" in origin else "/deeds"
    return "origin", request(method, f"/api/tables/{fuzz.board.table}{page}", fuzz.bearer() + origin)


def bodies(fuzz: RawFuzzer) -> Request:
    """A spoiled message as the body of a deed."""
    kind = f"Content-Type: {fuzz.random.choice(TYPES)}\r\n" if fuzz.random.random() < 0.3 else ""
    path = f"/api/tables/{fuzz.board.table}/deeds"
    return "deed", request("POST", path, fuzz.bearer() + kind, fuzz.message())


def other_bodies(fuzz: RawFuzzer) -> Request:
    """Wishes for tables and forks that cannot be fulfilled."""
    nasty = fuzz.random.choice(NASTY_TEXTS)
    player = fuzz.random.choice(
        ({"kind": nasty}, {"kind": "me", "name": "x" * 41}, {"kind": "bot", "bot": nasty}, nasty, None, {})
    )
    option = fuzz.random.choice(
        ("side", "cards", "deck_spring", "tiles", "scoring", "scrolls", "factions", nasty)
    )
    good = [{"kind": "me"}, {"kind": "me"}]
    game = fuzz.random.choice(NAMES)
    path, body = fuzz.random.choice(
        (
            ("", {"game": game, "seats": [{"kind": "me"}, player]}),
            ("", {"game": game, "seats": [{"kind": "me"}] * fuzz.random.choice((0, 101, 500))}),
            ("", {"game": nasty, "seats": good}),
            ("", {"game": game, "seats": good, "options": {option: nasty or "?"}}),
            ("", {"game": game, "seats": good, "options": {option: "/etc/passwd"}}),
            ("", {"game": game, "seats": good, "options": {str(i): "" for i in range(60)}}),
            ("", {"game": game, "seats": good, "word": "x" * 65}),
            ("/mine", {"tables": [{"table": fuzz.board.table, "secret": nasty}]}),
            ("/mine", {"tables": [{"table": nasty, "secret": new_secret()}]}),
            ("/mine", {"tables": [{"table": fuzz.board.table, "secret": new_secret()}] * 201}),
            ("/mine", {"tables": nasty}),
            (f"/{fuzz.board.table}/fork", {"id": new_id(), "move": 10**9}),
            (f"/{fuzz.board.table}/fork", {"id": new_id(), "move": -1}),
            (f"/{fuzz.board.table}/fork", {"id": nasty, "move": 0}),
            (f"/{fuzz.board.table}/fork", {"id": new_id(), "move": 0, "seats": [player]}),
            (f"/{fuzz.board.table}/fork", {"id": new_id(), "move": 0, "seats": [{"kind": "open"}] * 3}),
        )
    )
    auth = f"Authorization: Bearer {new_secret()}\r\n" if not path else fuzz.bearer()
    return "wish", request("POST", f"/api/tables{path}", auth, json.dumps(body).encode())


def chunked(fuzz: RawFuzzer) -> Request:
    sizes = fuzz.random.choice(
        (
            b"11000\r\n" + b"x" * 0x11000 + b"\r\n0\r\n\r\n",
            (b"1000\r\n" + b" " * 0x1000 + b"\r\n") * 20 + b"0\r\n\r\n",
            b"zz\r\nabc\r\n",
            b"-1\r\n",
            b"ffffffffffffffffff\r\n",
            b"5\r\nab\r\n0\r\n\r\n",
            b"2\r\n{}\r\n0\r\n\r\n",
            b"2;a=" + b"b" * 5000 + b"\r\n{}\r\n0\r\n\r\n",
            b"0\r\n" + b"X: y\r\n" * 100 + b"\r\n",
        )
    )
    path = fuzz.random.choice((f"/api/tables/{fuzz.board.table}/deeds", "/api/tables", "/api/tables/mine"))
    return "chunked", request("POST", path, fuzz.bearer() + "Transfer-Encoding: chunked\r\n") + sizes


def large(fuzz: RawFuzzer) -> Request:
    body = fuzz.random.choice((b" ", b"[", b'{"a":', b"\x00", b"\xff")) * fuzz.random.choice(
        (13_000, 66_000, 400_000)
    )
    return "large", request("POST", f"/api/tables/{fuzz.board.table}/deeds", fuzz.bearer(), body)


def unfinished(fuzz: RawFuzzer) -> Request:
    whole = request("POST", f"/api/tables/{fuzz.board.table}/deeds", fuzz.bearer(), fuzz.message())
    return "unfinished", whole[: fuzz.random.randrange(1, len(whole))]


def pipelined(fuzz: RawFuzzer) -> Request:
    first = f"GET /api/health HTTP/1.1\r\nHost: x\r\n{fuzz.bearer()}\r\n".encode()
    count = fuzz.random.randint(1, 20)
    return "pipelined", first * count + fuzz.random.choice(
        (b"", fuzz.random.randbytes(50))
    ) + b"\r\nX\r\n\r\n"


def noise(fuzz: RawFuzzer) -> Request:
    data = fuzz.random.choice(
        (
            fuzz.random.randbytes(fuzz.random.randint(10, 300)),
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(50),
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"HTTP/1.1 200 OK\r\n\r\n",
            b"EHLO x\r\n",
            b"GET\r\n\r\n",
        )
    )
    return "noise", data + b"\r\n\r\n\x00\r\n\r\n"


KINDS: tuple[Make, ...] = (
    methods,
    paths,
    odd_targets,
    queries,
    bearers,
    headers,
    origins,
    bodies,
    bodies,
    bodies,
    bodies,
    other_bodies,
    other_bodies,
    chunked,
    large,
    unfinished,
    pipelined,
    noise,
)
SILENT = ("unfinished",)  # we leave before there could be an answer
