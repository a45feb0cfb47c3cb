"""The end of the game (TM-24), with the examples TM-X32 to TM-X34."""

from __future__ import annotations

import pytest

from deskovka.core.game import Event
from deskovka.core.outcome import Outcome
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.ending import NETWORK_POINTS, FinalPoints, shares
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put
from positions import options, refused

FIVE = ("witches", "halflings", "nomads", "mermaids", "giants")


def last_turn(*factions: str) -> TerraMysticaState:
    """Round 6, nothing built, no cult steps, nothing left to convert."""
    state = position(*factions, round=6)
    for seat in range(state.seats):
        give(state, seat, workers=0, coins=0, priests=0, bowls=(12, 0, 0), cults=(0, 0, 0, 0), shipping=0)
    return state


def all_pass(state: TerraMysticaState) -> list[Event]:
    return [event for seat in range(state.seats) for event in play(state, seat, "pass", "done")]


def ended(state: TerraMysticaState) -> Outcome:
    all_pass(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def points(outcome: Outcome, what: str) -> list[int]:
    """By seat, what was scored for one thing."""
    return [
        sum(line.points for line in standing.lines if line.what == (what,)) for standing in outcome.standings
    ]


# The order of things


def test_after_the_last_pass_come_cults_then_areas_then_resources() -> None:
    """TM-24.1."""
    state = last_turn("witches", "halflings")
    give(state, 0, cults=(1, 0, 0, 1), coins=3)
    put(state, 0, "A3")

    events = [event for event in all_pass(state) if isinstance(event, FinalPoints)]

    assert [(event.what.upper(), event.points) for event in events] == [
        ("FIRE", 8),
        ("AIR", 8),
        ("NETWORK", 18),
        ("RESOURCES", 1),
    ]


def test_there_is_no_cult_bonus_in_round_6() -> None:
    """TM-24.1: SCORE6 would give two spades for water 8; nobody is asked, the game is over."""
    state = last_turn("witches", "halflings")
    give(state, 0, cults=(0, 8, 0, 0))
    put(state, 0, "A3")

    all_pass(state)

    assert GAME.over(state)
    assert GAME.waiting(state) == ()
    with refused("TM-24.1"):
        play(state, 0, "transform A2 to green")


def test_the_game_is_not_over_before_the_last_pass() -> None:
    """TM-24.1."""
    state = last_turn("witches", "halflings")
    play(state, 0, "pass", "done")

    assert GAME.outcome(state) is None
    assert options(GAME, state, 1)


# Cults


@pytest.mark.parametrize("cult", range(4))
def test_each_cult_gives_8_4_and_2_points(cult: int) -> None:
    """TM-24.2: for the highest, second and third marker, and nothing for the others."""
    state = last_turn(*FIVE)
    for seat, step in enumerate((3, 10, 1, 7, 2)):
        give(state, seat, cults=[step if track == cult else 0 for track in range(4)])

    assert points(ended(state), "cult") == [2, 8, 0, 4, 0]


def test_the_four_cults_are_scored_one_by_one() -> None:
    """TM-24.2: 8 + 4 + 4 + 8 and 4 + 8 + 8 + 4."""
    state = last_turn("witches", "halflings")
    give(state, 0, cults=(5, 2, 1, 9))
    give(state, 1, cults=(4, 3, 2, 8))

    assert points(ended(state), "cult") == [24, 24]


def test_a_player_on_step_0_scores_nothing() -> None:
    """TM-24.3: although there is nobody else for the second place."""
    state = last_turn("witches", "halflings", "nomads")
    give(state, 0, cults=(1, 0, 0, 0))

    assert points(ended(state), "cult") == [8, 0, 0]


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ((9, 9, 3, 1), [6, 6, 2, 0]),  # TM-X32: (8 + 4) / 2, then the third place
        ((5, 5, 5, 1), [4, 4, 4, 0]),  # (8 + 4 + 2) / 3 = 4 2/3
        ((5, 5, 5, 5), [3, 3, 3, 3]),  # 14 / 4 = 3 1/2
        ((9, 4, 4, 1), [8, 3, 3, 0]),  # (4 + 2) / 2
        ((9, 4, 4, 4), [8, 2, 2, 2]),  # TM-24.14: (4 + 2) / 3
        ((9, 5, 4, 4), [8, 4, 1, 1]),  # TM-24.14: 2 / 2
    ],
)
def test_tied_players_share_the_points_of_their_places_rounded_down(
    steps: tuple[int, ...], expected: list[int]
) -> None:
    """TM-24.4, TM-24.14."""
    state = last_turn("witches", "halflings", "nomads", "mermaids")
    for seat, step in enumerate(steps):
        give(state, seat, cults=(step, 0, 0, 0))

    assert points(ended(state), "cult") == expected


