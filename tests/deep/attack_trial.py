"""One attack against a server of its own, and what a bystander notices of it."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx2
from websockets.exceptions import WebSocketException

from deep.attack_bystander import Bystander, Times
from deep.attack_kinds import Attack
from deep.bad_findings import Findings
from deep.bad_server import heard_server
from deep.load_figures import at
from deep.wire import PATIENCE
from deskovka.core.values import value

MOST_TIMES = 10  # the undisturbed time
# What a machine is busy with otherwise takes this long at once: a turn of others on its processor, a collection of
# garbage. A server that is quicker undisturbed is measured against this, or the machine would be judged.
NOISE = 0.010  # seconds
MOST_BOT = 2.0  # seconds a beginner bot may take
UNDISTURBED = 3.0  # seconds
NO_ANSWER = (TimeoutError, OSError, AssertionError, httpx2.HTTPError, WebSocketException)


@value
class Figures:
    """Seconds that a bystander waited."""

    p99: float  # of 100 answers 99 came within this
    bot: float  # the longest
    answers: int


class Trial:
    """What happened in one attack."""

    def __init__(self, attack: Attack, seconds: float) -> None:
        self.attack = attack
        self.seconds = seconds
        self.quiet: Figures | None = None
        self.attacked: Figures | None = None
        self.told = ""  # by the attacker
        self.findings = Findings()

    def run(self, database: str | Path, *options: str) -> None:
        """With a server of its own on this database; more options are given to the server."""
        facts: Mapping[str, Any] = {}
        if self.attack.prepare:
            facts = asyncio.run(self.attack.prepare(str(database)))
        given = ("--workers", "1", *self.attack.options, *options)
        with heard_server(database, self.findings, *given, files=self.attack.files) as server:
            asyncio.run(self._run(server.url, facts))

    async def _run(self, url: str, facts: Mapping[str, Any]) -> None:
        attacker = await start_attacker(self.attack, url, self.seconds)
        try:
            async with Bystander(url) as bystander:
                await warmed_up(bystander)
                self.quiet = figures(await bystander.play(UNDISTURBED))
                telling = asyncio.create_task(attacker.communicate(json.dumps(facts).encode()))
                self.attacked = figures(await bystander.play(self.seconds))
                told, complaint = await telling
                self.told = told.decode().strip()
                if attacker.returncode:
                    self.findings.fault("the attack went otherwise", complaint.decode()[-2000:])
        except NO_ANSWER as error:
            self.findings.fault("the bystander was not served", f"{type(error).__name__}: {error}")
        finally:
            if attacker.returncode is None:
                attacker.kill()
                await attacker.wait()
        for fault in self.faults():
            self.findings.fault(fault, "")

    def faults(self) -> Iterator[str]:
        if not self.quiet or not self.attacked:
            return
        if self.attacked.p99 > most(self.quiet.p99):
            yield f"p99 of answers: {told(self.attacked.p99)}, undisturbed {told(self.quiet.p99)}"
        if self.attacked.bot > MOST_BOT:
            yield f"a beginner bot took {self.attacked.bot:.1f} s"

    def row(self) -> Iterator[str]:
        """For a table of figures."""
        yield self.attack.name
        both = [figures for figures in (self.quiet, self.attacked) if figures]
        yield " -> ".join(told(figures.p99) for figures in both)
        yield " -> ".join(told(figures.bot) for figures in both)
        yield " -> ".join(str(figures.answers) for figures in both)
        yield self.told
        yield "; ".join(self.findings.faults) or "withstood"


async def start_attacker(attack: Attack, url: str, seconds: float) -> asyncio.subprocess.Process:
    """It loads what it needs and waits for its facts. Real ones do not take the processor of the server's machine."""
    return await asyncio.create_subprocess_exec(
        *("nice", "-n", "10", sys.executable, "-m", "deep.attack_process", attack.name, url, str(seconds)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd=Path(__file__).parents[1],
    )


async def warmed_up(bystander: Bystander) -> None:
    """The first bot that thinks must load its game."""
    end = time.monotonic() + PATIENCE
    while not any(taken < 0.5 for taken in (await bystander.play(0.5)).bot):
        assert time.monotonic() < end, "the bot of an undisturbed server does not answer"


def most(quiet: float) -> float:
    """What an answer may take during an attack."""
    return MOST_TIMES * max(quiet, NOISE)


def figures(times: Times) -> Figures:
    answers = sorted(times.answers)
    return Figures(at(answers, 0.99), max(times.bot, default=0.0), len(answers))


def told(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms" if seconds < 1 else f"{seconds:.1f} s"
