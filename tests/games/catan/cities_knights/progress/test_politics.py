"""The politics cards (CT-K15.17 to CT-K15.25)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner, Edge
from deskovka.games.catan.cities_knights.knight_actions import KnightDisplaced, KnightLost
from deskovka.games.catan.cities_knights.progress.deck import Progress, ProgressOpened
from deskovka.games.catan.cities_knights.progress.deserting import KnightDeserted
from deskovka.games.catan.cities_knights.progress.diplomacy import PieceRemoved
from deskovka.games.catan.cities_knights.progress.playing import ProgressReturned
from deskovka.games.catan.cities_knights.progress.spying import ProgressSeen, ProgressTaken
from deskovka.games.catan.cities_knights.progress.trade import CardsTaken
from deskovka.games.catan.cities_knights.realm import Track
from deskovka.games.catan.goods import Cards, Good
from deskovka.games.catan.robber import Stolen
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.progress.seeing import guessed_hands, guessed_progress, told
from games.catan.cities_knights.table import (
    at,
    hold,
    knights,
    knights_of,
    land,
    lay_open,
    levels,
    position,
    progress,
    roll,
    shown,
    under,
)
from games.catan.table import bank, give, hand, line, options, play, points, put, ring, written
from positions import refused

CARDS = (
    ("bishop", "bishop"),
    ("deserter", "deserter 1"),
    ("diplomat", "diplomat E7ne"),
    ("intrigue", "intrigue E7ne"),
    ("saboteur", "saboteur"),
    ("spy", "spy 1"),
    ("warlord", "warlord"),
    ("wedding", "wedding"),
)


def everything_there(rolled: bool = True) -> CatanState:
    """Each politics card would have an effect."""
    state = position(rolled=rolled, landed=True)
    put(state, 0, settlements="E7n", roads="E7ne E7nw")
    put(state, 1, cities="E8ne", roads="E8nw E8ne")
    knights(state, 0, "E7nw")
    knights(state, 1, "E7ne", "mighty")
    give(state, 1, "3ore")
    hold(state, 1, "crane")
    return state


# When and how often


@pytest.mark.parametrize(("card", "move"), CARDS)
def test_no_politics_card_is_played_before_the_roll(card: str, move: str) -> None:
    """CT-K3.1, CT-K6.2"""
    state = everything_there(rolled=False)
    hold(state, 0, card)

    with refused("CT-K3.1"):
        play(state, 0, move)
    roll(state, 1, 1)
    play(state, 0, move)

    assert progress(state, 0) == []


@pytest.mark.parametrize(("card", "move"), CARDS)
def test_a_politics_card_must_be_in_hand(card: str, move: str) -> None:
    """CT-K6.2"""
    state = everything_there()

    with refused("CT-K6.2"):
        play(state, 0, move)


@pytest.mark.parametrize(("card", "move"), CARDS)
def test_a_politics_card_that_was_played_goes_under_the_politics_deck(card: str, move: str) -> None:
    """CT-K6.5"""
    state = everything_there()
    hold(state, 0, card)

    play(state, 0, move)

    assert under(state, "politics") == [card]


# Bishop


def bishop(*, landed: bool = True) -> CatanState:
    """Seats 1 and 2 have buildings at C7, seat 0 too; seat 3 has one elsewhere."""
    state = position(4, landed=landed)
    put(state, 0, settlements="C7nw")
    put(state, 1, settlements="C7ne", cities="C7s")
    put(state, 2, roads="C7e")
    put(state, 3, settlements="G6s")
    for seat, cards in enumerate(("wool", "2ore", "brick", "grain")):
        give(state, seat, cards)
    hold(state, 0, "bishop")
    return state


def test_the_bishop_takes_a_card_of_every_opponent_with_a_building_at_the_new_hex() -> None:
    """CT-K15.17: one of each, whatever it has there; not of who has only a road."""
    state = bishop()

    play(state, 0, "bishop")
    play(state, 0, "robber C7", chance=["ore"])

    assert str(GAME.view(state, None)["robber"]) == "C7"
    assert [hand(state, seat) for seat in range(4)] == ["wool+ore", "ore", "brick", "grain"]
    assert "end" in options(state, 0)


def test_the_bishop_robs_several() -> None:
    """CT-K15.17"""
    state = position(landed=True)
    put(state, 1, settlements="C7ne")
    put(state, 2, cities="C7s")
    give(state, 1, "2ore+wool")
    give(state, 2, "coin")
    hold(state, 0, "bishop")

    play(state, 0, "bishop")
    play(state, 0, "robber C7", chance=["wool", "coin"])

    assert hand(state, 0) == "wool+coin"


def test_who_has_no_cards_gives_the_bishop_none() -> None:
    """CT-K15.17"""
    state = position(landed=True)
    put(state, 1, settlements="C7ne")
    hold(state, 0, "bishop")

    play(state, 0, "bishop", "robber C7")

    assert hand(state, 0) == "nothing"


def test_only_thief_and_victim_see_what_the_bishop_took() -> None:
    """CT-K15.17, CT-B5.4"""
    state = bishop()
    play(state, 0, "bishop")

    stolen = told(play(state, 0, "robber C7", chance=["ore"]), Stolen)

    assert stolen.seen_by(1) == stolen.seen_by(0) == Stolen(0, 1, Good.ORE)
    assert stolen.seen_by(2) == stolen.seen_by(None) == Stolen(0, 1, None)


def test_the_bishop_moves_the_robber_to_another_land_hex() -> None:
    """CT-K15.17, CT-B5.2"""
    state = bishop()
    play(state, 0, "bishop")

    with refused("CT-B5.2"):
        play(state, 0, "robber E7")


def test_the_bishop_is_not_played_before_the_first_landing() -> None:
    """CT-K15.17, CT-K9.6"""
    state = bishop(landed=False)
    with refused("CT-K9.6"):
        play(state, 0, "bishop")
    assert "bishop" not in options(state, 0)

    land(state)

    assert "bishop" in options(state, 0)


# Constitution


def test_the_constitution_is_laid_open_when_it_is_drawn_and_is_a_point() -> None:
    """CT-K15.18, CT-K6.3, CT-K6.4: it is no card of the hand."""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, politics=1)
    hold(state, 0, "spy", "spy", "spy", "wedding")

    events = roll(state, 1, 1, "politics", chance=["constitution"])

    assert ProgressOpened(0, Progress.CONSTITUTION) in events
    assert shown(state, 0) == ["constitution"]
    assert len(progress(state, 0)) == 4
    assert points(state, 0) == 3
    assert "end" in options(state, 0)


# Deserter


def deserter(strength: str = "basic", *, active: bool = False) -> CatanState:
    """Seat 1 has a knight at E8ne, seat 0 roads from E7n on to E7se, and the card."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne E7e")
    put(state, 1, settlements="E9n", roads="E9nw")
    knights(state, 1, "E9nw", strength, active=active)
    hold(state, 0, "deserter")
    return state


