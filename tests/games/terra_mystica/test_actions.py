"""Phase II in general (TM-7): costs, the eight actions, and the order in which effects follow."""

from __future__ import annotations

import pytest

from deskovka.core.errors import IllegalAction
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put
from positions import options, refused


def goods(state: TerraMysticaState, seat: int = 0) -> tuple[int, int, int]:
    return state.workers[seat], state.coins[seat], state.priests[seat]


def tiles(state: TerraMysticaState, seat: int = 0) -> set[str]:
    """The tiles that may be taken."""
    return {option for option in options(GAME, state, seat) if option.startswith(("+FAV", "+TW"))}


def sanctuary_and_town() -> TerraMysticaState:
    """The Witches have made a temple (2) of the value 6 into a sanctuary (3): with two trading posts a town."""
    state = position("witches", "nomads")
    put(state, 0, "F4:TE", "E6:TP", "G2:TP")
    put(state, 1, "E7")
    give(state, 0, cults=(8, 0, 0, 0))
    play(state, 0, "upgrade F4 to SA")
    return state


# Costs and types


def test_costs_are_paid_at_once() -> None:
    """TM-7.1: a trading post without neighbours for 2 workers and 6 coins."""
    state = position("witches", "nomads")
    put(state, 0, "F4")

    play(state, 0, "upgrade F4 to TP")

    assert goods(state) == (8, 14, 2)


def test_priests_who_are_paid_go_to_the_own_supply() -> None:
    """TM-7.1: a priest paid for digging can be gained again, one placed on the cult board cannot."""
    state = position("witches", "nomads")
    give(state, 0, priests=7, bowls=(0, 0, 12))
    play(state, 0, "advance dig", "convert 5PW to 1P", "done")
    assert state.priests[0] == 7

    play(state, 1, "pass BON3", "done")
    play(state, 0, "send p to FIRE for 2", "done")
    play(state, 0, "action ACT2")

    assert state.priests[0] == 6


@pytest.mark.parametrize(
    "moves",
    [
        pytest.param(("transform E7 to green",), id="1 transform"),
        pytest.param(("build G3",), id="1 build"),
        pytest.param(("transform E7 to green", "build E7"), id="1 transform and build"),
        pytest.param(("advance ship",), id="2 shipping"),
        pytest.param(("advance dig",), id="3 digging"),
        pytest.param(("upgrade F4 to TP",), id="4 upgrade"),
        pytest.param(("send p to FIRE for 3",), id="5 send a priest"),
        pytest.param(("action ACT4",), id="6 power action"),
        pytest.param(("action BON2", "+FIRE"), id="7 special action"),
        pytest.param(("pass BON3",), id="8 pass"),
    ],
)
def test_there_are_eight_types_of_actions_and_each_is_a_turn(moves: tuple[str, ...]) -> None:
    """TM-7.2"""
    state = position("witches", "nomads")
    put(state, 0, "F4")
    give(state, 0, scroll="BON2", shipping=1)
    give(state, 1, scroll="BON1")
    assert moves[0] in options(GAME, state, 0)

    play(state, 0, *moves)
    assert "done" in options(GAME, state, 0)
    play(state, 0, "done")

    assert GAME.waiting(state) == (1,)


# The order of effects


def test_own_effects_of_the_same_moment_come_in_the_order_the_player_chooses() -> None:
    """TM-7.3: a sanctuary brings a favor tile and founds a town; either may come first."""
    state = sanctuary_and_town()
    assert tiles(state) == {
        *(f"+FAV{number}" for number in range(1, 13)),
        *(f"+TW{number}" for number in range(1, 6)),
    }

    favor_first = state.copy()
    play(favor_first, 0, "+FAV1")
    assert tiles(favor_first) == {f"+TW{number}" for number in range(1, 6)}
    play(favor_first, 0, "+TW1", "done")

    town_first = state.copy()
    play(town_first, 0, "+TW1")
    assert tiles(town_first) == {f"+FAV{number}" for number in range(1, 13)}
    play(town_first, 0, "+FAV1", "climb FIRE", "done")

    assert (favor_first.cults[0], favor_first.keys[0]) == (9, 1)
    assert (town_first.cults[0], town_first.keys[0]) == (10, 0)


