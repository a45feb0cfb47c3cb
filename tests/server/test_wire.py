"""Whole games over real sockets, for every game: people, bots, one screen, spectators, undo, forks, restarts."""

from __future__ import annotations

import asyncio
import hmac
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from deep.wire import Client, Http, Server, at_table, new_id, new_secret, play_together, server
from deskovka.core.chance import HIDDEN, SEEN_BY
from deskovka.core.errors import RecordError
from deskovka.core.record import Record
from deskovka.core.replaying import final_state, verify
from deskovka.registry import game as find_game
from deskovka.registry import games
from deskovka.text import Texts
from samples import sample

GAMES = [game.name for game in games()]
every_game = pytest.mark.parametrize("game", GAMES)
FEWEST = {game.name: game.seats[0] for game in games()}

Story = Callable[[str, Http], Awaitable[None]]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("wire") / "tables.sqlite") as running:
        yield running.url


def tell(url: str, story: Story) -> None:
    async def run() -> None:
        async with Http(url) as http:
            await story(url, http)

    asyncio.run(run())


async def record_of(http: Http, table: str, secret: str) -> Record:
    text = (await http.get(f"/api/tables/{table}/record", secret)).text
    twin = (await http.get(f"/api/tables/{table}/record", secret, form="json")).text
    record = Record.read(text)
    assert Record.read(twin) == record
    return record


async def check_end(http: Http, client: Client) -> None:
    """The record replays to the result everybody was told, and its chance can be checked."""
    record = await record_of(http, client.table, client.secret)
    rules = find_game(record.game)
    outcome = rules.outcome(final_state(record, rules))
    assert outcome is not None
    assert [standing["score"] for standing in client.outcome] == list(outcome.scores)
    assert [standing["place"] for standing in client.outcome] == list(outcome.ranking)
    assert record.commitment == client.info["commitment"] and record.seed == client.info["seed"]
    draws = verify(record, rules)
    told = (await http.get(f"/api/tables/{client.table}/draws", client.secret)).json()
    assert told["seed"] == record.seed and len(told["draws"]) == len(draws)
    assert [draw["answer"] for draw in told["draws"]] == [
        word.partition(SEEN_BY)[0]
        for drawn in (record.dealt, *(move.drawn for move in record.moves))
        for word in drawn
    ]
    for draw in told["draws"]:  # as anybody can compute it, see docs/chance.md
        assert draw["answer"] == draw["options"][number_of(told, draw["name"]) % len(draw["options"])]
    words = (await http.get(f"/api/tables/{client.table}/log", client.secret, language="cs")).json()[
        "happened"
    ]
    assert all(thing["words"] for thing in words if thing["events"])
    spoken = (await http.get(f"/api/tables/{client.table}/spoken", client.secret, language="cs")).json()
    assert spoken["lines"] and spoken["question"] is None
    assert all(part["title"] and part["lines"] for part in spoken["parts"])


def number_of(told: Any, name: str) -> int:
    """The first attempt is enough: the chance that it is not is one in ten thousand million million."""
    seed = bytes.fromhex(told["seed"])
    key = hmac.digest(seed, "\n".join(["players", *told["words"]]).encode(), "sha256")
    return int.from_bytes(hmac.digest(key, f"{name}\n0".encode(), "sha256")[:8], "big")


@every_game
def test_two_people_and_a_bot_with_a_spectator(url: str, game: str) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table(game, ["me", "open", "beginner"], word="our own word")
        async with (
            at_table(url, seated.table, seated.host) as ann,
            at_table(url, seated.table, seated.others[1]) as bob,
            at_table(url, seated.table, seated.watch) as eve,
        ):
            assert ann.info["commitment"] and ann.info["seed"] is None
            commitment = ann.info["commitment"]

            async def watch() -> None:
                while eve.outcome is None:
                    await eve.hear()
                    assert all(sight["seat"] is None and not sight["options"] for sight in eve.sights)

            played = await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)), watch())
            assert played[0] and played[1]
            assert ann.outcome == bob.outcome == eve.outcome
            assert ann.info["commitment"] == commitment and ann.info["words"] == ["our own word"]
            moved = [entry["seq"] for entry in eve.happened if entry["kind"] == "moved"]
            assert moved == sorted(set(moved)) and len(moved) == eve.news["moves"]
            await check_end(http, ann)
            await check_end(http, eve)

    tell(url, story)


