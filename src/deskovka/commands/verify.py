"""`deskovka verify`: recompute every draw of a finished game from its revealed seed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from deskovka.core.record import Record, verify
from deskovka.registry import game as find_game


def verify_record(file: Annotated[Path, typer.Argument(help="the record of a finished game")]) -> None:
    """Check that the seed fits its commitment and that every card and roll came from it."""
    record = Record.read(file.read_text("utf-8"))
    draws = verify(record, find_game(record.game))
    print(f"{file}: the seed fits its commitment, and all {draws} draws come from it")
