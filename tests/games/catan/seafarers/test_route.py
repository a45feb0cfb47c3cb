"""The Longest Trade Route (CT-S4)."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.grid import bits
from deskovka.games.catan import GAME
from deskovka.games.catan.board import EDGE_ENDS, Corner, Edge, Hex
from deskovka.games.catan.board import HEX_EDGES as SIDES
from deskovka.games.catan.seafarers.route import LongestRouteMoved
from deskovka.games.catan.state import CatanState
from games.catan.sea_table import COAST, position, put
from games.catan.table import give, play, points

SETTLEMENT = "brick+lumber+wool+grain"
LINE = COAST.split()  # from D8n to F7ne


def holder(state: CatanState) -> int | None:
    found: int | None = GAME.view(state, None)["longest"]
    return found


def length(state: CatanState, seat: int = 0) -> int:
    found: int = GAME.view(state, None)["players"][seat]["road"]
    return found


def along(first: int, last: int) -> str:
    """The edges of the east coast from one to another, counted from 1."""
    return " ".join(LINE[first - 1 : last])


def test_five_ships_in_a_row_take_the_card() -> None:
    """CT-S4.1: two points, as with roads."""
    state = position()
    put(state, 0, settlements="D8n", ships=along(1, 4))
    give(state, 0, "lumber+wool")
    assert (holder(state), points(state, 0)) == (None, 1)

    play(state, 0, f"ship {LINE[4]}")

    assert (holder(state), points(state, 0)) == (0, 3)


def test_three_roads_and_two_ships_are_five_only_with_a_settlement_between_them() -> None:
    """CT-X-S1 (CT-S4.2, CT-S4.3): and the settlement that joins them takes the card at once."""
    state = position()
    put(state, 0, roads=along(1, 3), ships=along(4, 5))
    give(state, 0, SETTLEMENT)
    assert (length(state), holder(state)) == (3, None)

    events = play(state, 0, "settle E9ne")

    assert LongestRouteMoved(0, 5) in events
    assert (length(state), holder(state), points(state, 0)) == (5, 0, 3)


def test_a_city_between_them_joins_them_as_well() -> None:
    """CT-S4.2"""
    state = position()
    put(state, 0, cities="E9ne")
    put(state, 0, roads=along(1, 3), ships=along(4, 5))

    assert length(state) == 5


def test_the_next_ship_joins_roads_over_a_settlement() -> None:
    """CT-S4.2, CT-S4.3"""
    state = position()
    put(state, 0, settlements="E9ne", roads=along(1, 3), ships=along(5, 6))
    give(state, 0, "lumber+wool")
    assert length(state) == 3

    play(state, 0, f"ship {LINE[3]}")

    assert (length(state), holder(state)) == (6, 0)


def test_an_opponents_settlement_between_them_joins_nothing() -> None:
    """CT-S4.2: an own one is needed."""
    state = position()
    put(state, 1, settlements="E9ne")
    put(state, 0, roads=along(1, 3), ships=along(4, 5))

    assert length(state) == 3


def test_a_route_that_is_cut_loses_the_card() -> None:
    """CT-S4.3, CT-B8.5: at the corner where an opponent's settlement stands now."""
    state = position(turn=1)
    put(state, 0, settlements="D8n", ships=along(1, 5))
    put(state, 1, roads="E9nw")
    give(state, 1, SETTLEMENT)
    assert (length(state), holder(state)) == (5, 0)

    play(state, 1, "settle E9n")

    assert (length(state), holder(state)) == (3, None)


def test_a_route_of_ships_shortened_by_its_owner_loses_the_card_to_a_longer_one() -> None:
    """CT-S4.3, CT-B8.5"""
    state = position()
    put(state, 0, settlements="D8n", ships=along(1, 5))
    put(state, 1, settlements="E5sw", ships="E5w E5nw D5w D5nw C5w")
    assert (length(state, 0), length(state, 1), holder(state)) == (5, 5, 0)

    play(state, 0, f"move {LINE[4]} to D9nw")

    assert (length(state, 0), length(state, 1), holder(state)) == (4, 5, 1)


