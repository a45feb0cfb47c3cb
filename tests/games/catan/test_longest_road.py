"""The Longest Road (CT-B8)."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.grid import bits
from deskovka.games.catan import GAME
from deskovka.games.catan.board import EDGE_ENDS, HEX_EDGES, Corner, Edge
from deskovka.games.catan.state import CatanState
from games.catan.table import LINE, deal, give, line, new_table, play, points, position, put, ring
from positions import refused

ROAD = "brick+lumber"
SETTLEMENT = "brick+lumber+wool+grain"


def holder(state: CatanState) -> int | None:
    found: int | None = GAME.view(state, None)["longest"]
    return found


def length(state: CatanState, seat: int = 0) -> int:
    found: int = GAME.view(state, None)["players"][seat]["road"]
    return found


def build(state: CatanState, seat: int, action: str) -> None:
    give(state, seat, ROAD if action.startswith("road") else SETTLEMENT)
    play(state, seat, action)


# Length


def test_five_roads_in_a_row_take_the_card() -> None:
    """CT-B8.1: two points."""
    state = position()
    put(state, 0, settlements="E7n", roads=line(4))
    assert (holder(state), points(state, 0)) == (None, 1)

    build(state, 0, f"road {LINE[4]}")

    assert (holder(state), points(state, 0)) == (0, 3)


def test_the_first_with_five_keeps_the_card_when_another_has_five() -> None:
    """CT-B8.1, CT-B8.4"""
    state = position()
    put(state, 1, roads=ring("G6", 5))
    put(state, 0, roads=line(4))

    build(state, 0, f"road {LINE[4]}")

    assert (length(state, 0), length(state, 1), holder(state)) == (5, 5, 1)


def test_branches_are_not_added() -> None:
    """CT-B8.2: a line of four with a branch of one at its middle."""
    state = position()
    put(state, 0, roads=f"{line(4)} F7ne")

    assert length(state) == 4


def test_a_branch_longer_than_the_rest_is_the_way_to_go() -> None:
    """CT-B8.2: two roads, then either one or three more."""
    state = position()
    put(state, 0, roads="E7nw E7ne E7e D7se D8sw D8se")

    assert length(state) == 5


def test_separate_pieces_are_not_added() -> None:
    """CT-B8.2: one unbroken chain."""
    state = position()
    put(state, 0, roads=f"{line(3)} {ring('G6', 4)}")

    assert length(state) == 4


def test_a_ring_counts_every_road_once() -> None:
    """CT-B8.2"""
    state = position()
    put(state, 0, roads=ring("E7"))

    assert length(state) == 6


def test_a_ring_with_a_tail_counts_all_of_it() -> None:
    """CT-B8.2: the intersection where the tail begins is passed twice."""
    state = position()
    put(state, 0, roads=f"{ring('E7')} D6e D6ne")

    assert length(state) == 8


def test_in_a_figure_of_eight_each_road_counts_once() -> None:
    """CT-X-B5 (CT-B8.2): two rings with a road in common."""
    state = position()
    put(state, 0, roads=f"{ring('E7')} E8ne E8e E8se E8sw E8nw")

    assert length(state) == 11


def test_two_rings_joined_by_two_roads_count_in_full() -> None:
    """CT-X-B5 (CT-B8.2): around the one, over to the other and around it."""
    state = position()
    put(state, 0, roads=f"{ring('D6')} E7ne E7e {ring('F7')}")

    assert length(state) == 14


def slow_length(roads: list[int], blocked: set[int]) -> int:
    """The longest trail, by trying everything."""

    def onwards(corner: int, left: frozenset[int], first: bool) -> int:
        if corner in blocked and not first:
            return 0
        best = 0
        for edge in left:
            if corner in EDGE_ENDS[edge]:
                one, other = EDGE_ENDS[edge]
                far = other if corner == one else one
                best = max(best, 1 + onwards(far, left - {edge}, False))
        return best

    starts = {end for edge in roads for end in EDGE_ENDS[edge]}
    return max((onwards(corner, frozenset(roads), True) for corner in starts), default=0)


@pytest.mark.parametrize("seed", range(40))
def test_the_length_is_that_of_the_longest_trail(seed: int) -> None:
    """CT-B8.2, CT-B8.3: networks and settlements at random, measured by trying everything."""
    random = Random(seed)
    state = position()
    middle = [edge for hex in range(7) for edge in HEX_EDGES[hex]]  # close together, so that they meet
    roads = random.sample(sorted(set(middle)), random.randint(6, 12))
    put(state, 0, roads=" ".join(str(Edge(edge)) for edge in roads))
    blocked = set()
    for _ in range(random.randint(0, 3)):
        corner = random.choice(list(bits(state.open)))
        put(state, 1, settlements=str(Corner(corner)))
        blocked.add(corner)

    assert length(state) == slow_length(roads, blocked)
    assert not GAME.faults(state)


# What breaks a chain


def test_an_opponents_building_breaks_the_chain() -> None:
    """CT-B8.3"""
    state = position()
    put(state, 0, roads=line(6))
    put(state, 1, settlements="E7s")

    assert length(state) == 3


def test_own_buildings_do_not_break_the_chain() -> None:
    """CT-B8.3"""
    state = position()
    put(state, 0, roads=line(6), settlements="E7se", cities="E7sw")

    assert length(state) == 6


def test_roads_of_others_do_not_break_the_chain() -> None:
    """CT-B8.3"""
    state = position()
    put(state, 0, roads=line(6))
    put(state, 1, roads="F7ne F6ne")

    assert length(state) == 6


def test_a_chain_may_end_at_an_opponents_settlement_but_not_go_on() -> None:
    """CT-X-B6 (CT-B8.3): two roads to the settlement and three beyond."""
    state = position()
    put(state, 1, settlements="E7se")
    put(state, 0, roads=line(5))

    assert length(state) == 3


def test_a_ring_cut_once_is_still_a_chain_of_six() -> None:
    """CT-X-B6 (CT-B8.3): both its ends lie at the opponent's settlement."""
    state = position()
    put(state, 0, roads=ring("E7"))
    put(state, 1, settlements="E7n")

    assert length(state) == 6


