"""Roads, settlements and cities (CT-B7, CT-B1.4)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.state import CatanState
from games.catan.table import bank, give, hand, line, options, play, points, position, put, ring, written
from positions import refused

PLENTY = "9brick+9lumber+9wool+9grain+9ore"
COAST = "C5nw C5ne C6nw C6ne C7nw C7ne C7e D8ne D8e E9ne E9e E9se F8e F8se G7e"  # 15 roads in a row


def rich(seat: int = 0) -> CatanState:
    """A seat that can pay for anything."""
    state = position()
    give(state, seat, PLENTY)
    return state


def left(state: CatanState, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = GAME.view(state, None)["players"][seat]["left"]
    return found


# What it costs


@pytest.mark.parametrize(
    "action, cost",
    [
        ("road E7nw", "brick+lumber"),
        ("settle E7ne", "brick+lumber+wool+grain"),
        ("city E7sw", "2grain+3ore"),
        ("buy", "wool+grain+ore"),
    ],
)
def test_everything_has_its_cost_and_the_cards_go_to_the_bank(action: str, cost: str) -> None:
    """CT-B7.1"""
    state = position()
    put(state, 0, settlements="E7sw", roads="E7w E7ne")
    before = bank(state)
    give(state, 0, cost)

    play(state, 0, action, chance=["knight"] if action == "buy" else [])

    assert hand(state, 0) == "nothing"
    assert bank(state) == before


# Pieces


def test_a_player_has_15_roads() -> None:
    """CT-B1.4"""
    state = rich()
    put(state, 0, roads=COAST)

    assert left(state)["roads"] == 0
    assert options(state, 0, "road") == set()
    with refused("CT-B1.4"):
        play(state, 0, "road C5w")


def test_a_player_has_5_settlements() -> None:
    """CT-B1.4"""
    state = rich()
    put(state, 0, settlements="C5n C6n C7n G5s G6s", roads="E7ne")

    assert left(state)["settlements"] == 0
    assert options(state, 0, "settle") == set()
    with refused("CT-B1.4"):
        play(state, 0, "settle E7n")


def test_a_player_has_4_cities() -> None:
    """CT-B1.4"""
    state = position()
    state.target = 99
    give(state, 0, PLENTY)
    put(state, 0, settlements="G5s", cities="C5n C6n C7n G6s")

    assert left(state)["cities"] == 0
    assert options(state, 0, "city") == set()
    with refused("CT-B1.4"):
        play(state, 0, "city G5s")


def test_a_settlement_that_becomes_a_city_returns_to_the_supply() -> None:
    """CT-B1.4"""
    state = rich()
    put(state, 0, settlements="C5n C6n C7n G5s G6s", roads="E7ne")

    play(state, 0, "city C5n")

    assert left(state) == {"roads": 14, "settlements": 1, "cities": 3}
    play(state, 0, "settle E7n")


# Roads


def test_a_road_touches_an_own_building_or_road() -> None:
    """CT-B7.2: from the settlement three ways, from the end of the road two."""
    state = rich()
    put(state, 0, settlements="E7n", roads="E7ne")

    assert options(state, 0, "road") == written("road E7nw", "road D6e", "road E7e", "road D7se")
    with refused("CT-B7.2"):
        play(state, 0, "road E7se")


def test_a_road_may_go_on_from_a_coast_edge_to_a_land_edge_and_back() -> None:
    """CT-B7.2: on a free land or coast edge."""
    state = rich()
    put(state, 0, settlements="C5n")

    play(state, 0, "road C5ne", "road C5e", "road D6ne")

    assert left(state)["roads"] == 12


def test_a_road_does_not_start_from_pieces_of_others() -> None:
    """CT-B7.2"""
    state = rich()
    put(state, 1, settlements="E7n", roads="E7ne")

    assert options(state, 0, "road") == set()
    for edge in ("E7nw", "E7e"):
        with refused("CT-B7.2"):
            play(state, 0, f"road {edge}")


def test_a_road_does_not_go_on_through_an_opponents_building() -> None:
    """CT-B7.2: the road E7nw ends at E7n, where seat 1 has a settlement."""
    state = rich()
    put(state, 0, roads="E7nw")
    put(state, 1, settlements="E7n")

    assert options(state, 0, "road") == {"road E7w", "road D6sw"}
    for edge in ("E7ne", "D6e"):
        with refused("CT-B7.2"):
            play(state, 0, f"road {edge}")


def test_a_city_of_an_opponent_stands_in_the_way_as_well() -> None:
    """CT-B7.2, CT-G1.5"""
    state = rich()
    put(state, 1, cities="E7n")
    put(state, 0, roads="E7nw")

    with refused("CT-B7.2"):
        play(state, 0, "road E7ne")


def test_a_road_may_be_reached_from_its_other_end() -> None:
    """CT-B7.2: E7ne is closed at E7n, but own roads lead to E7ne from the other side."""
    state = rich()
    put(state, 0, roads="E7nw E7e")
    put(state, 1, settlements="E7n")

    play(state, 0, "road E7ne")

    assert left(state)["roads"] == 12


def test_an_opponents_settlement_built_later_closes_the_way() -> None:
    """CT-B7.2, CT-B7.6"""
    state = position(turn=1)
    put(state, 0, roads="E7nw E7ne")
    put(state, 1, roads="D6e")
    give(state, 1, PLENTY)
    give(state, 0, "brick+lumber")
    play(state, 1, "settle E7n", "end")
    play(state, 2, "roll", chance=["1", "1"])
    play(state, 2, "end")
    play(state, 0, "roll", chance=["1", "1"])

    assert options(state, 0, "road") == written("road E7w", "road D6sw", "road E7e", "road D7se")


@pytest.mark.parametrize("owner", [0, 1])
def test_only_one_road_lies_on_an_edge(owner: int) -> None:
    """CT-B7.3"""
    state = rich()
    put(state, 0, settlements="E7n")
    put(state, owner, roads="E7ne")

    with refused("CT-B7.3"):
        play(state, 0, "road E7ne")


# Settlements


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", ["settlements", "cities"])
def test_only_one_building_stands_on_an_intersection(owner: int, kind: str) -> None:
    """CT-B7.3"""
    state = rich()
    put(state, owner, **{kind: "E7n"})
    put(state, 0, roads="E7ne")

    with refused("CT-B7.3"):
        play(state, 0, "settle E7n")


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", ["settlements", "cities"])
@pytest.mark.parametrize("near", ["E7ne", "E7nw", "D6ne"])
def test_no_settlement_stands_next_to_a_building_of_anybody(owner: int, kind: str, near: str) -> None:
    """CT-B7.4"""
    state = rich()
    put(state, 0, roads="E7ne E7nw D6e")
    put(state, owner, **{kind: near})

    assert "settle E7n" not in options(state, 0)
    with refused("CT-B7.4"):
        play(state, 0, "settle E7n")


def test_two_edges_away_a_settlement_may_stand() -> None:
    """CT-B7.4"""
    state = rich()
    put(state, 0, roads="E7ne E7e")
    put(state, 1, settlements="E7n")

    assert options(state, 0, "settle") == {"settle E7se"}
    play(state, 0, "settle E7se")


def test_a_settlement_needs_an_own_road() -> None:
    """CT-B7.5: others' roads do not count."""
    state = rich()
    put(state, 0, roads="G6ne")
    put(state, 1, roads="E7ne")

    for corner in ("E7n", "C5n"):
        with refused("CT-B7.5"):
            play(state, 0, f"settle {corner}")
    play(state, 0, "settle G6n")


