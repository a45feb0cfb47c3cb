"""`show`: the whole table once more, the board with it, and the choices of the question."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from samples import sample
from terminal.driving import run
from terminal.test_catan import SETUP as CATAN_SETUP
from terminal.test_terra_mystica import FIXED
from terminal.test_terra_mystica import SETUP as TERRA_SETUP

TERRA = ("terra_mystica", "--seats", "me,me", *FIXED)
CATAN = ("catan", "--seats", "me,me", "--set", "board=beginner")
CARTOGRAPHERS = ("cartographers", "--seats", "me")
EMPIRES = ("empires_north", "--seats", "me,random")
GLENN = ("clan glenn", "1 2 3", "1 2")


def shown(arguments: Sequence[str], typed: Sequence[str], plain: bool) -> tuple[str, str]:
    """What stood above the last question before `show` was typed, and what stands above it now."""
    options = ["--plain"] if plain else []
    output = run("play", "--seed", "abc", *arguments, *options, typed=[*typed, "show"]).output
    before, _, after = output.rpartition("> show\n")
    return before.rpartition("\n> ")[2], after


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    ("arguments", "typed", "choices"),
    [
        (CARTOGRAPHERS, [], ["1.", "forest", "2.", "farm"]),
        (CARTOGRAPHERS, ["forest"], ["1", "8", "Which shape"]),
        (CARTOGRAPHERS, ["forest", "1"], ["Where does its top left corner go"]),
        (CARTOGRAPHERS, ["forest", "1", "9999"], ["Where does its top left corner go"]),
        (CARTOGRAPHERS, ["draw forest A1+A2+A3+B3"], ["forest on A1, A2, A3, B3", "Press Enter"]),
        (CATAN, [""], ["1", "54", "Where?"]),
        (CATAN, ["", "settle e8n", "1"], ["You play: road", "Press Enter to confirm"]),
        (CATAN, CATAN_SETUP, ["1", "roll the dice", "Press Enter to roll"]),
        (EMPIRES, [], ["Which clan do you play?", "Ulaf", "MacKinnon", "Type its number or name."]),
        (EMPIRES, GLENN[:1], ["1", "Common Table", "5", "Wool Shed", "Type the numbers of three cards"]),
        (EMPIRES, GLENN, ["place a disc", "build a location", "pass", "What do you do?"]),
        (EMPIRES, [*GLENN, "disc"], ["Explore: draw 1 card", "Sail", "Type its number or name."]),
        (TERRA, [], ["1", "Place one of your first dwellings.", "On which hex?"]),
        (TERRA, TERRA_SETUP, ["transform a hex", "convert or burn power", "What do you do?"]),
        (TERRA, [*TERRA_SETUP, "transform"], ["1", "D4 wasteland", "−6 workers", "Which hex?"]),
        (TERRA, [*TERRA_SETUP, "transform", "d5"], ["forest", "what shall it become?"]),
        (TERRA, [*TERRA_SETUP, "pass"], ["BON2", "BON4", "Which scroll do you take?"]),
    ],
)
def test_show_repeats_the_board_and_the_choices(
    arguments: Sequence[str], typed: Sequence[str], choices: Sequence[str], plain: bool
) -> None:
    """In a pipe it once left out the board where choices are marked on it, and everywhere the choices."""
    before, after = shown(arguments, typed, plain)

    assert sample(arguments[0]).board[plain] in after
    rest = after
    for words in choices:
        assert words in rest, f"{words} is missing in\n{after}"
        rest = rest.partition(words)[2]
    last_question = before.splitlines()[-1]
    assert last_question in after


@pytest.mark.parametrize(
    ("arguments", "typed", "mark"),
    [
        (CATAN, [""], "<54>"),
        (TERRA, [*TERRA_SETUP, "transform"], "(5)"),
        (CARTOGRAPHERS, ["forest", "1"], " +R "),
        (CARTOGRAPHERS, ["forest", "1", "places"], " 57 "),
    ],
)
def test_the_choices_stay_marked_on_the_board(
    arguments: Sequence[str], typed: Sequence[str], mark: str
) -> None:
    before, after = shown(arguments, typed, plain=False)
    assert mark in before and mark in after
    assert after.count(sample(arguments[0]).board[False]) == 1  # one board, not two


def test_marks_are_gone_when_the_choice_is_made_or_taken_back() -> None:
    assert "<1>" not in shown(CATAN, ["", "settle e8n", "1"], plain=False)[1]
    after = shown((*TERRA, "--lang", "en"), [*TERRA_SETUP, "transform", "back"], plain=False)[1]
    assert "(5)" not in after
    assert "+R" not in shown(CARTOGRAPHERS, ["forest", "1", "back"], plain=False)[1]
