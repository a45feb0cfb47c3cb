"""Towns (TM-19), with the example TM-X28."""

from __future__ import annotations

import pytest

from deskovka.core.errors import IllegalAction
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import INDEX
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put
from positions import options, refused

TILES = {"+TW1", "+TW2", "+TW3", "+TW4", "+TW5"}


def home(state: TerraMysticaState, seat: int, *hexes: str) -> None:
    """The hexes become home terrain of a seat, with nothing on them."""
    for name in hexes:
        state.terrain[INDEX[name.casefold()]] = state.faction(seat).home


def founding(state: TerraMysticaState, seat: int) -> bool:
    """Whether a town tile is being chosen."""
    return bool(options(GAME, state, seat) & TILES)


def settled(*buildings: str, faction: str = "witches", round: int = 1) -> TerraMysticaState:
    """The faction with these buildings; by default in round 1, whose tile scores spades only."""
    state = position(faction, "nomads" if faction != "nomads" else "witches", round=round)
    put(state, 0, *buildings)
    home(state, 0, "A1", "A2", "A3", "A4", "A5", "A6", "A7")
    give(state, 0, workers=20, coins=40)
    return state


def about_to_found(faction: str = "witches", round: int = 1) -> TerraMysticaState:
    """A dwelling at A4 will found a town: three trading posts and a dwelling, power 7."""
    return settled("A1:TP", "A2:TP", "A3:TP", faction=faction, round=round)


@pytest.mark.parametrize(
    ("buildings", "move", "founds"),
    [
        (["A1:TP", "A2:TP", "A3:TP"], "build A4", True),  # 4 buildings, 7 power
        (["A1:TP", "A2:TP", "A3"], "build A4", False),  # 4, but 6
        (["A1", "A2", "A3", "A4", "A5", "A6"], "build A7", True),  # 7 dwellings
        (["A1", "A2", "A3", "A4", "A5"], "build A6", False),  # 6 dwellings
        (["A1:SH", "A2:TP", "A3"], "upgrade A3 to TP", False),  # 7 power, but 3 buildings
        (["A1:SH", "A2:TP", "A3"], "build A4", True),  # 3 + 2 + 1 + 1
        (["A1:TP", "A2:TE", "A3", "A4"], "upgrade A4 to TP", True),  # 2 + 2 + 1 + 2
        (["A1:SA", "A2:TP", "A3"], "upgrade A3 to TP", True),  # the sanctuary: 3 buildings, 7 power
        (["A1:SA", "A2:TP"], "build A3", False),  # 3 buildings, 6 power
        (["A1:SA", "A2:SH"], "build A3", True),  # 3 + 3 + 1
        (["A1:SA", "A2:TP"], "upgrade A2 to SH", False),  # two buildings, 6 power
    ],
)
def test_a_town_needs_four_buildings_and_a_power_value_of_seven(
    buildings: list[str], move: str, founds: bool
) -> None:
    """TM-19.1: three buildings are enough if one of them is the sanctuary."""
    state = settled(*buildings)

    play(state, 0, move)

    assert founding(state, 0) is founds


@pytest.mark.parametrize(
    ("buildings", "move", "founds"),
    [
        (["A1:TP", "A2:TP", "A3"], "build A4", True),  # 4 buildings, 6 power
        (["A1:TP", "A2", "A3"], "build A4", False),  # 5 power
        (["A1:SA", "A2:TP"], "build A3", True),  # with the sanctuary 3 buildings, 6 power
        (["A1:SH", "A2:TP"], "build A3", False),  # the number of buildings is not lowered
    ],
)
def test_with_fav5_a_power_value_of_six_is_enough(buildings: list[str], move: str, founds: bool) -> None:
    """TM-19.1."""
    state = settled(*buildings)
    give(state, 0, favors=["FAV5"])

    play(state, 0, move)

    assert founding(state, 0) is founds


def test_a_group_is_the_whole_set_of_own_connected_buildings() -> None:
    """TM-19.2: the new dwelling joins two groups; a foreign building at B1, beside A1 and A2, does not count."""
    state = settled("A1", "A2", "A3", "A5:TP", "A6")
    put(state, 1, "B1:TP")

    play(state, 0, "build A4")

    assert founding(state, 0)  # 1 + 1 + 1 + 1 + 2 + 1 = 7


def test_buildings_of_others_do_not_connect() -> None:
    """TM-19.2: own buildings only, so A4 of the Nomads separates A1 to A3 from A5."""
    state = settled("A1:TP", "A2:TP", "A3", "A5:TP")
    put(state, 1, "A4")

    play(state, 0, "upgrade A3 to TP")

    assert not founding(state, 0)


@pytest.mark.parametrize(("bridge", "founds"), [("bridge E4:G1", True), ("bridge F3:G1", False)])
def test_a_bridge_founds_a_town_when_it_joins_own_buildings(bridge: str, founds: bool) -> None:
    """TM-19.2, TM-19.9: two trading posts on one bank, a trading post and a dwelling on the other."""
    state = settled("E3:TP", "E4:TP", "G1:TP", "H3")

    play(state, 0, "action ACT1", bridge)

    assert founding(state, 0) is founds


