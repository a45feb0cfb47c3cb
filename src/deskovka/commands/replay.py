"""`deskovka replay`: a recorded game, move by move."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from deskovka.commands.options import Language, Plain
from deskovka.core.errors import DeskovkaError, RecordError
from deskovka.registry import game as find_game
from deskovka.terminal.files import read_record
from deskovka.terminal.replay import NoSuchMove, Replay
from deskovka.terminal.screen import Screen
from deskovka.text import Texts, choose_language


def replay(
    file: Annotated[str, typer.Argument(help="The record of a game; - reads it from the standard input.")],
    lang: Language = None,
    plain: Plain = False,
    seat: Annotated[
        int | None, typer.Option(help="Watch with the eyes of this player, counted from 1.")
    ] = None,
    move: Annotated[int, typer.Option(help="Begin after this move; 0 is the deal.")] = 0,
    everything: Annotated[bool, typer.Option("--all", help="Print everything without asking.")] = False,
) -> None:
    """Step through a recorded game."""
    record = read_record(file)
    try:
        game = find_game(record.game)
        texts = Texts(choose_language(lang), game.name)
        screen = Screen(plain)
        watched = Replay(record, game, screen, texts, None if seat is None else seat - 1)
    except NoSuchMove:
        raise
    except DeskovkaError as error:
        raise RecordError(f"{file}: {error}") from None
    if everything or not sys.stdin.isatty() or not screen.console.file.isatty():
        watched.print_all(move)
    else:
        watched.step(move)
