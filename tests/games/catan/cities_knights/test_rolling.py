"""The turn with three dice (CT-K3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import pytest

from deskovka.core.chance import Chance
from deskovka.games.catan import GAME
from deskovka.games.catan.cities_knights.barbarians import BarbariansLanded
from deskovka.games.catan.cities_knights.progress.deck import ProgressDrawn
from deskovka.games.catan.cities_knights.realm import Face
from deskovka.games.catan.cities_knights.rolling import ThreeRolled
from deskovka.games.catan.production import Produced
from games.catan.cities_knights.table import attack, hold, knights, levels, position, progress, roll, sail_to
from games.catan.table import give, hand, options, play, put
from positions import refused

T = TypeVar("T")


class Watched(Chance):
    """Chance that takes the first of what is offered and remembers what was."""

    def __init__(self) -> None:
        super().__init__()
        self.offered: list[list[str]] = []

    def index(self, options: Sequence[T], name: tuple[object, ...]) -> int:
        self.offered.append([str(option) for option in options])
        return 0


# Before the roll


def test_before_the_roll_only_the_alchemist_may_be_played() -> None:
    """CT-K3.1: whatever else is in hand waits."""
    state = position(rolled=False)
    put(state, 0, cities="E7n", roads="E7ne")
    knights(state, 0, "E7ne", active=True)
    hold(state, 0, "alchemist", "crane", "warlord", "merchant")
    give(state, 0, "4cloth+2wool+2ore+grain+2brick")

    assert {option.split()[0] for option in options(state, 0)} == {"roll", "alchemist"}
    for action in ("crane trade", "warlord", "merchant D7"):
        with refused("CT-K3.1"):
            play(state, 0, action)
    for action in ("improve trade", "promote E7ne", "wall E7n", "march E7ne to E7n", "bank 4cloth for ore"):
        with refused("CT-B3.4"):
            play(state, 0, action)


def test_after_the_roll_the_alchemist_cannot_be_played() -> None:
    """CT-K3.1"""
    state = position()
    hold(state, 0, "alchemist")

    assert options(state, 0) == {"end"}
    with refused("CT-K3.1"):
        play(state, 0, "alchemist 3 4")


# The roll


def test_three_dice_are_rolled() -> None:
    """CT-K3.2: a red one, a yellow one and the event die, each face as likely as any other of its die."""
    state = position(rolled=False)
    chance = Watched()

    events = GAME.apply(state, 0, GAME.read("roll"), chance)

    number_die = [str(number) for number in range(1, 7)]
    red, yellow, event = chance.offered
    assert red == yellow == number_die
    assert Counter(event) == {"ship": 3, "trade": 1, "politics": 1, "science": 1}
    assert events[0] == ThreeRolled(0, 1, 1, Face.SHIP)
    assert GAME.view(state, None)["realm"]["face"] == "ship"


def test_the_three_dice_are_rolled_once_a_turn() -> None:
    """CT-K3.2, CT-B3.1"""
    state = position()

    with refused("CT-B3.1"):
        play(state, 0, "roll", chance=["1", "1", "ship"])


@pytest.mark.parametrize("face, left", [("ship", 6), ("trade", 7), ("politics", 7), ("science", 7)])
def test_a_ship_moves_the_barbarians_and_a_gate_does_not(face: str, left: int) -> None:
    """CT-K3.3, CT-K9.1"""
    state = position()

    roll(state, 1, 1, face)

    assert GAME.view(state, None)["realm"]["left"] == left


def test_a_gate_brings_progress_cards_before_production() -> None:
    """CT-K3.3: the event die is first."""
    state = position()
    put(state, 0, cities="C5n")
    levels(state, 0, science=5)

    events = roll(state, 6, 4, "science", ["crane"])

    kinds = [type(event) for event in events]
    assert kinds == [ThreeRolled, ProgressDrawn, Produced]
    assert progress(state, 0) == ["crane"]
    assert hand(state, 0) == "ore+coin"


def test_the_barbarians_attack_before_production() -> None:
    """CT-K3.3, CT-K9.1: the city is lost, and earns as a settlement."""
    state = position()
    put(state, 0, cities="C5n")

    events = attack(state, 4, 6)

    kinds = [type(event) for event in events]
    assert kinds.index(BarbariansLanded) < kinds.index(Produced)
    assert hand(state, 0) == "ore"


def test_production_waits_until_the_lost_city_is_chosen() -> None:
    """CT-K3.3, CT-K9.4"""
    state = position()
    put(state, 1, cities="C5n G5s")

    attack(state, 4, 6)

    assert GAME.waiting(state) == (1,)
    assert hand(state, 1) == "nothing"
    play(state, 1, "lose G5s")
    assert hand(state, 1) == "ore+coin"
    assert GAME.waiting(state) == (0,)


def test_a_card_drawn_at_a_gate_can_be_played_before_production_only_as_a_fifth() -> None:
    """CT-K3.3, CT-K3.4: with one card nobody is asked in between."""
    state = position()
    levels(state, 0, trade=1)

    roll(state, 1, 1, "trade", ["merchant-fleet"])

    assert GAME.waiting(state) == (0,)
    assert "merchant-fleet ore" in options(state, 0)


@pytest.mark.parametrize("red, yellow", [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_the_sum_of_red_and_yellow_makes_the_seven(red: int, yellow: int) -> None:
    """CT-K3.3: after the event die."""
    state = position()
    put(state, 0, cities="C5n")
    give(state, 1, "8wool")
    levels(state, 0, trade=5)

    roll(state, red, yellow, "trade", ["merchant"])

    assert GAME.waiting(state) == (1,)
    assert hand(state, 0) == "nothing"
    assert progress(state, 0) == ["merchant"]


def test_on_a_seven_the_barbarians_come_first() -> None:
    """CT-K3.3, CT-K9.6: with this very landing the robber becomes active."""
    state = position()
    put(state, 1, settlements="C5n")
    give(state, 1, "ore")

    sail_to(state, 6)
    roll(state, 3, 4, "ship")
    for seat in (0, 1, 2):
        play(state, seat, "draw trade", chance=["merchant"])

    assert GAME.waiting(state) == (0,)
    assert "robber C5 from 1" in options(state, 0)


# After the roll


def test_everything_else_is_done_in_any_order_and_any_number() -> None:
    """CT-K3.4: trade, build, recruit, promote, activate, improve, play cards and move knights."""
    state = position()
    put(state, 0, cities="E7n", roads="E7ne E7e E7se")
    knights(state, 0, "E7s", active=True)
    hold(state, 0, "warlord", "merchant")
    give(state, 0, "5cloth+2wool+2ore+grain+3brick+2lumber")

    play(state, 0, "march E7s to E7se", "improve trade", "recruit E7ne", "bank 4cloth for ore")
    play(state, 0, "merchant D7", "promote E7ne", "road E7sw", "wall E7n", "activate E7ne", "warlord")
    play(state, 0, "end")

    assert GAME.waiting(state) == (1,)
    assert options(state, 1) == {"roll"}