@every_game
def test_several_people_at_one_screen(url: str, game: str) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table(game, ["me", "me"])
        async with at_table(url, seated.table, seated.host) as family:
            assert [sight["seat"] for sight in family.sights] == [0, 1]
            await family.play(Random(3))
            await check_end(http, family)

    tell(url, story)


@every_game
def test_one_person_alone_or_against_bots(url: str, game: str) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table(game, ["me", *["random"] * (FEWEST[game] - 1)])
        async with at_table(url, seated.table, seated.host) as ann:
            assert ann.info["started"]
            await ann.play(Random(4))
            await check_end(http, ann)

    tell(url, story)


@every_game
def test_a_table_starts_when_its_seats_are_taken(url: str, game: str) -> None:
    async def story(url: str, http: Http) -> None:
        host = new_secret()
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
        answer = await http.post("/api/tables", {"game": game, "seats": seats}, host)
        again = await http.post("/api/tables", {"game": game, "seats": seats}, host)
        assert again.json() == answer.json()  # the same request twice makes one table
        table, links = answer.json()["table"], answer.json()["links"]
        async with at_table(url, table, host) as ann:
            assert not ann.info["started"] and ann.sights == [] and ann.info["commitment"]
            refused = await ann.say("move", seat=0, asked=0, action="draw forest A1")
            assert refused["code"] == "not-started"
            await ann.do("set-seat", seat=2, player={"kind": "bot", "bot": "random"})
            await ann.do("set-seat", seat=2, player={"kind": "open"})
            old = await http.get(f"/api/tables/{table}", links["seats"]["2"])
            assert old.json()["code"] == "taken"
            fresh = (await http.get(f"/api/tables/{table}/links", host)).json()["seats"]
            assert fresh["1"] == links["seats"]["1"] and fresh["2"] != links["seats"]["2"]
            bob = await http.sit(table, links["seats"]["1"], " Bob\u202e\n ", word="salt")
            resent = {"type": "sit", "id": "again", "name": "Bob", "secret": bob}
            done = await http.post(f"/api/tables/{table}/deeds", resent, links["seats"]["1"])
            assert done.json()["type"] == "done"  # the answer was lost, so it was sent again
            thief = {**resent, "secret": new_secret()}
            refused = (await http.post(f"/api/tables/{table}/deeds", thief, links["seats"]["1"])).json()
            assert refused["code"] == "taken"
            used = await http.get(f"/api/tables/{table}", links["seats"]["1"])
            assert (used.status_code, used.json()["code"]) == (409, "taken")
            await http.sit(table, fresh["2"], "Cat", word="pepper")
            while not ann.info["started"]:
                await ann.hear()
            assert [seat["name"] for seat in ann.info["seats"]] == ["Ann", "Bob", "Cat"]
            assert ann.info["words"] == ["salt", "pepper"]
            log = (await http.get(f"/api/tables/{table}/log", host)).json()["happened"]
            assert log[-1] == ann.happened[-1]  # with what happened in the deal
            assert (await ann.say("set-seat", seat=1, player={"kind": "open"}))["code"] == "started"
            assert (await http.get(f"/api/tables/{table}", bob)).json()["info"]["role"] == "seat"

    tell(url, story)


def test_who_was_asked_to_stand_up_hears_and_does_nothing_more(url: str) -> None:
    async def story(url: str, http: Http) -> None:
        host = new_secret()
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
        made = (await http.post("/api/tables", {"game": GAMES[0], "seats": seats}, host)).json()
        table, links = made["table"], made["links"]["seats"]
        bob = await http.sit(table, links["1"], "Bob")
        async with (
            at_table(url, table, host) as ann,
            at_table(url, table, bob) as gone,
            at_table(url, table, links["2"]) as slow,
        ):
            await ann.do("set-seat", seat=1, player={"kind": "open"})
            fresh = (await http.get(f"/api/tables/{table}/links", host)).json()["seats"]
            dan = await http.sit(table, fresh["1"], "Dan")
            await http.sit(table, links["2"], "Eve")
            assert (await slow.say("sit", name="Slow", secret=new_secret()))["code"] == "taken"
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await gone.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
            assert not gone.info["started"] and all(thing["name"] != "Dan" for thing in gone.happened)
            message = {"type": "say", "id": new_id(), "text": "hello?"}
            assert (await http.post(f"/api/tables/{table}/deeds", message, bob)).status_code == 404
            async with at_table(url, table, dan) as there:
                assert there.asked[0]["seat"] == 1

    tell(url, story)


