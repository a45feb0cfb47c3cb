"""A table as the sum of its log: read again, from snapshots, after the rules have changed, beside other processes."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from deep.memory import Inside, settle
from deep.wire import Http, at_table, new_secret, play_together, server
from deskovka.commandline.declared import program
from deskovka.core.game import Event
from deskovka.core.record import Move
from deskovka.core.stepwise import finish
from deskovka.core.table import Table
from deskovka.games.cartographers.drawing import DrawTerrain
from deskovka.registry import games
from deskovka.server import log, looking_back, points, showing
from deskovka.server.encoding import encode
from deskovka.server.keys import watching
from deskovka.server.loaded import LoadedTable, same_question
from deskovka.server.loading import load
from deskovka.server.recent import MOST_RECENT
from deskovka.server.seating import Viewer
from deskovka.server.settings import Settings
from deskovka.server.snapshots import MARK_EVERY, fingerprint, write_mark
from deskovka.server.store import Snapshot, Stored
from samples import sample
from server.postgres import Server as Postgres
from server.postgres import postgres  # noqa: F401 - a fixture

GAMES = [game.name for game in games()]
every_game = pytest.mark.parametrize("game", GAMES)
SEED = "5eed" * 16  # with it the short game of every sample has something that only one player knows


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deskovka.server.openings.secrets.token_hex", lambda size: SEED)


async def played(game: str, moves: int, settings: Settings | None = None) -> tuple[Inside, LoadedTable, str]:
    """A table of one person with two seats, after some random moves, some of them taken back."""
    server = Inside(settings)
    secret = new_secret()
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "options": sample(game).short}
    _, _, answer = await server.request("POST", "/api/tables", secret, body)
    table = json.loads(answer)["table"]
    loaded = (await server.server.house.tables.room(table)).loaded
    random = Random(1)
    for number in range(moves):
        if not loaded.waiting:
            break
        seat = random.choice(loaded.waiting)
        await do(server, loaded, secret, random_move(loaded, seat, random))
        if number % 3 == 0:
            await do(server, loaded, secret, {"type": "undo", "seat": seat}, may_fail=True)
        if number % 7 == 0:
            await do(server, loaded, secret, {"type": "say", "text": f"move {number}"})
    return server, loaded, secret


def random_move(loaded: LoadedTable, seat: int, random: Random) -> dict[str, Any]:
    action = str(loaded.game.sample(loaded.state, seat, random))
    return {"type": "move", "seat": seat, "asked": loaded.asked_at[seat], "action": action}


async def do(
    server: Inside, loaded: LoadedTable, secret: str, message: dict[str, Any], may_fail: bool = False
) -> None:
    message = {"id": f"m{loaded.seq}-{message['type']}", **message}
    status, _, answer = await server.request("POST", f"/api/tables/{loaded.id}/deeds", secret, message)
    assert status == 200 or may_fail, answer


def everything(loaded: LoadedTable, secret: str) -> bytes:
    viewer = loaded.viewer(secret)
    assert viewer is not None
    return encode(showing.news(loaded, viewer, 0, whole=True))


@every_game
@pytest.mark.parametrize("moves", [0, 1, 25, 60, 1000])
def test_a_table_read_again_is_the_same(game: str, moves: int) -> None:
    async def story() -> None:
        server, loaded, secret = await played(game, moves)
        stored = await server.store.read(loaded.id)
        assert stored is not None
        again = load(loaded.id, stored)
        assert again.asked_at == loaded.asked_at and again.messages == loaded.messages
        assert everything(again, secret) == everything(loaded, secret)
        assert again.table is not None and loaded.table is not None
        assert [again.table.undoable(seat) for seat in (0, 1)] == [
            loaded.table.undoable(seat) for seat in (0, 1)
        ]

    asyncio.run(story())


@every_game
def test_those_who_share_a_screen_read_what_everybody_may_know(game: str) -> None:
    async def story() -> None:
        _, loaded, secret = await played(game, 400)
        both, spectator = loaded.viewer(secret), loaded.viewer(watching(secret, loaded.id))
        assert both and spectator
        together, outside = (showing.news(loaded, viewer, 0, "en").happened for viewer in (both, spectator))
        assert [thing.words for thing in together] == [thing.words for thing in outside]
        assert any(thing.words for thing in together)
        secrets = [thing for thing, other in zip(together, outside) if thing.events != other.events]
        assert secrets or game == "terra_mystica"

    asyncio.run(story())


@every_game
def test_a_move_that_was_taken_back_is_not_told(game: str) -> None:
    async def story() -> None:
        _, loaded, secret = await played(game, 25)
        viewer = loaded.viewer(secret)
        assert viewer
        told = showing.news(loaded, viewer, 0, "en").happened
        gone = [thing for thing in told if thing.kind == "moved" and thing.seq not in loaded.move_seqs]
        assert gone and not any(thing.words or thing.events for thing in gone)

    asyncio.run(story())


@every_game
def test_the_growth_of_the_points_ends_with_the_scores(game: str) -> None:
    async def story() -> None:
        server, loaded, secret = await played(game, 10_000)
        standings = points.standings(loaded.game, loaded.state)
        assert standings is not None

        for viewer in (secret, watching(secret, loaded.id)):
            status, _, answer = await server.request("GET", f"/api/tables/{loaded.id}/growth", viewer)
            growth = json.loads(answer)
            assert status == 200
            assert growth["points"][-1] == [standing.score for standing in standings]
            assert len(growth["points"]) == len(growth["stages"]) == len(loaded.moves) + 1
            assert growth["stages"] == sorted(growth["stages"]) and len(set(growth["stages"])) >= 4
            ends = growth["ended"]
            assert [end["stage"] for end in ends] == sorted({*growth["stages"][:-1]})
            assert all(growth["stages"][end["move"] - 1] == end["stage"] for end in ends)
            for seat, standing in enumerate(standings):
                gained = [sum(line["points"] for line in end["gained"][seat]) for end in ends]
                reached = [growth["points"][end["move"]][seat] for end in ends]
                begun = growth["points"][0][seat]
                assert reached == [begun + sum(gained[: number + 1]) for number in range(len(gained))]
                assert reached[-1] == standing.score

    asyncio.run(story())


async def talk(server: Inside, loaded: LoadedTable, secret: str, entries: int) -> None:
    """Until so much has happened."""
    while loaded.seq < entries:
        await do(server, loaded, secret, {"type": "say", "text": "well"})


def snapshot_of(loaded: LoadedTable) -> Snapshot:
    mark = loaded.mark_to_keep()
    assert mark is not None
    return write_mark(loaded.game.name, mark, loaded.codec)


@every_game
@pytest.mark.parametrize("moves", [60, 1000])
def test_a_snapshot_changes_nothing(game: str, moves: int) -> None:
    async def story() -> None:
        server, loaded, secret = await played(game, moves)
        await talk(server, loaded, secret, 230)
        loaded.kept_seq = 0
        kept = snapshot_of(loaded)
        random = Random(2)
        for _ in range(5):
            if loaded.waiting:
                seat = random.choice(loaded.waiting)
                await do(server, loaded, secret, random_move(loaded, seat, random))
        stored = await server.store.read(loaded.id)
        assert stored is not None
        again = load(loaded.id, stored, kept)
        assert 100 <= again.kept_seq <= loaded.seq - MOST_RECENT
        assert again.asked_at == loaded.asked_at and again.messages == loaded.messages
        assert again.table and loaded.table and again.table.trail == loaded.table.trail
        assert everything(again, secret) == everything(loaded, secret)
        damaged = kept._replace(state=kept.state[: len(kept.state) // 2])
        for other in (kept._replace(version="other rules", state=b"not even read"), damaged):
            stale = load(loaded.id, stored, other)
            assert stale.kept_seq == 0 and everything(stale, secret) == everything(loaded, secret)

    asyncio.run(story())


def moves_told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by every move that is told again."""
    told: list[int] = []
    retell = Table.retell

    def counted(table: Table, move: Move) -> list[Event]:
        told.append(len(table.record.moves))
        return retell(table, move)

    monkeypatch.setattr(Table, "retell", counted)
    return told


