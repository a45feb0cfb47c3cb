"""Hexes, edges and intersections (CT-G1)."""

from __future__ import annotations

import pytest

from deskovka.core.errors import NotationError
from deskovka.core.grid import bits
from deskovka.games.catan import GAME
from deskovka.games.catan.board import CORNER_HEXES, EDGE_ENDS, EDGE_HEXES, Corner, Edge, Hex
from deskovka.games.catan.island import Terrain
from games.catan.table import give, new_table, options, play, position, put
from positions import refused

ISLAND = new_table().island


def sea_around(hexes: tuple[int, ...]) -> int:
    return sum(not ISLAND.land >> hex & 1 for hex in hexes)


def test_intersections_are_where_three_hexes_meet_and_edges_lie_between_two() -> None:
    """CT-G1.1: the frame counts; 19 hexes have 54 intersections and 72 edges."""
    corners, edges = list(bits(ISLAND.corners)), list(bits(ISLAND.paths))

    assert (len(corners), len(edges)) == (54, 72)
    assert all(len(set(CORNER_HEXES[corner])) == 3 for corner in corners)
    assert all(len(set(EDGE_HEXES[edge])) == 2 for edge in edges)
    assert all(set(EDGE_HEXES[edge]) <= set(CORNER_HEXES[end]) for edge in edges for end in EDGE_ENDS[edge])


@pytest.mark.parametrize("names", [("E7n", "D6se", "D7sw"), ("E7s", "F6ne", "F7nw"), ("C5n", "B4se", "B5sw")])
def test_an_intersection_can_be_called_after_each_of_its_hexes(names: tuple[str, ...]) -> None:
    """CT-G1.1"""
    assert len({int(Corner.read(name)) for name in names}) == 1
    assert {str(Hex(hex)) for hex in CORNER_HEXES[Corner.read(names[0])]} == {name[:2] for name in names}


@pytest.mark.parametrize("one, other", [("E7ne", "D7sw"), ("E7e", "E8w"), ("E7se", "F7nw"), ("C5nw", "B4se")])
def test_an_edge_can_be_called_after_each_of_its_hexes(one: str, other: str) -> None:
    """CT-G1.1"""
    assert Edge.read(one) == Edge.read(other)
    assert {str(Hex(hex)) for hex in EDGE_HEXES[Edge.read(one)]} == {one[:2], other[:2]}


def test_roads_lie_on_edges_and_buildings_stand_on_intersections() -> None:
    """CT-G1.1: there is no intersection E7e and no edge E7n."""
    with pytest.raises(NotationError):
        GAME.read("settle E7e")
    with pytest.raises(NotationError):
        GAME.read("road E7n")


def test_the_desert_is_land() -> None:
    """CT-G1.2"""
    desert = Hex.read("E7")

    assert ISLAND.tiles[desert].terrain is Terrain.DESERT
    assert ISLAND.land >> desert & 1
    assert ISLAND.land.bit_count() == 19


def test_the_frame_is_sea() -> None:
    """CT-G1.2, CT-G1.3: nothing is built out there, and no robber goes there."""
    state = position(rolled=False)
    play(state, 0, "roll", chance=["3", "4"])

    with refused("CT-B5.2"):
        play(state, 0, "robber B5")


def test_42_edges_are_land_edges_and_30_are_coast_edges() -> None:
    """CT-G1.3"""
    sea = [sea_around(EDGE_HEXES[edge]) for edge in bits(ISLAND.paths)]

    assert (sea.count(0), sea.count(1), sea.count(2)) == (42, 30, 0)
    assert ISLAND.is_coast(Edge.read("C5nw"))
    assert not ISLAND.is_coast(Edge.read("E7ne"))
    assert not ISLAND.is_coast(Edge.read("B5nw"))


def test_roads_lie_on_land_and_coast_edges_never_on_sea_edges() -> None:
    """CT-G1.3, CT-B7.2: from C5n the edges C5ne and C5nw run along the coast, B4e out to sea."""
    state = position()
    put(state, 0, settlements="C5n")
    give(state, 0, "brick+lumber")

    assert options(state, 0, "road") == {"road C5ne", "road C5nw"}
    with refused("CT-B7.2"):
        play(state, 0, "road B4e")


def test_30_intersections_are_coastal_and_24_are_not() -> None:
    """CT-G1.4: at least one hex is sea and at least one is land."""
    coastal = [corner for corner in bits(ISLAND.corners) if sea_around(CORNER_HEXES[corner])]

    assert len(coastal) == 30
    assert Corner.read("C5n") in coastal
    assert Corner.read("E7n") not in coastal


def test_nothing_is_founded_on_a_sea_intersection() -> None:
    """CT-G1.4: at B5n three hexes of sea meet."""
    state = new_table()

    assert sea_around(CORNER_HEXES[Corner.read("B5n")]) == 3
    assert len(options(state, 0)) == 54
    with refused("CT-G1.4"):
        play(state, 0, "settle B5n")


@pytest.mark.parametrize(
    "network", [{"settlements": "E7n"}, {"cities": "E7n"}, {"roads": "E7nw"}], ids=lambda own: next(iter(own))
)
def test_buildings_are_settlements_and_cities_and_with_roads_they_are_the_network(
    network: dict[str, str],
) -> None:
    """CT-G1.5: a road may go on from each of them."""
    state = position()
    put(state, 0, **network)
    give(state, 0, "brick+lumber")

    play(state, 0, "road E7ne")

    assert GAME.view(state, None)["players"][0]["left"]["roads"] == 14 - ("roads" in network)
