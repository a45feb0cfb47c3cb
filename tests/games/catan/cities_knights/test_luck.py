"""Luck with the event die, counted by hand: a gate is one face of six, and the red die lets draw (CT-K6.1)."""

from __future__ import annotations

from fractions import Fraction

from deskovka.core.lots import Drawn, Lot
from deskovka.games.catan import GAME
from deskovka.games.catan.cities_knights.progress.deck import Progress
from deskovka.games.catan.cities_knights.realm import FACES, Face
from deskovka.games.catan.luck import CatanLots
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.table import levels, position


def event_lots(
    state: CatanState, action: str, dice: tuple[int, ...], face: Face
) -> dict[tuple[str, int | None], Lot]:
    reader, found, done = CatanLots(), list[Lot](), GAME.read(action)
    for colour, die in zip(("red", "yellow"), dice):
        found += reader.read(state, Drawn(0, done, ("roll", 5, colour), range(1, 7), die, ()))
    found += reader.read(state, Drawn(0, done, ("roll", 5, "event"), FACES, face, ()))
    return {(lot.measure, lot.seat): lot for lot in found}


def expected(lot: Lot) -> Fraction:
    return Fraction(sum(lot.could), len(lot.could))


def test_a_level_lets_draw_with_one_red_number_more_than_it_has() -> None:
    """Level 1 of trade draws at its gate with a red 1 or 2: a sixth of a third."""
    state = position(rolled=False)
    levels(state, 0, trade=1)
    levels(state, 1, trade=3, science=1)
    found = event_lots(state, "roll", (2, 5), Face.TRADE)
    assert expected(found["progress", 0]) == Fraction(2, 36) and found["progress", 0].got == 1
    assert expected(found["progress", 1]) == Fraction(4 + 2, 36) and found["progress", 1].got == 1
    assert expected(found["progress", 2]) == 0


def test_after_an_alchemist_only_the_event_die_is_chance() -> None:
    state = position(rolled=False)
    levels(state, 0, trade=1)
    found = event_lots(state, "alchemist 2 5", (), Face.SHIP)
    assert ("production", 0) not in found
    assert expected(found["progress", 0]) == Fraction(1, 6) and found["progress", 0].got == 0


def test_half_of_the_faces_are_the_ship_of_the_barbarians_for_everybody() -> None:
    found = event_lots(position(rolled=False), "roll", (1, 2), Face.SHIP)
    assert expected(found["ships", None]) == Fraction(1, 2) and found["ships", None].got == 1


def test_a_progress_card_can_be_a_point() -> None:
    """CT-K6.3: of these four one is."""
    options = [Progress.SPY, Progress.SPY, Progress.CONSTITUTION, Progress.WEDDING]
    drawn = Drawn(0, GAME.read("roll"), ("progress", "politics", 5, 4), options, Progress.CONSTITUTION, (1,))
    [found] = CatanLots().read(position(), drawn)
    assert (found.measure, found.seat, found.got, expected(found)) == ("points", 1, 1, Fraction(1, 4))