async def wavering(entries: int) -> tuple[Inside, LoadedTable, str]:
    """A table at which the same move was made and taken back again and again."""
    server, loaded, secret = await played("cartographers", 0)
    move = random_move(loaded, 0, Random(1))
    for _ in range(entries // 2):
        await do(server, loaded, secret, {**move, "asked": loaded.asked_at[0]})
        await do(server, loaded, secret, {"type": "undo", "seat": 0})
    return server, loaded, secret


def test_a_long_log_in_which_all_was_taken_back_is_not_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots count entries, not moves."""

    async def story() -> None:
        server, loaded, secret = await wavering(1000)
        await settle()
        before = everything(loaded, secret)
        server.server.house.tables.in_memory.clear()
        told = moves_told(monkeypatch)
        room, _ = await server.server.house.tables.enter(loaded.id, secret)
        assert room.loaded.kept_seq >= 800 and len(told) <= 2 * MARK_EVERY
        assert everything(room.loaded, secret) == before

    asyncio.run(story())


def test_strangers_have_nothing_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secret is looked at before the log is."""

    async def story() -> None:
        server, loaded, secret = await wavering(150)
        house, read = server.server.house, []
        house.tables.in_memory.clear()
        whole = server.store.read
        path = f"/api/tables/{loaded.id}"

        async def counted(table: str, after: int = 0) -> Stored | None:
            read.append(table)
            return await whole(table, after)

        monkeypatch.setattr(server.store, "read", counted)
        assert (await server.request("GET", path, new_secret()))[0] == 404
        sit = {"type": "sit", "id": "1", "name": "X", "secret": new_secret()}
        assert (await server.request("POST", f"{path}/deeds", new_secret(), sit))[0] == 404
        mine = {"tables": [{"table": loaded.id, "secret": secret}] * 3}  # told once
        assert len(json.loads((await server.request("POST", "/api/tables/mine", "", mine))[2])["tables"]) == 1
        assert read == [] and house.tables.in_memory == {}
        assert (await server.request("GET", path, secret))[0] == 200
        assert read == [loaded.id]

    asyncio.run(story())


def test_a_game_that_stops_fitting_the_rules_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        server, loaded, secret = await played("cartographers", 12)
        stored = await server.store.read(loaded.id)
        assert stored is not None
        number, forbidden = next(
            (number, move.action)
            for number, move in enumerate(loaded.moves, 1)
            if number > 5 and "monster" not in move.action
        )
        allowed = DrawTerrain.why_not

        def stricter(self: DrawTerrain, state: Any, seat: int, action: Any) -> str | None:
            return "CA-4.3" if str(action) == forbidden else allowed(self, state, seat, action)

        monkeypatch.setattr(DrawTerrain, "why_not", stricter)
        again = load(loaded.id, stored)
        assert again.broken is not None and (again.broken.move, again.broken.rule) == (number, "CA-4.3")
        server.server.house.tables.in_memory.clear()
        _, _, shown = await server.request("GET", f"/api/tables/{loaded.id}", secret)
        news = json.loads(shown)
        assert news["info"]["broken"]["rule"] == "CA-4.3" and news["waiting"] == []
        assert news["sights"][0]["view"]["season"] == "spring"
        spectator = showing.news(again, Viewer("watch", (), False, ""), 0, whole=True)
        assert all(thing.action is None for thing in spectator.happened if (thing.move or 0) >= number)
        message = {"type": "move", "id": "x", "seat": 0, "asked": 1, "action": "draw forest A1"}
        _, _, refused = await server.request("POST", f"/api/tables/{loaded.id}/deeds", secret, message)
        assert json.loads(refused)["code"] == "broken"

    asyncio.run(story())


def test_idle_tables_leave_the_memory_and_come_back() -> None:
    async def story() -> None:
        server, loaded, secret = await played("cartographers", 45, Settings(limits=False, idle_seconds=0))
        await talk(server, loaded, secret, 230)
        await settle()
        house = server.server.house
        before = everything(loaded, secret)
        async with server.socket(loaded.id, secret):
            await house.tables.drop_idle()
            assert loaded.id in house.tables.in_memory
        await house.tables.drop_idle()
        assert house.tables.in_memory == {}
        assert loaded.id in server.store.snapshots
        room, _ = await house.tables.enter(loaded.id, secret)
        assert room.loaded is not loaded and room.loaded.kept_seq > 0
        assert everything(room.loaded, secret) == before

    asyncio.run(story())


def test_bots_go_on_after_a_restart() -> None:
    async def story() -> None:
        server = Inside()
        secret = new_secret()
        body = {"game": "cartographers", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "good"}]}
        _, _, answer = await server.request("POST", "/api/tables", secret, body)
        table = json.loads(answer)["table"]
        assert server.store.listed[table].summary.bots
        await server.server.house.bot_turns.wake()
        await settle()
        assert [entry.kind for entry in server.store.tables[table].entries] == ["moved"]

    asyncio.run(story())