@every_game
def test_nobody_takes_a_seat_or_a_turn_that_is_not_theirs(url: str, game: str) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table(game, ["me", "open"])
        async with at_table(url, seated.table, seated.others[1]) as bob:
            assert (await bob.say("set-seat", seat=0, player={"kind": "open"}))["code"] == "not-allowed"
            assert (await bob.say("undo", seat=0))["code"] == "not-yours"
            assert (await bob.say("hand-over", seat=0, bot="random"))["code"] == "not-yours"
            assert (await bob.say("move", seat=0, asked=1, action="done"))["code"] == "not-yours"
            assert (await bob.say("sit", name="Bob", secret=new_secret()))["code"] == "not-allowed"
        async with at_table(url, seated.table, seated.watch) as eve:
            assert (await eve.say("say", text="hello"))["code"] == "not-allowed"
            assert (await eve.say("rematch"))["code"] == "not-allowed"
            assert (await eve.say("rename", name="Eve"))["code"] == "not-allowed"
            assert (await http.get(f"/api/tables/{seated.table}/links", seated.watch)).status_code == 403
        for wrong in (new_secret(), None):
            answer = await http.get(f"/api/tables/{seated.table}", wrong)
            assert answer.status_code == (404 if wrong else 401)
        strange = await http.get("/api/tables/abcdefghijkl", seated.host)
        assert strange.json() == (await http.get(f"/api/tables/{seated.table}", new_secret())).json()

    tell(url, story)


@every_game
def test_a_refusal_names_the_rule_and_what_if_tells_before(url: str, game: str) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table(game, ["me", "me"])
        rules = (await http.get(f"/api/games/{game}/rules", language="cs")).json()["rules"]
        known = {rule["id"] for rule in rules}
        async with at_table(url, seated.table, seated.host) as ann:
            random = Random(5)
            await ann.play(random, moves=6)
            sight, other = ann.asked[0], random.choice(ann.legal(ann.asked[0]))
            path = f"/api/tables/{seated.table}/spoken"
            pages = [
                (await http.get(path, seated.host, language=lang, seat=sight["seat"])).json()
                for lang in ("en", "cs")
            ]
            for told in ("lines", "question", "parts"):
                assert pages[0][told] and pages[0][told] != pages[1][told]
            assert not {Texts("en", game).t(hint) for hint in sample(game).terminal_hints} & {
                *pages[0]["lines"]
            }
            assert (await http.get(path, seated.watch, seat=0)).json()["code"] == "not-yours"
            assert (await http.get(f"/api/tables/{seated.table}/draws", seated.host)).json()[
                "code"
            ] == "not-over"
            wanted = await ann.say("what-if", seat=sight["seat"], action=other)
            assert wanted["type"] == "answer" and wanted["rule"] is None and wanted["preview"]
            before = ann.seq
            nonsense = await ann.say("what-if", seat=sight["seat"], action="dance wildly")
            assert nonsense["code"] == "notation"
            forbidden = sample(game).forbidden
            why = await ann.say("what-if", seat=sight["seat"], action=forbidden)
            refused = await ann.move(sight, forbidden)
            assert refused["code"] == "illegal" and refused["rule"] == why["rule"] in known
            assert ann.seq == before

    tell(url, story)


@every_game
def test_undo_until_something_is_revealed(url: str, game: str) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table(game, ["me", "open", "open"])
        async with (
            at_table(url, seated.table, seated.host) as ann,
            at_table(url, seated.table, seated.others[1]) as bob,
            at_table(url, seated.table, seated.others[2]) as cat,
        ):
            people = [ann, bob, cat]
            random = Random(6)
            undone = refused = 0
            for _ in range(12):
                await asyncio.gather(*(person.until(max(p.seq for p in people)) for person in people))
                mover = next(person for person in people if person.asked)
                sight = mover.asked[0]
                before = json.dumps(sight["view"], sort_keys=True)
                done = await mover.move(sight, random.choice(mover.legal(sight)))
                await mover.until(done["seq"])
                answer = await mover.say("undo", seat=sight["seat"])
                if answer["type"] == "done":
                    await mover.until(answer["seq"])
                    undone += 1
                    assert json.dumps(mover.sights[0]["view"], sort_keys=True) == before
                    assert mover.asked[0]["asked"] != sight["asked"]
                    late = await mover.move(sight, mover.legal(sight)[0])
                    assert late["code"] == "late"
                    again = await mover.move(mover.asked[0], random.choice(mover.legal(sight)))
                    await mover.until(again["seq"])
                else:
                    refused += 1
                    assert answer["code"] == "nothing-to-undo"
            assert undone >= 6
            record = await record_of(http, seated.table, seated.host)
            drawn = [
                word for words in (record.dealt, *(move.drawn for move in record.moves)) for word in words
            ]
            if any(word.startswith(HIDDEN) for word in drawn):
                with pytest.raises(RecordError, match="stays hidden until the game is over"):
                    final_state(record, find_game(game))
            else:
                final_state(record, find_game(game))

    tell(url, story)


