"""The offers of Catan at the table server: the legal answers, their prices, and what stands for many."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.game import Json
from deskovka.games.catan import GAME
from deskovka.games.catan.building import CITY, ROAD, SETTLEMENT
from deskovka.games.catan.cities_knights.knights import ACTIVATE, PROMOTE, RECRUIT
from deskovka.games.catan.cities_knights.walls import WALL
from deskovka.games.catan.development import COST
from deskovka.games.catan.goods import Cards
from deskovka.games.catan.modules import SCENARIOS
from deskovka.games.catan.robber import Discard
from deskovka.games.catan.seafarers.gold import ChooseGold
from deskovka.games.catan.seafarers.ships import SHIP
from deskovka.games.catan.state import CatanState
from deskovka.server.catan import actions, offer, preview
from deskovka.server.catan.changes import ASKING, change_by_doing, goods
from games.catan import sea_table
from positions import play

OF_OTHERS = ("wedding", "give", "master-merchant")  # what they bring, only the others know
AFTER_FOUNDING = 2 * 2 * 2  # two seats, two settlements and two roads


def table(*hands: str, moves: int = AFTER_FOUNDING, rolled: bool = True) -> CatanState:
    """Two seats on the beginner's island after the founding, with these cards; seat 0 is to move."""
    setup = GAME.setup(2, {"board": "beginner"})
    state = GAME.new_game(setup, RandomChance(Random(3)))
    for _ in range(moves):
        (seat,) = GAME.waiting(state)
        GAME.apply(state, seat, GAME.legal(state, seat)[0], RandomChance(Random(1)))
    if state.active != 0:
        play(GAME, state, 1, "roll", chance=["1", "1"])
        play(GAME, state, 1, "end")
    for seat, words in enumerate(hands):
        cards = int(Cards.read(words))
        state.bank += state.hands[seat] - cards
        state.hands[seat] = cards
    state.rolled = rolled
    return state


def found(state: CatanState, action: str, seat: int = 0) -> Json:
    offered = offer(state, seat)
    answers = [*offered["places"].values(), offered["others"]]
    return next(answer for some in answers for answer in some if answer["action"] == action)


@pytest.mark.parametrize("seats", [2, 4])
def test_an_offer_stands_for_the_legal_actions(seats: int) -> None:
    chance, random = RandomChance(Random(seats)), Random(seats)
    state = GAME.new_game(GAME.setup(seats), chance)
    asked = set()
    for _ in range(1500):
        waiting = GAME.waiting(state)
        if not waiting:
            break
        seat = random.choice(waiting)
        legal = GAME.legal(state, seat)
        offered = offer(state, seat)
        asked.add(offered["decision"])
        assert sorted(actions(offered)) == sorted(map(str, legal))
        GAME.apply(state, seat, random.choice(legal), chance)
    assert {"FoundSettlement", "FoundRoad", "TakeTurn", "MoveRobber", "AnswerOffer"} <= asked


def test_nobody_else_has_an_offer() -> None:
    assert actions(offer(table("wool", "wool"), 1)) == []


def test_buildings_have_their_price_and_points() -> None:
    """CT-B7.1, CT-B7.8"""
    state = table("brick+lumber+2grain+3ore+wool", "nothing")
    offered = offer(state, 0)
    [city, *_] = [answers for place, answers in offered["places"].items() if place.startswith("corner:")]
    [road, *_] = [answers for place, answers in offered["places"].items() if place.startswith("edge:")]

    assert city[0]["do"] == "city"
    assert city[0]["cost"] == {"grain": 2, "ore": 3}
    assert city[0]["gain"] == {"points": 1}
    assert road[0]["cost"] == {"brick": 1, "lumber": 1}
    assert found(state, "buy") == {"do": "buy", "action": "buy", "cost": {"wool": 1, "grain": 1, "ore": 1}}


def test_the_second_settlement_brings_cards() -> None:
    """CT-B2.9"""
    state = table(moves=4)
    (seat,) = GAME.waiting(state)
    offered = offer(state, seat)

    assert offered["decision"] == "FoundSettlement"
    gains = [answers[0]["gain"] for answers in offered["places"].values()]
    assert all(gain["points"] == 1 for gain in gains)
    assert max(sum(gain.values()) for gain in gains) == 1 + 3


def test_the_bank_gives_and_takes() -> None:
    """CT-B6.3"""
    state = table("4wool", "nothing")
    rate = GAME.view(state, 0)["players"][0]["rates"]["wool"]
    answer = found(state, f"bank {rate}wool for ore")

    assert answer["cost"] == {"wool": rate}
    assert answer["gain"] == {"ore": 1}


def test_any_cards_may_be_offered_after_the_roll() -> None:
    """CT-B6.1"""
    assert offer(table("wool", "ore"), 0)["trade"] == {"do": "offer", "partners": [1]}
    assert "trade" not in offer(table("wool", "ore", rolled=False), 0)
    assert "trade" not in offer(table("nothing", "ore"), 0)


