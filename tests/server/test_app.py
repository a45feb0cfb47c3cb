"""The application from outside: strict messages, limits, origins, headers, the description of the API, metrics."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, get_args
from urllib.parse import quote

import msgspec
import pytest

from deep.memory import Inside, InsideSocket, settle
from deep.wire import new_id, new_secret
from deskovka.core.rules import LANGUAGES
from deskovka.registry import game as find_game
from deskovka.registry import games, search_rules
from deskovka.server.api import ENDPOINTS
from deskovka.server.calls import decoder
from deskovka.server.limits import Bucket, Buckets
from deskovka.server.messages import answers, requests
from deskovka.server.names import clean, look
from deskovka.server.openapi import description
from deskovka.server.pages import preferred
from deskovka.server.refusals import STATUS, Refusal
from deskovka.server.run import JsonLines
from deskovka.server.settings import Settings
from deskovka.server.web import Web

Answer = tuple[int, dict[str, str], bytes]
CLIENT = "127.0.0.1"  # as whom `Inside` asks
TWO = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


def inside(story: Callable[[Inside], Awaitable[None]], settings: Settings | None = None) -> None:
    async def run() -> None:
        await story(Inside(settings))

    asyncio.run(run())


SAME_STACK = {"edict_a": "sentinel_wood", "edict_b": "greenbough"}  # CA-1.7: noticed when it is dealt


async def new_table(server: Inside, **fields: Any) -> tuple[str, str]:
    secret = new_secret()
    body = {"game": "cartographers", "seats": TWO, **fields}
    status, _, answer = await server.request("POST", "/api/tables", secret, body)
    assert status == 201, answer
    return json.loads(answer)["table"], secret


def code(answer: Answer) -> tuple[int, str]:
    return answer[0], json.loads(answer[2])["code"]


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        (b"", "bad-message"),
        (b"{", "bad-message"),
        (b"\xff\xfe", "bad-message"),
        (b"[" * 60_000, "bad-message"),
        (b"[]", "bad-message"),
        (b'{"game": 1, "seats": []}', "bad-message"),
        ({"game": "cartographers"}, "bad-message"),
        ({"game": "cartographers", "seats": []}, "bad-message"),
        ({"game": "cartographers", "seats": [{"kind": "me"}] * 101}, "bad-message"),
        ({"game": "cartographers", "seats": TWO, "more": 1}, "bad-message"),
        ({"game": "cartographers", "seats": [{"kind": "king"}]}, "bad-message"),
        ({"game": "cartographers", "seats": TWO, "word": "x" * 65}, "bad-message"),
        ({"game": "cartographers", "seats": TWO, "options": {"side": 1}}, "bad-message"),
        ({"game": "chess", "seats": TWO}, "unknown-game"),
        ({"game": "cartographers", "seats": [{"kind": "me"}] * 21}, "setup"),
        ({"game": "cartographers", "seats": TWO, "options": {"side": "C"}}, "setup"),
        ({"game": "cartographers", "seats": TWO, "options": {"colour": "red"}}, "setup"),
        ({"game": "cartographers", "seats": [*TWO, {"kind": "open"}], "options": SAME_STACK}, "setup"),
        ({"game": "cartographers", "seats": [{"kind": "bot", "bot": "genius"}]}, "no-bot"),
        ({"game": "cartographers", "seats": [{"kind": "me", "name": " \u200b "}]}, "empty"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(body: Any, wanted: str) -> None:
    async def story(server: Inside) -> None:
        answer = await server.request("POST", "/api/tables", new_secret(), body)
        assert code(answer) == (STATUS[wanted], wanted)
        assert server.store.tables == {}

    inside(story)


def test_a_set_up_is_refused_with_words_for_programs() -> None:
    async def story(server: Inside) -> None:
        for options, wanted in (
            ({"scoring": "NONE"}, ("no-tile", None, {"option": "scoring", "code": "NONE"})),
            ({"factions": "witches,auren"}, ("same-colour", "TM-2.1", {"option": "factions"})),
            ({"start": "9"}, ("choice", None, {"option": "start", "given": "9"})),
        ):
            body = {"game": "terra_mystica", "seats": TWO, "options": options}
            _, _, answer = await server.request("POST", "/api/tables", new_secret(), body)
            refused = json.loads(answer)
            reason, rule, about = wanted
            assert (refused["reason"], refused["rule"]) == (reason, rule)
            assert about.items() <= refused["about"].items()

    inside(story)


def test_messages_are_taken_as_they_are_defined_and_not_otherwise() -> None:
    async def story(server: Inside) -> None:
        table, secret = await new_table(server)
        good = {"type": "say", "id": "1", "text": "hello"}
        for change in (
            {"id": ""},
            {"id": "a b"},
            {"id": "x" * 41},
            {"id": 7},
            {"text": ""},
            {"text": "x" * 501},
            {"text": None},
            {"type": "sing"},
            {"type": None},
            {"seat": 1},
        ):
            answer = await server.request("POST", f"/api/tables/{table}/deeds", secret, {**good, **change})
            assert code(answer) == (400, "bad-message"), change
        assert (await server.request("POST", f"/api/tables/{table}/deeds", secret, good))[0] == 200
        hello = {"type": "hello", "secret": secret}
        assert code(await server.request("POST", f"/api/tables/{table}/deeds", secret, hello))[0] == 400

    inside(story)


def test_secrets_are_needed_and_have_a_form() -> None:
    async def story(server: Inside) -> None:
        table, secret = await new_table(server)
        path = f"/api/tables/{table}"
        for header in (
            "",
            "Basic abc",
            "Bearer",
            "Bearer short",
            f"Bearer {secret}\u00e9",
            f"bearer {'x' * 65}",
        ):
            answer = await server.request("GET", path, headers=[("authorization", header)])
            assert code(answer) == (401, "no-secret") and answer[1]["www-authenticate"] == "Bearer"
        assert (await server.request("GET", path, headers=[("authorization", f"bEARER {secret}")]))[0] == 200
        assert code(await server.request("GET", "/api/tables/not-an-id", secret)) == (400, "bad-message")

    inside(story)


def test_secrets_are_kept_hashed() -> None:
    async def story(server: Inside) -> None:
        table, secret = await new_table(server, seats=[TWO[0], {"kind": "open"}])
        links = json.loads((await server.request("GET", f"/api/tables/{table}/links", secret))[2])
        other = new_secret()
        sit = {"type": "sit", "id": "1", "name": "Bob", "secret": other}
        invitation = links["seats"]["1"]
        assert (await server.request("POST", f"/api/tables/{table}/deeds", invitation, sit))[0] == 200
        stored = server.store.tables[table]
        kept = stored.opening + b"".join(entry.data for entry in stored.entries)
        for text in (secret, other, invitation, links["watch"]):
            assert text.encode() not in kept

    inside(story)


def test_a_seat_needs_a_secret_of_its_own() -> None:
    async def story(server: Inside) -> None:
        table, secret = await new_table(server, seats=[TWO[0], {"kind": "open"}])
        links = json.loads((await server.request("GET", f"/api/tables/{table}/links", secret))[2])
        for used in (secret, links["seats"]["1"], links["watch"]):
            sit = {"type": "sit", "id": "1", "name": "Bob", "secret": used}
            answer = await server.request("POST", f"/api/tables/{table}/deeds", links["seats"]["1"], sit)
            assert code(answer) == (400, "secret")

    inside(story)


def test_every_answer_has_the_security_headers() -> None:
    async def story(server: Inside) -> None:
        for method, path, status in (
            ("GET", "/", 200),
            ("GET", "/t/abcdefghijkl", 200),
            ("GET", "/api", 200),
            ("GET", "/api/health", 200),
            ("GET", "/nowhere", 404),
            ("DELETE", "/api/tables", 405),
            ("POST", "/api/tables", 401),
        ):
            answer = await server.request(method, path)
            assert answer[0] == status, path
            assert "default-src 'self'" in answer[1]["content-security-policy"]
            assert answer[1]["x-content-type-options"] == "nosniff"
            assert answer[1]["referrer-policy"] == "no-referrer"
            assert (answer[1].get("cache-control") == "no-store") == path.startswith("/api")
        wrong = await server.request("DELETE", "/api/tables")
        assert wrong[1]["allow"] == "POST"

    inside(story)


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("", True),
        ("http://inside", True),
        ("https://friend.example", True),
        ("https://evil.example", False),
        ("http://[", False),
        ("null", False),
    ],
)
def test_pages_of_other_sites_are_kept_out(origin: str, welcome: bool) -> None:
    async def story(server: Inside) -> None:
        headers = [("origin", origin)] if origin else []
        secret = new_secret()
        body = {"game": "cartographers", "seats": TWO}
        answer = await server.request("POST", "/api/tables", secret, body, headers)
        assert (answer[0] == 201) == welcome
        if not welcome:
            assert code(answer) == (403, "origin")
        table, secret = await new_table(server)
        async with server.socket(table, secret, headers=headers) as socket:
            assert bool(socket.texts) == welcome
            assert (socket.sent[0]["type"] == "websocket.close") != welcome

    inside(story, Settings(limits=False, origins=("https://friend.example",)))


def test_pages_of_a_friendly_site_may_use_the_api() -> None:
    async def story(server: Inside) -> None:
        asks = [
            ("origin", "https://friend.example"),
            ("access-control-request-method", "POST"),
            ("access-control-request-headers", "authorization,content-type"),
        ]
        status, headers, _ = await server.request("OPTIONS", "/api/tables", headers=asks)
        assert status == 200 and headers["access-control-allow-origin"] == "https://friend.example"
        status, headers, _ = await server.request(
            "OPTIONS", "/api/tables", headers=[("origin", "https://evil.example"), *asks[1:]]
        )
        assert status == 400 and "access-control-allow-origin" not in headers

    inside(story, Settings(limits=False, origins=("https://friend.example",)))


def test_one_secret_makes_one_table() -> None:
    async def story(server: Inside) -> None:
        _, secret = await new_table(server)
        other = {"game": "cartographers", "seats": TWO, "options": {"side": "B"}}
        assert code(await server.request("POST", "/api/tables", secret, other)) == (400, "secret")

    inside(story)


def test_whoever_asks_too_much_has_to_wait() -> None:
    async def story(server: Inside) -> None:
        answers = [await server.request("GET", "/api/games") for _ in range(12)]
        assert [answer[0] for answer in answers] == [200] * 10 + [429] * 2
        assert code(answers[-1]) == (429, "too-fast")

    inside(story, Settings(requests_per_second=0.01, requests_at_once=10))


def test_new_tables_are_limited_by_themselves() -> None:
    async def story(server: Inside) -> None:
        body = {"game": "cartographers", "seats": TWO}
        answers = [await server.request("POST", "/api/tables", new_secret(), body) for _ in range(4)]
        assert [answer[0] for answer in answers] == [201, 201, 201, 429]
        _, headers, refusal = answers[-1]
        seconds = json.loads(refusal)["about"]["seconds"]
        assert 5900 < seconds <= 6000
        assert headers["retry-after"] == str(seconds)
        assert f"{seconds} seconds" in json.loads(refusal)["message"]

    inside(story, Settings(tables_per_minute=0.01, tables_at_once=3))


def test_new_tables_of_one_address_have_a_limit_for_the_day() -> None:
    async def story(server: Inside) -> None:
        for _ in range(3):
            await new_table(server)
        body = {"game": "cartographers", "seats": TWO}
        answer = await server.request("POST", "/api/tables", new_secret(), body)
        assert code(answer) == (429, "too-fast")

    inside(story, Settings(tables_per_day=3))


def test_what_is_kept_of_a_table_has_a_limit_and_talk_ends_before_moves() -> None:
    async def story(server: Inside) -> None:
        table, secret = await new_table(server)
        loaded = (await server.server.house.tables.room(table)).loaded

        async def deed(**fields: object) -> tuple[int, str]:
            body = {"id": f"m{loaded.seq}", **fields}
            status, _, answer = await server.request("POST", f"/api/tables/{table}/deeds", secret, body)
            return status, json.loads(answer).get("code", "")

        async def move() -> tuple[int, str]:
            seat = loaded.waiting[0]
            action = str(loaded.game.legal(loaded.state, seat)[0])
            return await deed(type="move", seat=seat, asked=loaded.asked_at[seat], action=action)

        while (answer := await deed(type="say", text="x" * 400))[0] == 200:
            assert loaded.talk_bytes <= 1500
        assert answer == (409, "full") and loaded.talk == 3
        assert await move() == (200, "")
        before, kept = loaded.bytes, server.store.tables[table]
        assert before == len(kept.opening) + sum(len(entry.data) for entry in kept.entries)
        server.server.house.tables.in_memory.clear()
        again = (await server.server.house.tables.room(table)).loaded
        assert (again.bytes, again.talk_bytes) == (before, loaded.talk_bytes)
        loaded = again
        while (answer := await move())[0] == 200:
            assert loaded.bytes < 4200
        assert answer == (409, "full")

    inside(story, Settings(limits=False, most_talk_bytes=1500, most_bytes=4000))


def test_a_body_that_is_too_large_is_not_read() -> None:
    async def story(server: Inside) -> None:
        answer = await server.request("POST", "/api/tables", new_secret(), b'"' + b"x" * 70_000 + b'"')
        assert code(answer) == (413, "too-large")

    inside(story)


def test_sockets_of_one_address_are_limited() -> None:
    async def story(server: Inside) -> None:
        table, secret = await new_table(server)
        async with server.socket(table, secret) as first, server.socket(table, secret) as second:
            assert first.texts and not second.texts
            [closed] = second.sent
            assert closed["code"] == 1013 and closed["reason"].endswith("try again in 10 seconds")
        async with server.socket(table, secret) as third:
            assert third.texts

    inside(story, Settings(sockets_per_address=1))


def test_a_socket_that_talks_too_fast_is_answered_slowly() -> None:
    async def story(server: Inside) -> None:
        table, secret = await new_table(server)
        async with server.socket(table, secret) as socket:
            for number in range(5):
                await socket.send({"type": "say", "id": str(number), "text": "hello"})
            await settle()
            answers = [text for text in socket.texts if '"done"' in text]
            assert len(answers) == 3

    inside(story, Settings(messages_per_second=0.5, messages_at_once=3))


def test_a_socket_says_hello_first() -> None:
    async def story(server: Inside) -> None:
        table, secret = await new_table(server)
        wrong: list[Any] = [
            {"type": "say", "id": "1", "text": "hi"},
            {"type": "hello", "secret": new_secret()},
            [],
            7,
        ]
        for message in wrong:
            async with server.socket("abcdefghijkl", secret) as unknown:
                assert json.loads(unknown.texts[0])["code"] == "unknown-table"
            socket = InsideSocket(server.app, table)
            await socket.send(message)
            await settle()
            assert json.loads(socket.texts[0])["type"] == "refused"
            assert socket.sent[-1]["type"] == "websocket.close" and socket.sent[-1]["code"] == 1008
            await socket.task
        async with server.socket(table, secret) as welcome:
            await welcome.send({"type": "hello", "secret": secret})
            assert json.loads(welcome.texts[-1])["code"] == "bad-message"

    inside(story)


def test_news_come_in_the_language_that_was_named() -> None:
    async def story(server: Inside) -> None:
        table, secret = await new_table(server)
        loaded = (await server.server.house.tables.room(table)).loaded
        async with (
            server.socket(table, secret, language="cs") as czech,
            server.socket(table, secret, language="en") as english,
            server.socket(table, secret) as program,
        ):
            sight = json.loads(czech.texts[0])["sights"][0]
            action = str(loaded.game.sample(loaded.state, sight["seat"], Random(1)))
            move = {
                "type": "move",
                "id": "1",
                "seat": sight["seat"],
                "asked": sight["asked"],
                "action": action,
            }
            await program.send(move)
            told = [
                next(
                    thing
                    for text in socket.texts
                    for thing in json.loads(text).get("happened", ())
                    if thing["kind"] == "moved"
                )
                for socket in (czech, english, program)
            ]
        _, _, log = await server.request("GET", f"/api/tables/{table}/log?language=cs", secret)
        assert [len(thing["words"]) for thing in told] == [len(told[0]["events"])] * 2 + [0]
        assert told[0]["words"] != told[1]["words"]
        assert told[0]["words"] == json.loads(log)["happened"][-1]["words"]

    inside(story)


def test_a_fault_of_ours_is_said_and_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Inside) -> None:
        table, secret = await new_table(server)

        def broken(*_: object) -> None:
            raise ZeroDivisionError(secret)

        monkeypatch.setattr(server.server.house.tables, "enter", broken)
        with pytest.raises(ZeroDivisionError):  # the web server writes it into its log
            await server.request("GET", f"/api/tables/{table}", secret)

    inside(story)


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(per_second=1000, most=2)
    assert bucket.take() == bucket.take() == 0
    assert 0 < bucket.take() <= 0.001
    bucket.at -= 1
    assert bucket.take() == 0


INVISIBLE = [
    *("\u2028", "\u200b", "\u2060", "\u00ad", "\ufeff", "\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"),
    *("\ufe0f", "\U000e0100", "\u034f", "\u0301", "\U000e0041", "\ue000", "\U0010ffff", "\u00a0", "\u180e"),
    *("\u061c", "\u2066\u2069", "\u0301\u0308", "\u3000", "\ufff0"),
]


def test_names_are_cleaned_of_what_could_steer_a_screen() -> None:
    assert clean("  Jan\u202e\x1b[31m  Žižka\n", "a name") == "Jan[31m Žižka"
    assert clean(" \u200b", "a word", empty=True) == ""
    for unseen in INVISIBLE:
        assert clean(f"{unseen} {unseen}", "a word", empty=True) == ""
        with pytest.raises(Refusal, match="a name was expected"):
            clean(unseen, "a name")


@pytest.mark.parametrize(
    "name", ["Žižka", "李", "יוסי", "❤\ufe0f", "J.", "7", "\u0e01\u0e34", "ม้า", "🧑\U0001f3fd"]
)
def test_names_of_all_scripts_stay(name: str) -> None:
    assert clean(name, "a name") == name


def test_names_that_look_the_same_are_the_same() -> None:
    assert look("Ann") == look(" ＡＮＮ\u200b") == look("A n\ufe0fn\u2800") != look("Anne")
    assert look("Jan") != look("Ján")


def test_the_description_tells_of_every_address_and_every_message() -> None:
    api = description()
    assert api["openapi"].startswith("3.1")
    for end in ENDPOINTS:
        operation = api["paths"][end.path][end.method.lower()]
        assert str(end.status) in operation["responses"] and "429" in operation["responses"]
    for kind in (*get_args(requests.FromClient), *get_args(answers.ToClient)):
        assert kind.__name__ in api["components"]["schemas"]
        assert callable(decoder(kind))
    told = api["components"]["schemas"]
    for kind in ("View", "GameEvent", "Offer", "Preview"):
        for game in games():
            assert f"#/components/schemas/{game.name}." in json.dumps(told[kind]), (kind, game.name)
    assert {"$ref": "#/components/schemas/View"} in told["Sight"]["properties"].values()
    text = json.dumps(api)
    for name in set(_references(api)):
        assert name in api["components"]["schemas"], name
    assert "deskovka.server" not in text


def _references(schema: Any) -> list[str]:
    if isinstance(schema, dict):
        own = [schema["$ref"].rpartition("/")[2]] if "$ref" in schema else []
        return own + [name for part in schema.values() for name in _references(part)]
    return [name for part in schema for name in _references(part)] if isinstance(schema, list) else []


def test_the_pages_are_whole_and_speak_both_languages(tmp_path: Path) -> None:
    async def story(server: Inside) -> None:
        server.server.web = Web(tmp_path)  # as where the client could not be built
        status, headers, page = await server.request("GET", "/api")
        assert status == 200 and headers["content-type"].startswith("text/html")
        text = page.decode()
        assert "<script" not in text and "/api/tables/{table}/socket" in text
        assert '<a href="#catan.HexView">' in text and "any JSON" not in text
        for end in ENDPOINTS:
            assert end.path in text
        for language, word in (("cs-CZ,cs;q=0.9", "běží"), ("en-GB", "running"), ("de", "running")):
            home = await server.request("GET", "/", headers=[("accept-language", language)])
            assert word in home[2].decode()

    inside(story)
    assert preferred("fr, CS;q=0.5") == "cs"


def test_games_and_rules_can_be_looked_up() -> None:
    async def story(server: Inside) -> None:
        listed = json.loads((await server.request("GET", "/api/games"))[2])["games"]
        assert [game["name"] for game in listed] == [game.name for game in games()]
        for game in listed:
            assert set(game["title"]) == set(LANGUAGES) and "good" in game["bots"]
            for option in game["options"]:
                assert all(option["text"][language] for language in LANGUAGES)
                assert list(option["choice_texts"]["cs"]) == option["choices"]
        found = await server.request("GET", "/api/games/cartographers/rules?language=cs&search=zricenina")
        rules = json.loads(found[2])["rules"]
        assert rules and all(rule["id"].startswith("CA-") for rule in rules)
        for words in ("when does the season end?", "CA-6"):
            asked = await server.request(
                "GET", f"/api/games/cartographers/rules?language=cs&search={quote(words)}"
            )
            shown = [rule["id"] for rule in json.loads(asked[2])["rules"]]
            assert shown == [rule.id for rule in search_rules("cartographers", "cs", words)] != []
        assert code(await server.request("GET", "/api/games/chess/rules")) == (404, "unknown-game")
        assert code(await server.request("GET", "/api/games/cartographers/rules?language=de"))[0] == 400

    inside(story)


def test_the_start_of_a_game_is_shown_to_whoever_thinks_of_a_table() -> None:
    async def story(server: Inside) -> None:
        for scenario, hidden, seats in (("into-the-unknown", True, 3), ("desert-dragons", False, 4)):
            body = {"seats": seats, "options": {"scenario": scenario}}
            status, _, answer = await server.request("POST", "/api/games/catan/start", body=body)
            assert status == 200, answer
            one, other = json.loads(answer)["deals"]
            assert one["asked"]["what"] == "FoundSettlement" and len(one["players"]) == seats
            assert all(player["hand"] is None for player in one["players"])
            assert any(hex["terrain"] == "unknown" for hex in one["hexes"]) == hidden
            assert one["hexes"] != other["hexes"]
            again = await server.request("POST", "/api/games/catan/start", body=body)
            assert again[2] == answer
        assert server.store.tables == {}

    inside(story)


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_the_start_of_every_game_is_shown(game: str) -> None:
    async def story(server: Inside) -> None:
        seats = find_game(game).seats[0]
        answer = await server.request("POST", f"/api/games/{game}/start", body={"seats": seats})
        assert answer[0] == 200 and len(json.loads(answer[2])["deals"]) == 2

    inside(story)


@pytest.mark.parametrize(
    ("game", "body", "wanted"),
    [
        ("catan", {"seats": 3, "options": {"scenario": "atlantis"}}, ("setup", "choice")),
        ("catan", {"seats": 3, "options": {"colour": "red"}}, ("setup", "no-option")),
        ("catan", {"seats": 2, "options": {"scenario": "seafarers"}}, ("setup", "no-effect")),
        ("catan", {"seats": 5}, ("setup", "seats")),
        ("catan", {"seats": 0}, ("bad-message", "")),
        ("chess", {"seats": 2}, ("unknown-game", "")),
    ],
)
def test_the_start_of_a_game_that_cannot_be_is_refused(game: str, body: Any, wanted: tuple[str, str]) -> None:
    async def story(server: Inside) -> None:
        answer = await server.request("POST", f"/api/games/{game}/start", body=body)
        assert code(answer) == (STATUS[wanted[0]], wanted[0])
        assert json.loads(answer[2])["reason"] == wanted[1]

    inside(story)


def test_the_start_of_a_game_reads_no_file_of_this_machine() -> None:
    async def story(server: Inside) -> None:
        body = {"seats": 2, "options": {"tiles": "/etc/passwd"}}
        answer = await server.request("POST", "/api/games/terra_mystica/start", body=body)
        assert code(answer) == (STATUS["setup"], "setup") and json.loads(answer[2])["reason"] == "choice"

    inside(story)


def test_health_and_metrics() -> None:
    async def story(server: Inside) -> None:
        table, secret = await new_table(server)
        async with server.socket(table, secret) as socket:
            health = json.loads((await server.request("GET", "/api/health"))[2])
            assert health["status"] == "ok" and health["tables"] == 1 and health["sockets"] == 1
            await socket.send({"type": "undo", "id": "1", "seat": 0})
        metrics = (await server.request("GET", "/metrics"))[2].decode()
        assert 'deskovka_tables_created_total{game="cartographers"} 1.0' in metrics
        assert "deskovka_tables_live 1.0" in metrics
        assert 'deskovka_refused_total{code="nothing-to-undo"} 1.0' in metrics

    inside(story)


def test_log_lines_are_json_on_request() -> None:
    record = logging.LogRecord("a.b", logging.WARNING, "", 0, "cut %s", ("the\nline",), None)
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line) | {"at": ""} == {
        "at": "",
        "level": "warning",
        "from": "a.b",
        "what": "cut the\nline",
    }


def test_every_code_has_a_status_and_every_message_can_be_read() -> None:
    assert all(400 <= status < 600 for status in STATUS.values())
    for end in ENDPOINTS:
        assert all(code in STATUS for code in end.refuses)
        if end.takes:
            with pytest.raises(msgspec.DecodeError):
                decoder(end.takes)(b"{")


def test_what_is_large_costs_more_than_what_is_small() -> None:
    async def story(server: Inside) -> None:
        table, secret = await new_table(server)
        path = f"/api/tables/{table}"
        limit = server.server.requests
        cost = partial(tokens_taken, server, limit, secret)
        assert await cost("POST", "/api/tables/mine", {"tables": []}) == 3
        known = [{"table": table, "secret": new_secret()}] * 50
        assert await cost("POST", "/api/tables/mine", {"tables": known}) == 3 + 5
        assert await cost("POST", f"{path}/deeds", b" " * 9000) == 1 + 2
        assert await cost("GET", f"{path}/log") == 3
        for number in range(510):
            message = {"type": "say", "id": str(number), "text": "hello"}
            await server.request("POST", f"{path}/deeds", secret, message)
        assert await cost("GET", f"{path}/log") == 3 + 2
        assert await cost("GET", f"{path}/log?after=400") == 3
        assert await cost("GET", f"{path}/log?after=4000") == 3

    inside(story, Settings(requests_per_second=1e-9, requests_at_once=2000))


async def tokens_taken(
    server: Inside, limit: Buckets, secret: str, method: str, path: str, body: Any = None
) -> float:
    before = tokens_left(limit)
    await server.request(method, path, secret, body)
    return round(before - tokens_left(limit), 3)


def tokens_left(limit: Buckets) -> float:
    with limit.page.set_of(CLIENT) as (number, entries):
        return next(entry[2] for entry in entries.values() if entry[0] == number)


async def told_code(server: Inside, table: str, by: str, kind: str, /, **fields: Any) -> str:
    """The code of a refusal, or the type of an answer."""
    message = {"type": kind, "id": new_id(), **fields}
    _, _, answer = await server.request("POST", f"/api/tables/{table}/deeds", by, message)
    told: str = json.loads(answer).get("code", json.loads(answer)["type"])
    return told


def test_nobody_takes_the_name_of_somebody_else_at_the_table() -> None:
    async def story(server: Inside) -> None:
        seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * 2]
        table, host = await new_table(server, seats=seats)
        do = partial(told_code, server, table)
        links = await links_of(server, table, host)
        bob = new_secret()

        for name in ("Ann", "ANN ", "ａｎｎ", "A\u200bnn"):
            assert await do(links["1"], "sit", name=name, secret=bob) == "name-taken"
        assert await do(links["1"], "sit", name="Bob", secret=bob) == "done"
        assert await do(bob, "rename", name="ann") == "name-taken"
        assert await do(bob, "rename", name="BOB") == "done"  # the own one may be written anew
        assert await do(host, "set-seat", seat=2, player={"kind": "me", "name": "bob"}) == "name-taken"
        assert await do(host, "set-seat", seat=2, player={"kind": "me", "name": "Ann"}) == "done"

    inside(story)


async def links_of(server: Inside, table: str, host: str) -> dict[str, str]:
    _, _, answer = await server.request("GET", f"/api/tables/{table}/links", host)
    found: dict[str, str] = json.loads(answer)["seats"]
    return found


def test_who_was_removed_hears_nothing_more() -> None:
    """A player whose seat is opened again, and whoever has an invitation that is taken back."""

    async def story(server: Inside) -> None:
        seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * 3]
        table, host = await new_table(server, seats=seats)
        do = partial(told_code, server, table)
        links, bob = await links_of(server, table, host), new_secret()
        assert await do(links["1"], "sit", name="Bob", secret=bob) == "done"
        async with (
            server.socket(table, bob) as removed,
            server.socket(table, links["2"]) as uninvited,
            server.socket(table, links["3"]) as invited,
            server.socket(table, host) as stays,
        ):
            await do(host, "set-seat", seat=1, player={"kind": "open"})
            await do(host, "set-seat", seat=2, player={"kind": "bot", "bot": "beginner"})
            await settle()
            heard = len(removed.texts), len(uninvited.texts)
            await do(host, "say", text="They are gone.")
            await settle()

            assert (len(removed.texts), len(uninvited.texts)) == heard
            for gone in (removed, uninvited):
                assert gone.sent[-1]["type"] == "websocket.close" and gone.sent[-1]["code"] == 1008
                assert not any("They are gone" in text for text in gone.texts)
            assert all("They are gone" in listener.texts[-1] for listener in (invited, stays))
        for page in ("", "/log", "/links", "/record", "/spoken", "/material", "/scores", "/moves/0"):
            assert (await server.request("GET", f"/api/tables/{table}{page}", bob))[0] == 404, page
            status = (await server.request("GET", f"/api/tables/{table}{page}", links["2"]))[0]
            assert status == 409, page
        for kind, fields in (("say", {"text": "Hello"}), ("rename", {"name": "Bob"}), ("rematch", {})):
            assert await do(bob, kind, **fields) == "unknown-table"

    inside(story)


def test_who_sits_down_over_a_socket_hears_on() -> None:
    async def story(server: Inside) -> None:
        table, host = await new_table(server, seats=[{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * 2])
        links = await links_of(server, table, host)
        async with server.socket(table, links["1"]) as first:
            await first.send({"type": "sit", "id": "a", "name": "Bob", "secret": new_secret()})
            await told_code(server, table, host, "say", text="Welcome, Bob.")
            await settle()

            assert "Welcome, Bob." in first.texts[-1]
            await told_code(server, table, host, "set-seat", seat=1, player={"kind": "open"})
            await settle()

            assert first.sent[-1]["type"] == "websocket.close"

    inside(story)
