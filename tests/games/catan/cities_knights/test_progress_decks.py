"""Progress cards: drawing, the limit, returning, open cards (CT-K6); what each card does is told with the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import pytest

from deskovka.core.chance import Chance
from deskovka.core.errors import NotationError
from deskovka.games.catan import GAME
from deskovka.games.catan.cities_knights.progress.deck import Progress, ProgressDrawn, ProgressOpened
from deskovka.games.catan.cities_knights.progress.playing import ProgressPlayed, ProgressReturned
from deskovka.games.catan.cities_knights.realm import Track
from games.catan.cities_knights.table import (
    empty_deck,
    hold,
    lay_open,
    levels,
    position,
    progress,
    roll,
    shown,
    turn_over,
    under,
)
from games.catan.table import give, hand, options, play, points, put
from positions import refused

T = TypeVar("T")
FULL = ("crane", "mining", "irrigation", "smith")


class Watched(Chance):
    """Chance that takes the first of what is offered and remembers what was."""

    def __init__(self) -> None:
        super().__init__()
        self.offered: list[list[str]] = []

    def index(self, options: Sequence[T], name: tuple[object, ...]) -> int:
        self.offered.append([str(option) for option in options])
        return 3 if len(options) == 6 and "ship" in self.offered[-1] else 0


# Drawing


@pytest.mark.parametrize("level, highest", [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
@pytest.mark.parametrize("track, card", [("trade", "merchant"), ("politics", "spy"), ("science", "crane")])
def test_the_higher_the_level_the_more_red_numbers_bring_a_card(
    level: int, highest: int, track: str, card: str
) -> None:
    """CT-K6.1, CT-X-K5: with level 2, a red 3 does and a red 4 does not."""
    for red in range(1, 7):
        state = position()
        levels(state, 1, **{track: level})
        roll(state, red, 1 if red < 6 else 2, track, [card] if red <= highest else [])
        assert progress(state, 1) == ([card] if red <= highest else [])


def test_without_a_level_nobody_draws() -> None:
    """CT-K6.1: not even for a red 1; levels of other tracks do not help."""
    state = position()
    levels(state, 0, trade=5, politics=5)

    roll(state, 1, 1, "science")

    assert progress(state, 0) == []


def test_the_yellow_die_does_not_matter_for_the_gate() -> None:
    """CT-K6.1: a red 1 with a yellow 5 brings the card, a red 5 with a yellow 1 does not."""
    state = position()
    levels(state, 0, science=1)

    roll(state, 1, 5, "science", ["crane"])
    roll(state, 5, 1, "science")

    assert progress(state, 0) == ["crane"]


def test_everybody_draws_in_turn_order_from_the_active_player() -> None:
    """CT-K6.1: clockwise."""
    state = position(4, turn=2)
    for seat in range(4):
        levels(state, seat, politics=seat + 1)

    events = roll(state, 3, 1, "politics", ["spy", "wedding", "bishop"])

    drawn = [event for event in events if isinstance(event, ProgressDrawn)]
    assert [event.seat for event in drawn] == [2, 3, 1]
    assert [progress(state, seat) for seat in range(4)] == [[], ["bishop"], ["spy"], ["wedding"]]


def test_a_ship_brings_no_cards() -> None:
    """CT-K6.1"""
    state = position()
    levels(state, 0, trade=5, politics=5, science=5)

    roll(state, 1, 1, "ship")

    assert progress(state, 0) == []


def test_every_card_of_the_deck_is_as_likely() -> None:
    """CT-K6.1, CT-K2.4, CT-G1.7: each of those that are left."""
    state = position(rolled=False)
    levels(state, 0, trade=1)
    hold(state, 1, "merchant", "merchant")
    chance = Watched()

    GAME.apply(state, 0, GAME.read("roll"), chance)

    assert Counter(chance.offered[-1]) == {
        "commercial-harbor": 2,
        "master-merchant": 2,
        "merchant": 4,
        "merchant-fleet": 2,
        "resource-monopoly": 4,
        "trade-monopoly": 2,
    }


def test_only_its_owner_sees_a_drawn_card() -> None:
    """CT-K6.1, CT-K2.4: the others see the deck it came from."""
    state = position()
    levels(state, 0, science=1)

    events = roll(state, 1, 1, "science", ["crane"])

    [drawn] = [event for event in events if isinstance(event, ProgressDrawn)]
    assert drawn.seen_by(0) == ProgressDrawn(0, Track.SCIENCE, Progress.CRANE)
    assert drawn.seen_by(1) == drawn.seen_by(None) == ProgressDrawn(0, Track.SCIENCE, None)
    player = GAME.view(state, 1)["realm"]["players"][0]
    assert player["own_progress"] is None
    assert player["progress"] == {"trade": 0, "politics": 0, "science": 1}
    assert GAME.view(state, 0)["realm"]["players"][0]["own_progress"] == ["crane"]


# Playing


def test_any_number_of_cards_is_played_in_a_turn() -> None:
    """CT-K6.2: drawn now or earlier."""
    state = position()
    put(state, 0, cities="C5n")
    levels(state, 0, science=1)
    hold(state, 0, "merchant", "merchant-fleet", "mining")
    roll(state, 1, 1, "science", ["mining"])

    play(state, 0, "mining", "merchant C5", "merchant-fleet ore", "mining")

    assert progress(state, 0) == []
    assert hand(state, 0) == "4ore"


def test_cards_are_played_in_the_own_turn() -> None:
    """CT-K6.2, CT-B3.1: not in an opponent's; and only those in hand."""
    state = position()
    put(state, 1, settlements="C5n")
    hold(state, 1, "mining")

    with refused("CT-B3.1"):
        play(state, 1, "mining")
    with refused("CT-K6.2"):
        play(state, 0, "mining")


