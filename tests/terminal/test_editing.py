"""The line at a real terminal: completed with Tab, remembered, edited; and nothing of it elsewhere."""

from __future__ import annotations

import subprocess
import sys

import pytest

from deskovka.terminal.completion import complete
from deskovka.terminal.editing import in_columns
from terminal.real_terminal import TAB, UP, RealTerminal

PHRASES = [
    "send p to AIR for 3",
    "send p to FIRE for 2",
    "show",
    "stůl",
    "draw forest A1+A2",
    "draw forest A1+B1",
    *("build a3", "build b4", "build A3", "build B4"),
]


@pytest.mark.parametrize(
    ("typed", "line", "words"),
    [
        ("se", "send p to ", []),
        ("send p to ", "send p to ", ["AIR", "FIRE"]),
        ("send p to a", "send p to AIR for 3", []),
        ("burn 2. SEND", "burn 2. send p to ", []),
        ("s", "s", ["send", "show", "stůl"]),
        ("stu", "stůl", []),
        ("draw forest a", "draw forest A1+", []),
        ("draw forest A1+", "draw forest A1+", ["A2", "B1"]),
        ("show", "show", []),
        ("build ", "build ", ["A3", "B4"]),  # as the notation writes them, not twice
        ("nonsense", "nonsense", []),
    ],
)
def test_a_line_is_completed_as_far_as_it_is_certain(typed: str, line: str, words: list[str]) -> None:
    assert complete(typed, PHRASES) == (line, words)


def test_many_words_are_listed_in_columns_and_counted() -> None:
    assert in_columns(["a", "bb", "c"], 8) == "a   c\nbb"
    assert in_columns([f"w{n}" for n in range(70)], 80).endswith("… +10")


def test_tab_completes_actions_commands_and_the_words_of_a_question() -> None:
    arguments = ("--seats", "me,random", "--set", "board=beginner", "--seed", "abc")
    with RealTerminal("play", "catan", *arguments) as terminal:
        terminal.answer("Press Enter to begin.", "\r")
        terminal.answer("Where? Type a number", "settle C5" + TAB)
        terminal.until("C5nw")  # several corners of the hex are listed
        terminal.until("settle C5")
        terminal.press("n\r")
        terminal.until("Lay a road beside it")
        terminal.answer("Where? Type a number", "isl" + TAB)
        terminal.until("island")
        terminal.press("\r")
        terminal.until("[A] city")
        terminal.answer("Where? Type a number", UP + UP)
        terminal.until("settle C5n")


def test_at_one_keyboard_nobody_finds_what_another_has_typed() -> None:
    with RealTerminal("play", "cartographers", "--seats", "me,me", "--seed", "abc") as terminal:
        terminal.answer("Press Enter to begin.", "\r")
        terminal.answer("Player 1, take the keyboard", "\r")
        terminal.answer("Which terrain do you draw?", "draw forest A1+A2+A3+B3\r")
        terminal.answer("Press Enter to confirm", "\r")
        terminal.answer("Player 2, take the keyboard", "\r")
        terminal.answer("Which terrain do you draw?", UP + "mine\r")
        told = terminal.until("mine")
        assert "A1" not in told


@pytest.mark.parametrize("arguments", [["--help"], ["play", "catan", "--options"]])
def test_the_editor_is_loaded_only_where_somebody_types(arguments: list[str]) -> None:
    program = (
        "import sys\nfrom deskovka.commandline.declared import program\n"
        f"try:\n    program({arguments!r})\nexcept SystemExit:\n    pass\n"
        "sys.exit('prompt_toolkit' in sys.modules)"
    )
    assert (
        subprocess.run([sys.executable, "-c", program], stdout=subprocess.DEVNULL, check=False).returncode
        == 0
    )
