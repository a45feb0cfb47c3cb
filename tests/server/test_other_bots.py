"""Bots of others at tables: only those that whoever runs the server allows, and they think where others think."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from random import Random

import pytest

from bots.own import MODULE, own
from deep.memory import Inside
from deep.wire import Http, at_table, new_secret, server
from deskovka.bots.others import UnknownBot
from deskovka.core.chance import RandomChance
from deskovka.games.cartographers import GAME
from deskovka.server.offered import checked
from deskovka.server.settings import Settings
from deskovka.server.thinking import Decided, Thinkers, able
from server.postgres import Server as Postgres
from server.postgres import postgres
from terminal.driving import assert_one_line_of_complaint, run

__all__ = ["own", "postgres"]

FIRST, NAMED = f"{MODULE}:FirstOption", f"{MODULE}:Named"
STRENGTHS = ["random", "beginner", "good", "strong"]


def table_with(bot: str) -> dict[str, object]:
    return {"game": "cartographers", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": bot}]}


def test_what_a_player_asks_for_loads_nothing(own: Path) -> None:
    """Whoever makes a table, sets a seat or forks names a class: without the operator's leave it is no bot."""

    async def story() -> None:
        here = Inside(Settings())
        _, _, answer = await here.request("POST", "/api/tables", new_secret(), table_with(FIRST))
        assert json.loads(answer)["code"] == "no-bot"
        secret = new_secret()
        body = {"game": "cartographers", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
        _, _, answer = await here.request("POST", "/api/tables", secret, body)
        table = json.loads(answer)["table"]
        wish = {"type": "set-seat", "id": "1", "seat": 1, "player": {"kind": "bot", "bot": FIRST}}
        _, _, answer = await here.request("POST", f"/api/tables/{table}/deeds", secret, wish)
        assert json.loads(answer)["code"] == "no-bot"

    asyncio.run(story())
    assert MODULE not in sys.modules


def test_a_bot_that_is_allowed_sits_down_under_its_name(own: Path) -> None:
    settings = Settings(bots=checked([FIRST, NAMED, f"{MODULE}:OnlyCatan"]))

    async def story() -> None:
        here = Inside(settings)
        _, _, answer = await here.request("GET", "/api/games")
        games = {game["name"]: game for game in json.loads(answer)["games"]}
        assert games["cartographers"]["bots"] == STRENGTHS
        told = {FIRST: "first option", NAMED: "Žofie the [31mGreat"}
        assert games["cartographers"]["other_bots"] == told
        assert games["catan"]["other_bots"] == {**told, f"{MODULE}:OnlyCatan": "only catan"}
        secret = new_secret()
        status, _, answer = await here.request("POST", "/api/tables", secret, table_with(FIRST))
        assert status == 201, answer
        path = f"/api/tables/{json.loads(answer)['table']}"
        _, _, answer = await here.request("GET", path, secret)
        seat = json.loads(answer)["info"]["seats"][1]
        assert (seat["bot"], seat["name"], seat["kind"]) == (FIRST, "first option", "bot")
        refused = table_with(f"{MODULE}:OnlyCatan")
        _, _, answer = await here.request("POST", "/api/tables", new_secret(), refused)
        assert json.loads(answer)["code"] == "no-bot"

    asyncio.run(story())


STATE = GAME.new_game(GAME.setup(2), RandomChance(Random("others")))


def chosen(bot: str, allowed: tuple[str, ...]) -> tuple[Decided, Thinkers]:
    """What a bot does at a server, in a worker process."""

    async def story() -> tuple[Decided, Thinkers]:
        thinkers = Thinkers(1, 60, allowed=allowed)
        await thinkers.start()
        try:
            return await thinkers.choose(GAME, bot, STATE, 0), thinkers
        finally:
            await thinkers.close()

    return asyncio.run(story())


def test_it_thinks_in_a_process_of_its_own(own: Path) -> None:
    decided, thinkers = chosen(FIRST, checked([FIRST]))
    assert decided == Decided(str(GAME.legal(STATE, 0)[0])) and thinkers.thoughts == 1


def test_where_it_fails_a_bot_of_the_game_answers(own: Path) -> None:
    raising = f"{MODULE}:Raising"
    decided, thinkers = chosen(raising, checked([raising]))
    assert decided.hurried == "good" and (thinkers.failed, thinkers.thoughts) == (1, 1)


def test_one_that_is_not_allowed_any_more_is_not_loaded(own: Path) -> None:
    """A table that was made before goes on."""
    decided, thinkers = chosen(FIRST, ())
    assert decided.hurried == "good" and thinkers.failed == 0


def test_who_may_answer_for_whom() -> None:
    assert able(GAME, "good", ()) == STRENGTHS[:3]
    assert able(GAME, FIRST, (FIRST,)) == [*STRENGTHS[:3], FIRST]
    assert able(GAME, FIRST, ()) == STRENGTHS[:3]
    with pytest.raises(UnknownBot):
        able(GAME, "genius", (FIRST,))


@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_against_it_over_the_wire(
    own: Path, processes: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database: str | Path = tmp_path / "tables.sqlite"
    if processes > 1:
        postgres_server: Postgres = request.getfixturevalue("postgres")
        database = postgres_server.create()
    options = ("--bot", FIRST, "--workers", "1", "--processes", str(processes))

    async def story(url: str) -> None:
        async with Http(url) as http:
            while (await http.get("/api/health")).status_code != 200:
                await asyncio.sleep(0.1)
            made = await http.make_table("cartographers", ["me", FIRST])
            async with at_table(url, made.table, made.host) as client:
                await client.play(Random(1))
                assert client.info["over"] and client.info["seats"][1]["name"] == "first option"

    with server(database, *options, environment=dict(os.environ)) as running:
        asyncio.run(story(running.url))


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("nowhere_at_all:Bot", "no module nowhere_at_all"),
        (f"{MODULE}:Unmade", "OSError: no weights"),
        (f"{MODULE}:{'Long' * 30}", "has at most 80 characters"),
        ("good", "names no bot"),
    ],
)
def test_a_server_that_cannot_have_its_bots_does_not_start(own: Path, bot: str, said: str) -> None:
    assert_one_line_of_complaint(run("serve", "--database", "none.sqlite", "--bot", bot), said)
    assert not (own / "none.sqlite").exists()


def test_a_bot_that_plays_none_of_the_games_is_refused(own: Path) -> None:
    (own / f"{MODULE}_chess.py").write_text(
        f"from {MODULE} import FirstOption\nclass Chess(FirstOption):\n    only_games = ('chess',)\n"
    )
    with pytest.raises(UnknownBot, match="plays none of the games"):
        checked([f"{MODULE}_chess:Chess"])
