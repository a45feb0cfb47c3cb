"""What must never be true of a position is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.cards import CardName
from deskovka.games.empires_north.state import EmpiresState
from games.empires_north.table import deal, position, put, sail


def spoiled(change: Callable[[EmpiresState], None]) -> list[str]:
    """The faults of a position in the middle of a round, after something was spoiled."""
    state = position("mackinnon", "ulaf", "glenn")
    put(state, 0, "grain-bank with 1 food, second-seam on gold-stream, counting-house")
    deal(state, 0, "loan")
    sail(state, "1:raze")
    assert not GAME.faults(state)
    change(state)
    return GAME.faults(state)


def turn(state: EmpiresState, place: int, **changes: object) -> None:
    """A piece of seat 0 with something else about it."""
    pieces = list(state.empires[0])
    pieces[place] = replace(pieces[place], **changes)  # type: ignore[arg-type]
    state.empires[0] = tuple(pieces)


def set_supply(state: EmpiresState) -> None:
    state.supply[0] = -1


def set_tired(state: EmpiresState) -> None:
    state.tired[2] = -1


def set_points(state: EmpiresState) -> None:
    state.points[1] += 1


def set_discs(state: EmpiresState) -> None:
    state.discs[0] = (-1, -1, 3)


def lose_card(state: EmpiresState) -> None:
    state.hands[0] = ()


def double_card(state: EmpiresState) -> None:
    state.discards[0] = (CardName("loan"),)


def lose_island(state: EmpiresState) -> None:
    state.display[0] = state.display[0][:1]


def lose_ship(state: EmpiresState) -> None:
    state.queue = ()


def many_ships(state: EmpiresState) -> None:
    state.clan_ships[0] = state.ships[0] = 3


def same_clan(state: EmpiresState) -> None:
    state.clans = ("mackinnon", "ulaf", "ulaf")


def end_too_early(state: EmpiresState) -> None:
    state.agenda, state.last = [], False


def know_too_much(state: EmpiresState) -> None:
    state.known[0] = (CardName("royal-mint"),)


def keep_too_much(state: EmpiresState) -> None:
    state.kept[0] = (CardName("royal-mint"),)


def break_circle(state: EmpiresState) -> None:
    state.circle = (0, 1, 2, 3, 3)


@pytest.mark.parametrize(
    "change, rule",
    [
        (set_supply, "EN-10.2"),
        (set_tired, "EN-10.2"),
        (set_points, "EN-2.12"),
        (set_discs, "EN-1.4"),
        (lose_card, "EN-1.1"),
        (double_card, "EN-1.1"),
        (lose_island, "EN-1.2"),
        (lose_ship, "EN-2.8"),
        (many_ships, "EN-1.5"),
        (same_clan, "EN-4.3"),
        (end_too_early, "EN-9.8"),
        (know_too_much, "EN-2.11"),
        (keep_too_much, "EN-5.2"),
        (break_circle, "EN-4.2"),
        (lambda state: turn(state, 0, exhausted=True), "EN-3.13"),
        (lambda state: turn(state, 3, tokens=(-1, 0, 0, 0, 0, 0, 0, 0)), "EN-10.3"),
        (lambda state: turn(state, 3, serial=99), "pieces are counted"),
    ],
)
def test_a_fault_is_found(change: Callable[[EmpiresState], None], rule: str) -> None:
    assert any(rule in fault for fault in spoiled(change))
