"""Treasure Islands: CT-T1, with what all scenarios have of it (CT-T0) and discovery (CT-S7)."""

from __future__ import annotations

import pytest

from deskovka.core.errors import SetupError
from deskovka.games.catan import GAME
from deskovka.games.catan.board import NEAR, Corner, Edge, Hex
from deskovka.games.catan.development import CARDS, Card
from deskovka.games.catan.robber import MoveRobber
from deskovka.games.catan.scenarios.finding import RewardLost, TreasureUsed, treasures_of
from deskovka.games.catan.scenarios.maps import map_of
from deskovka.games.catan.scenarios.treasures import Treasure, in_box
from deskovka.games.catan.seafarers.discovery import HexTurned, unknown_of
from deskovka.games.catan.seafarers.sea import Unknown
from deskovka.games.catan.turn import TAKE_TURN
from games.catan.scenarios.treasure_table import (
    SHIP,
    asked,
    bag_of,
    empty_deck,
    near_a_treasure,
    near_an_island,
    seen,
    terrain,
    token,
)
from games.catan.sea_table import new_table, position, put
from games.catan.table import empty_bank, give, hand, options, play, points
from positions import refused

every_count = pytest.mark.parametrize("seats", [3, 4])


@every_count
def test_the_main_island_is_that_of_the_base_game(seats: int) -> None:
    """CT-T1.1: 19 hexes around D7 with its 18 tokens, and nine harbours, five of them special."""
    state = new_table(seats, "treasure-islands")
    home = map_of("treasure-islands", seats).home_hexes()
    tiles = [state.island.tiles[hex] for hex in home]
    assert len(home) == 19 and int(Hex.read("D7")) in home
    numbers = [tile.token for tile in tiles if tile.token]
    assert sorted(numbers) == [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]
    harbours = sorted(harbour.kind for harbour in state.island.harbours)
    assert harbours == ["3:1", "3:1", "3:1", "3:1", "brick", "grain", "lumber", "ore", "wool"]


def test_fifteen_hexes_lie_face_down() -> None:
    """CT-T1.2"""
    state = new_table(3, "treasure-islands")
    view = GAME.view(state, None)
    assert [hex["terrain"] for hex in view["hexes"]].count("unknown") == 15
    assert view["unknown"]["hexes"] == {
        "hills": 2,
        "forest": 1,
        "pasture": 1,
        "fields": 2,
        "mountains": 2,
        "desert": 2,
        "gold": 2,
        "sea": 3,
    }
    assert len(view["unknown"]["tokens"]) == 10


def test_twenty_treasures_are_in_the_box() -> None:
    """CT-T0.2, CT-T1.3: 15 on their marks, 5 in the supply."""
    assert [in_box()[kind] for kind in Treasure] == [5, 4, 3, 4, 4]
    view = seen(new_table(3, "treasure-islands"), None)
    assert len(view["places"]) == 15
    assert sum(view["unseen"].values()) == 20


@pytest.mark.parametrize(
    "scenario, seats", [("treasure-islands", 3), *[("into-the-unknown", n) for n in (3, 4)]]
)
def test_no_piece_reaches_two_treasures(scenario: str, seats: int) -> None:
    """CT-T0.10: so there is never a choice which treasure comes first."""
    marks = map_of(scenario, seats).treasures
    assert not any(NEAR[corner] >> other & 1 for corner in marks for other in marks)


def test_everybody_founds_on_the_main_island() -> None:
    """CT-T1.4: corners of the treasure islands are not offered."""
    state = new_table(3, "treasure-islands")
    home = map_of("treasure-islands", 3).home()
    offered = {int(Corner.read(option.split()[1])) for option in options(state, 0, "settle")}
    assert offered and all(home >> corner & 1 for corner in offered)
    with refused("CT-G1.4"):
        play(state, 0, "settle E11n")


def test_the_first_ship_lies_at_the_coast() -> None:
    """CT-X-T1c, CT-T0.8, CT-T1.4"""
    state = new_table(3, "treasure-islands")
    play(state, 0, "settle E10n")
    with refused("CT-T0.8"):
        play(state, 0, "ship E10ne")
    play(state, 0, "ship E10nw")