def test_a_question_keeps_its_number_while_others_answer_it() -> None:
    async def story() -> None:
        server, loaded, secret = await played("cartographers", 0)
        asked = list(loaded.asked_at)
        random = Random(3)
        await do(server, loaded, secret, random_move(loaded, 0, random))
        assert list(loaded.waiting) == [1] and loaded.asked_at[1] == asked[1]
        await do(server, loaded, secret, {"type": "undo", "seat": 0})
        assert list(loaded.waiting) == [0, 1] and loaded.asked_at == [loaded.seq, asked[1]]
        await do(server, loaded, secret, random_move(loaded, 0, random))
        await do(server, loaded, secret, random_move(loaded, 1, random))
        assert loaded.asked_at == [loaded.seq, loaded.seq]

    asyncio.run(story())


def test_an_unreadable_table_holds_up_nobody_else() -> None:
    async def story() -> None:
        server = Inside()
        tables = []
        for _ in range(2):
            secret = new_secret()
            body = {"game": "cartographers", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "good"}]}
            _, _, answer = await server.request("POST", "/api/tables", secret, body)
            tables.append({"table": json.loads(answer)["table"], "secret": secret})
        bad, good = (held["table"] for held in tables)
        stored = server.store.tables[bad]
        server.store.tables[bad] = Stored(
            stored.opening.replace(b"cartographers", b"gone"), stored.created, []
        )
        server.store.tables[good].entries.clear()
        house = server.server.house
        house.tables.in_memory.clear()
        await house.bot_turns.wake()
        await settle()
        assert house.bot_turns.hopeless == {bad} and len(server.store.tables[good].entries) == 1
        status, _, answer = await server.request("POST", "/api/tables/mine", body={"tables": tables})
        assert status == 200 and [table["table"] for table in json.loads(answer)["tables"]] == [good]
        status, _, answer = await server.request("GET", f"/api/tables/{bad}", tables[0]["secret"])
        assert json.loads(answer)["code"] == "broken"

    asyncio.run(story())