@every_game
def test_a_repeated_message_is_answered_again_and_not_done_again(url: str, game: str) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table(game, ["me", "me"])
        async with (
            at_table(url, seated.table, seated.host) as ann,
            at_table(url, seated.table, seated.host) as tab,
        ):
            sight = ann.asked[0]
            message = {
                "type": "move",
                "id": new_id(),
                "seat": sight["seat"],
                "asked": sight["asked"],
                "action": ann.legal(sight)[0],
            }
            first = (await http.post(f"/api/tables/{seated.table}/deeds", message, seated.host)).json()
            for client in (ann, tab, ann):
                await client.send(message)
                while message["id"] not in client.answers:
                    await client.hear()
                assert client.answers.pop(message["id"]) == first
            assert ann.news["moves"] == tab.news["moves"] == 1
            chat = {"type": "say", "id": "once", "text": "  ahoj \t všichni "}
            for _ in range(2):
                assert (await http.post(f"/api/tables/{seated.table}/deeds", chat, seated.host)).json()[
                    "seq"
                ] == 2
            await tab.until(2)
            assert [entry["text"] for entry in tab.happened if entry["kind"] == "said"] == ["ahoj všichni"]

    tell(url, story)


@every_game
@pytest.mark.parametrize("players", [["me", "beginner"], ["me", "open"]])
def test_the_log_begins_with_what_was_laid_out_and_dealt(url: str, game: str, players: list[str]) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table(game, players)
        path = f"/api/tables/{seated.table}"
        first = (await http.get(f"{path}/log", seated.host, language="en")).json()["happened"][0]
        dealt = (await http.get(f"{path}/moves/0", seated.host)).json()["events"]
        later = (await http.get(f"{path}/log", seated.host, after=0)).json()["happened"]

        assert (first["kind"], first["move"]) == ("sat" if "open" in players else "started", 0)
        assert first["events"] == dealt and len(first["words"]) == len(dealt)
        assert first["laid_out"]
        assert [thing["seq"] for thing in later] == list(range(1, len(later) + 1))

    tell(url, story)


@every_game
def test_who_was_away_is_told_what_was_missed(url: str, game: str) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table(game, ["me", "me"])
        async with at_table(url, seated.table, seated.host) as away:
            await away.play(Random(7), moves=3)
            seen = away.seq
        async with at_table(url, seated.table, seated.host) as ann:
            await ann.play(Random(8), moves=9)
            told = [entry for entry in ann.happened if entry["seq"] > seen]
        async with at_table(url, seated.table, seated.host, seen) as back:
            assert back.happened == told and back.news["complete"]
            assert back.sights == ann.sights and back.info == ann.info
            log = (await http.get(f"/api/tables/{seated.table}/log", seated.host)).json()["happened"]
            assert [entry for entry in log if entry["seq"] > seen] == told

    tell(url, story)


@every_game
def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path, game: str) -> None:
    database = tmp_path / "tables.sqlite"

    async def begin(url: str) -> tuple[str, str, str, Any, int]:
        async with Http(url) as http:
            seated = await http.make_table(game, ["me", "open", "beginner"])
            async with (
                at_table(url, seated.table, seated.host) as ann,
                at_table(url, seated.table, seated.others[1]) as bob,
            ):
                await play_together([ann, bob], Random(9), moves=10)
                return seated.table, seated.host, seated.others[1], ann.sights, ann.seq

    async def go_on(url: str, table: str, host: str, other: str, seen: int) -> None:
        async with (
            Http(url) as http,
            at_table(url, table, host, seen) as ann,
            at_table(url, table, other) as bob,
        ):
            await asyncio.gather(ann.play(Random(11)), bob.play(Random(12)))
            await check_end(http, ann)

    with server(database) as first:
        table, host, other, _, seen = asyncio.run(begin(first.url))
        start = time.monotonic()
        log = first.stop()
        assert time.monotonic() - start < 2
        assert log == ""
    with server(database) as second:
        asyncio.run(go_on(second.url, table, host, other, seen))


