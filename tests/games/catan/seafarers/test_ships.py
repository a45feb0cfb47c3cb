"""Ships: what they cost, where they lie and what they connect (CT-S2)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.seafarers.ships import ShipBuilt
from games.catan.sea_table import edges, new_table, pirate_at, position, put, ships_of
from games.catan.table import deal, give, hand, options, play, written
from positions import refused

SHIP = "lumber+wool"
ALONG_THE_FRAME = "B8ne B8e C9ne C9e C9se D9ne"  # six edges around the island in the east, from B8n to D9n


def build(*names: str) -> set[str]:
    return {f"ship {edge}" for name in names for edge in edges(name)}


# Cost and pieces


def test_a_ship_costs_lumber_and_wool() -> None:
    """CT-S2.1"""
    state = position()
    put(state, 0, settlements="E9se")
    give(state, 0, "lumber+2wool")

    events = play(state, 0, "ship E10sw")

    assert hand(state, 0) == "wool"
    assert ships_of(state, 0) == edges("E10sw")
    assert [type(event) for event in events] == [ShipBuilt]
    with refused("CT-B7.1"):
        play(state, 0, "ship F9e")
    assert options(state, 0, "ship") == set()


def test_everybody_has_fifteen_ships() -> None:
    """CT-S2.1: the sixteenth cannot be built, nor laid for nothing; it can still be moved."""
    state = position()
    lines = f"E10sw F9e G9ne G9e {ALONG_THE_FRAME} B8nw B8w C9w D9nw"
    put(state, 0, settlements="E9se", ships=lines)
    give(state, 0, "4lumber+4wool")
    assert GAME.view(state, None)["sea"]["players"][0]["left"] == 1

    play(state, 0, "ship E10se")

    assert GAME.view(state, None)["sea"]["players"][0]["left"] == 0
    with refused("CT-S2.1"):
        play(state, 0, "ship E10w")
    assert options(state, 0, "ship") == set()
    assert options(state, 0, "move") != set()


# Where a ship may lie


def test_ships_lie_at_the_coast_and_at_sea() -> None:
    """CT-S2.2, CT-S2.3: all around a settlement on the coast."""
    state = position()
    put(state, 0, settlements="E9se")
    give(state, 0, SHIP)

    assert options(state, 0, "ship") == build("E9e", "E9se", "E10sw")


def test_no_ship_lies_on_land() -> None:
    """CT-S2.2"""
    state = position()
    put(state, 0, settlements="E7n")
    give(state, 0, SHIP)

    assert options(state, 0, "ship") == set()
    with refused("CT-S2.2"):
        play(state, 0, "ship E7ne")


def test_a_road_cannot_lie_at_sea() -> None:
    """CT-B7.2, CT-G1.3"""
    state = position()
    put(state, 0, settlements="E9se")
    give(state, 0, "brick+lumber")

    assert options(state, 0, "road") == {f"road {edge}" for edge in edges("E9e E9se")}
    with refused("CT-B7.2"):
        play(state, 0, "road E10sw")


@pytest.mark.parametrize("owner", [0, 1])
def test_one_road_or_one_ship_lies_on_an_edge(owner: int) -> None:
    """CT-S2.2, CT-B7.3: whoever's piece was there first."""
    state = position()
    put(state, 0, settlements="E9se")
    put(state, owner, roads="E9e", ships="E9se")
    give(state, 0, "brick+2lumber+wool")

    with refused("CT-S2.2"):
        play(state, 0, "ship E9e")
    with refused("CT-S2.2"):
        play(state, 0, "ship E9se")
    with refused("CT-B7.3"):
        play(state, 0, "road E9se")


def test_a_ship_goes_on_from_an_own_ship_and_lines_branch() -> None:
    """CT-S2.3"""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw")
    give(state, 0, "3lumber+3wool")

    assert options(state, 0, "ship") == build("E9e", "E9se", "F9e", "F10nw")
    play(state, 0, "ship F9e", "ship F10nw", "ship G9ne")

    assert ships_of(state, 0) == edges("E10sw F9e F10nw G9ne")


def test_a_ship_begins_nowhere_else() -> None:
    """CT-S2.3: not in the middle of the sea, not at an opponent's pieces."""
    state = position()
    put(state, 0, settlements="E9se")
    put(state, 1, settlements="E5sw", ships="E5w")
    give(state, 0, SHIP)

    for edge in ("F9e", "E5sw", "E4se"):
        with refused("CT-S2.3"):
            play(state, 0, f"ship {edge}")


def test_a_ship_does_not_go_on_from_a_road() -> None:
    """CT-S2.4: unless an own building stands between them."""
    state = position()
    put(state, 0, settlements="E9n", roads="E9ne E9e")
    give(state, 0, "2lumber+2wool+brick+grain")

    with refused("CT-S2.4"):
        play(state, 0, "ship E10sw")
    assert not options(state, 0, "ship") & build("E10sw")

    give(state, 0, "lumber+wool")
    play(state, 0, "settle E9se", "ship E10sw")

    assert ships_of(state, 0) == edges("E10sw")


def test_a_road_does_not_go_on_from_a_ship() -> None:
    """CT-S2.4: unless an own building stands between them."""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e")
    give(state, 0, "brick+lumber")

    with refused("CT-S2.4"):
        play(state, 0, "road G9ne")
    assert not options(state, 0, "road") & {f"road {edge}" for edge in edges("G9ne G9nw")}

    put(state, 0, settlements="G9n")
    play(state, 0, "road G9ne")


def test_an_opponents_building_does_not_hold_up_own_pieces_elsewhere() -> None:
    """CT-S2.5: the line is cut where it stands, and goes on from its other end."""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e")
    put(state, 1, settlements="G9n")
    give(state, 0, "2lumber+2wool")

    with refused("CT-S2.5"):
        play(state, 0, "ship G9ne")
    assert options(state, 0, "ship") == build("E9e", "E9se", "F10nw")
    play(state, 0, "ship F10nw")


