"""Scoring tiles (TM-22), with the examples TM-X29 and TM-X30."""

from __future__ import annotations

import pytest

from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import INDEX
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put
from positions import options

FIRE, WATER, EARTH, AIR = range(4)
ALL = [f"SCORE{number}" for number in range(1, 9)]


def with_tile(tile: str, *factions: str) -> TerraMysticaState:
    """Round 1 with this scoring tile, cults at 0."""
    others = [code for code in ALL if code not in (tile, "SCORE1")]
    state = position(*(factions or ("witches", "halflings")), round=1, scoring=",".join([tile, *others[:5]]))
    for seat in range(state.seats):
        give(state, seat, cults=(0, 0, 0, 0))
    return state


def both_pass(state: TerraMysticaState) -> None:
    """Seat 0 takes BON3 (6 coins in the next phase I), seat 1 BON4."""
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")


POINTS = {
    "SCORE1": {"spade": 2},
    "SCORE2": {"town": 5},
    "SCORE3": {"dwelling": 2},
    "SCORE4": {"stronghold": 5, "sanctuary": 5},
    "SCORE5": {"dwelling": 2},
    "SCORE6": {"trading post": 3},
    "SCORE7": {"stronghold": 5, "sanctuary": 5},
    "SCORE8": {"trading post": 3},
}
MOVES = {  # each with the points that the event brings by itself
    "spade": (["transform A2 to green"], 0),
    "town": (["action ACT1", "bridge E4:G1", "+TW1"], 5 + 5),  # of the tile, and of the Witches
    "dwelling": (["build A4"], 0),
    "trading post": (["upgrade A1 to TP"], 0),
    "temple": (["upgrade I1 to TE", "+FAV9"], 0),
    "stronghold": (["upgrade I1 to SH"], 0),
    "sanctuary": (["upgrade I3 to SA", "+FAV9"], 0),
}


@pytest.mark.parametrize("tile", ALL)
@pytest.mark.parametrize("event", MOVES)
def test_the_left_half_scores_its_event_in_phase_2(tile: str, event: str) -> None:
    """TM-22.1, TM-22.2: the event of the tile, and no other."""
    state = with_tile(tile)
    put(state, 0, "A1", "A3", "I1:TP", "I3:TE", "E3:TE", "E4:TP", "G1:TP", "H3")
    state.terrain[INDEX["a4"]] = state.faction(0).home
    moves, own = MOVES[event]

    play(state, 0, *moves)

    assert state.points[0] == 20 + own + POINTS[tile].get(event, 0)


def test_every_spade_and_every_building_scores() -> None:
    """TM-22.2: three spades of SCORE1 are 6 points; two dwellings of SCORE3 are 4."""
    state = with_tile("SCORE1")
    put(state, 0, "A2")
    play(state, 0, "transform A1 to green")
    assert state.points[0] == 20 + 3 * 2

    state = with_tile("SCORE3")
    put(state, 0, "A2")
    state.terrain[INDEX["a1"]] = state.faction(0).home
    play(state, 0, "build A1", "done")
    play(state, 1, "pass BON4", "done")
    play(state, 0, "build A3")
    assert state.points[0] == 20 + 2 * 2


def test_a_tile_scores_only_in_its_round() -> None:
    """TM-22.1: dwellings in round 1, then trading posts in round 2."""
    state = position("witches", "halflings", round=1, scoring="SCORE3,SCORE6,SCORE2,SCORE4,SCORE5,SCORE7")
    put(state, 0, "A2", "A3")
    state.terrain[INDEX["a1"]] = state.terrain[INDEX["a4"]] = state.faction(0).home
    give(state, 0, cults=(0, 0, 0, 0))
    give(state, 1, cults=(0, 0, 0, 0))
    play(state, 0, "build A1", "done")
    assert state.points[0] == 20 + 2
    play(state, 1, "pass BON4", "done")
    play(state, 0, "pass BON3", "done")

    assert state.round == 2
    play(state, 1, "send p to FIRE for 1", "done")
    play(state, 0, "build A4", "done")
    assert state.points[0] == 20 + 2
    play(state, 1, "send p to FIRE for 1", "done")
    play(state, 0, "upgrade A1 to TP")
    assert state.points[0] == 20 + 2 + 3


