"""Ambushes at a table of two or more (CA-7), with the worked example of passing maps (CA-16.7)."""

from __future__ import annotations

import pytest

from deskovka.games.cartographers import GAME, Terrain
from deskovka.games.cartographers.drawing import Drawn
from deskovka.games.cartographers.sheet import Cells
from games.cartographers.table import (
    AMBUSHES,
    SIDE_A,
    coins_of,
    drawn,
    everybody_draws,
    full,
    map_of,
    shown,
    table,
    what_may_come,
)
from positions import options, play, refused

SHAPES = {
    "goblin_attack": "E1+F2+G3",
    "bugbear_assault": "E1+E3+F1+F3",
    "kobold_onslaught": "E1+F1+F2+G1",
    "gnoll_raid": "E1+E2+F1+G1+G2",
}


@pytest.mark.parametrize(
    "card, owners",
    [
        ("goblin_attack", [1, 2, 0]),
        ("bugbear_assault", [2, 0, 1]),
        ("kobold_onslaught", [2, 0, 1]),
        ("gnoll_raid", [1, 2, 0]),
    ],
)
def test_the_arrow_says_whose_map_each_player_draws_on(card: str, owners: list[int]) -> None:
    """CA-7.1, CA-7.2: passed clockwise, a map comes from the seat before; the other way, from the seat after."""
    maps = [full(but="A1+A3"), full(but="F1+F3"), full(but="K1+K3")]
    state = table(card, "rift_lands", maps=maps)
    rows = ["AFK"[owner] for owner in owners]

    for seat, row in enumerate(rows):
        assert options(GAME, state, seat) == {f"draw monster {row}1", f"draw monster {row}3"}
    everybody_draws(state, *[f"monster {row}1" for row in rows])

    assert [map_of(state, seat) for seat in range(3)] == [
        drawn(maps[0], M="A1"),
        drawn(maps[1], M="F1"),
        drawn(maps[2], M="K1"),
    ]


@pytest.mark.parametrize("card, owners", [("bugbear_assault", [2, 0, 1]), ("goblin_attack", [1, 2, 0])])
def test_example_of_passing_maps(card: str, owners: list[int]) -> None:
    """CA-16.7: what each seat is told, what it then does, and what is reported."""
    state = table(card, "homestead", maps=[SIDE_A] * 3)

    assert [shown(state, seat)["draws_on"] for seat in range(3)] == owners
    *_, events = everybody_draws(state, f"monster {SHAPES[card]}")
    reported = [event for event in events if isinstance(event, Drawn)]
    assert [(event.seat, event.owner) for event in reported] == list(enumerate(owners))


@pytest.mark.parametrize(
    "card, ways",
    [
        ("goblin_attack", ["D1+E2+F3", "D3+E2+F1"]),
        ("bugbear_assault", ["D1+D3+E1+E3", "E1+E3+F1+F3", "D1+D2+F1+F2", "D2+D3+F2+F3"]),
        (
            "kobold_onslaught",
            [
                *("D1+D2+D3+E2", "D2+E1+E2+E3", "E1+E2+E3+F2", "E2+F1+F2+F3"),
                *("D1+E1+E2+F1", "D2+E1+E2+F2", "D2+E2+E3+F2", "D3+E2+E3+F3"),
            ],
        ),
        (
            "gnoll_raid",
            [
                *("D1+D2+E1+F1+F2", "D1+D2+E2+F1+F2", "D2+D3+E2+F2+F3", "D2+D3+E3+F2+F3"),
                *("D1+D2+D3+E1+E3", "D1+D3+E1+E2+E3", "E1+E2+E3+F1+F3", "E1+E3+F1+F2+F3"),
            ],
        ),
    ],
)
def test_the_shape_is_drawn_in_any_rotation_or_mirroring(card: str, ways: list[str]) -> None:
    """CA-7.3: all the ways in which it lies in a square of three by three spaces."""
    state = table(card, maps=[full(but="D1+D2+D3+E1+E2+E3+F1+F2+F3")] * 2)

    assert options(GAME, state, 0) == {f"draw monster {way}" for way in ways}


def test_the_shape_is_filled_with_monsters() -> None:
    """CA-7.3"""
    state = table("gnoll_raid", "homestead")

    everybody_draws(state, "monster E1+E2+F1+G1+G2")

    assert (
        map_of(state, 0)
        == """
...........
...^.R.....
.R......^R.
...........
MM.........
M....^.....
MM.........
...........
.R^......R.
.....R.^...
...........
"""
    )


