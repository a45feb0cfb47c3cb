"""Setup (TM-2), first dwellings and first scrolls (TM-3)."""

from __future__ import annotations

import pytest

from deskovka.core.chance import ScriptedChance, SeededChance
from deskovka.core.errors import ChanceError, SetupError
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import SCORING, give, new_table, play, position, put, terrain
from positions import options, refused

COLOURS = {
    "nomads": "yellow",
    "fakirs": "yellow",
    "halflings": "brown",
    "cultists": "brown",
    "alchemists": "black",
    "darklings": "black",
    "mermaids": "blue",
    "swarmlings": "blue",
    "witches": "green",
    "auren": "green",
    "dwarves": "gray",
    "engineers": "gray",
    "giants": "red",
    "chaos_magicians": "red",
}
FORESTS = ("A3", "A10", "C3", "C4", "D1", "E9", "F2", "F4", "G3", "I6", "I11")


def rival(faction: str) -> str:
    """A faction of another colour."""
    return "witches" if COLOURS[faction] != "green" else "nomads"


def table_of(seats: int, *chance: str, **chosen: str) -> TerraMysticaState:
    """A table before the factions are chosen, with all that is not chosen drawn as told."""
    told = ScriptedChance(chance)
    scrolls = ",".join(f"BON{number}" for number in range(1, seats + 4))
    usual = {"scoring": SCORING, "scrolls": scrolls, "start": "1"}
    state = GAME.new_game(GAME.setup(seats, {**usual, **chosen}), told)
    told.finish()
    return state


def asked(state: TerraMysticaState) -> int:
    [seat] = GAME.waiting(state)
    return seat


# Factions


def test_no_two_players_may_have_the_same_colour() -> None:
    """TM-2.1: when the Witches are chosen, the Auren on the back of their board are gone."""
    state = table_of(3)
    assert options(GAME, state, 0) == {f"choose {faction}" for faction in COLOURS}

    play(state, 0, "choose witches")
    for taken in ("witches", "auren"):
        with refused("TM-2.1"):
            play(state, 1, f"choose {taken}")
    play(state, 1, "choose giants")

    assert options(GAME, state, 2) == {
        f"choose {faction}" for faction, colour in COLOURS.items() if colour not in ("green", "red")
    }


def test_two_factions_of_a_colour_cannot_be_given_out() -> None:
    """TM-2.1"""
    with pytest.raises(SetupError):
        new_table("witches", "auren")
    with pytest.raises(SetupError):
        new_table("nomads", "giants", "chaos_magicians")


def test_every_player_needs_a_faction() -> None:
    """TM-2.1"""
    with pytest.raises(SetupError):
        GAME.new_game(GAME.setup(3, {"factions": "witches,nomads"}), SeededChance.from_text("short"))
    with pytest.raises(SetupError):
        GAME.new_game(GAME.setup(2, {"factions": "witches,nomads,giants"}), SeededChance.from_text("long"))


@pytest.mark.parametrize("faction, colour", COLOURS.items())
def test_the_home_terrain_is_on_top_of_the_wheel_of_the_board(faction: str, colour: str) -> None:
    """TM-2.1, TM-X35: forest for the Witches; the first dwelling goes on one of the eleven hexes of it."""
    state = new_table(faction, rival(faction))
    if faction == "chaos_magicians":
        play(state, 1, "build F4", "build G3")

    hexes = [option.removeprefix("build ") for option in options(GAME, state, 0)]

    assert len(hexes) == 11
    assert {terrain(state, hex) for hex in hexes} == {colour}


def test_forest_is_the_home_terrain_of_the_witches() -> None:
    """TM-X35 (TM-2.1)"""
    state = new_table("witches", "nomads")

    assert options(GAME, state, 0) == {f"build {hex}" for hex in FORESTS}


# Markers, points and resources


@pytest.mark.parametrize("faction", COLOURS)
def test_the_shipping_marker_begins_at_0_and_that_of_the_mermaids_at_1(faction: str) -> None:
    """TM-2.2"""
    state = new_table(faction, rival(faction))

    assert GAME.view(state, None)["seats"][0]["shipping"] == (1 if faction == "mermaids" else 0)


@pytest.mark.parametrize("faction", ["fakirs", "dwarves"])
def test_fakirs_and_dwarves_have_no_shipping_at_all(faction: str) -> None:
    """TM-2.2"""
    state = position(faction, rival(faction))
    put(state, 0, "F4")

    assert "advance ship" not in options(GAME, state, 0)


