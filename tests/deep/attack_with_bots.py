"""Attacks that let others wait for bots."""

from __future__ import annotations

import asyncio

from deep.attack_kinds import Attacker, attack
from deep.wire import new_secret

TABLES, SEATS = 60, 20


@attack(seconds=60, short=4)
async def bots(attacker: Attacker) -> str:
    """60 requests make 60 tables where 20 strong bots play Cartographers among themselves."""
    body = {"game": "cartographers", "seats": [{"kind": "bot", "bot": "strong"}] * SEATS}
    made = 0
    async with attacker.http() as http:
        for _ in range(TABLES):
            answer = await http.post("/api/tables", body, new_secret())
            made += answer.status_code == 201
            await asyncio.sleep(0)
        await attacker.rest()
    return f"{made} of {TABLES} tables made"
