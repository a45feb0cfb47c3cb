"""What Cities & Knights changes, and its set-up (CT-K1, CT-K2)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.table import new_table, position, progress, roll, under
from games.catan.table import bank, give, hand, line, options, play, points, put
from positions import refused


def realm(state: CatanState) -> dict[str, object]:
    return dict(GAME.view(state, None)["realm"])


def found_all(state: CatanState) -> None:
    """Three players found a settlement and a city each; seat 0 is about to roll."""
    play(state, 0, "settle C5n", "road C5ne")
    play(state, 1, "settle C7n", "road C7ne")
    play(state, 2, "settle G5s", "road G5se")
    play(state, 2, "city E7s", "road E7sw")
    play(state, 1, "city E7ne", "road E7e")
    play(state, 0, "city E7nw", "road E7nw")


# What changes


def test_there_are_no_development_cards() -> None:
    """CT-K1.1: none can be bought or played, and the deck is empty."""
    state = position()
    put(state, 0, settlements="E7n")
    give(state, 0, "4wool+4grain+4ore")

    assert GAME.view(state, None)["deck"] == 0
    assert "buy" not in options(state, 0)
    for action in ("buy", "knight", "monopoly ore", "plenty 2ore"):
        with refused("CT-K1.1"):
            play(state, 0, action)


def test_nobody_has_points_for_a_largest_army_and_the_longest_road_stays() -> None:
    """CT-K1.1, CT-K13.1"""
    state = position()
    put(state, 0, roads=line(5))

    found = {what.what[0]: what.points for what in GAME.lines(state, 0, 0)}

    assert "largest-army" not in found and "victory-points" not in found
    assert found["longest-road"] == 2 == points(state, 0)


def test_all_the_new_things_are_on_the_table() -> None:
    """CT-K1.2: commodities, progress cards, levels, metropolises, knights, walls, barbarians and the merchant."""
    shown = realm(new_table())

    assert {"paper", "cloth", "coin"} <= set(GAME.view(new_table(), None)["bank"])
    assert {"decks", "metropolises", "left", "strength", "merchant", "players"} <= set(shown)
    for player in GAME.view(new_table(), None)["realm"]["players"]:
        assert player["levels"] == {"trade": 0, "politics": 0, "science": 0}
        assert player["knights"] == player["walls"] == player["open"] == []


@pytest.mark.parametrize("seats", [3, 4])
def test_thirteen_points_win_the_game_alone(seats: int) -> None:
    """CT-K1.3: with twelve the game goes on."""
    state = position(seats)
    put(state, 0, cities="C5n C6n C7n", settlements="G5s G6s G7s E7n E7se")
    give(state, 0, "3ore+2grain")
    assert points(state, 0) == 11

    play(state, 0, "city G5s")

    assert points(state, 0) == 12 and GAME.outcome(state) is None
    put(state, 0, roads=line(5))
    assert GAME.outcome(state) is not None


# Setting up


@pytest.mark.parametrize("seats", [3, 4])
def test_the_second_building_is_a_city(seats: int) -> None:
    """CT-K2.1: first a settlement each, then a city each, in the order of the base game."""
    state = new_table(seats)
    asked = []
    for _ in range(2 * seats):
        [seat] = GAME.waiting(state)
        verbs = {option.split()[0] for option in options(state, seat)}
        asked.append((seat, *verbs))
        play(state, seat, min(options(state, seat)))
        play(state, seat, min(options(state, seat, "road")))

    first = [(seat, "settle") for seat in range(seats)]
    assert asked == first + [(seat, "city") for seat in reversed(range(seats))]
    for player in GAME.view(state, None)["players"]:
        assert (len(player["settlements"]), len(player["cities"]), player["points"]) == (1, 1, 3)
        assert player["left"]["settlements"] == 4 and player["left"]["cities"] == 3


def test_the_city_of_the_set_up_keeps_its_distance_and_takes_a_road() -> None:
    """CT-K2.1, CT-B2.8, CT-B2.7"""
    state = new_table()
    play(state, 0, "settle E7n", "road E7ne")
    play(state, 1, "settle C7n", "road C7ne")
    play(state, 2, "settle G5s", "road G5se")

    with refused("CT-B2.8"):
        play(state, 2, "city E7ne")
    with refused("CT-B7.3"):
        play(state, 2, "city E7n")
    play(state, 2, "city E7s")

    assert options(state, 2) == {"road E7se", "road E7sw", "road F6e"}


def test_starting_cards_are_one_resource_for_each_hex_at_the_city() -> None:
    """CT-K2.2: neither two of them nor a commodity; the settlement brings nothing."""
    state = new_table()

    found_all(state)

    assert hand(state, 2) == "grain+ore"  # E7s: fields, mountains and the desert
    assert hand(state, 1) == "lumber+wool"  # E7ne: pasture, forest and the desert
    assert hand(state, 0) == "brick+lumber"  # E7nw: hills, forest and the desert
    assert bank(state).endswith("12paper+12cloth+12coin")
    assert not GAME.faults(state)


def test_the_barbarians_begin_seven_steps_away_and_have_not_landed() -> None:
    """CT-K2.3"""
    shown = realm(new_table())

    assert (shown["left"], shown["landings"]) == (7, 0)


def test_the_robber_stands_in_the_desert_and_is_not_yet_active() -> None:
    """CT-K2.3, CT-K9.6: a seven moves nobody."""
    state = new_table()
    found_all(state)
    assert GAME.view(state, None)["robber"] == "E7"

    roll(state, 3, 4, "science")

    assert GAME.view(state, None)["robber"] == "E7"
    assert "end" in options(state, 0)


def test_three_decks_of_eighteen_lie_face_down() -> None:
    """CT-K2.4: nobody has a card, none has come back."""
    state = new_table()

    assert realm(state)["decks"] == {"trade": 18, "politics": 18, "science": 18}
    for track in ("trade", "politics", "science"):
        assert under(state, track) == []
    assert all(progress(state, seat) == [] for seat in range(3))
