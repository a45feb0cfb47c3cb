"""Catan scored on paper: the same rules as in a game, asked about pieces that somebody typed."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.core.grid import bits
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner, Edge
from deskovka.games.catan.points import VICTORY_POINT
from deskovka.games.catan.state import NOBODY, CatanState
from games.catan.table import line, ring
from paper import counted, hints, mistake, points, score
from positions import random_game


def catan(*players: str, common: str = "") -> Any:
    parts = [f"player: {name}\n{part}" for name, part in zip("ABCD", players)]
    return score("catan", "\n".join((common, *parts)))


def test_points_by_source() -> None:
    """CT-B7.8, CT-B8.1, CT-B9.9, CT-B10.1: settlements 1, cities 2, each special card 2, victory point cards 1."""
    scored = catan(
        f"roads: {line(5)}\nsettlements: E7n E7sw\ncities: E7se\nknights: 3\nvictory-points: 2",
        "settlements: G6s",
    )

    assert points(scored, "settlements") == [2, 1]
    assert points(scored, "cities") == [2, 0]
    assert points(scored, "longest-road") == [2, 0]
    assert points(scored, "largest-army") == [2, 0]
    assert points(scored, "victory-points") == [2, 0]
    assert scored.outcome.scores == (10, 1)
    assert [one.rule for one in scored.outcome.standings[0].lines] == [
        *("CT-B7.8", "CT-B7.8", "CT-B8.1", "CT-B10.1", "CT-B9.9")
    ]


def test_branches_are_not_added() -> None:
    """CT-B8.2: five roads in a row and one aside are a chain of five."""
    scored = catan(f"roads: {line(5)} E8nw", "")
    assert counted(scored, "longest-road") == [5, 0]


def test_an_opponents_building_interrupts_a_chain_and_an_own_one_does_not() -> None:
    """CT-B8.3: the third of six roads ends at E7s."""
    own = catan(f"roads: {line(6)}\nsettlements: E7s", "")
    assert (counted(own, "longest-road"), points(own, "longest-road")) == ([6, 0], [2, 0])

    foreign = catan(f"roads: {line(6)}", "settlements: E7s")
    assert (counted(foreign, "longest-road"), points(foreign, "longest-road")) == ([3, 0], [0, 0])


def test_a_ring_counts_whole() -> None:
    """CT-B8.2: intersections may be passed more than once, roads not."""
    assert counted(catan(f"roads: {ring('E7')}", ""), "longest-road") == [6, 0]


FIVE = f"roads: {line(5)}\nsettlements: E7n"
ALSO_FIVE = f"roads: {ring('G6', 5)}\nsettlements: G6n"


@pytest.mark.parametrize(("holder", "expected"), [("A", [2, 0]), ("B", [0, 2])])
def test_who_holds_the_card_keeps_it_among_equals(holder: str, expected: list[int]) -> None:
    """CT-B8.4: the card changes hands only for a strictly longer chain."""
    scored = catan(FIVE, ALSO_FIVE, common=f"longest-road: {holder}")
    assert points(scored, "longest-road") == expected
    assert hints(scored) == []


def test_among_equals_nobody_has_it_until_somebody_is_named() -> None:
    """CT-B8.4, CT-B8.5: it may lie aside after a chain was cut, or whoever was first holds it."""
    scored = catan(FIVE, ALSO_FIVE)
    assert points(scored, "longest-road") == [0, 0]
    assert hints(scored) == ["who-road"]


def test_a_longer_chain_takes_the_card_whoever_was_named() -> None:
    """CT-B8.5"""
    scored = catan(f"roads: {line(6)}\nsettlements: E7n", ALSO_FIVE, common="longest-road: B")
    assert points(scored, "longest-road") == [2, 0]
    assert hints(scored) == ["longest-road-taken"]


def test_four_roads_are_too_few() -> None:
    """CT-B8.1"""
    assert points(catan(f"roads: {line(4)}", "", common="longest-road: A"), "longest-road") == [0, 0]


@pytest.mark.parametrize(
    ("knights", "named", "expected", "hinted"),
    [
        ((2, 0), "", [0, 0], []),
        ((3, 2), "", [2, 0], []),
        ((3, 4), "A", [0, 2], ["largest-army-taken"]),
        ((3, 3), "", [0, 0], ["who-army"]),
        ((3, 3), "B", [0, 2], []),
        ((2, 0), "A", [0, 0], ["largest-army-aside"]),
    ],
)
def test_the_largest_army(
    knights: tuple[int, int], named: str, expected: list[int], hinted: list[str]
) -> None:
    """CT-B10.1: at least three Knights, later strictly more; among equals whoever was first."""
    parts = [f"knights: {count}" for count in knights]
    scored = catan(*parts, common=f"largest-army: {named}")
    assert points(scored, "largest-army") == expected
    assert hints(scored) == hinted


TEN = f"roads: {line(5)}\ncities: E7n E7s D6nw\nknights: 3"  # 6 + 2 + 2


def test_who_has_ten_points_has_won() -> None:
    """CT-B11.1"""
    assert catan(TEN, "").winners == (0,)
    assert catan(TEN.replace("3", "2"), "").winners == ()
    assert catan(TEN, "", common="target: 11").winners == ()


def test_enough_points_win_in_the_own_turn() -> None:
    """CT-B11.2: two have enough; the one whose turn it is has won."""
    both = TEN, "cities: G5s G6s G7s F8se\nvictory-points: 2"
    unsure = catan(*both)
    assert unsure.winners == ()
    assert "whose-turn" in hints(unsure)
    assert catan(*both, common="turn: B").winners == (1,)
    waiting = catan(TEN, "", common="turn: B")
    assert waiting.winners == ()
    assert "not-yet" in hints(waiting)


@pytest.mark.parametrize(
    ("form", "rule", "line"),
    [
        ("player: A\nsettlements: E7n E7ne\nplayer: B", "CT-B7.4", 2),
        ("player: A\nsettlements: E7n\nplayer: B\ncities: E7n", "CT-B7.3", 4),
        ("player: A\nroads: E7ne\nplayer: B\nroads: E7ne", "CT-B7.3", 4),
        ("player: A\nroads: A4w\nplayer: B", "CT-B7.2", 2),
        ("player: A\nsettlements: A4n\nplayer: B", "CT-G1.4", 2),
        ("player: A\ncities: E7n E7s E5n E5s E9n\nplayer: B", "CT-B1.4", 2),
        ("player: A\nknights: 9\nplayer: B\nknights: 6", "CT-B1.5", 4),
        ("player: A\nvictory-points: 3\nplayer: B\nvictory-points: 3", "CT-B1.5", 4),
    ],
)
def test_what_cannot_lie_there_is_refused_with_its_rule_and_line(form: str, rule: str, line: int) -> None:
    error = mistake("catan", form)
    assert (error.rule, error.line) == (rule, line)


def test_pieces_that_touch_nothing_are_pointed_out() -> None:
    """CT-B7.2, CT-B7.5: they count all the same."""
    scored = catan("roads: E7ne G6sw\nsettlements: E7n C5n", "")
    assert hints(scored) == ["loose-roads", "no-road"]
    assert scored.hints[0].about["places"] == "G6sw"
    assert scored.hints[1].about["places"] == "C5n"


def test_places_are_told_by_the_names_they_were_given() -> None:
    """An intersection can be called after each of its hexes: C7se is also D8n and D7ne."""
    assert str(Corner.read("C7se")) != "C7se"
    scored = catan("roads: d6SW\nsettlements: C7se\ncities: G7ne", "")
    assert [hint.about["places"] for hint in scored.hints] == ["d6SW", "C7se, G7ne"]

    error = mistake("catan", "player: A\nsettlements: C7se\nplayer: B\ncities: D8n")
    assert "D8n is forbidden by CT-B7.3" in str(error)


def test_a_chain_that_an_opponent_cut_is_not_loose() -> None:
    """CT-B7.6: the roads beyond a foreign settlement were built before it."""
    scored = catan(f"roads: {line(6)}\nsettlements: E7n", "roads: F6e\nsettlements: E7s")
    assert hints(scored) == []


def form_of(state: CatanState) -> str:
    rows = [f"target: {state.target}", f"turn: {state.active + 1}"]
    rows += [f"{card}: {seat + 1}" for card, seat in held(state) if seat != NOBODY]
    for seat in range(state.seats):
        rows += [
            f"player: P{seat}",
            f"roads: {' '.join(str(Edge(edge)) for edge in bits(state.roads[seat]))}",
            f"settlements: {' '.join(str(Corner(corner)) for corner in bits(state.settlements[seat]))}",
            f"cities: {' '.join(str(Corner(corner)) for corner in bits(state.cities[seat]))}",
            f"knights: {state.knights[seat]}",
            f"victory-points: {state.cards[seat][VICTORY_POINT]}",
        ]
    return "\n".join(rows)


def held(state: CatanState) -> list[tuple[str, int]]:
    return [("longest-road", state.longest), ("largest-army", state.army)]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_played_game_has_the_same_score_on_paper(seed: str) -> None:
    """CT-B8, CT-B10, CT-B11: everybody's points in the middle and at the end, and the winner."""
    for number, (state, _, _, _) in enumerate(random_game(GAME, 3, seed)):
        if number % 200 == 0 and state.turn:
            scored = score("catan", form_of(state))
            assert [one.lines for one in scored.outcome.standings] == [
                GAME.lines(state, seat, seat) for seat in range(3)
            ]
    scored, outcome = score("catan", form_of(state)), GAME.outcome(state)
    assert outcome is not None
    assert (scored.outcome.scores, scored.winners) == (outcome.scores, outcome.winners)
    assert hints(scored) == []