@pytest.mark.parametrize("strength", ["basic", "strong", "mighty"])
@pytest.mark.parametrize("active", [False, True])
def test_a_knight_of_the_same_strength_and_state_is_placed(strength: str, active: bool) -> None:
    """CT-K15.19: at a place where one could be recruited; no Fortress is needed."""
    state = deserter(strength, active=active)

    events = play(state, 0, "deserter 1")
    assert knights_of(state, 1) == {}
    assert told(events, KnightDeserted).corner == Corner.read("E9nw")
    assert options(state, 0) == written("recruit E7ne", "recruit E7se", "skip")
    play(state, 0, "recruit E7se")

    assert knights_of(state, 0) == {at("E7se"): strength + " active" * active}
    assert hand(state, 0) == "nothing"


def test_the_opponent_chooses_which_knight_deserts() -> None:
    """CT-K15.19"""
    state = deserter()
    put(state, 1, roads="E9w")
    knights(state, 1, "E9sw", "mighty")

    play(state, 0, "deserter 1")
    assert GAME.waiting(state) == (1,)
    with refused("CT-K15.19"):
        play(state, 1, "dismiss E7ne")
    play(state, 1, "dismiss E9nw")

    assert knights_of(state, 1) == {at("E9sw"): "mighty"}
    play(state, 0, "recruit E7se")
    assert knights_of(state, 0) == {at("E7se"): "basic"}


