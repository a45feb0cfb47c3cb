"""Whoever made a table can delete it; once it has begun, everybody else who plays there must agree."""

from __future__ import annotations

import json

import pytest

from deep.memory import Inside
from deep.wire import new_secret
from deskovka.server.settings import Settings
from server.party import BOT, ME, OPEN, Party
from server.postgres import postgres
from server.stores import awaited, opened, until, url

__all__ = ["postgres", "url"]  # fixtures


async def delete(party: Party, secret: str, agree: bool = True, id: str = "") -> tuple[int, str]:
    return await party.do(secret, "delete", id, agree=agree)


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
        assert await delete(party, host) == (200, "done")
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
    assert await delete(party, party.secrets[0]) == (200, "done")
    assert party.table not in party.inside.store.tables


@awaited
async def test_it_goes_when_everybody_else_has_agreed_and_not_before() -> None:
    party = Party()
    await party.sit(ME, OPEN, OPEN, BOT)
    host, bob, cid = party.secrets
    assert await delete(party, host) == (200, "done")
    for secret in (host, bob, cid, party.watch):
        news = await party.news(secret)
        assert news and news["deletion"] == {"seat": 0, "of": [1, 2]}
        assert news["happened"][-1]["kind"] == "delete-wished"
    party.inside.server.house.tables.in_memory.clear()  # and also when it was read again
    assert await delete(party, cid) == (200, "done")
    news = await party.news(host)
    assert news and news["deletion"] == {"seat": 0, "of": [1]}
    assert await delete(party, cid) == (403, "not-allowed"), "once is enough"
    assert await delete(party, host) == (409, "asked-already")
    assert await delete(party, bob) == (200, "done")
    assert await party.news(bob) is None and party.table not in party.inside.store.tables


@pytest.mark.parametrize("who", [0, 1])
@awaited
async def test_it_stays_when_one_does_not_agree_or_the_wish_is_withdrawn(who: int) -> None:
    party = Party()
    await party.sit(ME, OPEN, OPEN)
    await delete(party, party.secrets[0])
    await delete(party, party.secrets[2])
    assert await delete(party, party.secrets[who], agree=False) == (200, "done")
    news = await party.news(party.secrets[2])
    assert news and news["deletion"] is None
    assert await delete(party, party.secrets[1]) == (403, "not-allowed"), "the wish is gone"
    assert await delete(party, party.secrets[0]) == (200, "done")
    news = await party.news(party.secrets[0])
    assert news and news["deletion"] == {"seat": 0, "of": [1, 2]}, "and everybody is asked anew"


@awaited
async def test_nobody_else_may_wish_or_agree() -> None:
    party = Party()
    await party.sit(ME, OPEN)
    for secret in (party.secrets[1], party.watch):
        for agree in (True, False):
            assert await delete(party, secret, agree) == (403, "not-allowed")
    assert await delete(party, party.secrets[0], agree=False) == (403, "not-allowed")
    await delete(party, party.secrets[0])
    assert await delete(party, party.watch) == (403, "not-allowed")
    assert await party.news(party.secrets[0])


@awaited
async def test_a_message_that_comes_again_is_not_a_second_wish() -> None:
    party = Party()
    await party.sit(ME, OPEN)
    host, bob = party.secrets
    assert await delete(party, host, id="same") == (200, "done")
    assert await delete(party, bob, agree=False) == (200, "done")
    assert await delete(party, host, id="same") == (200, "done")
    news = await party.news(host)
    assert news and news["deletion"] is None


@awaited
async def test_play_goes_on_meanwhile_and_the_wish_stays() -> None:
    party = Party()
    await party.sit(ME, OPEN)
    host, bob = party.secrets
    await delete(party, host)
    assert await party.move(host, 0) == (200, "done")
    news = await party.news(bob)
    assert news and news["deletion"] == {"seat": 0, "of": [1]} and news["moves"] == 1


@awaited
async def test_a_table_that_takes_nothing_more_can_be_deleted() -> None:
    party = Party(Settings(limits=False, most_entries=1))
    await party.sit(ME, OPEN)  # the guest who sat down is the one entry
    host = party.secrets[0]
    assert await party.do(host, "say", text="hello") == (409, "full")
    assert await delete(party, host) == (200, "done") and await delete(party, party.secrets[1]) == (
        200,
        "done",
    )
    assert party.table not in party.inside.store.tables


@awaited
async def test_what_is_deleted_is_gone_from_the_database(url: str) -> None:
    async with opened(url) as store:
        party = Party()
        party.inside = Inside(store=store)  # type: ignore[arg-type]
        await party.sit(ME, OPEN)
        await delete(party, party.secrets[0])
        assert await store.exists(party.table)
        await delete(party, party.secrets[1])
        assert not await store.exists(party.table) and await store.count() == 0
        metrics = (await party.inside.request("GET", "/metrics"))[2].decode()
        assert 'deskovka_tables_forgotten_total{why="agreed"} 1.0' in metrics