# The pirate


def test_no_ship_is_built_beside_the_pirate() -> None:
    """CT-S2.6, CT-S5.3, CT-X-S3: on none of the six edges of its hex; roads and buildings may."""
    state = position()
    put(state, 0, settlements="E9se", roads="E9e")
    pirate_at(state, "E10")
    give(state, 0, "4lumber+4wool+2brick+grain")

    with refused("CT-S2.6"):
        play(state, 0, "ship E10sw")
    assert options(state, 0, "ship") == build("E9se")

    play(state, 0, "road E9ne", "settle E9n")


def test_in_the_set_up_no_ship_lies_beside_the_pirate_either() -> None:
    """CT-S2.6"""
    state = new_table()
    pirate_at(state, "E10")
    play(state, 0, "settle E9se")

    assert options(state, 0, "ship") == build("E9se")
    assert options(state, 0, "road") == {f"road {edge}" for edge in edges("E9e E9se")}
    with refused("CT-S2.6"):
        play(state, 0, "ship E10sw")


# Setting up


def test_a_settlement_founded_at_the_coast_may_take_a_ship() -> None:
    """CT-S2.7: on a sea edge or a coast edge that touches it."""
    state = new_table()
    play(state, 0, "settle E9se")

    assert options(state, 0, "ship") == build("E9e", "E9se", "E10sw")
    with refused("CT-S2.7"):
        play(state, 0, "ship F9e")
    play(state, 0, "ship E10sw")

    assert ships_of(state, 0) == edges("E10sw")
    assert GAME.waiting(state) == (1,)


def test_a_settlement_founded_inland_takes_a_road() -> None:
    """CT-S2.7"""
    state = new_table()
    play(state, 0, "settle E7n")

    assert options(state, 0, "ship") == set()
    with refused("CT-S2.2"):
        play(state, 0, "ship E7ne")
    play(state, 0, "road E7ne")


def test_the_two_of_the_set_up_may_be_ships_on_either_side() -> None:
    """CT-S2.7: each is laid at its own settlement."""
    state = new_table()
    for seat, corner, edge in ((0, "E9se", "ship E10sw"), (1, "E5sw", "ship E5w"), (2, "C5n", "road C5ne")):
        play(state, seat, f"settle {corner}", edge)
    for seat, corner in ((2, "E7n"), (1, "D6n"), (0, "F7s")):
        play(state, seat, f"settle {corner}")
        if seat == 0:
            with refused("CT-S2.7"):
                play(state, 0, "ship F9e")
            play(state, 0, "ship F7se")
        else:
            play(state, seat, min(options(state, seat, "road")))

    assert ships_of(state, 0) == edges("E10sw F7se")


# What a ship leads to


def test_a_ship_leads_to_a_new_settlement() -> None:
    """CT-S2.8, CT-B7.5: on the coast of another island."""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e")
    give(state, 0, "brick+lumber+wool+grain")

    assert options(state, 0, "settle") == written("settle G9n")
    play(state, 0, "settle G9n")

    assert not GAME.faults(state)


def test_the_distance_rule_holds_at_the_end_of_ships() -> None:
    """CT-S2.8, CT-B7.4"""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e")
    put(state, 1, settlements="G9ne")
    give(state, 0, "brick+lumber+wool+grain")

    with refused("CT-B7.4"):
        play(state, 0, "settle G9n")


# Road Building


@pytest.mark.parametrize(
    "pieces",
    [
        ("road E9e", "road E9ne"),
        ("ship E10sw", "ship F9e"),
        ("road E9e", "ship E10sw"),
        ("ship E9se", "road E9e"),
    ],
)
def test_road_building_is_for_roads_and_ships(pieces: tuple[str, str]) -> None:
    """CT-S2.9: two of one kind or one of each."""
    state = position()
    put(state, 0, settlements="E9se")
    deal(state, 0, "road-building")

    play(state, 0, "road-building", *pieces)

    assert len(ships_of(state, 0)) == sum(piece.startswith("ship") for piece in pieces)
    assert options(state, 0, "end") == {"end"}


def test_road_building_obeys_the_pirate_and_all_else() -> None:
    """CT-S2.9, CT-S2.6"""
    state = position()
    put(state, 0, settlements="E9se")
    pirate_at(state, "E10")
    deal(state, 0, "road-building")
    play(state, 0, "road-building")

    with refused("CT-S2.6"):
        play(state, 0, "ship E10sw")
    with refused("CT-S2.3"):
        play(state, 0, "ship F8sw")


def test_road_building_without_a_road_left_is_for_ships() -> None:
    """CT-S2.9, CT-B9.6: one piece left is one piece laid."""
    state = position()
    rings = " ".join(f"{hex}{side}" for hex in ("D6", "F6") for side in ("ne", "e", "se", "sw", "w", "nw"))
    put(state, 0, settlements="E9se", roads=f"{rings} E8ne E8e E9ne")
    put(state, 0, ships=f"E10sw F9e G9ne G9e {ALONG_THE_FRAME} B8nw B8w C9w D9nw")
    deal(state, 0, "road-building")

    play(state, 0, "road-building", "ship F10nw")

    assert options(state, 0, "end") == {"end"}


def test_a_ship_laid_for_nothing_does_not_move_in_that_turn_either() -> None:
    """CT-S2.9, CT-S3.4"""
    state = position()
    put(state, 0, settlements="E9se")
    deal(state, 0, "road-building")
    play(state, 0, "road-building", "ship E10sw", "ship F9e")

    with refused("CT-S3.4"):
        play(state, 0, "move F9e to F10nw")
