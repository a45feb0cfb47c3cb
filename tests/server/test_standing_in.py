"""Nobody can stop a table by staying away, and whoever does not want to go on can give up."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from deep.memory import Inside
from deskovka.core.record import Record
from deskovka.core.replaying import verify
from deskovka.server import log, presence
from deskovka.server.loading import load
from server.party import BOT, ME, OPEN, Party
from server.postgres import postgres
from server.stores import awaited, opened, until, url

__all__ = ["postgres", "url"]  # fixtures

MINUTES = 60_000
DONE = (200, "done")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "COMING", 0.0)
    monkeypatch.setattr(presence, "LEAVING", 0.0)


class Evening(Party):
    """A table where time passes; those who are `here` hold a socket."""

    def __init__(self, inside: Inside | None = None) -> None:
        super().__init__()
        self.inside = inside or self.inside
        self.now = 1_000_000
        self.inside.server.house.tables.clock = lambda: self.now
        self.inside.server.house.tables.presence.start()

    @asynccontextmanager
    async def here(self, *seats: int) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            for seat in seats:
                await stack.enter_async_context(self.inside.socket(self.table, self.secrets[seat]))
            found = self.inside.server.house.tables.presence
            room = await self.room()
            await until(lambda: found.here(room) >= set(seats))
            yield

    def wait(self, minutes: float) -> None:
        self.now += round(minutes * MINUTES)

    async def stand_in(self, who: int, seat: int, agree: bool = True) -> tuple[int, str]:
        return await self.do(self.secrets[who], "stand-in", seat=seat, agree=agree)

    async def told(self) -> dict[str, Any]:
        news = await self.news(self.watch)
        assert news is not None
        return news

    async def seat(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = (await self.told())["info"]["seats"][seat]
        return found


async def evening(*chairs: dict[str, str], **more: Any) -> Evening:
    party = Evening()
    await party.sit(*chairs, **more)
    return party


@awaited
async def test_the_host_hands_an_absent_seat_to_a_bot_at_once() -> None:
    party = await evening(ME, OPEN, OPEN)
    async with party.here(0, 1):
        party.wait(5)
        assert await party.stand_in(0, 2) == DONE
        told = await party.seat(2)
        assert told["bot"] == "good" and told["why"] == "absent" and told["kind"] == "person"
        happened = (await party.told())["happened"]
        assert [(one["kind"], one["seat"]) for one in happened if one["kind"] != "moved"][-1] == (
            "stood-in",
            2,
        )
        await until_bot_moved(party, 2)


async def until_bot_moved(party: Party, seat: int) -> None:
    loaded = await party.loaded()
    await until(lambda: any(move.seat == seat for move in loaded.moves))


@awaited
async def test_others_agree_all_of_them_who_are_here() -> None:
    """The host is the one who is away, and so is somebody else: nobody can wait for them."""
    party = await evening(ME, OPEN, OPEN, OPEN, OPEN)
    async with party.here(1, 2, 3):
        party.wait(5)
        assert await party.stand_in(1, 0) == DONE
        assert (await party.told())["stand_in"] == {"seat": 1, "absent": 0, "of": [2, 3]}
        assert await party.stand_in(1, 0) == (409, "asked-already")
        assert await party.stand_in(3, 0) == DONE
        assert (await party.told())["stand_in"] == {"seat": 1, "absent": 0, "of": [2]}
        assert not (await party.seat(0))["bot"]
        assert await party.stand_in(2, 0) == DONE
        assert (await party.seat(0))["why"] == "absent" and (await party.told())["stand_in"] is None
        stored = await party.inside.store.read(party.table)
        assert stored and load(party.table, stored).chairs == (await party.loaded()).chairs


@awaited
async def test_one_alone_who_is_here_decides() -> None:
    party = await evening(ME, OPEN)
    async with party.here(1):
        party.wait(5)
        assert await party.stand_in(1, 0) == DONE and (await party.seat(0))["bot"]


@awaited
async def test_the_host_who_is_asked_decides_alone() -> None:
    party = await evening(ME, OPEN, OPEN, OPEN)
    async with party.here(0, 1, 2):
        party.wait(5)
        assert await party.stand_in(1, 3) == DONE
        assert (await party.told())["stand_in"]["of"] == [0, 2]
        assert await party.stand_in(0, 3) == DONE and (await party.seat(3))["bot"]


@awaited
async def test_one_who_does_not_agree_ends_it_and_so_does_whoever_asked() -> None:
    party = await evening(ME, OPEN, OPEN, OPEN)
    async with party.here(1, 2, 3):
        party.wait(5)
        for who in (3, 1):
            assert await party.stand_in(1, 0) == DONE
            assert await party.stand_in(who, 0, agree=False) == DONE
            told = await party.told()
            assert told["stand_in"] is None and told["happened"][-1]["kind"] == "stand-in-refused"
        assert await party.stand_in(2, 0, agree=False) == (409, "not-asked")
        assert not (await party.seat(0))["bot"]


@awaited
async def test_whoever_was_asked_and_has_left_need_not_agree() -> None:
    party = await evening(ME, OPEN, OPEN, OPEN)
    async with party.here(1, 2):
        async with party.here(3):
            party.wait(5)
            await party.stand_in(1, 0)
            assert await party.stand_in(2, 0) == DONE and not (await party.seat(0))["bot"]
        assert await party.stand_in(1, 0) == DONE and (await party.seat(0))["bot"]


@awaited
async def test_who_is_here_or_not_asked_or_not_long_away_keeps_the_seat() -> None:
    party = await evening(ME, OPEN, OPEN)
    async with party.here(0, 1):
        assert await party.stand_in(0, 2) == (409, "not-absent")
        party.wait(4.9)
        assert await party.stand_in(0, 2) == (409, "not-absent")
        party.wait(0.1)
        assert await party.stand_in(0, 1) == (409, "not-absent"), "is here, however long it takes"
        async with party.here(2):
            assert await party.stand_in(0, 2) == (409, "not-absent")
        assert await party.stand_in(0, 2) == (409, "not-absent"), "was here just now"
        assert await party.move(party.secrets[2], 2) == DONE
        party.wait(60)
        assert await party.stand_in(0, 2) == (409, "not-absent"), "is not asked"


@awaited
async def test_who_comes_back_before_it_is_agreed_keeps_the_seat() -> None:
    party = await evening(ME, OPEN, OPEN)
    async with party.here(1, 2):
        party.wait(5)
        await party.stand_in(1, 0)
        async with party.here(0):
            assert await party.stand_in(2, 0) == (409, "not-absent")
        assert await party.move(party.secrets[0], 0) == DONE
        assert (await party.told())["stand_in"] is None


@awaited
async def test_a_table_says_how_long_it_waits() -> None:
    party = await evening(ME, OPEN, patience=3 * 24 * 60)
    assert (await party.told())["info"]["patience"] == 3 * 24 * 60
    async with party.here(0):
        party.wait(3 * 24 * 60 - 1)
        assert await party.stand_in(0, 1) == (409, "not-absent")
        party.wait(1)
        assert await party.stand_in(0, 1) == DONE


@awaited
async def test_after_a_restart_people_have_a_minute_to_come_back() -> None:
    """Nobody knows any more who was here before."""
    party = await evening(ME, OPEN)
    party.wait(60)
    party.inside.server.house.tables.presence = presence.Presence(party.inside.server.house.tables)
    async with party.here(0):
        assert await party.stand_in(0, 1) == (409, "not-absent")
        party.wait(1)
        assert await party.stand_in(0, 1) == DONE


@awaited
async def test_nobody_else_decides() -> None:
    party = await evening(ME, OPEN, BOT)
    party.wait(5)
    for seat in (0, 1, 2):
        assert await party.do(party.watch, "stand-in", seat=seat) == (403, "not-allowed")
    assert await party.stand_in(1, 1) == (403, "not-allowed"), "the own seat is handed over"
    assert await party.stand_in(1, 2) == (409, "not-absent"), "a bot is never away"
    assert await party.stand_in(1, 7) == (400, "unknown-seat")
    assert await party.do(party.secrets[1], "end") == (409, "not-left")


@pytest.mark.parametrize("more", [{"aids": False}, {"rated": True}], ids=str)
@awaited
async def test_where_nothing_helps_a_beginner_goes_on(more: dict[str, Any]) -> None:
    party = await evening(ME, OPEN, **more)
    async with party.here(0):
        party.wait(5)
        assert (await party.told())["info"]["stand_in"] == "beginner"
        assert await party.stand_in(0, 1) == DONE and (await party.seat(1))["bot"] == "beginner"


@awaited
async def test_the_person_takes_the_seat_back_with_the_own_secret() -> None:
    party = await evening(ME, OPEN)
    async with party.here(0):
        party.wait(5)
        await party.stand_in(0, 1)
    assert await party.do(party.secrets[0], "take-back", seat=1) == (403, "not-yours")
    assert await party.do(party.secrets[1], "take-back", seat=1) == DONE
    seat = await party.seat(1)
    assert seat["bot"] == "" and seat["why"] == ""


# giving up


@awaited
async def test_who_gives_up_is_followed_by_a_bot_for_good() -> None:
    party = await evening(ME, OPEN, OPEN, rated=True)
    bob = party.secrets[1]
    assert await party.do(party.secrets[0], "resign", seat=1) == (403, "not-yours")
    assert await party.do(bob, "resign", seat=1) == DONE
    told = await party.seat(1)
    assert told["bot"] == "beginner" and told["why"] == "resigned"
    assert (await party.told())["info"]["over"] is False
    for kind, more in (("take-back", {}), ("resign", {}), ("hand-over", {"bot": "beginner"}), ("undo", {})):
        assert await party.do(bob, kind, seat=1, **more) == (409, "resigned"), kind
    await until_bot_moved(party, 1)
    assert await party.do(bob, "say", text="good luck") == DONE
    _, _, body = await party.inside.request("GET", f"/api/tables/{party.table}/record", bob)
    assert Record.read(body.decode()).resigned == [1]


@awaited
async def test_whoever_is_left_alone_ends_the_game_or_goes_on() -> None:
    party = await evening(ME, OPEN)
    ann, bob = party.secrets
    assert await party.do(ann, "end") == (409, "not-left")
    assert await party.do(bob, "resign", seat=1) == DONE
    assert not (await party.told())["info"]["over"]
    assert await party.move(ann, 0) == DONE
    assert await party.do(bob, "end") == (409, "not-left")
    assert await party.do(ann, "end") == DONE
    told = await party.told()
    assert told["info"]["over"] and told["info"]["ended"] and told["info"]["seed"]
    assert [standing["place"] for standing in told["outcome"]] == [1, 2]
    assert told["waiting"] == [] and told["happened"][-1]["kind"] == "ended"
    listed = await party.inside.store.summaries([party.table])
    assert listed[party.table].summary.over
    for kind in ("undo", "resign"):
        assert (await party.do(ann, kind, seat=0))[0] == 409
    assert await party.do(ann, "end") == (409, "over")
    asked = (await party.loaded()).asked_at[0]
    assert await party.do(ann, "move", seat=0, asked=asked, action="draw forest A1") == (409, "over")
    assert await party.do(ann, "rematch") == DONE


@awaited
async def test_a_game_that_was_ended_reads_again_and_its_record_verifies() -> None:
    party = await evening(ME, OPEN)
    ann, bob = party.secrets
    await party.move(ann, 0)
    await party.do(bob, "resign", seat=1)
    await party.do(ann, "end")
    stored = await party.inside.store.read(party.table)
    assert stored
    again = load(party.table, stored)
    assert again.over and again.ended and again.waiting == () and again.has_resigned(1)
    _, _, body = await party.inside.request("GET", f"/api/tables/{party.table}/record", party.watch)
    record = Record.read(body.decode())
    assert record.resigned == [1] and record.seed and record.scores is None
    assert Record.read(record.write_json()) == record
    assert list(verify(record, again.game))
    status, _, draws = await party.inside.request("GET", f"/api/tables/{party.table}/draws", ann)
    assert status == 200 and json.loads(draws)["draws"]


@pytest.mark.parametrize("chairs", [(ME, BOT), (ME,), (ME, ME)], ids=["a bot", "alone", "at one screen"])
@awaited
async def test_against_nobody_else_the_game_ends_with_it(chairs: tuple[dict[str, str], ...]) -> None:
    party = await evening(*chairs)
    assert await party.do(party.secrets[0], "resign", seat=0) == DONE
    told = await party.told()
    assert told["info"]["over"] and told["info"]["ended"]
    assert [standing["place"] for standing in told["outcome"]] == [2, 1][: len(chairs)] or len(chairs) == 1
    listed = await party.inside.store.summaries([party.table])
    assert listed[party.table].summary.over and not listed[party.table].summary.bots


@awaited
async def test_both_databases_keep_it(url: str) -> None:
    async with opened(url) as store:
        party = Evening(Inside(store=store))  # type: ignore[arg-type]
        await party.sit(ME, OPEN, OPEN)
        async with party.here(0):
            party.wait(5)
            assert await party.stand_in(0, 1) == DONE
        assert await party.do(party.secrets[2], "resign", seat=2) == DONE
        stored = await store.read(party.table)
        assert stored
        again = load(party.table, stored)
        assert [chair.why for chair in again.chairs] == ["", "absent", "resigned"]
        seats = await store.read_seating(party.table)
        assert seats and sum(entry.kind == "handed" for entry in seats.entries) == 2


def test_a_table_that_was_kept_before_waits_a_day_and_its_bots_were_wished() -> None:
    """Logs of older versions say nothing of patience, nor why a bot plays."""
    opening = log.read_opening(
        b'{"game":"catan","edition":"","rules":"","options":{},"chairs":[],"host":"","watch":"","seed":""}'
    )
    assert opening.patience == 24 * 60
    handed = log.read_change(b'{"kind":"handed","seat":1,"bot":"good"}')
    assert isinstance(handed, log.Handed) and handed.why == "" and not handed.ends
