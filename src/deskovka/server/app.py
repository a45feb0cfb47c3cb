"""The web application: the API, the sockets and the pages, behind limits, origin checks and security headers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import nan
from urllib.parse import quote, urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from deskovka.core.errors import DeskovkaError
from deskovka.installed import UnknownGame
from deskovka.registry import faults, resolve
from deskovka.server.addresses import client_of
from deskovka.server.api import ENDPOINTS
from deskovka.server.asker import asker
from deskovka.server.calls import Call, Endpoint, answered, as_refusal, refused
from deskovka.server.house import House
from deskovka.server.ledger import Ledger, Tally
from deskovka.server.limits import Buckets
from deskovka.server.metrics import Metrics
from deskovka.server.openapi import describe
from deskovka.server.packing import pack
from deskovka.server.pages import api_page, home_page
from deskovka.server.refusals import STATUS, Refusal, too_fast, too_many_sockets
from deskovka.server.settings import Settings
from deskovka.server.sockets import Socket
from deskovka.server.store import Store, StoreError
from deskovka.server.thinking import Thinkers
from deskovka.server.web import Web, page_folders

LOG = logging.getLogger(__name__)
DAY = 24 * 3600  # seconds

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
PAGES = (
    *("/", "/t/{table}", "/new/{game}", "/rules", "/rules/{game}", "/rules/{game}/{rule}"),
    *("/record", "/score", "/score/{game}", "/settings", "/licences"),
)
PROGRAMS = ("/api/", "/static/", "/games/")  # what is asked for by those, and is no page
RAW_HEADERS = [(name.encode(), text.encode()) for name, text in HEADERS.items()]


def make_app(store: Store, settings: Settings, metrics: Metrics, ledger: Ledger) -> ASGIApp:
    """The server on an open store, which it closes when it ends."""
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, quick=1, allowed=settings.bots)
    server = Server(store, settings, thinkers, metrics, ledger)
    return Guard(application(server), server)


def application(server: Server) -> ASGIApp:
    """The routes, and one clear answer to whatever goes wrong."""
    handlers = {
        DeskovkaError: on_refusal,
        HTTPException: on_nothing_there,
        ClientDisconnect: on_gone,
        Exception: on_crash,
    }
    app = Starlette(routes=server.routes(), lifespan=server.lifespan, exception_handlers=handlers)
    app.router.redirect_slashes = False  # it would answer with whatever host the client named
    app.state.server = server
    app.state.metrics = server.metrics
    if not server.settings.origins:
        return app
    return CORSMiddleware(
        app,
        server.settings.origins,
        allow_methods=["GET", "POST"],
        allow_headers=["Authorization", "Content-Type"],
    )


class Server:
    """What all requests share."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        thinkers: Thinkers,
        metrics: Metrics | None = None,
        ledger: Ledger | None = None,
    ) -> None:
        self.settings = settings
        self.metrics = metrics or Metrics()
        ledger = ledger or Ledger()
        self.house = House(store, thinkers, settings, self.metrics)
        self.requests = Buckets(settings.requests_per_second, settings.requests_at_once, ledger, "requests")
        self.tables = Buckets(settings.tables_per_minute / 60, settings.tables_at_once, ledger, "tables")
        self.sockets = Tally(ledger, "sockets")
        self.daily = Buckets(settings.tables_per_day / DAY, settings.tables_per_day, ledger, "daily")
        self.web = Web()
        self.pages = {game: Web(folder) for game, folder in page_folders().items()}
        for fault in faults():
            LOG.warning("%s", fault)

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.house.start()
        try:
            yield
        finally:
            await self.house.close()

    def routes(self) -> list[BaseRoute]:
        return [
            *(Route(end.path, self._endpoint(end), methods=[end.method]) for end in ENDPOINTS),
            WebSocketRoute("/api/tables/{table}/socket", self._socket),
            Route("/api/openapi.json", self._description),
            Route("/api", self._api_page),
            Route("/metrics", self._metrics),
            Route("/static/{name:path}", self._static),
            Route("/games/{game}/{name:path}", self._page_of_game),
            *(Route(path, self._home_page) for path in PAGES),
        ]

    def _endpoint(self, end: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def run(request: Request) -> Response:
            client = client_in(request.scope)
            if end.status == 201:
                self._limit(self.tables, client)
                self._limit(self.daily, client)

            def charge(tokens: int) -> None:
                if tokens:
                    self._limit(self.requests, client, tokens)

            charge(end.cost - 1)
            response = answered(await end.run(Call(self.house, request, charge)), end.status)
            return pack(request, response) if end.method == "GET" and not end.secret else response

        return run

    async def _socket(self, socket: WebSocket) -> None:
        client = client_in(socket.scope)
        if not self.settings.limits:
            return await Socket(self.house, socket).run()
        if not self.sockets.add(client, self.settings.sockets_per_address):
            return await turn_away(socket, too_many_sockets())
        try:
            await Socket(self.house, socket).run()
        finally:
            self.sockets.remove(client)

    async def _description(self, request: Request) -> Response:
        # Made for the first time, it takes most of a second.
        return Response(await asyncio.to_thread(describe), media_type="application/json")

    async def _api_page(self, request: Request) -> Response:
        return Response(await asyncio.to_thread(api_page), media_type="text/html")

    async def _static(self, request: Request) -> Response:
        return self.web.answer(request, request.path_params["name"])

    async def _page_of_game(self, request: Request) -> Response:
        game, name = request.path_params["game"], request.path_params["name"]
        if game not in self.pages:
            raise Refusal("unknown-path", "there is nothing at this address")
        return self.pages[game].answer(request, name)

    async def _home_page(self, request: Request) -> Response:
        """The client finds out by itself which of its pages is meant; each game has one address there."""
        typed = request.path_params.get("game")
        if typed is None:
            return self.page(request)
        try:
            name = resolve(typed)
        except UnknownGame:
            return self.page(request, 404)
        if name == typed:
            return self.page(request)
        _, page, _, *rest = request.scope["path"].split("/")
        return RedirectResponse(quote("/".join(["", page, name, *rest])), 307)

    def page(self, request: Request, status: int = 200) -> Response:
        """The client, where it is built: it also shows that there is nothing at an address."""
        if self.web:
            response = self.web.answer(request, "index.html")
            response.status_code = status
            return response
        words = home_page(request.headers.get("accept-language", ""))
        return Response(words, status, media_type="text/html")

    async def _metrics(self, request: Request) -> Response:
        metrics, thinkers = self.metrics, self.house.thinkers
        metrics.in_memory.set(len(self.house.tables.in_memory))
        metrics.damaged.set(len(self.house.tables.damaged))
        left = self.house.store.disk.left
        metrics.disk_left.set(nan if left is None else left)
        metrics.thoughts.set(thinkers.thoughts)
        metrics.hurried.set(thinkers.hurried)
        metrics.late.set(thinkers.late)
        metrics.crashed.set(thinkers.crashed)
        return Response(metrics.write(), media_type="text/plain; version=0.0.4")

    def _limit(self, buckets: Buckets, client: str, tokens: float = 1) -> None:
        wait = buckets.take(client, tokens) if self.settings.limits else 0
        if wait:
            raise too_fast("too many requests", wait)

    def check(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Whether a request may come in at all."""
        self._limit(self.requests, asker.get())
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            self._check_origin(headers)

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """Pages of other sites may not use what a browser holds for this one."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        if origin and not same_site(origin, host) and origin not in self.settings.origins:
            raise Refusal("origin", "this page comes from another site")


def client_in(scope: Scope) -> str:
    """Who counts as one client."""
    client = scope.get("client")
    return client_of(client[0]) if client else ""


def same_site(origin: str, host: str) -> bool:
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False


class Guard:
    """Around everything: limits, origins, security headers, one clear answer to whatever goes wrong."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        headers = dict(scope["headers"])
        asker.set(client_in(scope))
        if scope["type"] == "websocket":
            return await self._guard_socket(scope, headers, receive, send)
        answer = Answering(scope, send, self.server.metrics)
        try:
            self.server.check(scope, headers)
        except Refusal as refusal:
            return await refused(refusal)(scope, receive, answer)
        await self.app(scope, receive, answer)

    async def _guard_socket(
        self, scope: Scope, headers: dict[bytes, bytes], receive: Receive, send: Send
    ) -> None:
        try:
            self.server.check(scope, headers)
        except Refusal as refusal:
            self.server.metrics.refused.labels(refusal.code).inc()
            return await turn_away(WebSocket(scope, receive, send), refusal)
        await self.app(scope, receive, send)


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Instead of a socket it gets the answer that a request would get."""
    if "websocket.http.response" in socket.scope.get("extensions", {}):
        await socket.send_denial_response(refused(refusal))
    else:
        await socket.close(1013 if refusal.wait else 1008, str(refusal))


class Answering:
    """Adds the security headers to an answer and counts it."""

    def __init__(self, scope: Scope, send: Send, metrics: Metrics) -> None:
        self.scope = scope
        self.send = send
        self.metrics = metrics
        self.start = time.perf_counter()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *RAW_HEADERS]
            if self.scope["path"].startswith("/api"):
                message["headers"].append((b"cache-control", b"no-store"))
            self.metrics.requests.labels(self.scope["method"], message["status"]).inc()
            self.metrics.http_seconds.observe(time.perf_counter() - self.start)
        try:
            await self.send(message)
        except RuntimeError as error:
            if "closed" not in str(error):  # uvloop's way to say that the client is gone
                raise


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, DeskovkaError)
    refusal = as_refusal(error)
    request.app.state.metrics.refused.labels(refusal.code).inc()
    if STATUS[refusal.code] >= 500 and not isinstance(error, StoreError):
        LOG.error("%s %s: %s", request.method, request.url.path, refusal)
    return refused(refusal)


async def on_nothing_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    allowed = dict(error.headers or {}).get("Allow")
    if allowed:
        response = refused(Refusal("wrong-method", f"this address answers {allowed}, not {request.method}"))
        response.headers["allow"] = allowed
        return response
    if is_for_a_reader(request):
        server: Server = request.app.state.server
        return server.page(request, 404)
    return refused(Refusal("unknown-path", "there is nothing at this address: /api tells what there is"))


def is_for_a_reader(request: Request) -> bool:
    """Whether somebody opens an address in a browser, and no program asks for one of ours."""
    page = "text/html" in request.headers.get("accept", "")
    return page and request.method == "GET" and not request.url.path.startswith(PROGRAMS)


async def on_gone(request: Request, error: Exception) -> Response:
    """Nobody reads this answer."""
    return refused(Refusal("bad-message", "the message was cut off"))


async def on_crash(request: Request, error: Exception) -> Response:
    """A fault of ours; the server writes the traceback into its log."""
    return refused(
        Refusal("our-fault", "something broke in the server, which has been noted; nothing was lost")
    )
