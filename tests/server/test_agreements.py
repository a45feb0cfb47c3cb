"""What several seats agreed on is taken back only if all of them want that."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from deep.memory import Inside
from deep.wire import new_secret
from deskovka.core.codec import codec
from deskovka.games.catan import GAME
from deskovka.server import log
from deskovka.server.keys import key_of
from deskovka.server.loaded import LoadedTable
from deskovka.server.loading import load
from deskovka.server.store import Stored
from games.catan.table import give, hand, position

TABLE = "abcdefABCD12"
DEAL = ((0, "offer wool for ore to 1"), (1, "accept"), (0, "deal 1"))


class Traders:
    """Three seats of Catan, of which the first two have traded; `secrets` are those of the people by seat."""

    def __init__(self, chairs: str) -> None:
        self.server = Inside()
        known = {letter: new_secret() for letter in sorted(set(chairs))}
        self.secrets = [known[letter] for letter in chairs]
        self.count = 0

    async def sit(self, chairs: str) -> None:
        state = position(3)
        give(state, 0, "3wool")
        give(state, 1, "2ore")
        seated = [
            log.Chair("person", letter, key=key_of(secret))
            for letter, secret in zip(chairs, self.secrets, strict=True)
        ]
        opening = log.Opening(
            GAME.name, GAME.edition, GAME.rules_version, {}, seated, key_of(new_secret()), "", "00" * 32
        )
        opening.position = json.dumps(codec(GAME.values).encode(state))
        written = log.write(opening)
        await self.server.store.create(TABLE, written, 0, load(TABLE, Stored(written, 0, [])).summary())
        self.loaded = (await self.server.server.house.tables.room(TABLE)).loaded
        for seat, action in DEAL:
            await self.move(seat, action)

    async def say(self, seat: int, kind: str, **fields: Any) -> dict[str, Any]:
        self.count += 1
        message = {"type": kind, "id": f"m{self.count}", "seat": seat, **fields}
        _, _, body = await self.server.request(
            "POST", f"/api/tables/{TABLE}/deeds", self.secrets[seat], message
        )
        answer: dict[str, Any] = json.loads(body)
        return answer

    async def move(self, seat: int, action: str) -> None:
        answer = await self.say(seat, "move", asked=self.loaded.asked_at[seat], action=action)
        assert answer["type"] == "done", answer

    async def news(self, seat: int) -> dict[str, Any]:
        _, _, body = await self.server.request("GET", f"/api/tables/{TABLE}", self.secrets[seat], None)
        answer: dict[str, Any] = json.loads(body)
        return answer

    @property
    def traded(self) -> bool:
        return hand(self.loaded.state, 0) == "2wool+ore"

    async def read_again(self) -> LoadedTable:
        stored = await self.server.store.read(TABLE)
        assert stored is not None
        return load(TABLE, stored)


def at_a_table(chairs: str, story: Callable[[Traders], Awaitable[None]]) -> None:
    async def run() -> None:
        traders = Traders(chairs)
        await traders.sit(chairs)
        assert traders.traded
        await story(traders)

    asyncio.run(run())


def test_an_offer_that_nobody_answers_is_withdrawn_by_its_maker() -> None:
    """CT-B6.1: who is not asked is told what may be done all the same, and nobody else is."""

    async def story(traders: Traders) -> None:
        await traders.move(0, "offer wool for ore")
        [sight] = (await traders.news(0))["sights"]
        assert sight["asked"] is None and [one["do"] for one in sight["options"]["others"]] == ["withdraw"]
        for seat in (1, 2):
            assert (await traders.news(seat))["sights"][0]["may"] is None
        await traders.move(1, "decline")
        assert (await traders.news(0))["sights"][0]["may"] == sight["may"], "it is still the same question"
        late = await traders.say(0, "move", asked=sight["may"] - 1, action="withdraw")
        assert late["code"] == "late"
        answer = await traders.say(2, "move", asked=sight["may"], action="withdraw")
        assert answer["code"] == "illegal"

        answer = await traders.say(0, "move", asked=sight["may"], action="withdraw")

        assert answer["type"] == "done"
        assert traders.loaded.waiting == (0,) and (await traders.news(0))["sights"][0]["may"] is None
        assert (await traders.read_again()).state == traders.loaded.state
        assert (await traders.say(0, "undo"))["type"] == "done" and traders.loaded.waiting == (2,)
        assert (await traders.news(0))["sights"][0]["may"] is not None

    at_a_table("abc", story)


def test_a_trade_is_taken_back_when_the_partner_agrees() -> None:
    """CT-B6.2: both must agree."""

    async def story(traders: Traders) -> None:
        assert (await traders.say(0, "undo"))["type"] == "done"
        assert traders.traded
        for seat in (0, 1, 2):
            assert (await traders.news(seat))["wish"] == {"seat": 0, "move": 3, "of": [1]}
        assert (await traders.read_again()).wish == traders.loaded.wish

        assert (await traders.say(1, "consent", agree=True))["type"] == "done"

        assert hand(traders.loaded.state, 0) == "3wool"
        assert (await traders.news(0))["wish"] is None
        again = await traders.read_again()
        assert again.wish is None
        assert again.state == traders.loaded.state

    at_a_table("abc", story)


def test_a_trade_stands_when_the_partner_does_not_agree() -> None:
    """CT-B6.2: and nobody is asked the same again."""

    async def story(traders: Traders) -> None:
        await traders.say(0, "undo")
        await traders.say(1, "consent", agree=False)

        assert traders.traded
        assert (await traders.news(0))["wish"] is None
        assert (await traders.say(0, "undo"))["code"] == "not-agreed"
        assert [one["kind"] for one in (await traders.news(2))["happened"]][-2:] == ["wished", "stands"]

    at_a_table("abc", story)


def test_play_goes_on_and_the_wish_lapses() -> None:
    """A table with a move a day waits for nobody."""

    async def story(traders: Traders) -> None:
        await traders.say(0, "undo")
        assert (await traders.say(0, "undo"))["code"] == "asked-already"
        await traders.move(0, "end")

        assert (await traders.news(1))["wish"] is None
        assert (await traders.say(1, "consent", agree=True))["code"] == "not-asked"
        assert traders.traded

    at_a_table("abc", story)


def test_only_those_who_agreed_are_asked() -> None:
    async def story(traders: Traders) -> None:
        await traders.say(0, "undo")

        assert (await traders.say(2, "consent", agree=True))["code"] == "not-asked"
        assert (await traders.say(0, "consent", agree=True))["code"] == "not-asked"
        traders.secrets[1] = traders.secrets[0]
        assert (await traders.say(1, "consent", agree=True))["code"] == "not-yours"
        assert traders.traded

    at_a_table("abc", story)


def test_at_one_screen_whoever_holds_both_seats_agrees_at_once() -> None:
    async def story(traders: Traders) -> None:
        assert (await traders.say(0, "undo"))["type"] == "done"
        assert hand(traders.loaded.state, 0) == "3wool"

    at_a_table("aab", story)


@pytest.mark.parametrize("strength", ["beginner", "random"])
def test_a_bot_stands_by_what_was_agreed(strength: str) -> None:
    async def story(traders: Traders) -> None:
        await traders.say(1, "hand-over", bot=strength)

        assert (await traders.say(0, "undo"))["code"] == "not-agreed"
        assert traders.traded

    at_a_table("abc", story)


def test_what_binds_nobody_is_taken_back_at_once() -> None:
    async def story(traders: Traders) -> None:
        await traders.move(0, "offer wool for ore to 1")
        before = traders.loaded.seq

        assert (await traders.say(0, "undo"))["seq"] == before + 1
        assert traders.loaded.wish is None
        assert traders.traded

    at_a_table("abc", story)