# Who has the card


def test_the_card_changes_hands_only_for_a_longer_chain() -> None:
    """CT-B8.4: six against five."""
    state = position()
    put(state, 1, settlements="G6s", roads=ring("G6", 5))
    put(state, 0, settlements="E7n", roads=line(5))
    assert holder(state) == 1

    build(state, 0, f"road {LINE[5]}")

    assert holder(state) == 0
    assert (points(state, 0), points(state, 1)) == (3, 1)


def cut(state: CatanState, seat: int, road: str, corner: str) -> None:
    """A settlement of a seat, with the road that leads there."""
    put(state, seat, roads=road)
    build(state, seat, f"settle {corner}")


def test_the_card_is_set_aside_when_two_others_tie() -> None:
    """CT-X-B3 (CT-B8.5): the holder is cut from 6 to 4, two others have 5; then one builds a sixth."""
    state = position(4, turn=3)
    put(state, 0, roads=line(6))
    put(state, 1, roads=ring("G6", 5))
    put(state, 2, roads=ring("D8", 5))
    assert holder(state) == 0

    cut(state, 3, "F6nw", "E7sw")

    assert [length(state, seat) for seat in range(4)] == [4, 5, 5, 1]
    assert holder(state) is None
    assert points(state, 0) == 0
    play(state, 3, "end")
    for seat in (0, 1):
        play(state, seat, "roll", chance=["1", "1"])
        if seat == 0:
            play(state, 0, "end")
    build(state, 1, "road G6nw")
    assert holder(state) == 1


def test_the_holder_keeps_the_card_when_cut_down_to_a_tie() -> None:
    """CT-X-B4 (CT-B8.5): from 7 to 5, another has 5."""
    state = position(turn=2)
    put(state, 0, roads=line(7))
    put(state, 1, roads=ring("G6", 5))

    cut(state, 2, "E7nw", "E7nw")

    assert [length(state, seat) for seat in range(3)] == [5, 5, 1]
    assert holder(state) == 0


def test_the_only_one_with_the_longest_chain_takes_the_card_from_a_holder_who_was_cut() -> None:
    """CT-B8.5: from 6 to 4; another has 5."""
    state = position(turn=2)
    put(state, 0, roads=line(6))
    put(state, 1, settlements="G6s", roads=ring("G6", 5))

    cut(state, 2, "F6nw", "E7sw")

    assert holder(state) == 1
    assert (points(state, 0), points(state, 1)) == (0, 3)


