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
    draws = len(verify_draws(record, find_game(record.game)))
    print(f"{file}: the seed fits its commitment, and all {draws} draws come from it")