def test_robber_and_pirate_stand_on_their_first_places() -> None:
    """CT-T1.5"""
    state = new_table(4, "treasure-islands")
    assert terrain(state, str(Hex(state.robber))) == "desert"
    assert GAME.view(state, None)["sea"]["pirate"] == "E3"


def test_a_ship_turns_the_hex_at_its_end() -> None:
    """CT-T1.6, CT-S7.1, CT-S7.2"""
    state = near_an_island()
    events = play(state, 0, "ship E10ne", chance=["fields", "9"])
    assert HexTurned(0, Hex(Hex.read("E11")), "fields", 9) in events
    assert (terrain(state, "E11"), token(state, "E11")) == ("fields", 9)


def test_a_hex_that_produces_brings_a_card_at_once() -> None:
    """CT-T1.7"""
    state = near_an_island()
    play(state, 0, "ship E10ne", chance=["fields", "9"])
    assert hand(state, 0) == "grain"


def test_gold_brings_a_token_and_a_card_of_choice() -> None:
    """CT-X-T1a, CT-T1.7"""
    state = near_an_island()
    play(state, 0, "ship E10ne", chance=["gold", "4"])
    assert token(state, "E11") == 4 and asked(state) == "ChooseReward"
    with refused("CT-T1.7"):
        play(state, 0, "take wool+ore")
    play(state, 0, "take ore")
    assert hand(state, 0) == "ore"


@pytest.mark.parametrize("barren", ["desert", "sea"])
def test_desert_and_sea_bring_a_treasure_of_the_supply(barren: str) -> None:
    """CT-X-T1a, CT-T1.8: no token, no card of the hex."""
    state = near_an_island()
    play(state, 0, "ship E10ne", chance=[barren, "grain-wool-brick"])
    assert token(state, "E11") == 0
    assert hand(state, 0) == "brick+wool+grain"
    assert len(bag_of(state)) == 19 and len(seen(state, 0)["places"]) == 15


def test_an_empty_supply_brings_nothing() -> None:
    """CT-T1.8"""
    state = near_an_island()
    treasures = treasures_of(state)
    state.treasures = treasures.but(bag=treasures.bag[:15])
    play(state, 0, "ship E10ne", chance=["desert"])
    assert asked(state) == "TakeTurn" and hand(state, 0) == "nothing"


def test_a_reward_the_bank_does_not_have_is_lost() -> None:
    """CT-T1.9, CT-T0.9"""
    state = near_an_island()
    give(state, 1, "19grain")
    events = play(state, 0, "ship E10ne", chance=["fields", "9"])
    assert hand(state, 0) == "nothing" and RewardLost(0) in events


def test_who_reaches_a_treasure_takes_it() -> None:
    """CT-T1.10, CT-T1.12: it is used and gone."""
    state = near_a_treasure()
    play(state, 0, "ship E11nw", chance=["grain-wool-brick", "sea", "grain-wool-brick"])
    assert "E11n" not in seen(state, 0)["places"]
    assert bag_of(state).count("grain-wool-brick") == 1


def test_a_treasure_of_one_resource_is_chosen_freely() -> None:
    """CT-T1.11"""
    state = near_a_treasure()
    play(state, 0, "ship E11nw", chance=["one-resource"])
    assert options(state, 0) == {"take brick", "take lumber", "take wool", "take grain", "take ore"}
    play(state, 0, "take brick", chance=["fields", "9"])
    assert hand(state, 0) == "brick+grain"


def test_a_treasure_of_two_resources_may_bring_two_alike() -> None:
    """CT-T1.11"""
    state = near_a_treasure()
    play(state, 0, "ship E11nw", chance=["two-resources"])
    with refused("CT-T1.11"):
        play(state, 0, "take ore")
    play(state, 0, "take 2ore", chance=["fields", "9"])
    assert hand(state, 0) == "grain+2ore"


