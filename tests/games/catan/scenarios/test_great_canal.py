"""The Great Canal: knights dig, and dry fields bear grain again (CT-T5). The map is drawn in `land_table`."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.errors import SetupError
from deskovka.core.game import Event
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Hex, mask_of
from deskovka.games.catan.cities_knights.barbarians import BarbariansLanded
from deskovka.games.catan.layouts import red_neighbours
from deskovka.games.catan.production import Produced
from deskovka.games.catan.robber import Stolen
from deskovka.games.catan.scenarios.canal import CanalCompleted, CanalDug
from deskovka.games.catan.scenarios.land import Canal
from deskovka.games.catan.state import CatanState
from games.catan import sea_table
from games.catan.scenarios import land_table
from games.catan.scenarios.land_table import (
    CANAL,
    attack,
    corners,
    corners_of,
    hold,
    knight_at,
    learn,
    next_turn,
    roll,
    stand,
)
from games.catan.sea_table import edges, put, ships_of
from games.catan.table import give, hand, options, play, points, written
from positions import refused

SITES = "E10 D9 D8 E8 F7 F6 E6 D6 C5"
FIELDS = {"B3": 6, "B4": 5, "C3": 3, "C5": 10, "D4": 12, "D5": 4}


def position(seats: int = 3, rolled: bool = True, **chosen: str) -> CatanState:
    return land_table.position(CANAL, seats, rolled, **chosen)


def dealt(seats: int, seed: int = 0) -> CatanState:
    """A table laid out by chance."""
    return GAME.new_game(GAME.setup(seats, {"scenario": CANAL}), RandomChance(Random(seed)))


def canal(state: CatanState) -> Any:
    """What everybody sees of it."""
    return GAME.view(state, None)["canal"]


def hexes(names: str) -> int:
    return mask_of(int(Hex.read(name)) for name in names.split())


def left_to_dig(state: CatanState, names: str) -> None:
    """All other hexes of the canal are dug; seat 2 got the chits."""
    dug = len(SITES.split()) - len(names.split())
    state.land = Canal(hexes(names), (0, 0, 2 * dug, *[0] * (state.seats - 3)))
    state.target = 99


def activate(state: CatanState, seat: int, corner: str) -> list[Event]:
    give(state, seat, "grain")
    return play(state, seat, f"activate {corner}")


def flood(state: CatanState) -> None:
    """The canal is complete."""
    left_to_dig(state, "D6 E10")
    stand(state, 0, "D6n", active=True)
    stand(state, 0, "D6s")
    activate(state, 0, "D6s")


# Setting up


@pytest.mark.parametrize("seats", [3, 4])
def test_fields_mountains_and_islands_lie_as_marked_and_the_rest_is_dealt(seats: int) -> None:
    """CT-T5.1"""
    one, other = dealt(seats, 1).island.tiles, dealt(seats, 2).island.tiles
    fixed = {"fields", "mountains", "desert", "gold", "sea", "lake"}
    lands = [tile.terrain.value for tile in one.values()]

    for hex, tile in one.items():
        assert (tile.terrain.value in fixed) == (other[hex].terrain.value in fixed)
    assert {land: lands.count(land) for land in ("hills", "pasture", "forest")} == {
        "hills": 4,
        "pasture": 5,
        "forest": 4,
    }
    assert [tile.terrain for tile in one.values()] != [tile.terrain for tile in other.values()]
    assert one[Hex.read("C4")].terrain.value == "desert"
    assert one[Hex.read("F9")].terrain.value == "lake"


@pytest.mark.parametrize("seed", range(20))
def test_other_tokens_are_dealt_and_no_red_ones_lie_side_by_side(seed: int) -> None:
    """CT-T5.2"""
    tiles = dealt(3, seed).island.tiles
    dealt_tokens = sorted(
        tile.token
        for hex, tile in tiles.items()
        if tile.token and str(Hex(hex)) not in FIELDS and tile.terrain.value != "gold"
    )

    assert not red_neighbours(tiles)
    assert {name: tiles[Hex.read(name)].token for name in FIELDS} == FIELDS
    assert [tiles[Hex.read(name)].token for name in ("G4", "H6")] == [8, 8]
    assert dealt_tokens == [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 9, 10, 10, 11, 11]


def test_the_tokens_of_the_fields_lie_face_down() -> None:
    """CT-T5.2"""
    assert set(canal(position())["dry"]) == set(FIELDS)


def test_nine_hexes_have_chits_and_the_harbours_are_as_marked() -> None:
    """CT-T5.3"""
    state = position()

    assert set(canal(state)["sites"]) == set(SITES.split())
    assert canal(state)["dug"] == []
    assert sorted(harbour.kind for harbour in state.island.harbours) == [
        *("3:1", "3:1", "3:1", "brick", "grain"),
        *("lumber", "ore", "wool"),
    ]


def test_everybody_founds_a_settlement_a_city_and_a_settlement() -> None:
    """CT-T5.5: the second time in reverse order, the third beginning with who founded the last city."""
    state = sea_table.new_table(scenario=CANAL)
    play(state, 0, "robber H5")
    asked = []
    random = Random(4)
    while state.turn == 0:
        seat = GAME.waiting(state)[0]
        action = GAME.sample(state, seat, random)
        if str(action).startswith(("settle", "city")):
            asked.append(f"{seat} {str(action).split()[0]}")
        play(state, seat, str(action))

    assert asked == [
        *("0 settle", "1 settle", "2 settle"),
        *("2 city", "1 city", "0 city"),
        *("0 settle", "1 settle", "2 settle"),
    ]
    with refused("CT-T5.5"):
        state = sea_table.new_table(scenario=CANAL)
        play(state, 0, "robber H5")
        play(state, 0, "settle F4n")


def founding(*built: str) -> CatanState:
    """Seat 0 has founded some buildings, and is asked for the last one."""
    state = sea_table.new_table(scenario=CANAL)
    state.agenda = [task for task in state.agenda if getattr(task, "seats", ()) == (0,)]
    play(state, 0, "robber H5")
    while len(state.agenda) > 1:
        state.agenda.pop()
    put(state, 0, settlements=" ".join(built))
    return state


def test_the_first_cards_come_from_the_last_settlement_with_grain_of_dry_fields() -> None:
    """CT-T5.5: the desert C4 brings nothing, C5 and D5 do."""
    state = founding("E10ne", "F8s")

    play(state, 0, "settle D5n")

    assert hand(state, 0) == "2grain"


def test_with_a_building_on_the_coast_goes_a_ship() -> None:
    """CT-T5.6: on any sea or coast edge beside it; elsewhere a road."""
    state = sea_table.new_table(scenario=CANAL)
    play(state, 0, "robber H5")
    play(state, 0, "settle E10ne")

    assert options(state, 0, "road") == set()
    assert options(state, 0, "ship") == written("ship E10ne", "ship E10e", "ship E11nw")
    with refused("CT-T5.6"):
        play(state, 0, "road E10ne")

    play(state, 0, "ship E11nw")
    play(state, 1, "settle E7n")
    assert options(state, 1, "ship") == set()
    assert len(options(state, 1, "road")) == 3


def test_the_lake_is_no_coast() -> None:
    """CT-T5.6, CT-T5.21: a building there takes a road, and no ship lies there."""
    state = sea_table.new_table(scenario=CANAL)
    play(state, 0, "robber H5")
    play(state, 0, "settle F9n")

    assert options(state, 0, "ship") == set()
    assert options(state, 0, "road") == written("road F9ne", "road F9nw", "road E9e")
    with refused("CT-S2.2"):
        play(state, 0, "ship F9ne")


def test_who_has_founded_inland_twice_founds_on_the_coast() -> None:
    """CT-T5.25"""
    state = founding("E8n", "F8n")

    with refused("CT-T5.25"):
        play(state, 0, "settle D5n")
    assert written("settle E10ne") <= options(state, 0)
    assert not written("settle D5n", "settle D6s") & options(state, 0)


def test_who_has_one_on_the_coast_founds_where_they_like() -> None:
    """CT-T5.6"""
    state = founding("E8n", "E10ne")

    play(state, 0, "settle D5n")


def test_the_starting_player_puts_the_robber_on_a_desert() -> None:
    """CT-T5.7: any of the four; there is no pirate."""
    state = sea_table.new_table(scenario=CANAL)

    assert GAME.waiting(state) == (0,)
    assert options(state, 0) == {"robber C4", "robber F4", "robber H3", "robber H5"}
    with refused("CT-T5.7"):
        play(state, 0, "robber D7")
    play(state, 0, "robber C4")
    assert GAME.view(state, None)["robber"] == "C4"
    assert GAME.view(state, None)["sea"]["pirate"] is None


@pytest.mark.parametrize("seats, target", [(3, 21), (4, 18)])
def test_so_many_points_win(seats: int, target: int) -> None:
    """CT-T5.24, CT-T0.5"""
    assert dealt(seats).target == target


def test_it_is_always_played_with_cities_and_knights() -> None:
    """CT-T0.4: whether that is said or not; and for three or four."""
    said = GAME.setup(3, {"scenario": CANAL, "cities-knights": "yes", "knights-act-at-once": "yes"})
    unsaid = GAME.setup(3, {"scenario": CANAL, "knights-act-at-once": "yes"})
    tables = [GAME.new_game(setup, sea_table.InOrder()) for setup in (said, unsaid)]

    assert tables[0].book is tables[1].book
    assert GAME.view(tables[1], 0)["realm"] is not None
    with pytest.raises(SetupError, match="CT-T0.3|3 to 4 seats"):
        GAME.new_game(GAME.setup(2, {"scenario": CANAL}), sea_table.InOrder())


# Dry fields


def test_fields_produce_nothing_before_the_flooding() -> None:
    """CT-T5.4: a 4 for D5, where seat 0 has a settlement; C6, with the same number, pays."""
    state = position(rolled=False)
    put(state, 0, settlements="D5n")
    put(state, 1, settlements="C6ne")

    events = roll(state, 0, 1, 3)

    assert [event.seat for event in events if isinstance(event, Produced)] == [1]
    assert hand(state, 0) == "nothing"


def test_a_robber_on_dry_fields_changes_nothing() -> None:
    """CT-T5.4, CT-B5.4"""
    state = position(rolled=False)
    put(state, 0, settlements="D5n")
    state.robber = int(Hex.read("D5"))

    roll(state, 0, 1, 3)

    assert hand(state, 0) == "nothing"
    assert not GAME.faults(state)


def test_who_only_has_dry_fields_may_get_water_from_the_aqueduct() -> None:
    """CT-X-T5e, CT-K5.5"""
    state = position(rolled=False)
    put(state, 0, settlements="D5n")
    learn(state, 0, 0, 0, 3)

    roll(state, 0, 1, 3)
    play(state, 0, "take grain")

    assert hand(state, 0) == "grain"


def test_irrigation_brings_grain_of_dry_fields() -> None:
    """CT-T5.23: two fields at the settlement."""
    state = position()
    put(state, 0, settlements="D5n")
    hold(state, 0, "irrigation")

    play(state, 0, "irrigation")

    assert hand(state, 0) == "4grain"


def test_the_inventor_leaves_tokens_that_lie_face_down() -> None:
    """CT-T5.27: until they are turned."""
    state = position()
    hold(state, 0, "inventor")
    with refused("CT-T5.27"):
        play(state, 0, "inventor C5 C6")
    assert not any("C5" in option for option in options(state, 0, "inventor"))

    flood(state)
    play(state, 0, "inventor C5 C6")

    assert state.island.tiles[Hex.read("C5")].token == 4


def test_grain_is_traded_and_given_as_usual() -> None:
    """CT-T5.30"""
    state = position()
    give(state, 0, "4ore")

    play(state, 0, "bank 4ore for grain")

    assert hand(state, 0) == "grain"


def test_chits_stop_no_production_and_the_merchant_may_stand_on_dry_fields() -> None:
    """CT-T5.30: D8 has chits and a 6."""
    state = position(rolled=False)
    put(state, 0, settlements="D8n D5n")
    hold(state, 0, "merchant")

    roll(state, 0, 1, 5)

    assert hand(state, 0) == "lumber"
    assert "merchant D5" in options(state, 0, "merchant")


# Digging


def test_the_second_active_knight_digs_at_once() -> None:
    """CT-X-T5a, CT-T5.9, CT-T5.11: a chit each, and both stay active."""
    state = position()
    stand(state, 1, "D8n", active=True)
    stand(state, 0, "D8nw")

    events = activate(state, 0, "D8nw")

    assert CanalDug(0, 1, Hex(Hex.read("D8"))) in events
    assert canal(state)["chits"] == [1, 1, 0]
    assert (points(state, 0), points(state, 1)) == (1, 1)
    assert knight_at(state, "D8nw") == (0, 1, True)
    assert knight_at(state, "D8n") == (1, 1, True)


def test_a_canal_token_leads_to_its_neighbours() -> None:
    """CT-T5.9: straight or bent; the first to the lake, the last to the desert."""
    state = position()
    left_to_dig(state, "F7 F6")
    ditches = {ditch["hex"]: set(ditch["ends"]) for ditch in canal(state)["dug"]}

    assert set(ditches) == set(SITES.split()) - {"F7", "F6"}
    assert ditches["D8"] == edges("D8e D8sw")
    assert ditches["E8"] == edges("E8ne E8sw")
    assert ditches["E10"] == edges("E10sw E10nw")
    assert ditches["C5"] == edges("C5w C5se")


def test_both_knights_of_one_player_bring_both_chits() -> None:
    """CT-X-T5b, CT-T5.10"""
    state = position()
    stand(state, 0, "D8n", active=True)
    stand(state, 0, "D8nw")

    events = activate(state, 0, "D8nw")

    assert CanalDug(0, None, Hex(Hex.read("D8"))) in events
    assert canal(state)["chits"] == [2, 0, 0]
    assert points(state, 0) == 2


def test_one_knight_alone_digs_nothing() -> None:
    """CT-T5.9: nor with one that is not active."""
    state = position()
    stand(state, 1, "D8n")
    stand(state, 0, "D8nw")

    activate(state, 0, "D8nw")

    assert canal(state)["chits"] == [0, 0, 0]


def test_a_third_knight_comes_too_late_and_strength_does_not_matter() -> None:
    """CT-T5.11"""
    state = position()
    stand(state, 1, "D8n", strength=1, active=True)
    stand(state, 0, "D8nw", strength=3)
    stand(state, 0, "D8ne")
    activate(state, 0, "D8nw")

    activate(state, 0, "D8ne")

    assert canal(state)["chits"] == [1, 1, 0]


def test_one_knight_can_complete_two_hexes() -> None:
    """CT-T5.12: D8s lies at D8 and E8."""
    state = position()
    stand(state, 1, "D8n", active=True)
    stand(state, 2, "E8se", active=True)
    stand(state, 0, "D8s")

    activate(state, 0, "D8s")

    assert canal(state)["chits"] == [2, 1, 1]
    assert {"D8", "E8"}.isdisjoint(canal(state)["sites"])


def test_a_displaced_active_knight_digs_where_it_comes() -> None:
    """CT-T5.12: from D7n to D8nw, where a partner waits."""
    state = position()
    put(state, 0, roads="D7nw")
    put(state, 1, roads="D7ne")
    stand(state, 0, "D7nw", strength=2, active=True)
    stand(state, 1, "D7n", active=True)
    stand(state, 2, "D8n", active=True)

    play(state, 0, "march D7nw to D7n")
    play(state, 1, "flee D8nw")

    assert canal(state)["chits"] == [0, 1, 1]


def test_who_displaces_a_knight_builds_on_from_there() -> None:
    """CT-K8.6, CT-K10.2: what the other's knight blocked is free for the road of its conqueror."""
    state = position()
    put(state, 0, roads="D7nw")
    put(state, 1, roads="D7ne")
    stand(state, 1, "D7n")
    stand(state, 0, "D7nw", strength=2, active=True)
    give(state, 0, "brick+lumber")
    with refused("CT-K8.6"):
        play(state, 0, "road C7w")

    play(state, 0, "march D7nw to D7n")
    play(state, 1, "flee D7ne")
    play(state, 0, "road C7w")

    assert not GAME.faults(state)


