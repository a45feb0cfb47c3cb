"""A table inside the test, and the secrets of those who sit there."""

from __future__ import annotations

import json
from typing import Any

from deep.memory import Inside
from deep.wire import new_secret
from deskovka.server.loaded import LoadedTable
from deskovka.server.rooms import Room
from deskovka.server.settings import Settings

ME, OPEN, BOT = {"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "beginner"}


class Party:
    """A table, and the secrets of those who sit there."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.inside = Inside(settings)
        self.secrets: list[str] = []
        self.watch = ""
        self.table = ""
        self.count = 0

    async def sit(
        self, *chairs: dict[str, str], guests: bool = True, game: str = "cartographers", **more: Any
    ) -> None:
        host = new_secret()
        body = {"game": game, "seats": chairs, **more}
        status, _, answer = await self.inside.request("POST", "/api/tables", host, body)
        assert status == 201, answer
        made = json.loads(answer)
        self.table, self.watch, self.secrets = made["table"], made["links"]["watch"], [host]
        for seat, invitation in made["links"]["seats"].items() if guests else ():
            secret = new_secret()
            sit = {"type": "sit", "id": "sit", "name": f"Guest {seat}", "secret": secret}
            await self.inside.request("POST", f"/api/tables/{self.table}/deeds", invitation, sit)
            self.secrets.append(secret)

    async def do(self, secret: str, kind: str, id: str = "", **fields: Any) -> tuple[int, str]:
        self.count += 1
        message = {"type": kind, "id": id or f"d{self.count}", **fields}
        status, _, body = await self.inside.request(
            "POST", f"/api/tables/{self.table}/deeds", secret, message
        )
        answer = json.loads(body)
        return status, answer.get("code", answer.get("type"))

    async def room(self) -> Room:
        return await self.inside.server.house.tables.room(self.table)

    async def loaded(self) -> LoadedTable:
        return (await self.room()).loaded

    async def move(self, secret: str, seat: int) -> tuple[int, str]:
        """The first legal answer."""
        loaded = await self.loaded()
        action = str(loaded.game.legal(loaded.state, seat)[0])
        return await self.do(secret, "move", seat=seat, asked=loaded.asked_at[seat], action=action)

    async def news(self, secret: str) -> dict[str, Any] | None:
        status, _, body = await self.inside.request("GET", f"/api/tables/{self.table}", secret)
        answer: dict[str, Any] = json.loads(body)
        return answer if status == 200 else None
