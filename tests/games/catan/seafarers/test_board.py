"""The board of Seafarers: frame, coasts and kinds of hexes (CT-S1, CT-G1)."""

from __future__ import annotations

import pytest

from deskovka.core.grid import bits
from deskovka.games.catan import GAME
from deskovka.games.catan.board import CORNER_HEXES, EDGE_HEXES, Corner, Edge, Hex
from deskovka.games.catan.changing import change_tile
from deskovka.games.catan.island import Terrain, Tile
from games.catan.sea_table import edges, new_table, pirate_at, position, put
from games.catan.table import give, options, play
from positions import refused

ISLAND = new_table().island


def kind_of(edge: str) -> tuple[bool, bool]:
    """Whether a road may lie there, and whether a ship may."""
    place = int(Edge.read(edge))
    return bool(ISLAND.paths >> place & 1), bool(ISLAND.lanes >> place & 1)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_board_has_seven_rows_and_ends_with_sea_in_the_middle_one(seats: int) -> None:
    """CT-S1.1: the two hexes at the ends of the middle row are ordinary sea hexes."""
    rows: dict[str, list[str]] = {}
    for hex in GAME.view(new_table(seats), None)["hexes"]:
        rows.setdefault(hex["hex"][0], []).append(hex["terrain"])

    assert sorted(rows) == list("BCDEFGH")
    assert max(rows, key=lambda row: len(rows[row])) == "E"
    assert rows["E"][0] == rows["E"][-1] == "sea"


def test_there_is_gold_and_the_frame_is_sea() -> None:
    """CT-S1.3, CT-S1.2, CT-G1.2: what is shown is land or sea; the frame is shown to nobody."""
    terrain = {hex["hex"]: hex["terrain"] for hex in GAME.view(new_table(), None)["hexes"]}

    assert (terrain["C3"], terrain["H8"], terrain["E3"]) == ("gold", "gold", "sea")
    assert "A5" not in terrain
    for name in ("A5", "B2", "B9", "I8"):
        assert ISLAND.sea >> Hex.read(name) & 1
    for name in ("C3", "E7", "H8"):
        assert ISLAND.land >> Hex.read(name) & 1


def test_a_hex_is_land_or_sea_and_never_both() -> None:
    """CT-G1.2: gold and desert are land."""
    assert not ISLAND.land & ISLAND.sea
    for hex, tile in ISLAND.tiles.items():
        assert bool(ISLAND.sea >> hex & 1) == (tile.terrain is Terrain.SEA)


@pytest.mark.parametrize(
    "edge, road, ship",
    [
        ("E7ne", True, False),  # land on both sides
        ("E9e", True, True),  # the coast of the main island
        ("E10sw", False, True),  # between two sea hexes
        ("B8ne", True, True),  # land and the frame
        ("E11e", False, True),  # sea and the frame
        ("E12e", False, False),  # frame and frame: no more on the board
    ],
)
def test_roads_lie_on_land_and_coast_and_ships_on_coast_and_sea(edge: str, road: bool, ship: bool) -> None:
    """CT-G1.3, CT-S2.2, CT-S1.2"""
    assert kind_of(edge) == (road, ship)


def test_every_edge_of_the_board_is_for_roads_or_for_ships() -> None:
    """CT-G1.3: a land edge has no sea beside it, a sea edge no land, a coast edge one of each."""
    for edge in bits(ISLAND.paths | ISLAND.lanes):
        sides = [bool(ISLAND.sea >> hex & 1) for hex in EDGE_HEXES[edge]]
        assert bool(ISLAND.lanes >> edge & 1) == any(sides)
        assert bool(ISLAND.paths >> edge & 1) == (not all(sides))
        assert ISLAND.is_coast(edge) == (sides.count(True) == 1)


def test_beside_a_face_down_hex_the_other_side_decides() -> None:
    """CT-G1.3, CT-G1.2: it is neither land nor sea; a ship if the other side is sea, a road if it is land."""
    state = position()
    change_tile(state, Hex.read("E8"), Tile(Terrain.UNKNOWN))
    change_tile(state, Hex.read("E9"), Tile(Terrain.UNKNOWN))
    island = state.island

    assert not (island.land | island.sea) >> Hex.read("E8") & 1
    assert island.paths >> Edge.read("E8w") & 1 and not island.lanes >> Edge.read("E8w") & 1
    assert island.lanes >> Edge.read("E9e") & 1 and not island.paths >> Edge.read("E9e") & 1
    assert not (island.paths | island.lanes) >> Edge.read("E8e") & 1


def test_buildings_stand_at_land_and_nowhere_else() -> None:
    """CT-G1.4: an intersection of three sea hexes is at sea."""
    for corner in bits(ISLAND.corners):
        assert any(ISLAND.land >> hex & 1 for hex in CORNER_HEXES[corner])

    state = position()
    put(state, 0, settlements="E9se", ships="E10sw")
    give(state, 0, "brick+lumber+wool+grain")
    assert not ISLAND.corners >> Corner.read("E10s") & 1
    with refused("CT-G1.4"):
        play(state, 0, "settle E10s")


def test_a_ship_sails_along_the_frame() -> None:
    """CT-S1.2: the frame is sea on the far side of an island, too."""
    state = position()
    put(state, 0, settlements="B8n")
    give(state, 0, "lumber+wool")

    assert options(state, 0, "ship") == {f"ship {edge}" for edge in edges("B8ne B8nw")}
    play(state, 0, "ship B8ne")


def test_the_pirate_may_stand_on_the_frame() -> None:
    """CT-S1.2: and holds the ships there."""
    state = position()
    put(state, 0, settlements="B8n", ships="B8ne")
    pirate_at(state, "A8")
    give(state, 0, "lumber+wool")

    assert not GAME.faults(state)
    with refused("CT-S3.5"):
        play(state, 0, "move B8ne to B8nw")