def test_a_deserter_digs_where_it_is_welcome() -> None:
    """CT-T5.12: it is active, as it was."""
    state = position()
    put(state, 0, roads="D7ne")
    stand(state, 1, "F10n", active=True)
    stand(state, 2, "D8n", active=True)
    hold(state, 0, "deserter")

    play(state, 0, "deserter 1")
    play(state, 0, "recruit D8nw")

    assert canal(state)["chits"] == [1, 0, 1]


def test_the_warlord_calls_one_knight_after_the_other() -> None:
    """CT-T5.12: in the order its player says; F10n is at no hex with chits."""
    state = position()
    stand(state, 1, "D8ne", active=True)
    stand(state, 0, "D8n", "D8nw", "D7n")
    hold(state, 0, "warlord")

    play(state, 0, "warlord")
    assert knight_at(state, "D7n") == (0, 1, True)
    assert options(state, 0) == written("activate D8n", "activate D8nw")
    with refused("CT-T5.12"):
        play(state, 0, "activate D8ne")
    play(state, 0, "activate D8nw")

    assert canal(state)["chits"] == [1, 1, 0]
    assert knight_at(state, "D8n") == (0, 1, True)


def test_the_order_of_the_warlord_decides_which_hex_is_left() -> None:
    """CT-T5.12, CT-T5.17: three hexes are left; the canal is complete with the second of them."""
    state = position()
    left_to_dig(state, "D9 D6 F6")
    stand(state, 1, "D9n", "F6s", active=True)
    stand(state, 2, "D6n", active=True)
    stand(state, 0, "D9ne", "D6nw", "F6sw")
    hold(state, 0, "warlord")

    play(state, 0, "warlord")
    play(state, 0, "activate F6sw")
    play(state, 0, "activate D9ne")

    assert canal(state)["flooded"]
    assert canal(state)["chits"] == [2, 2, 12]
    assert knight_at(state, "D6nw") == (0, 1, True)