def test_all_own_effects_are_resolved_before_the_turn_can_be_ended() -> None:
    """TM-7.3, TM-7.7"""
    state = sanctuary_and_town()

    with refused("TM-19.12"):
        play(state, 0, "done")
    play(state, 0, "+TW1")
    with refused("TM-20.7"):
        play(state, 0, "done")
    play(state, 0, "+FAV2", "done")

    assert GAME.waiting(state) == (1,)


def test_each_tile_is_taken_once() -> None:
    """TM-7.3: one favor tile for the sanctuary, one tile for the town."""
    state = sanctuary_and_town()
    play(state, 0, "+FAV2")

    with refused("TM-12.7"):
        play(state, 0, "+FAV3")
    play(state, 0, "+TW2")
    with pytest.raises(IllegalAction):
        play(state, 0, "+TW2")


def test_leech_decisions_follow_the_own_effects() -> None:
    """TM-7.3: the Nomads on E7 are asked when the Witches have taken their tiles and ended their moves."""
    state = sanctuary_and_town()
    with pytest.raises(IllegalAction):
        play(state, 1, "leech 1 from witches")

    play(state, 0, "+FAV2", "+TW1", "done")

    assert options(GAME, state, 1) == {"leech 1 from witches", "decline 1 from witches"}


def test_the_step_of_the_cultists_follows_the_leech_decisions() -> None:
    """TM-7.3: of both neighbours, the first of whom takes power."""
    state = position("cultists", "witches", "nomads")
    put(state, 0, "F4")
    put(state, 1, "E7")
    put(state, 2, "F3")
    play(state, 0, "upgrade F4 to TP", "done")

    play(state, 1, "leech 1 from cultists")
    with pytest.raises(IllegalAction):
        play(state, 0, "+EARTH")
    play(state, 2, "decline 1 from cultists")
    assert GAME.waiting(state) == (0,)
    play(state, 0, "+EARTH")

    assert GAME.waiting(state) == (1,)


def test_a_building_scores_when_it_is_placed_before_tiles_are_taken_and_neighbours_asked() -> None:
    """TM-7.4: the fourth dwelling of a town scores 2 for the round and 2 for FAV11 before the town tile."""
    state = position("giants", "nomads")
    put(state, 0, "F4:SH", "E6:TP", "E7")
    put(state, 1, "F3:TP")  # beside F4, E6 and G2
    give(state, 0, favors=["FAV11"])

    play(state, 0, "build G2")
    assert state.points[0] == 20 + 2 + 2
    assert (state.workers[0], state.coins[0]) == (9, 18)
    play(state, 0, "+TW1")
    assert state.points[0] == 24 + 5
    assert GAME.waiting(state) == (0,)
    play(state, 0, "done")

    assert options(GAME, state, 1) == {"leech 2 from giants", "decline 2 from giants"}


def test_a_favor_tile_pays_nothing_for_the_building_that_brought_it() -> None:
    """TM-7.4, TM-7.5: a temple with FAV10 or FAV11 brings no points; from the next action on they pay."""
    for tile, later, points in [("FAV10", "upgrade A3 to TP", 3), ("FAV11", "build G3", 2)]:
        state = position("witches", "nomads", round=4)
        put(state, 0, "F4:TP", "A3")
        give(state, 0, shipping=1)

        play(state, 0, "upgrade F4 to TE", f"+{tile}", "done")
        assert state.points[0] == 20
        play(state, 1, "pass BON3", "done")
        play(state, 0, later)

        assert state.points[0] == 20 + points


# Two building events in one action


def halflings_with_a_stronghold(*further: str, round: int = 3) -> TerraMysticaState:
    """The Halflings have built the stronghold on F3; F4 belongs to the Witches, E5 to the Mermaids."""
    state = position("halflings", "witches", "mermaids", round=round)
    put(state, 0, "F3:TP", *further)
    put(state, 1, "F4")
    put(state, 2, "E5:TP")
    play(state, 0, "upgrade F3 to SH")
    return state