def test_the_founder_chooses_any_town_tile_that_is_left() -> None:
    """TM-19.3."""
    state = about_to_found()
    state.town_supply = [2, 0, 1, 0, 2]

    play(state, 0, "build A4")

    assert options(GAME, state, 0) & TILES == {"+TW1", "+TW3", "+TW5"}
    with refused("TM-1.6"):
        play(state, 0, "+TW2")


def test_a_town_tile_is_only_taken_for_a_town() -> None:
    """TM-19.3: not together with a favor tile, and one for each town."""
    state = settled("A1:TP")
    play(state, 0, "upgrade A1 to TE")
    with refused("TM-19.3"):
        play(state, 0, "+TW1")

    state = about_to_found()
    play(state, 0, "build A4", "+TW1")
    assert not founding(state, 0)


def test_two_equal_tiles_for_one_player_are_allowed() -> None:
    """TM-19.3: then none of that kind is left."""
    state = about_to_found()
    put(state, 0, "I1:SH", "I2", "I3")
    home(state, 0, "I4")
    give(state, 0, favors=["FAV5"])
    play(state, 0, "build A4", "+TW1", "done")
    play(state, 1, "pass BON3", "done")

    play(state, 0, "build I4", "+TW1")

    assert GAME.view(state, None)["seats"][0]["towns"] == ["TW1", "TW1"]
    assert GAME.view(state, None)["towns"]["TW1"] == 0


@pytest.mark.parametrize(
    ("tile", "points", "gained"),
    [
        ("TW1", 5, {"coins": 6}),
        ("TW2", 7, {"workers": 2}),
        ("TW3", 9, {"priests": 1}),
        ("TW4", 6, {"bowls": [0, 4, 8]}),  # 8 power: four from I to II, then four from II to III
        ("TW5", 8, {"cults": [1, 1, 1, 1]}),
    ],
)
def test_a_town_tile_gives_points_a_gain_and_a_key(tile: str, points: int, gained: dict[str, object]) -> None:
    """TM-19.4: Halflings, so no points of the faction; the dwelling costs 1 worker and 2 coins."""
    state = about_to_found("halflings")
    give(state, 0, workers=10, coins=20, priests=2, bowls=(4, 4, 4), cults=(0, 0, 0, 0))
    expected: dict[str, object] = {
        "points": 20 + points,
        "coins": 20 - 2,
        "workers": 10 - 1,
        "priests": 2,
        "bowls": [4, 4, 4],
        "cults": [0, 0, 0, 0],
        "keys": 1,
        "towns": [tile],
    }
    for name, amount in gained.items():
        held = expected[name]
        expected[name] = held + amount if isinstance(held, int) and isinstance(amount, int) else amount

    play(state, 0, "build A4", f"+{tile}")

    seat = GAME.view(state, None)["seats"][0]
    assert {name: seat[name] for name in expected} == expected


def test_the_scoring_tile_with_the_key_gives_five_more_points() -> None:
    """TM-19.4, TM-X28: SCORE2 in round 2."""
    state = about_to_found("halflings", round=2)

    play(state, 0, "build A4", "+TW1")

    assert state.points[0] == 20 + 5 + 5


def test_the_key_of_a_town_opens_step_10_once() -> None:
    """TM-19.4: the marker goes from 9 to 10 with it, and the key is used up."""
    state = about_to_found("halflings")
    give(state, 0, cults=(9, 9, 0, 0), priests=2)
    play(state, 0, "build A4", "+TW1", "done")
    play(state, 1, "pass BON3", "done")

    play(state, 0, "send p to FIRE for 1", "climb FIRE", "done")
    assert state.keys[0] == 0
    play(state, 0, "send p to WATER for 1")

    assert state.cults[:2] == [10, 9]
    assert "climb WATER" not in options(GAME, state, 0)


def test_with_one_key_the_steps_of_the_tile_lead_to_step_10_on_one_track_only() -> None:
    """TM-19.4, TM-14.7: TW5 with markers on 9 of three tracks and one key: the player chooses which one climbs."""
    state = about_to_found("halflings")
    give(state, 0, cults=(9, 9, 0, 9))
    play(state, 0, "build A4", "+TW5")

    play(state, 0, "stay FIRE", "climb WATER")

    assert state.keys[0] == 0
    assert "climb AIR" not in options(GAME, state, 0)
    if "stay AIR" in options(GAME, state, 0):
        play(state, 0, "stay AIR")
    play(state, 0, "done")
    assert state.cults[:4] == [9, 10, 1, 9]


def test_buildings_added_next_to_a_town_join_it_and_do_not_count_for_another() -> None:
    """TM-19.5, TM-19.7: A5 and A6 join; with three trading posts and dwellings 14 power found no second town."""
    state = about_to_found()
    play(state, 0, "build A4", "+TW1", "done")
    play(state, 1, "pass BON3", "done")

    for move in ("build A5", "build A6", "build A7", "upgrade A7 to TP", "upgrade A7 to SH"):
        play(state, 0, move)
        assert not founding(state, 0)
        play(state, 0, "done")


