"""`deskovka replay`: a recorded game, move by move."""

from __future__ import annotations

import sys

from deskovka.core.errors import DeskovkaError, RecordError
from deskovka.registry import game as find_game
from deskovka.terminal.files import read_record
from deskovka.terminal.replay import NoSuchMove, Replay
from deskovka.terminal.screen import Screen
from deskovka.text import Texts


def replay(
    *,
    language: str,
    file: str,
    seat: int | None,
    move: int,
    everything: bool,
    plain: bool,
) -> None:
    """Step through a recorded game."""
    record = read_record(file)
    try:
        game = find_game(record.game)
        texts = Texts(language, game.name)
        screen = Screen(plain)
        watched = Replay(record, game, screen, texts, None if seat is None else seat - 1)
    except NoSuchMove:
        raise
    except DeskovkaError as error:
        raise RecordError(f"{file}: {error}", reason="in-file", file=file) from error
    if everything or not sys.stdin.isatty() or not screen.console.file.isatty():
        watched.print_all(move)
    else:
        watched.step(move)