@pytest.mark.parametrize(
    "faction", [faction for faction in COLOURS if faction not in ("darklings", "giants")]
)
def test_a_spade_costs_three_workers_at_the_start(faction: str) -> None:
    """TM-2.3: one step on the wheel; the Giants always need two."""
    state = position(faction, rival(faction))
    put(state, 0, "F4")
    give(state, 0, workers=4)

    play(state, 0, "transform E7 to red")

    assert state.workers[0] == 1


def test_darklings_have_no_digging_track() -> None:
    """TM-2.3"""
    state = position("darklings", "witches")

    assert "advance dig" not in options(GAME, state, 0)


@pytest.mark.parametrize("faction", COLOURS)
def test_every_player_starts_with_20_points(faction: str) -> None:
    """TM-2.4"""
    state = new_table(faction, rival(faction))

    assert state.points == [20, 20]


@pytest.mark.parametrize(
    "faction, workers, coins, priests, bowls, cults",
    [
        ("nomads", 2, 15, 0, [5, 7, 0], [1, 0, 1, 0]),
        ("fakirs", 3, 15, 0, [7, 5, 0], [1, 0, 0, 1]),
        ("halflings", 3, 15, 0, [3, 9, 0], [0, 0, 1, 1]),
        ("cultists", 3, 15, 0, [5, 7, 0], [1, 0, 1, 0]),
        ("alchemists", 3, 15, 0, [5, 7, 0], [1, 1, 0, 0]),
        ("darklings", 1, 15, 1, [5, 7, 0], [0, 1, 1, 0]),
        ("mermaids", 3, 15, 0, [3, 9, 0], [0, 2, 0, 0]),
        ("swarmlings", 8, 20, 0, [3, 9, 0], [1, 1, 1, 1]),
        ("witches", 3, 15, 0, [5, 7, 0], [0, 0, 0, 2]),
        ("auren", 3, 15, 0, [5, 7, 0], [0, 1, 0, 1]),
        ("dwarves", 3, 15, 0, [5, 7, 0], [0, 0, 2, 0]),
        ("engineers", 2, 10, 0, [3, 9, 0], [0, 0, 0, 0]),
        ("giants", 3, 15, 0, [5, 7, 0], [1, 0, 0, 1]),
        ("chaos_magicians", 4, 15, 0, [5, 7, 0], [2, 0, 0, 0]),
    ],
)
def test_start_resources_power_and_cult_steps_come_from_the_faction_board(
    faction: str, workers: int, coins: int, priests: int, bowls: list[int], cults: list[int]
) -> None:
    """TM-2.5, TM-2.6: cults in the order fire, water, earth, air; the first steps move no power."""
    board = GAME.view(new_table(faction, rival(faction)), None)["seats"][0]

    assert (board["workers"], board["coins"], board["priests"]) == (workers, coins, priests)
    assert board["bowls"] == bowls
    assert board["cults"] == cults


def test_the_witches_get_3_workers_and_15_coins() -> None:
    """TM-X01 (TM-2.6)"""
    board = GAME.view(new_table("witches", "nomads"), None)["seats"][0]

    assert (board["workers"], board["coins"]) == (3, 15)


def test_cult_markers_of_the_first_game() -> None:
    """TM-X02 (TM-2.5)"""
    seats = GAME.view(new_table("nomads", "halflings", "witches", "mermaids"), None)["seats"]

    assert [seat["cults"] for seat in seats] == [[1, 0, 1, 0], [0, 0, 1, 1], [0, 0, 0, 2], [0, 2, 0, 0]]


def test_the_witches_start_with_7_tokens_in_bowl_ii() -> None:
    """TM-X03 (TM-2.6)"""
    assert GAME.view(new_table("witches", "nomads"), None)["seats"][0]["bowls"] == [5, 7, 0]


def test_start_resources_come_on_top_of_the_first_income() -> None:
    """TM-2.7: the Witches have 3 workers and 15 coins; two dwellings bring 3 workers, BON3 brings 6 coins."""
    state = new_table("witches", "nomads")
    play(state, 0, "build F4")
    play(state, 1, "build F3", "build G4")
    play(state, 0, "build A3")
    play(state, 1, "build I7", "pass BON1")
    play(state, 0, "pass BON3")

    assert state.round == 1
    assert (state.workers[0], state.coins[0]) == (3 + 3, 15 + 6)


# The common board


def test_all_favor_tiles_and_town_tiles_lie_open_and_no_power_action_is_covered() -> None:
    """TM-2.8"""
    shown = GAME.view(new_table("witches", "nomads"), None)

    assert sum(shown["favors"].values()) == 28
    assert sum(shown["towns"].values()) == 10
    assert shown["power_actions"] == {f"ACT{number}": True for number in range(1, 7)}
    assert shown["orders"] == {cult: [None] * 4 for cult in ("FIRE", "WATER", "EARTH", "AIR")}