def test_a_holder_cut_to_five_loses_the_card_to_six() -> None:
    """CT-B8.5: from 7 to 5; another has 6 (a tie would have been enough)."""
    state = position(turn=2)
    put(state, 0, roads=line(7))
    put(state, 1, roads=ring("G6", 6))

    cut(state, 2, "E7nw", "E7nw")

    assert [length(state, seat) for seat in range(3)] == [5, 6, 1]
    assert holder(state) == 1


def test_a_holder_cut_to_five_does_not_keep_the_card_when_two_others_have_six() -> None:
    """CT-B8.5: it is set aside."""
    state = position(4, turn=3)
    put(state, 0, roads=line(7))
    put(state, 1, roads=ring("G6", 6))
    put(state, 2, roads=ring("D8", 6))

    cut(state, 3, "E7nw", "E7nw")

    assert holder(state) is None


def test_the_card_is_set_aside_when_nobody_has_five() -> None:
    """CT-B8.5: and taken by the next who has."""
    state = position(turn=2)
    put(state, 0, roads=line(5))
    put(state, 1, roads=ring("G6", 4))
    cut(state, 2, "F6nw", "E7sw")
    assert holder(state) is None
    play(state, 2, "end")
    play(state, 0, "roll", chance=["1", "1"])
    play(state, 0, "end")
    play(state, 1, "roll", chance=["1", "1"])

    build(state, 1, "road G6w")

    assert holder(state) == 1


def test_a_card_set_aside_goes_to_the_only_one_left_when_the_other_of_a_tie_is_cut() -> None:
    """CT-B8.5, CT-B8.6: it lies aside between 5 and 5; a cut leaves one of them alone."""
    state = position(4, turn=3)
    put(state, 0, roads=line(6))
    put(state, 1, roads=ring("G6", 5))
    put(state, 2, roads=ring("D8", 5))
    cut(state, 3, "F6nw", "E7sw")
    assert holder(state) is None

    cut(state, 3, "E9ne", "D8se")

    assert holder(state) == 1


def test_a_cut_elsewhere_in_a_longer_network_leaves_the_longest_part() -> None:
    """CT-B8.5: from 8 to 5 and 3; nobody else has five."""
    state = position(turn=2)
    put(state, 0, roads=line(8))

    cut(state, 2, "E7nw", "E7nw")

    assert (length(state), holder(state)) == (5, 0)


def test_chains_are_compared_in_the_turn_of_others_too() -> None:
    """CT-B8.6: seat 1 gets the card when seat 2 builds."""
    state = position(turn=2)
    put(state, 0, roads=line(6))
    put(state, 1, roads=ring("G6", 5))

    cut(state, 2, "F6nw", "E7sw")

    assert holder(state) == 1
    assert state.active == 2


def test_free_roads_count() -> None:
    """CT-B8.6, CT-B9.6: Road Building."""
    state = position()
    put(state, 0, roads=line(4))
    deal(state, 0, "road-building")

    play(state, 0, "road-building", f"road {LINE[4]}")

    assert holder(state) == 0


def test_the_cutter_can_take_the_card() -> None:
    """CT-B8.5: seat 2 has five and cuts the six of the holder."""
    state = position(turn=2)
    put(state, 0, roads=line(6))
    put(state, 2, roads="F6nw F6w F6sw F6se F6e")
    assert holder(state) == 0

    build(state, 2, "settle E7sw")

    assert [length(state, seat) for seat in (0, 2)] == [4, 5]
    assert (holder(state), points(state, 2)) == (2, 3)


def test_the_roads_of_the_set_up_count() -> None:
    """CT-B8.2: two roads that meet."""
    state = new_table(2)
    play(state, 0, "settle E7n", "road E7ne")
    play(state, 1, "settle C5n", "road C5ne")
    play(state, 1, "settle G5s", "road G5se")
    play(state, 0, "settle E7se", "road E7e")

    assert (length(state, 0), length(state, 1)) == (2, 1)
    with refused("CT-B3.4"):
        play(state, 0, "road E7nw")
