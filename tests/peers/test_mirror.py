"""catanatron's games in our rules, action by action."""

from __future__ import annotations

import re
from collections import namedtuple
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("catanatron", reason="catanatron is not installed: scripts/setup bench")

from catanatron.game import Game
from catanatron.models.enums import Action, ActionType
from catanatron.models.player import Color

from deskovka.core.errors import IllegalAction
from deskovka.core.grid import bits
from deskovka.games.catan.bank import BankTrade, rate
from deskovka.games.catan.board import EDGE_ENDS, EDGE_MASKS, END_MASKS
from deskovka.games.catan.building import BUILD_ROAD, ROAD, reach_of
from deskovka.games.catan.development import CARDS
from deskovka.games.catan.game import GAME
from deskovka.games.catan.goods import Cards, size
from deskovka.games.catan.hands import receive
from deskovka.games.catan.island import Terrain
from deskovka.games.catan.layouts import LAYOUTS
from deskovka.peers.catanatron.comparing import (
    Unexplained,
    check_facts,
    check_options,
    our_facts,
    their_facts,
)
from deskovka.peers.catanatron.departures import DESCRIBED, Departure
from deskovka.peers.catanatron.following import Follower
from deskovka.peers.catanatron.mirror import AnyPlayer, Difference, Mirror
from deskovka.peers.catanatron.places import KIND
from deskovka.peers.catanatron.table import DISCARDS, Happened, happened, options
from deskovka.peers.catanatron.translating import CARD, NoTranslation, cards_of, resources_of, same
from peers.tables import list_options

Record = namedtuple("Record", ["action", "result"])  # as 3.3 keeps its log


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_random_game_is_the_same_in_both_engines(seed: int) -> None:
    mirrored = Mirror(seed).play()

    assert mirrored.actions > 100
    assert set(mirrored.met) <= set(DESCRIBED)


def test_a_difference_is_told_with_the_seed_and_the_move() -> None:
    mirror = Mirror(1)
    for _ in range(40):
        mirror.step()
    mirror.follower.state.hands[0] += Cards.read("ore")

    with pytest.raises(Difference, match=r"^seed 1, 3 seats, action \d+, .* catanatron"):
        mirror.play()


def test_every_departure_names_the_rule_it_departs_from() -> None:
    rules = GAME.rules("en").rules

    assert set(DESCRIBED) == set(Departure)
    for words in DESCRIBED.values():
        assert set(re.findall(r"CT-[A-Z0-9.]+\d", words)) & set(rules), words


def test_the_island_has_the_pieces_of_the_box() -> None:
    island = Mirror(1).follower.state.island
    terrain = sorted(tile.terrain for tile in island.tiles.values())

    assert terrain == sorted(LAYOUTS["variable"].pools["main"].terrain)
    assert sum(tile.terrain is Terrain.DESERT for tile in island.tiles.values()) == 1
    assert len(island.harbours) == 9
    assert all(island.is_coast(harbour.edge) for harbour in island.harbours)


def test_options_translated_there_and_back_are_the_same() -> None:
    mirror = Mirror(2)
    translator = mirror.follower.translator
    for _ in range(300):
        for option in options(mirror.game):
            kind = option.action_type.name
            if kind not in DISCARDS:
                assert same(*translator.theirs(translator.ours(kind, option.value)), option)
        mirror.step()


@pytest.mark.parametrize(
    ("full", "intent", "result"),
    [
        (("ROLL", (3, 4)), ("ROLL", (3, 4)), (3, 4)),
        (("MOVE_ROBBER", ((0, 0, 0), Color.BLUE, "ORE")), ("MOVE_ROBBER", ((0, 0, 0), Color.BLUE)), "ORE"),
        (("MOVE_ROBBER", ((0, 0, 0), None, None)), ("MOVE_ROBBER", ((0, 0, 0), None)), None),
        (("BUY_DEVELOPMENT_CARD", "KNIGHT"), ("BUY_DEVELOPMENT_CARD", "KNIGHT"), "KNIGHT"),
        (("BUILD_ROAD", (3, 4)), ("BUILD_ROAD", (3, 4)), None),
        (("DISCARD", ["ORE"]), ("DISCARD", None), ["ORE"]),
    ],
)
def test_the_logs_of_both_versions_are_read(full: Any, intent: Any, result: Any) -> None:
    old, new = (
        Action(Color.RED, SimpleNamespace(name=kind), value)  # 3.2 has no name for every kind of 3.3
        for kind, value in (full, intent)
    )

    assert happened(old) == happened(Record(new, result))


