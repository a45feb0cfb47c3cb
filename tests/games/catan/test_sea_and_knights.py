"""Cities & Knights together with Seafarers (CT-K11)."""

from __future__ import annotations

import pytest

from deskovka.core.errors import IllegalAction
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Edge, Hex
from deskovka.games.catan.cities_knights.progress.diplomacy import PieceRemoved
from deskovka.games.catan.robber import Stolen
from deskovka.games.catan.seafarers.pirate import PirateMoved
from deskovka.games.catan.state import CatanState
from games.catan import sea_table
from games.catan.cities_knights.progress.seeing import told
from games.catan.cities_knights.table import (
    at,
    attack,
    hold,
    knights,
    knights_of,
    land,
    roll,
)
from games.catan.sea_table import edges, pirate_at, put, ships_of
from games.catan.table import give, hand, options, play, points, written
from positions import refused

# From E9ne on the east coast a line of ships around the hex E10, all of whose other intersections are at sea.
LINE = "E10nw E10ne E10e E10se"
SHIP = "lumber+wool"


def position(*, landed: bool = True, rolled: bool = True, seats: int = 3) -> CatanState:
    """At sea with Cities & Knights; the pirate is far away, and the barbarians have landed unless told otherwise."""
    state = sea_table.position(seats, 0, rolled, "seafarers", **{"cities-knights": "yes"})
    if landed:
        land(state)
    return state


def out_at_sea(corner: str, *, active: bool = True, ships: str = LINE) -> CatanState:
    """Seat 0 has a settlement at E9ne, ships from there on, and a knight aboard one of them."""
    state = position()
    put(state, 0, settlements="E9ne", ships=ships)
    knights(state, 0, corner, active=active)
    return state


# Ships are as good as roads


def test_a_knight_is_recruited_at_an_own_ship() -> None:
    """CT-K11.1, CT-K8.2: on the coast and at sea; not at the ship of another."""
    state = position()
    put(state, 0, settlements="E9ne", ships="E9ne E10nw")
    put(state, 1, settlements="F7ne", ships="F8ne")
    give(state, 0, "wool+ore")

    assert options(state, 0, "recruit") == written("recruit E9n", "recruit E10n")
    with refused("CT-K8.2"):
        play(state, 0, "recruit E9s")
    play(state, 0, "recruit E9n")

    assert knights_of(state, 0) == {at("E9n"): "basic"}


def test_a_knight_moves_along_own_ships() -> None:
    """CT-K11.1, CT-K10.1"""
    state = out_at_sea("E10n")

    play(state, 0, "march E10n to E10se")

    assert knights_of(state, 0) == {at("E10se"): "basic"}


def test_a_knight_does_not_move_along_the_ships_of_another() -> None:
    """CT-K11.1, CT-K10.1"""
    state = out_at_sea("E10n", ships="E10nw")
    put(state, 1, ships="E10ne")

    with refused("CT-K10.1"):
        play(state, 0, "march E10n to E10ne")


def test_ships_of_others_do_not_go_on_from_a_knight() -> None:
    """CT-K11.1, CT-K8.6, CT-S2.5: own ships do."""
    state = position()
    put(state, 0, settlements="E9ne", ships="E10nw")
    give(state, 0, SHIP)
    knights(state, 1, "E10n")
    with refused("CT-S2.5"):
        play(state, 0, "ship E10ne")

    other = out_at_sea("E10n", ships="E10nw")
    give(other, 0, SHIP)
    play(other, 0, "ship E10ne")

    assert ships_of(other, 0) == edges("E10nw E10ne")