def test_moves_have_the_same_numbers_everywhere() -> None:
    """While answers are kept back, each seat counts the others' too, without knowing them."""

    async def story() -> None:
        server, loaded, secret = await played("cartographers", 0)
        await do(server, loaded, secret, random_move(loaded, 1, Random(7)))
        own, other = Viewer("seat", (0,), False, "x"), Viewer("watch", (), False, "")
        for viewer in (own, other):
            moment = finish(looking_back.moment(loaded, viewer, 1))
            assert (moment.moves, moment.seat, moment.action, moment.events) == (1, 1, None, [])
        mine = loaded.viewer(secret)
        assert (
            mine is not None and finish(looking_back.moment(loaded, mine, 1)).action == loaded.moves[0].action
        )

    asyncio.run(story())


def test_a_fork_tells_spectators_no_more_than_its_origin() -> None:
    async def story() -> None:
        server = Inside()
        secret = new_secret()
        body = {"game": "cartographers", "seats": [{"kind": "me"}, {"kind": "open"}]}
        _, _, answer = await server.request("POST", "/api/tables", secret, body)
        made = json.loads(answer)
        sit = {"type": "sit", "id": "1", "name": "Bob", "secret": new_secret()}
        await server.request("POST", f"/api/tables/{made['table']}/deeds", made["links"]["seats"]["1"], sit)
        loaded = (await server.server.house.tables.room(made["table"])).loaded
        await do(server, loaded, secret, random_move(loaded, 0, Random(8)))
        wish = {"id": "fork", "move": 1, "seats": [{"kind": "me"}, {"kind": "me"}]}
        status, _, answer = await server.request("POST", f"/api/tables/{loaded.id}/fork", secret, wish)
        assert status == 201
        fork = json.loads(answer)
        status, _, answer = await server.request(
            "GET", f"/api/tables/{fork['table']}/record", fork["links"]["watch"]
        )
        assert json.loads(answer)["code"] == "not-allowed" and loaded.moves[0].action.encode() not in answer
        status, _, answer = await server.request("GET", f"/api/tables/{fork['table']}/record", secret)
        assert status == 200 and loaded.moves[0].action.split()[-1].encode() in answer

    asyncio.run(story())


