"""Moving ships (CT-S3)."""

from __future__ import annotations

from deskovka.core.game import Play
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Hex
from deskovka.games.catan.book import Book
from deskovka.games.catan.changing import change_tile
from deskovka.games.catan.island import Terrain, Tile
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.modules import Scenario, write_book
from deskovka.games.catan.seafarers import open_sea
from deskovka.games.catan.seafarers.discovery import HexTurned, discover
from deskovka.games.catan.seafarers.sea import Unknown
from deskovka.games.catan.seafarers.ships import ShipMoved
from deskovka.games.catan.state import CatanState
from games.catan.sea_table import edges, pirate_at, position, put, ships_of
from games.catan.table import give, hand, options, play
from positions import refused

SETTLEMENT = "brick+lumber+wool+grain"


def movable(state: CatanState, seat: int = 0) -> set[str]:
    """The ships that may be moved."""
    return {option.split()[1] for option in options(state, seat, "move")}


def goals(state: CatanState, ship: str) -> set[str]:
    [name] = edges(ship)
    return {option.split()[3] for option in options(state, 0, f"move {name} ")}


def test_a_ship_is_moved_for_nothing() -> None:
    """CT-S3.1"""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e")
    give(state, 0, "ore")

    events = play(state, 0, "move F9e to F10nw")

    assert ships_of(state, 0) == edges("E10sw F10nw")
    assert hand(state, 0) == "ore"
    assert [type(event) for event in events] == [ShipMoved]
    assert not GAME.faults(state)


def test_only_one_ship_is_moved_in_a_turn() -> None:
    """CT-S3.1: in the next one it may be another, or the same again."""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e")
    play(state, 0, "move F9e to F10nw")

    assert options(state, 0, "move") == set()
    with refused("CT-S3.1"):
        play(state, 0, "move F10nw to F9e")

    play(state, 0, "end")
    for seat in (1, 2):
        play(state, seat, "roll", chance=["1", "1"])
        play(state, seat, "end")
    play(state, 0, "roll", chance=["1", "1"])
    play(state, 0, "move F10nw to F9e")


def test_no_ship_is_moved_before_the_roll() -> None:
    """CT-S3.1"""
    state = position(rolled=False)
    put(state, 0, settlements="E9se", ships="E10sw")

    assert options(state, 0, "move") == set()
    with refused("CT-S3.1"):
        play(state, 0, "move E10sw to E9e")


def test_nobody_moves_anothers_ship() -> None:
    """CT-S3.1: and none where there is none."""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw")
    put(state, 1, settlements="E5sw", ships="E5w")

    assert movable(state) == edges("E10sw")
    for ship in ("E5w", "F9e", "E9e"):
        with refused("CT-S3.1"):
            play(state, 0, f"move {ship} to E9se")


def test_of_a_line_of_three_only_the_last_may_move_and_none_once_it_is_closed() -> None:
    """CT-X-S2 (CT-S3.2, CT-S3.3)"""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e G9ne")
    give(state, 0, SETTLEMENT)

    assert movable(state) == edges("G9ne")
    for ship in ("E10sw", "F9e"):
        with refused("CT-S3.3"):
            play(state, 0, f"move {ship} to E9e")

    play(state, 0, "settle G9ne")

    assert movable(state) == set()
    for ship in ("E10sw", "F9e", "G9ne"):
        with refused("CT-S3.2"):
            play(state, 0, f"move {ship} to E9e")


def test_with_branches_there_are_several_free_ends() -> None:
    """CT-S3.3"""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e F10nw")

    assert movable(state) == edges("F9e F10nw")


def test_a_branch_of_a_closed_line_may_move() -> None:
    """CT-S3.2: it lies on no way between two buildings."""
    state = position()
    put(state, 0, settlements="E9se G9n", ships="E10sw F9e F10nw")

    assert movable(state) == edges("F10nw")
    with refused("CT-S3.2"):
        play(state, 0, "move F9e to G9ne")


def test_a_single_ship_beside_a_building_may_move() -> None:
    """CT-S3.3"""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw")

    assert goals(state, "E10sw") == edges("E9e E9se")