def test_a_treasure_may_bring_grain_wool_and_brick() -> None:
    """CT-T1.11; what the bank lacks of it is lost (CT-T0.9)."""
    state = near_a_treasure()
    give(state, 1, "18wool")
    play(state, 0, "ship E11nw", chance=["grain-wool-brick", "hills", "9"])
    assert hand(state, 0) == "2brick+wool+grain"
    state = near_a_treasure()
    give(state, 1, "19grain")
    play(state, 0, "ship E11nw", chance=["grain-wool-brick", "hills", "9"])
    assert hand(state, 0) == "2brick+wool"


def test_a_treasure_may_bring_a_road_and_a_ship() -> None:
    """CT-T1.11, CT-T0.6: by all rules of building, for nothing."""
    state = near_a_treasure()
    play(state, 0, "ship E11nw", chance=["roads-or-ships"])
    assert asked(state) == "FreeRoad"
    with refused("CT-B7.2"):
        play(state, 0, "road C6e")
    play(state, 0, "road E10nw", "ship D9e", chance=["fields", "9"])
    assert hand(state, 0) == "grain"
    assert asked(state) == "TakeTurn"


def test_free_pieces_lapse_without_a_piece() -> None:
    """CT-T0.6: whoever has one piece left lays one, and who has none lays none."""
    state = near_a_treasure()
    put(state, 0, roads="E7ne E7nw E7w E7sw E7se E7e D7ne D7nw D7w C6e D7e C6ne C6nw C6w C6sw")
    put(state, 0, ships="G6ne G6nw G6w G6sw G6se G6e G5nw G5w G5sw G5se F5ne F5nw")
    play(state, 0, "ship E11nw", chance=["roads-or-ships"])  # the last but one
    events = play(state, 0, "ship D9e", chance=["sea", "roads-or-ships"])
    assert asked(state) == "TakeTurn" and RewardLost(0) in events


def test_a_treasure_may_bring_a_development_card() -> None:
    """CT-T1.11, CT-T1.14: it counts as bought in this turn."""
    state = near_a_treasure()
    play(state, 0, "ship E11nw", chance=["development-card", "monopoly", "fields", "9"])
    assert state.cards[0][CARDS.index(Card.MONOPOLY)] == 1
    with refused("CT-B9.2"):
        play(state, 0, "monopoly ore")


def test_only_the_finder_sees_the_development_card() -> None:
    """CT-T1.14, CT-B9.1"""
    state = near_a_treasure()
    [found] = [
        event
        for event in play(state, 0, "ship E11nw", chance=["development-card", "victory-point", "fields", "9"])
        if type(event).__name__ == "CardFound"
    ]
    told = [getattr(found.seen_by(seat), "card") for seat in (0, 1, None)]  # noqa: B009 - any kind of event
    assert told == [Card.VICTORY_POINT, None, None]


def test_without_cards_in_the_deck_a_treasure_is_lost() -> None:
    """CT-T0.9"""
    state = near_a_treasure()
    empty_deck(state)
    events = play(state, 0, "ship E11nw", chance=["development-card", "fields", "9"])
    assert RewardLost(0) in events and sum(state.cards[0]) == 0


def test_with_an_empty_bank_nothing_is_chosen() -> None:
    """CT-T0.9"""
    state = near_a_treasure()
    empty_bank(state, 1, SHIP)
    give(state, 2, "lumber+wool")
    state.hands[2], state.hands[1] = 0, state.hands[1] + state.hands[2]
    play(state, 0, "ship E11nw", chance=["two-resources", "sea", "one-resource"])
    # The ship paid lumber and wool: they are what is there, so they are taken without a choice; then there is nothing.
    assert hand(state, 0) == "lumber+wool" and asked(state) == "TakeTurn"


def test_the_treasure_comes_before_the_hex() -> None:
    """CT-X-T1b, CT-T1.13, CT-T0.10"""
    state = near_a_treasure()
    play(state, 0, "ship E11nw", chance=["one-resource"])
    assert terrain(state, "E11") == "unknown"
    play(state, 0, "take ore", chance=["fields", "9"])
    assert terrain(state, "E11") == "fields"