def test_the_next_lower_strength_is_placed_if_the_supply_lacks_it() -> None:
    """CT-K15.19"""
    state = deserter("mighty")
    put(state, 0, roads="E7se E7sw")
    knights(state, 0, "E7s E7sw", "mighty")

    play(state, 0, "deserter 1", "recruit E7se")

    assert knights_of(state, 0)[at("E7se")] == "strong"


def test_who_can_place_none_still_takes_one_away() -> None:
    """CT-K15.19: without a piece, or without a place."""
    state = deserter()
    put(state, 0, roads="E7se E7sw E7w")
    knights(state, 0, "E7s E7sw")
    play(state, 0, "deserter 1")
    assert knights_of(state, 1) == {}
    assert "end" in options(state, 0)

    other = position()
    put(other, 1, roads="E9nw")
    knights(other, 1, "E9nw")
    hold(other, 0, "deserter")
    play(other, 0, "deserter 1")
    assert knights_of(other, 1) == {}
    assert "end" in options(other, 0)


def test_nobody_must_place_the_deserter() -> None:
    """CT-K15.19"""
    state = deserter()

    play(state, 0, "deserter 1", "skip")

    assert (knights_of(state, 0), knights_of(state, 1)) == ({}, {})


def test_a_deserter_is_not_placed_where_none_could_be_recruited() -> None:
    """CT-K15.19, CT-K8.2, CT-B7.3"""
    state = deserter()
    play(state, 0, "deserter 1")

    with refused("CT-K8.2"):
        play(state, 0, "recruit E9nw")
    with refused("CT-B7.3"):
        play(state, 0, "recruit E7n")


def test_only_an_opponent_with_a_knight_has_a_deserter() -> None:
    """CT-K15.19, CT-K6.6"""
    state = deserter()
    knights(state, 0, "E7se")

    assert options(state, 0, "deserter") == {"deserter 1"}
    for seat in (0, 2):
        with refused("CT-K15.19"):
            play(state, 0, f"deserter {seat}")


def test_a_road_goes_on_where_the_deserter_stood() -> None:
    """CT-K15.19, CT-K8.6"""
    state = deserter()
    put(state, 0, roads="E8ne")  # its end E9nw is the corner of the knight
    give(state, 0, "brick+lumber")
    with refused("CT-K8.6"):
        play(state, 0, "road E8e")

    play(state, 0, "deserter 1", "skip", "road E8e")

    assert state.roads[0] >> Edge.read("E8e") & 1


# Diplomat


def diplomat(roads: str = "E7ne E7e", settlements: str = "E7n") -> CatanState:
    """Seat 1 has roads from a settlement on, seat 0 the card."""
    state = position()
    put(state, 1, settlements=settlements, roads=roads)
    hold(state, 0, "diplomat")
    return state


def test_the_diplomat_removes_an_open_road_of_anybody() -> None:
    """CT-K15.20: its owner gets it back and lays it nowhere."""
    state = diplomat()

    events = play(state, 0, "diplomat E7e")

    assert told(events, PieceRemoved) == PieceRemoved(0, 1, Edge.read("E7e"))
    assert state.roads[1] == 1 << Edge.read("E7ne")
    assert GAME.waiting(state) == (0,)
    assert "end" in options(state, 0)
    assert GAME.faults(state) == []


def test_a_road_is_open_if_one_end_touches_no_other_piece_of_its_owner() -> None:
    """CT-K15.20: a road, a building and a knight of its owner close an end; those of others do not."""
    state = diplomat("E7ne E7e E8ne E8nw C5nw", "E7n")  # E7ne is in the middle, E8ne and E7e are its ends
    knights(state, 1, "E7se")

    assert options(state, 0, "diplomat") == written("diplomat E8ne", "diplomat C5nw")
    for edge in ("E7ne", "E7e", "E8nw", "G5sw"):
        with refused("CT-K15.20"):
            play(state, 0, f"diplomat {edge}")


