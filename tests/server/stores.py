"""Stores on both databases, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import pytest

from deskovka.server.databases.base import Mode
from deskovka.server.store import Entry, Store, Summary, open_store
from server.postgres import Server

P = ParamSpec("P")

ASKED = Summary("0 2", False, False)
BOT = Summary("1", True, False)
OVER = Summary("", False, True)


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """An asynchronous test as a plain one, on a loop of its own."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    return fresh_url(request, request.param, tmp_path)


def fresh_url(request: pytest.FixtureRequest, kind: str, folder: Path) -> str:
    if kind == "sqlite":
        folder.mkdir(exist_ok=True)
        return f"sqlite:///{folder}/tables.db"
    server: Server = request.getfixturevalue("postgres")
    return server.create()


@asynccontextmanager
async def opened(url: str, mode: Mode = "serve", reserve: int = 0) -> AsyncIterator[Store]:
    store = await open_store(url, mode, reserve)
    try:
        yield store
    finally:
        await store.close()


def entry(seq: int, data: bytes = b"{}", message: str | None = None) -> Entry:
    return Entry(seq, 1000 + seq, "move", data, message)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)