def test_whoever_plays_several_seats_answers_anew_at_a_fork() -> None:
    async def story() -> None:
        server, loaded, secret = await played("cartographers", 0)
        await do(server, loaded, secret, random_move(loaded, 1, Random(9)))
        _, _, answer = await server.request(
            "POST", f"/api/tables/{loaded.id}/fork", secret, {"id": "f", "move": 1}
        )
        fork = (await server.server.house.tables.room(json.loads(answer)["table"])).loaded
        assert list(fork.waiting) == [0, 1]

    asyncio.run(story())


def test_several_who_ask_at_once_get_one_rematch() -> None:
    async def story() -> None:
        server, loaded, secret = await played("cartographers", 1000)
        path = f"/api/tables/{loaded.id}/deeds"
        asks = [{"type": "rematch", "id": str(number)} for number in range(4)]
        answers = await asyncio.gather(*(server.request("POST", path, secret, ask) for ask in asks))
        assert len({json.loads(answer)["table"] for _, _, answer in answers}) == 1
        kinds = [entry.kind for entry in server.store.tables[loaded.id].entries]
        assert kinds.count("rematched") == 1

    asyncio.run(story())


def test_the_deal_is_told_also_after_a_snapshot() -> None:
    async def story() -> None:
        server = Inside()
        secret, other = new_secret(), new_secret()
        body = {"game": "cartographers", "seats": [{"kind": "me"}, {"kind": "open"}]}
        _, _, answer = await server.request("POST", "/api/tables", secret, body)
        made = json.loads(answer)
        sit = {"type": "sit", "id": "1", "name": "Bob", "secret": other}
        await server.request("POST", f"/api/tables/{made['table']}/deeds", made["links"]["seats"]["1"], sit)
        loaded = (await server.server.house.tables.room(made["table"])).loaded
        random = Random(10)
        for number in range(220):
            if number % 4:
                await do(server, loaded, secret, {"type": "say", "text": "well"})
            elif loaded.waiting:
                seat = loaded.waiting[0]
                await do(server, loaded, (secret, other)[seat], random_move(loaded, seat, random))
        loaded.kept_seq = 0
        stored = await server.store.read(loaded.id)
        assert stored is not None
        again = load(loaded.id, stored, snapshot_of(loaded))
        assert again.kept_seq
        assert everything(again, secret) == everything(loaded, secret)

    asyncio.run(story())


