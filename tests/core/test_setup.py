"""Typed set-ups."""

from __future__ import annotations

import pytest

from deskovka.core.errors import SetupError
from deskovka.core.game import Game
from deskovka.core.record import Record
from deskovka.core.replaying import final_state
from deskovka.core.setup import Needs, Option, Setup, Value, read_setup, refuse_without_effect, without_effect
from deskovka.core.table import Table
from deskovka.registry import NAMES
from deskovka.registry import game as find_game
from samples import Vain, samples

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


NEEDY = (
    *OPTIONS,
    Option("rivers", "flag", False, needs=(Needs((("side", "B"),), rule="TOY-1"),)),
    Option("bridges", "flag", False, needs=(Needs((("cards", ""), ("cards", "z"))), Needs(seats=3))),
)


def needy(seats: int = 2, **texts: str) -> Setup:
    return read_setup("toy", range(2, 5), NEEDY, seats, texts)


@pytest.mark.parametrize(
    ("seats", "texts", "complaint"),
    [
        (2, {"rivers": "yes"}, "option rivers: it would have no effect (TOY-1), it needs side=B"),
        (2, {"bridges": "yes"}, "option bridges: it would have no effect, it needs 3 or more seats"),
        (
            3,
            {"bridges": "yes", "cards": "x,y"},
            "option bridges: it would have no effect, it needs cards=none or cards=z",
        ),
    ],
)
def test_an_option_without_effect_is_refused(seats: int, texts: dict[str, str], complaint: str) -> None:
    with pytest.raises(SetupError) as caught:
        refuse_without_effect(NEEDY, needy(seats, **texts))
    assert str(caught.value) == complaint
    assert caught.value.reason == "no-effect"


@pytest.mark.parametrize(
    ("seats", "texts"),
    [
        (2, {"rivers": "no"}),
        (2, {"rivers": "yes", "side": "B"}),
        (3, {"bridges": "yes"}),
        (3, {"bridges": "yes", "cards": "x,z"}),
    ],
)
def test_an_option_with_what_it_needs_or_left_alone_is_fine(seats: int, texts: dict[str, str]) -> None:
    assert without_effect(NEEDY, needy(seats, **texts)) == []


VAIN = [(name, vain) for name, sample in samples().items() for vain in sample.vain]


@pytest.mark.parametrize(("name", "vain"), VAIN)
def test_no_game_takes_an_option_in_vain(name: str, vain: Vain) -> None:
    """CT-B2.1: nothing is shuffled on the beginner's board; TM-2.11: no Cultists in the first game."""
    game = find_game(name)
    with pytest.raises(SetupError) as caught:
        game.setup(vain.seats, vain.texts)
    assert (caught.value.about["option"], caught.value.rule) == (vain.option, vain.rule)
    fitting = game.fitting_options(vain.seats, vain.texts)
    assert fitting == {id: text for id, text in vain.texts.items() if id != vain.option}
    game.setup(vain.seats, fitting)


@pytest.mark.parametrize(("name", "vain"), VAIN)
def test_a_record_from_before_is_a_fact(name: str, vain: Vain) -> None:
    """A game that was set up with an option in vain replays as it was dealt."""
    game = find_game(name)
    table = Table(game, game.recorded_setup(vain.seats, vain.texts))
    record = Record.read(table.record.write())
    assert vain.option in record.options

    assert final_state(record, game) == table.state


@pytest.mark.parametrize("name", NAMES)
def test_what_an_option_needs_exists_and_rules_are_rules(name: str) -> None:
    game: Game[object] = find_game(name)  # type: ignore[type-var]
    known = {option.id: option for option in game.options}
    for option in game.options:
        for needs in option.needs:
            assert needs.rule is None or needs.rule in game.rules("en").rules
            for other, choice in needs.choices:
                may_be = {"flag": ("yes", "no"), "list": ("", *known[other].choices)}
                assert choice in may_be.get(known[other].kind, known[other].choices)