def test_a_knight_displaces_a_weaker_one_over_the_sea() -> None:
    """CT-K11.1, CT-K10.2: the displaced one flees along its owner's ships."""
    state = position()
    put(state, 0, settlements="E9ne", ships="E9ne E10nw")
    put(state, 1, ships="E10ne")
    knights(state, 1, "E10n")
    knights(state, 0, "E9n", "strong", active=True)

    play(state, 0, "march E9n to E10n")
    assert options(state, 1) == written("flee E10ne")
    play(state, 1, "flee E10ne")

    assert knights_of(state, 1) == {at("E10ne"): "basic"}
    assert at("E10n") in knights_of(state, 0)


def test_roads_and_ships_carry_a_knight_in_any_mixture() -> None:
    """CT-K11.2: no building is needed where they meet."""
    state = position()
    put(state, 0, roads="E8ne E9nw", ships="D8e")
    knights(state, 0, "E8n", active=True)

    assert options(state, 0, "march") == written("march E8n to E8ne", "march E8n to E9n", "march E8n to D8ne")
    play(state, 0, "march E8n to D8ne")

    assert knights_of(state, 0) == {at("D8ne"): "basic"}


# Aboard


def test_an_active_knight_goes_aboard() -> None:
    """CT-K11.3: to an intersection of sea alone at which an own ship lies; it is inactive then."""
    state = position()
    put(state, 0, settlements="E9ne", ships="E9ne E10nw")
    knights(state, 0, "E9n", active=True)

    play(state, 0, "march E9n to E10n")

    assert knights_of(state, 0) == {at("E10n"): "basic"}


def test_an_inactive_knight_does_not_go_aboard() -> None:
    """CT-K11.3, CT-K8.5"""
    state = position()
    put(state, 0, settlements="E9ne", ships="E9ne E10nw")
    knights(state, 0, "E9n")

    with refused("CT-K8.5"):
        play(state, 0, "march E9n to E10n")


def test_no_knight_goes_to_sea_where_no_own_ship_lies() -> None:
    """CT-K11.3"""
    state = out_at_sea("E10n", ships="E10nw")

    with refused("CT-K10.1"):
        play(state, 0, "march E10n to E10ne")


# The barbarians


def test_there_is_one_attack_for_all_islands() -> None:
    """CT-K11.4, CT-K11.14: cities and active knights of the whole board count, those aboard, too."""
    state = position(landed=False)
    put(state, 0, cities="E9ne", ships="E10nw")
    put(state, 1, cities="G9n H3s")
    put(state, 2, settlements="D5n", roads="D5ne")
    knights(state, 0, "E10n", "strong", active=True)
    knights(state, 2, "D5ne", active=True)

    attack(state)

    view = GAME.view(state, None)["realm"]
    assert view["landings"] == 1
    assert [player["defenders"] for player in view["players"]] == [1, 0, 0]
    assert knights_of(state, 0) == {at("E10n"): "strong"}
    assert state.cities[1].bit_count() == 2


def test_a_city_on_a_far_island_is_pillaged() -> None:
    """CT-K11.4"""
    state = position(landed=False)
    put(state, 0, cities="E9ne", ships="E10nw")
    put(state, 1, cities="G9n")
    knights(state, 0, "E10n", active=True)

    attack(state)

    assert (state.cities[0].bit_count(), state.cities[1].bit_count()) == (1, 0)


# The pirate


def test_a_knight_next_to_the_pirate_chases_it() -> None:
    """CT-K11.5, CT-K10.4, CT-S5.2: to another sea hex, and a card is taken of somebody with a ship there."""
    state = out_at_sea("E9se", ships="E10w")
    put(state, 1, ships="F8w")
    give(state, 1, "coin")
    pirate_at(state, "E10")

    play(state, 0, "chase-pirate E9se")
    assert {option.split()[0] for option in options(state, 0)} == {"pirate"}
    with refused("CT-S5.2"):
        play(state, 0, "pirate E10")
    with refused("CT-S5.2"):
        play(state, 0, "pirate E11 from 1")
    with refused("CT-S5.4"):
        play(state, 0, "pirate E9")
    events = play(state, 0, "pirate F8 from 1", chance=["coin"])

    assert PirateMoved in [type(event) for event in events]
    assert told(events, Stolen).seen_by(2) == Stolen(0, 1, None)
    assert hand(state, 0) == "coin"
    assert knights_of(state, 0) == {at("E9se"): "basic"}
    assert "end" in options(state, 0)


