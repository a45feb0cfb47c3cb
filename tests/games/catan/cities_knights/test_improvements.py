"""City improvements and metropolises (CT-K5)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.cities_knights.improvements import Improved, MetropolisBuilt
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.table import (
    attack,
    knights,
    knights_of,
    levels,
    metropolis,
    position,
    roll,
    walls,
)
from games.catan.table import empty_bank, give, hand, options, play, points, put
from positions import refused

COMMODITY = {"trade": "cloth", "politics": "coin", "science": "paper"}
every_track = pytest.mark.parametrize("track", list(COMMODITY))


def level(state: CatanState, seat: int, track: str) -> int:
    """As everybody sees it."""
    return int(GAME.view(state, None)["realm"]["players"][seat]["levels"][track])


def metropolises(state: CatanState) -> dict[str, str]:
    """Where they stand, by track, as everybody sees it."""
    shown = GAME.view(state, None)["realm"]["metropolises"]
    return {track: corner for track, corner in shown.items() if corner}


# Levels


@every_track
def test_a_level_is_paid_with_the_commodity_of_its_track(track: str) -> None:
    """CT-K5.1: with no other one."""
    state = position()
    put(state, 0, cities="E7n")
    give(state, 0, "2paper+2cloth+2coin")

    events = play(state, 0, f"improve {track}")

    assert isinstance(events[0], Improved)
    assert level(state, 0, track) == 1
    left = {"paper": 2, "cloth": 2, "coin": 2, COMMODITY[track]: 1}
    assert hand(state, 0) == "+".join(f"{n if n > 1 else ''}{good}" for good, n in left.items())


def test_levels_are_bought_one_by_one_and_several_in_a_turn() -> None:
    """CT-K5.1: one, two and three cloth, and one coin between them."""
    state = position()
    put(state, 0, cities="E7n")
    give(state, 0, "6cloth+coin")

    play(state, 0, "improve trade", "improve trade", "improve politics", "improve trade")

    assert (level(state, 0, "trade"), level(state, 0, "politics")) == (3, 1)
    assert hand(state, 0) == "nothing"
    with refused("CT-K5.1"):
        play(state, 0, "improve trade")


def test_a_track_has_five_levels() -> None:
    """CT-K5.1"""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, science=5)
    give(state, 0, "6paper")

    assert options(state, 0, "improve") == set()
    with refused("CT-K5.1"):
        play(state, 0, "improve science")


def test_without_a_city_nothing_can_be_improved() -> None:
    """CT-K5.2: a settlement is not enough."""
    state = position()
    put(state, 0, settlements="E7n")
    give(state, 0, "cloth")

    assert options(state, 0, "improve") == set()
    with refused("CT-K5.2"):
        play(state, 0, "improve trade")


def test_who_loses_the_last_city_keeps_the_levels_but_buys_no_more() -> None:
    """CT-K5.2: level 3 of trade still serves."""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, trade=3)
    give(state, 0, "2coin+4cloth")
    attack(state)

    assert level(state, 0, "trade") == 3
    with refused("CT-K5.2"):
        play(state, 0, "improve trade")
    play(state, 0, "bank 2coin for ore")


# Level three


def test_the_merchant_guild_trades_two_of_a_commodity_for_any_other_card() -> None:
    """CT-K5.3: a resource or another commodity."""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, trade=3)
    give(state, 0, "2cloth+2coin+2paper")

    play(state, 0, "bank 2cloth for ore", "bank 2coin for paper", "bank 2paper for wool")

    assert hand(state, 0) == "wool+ore+paper"


def test_the_merchant_guild_does_not_serve_resources() -> None:
    """CT-K5.3"""
    state = position()
    levels(state, 0, trade=3)
    give(state, 0, "2ore")

    with refused("CT-B6.3"):
        play(state, 0, "bank 2ore for wool")


@pytest.mark.parametrize("tracks", [{"trade": 2}, {"politics": 5}, {"science": 5}])
def test_only_the_third_level_of_trade_is_the_merchant_guild(tracks: dict[str, int]) -> None:
    """CT-K5.3"""
    state = position()
    levels(state, 0, **tracks)
    levels(state, 1, trade=5)
    give(state, 0, "2coin")

    assert options(state, 0, "bank") == set()
    with refused("CT-B6.3"):
        play(state, 0, "bank 2coin for ore")


@pytest.mark.parametrize("tracks", [{"politics": 2}, {"trade": 5}, {"science": 5}])
def test_only_with_the_fortress_a_knight_becomes_mighty(tracks: dict[str, int]) -> None:
    """CT-K5.4: level 3 of politics; a basic knight needs it not."""
    state = position()
    put(state, 0, cities="E7n", roads="E7ne E7e")
    knights(state, 0, "E7ne", "strong")
    knights(state, 0, "E7se")
    levels(state, 0, **tracks)
    levels(state, 1, politics=5)
    give(state, 0, "2wool+2ore")

    assert options(state, 0, "promote") == {"promote E7se"}
    with refused("CT-K5.4"):
        play(state, 0, "promote E7ne")

    levels(state, 0, politics=3)
    play(state, 0, "promote E7ne")
    assert knights_of(state, 0)["E7ne"] == "mighty"


def test_the_aqueduct_brings_a_resource_to_who_gets_nothing() -> None:
    """CT-K5.5: one of his choice from the bank, no commodity."""
    state = position()
    put(state, 1, cities="C5n")
    levels(state, 1, science=3)

    roll(state, 1, 1)

    assert GAME.waiting(state) == (1,)
    assert options(state, 1) == {f"take {good}" for good in ("brick", "lumber", "wool", "grain", "ore")}
    for wrong in ("coin", "2ore", "ore+wool"):
        with refused("CT-K5.5"):
            play(state, 1, f"take {wrong}")
    play(state, 1, "take ore")
    assert hand(state, 1) == "ore"
    assert GAME.waiting(state) == (0,)


def test_who_gets_any_card_gets_nothing_of_the_aqueduct() -> None:
    """CT-K5.5"""
    state = position()
    put(state, 0, settlements="C6n")
    levels(state, 0, science=5)

    roll(state, 1, 1)

    assert hand(state, 0) == "wool"
    assert "end" in options(state, 0)


def test_the_aqueduct_needs_the_third_level_of_science() -> None:
    """CT-K5.5"""
    state = position()
    levels(state, 0, science=2, trade=5, politics=5)

    roll(state, 1, 1)

    assert "end" in options(state, 0)


def test_the_aqueduct_gives_nothing_on_a_seven() -> None:
    """CT-K5.5"""
    state = position()
    levels(state, 0, science=3)

    roll(state, 3, 4)

    assert hand(state, 0) == "nothing"
    assert "end" in options(state, 0)


def test_who_is_owed_cards_the_bank_has_not_gets_a_resource_of_the_aqueduct() -> None:
    """CT-K5.5, CT-B4.3"""
    state = position()
    put(state, 0, settlements="C6n")
    levels(state, 0, science=3)
    empty_bank(state, 2, "brick+ore")

    roll(state, 1, 1)

    assert options(state, 0) == {"take brick", "take ore"}
    play(state, 0, "take ore")
    assert hand(state, 0) == "ore"


def test_several_aqueducts_choose_in_turn_order() -> None:
    """CT-K5.5, CT-G1.8: beginning with the active player; what the bank has not, nobody takes."""
    state = position(4, turn=2)
    for seat in (0, 2, 3):
        levels(state, seat, science=3)
    empty_bank(state, 1, "wool+grain+ore")

    roll(state, 1, 1)
    assert GAME.waiting(state) == (2,)
    play(state, 2, "take ore")
    assert GAME.waiting(state) == (3,)
    with refused("CT-K5.5"):
        play(state, 3, "take ore")
    play(state, 3, "take wool")

    assert [hand(state, seat) for seat in (2, 3, 0)] == ["ore", "wool", "grain"]
    assert "end" in options(state, 2)


def test_an_empty_bank_has_no_water() -> None:
    """CT-K5.5: nothing is asked, nothing is given."""
    state = position()
    levels(state, 0, science=3)
    empty_bank(state, 2, "3coin")

    roll(state, 1, 1)

    assert hand(state, 0) == "nothing"
    assert "end" in options(state, 0)
    with refused("CT-K5.5"):
        play(state, 0, "take ore")


# Metropolises


def test_the_first_at_level_four_gets_the_metropolis() -> None:
    """CT-K5.6: two points more."""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, trade=3)
    give(state, 0, "4cloth")

    events = play(state, 0, "improve trade")

    assert [type(event) for event in events] == [Improved, MetropolisBuilt]
    assert metropolises(state) == {"trade": "E7n"}
    assert points(state, 0) == 4


def test_the_third_level_brings_no_metropolis() -> None:
    """CT-K5.6"""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, trade=2)
    give(state, 0, "3cloth")

    play(state, 0, "improve trade")

    assert metropolises(state) == {}
    assert points(state, 0) == 2


def test_the_player_chooses_one_of_several_cities_for_the_metropolis() -> None:
    """CT-K5.6: one without a metropolis."""
    state = position()
    put(state, 0, cities="E7n E7se E7sw", settlements="C5n")
    levels(state, 0, trade=3, science=4)
    metropolis(state, "science", "E7n")
    give(state, 0, "4cloth")

    play(state, 0, "improve trade")

    assert options(state, 0) == {"metropolis E7se", "metropolis E7sw"}
    for corner in ("E7n", "C5n"):
        with refused("CT-K5.6"):
            play(state, 0, f"metropolis {corner}")
    play(state, 0, "metropolis E7sw")
    assert metropolises(state) == {"trade": "E7sw", "science": "E7n"}
    assert points(state, 0) == 1 + 3 * 2 + 2 * 2


def test_each_track_has_its_own_metropolis() -> None:
    """CT-K5.6: the fourth level of another track brings another."""
    state = position()
    put(state, 0, cities="E7n E7se")
    put(state, 1, cities="C5n")
    levels(state, 0, trade=4, politics=3)
    levels(state, 1, science=4)
    metropolis(state, "trade", "E7n")
    metropolis(state, "science", "C5n")
    give(state, 0, "4coin")

    play(state, 0, "improve politics")

    assert metropolises(state) == {"trade": "E7n", "politics": "E7se", "science": "C5n"}


def test_the_second_at_level_four_gets_nothing() -> None:
    """CT-K5.7: the holder keeps the metropolis."""
    state = position()
    put(state, 0, cities="E7n")
    put(state, 1, cities="C5n")
    levels(state, 0, trade=3)
    levels(state, 1, trade=4)
    metropolis(state, "trade", "C5n")
    give(state, 0, "4cloth")

    play(state, 0, "improve trade")

    assert level(state, 0, "trade") == 4
    assert metropolises(state) == {"trade": "C5n"}


def test_who_is_first_at_level_five_takes_the_metropolis() -> None:
    """CT-K5.7, CT-X-K7: from a holder who is at level four."""
    state = position()
    put(state, 0, cities="E7n E7se")
    put(state, 1, cities="C5n")
    levels(state, 0, trade=4)
    levels(state, 1, trade=4)
    metropolis(state, "trade", "C5n")
    give(state, 0, "5cloth")
    assert points(state, 1) == 4

    play(state, 0, "improve trade")
    assert not GAME.faults(state)
    play(state, 0, "metropolis E7se")

    assert metropolises(state) == {"trade": "E7se"}
    assert (points(state, 0), points(state, 1)) == (6, 2)


def test_a_holder_at_level_five_keeps_the_metropolis_for_good() -> None:
    """CT-K5.7, CT-X-K7"""
    state = position()
    put(state, 0, cities="E7n")
    put(state, 1, cities="C5n")
    levels(state, 0, trade=4)
    levels(state, 1, trade=5)
    metropolis(state, "trade", "C5n")
    give(state, 0, "5cloth")

    play(state, 0, "improve trade")

    assert level(state, 0, "trade") == 5
    assert metropolises(state) == {"trade": "C5n"}


def test_the_holder_who_reaches_level_five_places_nothing_anew() -> None:
    """CT-K5.7"""
    state = position()
    put(state, 0, cities="E7n E7se")
    levels(state, 0, trade=4)
    metropolis(state, "trade", "E7n")
    give(state, 0, "5cloth")

    play(state, 0, "improve trade")

    assert metropolises(state) == {"trade": "E7n"}
    assert "end" in options(state, 0)


def test_without_a_city_for_it_the_level_of_a_metropolis_cannot_be_bought() -> None:
    """CT-K5.8, CT-X-K8: the only city has one already."""
    state = position()
    put(state, 0, cities="E7n", settlements="E7se")
    levels(state, 0, trade=4, science=3)
    metropolis(state, "trade", "E7n")
    give(state, 0, "4paper+3ore+2grain")

    assert options(state, 0, "improve") == set()
    with refused("CT-K5.8"):
        play(state, 0, "improve science")
    play(state, 0, "city E7se", "improve science")
    assert metropolises(state) == {"trade": "E7n", "science": "E7se"}


def test_without_a_city_for_it_nobody_takes_a_metropolis_over() -> None:
    """CT-K5.8: level five against a holder at level four."""
    state = position()
    put(state, 0, cities="E7n")
    put(state, 1, cities="C5n")
    levels(state, 0, trade=4, science=4)
    levels(state, 1, trade=4)
    metropolis(state, "trade", "C5n")
    metropolis(state, "science", "E7n")
    give(state, 0, "5cloth")

    with refused("CT-K5.8"):
        play(state, 0, "improve trade")


def test_levels_that_bring_no_metropolis_need_no_city_for_it() -> None:
    """CT-K5.8: the metropolis of science is gone, its holder at level five."""
    state = position()
    put(state, 0, cities="E7n")
    put(state, 1, cities="C5n")
    levels(state, 0, trade=4, science=3)
    levels(state, 1, science=5)
    metropolis(state, "trade", "E7n")
    metropolis(state, "science", "C5n")
    give(state, 0, "9paper+5cloth")

    play(state, 0, "improve science", "improve science", "improve trade")

    assert (level(state, 0, "science"), level(state, 0, "trade")) == (5, 5)


def test_a_metropolis_cannot_be_pillaged() -> None:
    """CT-K5.9: its owner, without another city, loses nothing; but it counts for the barbarians."""
    state = position()
    put(state, 0, cities="E7n")
    walls(state, 0, "E7n")
    levels(state, 0, trade=4)
    metropolis(state, "trade", "E7n")
    assert GAME.view(state, None)["realm"]["strength"] == 1

    attack(state)

    assert GAME.view(state, None)["players"][0]["cities"] == ["E7n"]
    assert points(state, 0) == 4


def test_beside_a_metropolis_another_city_is_pillaged() -> None:
    """CT-K5.9, CT-K9.4: there is nothing to choose."""
    state = position()
    put(state, 0, cities="E7n E7se")
    levels(state, 0, trade=4)
    metropolis(state, "trade", "E7n")

    attack(state)

    assert GAME.view(state, None)["players"][0]["cities"] == ["E7n"]
    assert GAME.view(state, None)["players"][0]["settlements"] == ["E7se"]