def test_two_players_on_fire_9_get_six_points_each() -> None:
    """TM-X32 (TM-24.4)."""
    state = last_turn("witches", "halflings")
    give(state, 0, cults=(9, 0, 0, 0))
    give(state, 1, cults=(9, 0, 0, 0))

    assert points(ended(state), "cult") == [6, 6]


def test_three_players_tied_for_third_on_a_cult_get_nothing() -> None:
    """TM-24.14: 2 / 3 is 0."""
    state = last_turn(*FIVE)
    for seat, step in enumerate((9, 8, 4, 4, 4)):
        give(state, seat, cults=(step, 0, 0, 0))

    assert points(ended(state), "cult") == [8, 4, 0, 0, 0]


def test_players_on_step_0_are_left_out_of_ties() -> None:
    """TM-24.15: of four, two stand on 0; the two others share first and second place alone."""
    state = last_turn("witches", "halflings", "nomads", "mermaids")
    give(state, 0, cults=(2, 0, 0, 0))
    give(state, 1, cults=(2, 0, 0, 0))

    assert points(ended(state), "cult") == [6, 6, 0, 0]


# Areas


def test_the_largest_areas_give_18_12_and_6_points() -> None:
    """TM-24.5: only the own largest area counts: the Nomads' two areas of two are no area of four."""
    state = last_turn(*FIVE)
    put(state, 0, "A1", "A2", "A3")
    put(state, 1, "I1", "I2", "I3", "I4")
    put(state, 2, "A5", "A6", "I6", "I7")
    put(state, 3, "E1")
    put(state, 4, "A8", "A9", "A10", "A11", "A12")

    assert points(ended(state), "network") == [6, 12, 0, 0, 18]


def test_areas_are_counted_in_buildings_of_any_kind() -> None:
    """TM-24.5: three dwellings are more than a stronghold and a sanctuary."""
    state = last_turn("witches", "halflings")
    put(state, 0, "A1:SH", "A2:SA")
    put(state, 1, "I1", "I2", "I3")

    assert points(ended(state), "network") == [12, 18]


def test_tied_areas_share_their_places() -> None:
    """TM-24.5, TM-X33 with smaller areas: 4, 3, 3, 3: 18, and (12 + 6) / 3 = 6 for each of the others."""
    state = last_turn("witches", "halflings", "nomads", "mermaids")
    put(state, 0, "A1", "A2", "A3", "A4")
    put(state, 1, "I1", "I2", "I3")
    put(state, 2, "A6", "A7", "A8")
    put(state, 3, "E1", "E2", "E3")

    assert points(ended(state), "network") == [18, 6, 6, 6]


def test_areas_of_20_and_three_of_19_buildings() -> None:
    """TM-X33 (TM-24.5): the example as it stands; nobody has so many pieces, so it is not played."""
    assert shares([20, 19, 19, 19], NETWORK_POINTS) == [18, 6, 6, 6]


def test_two_players_tied_for_third_share_six_points() -> None:
    """TM-24.14: 3 each."""
    state = last_turn("witches", "halflings", "nomads", "mermaids")
    put(state, 0, "A1", "A2", "A3", "A4")
    put(state, 1, "I1", "I2", "I3")
    put(state, 2, "A6", "A7")
    put(state, 3, "E1", "E2")

    assert points(ended(state), "network") == [18, 12, 3, 3]


SINGLE_GAPS = ("B1", "C1", "C2", "C3", "C4", "C5", "B6", "D8")


