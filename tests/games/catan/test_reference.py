"""Whole random games, compared with a slow table written from the words of the rules (CT-B)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from deskovka.core.chance import SeededChance
from deskovka.core.notation import Action
from deskovka.games.catan import GAME
from deskovka.games.catan.building import BuildCity, BuildRoad, BuildSettlement
from deskovka.games.catan.development import Buy
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.turn import TakeTurn
from games.catan.reference import COSTS, GOODS, SlowTable, corner, edge, place

RARELY = 4  # the tables are compared after one of so many moves
BUILDING = (BuildRoad, BuildSettlement, BuildCity, Buy)


def counted(cards: dict[str, int]) -> Counter[str]:
    return Counter({good: number for good, number in cards.items() if number})


def compare_tables(state: CatanState, slow: SlowTable) -> None:
    shown: Any = GAME.view(state, None)
    assert counted(shown["bank"]) == slow.bank
    assert place(shown["robber"]) == slow.robber
    assert (shown["longest"], shown["army"], shown["winner"]) == (slow.longest, slow.army, slow.winner)
    assert shown["deck"] == slow.deck.total()
    for seat in range(slow.seats):
        own = GAME.view(state, seat)["players"][seat]
        assert counted(own["hand"]) == slow.hands[seat]
        assert {card: found["number"] for card, found in own["own_cards"].items()} == +slow.development[seat]
        assert {edge(name) for name in own["roads"]} == {
            road for road, owner in slow.roads.items() if owner == seat
        }
        assert {corner(name) for name in own["settlements"]} == slow.buildings_of(seat, 1)
        assert {corner(name) for name in own["cities"]} == slow.buildings_of(seat, 2)
        assert (own["points"], own["knights"]) == (slow.points(seat), slow.knights[seat])


def compare_options(state: CatanState, slow: SlowTable) -> None:
    """What the active player may build, buy and get from the bank."""
    seat = state.active
    legal = [str(action).split() for action in GAME.legal(state, seat)]
    places = {
        "road": {edge(words[1]) for words in legal if words[0] == "road"},
        "settle": {corner(words[1]) for words in legal if words[0] == "settle"},
        "city": {corner(words[1]) for words in legal if words[0] == "city"},
    }
    hand = slow.hands[seat]
    expected = {
        "road": slow.road_places(seat),
        "settle": slow.settlement_places(seat),
        "city": slow.city_places(seat),
    }
    assert places == {verb: found if COSTS[verb] <= hand else set() for verb, found in expected.items()}
    assert (["buy"] in legal) == (COSTS["buy"] <= hand and slow.deck.total() > 0)
    trades = {(words[1], words[3]) for words in legal if words[0] == "bank"}
    assert trades == {
        (f"{slow.rate(seat, good)}{good}", other)
        for good in GOODS
        for other in GOODS
        if good != other and hand[good] >= slow.rate(seat, good) and slow.bank[other]
    }
    cards = {words[0] for words in legal} & {"knight", "road-building", "plenty", "monopoly"}
    playable = set() if slow.played else set(slow.development[seat] - slow.fresh) - {"victory-point"}
    if not slow.road_places(seat):
        playable.discard("road-building")
    assert cards == playable


def chosen(state: CatanState, seat: int, random: Random) -> Action:
    """A random action; whoever can build mostly does, so that games come to an end."""
    building = [action for action in GAME.legal(state, seat) if isinstance(action, BUILDING)]
    if isinstance(GAME.decision(state), TakeTurn) and building and random.random() < 3 / 4:
        return random.choice(building)
    return GAME.sample(state, seat, random)


@pytest.mark.parametrize("seats, number", [(2, 1), (3, 1), (3, 2), (4, 1), (4, 2)])
def test_random_games_go_as_the_rules_say(seats: int, number: int) -> None:
    """CT-B4.1, CT-B4.3, CT-B5.3, CT-B7.2, CT-B8.5, CT-B9.6, CT-B10.1, CT-B11.2"""
    random = Random(f"{seats} {number}")
    chance = SeededChance.from_text(f"reference {seats} {number}")
    state = GAME.new_game(GAME.setup(seats, {"harbours": "shuffled"}), chance)
    chance.take_drawn()
    slow = SlowTable(GAME.view(state, None), seats, target=10)
    while not GAME.over(state):
        seat = random.choice(GAME.waiting(state))
        action = chosen(state, seat, random)
        GAME.apply(state, seat, action, chance)
        slow.tell(seat, str(action), chance.take_drawn())
        if GAME.over(state) or random.random() < 1 / RARELY:
            compare_tables(state, slow)
            if isinstance(GAME.decision(state), TakeTurn) and state.rolled:
                compare_options(state, slow)
