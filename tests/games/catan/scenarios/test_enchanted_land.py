"""Enchanted Land: a knight crosses the sea and fights dragons (CT-T6). The map is drawn in `land_table`.

E7n is on the coast of the main island; one ship from there, on E7ne, leads to E8nw, on the coast of the enchanted land.
From E8nw three steps lead to three intersections inland: E8s, F8n and G7n, each with a dragon.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.codec import codec
from deskovka.core.game import Event
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner, Hex
from deskovka.games.catan.cities_knights.barbarians import BarbariansLanded
from deskovka.games.catan.cities_knights.knight_actions import KnightLost
from deskovka.games.catan.scenarios.crossing import KnightCrossed, enchanted
from deskovka.games.catan.scenarios.dragon_fights import SIXTH, DragonDefeated, FightLost
from deskovka.games.catan.state import CatanState, recount, with_entry
from deskovka.text import Texts
from deskovka.text.telling import describe
from games.catan import sea_table
from games.catan.scenarios import land_table
from games.catan.scenarios.land_table import (
    ENCHANTED,
    attack,
    corners,
    corners_of,
    hold,
    knight_at,
    learn,
    next_turn,
    stand,
)
from games.catan.sea_table import edges, put, ships_of
from games.catan.table import give, hand, options, play, points, written
from positions import refused

LAND = "E8 E9 E10 F7 F8 F9 F10 G6 G7 G8 G9 G10 H6 H7 H8 H9"


def position(seats: int = 3, rolled: bool = True, **chosen: str) -> CatanState:
    return land_table.position(ENCHANTED, seats, rolled, **chosen)


def dealt(seats: int, seed: int = 0) -> CatanState:
    """A table laid out by chance."""
    return GAME.new_game(GAME.setup(seats, {"scenario": ENCHANTED}), RandomChance(Random(seed)))


def seen(state: CatanState, seat: int | None = None) -> Any:
    return GAME.view(state, seat)["enchanted"]


def cross(state: CatanState, seat: int, corner: str, strength: int = 1, active: bool = True) -> None:
    """The knight of a seat that has come over stands there."""
    stand(state, seat, corner, strength=strength, active=active)
    land = enchanted(state)
    state.land = land.but(crossed=land.crossed | 1 << seat)


def at_the_shore(seats: int = 3) -> CatanState:
    """Seat 0 has a line of one ship, and an active knight one road away."""
    state = position(seats)
    put(state, 0, settlements="E7n", roads="E7nw", ships="E7ne")
    stand(state, 0, "E7nw", active=True)
    return state


def beaten(state: CatanState, *dragons: int) -> None:
    """So many dragons were beaten by each seat: the first ones, with flags of all kinds in turn."""
    land, number = enchanted(state), sum(dragons)
    marks = [corner for corner in range(land.dragons.bit_length()) if land.dragons >> corner & 1]
    marks = [corner for corner in marks if str(Corner(corner)) not in corners("E8s F8n G7n")]
    left = list(land.unseen)
    for place in range(number):
        left.remove(place % 3 + 1)
    gone = sum(1 << corner for corner in marks[:number])
    state.land = land.but(dragons=land.dragons & ~gone, unseen=tuple(left), beaten=dragons)
    recount(state)


def fight(state: CatanState, corner: str, flag: int | None = None) -> list[Event]:
    """A flag that nobody has seen is drawn."""
    return play(state, 0, f"fight {corner}", chance=[] if flag is None else [str(flag)])


# Setting up


@pytest.mark.parametrize("seats", [3, 4])
def test_the_main_island_has_its_desert_at_the_left_and_the_rest_is_dealt(seats: int) -> None:
    """CT-T6.1"""
    one, other = dealt(seats, 1).island.tiles, dealt(seats, 2).island.tiles
    home = [hex for hex in one if dealt(seats).island.land >> hex & 1 and str(Hex(hex)) not in LAND.split()]

    assert len(home) == 19
    assert [str(Hex(hex)) for hex in home if one[hex].terrain.value == "desert"] == ["F3"]
    assert [one[hex].token for hex in home] == [other[hex].token for hex in home]
    assert [one[hex].terrain for hex in home] != [other[hex].terrain for hex in home]
    assert len(dealt(seats).island.harbours) == 8


def test_the_enchanted_land_has_five_deserts_and_two_gold_hexes() -> None:
    """CT-T6.2: nine others are dealt, face up."""
    one, other = dealt(3, 1), dealt(3, 2)
    lands = {name: one.island.tiles[Hex.read(name)].terrain.value for name in LAND.split()}

    assert {name for name, land in lands.items() if land == "desert"} == {"F8", "F9", "G7", "G8", "G9"}
    assert {name for name, land in lands.items() if land == "gold"} == {"F10", "H6"}
    assert lands != {name: other.island.tiles[Hex.read(name)].terrain.value for name in LAND.split()}
    assert set(seen(one)["hexes"]) == set(LAND.split())


def test_nineteen_dragons_are_on_their_marks_and_nobody_sees_their_flags() -> None:
    """CT-T6.3: how many there are of each is known."""
    state = dealt(3)

    assert len(seen(state)["dragons"]) == 19
    assert seen(state)["flags"] == [7, 6, 6]
    assert corners("E8s F8n G7n") <= set(seen(state)["dragons"])


def test_everybody_founds_three_times_at_least_once_on_the_coast() -> None:
    """CT-T6.4, CT-T6.36: a settlement, a city, a settlement, all on the main island."""
    state = sea_table.new_table(scenario=ENCHANTED)
    with refused("CT-T6.4"):
        play(state, 0, "settle E8nw")
    kinds = []
    for seat, corner in [(0, "E5n"), (1, "C8n"), (2, "C6n"), (2, "G4ne"), (1, "H3n"), (0, "D4n")]:
        kinds.append(sorted({option.split()[0] for option in options(state, seat)}))
        play(state, seat, f"{kinds[-1][0]} {corner}")
        play(state, seat, min(options(state, seat, "road")))

    assert kinds == [["settle"]] * 3 + [["city"]] * 3
    with refused("CT-T6.36"):
        play(state, 0, "settle D5n")
    coast = state.island.coast
    found = {option.removeprefix("settle ") for option in options(state, 0, "settle")}
    assert found and all(coast >> Corner.read(corner) & 1 for corner in found)


def test_a_building_on_the_coast_takes_a_road_or_a_ship() -> None:
    """CT-T6.4"""
    state = sea_table.new_table(scenario=ENCHANTED)
    play(state, 0, "settle E7n")

    assert options(state, 0) == written("road E7nw", "road D6e", "ship E7nw", "ship D6e", "ship E7ne")


def test_the_robber_starts_on_the_desert_of_the_main_island() -> None:
    """CT-T6.5: and there is no pirate."""
    view = GAME.view(dealt(4), None)

    assert view["robber"] == "F3"
    assert view["sea"]["pirate"] is None


@pytest.mark.parametrize("seats, target", [(3, 21), (4, 18)])
def test_so_many_points_win(seats: int, target: int) -> None:
    """CT-T6.29, CT-T0.5"""
    assert dealt(seats).target == target


def test_it_is_always_played_with_cities_and_knights() -> None:
    """CT-T0.4"""
    assert GAME.view(dealt(3), 0)["realm"] is not None


# Building there


def test_settlements_stand_on_its_coast_only() -> None:
    """CT-T6.6: whatever leads inland."""
    state = position()
    put(state, 0, settlements="D9n", ships="D9ne D9e")
    give(state, 0, "brick+lumber+wool+grain")
    assert options(state, 0, "settle") == written("settle E10n")
    put(state, 0, roads="E8sw")
    put(state, 1, settlements="E8sw")
    cross(state, 1, "F8n")

    for corner in ("E8s", "F8n", "G7n"):  # near a settlement, with a knight, and not reached
        with refused("CT-T6.6"):
            play(state, 0, f"settle {corner}")
    play(state, 0, "settle E10n")


def test_they_do_not_become_cities() -> None:
    """CT-T6.7: not with Medicine, either."""
    state = position()
    put(state, 0, settlements="E10n")
    give(state, 0, "3ore+2grain")
    hold(state, 0, "medicine")

    with refused("CT-T6.7"):
        play(state, 0, "city E10n")
    with refused("CT-T6.7"):
        play(state, 0, "medicine E10n")
    assert not options(state, 0, "city") and not options(state, 0, "medicine")


def test_there_are_no_roads_but_ships_at_its_coast() -> None:
    """CT-T6.8"""
    state = position()
    put(state, 0, settlements="E10n")
    give(state, 0, "brick+2lumber+wool")

    assert options(state, 0, "road") == set()
    for edge in ("E10nw", "E10ne", "F8ne"):
        with refused("CT-T6.8"):
            play(state, 0, f"road {edge}")
    play(state, 0, "ship E10ne")

    assert ships_of(state, 0) == edges("E10ne")


def test_knights_are_recruited_on_the_main_island_only() -> None:
    """CT-T6.9, CT-T6.31: neither in the enchanted land nor at sea."""
    state = position()
    put(state, 0, settlements="D9n", ships="D9ne D9e", roads="D9nw")
    give(state, 0, "wool+ore")

    for corner, rule in (("E10n", "CT-T6.9"), ("F8n", "CT-T6.9"), ("D9ne", "CT-T6.31")):
        with refused(rule):
            play(state, 0, f"recruit {corner}")
    assert options(state, 0, "recruit") == written("recruit D9nw")


# Crossing over


def test_a_knight_crosses_over_a_line_of_ships() -> None:
    """CT-T6.10: and is inactive then."""
    state = at_the_shore()

    told = play(state, 0, "march E7nw to E8nw")

    assert knight_at(state, "E8nw") == (0, 1, False)
    assert seen(state)["players"][0] == {"beaten": 0, "crossed": True}
    assert told == [KnightCrossed(0, Corner.read("E7nw"), Corner.read("E8nw"))]


def test_without_a_line_of_ships_nobody_crosses() -> None:
    """CT-T6.10: nor from a knight that nothing joins to its building."""
    state = at_the_shore()
    stand(state, 0, "C4n", active=True)

    with refused("CT-T6.10"):
        play(state, 0, "march C4n to E8nw")
    with refused("CT-T6.10"):
        play(state, 0, "march E7nw to E8sw")


def test_the_line_starts_at_a_building() -> None:
    """CT-T6.10: roads and ships that meet without one lead nowhere, though they would elsewhere (CT-K11.2)."""
    state = position()
    put(state, 0, settlements="D6sw", roads="D6sw E7nw", ships="E7ne")
    stand(state, 0, "E7nw", active=True)

    with refused("CT-T6.10"):
        play(state, 0, "march E7nw to E8nw")


def test_only_one_knight_of_a_player_crosses() -> None:
    """CT-T6.11"""
    state = at_the_shore()
    cross(state, 0, "G8n")

    with refused("CT-T6.11"):
        play(state, 0, "march E7nw to E8nw")
    assert not written("march E7nw to E8nw") & options(state, 0)


def test_it_never_comes_back() -> None:
    """CT-T6.11"""
    state = at_the_shore()
    state.realm = position().realm
    cross(state, 0, "E8nw")

    with refused("CT-T6.11"):
        play(state, 0, "march E8nw to E7nw")


def past_a_settlement() -> CatanState:
    """The line of seat 0 ends at a settlement of its own, on E8nw."""
    state = position()
    put(state, 0, settlements="E7nw E8nw", roads="D6sw", ships="E7nw E7ne")
    stand(state, 0, "D6sw", active=True)
    return state


def test_past_an_own_settlement_it_goes_to_the_next_free_place_on_the_coast() -> None:
    """CT-T6.12"""
    state = past_a_settlement()
    there = {f"march D6sw to {corner}" for corner in ("E8n", "E8sw")}
    assert written(*there) <= options(state, 0)
    with refused("CT-T6.12"):
        play(state, 0, "march D6sw to E8nw")

    play(state, 0, "march D6sw to E8n")

    assert knight_at(state, "E8n") == (0, 1, False)


def test_where_no_place_is_free_it_cannot_cross() -> None:
    """CT-T6.32: knights of others are on both."""
    state = past_a_settlement()
    cross(state, 1, "E8n")
    cross(state, 2, "E8sw")

    assert not any(
        f" to {corner}" in option for option in options(state, 0) for corner in corners("E8n E8sw")
    )


@pytest.mark.parametrize("piece", ["settlement", "knight"])
def test_nobody_crosses_to_where_an_opponent_stands(piece: str) -> None:
    """CT-T6.13: not even a mighty knight to a basic one."""
    state = position()
    put(state, 0, settlements="E7nw", roads="D6sw", ships="E7nw E7ne")
    stand(state, 0, "D6sw", strength=3, active=True)
    if piece == "knight":
        cross(state, 1, "E8nw")
    else:
        put(state, 1, settlements="E8nw")

    with refused("CT-T6.13"):
        play(state, 0, "march D6sw to E8nw")


def test_a_knight_at_sea_crosses_too() -> None:
    """CT-T6.31: that is the one crossing."""
    state = position()
    put(state, 0, settlements="D9n", ships="D9ne D9e")
    stand(state, 0, "D9ne", active=True)

    play(state, 0, "march D9ne to E10n")

    assert seen(state)["players"][0]["crossed"]


def test_a_displaced_knight_does_not_flee_there() -> None:
    """CT-T6.9, CT-T6.11: rather it is lost."""
    state = position()
    put(state, 0, roads="D6e")
    put(state, 1, ships="E7ne")
    stand(state, 0, "D6ne", strength=2, active=True)
    stand(state, 1, "E7n")

    events = play(state, 0, "march D6ne to E7n")

    assert KnightLost(1, Corner(Corner.read("E7n"))) in events
    assert corners_of(state, 1) == set()


# Moving there


def test_a_knight_moves_up_to_three_intersections_without_roads() -> None:
    """CT-T6.14, CT-T6.15, CT-T6.18: to a place inland, with a dragon or not."""
    state = position()
    cross(state, 0, "E8nw")

    assert options(state, 0, "march") == written(
        "march E8nw to E8s", "march E8nw to F8n", "march E8nw to G7n"
    )
    with refused("CT-T6.15"):
        play(state, 0, "march E8nw to E8n")
    with refused("CT-T6.14"):
        play(state, 0, "march E8nw to G8n")
    play(state, 0, "march E8nw to G7n")

    assert knight_at(state, "G7n") == (0, 1, False)


def test_it_passes_dragons_own_pieces_and_the_coast_but_no_opponents() -> None:
    """CT-T6.16: only over E8s does a way lead to G7n; F8n is reached along the coast, past an own settlement."""
    state = position()
    put(state, 0, settlements="E8n")
    cross(state, 0, "E8nw")
    cross(state, 1, "E8s", strength=2)

    assert options(state, 0, "march") == written("march E8nw to F8n")
    with refused("CT-T6.16"):
        play(state, 0, "march E8nw to G7n")
    with refused("CT-T6.17"):
        play(state, 0, "march E8nw to E8s")


def test_who_displaces_a_weaker_knight_says_where_it_goes() -> None:
    """CT-T6.17, CT-T6.37: anywhere inland, also to a dragon; it keeps strength and state."""
    state = position()
    cross(state, 0, "E8nw", strength=3)
    cross(state, 1, "E8s", strength=2)

    play(state, 0, "march E8nw to E8s")
    assert GAME.waiting(state) == (0,)
    assert len(options(state, 0, "flee")) == 18
    with refused("CT-T6.17"):
        play(state, 0, "flee E8nw")
    assert not GAME.faults(state)
    play(state, 0, "flee H9n")

    assert knight_at(state, "H9n") == (1, 2, True)
    assert knight_at(state, "E8s") == (0, 3, False)
    assert not GAME.faults(state)


def test_a_knight_where_it_landed_cannot_be_displaced() -> None:
    """CT-T6.33: and nobody builds there."""
    state = position()
    put(state, 0, settlements="E7nw", ships="E7nw E7ne")
    cross(state, 0, "E8s", strength=3)
    cross(state, 1, "E8nw")
    give(state, 0, "brick+lumber+wool+grain")

    with refused("CT-T6.15"):
        play(state, 0, "march E8s to E8nw")
    with refused("CT-K8.6"):
        play(state, 0, "settle E8nw")


def test_it_chases_the_robber_and_warlord_and_smith_reach_it() -> None:
    """CT-T6.34"""
    state = position()
    cross(state, 0, "E8s", active=False)
    hold(state, 0, "warlord")
    hold(state, 0, "smith")
    state.robber = int(Hex.read("E8"))
    play(state, 0, "warlord", "smith", "promote E8s")
    assert knight_at(state, "E8s") == (0, 2, True)
    next_turn(state)

    play(state, 0, "chase E8s", "robber F3")

    assert GAME.view(state, None)["robber"] == "F3"


def test_activation_and_promotion_cost_what_they_always_do() -> None:
    """CT-T6.28"""
    state = position()
    cross(state, 0, "E8s", active=False)
    give(state, 0, "grain+wool+ore")

    play(state, 0, "activate E8s", "promote E8s")

    assert hand(state, 0) == "nothing"
    assert knight_at(state, "E8s") == (0, 2, True)


# Fighting


@pytest.mark.parametrize("strength", [1, 2, 3])
@pytest.mark.parametrize("flag", [1, 2, 3])
def test_the_flag_says_how_strong_a_knight_must_be(strength: int, flag: int) -> None:
    """CT-T6.19, CT-T6.21, CT-T6.22, CT-T6.23"""
    state = position()
    cross(state, 0, "E8s", strength)

    events = fight(state, "E8s", flag)

    won = strength >= flag
    corner = Corner(Corner.read("E8s"))
    told: Event = DragonDefeated(0, corner, flag, 1) if won else FightLost(0, corner, flag)
    assert told in events
    assert (corners("E8s") <= set(seen(state)["dragons"])) == (not won)
    assert points(state, 0) == won
    assert knight_at(state, "E8s") == (0, strength, False)
    assert not GAME.faults(state)


def test_a_knight_that_came_this_turn_fights_in_the_next() -> None:
    """CT-X-T6b, CT-T6.20"""
    state = position()
    cross(state, 0, "E8nw")
    give(state, 0, "grain")
    play(state, 0, "march E8nw to E8s", "activate E8s")
    with refused("CT-K8.5"):
        fight(state, "E8s", 1)
    next_turn(state)

    fight(state, "E8s", 1)

    assert points(state, 0) == 1


@pytest.mark.parametrize("at_once, rule", [("no", "CT-K8.5"), ("yes", "CT-T6.19")])
def test_who_was_activated_in_this_turn_does_not_fight(at_once: str, rule: str) -> None:
    """CT-T6.19: however CT-K8.5 is read."""
    state = position(3, True, **{"knights-act-at-once": at_once})
    cross(state, 0, "E8s", active=False)
    give(state, 0, "grain")
    play(state, 0, "activate E8s")

    with refused(rule):
        fight(state, "E8s", 1)
    assert options(state, 0, "fight") == set()


def test_where_there_is_no_dragon_nobody_fights() -> None:
    """CT-T6.19"""
    state = position()
    cross(state, 0, "E8nw")

    with refused("CT-T6.19"):
        fight(state, "E8nw", 1)


def test_after_the_fight_it_may_be_activated_but_not_act_again() -> None:
    """CT-T6.23, CT-K8.5"""
    state = position()
    cross(state, 0, "E8s")
    give(state, 0, "grain")

    fight(state, "E8s", 1)
    play(state, 0, "activate E8s")

    assert knight_at(state, "E8s") == (0, 1, True)
    assert options(state, 0, "march") == options(state, 0, "fight") == set()


def test_a_promoted_knight_wins_against_the_dragon_it_lost_to() -> None:
    """CT-X-T6a, CT-T6.22, CT-T6.30: the flag is the same, and nothing is drawn."""
    state = position()
    cross(state, 0, "E8s")
    give(state, 0, "grain+wool+ore")
    fight(state, "E8s", 2)
    play(state, 0, "promote E8s", "activate E8s")
    next_turn(state)

    fight(state, "E8s")

    assert points(state, 0) == 1


def test_who_is_still_too_weak_may_move_away_but_not_fight_again() -> None:
    """CT-X-T6e, CT-T6.30"""
    state = position()
    cross(state, 0, "E8s")
    learn(state, 0, 0, 3, 0)
    give(state, 0, "grain+2wool+2ore")
    fight(state, "E8s", 3)
    play(state, 0, "activate E8s")
    next_turn(state)

    for strength in (1, 2):
        assert knight_at(state, "E8s") == (0, strength, True)
        with refused("CT-T6.30"):
            fight(state, "E8s")
        assert options(state, 0, "fight") == set()
        assert options(state, 0, "march")
        play(state, 0, "promote E8s")
        next_turn(state)
    fight(state, "E8s")

    assert points(state, 0) == 1


def test_the_limit_is_kept_when_the_knight_comes_back() -> None:
    """CT-T6.30"""
    state = position()
    cross(state, 0, "E8s")
    give(state, 0, "3grain")
    fight(state, "E8s", 3)
    play(state, 0, "activate E8s")
    next_turn(state)
    play(state, 0, "march E8s to F8n", "activate F8n")
    next_turn(state)
    play(state, 0, "march F8n to E8s", "activate E8s")
    next_turn(state)

    with refused("CT-T6.30"):
        fight(state, "E8s")


def test_knights_of_others_may_try() -> None:
    """CT-T6.30: the limit is that of the knight that lost."""
    state = position()
    cross(state, 0, "E8s")
    land = enchanted(state)
    corner = int(Corner.read("E8s"))
    unseen = list(land.unseen)
    unseen.remove(2)
    state.land = land.but(
        unseen=tuple(unseen), seen=((corner, 2),), lost=with_entry(land.lost, 1, 1 << corner)
    )

    events = fight(state, "E8s")

    assert FightLost(0, Corner(corner), 2) in events


def test_the_flag_is_hidden_again_but_remembered() -> None:
    """CT-T6.24: no view shows it; a guess still knows what all have seen."""
    state = position()
    cross(state, 0, "E8s")
    fight(state, "E8s", 3)

    assert seen(state)["flags"] == [7, 6, 6]
    for seat in range(3):
        guess = GAME.determinise(state, seat, Random(seat))
        assert enchanted(guess).flag(int(Corner.read("E8s"))) == 3
        assert "seen" not in str(seen(state, seat))
    again = codec(GAME.values).decode(codec(GAME.values).encode(state))
    assert again == state


# The end


@pytest.mark.parametrize("flag", [1, 3])
def test_the_sixth_dragon_wins_at_once(flag: int) -> None:
    """CT-X-T6c, CT-T6.29, CT-T6.38: with far fewer points than the target, and fewer than others."""
    state = position(4)
    put(state, 1, cities="E7n C5n D4n")
    beaten(state, 5, 3, 0, 0)
    cross(state, 0, "E8s", strength=3)
    assert not GAME.faults(state)

    fight(state, "E8s", flag)

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [standing.won for standing in outcome.standings] == [True, False, False, False]
    assert [standing.feat for standing in outcome.standings] == [SIXTH, None, None, None]
    assert points(state, 0) == 6
    assert not GAME.faults(state)


def test_the_log_says_what_won() -> None:
    """CT-T6.38: whoever has fewer points than others has not won by them."""
    said = {"en": "by the sixth dragon beaten, whatever", "cs": "bez ohledu na body (šestý poražený drak)"}
    for language, sentence in said.items():
        state = position()
        beaten(state, 5, 0, 0)
        cross(state, 0, "E8s", strength=3)
        told = fight(state, "E8s", 1)

        assert sentence in describe(Texts(language, "catan"), ["Ann", "Bob", "Eve"], told[-1])


def test_who_has_the_points_with_the_sixth_dragon_wins_by_them() -> None:
    """CT-T6.29, CT-T6.38"""
    state = position()
    put(state, 0, cities="E7n C5n D4n", settlements="D9n")
    beaten(state, 5, 0, 0)
    state.target = 13
    cross(state, 0, "E8s", strength=3)

    fight(state, "E8s", 1)

    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.standings[0].won
    assert outcome.standings[0].feat is None


def test_the_fifth_does_not() -> None:
    """CT-T6.29"""
    state = position(4)
    beaten(state, 4, 0, 0, 0)
    cross(state, 0, "E8s")

    fight(state, "E8s", 1)

    assert GAME.outcome(state) is None


# Cards and barbarians


def test_the_barbarians_do_not_meet_knights_there_nor_at_sea() -> None:
    """CT-X-T6d, CT-T6.25: these stay active; one on the main island counts."""
    state = position(rolled=False)
    put(state, 0, cities="D9n", ships="D9ne")
    cross(state, 0, "E8s", strength=3)
    stand(state, 0, "D9ne", strength=2, active=True)
    stand(state, 0, "C4n", active=True)

    events = attack(state)

    assert BarbariansLanded(1, (1, 0, 0)) in events
    assert [knight_at(state, corner)[2] for corner in ("E8s", "D9ne", "C4n")] == [True, True, False]


def test_the_inventor_leaves_its_tokens() -> None:
    """CT-T6.26"""
    state = position()
    hold(state, 0, "inventor")

    with refused("CT-T6.26"):
        play(state, 0, "inventor E8 D3")
    assert not any(
        name in option.split() for option in options(state, 0, "inventor") for name in LAND.split()
    )
    assert options(state, 0, "inventor")


def test_intrigue_does_not_reach_a_knight_there() -> None:
    """CT-T6.27"""
    state = at_the_shore()
    cross(state, 1, "E8nw")
    hold(state, 0, "intrigue")

    with refused("CT-T6.27"):
        play(state, 0, "intrigue E8nw")
    assert options(state, 0, "intrigue") == set()


def test_the_deserter_does_not_take_a_knight_there() -> None:
    """CT-T6.27, CT-T6.35: not the only one, and none that could be chosen."""
    state = position()
    hold(state, 0, "deserter")
    cross(state, 1, "E8s")
    with refused("CT-T6.27"):
        play(state, 0, "deserter 1")
    stand(state, 1, "C4n", "C5n")

    play(state, 0, "deserter 1")

    assert options(state, 1) == written("dismiss C4n", "dismiss C5n")
    for corner, rule in (("E8s", "CT-T6.27"), ("C6n", "CT-K15.19")):
        with refused(rule):
            play(state, 1, f"dismiss {corner}")


def test_a_deserter_is_not_welcomed_there() -> None:
    """CT-T6.9, CT-T6.31, CT-K15.19: it is placed where one could be recruited."""
    state = position()
    hold(state, 0, "deserter")
    put(state, 0, settlements="D9n", ships="D9ne D9e", roads="D9nw")
    stand(state, 1, "C4n")

    play(state, 0, "deserter 1")

    assert options(state, 0) == written("recruit D9nw") | {"skip"}
    for corner, rule in (("E10n", "CT-T6.9"), ("D9ne", "CT-T6.31")):
        with refused(rule):
            play(state, 0, f"recruit {corner}")


# Whole games


@pytest.mark.parametrize("seats", [3, 4])
def test_random_games_come_to_an_end(seats: int) -> None:
    """CT-T6.29"""
    for seed in range(2):
        state = dealt(seats, seed)
        GAME.play_out(state, Random(seed))

        assert not GAME.faults(state)
        assert GAME.outcome(state)