@pytest.mark.parametrize(("shipping", "expected"), [(0, [12, 18]), (1, [18, 12])])
def test_any_number_of_crossings_may_be_chained(shipping: int, expected: list[int]) -> None:
    """TM-24.6, TM-X34: eight buildings with single river hexes between them, against an area of seven."""
    state = last_turn("witches", "halflings")
    put(state, 0, *SINGLE_GAPS)
    put(state, 1, "I1", "I2", "I3", "I4", "I5", "I6", "I7")
    give(state, 0, shipping=shipping)

    assert points(ended(state), "network") == expected


@pytest.mark.parametrize(("shipping", "expected"), [(1, [9, 18, 9]), (2, [18, 12, 6]), (3, [18, 12, 6])])
def test_one_gap_of_two_river_hexes_needs_shipping_2(shipping: int, expected: list[int]) -> None:
    """TM-24.6, TM-X34: r18 and r19 lie between E8 and E9; two buildings on each bank against three, and two."""
    state = last_turn("witches", "halflings", "nomads")
    put(state, 0, "E7", "E8", "E9", "E10")
    put(state, 1, "I1", "I2", "I3")
    put(state, 2, "A1", "A2")
    give(state, 0, shipping=shipping)

    assert points(ended(state), "network") == expected


def test_a_bridge_connects_areas() -> None:
    """TM-24.6: direct adjacency; the bridge E4:G1 of the Witches."""
    state = last_turn("witches", "halflings")
    put(state, 0, "E3", "E4", "G1", "H3")
    put(state, 1, "I6", "I7", "I8")
    give(state, 0, bowls=(0, 0, 3))
    play(state, 0, "action ACT1", "bridge E4:G1", "done")
    play(state, 1, "pass", "done")
    play(state, 0, "pass", "done")

    outcome = GAME.outcome(state)

    assert outcome is not None
    assert points(outcome, "network") == [18, 12]


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
@pytest.mark.parametrize(
    ("buildings", "connected"),
    [
        (("E1", "E3", "E5"), True),  # land between, one of the Halflings'
        (("A3", "C1", "C2"), True),  # river between
        (("E1", "E4", "E7"), False),  # two hexes between
    ],
)
def test_tunnels_and_carpets_connect_over_one_hex_at_no_cost(
    faction: str, buildings: tuple[str, ...], connected: bool
) -> None:
    """TM-24.7, TM-24.8: three buildings against an area of two."""
    state = last_turn(faction, "halflings")
    put(state, 0, *buildings)
    put(state, 1, "E2", "F2")

    outcome = ended(state)

    assert points(outcome, "network") == ([18, 12] if connected else [12, 18])
    assert points(outcome, "faction") == [0, 0]  # no flight, no tunnel


@pytest.mark.parametrize(("faction", "expected"), [("fakirs", [18, 12]), ("dwarves", [12, 18])])
def test_with_the_stronghold_carpets_connect_over_two_hexes(faction: str, expected: list[int]) -> None:
    """TM-24.8: E1, E4 and E7 are three hexes apart; a stronghold of the Dwarves changes nothing (TM-24.7)."""
    state = last_turn(faction, "halflings")
    put(state, 0, "E1:SH", "E4", "E7")
    put(state, 1, "I1", "I2")

    assert points(ended(state), "network") == expected


def test_with_the_stronghold_carpets_do_not_connect_over_three_hexes() -> None:
    """TM-24.8: E1, E5 and I5 are four hexes apart or more."""
    state = last_turn("fakirs", "halflings")
    put(state, 0, "E1:SH", "E5", "I5")
    put(state, 1, "I1", "I2")

    assert points(ended(state), "network") == [12, 18]


def test_the_witches_ride_connects_nothing() -> None:
    """TM-24.9: C3, built by a ride, is connected with nothing."""
    state = last_turn("witches", "halflings")
    put(state, 0, "A1:SH")
    put(state, 1, "I1", "I2")
    play(state, 0, "action ACTW", "build C3", "done")
    play(state, 1, "pass", "done")
    play(state, 0, "pass", "done")

    outcome = GAME.outcome(state)

    assert outcome is not None
    assert points(outcome, "network") == [12, 18]


