"""The explore cards against expectation: all share them."""

from __future__ import annotations

from fractions import Fraction

from deskovka.core.lots import Drawn, Lot
from deskovka.games.cartographers import GAME
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS
from deskovka.games.cartographers.luck import ExploreLots
from games.cartographers.table import table


def read(options: tuple[str, ...], answer: str) -> dict[str, Lot]:
    drawn = Drawn(0, GAME.read("draw forest A1+A2"), ("explore", "spring", 1), options, answer, ())
    return {lot.measure: lot for lot in ExploreLots().read(table("homestead"), drawn)}


def mean(lot: Lot) -> Fraction:
    return Fraction(sum(lot.could), len(lot.could))


def test_the_first_card_of_spring_is_an_ambush_once_in_fourteen() -> None:
    """CA-1.12: thirteen explore cards, two of them ruins, and one ambush."""
    found = read((*EXPLORE_CARDS, "ambush"), "outpost_ruins")
    assert mean(found["ambushes"]) == Fraction(1, 14) and found["ambushes"].got == 0
    assert mean(found["ruins"]) == Fraction(2, 14) and found["ruins"].got == 1
    assert found["ruins"].seat is None


def test_the_time_of_a_card_is_that_which_is_printed_on_it() -> None:
    """A hinterland stream takes two of the season's time, a great river one, an ambush and ruins none."""
    found = read(("hinterland_stream", "great_river", "temple_ruins", "ambush"), "hinterland_stream")
    assert mean(found["time"]) == Fraction(2 + 1, 4) and found["time"].got == 2


def test_an_ambush_counts_by_any_name_and_once() -> None:
    """Which ambush it is, is another draw (CA-1.15)."""
    card = next(iter(AMBUSH_CARDS))
    assert read(("great_river", card), card)["ambushes"].got == 1
    drawn = Drawn(0, GAME.read("draw forest A1+A2"), ("ambush", "spring", 1), [card], card, ())
    assert ExploreLots().read(table("homestead"), drawn) == []