def test_a_played_card_goes_under_its_deck() -> None:
    """CT-K6.5: the last one of all."""
    state = position()
    put(state, 0, settlements="C5n")
    hold(state, 0, "mining", "merchant", "merchant-fleet")

    [played, *_] = play(state, 0, "mining")
    play(state, 0, "merchant-fleet ore", "merchant C5")

    assert played == ProgressPlayed(0, Progress.MINING)
    assert under(state, "science") == ["mining"]
    assert under(state, "trade") == ["merchant-fleet", "merchant"]
    assert GAME.view(state, None)["realm"]["decks"] == {"trade": 18, "politics": 18, "science": 18}


def test_the_first_card_that_came_back_is_drawn_first() -> None:
    """CT-K6.5: everybody played their cards, and the deck begins anew."""
    state = position()
    turn_over(state, "trade")
    first, second = under(state, "trade")[:2]
    levels(state, 0, trade=1)

    roll(state, 1, 1, "trade")
    assert progress(state, 0) == [first]
    roll(state, 1, 1, "trade")

    assert progress(state, 0) == sorted([first, second])


def test_from_an_empty_deck_nothing_is_drawn() -> None:
    """CT-K6.5"""
    state = position()
    levels(state, 0, science=1)
    empty_deck(state, "science")

    roll(state, 1, 1, "science")

    assert progress(state, 0) == []
    assert "end" in options(state, 0)


def test_the_last_card_goes_to_the_first_who_draws() -> None:
    """CT-K6.5, CT-K6.1: the next ones get nothing; seat 1 has just played it."""
    state = position(turn=1)
    put(state, 1, settlements="C5n")
    hold(state, 1, "mining")
    empty_deck(state, "science")
    for seat in range(3):
        levels(state, seat, science=1)
    play(state, 1, "mining")

    roll(state, 1, 1, "science")

    assert [progress(state, seat) for seat in range(3)] == [[], ["mining"], []]


@pytest.mark.parametrize(
    "card, action",
    [
        ("mining", "mining"),
        ("irrigation", "irrigation"),
        ("smith", "smith"),
        ("warlord", "warlord"),
        ("saboteur", "saboteur"),
        ("wedding", "wedding"),
        ("road-building", "road-building"),
        ("commercial-harbor", "commercial-harbor"),
        ("resource-monopoly", "resource-monopoly ore"),
        ("trade-monopoly", "trade-monopoly coin"),
        ("spy", "spy 1"),
    ],
)
def test_a_card_without_any_effect_is_not_played(card: str, action: str) -> None:
    """CT-K6.6: on an empty board, where nobody has a card."""
    state = position()
    hold(state, 0, card)

    assert options(state, 0) == {"end"}
    with refused("CT-K6.6"):
        play(state, 0, action)
    assert progress(state, 0) == [card]


def test_progress_cards_are_not_traded() -> None:
    """CT-K6.7: no offer and no bank knows them."""
    state = position()
    hold(state, 0, "crane")
    give(state, 1, "ore")

    for text in ("offer crane for ore", "offer ore for crane", "bank crane for ore"):
        with pytest.raises(NotationError):
            play(state, 0, text)


