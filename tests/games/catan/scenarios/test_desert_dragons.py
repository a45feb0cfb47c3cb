"""Desert Dragons: dragons gather, spread and are beaten (CT-T4).

Chance deals in order, so the map for three always lies like this; the three deserts are B3, B4 and B5, and the
neighbour island begins with C10 and G4. For four, 5 and 9 are changed on C5, C7, D8 and E7, and the neighbour differs:

          B3 D    B4 D    B5 D    B6 H4   B7 H3   B8 S    B9 S
      C3 S    C4 H8   C5 W5   C6 W6   C7 P9   C8 S    C9 S    C10 H6
    D3 S    D4 P3   D5 P10  D6 F2   D7 F11  D8 F5   D9 S    D10 H11 D11 H10
  E3 S    E4 M10  E5 M4   E6 P8   E7 M9   E8 W6   E9 S    E10 S   E11 W8  E12 S
    F3 S    F4 S    F5 S    F6 S    F7 S    F8 S    F9 S    F10 W9  F11 W4
      G3 S    G4 W5   G5 P11  G6 P9   G7 P3   G8 P4   G9 F2   G10 F5
          H3 F4   H4 F6   H5 M10  H6 M12  H7 M8   H8 G3   H9 S
"""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.game import Event
from deskovka.games.catan import GAME
from deskovka.games.catan.board import EDGE_HEXES, HEX_CORNER_MASKS, NEIGHBOURS, Hex
from deskovka.games.catan.changing import change_tile
from deskovka.games.catan.island import Terrain, Tile
from deskovka.games.catan.scenarios.curse import change_dragons, dragons_of
from deskovka.games.catan.scenarios.desert_dragons import DragonBeaten
from deskovka.games.catan.scenarios.storm import DragonMoved, DragonsGathered, StormBegun
from deskovka.games.catan.state import CatanState, with_entry
from deskovka.games.catan.turn import TAKE_TURN
from games.catan import sea_table
from games.catan.sea_table import put
from games.catan.table import deal, give, hand, options, play, points
from positions import refused

SETTLEMENT = "brick+lumber+wool+grain"
CITY = "2grain+3ore"
CHAIN = "D7nw D6ne D6nw D6w D6sw D6se D7sw"  # seven roads in a row; the fourth lies between D5 and D6


def position(seats: int = 3, turn: int = 0, rolled: bool = True) -> CatanState:
    return sea_table.position(seats, turn, rolled, "desert-dragons")


def agreed(option: str, chosen: str) -> CatanState:
    """A position at a table that reads a rule in another way."""
    state = position()
    setup = GAME.setup(3, {"scenario": "desert-dragons", option: chosen})
    state.dragons = GAME.new_game(setup, sea_table.InOrder()).dragons
    return state


def turn_of(state: CatanState, seat: int) -> None:
    state.agenda = [TAKE_TURN[seat]]
    state.active = seat


def dealt(seats: int) -> CatanState:
    """A table laid out by chance."""
    setup = GAME.setup(seats, {"scenario": "desert-dragons"})
    return GAME.new_game(setup, RandomChance(Random(seats)))


def dragons(state: CatanState, lying: tuple[int, int, int], hexes: str = "", beside: int = 0) -> None:
    """So many on B3, B4 and B5, one on each of some other hexes; all others were beaten by seat 2."""
    places = [Hex.read(hex) for hex in hexes.split()]
    spread = sum(1 << place for place in places)
    change_dragons(state, dragons_of(state).but(lying=lying, hexes=spread, beside=beside))
    state.knights = with_entry(state.knights, 2, 18 - sum(lying) - len(places) - beside)


def seen(state: CatanState) -> tuple[list[int], set[str]]:
    """How many dragons lie on B3, B4 and B5, and on which other hexes one does."""
    view = GAME.view(state, None)["dragons"]
    assert [desert["hex"] for desert in view["deserts"]] == ["B3", "B4", "B5"]
    return [desert["dragons"] for desert in view["deserts"]], set(view["hexes"])


def roll(state: CatanState, one: int, other: int) -> list[Event]:
    state.rolled = False
    return play(state, state.active, "roll", chance=[str(one), str(other)])


def build(state: CatanState, seat: int, action: str) -> list[Event]:
    """A settlement or a city, paid."""
    give(state, seat, SETTLEMENT if action.startswith("settle") else CITY)
    return play(state, seat, action)


# Setting up


