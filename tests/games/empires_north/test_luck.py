"""Cards of the own deck and islands against expectation, counted by hand."""

from __future__ import annotations

from fractions import Fraction

from deskovka.core.lots import Drawn, Lot
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.cards import CardName
from deskovka.games.empires_north.luck import EmpiresLots
from games.empires_north.table import give, position


def mean(lot: Lot) -> Fraction:
    return Fraction(sum(lot.could), len(lot.could))


def names(*cards: str) -> tuple[CardName, ...]:
    return tuple(CardName(card) for card in cards)


def test_a_card_is_affordable_if_its_price_could_be_paid_at_once() -> None:
    """A treasury costs wood and stone, a watchtower wood and food: with wood and stone one of them can be built."""
    state = position("ulaf", "glenn")
    give(state, 0, "1 wood, 1 stone")
    options = names("treasury", "treasury", "watchtower")
    drawn = Drawn(0, GAME.read("pass"), ("draw", 0, 1), options, CardName("watchtower"), (0,))
    found = {lot.measure: lot for lot in EmpiresLots().read(state, drawn)}
    assert mean(found["affordable"]) == Fraction(2, 3) and found["affordable"].got == 0
    assert mean(found["locations"]) == 1 and found["locations"].got == 1
    assert mean(found["fields"]) == 0


def test_an_island_is_worth_what_is_pillaged_there() -> None:
    """Sheep Skerry: two sheep and a food; Island of Ghosts: a stone and a gold (EN-7.6)."""
    state = position("ulaf", "glenn")
    options = names("sheep-skerry", "island-of-ghosts")
    drawn = Drawn(1, GAME.read("unseen near"), ("island", "near", 3), options, CardName("sheep-skerry"), ())
    [found] = EmpiresLots().read(state, drawn)
    assert (found.measure, found.seat, found.got) == ("unseen", 1, 3)
    assert mean(found) == Fraction(5, 2)


def test_islands_that_are_shown_are_there_for_everybody() -> None:
    options = names("sheep-skerry")
    drawn = Drawn(1, GAME.read("pass"), ("island", "near", 3), options, CardName("sheep-skerry"), ())
    [found] = EmpiresLots().read(position("ulaf", "glenn"), drawn)
    assert (found.measure, found.seat) == ("shown", None)
