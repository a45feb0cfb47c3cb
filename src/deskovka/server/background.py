"""Work that goes on beside whatever is asked for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from deskovka.core.errors import DeskovkaError

LOG = logging.getLogger(__name__)


class Background:
    """Tasks that somebody began and nobody waits for; what breaks is logged."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def repeat(
        self, work: Callable[[], Awaitable[None]], seconds: float, longest: float | None = None
    ) -> None:
        """Do it again and again, whatever goes wrong; what takes too long is stopped and begun anew."""
        self.begin(self._repeat(work, seconds, longest))

    async def _repeat(
        self, work: Callable[[], Awaitable[None]], seconds: float, longest: float | None = None
    ) -> None:
        name = getattr(work, "__qualname__", repr(work))
        while True:
            try:
                async with asyncio.timeout(longest):
                    await work()
            except TimeoutError:
                LOG.error("%s took longer than %s s and is begun anew", name, longest)
            except DeskovkaError as error:
                LOG.error("%s", error)
            except Exception:
                LOG.exception("%s broke and is begun anew", name)
            await asyncio.sleep(seconds)

    async def stop(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            LOG.error("a task of the house broke", exc_info=task.exception())
