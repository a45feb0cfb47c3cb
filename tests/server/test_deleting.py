"""Whoever made a table can delete it; once it has begun, everybody else who plays there must agree."""

from __future__ import annotations

import json
from typing import Any

import pytest

from deep.memory import Inside
from deep.wire import new_secret
from deskovka.server.settings import Settings
from server.postgres import postgres
from server.stores import awaited, opened, until, url

__all__ = ["postgres", "url"]  # fixtures

ME, OPEN, BOT = {"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "beginner"}


class Party:
    """A table, and the secrets of those who sit there."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.inside = Inside(settings)
        self.secrets: list[str] = []
        self.watch = ""
        self.table = ""
        self.count = 0

    async def sit(self, *chairs: dict[str, str], guests: bool = True) -> None:
        host = new_secret()
        body = {"game": "cartographers", "seats": chairs}
        status, _, answer = await self.inside.request("POST", "/api/tables", host, body)
        assert status == 201, answer
        made = json.loads(answer)
        self.table, self.watch, self.secrets = made["table"], made["links"]["watch"], [host]
        for seat, invitation in made["links"]["seats"].items() if guests else ():
            secret = new_secret()
            sit = {"type": "sit", "id": "sit", "name": f"Guest {seat}", "secret": secret}
            await self.inside.request("POST", f"/api/tables/{self.table}/deeds", invitation, sit)
            self.secrets.append(secret)

    async def delete(self, secret: str, agree: bool = True, id: str = "") -> tuple[int, str]:
        self.count += 1
        message = {"type": "delete", "id": id or f"d{self.count}", "agree": agree}
        status, _, body = await self.inside.request(
            "POST", f"/api/tables/{self.table}/deeds", secret, message
        )
        answer = json.loads(body)
        return status, answer.get("code", answer.get("type"))

    async def news(self, secret: str) -> dict[str, Any] | None:
        status, _, body = await self.inside.request("GET", f"/api/tables/{self.table}", secret)
        answer: dict[str, Any] = json.loads(body)
        return answer if status == 200 else None


@pytest.mark.parametrize(
    ("chairs", "guests"),
    [((ME, OPEN), False), ((ME, OPEN, OPEN), False), ((ME,), True), ((ME, ME, BOT), True)],
    ids=["not begun", "nobody came", "alone", "with bots"],
)
@awaited
async def test_a_table_that_is_nobody_elses_goes_at_once(
    chairs: tuple[dict[str, str], ...], guests: bool
) -> None:
    party = Party()
    await party.sit(*chairs, guests=guests)
    [host] = party.secrets
    async with party.inside.socket(party.table, party.watch) as watching:
        assert await party.delete(host) == (200, "done")
        await until(lambda: watching.sent[-1]["type"] == "websocket.close")
        assert json.loads(watching.texts[-1])["code"] == "forgotten" and watching.sent[-1]["code"] == 1008
    assert await party.news(host) is None and party.table not in party.inside.store.tables


@awaited
async def test_before_it_begins_those_who_sit_already_are_not_asked() -> None:
    party = Party()
    await party.sit(ME, OPEN, OPEN, guests=False)
    _, _, body = await party.inside.request("GET", f"/api/tables/{party.table}/links", party.secrets[0])
    sit = {"type": "sit", "id": "sit", "name": "Bob", "secret": new_secret()}
    invitation = json.loads(body)["seats"]["1"]
    await party.inside.request("POST", f"/api/tables/{party.table}/deeds", invitation, sit)
    assert await party.delete(party.secrets[0]) == (200, "done")
    assert party.table not in party.inside.store.tables


@awaited
async def test_it_goes_when_everybody_else_has_agreed_and_not_before() -> None:
    party = Party()
    await party.sit(ME, OPEN, OPEN, BOT)
    host, bob, cid = party.secrets
    assert await party.delete(host) == (200, "done")
    for secret in (host, bob, cid, party.watch):
        news = await party.news(secret)
        assert news and news["deletion"] == {"seat": 0, "of": [1, 2]}
        assert news["happened"][-1]["kind"] == "delete-wished"
    party.inside.server.house.tables.in_memory.clear()  # and also when it was read again
    assert await party.delete(cid) == (200, "done")
    news = await party.news(host)
    assert news and news["deletion"] == {"seat": 0, "of": [1]}
    assert await party.delete(cid) == (403, "not-allowed"), "once is enough"
    assert await party.delete(host) == (409, "asked-already")
    assert await party.delete(bob) == (200, "done")
    assert await party.news(bob) is None and party.table not in party.inside.store.tables


@pytest.mark.parametrize("who", [0, 1])
@awaited
async def test_it_stays_when_one_does_not_agree_or_the_wish_is_withdrawn(who: int) -> None:
    party = Party()
    await party.sit(ME, OPEN, OPEN)
    await party.delete(party.secrets[0])
    await party.delete(party.secrets[2])
    assert await party.delete(party.secrets[who], agree=False) == (200, "done")
    news = await party.news(party.secrets[2])
    assert news and news["deletion"] is None
    assert await party.delete(party.secrets[1]) == (403, "not-allowed"), "the wish is gone"
    assert await party.delete(party.secrets[0]) == (200, "done")
    news = await party.news(party.secrets[0])
    assert news and news["deletion"] == {"seat": 0, "of": [1, 2]}, "and everybody is asked anew"


@awaited
async def test_nobody_else_may_wish_or_agree() -> None:
    party = Party()
    await party.sit(ME, OPEN)
    for secret in (party.secrets[1], party.watch):
        for agree in (True, False):
            assert await party.delete(secret, agree) == (403, "not-allowed")
    assert await party.delete(party.secrets[0], agree=False) == (403, "not-allowed")
    await party.delete(party.secrets[0])
    assert await party.delete(party.watch) == (403, "not-allowed")
    assert await party.news(party.secrets[0])


@awaited
async def test_a_message_that_comes_again_is_not_a_second_wish() -> None:
    party = Party()
    await party.sit(ME, OPEN)
    host, bob = party.secrets
    assert await party.delete(host, id="same") == (200, "done")
    assert await party.delete(bob, agree=False) == (200, "done")
    assert await party.delete(host, id="same") == (200, "done")
    news = await party.news(host)
    assert news and news["deletion"] is None


@awaited
async def test_play_goes_on_meanwhile_and_the_wish_stays() -> None:
    party = Party()
    await party.sit(ME, OPEN)
    host, bob = party.secrets
    await party.delete(host)
    loaded = (await party.inside.server.house.tables.room(party.table)).loaded
    action = str(loaded.game.legal(loaded.state, 0)[0])
    move = {"type": "move", "id": "m", "seat": 0, "asked": loaded.asked_at[0], "action": action}
    assert (await party.inside.request("POST", f"/api/tables/{party.table}/deeds", host, move))[0] == 200
    news = await party.news(bob)
    assert news and news["deletion"] == {"seat": 0, "of": [1]} and news["moves"] == 1


@awaited
async def test_a_table_that_takes_nothing_more_can_be_deleted() -> None:
    party = Party(Settings(limits=False, most_entries=1))
    await party.sit(ME, OPEN)  # the guest who sat down is the one entry
    say = {"type": "say", "id": "1", "text": "hello"}
    host = party.secrets[0]
    assert (await party.inside.request("POST", f"/api/tables/{party.table}/deeds", host, say))[0] == 409
    assert await party.delete(host) == (200, "done") and await party.delete(party.secrets[1]) == (200, "done")
    assert party.table not in party.inside.store.tables


@awaited
async def test_what_is_deleted_is_gone_from_the_database(url: str) -> None:
    async with opened(url) as store:
        party = Party()
        party.inside = Inside(store=store)  # type: ignore[arg-type]
        await party.sit(ME, OPEN)
        await party.delete(party.secrets[0])
        assert await store.exists(party.table)
        await party.delete(party.secrets[1])
        assert not await store.exists(party.table) and await store.count() == 0
        metrics = (await party.inside.request("GET", "/metrics"))[2].decode()
        assert 'deskovka_tables_forgotten_total{why="agreed"} 1.0' in metrics