def test_a_ride_next_to_own_buildings_is_connected_as_usual() -> None:
    """TM-24.9: A3 beside A2."""
    state = last_turn("witches", "halflings")
    put(state, 0, "A1:SH", "A2")
    put(state, 1, "I1", "I2")
    play(state, 0, "action ACTW", "build A3", "done")
    play(state, 1, "pass", "done")
    play(state, 0, "pass", "done")

    outcome = GAME.outcome(state)

    assert outcome is not None
    assert points(outcome, "network") == [18, 12]


# Remaining resources


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        ({"coins": 2}, 0),
        ({"coins": 3}, 1),
        ({"coins": 8}, 2),
        ({"workers": 3}, 1),
        ({"priests": 3}, 1),
        ({"coins": 1, "workers": 1, "priests": 1}, 1),
        ({"bowls": (9, 0, 3)}, 1),  # power in bowl III
        ({"bowls": (6, 6, 0)}, 1),  # three of six tokens of bowl II are sacrificed
        ({"bowls": (5, 7, 0)}, 1),  # three of seven
        ({"bowls": (0, 12, 0)}, 2),  # six
        ({"bowls": (0, 4, 8)}, 3),  # 2 + 8 = 10
        ({"coins": 2, "workers": 3, "priests": 1, "bowls": (0, 4, 8)}, 5),  # 2 + 3 + 1 + 10 = 16
    ],
)
def test_everything_is_turned_into_coins_and_three_coins_give_a_point(
    left: dict[str, object], expected: int
) -> None:
    """TM-24.10, TM-24.11: rounded down, and the sacrifice comes by itself."""
    state = last_turn("witches", "halflings")
    give(state, 0, **left)

    assert points(ended(state), "resources") == [expected, 0]


@pytest.mark.parametrize(("coins", "expected"), [(1, 0), (2, 1), (5, 2), (6, 3)])
def test_alchemists_get_a_point_for_two_coins(coins: int, expected: int) -> None:
    """TM-24.10."""
    state = last_turn("alchemists", "halflings")
    give(state, 0, coins=coins)
    give(state, 1, coins=coins)

    assert points(ended(state), "resources") == [expected, coins // 3]


def test_nobody_is_asked_for_the_conversion() -> None:
    """TM-24.11: after the last pass nothing remains to be decided."""
    state = last_turn("witches", "halflings")
    give(state, 0, bowls=(0, 12, 0), workers=5)

    all_pass(state)

    assert GAME.over(state)


# Winning


def test_most_points_win() -> None:
    """TM-24.12: whatever the seat."""
    state = last_turn("witches", "halflings", "nomads")
    for seat, score in enumerate((50, 61, 60)):
        give(state, seat, points=score)

    outcome = ended(state)

    assert outcome.scores == (50, 61, 60)
    assert (outcome.winners, outcome.ranking) == ((1,), (3, 1, 2))


def test_ties_are_shared_victories() -> None:
    """TM-24.12: coins that are left over break no tie."""
    state = last_turn("witches", "halflings", "nomads")
    for seat, score in enumerate((60, 50, 60)):
        give(state, seat, points=score, coins=seat)

    outcome = ended(state)

    assert outcome.winners == (0, 2)


def test_the_final_points_are_added_to_the_score() -> None:
    """TM-24.12: 20 + 8 for fire + 18 for the area + 2 for 6 coins."""
    state = last_turn("witches", "halflings")
    give(state, 0, cults=(1, 0, 0, 0), coins=6)
    put(state, 0, "A1")

    assert ended(state).scores == (20 + 8 + 18 + 2, 20)


def test_with_two_players_the_third_place_is_given_to_nobody() -> None:
    """TM-24.13: neither alone nor in a tie: 8 and 4, 18 and 12; (8 + 4) / 2, (18 + 12) / 2."""
    state = last_turn("witches", "halflings")
    give(state, 0, cults=(5, 5, 0, 0))
    give(state, 1, cults=(4, 5, 0, 0))
    put(state, 0, "A1", "A2")
    put(state, 1, "I1", "I2")

    outcome = ended(state)

    assert points(outcome, "cult") == [8 + 6, 4 + 6]
    assert points(outcome, "network") == [15, 15]
