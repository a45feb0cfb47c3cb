"""Whether forks of the running game and good bots in one's own seat may help is the table's choice."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from deep.memory import Inside
from deep.wire import new_secret


async def table(server: Inside, **choice: bool) -> tuple[str, str]:
    secret = new_secret()
    body = {"game": "cartographers", "seats": [{"kind": "me"}, {"kind": "me"}], **choice}
    status, _, answer = await server.request("POST", "/api/tables", secret, body)
    assert status == 201
    return json.loads(answer)["table"], secret


async def told(server: Inside, method: str, path: str, secret: str, body: Any = None) -> tuple[int, Any]:
    status, _, answer = await server.request(method, f"/api/tables/{path}", secret, body)
    return status, json.loads(answer)


HELP: list[dict[str, bool]] = [{}, {"aids": True}]
NO_HELP = [{"aids": False}, {"rated": True}, {"rated": True, "aids": True}]


@pytest.mark.parametrize("choice", [*HELP, *NO_HELP], ids=str)
def test_a_running_game_is_forked_and_helped_if_the_table_allows_it(choice: dict[str, bool]) -> None:
    async def story() -> None:
        server = Inside()
        id, secret = await table(server, **choice)
        _, news = await told(server, "GET", id, secret)
        helps = choice in HELP
        assert (news["info"]["aids"], news["info"]["rated"]) == (helps, choice.get("rated", False))
        assert news["info"]["helpers"] == ["random", "beginner", "good", "strong"][: 4 if helps else 2]
        status, answer = await told(server, "POST", f"{id}/fork", secret, {"id": "f", "move": 0})
        assert (status, answer.get("code")) == ((201, None) if helps else (409, "no-aids"))
        for bot in news["info"]["helpers"]:
            hand = {"type": "hand-over", "id": f"over-{bot}", "seat": 0, "bot": bot}
            assert (await told(server, "POST", f"{id}/deeds", secret, hand))[0] == 200
        hand = {"type": "hand-over", "id": "strong", "seat": 1, "bot": "strong"}
        status, answer = await told(server, "POST", f"{id}/deeds", secret, hand)
        assert (status, answer.get("code")) == ((200, None) if helps else (409, "no-aids"))

    asyncio.run(story())


def test_a_finished_game_is_forked_by_anybody_and_a_rematch_has_the_same_choice() -> None:
    async def story() -> None:
        server = Inside()
        id, secret = await table(server, rated=True)
        loaded = (await server.server.house.tables.room(id)).loaded
        while loaded.waiting:
            seat = loaded.waiting[0]
            action = str(loaded.game.legal(loaded.state, seat)[0])
            move = {"type": "move", "id": f"m{loaded.seq}", "seat": seat, "asked": loaded.asked_at[seat]}
            status, _ = await told(server, "POST", f"{id}/deeds", secret, {**move, "action": action})
            assert status == 200
        assert (await told(server, "POST", f"{id}/fork", secret, {"id": "f", "move": 0}))[0] == 201
        _, done = await told(server, "POST", f"{id}/deeds", secret, {"type": "rematch", "id": "again"})
        _, news = await told(server, "GET", done["table"], secret)
        assert news["info"]["rated"] and not news["info"]["aids"]

    asyncio.run(story())


def test_the_same_secret_makes_no_other_table() -> None:
    async def story() -> None:
        server = Inside()
        _, secret = await table(server)
        body = {"game": "cartographers", "seats": [{"kind": "me"}, {"kind": "me"}], "rated": True}
        status, _, answer = await server.request("POST", "/api/tables", secret, body)
        assert (status, json.loads(answer)["code"]) == (400, "secret")

    asyncio.run(story())