def test_where_the_order_cannot_matter_the_warlord_is_not_asked() -> None:
    """CT-K15.24"""
    state = position()
    stand(state, 0, "D8n", "D7n")
    hold(state, 0, "warlord")

    play(state, 0, "warlord")

    assert knight_at(state, "D8n")[2] and knight_at(state, "D7n")[2]
    assert options(state, 0, "end")


def test_there_are_never_more_than_two() -> None:
    """CT-T5.13: two active knights at a hex with chits have dug, so a third never finds them waiting."""
    state = position()
    stand(state, 0, "D8n", "D8nw", active=True)

    assert GAME.faults(state) == ["two active knights dig at once (CT-T5.9)"]


def test_a_knight_that_moves_is_inactive_and_digs_nothing() -> None:
    """CT-T5.9, CT-K10.5"""
    state = position()
    put(state, 0, roads="D7ne")
    stand(state, 0, "D7n", active=True)
    stand(state, 1, "D8n", active=True)

    play(state, 0, "march D7n to D8nw")

    assert canal(state)["chits"] == [0, 0, 0]


# The canal is complete


def test_with_the_eighth_canal_there_is_water() -> None:
    """CT-X-T5c, CT-T5.17: the ninth is laid by itself, and its chits go to nobody."""
    state = position()
    left_to_dig(state, "D8 E10")
    put(state, 0, settlements="D5n")
    stand(state, 1, "D8n", active=True)
    stand(state, 0, "D8nw")

    events = activate(state, 0, "D8nw")

    assert CanalCompleted(Hex(Hex.read("E10")), Hex(Hex.read("C4"))) in events
    assert canal(state)["chits"] == [1, 1, 14]
    assert canal(state)["flooded"] and canal(state)["dry"] == canal(state)["sites"] == []
    assert len(canal(state)["dug"]) == 9
    assert state.island.tiles[Hex.read("C4")].terrain.value == "lake"

    play(state, 0, "end")
    roll(state, 1, 1, 3)
    assert hand(state, 0) == "grain"
    assert not GAME.faults(state)


