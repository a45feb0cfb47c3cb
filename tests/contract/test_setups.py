"""The set-ups that the contract tests draw: all of what can be chosen, nothing that is refused."""

from __future__ import annotations

from deskovka.contract.setups import MOST_SEATS, Draw, drawn_setups
from deskovka.core.chance import Chance
from deskovka.core.errors import SetupError
from deskovka.core.setup import Needs, Option, Setup
from deskovka.registry import game as find_game
from tic_tac_toe.game import Board, TicTacToe


class Picky(TicTacToe):
    """As many marks as seats must be named, and the last option is offered in vain."""

    name = "picky"
    seats = range(2, 9)
    options = (
        Option("side", "choice", "A", ("A", "B", "C")),
        Option("marks", "list", (), tuple("vwxyz"), most=5),
        Option("rounds", "number", 3, least=1, most=5),
        Option("years", "number", 30, least=10, most=99),
        Option("open", "flag", False, needs=(Needs((("side", "C"),)),)),
        Option("never", "flag", False, needs=(Needs(seats=20),)),
    )  # type: ignore[assignment]

    def set_up(self, setup: Setup, chance: Chance) -> Board:
        if setup["marks"] and len(setup.choices("marks")) != setup.seats:
            raise SetupError("a mark for each seat", "marks")
        return super().set_up(setup, chance)


def chosen(draws: tuple[Draw, ...], option: str) -> set[str]:
    return {text for draw in draws for id, text in draw.options if id == option}


def test_every_choice_is_in_a_set_up_and_what_fits_in_none_is_named() -> None:
    game = Picky()
    draws, left = drawn_setups(game)

    assert draws[0] == Draw(MOST_SEATS, ())
    assert {draw.seats for draw in draws} == {2, 3, 4, 5, 6}
    assert chosen(draws, "side") == {"B", "C"}  # the default is what is left alone
    assert {mark for text in chosen(draws, "marks") for mark in text.split(",")} == set("vwxyz")
    assert chosen(draws, "rounds") == {"1", "2", "4", "5"}
    assert chosen(draws, "years") == {"10", "99"}
    assert chosen(draws, "open") == {"yes"}
    assert left == (("never", "yes"),)
    for draw in draws:
        game.set_up(game.setup(draw.seats, dict(draw.options)), None)  # type: ignore[arg-type]


def test_they_are_few_and_always_the_same() -> None:
    game = find_game("catan")
    draws, _ = drawn_setups(game)

    assert len(draws) <= 18  # scenarios and targets
    assert [str(draw) for draw in draws] == [str(draw) for draw in drawn_setups.__wrapped__(game)[0]]
