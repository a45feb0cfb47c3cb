"""The program `deskovka`: puts the commands together and turns mistakes into one line and an exit code."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from deskovka.commands.bench import bench
from deskovka.commands.fuzz import fuzz
from deskovka.commands.import_log import import_log
from deskovka.commands.play import play
from deskovka.commands.replay import replay
from deskovka.commands.rules import rules
from deskovka.commands.score import score
from deskovka.commands.simulate import arena, simulate
from deskovka.commands.verify import verify
from deskovka.core.errors import DeskovkaError
from deskovka.terminal.screen import printable
from deskovka.text import Texts, choose_language

WRONG_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 1


class Commands(TyperGroup):
    """Whatever somebody outside did wrong is told in one line, without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            close_quietly()
            raise typer.Exit(BROKEN_PIPE) from None
        except KeyboardInterrupt as interruption:
            typer.echo("\n" + (str(interruption) or Texts(choose_language()).t("interrupted")), err=True)
            raise typer.Exit(INTERRUPTED) from None
        except DeskovkaError as error:
            complain(str(error))
        except UnicodeDecodeError as error:
            complain(f"the input is not text in UTF-8: byte {error.object[error.start]:#04x}")
        except OSError as error:
            complain(f"{error.filename or 'input or output'}: {error.strerror or error}")
        raise typer.Exit(WRONG_INPUT)


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="The digital table for board games.",
)
for command in (play, replay, rules, score, simulate, arena, verify, fuzz, bench):
    app.command()(command)
app.command("import")(import_log)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"deskovka {version('deskovka')}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and stop."),
    ] = False,
) -> None:
    """The digital table for board games."""


def main() -> None:
    """What the console script starts."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    try:
        app()
    finally:
        try:
            sys.stdout.flush()
        except BrokenPipeError:
            close_quietly()


def complain(message: str) -> None:
    typer.echo("deskovka: " + printable(" ".join(message.split())), err=True)


def close_quietly() -> None:
    """Nobody reads any more: what is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