def test_the_game_end_token_covers_the_cult_bonus_of_round_6() -> None:
    """TM-2.9: SCORE4 would bring 4 workers for 8 steps of fire, which are worth a point at the end."""
    scoring = "SCORE1,SCORE2,SCORE3,SCORE5,SCORE6,SCORE4"
    state = position("witches", "nomads", round=5, scoring=scoring)
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")
    assert state.round == 6
    for seat in (0, 1):
        give(state, seat, workers=0, coins=0, priests=0, bowls=(12, 0, 0), cults=(8, 0, 0, 0))

    play(state, 0, "pass", "done")
    play(state, 1, "pass", "done")

    assert GAME.over(state)
    assert state.points == [20 + 6, 20 + 6]  # only the shared first and second place of fire
    assert state.coins == [0, 0]


@pytest.mark.parametrize("start, first", [("1", 0), ("2", 1), ("3", 2)])
def test_the_start_player_can_be_chosen(start: str, first: int) -> None:
    """TM-2.10"""
    state = new_table("witches", "nomads", "giants", start=start)

    assert asked(state) == first


@pytest.mark.parametrize("drawn", ["0", "1", "2"])
def test_the_start_player_can_be_drawn(drawn: str) -> None:
    """TM-2.10"""
    state = table_of(3, drawn, start="random", factions="witches,nomads,giants")

    assert asked(state) == int(drawn)


def test_the_start_player_sits_at_the_table() -> None:
    """TM-2.10"""
    with pytest.raises(SetupError):
        new_table("witches", "nomads", start="3")


# First game and variable setup


@pytest.mark.parametrize(
    "seats, factions",
    [
        (2, ["witches", "nomads"]),
        (3, ["witches", "nomads", "alchemists"]),
        (4, ["witches", "nomads", "halflings", "mermaids"]),
        (5, ["witches", "nomads", "halflings", "mermaids", "giants"]),
    ],
)
def test_factions_are_recommended_for_the_first_game(seats: int, factions: list[str]) -> None:
    """TM-2.11"""
    state = table_of(seats, selection="first_game")

    assert sorted(state.factions) == sorted(factions)


def test_the_first_game_fixes_the_factions_only() -> None:
    """TM-2.13: tiles are drawn as usual and the dwellings are placed by the players."""
    tiles = set()
    for seed in range(10):
        setup = GAME.setup(2, {"selection": "first_game"})
        state = GAME.new_game(setup, SeededChance.from_text(f"first game {seed}"))
        assert set(state.factions) == {"witches", "nomads"}
        tiles.add(tuple(GAME.view(state, None)["scoring"]))
        assert len(options(GAME, state, asked(state))) == 11

    assert len(tiles) > 1


def test_six_of_the_eight_scoring_tiles_are_drawn_from_round_6_down_to_round_1() -> None:
    """TM-2.14"""
    drawn = ("SCORE8", "SCORE2", "SCORE1", "SCORE7", "SCORE3", "SCORE5")
    state = table_of(2, *drawn, scoring="", factions="witches,nomads")

    assert GAME.view(state, None)["scoring"] == [*reversed(drawn)]


@pytest.mark.parametrize("drawn", [("SCORE1",), ("SCORE2", "SCORE1")])
def test_the_spade_tile_is_never_drawn_for_round_6_or_5(drawn: tuple[str, ...]) -> None:
    """TM-2.14"""
    with pytest.raises(ChanceError, match="SCORE1"):
        table_of(2, *drawn, scoring="")


def test_the_spade_tile_put_aside_for_rounds_6_and_5_can_still_come_in_any_other() -> None:
    """TM-2.14: it is shuffled back; over many games it comes in rounds 1 to 4 and sometimes not at all."""
    rounds = set()
    for seed in range(150):
        setup = GAME.setup(2, {"factions": "witches,nomads"})
        tiles = GAME.view(GAME.new_game(setup, SeededChance.from_text(f"spade {seed}")), None)["scoring"]
        assert len(set(tiles)) == 6
        rounds.add(tiles.index("SCORE1") + 1 if "SCORE1" in tiles else 0)

    assert rounds == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_spade_tile_may_lie_on_rounds_1_to_4(round: int) -> None:
    """TM-X04 (TM-2.14): in the picture it lies on round 3."""
    tiles = ["SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6"]
    tiles.insert(round - 1, "SCORE1")

    state = new_table("witches", "nomads", scoring=",".join(tiles))

    assert GAME.view(state, None)["scoring"] == tiles