@pytest.mark.parametrize("partners, chits", [((1, 2), [2, 1, 15]), ((1, 1), [2, 2, 14])])
def test_the_last_two_are_dug_at_once_by_the_usual_rules(partners: tuple[int, int], chits: list[int]) -> None:
    """CT-X-T5d, CT-T5.18: four chits; two knights of one partner, or of two."""
    state = position()
    left_to_dig(state, "D8 E8")
    stand(state, partners[0], "D8n", active=True)
    stand(state, partners[1], "E8se", active=True)
    stand(state, 0, "D8s")

    events = activate(state, 0, "D8s")

    assert CanalCompleted(None, Hex(Hex.read("C4"))) in events
    assert canal(state)["chits"] == chits


def test_one_partner_at_both_hexes_gets_two() -> None:
    """CT-X-T5d: with one knight, on E8n."""
    state = position()
    left_to_dig(state, "D8 E8")
    stand(state, 1, "E8n", active=True)
    stand(state, 0, "D8s")

    activate(state, 0, "D8s")

    assert canal(state)["chits"] == [2, 2, 14]


def test_nothing_is_dug_any_more_and_chits_are_kept() -> None:
    """CT-T5.29"""
    state = position()
    flood(state)
    won = canal(state)["chits"]
    stand(state, 0, "E10n", active=True)
    stand(state, 0, "E10ne")

    activate(state, 0, "E10ne")

    assert canal(state)["chits"] == won


