"""What a seat sees: drawings of this card are secret until all have drawn, finished maps are for everybody."""

from __future__ import annotations

import json

import pytest

from deskovka.core.game import Event
from deskovka.games.cartographers import GAME, Terrain
from deskovka.games.cartographers.cards import Draw
from deskovka.games.cartographers.drawing import Answered, Drawn
from deskovka.games.cartographers.sheet import Cells
from games.cartographers.table import SIDE_A, drawn, map_of, shown, table
from positions import play

CARDS = [
    pytest.param("homestead", "village E1+F1+F2+G1", "village E9+F9+F10+G9", id="terrain card"),
    pytest.param("kobold_onslaught", "monster E1+F1+F2+G1", "monster E9+F9+F10+G9", id="ambush"),
]


def seen(events: list[Event], seat: int | None) -> list[Event]:
    return [told for event in events if (told := event.seen_by(seat)) is not None]


@pytest.mark.parametrize("card, one, other", CARDS)
def test_nobody_sees_anothers_drawing_before_all_have_drawn(card: str, one: str, other: str) -> None:
    """CA-4.1, CA-7.10: everybody draws at the same time, whatever the first one has drawn looks the same."""
    views, told = [], []
    for drawing in (one, other):
        state = table(card, "orchard", maps=[SIDE_A] * 3)
        events = play(GAME, state, 0, f"draw {drawing}")
        views.append([json.dumps(shown(state, seat)) for seat in (1, 2, None)])
        told.append([seen(events, seat) for seat in (1, 2, None)])

    assert views[0] == views[1]
    assert told[0] == told[1]


@pytest.mark.parametrize("card, one, other", CARDS)
def test_a_second_drawing_does_not_uncover_the_first(card: str, one: str, other: str) -> None:
    """CA-4.1, CA-7.10: seat 1 knows only the own drawing, seat 2 and those who watch know none."""
    state = table(card, "orchard", maps=[SIDE_A] * 3)

    play(GAME, state, 0, f"draw {one}")
    play(GAME, state, 1, f"draw {other}")

    assert shown(state, 0)["own_answer"] == f"draw {one}"
    assert shown(state, 1)["own_answer"] == f"draw {other}"
    assert shown(state, 2)["own_answer"] is None
    assert shown(state, None)["own_answer"] is None
    for seat, secrets in [(0, [other]), (1, [one]), (2, [one, other]), (None, [one, other])]:
        view = json.dumps(shown(state, seat))
        for secret in secrets:
            assert secret.split()[1] not in view
    for seat in (0, 1, 2, None):
        assert all(as_shown["rows"] == SIDE_A.split() for as_shown in shown(state, seat)["maps"])


def test_everybody_sees_who_has_drawn() -> None:
    """CA-4.1: but not what."""
    state = table("homestead", "orchard", maps=[SIDE_A] * 3)

    events = play(GAME, state, 1, "draw village E1+F1+F2+G1")

    for seat in (0, 1, 2, None):
        assert shown(state, seat)["answered"] == [1]
        assert shown(state, seat)["asked"] == [0, 2]
    assert seen(events, 1) == [Answered(1, Draw(Terrain.VILLAGE, Cells.read("E1+F1+F2+G1")))]
    for seat in (0, 2, None):
        assert seen(events, seat) == [Answered(1, None)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_when_all_have_drawn_everybody_sees_all_drawings_and_maps(seat: int | None) -> None:
    """CA-4.6"""
    state = table("homestead", "orchard")
    play(GAME, state, 1, "draw farm E9+F9+F10+G9")

    events = play(GAME, state, 0, "draw village E1+F1+F2+G1")

    told = [event for event in seen(events, seat) if isinstance(event, Drawn)]
    assert told == [
        Drawn(0, 0, Terrain.VILLAGE, Cells.read("E1+F1+F2+G1"), 0),
        Drawn(1, 1, Terrain.FARM, Cells.read("E9+F9+F10+G9"), 0),
    ]
    maps = shown(state, seat)["maps"]
    assert maps[0]["rows"] == drawn(SIDE_A, V="E1+F1+F2+G1").split()
    assert maps[1]["rows"] == drawn(SIDE_A, A="E9+F9+F10+G9").split()
    assert shown(state, seat)["own_answer"] is None


@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_an_ambush_everybody_sees_who_drew_what_on_whose_map(seat: int | None) -> None:
    """CA-7.8"""
    state = table("kobold_onslaught", "orchard")
    play(GAME, state, 0, "draw monster E1+F1+F2+G1")
    assert [map_of(state, owner) for owner in (0, 1)] == [SIDE_A, SIDE_A]

    events = play(GAME, state, 1, "draw monster E9+F9+F10+G9")

    told = [event for event in seen(events, seat) if isinstance(event, Drawn)]
    assert told == [
        Drawn(0, 1, Terrain.MONSTER, Cells.read("E1+F1+F2+G1"), 0),
        Drawn(1, 0, Terrain.MONSTER, Cells.read("E9+F9+F10+G9"), 0),
    ]
    assert shown(state, seat)["maps"][0]["rows"] == drawn(SIDE_A, M="E9+F9+F10+G9").split()
    assert shown(state, seat)["maps"][1]["rows"] == drawn(SIDE_A, M="E1+F1+F2+G1").split()