def test_a_fork_counts_the_moves_before_it() -> None:
    """The fifth move of two players is an answer that is kept back there, though the first game is over."""

    async def story() -> None:
        server, loaded, secret = await played("cartographers", 1000)
        pending = loaded.moves[4].seat
        seats = [{"kind": "bot", "bot": "good"} if seat == pending else {"kind": "me"} for seat in (0, 1)]
        wish = {"id": "f", "move": 5, "seats": seats}
        status, _, answer = await server.request("POST", f"/api/tables/{loaded.id}/fork", secret, wish)
        assert status == 201
        fork = (await server.server.house.tables.room(json.loads(answer)["table"])).loaded
        viewer = fork.viewer(secret)
        assert viewer is not None
        told = [finish(looking_back.moment(fork, viewer, number)).action for number in range(6)]
        assert told == [None, *(move.action for move in loaded.moves[:4]), None]

    asyncio.run(story())


def test_taken_back_answers_are_not_told_to_others() -> None:
    async def story() -> None:
        server, loaded, secret = await played("cartographers", 0)
        await do(server, loaded, secret, random_move(loaded, 0, Random(4)))
        action = loaded.moves[-1].action
        await do(server, loaded, secret, {"type": "undo", "seat": 0})
        other = Viewer("seat", (1,), False, "")
        told = encode(showing.news(loaded, other, 0))
        assert action.encode() not in told
        assert [thing.kind for thing in showing.news(loaded, other, 0).happened] == ["moved", "undone"]

    asyncio.run(story())


def test_a_process_that_is_behind_looks_before_it_refuses() -> None:
    """Two servers on one store, where the second has not yet heard of what the first has kept."""

    async def story() -> None:
        server, loaded, secret = await played("cartographers", 0)
        server.store.shared = True
        second = Inside(store=server.store)
        await second.request("GET", f"/api/tables/{loaded.id}", secret)
        message = {"id": "once", **random_move(loaded, 0, Random(5))}
        path = f"/api/tables/{loaded.id}/deeds"
        first = await server.request("POST", path, secret, message)
        assert first[0] == 200
        assert await second.request("POST", path, secret, message) == first
        await do(server, loaded, secret, random_move(loaded, 1, Random(6)))
        async with second.socket(loaded.id, secret, loaded.seq) as socket:
            assert json.loads(socket.texts[0])["seq"] == loaded.seq

    asyncio.run(story())


def test_whoever_sat_down_at_one_process_is_known_to_the_other() -> None:
    async def story() -> None:
        server = Inside()
        server.store.shared = True
        second = Inside(store=server.store)
        secret, other = new_secret(), new_secret()
        body = {"game": "cartographers", "seats": [{"kind": "me"}, {"kind": "open"}]}
        _, _, answer = await server.request("POST", "/api/tables", secret, body)
        table, links = json.loads(answer)["table"], json.loads(answer)["links"]
        await second.request("GET", f"/api/tables/{table}", secret)
        sit = {"type": "sit", "id": "1", "name": "Bob", "secret": other}
        assert (await server.request("POST", f"/api/tables/{table}/deeds", links["seats"]["1"], sit))[
            0
        ] == 200
        assert (await second.request("GET", f"/api/tables/{table}", other))[0] == 200

    asyncio.run(story())


def test_two_processes_serve_the_same_table(postgres: Postgres) -> None:  # noqa: F811
    database = postgres.create()

    async def story(one: str, two: str) -> None:
        async with Http(one) as http, Http(two) as other:
            seated = await http.make_table("cartographers", ["me", "open", "beginner"])
            async with (
                at_table(one, seated.table, seated.host) as ann,
                at_table(two, seated.table, seated.others[1]) as bob,
            ):
                await play_together([ann, bob], Random(5), moves=10)
                await asyncio.gather(ann.play(Random(6)), bob.play(Random(7)))
                assert ann.outcome == bob.outcome
                records = [
                    (await h.get(f"/api/tables/{seated.table}/record", seated.host)).text
                    for h in (http, other)
                ]
                assert records[0] == records[1]

    with server(database) as first, server(database) as second:
        asyncio.run(story(first.url, second.url))