def test_the_robber_leaves_the_flood_and_steals_nothing() -> None:
    """CT-T5.21: the player whose turn it is says to which desert."""
    state = position()
    put(state, 1, settlements="C4n")
    give(state, 1, "ore")
    state.robber = int(Hex.read("C4"))
    flood(state)

    assert options(state, 0) == {"robber F4", "robber H3", "robber H5"}
    with refused("CT-T5.21"):
        play(state, 0, "robber C5")
    events = play(state, 0, "robber H3")

    assert not [event for event in events if isinstance(event, Stolen)]
    assert GAME.view(state, None)["robber"] == "H3"
    assert options(state, 0, "end")
    assert not GAME.faults(state)


def test_pieces_at_the_flooded_desert_stay_and_it_is_no_sea() -> None:
    """CT-T5.21: roads can still be built there, but no ships."""
    state = position()
    put(state, 0, settlements="C4n", roads="C4ne")
    flood(state)
    give(state, 0, "brick+2lumber+wool")

    assert options(state, 0, "ship") == set()
    with refused("CT-S2.2"):
        play(state, 0, "ship C4nw")
    play(state, 0, "road C4nw")
    with refused("CT-B3.1"):
        play(state, 0, "roll")
    assert points(state, 0) == 3  # a settlement and two chits


