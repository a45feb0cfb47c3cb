"""What a seat sees: hands and draws are hidden, what was found or taken back is known (EN-2.11, EN-2.14, EN-5.3)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from deskovka.core.game import Event
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.box import BOX
from deskovka.games.empires_north.effects.find import BuildOrKeep
from deskovka.games.empires_north.state import EmpiresState
from games.empires_north.table import (
    asked,
    box_with,
    deal,
    empty_deck,
    give,
    made_card,
    new_table,
    options,
    passes,
    play,
    position,
    put,
    seen,
    shown,
)
from positions import play as play_only
from positions import random_game

OTHERS = (1, None)
ISLANDS = ["basalt-cliffs", "berry-isle", "crane-island", "giants-table"]


def looks(state: EmpiresState, events: list[Event]) -> list[str]:
    """Everything others have seen of a move of seat 0."""
    return [json.dumps(shown(state, eyes)) + repr(seen(events, eyes)) for eyes in OTHERS]


# The opening hand and Lookout


def test_nobody_sees_the_opening_cards_of_another() -> None:
    """EN-2.11, EN-4.6"""
    state, events = new_table("glenn", "ulaf")
    drawn = set(state.aside[0]) - set(state.aside[1])

    for eyes in OTHERS:
        said = json.dumps(shown(state, eyes)["players"][0]) + repr(seen(events, eyes))
        assert not [card for card in drawn if f"'{card}'" in said or f'"{card}"' in said]
    assert shown(state, 0)["players"][0]["aside"] == list(state.aside[0])


def test_what_is_kept_of_the_opening_cards_is_secret() -> None:
    """EN-2.14: another choice looks the same until all have chosen."""
    found = []
    for kept in (slice(0, 3), slice(2, 5)):
        state, _ = new_table("glenn", "ulaf")
        events = play(state, 0, "keep " + ",".join(state.aside[0][kept]))
        found.append(looks(state, events))

    assert found[0] == found[1]


def lookout(drawn: tuple[str, ...], kept: str) -> tuple[EmpiresState, list[Event]]:
    """Glenn has drawn these cards and chosen; Ulaf has not."""
    state = position("glenn", "ulaf", ends=False, first=1)
    passes(state, 1)
    events = play(state, 0, "pass", chance=[*ISLANDS, *drawn, *state.decks[1][:4]])
    return state, events + play(state, 0, f"keep {kept}")


def test_nobody_sees_what_is_drawn_and_kept_in_lookout() -> None:
    """EN-5.3: other cards, and more of them, look the same until all have chosen."""
    one = lookout(("ceilidh", "old-keep", "quarry-hollow", "wool-market"), "ceilidh,old-keep")
    other = lookout(("many-hands", "common-table", "wool-shed", "wool-shed"), "none")

    assert looks(*one) == looks(*other)


def test_afterwards_all_see_what_was_discarded_and_how_many_were_kept() -> None:
    """EN-2.14: but not which."""
    state, _ = lookout(("ceilidh", "old-keep", "quarry-hollow", "wool-market"), "ceilidh,old-keep")
    events = play(state, 1, "keep none")

    for eyes in OTHERS:
        seat = shown(state, eyes)["players"][0]
        assert (seat["discards"], seat["hand_size"]) == (["quarry-hollow", "wool-market"], 2)
        said = json.dumps(seat) + repr(seen(events, eyes))
        assert "ceilidh" not in said and "old-keep" not in said


# Draws


@pytest.mark.parametrize("other", ["old-keep", "quarry-hollow", "ceilidh"])
def test_nobody_sees_the_card_another_draws(other: str) -> None:
    """EN-2.11"""
    found = []
    for card in ("wool-market", other):
        state = position()
        events = play(state, 0, "disc explore", chance=card)
        found.append(looks(state, events))

    assert found[0] == found[1]


@pytest.mark.parametrize("other", ["kelp-bed", "head-start", "penguin-colony"])
def test_a_drawn_card_that_is_kept_may_have_been_anything(other: str) -> None:
    """EN-2.11: Tidy-Up Crew; whether it could have been built, nobody knows."""
    found = []
    for card in ("elders-igloo", other):
        state = position("panuk", "glenn")
        put(state, 0, "tidy-up-crew")
        play(state, 0, "use tidy-up-crew")
        events = play(state, 0, "pick ice-hole", chance=card)
        before = looks(state, events)
        events = play(state, 0, "keep-drawn")
        found.append(before + looks(state, events))

    assert found[0] == found[1]


def test_the_owner_sees_the_drawn_card() -> None:
    """EN-2.11"""
    state = position()

    events = play(state, 0, "disc explore", chance="wool-market")

    assert "wool-market" in repr(seen(events, 0))
    assert shown(state, 0)["players"][0]["hand"] == ["wool-market"]


def test_a_draw_deck_is_face_down_for_its_owner_too() -> None:
    """EN-2.14: the order of the deck is in no view."""
    state = position()
    view = json.dumps(shown(state, 0))

    assert "decks" not in view
    assert [card for card in set(state.decks[0]) if card in view] == []


# Boosts and fields


@pytest.mark.parametrize(
    ("fitting", "other", "tile"),
    [
        ("helping-hands", "ceilidh", "populate"),  # boosts
        ("wool-shed", "old-keep", "harvest"),  # an upgrade, a location
        ("quarry-hollow", "ceilidh", "construct"),  # a field, a boost
        ("call-the-clan", "old-keep", "explore"),
    ],
)
def test_whoever_has_a_hand_is_asked_for_a_boost_or_field(fitting: str, other: str, tile: str) -> None:
    """EN-2.11: with no card that fits too, so that being asked does not tell others that there is one."""
    assert BOX[fitting].on == tile != BOX[other].on
    found = []
    for card in (fitting, other):
        state = position()
        deal(state, 0, f"wool-market {card}")
        events = play_only(GAME, state, 0, f"disc {tile}")
        assert asked(state) == "BoostOrField"
        assert (options(state) == {"nothing"}) == (card == other)
        found.append(looks(state, events))

    assert found[0] == found[1]


def test_saying_nothing_may_hide_anything() -> None:
    """EN-2.11: what follows looks the same with and without a card that fits."""
    found = []
    for card in ("helping-hands", "ceilidh"):
        state = position()
        deal(state, 0, card)
        play_only(GAME, state, 0, "disc populate")
        found.append(looks(state, play_only(GAME, state, 0, "nothing")))

    assert found[0] == found[1]


def test_without_a_hand_nobody_is_asked_for_a_boost_or_field() -> None:
    """EN-2.11: everybody sees how many cards there are, so there is nothing to hide."""
    state = position()

    play_only(GAME, state, 0, "disc populate")

    assert GAME.waiting(state) == (1,)


# What everybody knows


def test_a_card_that_was_found_is_known() -> None:
    """EN-10.9"""
    state = position()
    deal(state, 0, "call-the-clan ceilidh")
    play(state, 0, "disc explore", "boost call-the-clan")

    events = play(state, 0, "find wool-market", chance="old-keep")

    for eyes in OTHERS:
        assert shown(state, eyes)["players"][0]["known"] == ["wool-market"]
        assert "wool-market" in repr(seen(events, eyes))
        assert "old-keep" not in json.dumps(shown(state, eyes)) + repr(seen(events, eyes))


def test_a_card_taken_back_is_known_until_it_is_played() -> None:
    """EN-2.11, EN-10.15"""
    state = position("nanurjuk", "glenn")
    passes(state, 1)
    put(state, 0, "shaman-of-the-drift, dog-sled")
    give(state, 0, "1 wood")

    play(state, 0, "use shaman-of-the-drift")
    assert shown(state, 1)["players"][0]["known"] == ["dog-sled"]
    play(state, 0, "build dog-sled")

    assert shown(state, 1)["players"][0]["known"] == []


# Guesses


def test_a_guess_keeps_the_own_cards_and_all_numbers() -> None:
    """EN-2.11"""
    state = position("glenn", "ulaf")
    deal(state, 0, "ceilidh wool-market")
    deal(state, 1, "axe-smithy iron-bog treasury")

    for number in range(20):
        guess = GAME.determinise(state, 0, Random(number))
        assert guess.hands[0] == state.hands[0]
        assert (len(guess.hands[1]), len(guess.decks[1])) == (3, 27)
        assert Counter(guess.hands[1] + guess.decks[1]) == Counter(state.hands[1] + state.decks[1])
        assert not GAME.faults(guess)


def test_guesses_differ() -> None:
    """EN-2.11: the hidden hand may be anything unseen."""
    state = position("glenn", "ulaf")
    deal(state, 1, "axe-smithy iron-bog treasury")

    guesses = {GAME.determinise(state, 0, Random(number)).hands[1] for number in range(40)}

    assert len(guesses) > 20


def test_a_guess_does_not_depend_on_what_is_hidden() -> None:
    """EN-2.11"""
    guesses = []
    for hand in ("axe-smithy iron-bog treasury", "valkyrie white-keep watchtower"):
        state = position("glenn", "ulaf")
        deal(state, 1, hand)
        guesses.append(GAME.determinise(state, 0, Random(7)))

    assert guesses[0] == guesses[1]


def test_a_guess_keeps_what_was_found_or_taken_back() -> None:
    """EN-10.9, EN-10.15"""
    state = position("nanurjuk", "glenn")
    put(state, 0, "shaman-of-the-drift, dog-sled")
    deal(state, 0, "wild-berries new-outpost")
    play(state, 0, "use shaman-of-the-drift")

    for number in range(20):
        guess = GAME.determinise(state, 1, Random(number))
        assert "dog-sled" in guess.hands[0]
        assert guess.known[0] == ("dog-sled",)
        assert not GAME.faults(guess)


def test_a_guess_of_lookout_is_a_choice_that_could_have_been_made() -> None:
    """EN-5.2: no more cards than workers."""
    state = position("glenn", "ulaf", ends=False, first=1)
    give(state, 0, "-3 worker")
    passes(state, 1)
    play(state, 0, "pass", chance="*")
    play(state, 0, "keep none")

    counts = set()
    for number in range(40):
        guess = GAME.determinise(state, 1, Random(number))
        counts.add(len(guess.kept[0]))
        assert not Counter(guess.kept[0]) - Counter(guess.aside[0])
        assert not GAME.faults(guess)
    assert counts == {0, 1, 2}


def test_a_guess_of_the_opening_hand_keeps_three() -> None:
    """EN-4.6"""
    state, _ = new_table("glenn", "ulaf")
    play(state, 0, "keep " + ",".join(state.aside[0][:3]))

    for number in range(20):
        guess = GAME.determinise(state, 1, Random(number))
        assert len(guess.kept[0]) == 3
        assert not GAME.faults(guess)


def test_a_guess_of_a_card_just_drawn_is_in_the_guessed_hand() -> None:
    """EN-2.11: Tidy-Up Crew."""
    state = position("panuk", "glenn")
    put(state, 0, "tidy-up-crew")
    deal(state, 0, "kelp-bed ice-pier")
    play(state, 0, "use tidy-up-crew")
    play(state, 0, "pick ice-hole", chance="elders-igloo")

    drawn = set()
    for number in range(40):
        guess = GAME.determinise(state, 1, Random(number))
        task = guess.agenda[-1]
        assert isinstance(task, BuildOrKeep)
        assert task.card in guess.hands[0]
        drawn.add(task.card)
    assert len(drawn) > 5


def test_a_guess_knows_that_a_card_taken_back_is_not_in_the_deck() -> None:
    """EN-2.11: two copies of a card, one known in hand."""
    card = made_card(
        "glenn",
        "tent",
        kind="location",
        icons=["hearth"],
        pay={"wood": 1},
        copies=2,
        bonus={"do": [{"return": {"cards": {"this": True}}}]},
    )
    state = position(made=box_with(card))
    passes(state, 1)
    give(state, 0, "1 wood")
    deal(state, 0, "tent")

    play(state, 0, "build tent")

    assert (state.hands[0], state.known[0]) == (("tent",), ("tent",))
    guess = GAME.determinise(state, 1, Random(1))
    assert guess.hands[0] == ("tent",)


def test_a_guess_gives_a_location_to_who_constructs() -> None:
    """EN-6.14: everybody knows that there is one."""
    state = position("glenn", "ulaf")
    deal(state, 0, "wool-market")
    play(state, 0, "disc construct")

    for number in range(60):
        guess = GAME.determinise(state, 1, Random(number))
        assert GAME.legal(guess, 0)


def test_a_guess_gives_a_location_to_who_has_declared_construct() -> None:
    """EN-6.14: while a boost is resolved."""
    state = position("nanurjuk", "glenn")
    deal(state, 0, "moving-on dog-sled")
    play(state, 0, "disc construct", "boost moving-on")

    for number in range(60):
        guess = GAME.determinise(state, 1, Random(number))
        assert guess.box[guess.hands[0][0]].pay is not None


def test_a_guess_keeps_the_copy_that_is_being_built() -> None:
    """EN-10.6: it was shown, and what it copies is still to be chosen."""
    state = position("heidel", "glenn")
    put(state, 0, "ale-bench, spit-roast")
    give(state, 0, "1 wood")
    deal(state, 0, "copycat-tavern hop-garden")
    play(state, 0, "build copycat-tavern")

    for number in range(20):
        guess = GAME.determinise(state, 1, Random(number))
        play(guess, 0, "copy ale-bench")
        assert len(guess.hands[0]) == 1


def test_a_guess_leaves_something_to_who_searches() -> None:
    """EN-10.9: all that could be found must not be guessed into the hand."""
    state = position()
    deal(state, 0, "call-the-clan")
    empty_deck(state, 0, left="caber-ground wool-market")
    play(state, 0, "disc explore", "boost call-the-clan")

    for number in range(60):
        guess = GAME.determinise(state, 1, Random(number))
        assert GAME.legal(guess, 0)
        assert not GAME.faults(guess)


def test_guesses_are_sound_through_a_whole_game() -> None:
    """EN-2.11: from every seat, at every moment."""
    for number, (state, *_) in enumerate(random_game(GAME, 3, "guesses")):
        if number % 7 == 0:
            for seat in range(3):
                guess = GAME.determinise(state, seat, Random(number))
                assert not GAME.faults(guess)
                assert shown(guess, seat) == shown(state, seat)
                assert all(GAME.legal(guess, asked) for asked in GAME.waiting(guess))


def test_an_emptied_deck_leaves_nothing_to_guess() -> None:
    """EN-2.14: all cards of the clan that are not in sight are in hand."""
    state = position()
    empty_deck(state, 0, "wool-market ceilidh")

    guess = GAME.determinise(state, 1, Random(3))

    assert (guess.hands[0], guess.decks[0]) == (state.hands[0], ())