@pytest.mark.parametrize("seats", [3, 4])
def test_the_main_island_has_three_deserts_two_forests_and_two_pastures_where_they_are_marked(
    seats: int,
) -> None:
    """CT-T4.1: the other twelve hexes are shuffled."""
    state, ordered = dealt(seats), position(seats)
    marked = {"B3": "desert", "B4": "desert", "B5": "desert"}
    marked |= {"C5": "forest", "E8": "forest", "C7": "pasture", "E6": "pasture"}
    others = ["B6", "B7", "C4", "C6", "D4", "D5", "D6", "D7", "D8", "E4", "E5", "E7"]

    def land(table: CatanState, hex: str) -> str:
        return table.island.tiles[Hex.read(hex)].terrain.value

    assert {hex: land(state, hex) for hex in marked} == marked
    assert sorted(land(state, hex) for hex in others) == sorted(
        ["forest"] + ["hills"] * 3 + ["mountains"] * 3 + ["fields"] * 3 + ["pasture"] * 2
    )
    assert [land(state, hex) for hex in others] != [land(ordered, hex) for hex in others]


@pytest.mark.parametrize("seats, gold", [(3, 1), (4, 2)])
def test_gold_is_on_the_neighbour_island(seats: int, gold: int) -> None:
    """CT-T4.2"""
    state = dealt(seats)
    home = [
        "B3",
        "B4",
        "B5",
        "B6",
        "B7",
        "C4",
        "C5",
        "C6",
        "C7",
        "D4",
        "D5",
        "D6",
        "D7",
        "D8",
        "E4",
        "E5",
        "E6",
        "E7",
        "E8",
    ]
    found = [str(Hex(hex)) for hex, tile in state.island.tiles.items() if tile.terrain is Terrain.GOLD]

    assert len(found) == gold
    assert not set(found) & set(home)


@pytest.mark.parametrize("seats", [3, 4])
def test_generic_harbours_are_at_home_and_special_ones_next_door(seats: int) -> None:
    """CT-T4.1, CT-T4.2"""
    state = dealt(seats)
    home = {Hex.read(hex) for hex in ["B6", "B7", "C4", "C7", "D4", "D8", "E4", "E5", "E6", "E7", "E8"]}
    at_home = [
        harbour.kind for harbour in state.island.harbours if home & {*map(Hex, EDGE_HEXES[harbour.edge])}
    ]
    kinds = sorted(harbour.kind for harbour in state.island.harbours)

    assert at_home == ["3:1"] * 4
    assert kinds == sorted(["3:1"] * 4 + ["brick", "lumber", "wool", "grain", "ore"])


def test_eighteen_dragons_wait_beside_the_board() -> None:
    """CT-T4.3"""
    view = GAME.view(dealt(3), None)["dragons"]

    assert view["beside"] == 18 and not view["storm"]
    assert seen(dealt(3)) == ([0, 0, 0], set())


def test_founding_is_on_the_main_island_with_a_ship_on_the_coast() -> None:
    """CT-T4.4, CT-T0.8"""
    state = sea_table.new_table(3, "desert-dragons")
    with refused("CT-T4.4"):
        play(state, 0, "settle G5n")
    play(state, 0, "settle E5s")

    with refused("CT-T0.8"):
        play(state, 0, "ship F4e")
    play(state, 0, "ship E5sw")

    assert sea_table.ships_of(state, 0) == sea_table.edges("E5sw")


def test_there_is_neither_robber_nor_pirate() -> None:
    """CT-T4.5"""
    state = position()
    view = GAME.view(state, 0)

    assert view["robber"] is None and view["sea"]["pirate"] is None
    for action in ("robber C4", "robber C4 from 1", "pirate D9", "pirate D9 from 1"):
        with refused("CT-T4.5"):
            play(state, 0, action)


# The seven


def test_after_the_discards_the_roller_may_take_a_card_from_anybody() -> None:
    """CT-T4.5: nobody has a building anywhere."""
    state = position()
    give(state, 1, "8wool")
    give(state, 2, "ore")
    roll(state, 3, 4)
    play(state, 1, "discard 4wool")
    assert options(state, 0) == {"spare", "steal from 1", "steal from 2"}

    play(state, 0, "steal from 2", chance=["ore"])

    assert [hand(state, seat) for seat in range(3)] == ["ore", "4wool", "nothing"]
    assert "end" in options(state, 0)


