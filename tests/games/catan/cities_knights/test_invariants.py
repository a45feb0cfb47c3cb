"""What must never be true of a position with Cities & Knights is told when it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner
from deskovka.games.catan.cities_knights.access import (
    realm_of,
    set_barbarians,
    set_improvements,
    set_knights,
    set_progress,
)
from deskovka.games.catan.cities_knights.progress.deck import CARDS, Progress
from deskovka.games.catan.cities_knights.realm import Deck, Held
from deskovka.games.catan.goods import Cards
from deskovka.games.catan.state import CatanState, with_entry
from games.catan.cities_knights.table import hold, knights, position
from games.catan.table import put

CITY = int(Corner.read("E7n"))
KNIGHT = int(Corner.read("D7se"))
ELSEWHERE = int(Corner.read("E8s"))


def table() -> CatanState:
    """A city, a knight and four progress cards."""
    state = position(landed=True)
    put(state, 0, cities="E7n", roads="E7ne")
    knights(state, 0, "D7se", "strong", active=True)
    hold(state, 0, "crane", "mining", "smith", "spy")
    return state


def improve(state: CatanState, **changes: object) -> None:
    set_improvements(state, realm_of(state).improvements.but(**changes))


def post(state: CatanState, **changes: object) -> None:
    set_knights(state, realm_of(state).knights.but(**changes))


def deal(state: CatanState, **changes: object) -> None:
    set_progress(state, realm_of(state).progress.but(**changes))


def lose_a_card(state: CatanState) -> None:
    progress = realm_of(state).progress
    science = progress.decks[2]
    deal(state, decks=with_entry(progress.decks, 2, Deck(science.unseen[1:], science.under)))


def hide_a_victory_card(state: CatanState) -> None:
    progress = realm_of(state).progress
    printer = Held(CARDS.index(Progress.PRINTER), 1)
    deal(state, hands=with_entry(progress.hands, 1, (printer,)))


def take_paper_from_nowhere(state: CatanState) -> None:
    state.hands[1] += Cards.read("paper")


BROKEN: dict[str, Callable[[CatanState], None]] = {
    "CT-G1.6": take_paper_from_nowhere,
    "CT-K5.1": lambda state: improve(state, levels=((6, 0, 0), (0, 0, 0), (0, 0, 0))),
    "CT-K5.6": lambda state: improve(state, metropolises=(ELSEWHERE, -1, -1)),
    "CT-K5.7": lambda state: improve(state, metropolises=(CITY, -1, -1)),
    "walls stand under cities (CT-K7.1)": lambda state: improve(state, walls=(1 << ELSEWHERE, 0, 0)),
    "CT-K9.5": lambda state: improve(state, fallen=1 << CITY),
    "CT-B7.3": lambda state: post(state, corners=(1 << CITY, 0, 0), strong=0, active=0),
    "CT-K8.1": lambda state: post(state, mighty=1 << KNIGHT),
    "CT-K9.1": lambda state: set_barbarians(state, realm_of(state).barbarians.but(step=7)),
    "CT-K2.4": lose_a_card,
    "CT-K6.3": hide_a_victory_card,
    "CT-K6.4": lambda state: hold(state, 0, "medicine"),
    "CT-K15.3": lambda state: deal(state, merchant_of=1),
    "what is shown are the points of all open sources": lambda state: deal(
        state, open=((CARDS.index(Progress.PRINTER),), (), ())
    ),
}


def test_a_table_as_it_is_has_no_fault() -> None:
    assert GAME.faults(table()) == []


@pytest.mark.parametrize("fault", BROKEN)
def test_what_must_never_be_is_told(fault: str) -> None:
    state = table()

    BROKEN[fault](state)

    assert any(fault in told for told in GAME.faults(state))
