"""The science cards (CT-K15.7 to CT-K15.16)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner, Hex
from deskovka.games.catan.cities_knights.access import realm_of, set_improvements
from deskovka.games.catan.cities_knights.progress.deck import Progress, ProgressDrawn, ProgressOpened
from deskovka.games.catan.cities_knights.progress.science import TokensSwapped
from deskovka.games.catan.cities_knights.realm import Face, Track
from deskovka.games.catan.cities_knights.rolling import ThreeRolled
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.progress.seeing import guessed_progress, told
from games.catan.cities_knights.table import (
    at,
    hold,
    knights,
    knights_of,
    levels,
    metropolis,
    position,
    progress,
    roll,
    sail_to,
    shown,
    under,
    walls,
)
from games.catan.table import bank, empty_bank, give, hand, options, play, points, put, ring
from positions import refused

AFTER_THE_ROLL = (
    ("crane", "crane science"),
    ("engineer", "engineer E7n"),
    ("inventor", "inventor C5 C7"),
    ("irrigation", "irrigation"),
    ("medicine", "medicine G6s"),
    ("mining", "mining"),
    ("road-building", "road-building"),
    ("smith", "smith"),
)


def everything_there(rolled: bool = True) -> CatanState:
    """Each science card would have an effect."""
    state = position(rolled=rolled)
    put(state, 0, cities="E7n", settlements="G6s C5n", roads="E7ne")
    knights(state, 0, "E7ne")
    give(state, 0, "paper+2ore+grain")
    return state


# When and how often


@pytest.mark.parametrize(("card", "move"), AFTER_THE_ROLL)
def test_no_science_card_but_the_alchemist_is_played_before_the_roll(card: str, move: str) -> None:
    """CT-K3.1, CT-K6.2"""
    state = everything_there(rolled=False)
    hold(state, 0, card)

    with refused("CT-K3.1"):
        play(state, 0, move)
    roll(state, 1, 1)
    play(state, 0, move)

    assert progress(state, 0) == []


@pytest.mark.parametrize(("card", "move"), [*AFTER_THE_ROLL, ("alchemist", "alchemist 3 4")])
def test_a_science_card_must_be_in_hand(card: str, move: str) -> None:
    """CT-K6.2"""
    state = everything_there(rolled=card != "alchemist")

    with refused("CT-K6.2"):
        play(state, 0, move)


@pytest.mark.parametrize(("card", "move"), AFTER_THE_ROLL)
def test_a_science_card_that_was_played_goes_under_the_science_deck(card: str, move: str) -> None:
    """CT-K6.5"""
    state = everything_there()
    hold(state, 0, card)

    play(state, 0, move)

    assert under(state, "science") == [card]


# Alchemist


def test_the_alchemist_sets_both_production_dice() -> None:
    """CT-K15.7: the hexes with their sum pay, and only the event die is rolled."""
    state = position(rolled=False)
    put(state, 0, settlements="C5n")
    hold(state, 0, "alchemist")

    events = play(state, 0, "alchemist 4 6", chance=["ship"])

    assert told(events, ThreeRolled) == ThreeRolled(0, 4, 6, Face.SHIP)
    assert hand(state, 0) == "ore"
    assert GAME.view(state, None)["realm"]["left"] == 6
    assert "roll" not in options(state, 0)
    assert under(state, "science") == ["alchemist"]


def test_every_pair_of_faces_can_be_set() -> None:
    """CT-K15.7"""
    state = position(rolled=False)
    hold(state, 0, "alchemist")

    assert len(options(state, 0, "alchemist")) == 36
    for dice in ("0 4", "4 7"):
        with refused("CT-K15.7"):
            play(state, 0, f"alchemist {dice}")


def test_the_event_die_is_resolved_before_the_dice_that_were_set() -> None:
    """CT-K15.7, CT-K3.3: barbarians who land pillage a city before it earns."""
    state = position(rolled=False)
    put(state, 0, cities="C5n")
    hold(state, 0, "alchemist")
    sail_to(state, 6)

    play(state, 0, "alchemist 4 6", chance=["ship"])

    assert hand(state, 0) == "ore"


def test_the_red_die_that_was_set_counts_at_the_gate() -> None:
    """CT-K15.7, CT-K6.1"""
    for red, drawn in ((2, ["crane"]), (3, [])):
        state = position(rolled=False)
        put(state, 0, cities="C5n")
        levels(state, 0, science=1)
        hold(state, 0, "alchemist")

        play(state, 0, f"alchemist {red} 1", chance=["science", *drawn])

        assert progress(state, 0) == drawn


def test_a_seven_that_was_set_is_a_seven() -> None:
    """CT-K15.7, CT-K9.6"""
    state = position(rolled=False, landed=True)
    hold(state, 0, "alchemist")
    give(state, 1, "8ore")

    play(state, 0, "alchemist 3 4", chance=["ship"])
    play(state, 1, "discard 4ore")

    assert options(state, 0, "robber")


def test_the_alchemist_is_not_played_after_the_roll() -> None:
    """CT-K3.1, CT-K15.7"""
    state = position()
    hold(state, 0, "alchemist")

    with refused("CT-K3.1"):
        play(state, 0, "alchemist 3 4")
    assert not options(state, 0, "alchemist")


def test_the_alchemist_does_not_make_room_for_a_fifth_card() -> None:
    """CT-K6.4: after the roll it is excepted from what may be played instead of returning a card."""
    state = position(rolled=False)
    put(state, 0, cities="C5n")
    levels(state, 0, science=1)
    hold(state, 0, "alchemist", "crane", "mining", "mining")
    give(state, 0, "2paper")

    roll(state, 1, 1, "science", chance=["smith"])

    assert options(state, 0) == {
        "return alchemist",
        "return crane",
        "return mining",
        "return smith",
        "crane trade",
        "crane politics",
        "crane science",
        "mining",
    }


# Crane


def test_a_crane_makes_an_improvement_one_commodity_cheaper() -> None:
    """CT-K15.8"""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, science=2)
    give(state, 0, "3paper")
    hold(state, 0, "crane")

    play(state, 0, "crane science")

    assert hand(state, 0) == "paper"
    assert realm_of(state).improvements.levels[0] == (0, 0, 3)


def test_a_first_level_costs_nothing_with_a_crane() -> None:
    """CT-K15.8"""
    state = position()
    put(state, 0, cities="E7n")
    hold(state, 0, "crane")

    play(state, 0, "crane politics")

    assert realm_of(state).improvements.levels[0] == (0, 1, 0)
    assert hand(state, 0) == "nothing"


def test_two_cranes_are_not_used_on_the_same_improvement() -> None:
    """CT-K15.8: each is for an improvement of its own."""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, science=2)
    hold(state, 0, "crane", "crane")
    give(state, 0, "paper")
    with refused("CT-K15.8"):
        play(state, 0, "crane science")

    give(state, 0, "4paper")
    play(state, 0, "crane science", "crane science")

    assert realm_of(state).improvements.levels[0] == (0, 0, 4)
    assert hand(state, 0) == "nothing"


def test_the_next_improvement_has_its_full_price() -> None:
    """CT-K15.8: one improvement."""
    state = position()
    put(state, 0, cities="E7n")
    hold(state, 0, "crane")
    give(state, 0, "paper")
    play(state, 0, "crane science")

    with refused("CT-K5.1"):
        play(state, 0, "improve science")


def test_a_crane_needs_what_every_improvement_needs() -> None:
    """CT-K15.8, CT-K5.1, CT-K5.2, CT-K5.8"""
    state = position()
    hold(state, 0, "crane")
    give(state, 0, "6coin+6paper")
    with refused("CT-K5.2"):
        play(state, 0, "crane science")

    put(state, 0, cities="E7n")
    levels(state, 0, trade=5, science=3)
    metropolis(state, "trade", "E7n")
    with refused("CT-K5.1"):
        play(state, 0, "crane trade")
    with refused("CT-K5.8"):
        play(state, 0, "crane science")


def test_a_metropolis_can_be_built_with_a_crane() -> None:
    """CT-K15.8, CT-K5.6"""
    state = position()
    put(state, 0, cities="E7n G6s")
    levels(state, 0, science=3)
    hold(state, 0, "crane")
    give(state, 0, "3paper")

    play(state, 0, "crane science", "metropolis G6s")

    assert points(state, 0) == 6


# Engineer


def test_an_engineer_builds_a_city_wall_for_nothing() -> None:
    """CT-K15.9"""
    state = position()
    put(state, 0, cities="E7n")
    hold(state, 0, "engineer")

    play(state, 0, "engineer E7n")

    assert GAME.view(state, None)["realm"]["players"][0]["walls"] == [at("E7n")]
    assert GAME.view(state, None)["realm"]["players"][0]["safe"] == 9


def test_an_engineer_builds_where_walls_may_stand() -> None:
    """CT-K15.9, CT-K7.1: under an own city without one, three at most."""
    state = position()
    put(state, 0, cities="E7n G6s G7s C5n", settlements="E5n")
    put(state, 1, cities="E9n")
    hold(state, 0, "engineer")
    walls(state, 0, "E7n G6s")
    for corner in ("E7n", "E5n", "E9n", "C7n"):
        with refused("CT-K7.1"):
            play(state, 0, f"engineer {corner}")

    walls(state, 0, "G7s")

    with refused("CT-K7.1"):
        play(state, 0, "engineer C5n")


# Inventor


def token(state: CatanState, hex: str) -> int:
    return state.island.tiles[int(Hex.read(hex))].token


def test_an_inventor_swaps_two_number_tokens() -> None:
    """CT-K15.10: wherever they lie; the hexes pay for their new numbers."""
    state = position(rolled=False)
    put(state, 1, settlements="C5n")
    put(state, 2, cities="G7s")
    hold(state, 0, "inventor")
    state.rolled = True

    events = play(state, 0, "inventor C5 G7")

    assert (token(state, "C5"), token(state, "G7")) == (11, 10)
    assert told(events, TokensSwapped) == TokensSwapped(0, Hex.read("C5"), Hex.read("G7"))
    roll(state, 5, 6)
    assert (hand(state, 1), hand(state, 2)) == ("ore", "nothing")
    roll(state, 4, 6)
    assert (hand(state, 1), hand(state, 2)) == ("ore", "wool+cloth")


@pytest.mark.parametrize("hex", ["C6", "D6", "E9", "D5"])
def test_an_inventor_leaves_2_and_6_and_8_and_12(hex: str) -> None:
    """CT-K15.10"""
    state = position()
    hold(state, 0, "inventor")

    with refused("CT-K15.10"):
        play(state, 0, f"inventor C5 {hex}")
    with refused("CT-K15.10"):
        play(state, 0, f"inventor {hex} C5")
    assert not [move for move in options(state, 0, "inventor") if hex in move]


def test_a_hex_without_token_has_nothing_to_swap() -> None:
    """CT-K15.10: the desert, and the sea."""
    state = position()
    hold(state, 0, "inventor")

    for hex in ("E7", "B5"):
        with refused("CT-K15.10"):
            play(state, 0, f"inventor C5 {hex}")


def test_two_tokens_alike_are_not_swapped() -> None:
    """CT-K15.10, CT-K6.6: nothing would change."""
    state = position()
    hold(state, 0, "inventor")

    for other in ("D8", "C5"):
        with refused("CT-K6.6"):
            play(state, 0, f"inventor C5 {other}")


def test_the_token_under_the_robber_can_be_swapped() -> None:
    """CT-K15.10"""
    state = position()
    put(state, 1, settlements="C5n")
    hold(state, 0, "inventor")
    state.robber = int(Hex.read("C5"))

    play(state, 0, "inventor C5 G7")
    roll(state, 5, 6)

    assert token(state, "C5") == 11
    assert hand(state, 1) == "nothing"


# Irrigation and Mining


@pytest.mark.parametrize(
    ("card", "two", "good"), [("irrigation", "D5n E5n", "grain"), ("mining", "C5n F6n", "ore")]
)
def test_every_hex_of_its_kind_at_own_buildings_brings_two_cards(card: str, two: str, good: str) -> None:
    """CT-K15.11, CT-K15.13, CT-X-K6: two hexes bring four, a city no more than a settlement."""
    state = position()
    one, other = two.split()
    put(state, 0, settlements=one, cities=other)
    put(state, 1, settlements="E9s G6s")
    hold(state, 0, card)

    play(state, 0, card)

    assert hand(state, 0) == f"4{good}"


@pytest.mark.parametrize(
    ("card", "corners", "good"), [("irrigation", "F7n F7se", "grain"), ("mining", "C5n C5s", "ore")]
)
def test_several_buildings_at_one_hex_do_not_add_up(card: str, corners: str, good: str) -> None:
    """CT-K15.11, CT-K15.13"""
    state = position()
    put(state, 0, settlements=corners)
    hold(state, 0, card)

    play(state, 0, card)

    assert hand(state, 0) == f"2{good}"


@pytest.mark.parametrize(("card", "hex"), [("irrigation", "F7"), ("mining", "C5")])
def test_the_robber_does_not_stop_a_card(card: str, hex: str) -> None:
    """CT-K15.11, CT-K15.13: it is no production."""
    state = position()
    put(state, 0, settlements=f"{hex}n")
    hold(state, 0, card)
    state.robber = int(Hex.read(hex))

    play(state, 0, card)

    assert hand(state, 0).startswith("2")


@pytest.mark.parametrize("card", ["irrigation", "mining"])
def test_without_such_a_hex_at_an_own_building_the_card_is_not_played(card: str) -> None:
    """CT-K15.11, CT-K15.13, CT-K6.6: an own road there is not enough."""
    state = position()
    put(state, 0, settlements="C7n", roads=f"{ring('F7')} {ring('C5')}")
    hold(state, 0, card)

    with refused("CT-K6.6"):
        play(state, 0, card)


@pytest.mark.parametrize(("card", "good", "hex"), [("irrigation", "grain", "F7"), ("mining", "ore", "C5")])
def test_the_bank_gives_what_it_has(card: str, good: str, hex: str) -> None:
    """CT-K15.11, CT-K15.13, CT-B4.3, CT-K6.6: one card of two; none at all, and it is not played."""
    state = position()
    put(state, 0, settlements=f"{hex}n")
    hold(state, 0, card, card)
    empty_bank(state, 1, good)

    play(state, 0, card)

    assert hand(state, 0) == good
    assert bank(state) == "nothing"
    with refused("CT-K6.6"):
        play(state, 0, card)


# Medicine


def test_with_medicine_a_city_costs_two_ore_and_a_grain() -> None:
    """CT-K15.12"""
    state = position()
    put(state, 0, settlements="E7n")
    hold(state, 0, "medicine")
    give(state, 0, "2ore+grain")

    play(state, 0, "medicine E7n")

    assert hand(state, 0) == "nothing"
    assert state.cities[0] == 1 << Corner.read("E7n")
    assert points(state, 0) == 2


@pytest.mark.parametrize("cards", ["2ore", "ore+grain"])
def test_medicine_is_not_for_nothing(cards: str) -> None:
    """CT-K15.12"""
    state = position()
    put(state, 0, settlements="E7n")
    hold(state, 0, "medicine")
    give(state, 0, cards)

    with refused("CT-K15.12"):
        play(state, 0, "medicine E7n")


def test_medicine_builds_where_cities_are_built() -> None:
    """CT-K15.12, CT-B7.7, CT-B1.4: on an own settlement, with a city left in supply."""
    state = position()
    put(state, 0, settlements="E7n", cities="C5n C7n G5s")
    put(state, 1, settlements="E9n")
    hold(state, 0, "medicine")
    give(state, 0, "2ore+grain")
    for corner in ("E9n", "E7s", "C5n"):
        with refused("CT-B7.7"):
            play(state, 0, f"medicine {corner}")

    put(state, 0, cities="G7s")

    with refused("CT-B1.4"):
        play(state, 0, "medicine E7n")


def test_medicine_sets_a_fallen_city_up_before_any_other() -> None:
    """CT-K15.12, CT-K9.5: while a city lies on its side, its owner builds no other."""
    state = position()
    put(state, 0, settlements="E7n C5n")
    fallen = 1 << Corner.read("C5n")
    set_improvements(state, realm_of(state).improvements.but(fallen=fallen))
    hold(state, 0, "medicine")
    give(state, 0, "2ore+grain")

    with refused("CT-K9.5"):
        play(state, 0, "medicine E7n")
    play(state, 0, "medicine C5n")

    assert state.cities[0] == fallen
    assert realm_of(state).improvements.fallen == 0


# Printer


def test_the_printer_is_laid_open_when_it_is_drawn_and_is_a_point() -> None:
    """CT-K15.14, CT-K6.3"""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, science=1)

    events = roll(state, 1, 1, "science", chance=["printer"])

    assert ProgressOpened(0, Progress.PRINTER) in events
    assert (progress(state, 0), shown(state, 0)) == ([], ["printer"])
    assert points(state, 0) == 3
    assert GAME.view(state, 1)["realm"]["players"][0]["open"] == ["printer"]


def test_the_printer_does_not_count_for_the_hand_limit() -> None:
    """CT-K15.14, CT-K6.3, CT-K6.4"""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, science=1)
    hold(state, 0, "crane", "mining", "smith", "smith")

    roll(state, 1, 1, "science", chance=["printer"])

    assert not options(state, 0, "return")
    assert "end" in options(state, 0)


def test_the_printer_can_bring_the_last_point() -> None:
    """CT-K15.14, CT-B11.1"""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, science=1)
    state.target = 3

    roll(state, 1, 1, "science", chance=["printer"])

    assert GAME.over(state)


# Road Building


def test_two_roads_are_built_for_nothing() -> None:
    """CT-K15.15"""
    state = position()
    put(state, 0, settlements="E7n")
    hold(state, 0, "road-building")

    play(state, 0, "road-building", "road E7ne", "road E7e")

    assert state.roads[0].bit_count() == 2
    assert hand(state, 0) == "nothing"
    assert "end" in options(state, 0)


def test_free_roads_lie_where_roads_may_lie() -> None:
    """CT-K15.15, CT-B7.2, CT-K8.6: not beyond the knight of another."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne")
    put(state, 1, roads="E8nw")
    knights(state, 1, "E7ne")
    hold(state, 0, "road-building")
    play(state, 0, "road-building")

    with refused("CT-K8.6"):
        play(state, 0, "road E7e")