def test_several_processes_on_one_address(postgres: Postgres) -> None:  # noqa: F811
    async def story(url: str) -> None:
        async with Http(url) as http:
            seated = await http.make_table("cartographers", ["me", "open"])
            async with (
                at_table(url, seated.table, seated.host) as ann,
                at_table(url, seated.table, seated.others[1]) as bob,
            ):
                await asyncio.gather(ann.play(Random(8)), bob.play(Random(9)))
                assert ann.outcome

    with server(postgres.create(), "--processes", "2") as running:
        wait_until_it_answers(running.url)
        asyncio.run(story(running.url))
        start = time.monotonic()
        running.stop()
        assert time.monotonic() - start < 3


def wait_until_it_answers(url: str) -> None:
    async def ask() -> None:
        async with Http(url) as http:
            assert (await http.get("/api/health")).status_code == 200

    asyncio.run(ask())


def test_others_are_answered_while_a_bot_thinks(tmp_path: Path) -> None:
    """A strong bot thinks for a good part of a second; nobody else waits for it."""

    async def story(url: str) -> list[float]:
        async with Http(url) as http:
            busy = await http.make_table("cartographers", ["me", "strong", "strong"])
            quiet = await http.make_table("cartographers", ["me", "me"])
            waits = []
            async with at_table(url, busy.table, busy.host) as thinking:
                for _ in range(30):
                    start = time.perf_counter()
                    await http.get(f"/api/tables/{quiet.table}", quiet.host)
                    waits.append(time.perf_counter() - start)
                    await asyncio.sleep(0.02)
                assert thinking.news["waiting"]
            return waits

    with server(tmp_path / "tables.sqlite", "--workers", "1") as running:
        waits = sorted(asyncio.run(story(running.url)))
    assert waits[len(waits) // 2] < 0.05, waits


def test_all_tables_can_be_kept_and_brought_back(tmp_path: Path, postgres: Postgres) -> None:  # noqa: F811
    database = str(tmp_path / "tables.sqlite")
    file = str(tmp_path / "all.tables")
    runner = CliRunner()

    async def begin(url: str) -> tuple[str, str, bytes]:
        async with Http(url) as http:
            seated = await http.make_table("cartographers", ["me", "me"])
            async with at_table(url, seated.table, seated.host) as ann:
                await ann.play(Random(10), moves=5)
            shown = await http.get(f"/api/tables/{seated.table}", seated.host)
            return seated.table, seated.host, shown.content

    async def look(url: str, table: str, secret: str) -> bytes:
        async with Http(url) as http:
            return (await http.get(f"/api/tables/{table}", secret)).content

    with server(database) as running:
        table, secret, shown = asyncio.run(begin(running.url))
        result = runner.invoke(program, ["backup", file, "--database", database])  # while it runs
        assert result.exit_code == 0 and "1 table written" in result.stderr
    assert runner.invoke(program, ["backup", file, "--database", database]).exit_code == 2
    assert Path(file).stat().st_mode & 0o777 == 0o600
    elsewhere = postgres.create()
    for added in ("1 table added", "0 tables added"):
        result = runner.invoke(program, ["restore", file, "--database", elsewhere])
        assert result.exit_code == 0 and added in result.stderr
    with server(elsewhere) as running:
        assert asyncio.run(look(running.url, table, secret)) == shown


def test_the_fingerprint_changes_with_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fingerprint("cartographers") != fingerprint("terra_mystica")
    assert len(fingerprint("cartographers")) == 64
    assert same_question(DrawTerrain((0, 1)), DrawTerrain((1,)), 0)
    assert not same_question(DrawTerrain((1,)), DrawTerrain((0, 1)), 1)
    assert log.read_change(log.write(log.Handed(1, "good"))) == log.Handed(1, "good")
