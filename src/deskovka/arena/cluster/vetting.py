"""Whether a worker would play the same games as we."""

from __future__ import annotations

import asyncio

from distributed import Client

from deskovka.arena.cluster.errors import ClusterError, too_many_threads, unable
from deskovka.arena.cluster.sameness import Installed, installed, unlike

__all__ = ["Vetting"]

PATIENCE = 30.0  # seconds for an answer; a worker that only now loads the rules takes one or two


class Vetting:
    """Asks every worker once what it has."""

    def __init__(self, client: Client, game: str, bots: tuple[str, ...] = ()) -> None:
        self.client = client
        self.played = game, bots
        self.ours = installed(game, bots)
        self.found: dict[str, ClusterError | None] = {}  # by worker: why it cannot play

    async def everybody(self) -> None:
        """Raises what is wrong with the scheduler or one of the workers that are there."""
        place = self.client.scheduler_info(n_workers=0)["address"]
        scheduler = self._judge(place, await self._of_scheduler())
        if scheduler:
            raise scheduler
        there = await self.client.nthreads()
        for why in await asyncio.gather(*(self.vet(worker, threads) for worker, threads in there.items())):
            if why:
                raise why

    async def vet(self, worker: str, threads: int) -> ClusterError | None:
        """Why a worker cannot play, if so."""
        if worker not in self.found:
            many = too_many_threads(worker, threads) if threads > 1 else None
            self.found[worker] = many or self._judge(worker, await self._of(worker))
        return self.found[worker]

    async def _of_scheduler(self) -> Installed | Exception:
        try:
            asked = self.client.run_on_scheduler(installed, *self.played)
            found: Installed = await asyncio.wait_for(asked, PATIENCE)
        except Exception as error:  # noqa: BLE001 - whatever it has may answer anything
            return error
        return found

    async def _of(self, worker: str) -> Installed | Exception:
        try:
            asked = self.client.run(installed, *self.played, workers=[worker], on_error="return")
            found: Installed | Exception = (await asyncio.wait_for(asked, PATIENCE))[worker]
        except (TimeoutError, OSError) as error:
            return error
        return found

    def _judge(self, place: str, answer: Installed | Exception) -> ClusterError | None:
        if isinstance(answer, Installed):
            return unlike(place, answer, self.ours, self.played[0])
        return unable(place, answer)