@every_game
def test_a_bot_takes_over_and_the_player_comes_back(url: str, game: str) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table(game, ["me", "open"])
        async with (
            at_table(url, seated.table, seated.host) as ann,
            at_table(url, seated.table, seated.others[1]) as bob,
        ):
            assert (await bob.say("hand-over", seat=1, bot="nobody"))["code"] == "no-bot"
            assert (await bob.say("take-back", seat=1))["code"] == "not-handed"
            await bob.do("hand-over", seat=1, bot="beginner")
            await ann.play(Random(13), moves=4)
            await bob.until(ann.seq)
            assert any(entry["kind"] == "moved" and entry["seat"] == 1 for entry in bob.happened)
            assert bob.info["seats"][1]["bot"] == "beginner" and bob.asked == []
            await bob.do("take-back", seat=1)
            assert bob.info["seats"][1]["bot"] == ""
            await bob.do("hand-over", seat=1, bot="random")
            await ann.play(Random(14))
            assert ann.outcome

    tell(url, story)


@every_game
def test_a_rematch_keeps_players_secrets_and_spectators(url: str, game: str) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table(game, ["me", "open", "random"])
        async with (
            at_table(url, seated.table, seated.host) as ann,
            at_table(url, seated.table, seated.others[1]) as bob,
        ):
            assert (await bob.say("rematch"))["code"] == "not-over"
            await bob.do("hand-over", seat=1, bot="random")
            await ann.play(Random(15))
            tables = {(await person.say("rematch"))["table"] for person in (bob, ann, bob)}
            (table,) = tables
            await ann.until(ann.answers[max(ann.answers, key=lambda id: int(id[1:]))]["seq"])
            assert ann.info["rematch"] == table
        async with (
            at_table(url, table, seated.host) as ann,
            at_table(url, table, seated.others[1]) as bob,
            at_table(url, table, seated.watch) as eve,
        ):
            assert ann.info["origin"] == {"kind": "rematch", "table": seated.table, "move": 0}
            assert ann.info["started"] and bob.info["seats"][1]["bot"] == "" and eve.info["role"] == "watch"
            links = (await http.get(f"/api/tables/{table}/links", seated.host)).json()
            assert links["watch"] == seated.watch

    tell(url, story)


@every_game
def test_every_moment_can_be_seen_and_forked(url: str, game: str) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table(game, ["me", "open"])
        async with (
            at_table(url, seated.table, seated.host) as ann,
            at_table(url, seated.table, seated.others[1]) as bob,
        ):
            await play_together([ann, bob], Random(16), moves=9)
            await check_forks(url, http, seated.table, seated.others[1], over=False)
            refused = await http.post(
                f"/api/tables/{seated.table}/fork", {"id": "spy", "move": 2}, seated.watch
            )
            assert refused.json()["code"] == "not-allowed"
            await asyncio.gather(ann.play(Random(18)), bob.play(Random(19)))
            await check_forks(url, http, seated.table, seated.watch, over=True)
            last = await http.get(f"/api/tables/{seated.table}/moves/{ann.news['moves']}", seated.host)
            assert last.json()["outcome"] == ann.outcome
            assert last.json()["sights"][0]["view"] == ann.sights[0]["view"]

    tell(url, story)


def test_looking_back_at_a_half_answered_round_shows_who_has_answered_and_not_what(url: str) -> None:
    async def story(url: str, http: Http) -> None:
        seated = await http.make_table("cartographers", ["me", "open", "open"])
        async with (
            at_table(url, seated.table, seated.others[1]) as bob,
            at_table(url, seated.table, seated.host) as ann,
        ):
            await bob.play(Random(3), moves=1)
            while ann.news["moves"] < 1:
                await ann.hear()
            for secret in (seated.host, seated.watch):
                path = f"/api/tables/{seated.table}"
                now = (await http.get(path, secret)).json()
                moment = (await http.get(f"{path}/moves/1", secret)).json()

                assert moment["action"] is None and moment["events"] == []
                [sight] = moment["sights"]
                assert (sight["view"]["asked"], sight["view"]["answered"]) == ([0, 2], [1])
                assert sight["view"] == now["sights"][0]["view"]

    tell(url, story)