def test_the_roller_may_take_nothing() -> None:
    """CT-T4.5"""
    state = position()
    give(state, 1, "wool")
    roll(state, 3, 4)

    play(state, 0, "spare")

    assert hand(state, 1) == "wool"
    assert "end" in options(state, 0)


def test_nobody_is_asked_when_the_others_have_no_card() -> None:
    """CT-T4.5"""
    state = position()
    give(state, 0, "wool")

    roll(state, 3, 4)

    assert "end" in options(state, 0)


def test_who_has_no_card_gives_none() -> None:
    """CT-T4.5"""
    state = position()
    give(state, 1, "wool")
    roll(state, 3, 4)

    for action in ("steal from 2", "steal from 0"):
        with refused("CT-T4.5"):
            play(state, 0, action)


def test_a_seven_moves_no_dragon() -> None:
    """CT-T4.31"""
    state = position()
    dragons(state, (6, 6, 6))

    roll(state, 3, 4)

    assert seen(state) == ([6, 6, 6], set())


def test_there_is_no_largest_army() -> None:
    """CT-T4.6: four Knights bring nothing."""
    state = position()
    dragons(state, (4, 5, 5), "C4 C5 C6 B6")
    for hex in ("C4", "C5", "C6"):
        state.card_played = False
        deal(state, 0, "knight")
        play(state, 0, "knight", f"beat {hex}")

    assert GAME.view(state, 0)["army"] is None
    assert points(state, 0) == 0
    assert "largest-army" not in {line.what[0] for line in GAME.lines(state, 0, 0)}


# Gathering


@pytest.mark.parametrize("seats, number", [(3, 3), (4, 2)])
@pytest.mark.parametrize("action", ["settle E7s", "city C7n"])
def test_whoever_builds_puts_dragons_on_a_desert(seats: int, number: int, action: str) -> None:
    """CT-T4.7, CT-T4.8: as long as all deserts are equal, on one of one's choice, all together."""
    state = position(seats)
    put(state, 0, settlements="C7n", roads="E7se")
    build(state, 0, action)
    assert options(state, 0) == {"gather B3", "gather B4", "gather B5"}

    [gathered] = play(state, 0, "gather B4")

    assert gathered == DragonsGathered(0, Hex.read("B4"), number)
    assert seen(state) == ([0, number, 0], set())
    assert GAME.view(state, None)["dragons"]["beside"] == 18 - number
    assert not GAME.faults(state)


def test_dragons_are_spread_as_evenly_as_possible() -> None:
    """CT-T4.7, CT-T4.8: the choice is between those with the fewest."""
    state = position()
    put(state, 0, settlements="C7n E8n", roads="E7se")
    build(state, 0, "city C7n")
    play(state, 0, "gather B4")
    build(state, 0, "city E8n")

    with refused("CT-T4.8"):
        play(state, 0, "gather B4")
    play(state, 0, "gather B3")
    build(state, 0, "settle E7s")

    assert seen(state) == ([3, 3, 3], set())


def test_founding_brings_no_dragons() -> None:
    """CT-T4.8"""
    state = sea_table.new_table(3, "desert-dragons")

    play(state, 0, "settle E7s", "road E7se")

    assert GAME.view(state, None)["dragons"]["beside"] == 18