def test_free_pieces_turn_hexes_and_take_treasures_first() -> None:
    """CT-T0.6, CT-T0.10, CT-T0.11: all they set off comes before the hexes of the piece that found the treasure."""
    state = near_a_treasure()
    put(state, 0, settlements="E5n", ships="E5nw")
    play(state, 0, "ship E11nw", chance=["roads-or-ships"])
    play(state, 0, "ship D4sw", chance=["grain-wool-brick", "mountains", "3"])
    assert hand(state, 0) == "brick+wool+grain+ore"
    assert terrain(state, "E4") == "mountains" and terrain(state, "E11") == "unknown"
    play(state, 0, "road D5sw", chance=["fields", "9"])
    assert terrain(state, "E11") == "fields"


def test_several_hexes_are_turned_in_the_order_of_the_player() -> None:
    """CT-S7.1, CT-T0.10: what one brings is finished before the next is turned."""
    state = position(scenario="into-the-unknown")
    put(state, 0, settlements="C5ne", ships="C5e")
    state.treasures = treasures_of(state).but(places=0)
    give(state, 0, SHIP)
    play(state, 0, "ship D6ne", chance=[])
    assert options(state, 0) == {"turn D6", "turn D7"}
    play(state, 0, "turn D7", chance=["fields", "9", "sea"])
    assert (terrain(state, "D7"), terrain(state, "D6")) == ("fields", "sea")


def test_pieces_of_the_set_up_turn_nothing() -> None:
    """CT-S7.3: not before a later piece, of anybody, has an end there (CT-T0.7)."""
    state = position(scenario="treasure-islands")
    put(state, 0, settlements="E10n", ships="E10ne")
    assert terrain(state, "E11") == "unknown"
    put(state, 1, settlements="E10sw", ships="E10sw E10se")
    give(state, 1, SHIP)
    state.agenda, state.active = [TAKE_TURN[1]], 1
    play(state, 1, "ship E10e", chance=["fields", "9"])
    assert hand(state, 1) == "grain" and hand(state, 0) == "nothing"


def test_both_ends_of_a_piece_count() -> None:
    """CT-T0.7: here the hex lies at the end from which the ship goes on."""
    state = position(scenario="treasure-islands")
    put(state, 0, settlements="E10n", ships="E10ne")
    give(state, 0, SHIP)
    play(state, 0, "ship E10e", chance=["fields", "9"])
    assert terrain(state, "E11") == "fields"


def test_a_moved_ship_discovers_and_finds() -> None:
    """CT-S3.7, CT-T1.10"""
    state = position(scenario="treasure-islands")
    put(state, 0, settlements="E10n", ships="E10nw E10ne")
    play(state, 0, "move E10nw to E11nw", chance=["grain-wool-brick", "fields", "9"])
    assert hand(state, 0) == "brick+wool+2grain"


def test_without_tokens_a_hex_stays_without() -> None:
    """CT-S7.4"""
    state = near_an_island()
    state.unknown = Unknown(unknown_of(state).terrain, ())
    play(state, 0, "ship E10ne", chance=["fields"])
    assert token(state, "E11") == 0 and hand(state, 0) == "grain"


def test_the_first_settlement_on_an_island_is_worth_a_point() -> None:
    """CT-T1.15: for every player, on every island once."""
    state = near_an_island()
    play(state, 0, "ship E10ne", chance=["fields", "9"])
    give(state, 0, "brick+2lumber+2wool")
    play(state, 0, "ship E10e")
    assert points(state, 0) == 1
    play(state, 0, "settle E10se")
    assert points(state, 0) == 3
    assert GAME.view(state, None)["sea"]["players"][0]["islands"] == 1
    give(state, 0, "3brick+3lumber+wool")
    play(state, 0, "road E11sw", chance=["fields", "4"])  # F11 is turned, of the same island
    play(state, 0, "road E11se", "settle E11se")
    assert points(state, 0) == 4