def test_a_ship_moved_to_the_other_end_of_a_line_may_win_the_card() -> None:
    """CT-S4.3: four ships and a branch become five in a row."""
    state = position()
    put(state, 0, settlements="D8n", ships=f"{along(1, 4)} D9nw")
    assert (length(state), holder(state)) == (4, None)

    play(state, 0, f"move D9nw to {LINE[4]}")

    assert (length(state), holder(state), points(state, 0)) == (5, 0, 3)


def test_a_moved_ship_can_win_the_game() -> None:
    """CT-S4.3, CT-B11.1"""
    state = position(target="5")
    put(state, 0, settlements="D8n E5sw F6s", ships=f"{along(1, 4)} D9nw")

    play(state, 0, f"move D9nw to {LINE[4]}")

    assert GAME.over(state)


def test_branches_are_not_added_and_rings_count_in_full() -> None:
    """CT-S4.3, CT-B8.2"""
    state = position()
    put(state, 0, settlements="E9se", ships="E10sw F9e F10nw")
    assert length(state) == 2

    state = position()
    put(state, 0, settlements="E9se", ships="E10ne E10e E10se E10sw E10w E10nw E9se")
    assert length(state) == 7


def test_a_corner_may_be_passed_twice_but_changes_only_at_a_building() -> None:
    """CT-S4.2, CT-B8.2: a ring of ships and a tail of roads meet where the settlement stands."""
    ring = "E10ne E10e E10se E10sw E10w E10nw"
    state = position()
    put(state, 0, ships=ring, roads="E9se E9sw")
    assert length(state) == 6

    put(state, 0, settlements="E9se")
    assert length(state) == 8


# Compared with a slow search


def slow_length(roads: set[int], ships: set[int], own: set[int], foreign: set[int]) -> int:
    """The longest chain, by trying every order of pieces that follow each other."""

    def follows(edge: int, other: int, corner: int) -> bool:
        alike = (edge in ships) == (other in ships)
        return corner not in foreign and (alike or corner in own)

    def grow(edge: int, corner: int, used: frozenset[int]) -> int:
        found = 0
        for other in (roads | ships) - used:
            if corner in EDGE_ENDS[other] and follows(edge, other, corner):
                beyond = sum(EDGE_ENDS[other]) - corner
                found = max(found, 1 + grow(other, beyond, used | {other}))
        return found

    return max(
        (1 + grow(edge, corner, frozenset({edge})) for edge in roads | ships for corner in EDGE_ENDS[edge]),
        default=0,
    )


def scattered(random: Random, state: CatanState) -> tuple[set[int], set[int]]:
    """Up to 13 pieces close together, so that there are rings and junctions."""
    near = [edge for name in ("D8", "E9", "D9", "E10", "E8") for edge in SIDES[Hex.read(name)]]
    chosen = random.sample(sorted(set(near)), random.randint(5, 13))
    roads: set[int] = set()
    ships: set[int] = set()
    for edge in chosen:
        kinds = [
            kind
            for kind, where in ((roads, state.island.paths), (ships, state.island.lanes))
            if where >> edge & 1
        ]
        random.choice(kinds).add(edge)
    return roads, ships


@pytest.mark.parametrize("seed", range(60))
def test_the_route_is_as_long_as_a_slow_search_finds_it(seed: int) -> None:
    """CT-S4.1, CT-S4.2, CT-B8.2, CT-B8.3: random networks with buildings of both; laying piece by piece tells the same."""
    random = Random(seed)
    state = position()
    roads, ships = scattered(random, state)
    corners = ["D8n", "E9n", "E9se", "D8s", "E8s", "E10n", "D9n"]
    for name in random.sample(corners, 4):
        if state.open >> Corner.read(name) & 1:
            put(state, random.choice((0, 0, 1)), settlements=name)
    order = [f"road {edge}" for edge in sorted(roads)] + [f"ship {edge}" for edge in sorted(ships)]
    random.shuffle(order)
    for piece in order:
        kind, edge = piece.split()
        name = str(Edge(int(edge)))
        put(state, 0, roads=name if kind == "road" else "", ships=name if kind == "ship" else "")

    own, foreign = (set(bits(state.settlements[seat])) for seat in (0, 1))
    assert length(state) == slow_length(roads, ships, own, foreign)
    assert not GAME.faults(state)
