"""The program as a person uses it: a command line, typed lines, what comes out."""

from __future__ import annotations

from collections.abc import Sequence

from click.testing import CliRunner, Result

from deskovka.commandline.declared import program
from deskovka.core.chance import SeededChance
from deskovka.core.table import Table
from deskovka.registry import game

GAME = "cartographers"
PATIENT = ["1", ""] * 400  # the first answer to every question, and Enter where something is to be confirmed

# With this seed the first card is Orchard: forest or farm, one shape of four spaces.
SEED = ("--seed", "abc")
SOLO = ("--seats", "me", *SEED)


def run(*arguments: str, typed: Sequence[str] = (), **environment: str) -> Result:
    """A command in English unless it says otherwise; a traceback fails the test."""
    settings = {"DESKOVKA_LANG": "en", "COLUMNS": "100", **environment}
    lines = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(program, list(arguments), input=lines, env=settings, catch_exceptions=False)


def play(*arguments: str, typed: Sequence[str] = PATIENT, **environment: str) -> Result:
    return run("play", GAME, *arguments, typed=typed, **environment)


def assert_one_line_of_complaint(result: Result, *words: str) -> None:
    """Exit code 2, one line on the error stream, and these words in it."""
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("deskovka: ")
    assert result.stderr.count("\n") == 1
    for word in words:
        assert word in result.stderr


def first_moves(seed: str, seats: int = 1) -> Table:
    """A table on which everybody always takes the first legal action."""
    rules = game(GAME)
    table = Table(rules, rules.setup(seats), SeededChance.from_text(seed))
    while waiting := rules.waiting(table.state):
        table.play(waiting[0], rules.legal(table.state, waiting[0])[0])
    return table


def notation(actions: Sequence[str]) -> list[str]:
    """What a person types who writes whole actions and confirms each."""
    return [line for action in actions for line in (action, "")]