@pytest.mark.parametrize(
    "drawing",
    [
        pytest.param("forest E1+F2+G3", id="another terrain"),
        pytest.param("monster E1+E2+E3", id="another shape"),
        pytest.param("monster E1+F2", id="a part of the shape"),
        pytest.param("monster E1+F2+G3+H4", id="more than the shape"),
        pytest.param("forest E1", id="a single square of another terrain"),
    ],
)
def test_only_the_shape_of_the_card_and_only_monsters_may_be_drawn(drawing: str) -> None:
    """CA-7.3"""
    state = table("goblin_attack")

    with refused("CA-7.3"):
        play(GAME, state, 0, f"draw {drawing}")


def test_the_owner_has_no_say() -> None:
    """CA-7.3: with Bugbear Assault seat 1 draws on the map of seat 0, and only seat 1 is asked about it."""
    state = table("bugbear_assault", "homestead", maps=[SIDE_A, full()])

    assert GAME.waiting(state) == (1,)
    with refused("CA-7.3"):
        play(GAME, state, 0, "draw monster E1+E3+F1+F3")
    play(GAME, state, 1, "draw monster E1+E3+F1+F3")
    assert map_of(state, 0) == drawn(SIDE_A, M="E1+E3+F1+F3")


@pytest.mark.parametrize("cells", ["A3+B4+C5", "A11+B10+C9", "I9+J10+K11"])
def test_monsters_may_not_lie_on_filled_spaces_of_that_map(cells: str) -> None:
    """CA-7.4: on mountains or on the forest that seat 1 has drawn on K11; the own map does not matter."""
    state = table("goblin_attack", maps=[SIDE_A, drawn(SIDE_A, F="K11")])

    with refused("CA-7.4"):
        play(GAME, state, 0, f"draw monster {cells}")


def test_it_is_the_other_map_that_must_have_room() -> None:
    """CA-7.4: seat 0 draws on the map of seat 1, where K11 is empty."""
    state = table("goblin_attack", "homestead", maps=[drawn(SIDE_A, F="K11"), SIDE_A])

    play(GAME, state, 0, "draw monster I9+J10+K11")
    with refused("CA-7.4"):
        play(GAME, state, 1, "draw monster I9+J10+K11")


def test_monsters_may_cover_ruins() -> None:
    """CA-7.4: B6 and C2."""
    state = table("goblin_attack", "homestead")

    everybody_draws(state, "monster A5+B6+C7", "monster B1+C2+D3")

    assert map_of(state, 1) == drawn(SIDE_A, M="A5+B6+C7")
    assert map_of(state, 0) == drawn(SIDE_A, M="B1+C2+D3")
    assert "m" in map_of(state, 0) and "m" in map_of(state, 1)


def test_the_gap_of_bugbear_assault_may_be_filled_and_is_not_changed() -> None:
    """CA-7.5: the gap is B9, which is empty, and the mountain C9."""
    state = table("bugbear_assault", "homestead")

    everybody_draws(state, "monster B8+B10+C8+C10")

    assert (
        map_of(state, 0)
        == """
...........
...^.R.M.M.
.R.....M^m.
...........
...........
.....^.....
...........
...........
.R^......R.
.....R.^...
...........
"""
    )


def test_bugbear_assault_fits_where_only_its_four_spaces_are_empty() -> None:
    """CA-7.5: also turned, with two filled spaces in the gap."""
    for room in ("E1+E3+F1+F3", "D1+D2+F1+F2"):
        state = table("bugbear_assault", maps=[full(but=room)] * 2)
        assert options(GAME, state, 0) == {f"draw monster {room}"}


@pytest.mark.parametrize("card", AMBUSHES)
def test_where_the_shape_does_not_fit_a_single_monster_is_drawn(card: str) -> None:
    """CA-7.6"""
    state = table(card, "rift_lands", maps=[full(but="A1+A2+K11")] * 2)

    assert options(GAME, state, 0) == {"draw monster A1", "draw monster A2", "draw monster K11"}
    with refused("CA-7.3"):
        play(GAME, state, 0, "draw forest A1")
    with refused("CA-7.3"):
        play(GAME, state, 0, "draw monster A1+A2")
    everybody_draws(state, "monster A2")
    assert map_of(state, 0) == drawn(full(but="A1+A2+K11"), M="A2")


def test_where_the_shape_fits_a_single_monster_is_not_enough() -> None:
    """CA-7.6"""
    state = table("goblin_attack")

    with refused("CA-7.6"):
        play(GAME, state, 0, "draw monster E1")


def test_whether_the_shape_fits_is_judged_on_the_map_received() -> None:
    """CA-7.6: seat 0 has no room on the map of seat 1, which does not concern seat 1."""
    state = table("goblin_attack", maps=[SIDE_A, full(but="A1+K1")])

    with refused("CA-7.6"):
        play(GAME, state, 1, "draw monster A1")
    play(GAME, state, 0, "draw monster A1")
    assert GAME.waiting(state) == (1,)


