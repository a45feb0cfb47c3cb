"""The Nomads (TM-25): three first dwellings, and the sandstorm."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    bowls,
    buildings,
    earned,
    income,
    moves,
    price,
    shipping_points,
    spade_prices,
    spent,
    start,
)
from games.terra_mystica.table import give, new_table, play, position, put, terrain
from positions import options, refused


def stronghold(*witches: str, round: int = 3) -> TerraMysticaState:
    """The stronghold on E8, between D5 (lakes), E7 (mountains) and the river."""
    state = position("nomads", "witches", round=round)
    put(state, 0, "E8:SH")
    put(state, 1, *witches)
    return state


def test_the_nomads_place_a_third_dwelling_when_all_have_placed_two() -> None:
    """TM-25.1: and before the only one of the Chaos Magicians."""
    state = new_table("nomads", "witches", "chaos_magicians")
    asked = []
    for hex in ("A5", "A3", "F4", "B4", "E8", "A6"):
        [seat] = GAME.waiting(state)
        asked.append(seat)
        play(state, seat, f"build {hex}")

    assert asked == [0, 1, 1, 0, 0, 2]
    assert buildings(state, 0) == {"A5": "D", "B4": "D", "E8": "D"}
    assert buildings(state, 1) == {"A3": "D", "F4": "D"}


def test_the_sandstorm_turns_a_neighbouring_hex_into_desert_whatever_its_terrain() -> None:
    """TM-25.2: D5 is three spades away, E7 two; the storm costs nothing."""
    for hex in ("D5", "E7"):
        state = stronghold()
        give(state, 0, workers=0, coins=0, priests=0, bowls=(12, 0, 0))

        play(state, 0, "action ACTN", f"transform {hex} to yellow", "done")

        assert terrain(state, hex) == "yellow"
        assert GAME.waiting(state) == (1,)


def test_the_sandstorm_may_start_from_any_own_building() -> None:
    """TM-25.2: here from the dwelling on G4."""
    state = stronghold()
    put(state, 0, "G4")

    play(state, 0, "action ACTN", "transform F5 to yellow")

    assert terrain(state, "F5") == "yellow"


def test_there_is_no_sandstorm_without_the_stronghold() -> None:
    """TM-25.2"""
    state = position("nomads", "witches")
    put(state, 0, "E8:TP")

    with refused("TM-17.2"):
        play(state, 0, "action ACTN")


def test_the_sandstorm_may_blow_in_the_round_in_which_the_stronghold_was_built() -> None:
    """TM-25.2, TM-12.8"""
    state = position("nomads", "witches")
    put(state, 0, "E8:TP")
    play(state, 0, "upgrade E8 to SH", "done")
    play(state, 1, "pass BON4", "done")

    play(state, 0, "action ACTN", "transform E7 to yellow")

    assert terrain(state, "E7") == "yellow"


def test_the_sandstorm_blows_once_in_a_round() -> None:
    """TM-25.2"""
    state = stronghold()
    play(state, 0, "action ACTN", "transform E7 to yellow", "done")
    play(state, 1, "pass BON4", "done")

    with refused("TM-17.1"):
        play(state, 0, "action ACTN")
    play(state, 0, "pass BON3", "done")
    play(state, 1, "send p to FIRE for 1", "done")
    play(state, 0, "action ACTN", "transform D5 to yellow")

    assert terrain(state, "D5") == "yellow"


def test_the_sandstorm_makes_nothing_but_desert_of_unoccupied_neighbours() -> None:
    """TM-25.2: the Witches stand on E7."""
    state = stronghold("E7")

    play(state, 0, "action ACTN")

    assert moves(state, "transform") == {"transform D5 to yellow"}
    with refused("TM-25.2"):
        play(state, 0, "transform D5 to brown")


def test_an_occupied_hex_is_no_place_for_a_sandstorm() -> None:
    """TM-25.2: the hex must be unoccupied; the river has nothing to do with it."""
    state = stronghold("E7")
    play(state, 0, "action ACTN")

    with refused("TM-25.2"):
        play(state, 0, "transform E7 to yellow")


def test_there_is_no_sandstorm_when_all_neighbouring_hexes_are_occupied() -> None:
    """TM-25.2"""
    state = stronghold("E7", "D5")

    with refused("TM-25.2"):
        play(state, 0, "action ACTN")


def test_the_sandstorm_does_not_cross_the_river_by_ship_or_bridge() -> None:
    """TM-25.3: G3 is joined by an own bridge, D6 and F4 are across one river hex; all three are reachable."""
    state = stronghold()
    give(state, 0, shipping=1)
    play(state, 0, "action ACT1", "bridge E8:G3", "done")
    play(state, 1, "pass BON4", "done")
    reachable = options(GAME, state, 0)
    assert {"transform G3 to blue", "transform D6 to yellow", "transform F4 to blue"} <= reachable

    play(state, 0, "action ACTN")

    assert moves(state, "transform") == {"transform D5 to yellow", "transform E7 to yellow"}
    for hex in ("G3", "D6", "F4"):
        with refused("TM-25.3"):
            play(state, 0, f"transform {hex} to yellow")
    with refused("TM-25.2"):  # far away: no edge in common, and no ship or bridge leads there
        play(state, 0, "transform A3 to yellow")


def test_a_dwelling_may_be_built_at_once_in_the_sand_for_its_normal_cost() -> None:
    """TM-25.4: with the points for dwellings, and power for the neighbours on F4."""
    state = stronghold("F4", round=3)

    play(state, 0, "action ACTN", "transform E7 to yellow")
    assert spent(state, "build E7") == (1, 2, 0)
    assert state.points[0] == 20 + 2
    play(state, 0, "done")

    assert options(GAME, state, 1) == {"leech 1 from nomads", "decline 1 from nomads"}
    assert buildings(state) == {"E8": "SH", "E7": "D"}


def test_the_dwelling_in_the_sand_must_be_paid() -> None:
    """TM-25.4"""
    state = stronghold()
    give(state, 0, coins=1)
    play(state, 0, "action ACTN", "transform E7 to yellow")

    with refused("TM-9.18"):
        play(state, 0, "build E7")


def test_only_the_hex_of_the_sandstorm_may_be_built_on_at_once() -> None:
    """TM-25.4: G4 is reachable desert as well."""
    state = stronghold()
    put(state, 0, "F5")
    play(state, 0, "action ACTN", "transform E7 to yellow")

    with refused("TM-9.23"):
        play(state, 0, "build G4")


def test_the_sandstorm_uses_no_spades() -> None:
    """TM-25.5: in a round with 2 points for each spade it brings none; a spade does."""
    assert earned(stronghold(round=1), "action ACTN", "transform E7 to yellow", "done") == 0
    assert earned(stronghold(round=1), "transform E7 to yellow", "done") == 4


def test_desert_is_no_place_for_a_sandstorm() -> None:
    """TM-25.6"""
    state = stronghold()
    play(state, 0, "transform E7 to yellow", "done")
    play(state, 1, "pass BON4", "done")

    play(state, 0, "action ACTN")

    with refused("TM-25.6"):
        play(state, 0, "transform E7 to yellow")
    assert moves(state, "transform") == {"transform D5 to yellow"}


def test_the_nomads_start_with_two_workers_and_fifteen_coins() -> None:
    """TM-25.7"""
    assert start("nomads") == {
        "workers": 2,
        "coins": 15,
        "priests": 0,
        "bowls": [5, 7, 0],
        "cults": [1, 0, 1, 0],
        "points": 20,
    }


def test_stronghold_and_sanctuary_of_the_nomads_have_their_own_cost() -> None:
    """TM-25.7"""
    assert price("nomads", "E8:TP", "upgrade E8 to SH") == (4, 8)
    assert price("nomads", "E8:TE", "upgrade E8 to SA") == (4, 6)


def test_other_buildings_of_the_nomads_cost_as_usual() -> None:
    """TM-9.18, TM-12.3, TM-12.4: a trading post half the coins beside a neighbour."""
    assert price("nomads", "E7", "build E8") == (1, 2)
    assert price("nomads", "E8", "upgrade E8 to TP") == (2, 6)
    assert price("nomads", "E8", "upgrade E8 to TP", neighbour="E7") == (2, 3)
    assert price("nomads", "E8:TP", "upgrade E8 to TE") == (2, 5)


@pytest.mark.parametrize(
    ("pieces", "collected"),
    [
        ({"D": 3}, (4, 0, 0, 0)),
        ({"D": 8}, (8, 0, 0, 0)),
        ({"TP": 1}, (1, 2, 0, 1)),
        ({"TP": 2}, (1, 4, 0, 2)),
        ({"TP": 3}, (1, 7, 0, 3)),
        ({"TP": 4}, (1, 11, 0, 4)),
        ({"TE": 3}, (1, 0, 3, 0)),
        ({"SA": 1}, (1, 0, 1, 0)),
        ({"SH": 1}, (1, 0, 0, 2)),
    ],
)
def test_the_trading_posts_of_the_nomads_bring_more_and_more_coins(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-25.7: workers, coins, priests and power of phase I."""
    assert income("nomads", **pieces) == collected


def test_the_sandstorm_leaves_the_power_bowls_alone() -> None:
    """TM-25.2, TM-17.3: a special action costs nothing."""
    state = stronghold()

    assert spent(state, "action ACTN", "transform D5 to yellow", "done") == (0, 0, 0)

    assert bowls(state) == (4, 4, 4)


def test_the_nomads_dig_and_sail_as_usual() -> None:
    """TM-10.1, TM-11.1: a spade costs three workers, then two, then one; shipping goes from 0 to 3."""
    assert spade_prices("nomads") == [3, 2, 1]
    assert shipping_points("nomads") == (0, [2, 3, 4])
