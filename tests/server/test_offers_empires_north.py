"""The offers of Empires of the North at the table server, what they cost and bring, and the cards of a table in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from deep.memory import Inside
from deskovka.core.chance import RandomChance, ScriptedChance
from deskovka.core.documents import pack
from deskovka.core.errors import ChanceError
from deskovka.core.game import Json, Seat
from deskovka.games.empires_north import CARDS, GAME
from deskovka.games.empires_north.goods import GOODS
from deskovka.games.empires_north.state import EmpiresState
from deskovka.server.empires_north import actions, material, offer, preview
from server.test_app import inside


def positions(seats: int, games: int = 2) -> Iterator[tuple[EmpiresState, Seat]]:
    for seed in range(games):
        random = Random(seed)
        state = GAME.new_game(GAME.setup(seats), RandomChance(random))
        while not GAME.over(state):
            seat = GAME.waiting(state)[0]
            yield state, seat
            GAME.apply(state, seat, random.choice(GAME.legal(state, seat)), RandomChance(random))


@pytest.mark.parametrize("seats", [2, 4])
def test_an_offer_stands_for_the_legal_actions(seats: int) -> None:
    for state, seat in positions(seats):
        legal = GAME.legal(state, seat)
        offered = offer(state, seat)
        assert actions(offered) == [str(action) for action in legal]
        assert offered["answers"][0] == preview(state, seat, legal[0])
        for other in range(seats):
            if other not in GAME.waiting(state):
                assert offer(state, other)["answers"] == []


def supply(state: EmpiresState, seat: Seat) -> dict[str, int]:
    held = {good.value: amount for good, amount in zip(GOODS, state.holding(seat))}
    return held | {"vp": state.points[seat], "card": len(state.hands[seat]), "ship": state.ships[seat]}


def expected(before: dict[str, int], answer: Json) -> dict[str, int]:
    cost, gain = answer.get("cost", {}), dict(answer.get("gain", {}))
    gain["worker"] = gain.get("worker", 0) + gain.pop("refreshed", 0)
    return {name: held + gain.get(name, 0) - cost.get(name, 0) for name, held in before.items()}


def test_cost_and_gain_are_what_happens_to_the_supply() -> None:
    """As far as chance has no say and the phase goes on; cards that are played and ships that sail are no cost."""
    compared = 0
    for state, seat in positions(3, games=3):
        for answer in offer(state, seat)["answers"]:
            after = state.copy()
            try:
                GAME.apply(after, seat, GAME.read(answer["action"]), ScriptedChance(()))
            except ChanceError:
                continue
            if after.phase != state.phase or state.phase in ("setup", "lookout"):
                continue
            wanted, found = expected(supply(state, seat), answer), supply(after, seat)
            for name in (good.value for good in GOODS):
                assert found[name] == wanted[name], (name, answer)
            assert found["vp"] == wanted["vp"], answer
            compared += 1
    assert compared > 1000


def test_gold_may_be_paid_for_what_is_there() -> None:
    """EN-2.3: every other way to pay is legal, and pays more gold than the usual one."""
    met = 0
    for state, seat in positions(4, games=3):
        for answer in offer(state, seat)["answers"]:
            for way in answer.get("otherwise", ()):
                assert GAME.why_not(state, seat, GAME.read(way["action"])) is None
                assert way["cost"]["gold"] > answer.get("cost", {}).get("gold", 0)
                met += 1
    assert met > 20


def test_what_is_chosen_is_said_in_signs_and_in_both_languages() -> None:
    chosen = [
        answer
        for state, seat in positions(4)
        for answer in offer(state, seat)["answers"]
        if answer["do"] in ("choose", "accept", "next", "interest")
    ]
    assert len(chosen) > 50
    for answer in chosen:
        assert answer["signs"] and answer["words"]["en"] and answer["words"]["cs"]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_card_is_told_with_its_words_and_its_evidence(language: str) -> None:
    cards = material(GAME.setup(2), language)["cards"]
    assert len(cards) == len(GAME.new_game(GAME.setup(2), RandomChance(Random(0))).box.cards)
    for card in cards.values():
        assert card["name"] and card["sort"] and card["lines"] and card["evidence"]
        for ability in card["abilities"]:
            assert ability["signs"] and ability["rule"] in GAME.rules(language).rules


def told(path: str, options: dict[str, str] | None = None) -> tuple[int, Any]:
    """What is answered there to a set-up with these options; TABLE is a new one with them."""
    found: list[tuple[int, Any]] = []

    async def story(server: Inside) -> None:
        host = "h" * 30 if "TABLE" in path else ""
        table, wish = "", {"seats": 3, "options": options or {}}
        if host:
            seats = [{"kind": "me", "name": "A"}, {"kind": "bot", "bot": "random"}]
            body = {"game": "empires_north", "seats": seats, "options": options or {}, "word": ""}
            _, _, made = await server.request("POST", "/api/tables", host, body)
            table = json.loads(made)["table"]
        request = ("GET", path.replace("TABLE", table), host) if host else ("POST", path, "", wish)
        status, _, answer = await server.request(*request)
        found.append((status, json.loads(answer)))

    inside(story)
    return found[0]


def test_the_cards_are_told_before_there_is_a_table() -> None:
    status, answer = told("/api/games/empires_north/material?language=cs")
    assert (status, answer["material"]["cards"]["pasture"]["name"]) == (200, "Pastvina")
    assert told("/api/games/catan/material") == (200, {"material": None})
    assert told("/api/games/chess/material")[0] == 404


def test_own_cards_are_told_before_there_is_a_table() -> None:
    path = "/api/games/empires_north/material?language=en"
    decks, _ = CARDS.read("cards", CARDS.template(("glenn",)).replace("Pasture", "High Moor"))
    assert told(path, {"cards": pack(decks)})[1]["material"]["cards"]["pasture"]["name"] == "High Moor"
    status, refused = told(path, {"cards": "no cards at all"})
    assert (status, refused["code"]) == (400, "setup")


def test_a_table_tells_its_own_cards() -> None:
    path = "/api/tables/TABLE/material?language=en"
    assert told(path)[1]["material"]["cards"]["pasture"]["name"] == "Pasture"
    decks, _ = CARDS.read("cards", CARDS.template(("glenn",)).replace("Pasture", "High Moor"))
    card = told(path, {"cards": pack(decks)})[1]["material"]["cards"]["pasture"]
    assert card["name"] == "High Moor"
    assert card["evidence"] != material(GAME.setup(2), "en")["cards"]["pasture"]["evidence"]


def test_words_of_cards_call_icons_by_their_names() -> None:
    """And not by what they are called in the data."""
    cards = material(GAME.setup(2), "cs")["cards"]
    assert "[cech]" in " ".join(cards["clan-gathering-hall"]["lines"])
    assert "[guild]" not in " ".join(line for card in cards.values() for line in card["lines"])