def test_pieces_of_others_do_not_close_a_road() -> None:
    """CT-K15.20"""
    state = diplomat()
    put(state, 2, roads="E7se E8w")
    knights(state, 0, "E7se")

    assert "diplomat " + str(Edge.read("E7e")) in options(state, 0)


def test_an_own_road_may_be_laid_elsewhere_at_once_for_nothing() -> None:
    """CT-K15.20: by the rules of building; not on the same edge."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne E7e")
    hold(state, 0, "diplomat")

    play(state, 0, "diplomat E7e")
    assert options(state, 0) == written("road E7nw", "road D6e", "road E8nw", "skip")
    with refused("CT-K15.20"):
        play(state, 0, "road E7e")
    with refused("CT-B7.2"):
        play(state, 0, "road G6e")
    play(state, 0, "road E7nw")

    assert state.roads[0] == 1 << Edge.read("E7ne") | 1 << Edge.read("E7nw")
    assert GAME.faults(state) == []


def test_nobody_must_lay_the_own_road_again() -> None:
    """CT-K15.20: it may."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne E7e")
    hold(state, 0, "diplomat")

    play(state, 0, "diplomat E7e", "skip")

    assert state.roads[0] == 1 << Edge.read("E7ne")
    assert "end" in options(state, 0)


def test_the_longest_road_is_looked_at_again_when_a_road_was_removed() -> None:
    """CT-K15.20, CT-B8.4"""
    state = position()
    put(state, 1, roads=line(6))
    put(state, 2, roads=ring("G5", 5))
    hold(state, 0, "diplomat", "diplomat")
    assert (points(state, 1), points(state, 2)) == (2, 0)
    play(state, 0, "diplomat E7ne")
    assert (points(state, 1), points(state, 2)) == (2, 0)

    play(state, 0, "diplomat E7e")

    assert (points(state, 1), points(state, 2)) == (0, 2)


def test_without_an_open_road_the_diplomat_is_not_played() -> None:
    """CT-K15.20, CT-K6.6"""
    state = position()
    put(state, 1, roads=ring("E7"))
    hold(state, 0, "diplomat")

    assert not options(state, 0, "diplomat")
    with refused("CT-K15.20"):
        play(state, 0, "diplomat E7ne")


# Intrigue