@pytest.mark.parametrize(
    "scoring",
    [
        pytest.param("SCORE2,SCORE3,SCORE4,SCORE5,SCORE1,SCORE6", id="spades in round 5"),
        pytest.param("SCORE2,SCORE3,SCORE4,SCORE5,SCORE6,SCORE1", id="spades in round 6"),
        pytest.param("SCORE2,SCORE3,SCORE4,SCORE5,SCORE6,SCORE7,SCORE8", id="seven tiles"),
        pytest.param("SCORE2,SCORE2,SCORE4,SCORE5,SCORE6,SCORE7", id="a tile twice"),
        pytest.param("SCORE2,SCORE3,SCORE4,SCORE5,SCORE6,BON1", id="no scoring tile"),
    ],
)
def test_other_scoring_tiles_cannot_be_laid_out(scoring: str) -> None:
    """TM-2.14"""
    with pytest.raises(SetupError):
        new_table("witches", "nomads", scoring=scoring)


@pytest.mark.parametrize("seats, scrolls", [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_there_are_three_more_scrolls_than_players(seats: int, scrolls: int) -> None:
    """TM-2.15, TM-X05"""
    state = GAME.new_game(GAME.setup(seats), SeededChance.from_text("scrolls"))

    assert len(GAME.view(state, None)["scrolls"]) == scrolls


def test_scrolls_are_drawn_and_the_rest_is_out_of_the_game() -> None:
    """TM-2.15"""
    drawn = ("BON9", "BON2", "BON4", "BON7", "BON1")
    state = table_of(2, *drawn, scrolls="", factions="witches,nomads")

    assert set(GAME.view(state, None)["scrolls"]) == set(drawn)


def test_scrolls_can_be_chosen_but_only_as_many_as_are_in_play() -> None:
    """TM-2.15"""
    with pytest.raises(SetupError):
        new_table("witches", "nomads", scrolls="BON1,BON2,BON3,BON4,BON5,BON6")


def test_what_is_not_chosen_is_drawn() -> None:
    """TM-2.14, TM-2.15: the tiles of the first rounds and some scrolls are given."""
    drawn = ("SCORE6", "SCORE8", "SCORE4", "SCORE3", "BON9", "BON2", "BON4")
    state = table_of(2, *drawn, scoring="SCORE5,SCORE1", scrolls="BON7,BON1", factions="witches,nomads")

    view = GAME.view(state, None)
    assert view["scoring"] == ["SCORE5", "SCORE1", "SCORE3", "SCORE4", "SCORE8", "SCORE6"]
    assert set(view["scrolls"]) == {"BON7", "BON1", "BON9", "BON2", "BON4"}


def test_factions_are_chosen_by_the_start_player_first_then_clockwise() -> None:
    """TM-2.16"""
    state = table_of(3, start="2")

    assert asked(state) == 1
    play(state, 1, "choose giants")
    assert asked(state) == 2
    play(state, 2, "choose auren")
    assert asked(state) == 0
    play(state, 0, "choose fakirs")

    assert state.factions == ["fakirs", "giants", "auren"]


def test_colours_can_be_dealt_and_each_player_picks_the_side() -> None:
    """TM-2.16"""
    state = table_of(2, "auren", "giants", selection="colours")

    assert options(GAME, state, 0) == {"choose witches", "choose auren"}
    with refused("TM-2.16"):
        play(state, 0, "choose giants")
    play(state, 0, "choose witches")
    assert options(GAME, state, 1) == {"choose giants", "choose chaos_magicians"}


# First dwellings


def test_each_places_one_dwelling_clockwise_and_a_second_in_reverse_order() -> None:
    """TM-3.1: the last player places two in a row, the start player is last."""
    state = new_table("witches", "giants", "mermaids", start="2")

    for seat, hex in [(1, "A6"), (2, "H4"), (0, "F4"), (0, "G3"), (2, "D5"), (1, "D4")]:
        assert GAME.waiting(state) == (seat,)
        play(state, seat, f"build {hex}")

    seats = GAME.view(state, None)["seats"]
    assert [seat["buildings"]["dwelling"] for seat in seats] == [2, 2, 2]


def test_nomads_place_their_third_dwelling_after_all_others() -> None:
    """TM-3.2"""
    state = new_table("nomads", "witches", "giants")

    for seat, hex in [(0, "F3"), (1, "F4"), (2, "A6"), (2, "D4"), (1, "G3"), (0, "G4")]:
        play(state, seat, f"build {hex}")

    assert GAME.waiting(state) == (0,)
    play(state, 0, "build I7")
    assert GAME.view(state, None)["seats"][0]["buildings"]["dwelling"] == 3
    assert GAME.waiting(state) == (2,)  # the first scroll


def test_chaos_magicians_place_their_only_dwelling_at_the_very_end() -> None:
    """TM-3.3: although they are the start player, after the third of the Nomads."""
    state = new_table("chaos_magicians", "nomads", "witches")

    for seat, hex in [(1, "F3"), (2, "F4"), (2, "G3"), (1, "G4"), (1, "I7"), (0, "D4")]:
        assert GAME.waiting(state) == (seat,)
        play(state, seat, f"build {hex}")

    assert GAME.view(state, None)["seats"][0]["buildings"]["dwelling"] == 1
    assert GAME.waiting(state) == (2,)
    with refused("TM-3.6"):
        play(state, 0, "build A6")


def test_first_dwellings_stand_on_home_terrain() -> None:
    """TM-3.4"""
    state = new_table("witches", "nomads")

    for other in ("F3", "E7", "r22"):
        with refused("TM-3.4"):
            play(state, 0, f"build {other}")
    for spades in ("transform E7 to green", "convert 1W to 1C", "upgrade F4 to TP"):
        with refused("TM-3.4"):
            play(state, 0, spades)


def test_first_dwellings_stand_on_free_hexes() -> None:
    """TM-3.1"""
    state = new_table("witches", "nomads")
    play(state, 0, "build F4")
    play(state, 1, "build F3")

    with refused("TM-3.1"):
        play(state, 1, "build F3")
    assert "build F3" not in options(GAME, state, 1)


def test_a_first_dwelling_may_be_placed_far_from_everything() -> None:
    """TM-3.4: the home terrain is the only restriction."""
    state = new_table("witches", "nomads")
    play(state, 0, "build F4")
    play(state, 1, "build F3", "build G4")

    assert options(GAME, state, 0) == {f"build {hex}" for hex in FORESTS if hex != "F4"}


def test_first_dwellings_cost_nothing_and_bring_no_points_and_no_power() -> None:
    """TM-3.5: F3 and F4 are neighbours, and in round 1 dwellings would score."""
    scoring = "SCORE3,SCORE2,SCORE1,SCORE4,SCORE5,SCORE6"
    state = new_table("witches", "nomads", scoring=scoring)

    play(state, 0, "build F4")
    play(state, 1, "build F3", "build G4")
    assert GAME.waiting(state) == (0,)  # no one is asked to take power
    play(state, 0, "build G3")
    play(state, 1, "build E8")

    witches, nomads = GAME.view(state, None)["seats"]
    assert (witches["workers"], witches["coins"], witches["points"]) == (3, 15, 20)
    assert (nomads["workers"], nomads["coins"], nomads["points"]) == (2, 15, 20)
    assert witches["bowls"] == nomads["bowls"] == [5, 7, 0]
    assert witches["towns"] == nomads["towns"] == []


# First scrolls


def three_have_built(**chosen: str) -> TerraMysticaState:
    """Witches, Giants and Mermaids before the first scrolls; seat 1 is the start player."""
    state = new_table("witches", "giants", "mermaids", start="2", **chosen)
    for seat, hex in [(1, "A6"), (2, "H4"), (0, "F4"), (0, "G3"), (2, "D5"), (1, "D4")]:
        play(state, seat, f"build {hex}")
    return state


def test_scrolls_are_taken_from_the_last_player_back_to_the_start_player() -> None:
    """TM-3.6"""
    state = three_have_built()
    assert options(GAME, state, 0) == {f"pass BON{number}" for number in range(1, 7)}

    play(state, 0, "pass BON2")
    assert GAME.waiting(state) == (2,)
    for wrong in ("pass BON2", "pass BON9", "pass", "done"):
        with refused("TM-3.6"):
            play(state, 2, wrong)
    play(state, 2, "pass BON6")
    assert GAME.waiting(state) == (1,)
    play(state, 1, "pass BON1")

    assert [seat["scroll"] for seat in GAME.view(state, None)["seats"]] == ["BON2", "BON1", "BON6"]


def test_a_coin_is_put_on_each_of_the_three_scrolls_that_remain() -> None:
    """TM-3.7"""
    state = three_have_built()
    play(state, 0, "pass BON2")
    play(state, 2, "pass BON6")
    assert GAME.view(state, None)["scrolls"] == {"BON1": 0, "BON3": 0, "BON4": 0, "BON5": 0}

    play(state, 1, "pass BON1")

    assert GAME.view(state, None)["scrolls"] == {"BON3": 1, "BON4": 1, "BON5": 1}
    assert GAME.waiting(state) == (1,)
    assert state.round == 1