@pytest.mark.parametrize("seats, buildings", [(3, 6), (4, 9)])
def test_after_so_many_buildings_all_dragons_are_on_the_deserts(seats: int, buildings: int) -> None:
    """CT-X-T4d (CT-T4.9)"""
    state = position(seats)
    places = ["B7n", "C7n", "E8n", "E8s", "E6n", "E6s", "D5n", "D5s", "D4s"]
    cities = 4 if seats == 3 else 3
    owners = [number // cities for number in range(len(places))]
    for owner, place in zip(owners, places):
        put(state, owner, settlements=place)
    for number, (owner, place) in enumerate(zip(owners[:buildings], places)):
        assert not GAME.view(state, None)["dragons"]["storm"]
        turn_of(state, owner)
        last = build(state, owner, f"city {place}")
        if deserts := options(state, owner, "gather"):
            last = play(state, owner, min(deserts))
        assert (StormBegun() in last) == (number == buildings - 1)

    assert seen(state) == ([6, 6, 6], set())
    assert GAME.view(state, None)["dragons"]["storm"]


def test_when_all_dragons_are_there_building_brings_no_more() -> None:
    """CT-X-T4g (CT-T4.26)"""
    state = position()
    put(state, 0, settlements="C7n")
    dragons(state, (6, 6, 6))

    build(state, 0, "city C7n")

    assert seen(state) == ([6, 6, 6], set())


def test_beaten_dragons_do_not_come_back() -> None:
    """CT-T4.26: two were beaten; a city is built."""
    state = position()
    put(state, 0, settlements="C7n")
    dragons(state, (5, 5, 5), "C4")

    build(state, 0, "city C7n")

    assert seen(state) == ([5, 5, 5], {"C4"})


def test_before_all_dragons_are_there_none_moves() -> None:
    """CT-T4.9: three are still beside the board."""
    state = position()
    dragons(state, (6, 6, 3), beside=3)

    roll(state, 4, 4)

    assert seen(state) == ([6, 6, 3], set())


def test_the_storm_begins_with_the_roll_after_the_last_dragon() -> None:
    """CT-T4.9"""
    state = position()
    put(state, 0, settlements="C7n")
    dragons(state, (6, 6, 3), beside=3)
    roll(state, 4, 4)
    build(state, 0, "city C7n")
    assert seen(state) == ([6, 6, 6], set())

    roll(state, 4, 4)
    play(state, 0, "dragon from B5")

    assert seen(state) == ([6, 6, 5], {"C4"})


# The storm


def test_a_number_that_is_next_to_no_dragon_moves_none() -> None:
    """CT-X-T4a (CT-T4.10): the 3 of the main island are on B7 and D4."""
    state = position()
    dragons(state, (6, 6, 6))

    roll(state, 1, 2)

    assert seen(state) == ([6, 6, 6], set())


def test_a_hex_next_to_a_dragon_produces_and_then_gets_one() -> None:
    """CT-X-T4b (CT-T4.10, CT-T4.12, CT-T4.14): the hills with 8 touch B3 and B4; most dragons are on B5."""
    state = position()
    put(state, 1, settlements="C4s")
    dragons(state, (5, 5, 6))

    events = roll(state, 4, 4)

    assert hand(state, 1) == "brick"
    assert seen(state) == ([5, 5, 5], {"C4"})
    assert events[-1] == DragonMoved(Hex.read("B5"), Hex.read("C4"), "hills", 8)


def test_a_hex_next_to_no_desert_gets_a_dragon_beside_another() -> None:
    """CT-X-T4c (CT-T4.10): with four players, the pasture with 5 on C7 touches C6, where a dragon lies."""
    state = position(4)
    dragons(state, (6, 5, 5), "C6")

    roll(state, 2, 3)

    assert seen(state) == ([5, 5, 5], {"C6", "C7"})


def test_at_most_one_dragon_lies_on_a_hex() -> None:
    """CT-T4.10"""
    state = position()
    dragons(state, (6, 6, 5), "C4")

    roll(state, 4, 4)

    assert seen(state) == ([6, 6, 5], {"C4"})


def test_two_hexes_of_a_number_get_a_dragon_each() -> None:
    """CT-T4.11, CT-T4.12: C5 touches deserts, D8 the dragon on C7; B3 and B4 have most, so each gives one."""
    state = position()
    dragons(state, (6, 6, 5), "C7")

    roll(state, 2, 3)

    assert seen(state) == ([5, 5, 5], {"C5", "C7", "D8"})


def test_a_dragon_of_the_same_roll_draws_no_other_after_it() -> None:
    """CT-T4.11: D5, also an 8 now, touches no dragon but the one that comes to C4."""
    state = position()
    change_tile(state, Hex.read("D5"), Tile(Terrain.PASTURE, 8))
    dragons(state, (5, 6, 6))

    roll(state, 4, 4)
    play(state, 0, "dragon from B4")

    assert seen(state) == ([5, 5, 6], {"C4"})


def test_of_several_deserts_with_most_dragons_the_active_player_chooses() -> None:
    """CT-T4.12"""
    state = position(turn=1)
    dragons(state, (6, 6, 5))
    roll(state, 4, 4)
    assert GAME.waiting(state) == (1,)
    assert options(state, 1) == {"dragon from B3", "dragon from B4"}

    with refused("CT-T4.12"):
        play(state, 1, "dragon from B5")
    play(state, 1, "dragon from B3")

    assert seen(state) == ([5, 6, 5], {"C4"})


def test_with_too_few_dragons_the_active_player_chooses_the_hexes() -> None:
    """CT-T4.13: one is left for C5 and D8."""
    state = position()
    dragons(state, (0, 1, 0), "C7")
    roll(state, 2, 3)
    assert options(state, 0) == {"dragon to C5", "dragon to D8"}

    with refused("CT-T4.13"):
        play(state, 0, "dragon to C4")
    play(state, 0, "dragon to D8")

    assert seen(state) == ([0, 0, 0], {"C7", "D8"})


def test_without_dragons_on_the_deserts_none_moves() -> None:
    """CT-T4.13"""
    state = position()
    dragons(state, (0, 0, 0), "C7")

    roll(state, 2, 3)

    assert seen(state) == ([0, 0, 0], {"C7"})


@pytest.mark.parametrize("seats", [3, 4])
def test_the_neighbour_island_is_out_of_reach(seats: int) -> None:
    """CT-T4.15: the sea parts it from the main island, and dragons lie on land only."""
    tiles = dealt(seats).island.tiles
    land = {hex for hex, tile in tiles.items() if tile.terrain is not Terrain.SEA}
    reached = {int(Hex.read("B3"))}
    while more := {other for hex in reached for other in NEIGHBOURS[hex] if other in land} - reached:
        reached |= more

    assert {str(Hex(hex)) for hex in reached} == {
        "B3",
        "B4",
        "B5",
        "B6",
        "B7",
        "C4",
        "C5",
        "C6",
        "C7",
        "D4",
        "D5",
        "D6",
        "D7",
        "D8",
        "E4",
        "E5",
        "E6",
        "E7",
        "E8",
    }


def test_every_roll_is_judged_in_the_turn_of_whoever_rolled() -> None:
    """CT-T4.31"""
    state = position(turn=2)
    dragons(state, (6, 5, 6))
    roll(state, 3, 3)

    assert GAME.waiting(state) == (2,)
    assert options(state, 2) == {"dragon from B3", "dragon from B5"}


def test_gold_is_chosen_before_the_storm() -> None:
    """CT-T4.14: gold is production; with four players the 8 is on C4 and on the gold of H7."""
    state = position(4)
    put(state, 1, settlements="H7n")
    dragons(state, (6, 6, 6))
    roll(state, 4, 4)

    play(state, 1, "take ore")
    play(state, 0, "dragon from B3")

    assert seen(state) == ([5, 6, 6], {"C4"})


# The curse


def test_a_hex_with_a_dragon_does_not_produce() -> None:
    """CT-T4.16: the 8 of E6 does."""
    state = position()
    put(state, 1, settlements="C4s")
    put(state, 2, settlements="E6s")
    dragons(state, (6, 6, 5), "C4")

    roll(state, 4, 4)

    assert [hand(state, seat) for seat in (1, 2)] == ["nothing", "wool"]


def test_a_blocked_road_does_not_count_for_the_longest_route() -> None:
    """CT-X-T4e (CT-T4.17): the storm brings a dragon to D6, beside the one on D5; the fourth of seven is blocked."""
    state = position()
    put(state, 0, roads=CHAIN)
    dragons(state, (6, 6, 5), "D5")
    assert state.chains[0] == 7 and GAME.view(state, 0)["longest"] == 0

    roll(state, 1, 1)
    play(state, 0, "dragon from B3")

    assert seen(state) == ([5, 6, 5], {"D5", "D6"})
    assert state.chains[0] == 3
    assert GAME.view(state, 0)["longest"] is None
    assert GAME.view(state, 0)["dragons"]["blocked_roads"] == list(sea_table.edges("D6w"))
    assert not GAME.faults(state)


def test_the_longest_route_may_pass_to_another() -> None:
    """CT-T4.17, CT-T4.21, CT-B8.4"""
    state = position()
    put(state, 0, roads=CHAIN)
    put(state, 1, roads="E7se E8sw E8se E8e E8ne")
    dragons(state, (6, 5, 5), "D5")

    roll(state, 1, 1)

    assert GAME.view(state, 0)["longest"] == 1
    assert points(state, 1) == 2


def test_nothing_is_built_on_from_a_blocked_road() -> None:
    """CT-T4.17: at neither end of D6w, between D5 and D6."""
    state = position()
    put(state, 0, roads="D6w")
    dragons(state, (6, 5, 5), "D5 D6")
    give(state, 0, f"{SETTLEMENT}+brick+lumber")

    assert options(state, 0, "road") == options(state, 0, "settle") == set()
    with refused("CT-T4.17"):
        play(state, 0, "road D6nw")
    with refused("CT-T4.17"):
        play(state, 0, "settle D6nw")


def test_another_road_or_building_at_the_same_place_still_connects() -> None:
    """CT-T4.28: D6nw is not blocked, and on D6sw stands an own settlement."""
    state = position()
    put(state, 0, roads="D6w D6nw", settlements="D6sw")
    dragons(state, (6, 5, 5), "D5 D6")
    give(state, 0, "brick+lumber")

    assert options(state, 0, "road") == {
        f"road {edge}" for edge in sea_table.edges("D5ne D6ne C5e D6sw D5se")
    }


def test_a_road_between_a_dragon_and_a_free_hex_is_not_blocked() -> None:
    """CT-T4.17"""
    state = position()
    put(state, 0, roads=CHAIN)

    dragons(state, (6, 6, 5), "D6")

    assert state.chains[0] == 7


def test_a_building_among_three_dragons_gives_no_points() -> None:
    """CT-T4.18: a settlement and a city; each on a corner of three hexes with dragons."""
    state = position()
    put(state, 0, settlements="D5se", cities="C7sw")
    assert points(state, 0) == 3

    dragons(state, (4, 4, 4), "D5 D6 E6")
    assert points(state, 0) == 2
    dragons(state, (3, 3, 3), "D5 D6 E6 C6 C7 D7")

    assert points(state, 0) == 0
    assert set(GAME.view(state, 0)["dragons"]["blocked_buildings"]) == {
        str(GAME.read(f"settle {corner}")).removeprefix("settle ") for corner in ("D5se", "C7sw")
    }


def test_two_dragons_do_not_block_a_building() -> None:
    """CT-T4.18"""
    state = position()
    put(state, 0, settlements="D5se")

    dragons(state, (6, 5, 5), "D5 D6")

    assert points(state, 0) == 1


def test_a_building_on_the_coast_keeps_its_point() -> None:
    """CT-X-T4f (CT-T4.18): dragons on E4 and E5, the third side is sea."""
    state = position()
    put(state, 0, settlements="E4se")

    dragons(state, (6, 5, 5), "E4 E5")

    assert points(state, 0) == 1


def test_a_desert_with_a_dragon_blocks_as_any_hex_also_before_the_storm() -> None:
    """CT-T4.19: the road between B3 and B4."""
    state = position()
    put(state, 0, roads="B3e")

    dragons(state, (3, 0, 0), beside=15)
    assert state.chains[0] == 1
    dragons(state, (3, 3, 0), beside=12)

    assert state.chains[0] == 0


def test_a_table_may_agree_that_deserts_block_nothing() -> None:
    """CT-T4.19: a ruling that can be switched off; the storm spreads from the deserts all the same."""
    state = agreed("deserts-curse", "no")
    put(state, 0, roads="B3e", settlements="C4n")
    dragons(state, (6, 5, 6), "C5")

    roll(state, 4, 4)
    play(state, 0, "dragon from B3")

    assert seen(state) == ([5, 5, 6], {"C4", "C5"})
    assert state.chains[0] == 1 and points(state, 0) == 1


def test_a_blocked_settlement_is_not_upgraded() -> None:
    """CT-T4.20"""
    state = position()
    put(state, 0, settlements="D5se")
    dragons(state, (5, 5, 5), "D5 D6 E6")
    give(state, 0, CITY)

    assert options(state, 0, "city") == set()
    with refused("CT-T4.20"):
        play(state, 0, "city D5se")


def test_a_table_may_agree_that_a_blocked_settlement_is_upgraded() -> None:
    """CT-T4.20: a ruling that can be switched off."""
    state = agreed("upgrade-blocked", "yes")
    put(state, 0, settlements="D5se")
    dragons(state, (5, 5, 5), "D5 D6 E6")

    build(state, 0, "city D5se")

    assert points(state, 0) == 0


def test_no_road_is_built_between_dragons() -> None:
    """CT-T4.27: D5e lies between D5 and D6."""
    state = position()
    put(state, 0, settlements="D5se")
    dragons(state, (6, 5, 5), "D5 D6")
    give(state, 0, "brick+lumber")

    assert options(state, 0, "road") == {f"road {edge}" for edge in sea_table.edges("D5se D6sw")}
    with refused("CT-T4.27"):
        play(state, 0, "road D5e")


def test_no_settlement_is_built_among_three_dragons() -> None:
    """CT-T4.27: all roads that lead there are blocked as well (CT-T4.17)."""
    state = position()
    put(state, 0, roads="D6w")
    dragons(state, (5, 5, 5), "D5 D6 E6")
    give(state, 0, SETTLEMENT)

    assert options(state, 0, "settle") == set()
    with refused("CT-T4.27"):
        play(state, 0, "settle D5se")


def test_a_table_may_agree_to_build_among_dragons() -> None:
    """CT-T4.27, CT-T4.17, CT-T4.28: the road may be built, from a blocked settlement, too, but connects nothing."""
    state = agreed("build-blocked", "yes")
    put(state, 0, settlements="D5se", roads="D6nw D6ne D7nw")
    dragons(state, (5, 5, 5), "D5 D6 E6")
    give(state, 0, "brick+lumber")

    play(state, 0, "road D6w")

    assert state.chains[0] == 3
    assert not GAME.faults(state)


def test_a_blocked_building_still_keeps_others_away() -> None:
    """CT-T4.28, CT-B7.4, CT-B7.3"""
    state = position()
    put(state, 0, settlements="D5se")
    put(state, 1, roads="D6nw")
    dragons(state, (5, 5, 5), "D5 D6 E6")
    give(state, 1, SETTLEMENT)
    turn_of(state, 1)

    with refused("CT-B7.4"):
        play(state, 1, "settle D6nw")
    with refused("CT-B7.3"):
        play(state, 1, "settle D5se")


# Knights


def test_a_knight_removes_a_dragon_and_nobody_is_robbed() -> None:
    """CT-T4.22, CT-T4.24"""
    state = position()
    give(state, 1, "ore")
    put(state, 1, settlements="C4s")
    dragons(state, (6, 5, 5), "C4 C6")
    deal(state, 0, "knight")
    play(state, 0, "knight")
    assert options(state, 0) == {"beat C4", "beat C6"}

    beaten = play(state, 0, "beat C4")

    assert beaten == [DragonBeaten(0, Hex.read("C4"), "hills", 8)]
    assert seen(state) == ([6, 5, 5], {"C6"})
    assert hand(state, 0) == "nothing" and hand(state, 1) == "ore"
    assert not GAME.faults(state)


def test_the_freed_hex_produces_from_the_next_roll_and_can_be_taken_again() -> None:
    """CT-T4.24"""
    state = position()
    put(state, 1, settlements="C4s")
    dragons(state, (6, 5, 5), "C4 C6")
    deal(state, 0, "knight")
    play(state, 0, "knight", "beat C4")

    roll(state, 4, 4)

    assert hand(state, 1) == "brick"
    assert seen(state) == ([5, 5, 5], {"C4", "C6"})


def test_dragons_on_the_deserts_are_not_beaten() -> None:
    """CT-T4.23"""
    state = position()
    dragons(state, (6, 5, 5), "C4 C6")
    deal(state, 0, "knight")
    play(state, 0, "knight")

    with refused("CT-T4.23"):
        play(state, 0, "beat B3")
    with refused("CT-T4.22"):
        play(state, 0, "beat D6")


def test_without_a_dragon_outside_the_deserts_no_knight_is_played() -> None:
    """CT-T4.23"""
    state = position()
    dragons(state, (6, 6, 6))
    deal(state, 0, "knight")

    assert options(state, 0, "knight") == set()
    with refused("CT-T4.23"):
        play(state, 0, "knight")


def test_the_only_dragon_there_is_beaten_without_a_question() -> None:
    """CT-T4.22"""
    state = position()
    dragons(state, (6, 6, 5), "C4")
    deal(state, 0, "knight")

    play(state, 0, "knight")

    assert seen(state) == ([6, 6, 5], set())
    assert "end" in options(state, 0)


def test_what_a_beaten_dragon_blocked_is_free_at_once() -> None:
    """CT-T4.21: a chain of seven, and a settlement."""
    state = position()
    put(state, 0, roads=CHAIN, settlements="D5se")
    dragons(state, (5, 5, 5), "D5 D6 E6")
    assert state.chains[0] == 3 and points(state, 0) == 2
    deal(state, 0, "knight")

    play(state, 0, "knight", "beat D6")

    assert state.chains[0] == 7
    assert GAME.view(state, 0)["longest"] == 0
    assert points(state, 0) == 3


def test_a_knight_may_be_played_before_the_roll_and_one_card_a_turn() -> None:
    """CT-T4.29"""
    state = position(rolled=False)
    dragons(state, (6, 5, 5), "C4 C6")
    deal(state, 0, "knight", "knight")

    play(state, 0, "knight", "beat C4")

    with refused("CT-B9.3"):
        play(state, 0, "knight")
    assert "roll" in options(state, 0)


# Winning


def almost_won() -> CatanState:
    """Seat 0 has 11 points: four cities and three settlements, the last of them on D5se."""
    state = position()
    put(state, 0, cities="B7n C7se E8se E6s", settlements="E4s D4nw D5se")
    return state


@pytest.mark.parametrize("seats", [3, 4])
def test_thirteen_points_win(seats: int) -> None:
    """CT-T4.25, CT-T0.5"""
    state = position(seats)
    put(state, 0, cities="B7n C7se E8se E6s", settlements="E4s D4nw D5se", roads="C6ne")
    assert points(state, 0) == 11
    deal(state, 0, "victory-point")

    build(state, 0, "settle C6n")

    assert state.target == 13
    assert GAME.outcome(state) is not None


def test_points_fall_and_who_has_lost_them_does_not_win() -> None:
    """CT-T4.30: with D5se blocked, 12 and one more are not enough until a Knight frees it."""
    state = almost_won()
    deal(state, 0, "victory-point", "victory-point", "knight")
    dragons(state, (5, 5, 5), "D5 D6 E6")
    assert points(state, 0) == 12
    assert GAME.outcome(state) is None

    play(state, 0, "knight", "beat E6")

    assert points(state, 0) == 13
    assert GAME.outcome(state) is not None


def test_every_way_to_answer_is_refused_by_its_rule_when_nobody_asks() -> None:
    """CT-T4.5, CT-T4.7, CT-T4.12, CT-T4.13, CT-T4.22"""
    state = position()
    rules = {"spare": "CT-T4.5", "steal from 1": "CT-T4.5", "gather B3": "CT-T4.7", "beat C4": "CT-T4.22"}
    rules |= {"dragon from B3": "CT-T4.12", "dragon to C4": "CT-T4.13"}

    for action, rule in rules.items():
        with refused(rule):
            play(state, 0, action)


def test_the_discard_pile_is_not_shuffled_again() -> None:
    """CT-T4.29, CT-B9.10: the last card was bought and played."""
    state = position()
    dragons(state, (6, 5, 5), "C4 C6")
    state.deck = [0, 0, 0, 0, 0]
    state.cards[0][0] = 1
    play(state, 0, "knight", "beat C4")
    give(state, 0, "wool+grain+ore")

    with refused("CT-B9.1"):
        play(state, 0, "buy")


def pass_round(state: CatanState) -> None:
    """Everybody rolls a 12, which only a hex of the neighbour island has, and ends the turn, as long as the game goes on."""
    for _ in range(state.seats):
        if not GAME.over(state):
            play(state, state.active, "roll", chance=["6", "6"])
            play(state, state.active, "end")


def test_when_dragons_starve_everybody_for_ten_rounds_the_leader_wins() -> None:
    """CT-T4.32, CT-B11.2: a card that nobody can use changes nothing; what is paid begins the count anew."""
    state = position()
    put(state, 0, settlements="E5s E7s")
    put(state, 1, settlements="E6s")
    lying = [str(Hex(hex)) for hex, tile in state.island.tiles.items() if tile.kind is not None]
    around = [hex for hex in lying if HEX_CORNER_MASKS[Hex.read(hex)] & state.built]
    dragons(state, (0, 0, 0), " ".join(around))
    give(state, 1, "4ore")
    play(state, 0, "end")
    for _ in range(9):
        pass_round(state)
    assert not GAME.over(state)
    play(state, state.active, "roll", chance=["6", "6"])
    play(state, state.active, "bank 4ore for wool")
    play(state, state.active, "end")
    for _ in range(10):
        assert not GAME.over(state)
        pass_round(state)
    pass_round(state)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (0,)


def test_while_a_hex_may_still_produce_nobody_gives_way() -> None:
    """CT-T4.32: however long nobody gets anything."""
    state = position()
    put(state, 0, settlements="D6n D7n")
    dragons(state, (0, 0, 0), "E7")
    play(state, 0, "end")
    for _ in range(15):
        pass_round(state)
    assert not GAME.over(state)