def test_nobody_must_be_robbed_by_the_pirate() -> None:
    """CT-K11.5, CT-S5.2"""
    state = out_at_sea("E9se", ships="E10w")
    put(state, 1, ships="F8w")
    give(state, 1, "coin")
    pirate_at(state, "E10")

    play(state, 0, "chase-pirate E9se", "pirate F8")

    assert hand(state, 1) == "coin"


def test_nobody_discards_when_a_knight_chases_the_pirate() -> None:
    """CT-K11.5, CT-K10.4"""
    state = out_at_sea("E9se", ships="E10w")
    give(state, 1, "9ore")
    pirate_at(state, "E10")

    play(state, 0, "chase-pirate E9se")

    assert GAME.waiting(state) == (0,)


def test_only_a_ready_knight_next_to_the_pirate_chases_it() -> None:
    """CT-K11.5, CT-K8.5, CT-K10.1"""
    state = out_at_sea("E9se", ships="E10w E10nw", active=False)
    knights(state, 0, "E10n", active=True)
    knights(state, 1, "E10ne", active=True)
    pirate_at(state, "F9")
    give(state, 0, "grain")
    with refused("CT-K11.5"):
        play(state, 0, "chase-pirate E10n")
    with refused("CT-K10.1"):
        play(state, 0, "chase-pirate E10ne")

    play(state, 0, "activate E9se")

    with refused("CT-K8.5"):
        play(state, 0, "chase-pirate E9se")
    assert not options(state, 0, "chase-pirate")


def test_a_knight_aboard_chases_the_pirate_but_not_the_robber() -> None:
    """CT-K11.14, CT-K11.5, CT-K10.4: it is not on land."""
    state = out_at_sea("E10n", ships="E10nw")
    pirate_at(state, "D10")
    state.robber = int(Hex.read("E9"))
    with refused("CT-K10.4"):
        play(state, 0, "chase E10n")

    play(state, 0, "chase-pirate E10n", "pirate E3")

    assert GAME.view(state, None)["sea"]["pirate"] == "E3"


def test_before_the_first_landing_the_pirate_does_not_move() -> None:
    """CT-K11.9, CT-K11.13, CT-K9.6: on a seven only the discards happen, and no knight chases it."""
    state = position(landed=False)
    put(state, 0, settlements="E9ne", ships="E10nw")
    put(state, 1, ships="F8w")
    knights(state, 0, "E10n", active=True)
    give(state, 1, "8ore")
    pirate_at(state, "E10")
    with refused("CT-K11.9"):
        play(state, 0, "chase-pirate E10n")
    assert not options(state, 0, "chase-pirate")

    roll(state, 3, 4)
    play(state, 1, "discard 4ore")

    assert "end" in options(state, 0)
    assert hand(state, 1) == "4ore"
    assert GAME.view(state, None)["sea"]["pirate"] == "E10"


def test_after_the_first_landing_a_seven_moves_robber_or_pirate() -> None:
    """CT-K11.9, CT-K9.6, CT-S5.1"""
    state = position()

    roll(state, 3, 4)

    assert {option.split()[0] for option in options(state, 0)} == {"robber", "pirate"}


def test_before_the_first_landing_the_hex_of_the_pirate_is_closed_to_ships() -> None:
    """CT-K11.13, CT-S2.6, CT-S3.5: from the start."""
    state = position(landed=False)
    put(state, 0, settlements="E9ne E9se", ships="E10sw F9e")
    give(state, 0, SHIP)
    pirate_at(state, "E10")

    with refused("CT-S2.6"):
        play(state, 0, "ship E10nw")
    with refused("CT-S3.5"):
        play(state, 0, "move F9e to E10nw")
    pirate_at(state, "F9")
    with refused("CT-S3.5"):
        play(state, 0, "move F9e to E10nw")


