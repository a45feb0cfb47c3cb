"""Attacks with very many requests, or with requests that are large."""

from __future__ import annotations

import asyncio
from collections import Counter

from deep.attack_kinds import Attacker, attack
from deep.wire import Http

TOGETHER = 20  # requests under way at a time


@attack(seconds=20, short=3)
async def requests(attacker: Attacker) -> str:
    """As many requests as are answered, twenty at a time; most of them are refused."""
    statuses: Counter[int] = Counter()

    async def ask(http: Http) -> None:
        while attacker.goes_on:
            statuses[(await http.get("/api/games")).status_code] += 1

    async with attacker.http() as http:
        await asyncio.gather(*(ask(http) for _ in range(TOGETHER)))
    assert set(statuses) <= {200, 429}, statuses
    return f"{statuses[200]} requests answered, {statuses[429]} refused"
