"""A server under everything that happens at tables, for a long time: what it holds afterwards must not have grown.

Tables are made, played in part or to the end, left and come back to; moves are taken back, people talk, hand their seat
to a bot and take it back, look at older moments, logs and words, fork the table or play once more; spectators come and go. Memory is measured after the
server was told to give back what it can; its growth is the median of the slopes between all pairs of samples, without the first half of the time.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import httpx2
import typer
from msgspec import Struct
from rich.console import Console

from deep.load_figures import memory
from deep.wire import Client, Http, Seated, Server, at_table, bearer, new_id
from deskovka.registry import NAMES

MB = 1 << 20
WARM_UP = 0.5  # of the time: caches fill, and what is used first is loaded
MOST_GROWTH = 8.0  # MB an hour
PEOPLE = (("me", "open"), ("me", "me"), ("me", "open", "random"), ("me", "random"), ("me", "open", "open"))
SITTING = 40  # things somebody does before leaving, at most
PAUSE = 0.02  # seconds between them
LANGUAGES = (None, "cs", "en")
PLACES = (
    "",
    "/log?language=cs",
    "/log?language=en",
    "/spoken?language=cs",
    "/scores",
    "/growth",
    "/record",
    "/moves/0",
)


class Sample(Struct):
    """What the server held at a moment."""

    seconds: float
    bytes: int
    objects: int
    tables_made: int


class Soak:
    """One server and whatever happens there."""

    def __init__(self, server: Server, told: Path, random: Random) -> None:
        self.server = server
        self.told = told
        self.random = random
        self.counts: Counter[str] = Counter()
        self.samples: list[Sample] = []
        self.left: list[tuple[str, Seated]] = []  # tables somebody may come back to
        self.began = time.monotonic()

    async def run(self, seconds: float, tables: int, every: float, tell: Callable[[Sample], None]) -> None:
        """So many tables at a time."""
        async with asyncio.TaskGroup() as group:
            lives = [group.create_task(self._lives(self.began + seconds)) for _ in range(tables)]
            while time.monotonic() < self.began + seconds:
                await asyncio.wait(lives, timeout=every)
                self.samples.append(await self.sample())
                tell(self.samples[-1])

    async def sample(self) -> Sample:
        """After the server has given back what it can."""
        self.told.unlink(missing_ok=True)
        self.server.process.send_signal(signal.SIGUSR1)
        async with asyncio.timeout(60):
            while not self.told.exists():
                await asyncio.sleep(0.01)
        held, objects = memory(self.server.process.pid), int(self.told.read_text())
        return Sample(time.monotonic() - self.began, held, objects, self.counts["tables"])

    async def _lives(self, end: float) -> None:
        """One table after the other."""
        async with Http(self.server.url) as http:
            while time.monotonic() < end:
                if self.left and self.random.random() < 0.3:
                    game, seated = self.left.pop(self.random.randrange(len(self.left)))
                    self.counts["come back"] += 1
                else:
                    game = self.random.choice(NAMES)
                    seated = await http.make_table(game, self.random.choice(PEOPLE))
                    self.counts["tables"] += 1
                try:
                    await self._visit(http, game, seated)
                except (TimeoutError, httpx2.TimeoutException):  # the machine is busy with other things
                    self.counts["visits that took too long"] += 1
                except httpx2.ReadError:  # so busy that the server took us for somebody who does not read
                    self.counts["answers that were cut short"] += 1

    async def _visit(self, http: Http, game: str, seated: Seated) -> None:
        """Everybody comes, something happens, everybody leaves."""
        random, url, table = self.random, self.server.url, seated.table
        watching = [asyncio.create_task(self._watch(seated)) for _ in range(random.randrange(3))]
        try:
            over = False
            for secret in random.sample(seated.secrets, len(seated.secrets)):
                async with at_table(url, table, secret) as person:
                    over = await self._sit(http, person, seated)
                    if over:
                        break
            if not over and random.random() < 0.5:
                self.left.append((game, seated))
                del self.left[:-200]
        finally:
            await asyncio.gather(*watching)

    async def _watch(self, seated: Seated) -> None:
        """A spectator, for a moment."""
        async with at_table(self.server.url, seated.table, seated.watch):
            self.counts["spectators"] += 1
            await asyncio.sleep(self.random.random() * 0.3)

    async def _sit(self, http: Http, person: Client, seated: Seated) -> bool:
        """Somebody does this and that at the table; whether the game is over."""
        random = self.random
        for _ in range(random.randrange(1, SITTING)):
            if person.outcome is not None:
                await self._once_more(person)
                return True
            chance = random.random()
            seat = next(iter([seat["seat"] for seat in person.info["seats"] if seat["yours"]]), 0)
            if chance < 0.06:
                await self._say(person, "undo", seat=seat)
            elif chance < 0.08:
                await self._say(person, "say", text=f"What about {random.random()}?")
            elif chance < 0.10:
                await self._say(person, "hand-over", seat=seat, bot="random")
                await self._say(person, "take-back", seat=seat)
            elif chance < 0.14:
                await self._look(http, person)
            elif chance < 0.16:
                await self._fork(http, person)
            elif person.asked:
                sight = random.choice(person.asked)
                action = random.choice(person.legal(sight))
                await self._say(person, "move", seat=sight["seat"], asked=sight["asked"], action=action)
            elif (wish := person.news["wish"]) and seat in wish["of"]:
                await self._say(person, "consent", seat=seat, agree=random.random() < 0.5)
            await asyncio.sleep(PAUSE)
        return False

    async def _say(self, person: Client, kind: str, **fields: Any) -> None:
        answer = await person.say(kind, **fields)
        if answer["type"] == "done":
            await person.until(answer["seq"])
            self.counts[kind] += 1
        else:
            self.counts[f"refused: {answer['code']}"] += 1

    async def _look(self, http: Http, person: Client) -> None:
        answer = await http.get(f"/api/tables/{person.table}{self.random.choice(PLACES)}", person.secret)
        assert answer.status_code < 500, answer.text
        self.counts["looks"] += 1

    async def _fork(self, http: Http, person: Client) -> None:
        body = {"id": new_id(), "move": person.news["moves"]}
        answer = await http.client.post(
            f"/api/tables/{person.table}/fork", headers=bearer(person.secret), json=body
        )
        assert answer.status_code < 500, answer.text
        if answer.status_code < 300:
            made = answer.json()
            self.counts["forks"] += 1
            self.counts["tables"] += 1
            async with at_table(self.server.url, made["table"], person.secret) as again:
                await again.play(self.random, moves=3)

    async def _once_more(self, person: Client) -> None:
        self.counts["games"] += 1
        if self.random.random() < 0.5:
            answer = await person.say("rematch")
            self.counts["rematches"] += answer["type"] == "done"
            self.counts["tables"] += answer["type"] == "done"


def slope(
    samples: Sequence[Sample], of: Callable[[Sample], float] = lambda sample: sample.bytes / MB
) -> float:
    """Growth an hour, by Theil and Sen: a few odd samples do not matter."""
    pairs = combinations(samples, 2)
    slopes = [(of(late) - of(early)) / (late.seconds - early.seconds) for early, late in pairs]
    return 3600 * median(slopes) if slopes else 0.0


def settled(samples: Sequence[Sample]) -> list[Sample]:
    """Without the first half of the time."""
    return [sample for sample in samples if sample.seconds >= WARM_UP * samples[-1].seconds]


def soak(seconds: float, tables: int, every: float, tell: Callable[[Soak, Sample], None], seed: int) -> Soak:
    with TemporaryDirectory(prefix="soak-") as folder, (Path(folder) / "log").open("w") as log:
        told = Path(folder) / "told"
        program = ("deep.soak_server", str(told))
        database = Path(folder) / "tables.sqlite"
        running = Server(database, "--no-limits", "--workers", "1", program=program, log=log)
        try:
            found = Soak(running, told, Random(seed))
            asyncio.run(found.run(seconds, tables, every, lambda sample: tell(found, sample)))
        finally:
            running.stop()
    return found


def main(
    minutes: Annotated[float, typer.Option(min=0.1, help="How long.")] = 60,
    tables: Annotated[int, typer.Option(min=1, help="Tables that are played at the same time.")] = 12,
    every: Annotated[float, typer.Option(min=1, help="Seconds between two samples.")] = 15,
    seed: Annotated[int, typer.Option(help="What happens.")] = 1,
) -> None:
    """Exit with 1 when the server's memory grows."""
    console = Console()

    def tell(found: Soak, sample: Sample) -> None:
        console.print(
            f"{sample.seconds / 60:5.1f} min  {sample.bytes / MB:7.1f} MB  {sample.objects:,} objects  "
            f"{sample.tables_made:,} tables made, {found.counts['move']:,} moves",
            highlight=False,
        )

    found = soak(60 * minutes, tables, every, tell, seed)
    console.print(", ".join(f"{count:,} {what}" for what, count in sorted(found.counts.items())))
    samples = settled(found.samples)
    growth, objects = slope(samples), slope(samples, lambda sample: sample.objects)
    made = samples[-1].tables_made - samples[0].tables_made
    console.print(
        f"after half of the time: {growth:+.2f} MB and {objects:+,.0f} objects an hour, while {made:,} tables were made; "
        f"wanted: below {MOST_GROWTH:g} MB"
    )
    sys.exit(1 if growth > MOST_GROWTH else 0)


if __name__ == "__main__":
    typer.run(main)
