"""`deskovka verify`: recompute every draw of a finished game from its revealed seed."""

from __future__ import annotations

from typing import Annotated

import typer

from deskovka.core.record import verify as verify_draws
from deskovka.registry import game as find_game
from deskovka.terminal.files import read_record


def verify(file: Annotated[str, typer.Argument(help="the record of a finished game")]) -> None:
    """Check that the seed fits its commitment and that every card and roll came from it."""
    record = read_record(file)
    rules = find_game(record.game)
    draws = len(verify_draws(record, rules))
    print(f"{file}: the seed fits its commitment, and all {draws} draws come from it")
    fixed = rules.secret_options.intersection(record.options)
    if fixed:
        print(f"{file}: cards were fixed before the game, and not drawn, by {', '.join(sorted(fixed))}")
