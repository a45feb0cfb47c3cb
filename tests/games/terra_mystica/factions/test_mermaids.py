"""The Mermaids (TM-31): good ships, and towns across the river."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.factions.boards import (
    board,
    earned,
    end_round,
    income,
    moves,
    price,
    shipping_points,
    spade_prices,
    spent,
    start,
)
from games.terra_mystica.table import give, new_table, play, position, put
from positions import options, refused

# The river hex r14 touches C2 on the one bank and D3, E4, E5 on the other; r8 touches B2 and C2, C1 and D3; r15
# touches C2, D4, E5 and E6; r9 touches B3 and C2, C3 and D4; r2 touches B3 and C3.
WEST = ("D3:TP", "E4:TP")
EAST = ("C2:TP", "B3")


def mermaids(*own: str, round: int = 3, faction: str = "mermaids", **amounts: object) -> TerraMysticaState:
    """By default four buildings with a power of seven, two on each side of r8 and r14."""
    state = position(faction, "witches", round=round)
    put(state, 0, *(own or WEST + EAST))
    put(state, 1, "I11")
    give(state, 0, **amounts)
    return state


# Ships


def test_the_mermaids_start_with_shipping_one() -> None:
    """TM-31.1: everybody else with none."""
    state = new_table("mermaids", "witches")

    assert board(state, 0)["shipping"] == 1
    assert board(state, 1)["shipping"] == 0


@pytest.mark.parametrize(("level", "points"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_mermaids_advance_in_shipping_up_to_five(level: int, points: int) -> None:
    """TM-31.1: for a priest and 4 coins, with 2, 3, 4 and 5 points."""
    state = mermaids("A4", shipping=level)

    assert spent(state, "advance ship") == (0, 4, 1)

    assert board(state)["shipping"] == level + 1
    assert state.points[0] == 20 + points


def test_five_is_the_end_of_the_shipping_track() -> None:
    """TM-31.1"""
    with refused("TM-10.2"):
        play(mermaids("A4", shipping=5), 0, "advance ship")


@pytest.mark.parametrize(("level", "points"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_stronghold_brings_a_free_shipping_step_with_its_points(level: int, points: int) -> None:
    """TM-31.8: nothing is paid beside the stronghold."""
    state = mermaids("A4:TP", shipping=level)

    assert spent(state, "upgrade A4 to SH", "done") == (4, 6, 0)

    assert board(state)["shipping"] == level + 1
    assert state.points[0] == 20 + points


def test_at_the_end_of_the_track_the_stronghold_brings_no_step() -> None:
    """TM-31.8"""
    state = mermaids("A4:TP", shipping=5)

    assert earned(state, "upgrade A4 to SH", "done") == 0

    assert board(state)["shipping"] == 5


# Towns across the river


def test_the_mermaids_may_skip_a_river_hex_when_founding_a_town() -> None:
    """TM-31.2: the buildings on both sides of it count as adjacent; the tile brings 5 points, 6 coins and a key."""
    state = mermaids()
    assert moves(state, "connect") == {"connect r8", "connect r14"}

    play(state, 0, "connect r14", "+TW1")

    assert board(state)["towns"] == ["TW1"]
    assert (state.points[0], state.coins[0], state.keys[0]) == (25, 26, 1)


def test_nobody_else_skips_a_river_hex() -> None:
    """TM-31.2: with the same buildings the Swarmlings have no town."""
    state = mermaids(faction="swarmlings", shipping=3)

    assert moves(state, "connect") == set()
    with refused("TM-31.2"):
        play(state, 0, "connect r14")


def test_only_a_river_hex_is_skipped() -> None:
    """TM-31.2: B2 lies between A4 and B3."""
    state = mermaids("A4:TP", "A3:TP", "B3:TP", "A6")

    with refused("TM-31.2"):
        play(state, 0, "connect B2")


def test_a_town_across_the_river_is_not_founded_by_itself() -> None:
    """TM-31.3: they may, but need not; the dwelling on E4 would make four buildings with a power of seven."""
    state = mermaids("D3:TP", "C2:TP", "B3:TP")

    play(state, 0, "build E4")
    assert "+TW1" not in options(GAME, state, 0)
    play(state, 0, "done")

    assert board(state)["towns"] == []
    assert GAME.waiting(state) == (1,)


def test_a_town_left_for_now_may_be_founded_on_a_later_turn() -> None:
    """TM-31.3: they decide when."""
    state = mermaids("D3:TP", "C2:TP", "B3:TP")
    play(state, 0, "build E4", "done")
    play(state, 1, "pass BON4", "done")

    play(state, 0, "connect r8", "+TW2")

    assert board(state)["towns"] == ["TW2"]


def test_a_town_across_the_river_is_no_action() -> None:
    """TM-31.4: it needs no new building, and the action of the turn is still to come."""
    state = mermaids()

    play(state, 0, "connect r14", "+TW1")

    with refused("TM-4.5"):
        play(state, 0, "done")
    play(state, 0, "send p to WATER for 3", "done")
    assert GAME.waiting(state) == (1,)


@pytest.mark.parametrize("action", ["send p to WATER for 1", "pass BON3", "upgrade C2 to SH", "advance ship"])
def test_a_town_across_the_river_may_follow_the_action(action: str) -> None:
    """TM-31.4: at any time of the own turn."""
    state = mermaids()

    play(state, 0, action, "connect r14", "+TW1", "done")

    assert board(state)["towns"] == ["TW1"]
    assert GAME.waiting(state) == (1,)


def test_a_town_across_the_river_may_be_founded_within_an_action() -> None:
    """TM-31.4: between the spade and the dwelling, whose coins come from the tile."""
    state = mermaids(coins=0)

    play(state, 0, "transform E5 to blue", "connect r14", "+TW1", "build E5")

    assert state.coins[0] == 4


def test_a_town_across_the_river_may_be_founded_before_the_favor_tile_of_the_same_action() -> None:
    """TM-31.4, TM-14.8: the sanctuary makes the town possible, and its key lets FAV2 lead to the top of water."""
    state = mermaids("D3:TE", "E4", "C2:TP", "B3", cults=(0, 7, 0, 0))
    with refused("TM-31.10"):
        play(state, 0, "connect r14")
    play(state, 0, "upgrade D3 to SA")

    play(state, 0, "connect r14", "+TW1", "+FAV2", "climb WATER")

    assert board(state)["cults"] == [0, 10, 0, 0]


def test_a_town_across_the_river_is_founded_on_the_own_turn_only() -> None:
    """TM-31.4: not on the turn of others, nor when power is offered."""
    state = mermaids()
    put(state, 1, "E3")
    play(state, 0, "send p to WATER for 1", "done")
    assert options(GAME, state, 0) == set()
    play(state, 1, "upgrade E3 to TP", "done")

    assert options(GAME, state, 0) == {"leech 4 from witches", "decline 4 from witches"}


def test_a_town_across_the_river_is_not_founded_in_phase_three() -> None:
    """TM-31.4: when the spades of a cult are used."""
    state = mermaids(round=2, cults=(0, 0, 4, 0))

    end_round(state)

    assert "done" in options(GAME, state, 0)
    assert moves(state, "connect") == set()


def test_a_river_hex_joins_all_own_buildings_around_it() -> None:
    """TM-31.5: C2, D3, and E5 with E6 are three groups; r8 and r15 join only two of them."""
    state = mermaids("C2:TP", "D3:TP", "E5:TP", "E6")
    assert moves(state, "connect") == {"connect r14"}

    play(state, 0, "connect r14", "+TW1")

    assert board(state)["towns"] == ["TW1"]


def test_a_town_skips_one_river_hex_only() -> None:
    """TM-31.5: over r8 and r9 together D2, D3, C2 and C3 would be a town."""
    state = mermaids("D2", "D3:TP", "C2:TP", "C3:TP")

    assert moves(state, "connect") == set()
    for river in ("r8", "r9", "r14"):
        with refused("TM-31.10"):
            play(state, 0, f"connect {river}")


LATER = ("E6:TE", "F3:TE", "F4:TE")


def test_buildings_added_next_to_the_skipped_river_hex_join_the_town() -> None:
    """TM-31.5: E5 touches r14; with it three more buildings belong to the town and found none."""
    state = mermaids("D3:TP", "D2:TP", *EAST, *LATER)
    play(state, 0, "connect r14", "+TW1")

    play(state, 0, "transform E5 to blue", "build E5")

    assert "+TW2" not in options(GAME, state, 0)
    play(state, 0, "done")
    assert board(state)["towns"] == ["TW1"]


def test_an_ordinary_town_is_founded_by_itself() -> None:
    """TM-31.7: the same buildings without a town across r14."""
    state = mermaids("D3:TP", "D2:TP", *EAST, *LATER)

    play(state, 0, "transform E5 to blue", "build E5")

    assert GAME.waiting(state) == (0,)
    assert "done" not in options(GAME, state, 0)
    play(state, 0, "+TW2")
    assert board(state)["towns"] == ["TW2"]


def test_a_bridge_of_the_mermaids_founds_a_town_by_itself() -> None:
    """TM-31.7"""
    state = mermaids()

    play(state, 0, "action ACT1", "bridge C2:D3", "+TW3", "done")

    assert board(state)["towns"] == ["TW3"]
    assert GAME.waiting(state) == (1,)


def test_a_group_that_belongs_to_a_town_is_not_used_for_another() -> None:
    """TM-31.6: C3, D4 and D5 across r2, r9 and r15 need the buildings on C2 and B3, which are taken."""
    state = mermaids(*WEST, *EAST, "C3:TP", "D4", "D5:TP")
    assert moves(state, "connect") == {f"connect {river}" for river in ("r2", "r8", "r9", "r14", "r15")}

    play(state, 0, "connect r14", "+TW1")

    assert moves(state, "connect") == set()


def test_a_town_with_a_group_of_another_town_is_refused_for_that_reason() -> None:
    """TM-31.6: with C2 and B3 there would be five buildings with a power of eight."""
    state = mermaids(*WEST, *EAST, "C3:TP", "D4", "D5:TP")
    play(state, 0, "connect r14", "+TW1")

    with refused("TM-31.6"):
        play(state, 0, "connect r9")


def test_the_same_river_hex_is_not_skipped_twice() -> None:
    """TM-31.6"""
    state = mermaids()
    play(state, 0, "connect r14", "+TW1")

    for river in ("r8", "r14"):
        assert f"connect {river}" not in options(GAME, state, 0)


@pytest.mark.parametrize(
    ("own", "favors", "enough"),
    [
        (("D3:TP", "E4:TP", "C2:TP", "B3"), (), True),  # four buildings, seven power
        (("D3:TP", "E4:TP", "C2", "B3"), (), False),  # six power
        (("D3:TP", "E4:TP", "C2", "B3"), ("FAV5",), True),
        (("D3:SH", "E4:TP", "C2:TP"), (), False),  # three buildings, seven power
        (("D3:SA", "E4:TP", "C2:TP"), (), True),
        (("D3:SA", "E4", "C2:TP"), (), False),  # three buildings, six power
        (("D3:SA", "E4", "C2:TP"), ("FAV5",), True),
        (("D3:TP", "E4:TP", "C2:SH", "I10:SA"), (), False),  # the sanctuary stands elsewhere
    ],
)
def test_the_conditions_of_a_town_hold_for_the_joined_group(
    own: tuple[str, ...], favors: tuple[str, ...], enough: bool
) -> None:
    """TM-31.10: number of buildings and power, with FAV5 and sanctuary."""
    state = mermaids(*own, favors=favors)

    assert ("connect r14" in options(GAME, state, 0)) is enough
    if enough:
        play(state, 0, "connect r14", "+TW1")
    else:
        with refused("TM-31.10"):
            play(state, 0, "connect r14")
    assert board(state)["towns"] == (["TW1"] if enough else [])


def test_a_town_across_the_river_scores_as_every_town() -> None:
    """TM-31.10, TM-19.4: in round 2 the scoring tile gives 5 points for a town."""
    assert earned(mermaids(round=2), "connect r14", "+TW3") == 9 + 5


def test_without_a_town_tile_there_is_no_town_across_the_river() -> None:
    """TM-31.10, TM-19.8"""
    state = mermaids()
    state.town_supply = [0] * len(state.town_supply)

    assert moves(state, "connect") == set()
    with refused("TM-19.8"):
        play(state, 0, "connect r14")


def test_the_join_makes_no_neighbours() -> None:
    """TM-31.10: the Witches on E5 touch the river hex of the town, but not C2: no discount and no power."""
    state = mermaids("D3:TP", "D2:TP", "C2", "B3:TP")
    put(state, 1, "E5")
    play(state, 0, "connect r14", "+TW2")

    assert spent(state, "upgrade C2 to TP", "done") == (2, 6, 0)

    assert GAME.waiting(state) == (1,)
    assert moves(state, "leech", seat=1) == set()


def test_the_mermaids_start_on_two_in_water() -> None:
    """TM-31.9"""
    assert start("mermaids") == {
        "workers": 3,
        "coins": 15,
        "priests": 0,
        "bowls": [3, 9, 0],
        "cults": [0, 2, 0, 0],
        "points": 20,
    }


def test_stronghold_and_sanctuary_of_the_mermaids_have_their_own_cost() -> None:
    """TM-31.9"""
    assert price("mermaids", "A4:TP", "upgrade A4 to SH") == (4, 6)
    assert price("mermaids", "A4:TE", "upgrade A4 to SA") == (4, 8)


def test_other_buildings_of_the_mermaids_cost_as_usual() -> None:
    """TM-9.18, TM-12.3, TM-12.4: a trading post half the coins beside a neighbour."""
    assert price("mermaids", "A3", "build A4") == (1, 2)
    assert price("mermaids", "A4", "upgrade A4 to TP") == (2, 6)
    assert price("mermaids", "A4", "upgrade A4 to TP", neighbour="A3") == (2, 3)
    assert price("mermaids", "A4:TP", "upgrade A4 to TE") == (2, 5)


@pytest.mark.parametrize(
    ("pieces", "collected"),
    [
        ({"SH": 1}, (1, 0, 0, 4)),
        ({"D": 2}, (3, 0, 0, 0)),
        ({"D": 8}, (8, 0, 0, 0)),
        ({"TP": 1}, (1, 2, 0, 1)),
        ({"TP": 2}, (1, 4, 0, 2)),
        ({"TP": 3}, (1, 6, 0, 4)),
        ({"TP": 4}, (1, 8, 0, 6)),
        ({"TE": 3}, (1, 0, 3, 0)),
        ({"SA": 1}, (1, 0, 1, 0)),
    ],
)
def test_the_buildings_of_the_mermaids_bring_income(
    pieces: dict[str, int], collected: tuple[int, int, int, int]
) -> None:
    """TM-31.9: workers, coins, priests and power of phase I."""
    assert income("mermaids", **pieces) == collected


def test_the_mermaids_dig_as_usual_and_sail_far() -> None:
    """TM-31.1, TM-11.1: a spade costs three workers, then two, then one; shipping goes from 1 to 5."""
    assert spade_prices("mermaids") == [3, 2, 1]
    assert shipping_points("mermaids") == (1, [2, 3, 4, 5])
