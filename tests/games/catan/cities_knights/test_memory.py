"""What a seat can know of hands and progress cards: gifts and looks in secret, drawn, shown and returned cards."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.goods import size
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.table import (
    hold,
    knights,
    levels,
    position,
    progress,
    roll,
    turn_over,
    under,
    unseen,
)
from games.catan.table import give, hand, play, put
from positions import random_game


def guesses(state: CatanState, seat: int, number: int = 100) -> list[CatanState]:
    random = Random(f"guess {seat}")
    return [GAME.determinise(state, seat, random) for _ in range(number)]


def guessed(state: CatanState, seat: int, owner: int) -> set[str]:
    """All hands that a seat may imagine another has."""
    return {hand(one, owner) for one in guesses(state, seat)}


def guessed_progress(state: CatanState, seat: int, owner: int, number: int = 100) -> set[str]:
    """All progress cards that a seat may imagine in the hand of another."""
    return {card for one in guesses(state, seat, number) for card in progress(one, owner)}


def wedding_table(*hands: str) -> CatanState:
    """Seat 0 has a Wedding to play, seat 1 more points, all of them these cards."""
    state = position(len(hands))
    put(state, 1, settlements="C7n")
    hold(state, 0, "wedding", "master-merchant")
    for seat, cards in enumerate(hands):
        give(state, seat, cards)
    return state


# Hands


def test_commodities_are_known_as_everything_that_is_open() -> None:
    """CT-K4.1, CT-K4.2, CT-K5.1: earned and paid before all eyes."""
    state = position()
    put(state, 0, cities="C5n")
    roll(state, 4, 6)
    give(state, 0, "coin")
    play(state, 0, "improve politics")

    assert guessed(state, 1, 0) == {"ore+coin"}


def test_who_gives_and_who_gets_a_gift_know_it() -> None:
    """CT-K15.25"""
    state = wedding_table("brick", "2wool+ore+coin", "grain")
    play(state, 0, "wedding")
    play(state, 1, "present ore+coin")

    for seat in (0, 1):
        assert guessed(state, seat, 0) == {"brick+ore+coin"}
        assert guessed(state, seat, 1) == {"2wool"}


def test_a_third_seat_does_not_know_what_was_given() -> None:
    """CT-K15.25: any two of the cards; the two hands are guessed together."""
    state = wedding_table("brick", "2wool+ore+coin", "grain")
    play(state, 0, "wedding")
    play(state, 1, "present ore+coin")

    assert guessed(state, 2, 1) == {"2wool", "ore+coin", "wool+ore", "wool+coin"}
    for one in guesses(state, 2):
        assert size(one.hands[0]) == 3 and size(one.hands[1]) == 2
        assert not GAME.faults(one)


def test_a_guess_of_a_third_seat_does_not_depend_on_what_was_given() -> None:
    """CT-K15.25"""
    imagined = []
    for cards in ("2wool", "ore+coin"):
        state = wedding_table("brick", "2wool+ore+coin", "grain")
        play(state, 0, "wedding")
        play(state, 1, f"present {cards}")
        imagined.append([tuple(one.hands) for one in guesses(state, 2)])

    assert imagined[0] == imagined[1]


def test_a_gift_that_was_the_whole_hand_is_known_to_all() -> None:
    """CT-K15.25: there was nothing to choose."""
    state = wedding_table("brick", "wool+ore", "grain")

    play(state, 0, "wedding")

    assert guessed(state, 2, 0) == {"brick+wool+ore"}


def test_what_is_paid_after_a_gift_shows_what_it_was() -> None:
    """CT-K15.25, CT-K8.2: who recruits had wool and ore."""
    state = wedding_table("brick", "2wool+ore+coin", "grain")
    put(state, 0, roads="E7ne")
    play(state, 0, "wedding")
    play(state, 1, "present wool+ore")

    play(state, 0, "recruit E7n")

    assert guessed(state, 2, 0) == {"brick"}
    assert guessed(state, 2, 1) == {"wool+coin"}


def test_a_look_at_a_hand_clears_doubts() -> None:
    """CT-K15.2: seat 2 was not sure of seat 0, until it looked."""
    state = wedding_table("nothing", "2wool+ore+coin", "nothing", "nothing")
    play(state, 0, "wedding")
    play(state, 1, "present ore+coin")
    put(state, 0, settlements="C5n")
    play(state, 0, "end")
    play(state, 1, "roll", chance=["1", "1", "ship"])
    play(state, 1, "end")
    play(state, 2, "roll", chance=["1", "1", "ship"])
    assert len(guessed(state, 2, 0)) > 1
    hold(state, 2, "master-merchant")
    give(state, 0, "grain")

    play(state, 2, "master-merchant 0")

    assert guessed(state, 2, 0) == {"grain+ore+coin"}
    assert guessed(state, 2, 1) == {"2wool"}
    assert len(guessed(state, 3, 0)) > 1
    play(state, 2, "choose grain+coin")
    assert guessed(state, 0, 2) == {"grain+coin"}
    assert len(guessed(state, 3, 2)) > 1
    for seat in range(4):
        assert all(GAME.view(one, seat) == GAME.view(state, seat) for one in guesses(state, seat, 20))


def test_who_looks_at_a_hand_has_the_same_choice_in_every_guess() -> None:
    """CT-K15.2"""
    state = wedding_table("nothing", "2wool+2ore+coin", "nothing")

    play(state, 0, "master-merchant 1")

    for one in guesses(state, 0, 20):
        assert GAME.legal(one, 0) == GAME.legal(state, 0)


# Progress cards


def test_a_drawn_card_may_be_any_of_its_deck_to_others() -> None:
    """CT-K6.1: its owner knows it."""
    state = position()
    levels(state, 1, politics=1)
    roll(state, 1, 1, "politics", ["spy"])

    assert guessed_progress(state, 1, 1) == {"spy"}
    imagined = guessed_progress(state, 0, 1, 400)
    kinds = {"bishop", "deserter", "diplomat", "intrigue", "saboteur", "spy", "warlord", "wedding"}
    assert imagined == kinds


@pytest.mark.parametrize("track, card", [("science", "crane"), ("politics", "spy")])
def test_a_victory_card_is_in_no_guessed_hand(track: str, card: str) -> None:
    """CT-K6.3: it would lie open."""
    state = position()
    hold(state, 1, *[card] * 2)

    for one in guesses(state, 0, 400):
        assert not {"printer", "constitution"} & set(progress(one, 1))
        assert not GAME.faults(one)


def test_no_guess_puts_a_victory_card_under_its_deck() -> None:
    """CT-K6.3, CT-K6.4: seat 1 returned a card that nobody saw."""
    state = position()
    levels(state, 1, science=1)
    hold(state, 1, "crane", "mining", "irrigation", "smith")
    roll(state, 1, 1, "science", ["medicine"])
    play(state, 1, "return smith")

    for one in guesses(state, 0, 400):
        assert "printer" not in under(one, "science")


def test_cards_of_different_decks_are_told_apart_by_their_backs() -> None:
    """CT-K2.4: a trade card is guessed as a trade card."""
    state = position()
    hold(state, 1, "merchant", "spy")

    for one in guesses(state, 0):
        shown = GAME.view(one, 0)["realm"]["players"][1]["progress"]
        assert shown == {"trade": 1, "politics": 1, "science": 0}


def test_a_played_card_is_known_to_lie_under_the_deck() -> None:
    """CT-K6.5: everybody saw it; when its turn comes, everybody knows who has drawn it."""
    state = position()
    put(state, 0, settlements="C5n")
    hold(state, 0, "mining")
    play(state, 0, "mining")
    assert all(under(one, "science") == ["mining"] for one in guesses(state, 2))

    empty = position()
    turn_over(empty, "trade")
    levels(empty, 1, trade=1)
    roll(empty, 1, 1, "trade")

    assert all(progress(one, 1) == progress(empty, 1) for one in guesses(empty, 0))


def test_a_returned_card_is_known_to_its_owner_alone() -> None:
    """CT-K6.4: also when somebody else draws it later."""
    state = position()
    levels(state, 1, science=1)
    hold(state, 1, "crane", "mining", "irrigation", "smith")
    roll(state, 1, 1, "science", ["medicine"])
    play(state, 1, "return smith")

    assert all(under(one, "science") == ["smith"] for one in guesses(state, 1))
    assert len({under(one, "science")[0] for one in guesses(state, 0)}) > 1


def test_the_owner_of_a_returned_card_knows_who_draws_it() -> None:
    """CT-K6.4, CT-K6.5: seat 0 gets it, as all other trade cards are with seat 2."""
    state = position(4)
    levels(state, 1, trade=1)
    hold(state, 1, "crane", "mining", "irrigation", "smith")
    roll(state, 1, 1, "trade", ["merchant"])
    play(state, 1, "return merchant")
    hold(state, 2, *unseen(state, "trade"))
    levels(state, 0, trade=1)
    levels(state, 1)

    roll(state, 1, 1, "trade")

    assert progress(state, 0) == ["merchant"]
    assert all(progress(one, 0) == ["merchant"] for one in guesses(state, 1))
    assert len(guessed_progress(state, 3, 0)) > 1


def test_a_spy_knows_what_the_victim_has_left() -> None:
    """CT-K15.23: a third seat does not."""
    state = position()
    hold(state, 0, "spy")
    hold(state, 1, "crane", "mining", "merchant")
    play(state, 0, "spy 1")
    for one in guesses(state, 0, 20):
        assert GAME.legal(one, 0) == GAME.legal(state, 0)

    play(state, 0, "pick mining")

    assert all(progress(one, 1) == ["merchant", "crane"] for one in guesses(state, 0))
    assert all(progress(one, 0) == ["mining"] for one in guesses(state, 1))
    assert len(guessed_progress(state, 2, 0)) > 1


def test_a_spy_no_longer_knows_a_hand_from_which_a_card_was_returned() -> None:
    """CT-K15.23, CT-K6.4: which card it was, only its owner knows."""
    state = position()
    hold(state, 0, "spy")
    hold(state, 1, "crane", "mining", "irrigation", "smith", "medicine")
    play(state, 0, "spy 1", "pick medicine")
    assert guessed_progress(state, 0, 1) == {"crane", "mining", "irrigation", "smith"}
    levels(state, 1, science=1)

    roll(state, 1, 1, "science", ["inventor"])
    play(state, 1, "return crane")

    assert guessed_progress(state, 0, 1) > {"crane", "mining", "irrigation", "smith"}
    assert guessed_progress(state, 1, 1) == {"inventor", "mining", "irrigation", "smith"}


def test_guesses_in_random_games_fit_what_a_seat_sees() -> None:
    """CT-K6.1, CT-K15.2, CT-K15.25: views, options and counts are those of the truth."""
    random = Random("knights")
    chosen = {"board": "beginner", "cities-knights": "yes"}
    for number, (state, _, _, _) in enumerate(random_game(GAME, 3, "knights and memory", **chosen)):
        if number % 40 or not state.turn:
            continue
        for seat in range(3):
            one = GAME.determinise(state, seat, random)
            again = GAME.determinise(one, seat, random)
            for guess in (one, again):
                assert GAME.view(guess, seat) == GAME.view(state, seat)
                assert GAME.legal(guess, seat) == GAME.legal(state, seat)
                assert not GAME.faults(guess)
        if number > 2000:
            break


def test_knights_are_no_secret() -> None:
    """CT-K8.2: they stand on the board in every guess."""
    state = position()
    knights(state, 1, "C5n", "strong", active=True)

    for one in guesses(state, 0, 5):
        assert GAME.view(one, 0)["realm"] == GAME.view(state, 0)["realm"]
