"""Games of others at a table of the server, over the wire."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.tables import Tables
from deep.wire import Seated, Server, server
from installing import Environment, offer

Json = Any


@pytest.fixture(scope="module")
def table_server(installed: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("outside") / "tables.sqlite", environment=installed) as running:
        yield running


@pytest.fixture
def tables(table_server: Server) -> Iterator[Tables]:
    with Tables(table_server.url) as found:
        yield found


def first_answer(options: Json) -> str:
    """As the parts of the two tiny games for the server offer it."""
    if options["kind"] == "spaces":
        return str(next(iter(options["spaces"].values())))
    return str(options["kinds"][0]["answers"][0]["action"])


def play_to_the_end(tables: Tables, seated: Seated) -> Json:
    while not (news := tables.now(seated.table, seated.host))["info"]["over"]:
        for sight in tables.asked(seated.table, seated.host):
            answer = first_answer(sight["options"])
            asked, seat = sight["asked"], sight["seat"]
            tables.request(seated.table, seated.host, "move", seat=seat, asked=asked, action=answer)
    return news


def test_the_list_of_games_has_them_with_what_their_texts_say(tables: Tables) -> None:
    games = {game["name"]: game for game in tables.get("/api/games", "x" * 32)["games"]}

    assert games["guess_the_die"]["title"] == {"en": "Guess the die", "cs": "Hádej kostku"}
    assert games["guess_the_die"]["length"]["cs"] == "5 minut"
    assert games["guess_the_die"]["bots"] == ["random", "beginner", "good", "strong"]
    assert games["tic_tac_toe"]["bots"] == ["random", "beginner", "good"]
    assert games["catan"]["about"]["en"].startswith("Settle an island")


def test_options_without_a_part_of_the_game_come_by_kind_and_field(tables: Tables) -> None:
    seated = tables.make("guess_the_die", ["me", "good"])

    [sight] = tables.asked(seated.table, seated.host)

    assert sight["options"]["decision"] == "GuessTheDie"
    [kind] = sight["options"]["kinds"]
    assert (kind["do"], kind["fields"], kind["more"]) == ("guess", ["face"], False)
    assert [answer["parts"] for answer in kind["answers"]] == [[str(face)] for face in range(1, 7)]


@pytest.mark.parametrize("game", ["guess_the_die", "tic_tac_toe"])
def test_a_whole_game_with_a_bot(tables: Tables, game: str) -> None:
    seated = tables.make(game, ["me", "good"])

    over = play_to_the_end(tables, seated)

    assert min(standing["place"] for standing in over["outcome"]) == 1
    path = f"/api/tables/{seated.table}"
    growth = tables.get(f"{path}/growth", seated.host)
    assert growth["stages"] == sorted(growth["stages"])
    for language in ("en", "cs"):
        log = tables.get(f"{path}/log?language={language}", seated.host)
        assert any(thing["words"] for thing in log["happened"])
        assert tables.get(f"{path}/spoken?language={language}", seated.host)["lines"]


def test_what_would_happen_is_told_before_it_is_done(tables: Tables) -> None:
    seated = tables.make("tic_tac_toe", ["me", "good"])

    told = tables.request(seated.table, seated.host, "what-if", seat=0, action="mark 5")

    assert told["preview"] == {"row": False}


def test_the_client_is_told_the_words_and_where_the_own_page_lies(tables: Tables) -> None:
    die = tables.get("/api/games/guess_the_die/page?language=cs", "x" * 32)
    toe = tables.get("/api/games/tic_tac_toe/page?language=en", "x" * 32)

    assert "game-name = Hádej kostku" in die["words"] and die["script"] is None
    assert die["seats"] == {"points": "by-seat", "asked": "seat"}
    assert "space-empty = Space" in toe["words"] and toe["script"] == "/games/tic_tac_toe/index.js"
    script = tables.client.get(toe["script"])
    assert script.status_code == 200 and script.headers["content-type"].startswith("text/javascript")
    assert "default-src 'self'" in script.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/games/tic_tac_toe/%2e%2e/game.py",
        "/games/tic_tac_toe/..%2fgame.py",
        "/games/tic_tac_toe//etc/passwd",
        "/games/guess_the_die/index.js",
        "/games/catan/index.js",
        "/games/json/index.js",
        "/api/games/json/page",
        "/api/games/os.path/page",
    ],
)
def test_nothing_that_is_sent_leads_to_another_file_or_package(tables: Tables, path: str) -> None:
    assert tables.client.get(path).status_code == 404


def test_a_game_that_cannot_be_loaded_is_not_offered(tmp_path: Path) -> None:
    (tmp_path / "die/text").mkdir(parents=True)
    (tmp_path / "die/__init__.py").write_text("1 / 0\n", "utf-8")
    for language in ("en", "cs"):
        (tmp_path / f"die/text/rules.{language}.toml").write_text("[chapters]\n", "utf-8")
    with (
        server(tmp_path / "tables.sqlite", environment=offer(tmp_path, "die", "die")) as running,
        Tables(running.url) as tables,
    ):
        games = [game["name"] for game in tables.get("/api/games", "x" * 32)["games"]]
        refused = tables.client.get("/api/games/die/rules")
        assert "catan" in games and "die" not in games
        assert refused.status_code == 404 and refused.json()["code"] == "unknown-game"
        assert "the game die cannot be played" in running.stop()
