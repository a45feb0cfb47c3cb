"""How one address may try to take the server from the others: each attack is a function with a name and a time.

They stand in the modules below; a new one is written there with `@attack(...)` and runs in `scripts/attack` from then
on, and in `./test` if it has a short form.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Any

from deep.wire import Http
from deskovka.core.values import value

MODULES = ("attack_with_bots", "attack_with_connections", "attack_with_requests", "attack_with_tables")
ADDRESS = "127.0.0.2"  # the attacker's; the bystander has another

Prepare = Callable[[str], Coroutine[Any, Any, Mapping[str, Any]]]


class Attacker:
    """What an attack is given: the server, an address to come from, and a time to end."""

    def __init__(self, url: str, seconds: float, facts: Mapping[str, Any]) -> None:
        self.url = url
        self.port = int(url.rpartition(":")[2])
        self.end = time.monotonic() + seconds
        self.facts = facts  # what was prepared

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    @property
    def left(self) -> float:
        """Seconds."""
        return max(0.0, self.end - time.monotonic())

    async def rest(self) -> None:
        """Until the time is over."""
        await asyncio.sleep(self.left)

    @asynccontextmanager
    async def http(self) -> AsyncIterator[Http]:
        async with Http(self.url, ADDRESS) as http:
            yield http

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection for bytes written by hand."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))


Run = Callable[[Attacker], Awaitable[str]]


@value
class Attack:
    """One way to attack. It tells what became of it, and fails if the server did not do what it must."""

    name: str
    about: str
    run: Run
    seconds: float  # of `scripts/attack`
    short: float  # seconds within `./test`; 0: not there
    options: tuple[str, ...]  # of the server
    files: int  # the server may have open; 0: as many as usual
    prepare: Prepare | None  # fills the database before the server starts


ATTACKS: dict[str, Attack] = {}


def attack(
    seconds: float = 20,
    short: float = 0,
    options: tuple[str, ...] = (),
    files: int = 0,
    prepare: Prepare | None = None,
) -> Callable[[Run], Run]:
    """Register an attack under the name of its function."""

    def register(run: Run) -> Run:
        name = run.__name__.replace("_", "-")
        ATTACKS[name] = Attack(name, run.__doc__ or "", run, seconds, short, options, files, prepare)
        return run

    return register


def attacks() -> dict[str, Attack]:
    for module in MODULES:
        import_module(f"deep.{module}")
    return ATTACKS