def test_the_bishop_moves_only_the_robber() -> None:
    """CT-K11.9, CT-K15.17"""
    state = position()
    hold(state, 0, "bishop")

    play(state, 0, "bishop")

    assert {option.split()[0] for option in options(state, 0)} == {"robber"}
    with refused("CT-S5.4"):
        play(state, 0, "robber E10")
    with pytest.raises(IllegalAction):
        play(state, 0, "pirate E10")


# Moving ships


def test_a_ship_that_holds_a_knight_is_not_moved() -> None:
    """CT-K11.6: a line with a knight at its end is closed."""
    state = out_at_sea("E10ne", ships="E10nw E10ne")
    for ship in ("E10nw", "E10ne"):
        with refused("CT-K11.6"):
            play(state, 0, f"move {ship} to E9ne")
    assert not options(state, 0, "move")

    play(state, 0, "march E10ne to E10n", "move E10ne to E9ne")

    assert ships_of(state, 0) == edges("E10nw E9ne")


def test_a_ship_beyond_a_knight_may_be_moved() -> None:
    """CT-K11.6: the knight is still joined to a building."""
    state = out_at_sea("E10n", ships="E10nw E10ne")

    play(state, 0, "move E10ne to E9ne")

    assert ships_of(state, 0) == edges("E10nw E9ne")


def test_a_ship_that_alone_joins_a_knight_to_a_building_is_not_moved() -> None:
    """CT-K11.6, CT-K11.2: over a road beyond it, too."""
    state = position()
    put(state, 0, settlements="E9ne", ships="E9ne", roads="D8e")
    knights(state, 0, "D8ne")
    with refused("CT-K11.6"):
        play(state, 0, "move E9ne to E10nw")

    put(state, 0, settlements="D8n", roads="D8ne")
    play(state, 0, "move E9ne to E10nw")

    assert ships_of(state, 0) == edges("E10nw")


def test_a_line_with_the_knight_of_another_at_its_end_is_open() -> None:
    """CT-K11.6, CT-S3.3: that knight is nobody's to hold."""
    state = position()
    put(state, 0, settlements="E9ne", ships="E10nw E10ne")
    knights(state, 1, "E10ne")

    play(state, 0, "move E10ne to E9ne")

    assert ships_of(state, 0) == edges("E10nw E9ne")


def test_a_knight_of_another_breaks_the_longest_trade_route() -> None:
    """CT-K11.7, CT-K8.6: an own one does not."""
    line = "E9ne E10nw E10ne E10e E10se"
    state = position()
    put(state, 0, settlements="E9ne", ships=line)
    assert points(state, 0) == 3
    knights(state, 0, "E10se")
    assert points(state, 0) == 3

    knights(state, 1, "E10ne")

    assert points(state, 0) == 1


def test_ships_on_both_sides_of_the_knight_of_another_are_not_moved() -> None:
    """CT-K11.7, CT-S3.3: the line is interrupted, but no end is open there."""
    state = position()
    put(state, 0, settlements="E9ne", ships="E10nw E10ne E10e")
    knights(state, 1, "E10n")

    for ship in ("E10nw", "E10ne"):
        with refused("CT-S3.3"):
            play(state, 0, f"move {ship} to E9ne")


# Gold and the merchant


def test_gold_brings_resources_and_no_commodities() -> None:
    """CT-K11.8, CT-K4.1: a city two of choice."""
    state = position()
    put(state, 0, cities="C3n")

    roll(state, 4, 5)
    with refused("CT-S6.1"):
        play(state, 0, "take ore+coin")
    assert not [option for option in options(state, 0) if "coin" in option]
    play(state, 0, "take wool+ore")

    assert hand(state, 0) == "wool+ore"