def test_cards_discarded_one_by_one_are_one_discard() -> None:
    mirror = Mirror(1)
    while mirror.game.state.current_prompt.name != "DISCARD":
        mirror.step()
    state, peer = mirror.follower.state, mirror.game.state
    seat = peer.current_player_index
    before = state.hands[seat]
    discarded = resources_of(before)[::2][: size(before) // 2]
    for resource in discarded:
        assert state.hands[seat] == before
        mirror.follower.follow(Happened(peer.colors[seat], "DISCARD_RESOURCE", resource))

    assert state.hands[seat] == before - cards_of(discarded)


def test_a_trade_of_others_changes_both_hands() -> None:
    mirror = Mirror(1)
    state, colors = mirror.follower.state, mirror.game.state.colors
    state.hands[0], state.hands[1] = Cards.read("2ore"), Cards.read("wool")

    mirror.follower.follow(Happened(colors[0], "OFFER_TRADE", (0, 0, 0, 0, 2, 0, 0, 1, 0, 0)))
    mirror.follower.follow(Happened(colors[1], "ACCEPT_TRADE", None))
    mirror.follower.follow(Happened(colors[0], "CONFIRM_TRADE", (0, 0, 0, 0, 2, 0, 0, 1, 0, 0, colors[1])))

    assert state.hands[:2] == [Cards.read("wool"), Cards.read("2ore")]


def test_what_may_be_done_is_found_in_both_versions() -> None:
    older = SimpleNamespace(state=SimpleNamespace(playable_actions=["roll"]))
    newer = SimpleNamespace(state=SimpleNamespace(), playable_actions=["roll"])

    assert options(older) == options(newer) == ["roll"]


def in_the_turn(seed: int) -> Mirror:
    """A game in which somebody has rolled and may build."""
    mirror = Mirror(seed)
    while not mirror.follower.state.rolled or mirror.game.state.current_prompt.name != "PLAY_TURN":
        mirror.step()
    return mirror


def deal(mirror: Mirror, seat: int, card: str) -> None:
    """Move a development card of the deck into a hand, in both engines."""
    peer, state, number = mirror.game.state, mirror.follower.state, CARDS.index(CARD[card])
    peer.development_listdeck.remove(card)
    peer.player_state[f"P{seat}_{card}_IN_HAND"] += 1
    peer.player_state[f"P{seat}_ACTUAL_VICTORY_POINTS"] += card == "VICTORY_POINT"
    peer.player_state[f"P{seat}_{card}_OWNED_AT_START"] = True  # 3.3: it may be played now
    state.deck[number] -= 1
    state.cards[seat][number] += 1


def test_one_card_may_be_taken_there_although_the_bank_has_two() -> None:
    mirror = in_the_turn(1)
    peer, state = mirror.game.state, mirror.follower.state
    seat = peer.current_player_index
    deal(mirror, seat, "YEAR_OF_PLENTY")
    spent = 18 - sum(peer.player_state[f"P{other}_ORE_IN_HAND"] for other in range(state.seats))
    peer.resource_freqdeck[4] -= spent
    peer.player_state[f"P{seat}_ORE_IN_HAND"] += spent
    receive(state, seat, cards_of(["ORE"] * spent))
    take = Action(peer.colors[seat], ActionType.PLAY_YEAR_OF_PLENTY, ("ORE",))

    list_options(mirror.game)
    mirror.step()
    assert Departure.ONE_CARD in mirror.met

    mirror = in_the_turn(1)
    deal(mirror, seat, "YEAR_OF_PLENTY")
    mirror.game.execute(take, validate_action=False)
    assert mirror.follower.follow(happened(take)) == [Departure.ONE_CARD]
    check_facts(our_facts(mirror.follower.state), their_facts(mirror.game.state, mirror.follower.translator))


def road_past_a_building(mirror: Mirror, seat: int) -> int:
    """Put an opponent's settlement at the end of a road of this seat; the edge behind it."""
    state = mirror.follower.state
    for edge in bits(state.roads[seat]):
        for corner in EDGE_ENDS[edge]:
            onwards = EDGE_MASKS[corner] & state.island.paths & ~state.taken
            if not state.built >> corner & 1 and onwards:
                state.settlements[seat - 1] |= 1 << corner
                state.built |= 1 << corner
                state.reach[seat] = reach_of(state, seat)
                return next(bits(onwards))
    raise AssertionError("no road ends at a free corner")


def test_a_road_may_go_on_there_past_an_opponents_building() -> None:
    mirror = in_the_turn(1)
    state, translator = mirror.follower.state, mirror.follower.translator
    seat = state.active
    edge = road_past_a_building(mirror, seat)
    receive(state, seat, ROAD)
    hand, road = state.hands[seat], BUILD_ROAD[edge]
    assert GAME.why_not(state, seat, road) == "CT-B7.2"

    assert Departure.PAST in check_options(state, seat, {*GAME.legal(state, seat), road})
    built = Happened(translator.colors[seat], "BUILD_ROAD", translator.places.nodes[edge])
    assert mirror.follower.follow(built) == [Departure.PAST]
    assert state.roads[seat] >> edge & 1
    assert state.hands[seat] == hand - ROAD
    assert state.reach[seat] == reach_of(state, seat)


def test_a_road_from_nowhere_is_built_in_neither_engine() -> None:
    mirror = in_the_turn(1)
    state, translator = mirror.follower.state, mirror.follower.translator
    seat = state.active
    receive(state, seat, ROAD)
    near = sum(END_MASKS[edge] for edge in bits(state.roads[seat]))
    edge = next(edge for edge in translator.places.nodes if not END_MASKS[edge] & near)

    with pytest.raises(Unexplained, match="CT-B7.2"):
        check_options(state, seat, {*GAME.legal(state, seat), BUILD_ROAD[edge]})
    with pytest.raises(IllegalAction, match="CT-B7.2"):
        mirror.follower.follow(Happened(translator.colors[seat], "BUILD_ROAD", translator.places.nodes[edge]))


def test_the_bank_may_be_paid_more_there_than_a_harbour_asks() -> None:
    mirror = in_the_turn(1)
    state, translator = mirror.follower.state, mirror.follower.translator
    seat = state.active
    state.settlements[seat], state.cities[seat] = 0, 0
    harbour = state.island.special[KIND["ORE"]]
    state.settlements[seat] |= harbour & -harbour
    receive(state, seat, Cards.read("7ore"))
    before = state.hands[seat]
    allowed, dear = (BankTrade(Cards.read(cards), Cards.read("wool")) for cards in ("4ore", "3ore"))
    assert rate(state, seat, KIND["ORE"]) == 2

    def follow(trade: BankTrade) -> list[Departure]:
        return mirror.follower.follow(Happened(translator.colors[seat], *translator.theirs(trade)))

    assert Departure.DEAR not in check_options(state, seat, {*GAME.legal(state, seat), allowed})
    assert Departure.DEAR in check_options(state, seat, {*GAME.legal(state, seat), dear})
    assert follow(allowed) == []
    assert follow(dear) == [Departure.DEAR]
    assert state.hands[seat] == before - allowed.give - dear.give + 2 * dear.get


def test_a_table_with_another_limit_for_discards_is_refused() -> None:
    game = Game([AnyPlayer(color) for color in Color], seed=1, discard_limit=9)

    with pytest.raises(NoTranslation, match="above 9 cards"):
        Follower(game.state, 10)


def test_the_game_can_be_won_there_in_the_turn_of_another() -> None:
    mirror = in_the_turn(1)
    other = mirror.game.state.current_player_index - 1  # not the next, whose turn may begin
    deal(mirror, other % mirror.follower.state.seats, "VICTORY_POINT")
    mirror.game.vps_to_win = mirror.follower.state.target = 3
    mirror.step()

    assert mirror.met[Departure.OUT_OF_TURN] == 1
