"""Typed set-ups."""

from __future__ import annotations

import pytest

from deskovka.core.errors import SetupError
from deskovka.core.setup import Option, Setup, Value, read_setup

OPTIONS = (
    Option("side", "choice", "A", ("A", "B")),
    Option("cards", "list", (), ("x", "y", "z"), most=2),
    Option("rounds", "number", 6, least=1, most=9),
    Option("open", "flag", False),
)


def setup(seats: int = 2, **texts: str) -> Setup:
    return read_setup("toy", range(2, 5), OPTIONS, seats, texts)


def test_defaults_stand_where_nothing_is_chosen() -> None:
    chosen = setup()
    assert (chosen.choice("side"), chosen.choices("cards"), chosen["rounds"], chosen["open"]) == (
        "A",
        (),
        6,
        False,
    )


@pytest.mark.parametrize(
    ("id", "text", "expected"),
    [
        ("side", "B", "B"),
        ("cards", "z,x", ("z", "x")),
        ("cards", "", ()),
        ("rounds", "9", 9),
        ("open", "yes", True),
    ],
)
def test_every_kind_of_option_is_read_and_written(id: str, text: str, expected: Value) -> None:
    assert setup(2, **{id: text})[id] == expected
    option = next(option for option in OPTIONS if option.id == id)
    assert option.write(expected) == text


@pytest.mark.parametrize(
    ("seats", "texts", "complaint"),
    [
        (1, {}, "toy has 2 to 4 seats, got 1"),
        (5, {}, "toy has 2 to 4 seats, got 5"),
        (2, {"sode": "A"}, "toy has no option 'sode': expected side, cards, rounds, open"),
        (2, {"side": "C"}, "option side: 'C' is not one of A, B"),
        (2, {"cards": "x,q"}, "option cards: 'q' is not one of x, y, z"),
        (2, {"cards": "x,x"}, "option cards: an entry is named twice in 'x,x'"),
        (2, {"cards": "x,y,z"}, "option cards: expected at most 2 entries, got 3"),
        (2, {"rounds": "0"}, "option rounds: expected a number from 1 to 9, got '0'"),
        (2, {"rounds": "²"}, "option rounds: expected a number from 1 to 9, got '²'"),
        (2, {"open": "maybe"}, "option open: expected yes or no, got 'maybe'"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(seats: int, texts: dict[str, str], complaint: str) -> None:
    with pytest.raises(SetupError) as caught:
        setup(seats, **texts)
    assert str(caught.value) == complaint


@pytest.mark.parametrize("seats", [2.0, True, "2"])
def test_seats_are_a_whole_number(seats: object) -> None:
    with pytest.raises((SetupError, TypeError), match="toy has 2 to 4 seats|int object expected"):
        read_setup("toy", range(2, 5), OPTIONS, seats, {})  # type: ignore[arg-type]


def test_options_are_given_as_texts() -> None:
    with pytest.raises((SetupError, TypeError), match="option cards: expected a text|str] object expected"):
        read_setup("toy", range(2, 5), OPTIONS, 2, {"cards": ["x"]})  # type: ignore[dict-item]