def test_the_robber_never_comes_to_a_lake() -> None:
    """CT-T5.21"""
    state = position()
    stand(state, 0, "H5n", active=True)
    play(state, 0, "chase H5n")

    assert "robber C4" in options(state, 0) and "robber F9" not in options(state, 0)


# Knights on the small islands


def at_the_gold(rolled: bool = True) -> CatanState:
    """A line of one ship from a settlement of seat 0 to G4ne, at the gold; a road leads from E6s to the settlement."""
    state = position(rolled=rolled)
    put(state, 0, settlements="F6sw", roads="F6w", ships="G5nw")
    return state


def test_a_knight_sails_to_the_gold_and_digs_it() -> None:
    """CT-T5.14: it need not be active."""
    state = at_the_gold()
    stand(state, 0, "E6s", active=True)
    play(state, 0, "march E6s to G4ne")
    assert knight_at(state, "G4ne") == (0, 1, False)
    play(state, 0, "end")

    roll(state, 1, 4, 4)
    play(state, 0, "take grain")

    assert hand(state, 0) == "grain"


@pytest.mark.parametrize("places, found", [("G4ne G4n", 1), ("G4ne H6n", 2), ("E6s F4n", 0)])
def test_each_gold_hex_brings_one_resource(places: str, found: int) -> None:
    """CT-T5.14: however many knights stand there; and nothing without a knight."""
    state = at_the_gold(rolled=False)
    stand(state, 0, *places.split())

    roll(state, 0, 4, 4)

    assert len(options(state, 0, "take")) == {0: 0, 1: 5, 2: 15}[found]