def test_the_merchant_does_not_stand_on_gold() -> None:
    """CT-K11.8, CT-K15.3"""
    state = position()
    put(state, 0, settlements="C3ne")
    hold(state, 0, "merchant")

    assert options(state, 0, "merchant") == {"merchant B3"}
    with refused("CT-K15.3"):
        play(state, 0, "merchant C3")


# Diplomat and Road Building


def test_the_diplomat_removes_an_open_ship() -> None:
    """CT-K11.10, CT-K15.20: also next to the pirate."""
    state = position()
    put(state, 1, settlements="E9ne", ships="E10nw E10ne")
    hold(state, 0, "diplomat")
    pirate_at(state, "E10")
    with refused("CT-K15.20"):
        play(state, 0, "diplomat E10nw")

    events = play(state, 0, "diplomat E10ne")

    assert told(events, PieceRemoved) == PieceRemoved(0, 1, Edge.read("E10ne"))
    assert ships_of(state, 1) == edges("E10nw")
    assert GAME.faults(state) == []


def test_a_knight_aboard_closes_a_ship() -> None:
    """CT-K15.20, CT-K11.3"""
    state = out_at_sea("E10ne", ships="E10nw E10ne")
    hold(state, 0, "diplomat")

    assert not options(state, 0, "diplomat")


def test_a_removed_own_ship_is_laid_again_as_a_ship() -> None:
    """CT-K11.10: by the rules of ships, so not next to the pirate."""
    state = position()
    put(state, 0, settlements="E9ne", ships="E10nw E10ne")
    hold(state, 0, "diplomat")
    pirate_at(state, "D9")

    play(state, 0, "diplomat E10ne")
    assert options(state, 0) == written("ship E10w", "skip")
    with refused("CT-K15.20"):
        play(state, 0, "road E10w")
    with refused("CT-K15.20"):
        play(state, 0, "ship E10ne")
    with refused("CT-S2.6"):
        play(state, 0, "ship E9ne")
    play(state, 0, "ship E10w")

    assert ships_of(state, 0) == edges("E10nw E10w")


def test_a_removed_own_road_is_laid_again_as_a_road() -> None:
    """CT-K11.10, CT-K15.20"""
    state = position()
    put(state, 0, settlements="E9n", roads="E9ne")
    hold(state, 0, "diplomat")

    play(state, 0, "diplomat E9ne")
    with refused("CT-K15.20"):
        play(state, 0, "ship D8e")
    play(state, 0, "road D8e")

    assert state.roads[0] == 1 << Edge.read("D8e")


def test_road_building_brings_roads_and_ships() -> None:
    """CT-K11.10, CT-K15.15, CT-S2.9"""
    state = position()
    put(state, 0, settlements="E9ne")
    hold(state, 0, "road-building")

    play(state, 0, "road-building", "ship E10nw", "road E9ne")

    assert ships_of(state, 0) == edges("E10nw")
    assert state.roads[0] == 1 << Edge.read("E9ne")
    assert "end" in options(state, 0)


def test_intrigue_reaches_a_knight_at_an_own_ship() -> None:
    """CT-K15.21, CT-K11.1"""
    state = position()
    put(state, 0, settlements="E9ne", ships="E10nw")
    put(state, 1, ships="E10ne")
    knights(state, 1, "E10n", "mighty", active=True)
    hold(state, 0, "intrigue")

    play(state, 0, "intrigue E10n")
    play(state, 1, "flee E10ne")

    assert knights_of(state, 1) == {at("E10ne"): "mighty active"}


# The target


@pytest.mark.parametrize("seats", [3, 4])
def test_two_points_more_are_needed_than_without_knights(seats: int) -> None:
    """CT-K11.11"""
    alone = sea_table.new_table(seats).target

    assert sea_table.new_table(seats, **{"cities-knights": "yes"}).target == alone + 2