def test_stronghold_and_dwelling_of_the_halflings_are_two_building_events() -> None:
    """TM-7.6: neighbours are asked when the action is complete, first for the stronghold, then for the dwelling.

    F3 is beside F4 (1) and E5 (2), G2 is beside F4 only.
    """
    state = halflings_with_a_stronghold()
    play(state, 0, "transform G2 to brown", "done", "build G2")
    assert GAME.waiting(state) == (0,)
    play(state, 0, "done")

    play(state, 1, "leech 1 from halflings")
    play(state, 2, "leech 2 from halflings")
    play(state, 1, "leech 1 from halflings")

    assert options(GAME, state, 1) >= {"advance dig"}  # nobody is asked any more, it is the Witches' turn
    assert state.points[1:] == [20, 19]


def test_each_of_two_building_events_scores_its_own_points() -> None:
    """TM-7.6: in round 4 the stronghold 5, each spade of the Halflings 1, with FAV11 the dwelling 2."""
    state = position("halflings", "witches", round=4)
    put(state, 0, "F3:TP")
    give(state, 0, favors=["FAV11"])

    play(state, 0, "upgrade F3 to SH")
    assert state.points[0] == 25
    play(state, 0, "transform G2 to brown", "done")
    assert state.points[0] == 27
    play(state, 0, "build G2")

    assert state.points[0] == 29


def test_the_stronghold_may_found_a_town_before_its_spades_are_used() -> None:
    """TM-7.6: trading posts on F3 and E6, dwellings on E7 and D4 are worth 6; the stronghold makes it 7."""
    state = halflings_with_a_stronghold("E6:TP", "E7", "D4")

    assert tiles(state) == {f"+TW{number}" for number in range(1, 6)}
    play(state, 0, "+TW2", "transform G2 to brown")
    assert tiles(state) == set()


def test_the_dwelling_may_found_a_town_at_its_own_moment() -> None:
    """TM-7.6: stronghold, trading post and dwelling are only three buildings."""
    state = halflings_with_a_stronghold("E6:TP", "E7")
    assert tiles(state) == set()

    play(state, 0, "transform G2 to brown", "done", "build G2")

    assert tiles(state) == {f"+TW{number}" for number in range(1, 6)}


# The end of a turn


def test_the_next_player_acts_only_when_all_decisions_are_made() -> None:
    """TM-7.7: seat 2 is still asked for power, so seat 1 cannot begin."""
    state = position("witches", "nomads", "giants")
    put(state, 0, "F4")
    put(state, 1, "F3")
    put(state, 2, "G2")
    play(state, 0, "upgrade F4 to TP")
    with pytest.raises(IllegalAction):
        play(state, 1, "advance dig")
    play(state, 0, "done")

    with refused("TM-13.5"):
        play(state, 1, "advance dig")
    play(state, 1, "decline 1 from witches")
    with refused("TM-13.5"):
        play(state, 1, "advance dig")
    play(state, 2, "leech 1 from witches")

    play(state, 1, "advance dig")
    assert state.digging[1] == 1


def test_the_next_player_waits_for_the_step_of_the_cultists() -> None:
    """TM-7.7"""
    state = position("cultists", "witches")
    put(state, 0, "F4")
    put(state, 1, "E7")
    play(state, 0, "upgrade F4 to TP", "done")
    play(state, 1, "leech 1 from cultists")

    with refused("TM-28.1"):
        play(state, 1, "advance dig")
    play(state, 0, "done")
    play(state, 1, "advance dig")


def test_the_next_player_waits_for_the_choice_of_step_10() -> None:
    """TM-7.7"""
    state = sanctuary_and_town()
    play(state, 0, "+TW1", "+FAV1")

    for early in ("done", "pass BON3"):
        with refused("TM-14.6"):
            play(state, 0, early)
    with refused("TM-14.6"):
        play(state, 1, "advance dig")