def test_there_are_seven_treasure_islands() -> None:
    """CT-T1.16: also where sea is found between their hexes."""
    islands = new_table(3, "treasure-islands").book.islands
    assert len(islands) == 7
    whole = [island for island in islands if island >> Corner.read("H5n") & 1]
    assert len(whole) == 1 and whole[0] >> Corner.read("H7n") & 1


@pytest.mark.parametrize(
    "scenario, seats, target",
    [
        ("treasure-islands", 3, 15),
        ("treasure-islands", 4, 14),
        ("into-the-unknown", 3, 12),
        ("into-the-unknown", 4, 12),
    ],
)
def test_so_many_points_win(scenario: str, seats: int, target: int) -> None:
    """CT-T0.5, CT-T1.17, CT-T2.12"""
    assert new_table(seats, scenario).target == target


def test_a_turned_hex_is_an_ordinary_one() -> None:
    """CT-T1.19: gold pays when its number is rolled, a desert takes the robber, sea ships and the pirate."""
    state = near_an_island()
    play(state, 0, "ship E10ne", chance=["gold", "4"])
    play(state, 0, "take ore")
    put(state, 0, settlements="E10ne")
    state.rolled = False
    play(state, 0, "roll", chance=["1", "3"])
    assert asked(state) == "ChooseGold"
    state = near_an_island()
    play(state, 0, "ship E10ne", chance=["desert", "grain-wool-brick"])
    assert "robber E11" in {str(o) for o in MoveRobber((0,), "").options(state, 0)}
    state = near_an_island()
    play(state, 0, "ship E10ne", chance=["sea", "grain-wool-brick"])
    assert state.island.lanes >> Edge.read("E11se") & 1
    assert state.island.sea >> Hex.read("E11") & 1


def test_all_see_a_treasure_that_is_turned() -> None:
    """CT-T1.20"""
    state = near_a_treasure()
    events = play(state, 0, "ship E11nw", chance=["grain-wool-brick", "fields", "9"])
    used = TreasureUsed(0, Treasure.GRAIN_WOOL_BRICK)
    assert used in events and used.seen_by(2) == used


def test_the_longest_route_is_looked_at_when_all_is_over() -> None:
    """CT-T0.10: not before the hex was turned."""
    state = near_a_treasure()
    put(state, 0, roads="E10nw E9ne E9nw")
    play(state, 0, "ship E11nw", chance=["one-resource"])
    assert state.chains[0] == 5 and GAME.view(state, 0)["longest"] is None
    play(state, 0, "take ore", chance=["fields", "9"])
    assert GAME.view(state, 0)["longest"] == 0


def test_victory_is_looked_at_when_all_is_over() -> None:
    """CT-T0.10, CT-B11.1: a victory point card from a treasure wins after the hex."""
    state = near_a_treasure()
    state.target = 2
    play(state, 0, "ship E11nw", chance=["development-card", "victory-point", "gold", "4"])
    assert asked(state) == "ChooseReward" and not GAME.faults(state)
    play(state, 0, "take ore")
    assert state.winner == 0


@pytest.mark.parametrize("scenario", ["treasure-islands", "into-the-unknown"])
def test_what_a_scenario_does_not_change_stays(scenario: str) -> None:
    """CT-T0.1: a turn has all that it has in the base game and at sea."""
    state = position(scenario=scenario)
    put(state, 0, settlements="D9n" if scenario == "into-the-unknown" else "E10n")
    give(state, 0, "4brick+4lumber+4wool+4grain+4ore")
    words = {option.split()[0] for option in options(state, 0)}
    assert words == {"road", "ship", "city", "buy", "bank", "offer", "end"}


@pytest.mark.parametrize("scenario", ["treasure-islands", "into-the-unknown"])
def test_the_scenarios_are_for_three_or_four(scenario: str) -> None:
    """CT-T0.3"""
    for seats in (3, 4):
        assert GAME.faults(new_table(seats, scenario)) == []
    with pytest.raises(SetupError) as caught:
        GAME.setup(2, {"scenario": scenario})
    assert caught.value.rule == "CT-T0.3"