def test_a_settlement_may_stand_on_an_opponents_road() -> None:
    """CT-B7.6, CT-B8.3: it cuts the road of four into two and two."""
    state = rich()
    put(state, 1, roads=line(4))
    put(state, 0, roads="F7ne")

    play(state, 0, "settle E7se")

    assert GAME.view(state, None)["players"][1]["road"] == 2


# Cities


def test_a_city_replaces_an_own_settlement() -> None:
    """CT-B7.7"""
    state = rich()
    put(state, 0, settlements="E7n G5s")
    put(state, 1, settlements="C5n")

    assert options(state, 0, "city") == {"city E7n", "city G5s"}
    play(state, 0, "city E7n")

    player = GAME.view(state, None)["players"][0]
    assert (player["cities"], player["settlements"]) == (["E7n"], ["G5s"])


@pytest.mark.parametrize("corner", ["C5n", "G6n", "E7n"])
def test_no_city_stands_elsewhere(corner: str) -> None:
    """CT-B7.7: on an opponent's settlement, on an empty intersection, on an own city."""
    state = rich()
    put(state, 0, settlements="G5s", cities="E7n", roads="G6ne")
    put(state, 1, settlements="C5n")

    with refused("CT-B7.7"):
        play(state, 0, f"city {corner}")


def test_a_settlement_built_this_turn_may_become_a_city_at_once() -> None:
    """CT-B7.7, CT-B3.1: building is not limited."""
    state = rich()
    put(state, 0, roads="E7ne")

    play(state, 0, "settle E7n", "city E7n")

    assert points(state, 0) == 2


def test_a_settlement_is_worth_1_point_a_city_2_and_a_road_nothing() -> None:
    """CT-B7.8"""
    state = rich()
    put(state, 0, settlements="C5n G5s", cities="E7n", roads=ring("E7", 3))

    assert points(state, 0) == 4
    assert GAME.view(state, None)["players"][0]["points"] == 4
