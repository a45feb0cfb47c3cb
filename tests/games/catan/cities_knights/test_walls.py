"""City walls (CT-K7)."""

from __future__ import annotations

from deskovka.games.catan import GAME
from deskovka.games.catan.cities_knights.walls import WallBuilt
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.table import attack, levels, metropolis, position, walls
from games.catan.table import give, hand, options, play, put
from positions import refused


def walls_of(state: CatanState, seat: int) -> set[str]:
    """As everybody sees them."""
    return set(GAME.view(state, None)["realm"]["players"][seat]["walls"])


def test_a_wall_is_built_under_a_city_for_two_brick() -> None:
    """CT-K7.1"""
    state = position()
    put(state, 0, cities="E7n")
    give(state, 0, "3brick")

    events = play(state, 0, "wall E7n")

    assert [type(event) for event in events] == [WallBuilt]
    assert hand(state, 0) == "brick"
    assert walls_of(state, 0) == {"E7n"}


def test_a_wall_stands_only_under_an_own_city() -> None:
    """CT-K7.1: neither under a settlement, nor on an empty corner, nor under an opponent's city."""
    state = position()
    put(state, 0, cities="E7n", settlements="E7se")
    put(state, 1, cities="E7sw")
    give(state, 0, "2brick")

    assert options(state, 0, "wall") == {"wall E7n"}
    for corner in ("E7se", "E7nw", "E7sw"):
        with refused("CT-K7.1"):
            play(state, 0, f"wall {corner}")


def test_one_wall_stands_under_a_city() -> None:
    """CT-K7.1"""
    state = position()
    put(state, 0, cities="E7n")
    walls(state, 0, "E7n")
    give(state, 0, "2brick")

    assert options(state, 0, "wall") == set()
    with refused("CT-K7.1"):
        play(state, 0, "wall E7n")


def test_there_are_three_walls_for_each_player() -> None:
    """CT-K7.1: an opponent's count for himself."""
    state = position()
    put(state, 0, cities="E7n E7se E7sw C5n")
    put(state, 1, cities="C7n G5s G7s")
    walls(state, 1, "C7n G5s G7s")
    walls(state, 0, "E7n E7se")
    give(state, 0, "4brick")

    play(state, 0, "wall E7sw")

    assert options(state, 0, "wall") == set()
    with refused("CT-K7.1"):
        play(state, 0, "wall C5n")


def test_a_metropolis_may_have_a_wall() -> None:
    """CT-K5.9, CT-K7.1"""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, trade=4)
    metropolis(state, "trade", "E7n")
    give(state, 0, "2brick")

    play(state, 0, "wall E7n")

    assert walls_of(state, 0) == {"E7n"}


def test_the_wall_of_a_lost_city_is_lost_and_can_be_built_again() -> None:
    """CT-K7.2: it goes back to the supply; until the city stands again there is no place for it."""
    state = position()
    put(state, 0, cities="E7n")
    walls(state, 0, "E7n")

    attack(state)

    assert walls_of(state, 0) == set()
    assert GAME.view(state, None)["realm"]["players"][0]["safe"] == 7
    give(state, 0, "2grain+3ore+8brick")
    with refused("CT-K7.1"):
        play(state, 0, "wall E7n")
    play(state, 0, "city E7n", "wall E7n")
    put(state, 0, cities="E7se E7sw")
    play(state, 0, "wall E7se", "wall E7sw")
    assert walls_of(state, 0) == {"E7n", "E7se", "E7sw"}


def test_the_walls_of_other_cities_stay() -> None:
    """CT-K7.2"""
    state = position()
    put(state, 0, cities="E7n E7se")
    walls(state, 0, "E7n E7se")
    attack(state)

    play(state, 0, "lose E7se")

    assert walls_of(state, 0) == {"E7n"}
