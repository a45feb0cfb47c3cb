"""Own cards over HTTP: a file that is sent is checked and packed; a table is set up with it, and nothing is read."""

from __future__ import annotations

import json
from typing import Any

from deep.memory import Inside
from deskovka.core.documents import pack, unpack
from deskovka.games.empires_north import CARDS
from server.test_app import inside

GLENN = CARDS.template(("glenn",))


def asked(path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    found: list[tuple[int, dict[str, Any]]] = []

    async def story(server: Inside) -> None:
        status, _, answer = await server.request("POST", path, "", body)
        found.append((status, json.loads(answer)))

    inside(story)
    return found[0]


def test_a_file_is_packed_for_a_set_up() -> None:
    status, answer = asked("/api/games/empires_north/cards", {"text": GLENN})
    assert (status, answer["mistakes"]) == (200, [])
    assert "wool-market" in unpack(answer["value"])["glenn"]
    begun = {"seats": 2, "options": {"cards": answer["value"]}}
    assert asked("/api/games/empires_north/start", begun)[0] == 200


def test_every_mistake_is_told() -> None:
    wrong = GLENN.replace("food = 2", "fod = 2").replace("copies = 3", "copies = 0")
    status, answer = asked("/api/games/empires_north/cards", {"text": wrong, "language": "cs"})
    assert (status, answer["value"], len(answer["mistakes"])) == (200, "", 3)
    assert answer["mistakes"][0].startswith("cards: oat-field: pole produces: „fod“")


def test_what_is_no_file_is_told_too() -> None:
    for text in ("[", "x = 3", "[glenn.x]\ny=" + "[" * 5000):
        answer = asked("/api/games/empires_north/cards", {"text": text})[1]
        assert answer["value"] == "" and answer["mistakes"]
    assert asked("/api/games/empires_north/cards", {"text": "x" * 60_001})[0] == 400


def test_other_games_have_no_cards_of_ones_own() -> None:
    assert asked("/api/games/catan/cards", {"text": ""})[0] in (400, 404)


def test_a_table_cannot_name_a_file_or_bring_broken_cards() -> None:
    for value in ("/etc/passwd", "my.toml", pack({"glenn": {}}), pack({"x": {}})):
        status, answer = asked("/api/games/empires_north/start", {"seats": 2, "options": {"cards": value}})
        assert (status, answer["code"]) == (400, "setup"), answer