def test_ships_in_a_ring_have_no_free_end() -> None:
    """CT-S3.3: a ring with one building joins no two."""
    state = position()
    put(state, 0, settlements="E9se", ships="E10ne E10e E10se E10sw E10w E10nw")

    assert movable(state) == set()
    with refused("CT-S3.3"):
        play(state, 0, "move E10ne to E9se")


def test_an_opponents_building_does_not_close_a_line() -> None:
    """CT-S3.2, CT-S3.3: only own buildings do."""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e")
    put(state, 1, settlements="G9n")

    assert movable(state) == edges("F9e")


def test_a_ship_built_in_this_turn_stays() -> None:
    """CT-S3.4: an older one may move, and in the next turn all."""
    state = position()
    put(state, 0, settlements="E9se", ships="F10nw E10sw")
    give(state, 0, "lumber+wool")
    play(state, 0, "ship F9e")

    assert movable(state) == edges("F10nw")
    with refused("CT-S3.4"):
        play(state, 0, "move F9e to E9e")


def test_a_moved_ship_does_not_make_room_for_a_new_one_to_move() -> None:
    """CT-S3.4, CT-S3.1"""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e")
    give(state, 0, "lumber+wool")
    play(state, 0, "move F9e to F10nw", "ship F9e")

    assert movable(state) == set()
    assert not GAME.faults(state)


def test_a_ship_beside_the_pirate_stays_and_none_comes() -> None:
    """CT-X-S3 (CT-S3.5, CT-S5.3)"""
    state = position()
    put(state, 0, settlements="E9se E5sw", ships="E10sw F9e E5w")
    pirate_at(state, "F10")
    give(state, 0, "lumber+wool")

    assert movable(state) == edges("E5w")
    with refused("CT-S3.5"):
        play(state, 0, "move F9e to E9e")
    with refused("CT-S3.5"):
        play(state, 0, "move E5w to F10nw")
    with refused("CT-S2.6"):
        play(state, 0, "ship F10nw")


def test_a_ship_goes_where_a_new_one_could_be_built_without_it() -> None:
    """CT-S3.6: it cannot hold on to itself."""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e")

    assert goals(state, "F9e") == edges("E9e E9se F10nw")
    with refused("CT-S3.6"):
        play(state, 0, "move F9e to G9ne")
    with refused("CT-S2.2"):
        play(state, 0, "move F9e to E7ne")
    with refused("CT-S2.2"):
        play(state, 0, "move F9e to F9e")


def test_a_ship_may_go_to_the_other_end_of_the_world() -> None:
    """CT-S3.6: to any own line or building, but not to a road."""
    state = position()
    put(state, 0, settlements="E9se E5sw", ships="E10sw F9e", roads="E5w")

    assert goals(state, "F9e") == edges("E9e E9se F10nw E5sw E4se")
    with refused("CT-S2.4"):
        play(state, 0, "move F9e to D4se")


def test_where_a_ship_has_left_nothing_can_be_built() -> None:
    """CT-S3.6, CT-B7.5: it leads where it is now."""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e")
    give(state, 0, SETTLEMENT)
    play(state, 0, "move F9e to F10nw")

    with refused("CT-B7.5"):
        play(state, 0, "settle G9n")


def nothing_more(state: CatanState, seat: int, hex: int, play: Play[CatanState]) -> None:
    """A turned hex brings nothing."""


def with_fog(book: Book, layout: Layout) -> None:
    open_sea.add(book, layout)
    book.arrivals = (discover,)
    book.discovered = nothing_more


def test_a_moved_ship_discovers() -> None:
    """CT-S3.7: as a new one does."""
    state = position()
    state.book = write_book("seafarers-3", Scenario(with_fog), open_sea.open_map("seafarers", 3), False)
    change_tile(state, Hex.read("G9"), Tile(Terrain.UNKNOWN))
    state.unknown = Unknown((Terrain.FIELDS,), (3,))
    put(state, 0, settlements="E9se", ships="E10sw E9e")

    moved, turned = play(state, 0, "move E9e to F9e", chance=["fields", "3"])

    assert isinstance(moved, ShipMoved)
    assert turned == HexTurned(0, Hex(Hex.read("G9")), "fields", 3)
    assert not GAME.faults(state)