def test_the_cult_bonus_is_that_of_the_round_that_ended() -> None:
    """TM-22.1: round 1 has fire 4 power, round 2 air workers; at the end of round 1 air brings nothing."""
    state = position("witches", "halflings", round=1, scoring="SCORE5,SCORE7,SCORE2,SCORE3,SCORE4,SCORE6")
    give(state, 0, cults=(4, 0, 0, 10), bowls=(12, 0, 0), workers=0)

    both_pass(state)

    assert state.bowl2[0] == 4
    assert state.workers[0] == 1  # of the empty board


BONUS = [  # tile, cult, divisor, what one of them is: workers, coins, priests, power
    ("SCORE1", EARTH, 1, (0, 1, 0, 0)),
    ("SCORE3", WATER, 4, (0, 0, 1, 0)),
    ("SCORE4", FIRE, 2, (1, 0, 0, 0)),
    ("SCORE5", FIRE, 4, (0, 0, 0, 4)),
    ("SCORE7", AIR, 2, (1, 0, 0, 0)),
]


@pytest.mark.parametrize(("tile", "cult", "divisor", "one"), BONUS)
@pytest.mark.parametrize("step", [0, 1, 3, 4, 5, 7, 8, 9, 10])
def test_the_bonus_is_given_once_for_each_full_multiple_of_steps(
    tile: str, cult: int, divisor: int, one: tuple[int, ...], step: int
) -> None:
    """TM-22.2, TM-22.3: the empty board gives 1 worker more in phase I, BON3 6 coins; markers stay."""
    state = with_tile(tile)
    tracks = [0, 0, 0, 0]
    tracks[cult] = step
    give(state, 0, cults=tracks, workers=0, coins=0, priests=0, bowls=(12, 0, 0))

    both_pass(state)

    workers, coins, priests, power = (amount * (step // divisor) for amount in one)
    assert (state.workers[0], state.coins[0], state.priests[0]) == (1 + workers, 6 + coins, priests)
    assert state.bowl2[0] == power
    assert state.cults[:4] == tracks


@pytest.mark.parametrize(("tile", "cult"), [("SCORE2", EARTH), ("SCORE6", WATER), ("SCORE8", AIR)])
@pytest.mark.parametrize(("step", "spades"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (10, 2)])
def test_a_bonus_of_spades(tile: str, cult: int, step: int, spades: int) -> None:
    """TM-22.2, TM-22.3: A3 is surrounded by A2, gray, and A4, blue; what so many spades can make of them."""
    state = with_tile(tile)
    put(state, 0, "A3")
    tracks = [0, 0, 0, 0]
    tracks[cult] = step
    give(state, 0, cults=tracks)

    both_pass(state)

    near = {0: set[str](), 1: {"green", "red"}, 2: {"green", "red", "blue", "yellow"}}[spades]
    made = {text.split()[3] for text in options(GAME, state, 0) if text.startswith("transform A2 to")}
    assert (state.round == 1) is bool(spades)
    if spades:
        assert made == near
    assert state.cults[:4] == tracks


def test_air_6_gives_three_workers() -> None:
    """TM-X29 (TM-22.3): one worker for two steps of air, SCORE7; one worker more is income."""
    state = with_tile("SCORE7")
    give(state, 0, cults=(0, 0, 0, 6), workers=0)

    both_pass(state)

    assert state.workers[0] == 3 + 1


def test_earth_8_gives_two_spades() -> None:
    """TM-X30 (TM-22.3): one spade for four steps of earth, SCORE2; A4 is one spade from home, A2 as well."""
    state = with_tile("SCORE2")
    put(state, 0, "A3", "B1")
    give(state, 0, cults=(0, 0, 8, 0))
    both_pass(state)

    play(state, 0, "transform A2 to green", "transform A1 to yellow")  # next to each other

    assert state.round == 2
