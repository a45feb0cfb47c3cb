"""Scoring on paper over HTTP: the form, the explained score, what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from deep.memory import Inside
from deskovka.core.paper_text import LARGEST
from deskovka.registry import NAMES, paper
from deskovka.server.messages import fields
from server.test_app import code, inside

CATAN = "player: Ada\nroads: E7ne E7e E7se E7sw E7w\nsettlements: f7nw\nplayer: Bob\nknights: 3"


def asked(game: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    found: list[tuple[int, dict[str, Any]]] = []

    async def story(server: Inside) -> None:
        status, _, answer = await server.request("POST", f"/api/games/{game}/paper", "", body)
        found.append((status, json.loads(answer)))

    inside(story)
    return found[0]


def test_a_form_is_scored_and_explained_in_the_language_of_the_reader() -> None:
    """CT-B8.1, CT-B10.1"""
    status, answer = asked("catan", {"text": CATAN, "language": "cs"})
    found = answer["score"]
    assert (status, answer["mistake"]) == (200, None)
    assert [(one["name"], one["score"], one["place"]) for one in found["standings"]] == [
        ("Ada", 3, 1),
        ("Bob", 2, 2),
    ]
    assert found["standings"][0]["lines"][2] == {
        "rule": "CT-B8.1",
        "what": "Nejdelší obchodní cesta",
        "points": 2,
        "why": "nejdelší řetěz: 5 silnic",
    }
    assert found["verdict"] == "Hra pokračuje."


def test_it_is_said_who_won() -> None:
    """EN-9.7"""
    text = "Player: Ada\nClan: Glenn\nPoints on the track: 20\nPlayer: Bob\nClan: Ulaf"
    assert asked("empires_north", {"text": text})[1]["score"]["verdict"] == "Ada won."


def test_what_was_filled_in_comes_back_in_the_usual_spelling() -> None:
    """E7s, F6ne and F7nw are one intersection."""
    found = asked("catan", {"text": CATAN})[1]["score"]
    assert found["names"] == ["Ada", "Bob"]
    assert found["players"][0]["settlements"] == "E7s"
    assert found["common"] == {"target": "10"}


@pytest.mark.parametrize("name", NAMES)
def test_the_form_of_every_game(name: str) -> None:
    async def story(server: Inside) -> None:
        status, _, answer = await server.request("GET", f"/api/games/{name}/paper?language=cs")
        assert status == 200
        found = json.loads(answer)
        assert [field["id"] for field in found["own"]] == [field.id for field in paper(name).own]
        assert all(field["label"] for field in found["common"] + found["own"])

    inside(story)


def test_a_mistake_is_told_with_its_line_its_rule_and_words_for_the_reader() -> None:
    """CT-B7.4"""
    text = "player: A\nsettlements: E7n E7ne\nplayer: B"
    status, found = asked("catan", {"text": text, "language": "cs"})
    mistake = found["mistake"]
    assert (status, found["score"]) == (200, None)
    assert (mistake["rule"], mistake["reason"], mistake["line"]) == ("CT-B7.4", "forbidden", 2)
    assert mistake["text"].startswith("Vesnice: ")


@pytest.mark.parametrize(
    ("game", "body", "wanted"),
    [
        ("catan", {}, (400, "bad-message")),
        ("catan", {"text": 5}, (400, "bad-message")),
        ("catan", {"text": "x", "more": 1}, (400, "bad-message")),
        ("catan", {"text": "x", "language": "de"}, (400, "bad-message")),
        ("catan", {"text": "x" * (LARGEST + 1)}, (400, "bad-message")),
        ("chess", {"text": "x"}, (404, "unknown-game")),
    ],
)
def test_bad_messages_are_refused(game: str, body: dict[str, Any], wanted: tuple[int, str]) -> None:
    async def story(server: Inside) -> None:
        assert code(await server.request("POST", f"/api/games/{game}/paper", "", body)) == wanted

    inside(story)


def test_messages_and_forms_have_the_same_limit() -> None:
    assert fields.LONGEST_FORM == LARGEST