def test_a_group_that_becomes_connected_with_a_town_joins_it_as_a_whole() -> None:
    """TM-19.5: A6 to A9 (6 power) get connected by A5; even growing further they found nothing."""
    state = about_to_found()
    put(state, 0, "A6:SH", "A7", "A8", "A9")
    play(state, 0, "build A4", "+TW1", "done")
    play(state, 1, "pass BON3", "done")

    play(state, 0, "build A5")
    assert not founding(state, 0)
    play(state, 0, "done", "upgrade A9 to TP")

    assert not founding(state, 0)
    assert GAME.view(state, None)["seats"][0]["towns"] == ["TW1"]


def test_two_towns_that_get_connected_stay_two_towns() -> None:
    """TM-19.6: no tile is returned, and no third one is taken."""
    state = about_to_found()
    put(state, 0, "A6:SH", "A7", "A8", "A9")
    give(state, 0, favors=["FAV5"])
    play(state, 0, "build A4", "+TW1", "done")
    play(state, 1, "pass BON3", "done")
    home(state, 0, "A10")
    play(state, 0, "build A10", "+TW2", "done")

    play(state, 0, "build A5")

    assert not founding(state, 0)
    assert GAME.view(state, None)["seats"][0]["towns"] == ["TW1", "TW2"]
    assert GAME.view(state, None)["towns"] == {"TW1": 1, "TW2": 1, "TW3": 2, "TW4": 2, "TW5": 2}


def test_with_no_tile_left_no_town_is_founded() -> None:
    """TM-19.8: the turn simply goes on; there are neither points nor a key."""
    state = about_to_found()
    state.town_supply = [0, 0, 0, 0, 0]

    play(state, 0, "build A4")

    assert not founding(state, 0)
    assert (state.points[0], state.keys[0]) == (20, 0)
    play(state, 0, "done")
    assert GAME.waiting(state) == (1,)


def test_the_last_tile_serves_one_town_only() -> None:
    """TM-19.8, TM-19.9: the sanctuary founds a town, FAV5 taken with it would found another one."""
    state = settled("A1:TE", "A2:TP", "A3:TP", "I1:SH", "I2", "I3", "I4")
    state.town_supply = [1, 0, 0, 0, 0]

    play(state, 0, "upgrade A1 to SA", "+FAV5", "+TW1")

    assert not founding(state, 0)
    assert "done" in options(GAME, state, 0)
    play(state, 0, "done")
    assert GAME.waiting(state) == (1,)
    assert GAME.view(state, None)["seats"][0]["towns"] == ["TW1"]


def test_fav5_founds_every_town_that_already_meets_the_lower_value() -> None:
    """TM-19.9: two groups of 6 power, one tile each; a group of 5 power none."""
    state = settled("A1:TP", "A2:TP", "A3", "A4", "I1:SH", "I2", "I3", "I4", "E3:TP", "D2", "E4")

    play(state, 0, "upgrade E3 to TE")
    assert not founding(state, 0)
    play(state, 0, "+FAV5", "+TW1", "+TW3")

    assert not founding(state, 0)
    assert GAME.view(state, None)["seats"][0]["towns"] == ["TW1", "TW3"]
    assert state.keys[0] == 2


def test_a_favor_tile_other_than_fav5_founds_nothing() -> None:
    """TM-19.9."""
    state = settled("A1:TP", "A2:TP", "A3", "A4", "E3:TP")

    play(state, 0, "upgrade E3 to TE", "+FAV9")

    assert not founding(state, 0)


def test_the_sanctuary_helps_only_the_group_it_stands_in() -> None:
    """TM-19.10: three buildings with 7 power, the sanctuary elsewhere."""
    state = settled("A1:SH", "A2:TP", "A3", "I5:SA")

    play(state, 0, "upgrade A3 to TP")

    assert not founding(state, 0)


@pytest.mark.parametrize("faction", ["witches", "mermaids"])
def test_buildings_beyond_the_river_do_not_count(faction: str) -> None:
    """TM-19.11: A3 and C1 lie on two banks, shipping does not help; for Mermaids nothing is automatic there."""
    state = settled("A1:TP", "A2:TP", "C1:TP", faction=faction)
    give(state, 0, shipping=3)

    play(state, 0, "build A3")

    assert not founding(state, 0)


def test_mermaids_may_skip_a_river_hex() -> None:
    """TM-19.11, TM-19.12: of the buildings above, if and when they like."""
    state = settled("A1:TP", "A2:TP", "C1:TP", faction="mermaids")
    play(state, 0, "build A3")
    assert {"connect r0", "connect r1", "done"} <= options(GAME, state, 0)

    play(state, 0, "connect r0", "+TW1")

    assert GAME.view(state, None)["seats"][0]["towns"] == ["TW1"]


def test_founding_is_not_optional() -> None:
    """TM-19.12: a tile must be taken before anything else."""
    state = about_to_found()
    play(state, 0, "build A4")

    assert "done" not in options(GAME, state, 0)
    with pytest.raises(IllegalAction) as caught:
        play(state, 0, "done")
    assert caught.value.rule.startswith("TM-19.")