def test_the_gold_of_diggers_is_production() -> None:
    """CT-T5.26: so the Aqueduct brings nothing besides."""
    state = at_the_gold(rolled=False)
    stand(state, 0, "G4ne")
    learn(state, 0, 0, 0, 3)

    roll(state, 0, 4, 4)
    play(state, 0, "take ore")

    assert options(state, 0, "take") == set()
    assert hand(state, 0) == "ore"


def test_the_robber_keeps_diggers_from_the_gold() -> None:
    """CT-T5.26"""
    state = at_the_gold(rolled=False)
    stand(state, 0, "G4ne")
    state.robber = int(Hex.read("G4"))

    roll(state, 0, 4, 4)

    assert options(state, 0, "take") == set()


def test_after_the_flooding_there_is_no_gold_but_still_trade() -> None:
    """CT-T5.19"""
    state = at_the_gold()
    flood(state)
    stand(state, 0, "G4ne", "F4n")
    give(state, 0, "2grain")
    assert "bank 2grain for ore" in options(state, 0, "bank")
    play(state, 0, "end")

    roll(state, 1, 4, 4)

    assert options(state, 0, "take") == set()


def test_a_knight_at_a_harbour_of_a_small_island_trades_there() -> None:
    """CT-T5.15: F4 has a harbour for grain; the knight need not be active."""
    state = position()
    give(state, 0, "2grain")
    with refused("CT-B6.3"):
        play(state, 0, "bank 2grain for ore")
    stand(state, 0, "F4n")

    play(state, 0, "bank 2grain for ore")

    assert hand(state, 0) == "ore"


def test_a_knight_at_a_harbour_of_the_main_island_does_not() -> None:
    """CT-T5.15, CT-B6.4: B4 has one there."""
    state = position()
    stand(state, 0, "B4n")
    give(state, 0, "3ore")

    with refused("CT-B6.3"):
        play(state, 0, "bank 3ore for grain")


def test_nobody_settles_on_the_small_islands() -> None:
    """CT-T5.16"""
    state = at_the_gold()
    put(state, 0, ships="G5w")
    give(state, 0, "brick+lumber+wool+grain")

    assert options(state, 0, "settle") == set()
    for corner in ("G4se", "G4ne", "G4s"):  # reached, with a knight, and not reached
        with refused("CT-T5.16"):
            play(state, 0, f"settle {corner}")


def test_knights_are_recruited_on_the_main_island_only() -> None:
    """CT-T5.8, CT-T5.28: neither on a small island nor at sea."""
    state = at_the_gold()
    put(state, 0, settlements="E10ne", ships="E11nw")
    give(state, 0, "wool+ore")

    for corner in ("G4ne", "E11n", "G4s"):
        with refused("CT-T5.8"):
            play(state, 0, f"recruit {corner}")
    assert options(state, 0, "recruit") == written("recruit E6s")