def test_road_building_is_not_played_where_there_is_no_place() -> None:
    """CT-K15.15, CT-K6.6"""
    state = position()
    hold(state, 0, "road-building")

    with refused("CT-K6.6"):
        play(state, 0, "road-building")


# Smith


def smithy(*corners: str) -> CatanState:
    """Seat 0 has basic knights, and a Smith."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne E7e E7se")
    knights(state, 0, " ".join(corners))
    hold(state, 0, "smith")
    return state


def test_a_smith_promotes_two_knights_for_nothing() -> None:
    """CT-K15.16: whether they are active or not, they stay so."""
    state = smithy("E7ne")
    knights(state, 0, "E7se", active=True)

    play(state, 0, "smith", "promote E7ne", "promote E7se")

    assert knights_of(state, 0) == {at("E7ne"): "strong", at("E7se"): "strong active"}
    assert "end" in options(state, 0)


def test_a_smith_may_promote_one_alone() -> None:
    """CT-K15.16, CT-K6.6: up to two, but not none."""
    state = smithy("E7ne", "E7se")
    play(state, 0, "smith")
    with refused("CT-K6.6"):
        play(state, 0, "skip")

    play(state, 0, "promote E7ne", "skip")

    assert knights_of(state, 0) == {at("E7ne"): "strong", at("E7se"): "basic"}


def test_a_smith_promotes_no_third_knight() -> None:
    """CT-K15.16"""
    state = smithy("E7ne", "E7se")
    put(state, 0, roads="E7sw")
    knights(state, 0, "E7s", "strong")
    levels(state, 0, politics=3)

    play(state, 0, "smith", "promote E7s", "promote E7ne")

    assert knights_of(state, 0) == {at("E7ne"): "strong", at("E7s"): "mighty", at("E7se"): "basic"}
    assert "end" in options(state, 0)


def test_a_smith_does_not_promote_the_same_knight_twice() -> None:
    """CT-K15.16, CT-K8.4: one step in a turn, for cards or for nothing."""
    state = smithy("E7ne", "E7se")
    levels(state, 0, politics=3)
    give(state, 0, "wool+ore")
    play(state, 0, "smith", "promote E7ne")

    with refused("CT-K8.4"):
        play(state, 0, "promote E7ne")
    play(state, 0, "promote E7se")
    with refused("CT-K8.4"):
        play(state, 0, "promote E7se")


def test_a_smith_needs_the_fortress_for_a_mighty_knight() -> None:
    """CT-K15.16, CT-K5.4"""
    state = smithy()
    knights(state, 0, "E7ne", "strong")
    knights(state, 0, "E7se")
    play(state, 0, "smith")
    with refused("CT-K5.4"):
        play(state, 0, "promote E7ne")

    levels(state, 0, politics=3)
    play(state, 0, "promote E7ne")

    assert knights_of(state, 0)[at("E7ne")] == "mighty"


def test_a_smith_needs_the_next_piece_in_supply() -> None:
    """CT-K15.16, CT-K8.1"""
    state = smithy("E7ne", "E7se")
    put(state, 0, roads="E7sw")
    knights(state, 0, "E7s", "strong")
    play(state, 0, "smith", "promote E7ne")

    assert knights_of(state, 0) == {at("E7ne"): "strong", at("E7s"): "strong", at("E7se"): "basic"}
    assert "end" in options(state, 0)


def test_a_smith_is_not_played_where_no_knight_can_be_promoted() -> None:
    """CT-K15.16, CT-K6.6"""
    state = smithy()
    with refused("CT-K6.6"):
        play(state, 0, "smith")

    knights(state, 0, "E7ne", "strong")

    with refused("CT-K6.6"):
        play(state, 0, "smith")


# Who sees what


def test_only_its_owner_sees_which_card_was_drawn() -> None:
    """CT-K6.1, CT-K2.4: others see from which deck."""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, science=1)

    drawn = told(roll(state, 1, 1, "science", chance=["crane"]), ProgressDrawn)

    assert drawn.seen_by(0) == ProgressDrawn(0, Track.SCIENCE, Progress.CRANE)
    for other in (1, None):
        assert drawn.seen_by(other) == ProgressDrawn(0, Track.SCIENCE, None)
        seen = GAME.view(state, other)["realm"]["players"][0]
        assert seen["progress"] == {"trade": 0, "politics": 0, "science": 1}
        assert seen["own_progress"] is None
    assert GAME.view(state, 0)["realm"]["players"][0]["own_progress"] == ["crane"]
    assert guessed_progress(state, 0, of=0) == {("crane",)}
    assert len(guessed_progress(state, 1, of=0)) > 5