def intrigue(strength: str = "mighty", *, active: bool = True, way: str = "E8ne") -> CatanState:
    """Seat 0 has a road to E7ne, where a knight of seat 1 stands, which has more roads from there."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne")
    put(state, 1, roads=way)
    knights(state, 1, "E7ne", strength, active=active)
    hold(state, 0, "intrigue")
    return state


def test_intrigue_displaces_a_knight_at_an_own_road_whatever_its_strength() -> None:
    """CT-K15.21, CT-K10.2: its owner puts it where it could go; strength and state stay."""
    state = intrigue(way="E8nw E8ne")

    events = play(state, 0, "intrigue E7ne")
    assert told(events, KnightDisplaced) == KnightDisplaced(0, 1, Corner.read("E7ne"))
    assert GAME.waiting(state) == (1,)
    assert options(state, 1) == written("flee E8n", "flee E8ne")
    play(state, 1, "flee E8ne")

    assert knights_of(state, 1) == {at("E8ne"): "mighty active"}
    assert GAME.waiting(state) == (0,)


def test_a_displaced_knight_that_can_go_nowhere_returns_to_the_supply() -> None:
    """CT-K15.21, CT-K10.2"""
    state = intrigue(way="C5nw")

    events = play(state, 0, "intrigue E7ne")

    assert KnightLost(1, Corner.read("E7ne")) in events
    assert knights_of(state, 1) == {}
    assert "end" in options(state, 0)


def test_only_knights_of_others_at_own_roads_are_plotted_against() -> None:
    """CT-K15.21, CT-K6.6"""
    state = intrigue(way="E8nw E8ne")
    knights(state, 1, "E8ne")
    put(state, 0, roads="E7e")
    knights(state, 0, "E7se")

    assert options(state, 0, "intrigue") == written("intrigue E7ne")
    for corner in ("E8ne", "E7se", "E7s"):
        with refused("CT-K15.21"):
            play(state, 0, f"intrigue {corner}")


def test_no_knight_is_needed_and_none_comes() -> None:
    """CT-K15.21: the corner is free afterwards, and the own road goes on."""
    state = intrigue(way="E8nw E8ne")
    give(state, 0, "brick+lumber")
    with refused("CT-K8.6"):
        play(state, 0, "road E7e")
    play(state, 0, "intrigue E7ne")
    play(state, 1, "flee E8n")

    play(state, 0, "road E7e")

    assert knights_of(state, 0) == {}


# Saboteur


def saboteur() -> CatanState:
    """Seats 0 and 1 have two points, seat 2 three, seat 3 one; seat 0 has the card."""
    state = position(4)
    put(state, 0, cities="C5n")
    put(state, 1, cities="C7n")
    put(state, 2, cities="G5s", settlements="E5n")
    put(state, 3, settlements="G7s")
    hold(state, 0, "saboteur")
    return state


def test_everybody_with_at_least_as_many_points_discards_half() -> None:
    """CT-K15.22: rounded down, of resources and commodities, to the bank."""
    state = saboteur()
    for seat, cards in enumerate(("6ore", "3wool+2coin", "4brick", "8grain")):
        give(state, seat, cards)
    before = bank(state)

    play(state, 0, "saboteur")
    assert GAME.waiting(state) == (1, 2)
    for cards in ("wool", "2wool+coin", "2ore"):
        with refused("CT-K15.22"):
            play(state, 1, f"discard {cards}")
    play(state, 2, "discard 2brick")
    play(state, 1, "discard wool+coin")

    assert [hand(state, seat) for seat in range(4)] == ["6ore", "2wool+coin", "2brick", "8grain"]
    assert bank(state) != before
    assert "end" in options(state, 0)


def test_victory_cards_count_for_the_saboteur() -> None:
    """CT-K15.22, CT-K15.26"""
    state = saboteur()
    give(state, 3, "2wool")
    with refused("CT-K6.6"):
        play(state, 0, "saboteur")

    lay_open(state, 3, "constitution")
    play(state, 0, "saboteur")

    assert GAME.waiting(state) == (3,)


def test_half_of_one_card_is_none() -> None:
    """CT-K15.22, CT-K6.6: so the card has no effect."""
    state = saboteur()
    give(state, 1, "wool")
    give(state, 3, "8wool")

    with refused("CT-K6.6"):
        play(state, 0, "saboteur")


# Spy


def spy(*cards: str) -> CatanState:
    """Seat 1 holds some progress cards, seat 0 a Spy."""
    state = position()
    hold(state, 0, "spy")
    hold(state, 1, *cards)
    return state


def test_the_spy_sees_the_cards_of_an_opponent_and_takes_one() -> None:
    """CT-K15.23: it may be played in the same turn."""
    state = spy("crane", "warlord", "merchant-fleet")

    play(state, 0, "spy 1")
    assert options(state, 0) == {"pick crane", "pick warlord", "pick merchant-fleet"}
    with refused("CT-K15.23"):
        play(state, 0, "pick mining")
    play(state, 0, "pick merchant-fleet")

    assert progress(state, 0) == ["merchant-fleet"]
    assert progress(state, 1) == ["crane", "warlord"]
    play(state, 0, "merchant-fleet wool")


def test_victory_cards_are_not_taken_by_a_spy() -> None:
    """CT-K15.23, CT-K15.14, CT-K15.18, CT-K6.3"""
    state = spy("crane")
    lay_open(state, 1, "printer", "constitution")

    play(state, 0, "spy 1")

    assert options(state, 0) == {"pick crane"}


def test_the_spy_needs_an_opponent_with_cards() -> None:
    """CT-K15.23, CT-K6.6: open ones are not enough, own ones neither."""
    state = spy()
    lay_open(state, 1, "printer")

    assert not options(state, 0, "spy")
    for seat in (0, 1, 2):
        with refused("CT-K6.6"):
            play(state, 0, f"spy {seat}")


def test_only_the_two_of_them_see_what_the_spy_saw_and_took() -> None:
    """CT-K15.23: others see from which deck the card is."""
    state = spy("crane", "warlord")

    seen = told(play(state, 0, "spy 1"), ProgressSeen)
    taken = told(play(state, 0, "pick warlord"), ProgressTaken)

    for seat in (0, 1):
        assert seen.seen_by(seat) == ProgressSeen(0, 1, (Progress.CRANE, Progress.WARLORD))
        assert taken.seen_by(seat) == ProgressTaken(0, 1, Track.POLITICS, Progress.WARLORD)
    for other in (2, None):
        assert seen.seen_by(other) == ProgressSeen(0, 1, None)
        assert taken.seen_by(other) == ProgressTaken(0, 1, Track.POLITICS, None)
        players = GAME.view(state, other)["realm"]["players"]
        assert [player["own_progress"] for player in players[:2]] == [None, None]


def test_what_the_spy_saw_it_knows_and_others_guess() -> None:
    """CT-K15.23: the victim knows what was taken, too."""
    state = spy("crane", "warlord")
    assert len(guessed_progress(state, 0, of=1)) > 5

    play(state, 0, "spy 1")
    assert guessed_progress(state, 0, of=1) == {("crane", "warlord")}
    play(state, 0, "pick warlord")

    assert guessed_progress(state, 0, of=1) == {("crane",)}
    assert guessed_progress(state, 1, of=0) == {("warlord",)}
    assert len(guessed_progress(state, 2, of=0)) > 3
    assert len(guessed_progress(state, 2, of=1)) > 3


def test_a_fifth_card_taken_by_the_spy_is_one_too_many() -> None:
    """CT-K15.23, CT-K6.4: whatever the way it came."""
    state = spy("crane")
    put(state, 0, cities="E7n")
    levels(state, 0, science=1)
    hold(state, 0, "mining", "mining", "smith")
    roll(state, 1, 1, "science", chance=["smith"])

    play(state, 0, "spy 1", "pick crane")

    assert len(progress(state, 0)) == 5
    with refused("CT-K6.4"):
        play(state, 0, "end")
    play(state, 0, "return crane")
    assert "end" in options(state, 0)


def test_only_its_owner_sees_which_card_was_returned() -> None:
    """CT-K6.4: others see under which deck it went, and can no longer be sure of the rest of the hand."""
    state = spy("crane", "smith", "inventor", "irrigation")
    put(state, 1, cities="E7n")
    levels(state, 1, science=1)
    put(state, 0, cities="C5n")
    play(state, 0, "spy 1", "pick crane")
    hold(state, 1, "mining")
    assert len(guessed_progress(state, 0, of=1)) > 1
    roll(state, 1, 1, "science", chance=["medicine"])

    returned = told(play(state, 1, "return smith"), ProgressReturned)

    assert returned.seen_by(1) == ProgressReturned(1, Track.SCIENCE, Progress.SMITH)
    assert returned.seen_by(0) == returned.seen_by(None) == ProgressReturned(1, Track.SCIENCE, None)
    assert guessed_progress(state, 1, of=1) == {("inventor", "irrigation", "medicine", "mining")}
    guessed = guessed_progress(state, 0, of=1)
    for card in ("smith", "inventor", "irrigation"):
        assert {card in cards for cards in guessed} == {True, False}


# Warlord


def test_the_warlord_activates_all_own_knights_for_nothing() -> None:
    """CT-K15.24: of others none."""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne E7e")
    knights(state, 0, "E7ne")
    knights(state, 0, "E7se", "strong", active=True)
    knights(state, 0, "E7s", "mighty")
    knights(state, 1, "C5n")
    hold(state, 0, "warlord")

    play(state, 0, "warlord")

    assert knights_of(state, 0) == {
        at("E7ne"): "basic active",
        at("E7se"): "strong active",
        at("E7s"): "mighty active",
    }
    assert knights_of(state, 1) == {at("C5n"): "basic"}


def test_knights_that_the_warlord_activated_do_not_act_in_this_turn() -> None:
    """CT-K15.24, CT-K8.5"""
    state = position()
    put(state, 0, settlements="E7n", roads="E7ne E7e")
    knights(state, 0, "E7ne")
    hold(state, 0, "warlord")
    play(state, 0, "warlord")

    with refused("CT-K8.5"):
        play(state, 0, "march E7ne to E7se")


def test_the_warlord_needs_a_knight_that_is_not_active() -> None:
    """CT-K15.24, CT-K6.6"""
    state = position()
    hold(state, 0, "warlord")
    with refused("CT-K6.6"):
        play(state, 0, "warlord")

    knights(state, 0, "E7ne", active=True)

    with refused("CT-K6.6"):
        play(state, 0, "warlord")


# Wedding


def wedding(*hands: str) -> CatanState:
    """Seat 0 has one point and the card, seats 1 and 2 have two, seat 3 has one; hands by seat."""
    state = position(4)
    put(state, 0, settlements="C5n")
    put(state, 1, cities="C7n")
    put(state, 2, cities="G5s")
    put(state, 3, settlements="G7s")
    hold(state, 0, "wedding")
    for seat, cards in enumerate(hands):
        give(state, seat, cards)
    return state


def test_everybody_with_more_points_gives_two_cards_of_its_choice() -> None:
    """CT-K15.25: resources or commodities; as many points are not enough."""
    state = wedding("wool", "2ore+coin", "brick+3grain", "5wool")

    play(state, 0, "wedding")
    assert GAME.waiting(state) == (1, 2)
    assert options(state, 1) == written("present 2ore", "present ore+coin")
    play(state, 2, "present 2grain")
    play(state, 1, "present ore+coin")

    assert [hand(state, seat) for seat in range(4)] == [
        str(Cards.read("wool+2grain+ore+coin")),
        "ore",
        str(Cards.read("brick+grain")),
        "5wool",
    ]
    assert "end" in options(state, 0)


@pytest.mark.parametrize("cards", ["ore", "ore+coin"])
def test_who_has_one_card_or_two_gives_all(cards: str) -> None:
    """CT-K15.25: there is nothing to choose."""
    state = wedding("nothing", cards)

    play(state, 0, "wedding")

    assert (hand(state, 0), hand(state, 1)) == (cards, "nothing")
    assert "end" in options(state, 0)


def test_two_cards_are_given_that_one_has() -> None:
    """CT-K15.25"""
    state = wedding("nothing", "2ore+coin")
    play(state, 0, "wedding")

    for cards in ("ore", "2ore+coin", "2wool", "2coin"):
        with refused("CT-K15.25"):
            play(state, 1, f"present {cards}")


def test_without_a_guest_who_has_cards_there_is_no_wedding() -> None:
    """CT-K15.25, CT-K6.6"""
    state = wedding("wool", "nothing", "nothing", "5wool")

    with refused("CT-K6.6"):
        play(state, 0, "wedding")


def test_victory_cards_count_at_a_wedding() -> None:
    """CT-K15.25, CT-K15.26"""
    state = wedding("wool", "nothing", "nothing", "ore")
    lay_open(state, 3, "printer")

    play(state, 0, "wedding")

    assert hand(state, 0) == str(Cards.read("wool+ore"))


def test_only_the_two_of_them_see_a_present() -> None:
    """CT-K15.25: others see how many cards were given, and guess."""
    state = wedding("nothing", "2ore+coin")
    play(state, 0, "wedding")

    given = told(play(state, 1, "present ore+coin"), CardsTaken)

    for seat in (0, 1):
        assert given.seen_by(seat) == CardsTaken(0, 1, 2, Cards.read("ore+coin"))
    for other in (2, 3, None):
        assert given.seen_by(other) == CardsTaken(0, 1, 2, None)
    assert guessed_hands(state, 0, of=1) == {"ore"}
    assert guessed_hands(state, 1, of=0) == {"ore+coin"}
    assert guessed_hands(state, 2, of=0) == {"2ore", "ore+coin"}
