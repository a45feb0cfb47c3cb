"""What progress cards reveal is not taken back, and what they leave secret is not told (CT-K6, CT-K15)."""

from __future__ import annotations

import pytest

from deskovka.core.table import NothingToUndo, Table
from deskovka.games.catan import GAME
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.table import hold, knights, levels, position
from games.catan.table import give, put, table_at


def prepared(*cards: str) -> CatanState:
    """Seat 0 has a settlement, a city and some progress cards, seat 1 two cities and a card of each kind."""
    state = position(4)
    put(state, 0, settlements="E7n", cities="G5s", roads="E7ne")
    put(state, 1, cities="C5n C7n")
    put(state, 2, settlements="G7s")
    give(state, 0, "wool")
    give(state, 1, "ore+coin+paper")
    knights(state, 0, "E7ne")
    hold(state, 0, *cards)
    hold(state, 1, "crane", "warlord")
    return state


def table_of(state: CatanState, *chance: str) -> Table:
    return table_at(state, *chance, **{"cities-knights": "yes"})


def do(table: Table, seat: int, action: str) -> None:
    table.play(seat, GAME.read(action))


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("commercial-harbor", ["0 commercial-harbor", "0 give wool", "1 give coin"]),
        ("master-merchant", ["0 master-merchant 1"]),
        ("master-merchant", ["0 master-merchant 1", "0 choose ore+coin"]),
        ("resource-monopoly", ["0 resource-monopoly ore"]),
        ("trade-monopoly", ["0 trade-monopoly coin"]),
        ("wedding", ["0 wedding", "1 present ore+coin"]),
        ("spy", ["0 spy 1"]),
        ("spy", ["0 spy 1", "0 pick crane"]),
    ],
)
def test_a_card_that_has_shown_something_is_not_taken_back(card: str, moves: list[str]) -> None:
    """CT-K15.1, CT-K15.2, CT-K15.5, CT-K15.6, CT-K15.23, CT-K15.25"""
    table = table_of(prepared(card))

    for move in moves:
        seat, _, action = move.partition(" ")
        do(table, int(seat), action)

    assert (table.undoable(0), table.undoable(1)) == (None, None)
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_a_call_in_vain_and_a_single_commodity_are_seen_and_stay() -> None:
    """CT-K15.1: whoever is called on has nothing to decide then."""
    for cards in ("ore", "coin"):
        state = position()
        hold(state, 0, "commercial-harbor")
        give(state, 0, "wool")
        give(state, 1, cards)
        table = table_of(state)

        do(table, 0, "commercial-harbor")
        do(table, 0, "give wool")

        assert table.undoable(0) is None


def test_presents_without_a_choice_are_seen_and_stay() -> None:
    """CT-K15.25"""
    state = position()
    put(state, 1, settlements="E7n")
    hold(state, 0, "wedding")
    give(state, 1, "ore+coin")
    table = table_of(state)

    do(table, 0, "wedding")

    assert table.undoable(0) is None


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("crane", "crane trade"),
        ("warlord", "warlord"),
        ("merchant", "merchant G5"),
        ("inventor", "inventor C5 C7"),
    ],
)
def test_a_card_that_has_shown_nothing_is_taken_back(card: str, action: str) -> None:
    """CT-K6.2"""
    table = table_of(prepared(card))

    do(table, 0, action)
    table.undo(0)

    assert action in {str(option) for option in GAME.legal(table.state, 0)}


# The record while the game goes on


def secret_moves() -> Table:
    """A Master Merchant, a Spy, a Wedding and a card that was returned, each with its answer."""
    state = prepared("master-merchant", "spy", "wedding", "smith")
    give(state, 1, "2ore")
    levels(state, 2, science=1)
    put(state, 2, cities="E9n")
    hold(state, 2, "mining", "mining", "irrigation", "irrigation")
    table = table_of(state, "1", "1", "science", "crane")
    for seat, action in (
        (0, "master-merchant 1"),
        (0, "choose ore+coin"),
        (0, "spy 1"),
        (0, "pick crane"),
        (0, "wedding"),
        (1, "present ore+paper"),
        (0, "end"),
        (1, "roll"),
        (2, "return irrigation"),
    ):
        do(table, seat, action)
    return table


def shown(table: Table, *seats: int) -> list[str]:
    """What was done, as some seats are shown it."""
    return [f"{move.seat} {move.action}" for move in table.record_for(seats).moves]


def test_others_are_shown_only_that_something_was_chosen() -> None:
    """CT-K15.2, CT-K15.23, CT-K15.25, CT-K6.4: not what."""
    assert shown(secret_moves()) == [
        "0 master-merchant 1",
        "0 choose ?",
        "0 spy 1",
        "0 pick ?",
        "0 wedding",
        "1 present ?",
        "0 end",
        "1 roll",
        "2 return ?",
    ]


def test_everybody_is_shown_the_own_choices() -> None:
    """CT-K15.2, CT-K15.23, CT-K15.25, CT-K6.4"""
    table = secret_moves()

    assert [move for move in shown(table, 0) if "?" in move] == ["1 present ?", "2 return ?"]
    assert [move for move in shown(table, 1) if "?" in move] == ["0 choose ?", "0 pick ?", "2 return ?"]
    assert [move for move in shown(table, 2) if "?" in move] == ["0 choose ?", "0 pick ?", "1 present ?"]
    assert not [move for move in shown(table, 0, 1, 2) if "?" in move]


def test_when_the_game_is_over_everything_is_shown() -> None:
    """CT-K6.4, CT-B11.1"""
    state = prepared("master-merchant", "merchant")
    state.target = 4
    table = table_of(state)

    for action in ("master-merchant 1", "choose ore+coin", "merchant G5"):
        do(table, 0, action)

    assert GAME.over(table.state)
    assert shown(table) == ["0 master-merchant 1", "0 choose ore+coin", "0 merchant G5"]