def test_progress_cards_are_not_stolen_or_discarded() -> None:
    """CT-K6.7, CT-G1.6: they are no cards of a hand for the seven and the robber."""
    state = position(landed=True)
    put(state, 1, settlements="C5n")
    hold(state, 1, *FULL)
    give(state, 2, "7ore")
    hold(state, 2, "merchant", "merchant")

    roll(state, 3, 4, "ship")

    assert GAME.waiting(state) == (0,)
    play(state, 0, "robber C5")


# Open cards


@pytest.mark.parametrize("track, card", [("science", "printer"), ("politics", "constitution")])
def test_a_victory_card_is_laid_open_when_it_is_drawn(track: str, card: str) -> None:
    """CT-K6.3: everybody sees it; it is worth a point."""
    state = position()
    levels(state, 1, **{track: 1})

    events = roll(state, 1, 1, track, [card])

    assert [event for event in events if isinstance(event, ProgressOpened)] == [
        ProgressOpened(1, Progress(card))
    ]
    assert (progress(state, 1), shown(state, 1)) == ([], [card])
    assert GAME.view(state, None)["realm"]["players"][1]["open"] == [card]
    assert GAME.view(state, None)["players"][1]["points"] == 1 == points(state, 1)


def test_a_victory_card_cannot_be_taken() -> None:
    """CT-K6.3: a Spy finds nothing to take."""
    state = position()
    lay_open(state, 1, "printer", "constitution")
    hold(state, 0, "spy")

    with refused("CT-K6.6"):
        play(state, 0, "spy 1")

    hold(state, 1, "crane")
    play(state, 0, "spy 1")
    assert options(state, 0) == {"pick crane"}


def test_a_victory_card_does_not_count_for_the_limit() -> None:
    """CT-K6.3, CT-K6.4, CT-X-K11: with four cards in hand a Printer needs no return."""
    state = position()
    levels(state, 1, science=1)
    lay_open(state, 1, "constitution")
    hold(state, 1, *FULL)

    roll(state, 1, 1, "science", ["printer"])

    assert GAME.waiting(state) == (0,)
    assert len(progress(state, 1)) == 4
    assert shown(state, 1) == ["constitution", "printer"]


def test_a_victory_card_does_not_go_back() -> None:
    """CT-K6.3: it is neither played nor returned."""
    state = position()
    levels(state, 0, trade=1)
    lay_open(state, 0, "printer")
    hold(state, 0, *FULL)
    roll(state, 1, 1, "trade", ["merchant"])

    assert "return printer" not in options(state, 0)
    with refused("CT-K6.4"):
        play(state, 0, "return printer")


def test_a_victory_card_wins_in_the_own_turn_at_once() -> None:
    """CT-K6.3, CT-B11.1: before the others draw."""
    state = position()
    put(state, 0, cities="C5n C6n C7n G5s", settlements="G6s G7s E7n E7se")
    for seat in range(3):
        levels(state, seat, science=1)
    assert points(state, 0) == 12

    roll(state, 1, 1, "science", ["printer"])

    assert GAME.outcome(state) is not None
    assert progress(state, 1) == []


# The limit


def test_four_cards_are_no_problem() -> None:
    """CT-K6.4"""
    state = position()
    levels(state, 0, trade=1)
    hold(state, 0, *FULL[:3])

    roll(state, 1, 1, "trade", ["merchant"])

    assert len(progress(state, 0)) == 4
    assert "end" in options(state, 0)


def test_who_draws_a_fifth_card_in_anothers_turn_returns_one() -> None:
    """CT-K6.4, CT-X-K11: of his choice, the new one included; playing one is not allowed."""
    state = position()
    put(state, 1, settlements="C5n")
    levels(state, 1, trade=1)
    hold(state, 1, *FULL)
    roll(state, 1, 1, "trade", ["merchant"])

    assert GAME.waiting(state) == (1,)
    assert options(state, 1) == {f"return {card}" for card in (*FULL, "merchant")}
    with refused("CT-K6.4"):
        play(state, 1, "mining")
    with refused("CT-K6.4"):
        play(state, 1, "return bishop")
    [returned] = play(state, 1, "return mining")

    assert progress(state, 1) == ["merchant", "crane", "irrigation", "smith"]
    assert under(state, "science") == ["mining"]
    assert isinstance(returned, ProgressReturned)
    assert returned.seen_by(0) == ProgressReturned(1, Track.SCIENCE, None)
    assert GAME.waiting(state) == (0,)