async def check_forks(url: str, http: Http, table: str, secret: str, over: bool) -> None:
    for move in (0, 3):
        moment = (await http.get(f"/api/tables/{table}/moves/{move}", secret)).json()
        wish = {"id": f"fork-{move}-{over}", "move": move}
        made = await http.post(f"/api/tables/{table}/fork", wish, secret)
        assert made.status_code == 201, made.text
        assert (await http.post(f"/api/tables/{table}/fork", wish, secret)).json() == made.json()
        fork = made.json()["table"]
        async with at_table(url, fork, secret) as ann:
            assert ann.info["origin"] == {"kind": "fork", "table": table, "move": move}
            if not over:
                assert ann.info["seats"][0]["kind"] == "bot" and ann.info["seats"][1]["yours"]
            else:
                assert ann.sights[0]["view"]["asked"] == moment["sights"][0]["view"]["asked"]
                assert ann.news["moves"] == move
            await ann.play(Random(20))
            await check_end(http, ann)
    assert (await http.get(f"/api/tables/{table}/moves/99999", secret)).json()["code"] == "unknown-move"
    beyond = await http.post(f"/api/tables/{table}/fork", {"id": "beyond", "move": 99999}, secret)
    assert beyond.status_code == 404


def test_my_tables_tell_whose_turn_it_is(url: str) -> None:
    async def story(url: str, http: Http) -> None:
        mine = []
        for players in (["me", "open"], ["me", "random"]):
            seated = await http.make_table(GAMES[0], players)
            mine.append({"table": seated.table, "secret": seated.host})
        async with at_table(url, mine[0]["table"], mine[0]["secret"]) as ann:
            await ann.play(Random(21), moves=1)
        unknown = [{"table": "abcdefghijkl", "secret": new_secret()}, {**mine[0], "secret": new_secret()}]
        answer = await http.post("/api/tables/mine", {"tables": [*mine, *unknown]})
        tables = answer.json()["tables"]
        assert [table["table"] for table in tables] == [mine[1]["table"], mine[0]["table"]]
        assert [table["my_turn"] for table in tables] == [True, False]
        assert tables[1]["waiting"] == [1] and [seat["name"] for seat in tables[1]["seats"]] == [
            "Host 0",
            "Guest 1",
        ]
        assert [seat["bot"] for seat in tables[0]["seats"]] == ["", "random"]

    tell(url, story)


def test_options_that_name_files_are_not_for_people_elsewhere(url: str) -> None:
    async def story(url: str, http: Http) -> None:
        seats = [{"kind": "me"}, {"kind": "me"}]
        for tiles, status in (("/etc/hosts", 400), ("later", 201)):
            body = {"game": "terra_mystica", "seats": seats, "options": {"tiles": tiles}}
            answer = await http.post("/api/tables", body, new_secret())
            assert answer.status_code == status, answer.text

    tell(url, story)


def test_secret_options_stay_secret_until_the_end(url: str) -> None:
    async def story(url: str, http: Http) -> None:
        options = {"deck_spring": "great_river,farmland", "side": "B"}
        seated = await http.make_table("cartographers", ["me", "open"], options)
        async with (
            at_table(url, seated.table, seated.host) as ann,
            at_table(url, seated.table, seated.others[1]) as bob,
        ):
            assert bob.info["options"] == {"side": "B"} and bob.info["secret_options"] == ["deck_spring"]
            assert (await record_of(http, seated.table, seated.others[1])).options == {"side": "B"}
            moment = await http.get(f"/api/tables/{seated.table}/moves/0", seated.others[1])
            assert moment.status_code == 200 and "farmland" not in moment.text
            await asyncio.gather(ann.play(Random(22)), bob.play(Random(23)))
            assert bob.info["options"] == options
            await check_end(http, bob)
            rematch = (await bob.say("rematch"))["table"]
            async with at_table(url, rematch, seated.host) as again:
                assert again.info["options"] == {"side": "B"} and again.info["secret_options"] == []

    tell(url, story)


def test_a_database_in_use_is_not_opened_twice(tmp_path: Path) -> None:
    with server(tmp_path / "tables.sqlite"), pytest.raises(RuntimeError, match="another"):
        Server(tmp_path / "tables.sqlite")