def test_what_only_asks_others_changes_nothing_at_once() -> None:
    random, chance = Random(4), RandomChance(Random(4))
    for setup in (GAME.setup(3), GAME.setup(3, {"cities-knights": "yes"})):
        state, asked = GAME.new_game(setup, chance), 0
        for _ in range(150):
            (seat, *_) = GAME.waiting(state)
            for action in GAME.legal(state, seat):
                if type(action) in ASKING:
                    assert change_by_doing(state, seat, action) == ({}, {})
                    asked += 1
            GAME.apply(state, seat, GAME.sample(state, seat, random), chance)
        assert asked > 100


def test_an_offer_is_answered_with_its_terms() -> None:
    state = table("wool", "2ore")
    play(GAME, state, 0, "offer wool for ore")
    asked = offer(state, 1)

    assert asked["trade"] == {"do": "counter", "partners": [0]}
    assert found(state, "counter ore for 2wool", 1)["get"] == {"wool": 2}
    play(GAME, state, 1, "accept")
    assert found(state, "deal 1") == {
        "do": "deal",
        "action": "deal 1",
        "partner": 1,
        "cost": {"wool": 1},
        "gain": {"ore": 1},
    }


def test_a_discard_is_one_handful() -> None:
    """CT-B5.1"""
    state = table("5wool+4ore", "nothing")
    state.agenda.append(Discard((0,)))
    offered = offer(state, 0)

    assert offered["handful"] == {"do": "discard", "of": {"wool": 5, "ore": 4}, "size": 4}
    assert len(actions(offered)) == 5
    assert "discard 2wool+2ore" in actions(offered)


def test_cards_of_the_bank_are_one_handful() -> None:
    """CT-S6.1"""
    state = sea_table.position()
    state.bank = int(Cards.read("2wool+ore"))
    state.agenda.append(ChooseGold((0,), 2))
    offered = offer(state, 0)

    assert offered["handful"] == {"do": "take", "of": {"wool": 2, "ore": 1}, "size": 2}
    assert sorted(actions(offered)) == ["take 2wool", "take wool+ore"]


def test_a_ship_that_may_move_tells_where_to() -> None:
    """CT-S3.1: the answers stand at the ship, each with its goal."""
    state = sea_table.position()
    sea_table.put(state, 0, settlements="D8n", ships="D8ne")
    [(ship, answers)] = offer(state, 0)["places"].items()

    assert ship == "edge:D8ne"
    assert {answer["do"] for answer in answers} == {"move"}
    assert all(answer["action"] == f"move D8ne to {answer['to'].partition(':')[2]}" for answer in answers)


@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_an_offer_at_sea_stands_for_the_legal_actions(scenario: str) -> None:
    chance, random = RandomChance(Random(3)), Random(3)
    state = GAME.new_game(GAME.setup(3, {"scenario": scenario}), chance)
    done = set()
    for _ in range(400):
        waiting = GAME.waiting(state)
        if not waiting:
            break
        seat = random.choice(waiting)
        legal = GAME.legal(state, seat)
        assert sorted(actions(offer(state, seat))) == sorted(map(str, legal))
        action = random.choice(legal)
        done.add(str(action).split()[0])
        GAME.apply(state, seat, action, chance)
    assert {"ship", "move"} <= done


@pytest.mark.parametrize("scenario", ["base", "seafarers"])
def test_an_offer_with_knights_stands_for_the_legal_actions(scenario: str) -> None:
    """Commodities, knights and progress cards; no preview tells what only chance or another hand knows."""
    chance, random = RandomChance(Random(7)), Random(7)
    state = GAME.new_game(GAME.setup(3, {"scenario": scenario, "cities-knights": "yes"}), chance)
    asked = set()
    for number in range(1200):
        waiting = GAME.waiting(state)
        if not waiting:
            break
        seat = waiting[0]
        if number % 3 == 0:
            offered = offer(state, seat)
            asked.add(offered["decision"])
            legal = {str(action) for action in GAME.legal(state, seat)}
            assert set(actions(offered)) == legal
            assert not any("gain" in answer for answer in offered["others"] if answer["do"] in OF_OTHERS)
        GAME.apply(state, seat, GAME.sample(state, seat, random), chance)
    assert {"TakeTurn", "FoundCity", "FifthCard"} <= asked


def test_the_page_prints_the_same_prices() -> None:
    """CT-B7.1: the card of building costs is drawn by the page."""
    page = Path(__file__).parents[2] / "web" / "src" / "games" / "catan" / "prices.ts"
    printed = dict(re.findall(r"^  (\w+): \{ (.*) \},$", page.read_text("utf-8"), re.MULTILINE))
    prices = {"road": ROAD, "settle": SETTLEMENT, "city": CITY, "buy": COST, "ship": SHIP, "wall": WALL}
    prices |= {"recruit": RECRUIT, "activate": ACTIVATE, "promote": PROMOTE}

    assert printed == {
        name: ", ".join(f"{good}: {count}" for good, count in goods(cost).items())
        for name, cost in prices.items()
    }


def test_a_preview_tells_the_same_as_the_offer() -> None:
    state = table("brick+lumber", "nothing")
    for answers in offer(state, 0)["places"].values():
        for answer in answers:
            assert preview(state, 0, GAME.read(answer["action"])) == answer