def test_who_draws_a_fifth_card_in_the_own_turn_may_play_one_instead() -> None:
    """CT-K6.4, CT-X-K11: at once, before production."""
    state = position()
    put(state, 0, settlements="C5n")
    levels(state, 0, trade=1)
    hold(state, 0, *FULL)
    roll(state, 1, 1, "trade", ["merchant"])

    found = options(state, 0)
    assert {f"return {card}" for card in (*FULL, "merchant")} <= found
    assert {"mining", "merchant C5"} <= found
    assert "end" not in found
    play(state, 0, "mining")

    assert progress(state, 0) == ["merchant", "crane", "irrigation", "smith"]
    assert hand(state, 0) == "2ore"
    assert "end" in options(state, 0)


def test_the_fifth_card_itself_may_be_played_at_once() -> None:
    """CT-K6.4"""
    state = position()
    put(state, 0, settlements="C5n")
    levels(state, 0, trade=1)
    hold(state, 0, *FULL)
    roll(state, 1, 1, "trade", ["merchant"])

    play(state, 0, "merchant C5")

    assert set(progress(state, 0)) == set(FULL)
    assert "end" in options(state, 0)


def test_with_a_fifth_card_nothing_else_is_done() -> None:
    """CT-K6.4: at once."""
    state = position()
    levels(state, 0, trade=1)
    hold(state, 0, *FULL)
    give(state, 0, "4ore")
    roll(state, 1, 1, "trade", ["merchant"])

    for action in ("end", "bank 4ore for wool"):
        with refused("CT-K6.4"):
            play(state, 0, action)


def test_the_alchemist_is_not_played_as_a_fifth_card() -> None:
    """CT-K6.4, CT-K3.1: the dice have been rolled; it may be returned."""
    state = position()
    levels(state, 0, trade=1)
    hold(state, 0, "alchemist", *FULL[:3])
    roll(state, 1, 1, "trade", ["merchant"])

    assert options(state, 0, "alchemist") == set()
    with refused("CT-K6.4"):
        play(state, 0, "alchemist 1 1")
    play(state, 0, "return alchemist")
    assert under(state, "science") == ["alchemist"]


def test_a_card_without_effect_is_not_played_as_a_fifth_either() -> None:
    """CT-K6.4, CT-K6.6"""
    state = position()
    levels(state, 0, trade=1)
    hold(state, 0, "mining", "warlord", "smith", "irrigation")
    roll(state, 1, 1, "trade", ["merchant"])

    assert all(option.startswith("return") for option in options(state, 0))
    with refused("CT-K6.6"):
        play(state, 0, "mining")


def test_several_players_return_a_card_each() -> None:
    """CT-K6.4, CT-G1.8: the active player first."""
    state = position(turn=1)
    for seat in range(3):
        levels(state, seat, trade=1)
    hold(state, 0, "crane", "mining", "irrigation", "smith")
    hold(state, 1, "crane", "mining", "irrigation", "smith")
    hold(state, 2, "spy", "spy", "spy", "wedding")
    roll(state, 1, 1, "trade", ["merchant", "merchant", "merchant"])

    assert GAME.waiting(state) == (1,)
    play(state, 1, "return crane")
    assert GAME.waiting(state) == (2, 0)
    play(state, 2, "return merchant")
    play(state, 0, "return merchant")

    assert [len(progress(state, seat)) for seat in range(3)] == [4, 4, 4]
    assert "end" in options(state, 1)


def test_a_card_taken_with_a_spy_may_be_one_too_many() -> None:
    """CT-K6.4: whatever the way it came; the Spy was the fourth, so one card more is still four."""
    state = position()
    hold(state, 0, "spy", *FULL[:3])
    hold(state, 1, "merchant")

    play(state, 0, "spy 1", "pick merchant")

    assert len(progress(state, 0)) == 4
    assert "end" in options(state, 0)


def test_a_spy_played_as_a_fifth_card_brings_a_fifth_again() -> None:
    """CT-K6.4: and again one is returned or played."""
    state = position()
    levels(state, 0, politics=1)
    hold(state, 0, *FULL)
    hold(state, 1, "merchant")
    roll(state, 1, 1, "politics", ["spy"])

    play(state, 0, "spy 1", "pick merchant")

    assert GAME.waiting(state) == (0,)
    assert "return merchant" in options(state, 0)
    play(state, 0, "return crane")
    assert len(progress(state, 0)) == 4
    assert "end" in options(state, 0)