def test_on_a_full_map_nothing_is_drawn() -> None:
    """CA-7.7: seat 1 would draw on the map of seat 0."""
    state = table("bugbear_assault", "homestead", maps=[full(), SIDE_A, SIDE_A])

    assert GAME.waiting(state) == (0, 2)
    everybody_draws(state, "monster E1+E3+F1+F3")

    assert map_of(state, 0) == full()
    assert map_of(state, 1) == map_of(state, 2) == drawn(SIDE_A, M="E1+E3+F1+F3")


def test_after_an_ambush_everybody_draws_on_the_own_map_again() -> None:
    """CA-7.8"""
    state = table("gnoll_raid", "farmland", "homestead")
    everybody_draws(state, f"monster {SHAPES['gnoll_raid']}")

    assert [shown(state, seat)["draws_on"] for seat in (0, 1)] == [0, 1]
    everybody_draws(state, "farm A1+A2", "farm K1+K2")
    assert map_of(state, 0) == drawn(SIDE_A, M=SHAPES["gnoll_raid"], A="A1+A2")
    assert map_of(state, 1) == drawn(SIDE_A, M=SHAPES["gnoll_raid"], A="K1+K2")


def test_a_resolved_ambush_card_leaves_the_game() -> None:
    """CA-7.8"""
    state = table("gnoll_raid")
    assert shown(state)["deck"] == {"cards": 13, "ambushes": 0}
    assert "gnoll_raid" not in shown(state)["ambushes_left"]

    [deck] = what_may_come(state)
    assert len(deck) == 13
    assert not set(AMBUSHES) & set(deck)


@pytest.mark.parametrize("card", AMBUSHES)
def test_two_players_swap_their_maps(card: str) -> None:
    """CA-7.9"""
    state = table(card, "homestead", maps=[full(but="A1+K1"), full(but="A1+K1", terrain="V")])

    everybody_draws(state, "monster A1", "monster K1")

    assert map_of(state, 0) == drawn(full(but="A1+K1"), M="K1")
    assert map_of(state, 1) == drawn(full(but="A1+K1", terrain="V"), M="A1")


@pytest.mark.parametrize("card", AMBUSHES)
def test_all_draw_at_the_same_time_and_every_map_receives_one_drawing(card: str) -> None:
    """CA-7.10"""
    state = table(card, "homestead", maps=[SIDE_A] * 4)
    assert GAME.waiting(state) == (0, 1, 2, 3)

    for seat in (3, 1, 0):
        play(GAME, state, seat, f"draw monster {SHAPES[card]}")
        assert all(map_of(state, owner) == SIDE_A for owner in range(4))
    play(GAME, state, 2, f"draw monster {SHAPES[card]}")

    assert all(map_of(state, owner) == drawn(SIDE_A, M=SHAPES[card]) for owner in range(4))


@pytest.mark.parametrize("card", AMBUSHES)
def test_an_ambush_takes_no_time_and_gives_no_coin_for_its_shape(card: str) -> None:
    """CA-7.11"""
    state = table("farmland", card, "rift_lands")
    everybody_draws(state, "farm A1+A2")
    assert [coins_of(state, seat) for seat in (0, 1)] == [1, 1]

    everybody_draws(state, f"monster {SHAPES[card]}")

    assert [coins_of(state, seat) for seat in (0, 1)] == [1, 1]
    assert shown(state)["time"] == 1


def test_the_coin_for_a_mountain_goes_to_the_owner_of_the_map() -> None:
    """CA-7.11: seat 1 fills C4, the last side of the mountain B4 on the map of seat 0."""
    three_sides = drawn(SIDE_A, F="A4+B3+B5")
    state = table("bugbear_assault", "homestead", maps=[three_sides, SIDE_A])

    *_, events = everybody_draws(state, "monster E1+E3+F1+F3", "monster C4+C6+D4+D6")

    assert [coins_of(state, seat) for seat in (0, 1)] == [1, 0]
    assert Drawn(1, 0, Terrain.MONSTER, Cells.read("C4+C6+D4+D6"), 1) in events


def test_an_ambush_right_after_ruins_is_resolved_as_usual_and_the_ruins_wait() -> None:
    """CA-7.12"""
    state = table("temple_ruins", "kobold_onslaught", "hamlet", "homestead")

    everybody_draws(state, "monster E1+F1+F2+G1")

    assert shown(state)["ruins"]
    with refused("CA-6.5"):
        play(GAME, state, 0, "draw village A1+A2+B1")
    everybody_draws(state, "village B6+B7+C6")
    assert not shown(state)["ruins"]
