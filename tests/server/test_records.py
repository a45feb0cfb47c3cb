"""A record somebody brings, looked at as a table is; the link to a result; luck at a table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deep.memory import Inside
from deep.wire import new_secret
from deskovka.core.chance import SeededChance
from deskovka.core.documents import pack
from deskovka.core.luck import telling
from deskovka.core.record import Record, line_of
from deskovka.core.stepwise import finish
from deskovka.core.table import Table
from deskovka.games.empires_north import CARDS
from deskovka.registry import game as find_game
from deskovka.server.keys import key_of, result_link
from deskovka.server.records import MOST_KNOWN
from deskovka.server.settings import Settings
from deskovka.text import Texts
from deskovka.text import luck as words
from server.test_app import code, inside
from server.test_loaded import do, played

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
CATAN = (PLAYTHROUGHS / "catan_two.record").read_text()
SHORT = PLAYTHROUGHS / "cartographers_two_b.record"
each_game = pytest.mark.parametrize(
    "name", ["cartographers_solo_a", "catan_three_seafarers", "empires_north_two", "terra_mystica_league_a"]
)
Json = Any


async def look(server: Inside, record: str, part: str = "", language: str = "en") -> Json:
    status, _, answer = await server.request(
        "POST", f"/api/records{part}", "", {"record": record, "language": language}
    )
    assert status == 200, answer
    return json.loads(answer)


@each_game
def test_a_record_is_looked_at_as_a_table_is(name: str) -> None:
    text = (PLAYTHROUGHS / f"{name}.record").read_text()
    record = Record.read(text)

    async def story(server: Inside) -> None:
        news = await look(server, text)
        assert [standing["score"] for standing in news["outcome"]] == list(record.scores or ())
        assert (news["moves"], news["info"]["role"], news["info"]["over"]) == (
            len(record.moves),
            "watch",
            True,
        )
        assert [sight["seat"] for sight in news["sights"]] == [None]
        last = await look(server, text, f"/moves/{len(record.moves)}")
        assert last["sights"][0]["view"] == news["sights"][0]["view"] and last["outcome"] == news["outcome"]
        first = await look(server, text, "/moves/0")
        assert first["outcome"] is None and first["moves"] == len(record.moves)
        growth = await look(server, text, "/growth")
        assert growth["points"][-1] == list(record.scores or ())
        happened = (await look(server, text, "/log?language=cs"))["happened"]
        assert [thing["action"] for thing in happened if thing["kind"] == "moved"] == [
            move.action for move in record.moves
        ]
        assert any(thing["words"] for thing in happened)
        assert len((await look(server, text, "/scores"))["seats"]) == record.seats
        assert (await look(server, text, "/spoken?language=en"))["parts"]
        assert (await look(server, text, "/luck"))["told"]
        assert "material" in await look(server, text, "/material")
        assert server.store.tables == {}  # nothing is kept

    inside(story)


def test_a_record_that_stops_fitting_tells_its_line_and_the_rule() -> None:
    lines = CATAN.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("0 "))
    lines.insert(first + 1, lines[first])

    async def story(server: Inside) -> None:
        body = {"record": "\n".join(lines), "language": "cs"}
        status, _, answer = await server.request("POST", "/api/records", "", body)
        told = json.loads(answer)
        assert (status, told["code"], told["reason"]) == (400, "bad-record", "record-move")
        assert told["about"]["line"] == first + 2 and lines[first + 1] == lines[first]
        assert told["rule"] in told["about"]["words"]
        assert "neodpovídá pravidlům" in told["about"]["words"]

    inside(story)


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        ("", "record-first-line"),
        ("what is this", "record-first-line"),
        ("{}", "record-format"),
        (CATAN.replace("game: catan", "game: chess"), "no-game"),
        (CATAN.replace("edition: ", "edition: x"), "record-edition"),
        (CATAN.replace("seats: 2", "seats: 21"), "seats"),
        (CATAN.replace("seats: 2", "seats: 1"), "record-deal"),
        (CATAN.replace("\n\n", "\nposition: {}\n\n", 1), "record-midway"),
        (CATAN.replace("seed: ", "seed: zz"), "record-seed"),
        (CATAN.rpartition("score ")[0] + "score 1 2\n", "record-scores"),
    ],
)
def test_what_is_no_record_is_told_in_words(record: str, reason: str) -> None:
    async def story(server: Inside) -> None:
        for language in ("en", "cs"):
            body = {"record": record, "language": language}
            status, _, answer = await server.request("POST", "/api/records", "", body)
            told = json.loads(answer)
            assert (status, told["code"], told["reason"]) == (400, "bad-record", reason), told
            assert told["about"]["words"]

    inside(story)


def test_a_record_names_no_file_of_this_machine() -> None:
    text = (PLAYTHROUGHS / "terra_mystica_league_a.record").read_text()
    named = text.replace("tiles=later", "tiles=/etc/passwd")
    assert named != text

    async def story(server: Inside) -> None:
        assert code(await server.request("POST", "/api/records", "", {"record": named})) == (
            400,
            "bad-record",
        )

    inside(story)


def test_a_record_has_limits_and_only_the_last_few_stay_in_memory() -> None:
    async def story(server: Inside) -> None:
        long = {"record": "x" * 200_001}
        assert code(await server.request("POST", "/api/records", "", long)) == (400, "bad-message")
        body = {"record": "x" * 400_001}
        assert code(await server.request("POST", "/api/records", "", body)) == (413, "too-large")
        known = server.server.house.records._known
        for number in range(MOST_KNOWN + 2):
            await look(server, SHORT.read_text().replace("\n\n", f'\nnames: ["{number}"]\n\n', 1))
        assert len(known) == MOST_KNOWN
        again = next(iter(known.values()))
        await look(server, again.brought.write())
        assert len(known) == MOST_KNOWN

    inside(story)


def test_whoever_sends_record_after_record_has_to_wait() -> None:
    async def story(server: Inside) -> None:
        answers = [
            await server.request("POST", "/api/records", "", {"record": "x" * 100_000}) for _ in range(4)
        ]
        assert code(answers[0]) == (400, "bad-record")
        assert code(answers[-1]) == (429, "too-fast")

    inside(story, Settings(requests_at_once=20, requests_per_second=0.01))


def test_a_record_that_is_not_over_is_shown_as_far_as_it_goes() -> None:
    whole = Record.read(CATAN)
    whole.moves, whole.scores = whole.moves[:30], None

    async def story(server: Inside) -> None:
        news = await look(server, whole.write())
        assert (news["outcome"], news["moves"], news["info"]["over"]) == (None, 30, False)
        for part in ("luck", "draws"):
            answer = await server.request("POST", f"/api/records/{part}", "", {"record": whole.write()})
            assert code(answer) == (409, "not-over")

    inside(story)


def test_a_record_may_bring_cards_of_somebodys_own() -> None:
    document, mistakes = CARDS.read("cards", CARDS.template(("glenn",)).replace("food = 2", "food = 3", 1))
    assert not mistakes
    game = find_game("empires_north")
    table = Table(game, game.setup(2, {"cards": pack(document)}), SeededChance.from_text("own cards"))
    random = Random(1)
    for _ in range(6):
        seat = game.waiting(table.state)[0]
        table.play(seat, game.sample(table.state, seat, random))
    record = table.record.write()

    async def story(server: Inside) -> None:
        assert (await look(server, record))["moves"] == 6
        told = (await look(server, record, "/material?language=en"))["material"]
        printed = (await look(server, (PLAYTHROUGHS / "empires_north_two.record").read_text(), "/material"))[
            "material"
        ]
        assert told["cards"] != printed["cards"]

    inside(story)


def test_the_line_of_a_move_is_found_past_blank_lines_and_the_deal() -> None:
    text = "deskovka record 1\ngame: x\n\n\ndeal => a\n\n0 roll\n\n1 pass\nscore 1\n"
    assert [line_of(text, move) for move in range(4)] == [5, 7, 9, None]
    assert line_of("{}", 1) is None


def test_the_link_to_a_result_opens_it_for_anybody_when_the_game_is_over() -> None:
    async def story() -> None:
        server, loaded, secret = await played("cartographers", 3)
        table, link = loaded.id, result_link(key_of(secret), loaded.id)
        path = f"/api/tables/{table}"
        assert code(await server.request("GET", path, link)) == (404, "unknown-table")
        status, _, answer = await server.request("GET", path, secret)
        assert (status, json.loads(answer)["info"]["result"]) == (200, None)
        await do(server, loaded, secret, {"type": "say", "text": "between us"})
        while loaded.waiting:
            seat = loaded.waiting[0]
            action = str(loaded.game.sample(loaded.state, seat, Random(1)))
            await do(
                server,
                loaded,
                secret,
                {"type": "move", "seat": seat, "asked": loaded.asked_at[seat], "action": action},
            )
        _, _, answer = await server.request("GET", path, secret)
        assert json.loads(answer)["info"]["result"] == link

        _, _, answer = await server.request("GET", path, link)
        shown = json.loads(answer)
        assert (shown["info"]["role"], shown["info"]["host"]) == ("result", False)
        assert shown["outcome"] and not any(seat["yours"] for seat in shown["info"]["seats"])
        for part in ("growth", "luck", "draws", "scores", "record", "moves/1"):
            assert (await server.request("GET", f"{path}/{part}", link))[0] == 200, part
        _, _, answer = await server.request("GET", f"{path}/log?language=en", link)
        happened = json.loads(answer)["happened"]
        assert {thing["kind"] for thing in happened + shown["happened"]}.isdisjoint({"said"})
        assert any(thing["kind"] == "moved" for thing in happened)
        _, _, answer = await server.request("GET", f"{path}/log?language=en", secret)
        assert any(thing["text"] == "between us" for thing in json.loads(answer)["happened"])
        for message in ({"type": "say", "text": "me, too"}, {"type": "rematch"}, {"type": "delete"}):
            refused = await server.request("POST", f"{path}/deeds", link, {"id": "a", **message})
            assert code(refused) == (403, "not-allowed"), message
        assert code(await server.request("GET", f"{path}/links", link)) == (403, "not-allowed")
        mine = {"tables": [{"table": table, "secret": link}]}
        _, _, answer = await server.request("POST", "/api/tables/mine", "", mine)
        assert [found["table"] for found in json.loads(answer)["tables"]] == [table]
        other = result_link(key_of(new_secret()), table)
        assert code(await server.request("GET", path, other)) == (404, "unknown-table")

    asyncio.run(story())


def test_luck_is_told_at_the_end_in_the_words_of_the_terminal() -> None:
    record = Record.read(CATAN)
    catan = find_game("catan")
    found = finish(telling(Record.read(CATAN), catan))
    assert found

    async def story(server: Inside) -> None:
        for language in ("en", "cs"):
            texts = Texts(language, "catan")
            told = await look(server, CATAN, f"/luck?language={language}")
            names = [
                f"{name} {number}" for number, name in enumerate(record.names, 1)
            ]  # both are called good
            by_hand = words.measures(texts, found, names)
            assert [measure["title"] for measure in told["measures"]] == [one.title for one in by_hand]
            assert [[share["sentence"] for share in measure["shares"]] for measure in told["measures"]] == [
                list(one.sentences) for one in by_hand
            ]
            assert told["about"] == words.about(texts) and told["headline"]
        cards = told["measures"][0]
        assert [share["got"] for share in cards["shares"]] == [share.got for share in found[0].shares]
        assert all(share["usual"] > 0 and share["expected"] > 0 for share in cards["shares"])

    inside(story)


def test_where_nothing_is_left_to_chance_luck_says_so() -> None:
    text = (PLAYTHROUGHS / "terra_mystica_league_a.record").read_text()

    async def story(server: Inside) -> None:
        told = await look(server, text, "/luck?language=cs")
        assert (told["told"], told["measures"], told["headline"]) == (True, [], "")
        assert told["about"] == Texts("cs", "terra_mystica").t("luck-about")

    inside(story)