def test_knights_on_small_islands_do_all_else() -> None:
    """CT-T5.28: they are activated, promoted and come back."""
    state = at_the_gold()
    stand(state, 0, "G4ne")
    give(state, 0, "grain+wool+ore")

    play(state, 0, "activate G4ne", "promote G4ne")
    assert knight_at(state, "G4ne") == (0, 2, True)
    next_turn(state)
    play(state, 0, "march G4ne to E6s")

    assert corners_of(state, 0) == corners("E6s")


def test_a_knight_on_a_small_island_can_be_displaced() -> None:
    """CT-T5.28: by a stronger one that gets there over ships of its own."""
    state = at_the_gold()
    put(state, 1, ships="G5w")
    stand(state, 0, "E6s", strength=2, active=True)
    stand(state, 1, "G4ne")

    play(state, 0, "march E6s to G4ne")
    play(state, 1, "flee G4se")

    assert corners_of(state, 1) == corners("G4se")


def test_knights_on_small_islands_do_not_meet_the_barbarians() -> None:
    """CT-T5.20, CT-K11.14: one at sea does; only that one is inactive afterwards."""
    state = position(rolled=False)
    put(state, 0, cities="E10ne", ships="E11nw")
    stand(state, 0, "G4ne", strength=3, active=True)
    stand(state, 0, "E11n", active=True)

    events = attack(state)

    landed = next(event for event in events if isinstance(event, BarbariansLanded))
    assert landed == BarbariansLanded(1, (1, 0, 0))
    assert knight_at(state, "G4ne") == (0, 3, True)
    assert knight_at(state, "E11n") == (0, 1, False)


# Ships


def test_lines_of_ships_do_not_branch() -> None:
    """CT-T5.22: at E11n two ships meet."""
    state = position()
    put(state, 0, settlements="E10ne", ships="E11nw E11ne")
    give(state, 0, "lumber+wool")

    with refused("CT-T5.22"):
        play(state, 0, "ship D10e")
    assert not options(state, 0) & written("ship D10e")


def test_a_ship_may_be_moved_where_the_line_does_not_branch_without_it() -> None:
    """CT-T5.22"""
    state = position()
    put(state, 0, settlements="E10ne", ships="E11nw E11ne")

    play(state, 0, "move E11ne to D10e")

    assert ships_of(state, 0) == edges("E11nw D10e")


def test_a_ship_is_not_moved_to_make_a_branch() -> None:
    """CT-T5.22: from the other line of the same building."""
    state = position()
    put(state, 0, settlements="E10ne", ships="E11nw E11ne E10e")

    with refused("CT-T5.22"):
        play(state, 0, "move E10e to D10e")


def test_a_ship_is_not_laid_again_to_make_a_branch() -> None:
    """CT-T5.22, CT-K15.20: where it is laid, the rules of building hold."""
    state = position()
    put(state, 0, settlements="E10ne", ships="E11nw E11ne E10e")
    hold(state, 0, "diplomat")
    play(state, 0, "diplomat E10e")

    with refused("CT-T5.22"):
        play(state, 0, "ship D10e")
    assert "ship D10e" not in options(state, 0)


def test_every_edge_of_a_building_may_begin_a_line() -> None:
    """CT-T5.22"""
    state = position()
    put(state, 0, settlements="E10ne", ships="E11nw E10e")
    give(state, 0, "lumber+wool")

    play(state, 0, "ship E10ne")

    assert ships_of(state, 0) == edges("E11nw E10e E10ne")


# Whole games


@pytest.mark.parametrize("seats", [3, 4])
def test_random_games_come_to_an_end(seats: int) -> None:
    """CT-T5.24"""
    for seed in range(2):
        state = dealt(seats, seed)
        GAME.play_out(state, Random(seed))

        assert not GAME.faults(state)
        assert GAME.outcome(state)
