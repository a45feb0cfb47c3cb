"""catanatron's games in our rules, action by action."""

from __future__ import annotations

import re
from collections import namedtuple
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("catanatron", reason="catanatron is not installed: scripts/setup bench")

from catanatron.models.actions import generate_playable_actions
from catanatron.models.enums import Action, ActionType
from catanatron.models.player import Color

from deskovka.games.catan.development import CARDS
from deskovka.games.catan.game import GAME
from deskovka.games.catan.goods import Cards
from deskovka.games.catan.hands import receive
from deskovka.games.catan.island import LAYOUTS, Terrain
from deskovka.peers.catanatron.comparing import check_facts, our_facts, their_facts
from deskovka.peers.catanatron.deeds import CARD, Happened, cards_of, happened, log, same
from deskovka.peers.catanatron.departures import DESCRIBED, Departure
from deskovka.peers.catanatron.mirror import Difference, Mirror

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

    assert terrain == sorted(LAYOUTS["variable"].terrain)
    assert sum(tile.terrain is Terrain.DESERT for tile in island.tiles.values()) == 1
    assert len(island.harbours) == 9
    assert all(island.is_coast(harbour.edge) for harbour in island.harbours)


def test_options_translated_there_and_back_are_the_same() -> None:
    mirror = Mirror(2)
    translator = mirror.follower.translator
    for _ in range(300):
        for option in mirror.game.state.playable_actions:
            kind = option.action_type.name
            if kind != "DISCARD":
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
    mirror.game.play_tick()
    discarded = happened(log(peer)[-1])
    for resource in discarded.result:
        assert state.hands[seat] == before
        mirror.follower.follow(Happened(discarded.color, "DISCARD_RESOURCE", resource))

    assert state.hands[seat] == before - cards_of(discarded.result)


def test_a_trade_of_others_changes_both_hands() -> None:
    mirror = Mirror(1)
    state, colors = mirror.follower.state, mirror.game.state.colors
    state.hands[0], state.hands[1] = Cards.read("2ore"), Cards.read("wool")

    mirror.follower.follow(Happened(colors[0], "OFFER_TRADE", (0, 0, 0, 0, 2, 0, 0, 1, 0, 0)))
    mirror.follower.follow(Happened(colors[1], "ACCEPT_TRADE", None))
    mirror.follower.follow(Happened(colors[0], "CONFIRM_TRADE", (0, 0, 0, 0, 2, 0, 0, 1, 0, 0, colors[1])))

    assert state.hands[:2] == [Cards.read("wool"), Cards.read("2ore")]


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

    peer.playable_actions = generate_playable_actions(peer)
    mirror.step()
    assert Departure.ONE_CARD in mirror.met

    mirror = in_the_turn(1)
    deal(mirror, seat, "YEAR_OF_PLENTY")
    mirror.game.execute(take, validate_action=False)
    assert mirror.follower.follow(happened(take)) == [Departure.ONE_CARD]
    check_facts(our_facts(mirror.follower.state), their_facts(mirror.game.state, mirror.follower.translator))


def test_the_game_can_be_won_there_in_the_turn_of_another() -> None:
    mirror = in_the_turn(1)
    other = mirror.game.state.current_player_index - 1  # not the next, whose turn may begin
    deal(mirror, other % mirror.follower.state.seats, "VICTORY_POINT")
    mirror.game.vps_to_win = mirror.follower.state.target = 3
    mirror.step()

    assert mirror.met[Departure.OUT_OF_TURN] == 1
